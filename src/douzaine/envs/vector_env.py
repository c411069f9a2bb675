"""Vector environments: thousands of tables, stepped at once."""

from typing import TYPE_CHECKING, Any

import numpy as np

from douzaine.envs.asked import box_of, checked_opponents, checked_seat
from douzaine.envs.tables import Array, Batch, Tables
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.simulate import LEVELS, check_device, check_whole
from douzaine.match.workers import checked_cores

if TYPE_CHECKING:
    from douzaine.envs.cuda_vector import CudaVectorTables

MOST_TABLES = 10**7


class VectorTables:
    """Many tables of one box, each asking one seat at a time. Finished tables start again in the same step.

    A `Batch` is valid until the step after the next one; copy what you keep for longer.
    """

    def __init__(
        self,
        box: Box,
        tables: int,
        seed: int | None = None,
        opponents: str | None = None,
        seat: int | None = None,
        threads: int = 1,
    ) -> None:
        self.box = box
        self.num_tables = check_whole("tables", tables, 1, MOST_TABLES)
        self.num_actions = box.num_actions
        self.observation_size = box.observation_size
        self.players = box.players
        self._seed = SeededDealer(seed).seed
        self._has_begun = False
        self._tables = Tables(
            box,
            self.num_tables,
            _learners(box, self.num_tables, opponents, seat),
            LEVELS[0] if opponents is None else checked_opponents(opponents),
            restarts=True,
            threads=checked_cores(threads, "threads"),
        )

    def __repr__(self) -> str:
        return f"<{self.num_tables} tables of {self.box!r}>"

    def reset(self, seed: int | None = None) -> Batch:
        """Start all tables again: from the first seed if none is given, and after that from the same streams."""
        if seed is None and self._has_begun:
            return self._tables.restart()
        self._has_begun = True
        return self._tables.begin(self._seed if seed is None else seed)

    def step(self, actions: Any) -> Batch:
        """Play one action at each table. Raises `DouzaineError` before anything changes."""
        if not self._has_begun:
            raise DouzaineError("error-not-reset")
        self._tables.actions[:] = self._checked(actions)
        refused = self._tables.first_refused()
        if refused >= 0:
            raise DouzaineError(
                "error-table-action",
                action=int(self._tables.actions[refused]),
                table=refused,
                seat=int(self._tables.seats[refused]),
            )
        return self._tables.play()

    def _checked(self, actions: Any) -> Array:
        try:
            given: Array = np.asarray(actions)
        except ValueError:  # for example lists of different lengths
            given = np.asarray(None)
        if given.shape != (self.num_tables,) or given.dtype.kind not in "iu":
            about = f"{given.dtype} {given.shape}" if given.dtype.kind in "biufc" else shown(actions)
            raise DouzaineError("error-actions", tables=self.num_tables, value=about)
        return given


def vector(
    game: Any,
    tables: int = 1024,
    seed: int | None = None,
    device: str = "cpu",
    opponents: str | None = None,
    seat: int | None = None,
    threads: int = 1,
    **options: Any,
) -> "VectorTables | CudaVectorTables":
    """Many tables at once. With `opponents`, the learner sits on `seat`, or on seat n mod players at table n.

    On `device="cuda"` (with the extra `gpu`) all arrays stay on the GPU, and are shared by DLPack.
    """
    check_device(device)
    box = box_of(game, options)
    if device == "cpu":
        return VectorTables(box, tables, seed, opponents, seat, threads)
    from douzaine.envs.cuda_vector import CudaVectorTables

    check_whole("tables", tables, 1, MOST_TABLES)
    level = None if opponents is None else checked_opponents(opponents)
    return CudaVectorTables(box, tables, seed, _learners(box, tables, opponents, seat), level)


def _learners(box: Box, tables: int, opponents: str | None, seat: int | None) -> Array | None:
    if opponents is None:
        if seat is not None:
            raise DouzaineError("error-seat-without-opponents")
        return None
    if seat is None:
        return np.arange(tables, dtype=np.int64) % box.players
    return np.full(tables, checked_seat(box, seat), np.int64)
