"""A clock that tests can set."""

import time

from douzaine.store.clock import DAY_S, Clock


class TimeMachine:
    """The time of day and what a stopwatch shows; `clock` is what a server is given."""

    def __init__(self) -> None:
        self.wall_ahead = self.passed = 0.0
        self.clock = Clock(self.wall, self.monotonic)

    def wall(self) -> float:
        return time.time() + self.wall_ahead + self.passed

    def monotonic(self) -> float:
        return time.monotonic() + self.passed

    def wait(self, days: float = 0, seconds: float = 0) -> None:
        """Time passes."""
        self.passed += days * DAY_S + seconds

    def set_wall(self, ahead_s: float) -> None:
        """Somebody sets the machine's clock; no time passes."""
        self.wall_ahead = ahead_s
