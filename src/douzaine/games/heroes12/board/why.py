"""Twelve Heroes in the browser: explanations of cubes, tiles and abilities, with heroes and sums."""

from collections.abc import Sequence

from douzaine.boards import HOUSES, Markup, coin, cube, icon, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import Why, captioned, row_of, sum_of
from douzaine.games.heroes12.board.past import Past
from douzaine.games.heroes12.board.pieces import apple, effect, emblem, faction_of, hero_face, look_of, shield
from douzaine.games.heroes12.heroes import FORCE, GOAL, HEROES, TILE_SLOTS, TILE_VP, TILES, Hero
from douzaine.match.event import Event

OF_HERO = {
    "archangel": Hero.ARCHANGEL, "behemoth": Hero.BEHEMOTH, "chariot": Hero.CHARIOT, "knight": Hero.KNIGHT,
    "dragon": Hero.DRAGON, "elf": Hero.ELF, "draws_giant": Hero.IRON_GIANT, "goblin": Hero.GOBLIN,
    "draws_golem": Hero.GOLEM, "treant": Hero.TREANT, "steward": Hero.STEWARD, "orc": Hero.ORC,
    "peasant": Hero.PEASANT, "strategist": Hero.STRATEGIST, "ship": Hero.CELESTIAL_SHIP,
}  # fmt: skip
WHEN = {"recruits": "R63", "deploys": "R66", "moves": "R69", "flies": "R69"}


def _cube_after(at: BoardContext, event: Event, tile: int, after: int) -> str:
    """The consequence of the cube."""
    if not tile:
        return ""
    full = after >= TILE_SLOTS[tile - 1]
    name = at.say(f"tile-{TILES[tile - 1]}")
    id = "why-cube-full" if full else "why-cube-more"
    return at.say(id, who=at.names[event.seat or 0], tile=name, vp=TILE_VP[tile - 1])


def for_cube(at: BoardContext, event: Event, past: Past, tile: int) -> Why:
    """Force against force, and the cubes on the tile."""
    seat, region = event.seat or 0, event.details["region"]
    before = past.cubes[region, seat]
    box = _against(at, event, past)
    if tile:
        slots = TILE_SLOTS[tile - 1]
        box += row_of(_land(at, tile), _cubes(seat, before + 1, slots), tag("b", f"{before} + 1 = {before + 1}"),
                      tag("small", at.say("why-of", n=slots)))  # fmt: skip
    return Why("R45", box, _cube_after(at, event, tile, before + 1), ("R46", "R83"))


def for_tile(at: BoardContext, event: Event, scored: Sequence[Event], past: Past) -> Why:
    """Force against force, and the victory points."""
    kind, box = event.details["tile"], _against(at, event, past)
    after = ""
    if scored:
        vp, total = scored[0].details["vp"], scored[0].details["total"]
        box += sum_of(f"{total - vp} + {vp} = {total}", _land(at, kind), coin(vp))
        after = at.say("why-to-win", n=max(0, GOAL - total))
    return Why("R46", box, after, ("R48", "R50", "R51"))


def for_ability(at: BoardContext, events: Sequence[Event]) -> Why | None:
    """The hero and its effect in words; None for an action without other effects."""
    done = [event for event in events[1:] if event.kind in OF_HERO]
    if not done:
        lost = [event for event in events if event.kind == "food_lost"]
        return Why("R36", sum_of(f"− {lost[0].details['food']}", apple())) if lost else None
    look, first = look_of(at), done[0]
    owner = events[0].seat or 0
    hero = OF_HERO[first.kind]
    card = tag("div", hero_face(look, faction_of(at, owner), hero), class_="h-hero")
    words = effect(look, hero)
    box = row_of(card, tag("p", words[:1].upper() + words[1:] + "."))
    return Why(first.rule, box, "", (WHEN.get(events[0].kind, "R63"),))


# ---- drawings


def _against(at: BoardContext, event: Event, past: Past) -> Markup:
    """Both sides with their heroes, as far as the story tells, and the greater force."""
    seat, region = event.seat or 0, event.details["region"]
    mine, theirs = event.details["mine"], event.details["theirs"]
    sides = [_side(at, each, past.heroes[region, each], force) for each, force in ((seat, mine), (1 - seat, theirs))]
    relation = ">" if mine > theirs else "="
    middle = tag("span", shield(mine, seat, strong=True), tag("b", relation), shield(theirs, 1 - seat), class_="h-w-vs")
    return tag("div", sides[0], middle, sides[1], class_="h-w-sides")


def _side(at: BoardContext, seat: int, heroes: Sequence[int], force: int) -> Markup:
    look, known = look_of(at), sum(FORCE[hero] for hero in heroes) == force
    drawn = [emblem(look, faction_of(at, seat), hero) for hero in heroes] if known else []
    numbers = [FORCE[hero] for hero in heroes] if known else []
    text = " + ".join(map(str, numbers)) + f" = {force}" if len(numbers) > 1 else str(force)
    names = [at.say(f"hero-{HEROES[hero]}") for hero in heroes] if known else []
    caption = at.say("why-side", who=at.names[seat], sum=text)
    shown = tag("span", *drawn, class_="h-w-heroes", title=", ".join(names)) if drawn else tag("span", icon("dot"))
    return captioned(shown, caption)


def _land(at: BoardContext, kind: int) -> Markup:
    return tag("img", src=at.art(f"tile-{TILES[kind - 1]}.svg"), alt="", class_="h-w-land")


def _cubes(seat: int, count: int, slots: int) -> Markup:
    full = [cube(HOUSES[seat])] * min(count, slots)
    return tag("span", *full, *[tag("i")] * (slots - len(full)), class_="h-w-slots")
