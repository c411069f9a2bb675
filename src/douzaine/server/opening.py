"""From a lobby to play: words for the dice, sealed and then revealed, and the start.

Players show the seal of their words first. When the host starts the match, nothing can be changed any more, and only
then are the words revealed, so nobody can choose theirs knowing somebody else's. A browser with scripts keeps the words
until then; for others the server keeps them.
"""

import asyncio
import hmac
import logging
import re
import secrets
from dataclasses import replace

from sqlalchemy.exc import SQLAlchemyError

from douzaine.match.fair import MOST_WORDS, SALT_BYTES, seal_of
from douzaine.server import decks, limits
from douzaine.server.bot_seats import BotSeats
from douzaine.server.model import Person, Refused, Seat
from douzaine.server.table import Table, clean_words, seat_at
from douzaine.server.tables import Tables

log = logging.getLogger("douzaine.tables")
RETRY_AFTER_S = 2.0  # when the database does not answer
SEAL = re.compile(r"[0-9a-f]{64}")
SALT = re.compile(rf"[0-9a-f]{{{2 * SALT_BYTES}}}")


class Opening:
    """The last steps before play."""

    def __init__(self, tables: Tables, bots: BotSeats) -> None:
        self._tables = tables
        self._store = tables.store
        self._bots = bots
        self._timers: dict[str, asyncio.Task[None]] = {}  # tables whose words are being revealed

    async def before_play(self, code: str) -> Table:
        """A table whose options can still change; the caller holds its lock. Raises `Refused`."""
        table = await self._tables.load(code)
        check_before_play(table)
        return table

    # ---- words

    async def add_words(self, code: str, person: Person, number: int, words: str) -> None:
        """Add words to the dice: the server seals them and keeps them until the start."""
        words = clean_words(words)
        salt = secrets.token_hex(SALT_BYTES) if words else ""
        await self._set_words(code, person, number, words, seal_of(salt, words) if words else "", salt)

    async def seal_words(self, code: str, person: Person, number: int, seal: str) -> None:
        """Store the seal of words that only the player knows, to be revealed at the start; empty: none."""
        if seal and not SEAL.fullmatch(seal):
            raise Refused(422, "web-error-seal")
        await self._set_words(code, person, number, "", seal, "")

    async def _set_words(self, code: str, person: Person, number: int, words: str, seal: str, salt: str) -> None:
        async with self._tables.held(code):
            table = await self.before_play(code)
            seat = own_seat(table, person, number)
            await self._set_seat(table, seat, replace(seat, words=words, seal=seal, salt=salt))
            self._tables.notify(await self._tables.load(code))

    async def reveal(self, code: str, person: Person, number: int, salt: str, words: str) -> None:
        """Reveal sealed words; when all are revealed, play begins."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            seat = own_seat(table, person, number)
            if table.live is not None or table.row.revealing is None or not seat.is_unrevealed:
                raise Refused(409, "web-error-not-revealing")
            if not may_be_kept(words) or not SALT.fullmatch(salt):
                raise Refused(422, "web-error-seal")
            if not hmac.compare_digest(seal_of(salt, words), seat.seal):
                raise Refused(422, "web-error-seal")
            await self._set_seat(table, seat, replace(seat, words=words, salt=salt))
            table = await self._tables.load(code)
            if not any(each.is_unrevealed for each in table.row.seats):
                await self._begin(table)

    async def _set_seat(self, table: Table, was: Seat, now: Seat) -> None:
        if not await self._store.tables.set_seat(table.row.code, was, now):
            raise Refused(409, "web-error-seat-taken")

    # ---- the start

    async def start(self, code: str, person: Person) -> None:
        """Begin, once every seat is taken: at once, or when the words kept by browsers are revealed."""
        async with self._tables.held(code):
            table = await self.before_play(code)
            if table.row.host != person.id:
                raise Refused(403, "web-error-not-host")
            if not all(seat.is_taken for seat in table.row.seats):
                raise Refused(409, "web-error-seats-open")
            if missing := decks.waiting_for(table.row):
                raise Refused(409, "web-error-decks-missing", who=", ".join(missing))
            if not any(seat.is_unrevealed for seat in table.row.seats):
                await self._begin(table)
                return
            await self._store.tables.change(code, revealing=self._store.clock.now())
            self._tables.notify(await self._tables.load(code))
            self._wait(code, limits.REVEAL_S)

    async def resume(self) -> None:
        """After a restart, begin tables whose words were being revealed."""
        for code in await self._store.tables.revealing():
            self._wait(code, limits.REVEAL_S)

    def _wait(self, code: str, seconds: float) -> None:
        task = asyncio.create_task(self._begin_after(code, seconds))
        self._timers[code] = task
        task.add_done_callback(lambda _: self._timers.pop(code, None))

    async def _begin_after(self, code: str, seconds: float) -> None:
        """Begin when the time to reveal words is over; if the database does not answer, a little later."""
        while True:
            await asyncio.sleep(seconds)
            try:
                async with self._tables.held(code):
                    table = await self._tables.load(code)
                    if table.live is None and table.row.revealing is not None:
                        await self._begin(table)
                return
            except (SQLAlchemyError, OSError) as error:
                log.warning("not begun yet", extra={"code": code, "why": str(error)[:200]})
                seconds = RETRY_AFTER_S
            except Exception:
                log.exception("not begun", extra={"code": code})
                return

    async def _begin(self, table: Table) -> None:
        """Begin with the revealed words; unrevealed ones count as none."""
        code = table.row.code
        await self._store.tables.start(code, decks.completed(table.row))
        await self._store.guests.clear(code)
        table = await self._tables.load(code)
        log.info("start", extra={"code": code, "game": table.row.game})
        self._tables.notify(table)
        self._bots.wake(code)

    async def close(self) -> None:
        """Stop waiting; `resume` continues later."""
        waiting = list(self._timers.values())
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


def check_before_play(table: Table) -> None:
    """Raise `Refused` if the options can no longer change."""
    if table.live is not None:
        raise Refused(409, "web-error-begun")
    if table.row.revealing is not None:
        raise Refused(409, "web-error-starting")


def own_seat(table: Table, person: Person, number: int) -> Seat:
    """A seat that this person has taken. Raises `Refused` for another's."""
    seat = seat_at(table.row, number)
    if seat.kind != "person" or seat.person != person.id:
        raise Refused(403, "web-error-not-your-seat")
    return seat


def may_be_kept(words: str) -> bool:
    """Whether revealed words can be stored unchanged, so that their seal still fits."""
    return len(words) <= MOST_WORDS and "\0" not in words and words.encode("utf-8", "ignore").decode() == words
