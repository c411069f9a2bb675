"""Killer in the browser: the odds of the current decision in the form the drawing reads; `facts` computes them."""

from dataclasses import dataclass
from typing import NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.games.killer.board.dice import Dice

MOST_LISTED = 6  # choices side by side


class Outlook(NamedTuple):
    """The possible results of a choice of dice."""

    totals: tuple[int, ...]  # the possible ones
    chances: tuple[float, ...]  # of each of them
    attack: float
    exact: float  # the chance of a total of exactly low or high
    loss: float
    value: float  # the chance to win with best play


@dataclass(frozen=True)
class Odds:
    """The odds of the current decision: choices of dice, or the damage of the current attack."""

    choices: dict[Dice, Outlook]  # best first
    is_best: bool  # whether the choices assume best play by all
    damage: list[tuple[int, float]] | None  # the chance of every damage
    mean: float  # the average damage


def odds_of(at: BoardContext) -> Odds | None:
    """The odds computed in advance, if there are any."""
    plain = at.facts.get("odds")
    if plain is None:
        return None
    if "damage" in plain:
        return Odds({}, False, plain["damage"], plain["mean"])
    outlooks = [Outlook(tuple(totals), tuple(chances), *rest) for totals, chances, *rest in plain["outlooks"]]
    choices = {tuple(dice): outlooks[number] for dice, number in plain["choices"]}
    return Odds(choices, plain["is_best"], None, 0.0)
