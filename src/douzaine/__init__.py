"""Douzaine: a table for four games that turn around twelve.

>>> import douzaine as dz
>>> box = dz.game("killer").box(players=3)
>>> match = dz.Match(box, seed=12)
>>> match.actors
(2,)
"""

from importlib.metadata import version as _version

from douzaine.errors import (
    BadDeck,
    BadOption,
    BadPosition,
    BadRecord,
    DouzaineError,
    IllegalMove,
    NotYourTurn,
    UnknownGame,
)
from douzaine.games import add as add_game
from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.event import Event, move_text
from douzaine.match.fair import FairDealer
from douzaine.match.game import Box, Game, game, games
from douzaine.match.match import CHANCE, Match, Outcome
from douzaine.match.simulate import Result, simulate
from douzaine.match.view import View

__version__ = _version("douzaine")

__all__ = [
    "CHANCE",
    "BadDeck",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Box",
    "Dealer",
    "DouzaineError",
    "Event",
    "FairDealer",
    "Game",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Outcome",
    "Result",
    "SeededDealer",
    "UnknownGame",
    "View",
    "add_game",
    "game",
    "games",
    "move_text",
    "simulate",
]
