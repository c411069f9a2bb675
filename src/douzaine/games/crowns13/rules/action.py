"""Applying the law: R16 to R19, R29 to R44, R53 to R55, R62, R63."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask
from douzaine.games.crowns13.box import COAT_KEY, GUARD_TOKEN, JOKER_KEY, Phase, Place, Say
from douzaine.games.crowns13.laws import SPECIAL, Act
from douzaine.games.crowns13.rules.cards import bit, king, move_openly, number_of, rule_out, show
from douzaine.games.crowns13.rules.law import asks_for_cards, slot_colour
from douzaine.games.crowns13.rules.reward import end_application, give_back


@rule
def apply_law(box, table, story):
    """R16, R18: one application: what the action asks for, then the reward."""
    card = king(table)
    act = box.act[card]
    table.applied += 1
    tell(story, Say.APPLIES, ALL, table.turn, card, 0, 0, 0)
    if act == Act.SAME:
        table.phase = Phase.COLOUR
        ask(table, table.turn)
    elif asks_for_cards(box, card):
        table.group = table.announced if act == Act.ANNOUNCED else -1
        open_slots(box, table)
    elif act == Act.COATS or act == Act.TOKENS:
        table.tokens_left = box.count[card]
        table.last_token = 0
        table.phase = Phase.TOKEN
        ask(table, table.turn)
    elif act == Act.MOST:
        claim_most(box, table, box.slots[card, 0], story)
    else:
        meet_number(table, act, box.count[card], story)


@rule
def name_colour(box, table, colour, story):
    """R34, Q23: all slots of a same-colour action have the colour that is named."""
    tell(story, Say.NAMES_COLOUR, ALL, table.turn, colour, 0, 0, 0)
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
    table.phase = Phase.PAY
    ask(table, table.turn)


@rule
def pay_card(box, table, card, story):
    """R29, R36, R54, R55: a card is shown or discarded; a special card is always discarded."""
    seat = table.turn
    if box.colour[card] == SPECIAL:
        move_openly(table, card, seat, Place.DISCARD)
        tell(story, Say.PAYS_JOKER, ALL, seat, card, 0, 0, 0)
        fill_slot(box, table, JOKER_KEY + card)
    elif box.discards[king(table)] == 1:
        move_openly(table, card, seat, Place.DISCARD)
        tell(story, Say.DISCARDS, ALL, seat, card, 0, 0, 0)
        fill_slot(box, table, card)
    else:
        show(table, seat, bit(card))
        table.shown |= bit(card)
        tell(story, Say.SHOWS, ALL, seat, card, 0, 0, 0)
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
        tell(story, Say.PAYS_COAT, ALL, table.turn, colour, 0, 0, 0)
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
    tell(story, Say.PAYS_TOKEN, ALL, table.turn, token, 0, 0, 0)
    table.last_token = token
    table.tokens_left -= 1
    if table.tokens_left == 0:
        table.last_token = 0
        table.phase = Phase.REWARD


@rule
def meet_number(table, act, count, story):
    """R35, R37, R38, R43, R44: nothing to choose: guards and crowns go, fewest crowns and hand size are so."""
    seat = table.turn
    if act == Act.GUARDS:
        table.guards[seat] -= count
        table.supply_guards += count
        tell(story, Say.PAYS_GUARDS, ALL, seat, count, 0, 0, 0)
    elif act == Act.CROWNS:
        table.crowns[seat] -= count
        table.supply_crowns += count
        tell(story, Say.PAYS_CROWNS, ALL, seat, count, 0, 0, 0)
    elif act == Act.FEWEST:
        tell(story, Say.HAS_FEWEST, ALL, seat, table.crowns[seat], 0, 0, 0)
    else:
        tell(story, Say.HAS_HAND, ALL, seat, count, 0, 0, 0)
    table.phase = Phase.REWARD


# ---- most of a colour


@rule
def claim_most(box, table, colour, story):
    """R41, R42, Q21: all cards of the colour are shown; an opponent with as many shows them too, and nobody gains."""
    seat = table.turn
    mine = show_all(box, table, seat, colour)
    tell(story, Say.CLAIMS_MOST, ALL, seat, mine, 0, 0, 0)
    is_matched = False
    for other in range(table.seats):
        theirs = table.hand[other] & box.of_colour[colour]
        if other != seat and number_of(theirs) >= number_of(mine):
            show_all(box, table, other, colour)
            tell(story, Say.MATCHES, ALL, other, theirs, 0, 0, 0)
            is_matched = True
    if is_matched:
        tell(story, Say.FAILS, ALL, seat, 0, 0, 0, 0)
        end_application(table, story)
    else:
        table.phase = Phase.REWARD


@rule
def show_all(box, table, seat, colour):
    """Everybody sees all cards of a colour in a hand, and so that no other one is there."""
    cards = table.hand[seat] & box.of_colour[colour]
    show(table, seat, cards)
    rule_out(table, seat, box.of_colour[colour] & ~cards)
    return cards
