"""Views: what a seat or a spectator may know of a match."""

import importlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from douzaine.engine.encoding import encode_view
from douzaine.engine.table import new_record
from douzaine.match.drawn import Drawn
from douzaine.match.event import Story, readable
from douzaine.match.fields import Fields, plain
from douzaine.match.game import Box
from douzaine.match.state import Outcome, Row, TableArray, actors_of, legal_ids, legal_of, mask_of

SPECTATOR = -1  # in place of a seat, for the rules


class View(Drawn):
    """A Table with only what its reader may see on it, and the story as the reader may read it.

    It holds everything a bot needs, and nothing it must not have.
    """

    def __init__(
        self,
        box: Box,
        seat: int | None,
        data: TableArray,
        rows: Sequence[Row],
        outcome: Outcome | None,
        everything: bool = False,
        done: Sequence[tuple[bytes, int]] = (),
    ) -> None:
        self.box: Box = box  # what was agreed, as far as the reader may know it
        self.seat: int | None = seat  # the reader's; None for a spectator
        self.data: TableArray = data  # the Table as an array, for what reads with rules
        self.outcome: Outcome | None = outcome  # how the match ended; None while it goes on
        self._rows = list(rows) if everything else readable(box.game, rows, seat)
        self.shows_everything: bool = everything  # nothing is hidden from the reader
        self._done = done  # own moves, each after a hash of what was seen then

    def __repr__(self) -> str:
        return f"<View of {self.box.game.id} for {'a spectator' if self.seat is None else f'seat {self.seat}'}>"

    @cached_property
    def records(self) -> tuple[Any, Any]:
        """The Box and the Table as the rules read them."""
        return self.box.data.view(np.recarray)[0], self.data.view(np.recarray)[0]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.outcome is not None

    @property
    def turns(self) -> int:
        """The number of completed turns."""
        return int(self.data["turns"][0])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return actors_of(self.data)

    def legal(self) -> list[str]:
        """What this seat may do now, in words; nothing for a spectator."""
        return legal_of(self.box, self.data, self.seat)

    def legal_ids(self) -> list[int]:
        """The ids of what this seat may do now; `box.moves[id]` is the word."""
        return legal_ids(self.box, self.data, self.seat)

    def mask(self) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """For each of `box.num_actions` moves, whether this seat may make it now."""
        return mask_of(self.box, self.data, self.seat)

    @property
    def story(self) -> Story:
        """The events as far as the reader may know them: a sequence of `Event`s."""
        return Story(self.box, self._rows, self.seat, self.shows_everything)

    @cached_property
    def table(self) -> Fields:
        """The Table as plain values with attribute access: `view.table.turn`."""
        return Fields(plain(self.data))

    @property
    def options(self) -> Mapping[str, Any]:
        """The agreed options, as far as the reader may know them."""
        return self.box.options

    def position(self) -> dict[str, Any]:
        """The view as plain values, in the shape of a position."""
        position: dict[str, Any] = self.box.game.part("position").to_position(self.box.data[0], self.data[0])
        return position

    # ---- for those who train and search

    def key(self) -> bytes:
        """What the seat sees now, as bytes. With the same box, equal views have equal keys."""
        return bytes([0 if self.seat is None else 1 + self.seat]) + self.data.tobytes()

    def history_key(self) -> bytes:
        """Everything the seat has seen and done so far, as bytes: an information set with perfect recall."""
        done = b"".join(seen + move.to_bytes(4, "big") for seen, move in self._done)
        return self.key() + np.array([len(self._done)]).tobytes() + done + np.array(self._rows, np.int64).tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.key() == other.key() and self.box == other.box

    def __hash__(self) -> int:
        return hash(self.key())

    def observation(self) -> "np.ndarray[Any, np.dtype[np.float32]]":
        """What the seat sees, as numbers from 0 to 1; `box.observation_fields()` describes them.

        Seats are counted from the observing one; for a spectator, from seat 0.
        """
        found = np.zeros(self.box.observation_size, np.float32)
        rules = self.box.game.rule_set
        rules.driver(encode_view, rules.is_compiled)(self.data, self.seat or 0, found)
        return found

    def redeal(self, seed: int | None = None) -> Any:
        """A `Match` that agrees with this view: what the seat cannot see is dealt again, and so is everything after it.

        Its story begins here, so it has no record.
        """
        return importlib.import_module("douzaine.match.redealt").redealt(self, seed)  # by name: it is above

    def value(self) -> float:
        """The seat's exact chance to win if everybody plays best from here. Raises `NotSolved` if that is not known."""
        value: float = importlib.import_module("douzaine.bots.value").value_of(self)  # by name: bots are above
        return value


def view_of(
    box: Box, data: TableArray, seat: int | None, rows: Sequence[Row] = (), outcome: Outcome | None = None
) -> View:
    """What a seat (None: a spectator) may see of a Table."""
    seen = new_record(data.dtype)
    box.game.rule_set.best().view(box.data, data, SPECTATOR if seat is None else seat, seen)
    return View(box.seen_by(seat), seat, seen, rows, outcome)
