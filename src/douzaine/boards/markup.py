"""HTML and SVG as Python calls. Texts are escaped unless they are `Markup` already."""

from collections.abc import Iterable
from functools import cache, lru_cache
from html import escape as escape_all
from math import cos, pi, sin
from typing import Any

from markupsafe import Markup

__all__ = ["Markup", "escape", "join", "svg", "tag"]

VOID = frozenset({"br", "hr", "img", "input", "link", "meta"})
NOTHING = Markup("")
_new = str.__new__  # a page has hundreds of elements: `Markup(text)` would look for `__html__` every time


def escape(text: str) -> str:
    """Escape a text for an element or an attribute in double quotes; most have nothing to escape."""
    if "&" in text or "<" in text or ">" in text or '"' in text or "'" in text:
        return escape_all(text)
    return text


def raw(text: str) -> Markup:
    """Mark a text as markup; the same as `Markup(text)`, in a third of the time."""
    return _new(Markup, text)


def tag(name: str, /, *children: Any, **attributes: Any) -> Markup:
    """One element. `class_` is `class`, `data_when` is `data-when`; None and False leave an attribute out."""
    head = f"<{name}{attributes_of(attributes)}>" if attributes else f"<{name}>"
    if name in VOID:
        return _new(Markup, head)
    return _new(Markup, f"{head}{''.join(map(piece, children))}</{name}>")


def element(name: str, written: str, /, *children: Any) -> Markup:
    """One element with its attributes already written, for what a page has dozens of."""
    return _new(Markup, f"<{name}{written}>{''.join(map(piece, children))}</{name}>")


def svg(width: float, height: float, /, *children: Any, left: float = 0, top: float = 0, **attributes: Any) -> Markup:
    """An SVG with its own coordinates. Without a `label` it is decoration, and screen readers skip it."""
    label = attributes.pop("label", None)
    role = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    box = f"{short(left)} {short(top)} {short(width)} {short(height)}"
    return tag("svg", *children, viewBox=box, **role, **attributes)


def join(parts: Iterable[Any]) -> Markup:
    """Parts one after another; nested lists are flattened, None and False left out."""
    return _new(Markup, "".join(map(piece, parts)))


def short(number: float) -> str:
    """A number as short as a drawing allows."""
    return f"{number:.2f}".rstrip("0").rstrip(".") if isinstance(number, float) else str(number)


def points(corners: Iterable[tuple[float, float]]) -> str:
    """Corners as the `points` of a polygon."""
    return " ".join(f"{short(x)},{short(y)}" for x, y in corners)


def ring(corners: int, radius: float, turn: float = 0.0) -> list[tuple[float, float]]:
    """The corners of a regular polygon, the first one up (turned by so many degrees)."""
    angles = [2 * pi * k / corners + turn * pi / 180 for k in range(corners)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


def piece(part: Any) -> str:
    """A part of a page: a text is escaped, None and False are empty, and a list is joined."""
    kind = type(part)
    if kind is Markup:
        return part  # type: ignore[no-any-return]
    if kind is str:
        return escape(part)
    if part is None or part is False:
        return ""
    if kind is list or kind is tuple:
        return "".join(map(piece, part))
    return escape(str(part)) if not hasattr(part, "__html__") else str(part.__html__())


def attributes_of(attributes: dict[str, Any]) -> str:
    """Attributes as written in a tag, each with a space before it."""
    written = ""
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        if value is True:
            written += f" {_written(name)}"
        elif type(value) is str:
            written += f' {_written(name)}="{escape(value)}"'
        else:
            written += f' {_written(name)}="{escape(short(value) if type(value) is float else str(value))}"'
    return written


@cache
def _written(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(5000)
def shown_while(when: tuple[int | str, ...], unless: tuple[int | str, ...]) -> str:
    """The attributes, as written in a tag, of what shows only while all of `when` are chosen and none of `unless`.

    For boards with dozens of previews, which write them directly.
    """
    numbers = {"data_when": " ".join(map(str, when)) or None, "data_unless": " ".join(map(str, unless)) or None}
    return attributes_of(numbers)
