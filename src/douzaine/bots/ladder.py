"""Who is stronger, and by how much: all levels against each other, with honest intervals."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from douzaine.bots.arena import one_match
from douzaine.bots.names import bot, levels_for
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.simulate import NORMAL_95, check_whole, checked_cores, progress_bar, run_chunks, wilson

Numbers = np.ndarray[Any, Any]
ELO = 400 / np.log(10)


@dataclass(frozen=True)
class Pairing:
    """Two levels that met: every other seat one of them, the seats changing from match to match."""

    first: str
    second: str
    games: int
    rate: float  # the first one's share of the wins, per seat
    interval: tuple[float, float]


@dataclass(frozen=True)
class Ladder:
    """The levels from strong to weak, with Elo (the first level of the list given is 0)."""

    box: Box
    seed: int
    levels: tuple[str, ...]
    elo: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]  # 95 %
    pairings: tuple[Pairing, ...]

    def rate(self, first: str, second: str) -> float:
        """The share of wins of one level against another."""
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
    levels: Sequence[str] | None = None,
    seed: int | None = None,
    cores: int | None = None,
    progress: bool | Callable[[int], None] = False,
    minutes: float | None = None,
) -> Ladder:
    """Play `games` matches between every two levels (all that can play the box, unless told) and rate them.

    With `minutes` it ends about then, if every two levels have met, even if fewer matches are played.
    """
    levels = tuple(levels_for(box) if levels is None else levels)
    check_whole("games", games, 1, 10**9)
    if minutes is not None and not (isinstance(minutes, int | float) and 0 < minutes <= 10_000):
        raise DouzaineError("error-ladder-minutes", value=shown(minutes))
    if len(set(levels)) < 2 or len(set(levels)) != len(levels):
        raise DouzaineError("error-ladder-bots")
    for name in levels:
        bot(name, 0, box)
    seed = SeededDealer(seed).seed
    pairs = list(combinations(levels, 2))
    if progress is True:
        with progress_bar(games * len(pairs)) as advance:
            return ladder(box, games, levels, seed, cores, advance, minutes)
    met = list(_meetings(box, pairs, games, seed, checked_cores(cores), progress or None, minutes))
    elo, errors = ratings(levels, met)
    order = sorted(range(len(levels)), key=lambda index: -elo[index])
    return Ladder(
        box=box,
        seed=seed,
        levels=tuple(levels[index] for index in order),
        elo=tuple(float(elo[index]) for index in order),
        intervals=tuple((float(elo[i] - errors[i]), float(elo[i] + errors[i])) for i in order),
        pairings=tuple(pairing(pair, met) for pair in pairs),
    )


def _meetings(
    box: Box,
    pairs: Sequence[tuple[str, str]],
    games: int,
    seed: int,
    cores: int,
    progress: Callable[[int], None] | None,
    minutes: float | None,
) -> Iterator[Meeting]:
    """Every match of every pair; seats are taken in turns, and change places from match to match."""
    box.game.warm_up()
    deadline = math.inf if minutes is None else time.monotonic() + 60 * minutes

    def play(first: int, count: int) -> list[Meeting]:
        number, which = divmod(first, len(pairs))
        names = tuple(pairs[which][(seat + number) % 2] for seat in range(box.players))
        return [Meeting(names, tuple(one_match(box, names, seed, first).points[0, : box.players].tolist()))]

    for done, meetings in enumerate(run_chunks(play, games * len(pairs), cores, chunk=1), 1):
        if progress:
            progress(done)
        yield from meetings
        if done >= len(pairs) * len(pairs[0]) and time.monotonic() > deadline:
            return


def pairing(pair: tuple[str, str], met: Sequence[Meeting]) -> Pairing:
    """The share of wins a seat of the first level gets against a seat of the second."""
    own = [meeting for meeting in met if set(meeting.names) == set(pair)]
    rates = [_per_seat(meeting, pair) for meeting in own]
    total, squares = sum(rates), sum(rate * rate for rate in rates)
    return Pairing(*pair, len(own), total / len(own), wilson(total, squares, len(own)))


def _per_seat(meeting: Meeting, pair: tuple[str, str]) -> float:
    """The first level's score per seat it had, as a share of both levels'."""
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
