"""People who delete themselves: hidden at once, in one commit, and removed from their tables after that.

The row of such a person is marked first and removed last, so that an interrupted deletion can be continued.
"""

import hashlib

from sqlalchemy import bindparam, delete, select, update

from douzaine.server.model import NOBODY, Person
from douzaine.store import schema
from douzaine.store.database import Database
from douzaine.store.notifications import PEOPLE


class Deletions:
    """Reads and writes everything about people being deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, person: str, stand_in: str) -> list[str]:
        """Hide a person everywhere: names, words for the dice, secrets. Returns the tables concerned."""
        place, known = schema.seat.c, schema.guest.c.person == person
        mine = place.person == person
        async with self._database.engine.connect() as connection:
            here = select(place.code).where(mine).union(select(schema.guest.c.code).where(known))
            codes = list((await connection.execute(here)).scalars())
        async with self._database.changing(*codes, PEOPLE) as connection:
            gone = {"gone": self._database.clock.now(), "name": stand_in}
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(**gone))
            await connection.execute(delete(schema.token).where(schema.token.c.person == person))
            await connection.execute(delete(schema.guest).where(known))
            for daily in (schema.daily_answer, schema.daily_try):
                await connection.execute(delete(daily).where(daily.c.person == person))
            await connection.execute(update(schema.seat).where(mine).values(name=stand_in, salt=""))
            told = select(place.code, place.number, place.words).where(mine, place.words != "")
            hidden = [
                {"at": row.code, "seat": row.number, "hash": hashlib.sha256(row.words.encode()).hexdigest()}
                for row in (await connection.execute(told)).all()
            ]
            if hidden:
                hide = update(schema.seat).where(place.code == bindparam("at"), place.number == bindparam("seat"))
                await connection.execute(hide.values(words="", words_hash=bindparam("hash")), hidden)
        return codes

    async def under_way(self, most: int) -> list[Person]:
        """Some people whose deletion is not complete."""
        row = schema.person.c
        query = select(row.id, row.name).where(row.gone.is_not(None)).order_by(row.gone).limit(most)
        async with self._database.engine.connect() as connection:
            return [Person(each.id, each.name) for each in (await connection.execute(query)).all()]

    async def tables_left(self, person: str, most: int) -> list[str]:
        """Some tables where a person still has a seat, lobbies first, then those in play."""
        table, place = schema.match.c, schema.seat.c
        here = select(place.code).where(place.person == person)
        query = select(table.code).where(table.code.in_(here))
        order = query.order_by(table.started.is_not(None), table.ended.is_not(None), table.code)
        async with self._database.engine.connect() as connection:
            return list((await connection.execute(order.limit(most))).scalars())

    async def detach(self, person: str, codes: list[str]) -> None:
        """Detach some seats from their person."""
        place = schema.seat.c
        async with self._database.changing(*codes) as connection:
            query = update(schema.seat).where(place.person == person, place.code.in_(codes))
            await connection.execute(query.values(person=None))

    async def lobbies_of(self, host: str, most: int) -> list[str]:
        """Some lobbies that a person hosts."""
        table = schema.match.c
        query = select(table.code).where(table.host == host, table.started.is_(None)).limit(most)
        async with self._database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def finish(self, person: str) -> None:
        """Remove what is left of a person: uploads, and the row that marked the deletion."""
        known = schema.guest.c.person == person  # of lobbies they have just left
        async with self._database.engine.connect() as connection:
            codes = list((await connection.execute(select(schema.guest.c.code).where(known))).scalars())
        async with self._database.changing(*codes, PEOPLE) as connection:
            await connection.execute(delete(schema.guest).where(known))
            await connection.execute(delete(schema.upload).where(schema.upload.c.person == person))
            await connection.execute(update(schema.match).where(schema.match.c.host == person).values(host=NOBODY))
            await connection.execute(delete(schema.person).where(schema.person.c.id == person))
