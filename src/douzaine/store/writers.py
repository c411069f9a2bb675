"""Committing a batch of log entries: in a thread to a SQLite file, in one round trip to PostgreSQL."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from douzaine.server.model import LogEntry
from douzaine.store.database import SQLITE_SETTINGS
from douzaine.store.notifications import CHANNEL, Listener


class Taken(Exception):
    """Another writer has added an entry with this number in the meantime. Nothing was written."""


@dataclass(frozen=True, eq=False)
class Pending:
    """An entry to add, the result if it ends the match, and the future for the answer."""

    code: str
    entry: LogEntry
    result: dict[str, Any] | None
    answer: "asyncio.Future[None]"

    def columns(self) -> tuple[str, int, str, int, str, float]:
        """The entry as database columns."""
        entry = self.entry
        return self.code, entry.number, entry.kind, entry.seat, json.dumps(entry.words, ensure_ascii=False), entry.at

    def ending(self) -> tuple[float, str, str]:
        """When and how the match ended, and which match."""
        return self.entry.at, json.dumps(self.result), self.code


# ---- SQLite

ADD = "INSERT INTO move (code, number, kind, seat, words, at) VALUES (?, ?, ?, ?, ?, ?)"
END = "UPDATE match SET ended = ?, result = ? WHERE code = ?"


class SqliteWriter:
    """Commits to a SQLite file in its own thread: nobody else waits for the disk.

    SQLite merges its log into the file every thousand pages. The commit that does this takes 3 to 12 ms longer, one in
    500 with a single player and one in 45 with batches of 20: nobody notices, so it is left to SQLite.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "log")

    async def commit(self, batch: Sequence[Pending]) -> None:
        """Write some entries, all or none; on disk on return."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Sequence[Pending]) -> None:
        try:
            connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(ADD, [pending.columns() for pending in batch])
            connection.executemany(END, [pending.ending() for pending in batch if pending.result is not None])
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._disconnect()  # rolls back what was begun; the next commit connects again
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken from error
            raise OperationalError("COMMIT", None, error) from error

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        for setting in SQLITE_SETTINGS:
            self._connection.execute(f"PRAGMA {setting}")
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Wait for commits in progress, and close the file."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()


# ---- PostgreSQL

ADD_AND_END = """
WITH added AS (
    INSERT INTO move (code, number, kind, seat, words, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[])
), ended AS (
    UPDATE match SET ended = past.at, result = past.result
    FROM unnest($7::float8[], $8::text[], $9::text[]) AS past (at, result, code) WHERE match.code = past.code
)
SELECT pg_notify($10, payload) FROM unnest($11::text[]) AS payload
"""


class PostgresWriter:
    """Commits to PostgreSQL and notifies other processes, in one statement: all of it or nothing."""

    def __init__(self, engine: AsyncEngine, listener: Listener) -> None:
        self._engine = engine
        self._listener = listener

    async def commit(self, batch: Sequence[Pending]) -> None:
        """Write some entries, all or none; committed on return."""
        added = [list(column) for column in zip(*(pending.columns() for pending in batch), strict=True)]
        ended = [pending.ending() for pending in batch if pending.result is not None]
        past = [list(column) for column in zip(*ended, strict=True)] or [[], [], []]
        payloads = self._listener.payloads([pending.code for pending in batch])
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                await driver.fetch(ADD_AND_END, *added, *past, CHANNEL, payloads)
            except asyncpg.UniqueViolationError as error:
                raise Taken from error
            except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
                await connection.invalidate()
                raise OperationalError("INSERT", None, error) from error

    async def close(self) -> None:
        """Do nothing: the engine owns the connections."""
