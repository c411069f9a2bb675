"""A page that was made once, with places to fill in what varies: that is quicker than making it again."""

from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup, escape

from douzaine.draw.markup import ascii_only


class Mould:
    """Text with named places."""

    MARK = "\x00"  # stands in no text: XML and HTML do not allow it

    def __init__(self, text: str) -> None:
        self._texts = ascii_only(text).split(self.MARK)  # every other one names a place

    @classmethod
    def places(cls, names: Iterable[str]) -> dict[str, Markup]:
        """What stands where something is to be filled in."""
        return {name: Markup(f"{cls.MARK}{name}{cls.MARK}") for name in names}

    def fill(self, values: Mapping[str, Any]) -> str:
        """The page with these values, which are escaped as in a template."""
        parts = self._texts.copy()
        given = [values[name] for name in parts[1::2]]
        parts[1::2] = [ascii_only(value if type(value) is Markup else escape(value)) for value in given]
        return "".join(parts)
