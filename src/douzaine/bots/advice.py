"""The value of each whole decision to a seat, given what that seat knows.

If the game's solver judges the box, it decides, as it does for the expert. Otherwise trials do (`weighing`): **the
chance after a decision is the share of matches the seat wins when everybody plays on from there by rule of thumb**,
over all that it cannot see and all chance to come. Trials that select the decisions to examine closely are not
used again to measure them, so the best decision is not just the lucky one.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from douzaine.bots.base import Budget
from douzaine.bots.decisions import Moves, deciding, is_together, moved, whole_decisions
from douzaine.bots.intervals import agreed, chances, difference
from douzaine.bots.solved import Appraisal, has_solver, is_exact, solution
from douzaine.bots.trials import Mix, Trials
from douzaine.engine.chance import stream
from douzaine.engine.table import new_record
from douzaine.errors import DouzaineError, NotYourTurn
from douzaine.games.declare import shown
from douzaine.match.advised import Advice, MoveAdvice
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.state import TableArray, legal_ids, seen_by
from douzaine.match.view import View

MOST = 200  # whole decisions weighed; if there are more, those that look best after a few trials
GLANCE = 6  # trials of each if there are more
CHOOSING = 0.4  # share of the trials that select decisions
MIXING = 0.4  # share of all trials that find the mixes where seats decide together
FINALISTS = 6  # finalists, which share half of the remaining trials; all decisions share the other half
LEAST, LEAST_CLOSE = 8, 40  # trials of each decision and of each finalist, however short the time
FRESH = 1 << 36  # the number of the first world not used to select
MIXES, LEAST_ROUNDS = 2, 20  # mixes found separately, and rounds for each
RARE = 0.03  # rarer picks of a mix are noise and left out
CHUNK_S = 0.05  # between two looks at the clock


def advice(match: Match | View, seat: int, seconds: float = 1.0, trials: int | None = None, seed: int = 0) -> Advice:
    """Each whole decision of a seat with its chance to win and how sure that is, the best first.

    Nothing but the seat's own view is used. Where the game has a solver, it says the chances (exactly, of best play,
    where the game is solved). Elsewhere matches are played to their end from here: for about so many `seconds`, or
    exactly so many `trials`, which the same `seed` repeats. Raises `NotYourTurn` if the seat has nothing to decide.

    >>> match = dz.Match(dz.game("killer").box(players=2), seed=1)
    >>> dz.advice(match, seat=1).best.moves
    ('keep 6', 'keep 6', 'roll')
    """
    if not isinstance(match, Match | View):
        raise DouzaineError("error-no-match-or-view", value=shown(match))
    budget = Budget(trials=trials) if trials is not None else Budget(seconds=seconds)
    view = match.view(seat) if isinstance(match, Match) else match
    if not legal_ids(view.box, view.data, seat):
        raise NotYourTurn("error-nothing-to-decide", seat=shown(seat))
    return solved_advice(view, seat) if has_solver(view.box) else estimate(view, seat, budget, seed)


# ---- with the solver


def solved_advice(view: View, seat: int) -> Advice:
    """The solver's advice on every whole decision."""
    chains = whole_decisions(view.box, view.data, seat)
    shares, mix = appraise(view.box, view.data, seat, chains)
    played = mix if mix is not None else np.arange(len(chains)) == int(np.argmax(shares[:, seat]))
    rows = [_named(view.box, *row, seat) for row in zip(chains, shares, np.zeros(len(chains)), played, strict=True)]
    ranked = sorted(rows, key=lambda each: (each.chance, each.played), reverse=True)
    exact, mixed = is_exact(view.box), is_together(view.box, view.data, seat)
    return Advice(seat, tuple(ranked), exact, 0, 0.0, is_mixed=mixed, is_solved=True)


def appraise(box: Box, seen: TableArray, seat: int, chains: Sequence[Moves]) -> tuple[Any, Any]:
    """Everybody's chances after each decision by the solver, and the mix if every decision is a single move."""
    known = solution(box, seen)
    if all(len(chain) == 1 for chain in chains):
        said = known.appraise(seen, seat, [chain[0] for chain in chains])
        return said.shares, said.mix
    table = new_record(seen.dtype)
    box.game.rule_set.best().redeal(box.data, seen, seat, stream(0), table)
    said_at: dict[Moves, tuple[list[int], Appraisal]] = {}
    shares = []
    for chain in chains:
        if chain[:-1] not in said_at:
            before = table
            for move in chain[:-1]:
                before = moved(box, before, seat, move)
            ids = legal_ids(box, before, seat)
            said_at[chain[:-1]] = ids, known.appraise(seen_by(box, before, seat), seat, ids)
        ids, said = said_at[chain[:-1]]
        shares.append(said.shares[ids.index(chain[-1])])
    return np.array(shares), None


# ---- with trials


def estimate(view: View, seat: int, budget: Budget, seed: int = 0) -> Advice:
    """The chance to win after each whole decision by trials, even where a solver knows more."""
    begun = time.perf_counter()
    given = Weighing(view, seat, budget, seed).advise()
    return replace(given, seconds=time.perf_counter() - begun)


class Weighing:
    """Tries the whole decisions of one view within a budget: first to select, then with new trials to measure."""

    def __init__(self, view: View, seat: int, budget: Budget, seed: int, trials: Trials | None = None) -> None:
        self.view, self.seat = view, seat
        self.trials = trials or Trials(view.box)
        self.trials.seed, self.trials.done = seed, 0
        self._budget, self._begun = budget, time.perf_counter()
        self._choosing, self._fresh = 0, FRESH  # the next world of either kind
        self.chains = whole_decisions(view.box, view.data, seat)
        self.left_out = 0
        self.mixes: tuple[Mix, ...] = ()  # two, found separately: how far they agree shows how certain they are
        self.order = list(range(len(self.chains)))  # rows from best to worst
        if is_together(view.box, view.data, seat):
            self._settle()
        elif len(self.chains) > MOST:
            self._glance()

    @property
    def best(self) -> int:
        """The row selected as best."""
        return self.order[0]

    @property
    def played(self) -> list[float]:
        """How often best play chooses each row."""
        if not self.mixes:
            return [float(row == self.best) for row in range(len(self.chains))]
        shares = np.array([sum(mix.own.get(chain[0], 0.0) for mix in self.mixes) for chain in self.chains])
        shares /= shares.sum()
        shares = np.where(shares < RARE, 0, shares)
        found: list[float] = (shares / shares.sum()).tolist()
        return found

    def advise(self) -> Advice:
        """The advice: half of the measuring trials go to all rows, half to the finalists."""
        self.choose()
        rows, few = range(len(self.chains)), self.order[:FINALISTS]
        even, close = self.scores(rows, 0.5, LEAST), self.scores(few, 1.0, LEAST_CLOSE)
        named, played = [], self.played
        for row in rows:
            scores = (
                np.concatenate([even[:, :, row], close[:, :, few.index(row)]], 1) if row in few else even[:, :, row]
            )
            told = [chances(each) for each in scores]
            mean, error = agreed(*told) if self.mixes else told[0]
            named.append(_named(self.view.box, self.chains[row], mean, error[self.seat], played[row], self.seat))
        first, mixed = named[self.best], bool(self.mixes)
        named.sort(key=lambda each: (each is first, each.played if mixed else each.chance - each.error), reverse=True)
        return Advice(self.seat, tuple(named), False, self.trials.done, 0.0, self.left_out, is_mixed=mixed)

    def choose(self) -> None:
        """Halve the rows repeatedly, each time with the same number of trials; return the last one."""
        if self.mixes:
            played = self.played
            self.order.sort(key=lambda row: -played[row])
            return
        left, sums, counts = list(self.order), np.zeros(len(self.chains)), np.zeros(len(self.chains))
        rounds = max(1, (len(left) - 1).bit_length())
        out: list[int] = []
        for number in range(rounds):
            scores = self._spend(left, CHOOSING * (number + 1) / rounds, CHOOSING / rounds, 2)[0]
            sums[left] += scores[:, :, self.seat].sum(axis=0)
            counts[left] += len(scores)
            left.sort(key=lambda row: -sums[row] / counts[row])
            if len(left) > 1:
                keep = (len(left) + 1) // 2
                left, out = left[:keep], left[keep:] + out
        self.order = left + out

    def scores(self, rows: Sequence[int], until: float, least: int) -> "np.ndarray[Any, Any]":
        """Scores of rows (mixes, trials, rows, seats) in measuring worlds, up to a share of what is left."""
        so_far = MIXING if self.mixes else CHOOSING
        share = (1 - so_far) * 0.5
        return self._spend(rows, so_far + (1 - so_far) * until, share, least, fresh=True)

    def pairs(self, chains: Sequence[Sequence[tuple[int, int]]], count: int) -> "np.ndarray[Any, Any]":
        """Scores of any chains (trials, chains, seats) in so many measuring worlds, ordered by mix."""
        found = self._run(chains, count, fresh=True)
        return found.reshape(-1, *found.shape[2:])

    def gap(self, pairs: "np.ndarray[Any, Any]") -> tuple[float, float]:
        """The mean of differences in worlds ordered as by `pairs`; the margin includes the mixes' uncertainty."""
        told = [difference(each) for each in np.split(pairs, max(1, len(self.mixes)))]
        mean, error = agreed(*told) if self.mixes else told[0]
        return float(mean), float(error)

    def chain(self, row: int) -> list[tuple[int, int]]:
        """A row as its seat's steps."""
        return [(self.seat, move) for move in self.chains[row]]

    # ---- spending trials

    def _settle(self) -> None:
        playouts = len(self.chains) * len(deciding(self.view.box, self.view.data, self.seat))
        if self._budget.trials is not None:
            rounds = MIXING * self._budget.trials / playouts
        else:
            speed = self._speed(lambda: self.trials.settle(self.view.data, self.seat, 8, 0), 8)
            rounds = MIXING * (self._budget.seconds or 1.0) * speed
        each = max(LEAST_ROUNDS, int(rounds / MIXES))
        found = [self.trials.settle(self.view.data, self.seat, each, number * each) for number in range(MIXES)]
        self.mixes = tuple(found)

    def _speed(self, work: Callable[[], Any], count: int) -> float:
        begun = time.perf_counter()
        work()
        return count / max(time.perf_counter() - begun, 1e-6)

    def _glance(self) -> None:
        """Keep the rows that look best after a few trials."""
        chains = [self.chain(row) for row in self.order]
        scores = self.trials.weigh(self.view.data, self.seat, chains, 0, GLANCE)
        self._choosing += GLANCE
        means = scores[:, :, self.seat].mean(axis=0)
        kept = sorted(np.argsort(-means, kind="stable")[:MOST].tolist())
        self.left_out = len(self.chains) - MOST
        self.chains = [self.chains[row] for row in kept]
        self.order = list(range(MOST))

    def _spend(
        self, rows: Sequence[int], until: float, share: float, least: int, fresh: bool = False
    ) -> "np.ndarray[Any, Any]":
        """Try some rows, for a share of the budget in trials, or up to a share of its seconds."""
        chains = [self.chain(row) for row in rows]
        if self._budget.trials is not None:
            return self._run(chains, max(least, int(share * self._budget.trials / len(rows))), fresh)
        end = self._begun + until * (self._budget.seconds or 1.0)
        found, count = [self._run(chains, least, fresh)], least
        while (now := time.perf_counter()) < end:
            found.append(self._run(chains, count, fresh))
            spent = time.perf_counter() - now
            count = max(1, int(count * min(2.0, min(CHUNK_S, max(end - now - spent, 0.001)) / max(spent, 1e-6))))
        return np.concatenate(found, axis=1)

    def _run(self, chains: Sequence[Any], count: int, fresh: bool) -> "np.ndarray[Any, Any]":
        """Scores in about so many new worlds, shared among the mixes: (mixes, trials, chains, seats)."""
        mixes = self.mixes or (None,)
        each, found = -(-count // len(mixes)), []
        for mix in mixes:
            first = self._fresh if fresh else self._choosing
            found.append(self.trials.weigh(self.view.data, self.seat, chains, first, each, mix))
            if fresh:
                self._fresh += each
            else:
                self._choosing += each
        return np.stack(found)


def _named(box: Box, chain: Moves, shares: Any, error: float, played: float, seat: int) -> MoveAdvice:
    moves = tuple(box.moves[move] for move in chain)
    return MoveAdvice(moves, float(shares[seat]), float(error), float(played), tuple(shares.tolist()))
