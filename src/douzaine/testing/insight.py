"""Check advice: 95 % intervals against far deeper trials of the same kind."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from douzaine.bots.advice import Weighing
from douzaine.bots.base import Budget
from douzaine.bots.intervals import agreed, chances
from douzaine.match.advised import MoveAdvice
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.view import View

DEEPER = 6  # multiplies the trials for the mixes of the deeper check
CLEAR = 0.02  # chances nearer to 0 or 1 are counted separately: there an interval cannot miss


@dataclass
class Coverage:
    """How often intervals contained the result of deeper trials."""

    positions: int = 0
    chances: int = 0
    held: int = 0
    differences: int = 0  # costs: differences to the best decision, or to the value of the mix
    differences_held: int = 0
    sure: int = 0  # chances near 0 or 1
    sure_held: int = 0

    @property
    def share(self) -> float:
        """The share of chances, except those near 0 or 1, that held."""
        return self.held / max(self.chances, 1)

    @property
    def difference_share(self) -> float:
        """The share of costs that held: how much better the best decision is than another, or the mix than a pick."""
        return self.differences_held / max(self.differences, 1)

    def add(self, other: "Coverage") -> None:
        """Add another count."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def positions(box: Box, count: int, seed: int) -> Iterator[tuple[View, int]]:
    """Moments of matches in which a seat has a choice, and that seat: three moves in ten are made at random."""
    rng, found = random.Random(seed), 0
    while found < count:
        match = Match(box, seed=rng.getrandbits(32))
        while not match.over:
            seat = rng.choice(match.actors)
            moves = match.legal(seat)
            if len(moves) > 1 and rng.random() < 0.04 and found < count:
                found += 1
                yield match.view(seat), seat
            match.play(seat, _move(match, seat, moves, rng))


def _move(match: Match, seat: int, moves: Sequence[str], rng: random.Random) -> str:
    from douzaine.bots.names import bot

    if rng.random() < 0.3:
        return rng.choice(moves)
    return str(bot("simple", rng.getrandbits(32)).choose(match.view(seat), seat))


def coverage(view: View, seat: int, trials: int, deep: int, most: int, seed: int) -> Coverage:
    """Advice with so many trials at one moment, compared with `deep` trials of each of at most `most` decisions.

    Where seats decide at the same time, the deeper trials use their own mixes, found with more rounds.
    """
    weighing = Weighing(view, seat, Budget(trials=trials), seed)
    given, together = weighing.advise(), bool(weighing.mixes)
    deeper = Weighing(view, seat, Budget(trials=DEEPER * trials if together else 1), seed + 1_000_003)
    rows = {tuple(view.box.moves[move] for move in chain): row for row, chain in enumerate(weighing.chains)}
    looked = [given.best, *random.Random(seed).sample(given.moves[1:], min(most - 1, len(given.moves) - 1))]
    looked = list(given.moves) if together else looked
    chains = [weighing.chain(rows[each.moves]) for each in looked]
    scores = deeper.pairs(chains, deep)[:, :, seat]
    found = Coverage(positions=1)
    for place, each in enumerate(looked):
        _count_chance(found, each, deeper, scores[:, place])
    pairs = weighing.pairs(chains, max(40, trials // (2 * len(chains))))[:, :, seat]
    mixes = [[at.played[rows[each.moves]] for each in looked] if together else None for at in (weighing, deeper)]
    for place in range(0 if together else 1, len(chains)):
        true = costs(scores, place, mixes[1])
        if np.any(true):
            told, known = weighing.gap(costs(pairs, place, mixes[0])), deeper.gap(true)
            found.differences += 1
            found.differences_held += abs(told[0] - known[0]) <= np.hypot(told[1], known[1])
    return found


def costs(scores: Any, place: int, mix: Sequence[float] | None) -> Any:
    """The cost of a decision in each world, compared with the first one, or with the value of a mix of all."""
    return (scores @ np.array(mix) if mix is not None else scores[:, 0]) - scores[:, place]


def _count_chance(found: Coverage, told: MoveAdvice, deeper: Weighing, scores: Any) -> None:
    halves = np.split(np.stack([scores, 1 - scores], axis=1), max(1, len(deeper.mixes)))
    known = [chances(each) for each in halves]
    mean, doubt = (float(part[0]) for part in (agreed(*known) if deeper.mixes else known[0]))
    held = abs(told.chance - mean) <= np.hypot(told.error, doubt)
    if CLEAR < mean < 1 - CLEAR:
        found.chances += 1
        found.held += held
    else:
        found.sure += 1
        found.sure_held += held
