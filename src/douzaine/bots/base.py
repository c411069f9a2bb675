"""The interface of bots, their budgets, and the two bots that do not search."""

import random
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from douzaine.engine.chance import stream
from douzaine.errors import DouzaineError
from douzaine.games.declare import is_whole, shown
from douzaine.match.state import legal_ids
from douzaine.match.view import View


@dataclass(frozen=True)
class Budget:
    """The limit of a bot's thinking about one move: trials or seconds, whichever ends first."""

    trials: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.trials is not None and (not is_whole(self.trials) or not 1 <= self.trials <= 10**9):
            raise DouzaineError("error-whole", name="trials", low=1, high=10**9, value=shown(self.trials))
        if self.seconds is not None and not _is_duration(self.seconds):
            raise DouzaineError("error-seconds", value=shown(self.seconds))

    @property
    def is_open(self) -> bool:
        """Whether there is no limit."""
        return self.trials is None and self.seconds is None


def _is_duration(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 < value <= 3600


class Bot(Protocol):
    """Anything that picks one of the legal moves of a view. It sees a View and its seat, never a Table.

    No class need derive from it: whatever has such a method `choose` is a bot.
    """

    def choose(self, view: View, seat: int, budget: Budget | None = None) -> str:
        """Choose one of `view.legal()`."""


class RandomBot:
    """Chooses any legal move with equal probability."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, seat: int, budget: Budget | None = None) -> str:
        """Choose a legal move at random."""
        return self._random.choice(view.legal())


class SimpleBot:
    """Plays by rule of thumb, one step deep: the game's own `policy`, or at random if it has none."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = stream(random.Random(seed).getrandbits(64))

    def choose(self, view: View, seat: int, budget: Budget | None = None) -> str:
        """Choose the rule of thumb's move."""
        box = view.box
        ids = legal_ids(box, view.data, seat)
        moves = np.zeros(box.game.facts.max_moves, np.int64)
        moves[: len(ids)] = ids
        policy = box.game.rule_set.best().policy
        return box.moves[policy(box.data, view.data, seat, moves, len(ids), self._rng)]
