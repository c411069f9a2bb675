"""Drawing beside the event loop: by few threads, and when there is much to draw only what is newest."""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

sys.setswitchinterval(0.0005)
THREADS = 2
SWITCH = 0.0005  # seconds after which a drawing lets the event loop go first, if that has something to do
MANY = 30  # drawings that wait: from here on beats on the way are left out, and the newest state comes sooner

Drawn = TypeVar("Drawn")


class Drawing:
    """Who draws for a server process."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH)
        self._pool = ThreadPoolExecutor(THREADS, "draw")
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        """Whether there is more to draw than can be drawn soon."""
        return self._waiting > MANY

    async def run(self, function: Callable[..., Drawn], *arguments: Any) -> Drawn:
        """Draw something."""
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, function, *arguments)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Draw no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
