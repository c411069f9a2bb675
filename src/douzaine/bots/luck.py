"""Luck: the points of winning chance that chance gave each seat of a match.

A match is split into stretches: some chance (rolls, draws), then the decisions up to the next. The value of a Table
to a seat is its chance to win when everybody plays on by rule of thumb (by best play, where the game is solved).
**A seat's luck is the sum, over all chance, of its chance to win after it minus its chance to win before it.** Values
after chance and after the decisions that follow come from the same trials (`weighing`), so decisions that agree with
the rule of thumb change nothing, and the rest of the path from the start to the result is luck.

The rank says how kind that was. All chance of a stretch is drawn again several times, with the same odds from the same
situation, and the values are compared: the rank is the share of matches with less luck, if every stretch were taken at
random from those compared (ties count half). If chance is fair, what came is as likely as each draw it is compared
with, however rough the values are. Still, ranks are not spread evenly: a match ends won or lost, so where chance
decides, the winner was lucky and the loser was not, and few are in the middle.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Protocol

import numpy as np

from douzaine.bots.cores import in_turn
from douzaine.bots.decisions import moved
from douzaine.bots.intervals import chances
from douzaine.bots.solved import is_exact, solution
from douzaine.bots.trials import Trials
from douzaine.bots.value import value_at_chance
from douzaine.engine.story import new_story
from douzaine.engine.table import copy_record
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.event import Event
from douzaine.match.game import Box
from douzaine.match.match import CHANCE, Match, Step
from douzaine.match.simulate import NORMAL_95
from douzaine.match.state import TableArray, actors_of, legal_ids, outcome_of, weights_of

PLAYOUTS = 200_000  # trials for the chance of a whole match
LEAST, MOST = 200, 6000  # trials per stretch: more if its decisions may have changed more
START = 6000  # trials for the start
COMPARED = 12  # draws of each chance, including the one that came
PLAYOUTS_COMPARED = 100_000
LEAST_COMPARED, MOST_COMPARED = 20, 400
REDRAWS = 4_000
HARSH_BELOW, KIND_FROM = 35, 65  # limits, of 100, for the words harsh and kind

Shares = tuple[float, ...]  # one number per seat


@dataclass(frozen=True)
class Stretch:
    """Some chance, and the decisions up to the next."""

    number: int  # of its first step in the match, from 0
    decided: int  # its first decision
    end: int  # the first step after it
    turn: int  # turns completed before it
    before: Shares  # every seat's chance to win before the chance
    after: Shares  # after the chance
    left: Shares  # after the decisions
    margin: Shares  # half of the 95 % interval of what the decisions changed; 0 if nothing was estimated
    events: tuple[Event, ...]  # the events of the chance, with nothing hidden

    @property
    def has_chance(self) -> bool:
        """Whether it begins with chance; the first stretch of a match may not."""
        return self.decided > self.number

    @property
    def luck(self) -> Shares:
        """What the chance gave each seat."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))


@dataclass(frozen=True)
class Luck:
    """How much chance gave each seat, and how kind that was."""

    points: Shares  # of winning chance, from -1 to 1
    margins: Shares  # half of the 95 % intervals of the points; 0 if they are exact
    percentiles: Shares  # the rank among 100 such matches
    events: int  # chance events
    stretches: tuple[Stretch, ...] = field(default=(), repr=False)  # the stretches of the match

    @property
    def words(self) -> tuple[str, ...]:
        """Harsh, even or kind, for each seat."""
        return tuple(word_of(each) for each in self.percentiles)

    def without_course(self) -> "Luck":
        """The figures without the stretches."""
        return replace(self, stretches=())


def rank_of(percentile: float) -> int:
    """The rank as it is shown: from 1 to 99."""
    return max(1, min(99, int(percentile)))


def word_of(percentile: float) -> str:
    """The word for a rank."""
    rank = rank_of(percentile)
    return "harsh" if rank < HARSH_BELOW else "kind" if rank >= KIND_FROM else "even"


def luck(match: Match, seed: int = 0, cores: int = 1) -> Luck:
    """Weigh all chance of a match so far, knowing all its secrets; the same match and seed give the same result."""
    if not isinstance(match, Match):
        raise DouzaineError("error-no-match", value=shown(match))
    worths, parts = worths_of(match, seed), list(split(match))
    return summed(match, worths, parts, list(in_turn(worths.weigh, parts, cores)), seed)


def worths_of(match: Match, seed: int) -> "Worths":
    """The values of Tables of a match: by its solution, otherwise by trials."""
    return _Solved(match) if is_exact(match.box) else _Tried(match, seed)


def summed(
    match: Match, worths: "Worths", parts: "Sequence[MatchPart]", weighed: "Sequence[Weighed]", seed: int
) -> Luck:
    """The luck of a match whose parts have all been weighed."""
    start, error = worths.start()
    stretches = _joined(start, parts, [each.walked for each in weighed])
    given = [np.array(each.luck) for each in stretches if each.has_chance]
    points = np.sum([np.zeros(len(start)), *given], axis=0)
    margins = np.sqrt(np.sum([np.square(each.margin) for each in stretches], axis=0) + np.square(error))
    compared = [each.compared for each in weighed if each.compared is not None]
    actual, drawn = _redrawn(compared, len(start), seed)
    close = np.abs(drawn - actual) < 1e-9
    share = (((drawn < actual) & ~close).sum(axis=0) + close.sum(axis=0) / 2) / REDRAWS
    events = sum(step.seat == CHANCE for step in match.steps)
    return Luck(_told(points), _told(margins), tuple((100 * share).round(1).tolist()), events, stretches)


def _told(values: Any) -> Shares:
    return tuple(float(each) for each in values)


def _joined(start: Any, parts: "Sequence[MatchPart]", walked: Sequence[tuple[Any, Any, Any]]) -> tuple[Stretch, ...]:
    """Consecutive stretches, each starting with the value at which the last one ended."""
    found, before = [], start
    for part, (after, left, margin) in zip(parts, walked, strict=True):
        after = after if part.decided > part.number else before
        shares = _told(before), _told(after), _told(left), _told(margin)
        found.append(Stretch(part.number, part.decided, part.end, part.turn, *shares, part.events))
        before = left
    return tuple(found)


def _redrawn(compared: Sequence[Any], seats: int, seed: int) -> tuple[Any, Any]:
    """The luck that came, and that of many matches in which each stretch is one of those compared."""
    rng = np.random.default_rng([seed, 1])
    actual, drawn = np.zeros(seats), np.zeros((REDRAWS, seats))
    for worths in compared:
        surplus = worths - worths.mean(axis=0)
        actual += surplus[0]
        drawn += surplus[rng.integers(len(worths), size=REDRAWS)]
    return actual, drawn


# ---- the stretches of a match


@dataclass(frozen=True)
class MatchPart:
    """A stretch before it is weighed."""

    number: int
    decided: int
    end: int
    turn: int
    before: TableArray  # before the chance
    after: TableArray  # after the chance
    steps: tuple[Step, ...]  # the decisions
    scores: Shares | None  # the result, if the match ends with them
    events: tuple[Event, ...]
    of: int  # the number of parts in the match


@dataclass(frozen=True)
class Weighed:
    """The values found for a part."""

    walked: tuple[Any, Any, Any]  # chances after the chance and after the decisions; the margin of their difference
    compared: Any  # the values of draws of the same chance, beginning with the real one; None if there was no chance


def split(match: Match) -> Iterator[MatchPart]:
    """The parts of a match."""
    groups = [list(steps) for _, steps in groupby(match.steps, lambda step: step.seat == CHANCE)]
    if groups and groups[0][0].seat != CHANCE:
        groups.insert(0, [])
    again, count = match.beginning(), (len(groups) + 1) // 2
    for place in range(0, len(groups), 2):
        before, told, number, turn = copy_record(again.data), again.told, len(again.steps), again.turns
        for step in groups[place]:
            again.apply(step)
        after, decisions = copy_record(again.data), groups[place + 1] if place + 1 < len(groups) else []
        events = tuple(again.story_since(told))
        for step in decisions:
            again.apply(step)
        ended = again.outcome.scores if again.outcome else None
        decided = number + len(groups[place])
        yield MatchPart(number, decided, len(again.steps), turn, before, after, tuple(decisions), ended, events, count)


def rolled(box: Box, table: TableArray, rng: np.random.Generator) -> TableArray:
    """A copy of a Table with all pending chance drawn again."""
    twin = copy_record(table)
    while weights := weights_of(box, twin):
        odds = np.array(weights, float)
        box.game.rule_set.best().deal(box.data, twin, int(rng.choice(len(odds), p=odds / odds.sum())), new_story(0))
    return twin


# ---- the values of Tables


class Worths(Protocol):
    """Finds the values of Tables of a match for every seat."""

    def start(self) -> tuple[Any, Any]:
        """Everybody's chance before anything was dealt, and its margin."""

    def weigh(self, part: MatchPart) -> Weighed:
        """What a part of the match changed."""


class _Tried:
    """Values by trials."""

    def __init__(self, match: Match, seed: int) -> None:
        self._box, self._seed = match.box, seed
        self._start = match.beginning().data

    def start(self) -> tuple[Any, Any]:
        """Everybody's chance before anything was dealt, and its margin."""
        scores = Trials(self._box, self._seed).weigh(self._start, None, [()], 0, START)[:, 0]
        return chances(scores)

    def weigh(self, part: MatchPart) -> Weighed:
        """What a part of the match changed."""
        trials = Trials(self._box, self._seed + 1 + part.number)
        compared = self._compare(part, trials) if part.decided > part.number else None
        return Weighed(self._walk(part, trials), compared)

    def _walk(self, part: MatchPart, trials: Trials) -> tuple[Any, Any, Any]:
        nothing = np.zeros(self._box.players)
        ended = outcome_of(self._box, part.after)
        if ended is not None:
            return ended.scores, ended.scores, nothing
        count = max(LEAST, min(MOST, PLAYOUTS // (2 * part.of)))
        chains = [()] if part.scores is not None else [(), part.steps]
        first = trials.weigh(part.after, None, chains, 0, LEAST)
        if part.scores is None and np.array_equal(first[:, 0], first[:, 1]):
            count = max(LEAST, count // 2)  # the rule of thumb would have done the same
        more = trials.weigh(part.after, None, chains, LEAST, count - LEAST)
        scores = np.concatenate([first, more])
        left = scores[:, 1] if part.scores is None else np.broadcast_to(part.scores, scores[:, 0].shape)
        margin = NORMAL_95 * (left - scores[:, 0]).std(axis=0) / np.sqrt(len(scores))
        return scores[:, 0].mean(axis=0), left.mean(axis=0), margin

    def _compare(self, part: MatchPart, trials: Trials) -> Any:
        """The values of some draws of the same chance, beginning with the real one, in the same trials."""
        rng = np.random.default_rng([self._seed, 2, part.number])
        count = max(LEAST_COMPARED, min(MOST_COMPARED, PLAYOUTS_COMPARED // (COMPARED * part.of)))
        tables = [part.after, *(rolled(self._box, part.before, rng) for _ in range(COMPARED - 1))]
        first = MOST + 1
        rough = np.array([trials.weigh(table, None, [()], first, count)[:, 0].mean(axis=0) for table in tables])
        return _smoothed(rough, count)


def _smoothed(rough: "np.ndarray[Any, Any]", count: int) -> "np.ndarray[Any, Any]":
    """Values shrunk towards their mean: the less they differ beyond the noise of so few trials, the more."""
    mean, spread = rough.mean(axis=0), rough.var(axis=0)
    noise = np.clip((rough * (1 - rough)).mean(axis=0), 0, None) / count
    kept = np.where(spread > noise, 1 - noise / np.where(spread > 0, spread, 1), 0)
    smooth: np.ndarray[Any, Any] = mean + kept * (rough - mean)
    return smooth


class _Solved:
    """Values by the solution, for best play."""

    def __init__(self, match: Match) -> None:
        self._box = match.box
        self._start = match.beginning().data

    def start(self) -> tuple[Any, Any]:
        """Everybody's chance before anything was dealt; a mean of many deals if there are too many to try all."""
        nothing = np.zeros(self._box.players)
        if not self._start["chance"][0]:
            return self._worth(self._start), nothing
        known = value_at_chance(self._box, self._start, solution(self._box, self._start))
        if known is not None:
            return known, nothing
        rng = np.random.default_rng(0)
        worths = np.array([self._worth(rolled(self._box, self._start, rng)) for _ in range(START // 20)])
        return worths.mean(axis=0), NORMAL_95 * worths.std(axis=0) / np.sqrt(len(worths))

    def weigh(self, part: MatchPart) -> Weighed:
        """What a part of the match changed, without estimates."""
        rng = np.random.default_rng([3, part.number])
        after, nothing = self._worth(part.after), np.zeros(self._box.players)
        left, table = after, part.after
        for step in part.steps:
            left = self._after(table, step)
            table = moved(self._box, table, step.seat, step.choice)
        if part.scores is not None:
            left = np.array(part.scores)
        if part.decided == part.number:
            return Weighed((after, left, nothing), None)
        others = [self._worth(rolled(self._box, part.before, rng)) for _ in range(COMPARED - 1)]
        return Weighed((after, left, nothing), np.array([after, *others]))

    def _worth(self, table: TableArray) -> Any:
        """Everybody's chance where somebody decides, or the result."""
        ended = outcome_of(self._box, table)
        if ended is not None:
            return np.array(ended.scores)
        seat = actors_of(table)[0]
        said = solution(self._box, table).appraise(table, seat, legal_ids(self._box, table, seat))
        return said.mix @ said.shares / said.mix.sum()

    def _after(self, table: TableArray, step: Step) -> Any:
        ids = legal_ids(self._box, table, step.seat)
        return solution(self._box, table).appraise(table, step.seat, ids).shares[ids.index(step.choice)]
