"""Bots by name, budgets, plug-ins, simulations among any of them."""

import pytest

import douzaine as dz
from douzaine.bots import Budget
from douzaine.bots.names import read_budget


class First:
    """A bot of somebody's own: the first move there is."""

    def choose(self, view, seat, budget=None):
        return view.legal()[0]


class Seeded(First):
    def __init__(self, seed):
        self.seed = seed


class Cheat(First):
    def choose(self, view, seat, budget=None):
        return "win at once"


@pytest.mark.parametrize(
    "name", ["", "grandmaster", "expert@", "expert@x", "expert@0", "expert@0.5", "simple@3", None, 7]
)
def test_unknown_bots_are_refused(name):
    with pytest.raises(dz.DouzaineError):
        dz.bot(name).choose  # noqa: B018
    with pytest.raises(dz.DouzaineError):
        dz.simulate(dz.game("pennies").box(), games=2, bots=(name, "random"))


@pytest.mark.parametrize(
    "name", ["tests.bots.none:A", "tests.bots.test_names:None_", "tests.bots.test_names:dz", ":", "a:"]
)
def test_classes_that_are_no_bots_are_refused(name):
    with pytest.raises(dz.DouzaineError):
        dz.bot(name)


def test_budgets():
    assert read_budget("2000") == Budget(trials=2000)
    assert read_budget("0.5s") == Budget(seconds=0.5)
    for wrong in ({"trials": 0}, {"trials": 1.5}, {"seconds": 0}, {"seconds": -1}, {"seconds": "1"}, {"trials": True}):
        with pytest.raises(dz.DouzaineError):
            Budget(**wrong)


def test_a_class_of_ones_own_plays_wherever_a_level_does():
    box = dz.game("pennies").box()
    result = dz.simulate(box, games=40, bots=("tests.bots.test_names:First", "random"), seed=3)
    assert result.games == 40
    assert sum(result.wins) == pytest.approx(40)
    assert sum(result.turns.values()) == 40
    assert result.bots[0] == "tests.bots.test_names:First"
    assert dz.bot("tests.bots.test_names:Seeded", 5).seed == 5
    rated = dz.ladder(box, games=4, levels=["random", "tests.bots.test_names:First"], seed=3)
    assert len(rated.elo) == 2


def test_an_illegal_choice_of_a_bot_is_an_error_that_names_it():
    with pytest.raises(dz.IllegalMove, match="win at once"):
        dz.simulate(dz.game("pennies").box(), games=1, bots=("tests.bots.test_names:Cheat", "random"), seed=1)


def test_simulations_with_a_search_do_not_depend_on_cores():
    box = dz.game("pennies").box()
    one, two = (dz.simulate(box, games=12, bots="regular@30", seed=5, cores=cores) for cores in (1, 2))
    assert (one.wins, one.turns, one.decisions) == (two.wins, two.turns, two.decisions)


def test_nobody_is_perfect_where_nothing_is_solved():
    box = dz.game("pennies").box()
    with pytest.raises(dz.DouzaineError, match="not solved"):
        dz.bot("perfect", box=box)
    match = dz.Match(box, seed=1)
    with pytest.raises(dz.DouzaineError, match="not solved"):
        dz.bot("perfect").choose(match.view(0), 0)
