"""Tokens, backs, plates: pieces that more than one game uses."""

from functools import cache, lru_cache
from math import cos, radians, sin

from douzaine.boards.colour import shade
from douzaine.boards.houses import HOUSES, House, field, sign
from douzaine.boards.markup import Markup, join, points, ring, svg, tag

IVORY = "#FBF3E0"
GOLD, SILVER = "#C8962E", "#B9BFCB"

RING = join(  # shown while a clock runs for the seat
    tag("circle", r=22.4, pathLength=1, class_=names) for names in ("clock-ring clock-well", "clock-ring")
)


@lru_cache(2000)
def monogram(name: str, own: bool = False) -> Markup:
    """The first letter of a name on a dodecagon; the reader's own is filled with the accent colour."""
    letter = next((sign.upper() for sign in name if sign.isalnum()), "?")
    shape = tag("polygon", points=points(ring(12, 19, 15)))
    text = tag("text", letter, y=6.2, font_size=18, class_="figure")
    return svg(40, 40, shape, text, RING, left=-20, top=-20, class_="monogram own" if own else "monogram")


@cache
def medallion(house: House, box: int = 1) -> Markup:
    """A house's seat: its field and sign in a dodecagon.

    Seats of a second `box` and on have a double ring, those of a third and fourth three and four beads on it.
    """
    shape = tag("polygon", points=points(ring(12, 19, 15)))
    rings = [tag("circle", r=r, fill="none", stroke=IVORY, stroke_width=1.5) for r in ((12.2, 15.4) if box > 1 else ())]
    marks = [_bead(house, 90 + 34 * (n - (box - 1) / 2)) for n in range(box if box > 2 else 0)]
    parts = (field(house, shape, shape), *rings, sign(house, 0, 0, 7.6 if box > 1 else 8.6), *marks, RING)
    return svg(40, 40, *parts, left=-20, top=-20, class_="medallion")


def _bead(house: House, angle: float) -> Markup:
    x, y = 13.8 * cos(radians(angle)), 13.8 * sin(radians(angle))
    return tag("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=2.9, fill=house.figure, stroke=house.colour)


@cache
def seat_medallion(seat: int) -> Markup:
    """The medallion of a seat, if seats are houses: further boxes repeat them."""
    return medallion(HOUSES[seat % len(HOUSES)], 1 + seat // len(HOUSES))


def dots(count: int, x: float, y: float, size: float, colour: str) -> Markup:
    """So many dots beside a sign, to show a piece's box."""
    places = {2: (-1, 1), 3: (-1.6, 1, 2.2), 4: (-2.2, -1, 1, 2.2)}.get(count, ())
    return join(tag("circle", cx=x + 5.5 * size * place, cy=y, r=size, fill=colour) for place in places)


@cache
def card_back(house: House, width: float = 60, label: str | None = None, box: int = 1) -> Markup:
    """The back of a card, the same for every card of its owner."""
    height = 1.44 * width
    frame = tag("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=6)
    inner = tag("rect", x=5, y=5, width=width - 10, height=height - 10, rx=3.6)
    second = tag("polygon", points=points(ring(10, width * 0.39)), fill="none", stroke=IVORY, stroke_width=1.5)
    middle = tag(
        "g",
        second if box > 1 else None,
        tag("polygon", points=points(ring(10, width * 0.31)), fill=house.colour, stroke="#FFFFFF", stroke_width=1.3),
        sign(house, 0, 0, width * 0.155, "#FFFFFF"),
        dots(box, 0, width * 0.52, width * 0.032, "#FFFFFF"),
        transform=f"translate({width / 2:g} {height / 2:g})",
    )
    edge = tag("g", inner, fill="none", stroke="#FFFFFF", stroke_opacity=0.55)
    return svg(width, height, field(house, frame, inner), edge, middle, class_=f"back back-{house.id}", label=label)


@cache
def coin(points_: int, label: str | None = None) -> Markup:
    """A gold dodecagon for 2 points (or any other number), a smaller silver disc for 1."""
    if points_ == 1:
        disc = join((tag("circle", r=17, fill=shade(SILVER, -0.16)), tag("circle", r=14.5, fill=shade(SILVER, 0.05))))
        figure = tag("text", "1", y=7, font_size=20, class_="figure", fill="#2A3040")
    else:
        outer, inner = points(ring(12, 20, 15)), points(ring(12, 16, 15))
        rim = tag("polygon", points=outer, fill=shade(GOLD, -0.1))
        disc = join((rim, tag("polygon", points=inner, fill=shade(GOLD, 0.06))))
        figure = tag("text", str(points_), y=8, font_size=23, class_="figure", fill="#3F2A04")
    return svg(44, 44, disc, figure, left=-22, top=-22, class_="coin", label=label)


@cache
def crown(owned: bool = True, label: str | None = None) -> Markup:
    """A crown in gold; one not yet won is a plain outline."""
    body = "M-.92-.42-.44.08 0-.72.44.08.92-.42.78.42H-.78Z"
    if not owned:
        outline = tag("path", d="M-.92-.42-.44.08 0-.72.44.08.92-.42.78.8H-.78Z", class_="crown-open")
        return svg(2.4, 2.1, outline, left=-1.2, top=-1.1, class_="crown", label=label)
    balls = [tag("circle", cx=x, cy=y, r=0.16, fill="#D8A641") for x, y in ((-0.92, -0.52), (0, -0.84), (0.92, -0.52))]
    stones = "M-.42.49-.29.62-.42.75-.55.62ZM0 .49.13.62 0 .75-.13.62ZM.42.49.55.62.42.75.29.62Z"
    return svg(
        2.4,
        2.1,
        tag("path", d=body, fill=GOLD),
        tag("path", d="M0-.72.44.08.92-.42.78.42H0Z", fill="#B88716"),
        tag("rect", x=-0.8, y=0.44, width=1.6, height=0.36, rx=0.08, fill="#9E730D"),
        *balls,
        tag("path", d=stones, fill="#F6C361"),
        left=-1.2,
        top=-1.1,
        class_="crown",
        label=label,
    )


@cache
def cube(house: House, label: str | None = None) -> Markup:
    """A cube as three rhombi, the sign on its left face."""
    faces = (
        ("0,-20 17.3,-10 0,0 -17.3,-10", 0.10),
        ("-17.3,-10 0,0 0,20 -17.3,10", 0.0),
        ("17.3,-10 0,0 0,20 17.3,10", -0.10),
    )
    sides = [tag("polygon", points=corners, fill=shade(house.colour, light)) for corners, light in faces]
    left = tag("g", sign(house, 0, 0, 5.4), transform="translate(-8.7 5) skewY(30)")
    return svg(40, 44, *sides, left, left=-20, top=-22, class_="cube", label=label)


@lru_cache(2000)
def bar(filled: float, parts: int = 6, notch: float | None = None, lost: float = 0) -> Markup:
    """A bar filled by a share from 0 to 1, divided into equal parts, with a notch where something began.

    A share just `lost` is hatched.
    """
    cuts = [tag("path", d=f"M{100 * k / parts:.2f} 0V9", class_="bar-cut") for k in range(1, parts)]
    mark = None if notch is None else tag("span", class_="bar-notch", style=f"left:{100 * notch:.2f}%")
    well = tag("rect", width=100, height=9, class_="bar-well")
    fill = tag("rect", width=100, height=9, class_="bar-fill", style=f"transform:scaleX({filled:.4f})")
    strip = svg(100, 9, well, fill, *cuts, preserveAspectRatio="none", class_="bar-strip")
    width = min(lost, 1 - filled)
    gone = (
        tag("i", class_="bar-lost", style=f"left:{100 * filled:.2f}%;width:{100 * width:.2f}%") if width > 0 else None
    )
    return tag("span", mark, strip, gone, class_="bar-meter")


@cache
def waiting() -> Markup:
    """The three dots of a player who is choosing."""
    return tag("span", tag("i"), tag("i"), tag("i"), class_="dots", aria_hidden="true")
