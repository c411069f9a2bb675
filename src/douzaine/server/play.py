"""Actions of players during a match. Each returns after its commit."""

import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any

from douzaine.server import metrics
from douzaine.server.bot_seats import BotSeats
from douzaine.server.live_match import OVER
from douzaine.server.model import Person, Refused, Stale
from douzaine.server.table import (
    Table,
    level_of,
    match_in_play,
    may_take_back,
    moves_from_form,
    must_agree,
    silent_from,
)
from douzaine.server.tables import Tables

log = logging.getLogger("douzaine.tables")

MOST_TRIES = 4  # when several processes append to one log at the same time


class Play:
    """Moves, and everything else that players can do during a match."""

    def __init__(self, tables: Tables, bots: BotSeats) -> None:
        self._tables = tables
        self._bots = bots

    async def decide(
        self,
        code: str,
        person: Person | None,
        seat: int,
        number: int,
        fields: Mapping[str, Any],
        words: Sequence[str] | None = None,
    ) -> int:
        """Make the decision of a form or `words`; returns its number. Raises `Refused` without changing anything."""
        begun = time.perf_counter()
        async with self._tables.held(code):
            for tries in range(MOST_TRIES):  # first with what is known here, then with what other processes have added
                try:
                    table = await self._tables.load(code, as_known=tries == 0)
                    made = await self._decide(table, person, seat, number, fields, words)
                    break
                except Stale:
                    if tries == MOST_TRIES - 1:
                        raise
        assert table.live is not None
        metrics.DECISIONS.labels(table.row.game).observe(time.perf_counter() - begun)
        if any(level_of(table, each) for each in table.live.actors()):
            self._bots.wake(code)
        return made

    async def _decide(
        self,
        table: Table,
        person: Person | None,
        seat: int,
        number: int,
        fields: Mapping[str, Any],
        words: Sequence[str] | None,
    ) -> int:
        live = match_in_play(table)
        if seat not in table.row.seats_of(person) or seat in live.left:
            raise Refused(403, "web-error-not-your-seat")
        if live.asked_at.get(seat) != number:
            raise Stale
        if words is None:
            words = moves_from_form(live.match.view(seat), fields)
        if seat in live.silent:
            await self._tables.append(table, "return", seat)
        await self._tables.append(table, "move", seat, words)
        return live.number

    async def take_back(self, code: str, person: Person | None, seat: int, number: int) -> None:
        """Take back a move: never across a chance event, nor across what other people did."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            live = match_in_play(table)
            if live.number != number and not (live.practice and live.rests_since(number, seat)):
                raise Stale
            count = may_take_back(table, person, seat)
            if not count:
                raise Refused(409, "web-error-no-back")
            await self._tables.append(table, "back", seat, [str(count)])
        self._bots.wake(code)

    async def leave(self, code: str, person: Person | None, seat: int) -> None:
        """Leave for good: a bot plays on, or the match ends, as the table agreed."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            live = table.live if table.live and table.live.is_full else match_in_play(table)
            if live.over:
                raise Refused(409, "web-error-over")
            if seat not in table.row.seats_of(person) or seat in live.left:
                raise Refused(403, "web-error-not-your-seat")
            await self._tables.append(table, "leave", seat)
        self._bots.wake(code)

    async def agree_to_end(self, code: str, person: Person | None) -> None:
        """Propose to end the match without a winner; it ends when all players agree."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            live = match_in_play(table)
            mine = [seat for seat in table.row.seats_of(person) if seat not in live.left]
            if not mine:
                raise Refused(403, "web-error-not-your-seat")
            for seat in mine:
                others = must_agree(table) - live.agreed - {seat}
                if not others or seat not in live.agreed:
                    await self._tables.append(table, "end", seat, () if others else (OVER,))

    async def play_on(self, code: str, person: Person | None) -> None:
        """Refuse a proposal to end the match."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            live, mine = match_in_play(table), table.row.seats_of(person)
            if not mine or mine[0] in live.left:
                raise Refused(403, "web-error-not-your-seat")
            if live.agreed:
                await self._tables.append(table, "play_on", mine[0])

    async def silence(self, code: str, seat: int, person: Person | None = None) -> bool:
        """Let a bot play a seat until its person returns, because its clock has run out or another player asks."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            match_in_play(table)
            if person is not None and not table.row.seats_of(person):
                raise Refused(403, "web-error-not-your-seat")
            if self._tables.store.clock.now() < silent_from(table, seat):
                if person is None:
                    return False
                raise Refused(409, "server-error-not-silent")
            await self._tables.append(table, "silent", seat)
        log.info("silent", extra={"code": code, "seat": seat})
        self._bots.wake(code)
        return True

    async def come_back(self, code: str, person: Person | None) -> None:
        """Play on after a bot has stood in."""
        async with self._tables.held(code):
            table = await self._tables.load(code)
            mine = table.row.seats_of(person)
            for seat in sorted(table.live.silent & set(mine)) if table.in_play and table.live else ():
                await self._tables.append(table, "return", seat)
