"""The draft (R22 to R28)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import ask_all, await_chance, has_acted
from douzaine.games.heroes12.heroes import COPIES, KINDS
from douzaine.games.heroes12.story import Say
from douzaine.games.heroes12.table import NOBODY as NO_HERO
from douzaine.games.heroes12.table import PACK, PICKS, ROUNDS, SEATS, Phase, Setup, Source


@rule
def begin_draft(table):
    """R22, Q3: the pool has two of each hero."""
    table.source = Source.DRAFT
    for hero in range(KINDS):
        table.pool[hero] = COPIES
    table.cursor = Setup.PACKS


@rule
def next_pack(table, story):
    """R23: six cards for seat 0, then six for seat 1; then both pick."""
    for seat in range(SEATS):
        if table.hand_size[seat] < PACK:
            table.drawer = seat
            table.phase = Phase.PACK
            await_chance(table)
            return
    tell(story, Say.PACKS, ALL, NOBODY, table.draft_round + 1, 0, 0, 0)
    table.phase = Phase.PICK
    ask_all(table)


@rule
def draw_into_pack(table, hero):
    """R23: a card of the pool."""
    seat = table.drawer
    table.pool[hero] -= 1
    table.hand[seat, hero] += 1
    table.hand_size[seat] += 1


@rule
def pick_card(box, table, seat, hero, story):
    """R24, R26: a card goes face down on the own pile. Nothing of it shows before all picks are in."""
    put_on_pile(table, seat, hero)
    table.picked[seat, table.picks[seat]] = hero
    table.picks[seat] += 1
    if table.picks[seat] == PICKS and has_acted(table, seat):
        end_half(box, table, story)


@rule
def put_on_pile(table, seat, hero):
    table.hand[seat, hero] -= 1
    table.hand_size[seat] -= 1
    table.deck[seat, hero] += 1
    table.deck_size[seat] += 1


@rule
def end_half(box, table, story):
    """All picks of this half are in: the packs are passed, or the round ends."""
    kind = Say.KEEPS_TWO if table.half == 0 else Say.KEEPS_RECEIVED
    for seat in range(SEATS):
        tell(story, kind, 1 << seat, seat, table.picked[seat, 0], table.picked[seat, 1], 0, 0)
        table.picks[seat] = 0
        table.picked[seat, 0] = NO_HERO
        table.picked[seat, 1] = NO_HERO
    if table.half == 0:
        pass_packs(table)
        for seat in range(SEATS):
            tell(story, Say.PASSES, ALL, seat, 1 - seat, 0, 0, 0)
        ask_all(table)
    else:
        for seat in range(SEATS):
            tell_gifts(table, seat, story)
        give_the_rest(table)
        end_round(box, table, story)


@rule
def pass_packs(table):
    """R25: each passes the four cards left to the other."""
    for hero in range(KINDS):
        for seat in range(SEATS):
            table.passed[seat, table.draft_round, hero] = table.hand[seat, hero]
        for seat in range(SEATS):
            table.hand[seat, hero] = table.passed[1 - seat, table.draft_round, hero]
    table.half = 1


@rule
def give_the_rest(table):
    """R27: the last two cards go on the other's pile, without being shown."""
    for seat in range(SEATS):
        other = 1 - seat
        for hero in range(KINDS):
            count = table.hand[seat, hero]
            table.gifts[other, table.draft_round, hero] = count
            table.deck[other, hero] += count
            table.deck_size[other] += count
            table.hand[seat, hero] = 0
        table.hand_size[seat] = 0
        table.veiled[other] = 1
    table.half = 0
    table.draft_round += 1


@rule
def end_round(box, table, story):
    """R28, Q43: two rounds; then each pile is a deck, and its owner may see the gifts if so agreed."""
    if table.draft_round < ROUNDS:
        return
    table.cursor = Setup.FIRST_PLAYER
    for seat in range(SEATS):
        tell(story, Say.DRAFT_OVER, ALL, seat, 0, 0, 0, 0)
        if box.gifts_shown == 1:
            table.veiled[seat] = 0
            show_gifts(table, seat, story)


@rule
def tell_gifts(table, seat, story):
    """R27: the giver knows which two cards they are."""
    one = first_of(table.hand[seat], 0)
    other = first_of(table.hand[seat], 1)
    tell(story, Say.GIVES, 1 << seat, seat, 1 - seat, one, other, 0)


@rule
def show_gifts(table, seat, story):
    """Q43: the four gifts of both rounds, in the order of the list."""
    tell(
        story,
        Say.GIFTS_SHOWN,
        1 << seat,
        seat,
        gift_of(table, seat, 0),
        gift_of(table, seat, 1),
        gift_of(table, seat, 2),
        gift_of(table, seat, 3),
    )


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
