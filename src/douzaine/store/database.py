"""The database: SQLite in a file by default, PostgreSQL by URL; opening, migrating, writing."""

import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from filelock import FileLock, Timeout
from sqlalchemy import URL, Connection, event, make_url, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from douzaine.errors import DouzaineError
from douzaine.store import schema
from douzaine.store.cache import Cache
from douzaine.store.clock import Clock
from douzaine.store.notifications import CHANNEL, Listener

MIGRATIONS = Path(__file__).parent / "migrations"
CONNECT_S, ANSWER_S = 5.0, 10.0  # for PostgreSQL to accept a connection, and to answer
EXAMPLE = "sqlite:////var/lib/douzaine/douzaine.sqlite"
MIGRATION_LOCK = 1212  # any number, the same in every process
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class Database:
    """One database, its cache, and notifications of other processes' changes."""

    def __init__(self, url: str, clock: Clock | None = None) -> None:
        address = make_url(url)
        self.clock = clock or Clock()
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+asyncpg")
        elif address.drivername == "sqlite":
            address = address.set(drivername="sqlite+aiosqlite")
        check_is_file(address)
        patience = _patience(address)
        self.engine: AsyncEngine = create_async_engine(address, connect_args=patience, hide_parameters=True)  # for logs
        self.is_sole = address.drivername.startswith("sqlite")  # nobody else writes: the cache is always valid
        self.cache = Cache(self.is_sole)
        self.listener = None if self.is_sole else Listener(address, self.cache.forget)
        self.file = Path(str(address.database)).resolve() if self.is_sole else None  # under any name
        self._in_use = FileLock(lock_of(self.file), thread_local=False) if self.file else None
        self._turn = asyncio.Lock() if self.is_sole else None
        if self.is_sole:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Open the database and migrate it. Raises `DouzaineError` if another server uses the file."""
        if self._in_use is not None:
            try:
                self._in_use.acquire(timeout=0)
            except Timeout:
                raise DouzaineError("error-store-in-use", file=str(self.engine.url.database)) from None
            if self.file and self.file.exists() and self.file.stat().st_nlink > 1:
                self._in_use.release(force=True)  # a server using the other name would hold another lock
                raise DouzaineError("error-store-linked", file=str(self.file))
            if self.file and self.file.parent.is_dir():
                make_private(self.file)
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
        if self._in_use is not None:
            self._in_use.release(force=True)

    async def try_write(self) -> None:
        """Raise unless something can be written."""
        async with self.begin() as connection:
            query = update(schema.fact).where(schema.fact.c.name == "written")
            await connection.execute(query.values(value=self.clock.now()))

    # ---- writing

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for our turn to write. SQLite takes one writer at a time: ours queue here, not on its lock."""
        async with self._turn or nullcontext():
            yield

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes."""
        async with self.turn(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def changing(self, *codes: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes some tables (or `PEOPLE`) and drops them from the cache, here and elsewhere."""
        try:
            async with self.begin() as connection:
                yield connection
                await self._notify(connection, codes)
        finally:
            for code in codes:
                self.cache.forget(code)

    async def _notify(self, connection: AsyncConnection, codes: Sequence[str]) -> None:
        if self.listener is not None and codes:
            payloads = [{"channel": CHANNEL, "what": what} for what in self.listener.payloads(codes)]
            await connection.execute(text("SELECT pg_notify(:channel, :what)"), payloads)

    @property
    def may_remember(self) -> bool:
        """Whether what is read now may be cached: nobody else writes, or we are notified."""
        return self.is_sole or (self.listener is not None and self.listener.hears)


def _patience(address: URL) -> dict[str, Any]:
    """PostgreSQL's timeouts: a connection that is lost silently must not hold anybody up for ever."""
    if address.drivername != "postgresql+asyncpg":
        return {}
    return {"timeout": CONNECT_S, "command_timeout": ANSWER_S}


def check_is_file(address: URL) -> None:
    """Refuse a SQLite database that is not a regular file: it could not be locked, nor shared by our connections."""
    if address.drivername.startswith("sqlite"):
        name = address.database or ""
        if name in ("", ":memory:") or name.startswith("file:") or address.query:
            raise DouzaineError("error-store-no-file", url=str(address), example=EXAMPLE)


def can_be_kept(text: str) -> bool:
    """Whether a text can be stored in any of our databases, and so searched for: PostgreSQL refuses NUL."""
    return "\0" not in text


def make_private(file: Path) -> None:
    """Create a file that only its owner may read, unless it exists: it will hold the seeds of dice."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def lock_of(file: Path) -> Path:
    """The file that a server locks while it uses a SQLite file."""
    return file.with_name(f"{file.name}.lock")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Run missing `migrations/`; several processes may start at the same time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
