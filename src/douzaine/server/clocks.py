"""Clocks: if a decision takes longer than the table agreed, a bot plays the seat until its person returns."""

import asyncio
import logging

import douzaine as dz
from douzaine.server.model import Refused
from douzaine.server.play import Play
from douzaine.server.table import Table, deadline, silent_from
from douzaine.server.tables import Tables

log = logging.getLogger("douzaine.clocks")
GRACE_S = 15  # minimum time for everybody after a restart
RETRY_AFTER_S = 5  # if a clock could not be read


class Clocks:
    """One timer for every table with a clock. A timer that fires early checks and is set again."""

    def __init__(self, tables: Tables, play: Play) -> None:
        self._tables = tables
        self._play = play
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._now = tables.store.clock.now
        self._not_before = self._now() + GRACE_S

    def watch(self, code: str, after_s: float = 0) -> None:
        """Check a table after so many seconds."""
        if code in self._timers:
            self._timers.pop(code).cancel()
        self._timers[code] = asyncio.get_running_loop().call_later(max(0.0, after_s), self._ring, code)

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """Set the clock again after a change."""
        code, until = table.row.code, deadline(table)
        if until is not None:
            self.watch(code, max(until, self._not_before) - self._now())
        elif code in self._timers and not table.in_play:
            self._timers.pop(code).cancel()

    def _ring(self, code: str) -> None:
        self._timers.pop(code, None)
        task = asyncio.get_running_loop().create_task(self._look(code))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, code: str) -> None:
        try:
            table = await self._tables.get(code)
            if self._now() >= self._not_before and table.live is not None and table.row.clock is not None:
                for seat in table.live.actors():
                    if silent_from(table, seat) <= self._now():
                        await self._play.silence(code, seat)
                table = await self._tables.get(code)
            self.changed(table)
        except Refused:
            return
        except Exception:
            log.exception("clock failed", extra={"code": code})
            self.watch(code, RETRY_AFTER_S)

    async def stop(self) -> None:
        """Stop all clocks."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
