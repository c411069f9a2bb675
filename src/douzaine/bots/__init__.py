"""Opponents. A bot sees a View and its seat, never a Table."""

import random
from typing import Protocol

import numpy as np

from douzaine.engine.chance import stream
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.simulate import LEVELS
from douzaine.match.view import View, legal_ids


class Bot(Protocol):
    """Anything that picks one of the legal moves of a view."""

    def choose(self, view: View, seat: int) -> str:
        """One of `view.legal()`."""


class RandomBot:
    """Any legal move is as good as another."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, seat: int) -> str:
        """One of the legal moves, each equally likely."""
        return self._random.choice(view.legal())


class SimpleBot:
    """A rule of thumb, one step deep: the game's own `policy`, or chance where it has none."""

    def __init__(self, seed: int | None = None) -> None:
        self._rng = stream(random.Random(seed).getrandbits(64))

    def choose(self, view: View, seat: int) -> str:
        """What the rule of thumb says."""
        box = view.box
        ids = legal_ids(box, view.data, seat)
        moves = np.zeros(box.game.facts.max_moves, np.int64)
        moves[: len(ids)] = ids
        think = box.game.rule_set.best().think
        return box.moves[think(box.data, view.data, seat, moves, len(ids), self._rng)]


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its name."""
    kinds: dict[str, type[RandomBot] | type[SimpleBot]] = dict(zip(LEVELS, (RandomBot, SimpleBot), strict=True))
    if name not in kinds:
        raise DouzaineError(f"there is no bot {shown(name)}; there are {', '.join(kinds)}")
    return kinds[name](seed)
