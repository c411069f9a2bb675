"""People who were let in to a lobby or sent away from it."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from douzaine.server.model import Guest
from douzaine.store import schema
from douzaine.store.database import Database, can_be_kept


class Guests:
    """Reads and writes the guests of lobbies: people who do not sit there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def invited_to(self, invitation: str) -> str | None:
        """The table of an invitation."""
        if not can_be_kept(invitation):
            return None
        table = schema.match.c
        async with self._database.engine.connect() as connection:
            return (await connection.execute(select(table.code).where(table.invitation == invitation))).scalar()

    async def count(self, code: str, came_by: str) -> int:
        """The number of people who came to a lobby this way."""
        row = schema.guest.c
        query = select(func.count()).select_from(schema.guest).where(row.code == code, row.came_by == came_by)
        async with self._database.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def note(self, code: str, guest: Guest) -> None:
        """Store how a person came, or that they were sent away."""
        row = schema.guest.c
        known = (row.code == code) & (row.person == guest.person)
        values = {"came_by": guest.came_by, "name": guest.name}
        try:
            async with self._database.changing(code) as connection:
                if (await connection.execute(update(schema.guest).where(known).values(**values))).rowcount == 0:
                    await connection.execute(insert(schema.guest).values(code=code, person=guest.person, **values))
        except IntegrityError:  # stored at the same time by another process, or the table or person is gone
            return

    async def clear(self, code: str) -> None:
        """Remove all guests of a lobby when play has begun."""
        async with self._database.changing(code) as connection:
            await connection.execute(delete(schema.guest).where(schema.guest.c.code == code))
