"""Means with sound margins, and which of many findings are not just chance."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from douzaine.match.simulate import NORMAL_95

EXTRA = NORMAL_95**2  # trials added to a mean, with average results: rare results need them (Agresti, Coull)
APART = 0.8  # weight of the squared difference between two mixes; with it 95 % of intervals hold (docs/insight.md)
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
    """One result from two that rest on separately found mixes, each a mean with its margin.

    A result with a mix has the mix's error too, about as large as that of its own trials: so the margins count twice,
    and the distance between the two results counts as well.
    """
    (one, error), (other, other_error) = first, second
    return (one + other) / 2, np.sqrt((error**2 + other_error**2) / 2 + APART * (one - other) ** 2)


def doubt(mean: float, error: float) -> float:
    """The probability of a mean at least this large if there is no effect: a one-sided p-value."""
    if error == 0:
        return 0.0 if mean > 0 else 1.0
    return 0.5 * math.erfc(mean / error * NORMAL_95 / math.sqrt(2))


def discoveries(doubts: Sequence[float], rate: float) -> list[bool]:
    """Which findings to keep so that at most this share of them is false (Benjamini and Hochberg)."""
    ranked = sorted(range(len(doubts)), key=lambda index: doubts[index])
    stand = 0
    for place, index in enumerate(ranked, 1):
        if doubts[index] <= rate * place / len(doubts):
            stand = place
    kept = set(ranked[:stand])
    return [index in kept for index in range(len(doubts))]
