"""Bots by name, budgets, plug-ins, simulations among any of them."""

import sys

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


OWN = """
import dataclasses
import beside

@dataclasses.dataclass
class MyBot:
    seed: int = 0

    def choose(self, view, seat, budget=None):
        return beside.first(view)
"""


@pytest.mark.parametrize("place", ["./mybot.py", "mybot.py", "bots/mybot.py", "mybot", "{folder}/mybot.py"])
def test_a_bot_may_be_named_by_its_file_or_lie_in_the_current_folder(place, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [path for path in sys.path if path])
    monkeypatch.delitem(sys.modules, "mybot", raising=False)
    folder = tmp_path / "bots" if place.startswith("bots") else tmp_path
    folder.mkdir(exist_ok=True)
    (folder / "mybot.py").write_text(OWN)
    (folder / "beside.py").write_text("def first(view):\n    return view.legal()[0]\n")
    name = f"{place.format(folder=tmp_path)}:MyBot"
    match = dz.Match(dz.game("pennies").box(), seed=1)
    assert dz.bot(name, 5).seed == 5
    assert dz.bot(name).choose(match.view(match.actors[0]), match.actors[0]) == match.legal(match.actors[0])[0]
    assert type(dz.bot(name)) is type(dz.bot(name))  # read once


@pytest.mark.parametrize(
    ("place", "text", "said"),
    [
        ("./none.py", None, "none.py"),
        ("./broken.py", "def (", "invalid syntax"),
        ("./failing.py", "1 / 0", "division by zero"),
        ("./empty.py", "", "MyBot"),
        (".", None, "'.:MyBot'"),
        (".relative", None, "relative"),
        ("/", None, "directory"),
    ],
)
def test_a_file_without_a_bot_is_one_clear_sentence(place, text, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    if text is not None:
        (tmp_path / place).write_text(text)
    with pytest.raises(dz.DouzaineError, match=said) as refused:
        dz.bot(f"{place}:MyBot")
    assert "\n" not in str(refused.value)


class Counting(First):
    """Counts how often it was asked, and with which budget."""

    def __init__(self):
        self.asked = []

    def choose(self, view, seat, budget=None):
        self.asked.append(budget)
        return super().choose(view, seat, budget)


def test_classes_and_objects_play_as_names_do():
    box = dz.game("pennies").box()
    named = dz.simulate(box, games=30, bots=("tests.bots.test_names:First", "random"), seed=3)
    by_class = dz.simulate(box, games=30, bots=(First, "random"), seed=3)
    one = Counting()
    by_object = dz.simulate(box, games=30, bots=[one, "random"], seed=3, cores=2)
    assert named.wins == by_class.wins == by_object.wins
    assert len(one.asked) > 30
    assert (by_class.bots, by_object.bots) == (("First", "random"), ("Counting", "random"))
    assert dz.simulate(box, games=2, bots=First, seed=3).bots == ("First", "First")


def test_a_ladder_rates_classes_and_objects():
    rated = dz.ladder(dz.game("pennies").box(), games=4, levels=["random", First, Counting(), Counting()], seed=3)
    assert sorted(rated.levels) == ["Counting", "Counting 2", "First", "random"]
    assert 0 <= rated.rate("First", "Counting 2") <= 1
    one = Counting()
    for twice in ([one, one], ["random", "random"], [First, First], ["random"]):
        with pytest.raises(dz.DouzaineError, match="at least two bots"):
            dz.ladder(dz.game("pennies").box(), games=2, levels=twice)


def test_a_class_of_ones_own_is_told_its_budget():
    match = dz.Match(dz.game("pennies").box(), seed=1)
    for name, budget in (("Counting@500", Budget(trials=500)), ("Counting@0.5s", Budget(seconds=0.5))):
        made = dz.bot(f"tests.bots.test_names:{name}")
        made.choose(match.view(0), 0)
        made.choose(match.view(0), 0, Budget(trials=7))
        assert made.own.asked == [budget, Budget(trials=7)]
    with pytest.raises(dz.DouzaineError, match="budget"):
        dz.bot("tests.bots.test_names:Counting@many")


@pytest.mark.parametrize("wrong", [7, object(), object, {"choose": 1}, [First]])
def test_what_cannot_choose_is_no_bot(wrong):
    with pytest.raises(dz.DouzaineError):
        dz.bot(wrong)
    with pytest.raises(dz.DouzaineError):
        dz.simulate(dz.game("pennies").box(), games=2, bots=[wrong, "random"])


def test_an_object_stays_on_this_machine():
    for play in (dz.simulate, dz.ladder):
        with pytest.raises(dz.DouzaineError, match="give its class"):
            play(dz.game("pennies").box(), 2, [Counting(), "random"], on="ray")
