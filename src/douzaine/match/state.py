"""Questions about a Table, from a match or a view: each function takes a box and a Table of its game."""

import json
import threading
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from douzaine.engine.story import ROWS, new_story
from douzaine.engine.table import new_record
from douzaine.errors import BadPosition
from douzaine.games.positions import split_keys
from douzaine.match.game import Box

TableArray = np.ndarray[Any, Any]  # one Table, as an array of one element
Row = tuple[int, ...]  # an event as the rules emit it, and the turn in which it happened


@dataclass(frozen=True)
class Outcome:
    """How a match ended: the reason, the winners, and one number per seat (the winners share 1)."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]


def actors_of(data: TableArray) -> tuple[int, ...]:
    """The seats that may decide now, ascending."""
    mask = int(data["actors"][0])
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def legal_of(box: Box, data: TableArray, seat: int | None) -> list[str]:
    """The moves a seat may make now, in words."""
    return [box.moves[number] for number in legal_ids(box, data, seat)]


def legal_ids(box: Box, data: TableArray, seat: int | None) -> list[int]:
    """The ids of the moves a seat may make now."""
    if seat is None or not int(data["actors"][0]) >> seat & 1:
        return []
    moves = np.zeros(box.game.facts.max_moves, np.int64)
    count = box.game.rule_set.best().legal(box.data, data, seat, moves)
    found: list[int] = moves[:count].tolist()
    return found


def mask_of(box: Box, data: TableArray, seat: int | None) -> "np.ndarray[Any, np.dtype[np.bool_]]":
    """For each move of a box, whether a seat may make it now."""
    mask = np.zeros(box.num_actions, np.bool_)
    mask[legal_ids(box, data, seat)] = True
    return mask


def weights_of(box: Box, data: TableArray) -> list[int]:
    """The weights of the outcomes of the pending chance event, by number; empty if none is pending."""
    if not data["chance"][0]:
        return []
    weights = np.zeros(box.game.facts.max_outcomes, np.int64)
    count = box.game.rule_set.best().odds(box.data, data, weights)
    found: list[int] = weights[:count].tolist()
    return found


def seen_by(box: Box, data: TableArray, seat: int) -> TableArray:
    """What a seat (or a spectator, -1) may see of a Table."""
    seen = new_record(data.dtype)
    box.game.rule_set.best().view(box.data, data, seat, seen)
    return seen


def digest_of_view(box: Box, data: TableArray, seat: int) -> bytes:
    """A hash of what a seat sees of a Table."""
    return blake2b(seen_by(box, data, seat).tobytes(), digest_size=16).digest()


def outcome_of(box: Box, data: TableArray) -> Outcome | None:
    """How a match ended, or None while it goes on."""
    over = int(data["over"][0])
    if not over:
        return None
    scores = np.zeros(int(data["seats"][0]))
    box.game.rule_set.best().scores(box.data, data, scores)
    return Outcome(box.game.facts.reasons[over - 1], tuple(np.flatnonzero(scores).tolist()), tuple(scores.tolist()))


def lay_position(box: Box, given: Any, data: TableArray) -> dict[str, Any]:
    """Set up a Table from a position, and return the position in plain values. Raises `BadPosition`."""
    module = box.game.part("position")
    chosen = split_keys(given, module.KEYS, module.quiet_values(box.data[0]))
    try:
        module.from_position(box.data.view(np.recarray)[0], chosen, data.view(np.recarray)[0])
    except (TypeError, OverflowError, KeyError, IndexError):
        raise BadPosition("error-no-position", game=box.game.id) from None
    plain: dict[str, Any] = json.loads(json.dumps(chosen, default=int))
    return plain


class _Own(threading.local):
    """Each thread's own buffer."""

    def __init__(self) -> None:
        self.story = new_story()  # where the rules write events; read at once, then reused


_own = _Own()


def run(box: Box, data: TableArray, entry: str, *arguments: int) -> list[Row]:
    """Let the rules change a Table, and return what happened."""
    story, turn = _own.story, int(data["turns"][0])
    story[0, 0] = 0
    getattr(box.game.rule_set.best(), entry)(box.data, data, *arguments, story)
    told = min(int(story[0, 0]), ROWS)
    return [(*row, turn) for row in story[1 : told + 1].tolist()] if told else []
