"""Check that compiled rules agree with interpreted ones, one match or many at a time, on any number of cores."""

import random

import numpy as np

from douzaine.bots import simulate
from douzaine.engine.compile import Entries
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.game import Box, Game
from douzaine.testing.claims import must
from douzaine.testing.matches import random_box

STEPS = 150  # steps of a match
BATCH = 3  # matches


def walk(entries: Entries, box: Box, seed: int, most: int) -> list[bytes]:
    """Every Table and story of a match played through the step entry points."""
    rules = box.game.rule_set
    table, rng = np.zeros(1, rules.table), np.array([seed, 2, 3, 4], np.int64)
    moves, weights = np.zeros(rules.max_moves, np.int64), np.zeros(rules.max_outcomes, np.int64)
    choose, trace = random.Random(seed), []
    story = new_story()
    seat = entries.start(box.data, table, rng, weights, story)
    for _ in range(most):
        trace.append(table.tobytes() + story.tobytes() + rng.tobytes())
        if seat < 0:
            break
        count = entries.legal(box.data, table, seat, moves)
        trace.append(moves[:count].tobytes())
        seen, dealt = np.zeros(1, rules.table), np.zeros(1, rules.table)
        entries.view(box.data, table, seat, seen)
        entries.redeal(box.data, seen, seat, rng, dealt)
        thought = entries.policy(box.data, seen, seat, moves, count, rng)
        must(thought in moves[:count], f"the rule of thumb of seat {seat} chooses a move that is not legal")
        trace.append(seen.tobytes() + dealt.tobytes())
        story = new_story()
        move = int(thought if choose.random() < 0.5 else moves[choose.randrange(count)])
        seat = entries.step(box.data, table, seat, move, rng, weights, story)
    return trace


def check_compiled(game: Game, seed: int) -> None:
    """Check that interpreted and compiled rules agree byte for byte, and that nothing overflows."""
    box = random_box(game, random.Random(seed))
    with np.errstate(over="raise"):
        interpreted = walk(game.rule_set.interpreted, box, seed, STEPS)
    compiled = walk(game.rule_set.compiled, box, seed, STEPS)
    must(interpreted == compiled, f"compiled rules differ from interpreted ones in a match of {box!r}")


def check_batches(game: Game, seed: int) -> None:
    """Check that compiled batches play the same matches as the interpreter."""
    rules = game.rule_set
    box = random_box(game, random.Random(seed))
    results = []
    for entries in (rules.interpreted, rules.compiled):
        tables, points = np.zeros(3, rules.table), np.zeros((3, MAX_SEATS))
        ends, rng = np.zeros((BATCH, 2), np.int64), np.zeros(4, np.int64)
        moves, weights = np.zeros(rules.max_moves, np.int64), np.zeros(rules.max_outcomes, np.int64)
        levels = np.array([0, 1] * (MAX_SEATS // 2), np.int64)
        decisions = entries.batch(
            box.data, tables, levels, seed, 7, 0, BATCH, rng, moves, weights, new_story(0), points, ends
        )
        results.append((decisions, tables.tobytes(), points.tobytes(), ends.tobytes(), rng.tobytes()))
    must(results[0] == results[1], f"compiled playouts differ from interpreted ones with {box!r}")


def check_simulations(game: Game, games: int = 2500) -> None:
    """Check that simulations do not depend on the number of cores, and that every match has winners."""
    one, two = (simulate(game.box(), games=games, seed=5, cores=cores) for cores in (1, 2))
    same = (one.wins, one.turns, one.decisions) == (two.wins, two.turns, two.decisions)
    must(same, "a simulation on two cores comes out differently")
    must(abs(sum(one.wins) - games) < 1e-6 * games, f"{games} matches have {sum(one.wins)} wins")
    must(sum(one.turns.values()) == games, "matches are missing from the histogram of turns")
