"""Matches among bots of any kind, played in Python on all cores (a search releases the GIL)."""

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from douzaine.bots.base import Bot
from douzaine.bots.names import BotLike, bot, is_object, labels
from douzaine.engine.table import MAX_SEATS
from douzaine.errors import DouzaineError, IllegalMove
from douzaine.games.declare import shown
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.simulate import LEVELS as COMPILED
from douzaine.match.simulate import Result, Tally, check_whole, progress_bar
from douzaine.match.simulate import simulate as simulate_compiled
from douzaine.match.workers import checked_cores, run_chunks


def simulate(
    box: Box,
    games: int = 1000,
    bots: BotLike | Sequence[BotLike] = "random",
    seed: int | None = None,
    cores: int | None = None,
    progress: bool | Callable[[int], None] = False,
    device: str = "cpu",
    on: str | None = None,
) -> Result:
    """Play many matches among bots: one for all seats, or one per seat.

    A bot is a name (`"random"`, `"simple"`, `"expert@2000"`, `"file.py:MyBot"`; `dz.bot` has them all), a class of
    your own with `choose(view, seat, budget)`, of which every match gets new ones, or an object of such a class,
    which plays all matches one after the other.

    >>> result = dz.simulate(dz.game("killer").box(players=2), games=200, bots=["simple", "random"], seed=1)
    >>> result.bots, result.rates[0] > 0.9
    (('simple', 'random'), True)

    Match g draws from its own stream of the seed, so the result does not depend on `cores`, unless a
    bot's budget is in seconds. `progress=True` shows a bar; a function is called with the number of matches done.
    Matches of `random` and `simple` alone are compiled, and can be played on a GPU (`device="cuda"`, with the extra
    `gpu`) with the same result. `on="ray"`, or the address of a Ray cluster, plays on other machines (extra `ray`).
    """
    if not isinstance(box, Box):
        return simulate_compiled(box, games, "random", seed, cores, progress, device, on)  # which says what is wrong
    seated = seated_bots(bots, box)
    if all(isinstance(each, str) and each in COMPILED for each in seated):
        return simulate_compiled(box, games, [str(each) for each in seated], seed, cores, progress, device, on)
    if device != "cpu":
        raise DouzaineError("error-device-bots")
    check_whole("games", games, 1, 10**12)
    seed = SeededDealer(seed).seed
    return _through_python(box, games, seated, seed, cores_for(seated, cores, on), progress, on)


def seated_bots(bots: Any, box: Box) -> tuple[BotLike, ...]:
    """One bot for each seat. Raises `DouzaineError` where one cannot play."""
    if isinstance(bots, str) or callable(getattr(bots, "choose", None)):
        bots = (bots,) * box.players
    if not isinstance(bots, list | tuple):
        raise DouzaineError("error-bots", value=shown(bots))
    if len(bots) != box.players:
        raise DouzaineError("error-bots-for-seats", players=box.players)
    for each in bots:
        bot(each, 0, box)
    return tuple(bots)


def cores_for(bots: Sequence[BotLike], cores: int | None, on: str | None) -> int:
    """The number of threads: one if an object plays itself, which cannot be in two matches or on two machines."""
    if not any(map(is_object, bots)):
        return checked_cores(cores)
    if on is not None:
        raise DouzaineError("error-object-elsewhere")
    return 1


def _through_python(
    box: Box,
    games: int,
    bots: tuple[BotLike, ...],
    seed: int,
    cores: int,
    progress: bool | Callable[[int], None],
    on: str | None,
) -> Result:
    if progress is True:
        with progress_bar(games) as advance:
            return _through_python(box, games, bots, seed, cores, advance, on)
    box.game.compile()
    total, begun = Tally(), time.perf_counter()

    def play(first: int, count: int) -> Tally:
        return one_match(box, bots, seed, first)

    for part in run_chunks(play, games, cores, 1, on):
        total.add(part)
        if callable(progress):
            progress(total.games)
    names = tuple(labels([each])[0] for each in bots)
    return total.result(box, names, seed, time.perf_counter() - begun)


class QuickDealer:
    """A dealer for unrecorded matches: faster than one that can be asked about any event."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, event: int, weights: Sequence[int]) -> int:
        """Draw an outcome."""
        ticket = self._random.randrange(sum(weights))
        for index, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return index
        raise AssertionError("the ticket lies within the weights")

    def describe(self) -> str:
        """The line of a record: such a match is recorded as dealt by hand."""
        return "by hand"


def one_match(box: Box, bots: Sequence[BotLike], seed: int, number: int) -> Tally:
    """Match `number` of a seed: its chance and its bots have their own seeds."""
    seeds = random.Random(f"{seed}/{number}")
    match = Match(box, dealer=QuickDealer(seeds.getrandbits(64)))
    decisions = play_out(match, [bot(each, seeds.getrandbits(64), box) for each in bots])
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
