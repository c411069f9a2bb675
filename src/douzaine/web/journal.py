"""The log of all tables: rows that come at once share one commit, so that one sync of the disk serves them all.

How they are committed is the database's business: a SQLite file (`File`), or PostgreSQL in one round trip (`add_rows`).
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from douzaine.web.notify import CHANNEL

if TYPE_CHECKING:
    from douzaine.web.store import Logged

MOST_AT_ONCE = 500  # rows in one commit


class Taken(Exception):
    """Somebody else has added a row of this number in the meantime. Nothing was written."""


@dataclass(frozen=True, eq=False)
class Entry:
    """A row to add, the result if it ends the match, and where the answer goes."""

    code: str
    row: "Logged"
    result: dict[str, Any] | None
    answer: "asyncio.Future[None]"

    def columns(self) -> tuple[str, int, str, int, str, float]:
        """The row as the database keeps it."""
        row = self.row
        return self.code, row.number, row.kind, row.seat, json.dumps(row.words, ensure_ascii=False), row.at

    def ending(self) -> tuple[float, str, str]:
        """When the match ended, how, and which."""
        return self.row.at, json.dumps(self.result), self.code


Commit = Callable[[Sequence[Entry]], Awaitable[None]]  # all of them or none; raises `Taken` or `OperationalError`
AtOnce = Callable[[Sequence[Entry]], bool]  # the same without waiting; False if that cannot be


class Journal:
    """Adds rows; what is answered is committed."""

    def __init__(self, commit: Commit, at_once: AtOnce) -> None:
        self._commit = commit
        self._at_once = at_once
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, code: str, row: "Logged", result: dict[str, Any] | None) -> None:
        """Add one row; committed on return. Raises `Taken`."""
        entry = Entry(code, row, result, asyncio.get_running_loop().create_future())
        is_idle = self._writing is None or self._writing.done()
        if is_idle and self._at_once([entry]):
            return
        self._waiting.append(entry)
        if is_idle:
            self._writing = asyncio.create_task(self._write())
        await entry.answer

    async def _write(self) -> None:
        """While one commit is on its way others gather, and go together next."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                await self._commit(batch)
            except Taken as taken:
                await self._one_by_one(batch, taken)
            except BaseException as error:
                _answer(batch, error)
                if not isinstance(error, Exception):
                    raise
            else:
                _answer(batch)

    async def _one_by_one(self, batch: list[Entry], taken: Taken) -> None:
        """One row of a batch is taken: the others must not suffer from it."""
        if len(batch) == 1:
            _answer(batch, taken)
            return
        for entry in batch:
            try:
                await self._commit([entry])
            except Exception as error:
                _answer([entry], error)
            else:
                _answer([entry])

    async def close(self) -> None:
        """Wait for what is on its way."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)


def _answer(batch: Sequence[Entry], error: BaseException | None = None) -> None:
    for entry in batch:
        if not entry.answer.done():
            if error is None:
                entry.answer.set_result(None)
            else:
                entry.answer.set_exception(error)


# ---- SQLite

SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
QUICK = 0.005  # seconds a commit may take to be made while everything else waits
IN_A_ROW = 3  # commits that were not quick: the disk is slow
AGAIN = 100  # commits after which a slow disk is tried again
CHECKPOINT = 1000  # rows after which the log of SQLite itself is worked in
MOST_ROUNDS = 10  # of working it in, until nothing was added meanwhile
ROOM = 10_000_000  # bytes that this log gets beforehand: writing over it is a quarter quicker than making it longer
ADD = "INSERT INTO move (code, number, kind, seat, words, at) VALUES (?, ?, ?, ?, ?, ?)"
END = "UPDATE match SET ended = ?, result = ? WHERE code = ?"


class File:
    """Commits to a SQLite file: at once where the disk is quick, which takes less than asking a thread, else in one.

    SQLite's own log is worked into the file by a thread, so that no move waits for that.
    """

    def __init__(self, path: Path | str) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._threads = ThreadPoolExecutor(1, "journal")
        self._slow = 0  # commits in a row that were slow
        self._rest = 0  # commits that are left to the thread
        self._rows = 0  # since the last checkpoint
        self._waits = True  # whether the connection waits for others that have locked the file

    def commit_at_once(self, batch: Sequence[Entry]) -> bool:
        """Write some rows, all or none; False if the disk is slow, or somebody else has locked the file."""
        if self._rest:
            self._rest -= 1
            return False
        begun = time.perf_counter()
        try:
            self._write(batch, False)
        except OperationalError as error:
            if getattr(error.orig, "sqlite_errorcode", 0) & 255 == sqlite3.SQLITE_BUSY:  # or one of its kinds
                return False
            raise
        self._slow = self._slow + 1 if time.perf_counter() - begun > QUICK else 0
        if self._slow == IN_A_ROW:
            self._slow, self._rest = 0, AGAIN
        return True

    async def commit(self, batch: Sequence[Entry]) -> None:
        """Write some rows, all or none; on the disk on return."""
        await asyncio.get_running_loop().run_in_executor(self._threads, self._write, batch, True)

    def _write(self, batch: Sequence[Entry], waits: bool) -> None:
        try:
            connection = self._connection or self._connect()
            if waits != self._waits:
                connection.execute("PRAGMA busy_timeout=5000" if waits else "PRAGMA busy_timeout=0")
                self._waits = waits
            if len(batch) == 1 and batch[0].result is None:
                connection.execute(ADD, batch[0].columns())  # a transaction of its own
            else:
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany(ADD, [entry.columns() for entry in batch])
                connection.executemany(END, [entry.ending() for entry in batch if entry.result is not None])
                connection.execute("COMMIT")
        except sqlite3.Error as error:
            self.close()  # which takes back what was begun
            if isinstance(error, sqlite3.IntegrityError):
                raise Taken from error
            raise OperationalError("COMMIT", None, error) from error
        self._rows += len(batch)
        if self._rows >= CHECKPOINT:
            self._rows = 0
            self._threads.submit(self._work_in)

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for setting in (*SETTINGS, "wal_autocheckpoint=0"):
            self._connection.execute(f"PRAGMA {setting}")
        self._waits = True
        return self._connection

    def make_room(self) -> None:
        """Let SQLite's own log be as long as it will become, by a transaction that is taken back."""
        try:
            connection = self._connection or self._connect()
            connection.execute("PRAGMA cache_size=10")  # so that it is written, and not kept in memory
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("CREATE TABLE room (content BLOB)")
            connection.execute("INSERT INTO room VALUES (zeroblob(?))", (ROOM,))
            connection.execute("ROLLBACK")
            connection.execute("PRAGMA cache_size=-2000")  # KiB, as it was
        except sqlite3.Error:
            self.close()  # then it grows as it is used

    def _work_in(self) -> None:
        """A checkpoint; others read and write meanwhile. If it fails, the next one does its work.

        Only if nothing was added meanwhile does SQLite begin its log anew, so it is done until there is nothing left.
        """
        with closing(sqlite3.connect(self._path)) as connection, suppress(sqlite3.Error):
            for _ in range(MOST_ROUNDS):
                _, written, worked_in = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
                if written == worked_in:
                    return

    def close(self) -> None:
        """Let go of the file; the next commit opens it again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def end(self) -> None:
        """Wait for what is on its way, and let go for good."""
        self._threads.shutdown()
        self.close()


# ---- PostgreSQL

IN_ONE = """
WITH added AS (
    INSERT INTO move (code, number, kind, seat, words, at)
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::float8[])
), ended AS (
    UPDATE match SET ended = past.at, result = past.result
    FROM unnest($7::float8[], $8::text[], $9::text[]) AS past (at, result, code) WHERE match.code = past.code
)
SELECT pg_notify($10, told) FROM unnest($11::text[]) AS told
"""


async def add_rows(engine: AsyncEngine, batch: Sequence[Entry], told: Sequence[str]) -> None:
    """Write some rows and tell other processes, in one round trip: all of it or nothing."""
    rows = [list(column) for column in zip(*(entry.columns() for entry in batch), strict=True)]
    ended = [entry.ending() for entry in batch if entry.result is not None]
    past = [list(column) for column in zip(*ended, strict=True)] or [[], [], []]
    async with engine.connect() as connection:
        driver: Any = (await connection.get_raw_connection()).driver_connection
        try:
            await driver.fetch(IN_ONE, *rows, *past, CHANNEL, told)
        except asyncpg.UniqueViolationError as error:
            raise Taken from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError) as error:
            await connection.invalidate()
            raise OperationalError("INSERT", None, error) from error
