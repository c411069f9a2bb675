"""The draft (R22 to R28)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import ask_all, await_chance, has_acted
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import COPIES, KINDS
from douzaine.games.heroes12.table import NOBODY as NO_HERO
from douzaine.games.heroes12.table import PACK, PICKS, SEATS, Phase, Setup, Source


@rule
def begin_draft(table):
    """R22, Q3: the pool has two of each hero."""
    table.source = Source.DRAFT
    for hero in range(KINDS):
        table.pool[hero] = COPIES
    table.cursor = Setup.PACKS


@rule
def draw_packs(table):
    """R23: six cards for seat 0, then six for seat 1."""
    table.drawer = 0 if table.hand_size[0] < PACK else 1
    table.phase = Phase.PACK
    await_chance(table)


@rule
def draw_into_pack(table, hero):
    """R23: a card of the pool."""
    seat = table.drawer
    table.pool[hero] -= 1
    table.hand[seat, hero] += 1
    table.hand_size[seat] += 1


@rule
def ask_to_pick(table, story):
    """R24, R26: both pick at the same time, from the own pack and then from the one received."""
    if table.half == 0:
        emit(story, EventKind.PACKS, NOBODY, table.draft_round + 1)
    table.phase = Phase.PICK
    ask_all(table)


@rule
def pick_card(table, seat, hero):
    """R24, R26: a card goes face down on the own pile. Nothing of it shows before all picks are in."""
    put_on_pile(table, seat, hero)
    table.picked[seat, table.picks[seat]] = hero
    table.picks[seat] += 1
    if table.picks[seat] == PICKS:
        has_acted(table, seat)


@rule
def put_on_pile(table, seat, hero):
    table.hand[seat, hero] -= 1
    table.hand_size[seat] -= 1
    table.deck[seat, hero] += 1
    table.deck_size[seat] += 1


@rule
def all_have_picked(table):
    """Whether all picks of this half of a round are in."""
    return table.picks[0] == PICKS and table.picks[1] == PICKS


@rule
def keep_picks(table, story):
    """R24, R26: everybody knows now that the picks are made, and each seat its own."""
    kind = EventKind.KEEPS_TWO if table.half == 0 else EventKind.KEEPS_RECEIVED
    for seat in range(SEATS):
        emit(story, kind, seat, table.picked[seat, 0], table.picked[seat, 1], audience=1 << seat)
        table.picks[seat] = 0
        table.picked[seat, 0] = NO_HERO
        table.picked[seat, 1] = NO_HERO


@rule
def pass_packs(table, story):
    """R25: each passes the four cards left to the other."""
    for hero in range(KINDS):
        for seat in range(SEATS):
            table.passed[seat, table.draft_round, hero] = table.hand[seat, hero]
        for seat in range(SEATS):
            table.hand[seat, hero] = table.passed[1 - seat, table.draft_round, hero]
    table.half = 1
    for seat in range(SEATS):
        emit(story, EventKind.PASSES, seat, 1 - seat)


@rule
def give_the_rest(table, story):
    """R27: the last two cards go on the other's pile, without being shown; the giver knows them."""
    for seat in range(SEATS):
        one = first_of(table.hand[seat], 0)
        other = first_of(table.hand[seat], 1)
        emit(story, EventKind.GIVES, seat, 1 - seat, one, other, audience=1 << seat)
        put_on_other_pile(table, seat)
    table.half = 0
    table.draft_round += 1


@rule
def put_on_other_pile(table, seat):
    """R27: all cards of a seat's pack are gifts for the other."""
    other = 1 - seat
    for hero in range(KINDS):
        count = table.hand[seat, hero]
        table.gifts[other, table.draft_round, hero] = count
        table.deck[other, hero] += count
        table.deck_size[other] += count
        table.hand[seat, hero] = 0
    table.hand_size[seat] = 0
    table.veiled[other] = 1


@rule
def end_draft(box, table, story):
    """R28, Q43: each pile is a deck now, and its owner may see the gifts if so agreed."""
    table.cursor = Setup.FIRST_PLAYER
    for seat in range(SEATS):
        emit(story, EventKind.DRAFT_OVER, seat)
        if box.gifts_shown == 1:
            table.veiled[seat] = 0
            show_gifts(table, seat, story)


@rule
def show_gifts(table, seat, story):
    """Q43: the four gifts of both rounds, in the order of the list."""
    one = gift_of(table, seat, 0)
    two = gift_of(table, seat, 1)
    three = gift_of(table, seat, 2)
    four = gift_of(table, seat, 3)
    emit(story, EventKind.GIFTS_SHOWN, seat, one, two, three, four, audience=1 << seat)


@rule
def gift_of(table, seat, skipped):
    """One of the gifts to a seat: the first after so many others."""
    hero = 0
    left = skipped
    count = table.gifts[seat, 0, hero] + table.gifts[seat, 1, hero]
    while count <= left:
        left -= count
        hero += 1
        count = table.gifts[seat, 0, hero] + table.gifts[seat, 1, hero]
    return hero


@rule
def first_of(cards, skipped):
    """The first card of a pile in the order of the list, after so many others."""
    hero = 0
    left = skipped
    while cards[hero] <= left:
        left -= cards[hero]
        hero += 1
    return hero
