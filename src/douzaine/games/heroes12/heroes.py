"""Twelve Heroes: the cards and tiles in the box, as they are printed."""

from enum import IntEnum

REGIONS = 3
DECK = 12  # cards of a deck
COPIES = 2  # of a hero in a tournament deck, and of every hero in the draft
CUBES = 7  # a player has
FOOD_TOKENS = 20  # in the box
GOAL = 7  # VP that win


class Hero(IntEnum):
    """The 18 heroes, in the order of the list of heroes."""

    ARCHANGEL = 0
    BEHEMOTH = 1
    CANNON = 2
    CHARIOT = 3
    KNIGHT = 4
    GOAT = 5
    DRAGON = 6
    ELF = 7
    GIANT_FALCON = 8
    IRON_GIANT = 9
    GOBLIN = 10
    GOLEM = 11
    TREANT = 12
    STEWARD = 13
    ORC = 14
    PEASANT = 15
    STRATEGIST = 16
    CELESTIAL_SHIP = 17


HEROES = tuple(hero.name.lower() for hero in Hero)
KINDS = len(HEROES)

# hero: cost, force, then how many are in the decks of the humans, elves, orcs and goblins, mechanical army
PRINTED = {
    "archangel": (4, 3, 1, 1, 0, 0),
    "behemoth": (5, 5, 0, 0, 2, 0),
    "cannon": (1, 4, 1, 0, 0, 2),
    "chariot": (3, 3, 1, 0, 2, 1),
    "knight": (3, 4, 2, 0, 0, 0),
    "goat": (1, 2, 1, 1, 2, 0),
    "dragon": (7, 6, 1, 0, 0, 0),
    "elf": (2, 2, 0, 2, 0, 0),
    "giant_falcon": (1, 2, 1, 2, 0, 0),
    "iron_giant": (2, 3, 0, 0, 0, 2),
    "goblin": (0, 2, 0, 0, 2, 1),
    "golem": (4, 4, 0, 0, 0, 2),
    "treant": (4, 4, 0, 2, 0, 0),
    "steward": (2, 2, 1, 1, 1, 1),
    "orc": (3, 3, 0, 0, 2, 0),
    "peasant": (0, 1, 2, 1, 1, 0),
    "strategist": (1, 2, 1, 1, 0, 1),
    "celestial_ship": (1, 2, 0, 1, 0, 2),
}
COST = tuple(PRINTED[hero][0] for hero in HEROES)
FORCE = tuple(PRINTED[hero][1] for hero in HEROES)

FACTIONS = ("humans", "elves", "orcs_goblins", "mechanical_army")
FACTION_DECKS = tuple(tuple(PRINTED[hero][2 + number] for hero in HEROES) for number in range(len(FACTIONS)))


class Tile(IntEnum):
    """What lies open in a region."""

    NONE = 0
    FARM = 1
    MINE = 2
    CITY = 3


TILES = ("farm", "mine", "city")  # by Tile - 1
TILE_COUNT = (3, 2, 1)  # of each in the box
PILE = 2  # tiles in a region at first (R14)
TILE_SLOTS = (1, 2, 3)  # for cubes, on each player's side
TILE_VP = (2, 3, 4)
