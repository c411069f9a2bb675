"""Puzzles: a position, one decision, and the exact value of every choice. Made from a seed, the same everywhere."""

from douzaine.puzzles.calendar import daily_puzzle, games_with_puzzles
from douzaine.puzzles.maker import make_puzzle
from douzaine.puzzles.puzzle import Choice, Puzzle, Question

__all__ = ["Choice", "Puzzle", "Question", "daily_puzzle", "games_with_puzzles", "make_puzzle"]
