"""The database: SQLite in a file by default, PostgreSQL by URL. What is returned from here is committed."""

import asyncio
import hashlib
import hmac
import json
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Row, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from douzaine.errors import DouzaineError
from douzaine.match.fair import SEED_BYTES
from douzaine.web import schema
from douzaine.web.codes import new_code
from douzaine.web.journal import SETTINGS, Entry, File, Journal, add_rows
from douzaine.web.journal import Taken as Taken
from douzaine.web.notify import CHANNEL, PEOPLE, Listener

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
    words: str = ""  # added to the dice


class Logged(NamedTuple):
    """One thing done at a table.

    `move` (the words of moves made at once), `back` (how many), `leave`, `silent` (a bot plays the seat
    until its person returns), `return`.
    """

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
    seed: str
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
    clock: int | None = None  # seconds a decision may take

    def seats_of(self, person: Person | None) -> list[int]:
        """The seats somebody has taken."""
        return [seat.number for seat in self.seats if person and seat.kind == "person" and seat.person == person.id]


Value = TypeVar("Value")


class Recent(dict[str, Value]):
    """What was used last, and not without end."""

    MOST = 20_000

    def __setitem__(self, key: str, value: Value) -> None:
        """Keep something; the oldest goes if there is too much."""
        if len(self) >= self.MOST and key not in self:
            del self[next(iter(self))]
        super().__setitem__(key, value)


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
        self.is_sole = address.drivername.startswith("sqlite")  # nobody else writes: what we know is true
        self.listener = None if self.is_sole else Listener(address)
        self._lock = FileLock(f"{address.database}.lock", thread_local=False) if self.is_sole else None
        self._turn = asyncio.Lock() if self.is_sole else None
        self._file = File(str(address.database)) if self.is_sole else None
        self._journal = Journal(self._commit, self._commit_at_once)
        self._changes = 0
        self._known: Recent[Agreed] = Recent()
        self._last: Recent[int] = Recent()  # number of the last row
        self._people: Recent[tuple[Person, float]] = Recent()
        if self.listener is not None:
            self.listener.forget = self._forget
        if self.is_sole:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the database up to date."""
        if self._lock is not None:
            try:
                self._lock.acquire(timeout=0)
            except Timeout:
                raise DouzaineError("error-store-in-use", file=str(self.engine.url.database)) from None
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        if self._file is not None:
            await asyncio.to_thread(self._file.make_room)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._journal.close()
        if self._file is not None:
            await asyncio.to_thread(self._file.end)
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.release(force=True)

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite takes one at a time: ours wait in line, not on its lock."""
        async with self._turn or nullcontext(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _changing(self, codes: Sequence[str]) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes some tables: other processes are told, and what we knew of them is forgotten."""
        try:
            async with self._begin() as connection:
                yield connection
                await self._tell(connection, codes)
        finally:
            for code in codes:
                self._forget(code)

    async def ping(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # ---- people

    async def new_person(self, name: str, kind: str = "cookie") -> tuple[Person, str]:
        """A new person and the secret that says who they are."""
        made = Person(secrets.token_hex(16), name)
        async with self._begin() as connection:
            await connection.execute(insert(schema.person).values(id=made.id, name=name, created=time.time()))
            return made, await self._add_token(connection, made.id, kind)

    async def new_token(self, person: str, kind: str) -> str:
        """A new secret for a person; only its hash is kept."""
        async with self._begin() as connection:
            return await self._add_token(connection, person, kind)

    async def _add_token(self, connection: AsyncConnection, person: str, kind: str) -> str:
        secret = secrets.token_urlsafe(32)
        row = {"hash": _hash(secret), "person": person, "kind": kind, "created": time.time()}
        await connection.execute(insert(schema.token).values(**row))
        return secret

    async def person_of(self, secret: str, kind: str = "cookie", not_before: float = 0) -> Person | None:
        """Whose secret it is."""
        wanted, changes = _hash(secret), self._changes
        known = self._people.get(f"{kind} {wanted}")
        if known is not None and known[1] >= not_before:
            return known[0]
        query = (
            select(schema.person.c.id, schema.person.c.name, schema.token.c.hash, schema.token.c.created)
            .join(schema.token, schema.token.c.person == schema.person.c.id)
            .where(schema.token.c.hash == wanted, schema.token.c.kind == kind, schema.token.c.created >= not_before)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or not hmac.compare_digest(row.hash, wanted):
            return None
        found = Person(row.id, row.name)
        if self._remembers and changes == self._changes:
            self._people[f"{kind} {wanted}"] = found, row.created
        return found

    async def drop_token(self, secret: str) -> None:
        """A secret that no longer opens anything."""
        async with self._begin() as connection:
            await connection.execute(delete(schema.token).where(schema.token.c.hash == _hash(secret)))
            await self._tell(connection, [PEOPLE])
        self._forget(PEOPLE)

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name; tables they sit at keep the old one."""
        async with self._begin() as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(name=name))
            await self._tell(connection, [PEOPLE])
        self._forget(PEOPLE)

    async def forget(self, person: str, stand_in: str) -> list[str]:
        """Delete a person: name, cookies and links; their seats stay, without them. Returns the tables concerned."""
        mine = schema.seat.c.person == person
        async with self.engine.connect() as connection:
            codes = list((await connection.execute(select(schema.seat.c.code).where(mine))).scalars())
        async with self._changing([*codes, PEOPLE]) as connection:
            await connection.execute(update(schema.seat).where(mine).values(person=None, name=stand_in))
            await connection.execute(delete(schema.token).where(schema.token.c.person == person))
            await connection.execute(delete(schema.person).where(schema.person.c.id == person))
        return codes

    @property
    def _remembers(self) -> bool:
        """Whether what was read may be remembered: nobody else writes, or we hear of it."""
        return self.is_sole or (self.listener is not None and self.listener.hears)

    def _forget(self, code: str | None) -> None:
        """Something has changed: a table, people, or who knows what (None)."""
        self._changes += 1
        if code in (None, PEOPLE):
            self._people.clear()
        if code is None:
            self._known.clear()
        else:
            self._known.pop(code, None)
        if not self.is_sole:
            self._last.clear() if code is None else self._last.pop(code, None)

    async def _tell(self, connection: AsyncConnection, codes: Sequence[str]) -> None:
        """Let other processes know once this is committed."""
        if self.listener is not None and codes:
            told = [{"channel": CHANNEL, "what": what} for what in self.listener.told(codes)]
            await connection.execute(text("SELECT pg_notify(:channel, :what)"), told)

    # ---- tables

    async def new_match(self, seats: Sequence[Seat], **columns: Any) -> str:
        """A new table; returns the word people type to find it."""
        columns["options"] = json.dumps(columns["options"], ensure_ascii=False)
        while True:
            code = new_code()
            try:
                async with self._begin() as connection:
                    row = {"code": code, "seed": secrets.token_hex(SEED_BYTES), "created": time.time(), **columns}
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
        if code in self._known:
            return self._known[code]
        changes = self._changes
        async with self.engine.connect() as connection:
            found = await self._matches(connection, schema.match.c.code == code)
        if found and self._remembers and self._changes == changes:
            self._known[code] = found[0]
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

    async def unfinished_with_clocks(self) -> list[str]:
        """Tables in play with a clock: after a restart their clocks run on."""
        table = schema.match.c
        query = select(table.code).where(table.started.is_not(None), table.ended.is_(None), table.clock.is_not(None))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def hosted_by(self, person: str) -> int:
        """How many unfinished tables somebody has opened."""
        table = schema.match.c
        query = select(func.count()).select_from(schema.match).where(table.host == person, table.ended.is_(None))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def _matches(self, connection: Any, condition: Any, most: int = 200) -> list[Agreed]:
        query = select(schema.match).where(condition).order_by(schema.match.c.created.desc()).limit(most)
        rows = (await connection.execute(query)).all()
        chairs = select(schema.seat).where(schema.seat.c.code.in_([row.code for row in rows]))
        seats: dict[str, list[Seat]] = {row.code: [] for row in rows}
        for row in (await connection.execute(chairs.order_by(schema.seat.c.number))).all():
            seats[row.code].append(Seat(row.number, row.kind, row.person, row.level, row.name, row.words))
        return [_agreed(row, seats[row.code]) for row in rows]

    async def change(self, code: str, was: dict[str, Any] | None = None, **columns: Any) -> bool:
        """Change what was agreed before play; False if play has begun, or the options are not as they were."""
        if "options" in columns:
            columns["options"] = json.dumps(columns["options"], ensure_ascii=False)
        table = schema.match.c
        async with self._changing([code]) as connection:
            query = update(schema.match).where(table.code == code, table.started.is_(None))
            if was is not None:
                query = query.where(table.options == json.dumps(was, ensure_ascii=False))
            return (await connection.execute(query.values(**columns))).rowcount == 1

    async def set_seat(self, code: str, was: Seat, now: Seat) -> bool:
        """Change who sits somewhere before play; False if somebody else was faster."""
        place = schema.seat.c
        async with self._changing([code]) as connection:
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
        return await self.change(code, started=time.time(), options=options)

    async def succeed(self, code: str, successor: str) -> str:
        """Name the rematch of a match; returns the one that counts, if two were made at once."""
        table = schema.match.c
        async with self._changing([code]) as connection:
            query = update(schema.match).where(table.code == code, table.successor.is_(None))
            await connection.execute(query.values(successor=successor))
            return str((await connection.execute(select(table.successor).where(table.code == code))).scalar_one())

    async def drop_match(self, code: str) -> None:
        """Remove a table that was made by mistake."""
        async with self._changing([code]) as connection:
            for name in ("move", "seat", "match"):
                target = schema.metadata.tables[name]
                await connection.execute(delete(target).where(target.c.code == code))

    # ---- moves

    async def log(self, code: str, after: int = 0, as_known: bool = False) -> list[Logged]:
        """What was done at a table, in order; `as_known`: unless another process said more, what we know is all."""
        if (self.is_sole or (as_known and self._remembers)) and self._last.get(code) == after:
            return []
        row = schema.move.c
        query = select(schema.move).where(row.code == code, row.number > after).order_by(row.number)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        self._last[code] = rows[-1].number if rows else after
        return [Logged(each.number, each.kind, each.seat, tuple(json.loads(each.words)), each.at) for each in rows]

    async def append(self, code: str, row: Logged, result: dict[str, Any] | None = None) -> None:
        """Add one row, and the result if it ends the match; committed on return. Raises `Taken`."""
        self._last.pop(code, None)
        await self._journal.append(code, row, result)
        self._last[code] = row.number

    async def _commit(self, batch: Sequence[Entry]) -> None:
        """Write some rows of the journal, all or none."""
        try:
            if self._file is not None and self._turn is not None:
                async with self._turn:
                    await self._file.commit(batch)
            elif self.listener is not None:
                await add_rows(self.engine, batch, self.listener.told([entry.code for entry in batch]))
        finally:
            self._forget_ended(batch)

    def _commit_at_once(self, batch: Sequence[Entry]) -> bool:
        """The same, if it can be done in a moment."""
        if self._file is None or self._turn is None or self._turn.locked():
            return False
        try:
            return self._file.commit_at_once(batch)
        finally:
            self._forget_ended(batch)

    def _forget_ended(self, batch: Sequence[Entry]) -> None:
        for entry in batch:
            if entry.result is not None:
                self._forget(entry.code)

    # ---- records

    async def keep_record(self, record: str) -> str:
        """Keep an uploaded record; returns its id, the same for the same text."""
        id = hashlib.sha256(record.encode()).hexdigest()[:20]
        async with self._begin() as connection:
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
    values["result"] = json.loads(values["result"]) if values["result"] else None
    return Agreed(**values, seats=tuple(seats))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for setting in SETTINGS:
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
