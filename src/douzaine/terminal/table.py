"""A match in a terminal: shows each player's view, takes moves in words or numbers, tells the story."""

import re
from collections.abc import Callable, Sequence

from rich.console import Console

from douzaine.errors import IllegalMove
from douzaine.match.match import Match
from douzaine.terminal.commands import Commands, Leave
from douzaine.terminal.players import Player
from douzaine.terminal.screen import Screen


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
        self.ask = ask
        self.screen = Screen(match, [player.name for player in players], lang, console)
        self.commands = Commands(self.screen, self.players)
        self._at_keyboard: int | None = None  # the player who may look at the screen

    def practise(self) -> None:
        """Let everything be taken back, up to the current state; what led there is not shown."""
        self.commands.practice_from = len(self.match.steps)
        self.screen.told = self.match.told
        self.screen.print(self.screen.say("practice"), "dim")

    def run(self) -> None:
        """Play until the match is over or the user leaves."""
        self.screen.print(self.screen.say("welcome"), "dim")
        for warning in self.match.box.warning_texts(self.screen.lang):
            self.screen.print(warning, "yellow")
        try:
            while not self.match.over:
                self._one_decision()
        except (Leave, EOFError, KeyboardInterrupt):
            self.screen.print(self.screen.say("left"), "dim")
            return
        self.screen.show_events(None)
        self.screen.show_end()

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
        self.screen.show_events(seat)
        view = self.match.view(seat)
        legal = view.legal()
        if len(legal) == 1 and not self._several_people() and not self._just_moved(seat):
            self.screen.print(self.screen.say("forced", move=self.screen.move(legal[0])), "dim")
            self.match.play(seat, legal[0])
            return
        self.screen.show_choice(view, legal)
        prompt = self.screen.say("ask", who=self.players[seat].name)
        while not self._answered(seat, legal, self.ask(prompt)):
            pass

    def _just_moved(self, seat: int) -> bool:
        """Whether nothing has happened since this seat's last move, so that it may still be taken back."""
        return bool(self.match.steps) and self.match.steps[-1].seat == seat

    def _several_people(self) -> bool:
        return sum(player.bot is None for player in self.players) > 1

    def _hand_over(self, seat: int) -> None:
        """Clear the screen between two people with secrets, before the next one looks."""
        if self.match.game.facts.hidden and self._several_people() and self._at_keyboard not in (None, seat):
            self.screen.console.clear()
            self.ask(self.screen.say("hand-over", who=self.players[seat].name))
            self.screen.console.clear()
        self._at_keyboard = seat

    # ---- what a person types

    def _answered(self, seat: int, legal: list[str], answer: str) -> bool:
        """Carry out what the user typed; returns whether the table should continue."""
        words = " ".join(answer.split())
        if not words:
            return False
        command, _, rest = words.partition(" ")
        name = self.commands.named(command)
        if name is not None and words not in legal:
            return self.commands.by_name[name](seat, rest)
        return self._play(seat, legal, words)

    def _play(self, seat: int, legal: list[str], words: str) -> bool:
        moves = [legal[int(part) - 1] if _is_choice(part, legal) else part for part in re.split(r"\s*,\s*", words)]
        try:
            self.match.play(seat, moves if len(moves) > 1 else moves[0])
        except IllegalMove:
            self.screen.print(self.screen.say("not-legal", words=words), "red")
            return False
        return True

    def _deal_by_hand(self) -> None:
        """Let people roll themselves and type the result; several outcomes may be typed at once."""
        self.screen.show_events(None)
        texts = [text for text, _ in self.match.chance]
        shown = ", ".join(texts[:12]) + (" …" if len(texts) > 12 else "")
        answer = self.ask(self.screen.say("deal", outcomes=shown)).split()
        name = self.commands.named(answer[0]) if answer else None
        if name in ("quit", "help"):
            self.commands.by_name[name](0, "")
            return
        for number, outcome in enumerate(answer):
            if not self.match.chance or outcome not in [text for text, _ in self.match.chance]:
                self.screen.print(self.screen.say("no-outcome", words=" ".join(answer[number:])), "red")
                return
            self.match.deal(outcome)


def _is_choice(part: str, legal: list[str]) -> bool:
    return part.isascii() and part.isdecimal() and len(part) < 5 and 1 <= int(part) <= len(legal)
