"""Killer: components, options and moves."""

from enum import IntEnum
from typing import Any

import numpy as np

from douzaine.games.declare import Facts, check_first_player, choice, first_player, on_off, whole
from douzaine.games.killer.table import FACES, SEATS, Phase

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
    safety_stop="max_turns",
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

FIRST_MATCH = {"players": 3}  # options for a first match


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
        ("dice", "i4"),  # the number of dice in both phases
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
    """The text of a move, with its details."""
    word, _, rest = move.partition(" ")
    if word == "keep":
        return "keep", {"face:number": int(rest)}
    if word == "attack" and rest != "nobody":
        return "attack", {"target:seat": int(rest)}
    return move.replace(" ", "-"), {}


def outcome(box: Any, table: Any, number: int) -> str:
    """The words of an outcome of the pending chance event: a seat, or the face of one die."""
    return str(number if table["phase"] == Phase.FIRST_PLAYER else number + 1)
