"""The value of a Table to each seat when bots of one level play on from there."""

from typing import Any

import numpy as np

from douzaine.engine.chance import MASK
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.game import Box
from douzaine.match.simulate import LEVELS
from douzaine.match.state import TableArray

Numbers = np.ndarray[Any, Any]


def worth(box: Box, table: TableArray, level: str, seed: int, count: int) -> Numbers:
    """Every seat's mean score over `count` playouts. With one seed, all Tables get the same chance later."""
    rules = box.game.rule_set
    tables = np.zeros(4, rules.table)
    tables[3] = table[0]
    points = np.zeros((3, MAX_SEATS))
    rules.compiled.playouts(
        box.data,
        tables,
        np.full(rules.max_moves, LEVELS.index(level), np.int64),
        seed & MASK,
        (seed >> 32) & MASK,
        count,
        np.zeros(4, np.int64),
        np.zeros(rules.max_moves, np.int64),
        np.zeros(rules.max_outcomes, np.int64),
        new_story(0),
        points,
    )
    mean: Numbers = points[0, : box.players] / count
    return mean
