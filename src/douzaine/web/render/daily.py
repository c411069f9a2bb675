"""Draws the puzzle of the day: its board before the answer, and the value of every choice after it.

Before the answer only the question is passed here, so nothing of the answer can be drawn.
"""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Sequence
from math import ceil, floor
from typing import Any

from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.marked import MarkedContext
from douzaine.boards.scene import Player, scene_of
from douzaine.match.game import Game
from douzaine.puzzles.puzzle import Puzzle, Question
from douzaine.puzzles.puzzle_text import (
    bots_text,
    choice_text,
    names_of,
    question_text,
    shown_places,
    value_text,
    verdict,
    why,
)
from douzaine.texts import percent_in

MOST_ROWS = 6
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5)  # between lines of the axis
MOST_LINES = 4


def draw_question(
    question: Question,
    lang: str,
    reader: str | None,
    so_far: Sequence[str] = (),
    given: tuple[Sequence[str], Sequence[str]] | None = None,
) -> dict[str, Any]:
    """The board as the player who decides sees it.

    `so_far` are the moves already made of a decision of several. Once an answer is `given`, its pieces are chosen and
    those of the best choice are marked.
    """
    view, game = question.view(so_far), question.box.game
    board = board_of(game)
    players = tuple(Player(name) for name in names_of(question, reader))
    scene = scene_of(view, players, True, board.facts(view, False, None))
    at = BoardContext(scene, view.story, lang, True, served_art(game.id))
    if given is not None:
        own, best = (Counter(board.fields_of(moves)) for moves in given)
        at = MarkedContext(scene, view.story, lang, True, served_art(game.id), chosen=own, marked=best)
    heading, note = question_text(question, lang)
    return {
        "scene": board.scene(at),
        "hand": board.hand(at),
        "send": board.send(at),
        "heading": heading,
        "note": choice_text(question.box, so_far, lang) if so_far else note,
        "so_far": list(so_far),
    }


def draw_answer(puzzle: Puzzle, place: int, counts: Sequence[int], lang: str) -> dict[str, Any]:
    """The value of every choice and how often others made it, as a table of dots."""
    low, high, lines = axis([puzzle.choices[n].value for n in shown_places(puzzle, place, counts, MOST_ROWS)])
    everybody = max(1, sum(counts))
    drawn = pictures_of(puzzle.question.box.game)
    art = served_art(puzzle.question.game)

    def row(number: int) -> dict[str, Any]:
        choice = puzzle.choices[number]
        spot = min(1.0, max(0.0, (choice.value - low) / (high - low)))
        return {
            "text": choice_text(puzzle.question.box, choice.moves, lang),
            "picture": drawn.picture(choice.moves, art) if drawn else None,
            "value": percent_in(choice.value, lang),
            "x": f"{100 * spot:.1f}%",
            "is_best": choice.is_best,
            "is_mine": number == place,
            "others": f"{round(100 * counts[number] / everybody)}\u202f%",
            "bar": f"{100 * counts[number] / everybody:.0f}%",
            "parts": [
                (name, f"{100 * choice.parts[name]:.1f}%", percent_in(choice.parts[name], lang)) for name in shares
            ],
        }

    words = puzzle.question.box.game.words
    shares = [name for name in puzzle.best.parts if words.has(f"puzzle-part-{name}", lang)]
    return {
        "rows": [row(number) for number in shown_places(puzzle, place, counts, MOST_ROWS)],
        "all": [row(number) for number in range(len(puzzle.choices))],
        "shares": [(name, words.text(f"puzzle-part-{name}", lang)) for name in shares],
        "lines": [(f"{100 * (line - low) / (high - low):.1f}%", f"{100 * line:.0f}") for line in lines],
        "pictures_say_all": bool(drawn) and drawn.SAYS_ALL,
        "others": sum(counts),
        "verdict": verdict(puzzle, place, lang),
        "why": why(puzzle, place, lang),
        "bots": bots_text(puzzle, lang),
        "value": value_text(puzzle, lang),
    }


def axis(values: Sequence[float]) -> tuple[float, float, list[float]]:
    """The ends of an axis for some values, and its lines: whole steps, few of them."""
    for step in STEPS:
        low, high = floor(min(values) / step + 1e-9), ceil(max(values) / step - 1e-9)
        if high - low <= MOST_LINES:
            break
    high = max(high, low + 1)
    return low * step, high * step, [number * step for number in range(low, high + 1)]


def pictures_of(game: Game) -> Any:
    """How a game draws a choice in a small row: the module `puzzle` of its board; None if in words.

    The module has a function `picture`, and `SAYS_ALL` if a picture needs no words beside it.
    """
    if not game.has_part("board"):
        return None
    name = f"{game.part('board').__name__}.puzzle"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
