"""Killer: what can happen."""

from douzaine.games.declare import EventEnum, event


class EventKind(EventEnum):
    """Number, rule and details of every kind of event."""

    BEGINS = 0, event("R3")
    CAPITAL = 1, event("R2", "hp:number")
    ROLLS = 2, event("R9", "dice:dice")
    ROLLS_AGAIN = 3, event("R11", "dice:dice")
    SETS_ASIDE = 4, event("R10", "dice:dice", "sum:number")
    TOTAL = 5, event("R13", "total:number")
    LOSES = 6, event("R14", "total:number", "loss:number", "threshold:number", "hp:number")
    HEALS = 7, event("R15", "die:number", "hp:number")
    EXACT_IDLE = 8, event("R16", "total:number")
    ATTACKS_LOW = 9, event("R17", "total:number", "value:number", "threshold:number")
    ATTACKS_HIGH = 10, event("R18", "total:number", "value:number", "threshold:number")
    ATTACK_HEALS = 11, event("R19", "value:number", "hp:number")
    TARGETS = 12, event("R20", "target:seat", "value:number")
    FORGETS = 13, event("R21", "value:number")
    ATTACK_ROLLS = 14, event("R22", "dice:dice")
    MISSES = 15, event("R24", "value:number")
    ALL_HIT = 16, event("R25", "hits:number")
    TAKES_ALL_UP = 17, event("R27", "hits:number")
    STOPS = 18, event("R28", "hits:number")
    CONTINUES = 19, event("R30", "count:number")
    LOSES_ATTACK = 20, event("R29", "hits:number")
    DAMAGES = 21, event("R26", "target:seat", "hits:number", "value:number", "hp:number")
    ELIMINATED = 22, event("R5")
    ELIMINATED_FOR_GOOD = 23, event("R38")
    GHOST_IDLE = 24, event("R33", "total:number")
    RETURNS = 25, event("R36", "total:number", "die:number")
    STAYS_DOWN = 26, event("R37", "total:number")
    WINS = 27, event("R40")
    TURN_LIMIT = 28, event("Q25", "turns:number")
    HITS = 29, event("R23", "count:number", "value:number", "hits:number")


EVENTS = {kind: kind.spec for kind in EventKind}
