"""The commands at a terminal table besides moves."""

from collections.abc import Callable, Sequence
from pathlib import Path

from douzaine.bots import advice
from douzaine.bots.report import show_advice
from douzaine.errors import DouzaineError, file_trouble
from douzaine.match.match import CHANCE
from douzaine.match.words import table_words
from douzaine.terminal.odds import odds_table
from douzaine.terminal.players import Player
from douzaine.terminal.rulebook import page_rules
from douzaine.terminal.saves import save
from douzaine.terminal.screen import Screen


class Leave(Exception):
    """The user has left the table."""


class Commands:
    """The commands by their English names; each returns whether the table has changed."""

    def __init__(self, screen: Screen, players: Sequence[Player]) -> None:
        self.screen = screen
        self.match = screen.match
        self.players = players
        self.practice_from: int | None = None  # steps before practice began
        self.by_name: dict[str, Callable[[int, str], bool]] = {
            "why": self.why,
            "rules": self.rules,
            "odds": self.odds,
            "hint": self.hint,
            "story": self.story,
            "undo": self.undo,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def named(self, word: str) -> str | None:
        """The command of a word in the user's language or in English."""
        for name in self.by_name:
            if word.lower() in (name, self.screen.say(f"command-{name}")):
                return name
        return None

    def why(self, seat: int, rest: str) -> bool:
        """Show the rule behind the last event, or behind the last n events."""
        count = int(rest) if rest.isdecimal() and len(rest) < 4 else 1
        for event in self.match.view(seat).story[-max(count, 1) :]:
            self.screen.print(event.text(self.screen.lang, self.screen.names), "bold")
            self.screen.print(f"  {event.rule}  {event.why(self.screen.lang)}")
        return False

    def rules(self, seat: int, rest: str) -> bool:
        """Show the rule book, or one rule by its number."""
        book, lang = self.match.game.book, self.screen.lang
        if not rest:
            page_rules(self.match.game, lang, self.screen.console)
            return False
        try:
            self.screen.print(f"{rest.upper()}  {book.rule(rest.upper(), lang)}")
        except DouzaineError as error:
            self.screen.print(error.text(lang), "red")
        return False

    def odds(self, seat: int, rest: str) -> bool:
        """Show what can be known without a search."""
        try:
            self.screen.print(odds_table(self.match.game, self.match.view(seat), self.screen.lang))
        except DouzaineError:
            self.screen.print(self.screen.say("no-odds"), "dim")
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """Show the value of each move, from what this player knows."""
        lang = self.screen.lang
        self.screen.print(table_words().text("bots-hint-thinking", lang), "dim")
        self.screen.print(show_advice(self.match.box, advice(self.match, seat), lang, self.screen.names))
        return False

    def story(self, seat: int, rest: str) -> bool:
        """Show all events."""
        self.screen.told = 0
        self.screen.show_events(seat)
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Take back a player's move, unless a die or a bot has answered it; in practice, with everything since."""
        steps = self.match.steps
        if self.practice_from is not None:
            return self._undo_in_practice(seat, self.practice_from)
        if not steps or steps[-1].seat == CHANCE or self.players[steps[-1].seat].bot is not None:
            self.screen.print(self.screen.say("no-undo"), "red")
            return False
        self.match.undo()
        self.screen.told = min(self.screen.told, self.match.told)
        return True

    def _undo_in_practice(self, seat: int, start: int) -> bool:
        steps = self.match.steps
        mine = [number for number in range(start, len(steps)) if steps[number].seat == seat]
        if not mine:
            self.screen.print(self.screen.say("no-undo"), "red")
            return False
        self.match.undo(sum(step.seat != CHANCE for step in steps[mine[-1] :]))
        self.screen.told = min(self.screen.told, self.match.told)
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Save the match in a file."""
        path, say, lang = Path(rest or f"{self.match.game.id}.douzaine"), self.screen.say, self.screen.lang
        try:
            save(path, self.match, self.players, lang)
        except OSError as error:
            self.screen.print(say("no-save", path=str(path), why=file_trouble(error).text(lang)), "red")
        else:
            self.screen.print(say("saved", path=str(path)))
        return False

    def help(self, seat: int, rest: str) -> bool:
        """List all commands."""
        self.screen.print(self.screen.say("help"))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        """Leave the table."""
        raise Leave
