"""The tables of a server process: matches in memory, one action at a time at each, and notifications.

Every action in play takes the same path (`Tables.append`): check, play on a copy, commit, show.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from weakref import WeakValueDictionary

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.server import limits, metrics
from douzaine.server.jobs import client_of
from douzaine.server.live_match import OVER, LiveMatch, live_match, result_of
from douzaine.server.model import LogEntry, Person, Refused, Stale, TableRow
from douzaine.server.table import Table, may_look
from douzaine.store.store import Store
from douzaine.store.writers import Taken

LOOKED_AT_EVERY = 50  # entries of a match; total entries of all matches in memory

Watcher = Callable[[Table, dz.Match | None], None]  # called on every change, with the match as it was before


class Tables:
    """All tables of this process, loaded from the store on request."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.watchers: list[Watcher] = []
        self.gone: Callable[[str], None] = lambda code: None  # called when a table is removed
        self.live: OrderedDict[str, LiveMatch] = OrderedDict()  # by the table's word, the last used at the end
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by the table's word
        self._makers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by client
        self._notifying: set[asyncio.Task[None]] = set()

    # ---- looking

    async def get(self, code: str) -> Table:
        """The current table of a word, to look at. Raises `Refused`."""
        async with self.held(code):
            return (await self.load(code)).snapshot()

    async def get_for(self, code: str, person: Person | None) -> Table:
        """Like `get`; a table whose rules are gone looks like none to people to whom it was closed."""
        try:
            return await self.get(code)
        except Refused as refused:
            row = await self.store.tables.get(code) if refused.status == 410 else None
            if row is None or may_look(row, person):
                raise
            await self.store.tables.read(code)  # takes as long as for a table that does not exist
            raise Refused(404, "web-error-no-table") from refused

    def held(self, code: str) -> asyncio.Lock:
        """The lock of a table: hold it to `load`, check and `append`."""
        return self._locks.setdefault(code, asyncio.Lock())

    async def load(self, code: str, as_known: bool = False) -> Table:
        """The current table, to be changed by the holder of its lock. Raises `Refused`.

        `as_known`: without asking the database for entries of other processes, unless they announced some.
        """
        row = await self.store.tables.get(code)
        if row is None:
            raise Refused(404, "web-error-no-table")
        await self._check_rules(row)
        return Table(row, await self._live(row, as_known) if row.started is not None else None)

    async def _check_rules(self, row: TableRow) -> None:
        """Close a match begun with other rules, for which its log would mean something else. Raises `Refused`."""
        try:
            rules = dz.game(row.game).version
        except DouzaineError as error:
            raise Refused(410, "web-error-old-table", why=error) from error
        if rules != row.version:
            if row.started is not None and row.ended is None:
                await self.store.tables.close(row.code, {"reason": "rules", "winners": [], "scores": []})
            why = DouzaineError("error-rules-version", game=row.game, version=row.version, rules=rules)
            raise Refused(410, "web-error-old-table", why=why)

    async def _live(self, row: TableRow, as_known: bool) -> LiveMatch:
        """The match of a table, with its whole log applied."""
        live, now = self.live.get(row.code), self.store.clock.now()
        try:
            if live is None or not live.is_of(row):
                live = await self._made(row, as_known, now)
            for entry in await self.store.log.read(row.code, live.number, as_known):
                live.apply(entry._replace(at=min(entry.at, now)))  # a clock may have been set back since
        except DouzaineError as error:
            raise Refused(410, "web-error-old-table", why=error) from error
        is_new = row.code not in self.live
        self.live[row.code] = live
        self.live.move_to_end(row.code)
        if is_new or live.number % LOOKED_AT_EVERY == 0:
            self._forget_old()
        return live

    async def _made(self, row: TableRow, as_known: bool, now: float) -> LiveMatch:
        """The match of a table, made from its log: of those whose hosts are one client one at a time.

        A long one takes a second of a thread, which holds up everybody a little.
        """
        async with self._makers.setdefault(client_of(row.host), asyncio.Lock()):
            entries = await self.store.log.read(row.code, 0, as_known)
            start = await self.store.tables.start_of(row.code) if row.practice else None
            return await asyncio.to_thread(live_match, row, entries, now, start)

    def _forget_old(self) -> None:
        """Drop the matches used longest ago if there are too many, or their logs are too long together."""
        entries = sum(each.number for each in self.live.values())
        while len(self.live) > limits.MATCHES_IN_MEMORY or (entries > limits.ENTRIES_IN_MEMORY and len(self.live) > 1):
            entries -= self.live.popitem(last=False)[1].number

    # ---- doing

    async def append(self, table: Table, kind: str, seat: int, words: Sequence[str] = ()) -> None:
        """Play, commit, then show; the caller holds the table's lock. Raises `Refused`."""
        live, code = table.live, table.row.code
        assert live is not None
        entry = LogEntry(live.number + 1, kind, seat, tuple(words), self.store.clock.now())
        try:
            match = live.after(entry)
        except DouzaineError as error:
            raise Refused(422, "web-error-illegal", why=error) from error
        result = result_of(match)
        if kind == "leave" and live.leaving == "end":
            result = {"reason": "left", "winners": [], "scores": [], "seat": seat}
        elif kind == "end" and OVER in words:
            result = {"reason": "agreed", "winners": [], "scores": []}
        try:
            await self.store.log.append(code, entry, result)
        except BaseException as error:  # even if the caller has gone: the log counts, not what is in memory
            self.live.pop(code, None)
            if isinstance(error, Taken):
                raise Stale from error
            raise
        metrics.ENTRIES.labels(table.row.game, kind).inc()
        before = live.match
        live.apply(entry, match)
        self.notify(table if result is None else await self.load(code), before)

    # ---- notifying

    def notify(self, table: Table, before: dz.Match | None = None) -> None:
        """Notify everybody who watches a table; `before`: the match from which it has moved."""
        seen = table.snapshot()
        for watcher in self.watchers:
            watcher(seen, before)

    def notify_soon(self, code: str) -> None:
        """Redraw a table soon for everybody who looks at it: something besides the match has changed."""

        async def notify() -> None:
            self.notify(await self.get(code))

        task = asyncio.create_task(notify())
        self._notifying.add(task)
        task.add_done_callback(self._notifying.discard)

    async def refresh(self, code: str | None, is_watched: Callable[[str], bool]) -> None:
        """Another process has changed a table, or any table (None): reload what is watched here, and notify."""
        for each in [code] if code is not None else list(self.live):
            if not is_watched(each) and each not in self.live:
                continue
            async with self.held(each):
                known = self.live.get(each)
                before, number = (known.match, known.number) if known else (None, -1)
                try:
                    table = await self.load(each)
                except Refused:
                    self.live.pop(each, None)  # it is gone: its word may name another table one day
                    self.gone(each)
                    continue
                has_moved = table.live is None or table.live.number != number
                self.notify(table, before if has_moved else None)

    async def close(self) -> None:
        """Wait for notifications in progress."""
        await asyncio.gather(*self._notifying, return_exceptions=True)
