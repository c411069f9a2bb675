"""The vector environment on a GPU: one thread per table, and all arrays stay there."""

from typing import Any

import numpy as np
from cuda.core.utils import StridedMemoryView
from numba import cuda, from_dtype, types

from douzaine.engine.chance import MASK
from douzaine.engine.compile import RuleSet, bind
from douzaine.engine.cuda import INSTEAD, THREADS, aligned, device_function, ptx_text
from douzaine.engine.table import MAX_SEATS
from douzaine.envs import stepping
from douzaine.envs.stepping import ANYBODY, BEGIN, PLAY, RESTART
from douzaine.envs.tables import Batch
from douzaine.errors import DouzaineError
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box
from douzaine.match.simulate import LEVELS


class CudaVectorTables:
    """Many tables of one box on a GPU, each asking one seat at a time. Finished tables start anew in the same step.

    The arrays of a `Batch` are the same ones in every step: `torch.from_dlpack(batch.observation)` once is enough.
    """

    def __init__(
        self,
        box: Box,
        tables: int,
        seed: int | None = None,
        learners: "np.ndarray[Any, Any] | None" = None,
        opponents: str | None = None,
    ) -> None:
        self.box = box
        self.num_tables = tables
        self.num_actions = box.num_actions
        self.observation_size = box.observation_size
        self.players = box.players
        self._seed = SeededDealer(seed).seed
        self._has_begun = False
        self._step, self._check = _kernels_of(box.game.rule_set)
        self._settings = self._new_settings(opponents)
        self._actions = cuda.device_array(tables, np.int64)
        self._refused = cuda.device_array(1, np.int64)
        seats = np.full(tables, ANYBODY, np.int64) if learners is None else learners
        self._state = self._new_state(seats)
        self._outputs = self._new_outputs()
        observation, mask, reward, ends = self._outputs
        self._batch = Batch(
            observation=_shared(observation),
            mask=_shared(mask),
            seat=_shared(self._state[6]),
            reward=_shared(reward),
            terminated=_shared(ends[0]),
            truncated=_shared(ends[1]),
        )

    def __repr__(self) -> str:
        return f"<{self.num_tables} tables of {self.box!r} on a GPU>"

    def reset(self, seed: int | None = None) -> Batch:
        """Start all tables again: from the first seed if none is given, and after that from the same streams."""
        if seed is None and self._has_begun:
            return self._carry_out(RESTART)
        self._has_begun = True
        given = SeededDealer(self._seed if seed is None else seed).seed
        self._settings[stepping.LOW], self._settings[stepping.HIGH] = given & MASK, given >> 32
        return self._carry_out(BEGIN)

    def step(self, actions: Any, checked: bool = True) -> Batch:
        """Play one action at each table: an int64 array on the GPU (of torch, JAX, CuPy, Numba), or a NumPy array.

        `checked=False` skips the check for illegal actions, which has to wait for the GPU; an illegal one then spoils
        its table.
        """
        if not self._has_begun:
            raise DouzaineError("error-not-reset")
        given = _on_gpu(actions, self.num_tables)
        if checked:
            self._refuse_illegal(given)
        self._actions = given
        return self._carry_out(PLAY)

    def _refuse_illegal(self, actions: Any) -> None:
        counts, moves = self._state[7:9]
        self._refused.copy_to_device(np.array([self.num_tables]))
        self._check[self._blocks, THREADS](counts, moves, actions, self._refused)
        refused = int(self._refused.copy_to_host()[0])
        if refused < self.num_tables:
            seat, action = (int(each[refused : refused + 1].copy_to_host()[0]) for each in (self._state[6], actions))
            raise DouzaineError("error-table-action", action=action, table=refused, seat=seat)

    def _carry_out(self, task: int) -> Batch:
        self._settings[stepping.TASK] = task
        settings = cuda.to_device(self._settings)
        self._step[self._blocks, THREADS](*self._state, self._actions, *self._outputs, settings)
        return self._batch

    @property
    def _blocks(self) -> int:
        return -(-self.num_tables // THREADS)

    # ---- arrays

    def _new_settings(self, opponents: str | None) -> "np.ndarray[Any, Any]":
        facts = self.box.game.facts
        settings = np.zeros(8, np.int64)
        settings[stepping.LAST], settings[stepping.RESTARTS] = self.num_tables, 1
        settings[stepping.LEVEL] = LEVELS.index(opponents or LEVELS[0])
        if facts.safety_stop is not None:
            settings[stepping.SAFETY_STOP] = 1 + facts.reasons.index(facts.safety_stop)
        return settings

    def _new_state(self, learners: "np.ndarray[Any, Any]") -> tuple[Any, ...]:
        """Box, tables, their words, views, their words, streams, seats to move, moves, learners: see the kernel."""
        rules, count = self.box.game.rule_set, self.num_tables
        table = aligned(rules.table)
        words = [cuda.to_device(np.zeros((count, table.itemsize // 8), np.int64)) for _ in range(2)]
        records = [each.reshape(count * table.itemsize // 8).view(table) for each in words]
        return (
            cuda.to_device(self.box.data.astype(aligned(rules.box))),
            records[0],
            words[0],
            records[1],
            words[1],
            cuda.to_device(np.zeros((count, 4), np.int64)),
            cuda.to_device(np.zeros(count, np.int64)),
            cuda.to_device(np.zeros(count, np.int64)),
            cuda.to_device(np.zeros((count, rules.max_moves), np.int32)),
            cuda.to_device(learners),
        )

    def _new_outputs(self) -> tuple[Any, ...]:
        """Observations, masks, rewards, and which tables were over."""
        count, box = self.num_tables, self.box
        return (
            cuda.to_device(np.zeros((count, box.observation_size), np.float32)),
            cuda.to_device(np.zeros((count, box.num_actions), np.bool_)),
            cuda.to_device(np.zeros((count, box.players), np.float32)),
            cuda.to_device(np.zeros((2, count), np.bool_)),
        )


def _shared(array: Any) -> Any:
    """An array on the GPU, for others to take over by DLPack."""
    return StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)


def _on_gpu(actions: Any, tables: int) -> Any:
    """Actions as an int64 array on the GPU."""
    given = cuda.to_device(actions) if isinstance(actions, np.ndarray) else cuda.as_cuda_array(actions)
    if given.shape != (tables,) or given.dtype != np.int64:
        raise DouzaineError("error-actions", tables=tables, value=f"{given.dtype} {given.shape}")
    return given


def bound_step(rules: RuleSet) -> Any:
    """The step of one thread at its table, with a game's rules."""
    return bind(rules.functions, device_function, {"step": stepping.step_table}, INSTEAD)["step"]


def step_kernel(rules: RuleSet) -> Any:
    """A kernel that performs a task at every table."""
    step, most_outcomes = bound_step(rules), rules.max_outcomes

    def kernel(
        box,
        tables,
        words,
        seen,
        blank,
        rngs,
        seats,
        counts,
        moves,
        learners,
        actions,
        observation,
        mask,
        reward,
        ends,
        settings,
    ):
        row = cuda.grid(1)
        if row < tables.shape[0]:
            weights = cuda.local.array(most_outcomes, np.int32)
            points = cuda.local.array(MAX_SEATS, np.float64)
            step(
                row,
                box,
                tables,
                words,
                seen[row : row + 1],
                blank[row],
                rngs,
                learners,
                seats,
                counts,
                moves,
                actions,
                observation,
                mask,
                reward,
                ends,
                weights,
                rngs,  # in place of a story: none is written
                points,
                settings,
            )

    return cuda.jit(kernel)


def step_text(rules: RuleSet) -> str:
    """The kernel of a step as PTX; compiles without a GPU."""
    box, table = (types.Array(from_dtype(aligned(kind)), 1, "C") for kind in (rules.box, rules.table))
    integers, rows = (types.Array(types.int64, axes, "C") for axes in (1, 2))
    moves, numbers, flags = (types.Array(kind, 2, "C") for kind in (types.int32, types.float32, types.boolean))
    state = (box, table, rows, table, rows, rows, integers, integers, moves, integers)
    return ptx_text(step_kernel(rules), (*state, integers, numbers, flags, numbers, flags, integers))


def check_kernel() -> Any:
    """A kernel that finds the first table with an illegal action."""

    def kernel(counts, moves, actions, refused):
        row = cuda.grid(1)
        if row < actions.shape[0]:
            for index in range(counts[row]):
                if moves[row, index] == actions[row]:
                    return
            cuda.atomic.min(refused, 0, row)

    return cuda.jit(kernel)


_kernels: dict[str, tuple[Any, Any]] = {}


def _kernels_of(rules: RuleSet) -> tuple[Any, Any]:
    if rules.fingerprint not in _kernels:
        _kernels[rules.fingerprint] = step_kernel(rules), check_kernel()
    return _kernels[rules.fingerprint]
