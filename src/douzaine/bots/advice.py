"""What each legal move is worth to a seat, given what that seat knows."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from douzaine.bots.base import Budget
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.solved import is_exact, solution
from douzaine.errors import NotYourTurn
from douzaine.games.declare import shown
from douzaine.match.match import Match
from douzaine.match.simulate import NORMAL_95
from douzaine.match.view import View, legal_ids


@dataclass(frozen=True)
class MoveAdvice:
    """One legal move: the chance to win after it."""

    move: str
    chance: float  # the seat's expected score, a shared win counting as a fraction
    error: float  # half of the 95 % interval; 0 where the chance is exact
    played: float  # how often best play chooses it
    shares: tuple[float, ...]  # the expected scores of all seats


@dataclass(frozen=True)
class Advice:
    """All legal moves of a seat, the best first."""

    seat: int
    moves: tuple[MoveAdvice, ...]
    is_exact: bool  # true: the chances of best play from here; false: what a search estimates
    trials: int  # of the search; 0 where the chances are exact
    seconds: float

    @property
    def best(self) -> MoveAdvice:
        """The move with the best chance (where moves are drawn from a strategy, the likeliest one)."""
        return self.moves[0]

    def of(self, move: str) -> MoveAdvice:
        """What is known of one move."""
        return next(each for each in self.moves if each.move == move)


def advice(match: Match | View, seat: int, seconds: float = 1.0, trials: int | None = None, seed: int = 0) -> Advice:
    """Each legal move's win chance with its uncertainty. Uses nothing but the seat's own view.

    Exact, of best play, where the game is solved. Raises `NotYourTurn` if the seat has nothing to decide.
    """
    budget = Budget(trials=trials) if trials is not None else Budget(seconds=seconds)
    view = match.view(seat) if isinstance(match, Match) else match
    ids = legal_ids(view.box, view.data, seat)
    if not ids:
        raise NotYourTurn("error-nothing-to-decide", seat=shown(seat))
    if is_exact(view.box):
        return _exact(view, seat, ids)
    return _searched(view, seat, budget, seed)


def _exact(view: View, seat: int, ids: list[int]) -> Advice:
    known = solution(view.box, view.data).appraise(view.data, seat, ids)
    return _listed(view, seat, ids, known.shares, np.zeros(len(ids)), known.mix, True, 0, 0.0)


def _searched(view: View, seat: int, budget: Budget, seed: int) -> Advice:
    found = LevelBot(LEVELS["expert"], seed).search(view, seat, budget)
    errors = NORMAL_95 * found.errors
    return _listed(view, seat, found.moves, found.shares, errors, found.strategy, False, found.trials, found.seconds)


def _listed(
    view: View,
    seat: int,
    ids: Any,
    shares: Any,
    errors: Any,
    played: Any,
    exact: bool,
    trials: int,
    seconds: float,
) -> Advice:
    moves = [
        MoveAdvice(
            move=view.box.moves[id],
            chance=float(share[seat]),
            error=float(error),
            played=float(often),
            shares=tuple(share.tolist()),
        )
        for id, share, error, often in zip(ids, shares, errors, played, strict=True)
    ]
    ranked = sorted(moves, key=lambda each: (each.chance if exact else each.played, each.chance), reverse=True)
    return Advice(seat, tuple(ranked), exact, trials, seconds)
