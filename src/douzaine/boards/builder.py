"""Pages on which people make decks of their own: what a game's builder is given, and what it returns.

A builder is one form. It is drawn anew after every step, from what the form holds and from nothing else; so it works
without a script, and nothing is lost by loading the page again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from douzaine.boards.markup import Markup

Fields = Mapping[str, Sequence[str]]  # of the form, as it was sent; anybody can send anything


@dataclass(frozen=True)
class Built:
    """A deck in the making."""

    drawing: Markup  # what stands inside the form
    name: str  # of the deck
    kept: str  # the deck as a short text, by which a browser remembers it: the field `kept` of a fresh page
    file: str  # the deck as a file
    options: Mapping[str, Any] | None = None  # of a table that is played with it; None while it cannot be played
    said: str = ""  # something to say about what was tried


def one(fields: Fields, name: str, usual: str = "") -> str:
    """The last value of a field."""
    values = fields.get(name) or (usual,)
    return values[-1]
