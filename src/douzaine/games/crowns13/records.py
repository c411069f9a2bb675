"""The records of this game as an editor sees them: what rules read and write. See `scripts/records.py`."""

from typing import Any, Protocol

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]


class Box(Protocol):
    """What was agreed, as rules read it."""

    of_colour: Numbers
    """[5] the cards of each colour, then the special cards"""
    players: int
    first_player: int
    """a seat; -1 = random"""
    crowns_visible: int
    max_turns: int
    """0 = no safety stop"""
    cards: int
    """number of cards in play"""
    first_king: int
    """the card that starts in power"""
    colour: Numbers
    """[56] 0-3, or SPECIAL"""
    hole: Numbers
    """[56]"""
    act: Numbers
    """[56] an Act: what the law asks for"""
    discards: Numbers
    """[56] 1: cards paid are discarded; 0: shown and kept"""
    count: Numbers
    """[56] how many slots, tokens, crowns or cards in hand it asks for"""
    slots: Numbers
    """[56 × 6] colours of the slots of LISTED; [0]: the colour of MOST"""
    steps: Numbers
    """[56] how many steps its own reward has; 0 = a hole"""
    prize: Numbers
    """[56 × 4] a Prize each"""
    amount: Numbers
    """[56 × 4]"""
    id: Numbers
    """[56 × 16] letters of the card's id, for the words of positions"""


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
    hand: Numbers
    """[5] cards in each hand; in a view only the reader's own"""
    draw: int
    """cards of the draw pile: its order is drawn when needed; 0 in a view"""
    discard: int
    """cards of the discard pile; 0 in a view"""
    shown: int
    """cards revealed this turn, which later applications may not reveal again (R30)"""
    thrown: int
    """cards discarded in this renewal so far; the owner's secret"""
    drawn: int
    """cards drawn in this renewal so far; the owner's secret"""
    seen: int
    """cards of the throne that all saw being put there, or see now"""
    may: Numbers
    """[6 × 8] cards that may lie in a place, for all a seat (or PUBLIC) knows"""
    turn: int
    """seat whose turn it is; 0 before the first player is known"""
    reader: int
    """0 = this is the Table itself; 1 + seat = a view, 1 + PUBLIC = a spectator's"""
    hand_size: Numbers
    """[5]"""
    draw_size: int
    discard_size: int
    height: int
    """cards in the throne pile"""
    reward: int
    """card whose reward counts: the King, or the one seen through holes (R28)"""
    guard: int
    """seat whose guard is on the King; -1 = none"""
    announced: int
    """colour; -1 = none"""
    crowns: Numbers
    """[5]"""
    guards: Numbers
    """[5]"""
    coats: Numbers
    """[5 × 4]"""
    supply_crowns: int
    supply_guards: int
    supply_coats: Numbers
    """[4]"""
    applied: int
    """applications begun this turn"""
    group: int
    """colour of an application whose slots share one; -1 = none"""
    slot: int
    """slots of this application already filled"""
    left: Numbers
    """[4] slots still to fill, by colour"""
    last: Numbers
    """[4] key of the last payment in each colour; -1 = none"""
    tokens_left: int
    """tokens still to discard"""
    last_token: int
    """the last one discarded: payments go in order; 0 = from the first"""
    step: int
    """step of the reward"""
    unit: int
    """units of it already settled"""
    victim: int
    """seat being robbed; -1 = none"""
    throne: Numbers
    """[56] bottom to top, the first `height` count; -1 in a view = not known"""
