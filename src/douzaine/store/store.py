"""Everything stored, by topic. A call that has returned is committed."""

import asyncio
from pathlib import Path

from alembic.util.exc import CommandError
from asyncpg import PostgresError
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from douzaine.errors import DouzaineError
from douzaine.store.clock import Clock
from douzaine.store.daily import DailyRows
from douzaine.store.database import Database
from douzaine.store.deletions import Deletions
from douzaine.store.guests import Guests
from douzaine.store.log import Log
from douzaine.store.moderation import Moderation
from douzaine.store.notifications import Listener
from douzaine.store.people import People
from douzaine.store.records import Records
from douzaine.store.retention import Retention
from douzaine.store.tables import TableRows


def default_database(folder: Path) -> str:
    """The URL of the SQLite file in a folder."""
    return f"sqlite+aiosqlite:///{database_file(folder)}"


def database_file(folder: Path) -> Path:
    """The SQLite file in a folder."""
    return folder / "douzaine.sqlite"


class Store:
    """People, tables, logs and uploaded records, in one database."""

    def __init__(self, url: str, clock: Clock | None = None) -> None:
        self.database = Database(url, clock)
        self.people = People(self.database)
        self.tables = TableRows(self.database)
        self.guests = Guests(self.database)
        self.log = Log(self.database)
        self.records = Records(self.database)
        self.retention = Retention(self.database, self.tables)
        self.deletions = Deletions(self.database)
        self.moderation = Moderation(self.database)
        self.daily = DailyRows(self.database)

    @property
    def listener(self) -> Listener | None:
        """Receives other processes' notifications; None if there are no others."""
        return self.database.listener

    async def open(self) -> None:
        """Open the database and migrate it. Raises `DouzaineError` if another server uses the file."""
        await self.database.open()

    async def close(self) -> None:
        """Finish writing, and close the database."""
        await self.log.close()
        await self.database.close()

    @property
    def clock(self) -> Clock:
        """The server's clock."""
        return self.database.clock


def run_migrations(url: str) -> None:
    """Migrate a database, outside an event loop. Raises `DouzaineError` if it cannot be opened."""

    async def run() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(run())
    except CommandError as error:  # its version is unknown to our migrations
        raise DouzaineError("error-later-backup", file=shown_without_password(url)) from error
    except (SQLAlchemyError, PostgresError, OSError) as error:
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise DouzaineError("error-database", url=shown_without_password(url), why=why) from error


def shown_without_password(url: str) -> str:
    """The URL of a database without its password; for SQLite, the file."""
    address = make_url(url)
    return str(address.database) if address.drivername.startswith("sqlite") else address.render_as_string(True)
