"""The output of a terminal table: the scene, the moves, the story."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from douzaine.boards.scene_text import prompt_text
from douzaine.match.event import move_text
from douzaine.match.match import Match
from douzaine.match.view import View
from douzaine.match.words import table_words
from douzaine.texts import names_in

MANY = 24  # moves up to which each has its own line


class Screen:
    """Shows one match in one language."""

    def __init__(self, match: Match, names: Sequence[str], lang: str, console: Console) -> None:
        self.match = match
        self.names = list(names)  # by seat
        self.lang = lang
        self.console = console
        self.told = 0  # events already shown

    def say(self, id: str, **values: object) -> str:
        """A text of the terminal."""
        return table_words().text(f"terminal-{id}", self.lang, **values)

    def print(self, shown: RenderableType | str, style: str = "") -> None:
        """Show a text, in a style, or anything else that can be shown."""
        self.console.print(Text(shown, style) if isinstance(shown, str) else shown)

    def show_choice(self, view: View, legal: Sequence[str]) -> None:
        """Show the scene as a player sees it, the question, and every move by its number."""
        self.show_scene(view)
        self.print(prompt_text(view, self.lang, self.names), "bold")
        if len(legal) <= MANY:
            for number, move in enumerate(legal, 1):
                self.console.print(f"  [bold]{number}[/] {escape(self.move(move))} [dim]({escape(move)})[/]")
        else:
            self.print(", ".join(f"{n} {self.move(move)}" for n, move in enumerate(legal, 1)))

    def show_scene(self, view: View) -> None:
        """The table."""
        title = self.match.game.words.text("title", self.lang)
        scene = self.match.game.part("terminal").text(view, self.lang, self.names)
        self.console.print(Panel(scene, title=title, expand=False))

    def show_end(self) -> None:
        """Show the last scene, why the match is over, and who won."""
        outcome = self.match.outcome
        assert outcome is not None
        self.show_scene(self.match.view(None))
        winners = names_in(self.lang, [self.names[seat] for seat in outcome.winners])
        reason = self.match.game.words.text(f"reason-{outcome.reason}", self.lang, who=winners)
        self.print(f"{reason} {self.say('winner', who=winners, count=len(outcome.winners))}", "bold")

    def move(self, move: str) -> str:
        """A move in words."""
        return move_text(self.match.box, move, self.lang, self.names)

    def show_events(self, reader: int | None) -> None:
        """Show the events since the last time, as the reader may know them."""
        for event in self.match.view(reader).story[self.told :]:
            self.print("· " + event.text(self.lang, self.names))
        self.told = self.match.told
