"""13 Crowns: the Table, the phases of a turn, and the places of cards."""

from enum import IntEnum

from douzaine.engine.coding import (
    BY_SEAT,
    EACH,
    OWN,
    a_seat,
    amount,
    bits,
    by_seat_then,
    left_out,
    number,
    one_of,
    top_of,
)
from douzaine.engine.table import table_dtype

SEATS = 5
CARDS = 56  # most cards of a deck in play


class Phase(IntEnum):
    """Where in a turn we are; `rules/flow.py` has what each leads to."""

    FIRST_PLAYER = 0  # chance: who begins
    DEAL = 1  # chance: a card of the opening hands
    TURN = 2  # decision: apply, change or renew
    PLAY = 3  # decision: the new King, after a card was given for the guard
    ANNOUNCE = 4  # decision: the colour of the King just played
    AGAIN = 5  # decision: apply the law (once more), or stop
    COLOUR = 6  # decision: the colour of cards "of the same colour"
    PAY = 7  # decision: what fills the next slot
    TOKEN = 8  # decision: the next coat or guard to discard
    ROOM = 9  # decision: what to drop for a third token
    COAT = 10  # decision: the colour of a coat gained
    VICTIM = 11  # decision: whom to rob
    TAKE = 12  # decision: which token to steal
    STOLEN = 13  # chance: a card of the victim's hand
    RENEW = 14  # decision: cards to discard before drawing
    DRAW = 15  # chance: a card drawn
    GUARD = 16  # decision: place a guard
    REWARD = 17  # from here on nobody decides: the next unit of the reward
    OFFER = 18  # whether the law can be applied (once more)
    END = 19  # the actions of the turn are over
    PASS = 20  # the next seat is up


class End(IntEnum):
    """Why a match is over."""

    THIRTEEN_CROWNS = 1
    MAX_TURNS = 2


class Place(IntEnum):
    """Where a card can be: hands by their seat, then these."""

    DRAW = 5
    DISCARD = 6
    THRONE = 7


PLACES = 8
PUBLIC = 5  # in place of a seat: what everybody knows, a spectator too
READERS = 6
COAT_KEY = CARDS  # order of payments in one colour: cards by number, then coats, then jokers by number
JOKER_KEY = CARDS + 1
GUARD_TOKEN = 4  # among tokens: coats by colour, then the guard

FIELDS = [
    ("hand", "i8", (SEATS,), bits(CARDS, OWN)),  # cards in each hand; in a view only the reader's own
    ("draw", "i8", left_out()),  # cards of the draw pile: its order is drawn when needed; 0 in a view
    ("discard", "i8", left_out()),  # cards of the discard pile; 0 in a view
    ("shown", "i8", bits(CARDS)),  # cards revealed this turn, which later applications may not reveal again (R30)
    ("thrown", "i8", bits(CARDS)),  # cards discarded in this renewal so far; the owner's secret
    ("drawn", "i8", bits(CARDS)),  # cards drawn in this renewal so far; the owner's secret
    ("seen", "i8", left_out()),  # cards of the throne that all saw being put there, or see now
    # cards that may lie in a place, for all a seat (or PUBLIC) knows
    ("may", "i8", (READERS, PLACES), bits(CARDS, OWN, by_seat_then(3))),
    ("turn", "i4", a_seat()),  # seat whose turn it is; 0 before the first player is known
    ("reader", "i4", left_out()),  # 0 = this is the Table itself; 1 + seat = a view, 1 + PUBLIC = a spectator's
    ("hand_size", "i4", (SEATS,), amount(6, BY_SEAT)),
    ("draw_size", "i4", number(0, CARDS)),
    ("discard_size", "i4", number(0, CARDS)),
    ("height", "i4", number(0, CARDS)),  # cards in the throne pile
    ("reward", "i4", one_of(0, CARDS - 1)),  # card whose reward counts: the King, or the one seen through holes (R28)
    ("guard", "i4", a_seat(none=-1)),  # seat whose guard is on the King; -1 = none
    ("announced", "i4", one_of(0, 3, none=-1)),  # colour; -1 = none
    ("crowns", "i4", (SEATS,), number(0, 13, BY_SEAT)),
    ("guards", "i4", (SEATS,), number(0, 4, BY_SEAT)),
    ("coats", "i4", (SEATS, 4), number(0, 2, BY_SEAT, EACH)),
    ("supply_crowns", "i4", number(0, 65)),
    ("supply_guards", "i4", number(0, 4)),
    ("supply_coats", "i4", (4,), number(0, 2, EACH)),
    ("applied", "i4", amount(4)),  # applications begun this turn
    ("group", "i4", one_of(0, 3, none=-1)),  # colour of an application whose slots share one; -1 = none
    ("slot", "i4", number(0, 6)),  # slots of this application already filled
    ("left", "i4", (4,), number(0, 6, EACH)),  # slots still to fill, by colour
    ("last", "i4", (4,), number(-1, 2 * CARDS, EACH)),  # key of the last payment in each colour; -1 = none
    ("tokens_left", "i4", amount(2)),  # tokens still to discard
    ("last_token", "i4", one_of(0, 4)),  # the last one discarded: payments go in order; 0 = from the first
    ("step", "i4", number(0, 4)),  # step of the reward
    ("unit", "i4", amount(2)),  # units of it already settled
    ("victim", "i4", a_seat(none=-1)),  # seat being robbed; -1 = none
    # bottom to top, the first `height` count; -1 in a view = not known
    ("throne", "i1", (CARDS,), top_of("height", 0, CARDS - 1)),
]

TABLE = table_dtype(FIELDS)
