"""The records of this game as an editor sees them: what rules read and write. See `scripts/records.py`."""

from typing import Any, Protocol

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]


class Box(Protocol):
    """What was agreed, as rules read it."""

    players: int
    first_player: int
    """a seat; -1 = random"""
    dice: int
    """the number of dice in both phases"""
    low: int
    """the two thresholds: 12 and 30 with six dice"""
    high: int
    starting_hp: int
    capital: int
    """a Capital"""
    fallen: int
    """a Fallen"""
    revive_limit: int
    regenerate: int
    """1: an exact total heals"""
    attack_heal: int
    forgotten_target: int
    all_hit: int
    """an AllHit"""
    max_turns: int
    """0 = no safety stop"""


class Table(Protocol):
    """Everything on the table, or what a reader sees of it."""

    seats: int
    """number of seats"""
    actors: int
    """bit mask of the seats that may decide now; 0 while chance is pending or when over"""
    chance: int
    """1 while a chance event is pending, else 0"""
    over: int
    """0 while the match goes on, else the game's number for the reason it ended"""
    phase: int
    """the game's own number for where in a turn we are"""
    turns: int
    """turns played to their end"""
    turn: int
    """seat whose turn it is; during set-up the seat that rolls"""
    first: int
    """first player; 0 before it is known"""
    hp: Numbers
    """[10] 0 = eliminated, or a capital not yet rolled"""
    returns: Numbers
    """[10] returns to life already used"""
    to_fall: int
    """dice of the present roll that have not fallen yet"""
    rolled: Numbers
    """[6] dice of the present roll not set aside, by face - 1"""
    kept: Numbers
    """[6] dice set aside, by face - 1"""
    from_roll: Numbers
    """[6] those of them that came from the present roll"""
    lowest: int
    """lowest face set aside from the present roll; 6 = none yet"""
    attack: int
    """value of the attack; 0 = none"""
    target: int
    """seat; -1 = none named"""
    hits: int
    """dice hit over the whole attack"""
    risk: int
    """1: a roll without a hit loses the whole attack (R29)"""
