"""People, tables and log entries: plain values that the store keeps and other modules read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from douzaine.errors import Phrase

NOBODY = ""  # in place of a host: the next person to sit down becomes it
LONGEST_NAME = 24  # characters of a person's name; a seat's may add a number, and columns hold 40
LONGEST_TYPED = 1000  # characters of a submitted name that are read


@dataclass(frozen=True)
class Person:
    """A person, with a name and a secret cookie."""

    id: str
    name: str
    pace: str = "1"  # pause between beats on their pages: 0.5, 1, 2, 4, now
    learnt: str = ""  # progress in lessons: killer.3-king12.end


@dataclass(frozen=True)
class Seat:
    """A place at a table, and who sits there."""

    number: int
    kind: str  # person, bot, open; reserved: kept for a person who has not sat down yet
    person: str | None
    level: str | None
    name: str
    words: str = ""  # added to the dice
    words_hash: str | None = None  # SHA-256 of words that are no longer shown
    seal: str = ""  # the seal shown before the words; empty: no words
    salt: str = ""  # the salt of the seal; empty: not revealed yet

    @property
    def is_taken(self) -> bool:
        """Whether a player sits here."""
        return self.kind in ("person", "bot")

    @property
    def is_unrevealed(self) -> bool:
        """Whether only the player's own browser knows the words."""
        return bool(self.seal and not self.salt)


@dataclass(frozen=True)
class Guest:
    """A person whom a lobby let in by its link or its word, or sent away (with their name there)."""

    person: str
    came_by: str  # link, word, away
    name: str = ""


@dataclass(frozen=True)
class Session:
    """A device or a program signed in as a person."""

    id: str
    kind: str  # cookie, api
    created: float
    seen_on: int  # the last day it was used, in days since 1970-01-01
    is_this: bool  # whether this request came from it


class Start(NamedTuple):
    """The start of a practice table: a position, or the usual start, and the first lines of a record."""

    position: Mapping[str, Any] | None
    moves: tuple[str, ...] = ()  # lines of a record: who, and what; `*` is chance


class LogEntry(NamedTuple):
    """One thing done at a table.

    `move` (the words of moves made together), `back` (how many), `leave`, `silent` (a bot plays the seat until its
    person returns), `return`, `end` (agrees to end the match; with the word `over` it ends), `play_on`.
    """

    number: int
    kind: str
    seat: int
    words: tuple[str, ...]
    at: float


@dataclass(frozen=True)
class TableRow:
    """The facts about a table.

    People who may see the table may see all of it except `seed`, `invitation`, and other seats' words before play.
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
    invitation: str | None = None  # the secret of the invitation link, before play
    revealing: float | None = None  # since when words for the dice are being revealed, just before play
    daily: str | None = None  # the day of a match of the day, whose dice are the same for everybody
    practice: bool = False  # it begins at a `Start`, moves can be taken back freely, and nothing counts
    guests: Mapping[str, Guest] = field(default_factory=dict)  # by person

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats a person has taken."""
        return [seat.number for seat in self.seats if person and seat.kind == "person" and seat.person == person.id]

    def reserved_for(self, person: Person | None) -> list[int]:
        """The seats reserved for a person."""
        return [seat.number for seat in self.seats if person and seat.kind == "reserved" and seat.person == person.id]

    def came_by(self, person: Person | None) -> str | None:
        """How a person was let in: `link` or `word`; `away` if they were sent away; None if they never came."""
        guest = self.guests.get(person.id) if person else None
        return guest.came_by if guest else None


class Refused(Phrase, Exception):
    """An action that is not possible now: the phrase says why, `status` is the HTTP status."""

    def __init__(self, status: int, id: str, **values: Any) -> None:
        super().__init__(id, **values)
        self.status = status


class Stale(Refused):
    """A decision that answers an old question; or this process does not know the current one yet."""

    def __init__(self) -> None:
        super().__init__(409, "web-error-stale")


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters, and not too long."""
    typed = name[:LONGEST_TYPED]
    return " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())[:LONGEST_NAME]
