"""Scenarios of Killer: positions, totals rolled at once, attacks dealt by hand."""

from typing import Any

import douzaine as dz

GAME = dz.game("killer")


def at(hp: list[int], turn: int = 0, returns: list[int] | None = None, **options: Any) -> dz.Match:
    """A match at the start of a turn, with nobody dealing."""
    position: dict[str, Any] = {"hp": hp, "turn": turn}
    if returns is not None:
        position["returns"] = returns
    return dz.Match.at(GAME.box(players=len(hp), **options), position)


def roll(match: dz.Match, *dice: int) -> None:
    """These dice fall."""
    for die in dice:
        match.deal(str(die))


def dice_for(total: int, count: int = 6) -> list[int]:
    """So many dice with this sum, from high to low."""
    dice = [1] * count
    for place in range(count):
        dice[place] += min(5, total - sum(dice))
    assert sum(dice) == total
    return dice


def total(match: dz.Match, total: int) -> None:
    """The seat whose turn it is rolls this total at once and sets all dice aside."""
    dice = dice_for(total, match.box.options["dice_count"])
    seat = match.position()["turn"]
    roll(match, *dice)
    match.play(seat, [f"keep {die}" for die in dice])


def hp(match: dz.Match) -> list[int]:
    """Everybody's HP."""
    return list(match.position()["hp"])


def rules_told(match: dz.Match) -> list[str]:
    """The numbers of the rules behind the story so far."""
    return [event.rule for event in match.story]
