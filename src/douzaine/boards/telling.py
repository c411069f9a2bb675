"""How boards tell what happened: events that belong together in one sentence, and what explains it."""

from dataclasses import dataclass

from douzaine.boards.markup import NOTHING, Markup, tag


@dataclass(frozen=True)
class Why:
    """What opens under a sentence: the rule that decided, the pieces it looked at, and the sum.

    A game names the rule in a few words by its text `why-R14`, and other rules by `why-R15.short`.
    """

    rule: str
    box: Markup = NOTHING  # the pieces and the sum
    after: str = ""  # what stays, or what comes next
    also: tuple[str, ...] = ()  # other rules


@dataclass(frozen=True)
class Line:
    """One sentence of the story. `first` and `last` are the numbers of the events that it tells."""

    first: int
    last: int
    text: str
    picture: Markup
    why: Why | None = None


@dataclass(frozen=True)
class Round:
    """Some turns of a match that belong together, as a replay shows them. `first` is the number of its first turn."""

    first: int
    title: str
    told: str = ""  # how it ended


@dataclass(frozen=True)
class Mark:
    """A turn worth a look in a replay: its number, a small picture, and what that means."""

    turn: int
    picture: Markup
    words: str
    who: str = ""  # whose doing it was


@dataclass(frozen=True)
class Remark:
    """Something that the chart of a match says where it happened: in which turn, from 1, and on whose line."""

    turn: int
    seat: int
    text: str
    ends: bool = False  # whether the line stops there


def captioned(piece: Markup, caption: str) -> Markup:
    """A piece with what it is or counts below."""
    return tag("span", piece, tag("small", caption), class_="w-piece")


def row_of(*parts: Markup | str | None) -> Markup:
    """Pieces beside each other."""
    return tag("div", *parts, class_="w-row")


def sum_of(text: str, *before: Markup) -> Markup:
    """The sum that a box ends with."""
    return tag("div", *before, tag("b", text), class_="w-sum")
