"""Puzzles and matches of the day: the puzzles, the answers, and who has played where."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from douzaine.store import schema
from douzaine.store.database import Database

MOST_LISTED = 100
MOST_COUNTED = 5000


class KeptPuzzle(NamedTuple):
    """A stored puzzle: JSON, empty if there is none for its day, None while it is being made."""

    edition: str
    puzzle: str | None


@dataclass(frozen=True)
class Answer:
    """A person's answer to the puzzle of a day, given then or later."""

    day: str
    moves: tuple[str, ...]
    share: float  # of the best, from 0 to 1
    best: bool
    on_day: bool


class DailyMatch(NamedTuple):
    """The match of a day."""

    game: str
    options: dict[str, Any]
    seed: str


class DailyStanding(NamedTuple):
    """A person who has finished a match of the day."""

    name: str
    won: bool
    left: bool
    moves: int


class DailyRows:
    """Reads and writes the rows of all days."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- puzzles

    async def puzzle(self, day: str) -> KeptPuzzle | None:
        """The puzzle of a day, if it is being made or done."""
        row = schema.daily_puzzle.c
        async with self._database.engine.connect() as connection:
            found = (await connection.execute(select(row.edition, row.puzzle).where(row.day == day))).first()
        return KeptPuzzle(*found) if found else None

    async def claim(self, day: str, edition: str, patience: float) -> bool:
        """Whether to make a puzzle now: True for one process only, unless that one has not finished after a while."""
        row, now = schema.daily_puzzle.c, self._database.clock.now()
        forgotten = row.puzzle.is_(None) & (row.made < now - patience)
        old = update(schema.daily_puzzle).where(row.day == day, or_(row.edition != edition, forgotten))
        async with self._database.begin() as connection:
            if (await connection.execute(old.values(edition=edition, puzzle=None, made=now))).rowcount:
                return True
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.daily_puzzle).values(day=day, edition=edition, made=now))
        except IntegrityError:
            return False
        return True

    async def keep(self, day: str, edition: str, puzzle: str | None) -> None:
        """Store a finished puzzle; None gives it up, so that another attempt is made."""
        row = schema.daily_puzzle.c
        mine = (row.day == day) & (row.edition == edition)
        async with self._database.begin() as connection:
            if puzzle is None:
                await connection.execute(delete(schema.daily_puzzle).where(mine, row.puzzle.is_(None)))
            else:
                await connection.execute(update(schema.daily_puzzle).where(mine).values(puzzle=puzzle))

    # ---- answers

    async def answer(self, person: str, answer: Answer) -> bool:
        """Store an answer; False if there was one before, which counts."""
        columns = {**vars(answer), "moves": _json(answer.moves), "person": person, "at": self._database.clock.now()}
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.daily_answer).values(**columns))
        except IntegrityError:
            if await self.answer_of(person, answer.day) is None:
                raise
            return False
        return True

    async def answer_of(self, person: str, day: str) -> Answer | None:
        """A person's answer to the puzzle of a day."""
        row = schema.daily_answer.c
        async with self._database.engine.connect() as connection:
            query = select(schema.daily_answer).where(row.person == person, row.day == day)
            found = (await connection.execute(query)).mappings().first()
        return _answer(found) if found else None

    async def answers_of(self, person: str) -> list[Answer]:
        """All answers of a person, by day."""
        row = schema.daily_answer.c
        async with self._database.engine.connect() as connection:
            query = select(schema.daily_answer).where(row.person == person).order_by(row.day)
            return [_answer(each) for each in (await connection.execute(query)).mappings().all()]

    async def counts(self, day: str) -> dict[tuple[str, ...], int]:
        """How many people made each choice on a day."""
        row = schema.daily_answer.c
        query = select(row.moves, func.count()).where(row.day == day).group_by(row.moves)
        async with self._database.engine.connect() as connection:
            return {tuple(json.loads(moves)): count for moves, count in (await connection.execute(query)).all()}

    async def remove_before(self, day: str) -> None:
        """Remove what is older than a day."""
        async with self._database.begin() as connection:
            for table in (schema.daily_puzzle, schema.daily_answer, schema.daily_match, schema.daily_try):
                await connection.execute(delete(table).where(table.c.day < day))

    # ---- the match of the day

    async def match(self, day: str) -> DailyMatch | None:
        """The match of a day, if anybody has asked for it."""
        row = schema.daily_match.c
        async with self._database.engine.connect() as connection:
            query = select(row.game, row.options, row.seed).where(row.day == day)
            found = (await connection.execute(query)).first()
        return DailyMatch(found.game, json.loads(found.options), found.seed) if found else None

    async def begin_match(self, day: str, match: DailyMatch) -> DailyMatch:
        """Store the match of a day; returns the one that counts, if two processes did so at the same time."""
        columns = {"day": day, "game": match.game, "options": json.dumps(match.options), "seed": match.seed}
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.daily_match).values(**columns))
        except IntegrityError:
            pass
        found = await self.match(day)
        assert found is not None
        return found

    async def try_of(self, person: str, day: str) -> str | None:
        """The table of a person's match of the day."""
        row = schema.daily_try.c
        async with self._database.engine.connect() as connection:
            query = select(row.code).where(row.person == person, row.day == day)
            return (await connection.execute(query)).scalar()

    async def begin_try(self, person: str, day: str, code: str) -> str:
        """Store the table of a person's match of the day; returns the table that counts: the first."""
        try:
            async with self._database.begin() as connection:
                await connection.execute(insert(schema.daily_try).values(day=day, person=person, code=code))
        except IntegrityError:
            pass
        return await self.try_of(person, day) or code

    async def played(self, day: str) -> tuple[int, int]:
        """How many have finished the match of a day, and how many of them won."""
        row = schema.match.c
        query = select(row.result).where(row.daily == day, row.ended.is_not(None)).limit(MOST_COUNTED)
        async with self._database.engine.connect() as connection:
            results = [json.loads(each or "{}") for each in (await connection.execute(query)).scalars()]
        return len(results), sum(0 in result.get("winners", ()) for result in results)

    async def standings(self, day: str) -> list[DailyStanding]:
        """Who finished the match of a day in time: winners first, then by the number of their decisions, fewest first.

        After midnight the seed can be read, so later finishes do not count.
        """
        found = []
        for row in await self._finished(day, MOST_LISTED):
            result = json.loads(row.result or "{}")
            found.append(DailyStanding(row.name, 0 in result.get("winners", ()), not result.get("winners"), row.moves))
        return sorted(found, key=lambda each: (not each.won, each.left, each.moves, each.name))

    async def _finished(self, day: str, most: int) -> Sequence[Any]:
        table, place, move = schema.match.c, schema.seat.c, schema.move.c
        moves = select(func.count()).where(move.code == table.code, move.seat == 0, move.kind == "move")
        midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
        query = (
            select(table.result, place.name, moves.scalar_subquery().label("moves"))
            .join(schema.seat, (place.code == table.code) & (place.number == 0))
            .where(table.daily == day, table.ended < midnight.timestamp())
            .order_by(table.ended)
        )
        async with self._database.engine.connect() as connection:
            return (await connection.execute(query.limit(most))).all()


def _answer(row: Mapping[Any, Any]) -> Answer:
    return Answer(row["day"], tuple(json.loads(row["moves"])), row["share"], bool(row["best"]), bool(row["on_day"]))


def _json(moves: Sequence[str]) -> str:
    return json.dumps(list(moves), ensure_ascii=False)
