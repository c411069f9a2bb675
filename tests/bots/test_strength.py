"""The script that measures strength: what it keeps, what it calls shown, and where it spends its time."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import douzaine as dz


@pytest.fixture(scope="module")
def strength() -> ModuleType:
    path = Path(__file__).parents[2] / "scripts" / "strength.py"
    spec = importlib.util.spec_from_file_location("strength", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = module
    spec.loader.exec_module(module)
    return module


def measured(strength: ModuleType, rounds: dict[float, int], players: int = 3, seconds: float = 0.001) -> object:
    step = strength.Step("killer", players, "random", "simple")
    for wins, count in rounds.items():
        for _ in range(count):
            step.note(wins, seconds * players)
    step.handed_out = step.rounds
    return step


def test_shares_are_put_on_the_scale_of_two(strength: ModuleType) -> None:
    step = strength.Step("killer", 3, "random", "simple", {"1": 300, "2": 100})
    share, low, high = step.share()
    assert share == pytest.approx((300 + 200) / 1200)
    assert low < share < high
    assert step.between_two()[0] == pytest.approx(share * 2 / (share * 2 + 1 - share))
    assert step.matches == 1200


def test_a_step_is_shown_only_by_enough_matches_above_the_bound(strength: ModuleType) -> None:
    assert measured(strength, {3: 400}).is_shown  # type: ignore[attr-defined]
    assert not measured(strength, {3: 30}).is_shown  # type: ignore[attr-defined]
    assert measured(strength, {3: 30}, seconds=5).is_shown  # type: ignore[attr-defined]
    assert not measured(strength, {1: 400}).is_shown  # type: ignore[attr-defined]


def test_repeated_looks_ask_for_99_percent(strength: ModuleType) -> None:
    """Of steps worth exactly 55 %, one in twelve would pass one of five looks at 95 %, and one in fifty at 99 %."""
    rng, matches = np.random.default_rng(3), 400
    passed = 0
    for _ in range(matches):
        won = rng.binomial(2, 0.55, 500)
        looks = [
            dict(zip(*np.unique(won[: look // 2], return_counts=True), strict=True))
            for look in (60, 125, 250, 500, 1000)
        ]
        passed += any(strength.Step("killer", 2, "random", "simple", each).between_two()[1] > 0.55 for each in looks)
    assert passed / matches < 0.04


@pytest.mark.parametrize(
    ("rounds", "seconds", "rests"),
    [(20, 5, True), (26, 5, False), (42, 5, True), (300, 5, False), (300, 0.001, False), (334, 0.001, True)],
)
def test_a_step_is_left_alone_only_when_it_was_time_to_look(strength, rounds, seconds, rests):
    """A dear one after 60, 125, 250, 500 matches, any after 1000: not whenever its figures happen to please."""
    assert measured(strength, {3: rounds}, seconds=seconds).rests is rests
    assert not measured(strength, {1: rounds}, seconds=seconds).rests


def test_planners_plan_with_what_their_name_says(strength):
    box = strength.box_of("king12", 3)
    assert strength.seated("expert@6400", 1, box).level.plan.trials == 6400
    assert strength.seated("expert", 1, box).level.plan.trials < 6400


def test_whether_more_time_helps_stands_apart(strength):
    step = strength.Step(*strength.BUDGETS[0], {"1": 40}, 1.0)
    assert not step.is_level
    told = strength.page([step], {})
    assert "| king12 | 3 | expert@100 among regular | 33.3% | 50.0% |" in told


def test_time_goes_to_what_is_not_shown_and_cheap(strength: ModuleType) -> None:
    shown, dear, cheap = (
        measured(strength, {3: 334}),
        measured(strength, {1: 10}, seconds=9),
        measured(strength, {1: 10}),
    )
    order = sorted((shown, dear, cheap), key=strength.Step.urgency)
    assert order == [cheap, dear, shown]


def test_a_round_is_mirrored_and_can_be_repeated(strength: ModuleType) -> None:
    step = strength.Step("killer", 3, "random", "simple")
    first, again = (strength.play(step, 4)[0] for _ in range(2))
    assert first == again
    assert 0 <= first <= 3


def test_every_game_and_number_of_seats_has_its_steps(strength: ModuleType) -> None:
    made = strength.steps(["killer", "king12", "crowns13", "heroes12"], [2, 3, 4], 500)
    assert {(each.game, each.players) for each in made} == {
        *((game, players) for game in ("killer", "king12", "crowns13") for players in (2, 3, 4)),
        ("heroes12", 2),
    }
    for each in made:
        for name in (each.lower, each.higher):
            dz.bot(name, 0, strength.box_of(each.game, each.players))


def test_the_page_says_what_is_shown(strength: ModuleType) -> None:
    told = strength.page([measured(strength, {3: 400}), measured(strength, {1: 400}), measured(strength, {1: 4})], {})
    assert "| 3 | simple among random | 100.0% | 100.0% |" in told
    assert "**shown**" in told
    assert "not shown yet" in told
    assert "Too few matches to tell: simple among random (3)." in told
