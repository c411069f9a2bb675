"""Lessons in the terminal: the same steps, with the terminal's table."""

from collections.abc import Iterable
from io import StringIO

import pytest
from rich.console import Console

from douzaine.cli import main
from douzaine.lessons import attempt, lesson_of, lessons
from douzaine.lessons.lesson import GO
from douzaine.terminal.lessons import TerminalLesson
from douzaine.texts import LANGUAGES, say_in


def run(id: str, lang: str, answers: Iterable[str], first: int = 1) -> str:
    """What a terminal shows of a lesson, with these answers typed; then its end."""
    file, typed = StringIO(), iter(answers)

    def ask(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    TerminalLesson(lesson_of(id), lang, Console(file=file, width=100, highlight=False), ask).run(first)
    return file.getvalue()


def meant(id: str) -> list[str]:
    """The answers of somebody who does all that is meant."""
    found = list[str]()
    for step in lesson_of(id).steps:
        for move in step.meant:
            found.append("" if move == GO else move)
        found.append("")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", lessons())
def test_every_lesson_is_played_through(id: str, lang: str) -> None:
    shown = " ".join(run(id, lang, meant(id)).split())
    for step in lesson_of(id).steps:
        for text in (step.title, step.say, step.done):
            assert " ".join(text[lang].split()) in shown
    assert say_in(lang)("learn-enough") in shown


def test_numbers_and_commas_are_moves_too() -> None:
    shown = run("killer", "en", ["1, 1, roll", ""], first=2)
    assert "6 + 6 = 12" in shown
    assert "step 3 of 6" in shown


def test_another_move_is_answered_and_can_be_taken_back() -> None:
    shown = run("king12", "en", ["play alchemist", "b", "play golem", ""], first=2)
    assert "You tried: 2 × 3 = 6. Tom’s 11 is higher" in shown
    assert "The lesson’s move: Your Golem: 3 counts as 12." in shown
    assert shown.count("step 2 of 5") == 2
    assert "step 3 of 5" in shown


def test_another_move_can_be_kept() -> None:
    shown = run("king12", "en", ["play alchemist", ""], first=2)
    assert shown.count("step 2 of 5") == 1
    assert "step 3 of 5" in shown


def test_nothing_is_refused_silently() -> None:
    shown = run("king12", "en", ["play lady", "99", "r", "q"], first=2)
    assert shown.count("is not legal now") == 2
    assert shown.count("Any face counts as 12") == 2
    assert "You left the lesson" in shown


def test_a_step_off_the_path_asks_on() -> None:
    lesson = lesson_of("king12")
    assert attempt(lesson, lesson.step(3), ["play sorcerer"]).is_asked
    shown = run("king12", "en", ["play sorcerer", "turn 11", ""], first=3)
    assert say_in("en")("learn-off-path") in shown
    assert "Lea turns the die: 3 → 11." in shown


def test_the_command_lists_lessons_and_needs_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    main(["learn"])
    listed = capsys.readouterr().out
    assert all(id in listed for id in lessons())
    with pytest.raises(SystemExit):
        main(["learn", "king12"])
    assert "not a terminal" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["learn", "king12", "--step", "9"])
    assert "no step 9" in capsys.readouterr().err
