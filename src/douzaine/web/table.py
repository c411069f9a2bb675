"""A table as it stands, small questions about it, and how something that cannot be done is refused."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import douzaine as dz
from douzaine.errors import DouzaineError, Phrase
from douzaine.match.fair import MOST_WORDS
from douzaine.web.minds import DEFAULT_LEVEL, MOST_AT_ONCE
from douzaine.web.running import Running
from douzaine.web.store import Agreed, Person, Seat

PATIENCE = 120  # seconds after which others may let a bot play for somebody, where no clock runs


class Refused(Phrase, Exception):
    """Something that cannot be done now: the phrase says why, `status` is the HTTP status."""

    def __init__(self, status: int, id: str, **values: Any) -> None:
        super().__init__(id, **values)
        self.status = status


class Stale(Refused):
    """Somebody decided by what no longer stands; or this process does not know yet what does."""

    def __init__(self) -> None:
        super().__init__(409, "web-error-stale")


@dataclass(frozen=True)
class Table:
    """A table as it stands: what was agreed, and the match if it has begun."""

    agreed: Agreed
    running: Running | None

    def snapshot(self) -> "Table":
        """The same, to be looked at while play goes on."""
        return Table(self.agreed, self.running.snapshot() if self.running else None)

    @property
    def in_play(self) -> bool:
        """Whether somebody may still decide something."""
        return self.running is not None and not self.running.over


def meant(view: dz.View, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """The moves that a sent form means. Raises `Refused` if it means none."""
    game = view.box.game
    read = getattr(game.part("board"), "moves", None) if game.has_part("board") else None
    try:
        words = read(view, fields) if read else list(fields.get("move", ()))
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        why = error if isinstance(error, DouzaineError) else Phrase("error-form")
        raise Refused(422, "web-error-illegal", why=why) from error
    if not words:
        raise Refused(422, "web-error-nothing-chosen")
    return list(words[:MOST_AT_ONCE])


def level_of(table: Table, seat: int) -> str | None:
    """The level of the bot that plays a seat now; None if a person does."""
    if table.running and (seat in table.running.left or seat in table.running.silent):
        return DEFAULT_LEVEL
    return table.agreed.seats[seat].level if table.agreed.seats[seat].kind == "bot" else None


def may_take_back(table: Table, person: Person | None, seat: int) -> int:
    """How many steps somebody may take back now; 0 if none."""
    people = {each.person for each in table.agreed.seats if each.kind == "person"}
    if table.running is None or table.running.over or person is None or people != {person.id}:
        return 0
    return table.running.back_by(seat) if seat in table.agreed.seats_of(person) else 0


def silent_from(table: Table, seat: int) -> float:
    """From when on a seat counts as silent: when its clock has run out, or after a while without one."""
    running, clock = table.running, table.agreed.clock
    if running is None or seat not in running.actors() or level_of(table, seat) is not None:
        return math.inf
    return running.asked_since(seat) + (PATIENCE if clock is None else clock)


def deadline(table: Table) -> float | None:
    """When the next clock runs out; None without a clock."""
    running, clock = table.running, table.agreed.clock
    if running is None or clock is None or running.over:
        return None
    waiting = [running.asked_since(seat) for seat in running.actors() if level_of(table, seat) is None]
    return min(waiting) + clock if waiting else None


def clean_words(words: str) -> str:
    """Words for the dice: one line, not too long, and nothing that cannot be written to a file."""
    return " ".join(words.encode("utf-8", "ignore").decode().replace("\0", "").split())[:MOST_WORDS]


def bot_seat(number: int, level: str, taken: Sequence[str]) -> Seat:
    """A seat with a bot on it, under a name nobody else has."""
    names = [name for name in BOT_NAMES if name not in taken]
    return Seat(number, "bot", None, level, names[0] if names else f"Bot {number + 1}")


BOT_NAMES = ("Ada", "Blaise", "Émilie", "Gottfried", "Sofia", "Pafnouti", "Hypatie", "Siméon", "Florence", "Andreï",
             "Kurt", "Maryam", "Srinivasa", "Emmy", "Évariste", "Alan")  # fmt: skip


def seat_at(agreed: Agreed, number: int) -> Seat:
    """A seat by its number. Raises `Refused`."""
    if not 0 <= number < len(agreed.seats):
        raise Refused(404, "web-error-no-seat")
    return agreed.seats[number]


def match_in_play(table: Table) -> Running:
    """The match at a table where somebody may still decide something. Raises `Refused`."""
    if table.running is None:
        raise Refused(409, "web-error-not-begun")
    if table.running.over:
        raise Refused(409, "web-error-over")
    return table.running
