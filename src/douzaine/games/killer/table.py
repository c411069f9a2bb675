"""Killer: the Table, its phases and its ends."""

from enum import IntEnum

from douzaine.engine.coding import BY_SEAT, EACH, a_seat, amount, flag, number, one_of
from douzaine.engine.table import table_dtype

SEATS = 10
FACES = 6


class Phase(IntEnum):
    """The phases: who decides next, and what; `rules/flow.py` has what follows each."""

    FIRST_PLAYER = 0  # chance: who begins
    CAPITAL_ROLL = 1  # chance: a die of a rolled capital
    CAPITAL_KEEP = 2  # decision: dice of a kept capital
    ROLL = 3  # chance: a die of a turn's first phase
    KEEP = 4  # decision: dice to set aside
    HEAL = 5  # chance: the die of an exact total
    TARGET = 6  # decision: whom to attack
    ATTACK = 7  # chance: a die of the attack
    LUCK = 8  # decision: stop or continue


class End(IntEnum):
    """The reasons why a match ends."""

    LAST_STANDING = 1
    MAX_TURNS = 2


FIELDS = [
    ("turn", "i4", a_seat()),  # seat whose turn it is; during set-up the seat that rolls
    ("first", "i4", a_seat()),  # first player; 0 before it is known
    ("hp", "i4", (SEATS,), amount(30, BY_SEAT)),  # 0 = eliminated, or a capital not yet rolled
    ("returns", "i4", (SEATS,), number(0, 9, BY_SEAT)),  # returns to life already used
    ("to_fall", "i4", number(0, 10)),  # dice of the present roll that have not fallen yet
    ("rolled", "i4", (FACES,), number(0, 10, EACH)),  # dice of the present roll not set aside, by face - 1
    ("kept", "i4", (FACES,), number(0, 10, EACH)),  # dice set aside, by face - 1
    ("from_roll", "i4", (FACES,), number(0, 10, EACH)),  # those of them that came from the present roll
    ("lowest", "i4", one_of(0, 5, none=6)),  # lowest face set aside from the present roll; 6 = none yet
    ("attack", "i4", number(0, 6)),  # value of the attack; 0 = none
    ("target", "i4", a_seat(none=-1)),  # seat; -1 = none named
    ("hits", "i4", amount(6)),  # dice hit over the whole attack
    ("risk", "i4", flag()),  # 1: a roll without a hit loses the whole attack (R29)
]

TABLE = table_dtype(FIELDS)
