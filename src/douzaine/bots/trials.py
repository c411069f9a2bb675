"""Running trials: their memory, allocated once per box, and results as plain arrays."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from douzaine.bots import weighing as rules
from douzaine.bots.tree import EDGE, NODE, as_words
from douzaine.engine.chance import MASK
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.game import Box

Chain = Sequence[tuple[int, int]]  # (seat, move) one after the other
MIX_NODES = 1 << 10  # information sets of the other seats while a mix is found
LEAST_LENGTH = 8  # guaranteed number of steps in a chain
MIX_MOVES = 8  # average number of moves of each
NOWHERE = np.zeros((0, 1, 1))
NO_MIX = (np.zeros(1, NODE), np.zeros(1, EDGE))


@dataclass(frozen=True)
class Mix:
    """How often the seats that decide together pick each move: their nodes, and the searching seat's own strategy."""

    nodes: "np.ndarray[Any, Any]"
    edges: "np.ndarray[Any, Any]"
    own: dict[int, float]  # by move


class Trials:
    """Tries decisions in worlds that are the same for all of them. Not shared between threads."""

    def __init__(self, box: Box, seed: int = 0) -> None:
        rule_set = box.game.rule_set
        self.box = box
        self.seed = seed
        self.done = 0  # playouts
        self._tables = np.zeros(rules.TABLES, rule_set.table)
        self._words = as_words(self._tables)
        self._chance, self._whim = np.zeros(4, np.int64), np.zeros(4, np.int64)
        self._moves = np.zeros(rule_set.max_moves, np.int64)
        self._weights = np.zeros(rule_set.max_outcomes, np.int64)
        self._picks = np.zeros((MAX_SEATS, 2), np.int64)
        self._worths = np.zeros((rule_set.max_moves + 1, MAX_SEATS))

    def weigh(
        self,
        table: "np.ndarray[Any, Any]",
        seat: int | None,
        chains: Sequence[Chain],
        first: int,
        count: int,
        mix: Mix | None = None,
        compiled: bool = True,
    ) -> "np.ndarray[Any, Any]":
        """Everybody's scores in worlds `first` to `first + count - 1`: an array (trials, chains, seats).

        `table` is a seat's view; or the whole Table if `seat` is None, and then nothing is dealt again.
        """
        out = np.zeros((count, len(chains), self.box.players))
        nodes, edges = (mix.nodes, mix.edges) if mix else NO_MIX
        self.done += count * len(chains)
        self._run(table, seat, int(mix is not None), 0, _packed(chains), nodes, edges, first, out, compiled)
        return out

    def settle(self, table: "np.ndarray[Any, Any]", seat: int, rounds: int, first: int, compiled: bool = True) -> Mix:
        """How often the seats that decide together would pick each move, after so many rounds of learning."""
        nodes, edges = np.zeros(MIX_NODES, NODE), np.zeros(MIX_NODES * MIX_MOVES, EDGE)
        root = nodes[self._run(table, seat, 0, rounds, _packed([()]), nodes, edges, first, NOWHERE, compiled)]
        own = edges[root["first"] : root["first"] + root["count"]]
        self.done += rounds * int(root["count"]) * int(self._tables["actors"][rules.DEALT]).bit_count()
        shares = (own["played"] / own["played"].sum()).tolist()
        return Mix(nodes, edges, dict(zip(own["move"].tolist(), shares, strict=True)))

    def compile(self) -> None:
        """Compile the trials for this game, unless they are cached."""
        import numba

        blank = np.zeros(1, self._tables.dtype)
        run: Any = self.box.game.rule_set.driver(rules.run_trials)
        given = self._arguments(blank, 0, 0, 0, _packed([()]), *NO_MIX, 0, NOWHERE)
        run.compile(tuple(numba.typeof(value) for value in given))

    def _run(self, *given: Any) -> int:
        *arguments, compiled = given
        run = self.box.game.rule_set.driver(rules.run_trials, compiled)
        return int(run(*self._arguments(*arguments)))

    def _arguments(
        self,
        table: "np.ndarray[Any, Any]",
        seat: int | None,
        mixed: int,
        rounds: int,
        chains: "np.ndarray[Any, Any]",
        nodes: "np.ndarray[Any, Any]",
        edges: "np.ndarray[Any, Any]",
        first: int,
        out: "np.ndarray[Any, Any]",
    ) -> tuple[Any, ...]:
        self._tables[rules.ROOT] = table[0]
        return (
            self.box.data,
            self._tables,
            self._words,
            np.array([rules.NOBODY if seat is None else seat, mixed, rounds], np.int64),
            chains,
            nodes,
            edges,
            np.zeros(2, np.int64),
            np.array([self.seed & MASK, self.seed >> 32 & MASK, first], np.int64),
            self._chance,
            self._whim,
            self._moves,
            self._weights,
            new_story(0),
            self._picks,
            self._worths,
            out,
        )


def _packed(chains: Sequence[Chain]) -> "np.ndarray[Any, Any]":
    """Chains as one array; a seat of -1 ends a shorter one."""
    packed = np.full((len(chains), max(LEAST_LENGTH, *map(len, chains)), 2), -1, np.int64)
    for row, chain in enumerate(chains):
        packed[row, : len(chain)] = list(chain) or np.zeros((0, 2), np.int64)
    return packed
