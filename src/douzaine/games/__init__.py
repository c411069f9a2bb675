"""The games. Each is a folder with the same files; `find` lists those that are there.

Other packages bring games of their own through the entry point group `douzaine.games`: the name is
the game's id, the value the package that holds its files.
"""

import importlib.util
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

_added: dict[str, str] = {}


def find() -> dict[str, str]:
    """The package of every game by its id: our own folders, entry points, and those added by hand."""
    return _installed() | _added


@cache
def _installed() -> dict[str, str]:
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/box.py"))
    packages = {name: f"{__name__}.{name}" for name in folders}
    for entry in entry_points(group="douzaine.games"):
        packages.setdefault(entry.name, entry.value)
    return packages


def add(name: str, package: str) -> None:
    """Make the game in `package` known under the id `name` for this process."""
    if importlib.util.find_spec(package) is None:
        raise ModuleNotFoundError(f"no package {package!r} for the game {name!r}")
    _added[name] = package
