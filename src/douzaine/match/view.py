"""What one seat, or a spectator, may know of a match."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from douzaine.match.event import Story

if TYPE_CHECKING:
    from douzaine.match.game import Box
    from douzaine.match.match import Outcome

SPECTATOR = -1  # in place of a seat, for the rules


class View:
    """A Table with only what its reader may see on it, and the story as the reader may read it.

    Everything a bot needs is here; nothing a bot must not have is.
    """

    def __init__(
        self,
        box: "Box",
        seat: int | None,
        data: "np.ndarray[Any, Any]",
        rows: list[tuple[int, ...]],
        outcome: "Outcome | None",
        everything: bool = False,
    ) -> None:
        self.box = box
        self.seat = seat
        self.data = data
        self.outcome = outcome
        self._rows = rows
        self._everything = everything

    def __repr__(self) -> str:
        return f"<View of {self.box.game.id} for {'a spectator' if self.seat is None else f'seat {self.seat}'}>"

    @cached_property
    def records(self) -> tuple[Any, Any]:
        """The Box and the Table as the rules read them, for what reads with rules."""
        return self.box.data.view(np.recarray)[0], self.data.view(np.recarray)[0]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.outcome is not None

    @property
    def turns(self) -> int:
        """Turns played to their end."""
        return int(self.data["turns"][0])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return actors_of(self.data)

    def legal(self) -> list[str]:
        """What this seat may do now; nothing for a spectator."""
        return legal_of(self.box, self.data, self.seat)

    @property
    def story(self) -> Story:
        """What happened, as far as the reader may know it: a sequence of `Event`s."""
        return Story(self.box, self._rows, self.seat, self._everything)

    def position(self) -> dict[str, Any]:
        """The view as plain values, in the shape of a position."""
        position: dict[str, Any] = self.box.game.part("position").to_position(self.box.data[0], self.data[0])
        return position


def actors_of(data: "np.ndarray[Any, Any]") -> tuple[int, ...]:
    """The seats that may decide now, ascending."""
    mask = int(data["actors"][0])
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def legal_of(box: "Box", data: "np.ndarray[Any, Any]", seat: int | None) -> list[str]:
    """The words of what a seat may do now."""
    return [box.moves[number] for number in legal_ids(box, data, seat)]


def legal_ids(box: "Box", data: "np.ndarray[Any, Any]", seat: int | None) -> list[int]:
    """The ids of what a seat may do now."""
    if seat is None or not int(data["actors"][0]) >> seat & 1:
        return []
    moves = np.zeros(box.game.facts.max_moves, np.int64)
    count = box.game.rule_set.best().legal(box.data, data, seat, moves)
    found: list[int] = moves[:count].tolist()
    return found
