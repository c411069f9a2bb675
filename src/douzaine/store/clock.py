"""The time for everything a server stores or waits for."""

import time
from collections.abc import Callable

HOUR_S, DAY_S = 3600.0, 86400.0


class Clock:
    """The time of day when the server started plus what has passed since: setting the machine's clock changes nothing.

    Stored times are seconds since 1970, so that they are valid for the next server too.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._start = wall() - monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._start + self._monotonic()

    def today(self) -> int:
        """The day, in days since 1970-01-01."""
        return int(self.now() // DAY_S)
