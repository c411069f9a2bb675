"""Many server processes, one PostgreSQL: each says which tables it has changed, and hears of the others."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import URL

log = logging.getLogger("douzaine.notify")
CHANNEL = "douzaine"
PEOPLE = "@people"  # in place of a table: somebody has another name, or is gone
AGAIN = 1.0  # seconds until a lost connection is tried again

Heard = Callable[[str | None], Awaitable[None]]  # a table has changed elsewhere; None: anything may have


class Listener:
    """Hears what other processes do. After a lost connection everything that is watched is read anew."""

    def __init__(self, address: URL) -> None:
        self.origin = secrets.token_hex(8)
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.hears = False  # while it does, what is remembered and not told of is still true
        self.forget: Callable[[str | None], None] = lambda code: None

    def told(self, codes: Sequence[str]) -> list[str]:
        """What other processes are sent when something has changed here."""
        return [f"{self.origin} {code}" for code in codes]

    def start(self, heard: Heard) -> None:
        """Listen from now on."""
        self._task = asyncio.create_task(self._run(heard))

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, heard: Heard) -> None:
        connected = False
        while True:
            try:
                connection: Any = await asyncpg.connect(self._address)
                await connection.add_listener(CHANNEL, self._take)
                lost = asyncio.Event()
                connection.add_termination_listener(partial(self._lose, lost))
                self.hears = True
                if connected:
                    self._waiting.put_nowait(None)
                connected = True
                while not lost.is_set():
                    await self._tell(heard, await self._waiting.get())
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening", extra={"why": str(error)[:200]})
            await asyncio.sleep(AGAIN)

    async def _tell(self, heard: Heard, code: str | None) -> None:
        try:
            await heard(code)
        except Exception:
            log.exception("change not shown", extra={"code": code})

    def _lose(self, lost: asyncio.Event, connection: Any) -> None:
        lost.set()
        self.hears = False
        self.forget(None)
        self._waiting.put_nowait(None)

    def _take(self, connection: Any, process: int, channel: str, payload: str) -> None:
        origin, _, code = payload.partition(" ")
        if origin != self.origin:
            self.forget(code)
            if code != PEOPLE:
                self._waiting.put_nowait(code)
