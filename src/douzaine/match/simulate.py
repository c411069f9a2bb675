"""Many matches at once: compiled, on all cores, with the same result on any number of them."""

import importlib
import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from typing import Any

import numpy as np

from douzaine.engine.chance import MASK
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.errors import DouzaineError
from douzaine.games.declare import is_whole, shown
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.workers import checked_cores, run_chunks

LEVELS = ("random", "simple")  # bots that can play inside compiled simulations, by number
CHUNK = 1000  # matches a thread plays between two looks at the clock
CLUSTER_CHUNK = 50_000  # matches a worker of a cluster plays at a time
GPU_CHUNK = 1 << 22  # matches of one launch
NORMAL_95 = 1.959963984540054


@dataclass(frozen=True)
class Result:
    """The result of a simulation."""

    box: Box = field(repr=False)
    bots: tuple[str, ...]
    seed: int
    games: int
    decisions: int  # moves of seats, not chance
    seconds: float
    wins: tuple[float, ...]  # one per seat; a shared win counts as a fraction
    intervals: tuple[tuple[float, float], ...]  # 95 % interval of each seat's win rate
    turns: dict[int, int]  # number of matches by their number of turns
    reasons: dict[str, int]  # number of matches by how they ended

    @property
    def rates(self) -> tuple[float, ...]:
        """Each seat's share of wins."""
        return tuple(wins / self.games for wins in self.wins)

    def __repr__(self) -> str:
        seats = ", ".join(f"{bot} {100 * rate:.1f} %" for bot, rate in zip(self.bots, self.rates, strict=True))
        return f"<Result of {self.games} matches of {self.box.game.id}: {seats}>"

    def _repr_html_(self) -> str:
        html: str = importlib.import_module("douzaine.boards.sheet").result_html(self)  # by name: boards are above
        return html

    def turns_percentile(self, percent: float) -> int:
        """The number of turns that `percent` of the matches did not exceed."""
        return percentile(self.turns, percent)

    def to_json(self) -> str:
        """The result as JSON."""
        return json.dumps(
            {
                "game": self.box.game.id,
                "options": dict(self.box.options),
                "bots": self.bots,
                "seed": self.seed,
                "games": self.games,
                "decisions": self.decisions,
                "seconds": round(self.seconds, 3),
                "wins": self.wins,
                "rates": self.rates,
                "intervals": self.intervals,
                "turns": {
                    "median": self.turns_percentile(50),
                    "p5": self.turns_percentile(5),
                    "p95": self.turns_percentile(95),
                    "histogram": {str(turns): count for turns, count in sorted(self.turns.items())},
                },
                "reasons": self.reasons,
            }
        )


def simulate(
    box: Box,
    games: int = 1000,
    bots: str | Sequence[str] = "random",
    seed: int | None = None,
    cores: int | None = None,
    progress: bool | Callable[[int], None] = False,
    device: str = "cpu",
    on: str | None = None,
) -> Result:
    """Play many matches among bots (`"random"`, `"simple"`; one name for all seats, or one a seat).

    Match g draws from its own stream of the seed, so the result depends neither on `cores` nor on `device`
    (`"cpu"`, or `"cuda"` with the extra `gpu`) nor on where it is played (`on="ray"`, or a cluster's address).
    `progress` shows a bar if true; a function is called with the number of matches done, now and then.
    """
    if not isinstance(box, Box):
        raise DouzaineError("error-no-box-to-simulate", value=shown(box))
    check_whole("games", games, 1, 10**12)
    cores = checked_cores(cores)
    names = _named(bots, box.players)
    seed = SeededDealer(seed).seed
    if progress is True:
        with progress_bar(games) as advance:
            return simulate(box, games, names, seed, cores, advance, device, on)
    levels = np.array([LEVELS.index(name) for name in names], np.int64)
    if device == "cpu":
        box.game.compile()
    else:
        check_device(device)
    total = Tally()
    begun = time.perf_counter()
    if device == "cpu":
        chunk = CHUNK if on is None else CLUSTER_CHUNK
        parts = run_chunks(lambda first, count: _play(box, levels, seed, first, count), games, cores, chunk, on)
    else:
        parts = _play_on_gpu(box, levels, seed, games, progress)
    for part in parts:
        total.add(part)
        if callable(progress):
            progress(total.games)
    return total.result(box, names, seed, time.perf_counter() - begun)


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def check_whole(name: str, value: Any, low: int, high: int) -> int:
    """Check that a value is a whole number in a range, else raise `DouzaineError`."""
    if not is_whole(value) or not low <= value <= high:
        raise DouzaineError("error-whole", name=name, low=low, high=high, value=shown(value))
    return int(value)


def _named(bots: Any, players: int) -> tuple[str, ...]:
    names = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(names) != players:
        raise DouzaineError("error-bots-for-seats", players=players)
    for name in names:
        if name not in LEVELS:
            raise DouzaineError("error-unknown-bot", name=shown(name), known=", ".join(LEVELS))
    return names


def _play(box: Box, levels: "np.ndarray[Any, Any]", seed: int, first: int, count: int) -> "Tally":
    rules = box.game.rule_set
    points = np.zeros((3, MAX_SEATS))
    ends = np.zeros((count, 2), np.int64)
    decisions = rules.compiled.batch(
        box.data,
        np.zeros(3, rules.table),
        levels,
        seed & MASK,
        seed >> 32,
        first,
        count,
        np.zeros(4, np.int64),
        np.zeros(rules.max_moves, np.int64),
        np.zeros(rules.max_outcomes, np.int64),
        new_story(0),
        points,
        ends,
    )
    return Tally(count, int(decisions), points, ends)


def check_device(device: Any) -> None:
    """Refuse an unknown or missing device."""
    if device == "cpu":
        return
    if device != "cuda":
        raise DouzaineError("error-device", value=shown(device))
    if find_spec("numba_cuda") is None:
        raise DouzaineError("error-gpu-extra")
    from douzaine.engine import cuda

    if not cuda.is_there():
        raise DouzaineError("error-no-gpu")


def _play_on_gpu(
    box: Box, levels: "np.ndarray[Any, Any]", seed: int, games: int, progress: bool | Callable[[int], None]
) -> "Iterator[Tally]":
    from douzaine.engine.cuda import SHARES, CudaBatch

    batch = CudaBatch(box.game.rule_set, box.data, levels)
    for first in range(0, games, GPU_CHUNK):
        count = min(GPU_CHUNK, games - first)
        batch.play(seed, first, count)
        if callable(progress):
            progress(first + count)
    wins, squares, turns, reasons, decisions = batch.totals()
    part = Tally(games, int(decisions[0]))
    part.points[0] = wins / SHARES
    part.points[2] = squares
    part.turns = {int(key): int(turns[key]) for key in turns.nonzero()[0]}
    part.reasons = {int(key): int(reasons[key]) for key in reasons.nonzero()[0]}
    yield part


class Tally:
    """Results of some matches, added up."""

    def __init__(self, games: int = 0, decisions: int = 0, points: Any = None, ends: Any = None) -> None:
        self.games = games
        self.decisions = decisions
        self.points = np.zeros((3, MAX_SEATS)) if points is None else points
        self.turns: dict[int, int] = {} if ends is None else _counts(ends[:, 0])
        self.reasons: dict[int, int] = {} if ends is None else _counts(ends[:, 1])

    def add(self, other: "Tally") -> None:
        """Add the results of other matches."""
        self.games += other.games
        self.decisions += other.decisions
        self.points = self.points + other.points
        for mine, theirs in ((self.turns, other.turns), (self.reasons, other.reasons)):
            for key, count in theirs.items():
                mine[key] = mine.get(key, 0) + count

    def result(self, box: Box, bots: tuple[str, ...], seed: int, seconds: float) -> Result:
        """The figures of a simulation."""
        wins = tuple(self.points[0, : box.players].round(9).tolist())
        squares = self.points[2, : box.players].round(9).tolist()  # rounded: parts are added in any order
        return Result(
            box=box,
            bots=bots,
            seed=seed,
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            wins=wins,
            intervals=tuple(wilson(won, square, self.games) for won, square in zip(wins, squares, strict=True)),
            turns=dict(sorted(self.turns.items())),
            reasons={box.game.facts.reasons[key - 1]: count for key, count in sorted(self.reasons.items())},
        )


def _counts(values: "np.ndarray[Any, Any]") -> dict[int, int]:
    found, counts = np.unique(values, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))


def percentile(counts: Mapping[int, int], percent: float) -> int:
    """The number that `percent` of all that were counted do not exceed."""
    needed, seen = percent / 100 * sum(counts.values()), 0
    for number, count in sorted(counts.items()):
        seen += count
        if seen >= needed:
            return number
    return max(counts)


def wilson(points: float, squares: float, games: float, normal: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval of a win rate (of 95 %, unless told), with the spread of shared wins taken into account."""
    rate = points / games
    spread = rate * (1 - rate)
    variance = squares / games - rate * rate
    effective = games * spread / variance if 0 < variance < spread else games
    z2 = normal**2 / effective
    middle = (rate + z2 / 2) / (1 + z2)
    half = normal * (spread / effective + z2 / (4 * effective)) ** 0.5 / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
