"""King of 12's puzzles: two players with three cards each, so two turns are left. Solved by following all lines.

The value of a choice is the chance to win the round when both play best; a round that nobody wins counts a half (which
is exact before anybody has won a round). Cards that best play draws from are all best.
"""

import random
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import numpy as np

from douzaine.games.king12.bots.matrix import solve_matrix
from douzaine.games.king12.box import CARDS, FIRST_CARDS
from douzaine.games.king12.die import FACES
from douzaine.games.king12.table import Phase

OPTIONS = {"players": 2, "discard_piles": "open"}
TURNS_PLAYED = 4
CARDS_LEFT = 3
MOST_POINTS = 7  # with 8 the round would be over
SIDE = 8  # of a matrix: more than anybody has choices
RARE = 1e-6  # what is played less often is not played
TOM = "tom"  # before a card of the other side in the parts of a choice: how often it is played
HALF = 0.5  # what a round is worth that nobody wins


def propose(rng: random.Random) -> tuple[dict[str, Any], list[str], int] | None:
    """A round after four turns, in which every die that scored brought 2 points or 1."""
    scored = rng.randint(2, TURNS_PLAYED)
    first = rng.randint(0, scored)
    tokens = [[scored - first, first], [first, scored - first]]
    if max(ones + 2 * twos for ones, twos in tokens) > MOST_POINTS:
        return None
    hands = [sorted(rng.sample(FIRST_CARDS, CARDS_LEFT), key=FIRST_CARDS.index) for _ in range(2)]
    return {"dice": [rng.randint(1, FACES) for _ in range(2)], "hands": hands, "tokens": tokens}, [], 0


def weigh(
    match: Any, seat: int, ways: Any, solved: Callable[[], Any]
) -> list[tuple[Any, float, bool, dict[str, float]]] | None:
    """The chance to win the round with each card, against the other side's best play."""
    payoff, mixes = _Rounds(ways).meeting(match.data)
    found = [*_equilibria(payoff, ways.driver)]
    if any(abs(theirs - mixes[1]).max() > RARE for _, theirs in found):
        return None  # the other side has a choice, so a wrong card has no single value
    worths, own = payoff @ mixes[1], np.max([mine for mine, _ in found], axis=0)  # where the seat itself has a choice
    mine, theirs = (ways.legal(match.data, each) for each in (seat, 1 - seat))
    tom = {f"{TOM} {match.box.moves[move]}": often for move, often in zip(theirs, mixes[1], strict=True)}
    return [
        (
            (match.box.moves[move],),
            float(worths[n]),
            bool(own[n] > RARE),
            {"played": _rounded(mixes[0][n])}
            | {name: _rounded(often) for name, often in tom.items() if often > RARE}
            | {_against(name): _rounded(payoff[n, m]) for m, (name, often) in enumerate(tom.items()) if often > RARE},
        )
        for n, move in enumerate(mine)
    ]


def _rounded(share: Any) -> float:
    return round(float(share), 4)


def _against(name: str) -> str:
    """Where a choice has its worth against a card of the other side."""
    return name.replace(TOM, "against", 1)


def reasons(best: Any, mine: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the best card and one's own are worth against each card that the other side may play."""
    for name, often in best.parts.items():
        if name.startswith(TOM):
            told = {"card:card": _card(name), "often:percent": often, "best:card": _card(best.moves[0])}
            told |= {"value:percent": best.parts[_against(name)], "always:number": int(often == 1)}
            if mine is best:
                yield "puzzle-against", told
            else:
                own = {"mine:card": _card(mine.moves[0]), "own:percent": mine.parts[_against(name)]}
                yield "puzzle-against-yours", told | own


def _card(name: str) -> int:
    return CARDS.index(name.split(" ")[-1])


class _Rounds:
    """The values of Tables to seat 0, until the round is over."""

    def __init__(self, ways: Any) -> None:
        self._ways = ways
        self._known: dict[bytes, float] = {}

    def worth(self, data: Any) -> float:
        """The chance of seat 0 to win the round."""
        key = data.tobytes()
        if key not in self._known:
            self._known[key] = self._find(data)
        return self._known[key]

    def _find(self, data: Any) -> float:
        table, actors = data[0], self._ways.actors(data)
        if table["phase"] == Phase.BURY:
            return float(1 - actors[0])  # the winner is asked to bury a card
        if table["phase"] == Phase.ROLL:
            return HALF  # the dice of the next round
        if not actors:
            return float(sum(chance * self.worth(after) for chance, after in self._ways.outcomes(data)))
        if len(actors) == 2:
            payoff, mixes = self.meeting(data)
            return float(mixes[0] @ payoff @ mixes[1])
        seat = actors[0]
        values = [self.worth(self._ways.after(data, (seat, move))) for move in self._ways.legal(data, seat)]
        return max(values) if seat == 0 else min(values)

    def meeting(self, data: Any) -> tuple[Any, list[Any]]:
        """The value of every pair of simultaneous choices to seat 0, and how often each is made."""
        mine, yours = (self._ways.legal(data, seat) for seat in range(2))
        payoff = np.array([[self.worth(self._ways.after(data, (0, a), (1, b))) for b in yours] for a in mine])
        return payoff, _equilibrium(payoff, self._ways.driver)


def _equilibrium(payoff: Any, driver: Any) -> list[Any]:
    """How often each side makes each choice."""
    rows, columns = payoff.shape
    tableau, labels, mixes = np.zeros((SIDE, SIDE)), np.zeros((2, SIDE), np.int64), np.zeros((2, SIDE))
    driver(solve_matrix)(np.ascontiguousarray(payoff), rows, columns, tableau, labels, mixes)
    return [mixes[0, :rows], mixes[1, :columns]]


def _equilibria(payoff: Any, driver: Any) -> Iterator[tuple[Any, Any]]:
    """The equilibria found with rows and columns in any other order: all corners, if there are few."""
    rows, columns = payoff.shape
    for mine in map(list, permutations(range(rows))):
        for yours in map(list, permutations(range(columns))):
            own, theirs = _equilibrium(payoff[np.ix_(mine, yours)], driver)
            yield own[np.argsort(mine)], theirs[np.argsort(yours)]
