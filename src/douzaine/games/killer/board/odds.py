"""Killer in the browser: the odds of the present decision as the drawing reads them; `facts` works them out."""

from dataclasses import dataclass
from typing import NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.games.killer.board.dice import Dice

MOST_LISTED = 6  # choices side by side


class Outlook(NamedTuple):
    """What can come of a choice of dice."""

    totals: tuple[int, ...]  # those that can come out
    chances: tuple[float, ...]  # of each of them
    attack: float
    exact: float  # the chance of a total of exactly low or high
    loss: float
    value: float  # with best play, the chance to win


@dataclass(frozen=True)
class Odds:
    """What a page shows of the present decision: choices of dice, or the damage of the attack at hand."""

    choices: dict[Dice, Outlook]  # best first
    is_best: bool  # whether the choices assume best play of all
    damage: list[tuple[int, float]] | None  # the chance of every damage
    mean: float  # of the damage


def odds_of(at: BoardContext) -> Odds | None:
    """The odds worked out beforehand, if there are any."""
    plain = at.facts.get("odds")
    if plain is None:
        return None
    if "damage" in plain:
        return Odds({}, False, plain["damage"], plain["mean"])
    outlooks = [Outlook(tuple(totals), tuple(chances), *rest) for totals, chances, *rest in plain["outlooks"]]
    choices = {tuple(dice): outlooks[number] for dice, number in plain["choices"]}
    return Odds(choices, plain["is_best"], None, 0.0)
