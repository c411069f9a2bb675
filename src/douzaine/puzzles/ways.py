"""All lines of play from a Table, for code that follows every one of them. Bounded."""

from collections.abc import Callable
from typing import Any, TypeVar

from douzaine.engine.table import copy_record
from douzaine.match.game import Box
from douzaine.match.state import TableArray, actors_of, legal_ids, run, weights_of

Found = TypeVar("Found")


class TooMany(Exception):
    """There are more lines of play than the limit."""


class Ways:
    """Steps from Table to Table by the rules, counted."""

    def __init__(self, box: Box, most: int) -> None:
        self.box, self.most, self.left = box, most, most

    def aside(self, find: Callable[["Ways"], Found]) -> Found | None:
        """What is found by further ways, which are counted by themselves; None if there are too many."""
        try:
            return find(Ways(self.box, self.most))
        except TooMany:
            return None

    @property
    def driver(self) -> Any:
        """Compiles a rule for this game."""
        return self.box.game.rule_set.driver

    def actors(self, data: TableArray) -> tuple[int, ...]:
        """The seats that may decide."""
        return actors_of(data)

    def legal(self, data: TableArray, seat: int) -> list[int]:
        """The ids of a seat's legal moves."""
        return legal_ids(self.box, data, seat)

    def after(self, data: TableArray, *moves: tuple[int, int]) -> TableArray:
        """The Table after some moves (seat, id). Raises `TooMany`."""
        return self._step(data, "play", moves)

    def outcomes(self, data: TableArray) -> list[tuple[float, TableArray]]:
        """The Tables after the pending chance event, each with its probability; empty if none is pending."""
        weights = weights_of(self.box, data)
        total = sum(weights)
        return [
            (weight / total, self._step(data, "deal", [(number,)])) for number, weight in enumerate(weights) if weight
        ]

    def dealt(self, data: TableArray, number: int) -> TableArray:
        """The Table after one outcome of the pending chance event."""
        return self._step(data, "deal", [(number,)])

    def _step(self, data: TableArray, entry: str, steps: Any) -> TableArray:
        self.left -= 1
        if self.left < 0:
            raise TooMany
        data = copy_record(data)
        for step in steps:
            run(self.box, data, entry, *step)
        return data
