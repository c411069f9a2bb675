"""Reads and writes for the operator: unfinished tables, names, and bans."""

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update

from douzaine.store import schema
from douzaine.store.database import Database
from douzaine.store.notifications import PEOPLE

BAN = "ban-"  # prefix of a fact's name; its value is the end of the ban


class Unfinished(NamedTuple):
    """A table that is not over."""

    code: str
    game: str
    created: float
    started: float | None
    visited: float
    names: tuple[str, ...]


class Moderation:
    """Reads and writes for the operator only."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unfinished(self, most: int) -> list[Unfinished]:
        """Unfinished tables, the last visited first."""
        row, place = schema.match.c, schema.seat.c
        query = select(schema.match).where(row.ended.is_(None)).order_by(row.visited.desc(), row.code).limit(most)
        async with self._database.engine.connect() as connection:
            found = (await connection.execute(query)).all()
            codes = [each.code for each in found]
            seats = select(place.code, place.name).where(place.code.in_(codes)).order_by(place.code, place.number)
            names = (await connection.execute(seats)).all()
        return [
            Unfinished(
                each.code,
                each.game,
                each.created,
                each.started,
                each.visited,
                tuple(seat.name for seat in names if seat.code == each.code),
            )
            for each in found
        ]

    async def counts(self) -> dict[str, int]:
        """The number of lobbies, and of matches in play."""
        row = schema.match.c
        begun = row.started.is_not(None)
        query = select(begun.label("begun"), func.count().label("count")).where(row.ended.is_(None)).group_by(begun)
        async with self._database.engine.connect() as connection:
            found = {bool(each.begun): int(each[1]) for each in (await connection.execute(query)).all()}
        return {"lobby": found.get(False, 0), "playing": found.get(True, 0)}

    async def rename(self, person: str, name: str) -> list[str]:
        """Rename a person, at all their tables too; returns the tables."""
        mine = schema.seat.c.person == person
        async with self._database.engine.connect() as connection:
            codes = sorted(set((await connection.execute(select(schema.seat.c.code).where(mine))).scalars()))
        async with self._database.changing(PEOPLE, *codes) as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(name=name))
            await connection.execute(update(schema.seat).where(mine).values(name=name))
        return codes

    # ---- bans: only a hash of the address is stored

    async def bans(self) -> dict[str, float]:
        """The end of each ban, by the hash of the address."""
        fact = schema.fact.c
        async with self._database.engine.connect() as connection:
            rows = (await connection.execute(select(schema.fact).where(fact.name.startswith(BAN)))).all()
        return {row.name.removeprefix(BAN): float(row.value) for row in rows}

    async def ban(self, mark: str, until: float) -> None:
        """Ban an address, or change the end of its ban."""
        async with self._database.begin() as connection:
            await connection.execute(delete(schema.fact).where(schema.fact.c.name == BAN + mark))
            await connection.execute(insert(schema.fact).values(name=BAN + mark, value=until))

    async def unban(self, mark: str) -> bool:
        """Lift a ban; False if there was none."""
        async with self._database.begin() as connection:
            gone = await connection.execute(delete(schema.fact).where(schema.fact.c.name == BAN + mark))
        return gone.rowcount == 1
