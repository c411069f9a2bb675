"""King of 12: running the planner, within a budget, with memory that is allocated once."""

import time
from collections.abc import Callable
from typing import Any

import numpy as np

from douzaine.engine.chance import stream
from douzaine.engine.story import new_story
from douzaine.games.king12.bots import planner as rules
from douzaine.games.king12.bots.estimate import FEWEST, MOST, learned
from douzaine.games.king12.box import FACTS, HAND, Card, Move
from douzaine.games.king12.table import TABLE, Phase

Array = Any
Driver = Callable[[Any], Callable[..., Any]]
CHUNK = 16  # trials before the first look at the clock
CLOCK_S = 0.02  # between two looks at the clock


def plans(box: Any) -> bool:
    """Whether turns can be planned with so many players."""
    return FEWEST <= int(box["players"]) <= MOST


class Planner:
    """Plans turns of one box. Not shared between threads."""

    def __init__(self, box: Array, driver: Driver) -> None:
        self._box = box
        self._run = driver(rules.plan)
        self._players = int(box[0]["players"])
        self._tables = np.zeros(rules.TABLES, TABLE)
        self._words = self._tables.view(np.int32).reshape(rules.TABLES, -1)
        self._regrets = np.zeros((self._players, 1 << HAND, HAND))
        self._played = np.zeros((self._players, 1 << HAND, HAND + 1))
        self._out = np.zeros(HAND)

    def mix(
        self,
        seen: Array,
        seat: int,
        moves: list[int],
        seed: int,
        trials: int | None,
        seconds: float | None,
        careless: int,
    ) -> Array:
        """How often to make each of the legal moves, after so many trials, or as many as the time allows.

        `careless` is the percentage of the others' picks that are taken to be any card.
        """
        begun = time.perf_counter()
        for memory in (self._regrets, self._played, self._out):
            memory[:] = 0
        self._tables[rules.SEEN] = seen[0]
        kinds = np.array([card for card in range(len(Card)) if int(seen[0]["cards"]) >> card & 1])
        rng, done, chunk = stream(seed), 0, CHUNK if seconds is not None else trials or CHUNK
        while True:
            chunk = min(chunk, trials - done) if trials is not None else chunk
            self._run(*self._arguments(seat, chunk, careless, kinds, rng))
            done += chunk
            spent = time.perf_counter() - begun
            if (trials is not None and done >= trials) or (seconds is not None and spent >= seconds):
                break
            chunk = max(1, min(2 * chunk, int(done * CLOCK_S / spent)))
        if int(seen[0]["phase"]) != Phase.PICK:
            return (np.arange(len(moves)) == np.argmax(self._out[: len(moves)])).astype(float)
        hand = sum(1 << place for place, card in enumerate(kinds) if int(seen[0]["hand"][seat]) >> card & 1)
        places = {int(card): place for place, card in enumerate(kinds)}
        return np.array([self._played[seat, hand, places[move - Move.PLAY]] for move in moves])

    def _arguments(self, seat: int, trials: int, careless: int, kinds: Array, rng: Array) -> tuple[Any, ...]:
        return (
            self._box,
            self._tables,
            self._words,
            np.array([seat, trials, careless], np.int64),
            kinds,
            learned(self._players),
            rng,
            np.zeros(4, np.int64),
            np.zeros(HAND, np.int64),
            np.zeros(FACTS.max_outcomes, np.int64),
            new_story(0),
            self._regrets,
            self._played,
            np.zeros(self._players, np.int64),
            np.zeros((2, max(HAND, self._players + 1))),
            self._out,
        )
