"""Rules on a GPU: the steps that the kernel is made of, the kernel itself as far as this machine can, and parity."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine.engine.chance import MASK
from douzaine.engine.compile import bind
from douzaine.engine.steps import STEPS
from douzaine.engine.story import emit, emit_nothing, new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.simulate import LEVELS
from tests.conftest import depth

NOT_HERE = "THE GPU IS NOT CHECKED: it needs numba-cuda (pip install 'douzaine[gpu]'; `make nightly` has it)"


def test_step_by_step_is_the_same_match(game: dz.Game) -> None:
    """What one thread does, interpreted: begin, deal, move and go on as the Table asks."""
    box, matches = game.box(), 2
    rules = box.game.rule_set
    bound = bind(rules.functions, lambda clone, is_entry: clone, STEPS, {emit: emit_nothing})
    levels = np.arange(box.players) % 2
    data, tables = box.data.view(np.recarray)[0], np.zeros(3, rules.table).view(np.recarray)
    rng, story = np.zeros(4, np.int64), new_story(0)
    moves, weights = np.zeros(rules.max_moves, np.int32), np.zeros(rules.max_outcomes, np.int32)
    decisions, wins = 0, np.zeros(MAX_SEATS)
    for number in range(matches):
        bound["lay"](data, tables, rng, 7 & MASK, 0, number, story)
        while tables[0].over == 0:
            if tables[0].chance != 0:
                bound["deal"](data, tables, rng, weights, story)
            elif tables[0].actors != 0:
                bound["move"](data, tables, levels, rng, moves, story)
                decisions += 1
            else:
                bound["go_on"](data, tables, story)
        share = np.zeros(MAX_SEATS)
        bound["share_out"](data, tables, share)
        wins += share
    cpu = dz.simulate(box, games=matches, bots=[LEVELS[level] for level in levels], seed=7)
    assert decisions == cpu.decisions
    assert tuple(wins[: box.players].round(9)) == cpu.wins


def compiled(make: Callable[[], str]) -> str:
    """A kernel as text; the test is skipped where the tools that make it are missing."""
    try:
        return make()
    except Exception as error:
        if type(error).__name__ not in ("DynamicLibNotFoundError", "NvvmSupportError", "CudaSupportError"):
            raise
        pytest.skip(f"THE KERNEL IS NOT COMPILED: {error}".splitlines()[0])


@pytest.mark.parametrize("at_random", [True, False])
def test_the_kernel_compiles(game: dz.Game, at_random: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba_cuda", reason=NOT_HERE)
    from douzaine.engine import cuda

    assert ".visible .entry" in compiled(lambda: cuda.kernel_text(game.rule_set, at_random))


@pytest.mark.parametrize("bots", ["random", "simple"])
def test_a_gpu_plays_the_same_matches(game: dz.Game, bots: str) -> None:
    pytest.importorskip("numba_cuda", reason=NOT_HERE)
    from douzaine.engine import cuda

    if not cuda.is_there():
        pytest.skip("THE GPU IS NOT CHECKED: there is none here")
    box = game.box()
    found = [facts(dz.simulate(box, games=depth(2000), bots=bots, seed=11, device=each)) for each in ("cpu", "cuda")]
    assert found[0] == found[1]


def facts(result: dz.Result) -> tuple[Any, ...]:
    return result.wins, result.decisions, result.turns, result.reasons


def test_what_cannot_be_played_on_a_gpu_is_said() -> None:
    box = dz.game("killer").box()
    with pytest.raises(dz.DouzaineError, match="cpu"):
        dz.simulate(box, games=1, device="tpu")
    with pytest.raises(dz.DouzaineError, match="random and simple"):
        dz.simulate(box, games=1, bots="novice", device="cuda")
    if find_spec("numba_cuda") is None:
        with pytest.raises(dz.DouzaineError, match=r"douzaine\[gpu\]"):
            dz.simulate(box, games=1, device="cuda")
