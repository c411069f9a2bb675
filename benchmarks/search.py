"""Search speed beside OpenSpiel's C++ MCTS, in one run on one core. Ratios count; machines differ.

One simulation is one playout to the end of the match. OpenSpiel: `pyspiel.MCTSBot`, 1000 simulations
with one rollout each, on turn-based goofspiel. Ours: the search on King of 12 with two players, from
the first pick on, with random playouts (as OpenSpiel's) and with the game's rule of thumb.

python benchmarks/search.py [--seconds 3]
"""

import argparse
import itertools
import time
from collections.abc import Callable

import pyspiel

import douzaine as dz
from douzaine.bots.tree import Tree

GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel())"
SIMULATIONS = 1000
AT_LEAST = 3
SLICES = 12  # of the time, taken in turns: each one's best slice is its speed on a machine that is not busy


def rate(work: Callable[[], int], seconds: float) -> float:
    """Simulations a CPU-second of something that returns how many it made."""
    work()
    begun, done = time.process_time(), 0
    while time.process_time() - begun < seconds:
        done += work()
    return done / (time.process_time() - begun)


def open_spiel() -> Callable[[], int]:
    """One move of OpenSpiel's search bot."""
    game = pyspiel.load_game(GOOFSPIEL)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)

    def work() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        bot.step(state)
        return SIMULATIONS

    return work


def ours(box: dz.Box, think: int) -> Callable[[], int]:
    """One move of our search, each from another match."""
    tree, seeds = Tree(box, 4096), itertools.count()
    views = [dz.Match(box, seed=seed).view(0).data for seed in range(50)]

    def work() -> int:
        seed = next(seeds)
        return tree.search(views[seed % len(views)], 0, seed, trials=SIMULATIONS, think=think).trials

    return work


def main() -> None:
    """Measure in turns, so that a busy machine is busy for all, and print the best of each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    box = dz.game("king12").box(players=2)
    box.game.compile()
    works = {"OpenSpiel": open_spiel(), "random playouts": ours(box, 0), "rule of thumb": ours(box, 100)}
    best = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            best[name] = max(best[name], rate(work, seconds / SLICES))
    for name, speed in best.items():
        print(f"{name:16} {speed:10,.0f} simulations a CPU-second  {speed / best['OpenSpiel']:5.1f} x")
    ratio = best["random playouts"] / best["OpenSpiel"]
    print(f"wanted: at least {AT_LEAST} x; {'reached' if ratio >= AT_LEAST else 'NOT reached'}")


if __name__ == "__main__":
    main()
