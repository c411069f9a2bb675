"""Twelve Heroes: Table ↔ position."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypedDict

import numpy as np

from douzaine.engine.story import new_story
from douzaine.engine.table import goes_on
from douzaine.errors import BadPosition
from douzaine.games.declare import shown
from douzaine.games.heroes12.heroes import (
    CUBES,
    DECK,
    GOAL,
    HEROES,
    PILE,
    REGIONS,
    TILE_COUNT,
    TILE_SLOTS,
    TILES,
    Hero,
    Tile,
)
from douzaine.games.heroes12.rules import advance
from douzaine.games.heroes12.rules.control import begin_control
from douzaine.games.heroes12.rules.income import begin_income
from douzaine.games.heroes12.rules.maintenance import begin_maintenance
from douzaine.games.heroes12.rules.military import ACTIONS, begin_military
from douzaine.games.heroes12.rules.setup import lay_empty_table
from douzaine.games.heroes12.rules.zones import at_any_time, count_in, visible
from douzaine.games.heroes12.table import CAMP, SEATS, TRUTH, Phase, Source, Stage, Token
from douzaine.games.positions import Count, SeatNumber, listed, one_of, told, whole_number, whole_numbers, words

STAGES = ("setup", "control", "maintenance", "income", "military", "end")
QUIET_STAGES = STAGES[1:5]
KEYS = (
    "turn",
    "phase",
    "camps",
    "regions",
    "hidden_tiles",
    "hands",
    "decks",
    "bottoms",
    "discards",
    "vp",
    "actions",
    "turns",
)
DEFAULT_TILES = ("farm", "city", "mine")
REGION_KEYS = ("tile", "below", "cubes", "heroes", "food", "popularity")
Cards = dict[str, Count]  # heroes by their ids
Hidden = Cards | Count  # the known ones, others under "?"; a number if none is known


class Camp(TypedDict):
    """A seat's camp."""

    heroes: Annotated[Cards, told("how many of each, by their ids")]
    food: Count


class Region(TypedDict):
    """A region; lists go by seat."""

    tile: Annotated[Annotated[str, words(*TILES)] | None, told("the open one")]
    below: Annotated[Count, told("face-down tiles")]
    cubes: Annotated[list[Count], told("by seat")]
    heroes: Annotated[list[Cards], told("by seat: how many of each")]
    food: Annotated[list[Count], told("by seat")]
    popularity: Annotated[SeatNumber | Literal["tile"] | None, told("who holds it; null in normal rules")]


class Position(TypedDict):
    """A match of Twelve Heroes. Lists go by seat; what is hidden is a number, or counted under `"?"`."""

    turn: Annotated[SeatNumber, told("whose turn it is")]
    phase: Annotated[str, words(*STAGES), told("of the turn")]
    camps: Annotated[list[Camp], told("by seat")]
    regions: Annotated[list[Region], told("1 to 3")]
    hidden_tiles: Annotated[dict[str, Count], told("face down somewhere, by kind")]
    hands: Annotated[list[Hidden], told("in the draft, the packs")]
    decks: Annotated[list[Hidden], told("without `bottoms`")]
    bottoms: Annotated[list[list[str] | Count], told("put under the deck, top to bottom")]
    discards: Annotated[list[Cards], told("by seat")]
    vp: Annotated[list[Count], told("by seat")]
    actions: Annotated[Count, told("left in the military phase; an extra one is not counted")]
    turns: Annotated[Count, told("played to their end")]
    extra: Annotated[bool, told("an extra action waits")]
    quiet: Annotated[bool, told("between two actions: a match can be set up from here")]


def quiet_values(box: Any) -> dict[str, Any]:
    """The default values: those at a quiet moment, without an extra action."""
    return {"quiet": True, "extra": False}


def is_quiet(box: Any, table: Any) -> bool:
    """Between two actions, or at the start of the Military phase before any Falcon has flown.

    Earlier phases run by themselves, so play never stops at their start.
    """
    if table["over"] or table["chance"] or table["extra"] or table["stage"] != Stage.MILITARY:
        return False
    falcons = table["at"][table["turn"], :, Hero.GIANT_FALCON]
    if table["phase"] == Phase.FALCON:
        return bool((table["fresh"] == falcons).all())
    return bool(table["phase"] == Phase.ACTION and (table["actions"] < ACTIONS or not falcons.any()))


# ---- Table to position


def to_position(box: Any, table: Any) -> Position:
    """Everything on the table in plain values; in a view, what is hidden is a number or "?"."""
    seats = range(SEATS)
    return {
        "turn": int(table["turn"]),
        "phase": STAGES[table["stage"]],
        "camps": [{"heroes": counted(table["camp"][s]), "food": int(table["camp_food"][s])} for s in seats],
        "regions": [region_of(table, region) for region in range(REGIONS)],
        "hidden_tiles": {name: int(n) for name, n in zip(TILES, table["hidden_tiles"], strict=True) if n},
        "hands": [hidden(table, s, table["hand"][s], table["hand_size"][s]) for s in seats],
        "decks": [hidden(table, s, table["deck"][s], table["deck_size"][s]) for s in seats],
        "bottoms": [bottom(table, s) for s in seats],
        "discards": [counted(table["discard"][s]) for s in seats],
        "vp": table["vp"].tolist(),
        "actions": int(table["actions"]) if table["stage"] == Stage.MILITARY else 0,
        "turns": int(table["turns"]),
        "extra": bool(table["extra"]),
        "quiet": is_quiet(box, table),
    }


def counted(cards: Any) -> dict[str, int]:
    """Cards as {hero: number}, in the order of the list of heroes."""
    return {hero: int(count) for hero, count in zip(HEROES, cards, strict=True) if count}


def is_own(table: Any, seat: int) -> bool:
    """Whether the reader of this Table knows a seat's cards: its owner, or a reader who sees everything."""
    return bool(table["reader"] in (TRUTH, 2 + seat))


def hidden(table: Any, seat: int, cards: Any, size: int) -> dict[str, int] | int:
    """Cards that may be hidden: the known ones and the number of others; only the number if none is known."""
    known, others = counted(cards), int(size - cards.sum())
    if not known and not is_own(table, seat):
        return others
    return known | ({"?": others} if others else {})


def bottom(table: Any, seat: int) -> list[str] | int:
    """Heroes put under a deck, from top to bottom; for others their number."""
    size = int(table["under_size"][seat])
    return [HEROES[hero] for hero in table["under"][seat][:size]] if is_own(table, seat) else size


def region_of(table: Any, region: int) -> Region:
    """Everything in a region."""
    tile, token = int(table["tile"][region]), int(table["popularity"][region])
    return {
        "tile": TILES[tile - 1] if tile else None,
        "below": int(table["below"][region]),
        "cubes": table["cubes"][:, region].tolist(),
        "heroes": [counted(table["at"][seat, region]) for seat in range(SEATS)],
        "food": table["food"][:, region].tolist(),
        "popularity": token if token >= 0 else "tile" if token == Token.ON_TILE else None,
    }


# ---- position to Table


def from_position(box: Any, given: dict[str, Any], table: Any) -> None:
    """Set up a blank Table at the start of a phase or between two actions, and run what is automatic."""
    lay_empty_table(table)
    table.source = Source.UNKNOWN
    table.turn = table.first = whole_number("turn", given.get("turn", 0), 0, SEATS - 1)
    table.turns = whole_number("turns", given.get("turns", 2), 0, *([int(box.max_turns) - 1] if box.max_turns else []))
    table.vp[:] = whole_numbers("vp", given.get("vp", [0] * SEATS), SEATS, 0, GOAL - 1)
    lay_camps(box, given.get("camps", [{}] * SEATS), table)
    lay_regions(box, given.get("regions", [{}] * REGIONS), table)
    lay_hidden_tiles(given, table)
    lay_cards(given, table)
    check_food(box, table)
    for seat in range(SEATS):
        for hero in range(len(HEROES)):
            table.seen[seat, hero] = visible(table, seat, hero)
    begin(box, given, table)


def begin(box: Any, given: dict[str, Any], table: Any) -> None:
    """Enter the named phase, and continue."""
    phase = one_of("phase", given.get("phase", "control"), QUIET_STAGES)
    most = ACTIONS if phase == "military" else 0
    actions = whole_number("actions", given.get("actions", most), 0, most)
    silent = new_story(0)
    for region in range(REGIONS):
        at_any_time(table, region, silent)
    {
        "control": begin_control,
        "maintenance": begin_maintenance,
        "income": begin_income,
        "military": begin_military,
    }[phase](table)
    if phase == "military":
        table.actions = actions
        if actions < ACTIONS:
            table.fresh[:] = 0
    while goes_on(table):
        advance(box, table, silent)


def mapped(key: str, value: Any, allowed: tuple[str, ...]) -> dict[str, Any]:
    """A mapping with some of the allowed names."""
    if not isinstance(value, Mapping):
        raise BadPosition("heroes12.error-mapping", name=key, value=shown(value))
    for name in value:
        if not isinstance(name, str) or name not in allowed:
            raise BadPosition("heroes12.error-no-entry", name=key, entry=shown(name), known=", ".join(allowed))
    return dict(value)


def counts(key: str, value: Any, names: tuple[str, ...], most: int) -> list[int]:
    """A mapping {name: number} as a list of numbers."""
    given = mapped(key, value, names)
    return [whole_number(f"{key}.{name}", given.get(name, 0), 0, most) for name in names]


def lay_camps(box: Any, given: Any, table: Any) -> None:
    for seat, each in enumerate(listed("camps", given, SEATS)):
        key = f"camps[{seat}]"
        camp = mapped(key, each, ("heroes", "food"))
        table.camp_food[seat] = whole_number(f"{key}.food", camp.get("food", 0), 0)
        lay_heroes(box, f"{key}.heroes", camp.get("heroes", {}), table, seat, CAMP)


def lay_heroes(box: Any, key: str, given: Any, table: Any, seat: int, place: int) -> None:
    for hero, count in enumerate(counts(key, given, HEROES, DECK)):
        count_in(box, table, seat, place, hero, count)


def lay_regions(box: Any, given: Any, table: Any) -> None:
    for number, each in enumerate(listed("regions", given, REGIONS)):
        key = f"regions[{number}]"
        region = mapped(key, each, REGION_KEYS)
        lay_tile(key, region, table, number)
        heroes = listed(f"{key}.heroes", region.get("heroes", [{}] * SEATS), SEATS)
        food = whole_numbers(f"{key}.food", region.get("food", [0] * SEATS), SEATS, 0)
        for seat in range(SEATS):
            lay_heroes(box, f"{key}.heroes[{seat}]", heroes[seat], table, seat, number)
            if food[seat] and not table.present[seat, number]:
                raise BadPosition("heroes12.error-food-alone", name=key, seat=seat)
            table.food[seat, number] = food[seat]
        lay_token(box, key, region, table, number)
    for seat, used in enumerate(table.cubes.sum(axis=1).tolist()):
        if used > CUBES:
            raise BadPosition("heroes12.error-many-cubes", seat=seat, count=used, most=CUBES)


def lay_tile(key: str, given: dict[str, Any], table: Any, region: int) -> None:
    """A tile with its cubes, over face-down tiles."""
    name = one_of(f"{key}.tile", given.get("tile", DEFAULT_TILES[region]), (None, *TILES))
    tile = Tile.NONE if name is None else TILES.index(name) + 1
    slots = TILE_SLOTS[tile - 1] if tile else 0
    table.tile[region] = tile
    table.below[region] = whole_number(f"{key}.below", given.get("below", 1 if tile else 0), 0, PILE - 1)
    table.cubes[:, region] = whole_numbers(f"{key}.cubes", given.get("cubes", [0] * SEATS), SEATS, 0, slots)
    if not tile and table.below[region]:
        raise BadPosition("heroes12.error-below-nothing", name=key)


def lay_token(box: Any, key: str, given: dict[str, Any], table: Any, region: int) -> None:
    """Popularity: null in normal rules or without a tile, else on the tile or held by a seat with a hero there."""
    present = [bool(table.present[seat, region]) for seat in range(SEATS)]
    default: Any = None
    allowed: tuple[Any, ...] = (None,)
    if box.advanced and table.tile[region]:
        default = present.index(True) if sum(present) == 1 else "tile"
        allowed = ("tile", *range(SEATS))
    token = one_of(f"{key}.popularity", given.get("popularity", default), allowed)
    if token in (0, 1) and not present[token]:
        raise BadPosition("heroes12.error-popularity", name=key, seat=token)
    table.popularity[region] = {None: int(Token.NONE), "tile": int(Token.ON_TILE)}.get(token, token)


def lay_hidden_tiles(given: dict[str, Any], table: Any) -> None:
    """The six tiles without the open ones; tiles won before may be among them."""
    left = [count - int((table.tile == kind + 1).sum()) for kind, count in enumerate(TILE_COUNT)]
    for name, count in zip(TILES, left, strict=True):
        if count < 0:
            raise BadPosition("heroes12.error-many-tiles", tile=name)
    tiles = counts("hidden_tiles", given["hidden_tiles"], TILES, 6) if "hidden_tiles" in given else left
    for name, count, most in zip(TILES, tiles, left, strict=True):
        if count > most:
            raise BadPosition("heroes12.error-many-hidden-tiles", tile=name, most=most)
    if int(table.below.sum()) > sum(tiles):
        raise BadPosition("heroes12.error-many-below", below=int(table.below.sum()), hidden=sum(tiles))
    table.hidden_tiles[:] = tiles


def lay_cards(given: dict[str, Any], table: Any) -> None:
    """Hands, decks with the cards under them, discard piles; at most 12 cards a seat in all."""
    for key, cards in (("hands", table.hand), ("decks", table.deck), ("discards", table.discard)):
        for seat, each in enumerate(listed(key, given.get(key, [{}] * SEATS), SEATS)):
            cards[seat] = counts(f"{key}[{seat}]", each, HEROES, DECK)
    for seat, each in enumerate(listed("bottoms", given.get("bottoms", [[]] * SEATS), SEATS)):
        if not isinstance(each, list | tuple) or len(each) > DECK:
            raise BadPosition("heroes12.error-bottoms", seat=seat, most=DECK, value=shown(each))
        heroes = [HEROES.index(one_of(f"bottoms[{seat}]", hero, HEROES)) for hero in each]
        table.under[seat, : len(heroes)] = heroes
        table.under_size[seat] = len(heroes)
    table.hand_size[:] = table.hand.sum(axis=1)
    table.deck_size[:] = table.deck.sum(axis=1)
    for seat, cards in enumerate(cards_of(table)):
        if cards > DECK:
            raise BadPosition("heroes12.error-many-cards", seat=seat, count=cards, most=DECK)


def cards_of(table: Any) -> list[int]:
    """The number of cards of each seat."""
    zones = [table[name].sum(axis=-1, dtype=np.int64) for name in ("camp", "hand", "deck", "discard")]
    heroes = table["at"].sum(axis=(1, 2), dtype=np.int64)
    return [int(n) for n in sum(zones) + heroes + table["under_size"]]


def check_food(box: Any, table: Any) -> None:
    """Q14: a limited supply has 20 food."""
    food = int(table.camp_food.sum(dtype=np.int64) + table.food.sum(dtype=np.int64))
    if box.food_tokens and food > box.food_tokens:
        raise BadPosition("heroes12.error-much-food", count=food, most=int(box.food_tokens))


def components(box: Any, table: Any) -> dict[str, Any]:
    """What never changes during a match: cards, tiles, and that cubes and food do not exceed the box."""
    limit, kinds = int(box["food_tokens"]), []
    if table["source"] == Source.DRAFT:
        kinds = [table["pool"].tolist()]
    if table["source"] != Source.UNKNOWN:
        kinds += [lists_of(table, seat) for seat in range(SEATS)]
    food = int(table["camp_food"].sum() + table["food"].sum())
    return {
        "cards": sum(cards_of(table)) + int(table["pool"].sum()),
        "kinds": np.sum(kinds, axis=0).tolist() if kinds else [],
        "tiles": int(table["hidden_tiles"].sum() + (table["tile"] != 0).sum() + table["won"].sum()),
        "cubes": bool((table["cubes"].sum(axis=1) <= CUBES).all()),
        "food": not limit or food <= limit,
    }


def lists_of(table: Any, seat: int) -> list[int]:
    """All cards of a seat, by hero."""
    cards = table["camp"][seat] + table["hand"][seat] + table["deck"][seat] + table["discard"][seat]
    under = np.bincount(table["under"][seat][: table["under_size"][seat]].astype(int), minlength=len(HEROES))
    found: list[int] = (cards + table["at"][seat].sum(axis=0) + under).tolist()
    return found
