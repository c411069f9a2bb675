"""Reviews of a finished match: what each decision was worth, and what each roll or draw changed.

**Decisions** are whole ones (a set of dice, a payment), each judged by what its seat knew. The cost of a decision is
how much better the best known one was: by the solver where the expert uses it, otherwise by trials (`advice`), in
worlds that did not help to find the best one. Where seats decide at the same time there is no best pick, and a pick is
compared with the value of the mix. A decision counts as a **mistake** only if its cost is more than chance explains:
of all mistakes of a match at most one in twenty is false on average.

**The sum** leads from everybody's chance at the start to the result: what chance gave (`luck`), what a seat's own
decisions changed given what it knew, and what the others' decisions changed, which is the rest. A decision's change is
measured from what the rule of thumb would have done there (from best play, where the game is solved), because the
chances assume such players: a player who is better than the rule of thumb gains by it.
"""

import importlib
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from douzaine.bots.advice import Weighing, appraise
from douzaine.bots.base import Budget
from douzaine.bots.cores import in_turn
from douzaine.bots.decisions import Moves, goes_on, is_together, whole_decisions
from douzaine.bots.intervals import difference, discoveries, doubt
from douzaine.bots.luck import Luck, MatchPart, Shares, Stretch, Weighed, split, summed, worths_of
from douzaine.bots.solved import has_solver, is_exact
from douzaine.bots.trials import Trials
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.game import Box
from douzaine.match.match import CHANCE, Match, Step
from douzaine.match.state import TableArray
from douzaine.match.view import View

TRIALS = 10_000  # matches played to the end per decision, by default
FALSE = 0.05  # share of a match's mistakes that may be false
JUDGING = 0.5  # share of the trials that judge; before, `Weighing.choose` has found the best decision with 0.4
NOTICED = 0.0005  # a cost that is told at all
NEARLY = 0.003  # a cost that a solution which is not exact may find where there is none
LEAST = 40  # trials that judge


@dataclass(frozen=True)
class Decision:
    """One whole decision of one seat."""

    number: int  # its first step in the match, from 0
    seat: int
    turn: int  # turns completed before it
    moves: tuple[str, ...]
    best: tuple[str, ...]  # the best known one; the likeliest, if picks are mixed
    chance: float  # the seat's chance after the decision, given what it knew
    cost: float  # how much better the best one, or the mix, was; below 0 only by chance
    error: float  # half of the 95 % interval of the cost; 0 if a solver gives it
    change: float  # what it changed compared with the rule of thumb, or with best play where that is known
    change_error: float
    forced: bool  # there was no other decision
    is_mixed: bool  # others decided at the same time
    doubt: float  # the probability of such a cost by chance
    is_mistake: bool = False

    @property
    def move(self) -> str:
        """The first of its moves."""
        return self.moves[0]


@dataclass(frozen=True)
class Sum:
    """One seat's path from the start to the result; the four parts add up to it exactly."""

    start: float
    luck: float
    own: float  # what its own decisions changed
    others: float  # what the others' decisions changed
    result: float
    luck_margin: float  # half of the 95 % intervals
    own_margin: float


@dataclass(frozen=True)
class Review:
    """A match as decisions and chance."""

    box: Box
    is_exact: bool  # whether the chances are those of best play
    is_solved: bool  # whether decisions are judged by the game's solver
    trials: int  # per decision judged by trials
    decisions: tuple[Decision, ...]
    luck: Luck
    sums: tuple[Sum, ...]  # by seat

    def __repr__(self) -> str:
        source = "exact" if self.is_exact else "estimated"
        return f"<Review of a match of {self.box.game.id}: {len(self.decisions)} decisions, {source}>"

    def _repr_html_(self) -> str:
        html: str = importlib.import_module("douzaine.bots.notebook").review_html(self)  # it imports this
        return html

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The stretches of the match, each from one chance event to the next."""
        return self.luck.stretches

    @property
    def chances(self) -> tuple[Shares, ...]:
        """Every seat's chance at the start, after each chance event, and at the end."""
        return (self.stretches[0].before, *(each.after for each in self.stretches), self.stretches[-1].left)

    @property
    def turns(self) -> tuple[tuple[int, Shares], ...]:
        """The number of each turn, from 1, with every seat's chance at its start."""
        first: dict[int, Shares] = {}
        for each in self.stretches:
            first.setdefault(each.turn + 1, each.before)
        return tuple(first.items())

    def judged(self, seat: int) -> list[Decision]:
        """The decisions of a seat that had a choice."""
        return [each for each in self.decisions if each.seat == seat and not each.forced]

    def best_share(self, seat: int) -> float | None:
        """The share of a seat's decisions that were best within the error; None if it decided nothing."""
        judged = self.judged(seat)
        return sum(not each.is_mistake for each in judged) / len(judged) if judged else None

    def mistakes(self, seat: int | None = None) -> list[Decision]:
        """The mistakes of a seat, or of all, the costliest first."""
        found = [each for each in self.decisions if each.is_mistake and seat in (None, each.seat)]
        return sorted(found, key=lambda each: -each.cost)

    def costliest(self, most: int, seat: int | None = None) -> list[Decision]:
        """The costliest mistakes, one of each turn: what one choice missed, the next may have missed again."""
        found: dict[tuple[int, int], Decision] = {}
        for each in self.mistakes(seat):
            found.setdefault((each.seat, each.turn), each)
        return list(found.values())[:most]

    def greatest_chances(self, most: int) -> list[Stretch]:
        """The chance events that changed most."""
        told = [each for each in self.stretches if each.has_chance and each.events]
        return sorted(told, key=lambda each: -max(map(abs, each.luck)))[:most]


def review(
    match: Match, trials: int = TRIALS, progress: Callable[[int], None] | None = None, cores: int = 1, seed: int = 0
) -> Review:
    """Walk through a match that is over: what each decision cost, and what chance gave each seat.

    `trials` is the number of matches that are played to the end for a decision, where no solver is asked; the same
    `seed` gives the same review on any number of `cores`. `progress` is called with the number of the turn that is
    weighed. Raises `DouzaineError` while the match goes on, because a review would give away secrets.
    """
    if not isinstance(match, Match):
        raise DouzaineError("error-no-match", value=shown(match))
    if not match.over or match.outcome is None:
        raise DouzaineError("error-review-not-over")
    worths, parts, judge = worths_of(match, seed), list(split(match)), _Judge(match.box, trials, seed)
    played, turns = played_decisions(match), turns_in(match)
    items: list[MatchPart | PlayedDecision] = sorted(
        [*parts, *played], key=lambda each: (each.number, isinstance(each, PlayedDecision))
    )
    weighed: list[Weighed] = []
    decisions: list[Decision] = []

    def work(item: MatchPart | PlayedDecision) -> Weighed | Decision:
        return judge.judge(item) if isinstance(item, PlayedDecision) else worths.weigh(item)

    for item, found in zip(items, in_turn(work, items, cores), strict=True):
        if isinstance(found, Decision):
            decisions.append(found)
        else:
            weighed.append(found)
        if progress:
            progress(min(item.turn + 1, turns))
    told = summed(match, worths, parts, weighed, seed)
    judged = marked(decisions)
    sums = [_sum(told, judged, seat, score) for seat, score in enumerate(match.outcome.scores)]
    solved = has_solver(match.box)
    return Review(match.box, is_exact(match.box), solved, 0 if solved else trials, judged, told, tuple(sums))


def turns_in(match: Match) -> int:
    """The number of turns of a finished match."""
    return max(match.turns, 1)


def marked(decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    """The decisions, with mistakes marked: cost beyond chance, over the match and over the seat's own decisions.

    Tested over the match alone, a good player would pay for the others: among many true mistakes, one in twenty of all
    may be false, and those would be found where there is nothing else to find.
    """
    mistakes = _standing(decisions, range(len(decisions)))
    for seat in {each.seat for each in decisions}:
        own = [number for number, each in enumerate(decisions) if each.seat == seat]
        mistakes -= set(own) - _standing(decisions, own)
    return tuple(
        replace(each, is_mistake=number in mistakes and each.cost > NOTICED) for number, each in enumerate(decisions)
    )


def _standing(decisions: Sequence[Decision], numbers: Sequence[int]) -> set[int]:
    """Which of some decisions, by number, cost more than chance explains among these."""
    free = [number for number in numbers if not decisions[number].forced]
    stand = discoveries([decisions[number].doubt for number in free], FALSE)
    return {number for number, stands in zip(free, stand, strict=True) if stands}


def _sum(told: Luck, decisions: Sequence[Decision], seat: int, result: float) -> Sum:
    """Start, luck and own decisions as they were found; the others' decisions are the rest of the path."""
    start = told.stretches[0].before[seat] if told.stretches else result
    own = [each for each in decisions if each.seat == seat and not each.forced]
    changed = sum(each.change for each in own)
    margin = math.sqrt(sum(each.change_error**2 for each in own))
    rest = result - start - told.points[seat] - changed
    return Sum(start, told.points[seat], changed, rest, result, told.margins[seat], margin)


# ---- the decisions of a match


@dataclass(frozen=True)
class PlayedDecision:
    """A whole decision as it was made."""

    number: int
    end: int  # the step after it
    seat: int
    turn: int
    view: View
    moves: Moves


def played_decisions(match: Match) -> "list[PlayedDecision]":
    """Every whole decision of a match, in order."""
    found: list[PlayedDecision] = []
    again, steps, number = match.beginning(), match.steps, 0
    while number < len(steps):
        step, first, turn = steps[number], number, again.turns
        view = again.view(step.seat) if step.seat != CHANCE else None
        again.apply(step)
        number += 1
        if view is None:
            continue
        while number < len(steps) and _goes_on(match.box, again.data, step, steps[number]):
            again.apply(steps[number])
            number += 1
        moves = tuple(each.choice for each in steps[first:number])
        found.append(PlayedDecision(first, number, step.seat, turn, view, moves))
    return found


def _goes_on(box: Box, table: TableArray, step: Step, following: Step) -> bool:
    return following.seat == step.seat and goes_on(box, table, step.seat)


class _Judge:
    """Judges decisions one by one."""

    def __init__(self, box: Box, trials: int, seed: int) -> None:
        self._box, self._trials, self._seed = box, trials, seed
        self._solved, self._exact = has_solver(box), is_exact(box)

    def judge(self, played: PlayedDecision) -> Decision:
        """The cost of a decision, and what it changed."""
        chains = whole_decisions(self._box, played.view.data, played.seat)
        if len(chains) <= 1:
            return self._told(played, played.moves, 0.0, (0.0, 0.0), (0.0, 0.0), 1.0, forced=True)
        if self._solved:
            return self._by_solver(played, chains)
        return self._by_trials(played)

    def _told(
        self,
        played: PlayedDecision,
        best: Moves,
        chance: float,
        cost: tuple[float, float],
        change: tuple[float, float],
        uncertain: float,
        forced: bool = False,
    ) -> Decision:
        words = self._box.moves
        return Decision(
            played.number,
            played.seat,
            played.turn,
            tuple(words[move] for move in played.moves),
            tuple(words[move] for move in best),
            chance,
            *cost,
            *change,
            forced,
            is_together(self._box, played.view.data, played.seat),
            uncertain,
        )

    def _by_solver(self, played: PlayedDecision, chains: list[Moves]) -> Decision:
        view, seat = played.view, played.seat
        listed = chains if played.moves in chains else [*chains, played.moves]
        shares, mix = appraise(self._box, view.data, seat, listed)
        own = shares[:, seat]
        made = float(own[listed.index(played.moves)])
        mixed = mix is not None and is_together(self._box, view.data, seat)
        worth = float(mix @ own / mix.sum()) if mixed else float(own.max())
        best = listed[int(np.argmax(mix if mixed else own))]
        cost = max(worth - made, 0.0)
        change = (-cost, 0.0) if self._exact else self._changed(played)
        return self._told(played, best, made, (cost, 0.0), change, float(cost <= (NOTICED if self._exact else NEARLY)))

    def _changed(self, played: PlayedDecision) -> tuple[float, float]:
        """What a decision changed by trials, compared with the rule of thumb in the same worlds."""
        trials = Trials(self._box, self._seed + played.number)
        made = [(played.seat, move) for move in played.moves]
        scores = trials.weigh(played.view.data, played.seat, [(), made], 0, max(LEAST, self._trials // 10))
        return difference(scores[:, 1, played.seat] - scores[:, 0, played.seat])

    def _by_trials(self, played: PlayedDecision) -> Decision:
        seat = played.seat
        weighing = Weighing(played.view, seat, Budget(trials=self._trials), self._seed + played.number)
        weighing.choose()
        made = [(seat, move) for move in played.moves]
        if weighing.mixes:
            return self._pick(played, weighing)
        best = weighing.chain(weighing.best)
        rows = [(), made] if made == best else [(), made, best]
        count = max(LEAST, int(JUDGING * self._trials / len(rows)))
        scores = weighing.pairs(rows, count)[:, :, seat]
        cost = (0.0, 0.0) if made == best else difference(scores[:, 2] - scores[:, 1])
        uncertain = 1.0 if made == best else doubt(*cost)
        change = difference(scores[:, 1] - scores[:, 0])
        chain = weighing.chains[weighing.best]
        return self._told(played, chain, float(scores[:, 1].mean()), cost, change, uncertain)

    def _pick(self, played: PlayedDecision, weighing: Weighing) -> Decision:
        """Compare a pick made at the same time as others' with the value of the mix."""
        seat, mix = played.seat, np.array(weighing.played)
        chains: list[Any] = [weighing.chain(row) for row in range(len(mix))]
        count = max(LEAST, int(JUDGING * self._trials / len(chains)))
        scores = weighing.pairs(chains, count)[:, :, seat]
        made = scores[:, weighing.chains.index(played.moves)]
        cost = weighing.gap(scores @ mix - made)
        best = weighing.chains[int(np.argmax(mix))]
        return self._told(played, best, float(made.mean()), cost, (-cost[0], cost[1]), doubt(*cost))
