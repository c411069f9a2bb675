"""From rules to callable entry points: interpreted, or compiled with Numba and cached on disk.

A game's functions are put in place of the drivers' stubs, and every rule they reach is cloned with
the clones of the rules it calls in its globals. The interpreted twin is made of plain functions, the
compiled one of Numba dispatchers; both come from the same source.

Numba's own cache looks only at the file a function stands in, so an edited helper would go unnoticed.
Ours lives in one folder a game, named by a hash of every source the game is made of (`sources.py`).
"""

import dis
import os
import shutil
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, MappingProxyType
from typing import Any

import numpy as np

from douzaine.engine import drivers, story, table
from douzaine.engine.cache import cache_base
from douzaine.engine.rule import is_rule
from douzaine.engine.sources import digest, source_files

KEPT_FOLDERS = 4  # caches of other versions of a game that are left in place


@dataclass(frozen=True)
class RuleSet:
    """The functions of one game, the shapes they work on, and the source files they come from."""

    name: str
    functions: Mapping[str, Callable[..., Any]]
    box: "np.dtype[Any]"
    table: "np.dtype[Any]"
    max_moves: int
    max_outcomes: int
    sources: tuple[Path, ...]
    _ready = False  # whether compiled code is known to be ready; once true, it stays so

    @cached_property
    def interpreted(self) -> "Entries":
        """The entry points as plain Python."""
        return Entries(bind(self.functions, _plain, drivers.ENTRIES), as_records=True)

    @cached_property
    def compiled(self) -> "Entries":
        """The entry points compiled; each is compiled, or loaded from the cache, on its first call."""
        from douzaine.engine.jit import compiler

        make = compiler(self.cache_folder, bounds_checked())
        return Entries(bind(self.functions, make, drivers.ENTRIES, made=self._made), as_records=False)

    def driver(self, function: Callable[..., Any], compiled: bool = True) -> Callable[..., Any]:
        """Another driver (a rule over the stubs of `drivers.py`), bound to this game.

        It is compiled on its first call, and cached in a folder of its own beside the entry points, so that those load
        quickly and an edited driver does not affect them.
        """
        key = (function, compiled)
        if key not in self._drivers:
            if compiled:
                from douzaine.engine.jit import compiler

                make = compiler(self.driver_folder(function), bounds_checked())
                self._drivers[key] = bind(self.functions, make, {"driver": function}, made=self._made)["driver"]
            else:
                self._drivers[key] = _taking_records(bind(self.functions, _plain, {"driver": function})["driver"])
        return self._drivers[key]

    def driver_folder(self, function: Callable[..., Any]) -> Path | None:
        """The folder with the compiled code of another driver."""
        if self.cache_folder is None:
            return None
        package, _, name = function.__module__.rpartition(".")
        return self.cache_folder / f"{name}-{digest(source_files([function.__module__], package))}"

    @cached_property
    def _drivers(self) -> dict[tuple[Callable[..., Any], bool], Callable[..., Any]]:
        return {}

    @cached_property
    def _made(self) -> "Made":
        """Rules compiled in this process; other drivers that reach them call the same ones."""
        return {}

    @cached_property
    def cache_folder(self) -> Path | None:
        """The folder with compiled code of exactly these sources, or None if nothing can be written."""
        base = cache_base()
        return base / f"{self.name}-{self.fingerprint}" if base else None

    @cached_property
    def fingerprint(self) -> str:
        """A hash of everything that compiled code depends on."""
        versions = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
        return digest(self.sources, *versions, sys.version, str(bounds_checked()))

    @property
    def is_compiled(self) -> bool:
        """Whether compiled code is ready for all entry points."""
        if not self._ready and self.cache_folder is not None and (self.cache_folder / "ready").exists():
            self.__dict__["_ready"] = True
        return self._ready

    def compile(self) -> None:
        """Compile everything now, unless it is cached. One process compiles, others wait for it."""
        if self.is_compiled:
            return
        folder = self.cache_folder
        if folder is None:
            self._compile_every_entry()
            return
        from filelock import FileLock

        folder.mkdir(parents=True, exist_ok=True)
        with FileLock(folder.with_suffix(".lock")):
            if not self.is_compiled:
                self._compile_every_entry()
                (folder / "ready").touch()
                _prune(folder)

    def best(self) -> "Entries":
        """Compiled rules if they are ready, otherwise interpreted ones: nobody waits for a compiler."""
        return self.compiled if self._ready or self.is_compiled else self.interpreted

    def _compile_every_entry(self) -> None:
        """Compile each entry point for the one set of types it is ever called with."""
        box, tables = np.zeros(1, self.box), np.zeros(3, self.table)
        one, silent = np.zeros(1, self.table), story.new_story(0)
        moves, weights = np.zeros(self.max_moves, np.int64), np.zeros(self.max_outcomes, np.int64)
        points, rng = np.zeros((3, table.MAX_SEATS)), np.zeros(4, np.int64)
        arguments: dict[str, tuple[Any, ...]] = {
            "setup": (box, one, silent),
            "legal": (box, one, 0, moves),
            "play": (box, one, 0, 0, silent),
            "odds": (box, one, weights),
            "deal": (box, one, 0, silent),
            "scores": (box, one, points[0]),
            "view": (box, one, 0, one.copy()),
            "redeal": (box, one, 0, rng, one.copy()),
            "policy": (box, one, 0, moves, 1, rng),
            "start": (box, one, rng, weights, silent),
            "step": (box, one, 0, 0, rng, weights, silent),
            "batch": (box, tables, moves, 0, 0, 0, 0, rng, moves, weights, silent, points, np.zeros((1, 2), np.int64)),
            "playouts": (box, tables, moves, 0, 0, 0, rng, moves, weights, silent, points),
        }
        for name, values in arguments.items():
            self.compiled.compile_for(name, values)
        self.__dict__["_ready"] = True


class Entries:
    """The entry points of one game, by name. See `drivers.py` for their arguments."""

    def __init__(self, functions: Mapping[str, Callable[..., Any]], as_records: bool) -> None:
        self.is_compiled = not as_records
        self._functions = functions
        for name, function in functions.items():
            setattr(self, name, _taking_records(function) if as_records else function)

    setup: Callable[..., None]
    legal: Callable[..., int]
    play: Callable[..., None]
    odds: Callable[..., int]
    deal: Callable[..., None]
    scores: Callable[..., None]
    view: Callable[..., None]
    redeal: Callable[..., None]
    policy: Callable[..., int]
    start: Callable[..., int]
    step: Callable[..., int]
    batch: Callable[..., int]
    playouts: Callable[..., int]

    def compile_for(self, name: str, arguments: tuple[Any, ...]) -> None:
        """Compile one entry point for arguments like these without calling it."""
        import numba

        function: Any = self._functions[name]
        function.compile(tuple(numba.typeof(value) for value in arguments))


def bounds_checked() -> bool:
    """Whether compiled rules check array bounds: slower, and for tests (DOUZAINE_BOUNDS_CHECK=1)."""
    return os.environ.get("DOUZAINE_BOUNDS_CHECK", "") == "1"


Made = dict[tuple[Callable[..., Any], bool], Callable[..., Any]]  # by rule, and whether it is an entry point


def bind(
    functions: Mapping[str, Callable[..., Any]],
    make: Callable[[FunctionType, bool], Callable[..., Any]],
    entries: Mapping[str, Any],
    instead: Mapping[Any, Any] = MappingProxyType({}),
    made: Made | None = None,
) -> dict[str, Callable[..., Any]]:
    """The entry points with a game's functions in place of the stubs; `make` turns a clone into a callable.

    `instead` names replacements for rules; `made` are rules bound before, which are reused.
    """
    stand_ins = {
        "policy": drivers.policy_at_random,
        "reopen": drivers.leave_as_it_is,
        "advance": drivers.has_nothing_to_do,
        **functions,
    }
    done: Made = {} if made is None else made

    def twin(function: Any, is_entry: bool) -> Callable[..., Any]:
        if (function, is_entry) not in done:
            scope = dict(function.__globals__)
            clone = FunctionType(
                function.__code__, scope, function.__name__, function.__defaults__, function.__closure__
            )
            for name in _globals_read(function):
                called = stand_ins[name] if _is_stub(scope, name) else scope.get(name)
                if is_rule(called):
                    scope[name] = twin(instead.get(called, called), False)
            done[function, is_entry] = make(clone, is_entry)
        return done[function, is_entry]

    return {name: twin(entry, True) for name, entry in entries.items()}


def _globals_read(function: Callable[..., Any]) -> list[str]:
    """The global names a function reads; a field of a record may have the name of a rule."""
    return sorted({step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"})


def _is_stub(scope: Mapping[str, Any], name: str) -> bool:
    return name in drivers.STUBS and scope.get(name) is getattr(drivers, name)


def _plain(clone: FunctionType, is_entry: bool) -> Callable[..., Any]:
    return clone


def _taking_records(function: Callable[..., Any]) -> Callable[..., Any]:
    """Let interpreted rules read and write fields as attributes, as compiled ones do."""

    def call(*arguments: Any) -> Any:
        return function(*(a.view(np.recarray) if isinstance(a, np.ndarray) and a.dtype.names else a for a in arguments))

    return call


def _prune(kept: Path) -> None:
    """Remove caches of other versions of this game, except the newest few."""
    name = kept.name.rsplit("-", 1)[0]
    others = [folder for folder in kept.parent.glob(f"{name}-*") if folder.is_dir() and folder != kept]
    for folder in sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_FOLDERS:]:
        shutil.rmtree(folder, ignore_errors=True)
