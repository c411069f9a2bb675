"""A page that was made once, with places to fill in what varies: that is quicker than making it again."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from douzaine.draw.markup import Markup, piece


class Mould:
    """Text with named places."""

    MARK = "\x00"  # stands in no text: XML and HTML do not allow it

    def __init__(self, text: str) -> None:
        cut = text.split(self.MARK)
        self._texts, self._names = cut[::2], cut[1::2]

    @classmethod
    def places(cls, names: Iterable[str]) -> dict[str, Markup]:
        """What stands where something is to be filled in."""
        return {name: Markup(f"{cls.MARK}{name}{cls.MARK}") for name in names}

    def fill(self, values: Mapping[str, Any]) -> list[str]:
        """The page with these values, in parts. Values are escaped as in a template; a list is a value in parts."""
        found: list[str] = []
        for name, text in zip(self._names, self._texts, strict=False):
            found.append(text)
            value = values[name]
            if type(value) is list:
                _flatten(value, found)
            elif value != "":
                found.append(piece(value))
        found.append(self._texts[-1])
        return found


def _flatten(parts: Sequence[Any], found: list[str]) -> None:
    for part in parts:
        if type(part) is list:
            _flatten(part, found)
        elif part is not None:
            found.append(piece(part))
