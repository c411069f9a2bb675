"""Setting up: R5 to R12."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance
from douzaine.games.crowns13.box import COATS, CROWNS, GUARDS, HAND
from douzaine.games.crowns13.events import EventKind
from douzaine.games.crowns13.laws import SPECIAL
from douzaine.games.crowns13.rules.cards import bit, learn, move_secretly, number_of
from douzaine.games.crowns13.rules.turn import begin_turn
from douzaine.games.crowns13.table import PUBLIC, Phase, Place


@rule
def setup(box, table, story):
    """R5, R7 to R9: the First King is in power, the other cards form the draw pile, all else the supply."""
    lay_out(box, table)
    table.throne[0] = box.first_king
    table.height = 1
    table.reward = box.first_king
    table.seen = bit(box.first_king)
    table.draw = every_card(box) & ~table.seen
    table.draw_size = number_of(table.draw)
    for seat in range(table.seats):
        begin_to_watch(box, table, seat)
    begin_to_watch(box, table, PUBLIC)
    table.phase = Phase.FIRST_PLAYER


@rule
def every_card(box):
    """All cards in play."""
    cards = 0
    for colour in range(SPECIAL + 1):
        cards |= box.of_colour[colour]
    return cards


@rule
def begin_to_watch(box, table, reader):
    """Before the deal every card but the First King lies in the draw pile."""
    table.may[reader, Place.DRAW] = table.draw
    learn(table, reader, box.first_king, Place.THRONE)


@rule
def lay_out(box, table):
    """R9: all tokens and crowns are in the supply, and nothing is under way."""
    table.seats = box.players
    table.supply_crowns = CROWNS
    table.supply_guards = GUARDS
    for colour in range(4):
        table.supply_coats[colour] = COATS
        table.last[colour] = -1
    table.guard = -1
    table.announced = -1
    table.group = -1
    table.victim = -1


@rule
def choose_first_player(box, table, story):
    """R11, Q5: agreed before play, or drawn."""
    if box.first_player >= 0:
        name_first_player(table, box.first_player, story)
    else:
        await_chance(table)


@rule
def name_first_player(table, seat, story):
    """R11, R12: who follows the first player gets crowns: 1, 2, 3, 4 in the order of seats."""
    table.turn = seat
    emit(story, EventKind.BEGINS, seat)
    for place in range(1, table.seats):
        other = (seat + place) % table.seats
        table.crowns[other] = place
        table.supply_crowns -= place
        emit(story, EventKind.TAKES_CROWNS, other, place)
    table.phase = Phase.DEAL


@rule
def deal_hands(table):
    """R10: everybody is dealt 6 cards; then the first turn begins."""
    if table.hand_size[table.seats - 1] < HAND:
        await_chance(table)
    else:
        begin_turn(table)


@rule
def deal_card(table, card, story):
    """R10: the next card, seat after seat."""
    seat = 0
    while table.hand_size[seat] == HAND:
        seat += 1
    move_secretly(table, card, Place.DRAW, seat, 1 << seat)
    if table.hand_size[seat] == HAND:
        emit(story, EventKind.DEALT, seat, table.hand[seat], audience=1 << seat)
