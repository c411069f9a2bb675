"""Random playouts on one GPU, beside the CPU's cores and Pgx on the same machine. Ratios count; machines differ.

pip install 'douzaine[gpu]' and, for the comparison, jax with CUDA and pgx
python benchmarks/gpu.py [--seconds 2]
"""

import argparse
import os
import time
from collections.abc import Callable

import douzaine as dz

BOXES = {"killer": {}, "king12": {"players": 4}, "heroes12": {}, "crowns13": {}}
GOALS = {"killer": 5000, "king12": 2000, "heroes12": 1500, "crowns13": 500}  # million decisions a second on one H200
PEERS = ("connect_four", "backgammon", "go_9x9")


def rate(play: Callable[[int], dz.Result], seconds: float, games: int) -> dz.Result:
    """The result of as many matches as take about so many seconds, after one run that compiles."""
    play(games)
    first = play(games)
    return play(max(games, int(games * seconds / max(first.seconds, 1e-6))))


def ours(seconds: float) -> None:
    """A line a game: GPU and CPU, and whether both have the same result."""
    print(f"{'':10} {'GPU M/s':>10} {'CPU M/s':>10} {'ratio':>7} {'goal':>6}   the same matches")
    for game, options in BOXES.items():
        box = dz.game(game).box(**options)
        gpu = rate(lambda games, box=box: dz.simulate(box, games, seed=1, device="cuda"), seconds, 200_000)  # type: ignore[misc]
        cpu = rate(lambda games, box=box: dz.simulate(box, games, seed=1), seconds, 2_000)  # type: ignore[misc]
        both = [dz.simulate(box, 5_000, seed=9, device=device) for device in ("cpu", "cuda")]
        same = both[0].wins == both[1].wins and both[0].decisions == both[1].decisions
        rates = [each.decisions / each.seconds / 1e6 for each in (gpu, cpu)]
        numbers = f"{rates[0]:10,.0f} {rates[1]:10,.1f} {rates[0] / rates[1]:7,.0f} {GOALS[game]:6,}"
        print(f"{game:10} {numbers}   {same}", flush=True)
    print(f"CPU: {os.cpu_count()} cores")


def peers(seconds: float, tables: int = 1 << 17, steps: int = 64) -> None:
    """Pgx's games, stepped at random on the same GPU."""
    try:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental.wrappers import auto_reset
    except ImportError as error:
        print(f"Pgx is not measured: {error}")
        return
    for name in PEERS:
        env = pgx.make(name)

        def many(state: object, key: object, env: object = env) -> object:
            def one(carry: tuple[object, object], _: None) -> tuple[tuple[object, object], None]:
                state, key = carry
                key, own = jax.random.split(key)
                logits = jnp.log(state.legal_action_mask.astype(jnp.float32))  # type: ignore[attr-defined]
                action = jax.random.categorical(own, logits, axis=-1)
                keys = jax.random.split(key, tables)
                return (jax.vmap(auto_reset(env.step, env.init))(state, action, keys), key), None  # type: ignore[attr-defined]

            return jax.lax.scan(one, (state, key), None, length=steps)[0]

        run, key = jax.jit(many), jax.random.PRNGKey(0)
        state = jax.vmap(env.init)(jax.random.split(key, tables))
        state, key = jax.block_until_ready(run(state, key))
        begun, done = time.perf_counter(), 0
        while time.perf_counter() - begun < seconds:
            state, key = jax.block_until_ready(run(state, key))
            done += tables * steps
        print(f"Pgx {name:14} {done / (time.perf_counter() - begun) / 1e6:10,.0f} M/s", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    ours(seconds)
    peers(seconds)


if __name__ == "__main__":
    main()
