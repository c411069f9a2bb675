"""Twelve Heroes: pictures for its rules: regions with both sides, camps, and all heroes and tiles."""

from collections.abc import Iterator, Sequence

from douzaine.boards import Markup, coin, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.pictures import Pictures, Piece
from douzaine.games.heroes12.board.land import Land, popularity, slot_tray
from douzaine.games.heroes12.board.pieces import (
    apple,
    effect,
    emblem,
    food,
    hero_face,
    hero_name,
    look_of,
    shield,
    vp_track,
)
from douzaine.games.heroes12.heroes import COST, FORCE, HEROES, REGIONS, TILE_SLOTS, TILE_VP, TILES, Hero

SEATS = (1, 0)  # the other one is above
FIRST_RULE = 72  # of the heroes, in order; the Golem has two
GALLERY_RULES = {hero: FIRST_RULE + hero + (hero > Hero.GOLEM) for hero in Hero}


class HeroesPictures(Pictures):
    """Draws regions that are not empty, and both camps."""

    def sketch(self, before: BoardContext, after: BoardContext, stage: str) -> Markup:
        """The regions with their force and food, then camps and victory points; `before`: as they were."""
        after = before if stage == "before" else after
        regions = [number for number in range(REGIONS) if _is_used(before, number) or _is_used(after, number)]
        lands = tag("div", *(_region(after, number) for number in regions), class_="x-lands") if regions else None
        if not regions:
            lands = tag("div", *_cards(after), class_="x-recruits")
        return tag("div", lands, *(_camp(before, after, seat) for seat in SEATS), class_="x-heroes")

    def legend(self, at: BoardContext) -> list[tuple[Markup, str]]:
        """The figures on a card."""
        return [(shield(3), at.say("pictures-force")), (apple(), at.say("pictures-cost"))]

    def gallery(self, at: BoardContext) -> list[Piece]:
        """All heroes by their cost, then the three tiles."""
        look = look_of(at)
        heroes = sorted(Hero, key=lambda hero: (COST[hero], FORCE[hero]))
        words = {"heroes": at.say("pictures-heroes"), "tiles": at.say("pictures-tiles")}
        found = [
            Piece(
                HEROES[hero],
                tag("div", hero_face(look, -1, hero, cost=True), class_="h-hero x-hero"),
                effect(look, hero),
                f"R{GALLERY_RULES[hero]}",
                group=words["heroes"],
            )
            for hero in heroes
        ]
        for number, name in enumerate(TILES):
            picture = tag("img", src=at.art(f"tile-{name}.svg"), alt="", class_="x-tile")
            text = at.say("pictures-tile", vp=TILE_VP[number], slots=TILE_SLOTS[number])
            title = at.say(f"tile-{name}")
            found.append(Piece(name, join((picture, coin(TILE_VP[number]))), text, "R3", title, group=words["tiles"]))
        return found


def _cards(at: BoardContext) -> Iterator[Markup]:
    """The heroes of the reader's camp as whole cards."""
    look, faction = look_of(at), at.table.faction[0]
    for hero, count in enumerate(at.table.camp[0]):
        for _ in range(count):
            yield tag("div", hero_face(look, faction, hero, cost=True), class_="h-hero x-hero")


def _is_used(at: BoardContext, region: int) -> bool:
    table = at.table
    return any(table.present[seat, region] or table.cubes[seat, region] for seat in SEATS)


def _region(at: BoardContext, region: int) -> Markup:
    """One region: the other side, the tile, the reader's side."""
    look, table = look_of(at), at.table
    kind = table.tile[region]
    cubes, force = (tuple(side[region] for side in sides) for sides in (table.cubes, table.force))
    land = Land(kind, 0, at.names, cubes, force, table.popularity[region])
    name = at.say(f"tile-{('none', *TILES)[kind]}")
    title = tag("span", tag("b", region + 1), " ", name, class_="x-place")
    trays = [slot_tray(look, land, seat) for seat in SEATS] if kind else []
    star = popularity(look, land) if kind else None
    middle = tag("div", *trays[:1], title, star, *trays[1:], class_="x-land-tile")
    return tag("div", _side(at, region, 1, force), middle, _side(at, region, 0, force), class_="x-land")


def _side(at: BoardContext, region: int, seat: int, force: Sequence[int]) -> Markup:
    """A side's heroes, their total force, and their food."""
    look, table = look_of(at), at.table
    heroes = list(_emblems(at, seat, table.at[seat][region]))
    if not heroes:
        return tag("div", class_="x-side")
    label = look.say("board-force-of", name=at.names[seat], force=force[seat])
    total = shield(force[seat], seat, label, force[seat] > force[1 - seat])
    return tag("div", *heroes, total, food(look, table.food[seat, region]), class_="x-side")


def _emblems(at: BoardContext, seat: int, counts: Sequence[int]) -> Iterator[Markup]:
    look, faction = look_of(at), at.table.faction[seat]
    for hero, count in enumerate(counts):
        for _ in range(count):
            name = hero_name(look, hero)
            yield tag("span", emblem(look, faction, hero), role="img", aria_label=name, title=name, class_="x-emblem")


def _camp(before: BoardContext, after: BoardContext, seat: int) -> Markup | None:
    """A camp: heroes, food before and now; and victory points, if there are any."""
    was, now = before.table.camp_food[seat], after.table.camp_food[seat]
    heroes, vp = list(_emblems(after, seat, after.table.camp[seat])), after.table.vp[seat]
    if not (heroes or was or now or vp):
        return None
    amount = join((f"{was} → ", tag("b", now))) if was != now else tag("b", now)
    points = vp_track(look_of(after), vp) if vp else None
    name = tag("span", after.say("pictures-camp", who=after.names[seat]), class_="x-name")
    return tag("p", name, *heroes, tag("span", apple(), amount, class_="x-food"), points, class_="x-camp")


PICTURES = HeroesPictures()
