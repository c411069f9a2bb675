"""Finding and removing old data, in steps of few rows, so that no writer waits long."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, and_, delete, exists, func, or_, select, tuple_, update

from douzaine.store import schema
from douzaine.store.clock import DAY_S
from douzaine.store.database import Database
from douzaine.store.notifications import PEOPLE
from douzaine.store.tables import TableRows

PEOPLE_LOOKED_AT = 100  # in one step
Place = tuple[float, str]  # position among people, ordered by last visit: where the next step begins


class Retention:
    """Last visits, and the removal of data some time after them.

    A step covers what was visited after `since` and before `before`. Every step checks again what it removes, so
    several processes may take steps at the same time.
    """

    def __init__(self, database: Database, tables: TableRows) -> None:
        self._database = database
        self._tables = tables

    async def began(self) -> float:
        """When this database was first used by a server that removes data."""
        async with self._database.engine.connect() as connection:
            query = select(schema.fact.c.value).where(schema.fact.c.name == "retention_began")
            return float((await connection.execute(query)).scalar_one())

    async def begin_anew(self, after_days: float) -> bool:
        """Count everything as just visited, if nobody was here for long or the clock was set back.

        So neither a server that was off for months nor one that starts with a wrong date removes what people want.
        """
        now, fact = self._database.clock.now(), schema.fact.c
        async with self._database.begin() as connection:
            newest = (await connection.execute(select(func.max(schema.person.c.visited)))).scalar()
            if await self.began() <= now and (newest is None or newest > now - after_days * DAY_S):
                return False
            query = update(schema.fact).where(fact.name == "retention_began")
            await connection.execute(query.values(value=now))
        return True

    async def note_visits(self, tables: Collection[str], people: Collection[str]) -> None:
        """Write down that some tables and people were visited now."""
        now = self._database.clock.now()
        async with self._database.begin() as connection:
            for table, key, visited in ((schema.match, "code", tables), (schema.person, "id", people)):
                if visited:
                    query = update(table).where(table.c[key].in_(sorted(visited)), table.c.visited < now)
                    await connection.execute(query.values(visited=now))

    async def idle_tables(self, kind: str, since: float, before: float, most: int) -> list[str]:
        """Unvisited tables: of kind `lobby`, `match` (begun and not over) or `practice` (over or not)."""
        row = schema.match.c
        kinds = {"lobby": row.started.is_(None), "match": row.started.is_not(None), "practice": row.practice.is_(True)}
        query = select(row.code).where(_is_idle(since, before), kinds[kind]).limit(most)
        async with self._database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def remove_table(self, code: str, since: float, before: float) -> bool:
        """Remove a table with its log, unless it was visited in the meantime."""
        has_moved = exists().where(schema.move.c.code == schema.match.c.code, schema.move.c.at >= before)
        return await self._tables.drop(code, and_(_is_idle(since, before), ~has_moved))

    async def remove_uploads(self, since: float, before: float, most: int) -> int:
        """Remove some uploaded records; returns their number."""
        row = schema.upload.c
        old = select(row.id).where(row.created > since, row.created < before).limit(most)
        async with self._database.engine.connect() as connection:
            found = list((await connection.execute(old)).scalars())
        if found:
            async with self._database.begin() as connection:
                await connection.execute(delete(schema.upload).where(row.id.in_(found), row.created < before))
        return len(found)

    async def remove_links(self, before: float, most: int) -> int:
        """Remove expired personal links; returns their number."""
        row = schema.token.c
        old = select(row.hash).where(row.kind == "link", row.created < before).limit(most)
        async with self._database.begin() as connection:
            return (await connection.execute(delete(schema.token).where(row.hash.in_(old)))).rowcount

    async def remove_people(self, since: float, before: float, place: Place | None) -> Place | None:
        """Remove those without matches or answers among some people; returns where the next step begins, or None."""
        row = schema.person.c
        some = select(row.id, row.visited).where(row.visited > since, row.visited < before, row.gone.is_(None))
        if place is not None:
            some = some.where(tuple_(row.visited, row.id) > tuple_(*place))
        async with self._database.engine.connect() as connection:
            looked_at = (await connection.execute(some.order_by(row.visited, row.id).limit(PEOPLE_LOOKED_AT))).all()
            ids = [each.id for each in looked_at]
            idle = and_(row.id.in_(ids), row.visited < before, ~_has_matches())
            found = list((await connection.execute(select(row.id).where(idle))).scalars())
        if found:
            async with self._database.changing(PEOPLE) as connection:
                idle = and_(row.id.in_(found), row.visited < before, ~_has_matches())
                await connection.execute(delete(schema.person).where(idle))
        if len(looked_at) < PEOPLE_LOOKED_AT:
            return None
        return looked_at[-1].visited, looked_at[-1].id


def _is_idle(since: float, before: float) -> ColumnElement[bool]:
    row = schema.match.c
    return and_(or_(row.ended.is_(None), row.practice.is_(True)), row.visited > since, row.visited < before)


def _has_matches() -> ColumnElement[bool]:
    person = schema.person.c.id
    answered = exists().where(schema.daily_answer.c.person == person)  # until the answers themselves are removed
    return exists().where(schema.seat.c.person == person) | exists().where(schema.match.c.host == person) | answered
