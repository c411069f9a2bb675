"""Cards in hands and piles, and who knows where they are.

A set of cards is a bit mask. `table.may[reader, place]` holds the cards that may lie in a place for all a
reader knows: a card in one place only is known to be there. It is a superset of the truth that every
reader could keep up by watching, and a spectator (PUBLIC) never knows more than a seat. It says nothing of
numbers: after one card was stolen unseen from a known hand, each of its cards may be the one that went.
"""

from douzaine.engine.bits import bit_count
from douzaine.engine.rule import rule
from douzaine.games.crowns13.table import PLACES, PUBLIC, Place


@rule
def bit(card):
    """The set of one card."""
    return 1 << int(card)


@rule
def before(card):
    """The set of all cards before one in the deck."""
    return bit(card) - 1


@rule
def number_of(cards):
    """How many cards a set holds."""
    return bit_count(cards)


@rule
def first_of(cards):
    """The first card of a set that is not empty."""
    return number_of((cards & -cards) - 1)


@rule
def card_at(cards, index):
    """The card of a set with so many others before it."""
    for _ in range(index):
        cards &= cards - 1
    return first_of(cards)


@rule
def king(table):
    """The King in power: the top card of the throne pile."""
    return int(table.throne[table.height - 1])


# ---- a card changes its place


@rule
def take(table, place, card):
    """A card leaves a hand or the draw pile."""
    if place < Place.DRAW:
        table.hand[place] &= ~bit(card)
        table.hand_size[place] -= 1
    else:
        table.draw &= ~bit(card)
        table.draw_size -= 1


@rule
def put(table, place, card):
    """A card comes into a hand, onto the discard pile or onto the throne."""
    if place < Place.DRAW:
        table.hand[place] |= bit(card)
        table.hand_size[place] += 1
    elif place == Place.DISCARD:
        table.discard |= bit(card)
        table.discard_size += 1
    else:
        table.throne[table.height] = card
        table.height += 1
        table.seen |= bit(card)


@rule
def size_of(table, place):
    """How many cards lie in a hand or the draw pile."""
    return table.hand_size[place] if place < Place.DRAW else table.draw_size


@rule
def move_secretly(table, card, source, target, insiders):
    """A card goes from one place to another; only insiders (a bit mask of seats) see which one."""
    take(table, source, card)
    put(table, target, card)
    emptied = size_of(table, source) == 0
    for seat in range(table.seats):
        if (insiders >> seat) & 1 == 1:
            learn(table, seat, card, target)
        else:
            table.may[seat, target] |= table.may[seat, source]
        if emptied:
            table.may[seat, source] = 0
    table.may[PUBLIC, target] |= table.may[PUBLIC, source]
    if emptied:
        table.may[PUBLIC, source] = 0


@rule
def move_openly(table, card, source, target):
    """A card goes from a hand to another place before everybody's eyes."""
    take(table, source, card)
    put(table, target, card)
    for seat in range(table.seats):
        learn(table, seat, card, target)
    learn(table, PUBLIC, card, target)
    if size_of(table, source) == 0:
        rule_out(table, source, -1)


@rule
def learn(table, reader, card, place):
    """A reader now knows where a card is."""
    for other in range(PLACES):
        table.may[reader, other] &= ~bit(card)
    table.may[reader, place] |= bit(card)


@rule
def show(table, seat, cards):
    """R29: everybody sees cards in a hand; they stay there, and stay known until they can have left."""
    while cards != 0:
        card = first_of(cards)
        cards &= cards - 1
        for reader in range(table.seats):
            learn(table, reader, card, seat)
        learn(table, PUBLIC, card, seat)


@rule
def rule_out(table, place, cards):
    """Everybody sees that none of these cards is in a place; -1: none at all."""
    for reader in range(table.seats):
        table.may[reader, place] &= ~cards
    table.may[PUBLIC, place] &= ~cards


@rule
def gather_in(table, reader, kept):
    """What a reader knows of a draw pile made of the discard pile and the throne but for two cards."""
    pile = table.may[reader, Place.DISCARD] | table.may[reader, Place.THRONE]
    table.may[reader, Place.DRAW] = pile & ~kept
    table.may[reader, Place.DISCARD] = 0
    table.may[reader, Place.THRONE] = kept


@rule
def known_in(table, reader, place):
    """The cards that a reader knows to be in a place: those that may be nowhere else."""
    cards = table.may[reader, place]
    for other in range(PLACES):
        if other != place:
            cards &= ~table.may[reader, other]
    return cards
