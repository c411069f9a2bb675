"""The log of all tables. One commit runs at a time; entries that arrive meanwhile share the next one.

So one sync of the disk, or one round trip to PostgreSQL, serves everybody who moved at about the same time. `writers`
knows how each database writes a batch.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from sqlalchemy import select

from douzaine.server import metrics
from douzaine.server.model import LogEntry
from douzaine.store import schema
from douzaine.store.database import Database
from douzaine.store.writers import Pending, PostgresWriter, SqliteWriter, Taken

MOST_IN_A_COMMIT = 500  # entries

Commit = Callable[[Sequence[Pending]], Awaitable[None]]  # all of them or none; raises `Taken` or `OperationalError`


class Log:
    """What was done at every table, in order; entries are only ever added."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = (
            SqliteWriter(str(database.engine.url.database))
            if database.listener is None
            else PostgresWriter(database.engine, database.listener)
        )
        self._queue = CommitQueue(self._commit)

    async def read(self, code: str, after: int = 0, as_known: bool = False) -> list[LogEntry]:
        """What was done at a table after an entry.

        `as_known`: this process knows everything, unless another has announced more.
        """
        database, last = self._database, self._database.cache.last_numbers
        if (database.is_sole or (as_known and database.may_remember)) and last.get(code) == after:
            return []
        row = schema.move.c
        query = select(schema.move).where(row.code == code, row.number > after).order_by(row.number)
        async with database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        last[code] = rows[-1].number if rows else after
        return [LogEntry(each.number, each.kind, each.seat, tuple(json.loads(each.words)), each.at) for each in rows]

    async def append(self, code: str, entry: LogEntry, result: dict[str, Any] | None = None) -> None:
        """Add one entry, and the result if it ends the match; committed on return. Raises `Taken`."""
        last = self._database.cache.last_numbers
        last.pop(code, None)
        await self._queue.append(code, entry, result)
        last[code] = entry.number

    async def close(self) -> None:
        """Wait for commits in progress, and close the database."""
        await self._queue.close()
        await self._writer.close()

    async def _commit(self, batch: Sequence[Pending]) -> None:
        try:
            async with self._database.turn():
                with metrics.timed(metrics.COMMITS):
                    await self._writer.commit(batch)
        finally:
            for each in batch:
                if each.result is not None:
                    self._database.cache.forget(each.code)


class CommitQueue:
    """Entries waiting to be committed; they are answered only after that."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[Pending] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, code: str, entry: LogEntry, result: dict[str, Any] | None) -> None:
        """Add one entry; committed on return. Raises `Taken`."""
        pending = Pending(code, entry, result, asyncio.get_running_loop().create_future())
        self._waiting.append(pending)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await pending.answer

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_IN_A_COMMIT], self._waiting[MOST_IN_A_COMMIT:]
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

    async def _one_by_one(self, batch: list[Pending], taken: Taken) -> None:
        """Write the entries of a batch singly if one number is taken, so that the others do not suffer."""
        if len(batch) == 1:
            _answer(batch, taken)
            return
        for pending in batch:
            try:
                await self._commit([pending])
            except Exception as error:
                _answer([pending], error)
            else:
                _answer([pending])

    async def close(self) -> None:
        """Wait for commits in progress."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)


def _answer(batch: Sequence[Pending], error: BaseException | None = None) -> None:
    for pending in batch:
        if not pending.answer.done():  # the caller may have gone
            if error is None:
                pending.answer.set_result(None)
            else:
                pending.answer.set_exception(error)
