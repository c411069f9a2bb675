"""Observations of a Table: one rule, made from the codings that its fields declare (`coding.py`).

Entries are between 0 and 1. Everything is relative to the observing seat: axes of seats begin with that seat and go
round the table, and a seat is named by its distance from it. Only views are encoded, so nothing hidden can come out.
"""

from collections.abc import Iterator, Sequence
from types import FunctionType
from typing import Any

from douzaine.engine.coding import EACH, Coding, one_of
from douzaine.engine.drivers import encode
from douzaine.engine.rule import rule
from douzaine.engine.table import HEADER

Fields = Sequence[tuple[Any, ...]]


def with_header(fields: Fields, phases: int) -> list[tuple[Any, ...]]:
    """All fields of a Table of a game with so many phases."""
    header = [(name, kind, one_of(0, phases - 1) if name == "phase" else coding) for name, kind, coding in HEADER]
    return [*header, *fields]


def declared(fields: Fields) -> Iterator[tuple[str, tuple[int, ...], Coding]]:
    """The name, shape and coding of every field. Raises `TypeError` where they do not fit."""
    for name, _, *more in fields:
        coding = more[-1] if more else None
        shape = more[0] if len(more) == 2 else ()
        if not isinstance(coding, Coding):
            raise TypeError(f"field {name!r} of the Table does not say how it is encoded")
        if coding.kind not in ("left_out", "top") and len(coding.axes) != len(shape):
            raise TypeError(f"the coding of field {name!r} names {len(coding.axes)} axes, and it has {len(shape)}")
        yield name, shape, coding


# ---- the rule


@rule
def encode_view(table, seat, out):
    """Write a seat's view into an array of `observation_size` numbers."""
    encode(table[0], seat, out)


@rule
def seat_at(seat, distance, seats):
    """The seat so many places after another one."""
    found = seat + distance
    return found - seats if found >= seats else found


@rule
def put_number(out, at, value, low, high, scale):
    """Write a scaled number; values outside its range are clipped."""
    out[at] = (min(max(value, low), high) - low) * scale


@rule
def put_numbers(out, at, values, low, high, scale):
    """Write all numbers of an array, scaled. (Into a slice: the compiler then knows that no index is negative.)"""
    part = out[at : at + values.shape[0]]
    for index in range(values.shape[0]):
        part[index] = (min(max(int(values[index]), low), high) - low) * scale


@rule
def put_one(out, at, value, low, count):
    """1 at the place of a value."""
    if low <= value < low + count:
        out[at + value - low] = 1.0


@rule
def put_seat(out, at, value, seat, seats):
    """Write 1 at the place of a seat, counted from the observer."""
    if 0 <= value < seats:
        out[at + (value - seat if value >= seat else value - seat + seats)] = 1.0


@rule
def put_bits(out, at, value, count):
    """Write 1 for every bit. (Choosing between two numbers is faster than converting.)"""
    part = out[at : at + count]
    for bit in range(count):
        part[bit] = 1.0 if (value >> bit) & 1 == 1 else 0.0


@rule
def put_seat_bits(out, at, value, seat, seats):
    """Write 1 for every seat among bits, counted from the observer."""
    for distance in range(seats):
        out[at + distance] = (value >> seat_at(seat, distance, seats)) & 1


@rule
def put_hidden_bits(out, at, value, count, scale):
    """Write 1 for every bit, if they may be seen, and the size."""
    size = -1 - value
    if value >= 0:
        put_bits(out, at, value, count)
        size = 0
        left = value
        while left != 0:
            left &= left - 1
            size += 1
    out[at + count] = size * scale


RULES = (seat_at, put_number, put_numbers, put_one, put_seat, put_bits, put_seat_bits, put_hidden_bits)


def encoder(fields: Fields) -> Any:
    """The rule `encode(seen, seat, out)` of a Table with these fields."""
    scope: dict[str, Any] = {each.__name__: each for each in RULES}
    exec(compile(encoder_source(fields), "<encoder>", "exec"), scope)
    made: FunctionType = scope["encode"]
    return rule(made)


def encoder_source(fields: Fields) -> str:
    """The encoder as Python."""
    lines = [
        "def encode(seen, seat, out):",
        "    seats = int(seen.seats)",
        "    for at in range(out.shape[0]):",
        "        out[at] = 0.0",
        "    at = 0",
    ]
    for name, shape, coding in declared(fields):
        if coding.kind != "left_out":
            lines += [f"    {line}" for line in _lines(name, shape, coding)]
    return "\n".join(lines) + "\n"


def _lines(name: str, shape: tuple[int, ...], coding: Coding) -> Iterator[str]:
    """The lines that encode one field: a loop for each axis around the encoding of one number."""
    if coding.kind == "top":
        yield f"put_one(out, at, int(seen.{name}[seen.{coding.size_field} - 1]), {coding.low}, {_count(coding)})"
        yield f"at += {_count(coding)}"
        return
    indent = ""
    places: list[str] = []
    in_one_go = shape[-1:] if _takes_rows(coding) else ()
    for axis, size in list(zip(coding.axes, shape, strict=True))[: len(shape) - len(in_one_go)]:
        loop = f"i{len(places)}"
        if axis.kind == "own":
            places.append("seat")
            continue
        place = loop
        ends = str(size) if axis.kind == "each" else f"seats + {axis.rest}" if axis.rest else "seats"
        yield f"{indent}for {loop} in range({ends}):"
        indent += "    "
        if axis.kind == "seat":
            place = f"p{len(places)}"
            turned = f"seat_at(seat, {loop}, seats)"
            beyond = f" if {loop} < seats else {loop} - seats + {size - axis.rest}" if axis.rest else ""
            yield f"{indent}{place} = {turned}{beyond}"
        places.append(place)
    value = f"seen.{name}[{', '.join(places)}]" if places else f"seen.{name}"
    if in_one_go:
        yield f"{indent}put_numbers(out, at, {value}, {coding.low}, {coding.high}, {_scale(coding)!r})"
        yield f"{indent}at += {shape[-1]}"
        return
    value = f"int({value})"
    yield from (indent + line for line in _put(value, coding))


def _takes_rows(coding: Coding) -> bool:
    """Whether the numbers along the last axis are written together."""
    return coding.kind == "number" and coding.none is None and coding.axes[-1:] == (EACH,)


def _put(value: str, coding: Coding) -> Iterator[str]:
    """The line that encodes one number."""
    scaled = f"{value}, {coding.low}, {coding.high}, {_scale(coding)!r}"
    if coding.kind == "number" and coding.none is not None:
        yield f"if {value} != {coding.none}:"
        yield "    out[at] = 1.0"
        yield f"    put_number(out, at + 1, {scaled})"
    elif coding.kind == "number":
        yield f"put_number(out, at, {scaled})"
    elif coding.kind == "amount":
        yield f"out[at] = {value} / ({value} + {coding.high})"
    elif coding.kind == "flag":
        yield f"out[at] = 1.0 if {value} != 0 else 0.0"
    elif coding.kind == "seat":
        yield f"put_seat(out, at, {value}, seat, seats)"
        yield from _put_also(value, coding.also, "seats")
    elif coding.kind == "seat_bits":
        yield f"put_seat_bits(out, at, {value}, seat, seats)"
    elif coding.kind == "bits":
        yield f"put_bits(out, at, {value}, {coding.high})"
    elif coding.kind == "hidden_bits":
        yield f"put_hidden_bits(out, at, {value}, {coding.high}, {1 / coding.high!r})"
    else:
        yield f"put_one(out, at, {value}, {coding.low}, {_count(coding)})"
        yield from _put_also(value, coding.also, str(_count(coding)))
    by_seats = "seats + " if coding.kind in ("seat", "seat_bits") else ""
    yield f"at += {by_seats}{len(coding.also) if by_seats else coding.width(0)}"


def _put_also(value: str, also: tuple[int, ...], after: str) -> Iterator[str]:
    for place, other in enumerate(also):
        yield f"if {value} == {other}:"
        yield f"    out[at + {after} + {place}] = 1.0"


def _count(coding: Coding) -> int:
    return coding.high - coding.low + 1


def _scale(coding: Coding) -> float:
    return 1 / max(coding.high - coding.low, 1)
