"""Replays in the terminal: the story of a recorded match."""

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from douzaine.match.event import seat_name
from douzaine.match.match import Match
from douzaine.texts import names_in


def show(match: Match, lang: str) -> None:
    """Show all events with their rules, and the final table."""
    console = Console(highlight=False)
    names = [seat_name(match.box, seat, lang) for seat in range(match.box.players)]
    for event in match.story:
        console.print(Text(f"{event.rule:>4} ", "dim") + Text(event.text(lang, names)))
    title = match.game.words.text("title", lang)
    console.print(Panel(match.game.part("terminal").text(match.view(None), lang, names), title=title, expand=False))
    if match.outcome:
        winners = names_in(lang, [names[seat] for seat in match.outcome.winners])
        console.print(match.game.words.text(f"reason-{match.outcome.reason}", lang, who=winners))
