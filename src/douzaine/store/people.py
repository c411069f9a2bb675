"""People, and the secrets that identify them, of which only hashes are stored."""

import hashlib
import hmac
import logging
import secrets

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from douzaine.server.model import Person, Session
from douzaine.store import schema
from douzaine.store.cache import KnownSecret
from douzaine.store.clock import DAY_S
from douzaine.store.database import Database, can_be_kept
from douzaine.store.notifications import PEOPLE

log = logging.getLogger("douzaine.people")
ID_DIGITS = 16  # of a hash: enough to distinguish a person's sessions


class People:
    """Reads and writes people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, name: str, kind: str = "cookie") -> tuple[Person, str]:
        """Add a new person; returns the secret that identifies them."""
        made = Person(secrets.token_hex(16), name)
        async with self._database.begin() as connection:
            now = self._database.clock.now()
            await connection.execute(insert(schema.person).values(id=made.id, name=name, created=now, visited=now))
            return made, await self._add_token(connection, made.id, kind)

    async def new_token(self, person: str, kind: str, most: int | None = None) -> str:
        """Add a secret: `cookie`, `link` or `api`. Beyond `most` of a kind, the longest unused is removed."""
        token = schema.token.c
        used = func.coalesce(token.seen_on, 0).desc(), token.created.desc()
        mine = select(token.hash).where(token.person == person, token.kind == kind).order_by(*used)
        async with self._database.changing(PEOPLE) as connection:
            old = list((await connection.execute(mine)).scalars())[most - 1 :] if most else []
            await connection.execute(delete(schema.token).where(token.hash.in_(old)))
            return await self._add_token(connection, person, kind)

    async def by_secret(self, secret: str, kind: str = "cookie", not_before: float = 0) -> Person | None:
        """The person of a secret; None also if it was made before `not_before`."""
        cache, today, wanted = self._database.cache, self._database.clock.today(), _hash(secret)
        known, changes = cache.people.get(f"{kind} {wanted}"), cache.changes
        if known is not None and known.created >= not_before and known.seen_on == today:
            return known.person
        token = schema.token.c
        query = (
            select(
                *(schema.person.c[name] for name in ("id", "name", "pace", "learnt")),
                *(token.hash, token.created, token.seen_on),
            )
            .join(schema.token, schema.token.c.person == schema.person.c.id)
            .where(schema.token.c.hash == wanted, schema.token.c.kind == kind, schema.token.c.created >= not_before)
        )
        async with self._database.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or not hmac.compare_digest(row.hash, wanted):
            return None
        found = Person(row.id, row.name, row.pace, row.learnt)
        if row.seen_on != today:
            await self._note_day(wanted)
        if self._database.may_remember and changes == cache.changes:
            cache.people[f"{kind} {wanted}"] = KnownSecret(found, row.created, today)
        return found

    async def _note_day(self, wanted: str) -> None:
        """Note that a secret was used today; if the database cannot be written now, another time."""
        try:
            async with self._database.begin() as connection:
                used = update(schema.token).where(schema.token.c.hash == wanted)
                await connection.execute(used.values(seen_on=self._database.clock.today()))
        except (SQLAlchemyError, OSError) as error:
            log.warning("day not noted", extra={"why": str(error)[:200]})

    # ---- sessions

    async def sessions(self, person: str, secret: str) -> list[Session]:
        """Every device and program of a person, the last used first; `secret` is that of the current request."""
        token = schema.token.c
        query = select(schema.token).where(token.person == person, token.kind != "link")
        async with self._database.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found = [
            Session(
                row.hash[:ID_DIGITS],
                row.kind,
                row.created,
                row.seen_on or int(row.created // DAY_S),
                row.hash == _hash(secret),
            )
            for row in rows
        ]
        return sorted(found, key=lambda each: (each.is_this, each.seen_on, each.created), reverse=True)

    async def end_session(self, person: str, id: str) -> None:
        """Sign out a device or a program."""
        if len(id) != ID_DIGITS or not can_be_kept(id):
            return
        token = schema.token.c
        mine = (token.person == person) & (token.kind != "link") & token.hash.startswith(id, autoescape=True)
        async with self._database.changing(PEOPLE) as connection:
            await connection.execute(delete(schema.token).where(mine))

    async def end_other_sessions(self, person: str, secret: str) -> None:
        """Sign out everything else, including unused links."""
        others = (schema.token.c.person == person) & (schema.token.c.hash != _hash(secret))
        async with self._database.changing(PEOPLE) as connection:
            await connection.execute(delete(schema.token).where(others))

    # ---- links

    async def take_link(self, secret: str, not_before: float) -> Person | None:
        """The person of a link, which is thereby used up: if several take it at the same time, one succeeds."""
        token, wanted = schema.token.c, _hash(secret)
        taken = delete(schema.token).where(token.hash == wanted, token.kind == "link", token.created >= not_before)
        async with self._database.changing(PEOPLE) as connection:
            owner = (await connection.execute(taken.returning(token.person))).scalar()
            whose = select(schema.person.c.id, schema.person.c.name).where(schema.person.c.id == owner)
            row = (await connection.execute(whose)).first()
        return Person(row.id, row.name) if row else None

    async def rename(self, person: str, name: str) -> None:
        """Rename a person; tables they sit at keep the old name."""
        async with self._database.changing(PEOPLE) as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(name=name))

    async def set_pace(self, person: str, pace: str) -> None:
        """Store the speed at which a person wants to see beats."""
        async with self._database.changing(PEOPLE) as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(pace=pace))

    async def set_learnt(self, person: str, learnt: str) -> None:
        """Store a person's progress in lessons."""
        async with self._database.changing(PEOPLE) as connection:
            await connection.execute(update(schema.person).where(schema.person.c.id == person).values(learnt=learnt))

    async def _add_token(self, connection: AsyncConnection, person: str, kind: str) -> str:
        secret, clock = secrets.token_urlsafe(32), self._database.clock
        row = {"hash": _hash(secret), "person": person, "kind": kind, "created": clock.now(), "seen_on": clock.today()}
        await connection.execute(insert(schema.token).values(**row))
        return secret


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
