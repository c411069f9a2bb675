"""The commands `douzaine daily` and `puzzles make`: positions with one best decision, known exactly."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, TextIO

from platformdirs import user_data_path
from rich.console import Console

import douzaine as dz
from douzaine.cli.commands import Commands
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown

MOST_PUZZLES = 100_000
DAYS_FILE = "days.json"  # in the folder of the user's data


def add_daily(to: Commands) -> None:
    """Add the puzzle of the day."""
    option = to.option

    @to.command("daily")
    def daily(
        *,
        day: Annotated[str | None, option("day")] = None,
        answer: Annotated[str | None, option("answer")] = None,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.puzzles import daily_puzzle
        from douzaine.puzzles.calendar import game_of
        from douzaine.terminal.daily import ask, place_of_words, question_json, show_answer
        from douzaine.terminal.days import counted_answer

        today = datetime.now(UTC).date()
        when = read_day(day) if day is not None else today
        console = Console(highlight=False)
        if not game_of(when).is_compiled:  # the search through a position is far slower than compiling
            Console(stderr=True).print(to.say("cli-compiling"))
            game_of(when).compile()
        Console(stderr=True).print(to.say("cli-daily-making"))
        puzzle = daily_puzzle(when)
        if puzzle is None:
            raise DouzaineError("error-no-daily")
        if answer is not None:
            place: int | None = place_of_words(puzzle, answer, to.lang)
        elif json:
            print(question_json(puzzle, when, to.lang))
            return
        else:
            place = ask(puzzle, when, to.lang, console, lambda prompt: console.input(prompt, markup=False))
        if place is None:
            return
        if json:
            print(puzzle.to_json())
            return
        streak = None
        if when == today:
            given = place
            place, streak = counted_answer(user_data_path("douzaine", False) / DAYS_FILE, puzzle, given, today)
            if place != given:
                console.print(to.say("daily-first-counts"))
        show_answer(puzzle, place, when, to.lang, console, streak)


def add_puzzles(to: Commands) -> None:
    """Add the command that makes sets of puzzles."""
    option = to.option
    puzzles = to.group("puzzles")

    @to.command("make", puzzles)
    def make(
        *,
        game: Annotated[str, option("game")],
        count: Annotated[int, option("puzzles-count")] = 10,
        seed: Annotated[str, option("puzzles-seed")] = "1",
        output: Annotated[Path | None, option("puzzles-output")] = None,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.puzzles import games_with_puzzles, make_puzzle

        chosen = dz.game(game)
        if chosen not in games_with_puzzles():
            raise DouzaineError("error-no-puzzles", game=game)
        if not 1 <= count <= MOST_PUZZLES:
            raise DouzaineError("error-whole", name="count", low=1, high=MOST_PUZZLES, value=shown(count))
        made, number = 0, 0
        with opened(output) as file:
            while made < count:
                number += 1
                found = make_puzzle(chosen, f"{seed} {number}")
                if found is not None:
                    print(found.to_json(), file=file, flush=True)
                    made += 1


@contextmanager
def opened(output: Path | None) -> Iterator[TextIO]:
    """A file to write to, or standard output."""
    if output is None:
        yield sys.stdout
    else:
        with output.open("w", encoding="utf-8") as file:
            yield file


def read_day(text: str) -> date:
    """A date in ISO format. Raises `DouzaineError`."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").date()
    except ValueError:
        raise DouzaineError("error-day", value=shown(text)) from None
