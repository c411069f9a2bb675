"""The puzzle of the day in the terminal: the question, an answer, and the value of every choice."""

from collections.abc import Callable, Sequence
from datetime import date

from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.match.json_text import to_json
from douzaine.match.words import table_words
from douzaine.puzzles import Puzzle
from douzaine.puzzles.calendar import Streak
from douzaine.puzzles.puzzle_text import (
    bots_text,
    choice_text,
    names_of,
    question_text,
    share_text,
    value_text,
    verdict,
    why,
)
from douzaine.texts import percent_in

MANY = 24  # choices up to which each has its own line
MOST_SHOWN = 12  # choices whose value is listed


def offered(puzzle: Puzzle) -> list[int]:
    """The places of all choices, in an order that does not reveal their values."""
    places = range(len(puzzle.choices))
    return sorted(places, key=lambda n: (len(puzzle.choices[n].moves), puzzle.choices[n].moves))


def ask(puzzle: Puzzle, day: date, lang: str, console: Console, read: Callable[[str], str]) -> int | None:
    """Show the question and read an answer: the number of a choice, or its words; None if there is none."""
    say = table_words().text
    show_question(puzzle, day, lang, console)
    order = offered(puzzle)
    texts = [choice_text(puzzle.question.box, puzzle.choices[place].moves, lang) for place in order]
    lines = [f"  {number} {text}" for number, text in enumerate(texts, 1)]
    console.print(Text("\n".join(lines) if len(lines) <= MANY else ",".join(lines).strip()))
    while True:
        try:
            words = read(say("cli-daily-choose", lang, count=len(order)) + " ").strip()
        except EOFError:
            return None
        if not words:
            return None
        place = place_said(puzzle, words, order, texts)
        if place is not None:
            return place
        console.print(say("daily-error-no-choice", lang))


def place_said(puzzle: Puzzle, words: str, order: Sequence[int], texts: Sequence[str]) -> int | None:
    """The choice named by its number, its words, or its moves separated by commas."""
    if words.isascii() and words.isdecimal() and 0 < int(words[:6]) <= len(order):
        return order[int(words) - 1]
    for place, text in zip(order, texts, strict=True):
        if words.casefold() in (text.casefold(), ",".join(puzzle.choices[place].moves)):
            return place
    return None


def show_question(puzzle: Puzzle, day: date, lang: str, console: Console) -> None:
    """Show the table as the player who decides sees it, and the question."""
    question = puzzle.question
    game = question.box.game
    title = f"{table_words().text('daily-title', lang)} · {day.isoformat()} · {game.words.text('title', lang)}"
    names = names_of(question, table_words().text("learn-name", lang))
    scene = game.part("terminal").text(question.view(), lang, names)
    console.print(Panel(scene, title=title, expand=False))
    heading, note = question_text(question, lang)
    console.print(Text(heading, "bold"))
    console.print(Text(note, "dim"))


def show_answer(
    puzzle: Puzzle, place: int, day: date, lang: str, console: Console, streak: Streak | None = None
) -> None:
    """Show the value of every choice, and why; also the streak, if the day counts for it."""
    say, box = table_words().text, puzzle.question.box
    console.print(Text(verdict(puzzle, place, lang), "bold"))
    console.print(Text(why(puzzle, place, lang)))
    grid = Grid(caption=value_text(puzzle, lang), caption_justify="left")
    grid.add_column(say("daily-chosen", lang))
    grid.add_column(say("daily-value-head", lang), justify="right")
    grid.add_column("")
    for number, choice in enumerate(puzzle.choices):
        if number < MOST_SHOWN or number == place:
            marks = [say("daily-best", lang)] * choice.is_best + [say("daily-you", lang)] * (number == place)
            grid.add_row(choice_text(box, choice.moves, lang), percent_in(choice.value, lang), ", ".join(marks))
    console.print(grid)
    console.print(Text(bots_text(puzzle, lang), "dim"))
    if streak:
        longest = say("daily-longest", lang, count=streak.longest)
        console.print(Text(f"{say('daily-streak', lang, count=streak.now)}, {longest}"))
    console.print(Text(share_text(puzzle, day.isoformat(), place, streak.now if streak else 0, lang)))


def question_json(puzzle: Puzzle, day: date, lang: str) -> str:
    """The question alone as JSON: the seat's view, and every choice in an order that reveals nothing."""
    question = puzzle.question
    return to_json(
        {
            "day": day.isoformat(),
            "game": question.game,
            "options": question.options,
            "seat": question.seat,
            "position": question.view().position(),
            "question": question_text(question, lang)[0],
            "choices": [list(puzzle.choices[place].moves) for place in offered(puzzle)],
        }
    )


def place_of_words(puzzle: Puzzle, words: str, lang: str) -> int:
    """The choice named on the command line. Raises `DouzaineError`."""
    order = offered(puzzle)
    texts = [choice_text(puzzle.question.box, puzzle.choices[place].moves, lang) for place in order]
    place = place_said(puzzle, words.strip(), order, texts)
    if place is None:
        raise DouzaineError("error-no-choice", value=shown(words))
    return place
