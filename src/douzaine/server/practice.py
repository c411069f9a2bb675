"""Practice: a table that begins at a position or at a moment of a match, alone against bots. Nothing counts there.

The start is computed in a worker process (`lay_position`, `lay_moment`) and stored with the table; from then on it is a
table like any other, with its own log.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import douzaine as dz
from douzaine.bots import levels_for
from douzaine.errors import BadOption, BadPosition, DouzaineError
from douzaine.games.declare import shown
from douzaine.match.examples import examples_of
from douzaine.server import decks, limits
from douzaine.server.bots import DEFAULT_LEVEL
from douzaine.server.live_match import begun_at
from douzaine.server.lobby import Lobby
from douzaine.server.model import Person, Refused, Seat, Start
from douzaine.server.records import Source, check_numbers, replayed
from douzaine.server.table import bot_seat
from douzaine.server.tables import Tables

ALONE: dict[str, Any] = {"public": False, "spectators": False, "leaving": "end"}
ANY_SEED = "0" * 16  # to find the seat that decides first


class Laid(NamedTuple):
    """The data of a practice table: a box, its start, and the person's seat."""

    box: dz.Box
    start: Start
    seat: int


class Practice:
    """Opens practice tables, and limits their number per person."""

    def __init__(self, tables: Tables, lobby: Lobby) -> None:
        self._tables = tables
        self._lobby = lobby

    async def open(self, person: Person, laid: Laid, level: str = DEFAULT_LEVEL) -> str:
        """Open a practice table against bots of a level; returns its word. Raises `Refused`."""
        check_level(laid, level)
        await self._make_room(person)
        return await self._lobby.create(person, laid.box, seats_for(person, laid, level), start=laid.start, **ALONE)

    async def again(self, code: str, person: Person) -> str:
        """Open the same practice table again, after it is over. Raises `Refused`."""
        table, start = await self._tables.get(code), await self._tables.store.tables.start_of(code)
        mine = table.row.seats_of(person)
        if not mine:
            raise Refused(403, "web-error-not-your-seat")
        if table.in_play or table.live is None or start is None:
            raise Refused(409, "web-error-not-over")
        level = next((seat.level for seat in table.row.seats if seat.level), DEFAULT_LEVEL)
        return await self.open(person, Laid(table.live.box, start, mine[0]), level or DEFAULT_LEVEL)

    async def _make_room(self, person: Person) -> None:
        """Remove the tables a person has not visited for longest, to make room for one more."""
        for code in (await self._tables.store.tables.practice_of(person.id))[limits.PRACTICE_TABLES - 1 :]:
            async with self._tables.held(code):
                await self._tables.store.tables.drop(code)
                self._tables.live.pop(code, None)


def check_level(laid: Laid, level: str) -> None:
    """Raise `Refused` if there are no such bots; checked before a new person is made."""
    if level not in levels_for(laid.box):
        raise Refused(422, "web-error-no-level")


def seats_for(person: Person, laid: Laid, level: str) -> list[Seat]:
    """The person on one seat, and bots on all others."""
    seats: list[Seat] = []
    for number in range(laid.box.players):
        if number == laid.seat:
            seats.append(Seat(number, "person", person.id, None, person.name))
        else:
            seats.append(bot_seat(number, level, [seat.name for seat in seats] + [person.name]))
    return seats


# ---- in a worker process


def lay_position(game: str, options: Mapping[str, Any], position: Any, seat: int | None = None) -> Laid:
    """A table at a stranger's position; on a seat, or on that of the first to decide.

    Raises `DouzaineError` for a wrong position or wrong options, `Refused` if nothing is left to decide.
    """
    if not isinstance(options, Mapping):
        raise BadOption("error-position-mapping", value=shown(options))
    decks.check_size(options)
    if len(json.dumps(position)) > limits.POSITION_CHARACTERS:
        raise Refused(413, "server-error-large")
    if not isinstance(position, dict):
        raise BadPosition("error-position-mapping", value=shown(position))
    check_numbers(position)
    found = dz.game(game)
    for option in found.options:
        if option.names_a_file(options.get(option.id)):
            raise option.refuse(options[option.id])
    box, start = found.box(**options), Start(position)
    return Laid(box, start, _seat(box, begun_at(box, start, ANY_SEED), seat))


def lay_example(game: str, id: str) -> Laid:
    """A table at an example of a game's rules, with its chance dealt up to the first decision. Raises `Refused`."""
    found = dz.game(game)
    example = examples_of(found).by_id(id)
    if example is None:
        raise Refused(404, "web-error-404")
    box, start = example.box(found), Start(dict(example.position), example.opening())
    return Laid(box, start, _seat(box, begun_at(box, start, ANY_SEED), example.seat))


def lay_moment(source: Source, steps: int, seat: int | None = None, rather: Sequence[int] = ()) -> Laid:
    """A table at a moment of a finished or uploaded match, after so many steps, with all cards as they lay.

    Without a `seat`, it is the one of `rather` that decides again in the match, or else the next to decide.
    """
    match = replayed(source).match
    later = [step.seat for step in match.steps[steps:] if step.seat != dz.CHANCE]
    if not later:
        raise Refused(409, "practice-error-over")
    if steps > limits.PRACTICE_STEPS:
        raise Refused(422, "practice-error-late", most=limits.PRACTICE_STEPS)
    decks.check_size(match.box.options)
    lines = match.record().partition("\nmoves\n")[2].split("\n")[:steps]
    start = Start(match.start_position, tuple(lines))
    if seat is None:
        seat = next((each for each in rather if each in later), later[0])
    return Laid(match.box, start, _seat(match.box, begun_at(match.box, start, ANY_SEED), seat))


def steps_at(source: Source, moment: int) -> int:
    """The number of steps of a match before a moment of its replay."""
    beats = replayed(source).beats
    return beats[min(moment, len(beats)) - 1] if moment and beats else 0


def lay_replay(source: Source, moment: int, seat: int | None, rather: Sequence[int]) -> Laid:
    """A table at a moment of a replay, like `lay_moment`."""
    return lay_moment(source, steps_at(source, moment), seat, rather)


def _seat(box: dz.Box, match: dz.Match, seat: int | None) -> int:
    if match.over:
        raise Refused(409, "practice-error-over")
    if seat is None:
        return match.actors[0]
    if not 0 <= seat < box.players:
        raise DouzaineError("error-no-seat", seat=shown(seat), last=box.players - 1)
    return seat
