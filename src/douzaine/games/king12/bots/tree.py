"""King of 12 between two players: everything that can still happen in a round with buried cards. Rules that compile.

A *node* is what everybody sees at the start of a turn: by side the cards not shown in this round, the faces, the
points; nodes with equally many turns to go stand in one list. A side that has won a round has buried one of its
unseen cards, and which one is its *kind*; a side that has won none has one kind only. A *meeting* is a pair of cards
at a node. Its *ways* are the choices of step 3, or the tokens a Lady may take, less those that come to the same as
an earlier one; each way has a row for every roll, which leads to another node or decides the round.

Nodes are never merged: what a side has shown on the way tells what it may hold.
"""

from douzaine.engine.rule import rule
from douzaine.games.king12.bots.turn_game import (
    CHANCES,
    CHOICES,
    CHOOSER,
    DIE,
    FIRST,
    GAIN,
    OTHER_DIE,
    ROBBER,
    follow,
    is_decided,
    pair_after,
    turn_worth,
)
from douzaine.games.king12.box import HAND
from douzaine.games.king12.rules.masks import has

UNSEEN, THEIR_UNSEEN, FACE, OTHER_FACE, SCORED, WON = range(6)  # of a node
WHO, WAYS, ROLLS, ROW = range(4)  # of a meeting: who chooses, among how many ways, how many rolls, its first row
DECIDED = -1  # in place of a node
NOBODY = -1
MOST_WAYS = 5
LAST = 3  # unseen cards of a side when one turn is left


@rule
def nth(cards, place):
    """The card at a place among those of a set."""
    card = 0
    left = place
    while left > 0 or not has(cards, card):
        if has(cards, card):
            left -= 1
        card += 1
    return card


# ---- turns before the last


@rule
def grow(following, nodes, count, cards, turns, outcomes, meetings, children, worths, grown):
    """Write the meetings of so many nodes, and the nodes of the next turn; return how many those are.

    `following` is the layer of positions with one turn less to go. Rows that decide the round have their worth.
    """
    row = 0
    last = 0
    for place in range(count):
        node = nodes[place]
        for own in range(cards):
            for theirs in range(cards):
                card, other = nth(node[UNSEEN], own), nth(node[THEIR_UNSEEN], theirs)
                turn = turns[card, other, node[FACE], node[OTHER_FACE]]
                meeting = meetings[(place * cards + own) * cards + theirs]
                meeting[ROW] = row
                if turn[ROBBER] == NOBODY:
                    last = grow_choices(
                        following, node, card, other, turn, outcomes, meeting, children, worths, grown, last
                    )
                else:
                    last = grow_robbery(
                        following, node, card, other, turn, outcomes, meeting, children, worths, grown, last
                    )
                row += meeting[WAYS] * meeting[ROLLS]
    return last


@rule
def grow_choices(following, node, card, other, turn, outcomes, meeting, children, worths, grown, last):
    """Every choice with every roll."""
    meeting[WHO] = turn[CHOOSER] if turn[CHOICES] > 1 else NOBODY
    meeting[ROLLS] = turn[CHANCES]
    meeting[WAYS] = 0
    for choice in range(turn[CHOICES]):
        if not is_repeated(turn, outcomes, choice):
            for roll in range(turn[CHANCES]):
                outcome = outcomes[turn[FIRST] + choice * turn[CHANCES] + roll]
                scored = node[SCORED] + (1 if outcome[GAIN] != 0 else 0)
                won = node[WON] + (1 if outcome[GAIN] > 0 else 0)
                row = meeting[ROW] + meeting[WAYS] * meeting[ROLLS] + roll
                last = lead(following, node, card, other, outcome, scored, won, row, children, worths, grown, last)
            meeting[WAYS] += 1
    return last


@rule
def is_repeated(turn, outcomes, choice):
    """Whether a choice comes to the same as an earlier one. Only the order of effects can, and then nobody rolls."""
    if turn[CHANCES] > 1:
        return False
    late = outcomes[turn[FIRST] + choice]
    for earlier in range(choice):
        early = outcomes[turn[FIRST] + earlier]
        if early[DIE] == late[DIE] and early[OTHER_DIE] == late[OTHER_DIE] and early[GAIN] == late[GAIN]:
            return True
    return False


@rule
def grow_robbery(following, node, card, other, turn, outcomes, meeting, children, worths, grown, last):
    """R49: the robber takes nothing, or any token that the victim has."""
    outcome = outcomes[turn[FIRST]]
    scored = node[SCORED] + (1 if outcome[GAIN] != 0 else 0)
    won = node[WON] + (1 if outcome[GAIN] > 0 else 0)
    lost = won if turn[ROBBER] == 1 else scored - won
    meeting[WHO] = turn[ROBBER]
    meeting[ROLLS] = 1
    meeting[WAYS] = 0
    for points in range(3):
        if points == 0 or (lost if points == 2 else scored - lost) > 0:
            moved = won + (points if turn[ROBBER] == 0 else -points)
            row = meeting[ROW] + meeting[WAYS]
            last = lead(following, node, card, other, outcome, scored, moved, row, children, worths, grown, last)
            meeting[WAYS] += 1
    return last


@rule
def lead(following, node, card, other, outcome, scored, won, row, children, worths, grown, last):
    """Write where a row leads; return how many nodes there are then."""
    unseen = node[UNSEEN] & ~(1 << card)
    their_unseen = node[THEIR_UNSEEN] & ~(1 << other)
    worths[row] = is_decided(following, unseen, their_unseen, scored, won)
    if worths[row] >= 0.0:
        children[row] = DECIDED
        return last
    children[row] = last
    child = grown[last]
    child[UNSEEN] = unseen
    child[THEIR_UNSEEN] = their_unseen
    child[FACE] = outcome[DIE]
    child[OTHER_FACE] = outcome[OTHER_DIE]
    child[SCORED] = scored
    child[WON] = won
    return last + 1


# ---- the last turn


@rule
def fill_last(layer, nodes, count, turns, outcomes, values, payoffs):
    """What every pair of cards is worth to side 0 in the last turn, for so many nodes."""
    for place in range(count):
        node = nodes[place]
        for own in range(LAST):
            for theirs in range(LAST):
                payoffs[place, own, theirs] = turn_worth(
                    layer,
                    turns,
                    outcomes,
                    values,
                    0,
                    nth(node[UNSEEN], own),
                    nth(node[THEIR_UNSEEN], theirs),
                    node[FACE],
                    node[OTHER_FACE],
                    node[SCORED],
                    node[WON],
                )


# ---- where all hands are taken to be known


@rule
def fill_known(before, nodes, count, cards, secrets, ranks, values, known):
    """What so many nodes are worth to side 0 for every pair of kinds, if both hands were known from then on.

    `before` is the layer of positions with one turn more to go.
    """
    for place in range(count):
        node = nodes[place]
        for kind in range(cards if secrets[0] == 1 else 1):
            for theirs in range(cards if secrets[1] == 1 else 1):
                hand = node[UNSEEN] & ~(secrets[0] << nth(node[UNSEEN], kind))
                their_hand = node[THEIR_UNSEEN] & ~(secrets[1] << nth(node[THEIR_UNSEEN], theirs))
                pair = pair_after(before, ranks, hand, their_hand, HAND, HAND)
                known[place, kind, theirs] = follow(
                    before, values, pair, node[FACE], node[OTHER_FACE], node[SCORED], node[WON]
                )
