"""Drawings for a game's rules page: small pictures of examples, and all its pieces."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.boards.markup import NOTHING, Markup


class Piece(NamedTuple):
    """A card, a hero or a law of the gallery."""

    id: str
    drawing: Markup
    text: str  # what it does
    rule: str = ""
    name: str = ""  # if the drawing does not say it
    mark: str = ""  # a word on it
    group: str = ""  # pieces of a group are shown together, under this heading


class Pictures:
    """Draws nothing; a game with pictures has its own subclass, as `pictures` of its board."""

    options: ClassVar[Mapping[str, Any]] = {}  # options with which the box contains every piece

    def defs(self) -> Markup:
        """Definitions that a page's sketches refer to, included once."""
        return NOTHING

    def sketch(self, before: BoardContext, after: BoardContext, stage: str) -> Markup:
        """A small picture of an example, before and after. `stage` says what part of it is shown."""
        return NOTHING

    def legend(self, at: BoardContext) -> Sequence[tuple[Markup, str]]:
        """The meaning of the signs on cards."""
        return ()

    def gallery(self, at: BoardContext) -> Sequence[Piece]:
        """Every card, hero and law of the game."""
        return ()


PLAIN = Pictures()
