"""What all tests share: every game found, boxes with random options, random matches."""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import douzaine as dz

dz.add_game("pennies", "tests.pennies")

settings.register_profile("douzaine", deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)
settings.load_profile("douzaine")

GAMES = dz.games()


def pytest_generate_tests(metafunc: Any) -> None:
    """A test that asks for `game` runs once for every game found."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [dz.game(id) for id in GAMES], ids=GAMES)


@pytest.fixture(scope="session", autouse=True)
def _warm_rules() -> None:
    """Compile each game once, before anything is timed or compared; two workers begin at two ends."""
    is_second = os.environ.get("PYTEST_XDIST_WORKER") == "gw1"
    for id in reversed(GAMES) if is_second else GAMES:
        dz.game(id).warm_up()


def random_box(game: dz.Game, rng: random.Random, **fixed: Any) -> dz.Box:
    """A box with options drawn from their examples; combinations that are refused are drawn again."""
    for _ in range(200):
        options = {o.id: rng.choice(o.examples) for o in game.options if o.examples and rng.random() < 0.5}
        try:
            return game.box(**{**options, **fixed})
        except dz.BadOption:
            continue
    return game.box(**fixed)


def random_moves(match: dz.Match, rng: random.Random, most: int = 10_000) -> Iterator[tuple[int, str]]:
    """Play at random to the end, yielding before each move is made."""
    for _ in range(most):
        if match.over:
            return
        seat = rng.choice(match.actors)
        move = rng.choice(match.legal(seat))
        yield seat, move
        match.play(seat, move)


def play_out(match: dz.Match, rng: random.Random, most: int = 10_000) -> dz.Match:
    """Play at random to the end, or for so many moves."""
    for _ in random_moves(match, rng, most):
        pass
    return match
