"""`douzaine learn`: lessons in the terminal."""

import sys
from typing import Annotated

from rich.console import Console

from douzaine.cli.commands import Commands
from douzaine.lessons import lesson_of, lessons


def add_learn(to: Commands) -> None:
    """Learn a game, a few minutes at its table."""
    option = to.option

    @to.command("learn")
    def learn(
        game: Annotated[str | None, option("game")] = None,
        *,
        step: Annotated[int, option("lesson-step")] = 1,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.terminal.lessons import TerminalLesson

        if game is None:
            print(to.say("learn-terminal-list", games=", ".join(lessons()), first=lessons()[0]))
            return
        lesson = lesson_of(game)
        first = lesson.step(step).number
        if not sys.stdin.isatty():
            print(to.say("learn-terminal-none"), file=sys.stderr)
            sys.exit(2)
        console = Console(highlight=False)
        TerminalLesson(lesson, to.lang, console, lambda prompt: console.input(prompt, markup=False)).run(first)
