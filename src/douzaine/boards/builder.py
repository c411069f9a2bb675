"""Deck builders: what a game's builder is given, and what it returns.

A builder is one form, redrawn after every step from its content and nothing else; so it works without a script, and
reloading the page loses nothing.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from douzaine.boards.markup import Markup

Fields = Mapping[str, Sequence[str]]  # as submitted; anybody can send anything


@dataclass(frozen=True)
class Built:
    """An unfinished deck."""

    drawing: Markup  # the content of the form
    name: str  # of the deck
    kept: str  # the deck as a short text, stored by the browser: the field `kept` of a new page
    file: str  # the deck as a file
    options: Mapping[str, Any] | None = None  # the options of a table that plays with it; None while it is not playable
    said: str = ""  # a message about the last step


def one(fields: Fields, name: str, usual: str = "") -> str:
    """The last value of a field."""
    values = fields.get(name) or (usual,)
    return values[-1]
