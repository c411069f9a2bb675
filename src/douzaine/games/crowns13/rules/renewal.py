"""Renewing the hand: R23 to R27."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance
from douzaine.games.crowns13.box import HAND
from douzaine.games.crowns13.events import EventKind
from douzaine.games.crowns13.rules.asking import ask_for
from douzaine.games.crowns13.rules.cards import bit, gather_in, king, move_secretly, number_of
from douzaine.games.crowns13.table import PUBLIC, Phase, Place


@rule
def renew(table):
    """R23, R24: first, cards may be discarded."""
    ask_for(table, Phase.RENEW)


@rule
def throw_away(table, card):
    """R24, Q25: a card goes face down onto the discard pile; only its owner knows it. More may follow."""
    move_secretly(table, card, table.turn, Place.DISCARD, 1 << table.turn)
    table.thrown |= bit(card)
    ask_for(table, Phase.RENEW)


@rule
def end_discarding(table, story):
    """R24, R25: enough is discarded; then cards are drawn."""
    seat = table.turn
    emit(story, EventKind.RENEWS, seat, number_of(table.thrown), table.thrown, audience=1 << seat)
    table.phase = Phase.DRAW


@rule
def draw_up(table, story):
    """R25, R26, Q12: draw while there are fewer than 6 cards in hand and any card to draw."""
    seat = table.turn
    if table.hand_size[seat] < HAND and table.draw_size == 0:
        rebuild_draw_pile(table, story)
    if table.hand_size[seat] < HAND and table.draw_size > 0:
        await_chance(table)
        return
    emit(story, EventKind.DRAWS, seat, number_of(table.drawn), table.drawn, audience=1 << seat)
    if table.hand_size[seat] < HAND:
        emit(story, EventKind.DRAWS_SHORT, seat)
    table.phase = Phase.END


@rule
def draw_card(table, card):
    """R25: one card from the draw pile."""
    move_secretly(table, card, Place.DRAW, table.turn, 1 << table.turn)
    table.drawn |= bit(card)


@rule
def rebuild_draw_pile(table, story):
    """R26, R27, Q9: all discarded and played cards, but for the King and the card whose reward shows."""
    top = king(table)
    kept = bit(top) | bit(table.reward)
    count = table.discard_size + table.height - number_of(kept)
    if count == 0:
        return
    table.draw = table.discard
    for place in range(table.height):
        table.draw |= bit(table.throne[place])
    table.draw &= ~kept
    table.draw_size = count
    table.discard = 0
    table.discard_size = 0
    for seat in range(table.seats):
        gather_in(table, seat, kept)
    gather_in(table, PUBLIC, kept)
    leave_on_throne(table, top)
    emit_rebuilt(table, top, count, story)


@rule
def leave_on_throne(table, top):
    """R26, R27: the King stays, and below it the card whose reward shows through the hole."""
    for place in range(table.height):
        table.throne[place] = 0
    table.throne[0] = table.reward
    table.height = 1
    table.seen = bit(table.reward)
    if top != table.reward:
        table.throne[1] = top
        table.height = 2
        table.seen |= bit(top)


@rule
def emit_rebuilt(table, top, count, story):
    """How many cards were shuffled."""
    if top == table.reward:
        emit(story, EventKind.REBUILDS, table.turn, count)
    else:
        emit(story, EventKind.REBUILDS_AROUND_HOLE, table.turn, count)
