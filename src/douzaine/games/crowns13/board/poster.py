"""13 Crowns: the picture on the shelf."""

from collections.abc import Callable
from math import cos, pi, sin

from douzaine.boards import HOUSES, Markup, crown, field, house_pattern_defs, join, sign, svg, tag
from douzaine.games.crowns13.board.portraits import name_of_file

KINGS = (
    (1, 3, -110, 58, -24),
    (2, 1, -46, 22, -7),
    (3, 12, 104, 66, 27),
    (0, 7, 34, 16, 8),
)  # house, number, x, y, turn


def poster(art: Callable[[str], str]) -> Markup:
    """Four kings under an arch of 13 crowns."""
    crowns = [_crown(place) for place in range(13)]
    return svg(300, 320, house_pattern_defs(), *crowns, *(_king(art, *king) for king in KINGS), left=-150, top=-160)


def _crown(place: int) -> Markup:
    turn = (place - 6) * 17
    x, y = 126 * sin(turn * pi / 180), 14 - 126 * cos(turn * pi / 180)
    drawing = tag("g", _sized(crown(), 26), transform="translate(-13 -11)")
    return tag("g", drawing, transform=f"translate({x:.1f} {y:.1f}) rotate({turn})")


def _sized(drawing: Markup, width: int) -> Markup:
    """A picture inside another one needs a size of its own."""
    return Markup(str(drawing).replace("<svg ", f'<svg width="{width}" height="{width * 7 // 8}" ', 1))


def _king(art: Callable[[str], str], house: int, number: int, x: int, y: int, turn: int) -> Markup:
    """A card of 100 × 144, its middle at a point."""
    of = HOUSES[house]
    top = tag("path", d="M-49-65Q-49-71-43-71H43Q49-71 49-65V24H-49Z")
    image = tag("image", href=art(name_of_file(of.id, number)), x=-47, y=-58, width=94, height=94)
    return tag(
        "g",
        tag("rect", x=-50, y=-72, width=100, height=144, rx=7, fill="#FFFCF4", stroke="#00000033"),
        field(of, top, top),
        tag("circle", cy=-18, r=36, fill="#FFFFFF", opacity=0.2),
        tag("clipPath", tag("rect", x=-49, y=-71, width=98, height=95), id=f"poster-king-{house}"),
        tag("g", image, clip_path=f"url(#poster-king-{house})"),
        tag("path", d="M-49 24H49", stroke="#C8962E", stroke_width=1.6),
        tag("circle", cx=-36, cy=-58, r=10, fill="#FFFCF4"),
        sign(of, -36, -58, 6.2, of.colour),
        tag("rect", x=12, y=-67, width=34, height=18, rx=9, fill="#FFFCF4"),
        tag("text", f"{of.english}{number:02}", x=29, y=-53.5, class_="figure", font_size=13, fill="#1C2130"),
        _strip(house),
        transform=f"translate({x} {y}) rotate({turn})",
    )


def _strip(house: int) -> Markup:
    """A law: two cards for two crowns."""
    cards = [
        tag("rect", x=at, y=29, width=12, height=15, rx=2, fill=HOUSES[n].colour) + sign(HOUSES[n], at + 6, 36.5, 3.6)
        for at, n in ((-14, house), (2, (house + 1) % 4))
    ]
    return join((*cards, *(tag("g", _sized(crown(), 20), transform=f"translate({at} 49)") for at in (-22, 2))))
