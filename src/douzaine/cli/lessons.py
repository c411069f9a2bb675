"""The command `douzaine learn`: lessons in the terminal."""

import sys
from typing import Annotated, Any

from rich.console import Console

from douzaine.cli.commands import Commands
from douzaine.lessons import Lesson, lesson_of, lessons
from douzaine.match.json_text import to_json


def add_learn(to: Commands) -> None:
    """Add the command that teaches a game."""
    option = to.option

    @to.command("learn")
    def learn(
        game: Annotated[str | None, option("game")] = None,
        *,
        step: Annotated[int, option("lesson-step")] = 1,
        json: Annotated[bool, option("json", negative="")] = False,
        lang_: Annotated[str | None, to.language] = None,
    ) -> None:
        from douzaine.terminal.lessons import TerminalLesson

        if json:
            facts = [lesson_facts(lesson_of(id), to.lang) for id in (lessons() if game is None else [game])]
            print(to_json(facts if game is None else facts[0]))
            return
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


def lesson_facts(lesson: Lesson, lang: str) -> dict[str, Any]:
    """A lesson: its game, the titles of its steps, and what one learns."""
    return {
        "game": lesson.game.id,
        "title": lesson.game.words.text("title", lang),
        "steps": [step.title[lang] for step in lesson.steps],
        "learnt": [each[lang] for each in lesson.learnt],
    }
