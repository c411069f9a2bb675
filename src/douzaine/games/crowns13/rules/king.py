"""Changing the King, hole cards and guards on the King: R20 to R22, R28, R32, R33, R60, R61."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask
from douzaine.games.crowns13.box import LAW_BASE, Phase, Place, Say
from douzaine.games.crowns13.laws import Act
from douzaine.games.crowns13.rules.cards import move_openly, move_secretly


@rule
def is_barred(table, seat):
    """R60: somebody else's guard is on the King."""
    return table.guard >= 0 and table.guard != seat


@rule
def can_change(table, seat):
    """R20, Q31: a card to play, and one more to give if the King is guarded by somebody else."""
    return table.hand_size[seat] >= (2 if is_barred(table, seat) else 1)


@rule
def give_card(table, card, story):
    """R60, Q29, Q30: a card for the guard's owner, which only the two see; the guard goes back to the supply."""
    seat = table.turn
    owner = table.guard
    insiders = (1 << seat) | (1 << owner)
    move_secretly(table, card, seat, owner, insiders)
    tell(story, Say.GIVES, insiders, seat, owner, card, 0, 0)
    remove_guard(table)
    table.phase = Phase.PLAY
    ask(table, seat)


@rule
def remove_guard(table):
    """R60, R61: the guard on the King is discarded."""
    table.guard = -1
    table.supply_guards += 1


@rule
def play_card(box, table, card, story):
    """R20 to R22, R28, R53, R61: the card becomes the King in power; a hole lets the old reward through."""
    seat = table.turn
    if table.guard >= 0:
        remove_guard(table)
        tell(story, Say.IGNORES_GUARD, ALL, seat, 0, 0, 0, 0)
    move_openly(table, card, seat, Place.THRONE)
    if box.hole[card] == 0:
        table.reward = card
    table.announced = -1
    tell(story, Say.PLAYS, ALL, seat, card, card + LAW_BASE * table.reward, 0, 0)
    if box.act[card] == Act.ANNOUNCED:
        table.phase = Phase.ANNOUNCE
        ask(table, seat)
    else:
        table.phase = Phase.OFFER


@rule
def announce(table, colour, story):
    """R32, R33, Q10: whoever played the card says a colour, which stays until the card is covered."""
    table.announced = colour
    tell(story, Say.ANNOUNCES, ALL, table.turn, colour, 0, 0, 0)
    table.phase = Phase.OFFER
