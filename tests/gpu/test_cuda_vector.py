"""The vector of tables on a GPU: compiled wherever the tools are, and compared with the CPU's where there is one."""

import numpy as np
import pytest

import douzaine as dz
from tests.conftest import depth
from tests.gpu.test_cuda import NOT_HERE, compiled


def test_the_kernel_of_a_step_compiles(game: dz.Game) -> None:
    pytest.importorskip("numba_cuda", reason=NOT_HERE)
    from douzaine.envs import cuda_vector

    assert ".visible .entry" in compiled(lambda: cuda_vector.step_text(game.rule_set))


@pytest.mark.parametrize("opponents", [None, "random", "simple"])
def test_a_gpu_shows_the_same_tables(game: dz.Game, opponents: str | None) -> None:
    pytest.importorskip("numba_cuda", reason=NOT_HERE)
    torch = pytest.importorskip("torch", reason="THE GPU IS NOT CHECKED: it is read with torch")
    from douzaine import envs
    from douzaine.engine import cuda

    if not cuda.is_there():
        pytest.skip("THE GPU IS NOT CHECKED: there is none here")
    vectors = [envs.vector(game.box(), tables=64, seed=3, device=each, opponents=opponents) for each in ("cpu", "cuda")]
    one, other = (each.reset() for each in vectors)
    rng = np.random.default_rng(1)
    for _ in range(depth(200)):
        for mine, theirs in zip(one, other, strict=True):
            assert np.array_equal(mine, torch.from_dlpack(theirs).cpu().numpy())
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in one.mask])
        one, other = (each.step(actions) for each in vectors)
    with pytest.raises(dz.DouzaineError, match="table 0"):
        vectors[1].step(np.full(64, -1))
