"""Which files compiled code is made of. Whoever edits one of them recompiles; whoever edits another does not."""

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
    """The files of some modules of a game, of what they import of their package, and of the whole engine.

    Modules are those that are loaded: whatever a rule reads was imported before.
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
    """Names that may be modules which a file imports."""
    with _parsing:
        tree = ast.parse(file.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            name = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            yield from (name, *(f"{name}.{alias.name}" for alias in node.names))


def digest(files: Iterable[Path], *more: str) -> str:
    """A short hash of files, by name and content, and of whatever else matters."""
    found = hashlib.sha256("\n".join(more).encode())
    for file in files:
        found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]
