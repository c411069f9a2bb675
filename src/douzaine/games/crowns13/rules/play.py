"""Carrying out a move: which rule each of them is."""

from douzaine.engine.rule import rule
from douzaine.games.crowns13.box import PER_CARD, Move
from douzaine.games.crowns13.rules.action import apply_law, name_colour, pay_card, pay_coat, pay_guard, stop
from douzaine.games.crowns13.rules.king import announce, play_card
from douzaine.games.crowns13.rules.renewal import end_discarding, renew, throw_away
from douzaine.games.crowns13.rules.reward import choose_coat, rob, steal_token
from douzaine.games.crowns13.rules.tokens import decline, give_card, keep_guard, make_room, place_guard
from douzaine.games.crowns13.table import GUARD_TOKEN


@rule
def play(box, table, seat, move, story):
    """Carry out one legal move; `advance` goes on from the phase it leads to."""
    table.actors = 0
    if move >= Move.PLAY_CARD:
        play_with_card(box, table, (move - Move.PLAY_CARD) // PER_CARD, (move - Move.PLAY_CARD) % PER_CARD, story)
    elif move >= Move.ROB:
        rob(box, table, move - Move.ROB, story)
    elif move >= Move.ANNOUNCE:
        play_with_colour(box, table, (move - Move.ANNOUNCE) % 4, move - (move - Move.ANNOUNCE) % 4, story)
    else:
        play_plainly(box, table, move, story)


@rule
def play_with_card(box, table, card, verb, story):
    """Moves with a card: play, give, pay, discard."""
    if verb == 0:
        play_card(box, table, card, story)
    elif verb == 1:
        give_card(table, card, story)
    elif verb == 2:
        pay_card(box, table, card, story)
    else:
        throw_away(table, card)


@rule
def play_with_colour(box, table, colour, verb, story):
    """Moves with a colour."""
    if verb == Move.ANNOUNCE:
        announce(table, colour, story)
    elif verb == Move.COLOUR:
        name_colour(box, table, colour, story)
    elif verb == Move.PAY_COAT:
        pay_coat(box, table, colour, story)
    elif verb == Move.DROP_COAT:
        make_room(table, colour, story)
    elif verb == Move.COAT:
        choose_coat(table, colour, story)
    else:
        steal_token(table, colour, story)


@rule
def play_plainly(box, table, move, story):
    """Moves without an object, and those with a guard."""
    if move == Move.APPLY:
        apply_law(box, table, story)
    elif move == Move.RENEW:
        renew(table)
    elif move == Move.STOP:
        stop(table, story)
    elif move == Move.DRAW:
        end_discarding(table, story)
    elif move == Move.PLACE:
        place_guard(table, story)
    elif move == Move.KEEP:
        keep_guard(table)
    elif move == Move.DECLINE:
        decline(table, story)
    elif move == Move.PAY_GUARD:
        pay_guard(table, story)
    elif move == Move.DROP_GUARD:
        make_room(table, GUARD_TOKEN, story)
    else:
        steal_token(table, GUARD_TOKEN, story)
