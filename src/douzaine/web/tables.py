"""Everything people and bots can do at a table. Pages call only these; each returns after its commit."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

import douzaine as dz
from douzaine.bots import levels_for
from douzaine.errors import DouzaineError
from douzaine.match.luck import Luck
from douzaine.match.match import Step
from douzaine.web import decks
from douzaine.web.journal import Taken
from douzaine.web.minds import Minds
from douzaine.web.running import Running
from douzaine.web.store import Agreed, Logged, Person, Seat, Store
from douzaine.web.table import (
    Refused,
    Stale,
    Table,
    bot_seat,
    clean_words,
    level_of,
    match_in_play,
    may_take_back,
    meant,
    seat_at,
    silent_from,
)

log = logging.getLogger("douzaine.tables")

MOST_IN_MEMORY = 1500  # running matches kept; others are made again when they are asked for
MOST_TABLES = 100  # unfinished, that one person may have opened
MOST_TRIES = 4  # where several processes add to one log at the same time
PAUSE = 0.4  # seconds a bot takes at least where somebody looks on, so that nobody loses the thread

Watcher = Callable[[Table, dz.Match | None], None]  # told of every change, with the match as it stood before


class Tables:
    """The tables of one server process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.watchers: list[Watcher] = []
        self._running: OrderedDict[str, Running] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._closing = False
        self.minds = Minds()
        self.pause = PAUSE
        self.is_watched: Callable[[str], bool] = lambda code: False  # by somebody who wants to follow
        self.expecting: Callable[[str, Logged, list[Step]], None] = lambda code, row, steps: None  # told beforehand
        self.failing: Callable[[Table], None] = lambda table: None  # told that it was not committed

    # ---- looking

    async def table(self, code: str) -> Table:
        """A table by its word. Raises `Refused`."""
        async with self._held(code):
            return (await self._table(code)).snapshot()

    async def _table(self, code: str, as_known: bool = False) -> Table:
        agreed = await self.store.match(code)
        if agreed is None:
            raise Refused(404, "web-error-no-table")
        return Table(agreed, await self._run(agreed, as_known) if agreed.started is not None else None)

    async def _run(self, agreed: Agreed, as_known: bool) -> Running:
        """The running match, brought up to date with the log; `as_known`: only if it was said to have grown."""
        running = self._running.get(agreed.code)
        if running is None:
            try:
                running = Running(agreed)
            except DouzaineError as error:
                raise Refused(410, "web-error-old-table", why=error) from error
        for row in await self.store.log(agreed.code, running.number, as_known):
            try:
                running.apply(row)
            except DouzaineError as error:
                raise Refused(410, "web-error-old-table", why=error) from error
        self._running[agreed.code] = running
        self._running.move_to_end(agreed.code)
        while len(self._running) > MOST_IN_MEMORY:
            self._running.popitem(last=False)
        return running

    def _held(self, code: str) -> asyncio.Lock:
        """One thing at a time at each table."""
        lock = self._locks.get(code)
        if lock is None:
            lock = self._locks[code] = asyncio.Lock()
        return lock

    def _tell(self, table: Table, before: dz.Match | None = None) -> None:
        seen = table.snapshot()
        for watcher in self.watchers:
            watcher(seen, before)

    async def refresh(self, code: str | None, is_watched: Callable[[str], bool]) -> None:
        """Another process has changed a table, or who knows what: read anew what is watched here, and tell."""
        for each in [code] if code is not None else list(self._running):
            if not is_watched(each) and each not in self._running:
                continue
            async with self._held(each):
                known = self._running.get(each)
                before, number = (known.match, known.number) if known else (None, -1)
                try:
                    table = await self._table(each)
                except Refused:
                    continue
                moved = table.running is None or table.running.number != number
                self._tell(table, before if moved else None)

    def tell_again(self, code: str) -> None:
        """Show a table anew to all who look at it, soon: something around it has changed."""

        async def tell() -> None:
            self._tell(await self.table(code))

        task = asyncio.create_task(tell())
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    # ---- before play

    async def create(
        self, person: Person, box: dz.Box, seats: Sequence[Seat], missing: Sequence[str] = (), **agreed: Any
    ) -> str:
        """Open a table; it begins at once if nobody is missing, and no deck (`missing`) of a person's."""
        if await self.store.hosted_by(person.id) >= MOST_TABLES:
            raise Refused(409, "server-error-tables")
        code = await self.store.new_match(
            seats,
            game=box.game.id,
            version=box.game.version,
            options={**box.options, **dict.fromkeys(missing)},
            host=person.id,
            **{
                "public": False,
                "spectators": True,
                "hints": True,
                "guided": False,
                "leaving": "bot",
                "clock": None,
                **agreed,
            },
        )
        made = await self.store.match(code)
        if made and all(seat.kind != "open" for seat in seats) and not decks.waiting_for(made):
            await self.start(code, person)
        return code

    async def sit(self, code: str, person: Person, number: int, name: str) -> None:
        """Take an open seat."""
        async with self._held(code):
            table = await self._before_play(code)
            seat = seat_at(table.agreed, number)
            if seat.kind != "open":
                raise Refused(409, "web-error-seat-taken")
            await self._set(table, seat, Seat(number, "person", person.id, None, name))

    async def stand(self, code: str, person: Person, number: int) -> None:
        """Leave a seat before play, or, as the host, send somebody away from it."""
        async with self._held(code):
            table = await self._before_play(code)
            seat = seat_at(table.agreed, number)
            if person.id not in (seat.person, table.agreed.host):
                raise Refused(403, "web-error-not-host")
            if table.agreed.options != (options := decks.without(table.agreed, number)):
                await self._agree(table, options)
            await self._set(table, seat, Seat(number, "open", None, None, ""))

    async def bring(self, code: str, person: Person, number: int, deck: Any) -> None:
        """Bring a deck of one's own, or take it away again (None). Raises `BadOption` for one that is wrong."""
        async with self._held(code):
            table = await self._before_play(code)
            if number not in table.agreed.seats_of(person):
                raise Refused(403, "web-error-not-your-seat")
            option = decks.deck_of(dz.game(table.agreed.game), number)
            if option is None or number not in decks.brought(table.agreed):
                raise Refused(409, "web-error-no-deck-wanted")
            if option.names_a_file(deck):
                raise option.refuse(deck)
            await self._agree(table, {**table.agreed.options, option.id: option.value(deck)})
            self._tell(await self._table(code))

    async def _agree(self, table: Table, options: Mapping[str, Any]) -> None:
        """Change options before play, unless somebody else has just done so."""
        if not await self.store.change(table.agreed.code, was=table.agreed.options, options=options):
            raise Stale

    async def seat_bot(self, code: str, person: Person, number: int, level: str) -> None:
        """Put a bot on an open seat."""
        async with self._held(code):
            table = await self._before_play(code)
            seat = seat_at(table.agreed, number)
            if table.agreed.host != person.id:
                raise Refused(403, "web-error-not-host")
            if level not in levels_for(decks.agree(dz.game(table.agreed.game), table.agreed.options)[0]):
                raise Refused(422, "web-error-no-level")
            if seat.kind == "person":
                raise Refused(409, "web-error-seat-taken")
            await self._set(table, seat, bot_seat(number, level, [each.name for each in table.agreed.seats]))

    async def add_words(self, code: str, person: Person, number: int, words: str) -> None:
        """Add words of one's own to the dice, before play."""
        async with self._held(code):
            table = await self._before_play(code)
            seat = seat_at(table.agreed, number)
            if seat.kind != "person" or seat.person != person.id:
                raise Refused(403, "web-error-not-your-seat")
            await self._set(table, seat, replace(seat, words=clean_words(words)))

    async def _set(self, table: Table, was: Seat, now: Seat) -> None:
        code = table.agreed.code
        if not await self.store.set_seat(code, was, now):
            raise Refused(409, "web-error-seat-taken")
        self._tell(await self._table(code))

    async def _before_play(self, code: str) -> Table:
        table = await self._table(code)
        if table.running is not None:
            raise Refused(409, "web-error-begun")
        return table

    async def start(self, code: str, person: Person) -> None:
        """Begin, once every seat is taken."""
        async with self._held(code):
            table = await self._before_play(code)
            if table.agreed.host != person.id:
                raise Refused(403, "web-error-not-host")
            if any(seat.kind == "open" for seat in table.agreed.seats):
                raise Refused(409, "web-error-seats-open")
            if missing := decks.waiting_for(table.agreed):
                raise Refused(409, "web-error-decks-missing", who=", ".join(missing))
            await self.store.start(code, decks.completed(table.agreed))
            table = await self._table(code)
            log.info("start", extra={"code": code, "game": table.agreed.game})
            self._tell(table)
        self.wake_bots(code)

    # ---- play

    async def play(
        self,
        code: str,
        person: Person | None,
        seat: int,
        number: int,
        fields: Mapping[str, Any],
        words: Sequence[str] | None = None,
    ) -> int:
        """Make the decision that a form or `words` say; returns its number. Raises `Refused`; then nothing changed."""
        async with self._held(code):
            for tries in range(MOST_TRIES):  # first by what is known here, then by what other processes have added
                try:
                    table = await self._table(code, as_known=tries == 0)
                    told = await self._decide(table, person, seat, number, fields, words)
                    break
                except Stale:
                    if tries == MOST_TRIES - 1:
                        raise
        assert table.running is not None
        if any(level_of(table, each) for each in table.running.actors()):
            self.wake_bots(code)
        return told

    async def _decide(
        self,
        table: Table,
        person: Person | None,
        seat: int,
        number: int,
        fields: Mapping[str, Any],
        words: Sequence[str] | None,
    ) -> int:
        running = match_in_play(table)
        if seat not in table.agreed.seats_of(person) or seat in running.left:
            raise Refused(403, "web-error-not-your-seat")
        if running.asked_at.get(seat) != number:
            raise Stale
        if words is None:
            words = meant(running.match.view(seat), fields)
        if seat in running.silent:
            await self._append(table, "return", seat, [])
        await self._append(table, "move", seat, words)
        return running.number

    async def silence(self, code: str, seat: int, person: Person | None = None) -> bool:
        """Let a bot play a seat until its person returns: its clock has run out, or another player asks for it."""
        async with self._held(code):
            table = await self._table(code)
            match_in_play(table)
            if person is not None and not table.agreed.seats_of(person):
                raise Refused(403, "web-error-not-your-seat")
            if time.time() < silent_from(table, seat):
                if person is None:
                    return False
                raise Refused(409, "server-error-not-silent")
            await self._append(table, "silent", seat, [])
        log.info("silent", extra={"code": code, "seat": seat})
        self.wake_bots(code)
        return True

    async def come_back(self, code: str, person: Person | None) -> None:
        """Somebody who was silent is here again, and plays on."""
        async with self._held(code):
            table = await self._table(code)
            mine = table.agreed.seats_of(person)
            for seat in sorted(table.running.silent & set(mine)) if table.in_play and table.running else ():
                await self._append(table, "return", seat, [])

    async def take_back(self, code: str, person: Person | None, seat: int, number: int) -> None:
        """Take a move back, against bots only and never over a chance event."""
        async with self._held(code):
            table = await self._table(code)
            running = match_in_play(table)
            if running.number != number:
                raise Stale
            count = may_take_back(table, person, seat)
            if not count:
                raise Refused(409, "web-error-no-back")
            await self._append(table, "back", seat, [str(count)])
        self.wake_bots(code)

    async def leave(self, code: str, person: Person | None, seat: int) -> None:
        """Get up for good: a bot plays on, or the match ends, as the table agreed."""
        async with self._held(code):
            table = await self._table(code)
            running = match_in_play(table)
            if seat not in table.agreed.seats_of(person) or seat in running.left:
                raise Refused(403, "web-error-not-your-seat")
            await self._append(table, "leave", seat, [])
        self.wake_bots(code)

    async def forget(self, person: Person, stand_in: str) -> None:
        """Delete somebody: they get up from every table, so that none waits for them, and leave no name."""
        for agreed in await self.store.matches_of(person.id):
            for seat in agreed.seats_of(person) if agreed.ended is None else ():
                try:
                    await (self.leave if agreed.started else self.stand)(agreed.code, person, seat)
                except Refused as error:  # it has left already, or the rules are no longer here
                    log.info("stays", extra={"code": agreed.code, "why": error.id})
        for code in await self.store.forget(person.id, stand_in):
            try:
                self._tell(await self.table(code))
            except Refused:
                continue

    async def _append(self, table: Table, kind: str, seat: int, words: Sequence[str]) -> None:
        """Commit one row, then let everybody see it."""
        running = table.running
        assert running is not None
        row = Logged(running.number + 1, kind, seat, tuple(words), time.time())
        try:
            match = running.after(row)
        except DouzaineError as error:
            raise Refused(422, "web-error-illegal", why=error) from error
        result = running.result(match)
        if kind == "leave" and running.leaving == "end":
            result = {"reason": "left", "winners": [], "scores": [], "seat": seat}
        if result is None:
            self.expecting(table.agreed.code, row, match._steps[len(running.match._steps) :])
        try:
            await self.store.append(table.agreed.code, row, result)
        except BaseException as error:  # also if whoever asked has gone: what is in the log counts, not what we think
            self._running.pop(table.agreed.code, None)
            self.failing(table.snapshot())
            if isinstance(error, Taken):
                raise Stale from error
            raise
        before = running.match
        running.apply(row, match)
        self._tell(table if result is None else await self._table(table.agreed.code), before)

    async def note_luck(self, code: str, luck: Luck) -> None:
        """Show everybody how kind chance was at a match that is over."""
        async with self._held(code):
            table = await self._table(code)
            if table.running is not None:
                table.running.luck = luck
                self._tell(table)

    async def rematch(self, code: str, person: Person) -> str:
        """The same again: same options, same players, and the same table for whoever asks second."""
        table = await self.table(code)
        old = table.agreed
        if not old.seats_of(person):
            raise Refused(403, "web-error-not-your-seat")
        if table.in_play or table.running is None:
            raise Refused(409, "web-error-not-over")
        if old.successor:
            return old.successor
        names = ("public", "spectators", "hints", "leaving", "clock")
        box = dz.game(old.game).box(**old.options)
        seats = [replace(seat, words="") for seat in old.seats]
        made = await self.create(person, box, seats, **{name: getattr(old, name) for name in names})
        counts = await self.store.succeed(code, made)
        if counts != made:
            await self.store.drop_match(made)
        self._tell(await self.table(code))
        return counts

    # ---- bots

    def wake_bots(self, code: str) -> None:
        """Let the bots of a table play on, beside everything else."""
        if code not in self._bots or self._bots[code].done():
            task = asyncio.create_task(self._play_bots(code))
            self._bots[code] = task
            task.add_done_callback(lambda _: self._bots.pop(code, None) if self._bots.get(code) is task else None)

    async def close(self) -> None:
        """Let every bot finish what it is just doing, and none go on."""
        self._closing = True
        await asyncio.gather(*self._bots.values(), *self._telling, return_exceptions=True)
        self.minds.close()

    async def _play_bots(self, code: str) -> None:
        try:
            while not self._closing and await self._bots_decide(code):
                await asyncio.sleep(0)
        except Refused as error:
            log.info("bots stop", extra={"code": code, "why": error.id})
        except Exception:
            log.exception("bots failed", extra={"code": code})

    async def _bots_decide(self, code: str) -> bool:
        """Every bot that is asked now decides, all at the same time; False if none is."""
        async with self._held(code):
            table = await self._table(code)
            running = table.running
            if not table.in_play or running is None:
                return False
            levels = {seat: level for seat in running.actors() if (level := level_of(table, seat))}
            asked_at, begun = dict(running.asked_at), time.monotonic()
            matches = {seat: running.match.copy() for seat in levels}
            alone = len(running.actors()) == 1
        decisions = await asyncio.gather(*(self.minds.decide(matches[seat], seat, levels[seat]) for seat in levels))
        if levels and alone and self.is_watched(code):
            await asyncio.sleep(begun + self.pause - time.monotonic())
        for seat, words in zip(levels, decisions, strict=True):
            await self._append_bot(code, seat, asked_at[seat], words)
        return bool(levels)

    async def _append_bot(self, code: str, seat: int, was_asked: int, words: Sequence[str]) -> None:
        """Make a bot's decision, unless the table has moved on meanwhile."""
        async with self._held(code):
            table = await self._table(code)
            asked = table.running.asked_at.get(seat) if table.running and not table.running.over else None
            if asked == was_asked and level_of(table, seat):
                await self._append(table, "move", seat, words)
