"""Notifications between server processes on one PostgreSQL: each announces the tables it has changed."""

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
PEOPLE = "@people"  # in place of a table: a person was renamed or deleted
RETRY_AFTER_S = 1.0
QUIET_S = 15.0  # after which the connection is tested
ANSWER_S = 5.0  # for the test to answer

OnChange = Callable[[str | None], Awaitable[None]]  # a table has changed elsewhere; None: any table may have


class Listener:
    """Receives other processes' notifications. After a lost connection, everything watched is read again."""

    def __init__(self, address: URL, forget: Callable[[str | None], None]) -> None:
        self.origin = secrets.token_hex(8)
        self.hears = False  # while it does, the cache is valid for everything not notified
        self._forget = forget  # called at once, before anything else happens
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def payloads(self, codes: Sequence[str]) -> list[str]:
        """The payloads that announce a change to other processes."""
        return [f"{self.origin} {code}" for code in codes]

    def start(self, on_change: OnChange) -> None:
        """Start to listen."""
        self._task = asyncio.create_task(self._run(on_change))

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self, on_change: OnChange) -> None:
        connected = False
        connection: Any = None
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=ANSWER_S)
                await connection.add_listener(CHANNEL, self._receive)
                lost = asyncio.Event()
                connection.add_termination_listener(partial(self._lose, lost))
                self.hears = True
                if connected:
                    self._waiting.put_nowait(None)
                connected = True
                while not lost.is_set():
                    try:
                        code = await asyncio.wait_for(self._waiting.get(), QUIET_S)
                    except TimeoutError:  # nothing for a while: is the connection alive?
                        await connection.execute("SELECT 1", timeout=ANSWER_S)
                    else:
                        await self._hand_on(on_change, code)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening", extra={"why": str(error)[:200]})
                if connection is not None:
                    connection.terminate()  # which calls `_lose`
            await asyncio.sleep(RETRY_AFTER_S)

    async def _hand_on(self, on_change: OnChange, code: str | None) -> None:
        try:
            await on_change(code)
        except Exception:
            log.exception("change not shown", extra={"code": code})

    def _lose(self, lost: asyncio.Event, connection: Any) -> None:
        lost.set()
        self.hears = False
        self._forget(None)
        self._waiting.put_nowait(None)

    def _receive(self, connection: Any, process: int, channel: str, payload: str) -> None:
        origin, _, code = payload.partition(" ")
        if origin != self.origin:
            self._forget(code)
            if code != PEOPLE:
                self._waiting.put_nowait(code)
