"""Applying the law: R16 to R19, R29 to R44, R53 to R55, R62, R63."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.crowns13.box import MOST_APPLICATIONS
from douzaine.games.crowns13.events import EventKind
from douzaine.games.crowns13.laws import SPECIAL, Act
from douzaine.games.crowns13.rules.asking import ask_for
from douzaine.games.crowns13.rules.cards import bit, king, move_openly, number_of, rule_out, show
from douzaine.games.crowns13.rules.law import asks_for_cards, can_apply, slot_colour
from douzaine.games.crowns13.rules.tokens import give_back
from douzaine.games.crowns13.table import COAT_KEY, GUARD_TOKEN, JOKER_KEY, Phase, Place


@rule
def apply_law(box, table, story):
    """R16, R18: one application: what the action asks for, then the reward."""
    card = king(table)
    act = box.act[card]
    table.applied += 1
    emit(story, EventKind.APPLIES, table.turn, card)
    if act == Act.SAME:
        ask_for(table, Phase.COLOUR)
    elif asks_for_cards(box, card):
        table.group = table.announced if act == Act.ANNOUNCED else -1
        open_slots(box, table)
    elif act == Act.COATS or act == Act.TOKENS:
        table.tokens_left = box.count[card]
        table.last_token = 0
        ask_for(table, Phase.TOKEN)
    elif act == Act.MOST:
        claim_most(box, table, box.slots[card, 0], story)
    else:
        meet_number(table, act, box.count[card], story)


@rule
def offer_application(box, table, story):
    """R17, R21, Q17, Q39: apply or stop, where the action can be carried out; else the actions are over."""
    if can_apply(box, table, table.turn):
        ask_for(table, Phase.AGAIN)
    else:
        table.phase = Phase.END
        if table.applied >= MOST_APPLICATIONS:
            emit(story, EventKind.ENOUGH, table.turn, table.applied)


@rule
def stop(table, story):
    """Q17: the law need not be applied as often as it could be."""
    emit(story, EventKind.STOPS, table.turn)
    table.phase = Phase.END


@rule
def name_colour(box, table, colour, story):
    """R34, Q23: all slots of a same-colour action have the colour that is named."""
    emit(story, EventKind.NAMES_COLOUR, table.turn, colour)
    table.group = colour
    open_slots(box, table)


# ---- slots


@rule
def open_slots(box, table):
    """R31, R32, R34: one slot for each card the action asks for, filled in the order of the law."""
    table.slot = 0
    for colour in range(4):
        table.left[colour] = 0
        table.last[colour] = -1
    card = king(table)
    for slot in range(box.count[card]):
        table.left[table.group if table.group >= 0 else box.slots[card, slot]] += 1
    ask_for(table, Phase.PAY)


@rule
def pay_card(box, table, card, story):
    """R29, R36, R54, R55: a card is shown or discarded; a special card is always discarded."""
    seat = table.turn
    if box.colour[card] == SPECIAL:
        move_openly(table, card, seat, Place.DISCARD)
        emit(story, EventKind.PAYS_JOKER, seat, card)
        fill_slot(box, table, JOKER_KEY + card)
    elif box.discards[king(table)] == 1:
        move_openly(table, card, seat, Place.DISCARD)
        emit(story, EventKind.DISCARDS, seat, card)
        fill_slot(box, table, card)
    else:
        show(table, seat, bit(card))
        table.shown |= bit(card)
        emit(story, EventKind.SHOWS, seat, card)
        fill_slot(box, table, card)


@rule
def fill_slot(box, table, key):
    """R63: one slot is filled; after the last one comes the reward."""
    colour = slot_colour(box, table)
    table.left[colour] -= 1
    table.last[colour] = key
    table.slot += 1
    if table.slot == box.count[king(table)]:
        close_slots(table)
    else:
        ask_for(table, Phase.PAY)


@rule
def close_slots(table):
    """All slots are filled: the reward follows."""
    table.phase = Phase.REWARD
    table.slot = 0
    table.group = -1
    for colour in range(4):
        table.last[colour] = -1


@rule
def pay_coat(box, table, colour, story):
    """R37, R39, R62: a coat in place of a card of its colour, or because the action asks for it."""
    give_back(table, table.turn, colour)
    if table.phase == Phase.PAY:
        emit(story, EventKind.PAYS_COAT, table.turn, colour)
        fill_slot(box, table, COAT_KEY)
    else:
        count_token(table, colour, story)


# ---- tokens and crowns


@rule
def pay_guard(table, story):
    """R37: a guard, where the action asks for any token."""
    give_back(table, table.turn, GUARD_TOKEN)
    count_token(table, GUARD_TOKEN, story)


@rule
def count_token(table, token, story):
    """R35: one token is discarded; after the last one comes the reward."""
    emit(story, EventKind.PAYS_TOKEN, table.turn, token)
    table.last_token = token
    table.tokens_left -= 1
    if table.tokens_left == 0:
        table.last_token = 0
        table.phase = Phase.REWARD
    else:
        ask_for(table, Phase.TOKEN)


@rule
def meet_number(table, act, count, story):
    """R35, R37, R38, R43, R44: nothing to choose: guards and crowns go, fewest crowns and hand size are so."""
    seat = table.turn
    if act == Act.GUARDS:
        table.guards[seat] -= count
        table.supply_guards += count
        emit(story, EventKind.PAYS_GUARDS, seat, count)
    elif act == Act.CROWNS:
        table.crowns[seat] -= count
        table.supply_crowns += count
        emit(story, EventKind.PAYS_CROWNS, seat, count)
    elif act == Act.FEWEST:
        emit(story, EventKind.HAS_FEWEST, seat, table.crowns[seat])
    else:
        emit(story, EventKind.HAS_HAND, seat, count)
    table.phase = Phase.REWARD


# ---- most of a colour


@rule
def claim_most(box, table, colour, story):
    """R41, R42, Q21: all cards of the colour are shown; an opponent with as many shows them too, and nobody gains."""
    seat = table.turn
    mine = show_all(box, table, seat, colour)
    emit(story, EventKind.CLAIMS_MOST, seat, mine)
    is_matched = False
    for other in range(table.seats):
        theirs = table.hand[other] & box.of_colour[colour]
        if other != seat and number_of(theirs) >= number_of(mine):
            show_all(box, table, other, colour)
            emit(story, EventKind.MATCHES, other, theirs)
            is_matched = True
    if is_matched:
        emit(story, EventKind.FAILS, seat)
        table.phase = Phase.OFFER
    else:
        table.phase = Phase.REWARD


@rule
def show_all(box, table, seat, colour):
    """Everybody sees all cards of a colour in a hand, and so that no other one is there."""
    cards = table.hand[seat] & box.of_colour[colour]
    show(table, seat, cards)
    rule_out(table, seat, box.of_colour[colour] & ~cards)
    return cards
