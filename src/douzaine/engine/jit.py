"""The one place that speaks to Numba."""

from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.registry import CPUDispatcher

SMALL = 300  # bytes of Python's code
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}


def compiler(folder: Path | None, bounds_check: bool) -> Callable[[FunctionType, bool], Callable[..., Any]]:
    """A function that turns a rule into compiled code, cached in `folder` if it is an entry point."""
    options = OPTIONS | {"boundscheck": bounds_check}

    def make(clone: FunctionType, is_entry: bool) -> Callable[..., Any]:
        if not is_entry:
            inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": _is_small(clone)}
            return Rule(clone, targetoptions=options | inner)
        entry = Rule(clone, targetoptions=options)
        if folder is not None:
            entry._cache = _cache_in(folder)(clone)
        return entry

    return make


def _is_small(function: FunctionType) -> bool:
    """Small rules are put where they are called: playouts gain a quarter, compiling costs a tenth more."""
    return len(function.__code__.co_code) < SMALL


class Rule(CPUDispatcher):
    """A compiled rule. Integers of any kind arrive as int64, so that a rule is compiled once.

    Numba would otherwise make a version for every literal, enum member and size of integer.
    """

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The version to call for arguments of these types."""
        return super().get_call_template(tuple(map(_widen, args)), {name: _widen(kind) for name, kind in kws.items()})


def _widen(kind: Any) -> Any:
    kind = types.unliteral(kind)
    if isinstance(kind, types.IntEnumMember | types.Integer):
        return types.int64
    return kind


def _cache_in(folder: Path) -> Any:
    """A Numba cache in a folder whose name already says which sources it belongs to."""

    class Locator(_CacheLocator):
        def __init__(self, function: FunctionType) -> None:
            self._line = function.__code__.co_firstlineno

        def ensure_cache_path(self) -> None:
            folder.mkdir(parents=True, exist_ok=True)

        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.name

        def get_disambiguator(self) -> str:
            return str(self._line)

        @classmethod
        def from_function(cls, function: FunctionType, path: str) -> "Locator":
            return cls(function)

    class Implementation(CompileResultCacheImpl):
        _locator_classes = (Locator,)

    class Cache(FunctionCache):
        _impl_class = Implementation

    return Cache
