"""What everybody can remember of the turns of a round: who played what, on which face, with how many points.

One number a seat and turn. What a card tells about hands that nobody sees depends on when it was played. It is kept
between two only, where a solution asks for it; with more seats it would make every Table half as long again.
"""

from douzaine.engine.rule import rule
from douzaine.games.king12.rules.masks import size
from douzaine.games.king12.rules.points import points_of
from douzaine.games.king12.table import DUEL, TURNS

CARDS = 16  # card and face are below this
POINTS = 32


@rule
def note_turn(table):
    """The cards turned up, and what lay before each seat then: face, points, its cards seen since it buried one."""
    for seat in range(DUEL if table.seats == DUEL else 0):
        packed = table.not_buried[seat] * POINTS + points_of(table, seat)
        packed = packed * CARDS + table.die[seat]
        table.trail[size(table.discard[seat]), seat] = packed * CARDS + table.card[seat] + 1


@rule
def forget_turns(table):
    """A new round begins."""
    for turn in range(TURNS):
        for seat in range(DUEL):
            table.trail[turn, seat] = 0


@rule
def card_then(noted):
    """The card that was turned up; -1 if nobody knows."""
    return noted % CARDS - 1


@rule
def face_then(noted):
    """The face it was played on, before any effect."""
    return noted // CARDS % CARDS


@rule
def points_then(noted):
    """The points before that turn."""
    return noted // (CARDS * CARDS) % POINTS


@rule
def not_buried_then(noted):
    """The cards everybody had seen the seat play before that turn since it buried one."""
    return noted // (CARDS * CARDS * POINTS)
