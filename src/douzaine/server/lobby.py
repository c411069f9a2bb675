"""Before and after play: opening a table, taking seats, sending people away, bots, decks, rematches."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import douzaine as dz
from douzaine.games.declare import Option
from douzaine.match.fair import SEED_BYTES
from douzaine.server import decks, limits
from douzaine.server.bots import playable
from douzaine.server.codes import new_code, new_invitation
from douzaine.server.model import NOBODY, Guest, Person, Refused, Seat, Stale, Start, TableRow
from douzaine.server.opening import Opening, check_before_play
from douzaine.server.room import Room
from douzaine.server.table import Table, bot_seat, seat_at
from douzaine.server.tables import Tables

USUAL = {"public": False, "spectators": True, "hints": True, "guided": False, "leaving": "bot", "clock": None}
KEPT_IN_A_REMATCH = ("public", "spectators", "hints", "leaving", "clock")


Work = Callable[..., Awaitable[Any]]  # calls a function with arguments, somewhere else


class Lobby:
    """Actions at tables that are not in play."""

    def __init__(self, tables: Tables, opening: Opening, room: Room) -> None:
        self.room = room
        self._tables = tables
        self._store = tables.store
        self._opening = opening

    async def create(
        self,
        person: Person,
        box: dz.Box,
        seats: Sequence[Seat],
        missing: Sequence[str] = (),
        start: Start | None = None,
        **agreed: Any,
    ) -> str:
        """Open a table; it begins at once if no player and no deck (`missing`) is missing.

        With a `start` it is a practice table.
        """
        self.room.for_table()
        if start is None and await self._store.tables.count_hosted_by(person.id) >= limits.HOSTED_TABLES:
            raise Refused(409, "server-error-tables")
        columns: dict[str, Any] = {
            "game": box.game.id,
            "version": box.game.version,
            "options": {**box.options, **dict.fromkeys(missing)},
            "host": person.id,
            "seed": secrets.token_hex(SEED_BYTES),
            "invitation": new_invitation(),
            **USUAL,
            **agreed,
        }
        while not await self._store.tables.create(seats, code=(code := new_code()), start=start, **columns):
            continue  # the word is taken
        made = await self._store.tables.get(code)
        if made and all(seat.is_taken for seat in seats) and not decks.waiting_for(made):
            await self._opening.start(code, person)
        return code

    async def rematch(self, code: str, person: Person) -> str:
        """A lobby with the same options, where every seat is reserved for whoever had it; bots sit down at once.

        The person who asks sits down there; if all others are bots, play begins. A second request returns the same
        lobby.
        """
        table = await self._tables.get(code)
        old = table.row
        if not old.seats_of(person):
            raise Refused(403, "web-error-not-your-seat")
        if table.in_play or table.live is None:
            raise Refused(409, "web-error-not-over")
        if old.successor and (found := await self._store.tables.get(old.successor)):
            await self._accept(found, person)
            return old.successor
        seats = [kept_seat(seat, person) for seat in old.seats]
        box, missing = decks.agree(dz.game(old.game), decks.without_owners(old, seats))
        agreed = {name: getattr(old, name) for name in KEPT_IN_A_REMATCH}
        made = await self.create(person, box, seats, missing, **agreed)
        counts = await self._store.tables.set_successor(code, made, old.successor)
        if counts != made:
            await self._store.tables.drop(made)
            if found := await self._store.tables.get(counts):
                await self._accept(found, person)
        self._tables.notify(await self._tables.get(code))
        return counts

    async def _accept(self, row: TableRow, person: Person) -> None:
        """Take the seats reserved for a person, unless another request of theirs was faster."""
        for number in row.reserved_for(person) if row.started is None else ():
            try:
                await self.sit(row.code, person, number, row.seats[number].name)
            except Refused:
                now = await self._store.tables.get(row.code)
                if now is None or now.seats[number].person != person.id:
                    raise

    # ---- seats

    async def sit(self, code: str, person: Person, number: int, name: str) -> None:
        """Take an open or reserved seat. The first to sit down in a lobby without a host becomes its host."""
        async with self._tables.held(code):
            table = await self._opening.before_play(code)
            row, seat = table.row, seat_at(table.row, number)
            check_may_sit(table, person, number)
            if row.host == NOBODY:
                await self._store.tables.change(code, host=person.id)
            name = seat.name if seat.kind == "reserved" else name
            await self._set_seat(table, seat, Seat(number, "person", person.id, None, name))

    async def stand(self, code: str, person: Person, number: int) -> None:
        """Leave a seat before play, or decline a reserved one; a host can free seats and send people away.

        People who are sent away cannot come back. A host who leaves passes the lobby to the next player who sits there.
        """
        async with self._tables.held(code):
            table = await self._opening.before_play(code)
            row, seat = table.row, seat_at(table.row, number)
            if person.id not in (seat.person, row.host):
                raise Refused(403, "web-error-not-host")
            freed = [seat]
            if seat.person == person.id and row.came_by(person) is None:  # they may stay, and sit again
                await self._store.guests.note(code, Guest(person.id, "link" if person.id == row.host else "word"))
            if seat.kind == "person" and seat.person is not None and seat.person != person.id:
                await self._store.guests.note(code, Guest(seat.person, "away", seat.name))
                freed = [each for each in row.seats if each.kind == "person" and each.person == seat.person]
            for each in freed:
                await self._free(await self._opening.before_play(code), each)
            if seat.person == row.host and row.seats_of(person) == [number]:
                await self._store.tables.change(code, host=heir_of(row))
            self._tables.notify(await self._tables.load(code))

    async def _free(self, table: Table, seat: Seat) -> None:
        if table.row.options != (options := decks.without(table.row, seat.number)):
            await self._set_options(table, options)
        await self._set_seat(table, seat, Seat(seat.number, "open", None, None, ""))

    async def seat_bot(self, code: str, person: Person, number: int, level: str) -> None:
        """Put a bot on an open seat, or change the level of a bot."""
        async with self._tables.held(code):
            table = await self._opening.before_play(code)
            seat = seat_at(table.row, number)
            if table.row.host != person.id:
                raise Refused(403, "web-error-not-host")
            if level not in playable(decks.agree(dz.game(table.row.game), table.row.options)[0]):
                raise Refused(422, "web-error-no-level")
            if seat.kind in ("person", "reserved"):
                raise Refused(409, "web-error-seat-taken")
            new = bot_seat(number, level, [each.name for each in table.row.seats])
            await self._set_seat(table, seat, replace(seat, level=level) if seat.kind == "bot" else new)

    async def rename(self, code: str, person: Person, number: int, name: str) -> None:
        """Change a person's name at a table before play."""
        async with self._tables.held(code):
            table = await self._opening.before_play(code)
            seat = seat_at(table.row, number)
            if number not in table.row.seats_of(person):
                raise Refused(403, "web-error-not-your-seat")
            await self._set_seat(table, seat, replace(seat, name=name))

    async def fill(self, code: str, person: Person, level: str) -> None:
        """Put bots on all open seats, and begin."""
        for seat in (await self._tables.get(code)).row.seats:
            if seat.kind == "open":
                await self.seat_bot(code, person, seat.number, level)
        await self._opening.start(code, person)

    async def bring_deck(self, code: str, person: Person, number: int, deck: Any, work: Work) -> None:
        """Bring a deck, or remove it (None). Raises `BadOption` for an invalid one.

        `work` has it read in a worker process, and may cancel that.
        """
        decks.check_size(deck)
        async with self._tables.held(code):
            table = await self._opening.before_play(code)
            option = self._own_deck(table, person, number)
        value = await work(decks.read_deck, table.row.game, option.id, deck)
        async with self._tables.held(code):
            table = await self._opening.before_play(code)
            self._own_deck(table, person, number)
            await self._set_options(table, {**table.row.options, option.id: value})
            self._tables.notify(await self._tables.load(code))

    # ---- helpers

    def _own_deck(self, table: Table, person: Person, number: int) -> Option:
        """The option that holds the deck of a person's seat. Raises `Refused` if it needs none."""
        if number not in table.row.seats_of(person):
            raise Refused(403, "web-error-not-your-seat")
        option = decks.deck_of(dz.game(table.row.game), number)
        if option is None or number not in decks.brought(table.row):
            raise Refused(409, "web-error-no-deck-wanted")
        return option

    async def _set_options(self, table: Table, options: Mapping[str, Any]) -> None:
        if not await self._store.tables.change(table.row.code, was=table.row.options, options=options):
            raise Stale  # somebody else has just changed them

    async def _set_seat(self, table: Table, was: Seat, now: Seat) -> None:
        if not await self._store.tables.set_seat(table.row.code, was, now):
            raise Refused(409, "web-error-seat-taken")
        self._tables.notify(await self._tables.load(table.row.code))


def kept_seat(seat: Seat, host: Person) -> Seat:
    """A seat of a finished match, in the lobby of its rematch: the person who asked sits down, as do bots."""
    if seat.kind == "bot" or seat.person == host.id:
        return replace(seat, words="", words_hash=None, seal="", salt="")
    if seat.person is None:  # somebody who has been deleted since
        return Seat(seat.number, "open", None, None, "")
    return Seat(seat.number, "reserved", seat.person, None, seat.name)


def check_open(table: Table, person: Person | None, number: int) -> None:
    """Raise `Refused` unless a seat can be taken; checked before a new person is made for it."""
    check_before_play(table)
    seat = seat_at(table.row, number)
    if seat.kind == "reserved" and (person is None or seat.person != person.id):
        raise Refused(409, "web-error-seat-kept", who=seat.name)
    if seat.is_taken:
        raise Refused(409, "web-error-seat-taken")


def check_may_sit(table: Table, person: Person, number: int) -> None:
    """Raise `Refused` unless a person may take a seat. People who came by the table's word may have one."""
    row = table.row
    if row.came_by(person) == "away":
        raise Refused(403, "web-error-sent-away")
    if not table.is_open_to(person):
        raise Refused(404, "web-error-no-table")
    check_open(table, person, number)
    if not row.public and row.came_by(person) == "word" and row.seats_of(person):
        raise Refused(403, "web-error-one-seat")


def heir_of(row: TableRow) -> str:
    """The next host of a lobby: the next player who sits there, or whoever sits down first."""
    found = (seat.person for seat in row.seats if seat.kind == "person" and seat.person not in (None, row.host))
    return next(found, None) or NOBODY
