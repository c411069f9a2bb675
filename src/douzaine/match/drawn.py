"""Pictures of a match or a view, for files, notebooks and terminals. Boards draw them: they lie above."""

import importlib
from collections.abc import Sequence
from typing import Any


class Drawn:
    """What can be drawn: a view as its reader sees it; a match with nothing hidden, so that its picture has secrets."""

    def drawn(self) -> Any:
        """The view that is drawn: a view itself, of a match its `open_view`."""
        return self

    def html(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The table as its board draws it: a whole HTML page for a file, which needs no server."""
        page: str = importlib.import_module("douzaine.boards.picture").page(self.drawn(), lang, names)
        return page

    def svg(self, lang: str = "en", names: Sequence[str] | None = None, width: int = 980, height: int = 620) -> str:
        """The table as an SVG picture, for web pages and Markdown; it follows the reader's light or dark.

        Boards are HTML, and so is what the SVG holds (`foreignObject`): browsers draw it, programs for vector
        drawings do not.
        """
        picture: str = importlib.import_module("douzaine.boards.picture").svg(self.drawn(), lang, names, width, height)
        return picture

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The table in words, as a terminal prints it, and what a view's reader is asked.

        >>> match = dz.Match(dz.game("killer").box(players=2), seed=1)
        >>> print(match.view(1).text().splitlines()[-1])
        Set aside at least one die of this roll.
        """
        words: str = importlib.import_module("douzaine.boards.scene_text").text_of(self.drawn(), lang, names)
        return words

    def _repr_html_(self) -> str:
        framed: str = importlib.import_module("douzaine.boards.picture").framed(self.html())
        return framed
