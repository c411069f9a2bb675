"""A finished match walked through again: what each decision cost, what each roll or draw changed.

Every decision is judged by what its seat knew. Between two decisions lies what the dealer or the
meeting of simultaneous choices brought. All of it adds up: from even chances at the start, luck and
decisions lead to the result.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from douzaine.bots.advice import advice
from douzaine.errors import DouzaineError
from douzaine.match.game import Box
from douzaine.match.match import CHANCE, Match, Step

TRIALS = 600  # a decision, unless told otherwise


@dataclass(frozen=True)
class Decision:
    """One move of one seat."""

    number: int  # of the step in the match, from 0
    seat: int
    move: str
    best: str
    chance: float  # the seat's win chance after the move
    cost: float  # how much better the best move's chance was
    error: float  # half of the 95 % interval of the cost
    before: tuple[float, ...]  # every seat's chance with the best move
    after: tuple[float, ...]  # every seat's chance with this one
    forced: bool  # there was no other move


@dataclass(frozen=True)
class Swing:
    """What happened between two decisions: chance, or only the meeting of choices made at the same time."""

    number: int  # of the first step after it
    is_chance: bool
    dealt: tuple[str, ...]  # the outcomes, in words
    change: tuple[float, ...]  # of every seat's chance


@dataclass(frozen=True)
class Review:
    """A match in decisions and swings."""

    box: Box
    is_exact: bool  # whether the chances are those of best play
    decisions: tuple[Decision, ...]
    swings: tuple[Swing, ...]
    chances: tuple[tuple[float, ...], ...]  # every seat's chance at the start, at each decision, and at the end

    @property
    def has_meetings(self) -> bool:
        """Whether choices met: elsewhere what lies between two decisions without chance is only a better estimate."""
        return self.box.game.facts.simultaneous

    def costliest(self, most: int) -> list[Decision]:
        """The decisions that cost most, as far as they clearly cost anything."""
        clear = [each for each in self.decisions if each.cost > max(each.error, 0.0005)]
        return sorted(clear, key=lambda each: -each.cost)[:most]

    def greatest_swings(self, most: int) -> list[Swing]:
        """The greatest changes that nobody decided alone; where nothing is decided together, those of chance."""
        told = [each for each in self.swings if each.is_chance or self.has_meetings]
        return sorted(told, key=lambda each: -max(map(abs, each.change)))[:most]

    @property
    def costs(self) -> tuple[float, ...]:
        """What each seat's own decisions cost it in all."""
        return tuple(
            sum(each.cost for each in self.decisions if each.seat == seat) for seat in range(len(self.chances[0]))
        )

    @property
    def luck(self) -> tuple[float, ...]:
        """What chance brought each seat in all."""
        return tuple(
            np.sum([each.change for each in self.swings if each.is_chance] or [self._nothing], axis=0).tolist()
        )

    @property
    def meetings(self) -> tuple[float, ...]:
        """What choices made at the same time brought each seat by meeting as they did."""
        return tuple(
            np.sum([each.change for each in self.swings if not each.is_chance] or [self._nothing], axis=0).tolist()
        )

    @property
    def gifts(self) -> tuple[float, ...]:
        """What the others' decisions that were not the best brought each seat in all."""
        gained = [
            [after - before if seat != each.seat else 0.0 for seat, (before, after) in enumerate(_pairs(each))]
            for each in self.decisions
        ]
        return tuple(np.sum([*gained, self._nothing], axis=0).tolist())

    @property
    def _nothing(self) -> tuple[float, ...]:
        return tuple(0.0 for _ in self.chances[0])


def _pairs(decision: Decision) -> list[tuple[float, float]]:
    return list(zip(decision.before, decision.after, strict=True))


def review(match: Match, trials: int = TRIALS, progress: Callable[[int], None] | None = None) -> Review:
    """Walk through a match that is over. `progress` is called with the number of steps done."""
    if not match.over or match.outcome is None:
        raise DouzaineError("error-review-not-over")
    walk = _Walk(match, trials)
    for done, step in enumerate(match.steps, 1):
        walk.take(step)
        if progress:
            progress(done)
    return walk.finish(match.outcome.scores)


class _Walk:
    """Plays a match again, step by step."""

    def __init__(self, match: Match, trials: int) -> None:
        self.trials = trials
        self.again = Match.__new__(Match)
        self.again.__setstate__({"box": match.box, "dealer": None, "start": match._start, "steps": []})
        self.seats = match.box.players
        self.now = (1 / self.seats,) * self.seats
        self.chances = [self.now]
        self.decisions: list[Decision] = []
        self.swings: list[Swing] = []
        self.dealt: list[str] = []
        self.number = 0
        self.is_exact = False

    def take(self, step: Step) -> None:
        """One step of the match."""
        if step.seat == CHANCE:
            outcome = self.again.box.game.part("box").outcome
            self.dealt.append(outcome(self.again.box.data[0], self.again._data[0], step.choice))
        else:
            self._decide(step)
        self.again._decide(step.seat, step.choice)
        self.number += 1

    def _decide(self, step: Step) -> None:
        known = advice(self.again, step.seat, trials=self.trials, seed=self.number)
        self.is_exact = known.is_exact
        best = max(known.moves, key=lambda each: each.chance - (0 if known.is_exact else each.error))
        made = known.of(self.again.box.moves[step.choice])
        self._arrive(best.shares)
        cost = max(best.chance - made.chance, 0.0)
        self.decisions.append(
            Decision(
                number=self.number,
                seat=step.seat,
                move=made.move,
                best=best.move,
                chance=made.chance,
                cost=cost,
                error=float(np.hypot(best.error, made.error)) if made is not best else 0.0,
                before=best.shares,
                after=made.shares if cost > 0 else best.shares,
                forced=len(known.moves) == 1,
            )
        )
        self.now = self.decisions[-1].after

    def _arrive(self, shares: tuple[float, ...]) -> None:
        """The chances at a decision or at the end; what changed since the last one was a swing."""
        change = tuple(new - old for new, old in zip(shares, self.now, strict=True))
        if self.dealt or any(abs(each) > 1e-12 for each in change):
            self.swings.append(Swing(self.number, bool(self.dealt), tuple(self.dealt), change))
        self.dealt = []
        self.chances.append(shares)

    def finish(self, scores: tuple[float, ...]) -> Review:
        """The end of the match."""
        self._arrive(scores)
        return Review(
            box=self.again.box,
            is_exact=self.is_exact,
            decisions=tuple(self.decisions),
            swings=tuple(self.swings),
            chances=tuple(self.chances),
        )
