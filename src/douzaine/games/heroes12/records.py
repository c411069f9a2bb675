"""The records of this game as an editor sees them: what rules read and write. See `scripts/records.py`."""

from typing import Any, Protocol

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]


class Box(Protocol):
    """What was agreed, as rules read it."""

    advanced: int
    """1: Popularity is played"""
    mode: int
    """a Mode"""
    faction: Numbers
    """[2] -1 = random"""
    same_faction: int
    gifts_shown: int
    """1: an owner sees the gifts after the draft"""
    first_player: int
    """a seat; -1 = random"""
    food_tokens: int
    """0 = unlimited"""
    ship_chain: int
    max_turns: int
    """0 = no safety stop"""
    cost: Numbers
    """[18]"""
    force: Numbers
    """[18]"""
    slots: Numbers
    """[4] by Tile"""
    tile_vp: Numbers
    """[4] by Tile"""
    decks: Numbers
    """[2 × 18] tournament lists, each secret; zeros = none"""
    faction_decks: Numbers
    """[4 × 18]"""


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
    reader: int
    """TRUTH, SPECTATOR, or 2 + the seat whose view this is"""
    stage: int
    """a Stage"""
    cursor: int
    """how far the stage has come: a Setup; a region; a step of Maintenance or Income"""
    turn: int
    """the active player; 0 before the first player is known"""
    first: int
    """the first player"""
    camp_food: Numbers
    """[2]"""
    food: Numbers
    """[2 × 3]"""
    present: Numbers
    """[2 × 3] heroes there"""
    force: Numbers
    """[2 × 3] their force added up"""
    tile: Numbers
    """[3] a Tile; NONE = no tile lies open"""
    below: Numbers
    """[3] face-down tiles"""
    cubes: Numbers
    """[2 × 3]"""
    popularity: Numbers
    """[3] a seat, or a Token"""
    hidden_tiles: Numbers
    """[3] face-down tiles by kind: together with `below` all that is known"""
    vp: Numbers
    """[2]"""
    source: int
    """a Source"""
    faction: Numbers
    """[2] -1 = none"""
    hand_size: Numbers
    """[2]"""
    deck_size: Numbers
    """[2] the shuffled part of the deck"""
    under_size: Numbers
    """[2] cards put under it"""
    actions: int
    """left, without an extra one"""
    extra: int
    """1: an extra action waits"""
    draws: Numbers
    """[2] cards still to be drawn"""
    drawer: int
    """seat of the pending draw"""
    drawing: int
    """the EventKind of the draws"""
    left: int
    """goats to be asked, or food missing, in the present region; -1 = not counted yet"""
    winning: int
    """1: R48 to R50 are done in the present region"""
    fresh: Numbers
    """[3] falcons that may still fly"""
    flying: int
    """1: the move being named is a falcon's"""
    used: int
    """bit mask of the regions of this Deploy"""
    named: int
    """hero named for a Deploy or a Move; NOBODY"""
    origin: int
    """region or CAMP named as the place to take a hero from"""
    target: int
    """region named to go to"""
    waiting: Numbers
    """[3] hero deployed there whose ability waits; NOBODY"""
    recruited: int
    """hero whose "when recruited" ability waits; NOBODY"""
    recruited_at: int
    """where it is: CAMP or a region"""
    ship: int
    """region where a Ship may add a hero now; CAMP = none"""
    changed: int
    """cards put under the deck in the present mulligan"""
    draft_round: int
    """of the draft: 0, 1; ROUNDS = it is over"""
    half: int
    """of the draft round: 0 own pack, 1 received pack"""
    picks: Numbers
    """[2] picks made in this half"""
    veiled: Numbers
    """[2] 1: gifts of the draft that are still in the deck are unknown to its owner"""
    camp: Numbers
    """[2 × 18]"""
    at: Numbers
    """[2 × 3 × 18]"""
    hand: Numbers
    """[2 × 18]"""
    deck: Numbers
    """[2 × 18] the shuffled part"""
    under: Numbers
    """[2 × 12] heroes under it from top to bottom; NOBODY past `under_size`"""
    discard: Numbers
    """[2 × 18]"""
    pool: Numbers
    """[18] of the draft"""
    won: Numbers
    """[2 × 3] tiles taken, by kind"""
    seen: Numbers
    """[2 × 18] copies that everybody knows to be in a seat's deck list"""
    shown: Numbers
    """[2 × 18] cards in hand that everybody saw go there"""
    shuffled: Numbers
    """[2 × 18] the discard pile that became the present deck; zeros = never"""
    picked: Numbers
    """[2 × 2] heroes picked in this half of a draft round; NOBODY"""
    passed: Numbers
    """[2 × 2 × 18] the four cards that a seat passed in each draft round"""
    gifts: Numbers
    """[2 × 2 × 18] the two of them that came back to its deck"""
    learned: Numbers
    """[2 × 18] in an owner's view: gifts known to the owner; zeros otherwise"""
    notes: Numbers
    """[4 × 18] scratch of `redeal`; zeros otherwise"""
