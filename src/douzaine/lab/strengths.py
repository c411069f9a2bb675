"""The three strengths of every study: random, by rule of thumb, and with a search.

Matches of the first two are compiled, so there are many of them. Those of searching bots cost some ten thousand times
as much: there are few, and their intervals are wide.
"""

from random import Random
from typing import Any

from douzaine.bots import bot
from douzaine.bots.base import Bot
from douzaine.bots.levels import LevelBot
from douzaine.match.game import Box
from douzaine.match.simulate import LEVELS
from douzaine.match.state import legal_ids
from douzaine.match.view import View

SEARCHING = "regular@64"
STRENGTHS = (*LEVELS, SEARCHING)


def bots_of(box: Box, strength: str, random: Random) -> list[Bot]:
    """A bot for every seat."""
    return [bot(strength, random.getrandbits(64), box) for _ in range(box.players)]


def plays_on(strength: str) -> str:
    """The bot that plays matches to their end to value a moment: searching all the way would take too long."""
    return strength if strength in LEVELS else "simple"


class Avoiding:
    """A bot that avoids some moves while it has another: it then makes the best other one that it finds.

    It thinks as usual, with its solver, its plan or its search. `banned` are ids of moves.
    """

    def __init__(self, own: Bot, banned: frozenset[int]) -> None:
        assert isinstance(own, LevelBot)
        self._own = own
        self._banned = banned

    def choose(self, view: View, seat: int, budget: Any = None) -> str:
        """Choose a move that is not banned, if there is one."""
        box = view.box
        chosen = self._own.choose(view, seat, budget)
        left = [id for id in legal_ids(box, view.data, seat) if id not in self._banned]
        if box.move_ids[chosen] not in self._banned or not left:
            return chosen
        if len(left) == 1:
            return box.moves[left[0]]
        if not self._own.searches(box):
            return self._own.choose_among(view, seat, left, budget)
        found = self._own.search(view, seat, budget)
        rows = [row for row, id in enumerate(found.moves) if id in left]
        best = max(rows, key=lambda row: (found.visits[row], found.shares[row, seat]))
        return box.moves[found.moves[best]]
