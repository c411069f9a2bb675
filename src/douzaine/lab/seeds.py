"""How much a seed decides: the same dice and cards with different choices.

Every seed is played several times by players of equal strength whose random choices differ. If its matches end alike,
the seed decided them; if they end as differently as those of other seeds, it decided nothing. Scores of one seed are
multiplied in pairs, so the share is unbiased, however few matches a seed has.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from douzaine.bots import play_out
from douzaine.lab.statistics import resampled
from douzaine.lab.strengths import SEARCHING, bots_of
from douzaine.lab.study import Result, Row, Study
from douzaine.match.match import Match

SEEDS = {"random": 120, "simple": 120, SEARCHING: 40}
TIMES = 4  # matches of each seed
LEAST = 12  # seeds; with fewer an interval means nothing


def parts(study: Study) -> list[tuple[Any, ...]]:
    """Every seed is a part."""
    return [(level, number) for level, count in SEEDS.items() for number in range(study.times(count, LEAST))]


def work(study: Study, level: str, number: int) -> Result:
    """Play one seed several times."""
    random = Random(study.seed_of(f"seeds/{level}/{number}"))
    seed, scores = random.getrandbits(64), []
    for _ in range(TIMES):
        match = Match(study.box, seed=seed)
        play_out(match, bots_of(study.box, level, random))
        assert match.outcome is not None
        scores.append(match.outcome.scores)
    return {"level": level, "scores": scores}


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """One row per strength, except for players without random choices: their matches of a seed always end alike."""
    rows: list[Row] = []
    for level in SEEDS:
        scores = np.array([each["scores"] for each in results if each["level"] == level])
        if not np.ptp(scores, axis=1).any():
            continue
        known = resampled(decided(scores), study.seed_of(f"seeds/{level}"))
        if known is not None:
            middle, low, high = (float(each[0]) for each in known)
            rows.append({"strength": level, "share": middle, "low": low, "high": high, "seeds": len(scores)})
    return {"seeds": rows}


def decided(scores: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """For each seed, from scores (seeds, times, seats): the variance its matches share, and the rest of it."""
    apart = scores - scores.mean(axis=(0, 1))
    times = scores.shape[1]
    own = np.square(apart).sum(axis=2).sum(axis=1)
    pairs = np.square(apart.sum(axis=1)).sum(axis=1) - own
    shared = pairs / (times * (times - 1))
    return np.stack([shared, own / times - shared], axis=1)
