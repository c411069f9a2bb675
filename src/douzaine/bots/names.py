"""Bots by name, everywhere the same: a level, a level with a budget, or a class of one's own.

`random`, `simple`, `novice`, `regular`, `expert`, `perfect`; `expert@2000` thinks for 2000 trials a
move and `expert@0.5s` for half a second; `mymodule:MyBot` is a class with `choose(view, seat, budget)`.
"""

import importlib
import inspect
import re
from typing import Any

from douzaine.bots.base import Bot, Budget, RandomBot, SimpleBot
from douzaine.bots.levels import LEVELS, LevelBot, uses_solver
from douzaine.bots.solved import is_exact
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.game import Box

PLAIN: dict[str, type[RandomBot] | type[SimpleBot]] = {"random": RandomBot, "simple": SimpleBot}
NAMES = (*PLAIN, *LEVELS)
PERFECT = "perfect"
BUDGET = re.compile(r"(?P<number>\d{1,9}(?:\.\d{1,3})?)(?P<seconds>s?)")


def bot(name: str, seed: int | None = None, box: Box | None = None) -> Bot:
    """A bot by its name, for a box if one is given. Raises `DouzaineError` for one that cannot play it."""
    if not isinstance(name, str):
        raise DouzaineError("error-bot-name", value=shown(name))
    if ":" in name:
        return _own(name, seed)
    level, at, budget = name.partition("@")
    if level in PLAIN and not at:
        return PLAIN[level](seed)
    if level not in LEVELS:
        raise DouzaineError("error-unknown-bot", name=shown(name), known=", ".join((*NAMES, "module:Class")))
    if box is not None:
        uses_solver(LEVELS[level], box)
    return LevelBot(LEVELS[level], seed, read_budget(budget) if at else None)


def levels_for(box: Box) -> tuple[str, ...]:
    """The names of all levels that can play a box, from weak to strong."""
    return tuple(name for name in NAMES if name != PERFECT or is_exact(box))


def read_budget(text: str) -> Budget:
    """What stands behind the @ of a name: `2000` trials, or `0.5s` seconds."""
    match = BUDGET.fullmatch(text)
    if match is None or (not match["seconds"] and "." in match["number"]):
        raise DouzaineError("error-budget", value=shown(text))
    return Budget(seconds=float(match["number"])) if match["seconds"] else Budget(trials=int(match["number"]))


def _own(name: str, seed: int | None) -> Bot:
    """An instance of a class of one's own, with the seed if it wants one."""
    module, _, kind = name.partition(":")
    try:
        made: Any = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise DouzaineError("error-bot-import", name=shown(name), why=str(error)) from None
    if not callable(made) or not hasattr(made, "choose"):
        raise DouzaineError("error-no-bot", name=shown(name))
    wants_seed = "seed" in inspect.signature(made).parameters
    own: Bot = made(seed=seed) if wants_seed else made()
    return own
