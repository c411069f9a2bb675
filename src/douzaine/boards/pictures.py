"""What a game draws for its rules page, besides its board: small pictures of examples, and all its pieces."""

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
    name: str = ""  # where the drawing does not say it
    mark: str = ""  # a word on it
    group: str = ""  # pieces of a group stand together, under this heading


class Pictures:
    """Nothing to show; a game with pictures derives a class of its own, and its board has one as `pictures`."""

    options: ClassVar[Mapping[str, Any]] = {}  # with which the box holds everything there is

    def defs(self) -> Markup:
        """What the sketches of a page refer to, to stand once in it."""
        return NOTHING

    def sketch(self, before: BoardContext, after: BoardContext, stage: str) -> Markup:
        """A small picture of an example: as it was laid, and as it stands. `stage` says what of it is shown."""
        return NOTHING

    def legend(self, at: BoardContext) -> Sequence[tuple[Markup, str]]:
        """What the signs on cards mean."""
        return ()

    def gallery(self, at: BoardContext) -> Sequence[Piece]:
        """Every card, hero and law of the game."""
        return ()


PLAIN = Pictures()
