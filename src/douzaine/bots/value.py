"""The exact chance to win, where a game is solved."""

from typing import Any

import numpy as np

from douzaine.bots.solved import Solution, is_exact, solution
from douzaine.engine.story import new_story
from douzaine.engine.table import copy_record
from douzaine.errors import NotSolved
from douzaine.match.game import Box
from douzaine.match.state import TableArray, actors_of, legal_ids, outcome_of, weights_of
from douzaine.match.view import View

MOST_TABLES = 3000  # maximum number of Tables for everybody's chance before something is dealt


def value_of(view: View) -> float:
    """The chance of a view's seat to win if everybody plays best from here. Raises `NotSolved`."""
    if view.seat is None or view.box.game.facts.hidden or not is_exact(view.box):
        raise NotSolved("error-no-value", box=repr(view.box))
    return _Values(view.box, view.seat, solution(view.box, view.data)).of(view.data)


def value_at_chance(box: Box, data: TableArray, solved: Solution) -> "np.ndarray[Any, Any] | None":
    """Everybody's chance at a Table where chance is pending; None if there are too many possible outcomes."""
    try:
        return np.array([_Values(box, seat, solved, MOST_TABLES).of(data) for seat in range(box.players)])
    except OverflowError:
        return None


class _Values:
    """One seat's chances at fully visible Tables, each computed once."""

    def __init__(self, box: Box, seat: int, solved: Solution, most: int | None = None) -> None:
        self._box = box
        self._seat = seat
        self._solved = solved
        self._most = most  # maximum number of Tables
        self._known: dict[bytes, float] = {}

    def of(self, data: TableArray) -> float:
        """The chance at a Table: known at the end, solved where a seat decides, a mean where chance is pending."""
        key = data.tobytes()
        if key not in self._known:
            if self._most is not None and len(self._known) >= self._most:
                raise OverflowError
            self._known[key] = self._worked_out(data)
        return self._known[key]

    def _worked_out(self, data: TableArray) -> float:
        outcome = outcome_of(self._box, data)
        if outcome is not None:
            return outcome.scores[self._seat]
        for actor in actors_of(data):
            known = self._solved.appraise(data, actor, legal_ids(self._box, data, actor))
            return float(known.mix @ known.shares[:, self._seat])
        weights = weights_of(self._box, data)
        values = [self.of(_after(self._box, data, number)) if weight else 0.0 for number, weight in enumerate(weights)]
        return float(np.average(values, weights=weights))


def _after(box: Box, data: TableArray, outcome: int) -> TableArray:
    """A copy of a Table with the pending chance event decided."""
    found = copy_record(data)
    box.game.rule_set.best().deal(box.data, found, outcome, new_story(0))
    return found
