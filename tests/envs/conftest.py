"""One set of options a game; at night every test plays some more."""

import random
from typing import Any

import pytest

import douzaine as dz
from tests.conftest import DEPTH, random_box

USUAL: dict[str, dict[str, Any]] = {
    "killer": {"players": 3},
    "king12": {"players": 3},
    "heroes12": {"deck_mode": "draft"},
}


@pytest.fixture(params=range(DEPTH))
def box(request: pytest.FixtureRequest, game: dz.Game) -> dz.Box:
    """A box to play with; another one each time a test is repeated."""
    usual = USUAL.get(game.id, {})
    return game.box(**usual) if request.param == 0 else random_box(game, random.Random(request.param))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs for every game compiles every game's step, and is left out of `make quick`."""
    for item in items:
        if "game" in getattr(item, "fixturenames", ()) and "tests/envs/" in item.nodeid:
            item.add_marker(pytest.mark.slow)
