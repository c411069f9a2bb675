"""A single table, with as little as possible between it and the compiled step."""

from operator import index

import numpy as np

from douzaine.engine.chance import MASK
from douzaine.envs import stepping
from douzaine.envs.tables import Array, Tables
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.simulate import LEVELS

Observation = dict[str, Array]


class OneTable:
    """One table of a box: whose turn it is, what that seat may do, and how a match ended.

    With a learner, opponents play the other seats. A finished table (`seat` is -1) waits to be reset.
    """

    def __init__(self, box: Box, learner: int | None = None, opponents: str = LEVELS[0]) -> None:
        learners = None if learner is None else np.array([learner], np.int64)
        self._tables = Tables(box, 1, learners, opponents)
        batch, self._playing = self._tables.prepared(stepping.PLAY)
        self._other, self._looking = self._tables.prepared(stepping.LOOK)
        self._step = self._tables.step.entry_for(self._playing)
        self._settings = self._playing[-1]
        self._looks_for = self._looking[stepping.SEATS]
        self._observation, self._mask_bytes = batch.observation[0], batch.mask[0].view(np.int8)
        self._actions, self._seats = self._tables.actions, self._tables.seats
        self._ends = batch.terminated, batch.truncated
        self.has_begun = False
        self.seat = -1  # to move
        self.mask = batch.mask[0]  # its legal moves
        self.reward = batch.reward[0]

    def reset(self, seed: int | None) -> None:
        """Start a new match; a seed always gives the same one."""
        task = stepping.RESTART
        if seed is not None or not self.has_begun:
            seed = SeededDealer(seed).seed
            self._settings[stepping.LOW], self._settings[stepping.HIGH] = seed & MASK, seed >> 32
            task = stepping.BEGIN
        self.has_begun = True
        self._settings[stepping.TASK] = task
        self._step(*self._playing)
        self._settings[stepping.TASK] = stepping.PLAY
        self.seat = int(self._seats[0])

    def play(self, action: int, seat: int | None = None) -> None:
        """Play a legal action of the seat to move, or of another seat that decides now. Nothing is checked."""
        if seat is not None:
            self._seats[0] = seat
        self._actions[0] = action
        self._step(*self._playing)
        self.seat = int(self._seats[0])

    def allows(self, action: object) -> bool:
        """Whether an action is legal for the seat to move."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return False
        return not isinstance(action, bool) and 0 <= number < len(self.mask) and bool(self.mask[number])

    @property
    def ends(self) -> tuple[bool, bool]:
        """Whether the last action terminated or truncated the match."""
        return bool(self._ends[0][0]), bool(self._ends[1][0])

    def observe(self, seat: int) -> Observation:
        """What a seat sees and may do; the caller owns the arrays."""
        if seat == self.seat:
            return {"observation": self._observation.copy(), "action_mask": self._mask_bytes.copy()}
        self._looks_for[0] = seat
        self._step(*self._looking)
        return {"observation": self._other.observation[0].copy(), "action_mask": self._other.mask[0].astype(np.int8)}
