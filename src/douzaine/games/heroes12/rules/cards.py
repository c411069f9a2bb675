"""Decks: drawing, reshuffling (R33 to R35)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import KINDS
from douzaine.games.heroes12.table import NOBODY, Phase


@rule
def must_draw(table):
    """Whether somebody has cards to draw before anything else goes on."""
    return table.draws[0] > 0 or table.draws[1] > 0


@rule
def draw_next(table, story):
    """R34, R35: the next card of those to be drawn, seat 0 first. Only the shuffled part of a deck is chance."""
    seat = 0 if table.draws[0] > 0 else 1
    if table.deck_size[seat] + table.under_size[seat] == 0:
        reshuffle(table, seat, story)
    if table.deck_size[seat] > 0:
        table.drawer = seat
        table.phase = Phase.DRAW
        await_chance(table)
    elif table.under_size[seat] > 0:
        take_into_hand(table, seat, lift_from_under(table, seat), story)
    else:
        emit(story, EventKind.NOTHING_TO_DRAW, seat)
        table.draws[seat] = 0


@rule
def draw_card(table, hero, story):
    """The top card of a shuffled deck is known."""
    seat = table.drawer
    table.deck[seat, hero] -= 1
    table.deck_size[seat] -= 1
    take_into_hand(table, seat, hero, story)


@rule
def take_into_hand(table, seat, hero, story):
    table.hand[seat, hero] += 1
    table.hand_size[seat] += 1
    table.draws[seat] -= 1
    emit(story, table.drawing, seat, hero, audience=1 << seat)


@rule
def reshuffle(table, seat, story):
    """R34: the discard pile becomes the deck. Everybody has seen what is in it."""
    table.veiled[seat] = 0
    for hero in range(KINDS):
        count = table.discard[seat, hero]
        table.shuffled[seat, hero] = count
        table.deck[seat, hero] = count
        table.discard[seat, hero] = 0
        table.deck_size[seat] += count
    if table.deck_size[seat] > 0:
        emit(story, EventKind.RESHUFFLES, seat, table.deck_size[seat])


@rule
def put_under(table, seat, hero):
    """R40, Q18: a hand card goes under the deck, below those put there before."""
    table.hand[seat, hero] -= 1
    table.hand_size[seat] -= 1
    table.under[seat, table.under_size[seat]] = hero
    table.under_size[seat] += 1


@rule
def lift_from_under(table, seat):
    """The uppermost of the cards put under the deck."""
    hero = int(table.under[seat, 0])
    last = table.under_size[seat] - 1
    for place in range(last):
        table.under[seat, place] = table.under[seat, place + 1]
    table.under[seat, last] = NOBODY
    table.under_size[seat] = last
    return hero
