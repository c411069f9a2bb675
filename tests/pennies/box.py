from enum import IntEnum

import numpy as np

from douzaine.engine.table import table_dtype
from douzaine.games.declare import Facts, telling, whole

FACTS = Facts(99, 1, (2, 2), (1, 1), True, True, ("enough_rounds",), 2, 2)
OPTIONS = (whole("rounds", 3, 1, 9),)
COINS = ("heads", "tails")
BOX = np.dtype([("rounds", "i4")])
TABLE = table_dtype(
    [
        ("coin", "i4", (2,)),  # secret coin, 0 or 1; -1 = not dealt or not known
        ("pick", "i4", (2,)),  # secret pick of this round; -1 = none yet or not known
        ("points", "i4", (2,)),
    ]
)


class Say(IntEnum):
    DEALT = 0
    SHOWN = 1


TELLING = {
    Say.DEALT: telling("R1", "coin:coin", secret=["coin"]),
    Say.SHOWN: telling("R2", "mine:coin", "theirs:coin"),
}


def check(options):
    return ()


def pack(options):
    return np.array([(options["rounds"],)], BOX)


def moves(options):
    return tuple(f"show {coin}" for coin in COINS)


def describe_move(move):
    return "show", {"coin:coin": COINS.index(move.split()[1])}


def outcome(box, table, number):
    return COINS[number]


def name_of(box, kind, value, lang):
    return box.game.words.text(f"coin-{COINS[value]}", lang)
