"""All that is kept, by duty. What returns from here is committed."""

import asyncio
from pathlib import Path

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
    """People, tables, their logs and uploaded records, in one database."""

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
        """Who hears of other processes; None where there are none."""
        return self.database.listener

    async def open(self) -> None:
        """Bring the database up to date. Raises `DouzaineError` if another server has the file."""
        await self.database.open()

    async def close(self) -> None:
        """Write what is on its way, and let go of the database."""
        await self.log.close()
        await self.database.close()

    @property
    def clock(self) -> Clock:
        """What time it is."""
        return self.database.clock


def run_migrations(url: str) -> None:
    """Bring a database up to date, from outside an event loop."""

    async def run() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())
