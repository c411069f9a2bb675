"""Twelve Heroes in the browser: the story, an action with all its effects in one sentence."""

from collections.abc import Hashable, Sequence

from douzaine.boards import HOUSES, Markup, cube, icon, medallion, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import EventGroup, StoryLine, Why
from douzaine.games.heroes12.board import why
from douzaine.games.heroes12.board.past import past_of
from douzaine.games.heroes12.board.pieces import apple, emblem, faction_of, look_of, the_hero
from douzaine.games.heroes12.heroes import HEROES, TILE_SLOTS, TILES
from douzaine.match.event import Event, Story
from douzaine.texts import names_in

STARTS = ("turn", "first_turn")
ACTIONS = ("recruits", "deploys", "moves", "flies")
ABILITIES = {
    "archangel": "archangel", "behemoth": "behemoth", "chariot": "chariot", "knight": "knight", "dragon": "dragon",
    "elf": "elf", "draws_giant": "iron_giant", "goblin": "goblin", "draws_golem": "golem", "treant": "treant",
    "steward": "steward", "orc": "orc", "peasant": "peasant", "strategist": "strategist", "ship": "celestial_ship",
}  # fmt: skip
WITH_TILE = (
    "cubes_back",
    "food_back",
    "heroes_spent",
    "heroes_home",
    "scores",
    "new_tile",
    "token_stays",
    "token_gone",
)
JOINED = {
    "feeds": "upkeep", "supplies": "supplies", "income": "upkeep", "draws_income": "upkeep", "drops": "drops",
    "plays_faction": "factions", "tile_opens": "tiles", "draws_opening": "opening",
}  # fmt: skip
UNTOLD = ("turn", "first_turn", "passes", "under", "draws_changed", "tie_token", "tie_golem", "cubes_back", "food_back")
RULED = ("starves", "food_lost", "token_taken", "token_back", "cannon", "ability_lost", "reshuffles", "nothing_to_draw",
         "turn_limit", "token_gone", "token_stays")  # fmt: skip


def chapter(at: BoardContext, events: Story) -> str:
    """The heading of a turn: its player and its number."""
    if events[0].kind not in STARTS:
        return at.say("scene-phase-setup")
    return at.say("tell-turn-of", number=turn_of(events, 0), who=at.names[events[0].seat or 0])


def turn_of(story: Story, number: int) -> int:
    """The turn of an event, from 1. The step that ends a turn is followed by Control of the next one."""
    start = story[story.start_of_turn(number, STARTS)]
    return start.turn + (2 if start.kind == "turn" else 1)


def story_key(at: BoardContext, numbers: range) -> Hashable:
    """Factions have colours, and the regions' past is read from the whole story so far."""
    return tuple(at.table.faction), hash(at.story.rows[: numbers.stop])


def lines(at: BoardContext, numbers: range) -> list[StoryLine]:
    """The sentences of one turn."""
    told = [*zip(numbers, at.story.part(numbers), strict=True)]
    return [StoryLine(group.first, group.last, *_told(at, group)) for group in _event_groups(told)]


def _event_groups(told: Sequence[tuple[int, Event]]) -> list[EventGroup]:
    found: list[EventGroup] = []
    for number, event in told:
        kind = _kind(event, found)
        if kind is None:
            continue
        if found and found[-1].kind == "burns" and kind in ("action", "supplies", "burns"):
            found[-1].kind = kind  # a discarded card is told with the action it gave
        elif kind != "on" and not (found and found[-1].kind == kind and kind in JOINED.values()):
            found.append(EventGroup(kind, number, number))
        found[-1].last = number
        found[-1].events.append(event)
    return found


def _kind(event: Event, found: Sequence[EventGroup]) -> str | None:
    """How an event is told: alone, with its like, or `on` with the one before."""
    before = found[-1].kind if found else ""
    if (event.kind in ABILITIES or event.kind == "food_lost") and before == "action":
        return "on"
    if event.kind in (*WITH_TILE, "draws_giant") and before == "wins_tile":
        return "on"
    if event.kind in UNTOLD:
        return None
    if event.kind == "burns":
        return "burns"
    if event.kind in ACTIONS:
        return "action"
    return JOINED.get(event.kind, "wins_tile" if event.kind == "wins_tile" else "one")


def _told(at: BoardContext, group: EventGroup) -> tuple[str, Markup, Why | None]:
    if burnt := group.of("burns"):
        rest = [event for event in group.events if event.kind != "burns"]
        if rest:
            said, picture, because = _told(at, EventGroup(group.kind, group.first, group.last, rest))
            return at.say("tell-burnt", heroes=_capital(_heroes(at, burnt)), said=said), picture, because
    event = group.events[0]
    if group.kind == "action":
        return _action(at, group), _hero(at, event), why.for_ability(at, group.events)
    if event.kind in ("cube", "wins_tile"):
        return _control(at, group)
    if group.kind in JOINED.values():
        return _joined(at, group), _picture(at, event), None
    return at.event_text(event), _picture(at, event), Why(event.rule) if event.kind in RULED else None


# ---- actions


def _action(at: BoardContext, group: EventGroup) -> str:
    """Recruiting, deploying or moving, and the hero's effect."""
    said, rest = at.event_text(group.events[0]), group.events[1:]
    if not rest:
        return said
    effects = list(dict.fromkeys(_effect(at, event) for event in rest))
    return at.say("tell-with", said=said.removesuffix("."), effects=", ".join(effects))


def _effect(at: BoardContext, event: Event) -> str:
    details = event.details
    values: dict[str, object] = {"who": at.names[event.seat or 0], "food": details.get("food", 0)}
    if "region" in details:
        values["region"] = details["region"] + 1
    if "hero" in details:
        values["hero"] = the_hero(at, details["hero"])
    id = event.kind.replace("_", "-")
    if event.kind in ("draws_giant", "draws_golem"):
        id = "draws" if event.hidden else "draws-hero"
    if event.kind == "knight":
        place = details["place"]
        values["place"] = at.say("camp") if place < 0 else at.say("region", number=place + 1)
    if event.kind in ("dragon", "orc"):
        id = "loses-food"
    if event.kind in ("archangel", "elf", "treant", "steward"):
        id = "gains-food"
    return at.say(f"tell-{id}", **values)


# ---- regions


def _control(at: BoardContext, group: EventGroup) -> tuple[str, Markup, Why | None]:
    event = group.events[0]
    details, seat = event.details, event.seat or 0
    past = past_of(at.story, group.first)
    tile = details.get("tile") or past.tiles.get(details["region"], 0)
    name = at.say(f"tile-{('none', *TILES)[tile]}")
    values = {"tile": name, "who": at.names[seat], "mine": details["mine"], "theirs": details["theirs"],
              "region": details["region"] + 1}  # fmt: skip
    if event.kind == "cube":
        before = past.cubes[details["region"], seat]
        slots = TILE_SLOTS[tile - 1] if tile else before + 1
        text = at.say("tell-cube", **values, before=before, after=before + 1, slots=slots)
        return text, cube(HOUSES[seat]), why.for_cube(at, event, past, tile)
    scored, opened = group.of("scores"), group.of("new_tile")
    text = at.say("tell-wins-tile", **values)
    if scored:
        vp, total = scored[0].details["vp"], scored[0].details["total"]
        text = at.say("tell-wins-vp", **values, before=total - vp, vp=vp, total=total)
    if opened:
        new = at.say(f"tile-{TILES[opened[0].details['tile'] - 1]}")
        text = at.say("tell-turned-up", said=text, tile=new)
    picture = tag("img", src=at.art(f"tile-{TILES[tile - 1]}.svg"), alt="", class_="h-mini")
    return text, picture, why.for_tile(at, event, scored, past)


# ---- events told together


def _joined(at: BoardContext, group: EventGroup) -> str:
    events, who = group.events, at.names[group.events[0].seat or 0]
    food = sum(event.details.get("food", 0) for event in events)
    if group.kind == "upkeep":
        return _upkeep(at, group, who)
    if group.kind == "supplies":
        return at.say("tell-supplies", who=who, food=food)
    if group.kind == "drops":
        return at.say("tell-drops", who=who, heroes=_heroes(at, events))
    if group.kind == "factions":
        return at.say("tell-list", things=", ".join(at.event_text(event).removesuffix(".") for event in events))
    if group.kind == "tiles":
        tiles = [at.say(f"tile-{TILES[event.details['tile'] - 1]}") for event in events]
        return at.say("tell-tiles", tiles=", ".join(tiles))
    own = [event for event in events if not event.hidden]
    if not own:
        return at.say("tell-opening")
    return at.say("tell-opening-own", who=at.names[own[0].seat or 0], heroes=_heroes(at, own))


def _upkeep(at: BoardContext, group: EventGroup, who: str) -> str:
    """What heroes ate, and the income."""
    said = []
    if eaten := group.of("feeds"):
        places = [
            at.say("tell-in-region", food=each.details["food"], region=each.details["region"] + 1) for each in eaten
        ]
        said.append(at.say("tell-feeds", who=who, places=names_in(at.lang, places)))
    drawn, income = group.of("draws_income"), sum(event.details["food"] for event in group.of("income"))
    hero = the_hero(at, drawn[0].details["hero"]) if drawn and not drawn[0].hidden else ""
    if drawn and not income:
        said.append(at.say("tell-list", things=at.say("tell-draws-hero" if hero else "tell-draws", who=who, hero=hero)))
    elif income:
        id = "tell-income-hero" if hero else "tell-income-card" if drawn else "tell-supplies"
        said.append(at.say(id, who=who, food=income, hero=hero))
    return " ".join(said)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _heroes(at: BoardContext, events: Sequence[Event]) -> str:
    return names_in(at.lang, [the_hero(at, event.details["hero"]) for event in events])


# ---- pictures


def _hero(at: BoardContext, event: Event) -> Markup:
    hero = event.details.get("hero", HEROES.index("giant_falcon"))
    return emblem(look_of(at), faction_of(at, event.seat or 0), hero)


def _picture(at: BoardContext, event: Event) -> Markup:
    """A small picture beside a sentence: its hero, food, cube or tile."""
    seat = event.seat or 0
    hero = event.details.get("hero", event.details.get("one"))
    if event.kind in ABILITIES:
        hero = HEROES.index(ABILITIES[event.kind])
    if hero is not None:
        return emblem(look_of(at), faction_of(at, seat), hero)
    if "food" in event.details:
        return apple()
    if event.details.get("tile"):
        return tag("img", src=at.art(f"tile-{TILES[event.details['tile'] - 1]}.svg"), alt="", class_="h-mini")
    return icon("dot") if event.seat is None else medallion(HOUSES[seat])
