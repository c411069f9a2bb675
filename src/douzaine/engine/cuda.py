"""The rules on a GPU: the same functions, bound to CUDA device functions, one thread per match.

Needs the extra `gpu`. Three things differ from the CPU: enums are plain integers, records are padded so that every
field of every thread's Table is aligned, and stories are left out.
"""

from collections.abc import Callable
from enum import IntEnum
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np
from numba import cuda, from_dtype, types
from numba.cuda.dispatcher import CUDADispatcher

from douzaine.engine.bits import bit_count
from douzaine.engine.chance import MASK
from douzaine.engine.compile import RuleSet, bind
from douzaine.engine.jit import is_small, widen
from douzaine.engine.rule import rule
from douzaine.engine.steps import STEPS, move_at_random
from douzaine.engine.story import emit, emit_nothing
from douzaine.engine.table import MAX_SEATS

SHARES = 720_720  # parts of a win: divisible by any number of winners up to 16
MOST_TURNS = 1 << 20  # of a match; more are counted as one less than this
MOST_REASONS = 64
THREADS, BLOCKS_A_PROCESSOR = 128, 8
WARP = 0xFFFFFFFF
MOVE, DEAL, GO_ON, LAY, NOTHING = range(5)  # what a thread's match needs next
OPTIONS = {"device": True, "opt": True, "inline": "never", "debug": False, "lineinfo": False, "fastmath": False}


# ---- binding


def device_function(clone: FunctionType, is_entry: bool) -> Callable[..., Any]:
    """Turn a rule into a device function."""
    for name, value in list(clone.__globals__.items()):
        if isinstance(value, type) and issubclass(value, IntEnum):
            clone.__globals__[name] = _as_module(value)
    return DeviceRule(clone, targetoptions=OPTIONS | {"forceinline": is_small(clone)})


class DeviceRule(CUDADispatcher):
    """A rule on the GPU. As on the CPU, integers of any kind arrive as int64, so that a rule is compiled once."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The version to call for arguments of these types."""
        _, every = self.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(widen, every)), {})


def _as_module(members: type[IntEnum]) -> ModuleType:
    """An enum's members as plain integers, under a name that the compiler looks up once."""
    module = ModuleType(members.__name__)
    vars(module).update({member.name: int(member) for member in members})
    return module


def aligned(dtype: "np.dtype[Any]") -> "np.dtype[Any]":
    """A record's dtype with its size padded to a multiple of eight bytes."""
    fields: Any = dtype.fields
    return np.dtype(
        {
            "names": list(dtype.names or ()),
            "formats": [fields[name][0] for name in dtype.names or ()],
            "offsets": [fields[name][1] for name in dtype.names or ()],
            "itemsize": -(-dtype.itemsize // 8) * 8,
        },
        align=True,
    )


@rule
def bit_count_of_the_gpu(bits):
    """Replaces `bit_count`: one instruction."""
    return cuda.popc(bits)


INSTEAD = {emit: emit_nothing, bit_count: bit_count_of_the_gpu}


# ---- many matches


@cuda.jit(device=True)
def what_next(table, is_new, is_wanted):
    """What a thread's match needs; a new match only if one more is wanted."""
    if is_new or table.over != 0:
        return LAY if is_wanted else NOTHING
    if table.chance != 0:
        return DEAL
    return MOVE if table.actors != 0 else GO_ON


@cuda.jit(device=True)
def most_wanted(step):
    """What most threads of the warp need, or nothing if all have finished."""
    chosen, most = NOTHING, 0
    for each in range(NOTHING):
        wanted = cuda.popc(cuda.ballot_sync(WARP, step == each))
        if wanted > most:
            chosen, most = each, wanted
    return chosen


@cuda.jit(device=True)
def count_match(table, share, wins, squares, turns, reasons):
    """Add a finished match to the sums of all threads."""
    for seat in range(table.seats):
        if share[seat] != 0.0:
            cuda.atomic.add(wins, seat, int(share[seat] * SHARES + 0.5))
            cuda.atomic.add(squares, seat, share[seat] * share[seat])
    cuda.atomic.add(turns, min(table.turns, MOST_TURNS - 1), 1)
    cuda.atomic.add(reasons, table.over, 1)


def batch_kernel(rules: RuleSet, at_random: bool) -> Any:
    """A kernel that plays matches of a seed and adds up the results.

    Threads of a warp run at the same time only where they do the same. So in every round the warp does what most of its
    threads need (begin a match, move, deal, go on), and the others wait until theirs is what most need.
    """
    steps = STEPS | ({"move": move_at_random} if at_random else {})  # less code, which is twice as fast
    bound = bind(rules.functions, device_function, steps, INSTEAD)
    lay, move, deal, go_on, share_out = (bound[name] for name in STEPS)
    table, most_moves, most_outcomes = from_dtype(aligned(rules.table)), rules.max_moves, rules.max_outcomes

    def kernel(box, levels, blank, low, high, first, count, story, wins, squares, turns, reasons, decisions):
        tables = cuda.local.array(3, table)
        rng = cuda.local.array(4, np.int64)
        moves = cuda.local.array(most_moves, np.int32)
        weights = cuda.local.array(most_outcomes, np.int32)
        share = cuda.local.array(MAX_SEATS, np.float64)
        tables[2] = blank[0]
        game, made, is_new = cuda.grid(1), 0, True
        while True:
            step = what_next(tables[0], is_new, game < count)
            chosen = most_wanted(step)
            if chosen == NOTHING:
                break
            if step == chosen and step == MOVE:
                move(box[0], tables, levels, rng, moves, story)
                made += 1
            elif step == chosen and step == DEAL:
                deal(box[0], tables, rng, weights, story)
            elif step == chosen and step == GO_ON:
                go_on(box[0], tables, story)
            elif step == chosen:
                if not is_new:
                    share_out(box[0], tables, share)
                    count_match(tables[0], share, wins, squares, turns, reasons)
                    game += cuda.gridsize(1)
                is_new = False
                if game < count:
                    lay(box[0], tables, rng, low, high, first + game, story)
            cuda.syncwarp()
        cuda.atomic.add(decisions, 0, made)

    return cuda.jit(kernel)


def kernel_text(rules: RuleSet, at_random: bool) -> str:
    """The kernel as PTX; compiles without a GPU."""
    record, integers = from_dtype(aligned(rules.table)), types.Array(types.int64, 1, "C")
    box, table = (types.Array(kind, 1, "C") for kind in (from_dtype(aligned(rules.box)), record))
    story, reals = types.Array(types.int64, 2, "C"), types.Array(types.float64, 1, "C")
    counts = integers, integers, integers
    signature = (box, integers, table, *(types.int64,) * 4, story, integers, reals, *counts)
    return ptx_text(batch_kernel(rules, at_random), signature)


def ptx_text(kernel: Any, signature: tuple[Any, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A kernel as PTX for arguments of these types; compiles without a GPU."""
    from unittest.mock import patch

    device = SimpleNamespace(compute_capability=capability)
    with patch("numba.cuda.dispatcher.get_current_device", lambda: device):
        text, _ = cuda.compile_ptx(kernel.py_func, signature, cc=capability)
    return str(text)


# ---- from Python


class CudaBatch:
    """Plays many matches of one box on the GPU, and adds up the results there."""

    def __init__(self, rules: RuleSet, box: "np.ndarray[Any, Any]", levels: "np.ndarray[Any, Any]") -> None:
        self._kernel = _kernel_of(rules, not levels.any())
        self._blocks = BLOCKS_A_PROCESSOR * int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self._box = cuda.to_device(box.astype(aligned(rules.box)))
        self._blank = cuda.to_device(np.zeros(1, aligned(rules.table)))
        self._levels = cuda.to_device(levels)
        self._story = cuda.to_device(np.zeros((1, 7), np.int64))
        shapes = (MAX_SEATS, np.int64), (MAX_SEATS, np.float64), (MOST_TURNS, np.int64), (MOST_REASONS, np.int64)
        self._sums = [cuda.to_device(np.zeros(size, kind)) for size, kind in (*shapes, (1, np.int64))]

    def play(self, seed: int, first: int, count: int) -> None:
        """Play matches first … first + count - 1 of a seed, and wait for their end."""
        halves = seed & MASK, seed >> 32
        self._kernel[self._blocks, THREADS](
            self._box, self._levels, self._blank, *halves, first, count, self._story, *self._sums
        )
        cuda.synchronize()

    def totals(self) -> "list[np.ndarray[Any, Any]]":
        """All matches so far: wins (in `SHARES`), sums of squares, how many took so many turns, reasons, decisions."""
        return [each.copy_to_host() for each in self._sums]


_kernels: dict[tuple[str, bool], Any] = {}


def _kernel_of(rules: RuleSet, at_random: bool) -> Any:
    key = (rules.fingerprint, at_random)
    if key not in _kernels:
        _kernels[key] = batch_kernel(rules, at_random)
    return _kernels[key]


def is_there() -> bool:
    """Whether there is a GPU to use."""
    return bool(cuda.is_available())
