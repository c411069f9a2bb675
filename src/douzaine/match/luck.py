"""How kind chance was to each seat of a match that is over.

For every chance event, each outcome is worth to a seat what it scores on average when the match is
played on from there by the rule of thumb. A seat's luck is the sum, over all events, of what came
less what was to be expected. The same events are then drawn anew many times, each with its own odds
and from the same situation: the percentile is the share of those draws that were less kind (ties count
half). If chance is fair every percentile is equally likely, however rough the estimated worths are,
because the outcome that came was drawn like all the others.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.match import CHANCE, Match
from douzaine.match.record import _from_the_start

PLAYOUTS = 60_000  # for a whole match
LEAST, MOST = 10, 200  # playouts an outcome
MOST_OUTCOMES = 40  # of one event that are weighed; a longer list is sampled
REDRAWS = 2_000


@dataclass(frozen=True)
class Luck:
    """Percentiles from 0 to 100, one a seat, and how many chance events there were."""

    percentiles: tuple[float, ...]
    events: int


@dataclass(frozen=True)
class _Event:
    """One chance event that mattered: its odds, what each outcome was worth to each seat, and what came."""

    shares: "np.ndarray[Any, Any]"
    worth: "np.ndarray[Any, Any]"  # (outcomes, seats)
    came: int


def luck(match: Match, seed: int = 0) -> Luck:
    """Weigh every chance event of a match; the same match and seed give the same result."""
    found = _weighed(match, seed)
    rng = np.random.default_rng(seed)
    actual, drawn = np.zeros(match._seats), np.zeros((REDRAWS, match._seats))
    for event in found:
        surplus = event.worth - event.shares @ event.worth
        actual += surplus[event.came]
        drawn += surplus[rng.choice(len(event.shares), REDRAWS, p=event.shares)]
    close = np.abs(drawn - actual) < 1e-9
    share = (((drawn < actual) & ~close).sum(axis=0) + close.sum(axis=0) / 2) / REDRAWS
    return Luck(tuple((100 * share).round(1).tolist()), sum(step.seat == CHANCE for step in match.steps))


def _weighed(match: Match, seed: int) -> list[_Event]:
    rng = np.random.default_rng([seed, 1])
    events = sum(step.seat == CHANCE for step in match.steps)
    again, found = _from_the_start(match), []
    for step in match.steps:
        if step.seat == CHANCE:
            outcomes, shares = _compared(np.array(again._weights()), step.choice, rng)
            if len(outcomes) > 1:
                count = max(LEAST, min(MOST, PLAYOUTS // (events * len(outcomes))))
                rough = np.array([_worth(again, outcome, count, seed) for outcome in outcomes])
                found.append(_Event(shares, _smoothed(rough, shares, count), outcomes.index(step.choice)))
        again._decide(step.seat, step.choice)
    return found


def _smoothed(rough: "np.ndarray[Any, Any]", shares: "np.ndarray[Any, Any]", count: int) -> "np.ndarray[Any, Any]":
    """Worths drawn towards their mean, the more the less they differ beyond the noise of so few playouts."""
    mean = shares @ rough
    spread = shares @ (rough - mean) ** 2
    noise = np.clip(shares @ (rough * (1 - rough)), 0, None) / count
    kept = np.where(spread > noise, 1 - noise / np.where(spread > 0, spread, 1), 0)
    smooth: np.ndarray[Any, Any] = mean + kept * (rough - mean)
    return smooth


def _compared(
    weights: "np.ndarray[Any, Any]", came: int, rng: np.random.Generator
) -> tuple[list[int], "np.ndarray[Any, Any]"]:
    """The outcomes that are weighed, and the share of each.

    All of them if they are few; else the one that came among others drawn as it was, all alike.
    """
    possible, odds = np.flatnonzero(weights), weights / weights.sum()
    if len(possible) <= MOST_OUTCOMES:
        return possible.tolist(), odds[possible]
    drawn = rng.choice(len(weights), MOST_OUTCOMES - 1, p=odds)
    return [came, *drawn.tolist()], np.full(MOST_OUTCOMES, 1 / MOST_OUTCOMES)


def _worth(match: Match, outcome: int, count: int, seed: int) -> "np.ndarray[Any, Any]":
    """What each seat scores on average after one outcome; all outcomes meet the same dice later on."""
    rules = match.box.game.rule_set
    entries = rules.best()
    tables = np.zeros(4, rules.table)
    tables[3] = match._data[0]
    silent = new_story(0)
    entries.deal(match.box.data, tables[3:4], outcome, silent)
    points = np.zeros((3, MAX_SEATS))
    entries.playouts(
        match.box.data,
        tables,
        np.ones(rules.max_moves, np.int64),
        seed & 0xFFFFFFFF,
        1,
        count,
        np.zeros(4, np.int64),
        np.zeros(rules.max_moves, np.int64),
        np.zeros(rules.max_outcomes, np.int64),
        silent,
        points,
    )
    share: np.ndarray[Any, Any] = points[0, : match._seats] / count
    return share
