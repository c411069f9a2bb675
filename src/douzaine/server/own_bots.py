"""The operator's own bots at the tables: `douzaine serve --bots file.py:MyBot`.

They think in worker processes, within the time and memory limits of all other bots (`server/limits.py`). The
environment names them, so that every process of a server knows them.
"""

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import douzaine as dz
from douzaine.bots.names import NAMES, Budgeted, bot
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown

VARIABLE = "DOUZAINE_BOTS"
LABEL = re.compile(r"[A-Za-z_]\w{0,14}(?:@[\d.]{1,8}s?)?")
LONGEST_LABEL = 20  # as long as the column in the database


@dataclass(frozen=True)
class OwnBot:
    """A bot that the operator allows at the tables."""

    label: str  # its name at the tables: its class, with a budget if it has one
    name: str  # its module or file
    games: tuple[str, ...] | None  # the games it plays; None: all


def allow(names: Sequence[str]) -> None:
    """Allow bots at the tables of this server and all processes it starts. Raises `DouzaineError`."""
    text = ",".join(_whole_path(name.strip()) for name in names)
    found = _read(text)
    labels = [each.label for each in found]
    for each in found:
        if each.label in NAMES or labels.count(each.label) > 1 or not _is_label(each.label):
            raise DouzaineError("error-own-bot-label", name=shown(each.label), most=LONGEST_LABEL)
    os.environ[VARIABLE] = text


def own_bots() -> dict[str, OwnBot]:
    """The operator's bots by label."""
    return {each.label: each for each in _read(os.environ.get(VARIABLE, ""))}


def own_bots_of(game: dz.Game) -> tuple[str, ...]:
    """The labels of those that play a game."""
    return tuple(each.label for each in own_bots().values() if each.games is None or game.id in each.games)


@cache
def _read(text: str) -> tuple[OwnBot, ...]:
    return tuple(_found(name) for name in text.split(",") if name)


def _found(name: str) -> OwnBot:
    if ":" not in name:
        raise DouzaineError("error-own-bot-name", name=shown(name))
    made = bot(name)
    kind = type(made.own if isinstance(made, Budgeted) else made)
    games = getattr(kind, "games", None)
    return OwnBot(name.rpartition(":")[2], name, None if games is None else tuple(games))


def _is_label(label: str) -> bool:
    return len(label) <= LONGEST_LABEL and LABEL.fullmatch(label) is not None


def _whole_path(name: str) -> str:
    """A bot's name with the absolute path of its file, for processes started elsewhere."""
    place, colon, kind = name.rpartition(":")
    return f"{os.path.abspath(place)}:{kind}" if colon and place.endswith(".py") else name
