"""The shelf with the games: which there are, and the package of each. `games` holds our own.

Other packages bring games of their own through the entry point group `douzaine.games`: the name is
the game's id, the value the package that holds its files.
"""

import importlib.util
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

_added: dict[str, str] = {}


def find() -> dict[str, str]:
    """The package of every game by id: our own folders, entry points, and games added by hand."""
    return _installed() | _added


@cache
def _installed() -> dict[str, str]:
    folders = sorted(path.parent.name for path in (Path(__file__).parent / "games").glob("*/box.py"))
    packages = {name: f"douzaine.games.{name}" for name in folders}
    for entry in entry_points(group="douzaine.games"):
        packages.setdefault(entry.name, entry.value)
    return packages


def folder_of(name: str) -> Path | None:
    """The folder with a game's files, found without importing it; None if there is no such game."""
    package = find().get(name)
    spec = importlib.util.find_spec(package) if package else None
    return Path(spec.origin).parent if spec and spec.origin else None


def add(name: str, package: str) -> None:
    """Make the game in `package` known under the id `name` in this process."""
    if importlib.util.find_spec(package) is None:
        raise ModuleNotFoundError(f"no package {package!r} for the game {name!r}")
    _added[name] = package
