"""Twelve Heroes: options, the Box, moves and their words. Cards are in `heroes.py`, events in `events.py`."""

from enum import IntEnum
from typing import Any

import numpy as np

from douzaine.errors import BadOption, Phrase
from douzaine.games.declare import Facts, Option, choice, first_player, on_off, whole
from douzaine.games.heroes12.decks import EXAMPLES, read_deck
from douzaine.games.heroes12.heroes import (
    COST,
    FACTION_DECKS,
    FACTIONS,
    FOOD_TOKENS,
    FORCE,
    HEROES,
    KINDS,
    REGIONS,
    TILE_SLOTS,
    TILE_VP,
    TILES,
)
from douzaine.games.heroes12.table import SEATS, TABLE, Phase

__all__ = ["TABLE"]

FACTS = Facts(
    shelf=4,
    version=1,
    seats=(SEATS, SEATS),
    minutes=(30, 45),
    hidden=True,
    simultaneous=True,
    reasons=("victory", "max_turns"),
    max_moves=2 + 3 * KINDS + REGIONS,
    max_outcomes=KINDS,
    safety_stop="max_turns",
)

MODES = ("factions", "draft", "tournament")
GIFTS = ("hidden_until_drawn", "shown_after_draft")


def food_supply(given: Any) -> str | int:
    """`"unlimited"`, or the 20 tokens of the box."""
    if isinstance(given, str) and given == "unlimited":
        return given
    return int(whole("food_supply", FOOD_TOKENS, FOOD_TOKENS, FOOD_TOKENS).read(given))


def deck_option(id: str) -> Option:
    """The deck of a seat in a tournament; None where there is none."""
    allowed = Phrase("heroes12.allowed-deck")
    return Option(id, None, allowed, lambda given: None if given is None else read_deck(given), EXAMPLES, "deck")


OPTIONS = (
    choice("rules", "normal", ("normal", "advanced")),
    choice("deck_mode", "factions", MODES),
    choice("faction_1", "random", ("random", *FACTIONS)),
    choice("faction_2", "random", ("random", *FACTIONS)),
    on_off("allow_same_faction", False),
    deck_option("deck_1"),
    deck_option("deck_2"),
    choice("draft_gifts", "hidden_until_drawn", GIFTS),
    first_player(SEATS),
    Option(
        "food_supply",
        "unlimited",
        Phrase("heroes12.allowed-food", tokens=FOOD_TOKENS),
        food_supply,
        ("unlimited", FOOD_TOKENS),
    ),
    on_off("ship_chain", False),
    whole("max_turns", 200, 20, 1000, zero=True),
)


def check(options: dict[str, Any]) -> tuple[str, ...]:
    """Refuse decks that are missing or have no use (R29), and one faction for both seats (Q45)."""
    for id in ("deck_1", "deck_2"):
        if options["deck_mode"] == "tournament" and options[id] is None:
            raise BadOption("heroes12.error-no-deck", option=id)
        if options["deck_mode"] != "tournament" and options[id] is not None:
            raise BadOption("heroes12.error-deck-unwanted", option=id)
    same = options["faction_1"] == options["faction_2"] != "random"
    if same and not options["allow_same_faction"]:
        raise BadOption("heroes12.error-same-faction", faction=repr(options["faction_1"]))
    return ()


def hidden_options(seat: int | None) -> tuple[str, ...]:
    """Options that a seat (None: a spectator) may not know: the other's deck list (Q46)."""
    return tuple(f"deck_{other + 1}" for other in range(SEATS) if other != seat)


# ---- the Box


class Mode(IntEnum):
    FACTIONS = 0
    DRAFT = 1
    TOURNAMENT = 2


BOX = np.dtype(
    [
        ("advanced", "i4"),  # 1: Popularity is played
        ("mode", "i4"),  # a Mode
        ("faction", "i4", (SEATS,)),  # -1 = random
        ("same_faction", "i4"),
        ("gifts_shown", "i4"),  # 1: an owner sees the gifts after the draft
        ("first_player", "i4"),  # a seat; -1 = random
        ("food_tokens", "i4"),  # 0 = unlimited
        ("ship_chain", "i4"),
        ("max_turns", "i4"),  # 0 = no safety stop
        ("cost", "i4", (KINDS,)),
        ("force", "i4", (KINDS,)),
        ("slots", "i4", (4,)),  # by Tile
        ("tile_vp", "i4", (4,)),  # by Tile
        ("decks", "i4", (SEATS, KINDS)),  # tournament lists, each secret; zeros = none
        ("faction_decks", "i4", (len(FACTIONS), KINDS)),
    ]
)


def pack(options: dict[str, Any]) -> "np.ndarray[Any, Any]":
    """The options and the printed numbers as the rules read them."""
    data: np.ndarray[Any, Any] = np.zeros(1, BOX)
    row = data[0]
    row["advanced"] = options["rules"] == "advanced"
    row["mode"] = MODES.index(options["deck_mode"])
    row["faction"] = [("random", *FACTIONS).index(options[id]) - 1 for id in ("faction_1", "faction_2")]
    row["same_faction"] = options["allow_same_faction"]
    row["gifts_shown"] = options["draft_gifts"] == "shown_after_draft"
    row["first_player"] = -1 if options["first_player"] == "random" else options["first_player"]
    row["food_tokens"] = 0 if options["food_supply"] == "unlimited" else options["food_supply"]
    row["ship_chain"] = options["ship_chain"]
    row["max_turns"] = options["max_turns"]
    row["cost"], row["force"] = COST, FORCE
    row["slots"], row["tile_vp"] = (0, *TILE_SLOTS), (0, *TILE_VP)
    row["decks"] = [[(options[id] or {}).get(hero, 0) for hero in HEROES] for id in ("deck_1", "deck_2")]
    row["faction_decks"] = FACTION_DECKS
    return data


# ---- moves: 0-6 single words; 7-21 five words with a region; 22-42 food; from 43 ten words with a hero

MOST_FOOD = 20  # in one go (Q40)
SINGLE_WORDS = ("supply", "end", "done", "none", "yes", "no", "camp")
REGION_WORDS = ("region", "to", "move", "fly", "resolve")
HERO_WORDS = ("hero", "recruit", "deploy", "burn", "under", "pick", "starve", "return", "add", "drop")


class Move(IntEnum):
    SUPPLY = 0
    END = 1
    DONE = 2
    NONE = 3
    YES = 4
    NO = 5
    CAMP = 6
    REGION = 7  # + region, and so on
    TO = 10
    MOVE = 13
    FLY = 16
    RESOLVE = 19
    FOOD = 22  # + amount, 0 to 20
    HERO = 43  # + hero, and so on
    RECRUIT = 61
    DEPLOY = 79
    BURN = 97
    UNDER = 115
    PICK = 133
    STARVE = 151
    RETURN = 169
    ADD = 187
    DROP = 205


def moves(options: dict[str, Any]) -> tuple[str, ...]:
    """The words of all moves, by id."""
    regions = [f"{word} {region}" for word in REGION_WORDS for region in range(1, REGIONS + 1)]
    food = [f"food {amount}" for amount in range(MOST_FOOD + 1)]
    heroes = [f"{word} {hero}" for word in HERO_WORDS for hero in HEROES]
    return (*SINGLE_WORDS, *regions, *food, *heroes)


def describe_move(move: str) -> tuple[str, dict[str, Any]]:
    """The text of a move, with its details; for a hero also its cost, force and effect."""
    word, _, rest = move.partition(" ")
    if word in REGION_WORDS:
        return word, {"region:number": int(rest)}
    if word == "food":
        return word, {"food:number": int(rest)}
    if word not in HERO_WORDS:
        return word, {}
    hero = HEROES.index(rest)
    told = {"hero:hero": hero}
    if word in ("recruit", "pick"):
        told |= {"cost:number": COST[hero]}
    if word in ("recruit", "pick", "deploy", "add"):
        told |= {"force:number": FORCE[hero], "effect:effect": hero}
    return word, told


def outcome(box: Any, table: Any, number: int) -> str:
    """The words of an outcome of the pending chance event: factions, a seat, a tile or a hero."""
    if table["phase"] == Phase.FACTIONS:
        return f"{FACTIONS[number // len(FACTIONS)]} {FACTIONS[number % len(FACTIONS)]}"
    if table["phase"] == Phase.FIRST_PLAYER:
        return str(number)
    return TILES[number] if table["phase"] == Phase.TILE else HEROES[number]


def name_of(box: Any, kind: str, value: int, lang: str) -> str:
    """The words for a detail of an event or a move: a hero, its ability, a tile, a faction, a place."""
    say = box.game.words.text
    if kind == "region" or (kind == "place" and value >= 0):
        return str(say("region", lang, number=value + 1)) if kind == "place" else str(value + 1)
    if kind == "place":
        return str(say("camp", lang))
    if kind == "effect":
        golem = ".advanced" if HEROES[value] == "golem" and box.options["rules"] == "advanced" else ".effect"
        return str(say(f"hero-{HEROES[value]}{golem}", lang))
    if kind == "hero":
        return str(say(f"hero-{HEROES[value]}.the", lang))
    ids = {"tile": ("none", *TILES), "faction": FACTIONS}[kind]
    return str(say(f"{kind}-{ids[value]}", lang))
