"""What people, tables and their logs are made of: plain values that the store keeps and everybody else reads."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from douzaine.errors import Phrase

NOBODY = ""  # in place of a host: whoever sits down first is the next
LONGEST_NAME = 24  # characters of a person's name; a seat's may have a number behind it, and columns hold 40
LONGEST_TYPED = 1000  # characters of what somebody sends as a name that are looked at


@dataclass(frozen=True)
class Person:
    """Somebody with a name and a secret cookie."""

    id: str
    name: str
    pace: str = "1"  # how fast pages show one beat after another: 0.5, 1, 2, 4, now
    learnt: str = ""  # how far they are in lessons: killer.3-king12.end


@dataclass(frozen=True)
class Seat:
    """A place at a table, and who sits there."""

    number: int
    kind: str  # person, bot, open; reserved: kept for a person who has not sat down yet
    person: str | None
    level: str | None
    name: str
    words: str = ""  # added to the dice
    words_hash: str | None = None  # SHA-256 of words that are no longer told
    seal: str = ""  # what was said of them before anybody's were known; empty: no words
    salt: str = ""  # with which they were sealed; empty: not revealed yet

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits here."""
        return self.kind in ("person", "bot")

    @property
    def is_unrevealed(self) -> bool:
        """Whether only the browser of whoever sits here knows its words."""
        return bool(self.seal and not self.salt)


@dataclass(frozen=True)
class Guest:
    """Somebody who was let in to a lobby by its link or its word; or sent away, under the name they had there."""

    person: str
    came_by: str  # link, word, away
    name: str = ""


@dataclass(frozen=True)
class Session:
    """A device or a program that is somebody."""

    id: str
    kind: str  # cookie, api
    created: float
    seen_on: int  # the last day it was used, counted from 1970-01-01
    is_this: bool  # whether it is the one that asks


class Start(NamedTuple):
    """Where a practice table begins: at a position, or as usual, and then what a record says was decided."""

    position: Mapping[str, Any] | None
    moves: tuple[str, ...] = ()  # lines of a record: who, and what; `*` is chance


class LogEntry(NamedTuple):
    """One thing done at a table.

    `move` (the words of moves made at once), `back` (how many), `leave`, `silent` (a bot plays the seat
    until its person returns), `return`, `end` (agrees that the match ends; with the word `over` it does), `play_on`.
    """

    number: int
    kind: str
    seat: int
    words: tuple[str, ...]
    at: float


@dataclass(frozen=True)
class TableRow:
    """What was agreed at a table.

    Those who may see the table may be shown all of it but `seed`, `invitation`, and other seats' words before play.
    """

    code: str
    game: str
    version: int
    options: dict[str, Any]
    seed: str
    host: str
    public: bool
    spectators: bool
    hints: bool
    guided: bool
    leaving: str
    created: float
    started: float | None
    ended: float | None
    result: dict[str, Any] | None
    successor: str | None
    seats: tuple[Seat, ...]
    clock: int | None = None  # seconds a decision may take
    invitation: str | None = None  # the secret of the link that lets people in before play
    revealing: float | None = None  # since when words for the dice are being revealed, just before play
    daily: str | None = None  # the day whose match of the day it is: its dice are the same for everybody
    practice: bool = False  # it begins at a `Start`, moves can be taken back at will, and nothing counts
    guests: Mapping[str, Guest] = field(default_factory=dict)  # by person

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats somebody has taken."""
        return [seat.number for seat in self.seats if person and seat.kind == "person" and seat.person == person.id]

    def reserved_for(self, person: Person | None) -> list[int]:
        """The seats that are kept for somebody."""
        return [seat.number for seat in self.seats if person and seat.kind == "reserved" and seat.person == person.id]

    def came_by(self, person: Person | None) -> str | None:
        """How somebody was let in: `link` or `word`; `away` if they were sent away; None if they never came."""
        guest = self.guests.get(person.id) if person else None
        return guest.came_by if guest else None


class Refused(Phrase, Exception):
    """Something that cannot be done now: the phrase says why, `status` is the HTTP status."""

    def __init__(self, status: int, id: str, **values: Any) -> None:
        super().__init__(id, **values)
        self.status = status


class Stale(Refused):
    """Somebody decided by what no longer stands; or this process does not know yet what does."""

    def __init__(self) -> None:
        super().__init__(409, "web-error-stale")


def clean_name(name: str) -> str:
    """A name on one line, without signs nobody can see, and not too long."""
    typed = name[:LONGEST_TYPED]
    return " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())[:LONGEST_NAME]
