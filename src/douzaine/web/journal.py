"""The log of all tables: rows that come at once share one commit, so that one sync of the disk serves them all."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from douzaine.web import schema

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

    def columns(self) -> dict[str, Any]:
        """The row as the database keeps it."""
        return {"code": self.code, **vars(self.row), "words": json.dumps(self.row.words, ensure_ascii=False)}


Change = Callable[[Sequence[str], Sequence[str]], AbstractAsyncContextManager[Any]]  # see `Store._changing`


class Journal:
    """Adds rows; what is answered is committed."""

    def __init__(self, changing: Change) -> None:
        self._changing = changing
        self._waiting: list[Entry] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, code: str, row: "Logged", result: dict[str, Any] | None) -> None:
        """Add one row; committed on return. Raises `Taken`."""
        entry = Entry(code, row, result, asyncio.get_running_loop().create_future())
        self._waiting.append(entry)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        await entry.answer

    async def _write(self) -> None:
        """While one commit is on its way others gather, and go together next."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                await self._commit(batch)
            except IntegrityError as error:
                await self._one_by_one(batch, error)
            except BaseException as error:
                _answer(batch, error)
                if not isinstance(error, Exception):
                    raise
            else:
                _answer(batch)

    async def _one_by_one(self, batch: list[Entry], error: IntegrityError) -> None:
        """One row of a batch is taken: the others must not suffer from it."""
        if len(batch) == 1:
            taken = Taken()
            taken.__cause__ = error
            _answer(batch, taken)
            return
        for entry in batch:
            try:
                await self._commit([entry])
            except IntegrityError as single:
                await self._one_by_one([entry], single)
            except Exception as other:
                _answer([entry], other)
            else:
                _answer([entry])

    async def _commit(self, batch: list[Entry]) -> None:
        ended = [entry.code for entry in batch if entry.result is not None]
        async with self._changing([entry.code for entry in batch], ended) as connection:
            await connection.execute(insert(schema.move), [entry.columns() for entry in batch])
            for entry in batch:
                if entry.result is not None:
                    query = update(schema.match).where(schema.match.c.code == entry.code)
                    await connection.execute(query.values(ended=entry.row.at, result=json.dumps(entry.result)))

    async def close(self) -> None:
        """Wait for what is on its way."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)


def _answer(batch: list[Entry], error: BaseException | None = None) -> None:
    for entry in batch:
        if not entry.answer.done():
            if error is None:
                entry.answer.set_result(None)
            else:
                entry.answer.set_exception(error)
