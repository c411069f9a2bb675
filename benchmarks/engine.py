"""Engine speed beside OpenSpiel and python-chess, measured in the same run on one core. Ratios count; machines differ.

make bench            (installs open_spiel and chess)
python benchmarks/engine.py [--seconds 3]
"""

import argparse
import random
import subprocess
import sys
import time
from collections.abc import Callable

import chess
import numpy as np
import pyspiel

import douzaine as dz
from douzaine.engine.chance import stream
from douzaine.engine.story import new_story

GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel())"


def rate(work: Callable[[], int], seconds: float) -> float:
    """Decisions a CPU-second of something that returns how many it made."""
    work()
    begun, done = time.process_time(), 0
    while time.process_time() - begun < seconds:
        done += work()
    return done / (time.process_time() - begun)


def decisions_of(state: "pyspiel.State") -> int:
    """Play an OpenSpiel game at random from Python; the number of decisions made by players."""
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, chances)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            count += 1
    return count


def open_spiel_rollouts(name: str) -> Callable[[], int]:
    """C++ rollouts of a game, many in each simulation of its search bot; counted by average length."""
    game = pyspiel.load_game(name)
    sample = 300
    mean = sum(decisions_of(game.new_initial_state()) for _ in range(sample)) / sample
    simulations, rollouts = 20, 100
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 100, False, 1, False)

    def work() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        bot.step(state)
        return int(mean * simulations * rollouts)

    return work


def open_spiel_loop(name: str) -> Callable[[], int]:
    """A Python loop over legal actions."""
    game = pyspiel.load_game(name)
    return lambda: sum(decisions_of(game.new_initial_state()) for _ in range(100))


def chess_games() -> int:
    """Random games of python-chess, with moves in words; the number of moves made."""
    count = 0
    for _ in range(3):
        board = chess.Board()
        while not board.is_game_over():
            board.push_uci(random.choice([move.uci() for move in board.legal_moves]))
            count += 1
    return count


def our_rollouts(box: dz.Box, cores: int = 1) -> Callable[[], int]:
    """Compiled random matches."""
    seed = iter(range(10**9))
    return lambda: dz.simulate(box, games=2000 * cores, seed=next(seed), cores=cores).decisions


def our_loop(box: dz.Box) -> Callable[[], int]:
    """A Python loop over the step entry points."""
    rules = box.game.rule_set
    entries, table = rules.compiled, np.zeros(1, rules.table)
    blank = table.copy()
    moves, weights = np.zeros(rules.max_moves, np.int64), np.zeros(rules.max_outcomes, np.int64)
    rng, silent, data = stream(1), new_story(0), box.data
    legal, step = entries.legal, entries.step

    def work() -> int:
        count = 0
        for _ in range(50):
            table[:] = blank
            seat = entries.start(data, table, rng, weights, silent)
            while seat >= 0:
                choice = moves[int(random.random() * legal(data, table, seat, moves))]
                seat = step(data, table, seat, choice, rng, weights, silent)
                count += 1
        return count

    return work


def our_matches(box: dz.Box) -> Callable[[], int]:
    """The same with matches as people use them: moves in words, a story, and chance by a seed."""
    seed = iter(range(10**9))

    def work() -> int:
        count = 0
        for _ in range(10):
            match = dz.Match(box, seed=next(seed))
            while not match.over:
                seat = match.actors[0]
                match.play(seat, random.choice(match.legal(seat)))
                count += 1
        return count

    return work


def seconds_of(code: str) -> float:
    """How long a fresh interpreter takes for some code, as the code itself measures it (the best of three)."""
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(3)]
    return min(float(run.stdout) for run in runs)


IMPORT = "import time; t = time.perf_counter(); import douzaine; print(time.perf_counter() - t)"
FIRST_USE = """
import time, douzaine as dz
t = time.perf_counter()
m = dz.Match(dz.game("{game}").box(), seed=1)
m.play(m.actors[0], m.legal(m.actors[0])[0])
print(time.perf_counter() - t)
"""


def main() -> None:
    """Print one table."""
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=3)
    seconds = options.parse_args().seconds
    goofspiel, pig = (rate(open_spiel_rollouts(name), seconds) for name in (GOOFSPIEL, "pig"))
    loop = rate(open_spiel_loop(GOOFSPIEL), seconds)
    chess_rate = rate(chess_games, seconds)
    print(f"{'OpenSpiel, C++ rollouts, goofspiel':44} {goofspiel / 1e6:7.2f} M decisions a CPU-second")
    print(f"{'OpenSpiel, C++ rollouts, pig':44} {pig / 1e6:7.2f} M")
    print(f"{'OpenSpiel, Python loop, goofspiel':44} {loop / 1e6:7.2f} M")
    print(f"{'python-chess, moves in words':44} {chess_rate / 1e6:7.3f} M")
    for game in map(dz.game, dz.games()):
        game.compile()
        box = game.box()
        ours, both = rate(our_rollouts(box), seconds), rate(our_rollouts(box, 2), seconds)
        stepped, played = rate(our_loop(box), seconds), rate(our_matches(box), seconds)
        print(f"\n{game.id}, {box.players} players")
        print(f"{'  random matches, one core':44} {ours / 1e6:7.2f} M   {ours / goofspiel:6.1f} × goofspiel")
        print(f"{'  the same on two threads, a CPU-second':44} {both / 1e6:7.2f} M   {both / ours:6.2f} × one core")
        print(f"{'  Python loop over legal and step':44} {stepped / 1e6:7.2f} M   {stepped / loop:6.1f} × OpenSpiel’s")
        print(f"{'  matches with moves in words':44} {played / 1e6:7.3f} M   {played / chess_rate:6.1f} × python-chess")
        print(f"{'  first use from a warm cache':44} {seconds_of(FIRST_USE.format(game=game.id)):7.2f} s")
    print(f"\n{'import douzaine':44} {seconds_of(IMPORT):7.2f} s")


if __name__ == "__main__":
    main()
