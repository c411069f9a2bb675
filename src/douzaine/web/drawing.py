"""Drawing pages: at once where that is quick, else beside the event loop; where there is much, only what is newest.

The first drawing of a box makes its texts, templates and odds, and can take a second; later ones take about a
millisecond, which is less than handing them to a thread and back would make others wait.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

THREADS = 2
MANY = 30  # drawings that wait: from here on beats on the way are left out, and the newest state comes sooner
MOST_FAMILIAR = 1000

Drawn = TypeVar("Drawn")


class Drawing:
    """Who draws for a server process."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "draw")
        self._waiting = 0
        self._familiar: dict[Any, None] = {}  # what was drawn before, oldest first

    @property
    def is_busy(self) -> bool:
        """Whether there is more to draw than can be drawn soon."""
        return self._waiting > MANY

    async def run(self, kind: Any, function: Callable[..., Drawn], *arguments: Any) -> Drawn:
        """Draw something; `kind` is what drawings must have in common to be as quick as those before."""
        self._waiting += 1
        try:
            if kind in self._familiar:
                await asyncio.sleep(0)  # who decides something goes first
                return function(*arguments)
            drawn = await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)
        finally:
            self._waiting -= 1
        if len(self._familiar) >= MOST_FAMILIAR:
            del self._familiar[next(iter(self._familiar))]
        self._familiar[kind] = None
        return drawn

    def close(self) -> None:
        """Draw no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
