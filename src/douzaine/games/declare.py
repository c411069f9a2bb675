"""Declarations of a game's facts: seats, options, moves, events. Nothing here plays."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from douzaine.errors import BadOption, DouzaineError, Phrase


@dataclass(frozen=True)
class Parts:
    """Where the parts of a game are: dotted names below its package, imported on first use.

    A part that is None does not exist. A game's package names its parts as `PARTS`.
    """

    box: str = "box"  # options, moves, and what the rules read of them
    table: str = "table"  # the Table and its phases
    events: str = "events"  # what can happen, and who may know it
    rules: str = "rules"
    view: str = "view"  # what a seat may see, and a random Table that agrees with it
    position: str = "position"
    terminal: str = "terminal"
    board: str | None = None  # the table in the browser
    policy: str | None = None  # the rule of thumb
    odds: str | None = None  # what can be known without a search
    solver: str | None = None
    deck: str | None = None  # where a box can take a user's deck


@dataclass(frozen=True)
class Facts:
    """Facts about a game that do not depend on options. Its texts, including the title, are in its words."""

    shelf: int  # its place in the list of games
    version: int  # of the rules: a record says which version it was played with
    seats: tuple[int, int]  # fewest and most
    minutes: tuple[int, int]  # of a match among people
    hidden: bool  # whether anything is ever secret
    simultaneous: bool  # whether several seats ever decide at the same time
    reasons: tuple[str, ...]  # the reasons why a match can end; the header's `over` counts them from 1
    max_moves: int  # the maximum number of legal moves of a seat
    max_outcomes: int  # the maximum number of outcomes of a chance event
    safety_stop: str | None = None  # the reason that is a safety limit


@dataclass(frozen=True)
class Option:
    """An option of a game. `read` turns what a user wrote into the value.

    It raises `BadOption`, or `BadDeck` for a deck.
    """

    id: str
    default: Any
    allowed: str | Phrase  # for error messages and help; a plain text if it is the same in every language
    read: Callable[[Any], Any] = field(repr=False)
    examples: tuple[Any, ...] = ()  # values worth trying, for tests and menus
    kind: str = "text"  # the control that fits it: whole, choice, on_off, seat, deck (a text of many lines), text
    range: tuple[int, int] | None = None  # of a whole number

    def value(self, given: Any) -> Any:
        """The value that a user wrote."""
        try:
            return self.read(given)
        except (TypeError, ValueError, KeyError, AttributeError, RecursionError) as error:
            if isinstance(error, DouzaineError):
                raise
            raise self.refuse(given) from None

    def names_a_file(self, given: Any) -> bool:
        """Whether a deck is given as the path of a file; never open it for a stranger."""
        is_one_line = isinstance(given, str) and "\n" not in given.strip()
        return self.kind == "deck" and is_one_line and given != self.default and given not in self.examples

    def refuse(self, given: Any) -> BadOption:
        """The error for a value that is not allowed."""
        return BadOption("error-option-value", option=self.id, value=shown(given), allowed=self.allowed)


def shown(given: Any) -> str:
    """A user's value in an error message, shortened if it is long."""
    try:
        text = repr(given)
    except Exception:  # a user's own object may do anything in its repr
        text = f"a {type(given).__name__}"
    return text if len(text) <= 80 else text[:77] + "..."


def whole(id: str, default: int, low: int, high: int, zero: bool = False) -> Option:
    """A whole number in a range; with `zero`, also 0 for "none"."""

    def read(given: Any) -> int:
        if isinstance(given, str) and given.isascii() and given.removeprefix("-").isdecimal() and len(given) < 12:
            given = int(given)
        if not is_whole(given) or not (low <= given <= high or (zero and given == 0)):
            raise ValueError
        return int(given)

    allowed = Phrase("allowed-range-or-zero" if zero else "allowed-range", low=low, high=high)
    return Option(
        id,
        default,
        allowed,
        read,
        tuple({low, default, min(low + 1, high)} | ({0} if zero else set())),
        "whole",
        (0 if zero else low, high),
    )


def choice(id: str, default: str, values: Sequence[str]) -> Option:
    """One of a few words."""

    def read(given: Any) -> str:
        if not isinstance(given, str) or given not in values:
            raise ValueError
        return given

    return Option(id, default, ", ".join(values), read, tuple(values), "choice")


def on_off(id: str, default: bool) -> Option:
    """True or False; "on" and "off" are accepted too."""

    def read(given: Any) -> bool:
        if isinstance(given, bool):
            return given
        return {"on": True, "off": False}[given]

    return Option(id, default, "on, off", read, (True, False), "on_off")


def first_player(seats: int) -> Option:
    """`"random"` or a seat; the number of players is checked separately."""

    def read(given: Any) -> str | int:
        if given == "random" and isinstance(given, str):
            return "random"
        return int(whole("first_player", 0, 0, seats - 1).read(given))

    return Option(
        "first_player",
        "random",
        Phrase("allowed-first-player", last=seats - 1),
        read,
        ("random", 0, 1),
        "seat",
        (0, seats - 1),
    )


def check_first_player(options: Mapping[str, Any]) -> None:
    """Refuse a first player who does not sit at the table."""
    first, players = options["first_player"], options["players"]
    if first != "random" and first >= players:
        raise BadOption("error-first-player", seat=first, last=players - 1)


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number, NumPy's included; True and False are not."""
    return not isinstance(value, bool) and (isinstance(value, int) or _is_numpy_integer(value))


def _is_numpy_integer(value: Any) -> bool:
    import numpy as np

    return isinstance(value, np.integer)


@dataclass(frozen=True)
class EventSpec:
    """A kind of event: the rule that causes it, the names and kinds of its details, and who may read them.

    A field is written `name:kind`, in the order a, b, c, d of `emit`. Kinds: `number`, `seat`, `dice` (faces as decimal
    digits), or the game's own, which its `name_of` puts into words. Fields named in `secret` are blank for readers
    outside the event's audience.
    """

    rule: str
    fields: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    audience: str = "everybody"  # or "owner", only the event's seat, or "some": named by the rule

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The kind of each detail, by its name."""
        return dict(field.split(":") for field in self.fields)


def event(rule: str, *fields: str, secret: Sequence[str] = (), audience: str | None = None) -> EventSpec:
    """Shorthand for an EventSpec; without an audience, secrets are for some, everything else for everybody."""
    return EventSpec(rule, fields, tuple(secret), audience or ("some" if secret else "everybody"))


class EventEnum(IntEnum):
    """The kinds of events of a game, each with its number and its spec.

    A member is written `COVERED = 25, event("R28", "value:number")`.
    """

    spec: EventSpec

    def __new__(cls, number: int, spec: EventSpec) -> "EventEnum":
        member = int.__new__(cls, number)
        member._value_ = number
        member.spec = spec
        return member


@dataclass(frozen=True)
class Finding:
    """Something found in a deck file: an error (it refuses the deck) or a warning (code W…).

    Its sentence is the game's text `deck-<code>`, with `details`.
    """

    code: str
    card: str = "-"
    line: int | None = None
    details: dict[str, Any] = field(default_factory=dict)

    def phrase(self, game: str) -> Phrase:
        """The finding as a phrase."""
        return Phrase(f"{game}.deck-{self.code}", card=self.card, **self.details)

    @property
    def is_warning(self) -> bool:
        """Whether the deck can be played anyway."""
        return self.code.startswith("W")
