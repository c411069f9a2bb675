"""How long tests wait for what comes at once on a quiet machine. A busy one may take many times as long."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE_S = 120.0


def wait_until(ready: Callable[[], Found], seconds: float = PATIENCE_S) -> Found:
    """What `ready` returns, once that is something."""
    until = time.monotonic() + seconds
    while not (found := ready()):
        assert time.monotonic() < until, "it never came to be"
        time.sleep(0.01)
    return found
