"""Steps 1 and 2 of a turn: play a card, cancel cards."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import has_acted
from douzaine.games.king12.box import Card
from douzaine.games.king12.events import EventKind
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.rules.trail import note_turn
from douzaine.games.king12.table import NONE

# ---- step 1: play a card


@rule
def pick_card(table, seat, card):
    """R14, Q30: a picked card leaves the hand and lies face down, for good."""
    table.hand[seat] &= ~(1 << card)
    table.card[seat] = card
    has_acted(table, seat)


@rule
def reveal_cards(table, story):
    """R15: all cards are turned up together, and everybody can remember them."""
    note_turn(table)
    for seat in range(table.seats):
        table.shown[seat] |= 1 << table.card[seat]
        table.not_buried[seat] |= 1 << table.card[seat]
        emit(story, EventKind.SHOWS, seat, table.card[seat])


# ---- step 2: cancel cards


@rule
def cancel_cards(table, story):
    """R16, R17: copies of one character cancel each other; then a single Lady cancels the rest (R48, Q10)."""
    once = 0
    twice = 0
    for seat in range(table.seats):
        played = 1 << table.card[seat]
        twice |= once & played
        once |= played
    table.effects = once & ~twice
    for seat in range(table.seats):
        if has(twice, table.card[seat]):
            if table.card[seat] == Card.LADY:
                table.ladies |= 1 << seat
            emit(story, EventKind.CANCELLED, seat, table.card[seat])
            discard_card(table, seat)
    if has(table.effects, Card.LADY):
        silence_others(table, story)


@rule
def silence_others(table, story):
    """R48: a Lady in effect cancels every other card."""
    emit(story, EventKind.LADY, player_of(table, Card.LADY))
    for seat in range(table.seats):
        if table.card[seat] != NONE and table.card[seat] != Card.LADY:
            emit(story, EventKind.SILENCED, seat, table.card[seat])
            table.effects &= ~(1 << table.card[seat])
            discard_card(table, seat)


@rule
def discard_card(table, seat):
    """R17, R35: the card on the table goes onto the own discard pile."""
    table.discard[seat] |= 1 << table.card[seat]
    table.card[seat] = NONE


@rule
def player_of(table, card):
    """Whose card this is; it must be in effect."""
    seat = 0
    while table.card[seat] != card:
        seat += 1
    return seat
