"""Levels: the same search and the same solutions with different budgets.

A novice looks one own decision ahead and imagines few continuations; it does not blunder on purpose. A regular and
an expert look as far ahead as their time allows. If a game has a solver, an expert uses it instead of searching; a
regular uses it if guesses of what comes later are enough. If a game can plan a turn (King of 12), regular and expert
do that instead of searching. A perfect player exists where the solution is exact (there an expert plays the same).
"""

import random
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from douzaine.bots.base import Budget
from douzaine.bots.solved import can_guess, can_plan, guessed, has_solver, is_exact, planner, solution
from douzaine.bots.tree import LONGEST, NODES, Found, Tree
from douzaine.errors import DouzaineError
from douzaine.match.game import Box
from douzaine.match.state import legal_ids
from douzaine.match.view import View

DOUBT = 1.0  # standard errors by which a move must beat the rule of thumb's choice to replace it
RARE = 0.03  # rarer moves of a simultaneous strategy are noise and left out


class Solver(Enum):
    """How much a level uses of a game's solver."""

    NONE = "none"
    GUESSES = "guesses"  # exact now, with guesses of what comes later
    JUDGES = "judges"  # the solution, exact or not
    EXACT = "exact"  # the exact solution, or nothing


@dataclass(frozen=True)
class Plan:
    """How a level plans a turn in which all decide together, if a game has a planner."""

    trials: int  # maximum number of dealt hands; more make little difference
    careless: int  # percent of the others' picks that are assumed to be random
    bold: float = 0.0  # picks this many times less likely than the likeliest are left out


@dataclass(frozen=True)
class Level:
    """The strength of a bot."""

    name: str
    budget: Budget
    think: int = 100  # percent of playout moves by the game's rule of thumb
    depth: int = LONGEST  # its own decisions it looks ahead
    trusts: bool = True  # whether it follows the rule of thumb unless the search finds something clearly better
    solver: Solver = Solver.NONE  # what it uses instead of searching, if a game has a solver
    plan: Plan | None = None  # how it plans instead of searching, if a game can


LEVELS = {
    level.name: level
    for level in (
        Level("novice", Budget(trials=48), think=50, depth=1, trusts=False),
        Level("regular", Budget(trials=64, seconds=0.25), solver=Solver.GUESSES, plan=Plan(32, careless=100)),
        Level("expert", Budget(seconds=1.5), solver=Solver.JUDGES, plan=Plan(2000, careless=30, bold=0.8)),
        Level("perfect", Budget(), solver=Solver.EXACT),
    )
}


class LevelBot:
    """A bot of one level. The same seed and a budget in trials repeat its search exactly."""

    def __init__(self, level: Level, seed: int | None = None, budget: Budget | None = None) -> None:
        self.level = level
        self.budget = budget or level.budget
        self._random = random.Random(seed)
        self._tree: Tree | None = None
        self._planner: tuple[Box, Any] | None = None

    def choose(self, view: View, seat: int, budget: Budget | None = None) -> str:
        """The best move this level finds."""
        moves = legal_ids(view.box, view.data, seat)
        if len(moves) == 1:
            return view.box.moves[moves[0]]
        if self.searches(view.box):
            found = self.search(view, seat, budget)
            return view.box.moves[pick(found, seat, self._random.random(), self.level.trusts)]
        return self.choose_among(view, seat, moves, budget)

    def searches(self, box: Box) -> bool:
        """Whether this level searches in a box, instead of using a solver or planning its turn."""
        return not uses_solver(self.level, box) and not self._plans(box)

    def choose_among(self, view: View, seat: int, moves: list[int], budget: Budget | None = None) -> str:
        """The best of some legal moves, given by id, for a level that does not search."""
        if uses_solver(self.level, view.box):
            known = guessed if self.level.solver is Solver.GUESSES else solution
            mix = known(view.box, view.data).appraise(view.data, seat, moves).mix
        else:
            mix = self._planned(view, seat, moves, budget)
        return view.box.moves[moves[drawn(mix, self._random.random())]]

    def search(self, view: View, seat: int, budget: Budget | None = None) -> Found:
        """The result of the search for every legal move."""
        budget = budget or self.budget
        if self._tree is None or self._tree.box != view.box or len(self._tree.nodes) < size(budget):
            self._tree = Tree(view.box, size(budget))
        return self._tree.search(
            view.data,
            seat,
            self._random.getrandbits(64),
            budget.trials,
            budget.seconds,
            self.level.think if view.box.game.has_part("policy") else 0,
            self.level.depth,
        )

    def _plans(self, box: Box) -> bool:
        return self.level.plan is not None and can_plan(box)

    def _planned(self, view: View, seat: int, moves: list[int], budget: Budget | None) -> "np.ndarray[Any, Any]":
        """How often to make each move, with as many trials as the level plans with, or fewer if its budget says so."""
        plan = self.level.plan
        assert plan is not None
        if self._planner is None or self._planner[0] != view.box:
            self._planner = (view.box, planner(view.box))
        given = budget or self.budget
        trials = min(given.trials or plan.trials, plan.trials)
        seed = self._random.getrandbits(64)
        mix = common(self._planner[1].mix(view.data, seat, moves, seed, trials, given.seconds, plan.careless))
        return np.where(mix < plan.bold * mix.max(), 0, mix)


def uses_solver(level: Level, box: Box) -> bool:
    """Whether a level uses the game's solver. Raises `DouzaineError` for `perfect` if the game is not solved."""
    if level.solver is Solver.EXACT and not is_exact(box):
        raise DouzaineError("error-not-solved", box=repr(box))
    return level.solver is not Solver.NONE and (can_guess(box) if level.solver is Solver.GUESSES else has_solver(box))


def size(budget: Budget) -> int:
    """Nodes for a tree: enough for every trial to add one, up to the usual number."""
    if budget.trials is None:
        return NODES
    return min(NODES, 1 << (2 * budget.trials + 16).bit_length())


def pick(found: Found, seat: int, ticket: float, trusts: bool = True) -> int:
    """The move to make: drawn from the strategy if others decide at the same time, otherwise the best one found."""
    if not found.together:
        return found.moves[_best(found, seat, trusts)]
    return found.moves[drawn(common(found.strategy), ticket)]


def common(mix: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """A mix without its rare moves, which are noise."""
    shares = mix / mix.sum()
    return np.where(shares < RARE, 0, shares)


def drawn(mix: "np.ndarray[Any, Any]", ticket: float) -> int:
    """The index a ticket from 0 to 1 draws, each as likely as its weight."""
    steps = np.cumsum(mix / mix.sum())
    return min(int(np.searchsorted(steps, ticket, "right")), int(np.flatnonzero(mix)[-1]))


def _best(found: Found, seat: int, trusts: bool) -> int:
    """The move tried most, or the rule of thumb's if that one is not clearly better."""
    means = found.shares[:, seat]
    best = int(np.lexsort((means, found.visits))[-1])
    if not trusts or not found.has_policy or found.visits[0] == 0:
        return best
    doubt = DOUBT * float(np.hypot(found.errors[best], found.errors[0]))
    return best if means[best] - means[0] > doubt else 0
