"""Plays a match in a terminal: shows each person's view, takes moves in words or numbers, tells the story."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from douzaine.bots import Bot, advice
from douzaine.bots.report import show_advice
from douzaine.errors import DouzaineError, IllegalMove, file_trouble
from douzaine.match.event import in_words, move_text
from douzaine.match.match import CHANCE, Match
from douzaine.match.view import View
from douzaine.match.words import Words, table_words
from douzaine.terminal.odds import odds_table
from douzaine.terminal.saves import save

MANY = 24  # moves up to which each stands on a line of its own


class Leave(Exception):
    """Somebody has left the table."""


@dataclass
class Player:
    """Who sits on a seat: a person at this keyboard, or a bot."""

    name: str
    level: str | None = None  # a bot's level; None = a person
    bot: Bot | None = None


class TerminalTable:
    """One match at one keyboard."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        lang: str,
        console: Console,
        ask: Callable[[str], str],
    ) -> None:
        self.match = match
        self.players = list(players)
        self.lang = lang
        self.console = console
        self.ask = ask
        self.words: Words = table_words()
        self._told = 0  # events already told
        self._at_keyboard: int | None = None  # the person who may look at the screen

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [player.name for player in self.players]

    def say(self, id: str, **values: object) -> str:
        """A text of the terminal."""
        return self.words.text(f"terminal-{id}", self.lang, **values)

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        self.console.print(Text(self.say("welcome"), "dim"))
        for warning in self.match.box.warning_texts(self.lang):
            self.console.print(Text(warning, "yellow"))
        try:
            while not self.match.over:
                self._one_decision()
        except (Leave, EOFError, KeyboardInterrupt):
            self.console.print(Text(self.say("left"), "dim"))
            return
        self._tell(None)
        self._show_end()

    # ---- who decides next

    def _one_decision(self) -> None:
        if self.match.chance:
            self._deal_by_hand()
            return
        actors = self.match.actors
        bots = [seat for seat in actors if self.players[seat].bot is not None]
        if bots:
            self._bot_decides(bots[0])
        else:
            self._person_decides(actors[0])

    def _bot_decides(self, seat: int) -> None:
        bot = self.players[seat].bot
        assert bot is not None
        self.match.play(seat, bot.choose(self.match.view(seat), seat))

    def _person_decides(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat)
        view = self.match.view(seat)
        legal = view.legal()
        if len(legal) == 1 and not self._several_people() and not self._just_moved(seat):
            self.console.print(Text(self.say("forced", move=self._move(legal[0])), "dim"))
            self.match.play(seat, legal[0])
            return
        self._show(view, legal)
        while not self._answered(seat, legal, self.ask(self.say("ask", who=self.names[seat]))):
            pass

    def _just_moved(self, seat: int) -> bool:
        """Whether nothing has happened since this seat's last move, so that it may still be taken back."""
        return bool(self.match.steps) and self.match.steps[-1].seat == seat

    def _several_people(self) -> bool:
        return sum(player.bot is None for player in self.players) > 1

    def _hand_over(self, seat: int) -> None:
        """Between two people with secrets the screen is cleared before the next one looks."""
        if self.match.game.facts.hidden and self._several_people() and self._at_keyboard not in (None, seat):
            self.console.clear()
            self.ask(self.say("hand-over", who=self.names[seat]))
            self.console.clear()
        self._at_keyboard = seat

    # ---- showing

    def _show(self, view: View, legal: list[str]) -> None:
        scene = self.match.game.part("scene")
        self.console.print(Panel(scene.text(view, self.lang, self.names), title=self._title(), expand=False))
        id, fields = scene.prompt(view)
        values = dict(field.split(":") for field in fields)
        shown = {
            name: in_words(view.box, kind, fields[f"{name}:{kind}"], self.lang, self.names)
            for name, kind in values.items()
        }
        self.console.print(Text(self.match.game.words.text(f"prompt-{id}", self.lang, **shown), "bold"))
        if len(legal) <= MANY:
            for number, move in enumerate(legal, 1):
                self.console.print(f"  [bold]{number}[/] {escape(self._move(move))} [dim]({escape(move)})[/]")
        else:
            self.console.print(Text(", ".join(f"{n} {self._move(move)}" for n, move in enumerate(legal, 1))))

    def _title(self) -> str:
        return self.match.box.game.words.text("title", self.lang)

    def _move(self, move: str) -> str:
        return move_text(self.match.box, move, self.lang, self.names)

    def _tell(self, reader: int | None) -> None:
        """What happened since the last time, as the reader may know it."""
        events = self.match.view(reader).story
        for event in events[self._told :]:
            self.console.print(Text("· " + event.text(self.lang, self.names)))
        self._told = len(events)

    def _show_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        scene = self.match.game.part("scene")
        self.console.print(
            Panel(scene.text(self.match.view(None), self.lang, self.names), title=self._title(), expand=False)
        )
        reason = self.match.game.words.text(f"reason-{outcome.reason}", self.lang)
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        self.console.print(Text(f"{reason} {self.say('winner', who=winners, count=len(outcome.winners))}", "bold"))

    # ---- answers of a person

    def _answered(self, seat: int, legal: list[str], answer: str) -> bool:
        """Carry out what a person typed; whether the table should go on from here."""
        words = " ".join(answer.split())
        if not words:
            return False
        command, _, rest = words.partition(" ")
        handler = getattr(self, f"_do_{self._command(command)}", None)
        if handler is not None and words not in legal:
            return bool(handler(seat, rest))
        return self._play(seat, legal, words)

    def _command(self, word: str) -> str:
        """The command a word means, in the person's language or in English."""
        for command in ("why", "rules", "odds", "hint", "story", "undo", "save", "help", "quit"):
            if word.lower() in (command, self.say(f"command-{command}")):
                return command
        return "none"

    def _play(self, seat: int, legal: list[str], words: str) -> bool:
        moves = [legal[int(part) - 1] if _is_choice(part, legal) else part for part in re.split(r"\s*,\s*", words)]
        try:
            self.match.play(seat, moves if len(moves) > 1 else moves[0])
        except IllegalMove:
            self.console.print(Text(self.say("not-legal", words=words), "red"))
            return False
        return True

    def _do_why(self, seat: int, rest: str) -> bool:
        """The rule behind the last event, or behind the last n events."""
        count = int(rest) if rest.isdecimal() and len(rest) < 4 else 1
        for event in self.match.view(seat).story[-max(count, 1) :]:
            self.console.print(Text(event.text(self.lang, self.names), "bold"))
            self.console.print(Text(f"  {event.rule}  {event.why(self.lang)}"))
        return False

    def _do_rules(self, seat: int, rest: str) -> bool:
        book = self.match.game.book
        if not rest:
            self.console.print(Markdown(book.page(self.lang)))
            return False
        try:
            self.console.print(Text(f"{rest.upper()}  {book.rule(rest.upper(), self.lang)}"))
        except DouzaineError as error:
            self.console.print(Text(error.text(self.lang), "red"))
        return False

    def _do_odds(self, seat: int, rest: str) -> bool:
        try:
            self.console.print(odds_table(self.match.game, self.match.view(seat), self.lang))
        except DouzaineError:
            self.console.print(Text(self.say("no-odds"), "dim"))
        return False

    def _do_hint(self, seat: int, rest: str) -> bool:
        """What each move is worth, from what this person knows."""
        self.console.print(Text(self.words.text("bots-hint-thinking", self.lang), "dim"))
        self.console.print(show_advice(self.match.box, advice(self.match, seat), self.lang, self.names))
        return False

    def _do_story(self, seat: int, rest: str) -> bool:
        self._told = 0
        self._tell(seat)
        return False

    def _do_undo(self, seat: int, rest: str) -> bool:
        steps = self.match.steps
        if not steps or steps[-1].seat == CHANCE or self.players[steps[-1].seat].bot is not None:
            self.console.print(Text(self.say("no-undo"), "red"))
            return False
        self.match.undo()
        self._told = min(self._told, len(self.match.story))
        return True

    def _do_save(self, seat: int, rest: str) -> bool:
        path = Path(rest or f"{self.match.game.id}.douzaine")
        try:
            save(path, self.match, self.players, self.lang)
        except OSError as error:
            self.console.print(
                Text(self.say("no-save", path=str(path), why=file_trouble(error).text(self.lang)), "red")
            )
        else:
            self.console.print(Text(self.say("saved", path=str(path))))
        return False

    def _do_help(self, seat: int, rest: str) -> bool:
        self.console.print(Text(self.say("help")))
        return False

    def _do_quit(self, seat: int, rest: str) -> bool:
        raise Leave

    # ---- real dice

    def _deal_by_hand(self) -> None:
        """People roll for themselves and type what fell; several outcomes may be typed at once."""
        self._tell(None)
        texts = [text for text, _ in self.match.chance]
        shown = ", ".join(texts[:12]) + (" …" if len(texts) > 12 else "")
        answer = self.ask(self.say("deal", outcomes=shown)).split()
        if answer and self._command(answer[0]) in ("quit", "help"):
            getattr(self, f"_do_{self._command(answer[0])}")(0, "")
            return
        for number, outcome in enumerate(answer):
            if not self.match.chance or outcome not in [text for text, _ in self.match.chance]:
                self.console.print(Text(self.say("no-outcome", words=" ".join(answer[number:])), "red"))
                return
            self.match.deal(outcome)


def _is_choice(part: str, legal: list[str]) -> bool:
    return part.isascii() and part.isdecimal() and len(part) < 5 and 1 <= int(part) <= len(legal)
