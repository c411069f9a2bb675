"""Figures of finished matches that take a while to compute: luck, and the track of long ones.

They are computed in the background and shown when they are ready.
"""

import asyncio
import logging
from typing import Any

import douzaine as dz
from douzaine.bots.luck import Luck, luck
from douzaine.server import limits
from douzaine.server.jobs import GivenUp, patient, reading
from douzaine.server.live_match import STEPS_AT_ONCE, LiveMatch, track_of
from douzaine.server.model import Refused
from douzaine.server.table import Table
from douzaine.server.tables import Tables
from douzaine.store.cache import Recent

log = logging.getLogger("douzaine.luck")


class LuckJobs:
    """Computes the missing figures of matches that end while somebody may look."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hopeless: Recent[None] = Recent()  # tables where it took too long: not tried again

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """Called when a table changes or is looked at: if its match is over, start to compute what is missing."""
        live, code = table.live, table.row.code
        if live is None or live.match.outcome is None or code in self._tasks:
            return
        if code in self._hopeless:
            live.luck_given_up = True  # also for a match that was made again from its log
            return
        if wants_track(live) or wants_luck(live):
            task = asyncio.create_task(self._work_out(code, table.row.host, live))
            self._tasks[code] = task
            task.add_done_callback(lambda _: self._tasks.pop(code, None))

    async def _work_out(self, code: str, host: str, live: LiveMatch) -> None:
        try:
            if wants_track(live):
                await self._show(code, long_track=await reading().run(host, limits.READ_S, track_of, live.match))
            if wants_luck(live):
                await self._show(code, luck=await patient().run(host, limits.LUCK_S, work_out, live.match))
        except GivenUp:
            log.warning("luck given up", extra={"code": code, "steps": len(live.match.steps)})
            await self._give_up(code)
        except Refused as refused:  # too much work waits: the next visitor asks again
            log.info("luck later", extra={"code": code, "why": refused.id})
        except Exception:
            log.exception("luck failed", extra={"code": code})
            await self._give_up(code)

    async def _give_up(self, code: str) -> None:
        """Tell the table that a figure will not come."""
        self._hopeless[code] = None
        await self._show(code, luck_given_up=True)

    async def _show(self, code: str, **found: Any) -> None:
        async with self._tables.held(code):
            table = await self._tables.load(code)
            if table.live is not None:
                for name, value in found.items():
                    setattr(table.live, name, value)
                self._tables.notify(table)

    async def stop(self) -> None:
        """Cancel all work."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def work_out(match: dz.Match) -> Luck:
    """The luck of a match, in a worker process; the same as in its review."""
    return luck(match).without_course()


def wants_track(live: LiveMatch) -> bool:
    """Whether a worker process should compute the track of a match."""
    return live.long_track is None and len(live.match.steps) > STEPS_AT_ONCE


def wants_luck(live: LiveMatch) -> bool:
    """Whether the luck of a match can be computed now, and has not been."""
    return luck_follows(live) and live.match.game.is_compiled


def luck_follows(live: LiveMatch) -> bool:
    """Whether luck will be computed: not for a match that is too long, nor in practice."""
    is_settled = live.practice or live.luck is not None or live.luck_given_up
    return live.match.outcome is not None and not is_settled and len(live.match.steps) <= limits.LUCK_STEPS
