"""Access to lobbies: who is let in by an invitation or by the table's word, and who was sent away."""

import hashlib

from douzaine.server import limits
from douzaine.server.model import Guest, Person, Refused, TableRow
from douzaine.server.table import Table
from douzaine.server.tables import Tables


class Doors:
    """Lets people in to a lobby, where they can choose a seat."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def invited(self, invitation: str, person: Person | None) -> Table:
        """The table of an invitation. Raises `Refused` if it no longer works; people who sit there do not use it."""
        code = await self._store.guests.invited_to(invitation) if invitation else None
        table = await self._tables.get(code) if code else None
        if table is None or (table.live is not None and not table.row.seats_of(person)):
            raise Refused(404, "web-error-no-invitation")
        if table.row.came_by(person) == "away":
            raise Refused(404, "web-error-no-invitation")
        return table

    async def enter_by_link(self, invitation: str, person: Person) -> str:
        """Let a person in by an invitation; returns the table's word. Raises `Refused`."""
        row = (await self.invited(invitation, person)).row
        if row.started is None and row.came_by(person) != "link" and person.id != row.host:
            await self._let_in(row, Guest(person.id, "link"))
        return row.code

    async def known_by_word(self, code: str, person: Person | None) -> Table:
        """The table of a word. Raises `Refused` if there is none, or it is no longer open to this person."""
        table = await self._tables.get_for(code, person)
        is_lobby = table.live is None and table.row.came_by(person) != "away"
        if not is_lobby and not table.is_open_to(person):
            raise Refused(404, "web-error-no-table")
        return table

    async def enter_by_word(self, code: str, person: Person) -> None:
        """Let a person in by the table's word. Raises `Refused`."""
        table = await self.known_by_word(code, person)
        if not table.is_open_to(person):
            await self._let_in(table.row, Guest(person.id, "word"))

    async def _let_in(self, row: TableRow, guest: Guest) -> None:
        if await self._store.guests.count(row.code, guest.came_by) >= limits.GUESTS:
            raise Refused(409, "web-error-crowded")
        await self._store.guests.note(row.code, guest)

    # ---- sending away

    async def let_back(self, code: str, person: Person, mark: str) -> None:
        """Let a person who was sent away come back; only for the host."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            if table.row.host != person.id:
                raise Refused(403, "web-error-not-host")
            for guest in sent_away(table.row):
                if mark_of(table.row, guest) == mark:
                    await self._store.guests.note(code, Guest(guest.person, "word"))
            self._tables.notify(await self._tables.load(code))


def sent_away(row: TableRow) -> list[Guest]:
    """The people who were sent away from a lobby."""
    return sorted((guest for guest in row.guests.values() if guest.came_by == "away"), key=lambda each: each.name)


def mark_of(row: TableRow, guest: Guest) -> str:
    """A code by which the host names a person who was sent away, without revealing their id."""
    return hashlib.sha256(f"{row.code} {guest.person}".encode()).hexdigest()[:16]
