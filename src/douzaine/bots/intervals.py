"""Means with honest margins, and which of many findings can be told from chance."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from douzaine.match.simulate import NORMAL_95

EXTRA = NORMAL_95**2  # trials added to a mean, won as often as everybody wins: rare results need them (Agresti, Coull)
APART = 0.8  # weight of the difference between two mixes, squared: with it 95 % of intervals hold (docs/insight.md)
EXTRA_PAIRS = 1.0  # pairs added on either side of a difference (Agresti, Caffo)


def chances(scores: "np.ndarray[Any, Any]") -> tuple["np.ndarray[Any, Any]", "np.ndarray[Any, Any]"]:
    """Every seat's mean of scores (trials, …, seats), and half of its 95 % interval."""
    seats, total = scores.shape[-1], len(scores) + EXTRA
    mean = (scores.sum(axis=0) + EXTRA / seats) / total
    spread = (np.square(scores).sum(axis=0) + EXTRA / seats) / total - mean**2
    return mean, NORMAL_95 * np.sqrt(np.maximum(spread, 0) / total)


def difference(pairs: "np.ndarray[Any, Any]") -> tuple[float, float]:
    """The mean of paired differences between -1 and 1, and half of its 95 % interval."""
    total = len(pairs) + 2 * EXTRA_PAIRS
    mean = float(pairs.sum()) / total
    spread = (float(np.square(pairs).sum()) + 2 * EXTRA_PAIRS) / total - mean**2
    return mean, NORMAL_95 * math.sqrt(spread / total)


def agreed(first: tuple[Any, Any], second: tuple[Any, Any]) -> tuple[Any, Any]:
    """One answer of two that rest on mixes found apart, each a mean with its margin.

    What is told by a mix errs by the mix as well, about as much as by its own trials: so the margins count twice, and
    how far the two answers are apart counts, too.
    """
    (one, error), (other, other_error) = first, second
    return (one + other) / 2, np.sqrt((error**2 + other_error**2) / 2 + APART * (one - other) ** 2)


def doubt(mean: float, error: float) -> float:
    """How likely so great a mean comes by chance where there is nothing: a one-sided p-value."""
    if error == 0:
        return 0.0 if mean > 0 else 1.0
    return 0.5 * math.erfc(mean / error * NORMAL_95 / math.sqrt(2))


def discoveries(doubts: Sequence[float], rate: float) -> list[bool]:
    """Which findings stand when at most this share of those that stand may be false (Benjamini and Hochberg)."""
    ranked = sorted(range(len(doubts)), key=lambda index: doubts[index])
    stand = 0
    for place, index in enumerate(ranked, 1):
        if doubts[index] <= rate * place / len(doubts):
            stand = place
    kept = set(ranked[:stand])
    return [index in kept for index in range(len(doubts))]
