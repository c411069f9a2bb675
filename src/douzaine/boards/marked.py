"""A board that shows a past decision: its pieces are chosen, and those of another decision marked."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from douzaine.boards.context import BoardContext
from douzaine.boards.markup import Markup


@dataclass(frozen=True)
class MarkedContext(BoardContext):
    """What a board draws from, where the controls of some fields are chosen, and others have the class `marked`.

    Fields are those that `Board.fields_of` finds for a decision. Both count down as the board is drawn: of two dice
    of the same face one may be chosen.
    """

    chosen: Counter[tuple[str, str]] = field(default_factory=Counter)  # (field, value)
    marked: Counter[tuple[str, str]] = field(default_factory=Counter)

    def control(
        self, kind: str, value: str, number: int, *drawing: Any, field: str = "move", **attributes: Any
    ) -> Markup:
        """A radio or checkbox drawn as a piece."""
        attributes["checked"] = _takes(self.chosen, (field, value))
        if _takes(self.marked, (field, value)):
            attributes["class_"] = f"{attributes.get('class_', '')} marked".strip()
        return super().control(kind, value, number, *drawing, field=field, **attributes)

    def cached(self, key: tuple[Any, ...], draw: Callable[[], Markup]) -> Markup:
        """Draw again, because elsewhere the same part is not marked."""
        return draw()


def _takes(fields: Counter[tuple[str, str]], one: tuple[str, str]) -> bool:
    """Whether a field is among some, which then have it once less."""
    if not fields[one]:
        return False
    fields[one] -= 1
    return True
