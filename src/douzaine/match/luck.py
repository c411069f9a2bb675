"""How kind chance was to each seat of a match that is over.

A roll is all chance between two decisions. Each roll is compared with others drawn with the same odds
from the same situation; what a roll is worth to a seat is what the seat scores on average when the match
is played on from there by the rule of thumb. A seat's luck is the sum, over all rolls, of what came less
what was to be expected. The percentile is the share of matches with less luck, were every roll taken
at random from those compared (ties count half). If chance is fair every percentile is equally
likely, however rough the worths are, because the roll that came was drawn like all the others.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import numpy as np

from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.match import CHANCE, Match
from douzaine.match.record import _from_the_start

COMPARED = 12  # rolls, the one that came among them
PLAYOUTS = 40_000  # for a whole match
LEAST, MOST = 10, 120  # playouts a roll
REDRAWS = 4_000


@dataclass(frozen=True)
class Luck:
    """Percentiles from 0 to 100, one a seat, and how many chance events there were."""

    percentiles: tuple[float, ...]
    events: int


def luck(match: Match, seed: int = 0) -> Luck:
    """Weigh every roll of a match; the same match and seed give the same result."""
    rng = np.random.default_rng(seed)
    actual, drawn = np.zeros(match._seats), np.zeros((REDRAWS, match._seats))
    for worths in _weighed(match, seed, rng):
        surplus = worths - worths.mean(axis=0)
        actual += surplus[0]
        drawn += surplus[rng.integers(len(worths), size=REDRAWS)]
    close = np.abs(drawn - actual) < 1e-9
    share = (((drawn < actual) & ~close).sum(axis=0) + close.sum(axis=0) / 2) / REDRAWS
    return Luck(tuple((100 * share).round(1).tolist()), sum(step.seat == CHANCE for step in match.steps))


def _weighed(match: Match, seed: int, rng: np.random.Generator) -> Iterator["np.ndarray[Any, Any]"]:
    """The worths of each roll, (rolls compared, seats); the one that came stands first."""
    rolls = [list(steps) for is_chance, steps in groupby(match.steps, lambda step: step.seat == CHANCE)]
    count = max(LEAST, min(MOST, PLAYOUTS // (COMPARED * len(rolls))))
    again = _from_the_start(match)
    for steps in rolls:
        before = again.copy()
        for step in steps:
            again._decide(step.seat, step.choice)
        if steps[0].seat == CHANCE:
            others = [_rolled(before, rng) for _ in range(COMPARED - 1)]
            rough = np.array([_worth(match, table, count, seed) for table in (again._data, *others)])
            yield _smoothed(rough, count)


def _rolled(match: Match, rng: np.random.Generator) -> "np.ndarray[Any, Any]":
    """The Table after all pending chance is drawn anew."""
    twin = match.copy()
    while weights := twin._weights():
        odds = np.array(weights, float)
        twin._decide(CHANCE, int(rng.choice(len(odds), p=odds / odds.sum())))
    return twin._data


def _smoothed(rough: "np.ndarray[Any, Any]", count: int) -> "np.ndarray[Any, Any]":
    """Worths drawn towards their mean, the more the less they differ beyond the noise of so few playouts."""
    mean, spread = rough.mean(axis=0), rough.var(axis=0)
    noise = np.clip((rough * (1 - rough)).mean(axis=0), 0, None) / count
    kept = np.where(spread > noise, 1 - noise / np.where(spread > 0, spread, 1), 0)
    smooth: np.ndarray[Any, Any] = mean + kept * (rough - mean)
    return smooth


def _worth(match: Match, table: "np.ndarray[Any, Any]", count: int, seed: int) -> "np.ndarray[Any, Any]":
    """What each seat scores on average from a Table on; all that are compared meet the same dice later."""
    rules = match.box.game.rule_set
    tables = np.zeros(4, rules.table)
    tables[3] = table[0]
    points = np.zeros((3, MAX_SEATS))
    rules.compiled.playouts(
        match.box.data,
        tables,
        np.ones(rules.max_moves, np.int64),
        seed & 0xFFFFFFFF,
        1,
        count,
        np.zeros(4, np.int64),
        np.zeros(rules.max_moves, np.int64),
        np.zeros(rules.max_outcomes, np.int64),
        new_story(0),
        points,
    )
    share: np.ndarray[Any, Any] = points[0, : match._seats] / count
    return share
