"""Bots, and what they know about a game. A bot sees a View and its seat, never a Table."""

from douzaine.bots.advice import advice
from douzaine.bots.arena import play_out, simulate
from douzaine.bots.base import Bot, Budget, RandomBot, SimpleBot
from douzaine.bots.ladder import Ladder, Pairing, ladder
from douzaine.bots.levels import Level, LevelBot
from douzaine.bots.luck import Luck, luck
from douzaine.bots.names import NAMES, BotLike, bot, levels_for
from douzaine.bots.review import Decision, Review, review
from douzaine.match.advised import Advice, MoveAdvice

__all__ = [
    "NAMES",
    "Advice",
    "Bot",
    "BotLike",
    "Budget",
    "Decision",
    "Ladder",
    "Level",
    "LevelBot",
    "Luck",
    "MoveAdvice",
    "Pairing",
    "RandomBot",
    "Review",
    "SimpleBot",
    "advice",
    "bot",
    "ladder",
    "levels_for",
    "luck",
    "play_out",
    "review",
    "simulate",
]
