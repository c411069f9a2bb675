"""Setting up: R5 to R12."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import await_chance
from douzaine.games.crowns13.box import COATS, CROWNS, GUARDS, HAND, PUBLIC, Phase, Place, Say
from douzaine.games.crowns13.laws import SPECIAL
from douzaine.games.crowns13.rules.cards import bit, learn, move_secretly, number_of
from douzaine.games.crowns13.rules.ending import begin_turn


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
    if box.first_player >= 0:
        name_first_player(box, table, box.first_player, story)
    else:
        table.phase = Phase.FIRST_PLAYER
        await_chance(table)


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
def name_first_player(box, table, seat, story):
    """R11, R12: who follows the first player gets crowns: 1, 2, 3, 4 in the order of seats."""
    table.turn = seat
    tell(story, Say.BEGINS, ALL, seat, 0, 0, 0, 0)
    for place in range(1, table.seats):
        other = (seat + place) % table.seats
        table.crowns[other] = place
        table.supply_crowns -= place
        tell(story, Say.TAKES_CROWNS, ALL, other, place, 0, 0, 0)
    table.phase = Phase.DEAL
    await_chance(table)


@rule
def deal_card(table, card, story):
    """R10: everybody is dealt 6 cards, seat after seat."""
    seat = 0
    while table.hand_size[seat] == HAND:
        seat += 1
    move_secretly(table, card, Place.DRAW, seat, 1 << seat)
    if table.hand_size[seat] == HAND:
        tell(story, Say.DEALT, 1 << seat, seat, table.hand[seat], 0, 0, 0)
        if seat == table.seats - 1:
            begin_turn(table)
