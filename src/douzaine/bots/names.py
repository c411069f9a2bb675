"""Bots by name: a level, a level with a budget, or your own class.

`random`, `simple`, `novice`, `regular`, `expert`, `perfect`; `expert@2000` uses 2000 trials a
move and `expert@0.5s` half a second; `mymodule:MyBot` and `path/to/file.py:MyBot` are classes with
`choose(view, seat, budget)`, and `file.py:MyBot@500` passes such a budget to `choose`. In Python, a class or an
object with that method works as well.
"""

import importlib
import inspect
import os
import re
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from douzaine.bots.base import Bot, Budget, RandomBot, SimpleBot
from douzaine.bots.levels import LEVELS, LevelBot, uses_solver
from douzaine.bots.solved import is_exact
from douzaine.errors import DouzaineError, file_trouble
from douzaine.games.declare import shown
from douzaine.match.game import Box
from douzaine.match.view import View

PLAIN: dict[str, type[RandomBot] | type[SimpleBot]] = {"random": RandomBot, "simple": SimpleBot}
NAMES = (*PLAIN, *LEVELS)
PERFECT = "perfect"
BUDGET = re.compile(r"(?P<number>\d{1,9}(?:\.\d{1,3})?)(?P<seconds>s?)")


BotLike = str | Bot | type[Bot]  # anything that names or is a bot


def bot(name: BotLike, seed: int | None = None, box: Box | None = None) -> Bot:
    """Make a bot from a name or a class, or return an object as it is; check it for a box if one is given.

    Names are the levels `random`, `simple`, `novice`, `regular`, `expert` and, where a game is solved, `perfect`.
    `expert@2000` thinks for 2000 trials a move, `expert@0.5s` for half a second. `mymodule:MyBot` and
    `path/to/file.py:MyBot` are classes of your own; `file.py:MyBot@500` hands such a budget to `choose`.
    Raises `DouzaineError` for a name that nobody has, and for a bot that cannot play the box.
    """
    if not isinstance(name, str):
        return _given(name, seed)
    if ":" in name:
        return _own(name, seed)
    level, at, budget = name.partition("@")
    if level in PLAIN and not at:
        return PLAIN[level](seed)
    if level not in LEVELS:
        raise DouzaineError(
            "error-unknown-bot", name=shown(name), known=", ".join((*NAMES, "module:Class", "file.py:Class"))
        )
    if box is not None:
        uses_solver(LEVELS[level], box)
    return LevelBot(LEVELS[level], seed, read_budget(budget) if at else None)


def labels(bots: Sequence[BotLike]) -> tuple[str, ...]:
    """The names of bots in results: their name or class, numbered if two classes share one."""
    found: list[str] = []
    for each in bots:
        name = each if isinstance(each, str) else _class_of(each).__name__
        same = sum(label == name or label.startswith(f"{name} ") for label in found)
        found.append(f"{name} {same + 1}" if same and not isinstance(each, str) else name)
    return tuple(found)


def is_object(given: BotLike) -> bool:
    """Whether this is one bot that plays all its matches itself, one after the other."""
    return not isinstance(given, str | type)


def _class_of(given: Any) -> type:
    return given if isinstance(given, type) else type(given)


def _given(given: Any, seed: int | None) -> Bot:
    """An object that can choose, or a new one of a class."""
    if not callable(getattr(given, "choose", None)):
        raise DouzaineError("error-bot-name", value=shown(given))
    found: Bot = _made(given, seed) if isinstance(given, type) else given
    return found


def _made(kind: Any, seed: int | None) -> Bot:
    """A new bot of a class, with the seed if it takes one."""
    wants_seed = "seed" in inspect.signature(kind).parameters
    made: Bot = kind(seed=seed) if wants_seed else kind()
    return made


class Budgeted:
    """Your own bot with a limit on its thinking."""

    def __init__(self, own: Bot, budget: Budget) -> None:
        self.own = own
        self.budget = budget

    def choose(self, view: View, seat: int, budget: Budget | None = None) -> str:
        """Choose within the budget."""
        return self.own.choose(view, seat, budget or self.budget)


def levels_for(box: Box) -> tuple[str, ...]:
    """The names of all levels that can play a box, from weak to strong."""
    return tuple(name for name in NAMES if name != PERFECT or is_exact(box))


def read_budget(text: str) -> Budget:
    """The budget after the @ of a name: `2000` trials, or `0.5s` seconds."""
    match = BUDGET.fullmatch(text)
    if match is None or (not match["seconds"] and "." in match["number"]):
        raise DouzaineError("error-budget", value=shown(text))
    return Budget(seconds=float(match["number"])) if match["seconds"] else Budget(trials=int(match["number"]))


def _own(name: str, seed: int | None) -> Bot:
    """An object of your own class, with the budget in its name."""
    place, _, kind = name.rpartition(":")
    kind, at, budget = kind.partition("@")
    allowed = read_budget(budget) if at else None
    try:
        made: Any = getattr(_in_file(Path(place)) if _is_file(place) else _in_module(place), kind)
    except OSError as error:
        raise DouzaineError("error-bot-file", name=shown(name), why=file_trouble(error)) from error
    except Exception as error:  # whatever the user's code raises on import
        raise DouzaineError("error-bot-import", name=shown(name), why=str(error) or type(error).__name__) from error
    if not callable(made) or not hasattr(made, "choose"):
        raise DouzaineError("error-no-bot", name=shown(name))
    own = _made(made, seed)
    return Budgeted(own, allowed) if allowed else own


def _is_file(place: str) -> bool:
    return place.endswith(".py") or "/" in place or os.sep in place


def _in_module(name: str) -> ModuleType:
    _search(Path.cwd())
    return importlib.import_module(name)


def _in_file(file: Path) -> ModuleType:
    """Import a file once as a module; it may import its neighbours."""
    id = str(file.resolve())
    if id not in sys.modules:
        loader = SourceFileLoader(id, id)
        module = module_from_spec(ModuleSpec(id, loader, origin=id))
        _search(Path(id).parent)
        sys.modules[id] = module  # during the import, as Python does
        try:
            loader.exec_module(module)
        except BaseException:
            del sys.modules[id]
            raise
    return sys.modules[id]


def _search(folder: Path) -> None:
    """Also find modules in a folder, after everything installed: a command does not search where it is run."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
