"""Killer: components, options, moves, and the Table."""

from enum import IntEnum
from typing import Any

import numpy as np

from douzaine.engine.table import table_dtype
from douzaine.games.declare import Facts, check_first_player, choice, first_player, on_off, telling, whole

SEATS = 10
FACES = 6

FACTS = Facts(
    shelf=1,
    version=1,
    seats=(2, SEATS),
    minutes=(10, 30),
    hidden=False,
    simultaneous=False,
    reasons=("last_standing", "max_turns"),
    max_moves=SEATS + 1,
    max_outcomes=SEATS,
)

CAPITALS = ("fixed", "one_roll", "kept_roll")
ELIMINATED = ("out", "ghost", "revive")
ALL_HIT = ("end", "reroll_all", "push_luck")

OPTIONS = (
    whole("players", 2, 2, SEATS),
    first_player(SEATS),
    whole("dice_count", 6, 3, 10),
    whole("starting_hp", 30, 1, 99),
    choice("starting_hp_mode", "fixed", CAPITALS),
    choice("eliminated_players", "out", ELIMINATED),
    whole("revive_limit", 1, 1, 9),
    choice("exact_result", "regenerate", ("regenerate", "nothing")),
    on_off("attack_heal", False),
    on_off("forgotten_target", False),
    choice("all_hit", "end", ALL_HIT),
    whole("max_turns", 1000, 50, 100_000, zero=True),
)

FIRST_MATCH = {"players": 3}  # options that suit a first match


def check(options: dict[str, Any]) -> tuple[str, ...]:
    """Refuse combinations that cannot be; return the ids of warnings for those that may disappoint (Q25)."""
    check_first_player(options)
    if options["attack_heal"] and options["dice_count"] <= 4:
        return ("healing-outgrows-hits",)
    return ()


# ---- the Box


class Capital(IntEnum):
    FIXED = 0
    ONE_ROLL = 1
    KEPT_ROLL = 2


class Fallen(IntEnum):
    OUT = 0
    GHOST = 1
    REVIVE = 2


class AllHit(IntEnum):
    END = 0
    REROLL_ALL = 1
    PUSH_LUCK = 2


BOX = np.dtype(
    [
        ("players", "i4"),
        ("first_player", "i4"),  # a seat; -1 = random
        ("dice", "i4"),  # how many dice both phases are played with
        ("low", "i4"),  # the two thresholds: 12 and 30 with six dice
        ("high", "i4"),
        ("starting_hp", "i4"),
        ("capital", "i4"),  # a Capital
        ("fallen", "i4"),  # a Fallen
        ("revive_limit", "i4"),
        ("regenerate", "i4"),  # 1: an exact total heals
        ("attack_heal", "i4"),
        ("forgotten_target", "i4"),
        ("all_hit", "i4"),  # an AllHit
        ("max_turns", "i4"),  # 0 = no safety stop
    ]
)


def pack(options: dict[str, Any]) -> "np.ndarray[Any, Any]":
    """The options as the rules read them."""
    dice = options["dice_count"]
    first = options["first_player"]
    row = (
        options["players"],
        -1 if first == "random" else first,
        dice,
        dice + 6,
        6 * dice - 6,
        options["starting_hp"],
        CAPITALS.index(options["starting_hp_mode"]),
        ELIMINATED.index(options["eliminated_players"]),
        options["revive_limit"],
        options["exact_result"] == "regenerate",
        options["attack_heal"],
        options["forgotten_target"],
        ALL_HIT.index(options["all_hit"]),
        options["max_turns"],
    )
    return np.array([row], BOX)


# ---- moves: 0-5 keep a face, 6 roll, 7 nobody, 8 stop, 9 continue, 10-19 attack a seat


class Move(IntEnum):
    KEEP = 0  # + face - 1
    ROLL = 6
    ATTACK_NOBODY = 7
    STOP = 8
    CONTINUE = 9
    ATTACK = 10  # + seat


def moves(options: dict[str, Any]) -> tuple[str, ...]:
    """The words of all moves, by id."""
    keeps = [f"keep {face}" for face in range(1, FACES + 1)]
    attacks = [f"attack {seat}" for seat in range(options["players"])]
    return (*keeps, "roll", "attack nobody", "stop", "continue", *attacks)


def describe_move(move: str) -> tuple[str, dict[str, Any]]:
    """Which text says a move, and with which details."""
    word, _, rest = move.partition(" ")
    if word == "keep":
        return "keep", {"face:number": int(rest)}
    if word == "attack" and rest != "nobody":
        return "attack", {"target:seat": int(rest)}
    return move.replace(" ", "-"), {}


def outcome(box: Any, table: Any, number: int) -> str:
    """The words of an outcome of the pending chance event: a seat, or the face of one die."""
    return str(number if table["phase"] == Phase.FIRST_PLAYER else number + 1)


# ---- the Table


class Phase(IntEnum):
    FIRST_PLAYER = 0  # chance: who begins
    CAPITAL_ROLL = 1  # chance: a die of a rolled capital
    CAPITAL_KEEP = 2  # decision: dice of a kept capital
    ROLL = 3  # chance: a die of phase 1
    KEEP = 4  # decision: dice to set aside
    HEAL = 5  # chance: the die of an exact total
    TARGET = 6  # decision: whom to attack
    ATTACK = 7  # chance: a die of the attack
    LUCK = 8  # decision: stop or continue


class End(IntEnum):
    LAST_STANDING = 1
    MAX_TURNS = 2


TABLE = table_dtype(
    [
        ("turn", "i4"),  # seat whose turn it is; during set-up the seat that rolls
        ("first", "i4"),  # first player; 0 before it is known
        ("hp", "i4", (SEATS,)),  # 0 = eliminated, or a capital not yet rolled
        ("returns", "i4", (SEATS,)),  # returns to life already used
        ("to_fall", "i4"),  # dice of the present roll that have not fallen yet
        ("rolled", "i4", (FACES,)),  # dice of the present roll not set aside, by face - 1
        ("kept", "i4", (FACES,)),  # dice set aside, by face - 1
        ("from_roll", "i4", (FACES,)),  # those of them that came from the present roll
        ("lowest", "i4"),  # lowest face set aside from the present roll; 6 = none yet
        ("attack", "i4"),  # value of the attack; 0 = none
        ("target", "i4"),  # seat; -1 = none named
        ("hits", "i4"),  # dice hit over the whole attack
        ("risk", "i4"),  # 1: a roll without a hit loses the whole attack (R29)
    ]
)


# ---- the story


class Say(IntEnum):
    BEGINS = 0
    CAPITAL = 1
    ROLLS = 2
    ROLLS_AGAIN = 3
    SETS_ASIDE = 4
    TOTAL = 5
    LOSES = 6
    HEALS = 7
    EXACT_IDLE = 8
    ATTACKS_LOW = 9
    ATTACKS_HIGH = 10
    ATTACK_HEALS = 11
    TARGETS = 12
    FORGETS = 13
    ATTACK_ROLLS = 14
    MISSES = 15
    ALL_HIT = 16
    TAKES_ALL_UP = 17
    STOPS = 18
    CONTINUES = 19
    LOSES_ATTACK = 20
    DAMAGES = 21
    ELIMINATED = 22
    ELIMINATED_FOR_GOOD = 23
    GHOST_IDLE = 24
    RETURNS = 25
    STAYS_DOWN = 26
    WINS = 27
    TURN_LIMIT = 28
    HITS = 29


TELLING = {
    Say.BEGINS: telling("R3"),
    Say.CAPITAL: telling("R2", "hp:number"),
    Say.ROLLS: telling("R9", "dice:dice"),
    Say.ROLLS_AGAIN: telling("R11", "dice:dice"),
    Say.SETS_ASIDE: telling("R10", "dice:dice", "sum:number"),
    Say.TOTAL: telling("R13", "total:number"),
    Say.LOSES: telling("R14", "total:number", "loss:number", "threshold:number", "hp:number"),
    Say.HEALS: telling("R15", "die:number", "hp:number"),
    Say.EXACT_IDLE: telling("R16", "total:number"),
    Say.ATTACKS_LOW: telling("R17", "total:number", "value:number", "threshold:number"),
    Say.ATTACKS_HIGH: telling("R18", "total:number", "value:number", "threshold:number"),
    Say.ATTACK_HEALS: telling("R19", "value:number", "hp:number"),
    Say.TARGETS: telling("R20", "target:seat", "value:number"),
    Say.FORGETS: telling("R21", "value:number"),
    Say.ATTACK_ROLLS: telling("R22", "dice:dice"),
    Say.HITS: telling("R23", "count:number", "value:number", "hits:number"),
    Say.MISSES: telling("R24", "value:number"),
    Say.ALL_HIT: telling("R25", "hits:number"),
    Say.TAKES_ALL_UP: telling("R27", "hits:number"),
    Say.STOPS: telling("R28", "hits:number"),
    Say.CONTINUES: telling("R30", "count:number"),
    Say.LOSES_ATTACK: telling("R29", "hits:number"),
    Say.DAMAGES: telling("R26", "target:seat", "hits:number", "value:number", "hp:number"),
    Say.ELIMINATED: telling("R5"),
    Say.ELIMINATED_FOR_GOOD: telling("R38"),
    Say.GHOST_IDLE: telling("R33", "total:number"),
    Say.RETURNS: telling("R36", "total:number", "die:number"),
    Say.STAYS_DOWN: telling("R37", "total:number"),
    Say.WINS: telling("R40"),
    Say.TURN_LIMIT: telling("Q25", "turns:number"),
}
