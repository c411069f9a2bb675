"""Uploaded records."""

import hashlib

from sqlalchemy import func, insert, select, update

from douzaine.store import schema
from douzaine.store.database import Database, can_be_kept


class Records:
    """Reads and writes uploaded records, by the hash of their text."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, record: str, person: str | None = None) -> str:
        """Keep a record that somebody brought; returns its id, the same for the same text.

        One that is there stays from now on, and is nobody's if somebody else brings it, too: it goes with neither.
        """
        id, now = hashlib.sha256(record.encode()).hexdigest()[:20], self._database.clock.now()
        row = schema.upload.c
        async with self._database.begin() as connection:
            known = (await connection.execute(select(row.person).where(row.id == id))).first()
            if known is None:
                made = {"id": id, "record": record, "created": now, "person": person, "size": len(record)}
                await connection.execute(insert(schema.upload).values(**made))
            else:
                whose = person if known.person == person else None
                again = update(schema.upload).where(row.id == id).values(created=now, person=whose)
                await connection.execute(again)
        return id

    async def kept_for(self, person: str) -> tuple[int, int]:
        """The number of records a person has stored, and their characters."""
        row = schema.upload.c
        query = select(func.count(), func.coalesce(func.sum(row.size), 0)).where(row.person == person)
        async with self._database.engine.connect() as connection:
            count, size = (await connection.execute(query)).one()
        return int(count), int(size)

    async def get(self, id: str) -> str | None:
        """A record by its id."""
        if not can_be_kept(id):
            return None
        async with self._database.engine.connect() as connection:
            query = select(schema.upload.c.record).where(schema.upload.c.id == id)
            return (await connection.execute(query)).scalar()
