"""Drawing pages: whoever decides something goes first, then what a page will show soonest; one drawing at a time.

The first drawing of a box makes its texts, templates and odds, and can take a second: that is done in a thread.
Later ones take about a millisecond, which is less than handing them to a thread and back would make others wait.
"""

import asyncio
import heapq
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from typing import Any, TypeVar

THREADS = 2
MANY = 30  # drawings in line: from here on beats on the way are left out, and the newest state comes sooner
MOST_FAMILIAR = 1000
PATIENCE = 50  # rounds of the event loop that a drawing waits for those who decide
ROUNDS = 3  # of the event loop from a drawing to the next: it is drawn, what came meanwhile is read, and heard

Drawn = TypeVar("Drawn")


class Drawing:
    """Who draws for a server process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "draw")
        self._familiar: dict[Any, None] = {}  # what was drawn before, oldest first
        self._line: list[tuple[float, int, asyncio.Future[None]]] = []  # who waits for their turn, soonest due first
        self._numbers = count()
        self._calling: asyncio.Task[None] | None = None
        self._deciding = 0

    @property
    def is_busy(self) -> bool:
        """Whether there is more to draw than can be drawn soon."""
        return len(self._line) > MANY

    @contextmanager
    def after(self) -> Iterator[None]:
        """While somebody decides something, nothing is drawn: it would be old at once, and the decision waits."""
        self._deciding += 1
        try:
            yield
        finally:
            self._deciding -= 1

    async def run(self, kind: Any, due: float, function: Callable[..., Drawn], *arguments: Any) -> Drawn:
        """Draw something that is wanted at a time (of `time.monotonic`).

        `kind` is what drawings must have in common to be as quick as those before.
        """
        if kind in self._familiar:
            await self._turn(due)
            return function(*arguments)
        drawn = await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)
        if len(self._familiar) >= MOST_FAMILIAR:
            del self._familiar[next(iter(self._familiar))]
        self._familiar[kind] = None
        return drawn

    async def _turn(self, due: float) -> None:
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (due, next(self._numbers), called))
        if self._calling is None or self._calling.done():
            self._calling = asyncio.create_task(self._call())
        await called

    async def _call(self) -> None:
        """Call one after another; between two of them everybody else has a chance."""
        while self._line:
            for _ in range(PATIENCE):
                if not self._deciding:
                    break
                await asyncio.sleep(0)
            _, _, called = heapq.heappop(self._line)
            if not called.done():
                called.set_result(None)
                for _ in range(ROUNDS):
                    await asyncio.sleep(0)

    def close(self) -> None:
        """Draw no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
