"""Tables of one box with all arrays of the compiled step; every environment is made from these."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from douzaine.bots.tree import as_words
from douzaine.engine.chance import MASK
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.envs import stepping
from douzaine.envs.stepping import ANYBODY, BEGIN, LOOK, PLAY, RESTART
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.simulate import LEVELS

Array = np.ndarray[Any, Any]


class Batch(NamedTuple):
    """The state of every table: one row per table."""

    observation: Array  # float32, as the seat to move sees it
    mask: Array  # bool, the legal actions of that seat
    seat: Array  # int64, the seat to move
    reward: Array  # float32, one column per seat: the scores at the end of a match, else 0
    terminated: Array  # bool, whether a match has just ended by its rules
    truncated: Array  # bool, whether a safety limit has just ended a match


class Tables:
    """Some tables of one box, each with its own stream of chance.

    `learners` are the seats that actions are for, one per table; opponents of a level play the others. Without
    learners, actions are for every seat, in ascending order where several choose at the same time. A finished table
    waits (its seat to move is -1), or starts again at once if `restarts`.
    """

    def __init__(
        self,
        box: Box,
        count: int,
        learners: Array | None = None,
        opponents: str = LEVELS[0],
        restarts: bool = False,
        threads: int = 1,
    ) -> None:
        self.box = box
        self.count = count
        self.seats = np.zeros(count, np.int64)  # to move
        self.actions = np.zeros(count, np.int64)  # the next actions: put them here
        self._learners = np.full(count, ANYBODY, np.int64) if learners is None else learners
        self._rules = box.game.rule_set
        self._tables = np.zeros(count, self._rules.table)
        self._rngs = np.zeros((count, 4), np.int64)
        self._legal = self._new_legal()
        self.step: Any = self._rules.driver(stepping.step_tables)
        self._first_refused = self._rules.driver(stepping.first_refused)
        self._threads = min(threads, count)
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._settings = [self._new_settings(thread, opponents, restarts) for thread in range(self._threads)]
        self._scratch = [_scratch(box) for _ in range(self._threads)]
        self._rounds = [self._new_round(self.seats, self._legal, self._settings) for _ in range(2)]  # used alternately

    def begin(self, seed: int | None) -> Batch:
        """Start all tables; table n deals from stream n of the seed."""
        seed = SeededDealer(seed).seed
        for settings in self._settings:
            settings[stepping.LOW], settings[stepping.HIGH] = seed & MASK, seed >> 32
        return self._carry_out(BEGIN)

    def restart(self) -> Batch:
        """Start all tables again; each continues its stream of chance."""
        return self._carry_out(RESTART)

    def play(self) -> Batch:
        """Play the `actions` without checking them (see `first_refused`). The arrays are reused two plays later."""
        return self._carry_out(PLAY)

    def first_refused(self) -> int:
        """The first table with an illegal action, or -1."""
        return int(self._first_refused(*self._legal, self.actions))

    def prepared(self, task: int) -> tuple[Batch, tuple[Any, ...]]:
        """The arguments of `step` for a task, and the batch it fills, for callers that call `step` themselves.

        A look has its own seats and legal moves, which the next play ignores.
        """
        settings = self._settings[0].copy()
        settings[stepping.TASK] = task
        if task == LOOK:
            batch, parts = self._new_round(np.zeros(self.count, np.int64), self._new_legal(), [settings])
        else:
            batch, parts = self._new_round(self.seats, self._legal, [settings])
        return batch, parts[0]

    def _carry_out(self, task: int) -> Batch:
        self._rounds.reverse()
        batch, parts = self._rounds[0]
        for settings in self._settings:
            settings[stepping.TASK] = task
        if self._pool is None:
            self.step(*parts[0])
        else:
            list(self._pool.map(lambda part: self.step(*part), parts))
        batch.seat[:] = self.seats
        return batch

    # ---- arrays

    def _new_settings(self, thread: int, opponents: str, restarts: bool) -> Array:
        facts = self.box.game.facts
        first, last = (self.count * number // self._threads for number in (thread, thread + 1))
        settings = np.zeros(8, np.int64)
        settings[stepping.FIRST], settings[stepping.LAST] = first, last
        settings[stepping.LEVEL], settings[stepping.RESTARTS] = LEVELS.index(opponents), restarts
        if facts.safety_stop is not None:
            settings[stepping.SAFETY_STOP] = 1 + facts.reasons.index(facts.safety_stop)
        return settings

    def _new_legal(self) -> tuple[Array, Array]:
        """The number of legal moves at each table, and the moves."""
        return np.zeros(self.count, np.int64), np.zeros((self.count, self._rules.max_moves), np.int64)

    def _new_round(
        self, seats: Array, legal: tuple[Array, Array], every: list[Array]
    ) -> tuple[Batch, list[tuple[Any, ...]]]:
        """A batch, and for each thread all arguments that the step needs to fill it."""
        box, count = self.box, self.count
        ends = np.zeros((2, count), np.bool_)
        batch = Batch(
            observation=np.zeros((count, box.observation_size), np.float32),
            mask=np.zeros((count, box.num_actions), np.bool_),
            seat=np.zeros(count, np.int64),
            reward=np.zeros((count, box.players), np.float32),
            terminated=ends[0],
            truncated=ends[1],
        )
        tables = (box.data, self._tables, as_words(self._tables))
        outputs = (batch.observation, batch.mask, batch.reward, ends)
        parts = [
            (*tables, *seen, self._rngs, self._learners, seats, *legal, self.actions, *outputs, *others, settings)
            for (seen, others), settings in zip(self._scratch, every, strict=True)
        ]
        return batch, parts


def _scratch(box: Box) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Buffers for a view, weights, an unused story and scores."""
    rules = box.game.rule_set
    seen = np.zeros(1, rules.table)
    return (seen, as_words(seen)[0]), (np.zeros(rules.max_outcomes, np.int64), new_story(0), np.zeros(MAX_SEATS))
