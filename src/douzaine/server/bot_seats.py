"""Seats that bots play: their own, and those of people who have left or are silent."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Sequence

import douzaine as dz
from douzaine.server.bots import BotPool
from douzaine.server.model import Refused, Stale, TableRow
from douzaine.server.table import Table, level_of
from douzaine.server.tables import Tables

log = logging.getLogger("douzaine.tables")

CLOSE_S = 3.0  # in which a stopping server waits for bots
RETRY_AFTER_S = 5.0  # after a failure, for example of the database
PAUSE_S = 0.4  # shortest time of a bot's move while somebody is watching, so that people can follow


class BotSeats:
    """Lets bots decide, in one task for every table where they are asked."""

    def __init__(self, tables: Tables, pool: BotPool) -> None:
        self.pool = pool
        self.pause_s = PAUSE_S
        self.patience: Callable[[str], float] = lambda code: 0.0  # how slowly people watch a table; 0: nobody does
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    @property
    def awake(self) -> int:
        """The number of tables where bots are deciding."""
        return len(self._tasks)

    def wake(self, code: str) -> None:
        """Start the bots of a table, unless they are running."""
        if code not in self._tasks or self._tasks[code].done():
            task = asyncio.create_task(self._play(code))
            self._tasks[code] = task
            task.add_done_callback(lambda _: self._tasks.pop(code, None) if self._tasks.get(code) is task else None)

    def wake_if_asked(self, table: Table) -> None:
        """Start the bots of a table if it waits for one, as after a restart; called when somebody looks."""
        if table.in_play and table.live and any(level_of(table, seat) for seat in table.live.actors()):
            self.wake(table.row.code)

    async def close(self) -> None:
        """Let every bot finish its move, and start no other; a bot that takes long will start again later."""
        self._closing = True
        tasks = list(self._tasks.values())
        if tasks:
            _, thinking = await asyncio.wait(tasks, timeout=CLOSE_S)
            for task in thinking:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, code: str) -> None:
        try:
            while not self._closing and await self._decide(code):
                await asyncio.sleep(0)
        except Stale:  # another process was faster
            self._wake_later(code, 0)
        except Refused as error:
            log.info("bots stop", extra={"code": code, "why": error.id})
            if error.status == 503:  # too many wait
                self._wake_later(code, RETRY_AFTER_S)
        except Exception:
            log.exception("bots failed", extra={"code": code})
            self._wake_later(code, RETRY_AFTER_S)

    def _wake_later(self, code: str, after: float) -> None:
        if not self._closing:
            asyncio.get_running_loop().call_later(after, self.wake, code)

    async def _decide(self, code: str) -> bool:
        """Let every bot that is asked now decide, all at the same time; False if none is asked.

        Nothing is awaited between finding that none is asked and the task's end, so that no wake-up is lost.
        """
        async with self._tables.held(code):
            table = await self._tables.load(code)
            live = table.live
            if not table.in_play or live is None:
                return False
            levels = {seat: level for seat in live.actors() if (level := level_of(table, seat))}
            if not levels:
                return False
            asked_at, begun = dict(live.asked_at), time.monotonic()
            matches = {seat: live.match.copy() for seat in levels}
            is_alone = len(live.actors()) == 1
        host = table.row.host
        seeds = {seat: seed_for(table.row, seat, live.match) for seat in levels}
        decisions = await asyncio.gather(
            *(self.pool.decide(host, matches[seat], seat, levels[seat], seeds[seat]) for seat in levels)
        )
        if is_alone and (slowly := self.patience(code)):
            await asyncio.sleep(begun + self.pause_s * slowly - time.monotonic())
        for seat, words in zip(levels, decisions, strict=True):
            await self._append(code, seat, asked_at[seat], words)
        return True

    async def _append(self, code: str, seat: int, was_asked: int, words: Sequence[str]) -> None:
        """Append a bot's decision, unless the table has moved on."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            asked = table.live.asked_at.get(seat) if table.live and table.in_play else None
            if asked == was_asked and level_of(table, seat):
                await self._tables.append(table, "move", seat, words)


def seed_for(row: TableRow, seat: int, match: dz.Match) -> int | None:
    """The seed of a bot's decision in a match of the day, so that it plays the same at every table; otherwise None.

    It depends on the number of the seat's own moves: the order of simultaneous moves must not matter.
    """
    if row.daily is None:
        return None
    own = sum(step.seat == seat for step in match.steps)
    return int.from_bytes(hashlib.sha256(f"{row.seed} {seat} {own}".encode()).digest()[:8], "big")
