"""Set-up: R1 to R9."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import await_chance, go_on
from douzaine.games.king12.box import CardSet
from douzaine.games.king12.events import EventKind
from douzaine.games.king12.rules.rounds import clear_turn
from douzaine.games.king12.table import Phase


@rule
def setup(box, table, story):
    """R4 to R9: the seven cards are fixed or drawn, and all tokens lie in the supply."""
    table.seats = box.players
    table.supply[0] = box.supply[0]
    table.supply[1] = box.supply[1]
    clear_turn(table)
    table.phase = Phase.DRAW
    if box.card_set == CardSet.RANDOM:
        await_chance(table)
    else:
        deal_cards(box, table, box.cards, story)


@rule
def deal_cards(box, table, cards, story):
    """R1 to R3, R8: everybody holds the same seven cards, the Knight among them."""
    table.cards = cards
    for seat in range(table.seats):
        table.hand[seat] = cards
    if box.card_set == CardSet.RANDOM:
        emit(story, EventKind.DRAWN, NOBODY, cards)
    elif box.card_set == CardSet.AGREED:
        emit(story, EventKind.AGREED, NOBODY, cards)
    else:
        emit(story, EventKind.FIRST_GAME, NOBODY, cards)
    go_on(table)
