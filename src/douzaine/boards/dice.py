"""Dice: a d6 with four bevels, and a d12 as a true projection of the solid."""

from functools import cache, lru_cache
from math import cos, pi, sqrt

from douzaine.boards.colour import shade
from douzaine.boards.houses import House, sign
from douzaine.boards.markup import Markup, join, points, ring, svg, tag

IVORY, PIP = "#F6EEDC", "#2A1218"
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
GOLDEN = (1 + sqrt(5)) / 2


@cache
def d6(face: int, label: str | None = None, size: float | None = None) -> Markup:
    """An ivory die of side 60 that shows `face`; give a `size` (its width) to place it inside another picture."""
    corners = {"tl": (-30, -30), "tr": (30, -30), "br": (30, 30), "bl": (-30, 30)}
    inner = {name: (0.8 * x, 0.8 * y) for name, (x, y) in corners.items()}
    bevels = []
    for a, b, light in (("bl", "br", -0.085), ("tr", "br", -0.045), ("tl", "bl", 0.04), ("tl", "tr", 0.06)):
        bevels.append(
            tag("polygon", points=points([corners[a], corners[b], inner[b], inner[a]]), fill=shade(IVORY, light))
        )
    pips = [tag("circle", cx=13.5 * x, cy=13.5 * y, r=4.7) for x, y in PIPS[face]]
    return svg(
        68,
        74,
        tag("rect", x=-28, y=-24, width=56, height=62, rx=12, class_="under"),
        tag("g", *bevels, clip_path="inset(0 round 10.8px)"),
        tag("rect", x=-24, y=-24, width=48, height=48, rx=6.6, fill=shade(IVORY, 0.02)),
        tag("g", *pips, fill=PIP),
        left=-34,
        top=-33,
        class_="d6",
        label=label,
        width=size,
        height=size and size * 74 / 68,
    )


@cache
def small_d6(face: int) -> Markup:
    """A d6 for lists and the story: no bevels, large pips."""
    dots = "".join(f"M{6.5 * x:g} {6.5 * y:g}h0" for x, y in PIPS[face])
    side = tag("rect", x=-12, y=-12, width=24, height=24, rx=5, fill=IVORY, stroke="#C9BFA8")
    pips = tag("path", d=dots, stroke=PIP, stroke_width=5, stroke_linecap="round")
    return svg(26, 26, side, pips, left=-13, top=-13, class_="small-d6")


@lru_cache(2000)
def d12(face: int | str, house: House, covered: bool = False, label: str | None = None, box: int = 1) -> Markup:
    """A die of twelve in a house's colour, radius 46. A covered one stays in place, faded, with a bar across it.

    Dice of the second `box` and beyond have a double pentagon, and dots beside the sign.
    """
    parts = [tag("ellipse", cy=42.8, rx=37.7, ry=7.8, class_="under"), _d12_body(house, box)]
    figure = str(face)
    size = 46 / GOLDEN * (1.08 if len(figure) == 1 else 0.92)
    number = tag("text", figure, y=size * 0.34, font_size=size, class_="figure", fill=house.figure)
    if covered:
        bar = tag("path", d="M-26 26 26-26", class_="covered-bar")
        parts[1] = tag("g", parts[1], opacity=0.42)
        number = tag("text", figure, y=size * 0.34, font_size=size, class_="figure covered-figure")
        return svg(104, 110, *parts, bar, number, left=-52, top=-52, class_="d12 covered", label=label)
    return svg(104, 110, *parts, number, left=-52, top=-52, class_="d12", label=label)


@cache
def _d12_body(house: House, box: int) -> Markup:
    outer, inner = ring(10, 46), ring(5, 46 / GOLDEN)
    facets = []
    for k in range(5):
        towards_light = cos((36 + 72 * k + 45) * pi / 180)
        corners = [inner[k], outer[2 * k], outer[2 * k + 1], outer[(2 * k + 2) % 10], inner[(k + 1) % 5]]
        facets.append(tag("polygon", points=points(corners), fill=shade(house.colour, 0.105 * towards_light)))
    spokes = "".join(f"M{x:.2f} {y:.2f} {u:.2f} {v:.2f}" for (x, y), (u, v) in zip(inner, outer[::2], strict=True))
    return join(
        (
            tag("polygon", points=points(outer), fill=house.colour, class_=f"rim rim-{house.id}"),
            *facets,
            tag("path", d=spokes, stroke="#FFFFFF", stroke_width=0.9, opacity=0.34),
            tag("polygon", points=points(inner), fill=shade(house.colour, 0.02), stroke="#FFFFFF", stroke_opacity=0.5),
            _second_mark(house, box) if box > 1 else None,
            sign(house, 0, 33.5, 5.3),
        )
    )


def _second_mark(house: House, box: int) -> Markup:
    pentagons = [
        tag("polygon", points=points(ring(5, size)), fill="none", stroke="#FBF3E0", stroke_width=1.6)
        for size in (46 / GOLDEN - 0.6, 46 / GOLDEN - 4.6)
    ]
    places = {2: (-9, 9), 3: (-9, 9, 14.5), 4: (-14.5, -9, 9, 14.5)}.get(box, ())
    return join((*pentagons, *(tag("circle", cx=x, cy=33.5, r=1.7, fill=house.figure) for x in places)))
