"""King of 12: the Table, its phases and its ends."""

from enum import IntEnum

from douzaine.engine.coding import (
    BY_SEAT,
    EACH,
    OWN,
    a_seat,
    amount,
    bits,
    hidden_bits,
    left_out,
    number,
    one_of,
    seat_bits,
)
from douzaine.engine.table import table_dtype

SEATS = 16
TURNS = 6  # of a round, at most (R40)
DUEL = 2  # seats of a match whose turns are remembered: only there a solution looks back


class Phase(IntEnum):
    """The phases: who decides next, and what; `rules/flow.py` has what follows each."""

    DRAW = 0  # chance: the six cards beside the Knight
    ROLL = 1  # chance: the dice at the start of a round, seat by seat
    PICK = 2  # decision of all: step 1
    EFFECTS = 3  # decision of the seats asked: step 3
    ORACLE = 4  # chance: the Oracle's roll
    TAKE = 5  # decision: a token from another Lady
    BURY = 6  # decision of the round's winner


class End(IntEnum):
    """The reasons why a match ends."""

    TWO_ROUNDS = 1
    MAX_ROUNDS = 2


NONE = -1  # in place of a card or a seat
UNKNOWN = -2  # a card lying face down, in the views of the others
NO_VALUE = -100  # no card has set a value this turn

# Sets of cards are bits; in a view a set that may not be seen is -1 minus its size.
FIELDS = [
    ("cards", "i4", bits(12)),  # the seven; 0 = not drawn yet
    ("rounds", "i4", amount(4)),  # begun
    ("effects", "i4", bits(12)),  # the characters in effect this turn, as bits
    ("ladies", "i4", seat_bits()),  # bit mask of the seats whose Lady was cancelled this turn by another Lady
    ("asked", "i4", seat_bits()),  # bit mask of the seats with a choice in step 3
    ("victim", "i4", a_seat(none=-1)),  # seat a token may be taken from; -1 = nobody
    ("supply", "i4", (2,), number(0, 36, EACH)),  # tokens nobody holds: worth 1, worth 2
    ("token", "i4", (SEATS, 2), amount(4, BY_SEAT, EACH)),  # tokens held: worth 1, worth 2
    ("die", "i4", (SEATS,), one_of(1, 12, BY_SEAT, none=0)),  # face on top, 1-12; 0 = not rolled
    ("hand", "i4", (SEATS,), hidden_bits(12, BY_SEAT)),  # cards in hand
    ("discard", "i4", (SEATS,), hidden_bits(12, BY_SEAT)),  # cards discarded this round
    ("buried", "i4", (SEATS,), hidden_bits(12, BY_SEAT)),  # the card under the die, if any
    ("won", "i4", (SEATS,), number(0, 2, BY_SEAT)),  # rounds won, 0-2
    # card picked, or on the table and in effect; -1 = none, -2 = face down
    ("card", "i4", (SEATS,), one_of(0, 11, BY_SEAT, none=-1, also=(-2,))),
    # choice of step 3: a face, or a Move; 0 = none yet
    ("answer", "i4", (SEATS,), one_of(1, 12, OWN, none=0, also=(36, 37))),
    ("value", "i4", (SEATS,), number(-6, 24, BY_SEAT, none=-100)),  # value of this turn; -100 = none yet
    ("shown", "i4", (SEATS,), bits(12, BY_SEAT)),  # cards everybody has seen this seat play in this round
    ("not_buried", "i4", (SEATS,), bits(12, BY_SEAT)),  # cards everybody has seen this seat play since it buried one
    # between two, by turn of this round what everybody saw as the cards were turned up (`rules/trail.py`); 0 = nothing
    ("trail", "i4", (TURNS, DUEL), left_out()),
]

TABLE = table_dtype(FIELDS)
