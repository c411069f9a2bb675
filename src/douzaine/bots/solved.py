"""What a game's own `solver.py` knows: solutions made on first use and kept beside the compiled rules."""

import hashlib
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from douzaine.match.game import Box

_known: dict[tuple[Any, ...], "Solution"] = {}
_making = threading.Lock()


class Solution:
    """The tables of one solved box, and what they say of a view."""

    def __init__(self, box: Box, tables: dict[str, "np.ndarray[Any, Any]"]) -> None:
        self._box = box
        self._tables = tables
        self.is_exact: bool = box.game.part("solver").is_exact(box.data[0])

    @property
    def tables(self) -> dict[str, "np.ndarray[Any, Any]"]:
        """What the game's solver found."""
        return self._tables

    def appraise(self, seen: "np.ndarray[Any, Any]", seat: int, moves: Sequence[int]) -> "np.ndarray[Any, Any]":
        """Every seat's winning chance after each of the moves, under best play."""
        game = self._box.game
        shares: np.ndarray[Any, Any] = game.part("solver").appraise(
            self._box.data[0], self._tables, seen[0], seat, list(moves), game.rule_set.driver
        )
        return shares


def has_solver(box: Box) -> bool:
    """Whether the game brings a solver of its own."""
    return box.game.has_part("solver")


def is_exact(box: Box) -> bool:
    """Whether a match with these options is solved."""
    return has_solver(box) and bool(box.game.part("solver").is_exact(box.data[0]))


def solution(box: Box) -> Solution:
    """The solution of a box: from memory, from disk, or made now (seconds)."""
    settings = tuple(box.game.part("solver").settings_of(box.data[0]))
    key = (box.game.id, settings)
    with _making:
        if key not in _known:
            _known[key] = Solution(box, _load(box, settings))
        tables = _known[key]._tables
    return Solution(box, tables)


def _load(box: Box, settings: tuple[Any, ...]) -> dict[str, "np.ndarray[Any, Any]"]:
    path = _path(box, settings)
    if path is not None and path.exists():
        with np.load(path) as stored:
            return dict(stored)
    tables: dict[str, np.ndarray[Any, Any]] = box.game.part("solver").solve(box.data[0], box.game.rule_set.driver)
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{threading.get_ident()}.npz")
        np.savez(unfinished, **tables)  # type: ignore[arg-type]
        unfinished.replace(path)
    return tables


def _path(box: Box, settings: tuple[Any, ...]) -> Path | None:
    """A file in the folder of exactly these rules, named by the options that matter."""
    folder = box.game.rule_set.cache_folder
    return folder / f"solved-{hashlib.sha256(repr(settings).encode()).hexdigest()[:16]}.npz" if folder else None
