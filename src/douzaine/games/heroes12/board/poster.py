"""Twelve Heroes: the picture on the shelf."""

from collections.abc import Callable
from typing import Any

from douzaine.boards import Markup, join, svg, tag
from douzaine.games.heroes12.board.pieces import NICHES

Art = Callable[[str], str]  # the address of a drawing


def poster(art: Art) -> Markup:
    """The picture on the shelf: a dragon over the city, a knight and an orc before it.

    The land continues on both sides, for wider frames.
    """
    moon = tag("circle", cy=18, r=92, fill="#F6DCC8")
    mountains = [mountain(x, y) for x, y in ((-318, -4), (-212, 24), (-118, -26), (126, -34), (222, 14), (330, -18))]
    before_it = tag("clipPath", tag("circle", cy=18, r=92), id="h-poster-moon")
    city = before_it + tag("g", drawing(art, "tile-city", 0, 49, 300, 150), clip_path="url(#h-poster-moon)")
    hills = tag(
        "path", d="M-420 96Q-310 124 -190 104Q-60 66 10 104T190 92Q310 66 420 108V180H-420Z", fill="#8DAA62"
    ) + tag("path", d="M-420 126Q-310 152 -190 130Q-70 96 20 134T190 122Q300 104 420 130V180H-420Z", fill="#6B8C4A")
    dragon = drawing(art, "dragon", 0, -64, 208, 208)
    medals = [medal(art, "knight", -94, NICHES[0]), medal(art, "orc", 94, NICHES[2])]
    cubes = [drawing(art, "cube-blue", -38, 128, 34, 38), drawing(art, "cube-orange", 34, 132, 34, 38)]
    parts = (moon, *mountains, city, hills, dragon, *medals, *cubes)
    return svg(300, 320, *parts, left=-150, top=-160)


def mountain(x: int, y: int) -> Markup:
    """A peak with snow on it, darker on the right."""
    snow = f"M{x} {y} {x - 12} {y + 34} {x - 3} {y + 27} {x + 4} {y + 36} {x + 12} {y + 32}Z"
    return join(
        (
            tag("path", d=f"M{x - 62} 160 {x} {y} {x + 62} 160Z", fill="#5F7377"),
            tag("path", d=f"M{x} {y} {x + 62} 160H{x}Z", fill="#4B5E63"),
            tag("path", d=snow, fill="#FFFFFF"),
        )
    )


def medal(art: Art, hero: str, x: int, colour: str) -> Markup:
    """A hero in a round frame."""
    disc = tag("circle", cx=x, cy=92, r=36, fill=colour, stroke="#FBF3E0", stroke_width=4)
    return disc + drawing(art, hero, x, 92, 62, 62)


def drawing(art: Art, name: str, x: int, y: int, width: int, height: int, **attributes: Any) -> Markup:
    """A drawing centred on a point of a larger picture."""
    place = {"x": x - width // 2, "y": y - height // 2, "width": width, "height": height}
    return tag("image", href=art(f"{name}.svg"), **place, **attributes)
