"""The interface to Numba."""

from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

from numba import typeof, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.registry import CPUDispatcher

SMALL = 300  # bytes of Python's code
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}


def compiler(folder: Path | None, bounds_check: bool) -> Callable[[FunctionType, bool], Callable[..., Any]]:
    """A function that turns a rule into compiled code, cached in `folder` if it is an entry point."""
    options = OPTIONS | {"boundscheck": bounds_check}

    def make(clone: FunctionType, is_entry: bool) -> Callable[..., Any]:
        if not is_entry:
            inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": is_small(clone)}
            return Rule(clone, targetoptions=options | inner)
        entry = Rule(clone, targetoptions=options)
        if folder is not None:
            entry.keep_in(folder)
        return entry

    return make


def is_small(function: FunctionType) -> bool:
    """Whether a rule is inlined where it is called: playouts gain a quarter, compiling takes a tenth longer."""
    return len(function.__code__.co_code) < SMALL


class Rule(CPUDispatcher):
    """A compiled rule. All integers arrive as int64, including defaults, so that a rule is compiled once.

    Numba would otherwise make a version for every literal, enum member, size of integer and number of arguments given.
    """

    def keep_in(self, folder: Path) -> None:
        """Cache everything compiled from now on in a folder."""
        self._cache = _cache_in(folder)(self.py_func)

    def entry_for(self, arguments: tuple[Any, ...]) -> Callable[..., Any]:
        """The compiled code for arguments of these types, without checking them again: faster to call."""
        kinds = tuple(typeof(argument) for argument in arguments)
        self.compile(kinds)
        entry: Callable[..., Any] = self.overloads[kinds].entry_point
        return entry

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """The version to call for arguments of these types."""
        _, every = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(widen, every)), {})


def widen(kind: Any) -> Any:
    """The type in which a rule receives an argument of this type."""
    kind = typeof(kind.value) if isinstance(kind, types.Omitted) else types.unliteral(kind)
    if isinstance(kind, types.IntEnumMember | types.Integer):
        return types.int64
    return kind


def _cache_in(folder: Path) -> Any:
    """A Numba cache in a folder whose name already identifies the sources."""

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
