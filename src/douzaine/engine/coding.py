"""How each field of a Table is shown to a learner: what kind of number it is, its range, what its axes count.

A field of a Table is a tuple `(name, type, shape, coding)`, the shape left out where there is none:

    ("hp", "i4", (SEATS,), amount(30, BY_SEAT)),  # 0 = eliminated
    ("target", "i4", a_seat(none=-1)),  # -1 = none named

`encoding.py` makes a rule of them.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Axis:
    """What an axis of a field is indexed by."""

    kind: str
    rest: int = 0  # places after those of the seats


EACH = Axis("each")  # things that are the same for everybody, such as colours or regions
BY_SEAT = Axis("seat")  # seats at the table, starting with the observer
OWN = Axis("own")  # seats, of which only the observer's is shown


def by_seat_then(rest: int) -> Axis:
    """An axis of seats followed by so many other places."""
    return Axis("seat", rest)


@dataclass(frozen=True)
class Coding:
    """How one number becomes entries between 0 and 1, and what the axes of its field are indexed by."""

    kind: str
    axes: tuple[Axis, ...] = ()
    low: int = 0
    high: int = 0
    none: int | None = None  # a value that stands for nothing
    also: tuple[int, ...] = ()  # values outside the range with an entry each
    size_field: str = ""  # which part of a pile counts

    def width(self, seats: int) -> int:
        """The number of entries for one number at a table of so many seats."""
        values = self.high - self.low + 1 + len(self.also)
        known = {"number": 1 if self.none is None else 2, "amount": 1, "flag": 1, "left_out": 0}
        sized = {"one_of": values, "top": values, "seat": seats + len(self.also), "seat_bits": seats}
        return {**known, **sized, "bits": self.high, "hidden_bits": self.high + 1}[self.kind]


def number(low: int, high: int, *axes: Axis, none: int | None = None) -> Coding:
    """A number from a range, scaled; with `none`, an entry before it says whether there is one."""
    return Coding("number", axes, low, high, none)


def amount(usual: int, *axes: Axis) -> Coding:
    """A number from 0 up without a limit: n / (n + usual)."""
    return Coding("amount", axes, high=usual)


def flag(*axes: Axis) -> Coding:
    """1 unless the number is 0."""
    return Coding("flag", axes)


def one_of(low: int, high: int, *axes: Axis, none: int | None = None, also: tuple[int, ...] = ()) -> Coding:
    """One thing among several, with an entry for each; with `none`, possibly none of them."""
    return Coding("one_of", axes, low, high, none, also)


def a_seat(*axes: Axis, none: int | None = None, also: tuple[int, ...] = ()) -> Coding:
    """A seat, by its distance from the observer."""
    return Coding("seat", axes, none=none, also=also)


def seat_bits(*axes: Axis) -> Coding:
    """Bits, one per seat."""
    return Coding("seat_bits", axes)


def bits(count: int, *axes: Axis) -> Coding:
    """A set of things as bits, with an entry for each."""
    return Coding("bits", axes, high=count)


def hidden_bits(count: int, *axes: Axis) -> Coding:
    """A set as bits followed by its size; if only the size may be seen, the number is -1 minus the size."""
    return Coding("hidden_bits", axes, high=count)


def top_of(size_field: str, low: int, high: int, *axes: Axis) -> Coding:
    """A pile of which only the top counts; another field holds its height."""
    return Coding("top", axes, low, high, size_field=size_field)


def left_out() -> Coding:
    """No entries: a field that no seat can see, or that adds nothing."""
    return Coding("left_out")
