"""Boxes with random options and random matches, by a seed."""

import random
from collections.abc import Iterator
from typing import Any

from douzaine.errors import BadOption
from douzaine.match.game import Box, Game
from douzaine.match.match import Match

MOST_TRIES = 200  # options that belong together


def random_box(game: Game, rng: random.Random, **fixed: Any) -> Box:
    """A box with options drawn from their examples; refused combinations are drawn again."""
    for _ in range(MOST_TRIES):
        options = {o.id: rng.choice(o.examples) for o in game.options if o.examples and rng.random() < 0.5}
        try:
            return game.box(**{**options, **fixed})
        except BadOption:
            continue
    return game.box(**fixed)


def random_moves(match: Match, rng: random.Random, most: int = 10_000) -> Iterator[tuple[int, str]]:
    """Play at random to the end, yielding before each move."""
    for _ in range(most):
        if match.over:
            return
        seat = rng.choice(match.actors)
        move = rng.choice(match.legal(seat))
        yield seat, move
        match.play(seat, move)


def play_out(match: Match, rng: random.Random, most: int = 10_000) -> Match:
    """Play at random to the end, or for so many moves."""
    for _ in random_moves(match, rng, most):
        pass
    return match
