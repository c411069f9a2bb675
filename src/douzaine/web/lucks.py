"""Luck at finished tables: worked out beside everything else, a few at a time, then shown to those who look."""

import asyncio
import logging

import douzaine as dz
from douzaine.match.luck import luck
from douzaine.web.table import Table
from douzaine.web.tables import Tables

log = logging.getLogger("douzaine.lucks")
AT_ONCE, MOST_WAITING = 1, 50


class Lucks:
    """Works out the luck of every match that ends while somebody may look."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._free = asyncio.Semaphore(AT_ONCE)

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """A table has changed, or is looked at: if its match is over, its luck is wanted."""
        running, code = table.running, table.agreed.code
        if running is None or running.match.outcome is None or running.luck is not None or code in self._tasks:
            return
        if running.match.game.is_warm and len(self._tasks) < MOST_WAITING:
            task = asyncio.create_task(self._work_out(code, running.match))
            self._tasks[code] = task
            task.add_done_callback(lambda _: self._tasks.pop(code, None))

    async def _work_out(self, code: str, match: dz.Match) -> None:
        try:
            async with self._free:
                await self._tables.note_luck(code, await asyncio.to_thread(luck, match))
        except Exception:
            log.exception("luck failed", extra={"code": code})

    async def stop(self) -> None:
        """Leave off."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
