"""Whether a law can be applied, and how its cards can be paid: R17, R19, R30 to R34, R54, R62, R63.

Payments in one colour go in a fixed order: cards of the colour by number, then coats, then jokers by
number. The key of a payment is its place in that order, so what may still follow are greater keys
(for coats, also an equal one). Slots of different colours share only the jokers.
"""

from douzaine.engine.rule import rule
from douzaine.games.crowns13.box import MOST_APPLICATIONS
from douzaine.games.crowns13.laws import SPECIAL, Act
from douzaine.games.crowns13.rules.cards import before, bit, king, number_of
from douzaine.games.crowns13.rules.tokens import coats_of, tokens_of
from douzaine.games.crowns13.table import COAT_KEY, JOKER_KEY


@rule
def is_once_a_turn(box, card):
    """R40: most of a colour, fewest crowns and hand size work once a turn."""
    return box.act[card] >= Act.MOST


@rule
def asks_for_cards(box, card):
    """Whether the action of a card is paid slot by slot."""
    return box.act[card] <= Act.SAME


@rule
def can_apply(box, table, seat):
    """R17, R19, R40: whether the action of the King in power can be carried out (once more) now."""
    card = king(table)
    if table.applied >= MOST_APPLICATIONS or (table.applied > 0 and is_once_a_turn(box, card)):
        return False
    act = box.act[card]
    count = box.count[card]
    if act == Act.LISTED:
        return can_fill_listed(box, table, seat, card)
    if act == Act.ANNOUNCED:
        return can_fill_colour(box, table, seat, table.announced, count)
    if act == Act.SAME:
        return can_fill_any(box, table, seat, count)
    if act == Act.COATS:
        return coats_of(table, seat) >= count
    if act == Act.GUARDS:
        return table.guards[seat] >= count
    if act == Act.TOKENS:
        return tokens_of(table, seat) >= count
    if act == Act.CROWNS:
        return table.crowns[seat] >= count
    if act == Act.MOST:
        return number_of(table.hand[seat] & box.of_colour[box.slots[card, 0]]) > 0
    if act == Act.FEWEST:
        return has_fewest_crowns(table, seat)
    return table.hand_size[seat] == count


@rule
def has_fewest_crowns(table, seat):
    """R43: strictly fewer crowns than each opponent."""
    for other in range(table.seats):
        if other != seat and table.crowns[other] <= table.crowns[seat]:
            return False
    return True


# ---- slots


@rule
def jokers_of(box, table, seat):
    """R54: special cards in hand."""
    return table.hand[seat] & box.of_colour[SPECIAL]


@rule
def missing(box, table, seat, colour, slots):
    """How many of so many slots of a colour neither cards (R30) nor coats (R62) can fill: jokers must."""
    cards = table.hand[seat] & box.of_colour[colour] & ~table.shown
    return max(slots - number_of(cards) - table.coats[seat, colour], 0)


@rule
def can_fill_colour(box, table, seat, colour, slots):
    """R32 to R34, R63: whether so many slots of one colour can be filled, before any of them is."""
    return missing(box, table, seat, colour, slots) <= number_of(jokers_of(box, table, seat))


@rule
def can_fill_any(box, table, seat, slots):
    """R34: whether so many slots of some colour can be filled."""
    for colour in range(4):
        if can_fill_colour(box, table, seat, colour, slots):
            return True
    return False


@rule
def can_fill_listed(box, table, seat, card):
    """R31, R63: whether one slot for each listed colour can be filled."""
    needed = 0
    for colour in range(4):
        slots = 0
        for slot in range(box.count[card]):
            if box.slots[card, slot] == colour:
                slots += 1
        if slots > 0:
            needed += missing(box, table, seat, colour, slots)
    return needed <= number_of(jokers_of(box, table, seat))


@rule
def slot_colour(box, table):
    """The colour of the slot to be filled now."""
    if table.group >= 0:
        return table.group
    return int(box.slots[king(table), table.slot])


# ---- one payment after another


@rule
def payable_cards(box, table, seat, colour, last):
    """R30: cards of a colour that may follow a payment."""
    if last >= COAT_KEY:
        return 0
    return table.hand[seat] & box.of_colour[colour] & ~table.shown & ~before(last + 1)


@rule
def payable_jokers(box, table, seat, last):
    """R54: jokers that may follow a payment in its colour."""
    passed = before(last - JOKER_KEY + 1) if last >= JOKER_KEY else 0
    return jokers_of(box, table, seat) & ~passed


@rule
def can_finish(box, table, seat, colour, key):
    """Whether the rest can be paid in order after a payment (`key`, in a slot of `colour`).

    Every colour uses its own cards and coats before it needs jokers. One that has not paid a joker yet
    may use any of them, one that has only those after it: these sets lie inside one another, so there
    are enough jokers if no set is too small for all colours that are bound to it.
    """
    if jokers_needed_from(box, table, seat, colour, key, COAT_KEY) > jokers_from(box, table, seat, key, COAT_KEY):
        return False
    for one in range(4):
        last = last_payment(table, one, colour, key)
        if last >= JOKER_KEY:
            if jokers_needed_from(box, table, seat, colour, key, last) > jokers_from(box, table, seat, key, last):
                return False
    return True


@rule
def last_payment(table, colour, paid_colour, key):
    """The key of the last payment in a colour, if one is made now in another or the same."""
    return key if colour == paid_colour else int(table.last[colour])


@rule
def jokers_from(box, table, seat, key, last):
    """How many jokers may follow a payment `last`, without the one that is paid now."""
    used = bit(key - JOKER_KEY) if key >= JOKER_KEY else 0
    return number_of(payable_jokers(box, table, seat, last) & ~used)


@rule
def jokers_needed_from(box, table, seat, paid_colour, key, bound):
    """How many jokers the colours need that may use only those after a payment `bound`."""
    needed = 0
    for colour in range(4):
        if table.left[colour] > 0:
            last = last_payment(table, colour, paid_colour, key)
            if bound <= COAT_KEY or last >= bound:
                needed += jokers_needed(box, table, seat, colour, last, colour == paid_colour)
    return needed


@rule
def jokers_needed(box, table, seat, colour, last, is_paid):
    """How many slots of a colour only jokers can fill after a payment `last`; `is_paid`: it is being made now."""
    slots = int(table.left[colour])
    if is_paid:
        slots -= 1
    if slots <= 0:
        return 0
    if last > COAT_KEY:
        return slots
    coats = int(table.coats[seat, colour])
    if is_paid and last == COAT_KEY:
        coats -= 1
    return max(slots - coats - number_of(payable_cards(box, table, seat, colour, last)), 0)
