"""The puzzle and the match of the day.

A puzzle is made in a worker process, in advance, and stored in the database with its answer; several processes agree
who makes it. Nothing of the answer is given to people who have not answered.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Any

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.match.fair import SEED_BYTES
from douzaine.puzzles import Puzzle, daily_puzzle, games_with_puzzles
from douzaine.puzzles.calendar import Streak, edition, streak_of_days
from douzaine.puzzles.puzzle import MOST_MOVES
from douzaine.server import limits
from douzaine.server.bots import DEFAULT_LEVEL, is_ready
from douzaine.server.jobs import JobPool, patient
from douzaine.server.lobby import Lobby
from douzaine.server.model import Person, Refused, Seat, TableRow
from douzaine.server.table import bot_seat, moves_from_form
from douzaine.store.clock import Clock
from douzaine.store.daily import Answer, DailyMatch
from douzaine.store.store import Store

log = logging.getLogger("douzaine.daily")
EVERY_S = 60.0  # how often to check the days ahead
AHEAD = 1  # days ahead
MOST_KEPT = 40  # puzzles in memory
TIDIED_EVERY = 60  # trials of bots


class Daily:
    """What one server process does for the puzzles and matches of the day."""

    def __init__(self, store: Store, lobby: Lobby, jobs: JobPool | None = None) -> None:
        self._store, self._lobby, self._rows = store, lobby, store.daily
        self._jobs = jobs
        self._known: OrderedDict[str, Puzzle | None] = OrderedDict()
        self._making: dict[str, asyncio.Task[None]] = {}

    # ---- days

    def today(self) -> date:
        """Today's date, in UTC."""
        return day_of(self._store.clock)

    def day(self, text: str) -> date:
        """A day whose puzzle can be opened: today, or a recent one. Raises `Refused`."""
        try:
            day = date.fromisoformat(text)
        except ValueError:
            day = None
        if day is None or day.isoformat() != text or not self.first_day() <= day <= self.today():
            raise Refused(404, "daily-error-no-day")
        return day

    def first_day(self) -> date:
        """The oldest day that can still be answered."""
        return self.today() - timedelta(days=limits.DAILY_PAST_DAYS)

    # ---- puzzles

    async def puzzle(self, day: date) -> Puzzle | None:
        """The puzzle of a day; None while it is being made (this starts it if necessary). Raises `Refused`."""
        text = day.isoformat()
        if text not in self._known:
            kept = await self._rows.puzzle(text)
            if kept is None or kept.edition != edition() or kept.puzzle is None:
                self.make(day)
                return None
            self._known[text] = Puzzle.from_json(kept.puzzle) if kept.puzzle else None
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        found = self._known[text]
        if found is None:
            raise Refused(404, "daily-error-no-puzzle")
        return found

    def make(self, day: date) -> None:
        """Start to make the puzzle of a day in the background, unless it is being made."""
        text = day.isoformat()
        if text not in self._making and all(map(is_ready, games_with_puzzles())):
            task = self._making[text] = asyncio.create_task(self._make(text))
            task.add_done_callback(lambda _: self._making.pop(text, None))

    async def _make(self, day: str) -> None:
        current = edition()
        if not await self._rows.claim(day, current, 2 * limits.DAILY_S):
            return
        made: str | None = None
        try:
            made = await (self._jobs or patient()).run("daily", limits.DAILY_S, puzzle_text, day)
            log.info("puzzle made", extra={"day": day})
        except Refused as error:
            log.warning("puzzle not made", extra={"day": day, "why": str(error)})
        finally:
            with suppress(asyncio.CancelledError):
                await self._rows.keep(day, current, made)

    async def run(self) -> None:
        """Have the puzzles of today and tomorrow made in time, and forget old ones; waits a little after the start."""
        number = 0
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                for ahead in range(AHEAD + 1):
                    day = self.today() + timedelta(days=ahead)
                    kept = await self._rows.puzzle(day.isoformat())
                    if kept is None or kept.edition != edition() or kept.puzzle is None:
                        self.make(day)
                if number % TIDIED_EVERY == 1:
                    await self._rows.remove_before((self.today() - timedelta(days=limits.DAILY_DAYS)).isoformat())
            except Exception:
                log.exception("days not looked at")
            number += 1

    async def close(self) -> None:
        """Stop making puzzles."""
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # ---- answers

    async def answer(self, person: Person, day: date, puzzle: Puzzle, place: int) -> bool:
        """Store a person's answer; False if they had answered before."""
        choice = puzzle.choices[place]
        on_day = day == self.today()
        given = Answer(day.isoformat(), choice.moves, puzzle.share(place), choice.is_best, on_day)
        return await self._rows.answer(person.id, given)

    async def answer_of(self, person: Person | None, day: date) -> Answer | None:
        """A person's answer to the puzzle of a day."""
        return await self._rows.answer_of(person.id, day.isoformat()) if person else None

    async def answers_of(self, person: Person | None) -> dict[str, Answer]:
        """All answers of a person, by day."""
        return {each.day: each for each in await self._rows.answers_of(person.id)} if person else {}

    async def others(self, day: date, puzzle: Puzzle, own: Answer) -> list[int]:
        """How many other people on this server made each choice."""
        counts = await self._rows.counts(day.isoformat())
        found = [counts.get(each.moves, 0) for each in puzzle.choices]
        mine = puzzle.place_of(own.moves)
        if mine is not None and found[mine]:
            found[mine] -= 1
        return found

    # ---- the match of the day

    def match_game(self, day: date) -> dz.Game:
        """The game of the day's match: a different one from the puzzle's."""
        known = [dz.game(id) for id in dz.games()]
        return known[(day.toordinal() + 2) % len(known)]

    async def play(self, person: Person) -> str:
        """The table of a person's match of the day, new or from their first try. Raises `Refused`."""
        day = self.today().isoformat()
        if (code := await self._rows.try_of(person.id, day)) is not None:
            return code
        agreed = await self._match(day)
        game = dz.game(agreed.game)
        if not is_ready(game):
            raise Refused(503, "daily-error-not-ready")
        box = game.box(**agreed.options)
        seats = [Seat(0, "person", person.id, None, person.name)]
        for number in range(1, box.players):
            seats.append(bot_seat(number, DEFAULT_LEVEL, [seat.name for seat in seats]))
        manners: dict[str, Any] = {
            "seed": agreed.seed,
            "daily": day,
            "spectators": False,
            "hints": False,
            "leaving": "end",
        }
        code = await self._lobby.create(person, box, seats, **manners)
        counts = await self._rows.begin_try(person.id, day, code)
        if counts != code:  # two requests at the same time
            await self._store.tables.drop(code)
        return counts

    async def _match(self, day: str) -> DailyMatch:
        found = await self._rows.match(day)
        if found is not None:
            return found
        game = self.match_game(date.fromisoformat(day))
        options = dict(getattr(game.part("box"), "FIRST_MATCH", {}))
        return await self._rows.begin_match(day, DailyMatch(game.id, options, secrets.token_hex(SEED_BYTES)))


def puzzle_text(day: str) -> str:
    """The puzzle of a day as JSON, in a worker process; empty if there is none."""
    found = daily_puzzle(date.fromisoformat(day))
    return found.to_json() if found else ""


def read_moves(puzzle: Puzzle, moves: Sequence[str]) -> tuple[int | None, list[str]]:
    """The choice that some moves make, in a worker process; None if they only begin one. Raises `Refused`."""
    place = puzzle.place_of(moves) if len(moves) <= MOST_MOVES else None
    if place is None and not puzzle.question.goes_on(moves):
        raise Refused(422, "daily-error-no-choice")
    return place, list(moves)


def read_form(puzzle: Puzzle, fields: Mapping[str, Sequence[str]]) -> tuple[int | None, list[str]]:
    """The choice that a form makes, like `read_moves`; `so_far` are moves sent before, separated by commas."""
    so_far = [move for move in "".join(fields.get("so_far", ())[:1]).split(",", MOST_MOVES + 1) if move]
    try:
        view = puzzle.question.view(so_far)
    except DouzaineError:
        raise Refused(422, "daily-error-no-choice") from None
    return read_moves(puzzle, [*so_far, *moves_from_form(view, fields)])


def day_of(clock: Clock) -> date:
    """The date a clock shows, in UTC."""
    return datetime.fromtimestamp(clock.now(), UTC).date()


def keeps_its_seed(row: TableRow, clock: Clock) -> bool:
    """Whether a finished match must keep its seed secret: others still play with the same dice today."""
    return row.daily is not None and row.daily >= day_of(clock).isoformat()


def check_record(row: TableRow, clock: Clock) -> None:
    """Raise `Refused` if a match's record, which contains its seed, must not be shown yet."""
    if keeps_its_seed(row, clock):
        raise Refused(409, "daily-error-seed")


def streak_of(answers: Mapping[str, Answer], today: date) -> Streak:
    """The number of days in a row on which a person answered; today may still be open."""
    return streak_of_days((date.fromisoformat(day) for day, answer in answers.items() if answer.on_day), today)
