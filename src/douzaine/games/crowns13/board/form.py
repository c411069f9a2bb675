"""13 Crowns: the moves of a form."""

from collections.abc import Mapping, Sequence

from douzaine.boards.context import BoardContext
from douzaine.games.crowns13.board.hand import in_one_go
from douzaine.games.crowns13.board.paying import put_in_order
from douzaine.games.crowns13.table import Phase


def moves(at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """The moves of a form: a pressed button first, ticked payments and discards in the order of the rules."""
    pressed, words = list(fields.get("press", ())), list(fields.get("move", ()))
    phase = at.table.phase
    if pressed:
        return pressed
    if phase in (Phase.PAY, Phase.TOKEN):
        return put_in_order(at, words)
    if words == ["draw"] and phase == Phase.RENEW:
        return [*_discards(at, fields), "draw"]
    if words == ["renew"] and in_one_go(at):
        return ["renew", *_discards(at, fields), "draw"]
    return words


def fields_of(moves: Sequence[str]) -> list[tuple[str, str]]:
    """The fields for these moves: discards are ticked, and the hand is renewed with them."""
    if moves[0] == "renew" or moves[-1] == "draw":
        first = "renew" if moves[0] == "renew" else "draw"
        return [("move", first), *(("discard", move) for move in moves if move.startswith("discard "))]
    return [("move", move) for move in moves]


def _discards(at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
    """Ticked discards in the order of the deck."""
    ticked = set(fields.get("discard", ()))
    return [word for word in at.box.moves if word.startswith("discard ") and word in ticked]
