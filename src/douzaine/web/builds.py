"""Deck builders, drawn by a game in a worker process, because everything in them comes from strangers."""

from collections.abc import Mapping
from typing import Any

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.builder import Built


def build(id: str, fields: Mapping[str, list[str]], lang: str) -> Built:
    """A game's builder for the content of its form."""
    game = dz.game(id)
    return board_of(game).build(game, fields, lang)


def deck_by_code(id: str, code: str) -> Any:
    """The deck of a share code, as the builder would play it; None if there is none that can be played."""
    built = build(id, {"code": [code]}, "en")
    decks = [value for name, value in (built.options or {}).items() if name.startswith("deck") and name != "deck_mode"]
    return decks[0] if decks else None
