"""Shares with their intervals, and their probability by chance."""

from collections.abc import Sequence
from math import erfc, sqrt
from typing import Any

import numpy as np

from douzaine.lab.study import Row
from douzaine.match.simulate import NORMAL_95, wilson

Numbers = np.ndarray[Any, Any]
RESAMPLES = 1000


def share(points: float, squares: float, games: int) -> Row:
    """A mean score between 0 and 1 with Wilson's 95 % interval."""
    low, high = wilson(points, squares, games)
    return {"rate": points / games, "low": low, "high": high, "matches": games}


def mean(values: "Sequence[float] | Numbers") -> Row:
    """A mean with its 95 % interval: normal, for some dozens of values and more; Wilson's if all are 0 or 1."""
    numbers = np.asarray(values, float)
    middle = float(numbers.mean())
    if len(numbers) and np.isin(numbers, (0, 1)).all():
        low, high = wilson(float(numbers.sum()), float(numbers.sum()), len(numbers))
        return {"mean": middle, "low": low, "high": high, "cases": len(numbers)}
    if len(numbers) < 2:
        return {"mean": middle, "low": None, "high": None, "cases": len(numbers)}
    half = NORMAL_95 * float(numbers.std(ddof=1)) / sqrt(len(numbers))
    return {"mean": middle, "low": middle - half, "high": middle + half, "cases": len(numbers)}


def two_seat_scale(rate: float, seats: int) -> float:
    """One seat's share of wins among several, converted to a share between two."""
    ours, theirs = rate * (seats - 1), 1 - rate
    return ours / (ours + theirs) if ours + theirs else 0.5


def elo(rate: float) -> float:
    """A share of wins between two as a difference of Elo."""
    bounded = min(max(rate, 1e-4), 1 - 1e-4)
    return float(400 * np.log10(bounded / (1 - bounded)))


def p_value(points: float, games: int, expected: float) -> float:
    """How likely a mean score at least so far from the expected one is by mere chance (two-sided, normal).

    The spread is that of matches won or lost with the expected chance, the largest possible: the spread of a few
    matches would often look too small.
    """
    distance = abs(points / games - expected) / sqrt(expected * (1 - expected) / games)
    return erfc(distance / sqrt(2))


def resampled(values: Numbers, seed: int) -> tuple[Numbers, Numbers, Numbers] | None:
    """Each column's share of the sum of `values`, with 95 % intervals from resampled rows (matches).

    None if the rows are too few or too noisy: the true sum could be less than half of what it seems.
    """
    rng = np.random.default_rng(seed)
    picks = rng.integers(len(values), size=(RESAMPLES, len(values)))
    sums = values[picks].sum(axis=1)
    totals, whole = sums.sum(axis=1), values.sum(axis=0)
    if np.percentile(totals, 2.5) < whole.sum() / 2 or whole.sum() <= 0:
        return None
    shares = sums / totals[:, None]
    low, high = np.percentile(shares, [2.5, 97.5], axis=0)
    return whole / whole.sum(), low, high
