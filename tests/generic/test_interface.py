"""What `import douzaine as dz` offers: names, types, words about itself, and answers to what is wrong."""

import doctest
import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import douzaine as dz

CACHE = Path(__file__).parent.parent.parent / ".mypy_cache" / "program"  # the first run takes long
PROGRAM = """
import douzaine as dz


class Mine:
    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: dz.View, seat: int, budget: dz.Budget | None = None) -> str:
        assert view.mask().sum() == len(view.legal_ids())
        return view.legal()[0]


def main(bot: dz.Bot, likes: list[dz.BotLike]) -> None:
    match = dz.Match(dz.game("killer").box(players=2), seed=1)
    best: dz.MoveAdvice = match.advice(match.actors[0]).best
    worst: list[dz.Decision] = dz.review(match).mistakes()
    met: tuple[dz.Pairing, ...] = dz.ladder(match.box, levels=[Mine, "simple"]).pairings
    steps: tuple[dz.Step, ...] = match.steps
    told: dz.Story = match.view(0).story
    option: dz.Option = match.game.option("players")
    dz.simulate(match.box, bots=likes)
    reveal_type(match.advice(0).best.move)
    print(best.moves, worst, met, steps, told, option)


main(Mine(), [Mine, Mine(3), "simple"])
"""


@pytest.fixture
def match() -> dz.Match:
    return dz.Match(dz.game("killer").box(players=2), seed=1)


def documented() -> list[tuple[str, Any]]:
    """Every public object that is not a constant, and its public parts."""
    found = []
    for name in dz.__all__:
        each = getattr(dz, name)
        if not inspect.isclass(each) and not inspect.isfunction(each):
            continue
        found.append((name, each))
        if inspect.isclass(each):
            parts = [(part, getattr(each, part)) for part in dir(each) if not part.startswith("_")]
            found += [(f"{name}.{part}", value) for part, value in parts if callable(value)]
    return found


def test_examples_in_docstrings_run() -> None:
    finder, runner = doctest.DocTestFinder(recurse=False), doctest.DocTestRunner(verbose=False)
    for name, each in documented():
        for test in finder.find(each, name, globs={"dz": dz}):
            runner.run(test)
    assert runner.tries >= 10
    assert runner.failures == 0


def test_every_public_name_says_what_it_is() -> None:
    for name, each in documented():
        assert inspect.getdoc(each), name


@pytest.mark.slow
def test_types_reach_a_program_of_somebody_else(tmp_path: Path) -> None:
    """As strictly as mypy can, and what a match gives is known without an annotation."""
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(CACHE), "program.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert 'Revealed type is "str"' in done.stdout


def test_objects_say_shortly_what_they_are(match: dz.Match) -> None:
    assert repr(dz.SeededDealer(3)) == "SeededDealer(3)"
    assert repr(match.copy(seed=4).dealer) == f"SeededDealer(4, after={len(match.steps)})"
    assert repr(match.view(0).table).startswith("Fields(seats=2, actors=2,")
    fair = dz.FairDealer("match", ["", ""])
    assert fair.seed.hex() not in repr(fair)
    assert "object at" not in str(inspect.signature(dz.Match))


def test_a_view_has_ids_and_a_mask_for_whoever_decides_by_numbers(match: dz.Match) -> None:
    view = match.view(1)
    assert [match.box.moves[id] for id in view.legal_ids()] == view.legal() == match.legal(1)
    assert np.flatnonzero(view.mask()).tolist() == sorted(view.legal_ids())
    assert (view.mask() == match.mask(1)).all()
    assert not match.view(0).mask().any()
    assert not match.view(None).mask().any()


def test_a_view_tells_itself_in_words(match: dz.Match) -> None:
    assert match.view(1).text().endswith("Set aside at least one die of this roll.")
    assert "Set aside at least" not in match.view(0).text()
    assert "Léa" in match.view(1).text("fr", ["Ada", "Léa"])
    assert "Ada" in match.text(names=["Ada"])


def test_what_is_no_match_gets_a_sentence(match: dz.Match) -> None:
    for call in (dz.review, dz.luck):
        with pytest.raises(dz.DouzaineError, match="needs a match"):
            call(match.record())  # type: ignore[arg-type]
    with pytest.raises(dz.DouzaineError, match="a match or a view"):
        dz.advice("killer", 0)  # type: ignore[arg-type]
    with pytest.raises(dz.IllegalMove, match="killer has no move 'fly'"):
        dz.move_text(match.box, "fly")
    with pytest.raises(dz.IllegalMove, match="'fly' is not among the decisions"):
        match.advice(1, trials=20).of("fly")
