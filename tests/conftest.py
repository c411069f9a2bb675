"""What all tests share: every game found, boxes with random options, random matches."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import douzaine as dz
from douzaine.games.killer.bots import solver
from douzaine.testing import play_out, random_box, random_moves

__all__ = ["GAMES", "play_out", "random_box", "random_moves"]

dz.add_game("pennies", "tests.pennies")

DEPTH = max(1, int(os.environ.get("DOUZAINE_DEPTH", "1")))  # `make nightly` sets it
GAMES = dz.games()

settings.register_profile(
    "douzaine", max_examples=100 * DEPTH, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
settings.load_profile("douzaine")

# The tests of a file run in one process, since they share what is costly: a server, a browser, compiled searches. The
# longest files come first, so that nobody waits for them at the end.
LONGEST_FIRST = (
    "tests/web/test_browser.py",
    "tests/web/test_windows.py",
    "tests/web/test_closeup.py",
    "tests/web/test_rules_pages.py",
    "tests/web/test_learn_browser.py",
    "tests/web/test_around_browser.py",
    "tests/web/test_daily_browser.py",
    "tests/server/test_fair_pages.py",
    "tests/bots/test_king12_solver.py",
    "tests/bots/test_killer_solver.py",
    "tests/bots/test_king12_turns.py",
    "tests/generic/test_bounds.py",
    "tests/envs/",
    "tests/bots/",
    "tests/server/test_never_lose.py",
    "tests/server/test_durability.py",
    "tests/web/test_tables.py",
    "tests/web/test_sessions.py",
    "tests/web/test_boards.py",
    "tests/server/test_never_leak.py",
    "tests/packages/",
    "tests/docs/",
)


def depth(count: int) -> int:
    """How often something random is repeated: `count` times, and more often at night (DOUZAINE_DEPTH)."""
    return count * DEPTH


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""

    def rank(item: pytest.Item) -> int:
        found = [number for number, start in enumerate(LONGEST_FIRST) if item.nodeid.startswith(start)]
        return found[0] if found else len(LONGEST_FIRST)

    items.sort(key=rank)


@pytest.fixture(scope="module")
def low_ceilings() -> Iterator[None]:
    """Killer is solved up to fewer HP: everything that is asserted lies well below. At night, up to all of them."""
    with pytest.MonkeyPatch.context() as patch:
        if DEPTH == 1:
            patch.setattr(solver, "LEAST_CEILING", 30)
            patch.setattr(solver, "ROOM", 10)
        yield


def pytest_generate_tests(metafunc: Any) -> None:
    """A test that asks for `game` runs once for every game found."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [dz.game(id) for id in GAMES], ids=GAMES)


@pytest.fixture(scope="session", autouse=True)
def _warm_rules() -> None:
    """Compile each game once, before anything is timed or compared; two workers begin at two ends."""
    is_second = os.environ.get("PYTEST_XDIST_WORKER") == "gw1"
    for id in reversed(GAMES) if is_second else GAMES:
        dz.game(id).compile()
