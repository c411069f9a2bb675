"""What the player whose turn it is may do: every decision and its choices."""

from douzaine.engine.rule import rule
from douzaine.games.crowns13.box import PER_CARD, Move
from douzaine.games.crowns13.laws import Act, Prize
from douzaine.games.crowns13.rules.cards import first_of, king
from douzaine.games.crowns13.rules.king import can_change
from douzaine.games.crowns13.rules.law import (
    can_apply,
    can_fill_colour,
    can_finish,
    payable_cards,
    payable_jokers,
    slot_colour,
)
from douzaine.games.crowns13.rules.reward import can_be_robbed
from douzaine.games.crowns13.rules.tokens import is_barred
from douzaine.games.crowns13.table import COAT_KEY, GUARD_TOKEN, JOKER_KEY, Phase


@rule
def legal(box, table, seat, moves):
    """List the moves of the seat whose turn it is."""
    phase = table.phase
    if phase == Phase.TURN:
        return legal_turn(box, table, seat, moves)
    if phase == Phase.PAY:
        return legal_payments(box, table, seat, moves)
    if phase == Phase.RENEW:
        return legal_discards(table, seat, moves)
    if phase == Phase.AGAIN:
        return two(moves, Move.APPLY if can_apply(box, table, seat) else Move.STOP, Move.STOP)
    if phase == Phase.GUARD:
        return two(moves, Move.PLACE, Move.KEEP)
    if phase == Phase.PLAY:
        return list_cards(table.hand[seat], Move.PLAY_CARD, moves, 0)
    if phase == Phase.ANNOUNCE:
        return list_colours(15, Move.ANNOUNCE, moves, 0)
    if phase == Phase.COLOUR:
        return legal_groups(box, table, seat, moves)
    if phase == Phase.TOKEN:
        return legal_tokens(box, table, seat, moves)
    return legal_prizes(box, table, seat, moves)


@rule
def two(moves, one, other):
    """Two moves, or one if they are the same."""
    moves[0] = one
    moves[1] = other
    return 1 if one == other else 2


@rule
def list_cards(cards, verb, moves, count):
    """One move for each card of a set."""
    while cards != 0:
        moves[count] = verb + PER_CARD * first_of(cards)
        cards &= cards - 1
        count += 1
    return count


@rule
def list_colours(colours, verb, moves, count):
    """One move for each colour of a set."""
    for colour in range(4):
        if (colours >> colour) & 1 == 1:
            moves[count] = verb + colour
            count += 1
    return count


@rule
def legal_turn(box, table, seat, moves):
    """R14, R19, R20, R60: apply if the action can be carried out, change the King with a card, or renew."""
    moves[0] = Move.RENEW
    count = 1
    if can_apply(box, table, seat):
        moves[1] = Move.APPLY
        count = 2
    if can_change(table, seat):
        verb = Move.GIVE_CARD if is_barred(table, seat) else Move.PLAY_CARD
        count = list_cards(table.hand[seat], verb, moves, count)
    return count


@rule
def legal_groups(box, table, seat, moves):
    """R34: each colour whose slots can be filled."""
    colours = 0
    for colour in range(4):
        if can_fill_colour(box, table, seat, colour, box.count[king(table)]):
            colours |= 1 << colour
    return list_colours(colours, Move.COLOUR, moves, 0)


@rule
def legal_payments(box, table, seat, moves):
    """R54, R62, R63, Q22: a card of the slot's colour, a coat of it, or a joker, if the rest can then be paid."""
    colour = slot_colour(box, table)
    last = int(table.last[colour])
    count = 0
    cards = payable_cards(box, table, seat, colour, last)
    while cards != 0:
        card = first_of(cards)
        cards &= cards - 1
        if not can_finish(box, table, seat, colour, card):
            break
        moves[count] = Move.PAY_CARD + PER_CARD * card
        count += 1
    if table.coats[seat, colour] > 0 and last <= COAT_KEY and can_finish(box, table, seat, colour, COAT_KEY):
        moves[count] = Move.PAY_COAT + colour
        count += 1
    jokers = payable_jokers(box, table, seat, last)
    while jokers != 0:
        joker = first_of(jokers)
        jokers &= jokers - 1
        if can_finish(box, table, seat, colour, JOKER_KEY + joker):
            moves[count] = Move.PAY_CARD + PER_CARD * joker
            count += 1
    return count


@rule
def legal_tokens(box, table, seat, moves):
    """R35, R39: coats by colour, then guards where any token will do, if enough of them follow."""
    guards = table.guards[seat] if box.act[king(table)] == Act.TOKENS else 0
    count = 0
    for token in range(table.last_token, GUARD_TOKEN):
        following = guards
        for other in range(token, GUARD_TOKEN):
            following += table.coats[seat, other]
        if table.coats[seat, token] > 0 and following >= table.tokens_left:
            moves[count] = Move.PAY_COAT + token
            count += 1
    if guards >= table.tokens_left:
        moves[count] = Move.PAY_GUARD
        count += 1
    return count


@rule
def legal_discards(table, seat, moves):
    """R24: any card in hand, in the order of the deck, so that every choice has one spelling."""
    moves[0] = Move.DRAW
    passed = table.thrown
    for shift in range(6):
        passed |= passed >> (1 << shift)
    return list_cards(table.hand[seat] & ~passed, Move.DISCARD_CARD, moves, 1)


@rule
def legal_prizes(box, table, seat, moves):
    """R48 to R50, R57: decisions within a reward."""
    prize = box.prize[table.reward, table.step]
    if table.phase == Phase.COAT:
        return list_colours(owned(table.supply_coats), Move.COAT, moves, 0)
    if table.phase == Phase.ROOM:
        moves[0] = Move.DECLINE
        count = list_colours(owned(table.coats[seat]), Move.DROP_COAT, moves, 1)
        return add_if(table.guards[seat] > 0, Move.DROP_GUARD, moves, count)
    if table.phase == Phase.TAKE:
        count = list_colours(owned(table.coats[table.victim]), Move.TAKE_COAT, moves, 0)
        has_guard = prize == Prize.STEAL_TOKEN and table.guards[table.victim] > 0
        return add_if(has_guard, Move.TAKE_GUARD, moves, count)
    count = 0
    for other in range(table.seats):
        count = add_if(can_be_robbed(table, seat, other, prize), Move.ROB + other, moves, count)
    return count


@rule
def owned(coats):
    """The colours of which there is a coat."""
    colours = 0
    for colour in range(4):
        if coats[colour] > 0:
            colours |= 1 << colour
    return colours


@rule
def add_if(is_so, move, moves, count):
    """One more move, under a condition."""
    if is_so:
        moves[count] = move
        count += 1
    return count
