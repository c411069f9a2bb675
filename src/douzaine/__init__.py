"""Douzaine: a table for four games built around the number twelve.

>>> import douzaine as dz
>>> box = dz.game("killer").box(players=3)
>>> match = dz.Match(box, seed=12)
>>> match.actors
(2,)
"""

from importlib import import_module as _import_module
from importlib.metadata import version as _version
from typing import TYPE_CHECKING as _TYPE_CHECKING

from douzaine.bots import (
    Advice,
    Bot,
    BotLike,
    Budget,
    Decision,
    Ladder,
    Luck,
    MoveAdvice,
    Pairing,
    Review,
    advice,
    bot,
    ladder,
    luck,
    review,
    simulate,
)
from douzaine.errors import (
    BadDeck,
    BadOption,
    BadPosition,
    BadRecord,
    DouzaineError,
    IllegalMove,
    NotSolved,
    NotYourTurn,
    UnknownGame,
)
from douzaine.games.declare import Option
from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.event import Event, Story, move_text
from douzaine.match.fair import FairDealer
from douzaine.match.game import Box, Game, game, games
from douzaine.match.match import CHANCE, Match, Step
from douzaine.match.simulate import Result
from douzaine.match.state import Outcome
from douzaine.match.view import View
from douzaine.shelf import add as add_game

if _TYPE_CHECKING:
    from douzaine import lab as lab
else:

    def __getattr__(name: str) -> object:
        """Import `lab` on first use: few programs need it, and it loads pages and charts."""
        if name == "lab":
            return _import_module("douzaine.lab")
        raise AttributeError(f"module 'douzaine' has no attribute {name!r}")


__version__ = _version("douzaine")

__all__ = [
    "CHANCE",
    "Advice",
    "BadDeck",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Bot",
    "BotLike",
    "Box",
    "Budget",
    "Dealer",
    "Decision",
    "DouzaineError",
    "Event",
    "FairDealer",
    "Game",
    "IllegalMove",
    "Ladder",
    "Luck",
    "Match",
    "MoveAdvice",
    "NotSolved",
    "NotYourTurn",
    "Option",
    "Outcome",
    "Pairing",
    "Result",
    "Review",
    "SeededDealer",
    "Step",
    "Story",
    "UnknownGame",
    "View",
    "add_game",
    "advice",
    "bot",
    "game",
    "games",
    "ladder",
    "luck",
    "move_text",
    "review",
    "simulate",
]
