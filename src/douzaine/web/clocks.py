"""Clocks: when a decision takes longer than the table agreed, a bot plays the seat until its person returns."""

import asyncio
import logging
import time

import douzaine as dz
from douzaine.web.table import Refused, Table, deadline, silent_from
from douzaine.web.tables import Tables

log = logging.getLogger("douzaine.clocks")
GRACE = 15  # seconds everybody has after the server comes back
AGAIN = 5  # seconds until a clock that could not be read is tried again


class Clocks:
    """One timer for every table with a clock. A timer that rings early finds out and is set anew."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._not_before = time.time() + GRACE

    def watch(self, code: str, after: float = 0) -> None:
        """Look at a table after so many seconds."""
        if code in self._timers:
            self._timers.pop(code).cancel()
        self._timers[code] = asyncio.get_running_loop().call_later(max(0.0, after), self._ring, code)

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """Something was done: the clock is set anew."""
        until = deadline(table)
        if until is not None:
            self.watch(table.agreed.code, max(until, self._not_before) - time.time())
        elif table.agreed.code in self._timers and not table.in_play:
            self._timers.pop(table.agreed.code).cancel()

    def _ring(self, code: str) -> None:
        self._timers.pop(code, None)
        task = asyncio.get_running_loop().create_task(self._look(code))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, code: str) -> None:
        try:
            table = await self._tables.table(code)
            if time.time() >= self._not_before and table.running is not None and table.agreed.clock is not None:
                for seat in table.running.actors():
                    if silent_from(table, seat) <= time.time():
                        await self._tables.silence(code, seat)
                table = await self._tables.table(code)
            self.changed(table)
        except Refused:
            return
        except Exception:
            log.exception("clock failed", extra={"code": code})
            self.watch(code, AGAIN)

    async def stop(self) -> None:
        """No more clocks."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
