"""Work on several cores with threads: compiled code releases the GIL."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

Item = TypeVar("Item")
Done = TypeVar("Done")


def in_turn(work: Callable[[Item], Done], items: Iterable[Item], cores: int) -> Iterator[Done]:
    """The results of some work in the order of the items, started only a little ahead of what is taken."""
    if cores == 1:
        yield from map(work, items)
        return
    with ThreadPoolExecutor(cores) as pool:
        running: deque[Future[Done]] = deque()
        for item in items:
            running.append(pool.submit(work, item))
            if len(running) > 2 * cores:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
