"""The four houses: each has a colour, a pattern, a sign and a letter, so that nothing depends on colour alone."""

from dataclasses import dataclass
from functools import cache

from douzaine.boards.markup import Markup, join, svg, tag


@dataclass(frozen=True)
class House:
    """One house. `figure` is the colour of numbers on it."""

    id: str
    colour: str
    figure: str
    sign: str  # name of the sign
    english: str  # its letter
    french: str  # V would be green or violet, so French uses two letters

    def letter(self, lang: str) -> str:
        """The letter of the house in a language."""
        return self.french if lang == "fr" else self.english


HOUSES = (
    House("blue", "#2878BD", "#FFFFFF", "drop", "B", "B"),
    House("orange", "#EA8C1F", "#1C2130", "sun", "O", "O"),
    House("green", "#2F6B3A", "#FFFFFF", "trefoil", "G", "Ve"),
    House("violet", "#5B2675", "#FFFFFF", "moon", "V", "Vi"),
)

_RAYS = "M1.02 0 .6-.2v.4zM.72.72.57.28.28.57zM0 1.02.2.6h-.4zM-.72.72-.28.57-.57.28z"
SIGNS = {
    "drop": "M0-1C.2-.52.74-.12.74.32A.74.68 0 1 1-.74.32C-.74-.12-.2-.52 0-1Z",
    "sun": "M-.46 0A.46.46 0 1 0 .46 0 .46.46 0 1 0-.46 0Z"
    + _RAYS
    + "M-1.02 0-.6.2v-.4zM-.72-.72-.57-.28-.28-.57zM0-1.02-.2-.6h.4zM.72-.72.28-.57.57-.28z",
    "trefoil": "M-.44-.5A.44.44 0 1 1 .44-.5 .44.44 0 0 1 .3-.18 .44.44 0 1 1 .12.36Q.16.76.34 1h-.68"
    "Q-.16.76-.12.36A.44.44 0 1 1-.3-.18 .44.44 0 0 1-.44-.5Z",
    "moon": "M.5-.82A.96.96 0 1 0 .92.42 .78.78 0 0 1 .5-.82Z",
}
_PATTERNS = {
    "blue": (6, '<path d="M0 3H6" stroke="#fff" stroke-width="1.5"/>'),
    "orange": (7, '<circle cx="1.75" cy="1.75" r="1.15"/><circle cx="5.25" cy="5.25" r="1.15"/>'),
    "green": (6, '<path d="M-1-1 7 7M-1 5l2 2M5-1l2 2" stroke="#fff" stroke-width="1.4"/>'),
    "violet": (9, '<path d="M-1-1 10 10M-1 10 10-1" stroke="#fff" stroke-width="1.1"/>'),
}


@cache
def house_pattern_defs() -> Markup:
    """The patterns `pattern-blue` …, to be included once in a page that draws a house's field."""
    made = [
        tag(
            "pattern",
            tag("g", Markup(drawing), opacity=0.34, fill="#7A3F00" if id == "orange" else "#FFFFFF"),
            id=f"pattern-{id}",
            width=size,
            height=size,
            patternUnits="userSpaceOnUse",
        )
        for id, (size, drawing) in _PATTERNS.items()
    ]
    return svg(0, 0, tag("defs", *made), class_="defs", width=0, height=0)


def field(house: House, shape: Markup, pattern: Markup) -> Markup:
    """A shape in the house's colour with its pattern on top; give the same shape twice, filled differently."""
    return join((tag("g", shape, fill=house.colour), tag("g", pattern, fill=f"url(#pattern-{house.id})")))


@cache
def sign(house: House, x: float = 0, y: float = 0, size: float = 1, colour: str | None = None) -> Markup:
    """The sign of a house, `size` from its middle to its rim, for use in a larger picture."""
    place = f"translate({x:.2f} {y:.2f}) scale({size:.3f})"
    return tag("path", d=SIGNS[house.sign], transform=place, fill=colour or house.figure)
