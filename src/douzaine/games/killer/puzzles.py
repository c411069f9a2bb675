"""Killer's puzzles: two players, the first roll of a turn, and which dice to keep. Exact, by the solved match."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from douzaine.games.killer.bots.odds import odds

OPTIONS = {"players": 2}
LEAST_HP, MOST_HP = 3, 24
DICE, FACES = 6, 6


def propose(rng: random.Random) -> tuple[dict[str, Any], list[str], int]:
    """The start of a turn: both players' HP, and six dice."""
    hp = [rng.randint(LEAST_HP, MOST_HP) for _ in range(2)]
    rolled = sorted((rng.randint(1, FACES) for _ in range(DICE)), reverse=True)
    return {"hp": hp, "turn": 0}, [str(face) for face in rolled], 0


def weigh(
    match: Any, seat: int, ways: Any, solved: Callable[[], Any]
) -> list[tuple[Any, float, bool, dict[str, float]]]:
    """The chance to win after every set of dice to keep, and the results of the turn."""
    choices = odds(match.box, match.view(seat), solved()).choices
    best = max(float(each.value) for each in choices)
    return [
        (
            each.moves,
            float(each.value),
            float(each.value) >= best - 1e-9,
            {"attack": float(each.attack), "heal": float(each.exact), "lose": float(each.loss)},
        )
        for each in choices
    ]


def name(moves: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """A choice in words: the dice to keep."""
    dice = "".join(move.removeprefix("keep ") for move in moves if move.startswith("keep "))
    return [("puzzle-choice", {"dice:dice": dice})]
