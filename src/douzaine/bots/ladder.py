"""Ladders: all levels play each other, rated with intervals."""

import importlib
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from douzaine.bots.arena import cores_for, one_match
from douzaine.bots.names import BotLike, bot, labels, levels_for
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.simulate import NORMAL_95, check_whole, progress_bar, wilson
from douzaine.match.workers import run_chunks

Numbers = np.ndarray[Any, Any]
ELO = 400 / np.log(10)


@dataclass(frozen=True)
class Pairing:
    """Two levels that played each other: every other seat has one of them, and seats change from match to match."""

    first: str
    second: str
    games: int
    rate: float  # the first one's share of the wins per seat
    interval: tuple[float, float]


@dataclass(frozen=True)
class Ladder:
    """Levels from strong to weak, with Elo (the first level given has 0)."""

    box: Box
    seed: int
    levels: tuple[str, ...]  # names, from strong to weak
    elo: tuple[float, ...]  # of each
    intervals: tuple[tuple[float, float], ...]  # 95 %
    pairings: tuple[Pairing, ...]

    def __repr__(self) -> str:
        ranked = ", ".join(f"{name} {round(elo)}" for name, elo in zip(self.levels, self.elo, strict=True))
        return f"<Ladder of {self.box.game.id}: {ranked}>"

    def _repr_html_(self) -> str:
        html: str = importlib.import_module("douzaine.bots.notebook").ladder_html(self)  # it imports this
        return html

    def rate(self, first: str, second: str) -> float:
        """One level's share of wins against another."""
        for pairing in self.pairings:
            if {first, second} == {pairing.first, pairing.second}:
                return pairing.rate if pairing.first == first else 1 - pairing.rate
        raise DouzaineError("error-not-met", first=shown(first), second=shown(second))


@dataclass(frozen=True)
class Meeting:
    """One match between two levels."""

    names: tuple[str, ...]  # by seat
    scores: tuple[float, ...]


def ladder(
    box: Box,
    games: int = 100,
    levels: Sequence[BotLike] | None = None,
    seed: int | None = None,
    cores: int | None = None,
    progress: bool | Callable[[int], None] = False,
    minutes: float | None = None,
    on: str | None = None,
) -> Ladder:
    """Play `games` matches between every two levels (by default all that can play the box) and rate them.

    Bots of your own stand among them as names (`file.py:MyBot`), classes, or objects that play one match at a time.
    The same `seed` gives the same ladder on any number of `cores`, unless budgets are in seconds.

    With `minutes` it ends about then, if every two levels have met, even if fewer matches are played. `on="ray"`, or
    the address of a Ray cluster, plays on other machines (extra `ray`). `progress` shows a bar if true; a function is
    called with the number of matches done.
    """
    if not isinstance(box, Box):
        raise DouzaineError("error-no-box-to-simulate", value=shown(box))
    given: tuple[BotLike, ...] = tuple(levels_for(box) if levels is None else levels)
    check_whole("games", games, 1, 10**9)
    if minutes is not None and not (isinstance(minutes, int | float) and 0 < minutes <= 10_000):
        raise DouzaineError("error-ladder-minutes", value=shown(minutes))
    for each in given:
        bot(each, 0, box)
    if len(given) < 2 or any(a is b or (isinstance(a, str) and a == b) for a, b in combinations(given, 2)):
        raise DouzaineError("error-ladder-bots")
    seed = SeededDealer(seed).seed
    named = dict(zip(labels(given), given, strict=True))
    names, pairs = tuple(named), list(combinations(named, 2))
    if progress is True:
        with progress_bar(games * len(pairs)) as advance:
            return ladder(box, games, given, seed, cores, advance, minutes, on)
    numbered = dict(_meetings(box, named, games, seed, cores_for(given, cores, on), progress or None, minutes, on))
    met = [numbered[number] for number in sorted(numbered)]
    elo, errors = ratings(names, met)
    order = sorted(range(len(names)), key=lambda index: -elo[index])
    return Ladder(
        box=box,
        seed=seed,
        levels=tuple(names[index] for index in order),
        elo=tuple(float(elo[index]) for index in order),
        intervals=tuple((float(elo[i] - errors[i]), float(elo[i] + errors[i])) for i in order),
        pairings=tuple(pairing(pair, met) for pair in pairs),
    )


def _meetings(
    box: Box,
    named: Mapping[str, BotLike],
    games: int,
    seed: int,
    cores: int,
    progress: Callable[[int], None] | None,
    minutes: float | None,
    on: str | None,
) -> Iterator[tuple[int, Meeting]]:
    """Every match of every pair with its number, as they end; levels change seats in every match."""
    box.game.compile()
    pairs = list(combinations(named, 2))
    deadline = math.inf if minutes is None else time.monotonic() + 60 * minutes

    def play(first: int, count: int) -> tuple[int, Meeting]:
        number, which = divmod(first, len(pairs))
        names = tuple(pairs[which][(seat + number) % 2] for seat in range(box.players))
        scores = one_match(box, [named[name] for name in names], seed, first).points[0, : box.players]
        return first, Meeting(names, tuple(scores.tolist()))

    for done, meeting in enumerate(run_chunks(play, games * len(pairs), cores, 1, on), 1):
        if progress:
            progress(done)
        yield meeting
        if done >= len(pairs) * len(pairs[0]) and time.monotonic() > deadline:
            return


def pairing(pair: tuple[str, str], met: Sequence[Meeting]) -> Pairing:
    """The share of wins per seat of the first level against the second."""
    own = [meeting for meeting in met if set(meeting.names) == set(pair)]
    rates = [_per_seat(meeting, pair) for meeting in own]
    total, squares = sum(rates), sum(rate * rate for rate in rates)
    return Pairing(*pair, len(own), total / len(own), wilson(total, squares, len(own)))


def _per_seat(meeting: Meeting, pair: tuple[str, str]) -> float:
    """The first level's score per seat, as a share of both levels'."""
    mine, theirs = (
        sum(score for name, score in zip(meeting.names, meeting.scores, strict=True) if name == level)
        / meeting.names.count(level)
        for level in pair
    )
    return mine / (mine + theirs)


def ratings(levels: Sequence[str], met: Sequence[Meeting]) -> tuple[Numbers, Numbers]:
    """Elo and half of its 95 % interval, the first level being 0.

    The chance of a seat to win is its strength as a share of all seats' strengths (Bradley and Terry's
    model, for more seats Plackett and Luce's). One drawn match between every two levels that met is
    added, so that a level that never lost stays finite. Newton's method; the interval comes from the
    curvature of the likelihood.
    """
    index = {name: number for number, name in enumerate(levels)}
    results = [(np.array([index[n] for n in meeting.names]), np.array(meeting.scores)) for meeting in met]
    pairs = {tuple(sorted(set(seats.tolist()))) for seats, _ in results}
    results += [(np.array(pair), np.array([0.5, 0.5])) for pair in pairs]
    strength = np.zeros(len(levels))
    for _ in range(100):
        slope, curve = _likelihood(strength, results)
        step = np.zeros(len(levels))
        step[1:] = np.linalg.solve(curve[1:, 1:], slope[1:])
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    variance = np.zeros(len(levels))
    variance[1:] = np.diag(np.linalg.inv(curve[1:, 1:]))
    return strength * ELO, NORMAL_95 * np.sqrt(variance) * ELO


def _likelihood(strength: Numbers, results: Sequence[tuple[Numbers, Numbers]]) -> tuple[Numbers, Numbers]:
    """Slope and negative curvature of the log-likelihood."""
    slope, curve = np.zeros(len(strength)), np.zeros((len(strength), len(strength)))
    for seats, scores in results:
        share = np.exp(strength[seats] - strength[seats].max())
        share /= share.sum()
        np.add.at(slope, seats, scores - share)
        np.add.at(curve, (seats[:, None], seats[None, :]), np.diag(share) - np.outer(share, share))
    return slope, curve
