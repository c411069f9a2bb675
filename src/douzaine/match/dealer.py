"""Dealers decide chance: each chance event of a match has a number, and a dealer answers it with an outcome's index.

With None as the dealer, chance waits for `Match.deal`.
"""

import secrets
from collections.abc import Sequence
from typing import Protocol

from douzaine.engine.chance import MASK, pick, seed_stream
from douzaine.errors import DouzaineError
from douzaine.games.declare import is_whole, shown


class Dealer(Protocol):
    """Decides chance; asked about the same event twice, it gives the same answer."""

    def choose(self, event: int, weights: Sequence[int]) -> int:
        """The index of an outcome for chance event number `event`, given the weights of all outcomes."""

    def describe(self) -> str:
        """How a record names this dealer, in one line."""


class SeededDealer:
    """Chance from a seed. Every event draws from its own stream, so no state is kept.

    `after` is the number of events that another dealer had dealt before this one took over.
    """

    def __init__(self, seed: int | None = None, after: int = 0) -> None:
        if seed is None:
            seed = secrets.randbits(64)
        if not is_whole(seed) or not 0 <= seed < 2**64:
            raise DouzaineError("error-seed", value=shown(seed))
        self.seed: int = int(seed)  # from 0 to 2**64 - 1
        self.after: int = after  # events that somebody else had dealt

    def __repr__(self) -> str:
        return f"SeededDealer({self.seed})" if not self.after else f"SeededDealer({self.seed}, after={self.after})"

    def choose(self, event: int, weights: Sequence[int]) -> int:
        """Draw one outcome."""
        rng = [0] * 4  # plain integers: faster here than an array, and the same to the rules
        seed_stream(rng, self.seed & MASK, self.seed >> 32, event)
        return int(pick(rng, weights, len(weights)))

    def describe(self) -> str:
        """The line of a record."""
        return f"seed {self.seed} after {self.after}" if self.after else f"seed {self.seed}"
