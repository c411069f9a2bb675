"""13 Crowns: what a seat sees, and a random Table that agrees with it."""

from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.engine.table import copy_header
from douzaine.games.crowns13.laws import SPECIAL
from douzaine.games.crowns13.rules.cards import bit, card_at, first_of, king, number_of
from douzaine.games.crowns13.rules.law import can_fill_any, can_finish
from douzaine.games.crowns13.table import PLACES, PUBLIC, SEATS, Phase, Place

NATURAL_DEALS = 20  # deals tried before cards that fit are pushed into the hand of a player who is paying
DEALS = 60


@rule
def view(box, table, seat, out):
    """Everything open, the own hand, and what this seat (or a spectator, −1) knows of the rest."""
    reader = PUBLIC if seat < 0 else seat
    copy_header(table, out)
    copy_open(table, out)
    out.reader = 1 + reader
    for place in range(PLACES):
        out.may[reader, place] = table.may[reader, place]
        out.may[PUBLIC, place] = table.may[PUBLIC, place]
    if seat >= 0:
        out.hand[seat] = table.hand[seat]
    if seat == table.turn:
        out.thrown = table.thrown
        out.drawn = table.drawn


@rule
def copy_open(table, out):
    """What lies open, cards of the throne that all have seen among it."""
    out.turn = table.turn
    out.shown = table.shown
    out.seen = table.seen
    out.draw_size = table.draw_size
    out.discard_size = table.discard_size
    out.height = table.height
    for place in range(table.height):
        card = int(table.throne[place])
        out.throne[place] = card if card >= 0 and (table.seen >> card) & 1 == 1 else -1
    out.reward = table.reward
    out.guard = table.guard
    out.announced = table.announced
    out.supply_crowns = table.supply_crowns
    out.supply_guards = table.supply_guards
    for seat in range(SEATS):
        out.hand_size[seat] = table.hand_size[seat]
        out.crowns[seat] = table.crowns[seat]
        out.guards[seat] = table.guards[seat]
        for colour in range(4):
            out.coats[seat, colour] = table.coats[seat, colour]
    copy_progress(table, out)


@rule
def copy_progress(table, out):
    """How far a payment or a reward has come: all of it happens in the open."""
    out.applied = table.applied
    out.group = table.group
    out.slot = table.slot
    for colour in range(4):
        out.supply_coats[colour] = table.supply_coats[colour]
        out.left[colour] = table.left[colour]
        out.last[colour] = table.last[colour]
    out.tokens_left = table.tokens_left
    out.last_token = table.last_token
    out.step = table.step
    out.unit = table.unit
    out.victim = table.victim


# ---- dealing again what is hidden


@rule
def redeal(box, seen, seat, rng, out):
    """A random Table in which every card is where the reader knows it to be, or where it may be."""
    reader = PUBLIC if seat < 0 else seat
    view(box, seen, seat, out)
    out.reader = 0
    first = 1 if reader == 0 else 0
    placed = out.may[first]
    came = out.may[2 if reader == 1 else first + 1]
    for attempt in range(DEALS):
        useful = useful_cards(box, seen, rng) if attempt >= NATURAL_DEALS else 0
        deal_hidden(box, seen, reader, useful, placed, came, rng)
        for each in range(SEATS):
            out.hand[each] = placed[each]
        if payment_can_go_on(box, out):
            break
    out.draw = placed[Place.DRAW]
    out.discard = placed[Place.DISCARD]
    fill_throne(out, placed[Place.THRONE] & ~seen.seen)
    for each in range(SEATS):
        if each != reader:
            imagine_knowledge(out, each)


@rule
def payment_can_go_on(box, out):
    """Everybody sees that a player who began to pay can finish: the hand must allow it."""
    if out.phase == Phase.PAY:
        return can_finish(box, out, out.turn, -1, -1)
    if out.phase == Phase.COLOUR:
        return can_fill_any(box, out, out.turn, box.count[king(out)])
    return True


@rule
def useful_cards(box, seen, rng):
    """Cards that would help the player who is paying now."""
    cards = box.of_colour[SPECIAL]
    if seen.phase == Phase.COLOUR:
        return cards | box.of_colour[below(rng, 4)]
    for colour in range(4):
        if seen.left[colour] > 0:
            cards |= box.of_colour[colour] & ~seen.shown
    return cards


@rule
def deal_hidden(box, seen, reader, useful, placed, came, rng):
    """Put every card into one of its possible places, as many into each as lie there.

    Known cards go first. The others follow in random order, each into a place with room that is chosen
    by the room it has; where all its places are full, cards there move on to make room.
    """
    once = 0
    twice = 0
    for place in range(PLACES):
        twice |= once & seen.may[reader, place]
        once |= seen.may[reader, place]
    for place in range(PLACES):
        placed[place] = seen.may[reader, place] & ~twice
    deal_set(seen, reader, twice & useful, seen.turn, placed, came, rng)
    deal_set(seen, reader, twice & ~useful, -1, placed, came, rng)


@rule
def deal_set(seen, reader, cards, favoured, placed, came, rng):
    """Deal cards of a set in random order, into the favoured place as long as it has room."""
    while cards != 0:
        card = card_at(cards, below(rng, number_of(cards)))
        cards &= ~bit(card)
        place = free_place(seen, reader, card, favoured, placed, rng)
        if place < 0:
            place = make_place(seen, reader, card, placed, came, rng)
        placed[place] |= bit(card)


@rule
def room_in(seen, placed, place):
    """How many more cards a place takes."""
    if place < Place.DRAW:
        return seen.hand_size[place] - number_of(placed[place])
    if place == Place.DRAW:
        return seen.draw_size - number_of(placed[place])
    if place == Place.DISCARD:
        return seen.discard_size - number_of(placed[place])
    return seen.height - number_of(placed[place])


@rule
def may_lie(seen, reader, card, place):
    """Whether a card may lie in a place for all the reader knows."""
    return (seen.may[reader, place] >> card) & 1 == 1


@rule
def free_place(seen, reader, card, favoured, placed, rng):
    """A random place with room for a card, or −1."""
    if favoured >= 0 and may_lie(seen, reader, card, favoured) and room_in(seen, placed, favoured) > 0:
        return favoured
    room = 0
    for place in range(PLACES):
        if may_lie(seen, reader, card, place):
            room += room_in(seen, placed, place)
    if room == 0:
        return -1
    ticket = below(rng, room)
    for place in range(PLACES):
        if may_lie(seen, reader, card, place):
            ticket -= room_in(seen, placed, place)
            if ticket < 0:
                return place
    return -1


@rule
def make_place(seen, reader, card, placed, came, rng):
    """Make room for a card in one of its full places: a chain of cards moves on, up to a place with room."""
    reached = 0
    for place in range(PLACES):
        came[place] = -1
        if may_lie(seen, reader, card, place):
            reached |= 1 << place
    for _ in range(PLACES):
        for place in range(PLACES):
            for further in range(PLACES):
                is_new = (reached >> place) & 1 == 1 and (reached >> further) & 1 == 0
                if is_new and placed[place] & seen.may[reader, further] != 0:
                    came[further] = place
                    reached |= 1 << further
                    if room_in(seen, placed, further) > 0:
                        return shift_chain(seen, reader, further, placed, came, rng)
    return first_of(reached)  # never: the cards as they really lie fit


@rule
def shift_chain(seen, reader, place, placed, came, rng):
    """Move one card along each step of a chain; return the place at its beginning, which now has room."""
    while came[place] >= 0:
        before = came[place]
        movable = placed[before] & seen.may[reader, place]
        card = card_at(movable, below(rng, number_of(movable)))
        placed[before] &= ~bit(card)
        placed[place] |= bit(card)
        place = before
    return place


@rule
def fill_throne(out, cards):
    """Covered cards nobody has seen lie where they were; their order plays no part."""
    for place in range(out.height):
        if out.throne[place] < 0 and cards != 0:
            out.throne[place] = first_of(cards)
            cards &= cards - 1


@rule
def imagine_knowledge(out, reader):
    """What another seat may be thought to know: what everybody knows, and the own hand."""
    for place in range(PLACES):
        known = out.may[PUBLIC, place] & ~out.hand[reader] if reader < out.seats else 0
        out.may[reader, place] = known
    if reader < out.seats:
        out.may[reader, reader] = out.hand[reader]
