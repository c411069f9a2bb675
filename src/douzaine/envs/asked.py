"""Checks of what a user passes to the environments; each error is one sentence that says what to do."""

from typing import Any

from douzaine.errors import DouzaineError
from douzaine.games.declare import is_whole, shown
from douzaine.match.game import Box, game
from douzaine.match.simulate import LEVELS


def box_of(asked: Any, options: dict[str, Any]) -> Box:
    """The box of a game's id with options, or a given box."""
    if isinstance(asked, Box):
        return asked.game.box(**{**asked.options, **options}) if options else asked
    return game(asked).box(**options)


def checked_opponents(opponents: Any) -> str:
    """The level of the opponents. Raises `DouzaineError`."""
    if opponents not in LEVELS:
        raise DouzaineError("error-opponents", value=shown(opponents), known=", ".join(LEVELS))
    return str(opponents)


def checked_seat(box: Box, seat: Any) -> int:
    """A seat at the table. Raises `DouzaineError`."""
    if not is_whole(seat) or not 0 <= seat < box.players:
        raise DouzaineError("error-no-seat", seat=shown(seat), last=box.players - 1)
    return int(seat)
