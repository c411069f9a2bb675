"""Killer in the browser: the picture on the shelf."""

from douzaine.boards import Markup, d6, svg, tag

GOLD = "#F3D48A"


def poster() -> Markup:
    """Six dice between 12 and 30."""
    ticks = [_tick(k) for k in range(31)]
    places = ((6, 0, -96, -2), (6, -38, -30, 5), (4, 36, -32, -5), (5, -72, 38, -7), (6, -2, 44, 3), (3, 68, 36, 8))
    dice = [
        tag(
            "g",
            tag("g", d6(face, size=68), transform="translate(-34 -33)"),
            transform=f"translate({x} {y}) rotate({turn})",
        )
        for face, x, y, turn in places
    ]
    figures = [
        tag("text", text, x=x, y=-36, class_="figure", font_size=24, fill=GOLD)
        for text, x in (("12", -131), ("30", 131))
    ]
    return svg(300, 320, *ticks, *dice, *figures, left=-150, top=-172)


def _tick(total: int) -> Markup:
    """A mark on the dial of totals, from 6 on the left to 36 on the right."""
    turn, threshold = -126 + 252 * total / 30, total in (6, 24)
    return tag(
        "path",
        d="M0-122V-108" if threshold else "M0-118V-110",
        transform=f"rotate({turn:.1f})",
        stroke=GOLD if threshold else "#D9909C",
        stroke_width=4 if threshold else 2.6,
        stroke_linecap="round",
    )
