"""The number of seats at a table before play: adding and closing seats, and starting with those who are there."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import douzaine as dz
from douzaine.bots import levels_for
from douzaine.errors import BadOption
from douzaine.server import decks
from douzaine.server.bots import DEFAULT_LEVEL
from douzaine.server.model import Person, Refused, Seat, Stale
from douzaine.server.opening import Opening
from douzaine.server.table import Table, seat_at
from douzaine.server.tables import Tables

MOST_TRIED = 16  # values of an option tried to fit a number of players


class Seating:
    """Changes the seats and options of tables before play."""

    def __init__(self, tables: Tables, opening: Opening) -> None:
        self._tables = tables
        self._opening = opening

    async def add(self, code: str, person: Person) -> None:
        """Add an open seat."""
        async with self._tables.held(code):
            table = await self._led_by(code, person)
            await self._reseat(table, [*table.row.seats, Seat(len(table.row.seats), "open", None, None, "")])

    async def close(self, code: str, person: Person, number: int) -> None:
        """Remove an open seat."""
        async with self._tables.held(code):
            table = await self._led_by(code, person)
            if seat_at(table.row, number).kind != "open":
                raise Refused(409, "web-error-seat-taken")
            await self._reseat(table, [seat for seat in table.row.seats if seat.number != number])

    async def start_with_these(self, code: str, person: Person) -> None:
        """Remove all open seats, and begin."""
        async with self._tables.held(code):
            table = await self._led_by(code, person)
            there = [seat for seat in table.row.seats if seat.kind != "open"]
            if len(there) < len(table.row.seats):
                await self._reseat(table, there)
        await self._opening.start(code, person)

    async def agree_anew(self, code: str, person: Person, options: Mapping[str, Any]) -> None:
        """Change the options of a table before play; players keep their seats, and decks their owners.

        `options` were checked, and do not include the number of players.
        """
        async with self._tables.held(code):
            table = await self._led_by(code, person)
            game, row = dz.game(table.row.game), table.row
            secret = decks.hidden_options(game, None)
            kept = {id: value for id, value in row.options.items() if id == "players" or id in secret}
            try:
                decks.agree(game, {**options, **kept})
            except BadOption:
                kept = {id: None for id in kept if id != "players"}  # decks that no longer fit must be brought again
            await self._reseat(table, list(row.seats), {**options, **kept})

    async def welcome_spectators(self, code: str, person: Person, welcome: bool) -> None:
        """Allow or forbid spectators once the match has begun."""
        async with self._tables.held(code):
            await self._led_by(code, person)
            if not await self._tables.store.tables.change(code, spectators=welcome):
                raise Stale
            self._tables.notify(await self._tables.load(code))

    async def _led_by(self, code: str, person: Person) -> Table:
        table = await self._opening.before_play(code)
        if table.row.host != person.id:
            raise Refused(403, "web-error-not-host")
        return table

    async def _reseat(self, table: Table, seats: list[Seat], agreed: Mapping[str, Any] | None = None) -> None:
        row = table.row
        game = dz.game(row.game)
        fewest, most = may_sit(game)
        if not fewest <= len(seats) <= most:
            raise Refused(409, "web-error-players", fewest=fewest, most=most)
        counted = {"players": len(seats)} if any(each.id == "players" for each in game.options) else {}
        options = fitted(game, {**(row.options if agreed is None else agreed), **counted})
        levels = levels_for(decks.agree(game, options)[0])
        numbered = [
            replace(seat, number=number, level=seat.level if seat.level in (None, *levels) else DEFAULT_LEVEL)
            for number, seat in enumerate(seats)
        ]
        if not await self._tables.store.tables.reseat(row.code, row.options, options, row.seats, numbered):
            raise Stale
        self._tables.notify(await self._tables.load(row.code))


def may_sit(game: dz.Game) -> tuple[int, int]:
    """The smallest and largest number of players at a table whose seats can change."""
    return game.seats if any(option.id == "players" for option in game.options) else (len_of(game), len_of(game))


def len_of(game: dz.Game) -> int:
    """The number of players of a game with only one."""
    return game.seats[1]


def fitted(game: dz.Game, options: dict[str, Any]) -> dict[str, Any]:
    """Options for another number of players; those that no longer fit take the nearest value. Raises `BadOption`."""
    try:
        decks.agree(game, options)
        return options
    except BadOption as error:
        for other in _others(game, options):
            try:
                decks.agree(game, other)
                return other
            except BadOption:
                continue
        raise Refused(409, "web-error-options", why=error) from error


def _others(game: dz.Game, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Options with one of them changed: a missing seat becomes chance, a number goes up."""
    for option in game.options:
        if option.kind == "seat":
            yield {**options, option.id: "random"}
        elif option.kind == "whole" and option.id != "players" and option.range:
            low, high = option.range
            yield from ({**options, option.id: value} for value in range(low, min(high, low + MOST_TRIED) + 1))
