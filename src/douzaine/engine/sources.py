"""The files that compiled code depends on: editing one of them recompiles, editing any other does not."""

import ast
import hashlib
import importlib.util
import sys
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

DECLARATIONS = "douzaine.games.declare"  # numbers of events and the like, which rules read as constants

_parsing = threading.Lock()  # Python 3.11 may fail when two threads parse at once


def source_files(modules: Iterable[str], package: str) -> tuple[Path, ...]:
    """The files of some modules of a game, of everything they import from their package, and of the whole engine.

    The modules must be loaded: whatever a rule reads was imported before.
    """
    found: dict[str, Path] = {}
    waiting = [*modules]
    while waiting:
        name = waiting.pop()
        module = sys.modules.get(name)
        if name in found or module is None or not (name.startswith(package + ".") or name == DECLARATIONS):
            continue
        found[name] = Path(module.__file__ or "")
        waiting += _imported(found[name], module.__package__ or "")
    return tuple(sorted([*found.values(), *Path(__file__).parent.glob("*.py")]))


def _imported(file: Path, package: str) -> Iterator[str]:
    """The names in a file's imports that may be modules."""
    for node in ast.walk(_parsed(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            name = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            yield from (name, *(f"{name}.{alias.name}" for alias in node.names))


def _parsed(file: Path) -> ast.Module:
    with _parsing:
        return ast.parse(file.read_bytes())


def digest(files: Iterable[Path], *more: str) -> str:
    """A short hash of files, by name and code, and of whatever else matters; docstrings and comments do not count."""
    found = hashlib.sha256("\n".join(more).encode())
    for file in files:
        found.update(f"{file.name}\0{_code_of(file)}\0".encode())
    return found.hexdigest()[:16]


def _code_of(file: Path) -> str:
    """The code of a file without docstrings, comments and layout."""
    tree = _parsed(file)
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() if ast.get_docstring(node, clean=False) is not None:
                del node.body[0]
    return ast.dump(tree)
