"""Solutions of a game's own `bots/solver.py`, made on first use and cached beside the compiled rules."""

import hashlib
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from douzaine.match.game import Box, Game

KEPT = 4  # solutions of a game kept in memory, and on disk (one of King of 12 takes 40 to 90 MB)

_known: OrderedDict[tuple[Any, ...], dict[str, "np.ndarray[Any, Any]"]] = OrderedDict()
_making = threading.Lock()


@dataclass(frozen=True)
class Appraisal:
    """A solver's judgement of a decision: one row per move."""

    shares: "np.ndarray[Any, Any]"  # every seat's chance to win after the move, with best play
    mix: "np.ndarray[Any, Any]"  # how often best play makes it: 1 for one move, unless others decide at the same time


class Solution:
    """The tables of one solved box, and the values they give to a view."""

    def __init__(self, box: Box, tables: dict[str, "np.ndarray[Any, Any]"]) -> None:
        self._box = box
        self._tables = tables
        self.is_exact: bool = is_exact(box)

    @property
    def tables(self) -> dict[str, "np.ndarray[Any, Any]"]:
        """The arrays that the game's solver made."""
        return self._tables

    def appraise(self, seen: "np.ndarray[Any, Any]", seat: int, moves: Sequence[int]) -> Appraisal:
        """The solver's judgement of a seat's legal moves, from that seat's view."""
        game = self._box.game
        arguments = (self._box.data[0], self._tables, seen[0], seat, list(moves), game.rule_set.driver)
        return Appraisal(*game.part("solver").appraise(*arguments))


def has_solver(box: Box) -> bool:
    """Whether the game has a solver that knows better than a search with these options."""
    return box.game.has_part("solver") and bool(box.game.part("solver").judges(box.data[0]))


def can_guess(box: Box) -> bool:
    """Whether the solver can also use guessed values: exact now, vague about what comes later."""
    return has_solver(box) and hasattr(box.game.part("solver"), "guess")


def can_plan(box: Box) -> bool:
    """Whether the game can plan a turn without a solution."""
    return plan_driver(box.game) is not None and bool(box.game.part("solver").plans(box.data[0]))


def plan_driver(game: Game) -> Callable[..., Any] | None:
    """The rule that plans a turn, which is compiled separately; None if the game has none."""
    return getattr(game.part("solver"), "plan", None) if game.has_part("solver") else None


def planner(box: Box) -> Any:
    """The game's planner of turns, with its memory; not shared between threads."""
    return box.game.part("solver").Planner(box.data, box.game.rule_set.driver)


def is_exact(box: Box) -> bool:
    """Whether a match with these options is solved."""
    return has_solver(box) and bool(box.game.part("solver").is_exact(box.data[0]))


def guessed(box: Box, seen: "np.ndarray[Any, Any]") -> Solution:
    """The solver with guessed values, for players who have solved nothing."""
    return Solution(box, box.game.part("solver").guess(box.data[0], seen[0]))


def is_at_hand(box: Box, seen: "np.ndarray[Any, Any]") -> bool:
    """Whether the solution for what is seen of a box is ready, so that `solution` need not make it."""
    settings = tuple(box.game.part("solver").settings_of(box.data[0], seen[0]))
    path = _path(box, settings)
    return (box.game.id, settings) in _known or (path is not None and path.exists())


def solution(box: Box, seen: "np.ndarray[Any, Any]") -> Solution:
    """The solution of a box, for what is seen of it: from memory, from disk, or made now (takes seconds)."""
    settings = tuple(box.game.part("solver").settings_of(box.data[0], seen[0]))
    key = (box.game.id, settings)
    with _making:
        if key not in _known:
            _known[key] = _load(box, seen, settings)
        _known.move_to_end(key)
        tables = _known[key]
        for old in [each for each in _known if each[0] == box.game.id][:-KEPT]:
            del _known[old]
    return Solution(box, tables)


def _load(box: Box, seen: "np.ndarray[Any, Any]", settings: tuple[Any, ...]) -> dict[str, "np.ndarray[Any, Any]"]:
    path = _path(box, settings)
    if path is not None and path.exists():
        with np.load(path) as stored:
            return dict(stored)
    tables: dict[str, np.ndarray[Any, Any]] = box.game.part("solver").solve(
        box.data[0], seen[0], box.game.rule_set.driver
    )
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(f".{threading.get_ident()}.npz")
        np.savez(unfinished, **tables)  # type: ignore[arg-type]
        unfinished.replace(path)
        _prune(path)
    return tables


def _prune(kept: Path) -> None:
    """Remove the solutions of other options, except the newest few."""
    others = sorted(kept.parent.glob("solved-*.npz"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT:]:
        path.unlink(missing_ok=True)


def _path(box: Box, settings: tuple[Any, ...]) -> Path | None:
    """A file in the folder of these rules, named by the options that matter."""
    folder = box.game.rule_set.cache_folder
    return folder / f"solved-{hashlib.sha256(repr(settings).encode()).hexdigest()[:16]}.npz" if folder else None
