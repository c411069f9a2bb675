"""Who imports whom, read from the sources: imports for types and inside functions count as much as any other."""

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

Graph = Mapping[str, frozenset[str]]  # the modules of ours that each module imports
Pair = tuple[str, str]  # who imports, what is imported

# Each layer may import itself and those above it in this list; the first pattern that fits a module names its layer.
LAYERS = {
    "texts": r"shelf|texts|errors",
    "engine": r"engine\b.*",
    "pictures": r"games\.\w+\.(board|terminal)\b.*",  # how a game looks: its place is below `boards`
    "games": r"games\b.*",  # what a game is: its box, its rules, what may be seen, its bots
    "match": r"match\b.*",
    "boards": r"boards\b.*",
    "bots": r"bots\b.*",
    "lessons": r"lessons\b.*",
    "puzzles": r"puzzles\b.*",
    "envs": r"envs\b.*",  # for those who train agents
    "lab": r"lab\b.*",  # how balanced a game is
    "model": r"server\.(model|limits|metrics)\b.*",  # a person, a seat, an entry of the log; bounds
    "store": r"store\b.*",
    "server": r"server\b.*",
    "terminal": r"terminal\b.*",
    "web": r"web\b.*",
    "cli": r"cli\b.*|__main__",
    "testing": r"testing\b.*",
}
ORDER = [
    "texts",
    "engine",
    "games",
    "match",
    "boards",
    "pictures",
    "bots",
    "lessons",
    "puzzles",
    "envs",
    "lab",
    "model",
    "store",
    "server",
    "terminal",
    "web",
    "cli",
    "testing",
]


def layer_of(module: str) -> str:
    """The layer of a module, named without `douzaine.`"""
    for layer, pattern in LAYERS.items():
        if re.fullmatch(pattern, module):
            return layer
    raise AssertionError(f"{module} stands in no layer: give it a place in tests/generic/layers.py")


@cache
def modules_of(package: Path) -> Mapping[str, Path]:
    """The modules of a package, named without the package; the package itself is not among them."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        name = ".".join(path.relative_to(package).with_suffix("").parts).removesuffix("__init__").removesuffix(".")
        if name:
            found[name] = path
    return found


@cache
def graph_of(package: Path) -> Graph:
    """Everything that the modules of a package import of each other."""
    modules = modules_of(package)
    return {name: frozenset(_imported(path, package.name, modules) - {name}) for name, path in modules.items()}


def _imported(path: Path, package: str, modules: Mapping[str, Path]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports by dots; write the whole name"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}".removeprefix(f"{package}.")
                found.add(whole if whole in modules else (node.module or "").removeprefix(f"{package}."))
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix(f"{package}.") for alias in node.names}
    return {name for name in found if name in modules}


def pairs(graph: Graph) -> list[Pair]:
    """Every import."""
    return [(name, other) for name in sorted(graph) for other in sorted(graph[name])]


def without(graph: Graph, left_out: Iterable[Pair]) -> Graph:
    """The same modules without some of the imports."""
    gone = set(left_out)
    return {name: frozenset(other for other in others if (name, other) not in gone) for name, others in graph.items()}


def upward(graph: Graph) -> list[Pair]:
    """Imports that point from a layer to one above it."""
    return [(name, other) for name, other in pairs(graph) if ORDER.index(layer_of(name)) < ORDER.index(layer_of(other))]


def between_games(graph: Graph) -> list[Pair]:
    """Imports of one game's modules by another game."""

    def game(module: str) -> str:
        parts = module.split(".")
        return parts[1] if parts[0] == "games" and len(parts) > 2 else ""

    return [(name, other) for name, other in pairs(graph) if game(name) and game(other) not in ("", game(name))]


def astray_in_web(graph: Graph) -> list[Pair]:
    """Imports that the rooms of `web` do not allow each other."""
    return [(name, other) for name, other in pairs(graph) if name.startswith("web.") and _is_astray(name, other)]


def _is_astray(name: str, other: str) -> bool:
    if other == "web.app":
        return True  # the application knows everybody; nobody knows it
    if name.startswith("web.pages.") and other.startswith("web.pages."):
        return True  # what two pages share stands below both
    if name.startswith("web.render."):  # drawing is given what it shows and asks nobody
        return layer_of(other) in ("store", "server") or (
            other.startswith("web.") and not other.startswith("web.render")
        )
    return False


def cycle_in(graph: Graph) -> list[str]:
    """Modules that import each other in a circle, each followed by one it imports; empty if there is none."""
    done: set[str] = set()

    def follow(name: str, way: list[str]) -> list[str]:
        if name in way:
            return way[way.index(name) :]
        if name in done:
            return []
        for other in sorted(graph.get(name, ())):
            if found := follow(other, [*way, name]):
                return found
        done.add(name)
        return []

    for name in sorted(graph):
        if found := follow(name, []):
            return found
    return []


def depth_of(graph: Graph, name: str, inside: str) -> int:
    """How many modules of one room stand on the longest way down from a module, itself included."""

    @cache
    def depth(module: str) -> int:
        return 1 + max((depth(other) for other in graph[module] if other.startswith(inside)), default=0)

    return depth(name)
