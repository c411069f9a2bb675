"""Run parts of work on the cores of this machine or on a Ray cluster, with the same results."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

from douzaine.errors import DouzaineError
from douzaine.games.declare import is_whole, shown

Part = TypeVar("Part")
Done = TypeVar("Done")
MOST_CORES = 4096


def checked_cores(cores: int | None, name: str = "cores") -> int:
    """The number of threads to use: all cores by default."""
    if cores is None:
        return os.cpu_count() or 1
    if not is_whole(cores) or not 1 <= cores <= MOST_CORES:
        raise DouzaineError("error-whole", name=name, low=1, high=MOST_CORES, value=shown(cores))
    return int(cores)


def run_parts(
    work: Callable[[Part], Done], parts: Iterable[Part], cores: int | None = None, on: str | None = None
) -> Iterator[Done]:
    """Run all parts and yield their results as they come, in any order.

    Without `on`, threads of this process run them (compiled code releases the GIL). `on="ray"` uses the Ray cluster
    that this process belongs to, or starts one on this machine; `on="ray://host:10001"` or `on="host:6379"` names one.
    """
    if on is None:
        return _on_threads(work, parts, checked_cores(cores))
    if not isinstance(on, str) or not on:
        raise DouzaineError("error-cluster", value=shown(on), example="ray://host:10001")
    from douzaine.match.on_ray import run_on_ray

    return run_on_ray(work, parts, on)


def _on_threads(work: Callable[[Part], Done], parts: Iterable[Part], cores: int) -> Iterator[Done]:
    """Run parts on threads, never starting far ahead of the results taken."""
    waiting = iter(parts)
    with ThreadPoolExecutor(cores) as pool:
        running: set[Future[Done]] = set()
        while True:
            while len(running) < 2 * cores:
                part: Any = next(waiting, _NONE)
                if part is _NONE:
                    break
                running.add(pool.submit(work, part))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


_NONE = object()


def run_chunks(
    play: Callable[[int, int], Done], games: int, cores: int | None, chunk: int, on: str | None = None
) -> Iterator[Done]:
    """Play matches 0 to games - 1 in chunks; `play` is given the first match of a chunk and their number."""
    return run_parts(lambda first: play(first, min(chunk, games - first)), range(0, games, chunk), cores, on)
