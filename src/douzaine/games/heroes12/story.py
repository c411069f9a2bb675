"""Twelve Heroes: what the story can tell, each kind with the rule behind it."""

from enum import IntEnum

from douzaine.games.declare import telling


class Say(IntEnum):
    PLAYS_FACTION = 0
    PACKS = 1
    KEEPS_TWO = 2
    PASSES = 3
    KEEPS_RECEIVED = 4
    GIVES = 5
    DRAFT_OVER = 6
    GIFTS_SHOWN = 7
    DECK_BUILT = 8
    BEGINS = 9
    TILE_OPENS = 10
    DRAWS_OPENING = 11
    UNDER = 12
    CHANGES_FIRST = 13
    CHANGES_SECOND = 14
    DRAWS_CHANGED = 15
    FIRST_TURN = 16
    TURN = 17
    RESHUFFLES = 18
    NOTHING_TO_DRAW = 19
    FOOD_LOST = 20
    TOKEN_BACK = 21
    TOKEN_TAKEN = 22
    CUBE = 23
    TIE_TOKEN = 24
    TIE_GOLEM = 25
    WINS_TILE = 26
    CUBES_BACK = 27
    FOOD_BACK = 28
    HEROES_SPENT = 29
    HEROES_HOME = 30
    SCORES = 31
    NEW_TILE = 32
    TOKEN_STAYS = 33
    TOKEN_GONE = 34
    CANNON = 35
    GOAT = 36
    FEEDS = 37
    STARVES = 38
    INCOME = 39
    DRAWS_INCOME = 40
    FLIES = 41
    SUPPLIES = 42
    BURNS = 43
    RECRUITS = 44
    DEPLOYS = 45
    MOVES = 46
    ARCHANGEL = 47
    BEHEMOTH = 48
    CHARIOT = 49
    KNIGHT = 50
    DRAGON = 51
    ELF = 52
    DRAWS_GIANT = 53
    GOBLIN = 54
    DRAWS_GOLEM = 55
    TREANT = 56
    STEWARD = 57
    ORC = 58
    PEASANT = 59
    STRATEGIST = 60
    SHIP = 61
    ABILITY_LOST = 62
    DROPS = 63
    WINS = 64
    TURN_LIMIT = 65


TELLING = {
    Say.PLAYS_FACTION: telling("R21", "faction:faction"),
    Say.PACKS: telling("R23", "round:number"),
    Say.KEEPS_TWO: telling("R24", "one:hero", "other:hero", secret=["one", "other"]),
    Say.PASSES: telling("R25", "to:seat"),
    Say.KEEPS_RECEIVED: telling("R26", "one:hero", "other:hero", secret=["one", "other"]),
    Say.GIVES: telling("R27", "to:seat", "one:hero", "other:hero", secret=["one", "other"]),
    Say.DRAFT_OVER: telling("R28"),
    Say.GIFTS_SHOWN: telling("Q43", "a:hero", "b:hero", "c:hero", "d:hero", secret=["a", "b", "c", "d"]),
    Say.DECK_BUILT: telling("R29"),
    Say.BEGINS: telling("R20"),
    Say.TILE_OPENS: telling("R14", "tile:tile", "region:region"),
    Say.DRAWS_OPENING: telling("R19", "hero:hero", secret=["hero"]),
    Say.UNDER: telling("Q18", "hero:hero", secret=["hero"]),
    Say.CHANGES_FIRST: telling("R40", "count:number"),
    Say.CHANGES_SECOND: telling("R41", "count:number"),
    Say.DRAWS_CHANGED: telling("R40", "hero:hero", secret=["hero"]),
    Say.FIRST_TURN: telling("R42"),
    Say.TURN: telling("R71"),
    Say.RESHUFFLES: telling("R34", "count:number"),
    Say.NOTHING_TO_DRAW: telling("R35"),
    Say.FOOD_LOST: telling("R36", "food:number", "region:region"),
    Say.TOKEN_BACK: telling("R38", "region:region"),
    Say.TOKEN_TAKEN: telling("R39", "region:region"),
    Say.CUBE: telling("R45", "mine:number", "theirs:number", "region:region"),
    Say.TIE_TOKEN: telling("R47", "force:number", "region:region"),
    Say.TIE_GOLEM: telling("R83", "force:number", "region:region"),
    Say.WINS_TILE: telling("R46", "mine:number", "theirs:number", "tile:tile", "region:region"),
    Say.CUBES_BACK: telling("R48", "count:number"),
    Say.FOOD_BACK: telling("R49", "food:number"),
    Say.HEROES_SPENT: telling("R50", "count:number"),
    Say.HEROES_HOME: telling("R51", "count:number"),
    Say.SCORES: telling("R52", "tile:tile", "vp:number", "total:number"),
    Say.NEW_TILE: telling("R53", "tile:tile", "region:region"),
    Say.TOKEN_STAYS: telling("R54", "region:region"),
    Say.TOKEN_GONE: telling("R54", "region:region"),
    Say.CANNON: telling("R74", "place:place"),
    Say.GOAT: telling("R77", "region:region", "food:number"),
    Say.FEEDS: telling("R55", "food:number", "region:region"),
    Say.STARVES: telling("R56", "hero:hero", "region:region"),
    Say.INCOME: telling("R57", "food:number"),
    Say.DRAWS_INCOME: telling("R58", "hero:hero", secret=["hero"]),
    Say.FLIES: telling("R80", "from:region", "to:region", "food:number"),
    Say.SUPPLIES: telling("R61", "food:number"),
    Say.BURNS: telling("R60", "hero:hero"),
    Say.RECRUITS: telling("R62", "hero:hero", "cost:number"),
    Say.DEPLOYS: telling("R64", "hero:hero", "region:region", "food:number"),
    Say.MOVES: telling("R67", "hero:hero", "from:region", "to:region", "food:number"),
    Say.ARCHANGEL: telling("R72", "food:number", "region:region"),
    Say.BEHEMOTH: telling("R73", "hero:hero", "region:region"),
    Say.CHARIOT: telling("R75", "hero:hero", "region:region"),
    Say.KNIGHT: telling("R76", "hero:hero", "place:place"),
    Say.DRAGON: telling("R78", "region:region"),
    Say.ELF: telling("R79", "food:number", "region:region"),
    Say.DRAWS_GIANT: telling("R81", "hero:hero", secret=["hero"]),
    Say.GOBLIN: telling("R82", "region:region"),
    Say.DRAWS_GOLEM: telling("R84", "hero:hero", secret=["hero"]),
    Say.TREANT: telling("R85", "food:number", "region:region"),
    Say.STEWARD: telling("R86", "food:number", "region:region"),
    Say.ORC: telling("R87", "region:region"),
    Say.PEASANT: telling("R88", "food:number"),
    Say.STRATEGIST: telling("R89", "hero:hero", "region:region"),
    Say.SHIP: telling("R90", "hero:hero", "region:region"),
    Say.ABILITY_LOST: telling("Q37", "hero:hero", "region:region"),
    Say.DROPS: telling("R70", "hero:hero"),
    Say.WINS: telling("R30", "vp:number"),
    Say.TURN_LIMIT: telling("Q49", "turns:number"),
}
