"""Changing the King, hole cards and the announced colour: R20 to R22, R28, R32, R33, R53, R61."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.crowns13.events import LAW_BASE, EventKind
from douzaine.games.crowns13.laws import Act
from douzaine.games.crowns13.rules.asking import ask_for
from douzaine.games.crowns13.rules.cards import move_openly
from douzaine.games.crowns13.rules.tokens import is_barred, remove_guard
from douzaine.games.crowns13.table import Phase, Place


@rule
def can_change(table, seat):
    """R20, Q31: a card to play, and one more to give if the King is guarded by somebody else."""
    return table.hand_size[seat] >= (2 if is_barred(table, seat) else 1)


@rule
def play_card(box, table, card, story):
    """R20 to R22, R28, R53, R61: the card becomes the King in power; a hole lets the old reward through."""
    seat = table.turn
    if table.guard >= 0:
        remove_guard(table)
        emit(story, EventKind.IGNORES_GUARD, seat)
    move_openly(table, card, seat, Place.THRONE)
    if box.hole[card] == 0:
        table.reward = card
    table.announced = -1
    emit(story, EventKind.PLAYS, seat, card, card + LAW_BASE * table.reward)
    if box.act[card] == Act.ANNOUNCED:
        ask_for(table, Phase.ANNOUNCE)
    else:
        table.phase = Phase.OFFER


@rule
def announce(table, colour, story):
    """R32, R33, Q10: whoever played the card says a colour, which stays until the card is covered."""
    table.announced = colour
    emit(story, EventKind.ANNOUNCES, table.turn, colour)
    table.phase = Phase.OFFER
