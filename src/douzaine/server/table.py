"""The state of a table, and small questions about it."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import scene_of
from douzaine.errors import DouzaineError, Phrase
from douzaine.match.fair import MOST_WORDS
from douzaine.server.bots import DEFAULT_LEVEL, MOST_MOVES_AT_ONCE
from douzaine.server.live_match import LiveMatch
from douzaine.server.model import Person, Refused, Seat, TableRow

STAND_IN_AFTER_S = 120  # without a clock, others may let a bot play for somebody after this time


@dataclass(frozen=True)
class Table:
    """A table now: its facts, and the match if it has begun."""

    row: TableRow
    live: LiveMatch | None

    def snapshot(self) -> "Table":
        """A copy to look at while play continues."""
        return Table(self.row, self.live.snapshot() if self.live else None)

    def is_open_to(self, person: Person | None) -> bool:
        """Whether a person may look: players, and spectators if allowed; before play, people who were let in."""
        return may_look(self.row, person)

    @property
    def in_play(self) -> bool:
        """Whether there are still decisions to make."""
        return self.live is not None and not self.live.over and not self.live.is_full


def may_look(row: TableRow, person: Person | None) -> bool:
    """Whether a table is open to a person, even if its match can no longer be played here."""
    if row.seats_of(person):
        return True
    return is_let_in(row, person) if row.started is None else row.spectators


def is_let_in(row: TableRow, person: Person | None) -> bool:
    """Whether a lobby is open to a person: a public one to all, others to the host and to people who were let in."""
    if row.public:
        return True
    if person is None or row.came_by(person) == "away":
        return False
    return person.id == row.host or row.came_by(person) is not None or bool(row.reserved_for(person))


def invitation_for(row: TableRow, person: Person | None) -> str | None:
    """The invitation, for people who may pass it on: the host, and those who used it. None once play begins."""
    may = person is not None and (person.id == row.host or row.came_by(person) == "link")
    return row.invitation if may and row.started is None else None


def seats_as_seen(row: TableRow, person: Person | None) -> list[Seat]:
    """The seats as a person may know them: before play without others' words or their hash, and without any salt."""
    if row.started is not None:
        return list(row.seats)
    mine = row.seats_of(person)
    return [
        replace(seat, words=seat.words if seat.number in mine else "", words_hash=None, salt="") for seat in row.seats
    ]


def moves_from_form(view: dz.View, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """The moves of a form. Raises `Refused` if there are none."""
    board = board_of(view.box.game)
    at = BoardContext(scene_of(view, (), asked=True), view.story, "en", asked=True)
    try:
        words = board.moves(at, fields)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
        why = error if isinstance(error, DouzaineError) else Phrase("error-form")
        raise Refused(422, "web-error-illegal", why=why) from error
    if not words:
        raise Refused(422, "web-error-nothing-chosen")
    return list(words[:MOST_MOVES_AT_ONCE])


def level_of(table: Table, seat: int) -> str | None:
    """The level of the bot that plays a seat now, or None for a person."""
    if table.live and (seat in table.live.left or seat in table.live.silent):
        return DEFAULT_LEVEL
    return table.row.seats[seat].level if table.row.seats[seat].kind == "bot" else None


def may_take_back(table: Table, person: Person | None, seat: int) -> int:
    """The number of steps a person may take back now."""
    seated = table.row.seats_of(person)
    if table.live is None or not table.in_play or person is None or seat not in seated or table.row.daily:
        return 0
    people = {each.person for each in table.row.seats if each.kind == "person"}
    return table.live.back_by(seat, is_alone=people == {person.id})


def must_agree(table: Table) -> set[int]:
    """The seats that have to agree before a match ends early: those played by people."""
    return {each.number for each in table.row.seats if each.kind == "person" and level_of(table, each.number) is None}


def silent_from(table: Table, seat: int) -> float:
    """The time from which a seat counts as silent: when its clock has run out, or after a while without a clock."""
    live, clock = table.live, table.row.clock
    if live is None or seat not in live.actors() or level_of(table, seat) is not None:
        return math.inf
    return live.asked_since(seat) + (STAND_IN_AFTER_S if clock is None else clock)


def deadline(table: Table) -> float | None:
    """When the next clock runs out, or None."""
    live, clock = table.live, table.row.clock
    if live is None or clock is None or not table.in_play:
        return None
    waiting = [live.asked_since(seat) for seat in live.actors() if level_of(table, seat) is None]
    return min(waiting) + clock if waiting else None


def clean_words(words: str) -> str:
    """Words for the dice: one line, not too long, without anything that cannot be stored."""
    return " ".join(words.encode("utf-8", "ignore").decode().replace("\0", "").split())[:MOST_WORDS]


def bot_seat(number: int, level: str, taken: Sequence[str]) -> Seat:
    """A seat with a bot, under an unused name."""
    names = [name for name in BOT_NAMES if name not in taken]
    return Seat(number, "bot", None, level, names[0] if names else f"Bot {number + 1}")


BOT_NAMES = ("Ada", "Blaise", "Émilie", "Gottfried", "Sofia", "Pafnouti", "Hypatie", "Siméon", "Florence", "Andreï",
             "Kurt", "Maryam", "Srinivasa", "Emmy", "Évariste", "Alan")  # fmt: skip


def seat_at(row: TableRow, number: int) -> Seat:
    """A seat by number. Raises `Refused`."""
    if not 0 <= number < len(row.seats):
        raise Refused(404, "web-error-no-seat")
    return row.seats[number]


def match_in_play(table: Table) -> LiveMatch:
    """The match of a table in play. Raises `Refused`."""
    if table.live is None:
        raise Refused(409, "web-error-not-begun")
    if table.live.over:
        raise Refused(409, "web-error-over")
    if table.live.is_full:
        raise Refused(409, "server-error-long")
    return table.live
