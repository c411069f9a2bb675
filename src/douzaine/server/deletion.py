"""People delete themselves: their name and words disappear at once, then they leave all their tables."""

import asyncio
import logging
from collections.abc import Callable

from douzaine.server.lobby import Lobby, heir_of
from douzaine.server.model import Person, Refused
from douzaine.server.play import Play
from douzaine.server.tables import Tables

log = logging.getLogger("douzaine.people")
TABLES_AT_ONCE = 50  # tables per step
PAUSE_S = 0.02  # after each table, so that others get their turn


class Deletion:
    """Removes people from everything stored. An interrupted deletion is completed by the next server."""

    def __init__(self, tables: Tables, lobby: Lobby, play: Play) -> None:
        self.is_watched: Callable[[str], bool] = lambda code: False
        self.is_closing = False  # the next server continues
        self._tables = tables
        self._lobby = lobby
        self._play = play
        self._deletions = tables.store.deletions

    async def begin(self, person: Person, stand_in: str) -> None:
        """Hide a person everywhere, and free their seats and hosted lobbies. `finish_all` does the rest."""
        for code in await self._deletions.begin(person.id, stand_in):
            if self.is_watched(code):
                self._tables.notify_soon(code)
        for code in await self._deletions.tables_left(person.id, TABLES_AT_ONCE):
            row = await self._tables.store.tables.get(code)
            if row is not None and row.started is None:
                await self._get_up(person, code)
        for code in await self._deletions.lobbies_of(person.id, TABLES_AT_ONCE):
            await self._pass_on(code)

    async def finish_all(self) -> None:
        """Complete all deletions that were begun, here or by another server."""
        for person in await self._deletions.under_way(TABLES_AT_ONCE):
            await self._finish(person)

    async def _finish(self, person: Person) -> None:
        while codes := await self._deletions.tables_left(person.id, TABLES_AT_ONCE):
            left = [code for code in codes if await self._get_up(person, code)]
            if not left:
                return  # somebody else is moving there all the time: later
            await self._deletions.detach(person.id, left)
        while codes := await self._deletions.lobbies_of(person.id, TABLES_AT_ONCE):
            for code in codes:
                await self._pass_on(code)
        await self._deletions.finish(person.id)
        log.info("deleted")

    async def _get_up(self, person: Person, code: str) -> bool:
        """Leave all seats at a table; False if that has to be tried again."""
        if self.is_closing:
            return False
        row = await self._tables.store.tables.get(code)
        if row is None or row.ended is not None:
            return True
        for seat in row.seats_of(person) + row.reserved_for(person):
            try:
                await (self._play.leave if row.started else self._lobby.stand)(code, person, seat)
                await asyncio.sleep(PAUSE_S)
            except Refused as error:
                if error.status == 409:  # the table has moved on, or has just begun
                    return False
                log.info("stays", extra={"code": code, "why": error.id})  # they have left, or the rules no longer exist
        return True

    async def _pass_on(self, code: str) -> None:
        """Pass a lobby on to the next player who sits there, or to the next who sits down."""
        rows = self._tables.store.tables
        async with self._tables.held(code):
            if row := await rows.get(code):
                await rows.change(code, host=heir_of(row))
        if self.is_watched(code):
            self._tables.notify_soon(code)
