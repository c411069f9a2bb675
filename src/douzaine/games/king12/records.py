"""The records of this game as an editor sees them: what rules read and write. See `scripts/records.py`."""

from typing import Any, Protocol

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]


class Box(Protocol):
    """What was agreed, as rules read it."""

    players: int
    card_set: int
    """a CardSet"""
    cards: int
    """the seven as bits, the Knight included; 0 = to be drawn"""
    final_face: int
    """1: values are counted from the face at the end of step 3 (Q4)"""
    open_piles: int
    """1: everybody may look through the discards"""
    max_rounds: int
    """0 = no safety stop"""
    supply: Numbers
    """[2] tokens worth 1, tokens worth 2"""
    sets: Numbers
    """[431] every set that can be drawn, as bits, the Knight included"""
    opposite: Numbers
    """[13] of a face of the die; [0] is unused"""
    beside: Numbers
    """[13 × 5] the adjacent faces, low to high"""


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
    cards: int
    """the seven; 0 = not drawn yet"""
    rounds: int
    """begun"""
    effects: int
    """the characters in effect this turn, as bits"""
    ladies: int
    """bit mask of the seats whose Lady was cancelled this turn by another Lady"""
    asked: int
    """bit mask of the seats with a choice in step 3"""
    victim: int
    """seat a token may be taken from; -1 = nobody"""
    supply: Numbers
    """[2] tokens nobody holds: worth 1, worth 2"""
    token: Numbers
    """[16 × 2] tokens held: worth 1, worth 2"""
    die: Numbers
    """[16] face on top, 1-12; 0 = not rolled"""
    hand: Numbers
    """[16] cards in hand"""
    discard: Numbers
    """[16] cards discarded this round"""
    buried: Numbers
    """[16] the card under the die, if any"""
    won: Numbers
    """[16] rounds won, 0-2"""
    card: Numbers
    """[16] card picked, or on the table and in effect; -1 = none, -2 = face down"""
    answer: Numbers
    """[16] choice of step 3: a face, or a Move; 0 = none yet"""
    value: Numbers
    """[16] value of this turn; -100 = none yet"""
    shown: Numbers
    """[16] cards everybody has seen this seat play in this round"""
    not_buried: Numbers
    """[16] cards everybody has seen this seat play since it buried one"""
    trail: Numbers
    """[6 × 2] between two, by turn of this round what everybody saw as the cards were turned up
    (`rules/trail.py`); 0 = nothing"""
