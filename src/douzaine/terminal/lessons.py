"""Lessons in a terminal: the same steps as in the browser, with the terminal's own table."""

import re
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from douzaine.boards.scene_text import prompt_text
from douzaine.errors import DouzaineError
from douzaine.lessons import Attempt, Lesson, LessonStep, attempt
from douzaine.lessons.attempt import meant_attempt
from douzaine.lessons.lesson import GO
from douzaine.match.event import move_text
from douzaine.texts import say_in

AGAIN, BACK, QUIT = "r", "b", "q"


class Left(Exception):
    """The learner has left."""


class TerminalLesson:
    """One lesson at a keyboard."""

    def __init__(self, lesson: Lesson, lang: str, console: Console, ask: Callable[[str], str]) -> None:
        self.lesson, self.lang, self.console, self.ask = lesson, lang, console, ask
        self.say = say_in(lang)
        self.names = lesson.names(self.say("learn-name"))

    def run(self, first: int = 1) -> None:
        """Run all steps from a number on, until they are done or the learner leaves."""
        self._print(self.say("learn-terminal-keys"), "dim")
        try:
            for step in self.lesson.steps[first - 1 :]:
                while not self._step(step):
                    pass
        except (Left, EOFError, KeyboardInterrupt):
            self._print(self.say("learn-terminal-left"), "dim")
            return
        self._print(self.say("learn-enough"), "bold")
        for learnt in self.lesson.learnt:
            self._print(f"· {learnt[self.lang]}")

    # ---- one step

    def _step(self, step: LessonStep) -> bool:
        """Try a step once; returns whether to go on to the next."""
        numbers = self.say("learn-step-of", step=step.number, steps=len(self.lesson.steps))
        self._print(f"\n{step.title[self.lang]} ({numbers})", "bold underline")
        stands = attempt(self.lesson, step)
        while not (stands.is_done or stands.is_answered):
            self._show(stands)
            further = self._further(stands)
            if further is None:
                return False
            stands = further
        self._tell(stands)
        return self._goes_on(stands)

    def _further(self, stands: Attempt) -> Attempt | None:
        """The step with one more move; None to start it again."""
        while True:
            press = stands.step.press
            goes = stands.wanted[:1] == (GO,) and press
            prompt = self.say("learn-terminal-go", text=press[self.lang]) if goes and press else None
            words = " ".join(self.ask(prompt or self.say("learn-terminal-ask")).split())
            if words.lower() == QUIT:
                raise Left
            if words.lower() == BACK:
                return None
            if words.lower() == AGAIN:
                self._show(stands)
                continue
            try:
                if goes or words:
                    return attempt(
                        self.lesson, stands.step, [*stands.did, *([GO] if goes else self._moves(stands, words))]
                    )
            except DouzaineError as error:
                self._print(error.text(self.lang), "red")

    def _moves(self, stands: Attempt, words: str) -> list[str]:
        legal = stands.match.legal(self.lesson.seat)
        parts = re.split(r"\s*,\s*", words)
        numbers = {str(number): move for number, move in enumerate(legal, 1)}
        return [numbers.get(part, part) for part in parts]

    def _goes_on(self, stands: Attempt) -> bool:
        while True:
            prompt = self.say("learn-terminal-go", text=self.say("learn-go-on"))
            answer = self.ask(prompt if stands.is_done else self.say("learn-terminal-answer")).strip().lower()
            if answer == QUIT:
                raise Left
            if answer == AGAIN:
                self._tell(stands)
                continue
            return answer != BACK

    # ---- what is shown

    def _show(self, stands: Attempt) -> None:
        view, step = stands.view, stands.step
        scene = self.lesson.game.part("terminal").text(view, self.lang, self.names)
        self.console.print(Panel(scene, title=self.lesson.game.words.text("title", self.lang), expand=False))
        if not stands.on_script:
            self._print(prompt_text(view, self.lang, self.names), "bold")
            self._print(self.say("learn-off-path"), "dim")
        elif stands.form and stands.form <= len(step.then):
            self._print(step.then[stands.form - 1][self.lang], "bold magenta")
        else:
            self._print(step.say[self.lang], "bold magenta")
            self._print(step.note[self.lang] if step.note else "", "dim")
        if not stands.is_asked:
            return
        for number, move in enumerate(stands.match.legal(self.lesson.seat), 1):
            words = move_text(self.lesson.box, move, self.lang, self.names)
            self.console.print(f"  [bold]{number}[/] {escape(words)} [dim]({escape(move)})[/]")

    def _tell(self, stands: Attempt) -> None:
        for event in stands.events:
            self._print(f"· {event.text(self.lang, self.names)}")
        if stands.is_done:
            self._print(stands.step.done[self.lang], "bold green")
            return
        self._print(self.say("learn-terminal-tried", told=self._told(stands)), "bold")
        meant = self._told(meant_attempt(self.lesson, stands.step))
        self._print(self.say("learn-terminal-meant", told=meant), "magenta")

    def _told(self, stands: Attempt) -> str:
        return stands.told_text(self.lang, self.names) or move_text(
            self.lesson.box, stands.did[-1], self.lang, self.names
        )

    def _print(self, text: str, style: str = "") -> None:
        if text:
            self.console.print(Text(text, style))
