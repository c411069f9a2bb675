"""The database: SQLite in a file by default, PostgreSQL by URL. What is returned from here is committed."""

import asyncio
import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Row, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from douzaine.web import schema
from douzaine.web.codes import new_code

MIGRATION_LOCK = 1212  # any number, the same in every process


@dataclass(frozen=True)
class Person:
    """Somebody with a name and a secret cookie."""

    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """A place at a table, and who sits there."""

    number: int
    kind: str  # person, bot, open
    person: str | None
    level: str | None
    name: str


@dataclass(frozen=True)
class Logged:
    """One thing done at a table: `move` (the words of moves made at once), `back` (how many), `leave`."""

    number: int
    kind: str
    seat: int
    words: tuple[str, ...]
    at: float


@dataclass(frozen=True)
class Agreed:
    """What was agreed at a table; all of it but `seed` may be shown to those who may see the table."""

    code: str
    game: str
    version: int
    options: dict[str, Any]
    seed: int
    host: str
    public: bool
    spectators: bool
    hints: bool
    guided: bool
    leaving: str
    created: float
    started: float | None
    ended: float | None
    result: dict[str, Any] | None
    successor: str | None
    seats: tuple[Seat, ...]

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats somebody has taken."""
        return [seat.number for seat in self.seats if person and seat.kind == "person" and seat.person == person.id]


class Taken(Exception):
    """Somebody else has added a row of this number in the meantime. Nothing was written."""


def default_database(folder: Path) -> str:
    """The URL of the SQLite file in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'douzaine.sqlite'}"


class Store:
    """All that is kept."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+asyncpg")
        elif address.drivername == "sqlite":
            address = address.set(drivername="sqlite+aiosqlite")
        self.engine: AsyncEngine = create_async_engine(address)
        if address.drivername.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def ping(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # ---- people

    async def new_person(self, name: str) -> tuple[Person, str]:
        """A new person and the secret that their cookie holds."""
        made = Person(secrets.token_hex(16), name)
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.person).values(id=made.id, name=name, created=time.time()))
        return made, await self.new_token(made.id, "cookie")

    async def new_token(self, person: str, kind: str) -> str:
        """A new secret for a person; only its hash is kept."""
        secret = secrets.token_urlsafe(32)
        row = {"hash": _hash(secret), "person": person, "kind": kind, "created": time.time()}
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.token).values(**row))
        return secret

    async def person_of(self, secret: str, kind: str = "cookie", not_before: float = 0) -> Person | None:
        """Whose secret it is."""
        wanted = _hash(secret)
        query = (
            select(schema.person.c.id, schema.person.c.name, schema.token.c.hash)
            .join(schema.token, schema.token.c.person == schema.person.c.id)
            .where(schema.token.c.hash == wanted, schema.token.c.kind == kind, schema.token.c.created >= not_before)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return Person(row.id, row.name) if row and hmac.compare_digest(row.hash, wanted) else None

    async def drop_token(self, secret: str) -> None:
        """A secret that no longer opens anything."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.token).where(schema.token.c.hash == _hash(secret)))

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name; tables they sit at keep the old one."""
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(name=name))

    async def forget(self, person: str, stand_in: str) -> list[str]:
        """Delete a person: name, cookies and links; their seats stay, without them. Returns the tables concerned."""
        async with self.engine.begin() as connection:
            mine = schema.seat.c.person == person
            codes = list((await connection.execute(select(schema.seat.c.code).where(mine))).scalars())
            await connection.execute(update(schema.seat).where(mine).values(person=None, name=stand_in))
            await connection.execute(delete(schema.token).where(schema.token.c.person == person))
            await connection.execute(delete(schema.person).where(schema.person.c.id == person))
        return codes

    # ---- tables

    async def new_match(self, seats: Sequence[Seat], **columns: Any) -> str:
        """A new table; returns the word people type to find it."""
        columns["options"] = json.dumps(columns["options"], ensure_ascii=False)
        while True:
            code = new_code()
            try:
                async with self.engine.begin() as connection:
                    row = {"code": code, "seed": str(secrets.randbits(64)), "created": time.time(), **columns}
                    await connection.execute(insert(schema.match).values(**row))
                    await connection.execute(insert(schema.seat), [{"code": code, **vars(seat)} for seat in seats])
                return code
            except IntegrityError:
                async with self.engine.connect() as connection:
                    query = select(schema.match.c.code).where(schema.match.c.code == code)
                    if (await connection.execute(query)).first() is None:
                        raise

    async def match(self, code: str) -> Agreed | None:
        """A table by its word."""
        async with self.engine.connect() as connection:
            found = await self._matches(connection, schema.match.c.code == code)
        return found[0] if found else None

    async def matches_of(self, person: str) -> list[Agreed]:
        """Every table a person sits or sat at, newest first."""
        mine = select(schema.seat.c.code).where(schema.seat.c.person == person)
        async with self.engine.connect() as connection:
            return await self._matches(connection, schema.match.c.code.in_(mine))

    async def public_matches(self) -> list[Agreed]:
        """Public tables that are open or in play, newest first."""
        table = schema.match.c
        async with self.engine.connect() as connection:
            return await self._matches(connection, table.public.is_(True) & table.ended.is_(None), most=30)

    async def unfinished_with_bots(self) -> list[str]:
        """Tables in play where a bot sits: after a restart their bots go on."""
        table = schema.match.c
        with_bots = select(schema.seat.c.code).where(schema.seat.c.kind == "bot")
        query = select(table.code).where(table.started.is_not(None), table.ended.is_(None), table.code.in_(with_bots))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(table.created.desc()).limit(200))).scalars())

    async def _matches(self, connection: Any, condition: Any, most: int = 200) -> list[Agreed]:
        query = select(schema.match).where(condition).order_by(schema.match.c.created.desc()).limit(most)
        rows = (await connection.execute(query)).all()
        chairs = select(schema.seat).where(schema.seat.c.code.in_([row.code for row in rows]))
        seats: dict[str, list[Seat]] = {row.code: [] for row in rows}
        for row in (await connection.execute(chairs.order_by(schema.seat.c.number))).all():
            seats[row.code].append(Seat(row.number, row.kind, row.person, row.level, row.name))
        return [_agreed(row, seats[row.code]) for row in rows]

    async def change(self, code: str, **columns: Any) -> bool:
        """Change what was agreed before play; False if play has begun."""
        if "options" in columns:
            columns["options"] = json.dumps(columns["options"], ensure_ascii=False)
        table = schema.match.c
        async with self.engine.begin() as connection:
            query = update(schema.match).where(table.code == code, table.started.is_(None))
            return (await connection.execute(query.values(**columns))).rowcount == 1

    async def set_seat(self, code: str, was: Seat, now: Seat) -> bool:
        """Change who sits somewhere before play; False if somebody else was faster."""
        place = schema.seat.c
        async with self.engine.begin() as connection:
            query = update(schema.seat).where(
                place.code == code,
                place.number == was.number,
                place.kind == was.kind,
                place.person.is_(None) if was.person is None else place.person == was.person,
            )
            values = {name: value for name, value in vars(now).items() if name != "number"}
            return (await connection.execute(query.values(**values))).rowcount == 1

    async def start(self, code: str) -> bool:
        """Begin play; False if it has begun already."""
        return await self.change(code, started=time.time())

    async def succeed(self, code: str, successor: str) -> str:
        """Name the rematch of a match; returns the one that counts, if two were made at once."""
        table = schema.match.c
        async with self.engine.begin() as connection:
            query = update(schema.match).where(table.code == code, table.successor.is_(None))
            await connection.execute(query.values(successor=successor))
            return str((await connection.execute(select(table.successor).where(table.code == code))).scalar_one())

    async def drop_match(self, code: str) -> None:
        """Remove a table nobody has played at."""
        async with self.engine.begin() as connection:
            for name in ("seat", "match"):
                target = schema.metadata.tables[name]
                await connection.execute(delete(target).where(target.c.code == code))

    # ---- moves

    async def log(self, code: str, after: int = 0) -> list[Logged]:
        """What was done at a table, in order."""
        row = schema.move.c
        query = select(schema.move).where(row.code == code, row.number > after).order_by(row.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Logged(each.number, each.kind, each.seat, tuple(json.loads(each.words)), each.at) for each in rows]

    async def append(self, code: str, row: Logged, result: dict[str, Any] | None = None) -> None:
        """Add one row, and the result if it ends the match; committed on return. Raises `Taken`."""
        words = json.dumps(row.words, ensure_ascii=False)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.move).values(code=code, **{**vars(row), "words": words}))
                if result is not None:
                    query = update(schema.match).where(schema.match.c.code == code)
                    await connection.execute(query.values(ended=row.at, result=json.dumps(result)))
        except IntegrityError as error:
            raise Taken from error

    # ---- records

    async def keep_record(self, record: str) -> str:
        """Keep an uploaded record; returns its id, the same for the same text."""
        id = hashlib.sha256(record.encode()).hexdigest()[:20]
        async with self.engine.begin() as connection:
            query = select(func.count()).select_from(schema.upload).where(schema.upload.c.id == id)
            if not (await connection.execute(query)).scalar_one():
                await connection.execute(insert(schema.upload).values(id=id, record=record, created=time.time()))
        return id

    async def record(self, id: str) -> str | None:
        """An uploaded record."""
        async with self.engine.connect() as connection:
            query = select(schema.upload.c.record).where(schema.upload.c.id == id)
            return (await connection.execute(query)).scalar()


def _agreed(row: Row[Any], seats: list[Seat]) -> Agreed:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["seed"] = int(values["seed"])
    values["result"] = json.loads(values["result"]) if values["result"] else None
    return Agreed(**values, seats=tuple(seats))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Run what is missing of `migrations/`; several processes may start at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def run_migrations(url: str) -> None:
    """Bring a database up to date, from outside an event loop."""

    async def run() -> None:
        store = Store(url)
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(run())
