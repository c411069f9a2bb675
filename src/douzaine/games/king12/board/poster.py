"""King of 12 in the browser: the picture on the shelf."""

from collections.abc import Callable
from math import cos, pi

from douzaine.boards import Markup, crown, svg, tag
from douzaine.boards.colour import shade
from douzaine.boards.markup import points, ring

GOLD = "#D3A03A"


def poster(art: Callable[[str], str]) -> Markup:
    """A crowned golden die between two cards, twelve around it."""
    figures = [
        tag("text", number, x=x, y=y + 5, class_="figure", font_size=14, fill="#8E96CF")
        for number, (x, y) in enumerate(ring(12, 124), 0)
        if number
    ]
    rims = [
        tag("polygon", points=points(ring(12, radius, 15)), fill="none", stroke="#6169A8", stroke_opacity=0.7)
        for radius in (140, 108)
    ]
    cards = (
        _poster_card(art("knight.svg"), -78, -14, "#6E2036"),
        _poster_card(art("alchemist.svg"), 78, 14, "#6F4A12"),
    )
    top = tag("svg", crown(), x=-40, y=-124, width=80, height=70)
    return svg(300, 320, *rims, *figures, *cards, _golden_die(), top, left=-150, top=-160, class_="poster-art")


def _poster_card(address: str, x: int, turn: int, colour: str) -> Markup:
    parts = (
        tag("rect", x=-42, y=-60, width=84, height=120, rx=8, fill="#FFFCF4"),
        tag("path", d="M-34 34V-18Q-34-40 0-40 34-40 34-18V34Z", fill=colour),
        tag("image", href=address, x=-30, y=-34, width=60, height=60),
    )
    return tag("g", *parts, transform=f"translate({x} 22) rotate({turn})")


def _golden_die() -> Markup:
    radius = 70.0
    outer, inner = ring(10, radius), ring(5, radius * 0.618)
    facets = []
    for k in range(5):
        corners = [inner[k], outer[2 * k], outer[2 * k + 1], outer[(2 * k + 2) % 10], inner[(k + 1) % 5]]
        light = 0.105 * cos((36 + 72 * k + 45) * pi / 180)
        facets.append(tag("polygon", points=points(corners), fill=shade(GOLD, light)))
    body = tag("polygon", points=points(inner), fill=shade(GOLD, 0.03), stroke="#FFFFFF", stroke_opacity=0.5)
    figure = tag("text", "12", y=14, font_size=42, class_="figure", fill="#3F2A04")
    under = tag("ellipse", cy=72, rx=60, ry=10, fill="#000000", opacity=0.25)
    return tag("g", under, *facets, body, figure, transform="translate(0 22)")
