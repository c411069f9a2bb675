"""Who was let in to a lobby, and who was sent away from it."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from douzaine.server.model import Guest
from douzaine.store import schema
from douzaine.store.database import Database, can_be_kept


class Guests:
    """People whom a lobby knows although they do not sit there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invited_to(self, invitation: str) -> str | None:
        """The table that an invitation leads to."""
        if not can_be_kept(invitation):
            return None
        table = schema.match.c
        async with self._database.engine.connect() as connection:
            return (await connection.execute(select(table.code).where(table.invitation == invitation))).scalar()

    async def count(self, code: str, came_by: str) -> int:
        """How many people came to a lobby that way."""
        row = schema.guest.c
        query = select(func.count()).select_from(schema.guest).where(row.code == code, row.came_by == came_by)
        async with self._database.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def note(self, code: str, guest: Guest) -> None:
        """Remember how somebody came, or that they were sent away."""
        row = schema.guest.c
        known = (row.code == code) & (row.person == guest.person)
        values = {"came_by": guest.came_by, "name": guest.name}
        try:
            async with self._database.changing(code) as connection:
                if (await connection.execute(update(schema.guest).where(known).values(**values))).rowcount == 0:
                    await connection.execute(insert(schema.guest).values(code=code, person=guest.person, **values))
        except IntegrityError:  # noted at the same time by another process, or the table or the person has gone
            return

    async def clear(self, code: str) -> None:
        """Forget all guests of a lobby: play has begun, and nobody asks for them any more."""
        async with self._database.changing(code) as connection:
            await connection.execute(delete(schema.guest).where(schema.guest.c.code == code))
