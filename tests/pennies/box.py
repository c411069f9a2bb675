import numpy as np

from douzaine.engine.coding import BY_SEAT, amount, one_of
from douzaine.engine.table import table_dtype
from douzaine.games.declare import Facts, whole

FACTS = Facts(99, 1, (2, 2), (1, 1), True, True, ("enough_rounds",), 2, 2)
OPTIONS = (whole("rounds", 3, 1, 9),)
COINS = ("heads", "tails")
BOX = np.dtype([("rounds", "i4")])
FIELDS = [
    ("coin", "i4", (2,), one_of(0, 1, BY_SEAT, none=-1)),  # secret coin, 0 or 1; -1 = not dealt or not known
    ("pick", "i4", (2,), one_of(0, 1, BY_SEAT, none=-1)),  # secret pick of this round; -1 = none yet or not known
    ("points", "i4", (2,), amount(5, BY_SEAT)),
]
TABLE = table_dtype(FIELDS)


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
