"""King of 12: what a seat sees, and a random Table that agrees with it.

Hidden are picks before the reveal, choices of step 3 before all are in, hands, and buried cards. Everybody can remember
the cards that were shown (`shown`, `not_buried`, `trail`), so only the rest is ever dealt again.
"""

from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.engine.table import copy_header, may_act
from douzaine.games.king12.box import Card, Move
from douzaine.games.king12.die import SIDES
from douzaine.games.king12.rules.effects import face_to_leave
from douzaine.games.king12.rules.masks import has, size
from douzaine.games.king12.table import DUEL, NONE, TURNS, UNKNOWN, Phase

# ---- seeing


@rule
def view(box, table, seat, out):
    """R14, R15, R45: everything public; the own hand, pick, choice and buried card."""
    copy_public(table, out)
    for each in range(table.seats):
        if each == seat:
            out.hand[each] = table.hand[each]
            out.discard[each] = table.discard[each]
            out.buried[each] = table.buried[each]
            out.card[each] = table.card[each]
            out.answer[each] = table.answer[each]
        else:
            out.hand[each] = hidden(table.hand[each])
            out.discard[each] = table.discard[each] if box.open_piles == 1 else hidden(table.discard[each])
            out.buried[each] = hidden(table.buried[each])
            face_down = table.phase == Phase.PICK and table.card[each] != NONE
            out.card[each] = UNKNOWN if face_down else table.card[each]


@rule
def copy_public(table, out):
    """What lies open, and what everybody can remember."""
    copy_header(table, out)
    out.cards = table.cards
    out.rounds = table.rounds
    out.effects = table.effects
    out.ladies = table.ladies
    out.asked = table.asked
    out.victim = table.victim
    for kind in range(2):
        out.supply[kind] = table.supply[kind]
    for seat in range(table.seats):
        for kind in range(2):
            out.token[seat, kind] = table.token[seat, kind]
        out.die[seat] = table.die[seat]
        out.won[seat] = table.won[seat]
        out.value[seat] = table.value[seat]
        out.shown[seat] = table.shown[seat]
        out.not_buried[seat] = table.not_buried[seat]
    for turn in range(TURNS if table.seats == DUEL else 0):
        for seat in range(DUEL):
            out.trail[turn, seat] = table.trail[turn, seat]


@rule
def hidden(cards):
    """A set of cards of which only the size shows."""
    return -1 - size(cards) if cards >= 0 else cards


@rule
def size_of(cards):
    """The size of a set of cards, hidden or not."""
    return -1 - cards if cards < 0 else size(cards)


# ---- dealing again


@rule
def redeal(box, seen, seat, rng, out):
    """Deal the others the cards they may hold, with every possibility equally likely."""
    view(box, seen, seat, out)
    for each in range(seen.seats):
        if each != seat:
            redeal_cards(seen, each, rng, out)
            if has(seen.asked, each) and not may_act(seen, each):
                out.answer[each] = guess_answer(box, seen, each, rng)


@rule
def redeal_cards(seen, each, rng, out):
    """Q28: shown cards are where they are; the buried one was never shown since; the rest is anywhere."""
    unseen = seen.cards & ~seen.shown[each]
    out.buried[each] = draw_cards(unseen & ~seen.not_buried[each], size_of(seen.buried[each]), rng)
    unseen &= ~out.buried[each]
    in_pile = seen.shown[each]
    if seen.card[each] >= 0:
        in_pile &= ~(1 << seen.card[each])
    out.discard[each] = in_pile | draw_cards(unseen, size_of(seen.discard[each]) - size(in_pile), rng)
    unseen &= ~out.discard[each]
    if seen.card[each] == UNKNOWN:
        picked = draw_cards(unseen, 1, rng)
        out.card[each] = card_in(picked)
        unseen &= ~picked
    out.hand[each] = unseen


@rule
def draw_cards(cards, count, rng):
    """So many cards of a set, each choice equally likely."""
    left = cards
    for _ in range(count):
        card = left
        for _ in range(below(rng, size(left))):
            card &= card - 1
        left &= ~(card & -card)
    return cards & ~left


@rule
def card_in(single):
    """The card of a set of one."""
    card = 0
    while not has(single, card):
        card += 1
    return card


@rule
def guess_answer(box, seen, each, rng):
    """A choice this seat may have handed in."""
    if seen.card[each] == Card.SORCERER:
        return box.beside[face_to_leave(box, seen, each), below(rng, SIDES)]
    return Move.VALUE_FIRST + below(rng, 2)


# ---- taking back what the others have handed in


@rule
def reopen(box, seen, seat):
    """R15, Q6: the view before the others committed, of which this seat has seen nothing."""
    for each in range(seen.seats):
        if each != seat and seen.phase == Phase.PICK and seen.card[each] == UNKNOWN:
            seen.card[each] = NONE
            seen.hand[each] -= 1  # hidden sets count downwards
            seen.actors |= 1 << each
    if seen.phase == Phase.EFFECTS:
        seen.actors = seen.asked
