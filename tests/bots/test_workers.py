"""Matches on many machines: the same result as on one, and a lost worker is replaced."""

import os
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

import douzaine as dz
from douzaine.match.on_ray import RETRIES
from douzaine.match.workers import run_parts
from tests.conftest import DEPTH

needs_ray = pytest.mark.skipif(
    DEPTH < 2 or find_spec("ray") is None,
    reason="NIGHTLY: RAY IS NOT TRIED: it needs DOUZAINE_DEPTH of 2 or more, and pip install 'douzaine[ray]'",
)


def test_every_part_is_done_once() -> None:
    assert sorted(run_parts(lambda part: part * part, range(100), cores=3)) == [n * n for n in range(100)]


def test_an_error_in_a_part_reaches_the_caller() -> None:
    def work(part: int) -> int:
        if part == 7:
            raise KeyError("seven")
        return part

    with pytest.raises(KeyError, match="seven"):
        list(run_parts(work, range(20), cores=2))


@pytest.mark.parametrize("on", ["", 7])
def test_what_is_no_cluster_is_refused(on: object) -> None:
    with pytest.raises(dz.DouzaineError, match="is not a cluster"):
        list(run_parts(abs, [1], on=on))  # type: ignore[arg-type]


def test_a_cluster_that_does_not_start_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise Exception("The current node timed out during startup.")  # as Ray does

    fake = SimpleNamespace(is_initialized=lambda: False, init=init)
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr("douzaine.match.on_ray.find_spec", lambda name: True)
    with pytest.raises(dz.DouzaineError, match="timed out during startup"):
        list(run_parts(abs, [1], on="ray"))


def test_a_ladder_does_not_depend_on_how_many_cores_play_it() -> None:
    box = dz.game("killer").box()
    assert dz.ladder(box, 6, ["random", "simple"], seed=3, cores=1) == dz.ladder(
        box, 6, ["random", "simple"], seed=3, cores=3
    )


@pytest.mark.slow
@needs_ray
def test_a_cluster_plays_the_same_matches() -> None:
    box = dz.game("killer").box(players=3)
    here, there = (dz.simulate(box, games=120_000, seed=5, on=on) for on in (None, "ray"))
    assert (here.wins, here.intervals, here.turns, here.decisions) == (
        there.wins,
        there.intervals,
        there.turns,
        there.decisions,
    )
    names = ["random", "simple", "novice"]
    assert dz.ladder(box, 4, names, seed=3) == dz.ladder(box, 4, names, seed=3, on="ray")


@pytest.mark.slow
@needs_ray
def test_a_worker_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """One worker kills itself, as hard as a machine that is switched off; its part is done again elsewhere."""

    def work(part: int) -> int:
        died = tmp_path / "died"
        if part == 5 and not died.exists():
            died.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return part

    assert sorted(run_parts(work, range(20), on="ray")) == list(range(20))
    assert (tmp_path / "died").exists()


@pytest.mark.slow
@needs_ray
def test_a_part_that_kills_every_worker_is_given_up_with_a_sentence() -> None:
    def work(part: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return part

    with pytest.raises(dz.DouzaineError, match=f"tried {RETRIES + 1} times"):
        list(run_parts(work, [1], on="ray"))
