"""Removes data that nobody has visited for some time; `limits` says after how many days.

Finished matches stay. Every step is a short transaction on few rows, followed by a pause. Any number of processes may
do this at the same time.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from douzaine.server import limits
from douzaine.server.deletion import Deletion
from douzaine.server.tables import Tables
from douzaine.server.visits import Visits
from douzaine.store.clock import DAY_S, HOUR_S
from douzaine.store.retention import Place

log = logging.getLogger("douzaine.janitor")
EVERY_S = 60.0
GRACE_S = 600.0  # after the start, while people come back to their tables
PAUSE_S = 0.05  # after each commit, so that others can write
TABLES_AT_ONCE, LINKS_AT_ONCE = 20, 100  # rows found by one step; tables are removed one by one
UPLOADS_AT_ONCE = 2  # deleting a megabyte may take 10 ms
MOST_STEPS = 200  # of one kind in one round


class Janitor:
    """One server process's part of the cleaning."""

    def __init__(self, tables: Tables, visits: Visits, deletion: Deletion) -> None:
        self.visits = visits
        self.watched: Callable[[], Iterable[str]] = lambda: ()  # tables that somebody is looking at
        self._tables = tables
        self._retention = tables.store.retention
        self._deletion = deletion
        self._wanted = asyncio.Event()
        self._place: Place | None = None  # position among the people, from round to round
        self._not_before = tables.store.clock.now() + GRACE_S
        self._is_first = True
        self._is_closing = False

    def wake(self) -> None:
        """Start the next round now: there is a deletion to complete."""
        self._wanted.set()

    def close(self) -> None:
        """Let `run` end after the current step."""
        self._is_closing = self._deletion.is_closing = True
        self._wanted.set()

    async def run(self) -> None:
        """Clean up, round after round."""
        while not self._is_closing:
            try:
                await self.round()
            except Exception:
                log.exception("not tidied")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wanted.wait(), EVERY_S)
            self._wanted.clear()

    async def round(self) -> None:
        """Complete deletions, write down visits, and remove old data."""
        await self._deletion.finish_all()
        if self._is_first and await self._retention.begin_anew(limits.UPGRADE_DAYS):
            log.warning("nobody was here for long, or the clock is wrong: nothing old goes for a while")
        self._is_first = False
        self.visits.note(tables=self.watched())
        await self.visits.write()
        if self._tables.store.clock.now() < self._not_before:
            return
        began = await self._retention.began()
        await self._steps(lambda: self._remove_tables("lobby", *self._span(limits.LOBBY_DAYS, began)))
        await self._steps(lambda: self._remove_tables("match", *self._span(limits.UNFINISHED_MATCH_DAYS, began)))
        await self._steps(lambda: self._remove_tables("practice", *self._span(limits.PRACTICE_DAYS, began)))
        await self._steps(lambda: self._remove_uploads(*self._span(limits.UPLOAD_DAYS, began)))
        await self._steps(self._remove_links)
        await self._steps(lambda: self._remove_people(*self._span(limits.PERSON_DAYS, began)))

    def _span(self, days: float, began: float) -> tuple[float, float]:
        """The period of last visits to remove; for a while, nothing from before the first round."""
        now = self._tables.store.clock.now()
        return began if now < began + limits.UPGRADE_DAYS * DAY_S else -1.0, now - days * DAY_S

    async def _steps(self, step: Callable[[], Awaitable[bool]]) -> None:
        for _ in range(MOST_STEPS):
            if self._is_closing or not await step():
                return
            await asyncio.sleep(PAUSE_S)

    async def _remove_tables(self, kind: str, since: float, before: float) -> bool:
        watched, removed = set(self.watched()), 0
        for code in await self._retention.idle_tables(kind, since, before, TABLES_AT_ONCE):
            if self._is_closing:
                return False
            async with self._tables.held(code):
                if code not in watched and await self._retention.remove_table(code, since, before):
                    self._tables.live.pop(code, None)
                    removed += 1
                    log.info("removed", extra={"code": code, "kind": kind})
            await asyncio.sleep(PAUSE_S)
        return removed > 0

    async def _remove_uploads(self, since: float, before: float) -> bool:
        return await self._retention.remove_uploads(since, before, UPLOADS_AT_ONCE) > 0

    async def _remove_links(self) -> bool:
        before = self._tables.store.clock.now() - limits.LINK_HOURS * HOUR_S
        return await self._retention.remove_links(before, LINKS_AT_ONCE) > 0

    async def _remove_people(self, since: float, before: float) -> bool:
        self._place = await self._retention.remove_people(since, before, self._place)
        return self._place is not None
