"""Twelve Heroes in the browser: the middle of a region: its tile with cubes, force and tokens."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from douzaine.boards import HOUSES, Markup, coin, cube, join, sign, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import element
from douzaine.games.heroes12.board.pieces import Look, shield
from douzaine.games.heroes12.heroes import TILE_SLOTS, TILE_VP, TILES
from douzaine.games.heroes12.table import Token

STAR = "M0-1 .27-.37 .95-.31 .43.14 .59.81 0 .45-.59.81-.43.14-.95-.31-.27-.37Z"


class Land(NamedTuple):
    """The contents of a region's middle. Pairs are by seat."""

    tile: int  # a Tile
    below: int  # the seat drawn below
    names: tuple[str, ...]
    cubes: tuple[int, ...]
    force: tuple[int, ...]
    popularity: int  # a seat, or a Token


def tile(at: BoardContext, look: Look, region: int, below: int, sums: Iterable[Markup]) -> Markup:
    """The landscape with both sides' slots, their force, its victory points and the tiles below it."""
    table = at.table
    kind = table.tile[region]
    cubes, force = (tuple([side[region] for side in sides]) for sides in (table.cubes, table.force))
    land = Land(kind, below, at.names, cubes, force, table.popularity[region])
    written = f' class="h-tile h-{TILES[kind - 1]}"' if kind else ' class="h-tile none"'
    return element("div", written, _landscape(look, land), *sums, _corners(look, region, kind, table.below[region]))


@lru_cache(2000)
def _landscape(look: Look, land: Land) -> Markup:
    """The background for the sums of choices."""
    if not land.tile:
        return _totals(look, land)
    scenery = tag("img", src=f"{look.art}tile-{TILES[land.tile - 1]}.svg", alt="", class_="h-view")
    slots = [slot_tray(look, land, seat) for seat in (1 - land.below, land.below)]
    return join((scenery, *slots, _totals(look, land), popularity(look, land)))


@lru_cache(2000)
def _corners(look: Look, region: int, kind: int, below: int) -> Markup:
    """A region's number, name and victory points, and the edges of face-down tiles under the open one."""
    name = look.say(f"tile-{('none', *TILES)[kind]}")
    number = tag("span", tag("b", region + 1), tag("span", name), class_="h-place")
    if not kind:
        return number
    prize = coin(TILE_VP[kind - 1], look.say("scene-vp", vp=TILE_VP[kind - 1]))
    beneath = tag("span", look.say("scene-below", count=below), class_="h-below")
    edges = [tag("i", class_="h-edge", style=f"--edge:{edge + 1}") for edge in range(below)]
    return join((number, prize, beneath, *edges))


def slot_tray(look: Look, land: Land, seat: int) -> Markup:
    """A side's cubes on the tile, and its empty slots."""
    cubes, slots = land.cubes[seat], TILE_SLOTS[land.tile - 1]
    empty = svg(20, 20, sign(HOUSES[seat], 0, 0, 5, "currentColor"), left=-10, top=-10, class_="h-slot")
    filled = [tag("span", cube(HOUSES[seat]), class_="h-cube")] * cubes
    label = look.say("board-cubes", name=land.names[seat], cubes=cubes, slots=slots)
    side = "own" if seat == land.below else "theirs"
    drawn = [*filled, *[empty] * (slots - cubes)]
    return tag("span", *drawn, class_=f"h-slots {side}", role="img", aria_label=label, title=label)


def _totals(look: Look, land: Land) -> Markup:
    """Both sides' force, the stronger in larger type."""
    force, drawn = land.force, []
    for seat in (1 - land.below, land.below):
        label = look.say("board-force-of", name=land.names[seat], force=force[seat])
        drawn.append(tag("span", shield(force[seat], seat, label, force[seat] > force[1 - seat]), title=label))
    return tag("span", *drawn, class_="h-totals")


def popularity(look: Look, land: Land) -> Markup | None:
    """R37 to R39: the token of a region is on the tile, or with the side that holds it."""
    holder = land.popularity
    if holder == Token.NONE:
        return None
    side = "middle" if holder == Token.ON_TILE else "own" if holder == land.below else "theirs"
    name = "" if holder == Token.ON_TILE else land.names[holder]
    label = look.say("board-popularity" if not name else "board-popularity-of", name=name)
    disc = tag("circle", r=13, fill="#F2D27A" if side == "middle" else HOUSES[holder].colour)
    star = tag("path", d=STAR, transform="scale(8.5)", fill="#3F2A04" if side == "middle" else HOUSES[holder].figure)
    token = svg(28, 28, disc, star, left=-14, top=-14, label=label)
    return tag("span", token, class_=f"h-token {side}", title=label)
