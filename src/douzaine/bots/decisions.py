"""Whole decisions: what a person decides at once, however many moves it takes.

Dice are set aside one by one, a payment is made card by card, a hero is sent with a region and food. A game names
the phases that continue a decision (`CONTINUED` in its package); a decision ends with the first move that leads
anywhere else: to chance, to another seat, or to a new question.
"""

import importlib
from collections.abc import Iterator
from functools import cache
from typing import Any

from douzaine.engine.chance import stream
from douzaine.engine.drivers import reopen
from douzaine.engine.rule import rule
from douzaine.engine.story import new_story
from douzaine.engine.table import copy_record, new_record
from douzaine.match.game import Box, Game
from douzaine.match.state import TableArray, actors_of, legal_ids

Moves = tuple[int, ...]  # ids, one after the other
MOST_LISTED = 2000  # whole decisions examined before the best of them are weighed


@cache
def continued(game: Game) -> frozenset[int]:
    """The phases of a game that continue a decision."""
    names = getattr(importlib.import_module(game.package), "CONTINUED", ())
    return frozenset(int(game.part("table").Phase[name]) for name in names)


def whole_decisions(box: Box, seen: TableArray, seat: int, most: int = MOST_LISTED) -> list[Moves]:
    """Every whole decision of a seat, from its view, up to a limit; of those with the same result, only one."""
    moves = legal_ids(box, seen, seat)
    if not continued(box.game) or not moves:
        return [(move,) for move in moves]
    table = new_record(seen.dtype)
    box.game.rule_set.best().redeal(box.data, seen, seat, stream(0), table)
    found: dict[bytes, Moves] = {}
    for chain, after in _ways(box, table, seat, ()):
        found.setdefault(after, chain)
        if len(found) >= most:
            break
    return list(found.values())


def _ways(box: Box, table: TableArray, seat: int, done: Moves) -> Iterator[tuple[Moves, bytes]]:
    """All continuations, each with the bytes of the Table it leads to."""
    for move in legal_ids(box, table, seat):
        after = moved(box, table, seat, move)
        if goes_on(box, after, seat):
            yield from _ways(box, after, seat, (*done, move))
        else:
            yield (*done, move), after.tobytes()


def goes_on(box: Box, after: TableArray, seat: int) -> bool:
    """Whether a seat's decision is still incomplete at the Table that its last move led to."""
    row: Any = after[0]
    return bool(row["actors"] == 1 << seat and not row["over"] and int(row["phase"]) in continued(box.game))


def moved(box: Box, table: TableArray, seat: int, move: int) -> TableArray:
    """A copy of a Table after a move."""
    after = copy_record(table)
    box.game.rule_set.best().play(box.data, after, seat, move, new_story(0))
    return after


# ---- seats that decide at the same time


@rule
def take_picks_back(box: Any, table: Any, seat: int) -> None:
    """Turn a view into the one before the others picked; its seat has seen nothing of their picks."""
    reopen(box[0], table[0], seat)


def deciding(box: Box, seen: TableArray, seat: int) -> tuple[int, ...]:
    """The seats that decide together now, including those that have already picked."""
    before = copy_record(seen)
    box.game.rule_set.driver(take_picks_back, compiled=False)(box.data, before, seat)
    return actors_of(before)


def is_together(box: Box, seen: TableArray, seat: int) -> bool:
    """Whether others decide at the same time as a seat, even if they have already picked."""
    return len(deciding(box, seen, seat)) > 1
