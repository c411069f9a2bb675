"""How much chance decides, and how leads change: matches followed step by step with everybody's chance to win.

A seat's chance is its average score if the match is played on with all cards open. During a match the chances change
with every roll, draw and choice, and end at the result; so the variance of results is the sum of the squared changes
(a martingale's). Each chance is estimated twice, independently: the product of the two changes is unbiased, however
few playouts there are.

Matches of searching bots are followed with the chances of players by rule of thumb: what the search sees beyond that
counts as a choice.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from douzaine.lab.statistics import mean, resampled
from douzaine.lab.strengths import SEARCHING, bots_of, plays_on
from douzaine.lab.study import Result, Row, Study
from douzaine.lab.worth import worth
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.state import weights_of

MATCHES = {"random": 120, "simple": 120, SEARCHING: 60}  # matches followed for what chance decides
PLAYOUTS = 16  # playouts for each of the two estimates
LEAD_MATCHES = {"random": 120, "simple": 120, SEARCHING: 60}
LEAST = 12  # matches; with fewer an interval means nothing
LEAD_PLAYOUTS = 150  # playouts at the start of each turn
LEAD_ERROR = 2 * 0.5 / LEAD_PLAYOUTS**0.5  # two standard errors of a chance
SURE = 0.8  # chance from which a match is as good as decided
CHOICES = "choices"
START = "start"


def parts(study: Study) -> list[tuple[Any, ...]]:
    """Every match is a part."""
    return [
        (kind, level, number)
        for kind, followed in (("luck", MATCHES), ("leads", LEAD_MATCHES))
        for level, count in followed.items()
        for number in range(study.times(count, LEAST))
    ]


def work(study: Study, kind: str, level: str, number: int) -> Result:
    """Follow one match."""
    random = Random(study.seed_of(f"course/{kind}/{level}/{number}"))
    return {"kind": kind, "level": level} | (luck if kind == "luck" else leads)(study.box, level, random)


def luck(box: Box, level: str, random: Random) -> Result:
    """The share of the result decided by each kind of chance, and by choices, in one match."""
    match, bots = Match(box, dealer=None), bots_of(box, level, random)
    squares: dict[str, float] = {}
    twice = _twice(match, level, random)
    has_decided = False
    while not match.over:
        if not match.actors:
            kind = _kind(match) if has_decided else START
            _deal_all(match, random)
        else:
            kind = CHOICES
            has_decided = True
            while match.actors:
                seat = match.actors[0]
                match.play(seat, bots[seat].choose(match.view(seat), seat))
        now = _twice(match, level, random)
        squares[kind] = squares.get(kind, 0.0) + float(((now[0] - twice[0]) * (now[1] - twice[1])).sum())
        twice = now
    return {"squares": squares}


def _twice(match: Match, level: str, random: Random) -> "np.ndarray[Any, Any]":
    """Everybody's chance to win, estimated twice."""
    if match.outcome is not None:
        return np.array([match.outcome.scores] * 2)
    played_on = plays_on(level)
    return np.array([worth(match.box, match.data, played_on, random.getrandbits(64), PLAYOUTS) for _ in range(2)])


def _kind(match: Match) -> str:
    """The kind of chance pending: the name of the phase."""
    phases = match.box.game.part("table").Phase
    return str(phases(int(match.data[0]["phase"])).name).lower()


def _deal_all(match: Match, random: Random) -> None:
    """Deal until a seat has to decide."""
    while not match.over and not match.actors:
        weights = weights_of(match.box, match.data)
        outcome = random.choices(range(len(weights)), weights)[0]
        match.deal(match.box.outcome_text(match.data, outcome))


def leads(box: Box, level: str, random: Random) -> Result:
    """The chances at the start of every turn of one match, and figures from them."""
    match, bots = Match(box, seed=random.getrandbits(64)), bots_of(box, level, random)
    played_on = plays_on(level)
    course = [worth(box, match.data, played_on, random.getrandbits(64), LEAD_PLAYOUTS)]
    turns = match.turns
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
        if match.turns != turns and not match.over:
            turns = match.turns
            course.append(worth(box, match.data, played_on, random.getrandbits(64), LEAD_PLAYOUTS))
    assert match.outcome is not None
    return told_by(np.array(course), match.outcome.winners)


def told_by(course: "np.ndarray[Any, Any]", winners: Sequence[int]) -> Result:
    """Lead changes, the winner's lowest chance, and when the match was decided, as far as the estimates can tell."""
    leader, changes = -1, 0
    for chances in course:
        ahead, next_best = np.sort(chances)[::-1][:2]
        if ahead - next_best > 2 * LEAD_ERROR:  # what one seat gains the other loses, so their errors add up
            now = int(chances.argmax())
            changes += leader not in (-1, now)
            leader = now
    of_winner = course[:, winners[0]]
    unsure = np.flatnonzero(of_winner < SURE)
    fair = 1 / course.shape[1]
    return {
        "changes": changes,
        "comeback": bool((of_winner + LEAD_ERROR < fair / 2).any()),
        "decided": float((unsure[-1] + 1) / len(course)) if len(unsure) else 0.0,
        "turns": len(course),
    }


def tables(study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
    """What chance decides, and leads."""
    rows: list[Row] = []
    for level in MATCHES:
        own = [each["squares"] for each in results if each["kind"] == "luck" and each["level"] == level]
        rows += _shares(study, level, own)
    leads_rows = [
        {"strength": level, "what": what, **mean([float(each[what]) for each in _leads_of(results, level)])}
        for what in ("changes", "comeback", "decided")
        for level in LEAD_MATCHES
    ]
    return {"luck": rows, "leads": leads_rows}


def _leads_of(results: Sequence[Result], level: str) -> list[Result]:
    return [each for each in results if each["kind"] == "leads" and each["level"] == level]


def _shares(study: Study, level: str, own: Sequence[dict[str, float]]) -> list[Row]:
    kinds = sorted({kind for each in own for kind in each}, key=lambda kind: (kind != START, kind == CHOICES, kind))
    values = np.array([[each.get(kind, 0.0) for kind in kinds] for each in own])
    known = resampled(values, study.seed_of(f"course/{level}"))
    if known is None:
        return []
    middle, low, high = known
    return [
        {
            "strength": level,
            "kind": kind,
            "share": float(middle[n]),
            "low": float(low[n]),
            "high": float(high[n]),
            "matches": len(own),
        }
        for n, kind in enumerate(kinds)
    ]
