"""Plays many matches by compiled rules that check every index: `python -m tests.generic.bounds GAME`.

With DOUZAINE_BOUNDS_CHECK=1, an index past a field raises instead of writing its neighbour. Only two entry points are
compiled, which reach every rule: one lays a Table, one plays it to its end. So positions that a stranger may have
written are played on as well, whatever numbers stand in them.
"""

import random
import sys
from typing import Any

import numpy as np

import douzaine as dz
from douzaine.engine.compile import bounds_checked
from douzaine.engine.story import new_story
from tests.conftest import depth, play_out, random_box

RANDOM, SIMPLE = 0, 1  # who plays: levels of the compiled simulation


def play(box: dz.Box, games: int, seed: int, level: int) -> int:
    """So many matches; how many came to their end."""
    table = np.zeros(1, box.game.rule_set.table)
    box.game.rule_set.compiled.setup(box.data, table, new_story(0))
    return play_on(box, table, games, seed, level)


def play_on(box: dz.Box, table: Any, games: int, seed: int, level: int) -> int:
    """So many matches from a Table on; how many came to their end."""
    rules = box.game.rule_set
    tables, points, rng = np.zeros(4, rules.table), np.zeros((3, 16)), np.zeros(4, np.int64)
    tables[3] = table[0]
    moves, weights = np.zeros(rules.max_moves, np.int64), np.zeros(rules.max_outcomes, np.int64)
    levels = np.full(16, level, np.int64)
    rules.compiled.playouts(box.data, tables, levels, seed, 7, games, rng, moves, weights, new_story(0), points)
    return round(points[0].sum())  # the scores of a match that is over add up to 1


NASTY = (0, 1, 2, 3, 7, 12, 13, 99, 127, 128, 255, 256, 999, 1000, 32_767, 32_768, 65_536, 10**9)


def spoiled(value: Any, rng: random.Random) -> Any:
    """A position, or a part of one, with a number or an entry here and there that no match would have."""
    if isinstance(value, dict):
        return {key: spoiled(each, rng) for key, each in value.items()}
    if isinstance(value, list):
        made = [spoiled(each, rng) for each in value]
        if made and rng.random() < 0.03:
            made[rng.randrange(len(made))] = rng.choice(made)
        return made
    return rng.choice(NASTY) if type(value) is int and rng.random() < 0.06 else value


def positions(game: dz.Game, tries: int) -> int:
    """Play on from positions that were tampered with, where they are accepted; how many were."""
    accepted = 0
    for seed in range(tries):
        rng = random.Random(seed)
        box = random_box(game, rng) if seed % 2 else game.box()
        if not box.options.get("max_turns", 1):
            continue  # nothing would end it
        match = play_out(dz.Match(box, seed=seed), rng, rng.randrange(40))
        said = {key: value for key, value in match.position().items() if key in game.part("position").KEYS}
        try:
            laid = dz.Match.at(box, spoiled(said, rng), seed=seed)
        except dz.BadPosition:
            continue
        accepted += 1
        assert laid.over or play_on(box, laid.data, 2, seed, seed % 2) == 2, laid.start_position
    return accepted


def main(id: str) -> None:
    """Random options with random players, and the usual ones with players who think."""
    assert bounds_checked(), "set DOUZAINE_BOUNDS_CHECK=1"
    game = dz.game(id)
    boxes = [random_box(game, random.Random(seed)) for seed in range(12)]
    played = sum(play(box, depth(20), seed, RANDOM) for seed, box in enumerate(boxes))
    print(played + play(game.box(), depth(20), 1, SIMPLE), positions(game, depth(300)))


if __name__ == "__main__":
    main(sys.argv[1])
