"""A board that shows a past decision: its pieces are chosen, and those of another decision marked."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from douzaine.boards.context import BoardContext
from douzaine.boards.markup import Markup


@dataclass(frozen=True)
class MarkedContext(BoardContext):
    """A context in which the controls of some moves are chosen, and others have the class `marked`.

    Both are used up as the board is drawn: of two dice with the same face, one may be chosen.
    """

    chosen: Counter[str] = field(default_factory=Counter)  # moves
    marked: Counter[str] = field(default_factory=Counter)

    def control(
        self, kind: str, value: str, number: int, *drawing: Any, field: str = "move", **attributes: Any
    ) -> Markup:
        """A radio or checkbox drawn as a piece."""
        attributes["checked"] = _takes(self.chosen, value)
        if _takes(self.marked, value):
            attributes["class_"] = f"{attributes.get('class_', '')} marked".strip()
        return super().control(kind, value, number, *drawing, field=field, **attributes)

    def cached(self, key: tuple[Any, ...], draw: Callable[[], Markup]) -> Markup:
        """Draw again, because elsewhere the same part is not marked."""
        return draw()


def _takes(moves: Counter[str], move: str) -> bool:
    """Whether a move is among some; if so, remove it once."""
    if not moves[move]:
        return False
    moves[move] -= 1
    return True
