"""The memory of a search, and running one: allocated once, bounded, reused for every move."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from douzaine.bots import search as rules
from douzaine.engine.chance import MASK, seed_stream
from douzaine.engine.story import new_story
from douzaine.engine.table import MAX_SEATS
from douzaine.match.game import Box

NODE = np.dtype(
    [
        ("key", "i8"),  # hash of the acting seat's view; 0 = a free slot
        ("visits", "i8"),
        ("regrets", "f8"),  # sum of its edges' regrets; 0 = all moves are equally likely
        ("first", "i4"),  # index of its first edge
        ("count", "i4"),  # how many edges: one per legal move
        ("seat", "i4"),  # the seat that decides
        ("together", "i4"),  # 1: at the same time as others
    ]
)
EDGE = np.dtype(
    [
        ("worth", "f8"),  # mean of the deciding seat's scores; an even chance before the first
        ("squares", "f8"),  # sum of their squares
        ("regret", "f8"),  # of regret matching, never negative
        ("played", "f8"),  # sum of the strategies played so far, later ones counting more
        ("visits", "i8"),
        ("move", "i8"),
    ]
)
NODES = 1 << 16
EDGES_A_NODE = 6
LONGEST = 400  # nodes on one way down the tree
ENDLESS = 1 << 40
CLOCK = 0.02  # seconds between two looks at the clock


@dataclass(frozen=True)
class Found:
    """The result of a search about the moves of one seat: one row per legal move."""

    moves: tuple[int, ...]
    visits: "np.ndarray[Any, Any]"
    shares: "np.ndarray[Any, Any]"  # mean score of every seat after each move
    errors: "np.ndarray[Any, Any]"  # standard error of the deciding seat's mean
    strategy: "np.ndarray[Any, Any]"  # how likely each move is
    has_policy: bool  # whether the first move is the rule of thumb's
    together: bool  # whether others decide at the same time
    trials: int
    seconds: float


class Tree:
    """The memory of one search; not shared between threads. About 23 MB with the usual number of nodes."""

    def __init__(self, box: Box, nodes: int = NODES) -> None:
        rule_set = box.game.rule_set
        self.box = box
        slots = 1 << (nodes - 1).bit_length()
        self.nodes = np.zeros(slots, NODE)
        self.edges = np.zeros(max(slots * EDGES_A_NODE, rule_set.max_moves), EDGE)
        self._used = np.zeros(2, np.int64)
        self._tables = np.zeros(rules.TABLES, rule_set.table)
        self._words = as_words(self._tables)
        self._path = np.zeros((LONGEST, 2), np.int64)
        self._chances = np.zeros(LONGEST)
        self._moves = np.zeros(rule_set.max_moves, np.int64)
        self._weights = np.zeros(rule_set.max_outcomes, np.int64)
        self._shares = np.zeros((rule_set.max_moves + 1, MAX_SEATS))

    @property
    def bytes(self) -> int:
        """The tree's memory in bytes, whatever is searched."""
        return self.nodes.nbytes + self.edges.nbytes

    def search(
        self,
        seen: "np.ndarray[Any, Any]",
        seat: int,
        seed: int,
        trials: int | None = None,
        seconds: float | None = None,
        think: int = 100,
        depth: int = LONGEST,
        compiled: bool = True,
    ) -> Found:
        """Search from a view for so many trials, or for so long; the same trials and seed give the same result."""
        begun = time.perf_counter()
        self._clear(seen)
        rng, settings = _generator(seed), self._settings(think, depth)
        run = self.box.game.rule_set.driver(rules.search, compiled)
        done, most = 0, trials if trials is not None else ENDLESS
        chunk = most if seconds is None else 8
        while True:
            settings[rules.TRIALS] = min(chunk, most - done)
            root = run(*self._arguments(seat, settings, rng))
            done += int(settings[rules.TRIALS])
            spent = time.perf_counter() - begun
            if done >= most or (seconds is not None and spent >= seconds):
                return self._found(int(root), think > 0, done, spent)
            chunk = max(1, min(2 * chunk, int(done * CLOCK / spent)))

    def compile(self) -> None:
        """Compile the search for this game, unless it is cached."""
        import numba

        settings, rng = self._settings(0, 0), np.zeros(4, np.int64)
        run: Any = self.box.game.rule_set.driver(rules.search)
        run.compile(tuple(numba.typeof(value) for value in self._arguments(0, settings, rng)))

    def _clear(self, seen: "np.ndarray[Any, Any]") -> None:
        self.nodes["key"] = 0
        self._used[:] = 0
        self._shares[:] = 0
        self._tables[:] = np.zeros(1, self._tables.dtype)
        self._tables[rules.ROOT] = seen[0]

    def _settings(self, think: int, depth: int) -> "np.ndarray[Any, Any]":
        facts, settings = self.box.game.facts, np.zeros(rules.SETTINGS, np.int64)
        settings[rules.THINK], settings[rules.DEPTH] = think, depth
        if facts.safety_stop is not None:
            settings[rules.SAFETY_STOP] = 1 + facts.reasons.index(facts.safety_stop)
        return settings

    def _arguments(self, seat: int, settings: "np.ndarray[Any, Any]", rng: "np.ndarray[Any, Any]") -> tuple[Any, ...]:
        return (
            self.box.data,
            self._tables,
            self._words,
            seat,
            self.nodes,
            self.edges,
            self._used,
            self._path,
            self._chances,
            settings,
            rng,
            self._moves,
            self._weights,
            new_story(0),
            self._shares,
        )

    def _found(self, root: int, has_policy: bool, trials: int, seconds: float) -> Found:
        node = self.nodes[root]
        edges = self.edges[node["first"] : node["first"] + node["count"]]
        visits = np.maximum(edges["visits"], 1)
        mean = np.where(edges["visits"] > 0, edges["worth"], 0)
        variance = np.maximum(edges["squares"] / visits - mean * mean, 0.25 / visits)
        together = bool(node["together"])
        weight = edges["played"] if together else edges["visits"].astype(float)
        return Found(
            moves=tuple(edges["move"].tolist()),
            visits=edges["visits"].copy(),
            shares=self._shares[: node["count"], : int(self._tables[rules.ROOT]["seats"])] / visits[:, None],
            errors=np.sqrt(variance / visits),
            strategy=weight / weight.sum(),
            has_policy=has_policy,
            together=together,
            trials=trials,
            seconds=seconds,
        )


def _generator(seed: int) -> "np.ndarray[Any, Any]":
    """A seed's generator, made from plain integers because those are fast outside compiled code."""
    rng: Any = [0] * 4
    seed_stream(rng, seed & MASK, seed >> 32, 0)
    return np.array(rng, np.int64)


def as_words(tables: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """Tables as rows of whole numbers over the same memory, as wide as divides a Table."""
    size = tables.dtype.itemsize
    kind = next(kind for kind in (np.int64, np.int32, np.int16, np.int8) if size % np.dtype(kind).itemsize == 0)
    return tables.view(kind).reshape(len(tables), -1)
