"""Bots, and what they know about a game. A bot sees a View and its seat, never a Table."""

from douzaine.bots.advice import Advice, MoveAdvice, advice
from douzaine.bots.arena import play_out, simulate
from douzaine.bots.base import Bot, Budget, RandomBot, SimpleBot
from douzaine.bots.ladder import Ladder, ladder
from douzaine.bots.levels import Level, LevelBot
from douzaine.bots.luck import Luck, luck
from douzaine.bots.names import NAMES, bot, levels_for
from douzaine.bots.review import Review, review

__all__ = [
    "NAMES",
    "Advice",
    "Bot",
    "Budget",
    "Ladder",
    "Level",
    "LevelBot",
    "Luck",
    "MoveAdvice",
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
