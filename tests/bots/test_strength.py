"""The script that measures strength: what it keeps, and where it spends its time."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

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


def test_results_are_kept_and_come_back_as_matches(strength: ModuleType) -> None:
    fixture = strength.Fixture("killer", 3, ("random", "simple"), 1.0)
    fixture.note(0, [0.0, 1.0, 0.0], 0.5)
    fixture.note(1, [0.5, 0.0, 0.5], 0.5)
    fixture.note(2, [0.0, 1.0, 0.0], 0.5)
    met = list(fixture.meetings())
    assert fixture.games == len(met) == 3
    assert [(each.names, each.scores) for each in met] == [
        (("random", "simple", "random"), (0.0, 1.0, 0.0)),
        (("random", "simple", "random"), (0.0, 1.0, 0.0)),
        (("simple", "random", "simple"), (0.5, 0.0, 0.5)),
    ]


def test_time_goes_where_it_tells_most(strength: ModuleType) -> None:
    """To what was measured least, matters most, and costs least; even chances need more than clear ones."""

    def made(games: int = 40, weight: float = 1.0, wins: float = 0.5, seconds: float = 1.0) -> float:
        fixture = strength.Fixture("killer", 2, ("random", "simple"), weight)
        for number in range(games):
            won = number < wins * games
            fixture.note(0, [float(not won), float(won)], seconds)
        fixture.handed_out = games
        return float(fixture.urgency())

    assert made(games=2) > made(games=10) > made() > made(games=80)
    assert made(weight=2.0) > made()
    assert made(seconds=0.1) > made()
    assert made() > made(wins=0.95)
    old, new = (strength.Fixture("killer", 2, ("random", "simple"), weight) for weight in (9.0, 1.0))
    old.handed_out = 50
    assert strength.next_one([old, new], 0.1) is new


def test_every_game_and_number_of_seats_has_its_pairings(strength: ModuleType) -> None:
    made = strength.fixtures(["killer", "king12", "crowns13", "heroes12"], ["2", "3", "4", "most"], 500)
    tables = {(each.game, each.players) for each in made}
    for id in ("killer", "king12", "crowns13", "heroes12"):
        fewest, most = dz.game(id).seats
        assert {players for game, players in tables if game == id} == {
            players for players in (2, 3, 4, most) if fewest <= players <= most
        }
    for each in made:
        for name in each.pair:
            dz.bot(name, 1, strength.box_of(each.game, each.players))


def test_a_page_can_be_written_at_any_time(strength: ModuleType) -> None:
    apart = strength.Fixture("killer", 2, ("novice", "regular"), 1.0)
    apart.note(0, [0.0, 1.0], 0.5)
    joined = strength.Fixture("killer", 3, ("random", "simple"), 1.0)
    joined.note(0, [0.0, 1.0, 0.0], 0.5)
    page = strength.page([apart, joined], {})
    assert "regular – novice | 100.0%" in page
    assert "| simple |" in page
