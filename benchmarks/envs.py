"""Environments beside those of PettingZoo, RLCard, OpenSpiel and Pgx, in one run on one core. Ratios count.

make bench-envs       (installs the others)
python benchmarks/envs.py [--seconds 3]
"""

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import douzaine as dz
from douzaine import envs

TABLES = 4096
GOALS = {"killer": 2.0, "king12": 2.0}  # million decisions a CPU-second of the vector; 1 for the others
AEC_GOAL = 5  # times PettingZoo's classic games, its own and those of RLCard
Work = Callable[[], int]


def rate(work: Work, seconds: float) -> float:
    """Decisions a CPU-second of something that returns how many it made."""
    work()
    begun, done = time.process_time(), 0
    while time.process_time() - begun < seconds:
        done += work()
    return done / (time.process_time() - begun)


# ---- ours


def vector_rates(box: dz.Box, seconds: float, opponents: str | None = None) -> tuple[float, float]:
    """Decisions a CPU-second of `step` alone, and of the loop around it that chooses legal actions at random."""
    vector, rng = envs.vector(box, tables=TABLES, seed=1, opponents=opponents), np.random.default_rng(1)
    batch, spent, done, begun = vector.reset(), 0.0, 0, 0.0
    for number in range(10**9):
        if number == 50:  # by now matches are at different stages
            spent, done, begun = 0.0, 0, time.process_time()
        chances = rng.random(batch.mask.shape, np.float32)
        chances *= batch.mask
        actions = chances.argmax(axis=1)
        before = time.process_time()
        batch = vector.step(actions)
        spent += time.process_time() - before
        done += TABLES
        if number > 50 and time.process_time() - begun > seconds:
            break
    return done / spent, done / (time.process_time() - begun)


def aec_matches(make: Callable[[], Any]) -> Work:
    """Matches among random agents in an AEC environment."""
    env, seed = make(), iter(range(10**9))

    def work() -> int:
        count = 0
        env.reset(seed=next(seed))
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(random.random() * len(legal))]))
            count += 1
        return count

    return work


def spiel_states(name: str, games: int) -> Work:
    """A Python loop over an OpenSpiel game."""
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        count = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    count += 1
        return count

    return work


# ---- the others


def classic() -> Iterator[tuple[str, Work]]:
    """PettingZoo's own classic games, as `env()` makes them."""
    os.environ |= {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    for module in (tictactoe_v3, connect_four_v3):
        yield f"PettingZoo, AEC, {module.__name__.split('.')[-1]}", aec_matches(module.env)


def rlcard_classic() -> Iterator[tuple[str, Work]]:
    """RLCard's games in PettingZoo's classic family."""
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6

    for module in (leduc_holdem_v4, texas_holdem_no_limit_v6):
        yield f"RLCard in PettingZoo, AEC, {module.__name__.split('.')[-1]}", aec_matches(module.env)


def rlcard_games() -> Iterator[tuple[str, Work]]:
    """RLCard's games, by its own interface, which has no agents and no spaces."""
    import rlcard

    def matches(name: str) -> Work:
        env = rlcard.make(name)

        def work() -> int:
            count, (state, _) = 0, env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                count += 1
            return count

        return work

    for name in ("leduc-holdem", "no-limit-holdem", "uno", "gin-rummy"):
        yield f"RLCard, {name}", matches(name)


def open_spiel_games() -> Iterator[tuple[str, Work]]:
    """OpenSpiel's games in C++ and in Python, in a Python loop."""
    for name in ("turn_based_simultaneous_game(game=goofspiel())", "leduc_poker", "python_kuhn_poker"):
        if name.startswith("python_"):
            import open_spiel.python.games  # noqa: F401 (registers them)
        yield f"OpenSpiel, Python loop, {name.partition('(game=')[2].strip('()') or name}", spiel_states(name, 30)


def pgx_games() -> Iterator[tuple[str, Work]]:
    """Pgx on the CPU: a vector of tables that start anew, with random actions, all of it compiled."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    for name in ("kuhn_poker", "leduc_holdem", "backgammon"):
        env = pgx.make(name)
        step = auto_reset(env.step, env.init)

        def play(key: Any, state: Any, step: Any = step) -> Any:
            key, first, second = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(first, logits, axis=1)
            return key, jax.vmap(step)(state, actions, jax.random.split(second, TABLES))

        compiled = jax.jit(play)
        key = jax.random.PRNGKey(0)
        held = [key, jax.jit(jax.vmap(env.init))(jax.random.split(key, TABLES))]

        def work(held: list[Any] = held, compiled: Any = compiled) -> int:
            held[:] = compiled(*held)
            jax.block_until_ready(held[1].observation)
            return TABLES

        yield f"Pgx on the CPU, {TABLES} tables, {name}", work


def others(name: str, games: Callable[[], Iterator[tuple[str, Work]]], seconds: float) -> list[float]:
    """Print the rates of somebody else's games, if they are installed."""
    rates = []
    try:
        for title, work in games():
            rates.append(rate(work, seconds))
            print(f"{title:52} {rates[-1] / 1e6:8.3f} M")
    except ImportError as error:
        print(f"{name:52} not measured: {error}")
    return rates


def main() -> None:
    """Print one table."""
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=3)
    seconds = options.parse_args().seconds
    print("decisions a CPU-second")
    classics = others("PettingZoo's classic games", classic, seconds)
    cards = others("RLCard's games in PettingZoo", rlcard_classic, seconds)
    others("RLCard", rlcard_games, seconds)
    others("OpenSpiel", open_spiel_games, seconds)
    others("Pgx", pgx_games, seconds)
    for game in map(dz.game, dz.games()):
        game.compile()
        box, goal = game.box(), GOALS.get(game.id, 1.0)
        step, loop = vector_rates(box, seconds)
        thumb, _ = vector_rates(box, seconds, "simple")
        aec = rate(aec_matches(lambda box=box: envs.aec(box)), seconds)  # type: ignore[misc]
        spiel = rate(spiel_states(f"python_douzaine_{game.id}", 1), seconds)
        print(f"\n{game.id}, {box.players} players, {box.observation_size} entries, {box.num_actions} actions")
        print(f"{'  vector, step with observations and masks':52} {step / 1e6:8.3f} M   goal {goal}")
        print(f"{'  the same, and random actions chosen by NumPy':52} {loop / 1e6:8.3f} M")
        print(f"{'  vector, opponents simple (the learner’s decisions)':52} {thumb / 1e6:8.3f} M")
        peers = [
            f"{aec / max(found):5.1f} × the quickest of {name}"
            for name, found in (("PettingZoo’s own", classics), ("RLCard’s", cards))
            if found
        ]
        print(f"{'  AEC':52} {aec / 1e6:8.3f} M   {', '.join(peers)} (goal {AEC_GOAL})")
        print(f"{'  OpenSpiel, Python loop':52} {spiel / 1e6:8.3f} M")


if __name__ == "__main__":
    main()
