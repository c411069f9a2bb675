"""13 Crowns: what can happen, each kind with the rule behind it and its details.

Secret details are for those who see them happen: the seat itself, and the other one of the two where a card
is given (R60) or stolen (R51).
"""

from douzaine.games.declare import EventEnum, event

LAW_BASE = 64  # a law is packed as the card whose action it is + 64 * the card whose reward it is


class EventKind(EventEnum):
    """Number, rule and details of every kind of event."""

    BEGINS = 0, event("R11")
    TAKES_CROWNS = 1, event("R12", "n:number")
    DEALT = 2, event("R10", "cards:cards", secret=["cards"])
    APPLIES = 3, event("R16", "card:card")
    STOPS = 4, event("Q17")
    GIVES = 5, event("R60", "owner:seat", "card:card", secret=["card"])
    IGNORES_GUARD = 6, event("R61")
    PLAYS = 7, event("R20", "card:card", "law:law")
    ANNOUNCES = 8, event("R32", "colour:colour")
    NAMES_COLOUR = 9, event("R34", "colour:colour")
    SHOWS = 10, event("R29", "card:card")
    DISCARDS = 11, event("R36", "card:card")
    PAYS_COAT = 12, event("R62", "token:token")
    PAYS_JOKER = 13, event("R54", "card:card")
    PAYS_TOKEN = 14, event("R37", "token:token")
    PAYS_GUARDS = 15, event("R37", "n:number")
    PAYS_CROWNS = 16, event("R38", "n:number")
    CLAIMS_MOST = 17, event("R41", "cards:cards")
    MATCHES = 18, event("R42", "cards:cards")
    FAILS = 19, event("R42")
    HAS_FEWEST = 20, event("R43", "n:number")
    HAS_HAND = 21, event("R44", "n:number")
    GAINS_CROWNS = 22, event("R47", "n:number", "total:number")
    GAINS_TOKEN = 23, event("R48", "token:token")
    DROPS = 24, event("R57", "token:token")
    DECLINES = 25, event("Q27")
    LOST = 26, event("R46", "prize:prize")
    STEALS_CROWN = 27, event("R52", "victim:seat", "total:number")
    STEALS_CARD = 28, event("R51", "victim:seat", "card:card", secret=["card"])
    STEALS_TOKEN = 29, event("R49", "victim:seat", "token:token")
    RENEWS = 30, event("R24", "n:number", "cards:cards", secret=["cards"])
    DRAWS = 31, event("R25", "n:number", "cards:cards", secret=["cards"])
    REBUILDS = 32, event("R26", "n:number")
    REBUILDS_AROUND_HOLE = 33, event("R27", "n:number")
    DRAWS_SHORT = 34, event("Q12")
    PLACES_GUARD = 35, event("R58")
    ENOUGH = 36, event("Q39", "n:number")
    WINS = 37, event("R15")
    TURN_LIMIT = 38, event("Q40", "turns:number")


EVENTS = {kind: kind.spec for kind in EventKind}
