"""Exact chances of a small Killer in which everybody follows the rule of thumb, which draws no lots there."""

from typing import Any

import numpy as np

import douzaine as dz
from douzaine.bots.decisions import moved
from douzaine.engine.chance import stream
from douzaine.engine.story import new_story
from douzaine.engine.table import copy_record
from douzaine.match.state import TableArray, actors_of, outcome_of, seen_by, weights_of

SWEEPS = 3000


class ThumbValues:
    """Every Table that can be reached, and seat 0's chance at each."""

    def __init__(self, box: dz.Box) -> None:
        self._box = box
        self._places: dict[bytes, int] = {}
        self._tables: list[TableArray] = []
        self._edges: list[tuple[int, int, float]] = []
        self._ends: dict[int, float] = {}
        self._values: Any = None

    def of(self, table: TableArray) -> float:
        """Seat 0's chance at a Table."""
        known = len(self._tables)
        place = self._place(table)
        if len(self._tables) > known:
            self._explore(known)
            self._solve()
        return float(self._values[place])

    def _place(self, table: TableArray) -> int:
        row = copy_record(table)
        row["turns"] = 0
        key = row.tobytes()
        if key not in self._places:
            self._places[key] = len(self._tables)
            self._tables.append(row)
        return self._places[key]

    def _explore(self, place: int) -> None:
        while place < len(self._tables):
            table = self._tables[place]
            outcome = outcome_of(self._box, table)
            if outcome is not None:
                self._ends[place] = outcome.scores[0]
            else:
                ways = self._ways(table)
                self._edges += [(place, self._place(after), share) for after, share in ways]
            place += 1

    def _ways(self, table: TableArray) -> list[tuple[TableArray, float]]:
        rules, box = self._box.game.rule_set.best(), self._box
        if table["chance"][0]:
            weights, found = weights_of(box, table), []
            for outcome, weight in enumerate(weights):
                after = copy_record(table)
                rules.deal(box.data, after, outcome, new_story(0))
                found.append((after, weight / sum(weights)))
            return found
        seat, moves = actors_of(table)[0], np.zeros(box.game.facts.max_moves, np.int64)
        count = rules.legal(box.data, table, seat, moves)
        move = rules.policy(box.data, seen_by(box, table, seat), seat, moves, count, stream(0))
        return [(moved(box, table, seat, int(move)), 1.0)]

    def _solve(self) -> None:
        source, target, share = (np.array(column) for column in zip(*self._edges, strict=True))
        ends = np.array(list(self._ends))
        values = np.full(len(self._tables), 0.5)
        values[ends] = list(self._ends.values())
        for _ in range(SWEEPS):
            new = np.bincount(source, share * values[target], len(values))
            new[ends] = list(self._ends.values())
            if np.abs(new - values).max() < 1e-10:
                break
            values = new
        self._values = values
