"""A board that points at some of its pieces: those that a lesson mentions."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from douzaine.boards.context import BoardContext
from douzaine.boards.markup import Markup


@dataclass(frozen=True)
class PointedContext(BoardContext):
    """A context in which the controls of some moves have the class `pointed`."""

    wanted: frozenset[str] = frozenset()  # moves; a control matches by its value, or its field and its value

    def control(
        self, kind: str, value: str, number: int, *drawing: Any, field: str = "move", **attributes: Any
    ) -> Markup:
        """A radio or checkbox drawn as a piece."""
        if value in self.wanted or f"{field} {value}" in self.wanted:
            attributes["class_"] = f"{attributes.get('class_', '')} pointed".strip()
        return super().control(kind, value, number, *drawing, field=field, **attributes)

    def press(
        self,
        text: str | Markup,
        value: str | None = None,
        when: Iterable[int | str] = (),
        unless: Iterable[int | str] = (),
        quiet: bool = False,
        field: str = "move",
    ) -> Markup:
        """A button that sends the decision; if only it is mentioned, it is never a quiet one."""
        return super().press(text, value, when, unless, quiet and self.wanted != {value}, field)

    def cached(self, key: tuple[Any, ...], draw: Callable[[], Markup]) -> Markup:
        """Draw again, because elsewhere the same part is not marked."""
        return draw()
