"""Matches among bots of any kind, played through Python on all cores (a search releases the GIL)."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from douzaine.bots.base import Bot
from douzaine.bots.names import bot
from douzaine.engine.table import MAX_SEATS
from douzaine.errors import DouzaineError, IllegalMove
from douzaine.games.declare import shown
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.simulate import LEVELS as COMPILED
from douzaine.match.simulate import Result, Tally, check_whole, checked_cores, progress_bar, run_chunks
from douzaine.match.simulate import simulate as simulate_compiled


def simulate(
    box: Box,
    games: int = 1000,
    bots: str | Sequence[str] = "random",
    seed: int | None = None,
    cores: int | None = None,
    progress: bool | Callable[[int], None] = False,
) -> Result:
    """Play many matches among bots: one name for all seats, or one a seat (see `douzaine.bots.names`).

    Match g draws from its own stream of the seed, so the result does not depend on `cores`, unless a
    bot's budget is in seconds. `progress` shows a bar if true; a function is called with the number
    of matches done, now and then. Matches of `random` and `simple` alone are compiled.
    """
    if not isinstance(bots, str | list | tuple):
        raise DouzaineError("error-bots", value=shown(bots))
    names = (bots,) * box.players if isinstance(bots, str) and isinstance(box, Box) else tuple(bots)
    if not isinstance(box, Box) or all(name in COMPILED for name in names):
        return simulate_compiled(box, games, bots, seed, cores, progress)
    if len(names) != box.players:
        raise DouzaineError("error-bots-for-seats", players=box.players)
    for name in names:
        bot(name, 0, box)
    check_whole("games", games, 1, 10**12)
    seed = SeededDealer(seed).seed
    return _through_python(box, games, tuple(names), seed, cores, progress)


def _through_python(
    box: Box,
    games: int,
    names: tuple[str, ...],
    seed: int,
    cores: int | None,
    progress: bool | Callable[[int], None],
) -> Result:
    if progress is True:
        with progress_bar(games) as advance:
            return _through_python(box, games, names, seed, cores, advance)
    box.game.warm_up()
    total, begun = Tally(), time.perf_counter()

    def play(first: int, count: int) -> Tally:
        return one_match(box, names, seed, first)

    for part in run_chunks(play, games, checked_cores(cores), chunk=1):
        total.add(part)
        if callable(progress):
            progress(total.games)
    return total.result(box, names, seed, time.perf_counter() - begun)


class QuickDealer:
    """Chance for matches nobody records: quicker than a dealer that can be asked about any event."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, event: int, weights: Sequence[int]) -> int:
        """Draw one outcome."""
        ticket = self._random.randrange(sum(weights))
        for index, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return index
        raise AssertionError("the ticket lies within the weights")

    def describe(self) -> str:
        """Such a match is recorded as dealt by hand."""
        return "by hand"


def one_match(box: Box, names: Sequence[str], seed: int, number: int) -> Tally:
    """Match `number` of a seed: its chance and its bots draw from seeds of their own."""
    seeds = random.Random(f"{seed}/{number}")
    match = Match(box, dealer=QuickDealer(seeds.getrandbits(64)))
    decisions = play_out(match, [bot(name, seeds.getrandbits(64), box) for name in names])
    assert match.outcome is not None
    points = np.zeros((3, MAX_SEATS))
    points[0, : box.players] = match.outcome.scores
    points[2, : box.players] = np.square(match.outcome.scores)
    reason = box.game.facts.reasons.index(match.outcome.reason) + 1
    return Tally(1, decisions, points, np.array([[match.turns, reason]]))


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Let bots play a match to its end; return the number of decisions."""
    decisions = 0
    while not match.over:
        seat = match.actors[0]
        choice: Any = bots[seat].choose(match.view(seat), seat, None)
        try:
            match.play(seat, choice)
        except IllegalMove as error:
            raise IllegalMove("error-bot-chose", seat=seat, choice=shown(choice), why=error) from None
        decisions += 1
    return decisions
