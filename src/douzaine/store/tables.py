"""Tables: their facts, and who sits where."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from douzaine.server.model import Guest, Seat, Start, TableRow
from douzaine.store import schema
from douzaine.store.database import Database, can_be_kept

MOST_LISTED = 200
MOST_PUBLIC = 30


class Waiting(NamedTuple):
    """A table in play that waits for a bot or a clock."""

    code: str
    created: float
    has_clock: bool
    has_bot: bool  # on a bot's seat, or standing in for a person


class TableRows:
    """Reads and writes tables and seats."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, seats: Sequence[Seat], *, code: str, start: Start | None = None, **columns: Any) -> bool:
        """Add a table, for practice if it has a start; False if its word is taken."""
        columns["options"] = _json(columns["options"])
        try:
            async with self._database.begin() as connection:
                now = self._database.clock.now()
                row = {"code": code, "created": now, "visited": now, "practice": start is not None, **columns}
                await connection.execute(insert(schema.match).values(**row))
                if start is not None:
                    await connection.execute(insert(schema.start).values(code=code, **_start_columns(start)))
                await connection.execute(insert(schema.seat), [{"code": code, **vars(seat)} for seat in seats])
        except IntegrityError:
            async with self._database.engine.connect() as connection:
                query = select(schema.match.c.code).where(schema.match.c.code == code)
                if (await connection.execute(query)).first() is None:
                    raise
            return False
        return True

    async def drop(self, code: str, only_if: ColumnElement[bool] | None = None) -> bool:
        """Remove a table and its log; False if it is gone already, or a condition no longer holds."""
        table = schema.match.c
        there = select(table.code).where(table.code == code, *([] if only_if is None else [only_if]))
        async with self._database.engine.connect() as connection:
            before = list((await connection.execute(select(table.code).where(table.successor == code))).scalars())
        async with self._database.changing(code, *before) as connection:
            if (await connection.execute(there.with_for_update())).first() is None:
                return False
            for each in (schema.move, schema.seat, schema.guest, schema.start, schema.match):
                await connection.execute(delete(each).where(each.c.code == code))
            await connection.execute(update(schema.match).where(table.successor == code).values(successor=None))
        self._database.cache.last_numbers.pop(code, None)  # its word may name another table one day
        return True

    # ---- finding

    async def get(self, code: str) -> TableRow | None:
        """The table of a word."""
        cache = self._database.cache
        if code in cache.tables:
            return cache.tables[code]
        changes = cache.changes
        found = await self.read(code)
        if found and self._database.may_remember and cache.changes == changes:
            cache.tables[code] = found
        return found

    async def read(self, code: str) -> TableRow | None:
        """The table of a word, from the database itself."""
        if not can_be_kept(code):
            return None
        async with self._database.engine.connect() as connection:
            found = await _find(connection, schema.match.c.code == code)
        return found[0] if found else None

    async def of_person(self, person: str, most: int | None = MOST_LISTED) -> list[TableRow]:
        """The tables a person has sat at, newest first; all of them if `most` is None."""
        mine = select(schema.seat.c.code).where(schema.seat.c.person == person)
        async with self._database.engine.connect() as connection:
            return await _find(connection, schema.match.c.code.in_(mine), most)

    async def public(self) -> list[TableRow]:
        """Public tables that are open or in play, newest first."""
        table = schema.match.c
        async with self._database.engine.connect() as connection:
            return await _find(connection, table.public.is_(True) & table.ended.is_(None), MOST_PUBLIC)

    async def waiting_for_machines(self, after: Waiting | None, most: int) -> list[Waiting]:
        """Some tables in play with a clock or a bot, the newest first, to continue after a restart."""
        table, place = schema.match.c, schema.seat.c
        clock, created, code = table.clock.is_not(None), table.created, table.code
        bot = exists().where(place.code == code, or_(place.kind == "bot", place.person.is_(None)))
        left = exists().where(schema.move.c.code == code, schema.move.c.kind.in_(("leave", "silent")))
        query = select(code, created, clock.label("clock"), or_(bot, left).label("bot")).where(
            table.started.is_not(None), table.ended.is_(None), or_(clock, bot, left)
        )
        if after is not None:
            query = query.where(tuple_(created, code) < tuple_(after.created, after.code))
        async with self._database.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(created.desc(), code.desc()).limit(most))).all()
        return [Waiting(row.code, row.created, bool(row.clock), bool(row.bot)) for row in rows]

    async def revealing(self) -> list[str]:
        """Tables that were revealing words for the dice when a server stopped."""
        table = schema.match.c
        query = select(table.code).where(table.revealing.is_not(None), table.started.is_(None))
        async with self._database.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def start_of(self, code: str) -> Start | None:
        """The start of a practice table; None for a match."""
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(select(schema.start).where(schema.start.c.code == code))).first()
        if row is None:
            return None
        return Start(json.loads(row.position) if row.position else None, tuple(json.loads(row.moves)))

    async def practice_of(self, person: str) -> list[str]:
        """A person's practice tables, the last visited first."""
        table = schema.match.c
        query = select(table.code).where(table.host == person, table.practice.is_(True))
        async with self._database.engine.connect() as connection:
            return list(
                (await connection.execute(query.order_by(table.visited.desc(), table.created.desc()))).scalars()
            )

    async def count_hosted_by(self, person: str) -> int:
        """The number of unfinished matches a person has opened."""
        table = schema.match.c
        theirs = (table.host == person, table.ended.is_(None), table.practice.is_(False))
        query = select(func.count()).select_from(schema.match).where(*theirs)
        async with self._database.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    # ---- changing

    async def change(self, code: str, was: dict[str, Any] | None = None, **columns: Any) -> bool:
        """Change a table's options before play; False if play has begun, or the options have changed meanwhile."""
        if "options" in columns:
            columns["options"] = _json(columns["options"])
        table = schema.match.c
        async with self._database.changing(code) as connection:
            query = update(schema.match).where(table.code == code, table.started.is_(None))
            if was is not None:
                query = query.where(table.options == _json(was))
            return (await connection.execute(query.values(**columns))).rowcount == 1

    async def reseat(
        self, code: str, was: dict[str, Any], options: dict[str, Any], before: Sequence[Seat], seats: Sequence[Seat]
    ) -> bool:
        """Change a table's seats before play; False if play has begun, or anything has changed meanwhile."""
        table, place = schema.match.c, schema.seat.c
        async with self._database.changing(code) as connection:
            agreed = (table.code == code, table.started.is_(None), table.options == _json(was))
            waiting = select(table.code).where(*agreed, table.revealing.is_(None)).with_for_update()
            if (await connection.execute(waiting)).first() is None:
                return False
            there = await connection.execute(select(place.number, place.kind, place.person).where(place.code == code))
            if {tuple(row) for row in there.all()} != {(seat.number, seat.kind, seat.person) for seat in before}:
                return False
            await connection.execute(update(schema.match).where(table.code == code).values(options=_json(options)))
            await connection.execute(delete(schema.seat).where(place.code == code))
            await connection.execute(insert(schema.seat), [{"code": code, **vars(seat)} for seat in seats])
            return True

    async def set_seat(self, code: str, was: Seat, now: Seat) -> bool:
        """Change who sits on a seat before play; False if somebody else was faster."""
        place = schema.seat.c
        async with self._database.changing(code) as connection:
            table = schema.match.c
            waiting = select(table.code).where(table.code == code, table.started.is_(None)).with_for_update()
            if (await connection.execute(waiting)).first() is None:  # play has begun, in another process
                return False
            query = update(schema.seat).where(
                place.code == code,
                place.number == was.number,
                place.kind == was.kind,
                place.person.is_(None) if was.person is None else place.person == was.person,
            )
            values = {name: value for name, value in vars(now).items() if name != "number"}
            return (await connection.execute(query.values(**values))).rowcount == 1

    async def start(self, code: str, options: dict[str, Any]) -> bool:
        """Begin play with the options as they are now complete; False if it has begun already."""
        return await self.change(code, started=self._database.clock.now(), options=options)

    async def close(self, code: str, result: dict[str, Any]) -> None:
        """End a match that cannot be continued."""
        table = schema.match.c
        async with self._database.changing(code) as connection:
            query = update(schema.match).where(table.code == code, table.ended.is_(None))
            await connection.execute(query.values(ended=self._database.clock.now(), result=json.dumps(result)))

    async def set_successor(self, code: str, successor: str, was: str | None = None) -> str:
        """Store the rematch of a match; returns the one that counts, if two were made at the same time."""
        table = schema.match.c
        async with self._database.changing(code) as connection:
            query = update(schema.match).where(table.code == code, table.successor.is_not_distinct_from(was))
            await connection.execute(query.values(successor=successor))
            return str((await connection.execute(select(table.successor).where(table.code == code))).scalar_one())


async def _find(connection: AsyncConnection, condition: Any, most: int | None = MOST_LISTED) -> list[TableRow]:
    query = select(schema.match).where(condition).order_by(schema.match.c.created.desc()).limit(most)
    found = (await connection.execute(query)).mappings().all()
    seats: dict[str, list[Seat]] = {columns["code"]: [] for columns in found}
    taken = select(schema.seat).where(schema.seat.c.code.in_(list(seats))).order_by(schema.seat.c.number)
    for row in (await connection.execute(taken)).all():
        told = {"words": row.words, "words_hash": row.words_hash, "seal": row.seal, "salt": row.salt}
        seats[row.code].append(Seat(row.number, row.kind, row.person, row.level, row.name, **told))
    guests: dict[str, dict[str, Guest]] = {code: {} for code in seats}
    for row in (await connection.execute(select(schema.guest).where(schema.guest.c.code.in_(list(seats))))).all():
        guests[row.code][row.person] = Guest(row.person, row.came_by, row.name)
    return [_table_row(columns, seats[columns["code"]], guests[columns["code"]]) for columns in found]


def _table_row(columns: Mapping[Any, Any], seats: list[Seat], guests: Mapping[str, Guest]) -> TableRow:
    values = dict(columns)
    values.pop("visited")
    values["options"] = json.loads(values["options"])
    values["result"] = json.loads(values["result"]) if values["result"] else None
    return TableRow(**values, seats=tuple(seats), guests=guests)


def _start_columns(start: Start) -> dict[str, str | None]:
    return {
        "position": None if start.position is None else json.dumps(start.position),
        "moves": json.dumps(start.moves),
    }


def _json(options: dict[str, Any]) -> str:
    return json.dumps(options, ensure_ascii=False)
