"""Odds that need no search, as a table, for games that have them."""

from rich.console import RenderableType

from douzaine.match.game import Game
from douzaine.match.view import View


def odds_table(game: Game, view: View, lang: str) -> RenderableType:
    """A view's odds by the game's `odds.py`, as a table. Raises `DouzaineError` if there are none."""
    found = game.odds(view)
    table: RenderableType = game.part("terminal").odds_text(view, found, lang)
    return table
