"""The state of a table with nothing hidden: who decides, what is legal, how it ended."""

from typing import Any

import numpy as np

from douzaine.games.declare import is_whole
from douzaine.match.game import Box, Game
from douzaine.match.state import Outcome, TableArray, actors_of, legal_ids, legal_of, mask_of, outcome_of, weights_of


class Standing:
    """A box and the current Table of a match."""

    box: Box
    data: TableArray  # to read, with every secret in it

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.box.game

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now: several for a simultaneous choice, none while chance is pending."""
        return actors_of(self.data)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.data["over"][0])

    @property
    def turns(self) -> int:
        """The number of completed turns."""
        return int(self.data["turns"][0])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return outcome_of(self.box, self.data)

    def legal(self, seat: int) -> list[str]:
        """The moves a seat may make now; empty if it is not among `actors`."""
        return legal_of(self.box, self.data, seat) if is_seat(self.box, seat) else []

    def legal_ids(self, seat: int) -> list[int]:
        """The ids of the moves a seat may make now; `box.moves[id]` is the word."""
        return legal_ids(self.box, self.data, seat) if is_seat(self.box, seat) else []

    def mask(self, seat: int) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """For each of `box.num_actions` moves, whether a seat may make it now."""
        return mask_of(self.box, self.data, seat if is_seat(self.box, seat) else None)

    @property
    def chance(self) -> list[tuple[str, int]]:
        """The outcomes of the pending chance event with their weights; empty if none is pending."""
        return [
            (self.box.outcome_text(self.data, number), weight)
            for number, weight in enumerate(weights_of(self.box, self.data))
            if weight
        ]

    def position(self) -> dict[str, Any]:
        """Everything on the table, as plain values."""
        position: dict[str, Any] = self.box.game.part("position").to_position(self.box.data[0], self.data[0])
        return position


def is_seat(box: Box, seat: Any) -> bool:
    """Whether a number is a seat of this table."""
    return is_whole(seat) and 0 <= seat < box.players
