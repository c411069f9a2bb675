"""Killer in the browser: what each total does."""

from functools import lru_cache
from typing import NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.games.killer.table import FACES
from douzaine.match.game import Box


class Scale(NamedTuple):
    """The totals that so many dice can make, and the two thresholds among them."""

    dice: int
    low: int
    high: int
    heals: bool  # whether a total on a threshold does

    @property
    def totals(self) -> range:
        """All of them, from the lowest."""
        return range(self.dice, FACES * self.dice + 1)

    def strike(self, total: int) -> int:
        """How hard a total strikes."""
        return max(self.low - total, total - self.high, 0)

    def loss(self, total: int) -> int:
        """What a total costs."""
        return max(min(total - self.low, self.high - total), 0)


def scale_of(at: BoardContext) -> Scale:
    """The scale that was agreed."""
    return _scale_of(at.box)


@lru_cache(100)
def _scale_of(box: Box) -> Scale:
    dice, low, high, heals = (int(box.data[0][name]) for name in ("dice", "low", "high", "regenerate"))
    return Scale(dice, low, high, bool(heals))
