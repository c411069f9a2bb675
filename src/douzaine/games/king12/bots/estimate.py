"""King of 12: everybody's chance to win, at a glance, at the start of a turn.

What somebody will make of the round is added up from three things: how the points stand, the cards still in hand
with the face they would meet, and, for the chance that nobody wins the round, whether the leaders are level. Who
wins the match follows from who wins the round. The numbers are learned from matches of the rule of thumb by
`scripts/king12_values.py` and lie in `values.json`, for each number of players; see there for their meaning.
"""

import json
import math
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from douzaine.engine.rule import rule
from douzaine.games.king12.box import Card
from douzaine.games.king12.die import FACES
from douzaine.games.king12.rules.masks import has, size
from douzaine.games.king12.rules.points import points_of
from douzaine.games.king12.rules.rounds import ROUNDS_TO_WIN
from douzaine.games.king12.table import Phase

KINDS = len(Card)
FARTHEST = 6  # points of a lead beyond which a lead is as good as another
LONGEST = 6  # turns of a round
STAGES = 3  # of a round: the last turn, the two before it, all before those
FEWEST, MOST = 2, 4  # players for whom numbers were learned
LEADS = 2 * FARTHEST + 1

# Where in the row of numbers learned for a number of players each kind begins.
STANDING = 0  # of the points: by turns left, lead over the best other, whether somebody has as many
PROMISE = STANDING + (LONGEST + 1) * LEADS * 2  # of a card in hand: by stage, card, face
NOBODY = PROMISE + STAGES * KINDS * FACES  # that nobody wins the round: by turns left, whether the leaders are level
MATCH = NOBODY + (LONGEST + 1) * 2  # the chance to win the match: by seats that have won a round, having won one
NUMBERS = MATCH + (MOST + 2) * 2


@cache
def learned(players: int) -> Any:
    """The row of numbers for so many players."""
    known = json.loads((Path(__file__).parent / "values.json").read_text(encoding="utf-8"))
    return np.array(known[str(players)], float)


@rule
def estimate(table, known, out):
    """Everybody's chance to win the match; `out` has room for one number more than there are seats.

    Every card is where the Table says: what a seat cannot see must have been dealt. Asked at the start of a turn, or
    between rounds, when only rounds won count.
    """
    seats = table.seats
    for seat in range(seats + 1):
        out[seat] = 0.0
    out[seats] = 1.0  # nobody wins a round that is over
    if table.phase == Phase.PICK:
        weigh_round(table, known, out)
        as_chances(out, seats + 1)
    chances_of_match(table, known, out)


@rule
def weigh_round(table, known, out):
    """How much speaks for each seat to win the round, and at the end for nobody."""
    seats = table.seats
    left = turns_left(table)
    best = 0
    leaders = 0
    for seat in range(seats):
        best = max(best, points_of(table, seat))
    for seat in range(seats):
        lead, is_level = standing_of(table, seat)
        leaders += 1 if points_of(table, seat) == best else 0
        out[seat] = known[STANDING + (left * LEADS + lead) * 2 + is_level] + promise_of(table, seat, known, left)
    out[seats] = known[NOBODY + 2 * left + (1 if leaders > 1 else 0)]


@rule
def turns_left(table):
    """Turns until somebody is down to one card; fewer are played if somebody has 8 points before."""
    fewest = size(table.hand[0])
    for seat in range(1, table.seats):
        fewest = min(fewest, size(table.hand[seat]))
    return max(fewest - 1, 0)


@rule
def standing_of(table, seat):
    """The lead over the best of the others, counted from -`FARTHEST`, and 1 if somebody has as many points."""
    own = points_of(table, seat)
    best = 0
    is_level = 0
    for other in range(table.seats):
        if other != seat:
            theirs = points_of(table, other)
            best = max(best, theirs)
            if theirs == own:
                is_level = 1
    return min(max(own - best, -FARTHEST), FARTHEST) + FARTHEST, is_level


@rule
def promise_of(table, seat, known, left):
    """What the cards in hand promise with the face before the seat."""
    start = PROMISE + stage_of(left) * KINDS * FACES + table.die[seat] - 1
    total = 0.0
    for card in range(KINDS):
        if has(table.hand[seat], card):
            total += known[start + card * FACES]
    return total


@rule
def stage_of(left):
    """The last turn, the two before it, or earlier."""
    if left <= 1:
        return 0
    return 1 if left <= 3 else 2


@rule
def as_chances(out, count):
    """Chances in proportion to the exponentials of some weights."""
    most = out[0]
    for index in range(count):
        most = max(most, out[index])
    total = 0.0
    for index in range(count):
        out[index] = math.exp(out[index] - most)
        total += out[index]
    for index in range(count):
        out[index] /= total


@rule
def chances_of_match(table, known, out):
    """Turn chances to win the round (the last one: nobody does) into chances to win the match."""
    seats = table.seats
    crowned = 0
    first = 0.0  # the chance that a seat wins its first round now
    for seat in range(seats):
        if table.won[seat] > 0:
            crowned += 1
        else:
            first += out[seat]
    for seat in range(seats):
        own = out[seat]
        if table.won[seat] >= ROUNDS_TO_WIN:
            out[seat] = 1.0
        elif table.won[seat] > 0:
            out[seat] = own + first * known[MATCH + 2 * crowned + 3] + out[seats] * known[MATCH + 2 * crowned + 1]
        else:
            others = (first - own) * known[MATCH + 2 * crowned + 2]
            out[seat] = own * known[MATCH + 2 * crowned + 3] + others + out[seats] * known[MATCH + 2 * crowned]
