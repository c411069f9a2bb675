"""King of 12: what can happen."""

from enum import IntEnum

from douzaine.games.declare import EventEnum, event


class Ranking(IntEnum):
    """Which cards change first and second place this turn."""

    PLAIN = 0
    KNIGHT = 1
    GAMBLER = 2
    BOTH = 3


class EventKind(EventEnum):
    """Number, rule and details of every kind of event."""

    FIRST_GAME = 0, event("R4", "cards:cards")
    DRAWN = 1, event("R5", "cards:cards")
    AGREED = 2, event("R7", "cards:cards")
    ROUND = 3, event("R11", "round:number")
    ROLLS = 4, event("R10", "face:number")
    ROLLS_AGAIN = 5, event("R47", "face:number")
    SHOWS = 6, event("R15", "card:card")
    CANCELLED = 7, event("R16", "card:card")
    LADY = 8, event("R48")
    SILENCED = 9, event("R48", "card:card")
    MERCHANTS = 10, event("R51")
    RECEIVES = 11, event("R51", "face:number", "giver:seat")
    TROUBLEMAKERS = 12, event("R53")
    FLIPPED = 13, event("R53", "old:number", "face:number")
    REVERSES = 14, event("R54", "old:number", "face:number")
    TURNS = 15, event("R56", "old:number", "face:number")
    VALUE_FIRST = 16, event("R20", "card:card")
    FLIP_FIRST = 17, event("R20", "card:card")
    DOUBLES = 18, event("R58", "face:number", "value:number")
    ADDS = 19, event("R59", "face:number", "value:number")
    SUBTRACTS = 20, event("R60", "face:number", "value:number")
    GOLEM = 21, event("R61", "face:number", "value:number")
    GOLEM_ON_12 = 22, event("R61", "face:number", "value:number")
    ORACLE = 23, event("R57", "old:number", "face:number")
    COMPARES = 24, event("R26", "value:number")
    COVERED = 25, event("R28", "value:number")
    KNIGHT = 26, event("R62")  # + Ranking - 1
    GAMBLER = 27, event("R63")
    KNIGHT_AND_GAMBLER = 28, event("R64")
    FIRST = 29, event("R31", "value:number", "points:number")  # + Ranking, and so for SECOND
    FIRST_LOW = 30, event("R62", "value:number", "points:number")
    FIRST_GAMBLED = 31, event("R63", "value:number", "points:number")
    FIRST_BOTH = 32, event("R64", "value:number", "points:number")
    SECOND = 33, event("R32", "value:number", "points:number")
    SECOND_LOW = 34, event("R62", "value:number", "points:number")
    SECOND_GAMBLED = 35, event("R63", "value:number", "points:number")
    SECOND_BOTH = 36, event("R64", "value:number", "points:number")
    NO_SECOND = 37, event("R33")
    NOBODY = 38, event("R33")
    NO_TOKEN = 39, event("Q27", "points:number")
    TAKES = 40, event("R49", "victim:seat", "points:number")
    TAKES_NOTHING = 41, event("R49", "victim:seat")
    LADIES_TIED = 42, event("R50")
    NOTHING_TO_TAKE = 43, event("Q14", "victim:seat")
    LAST_CARD = 44, event("R37", "round:number")
    EIGHT_POINTS = 45, event("R38", "round:number", "points:number")
    TAKE_BACK = 46, event("R41")
    TIED = 47, event("R42", "points:number")
    WINS_ROUND = 48, event("R43", "round:number", "points:number")
    NO_WINNER = 49, event("R44", "round:number")
    BURIES = 50, event("R45", "card:card", secret=["card"], audience="owner")
    KING = 51, event("R46")
    ROUND_LIMIT = 52, event("Q31", "rounds:number")
    WINS = 53, event("Q31", "won:number")


EVENTS = {kind: kind.spec for kind in EventKind}
