"""13 Crowns: a rule of thumb, one turn deep, for simple bots and light playouts.

Everything is counted in tenths of a crown.
"""

from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.games.crowns13.box import CROWNS_TO_WIN, HAND, MOST_TOKENS, PER_CARD, Move
from douzaine.games.crowns13.laws import SPECIAL, Act, Prize
from douzaine.games.crowns13.rules.cards import bit, king, known_in, number_of
from douzaine.games.crowns13.rules.law import has_fewest_crowns
from douzaine.games.crowns13.rules.tokens import coats_of, tokens_of
from douzaine.games.crowns13.table import Phase

CROWN = 10
STOLEN_CROWN = 13
GUARD = 3
COAT = 4
CARD = 2
JOKER = 6
WIN = 1000
PASS = 4  # what renewing is worth with a full hand


@rule
def policy(box, seen, seat, moves, count, rng):
    """Do what earns most this turn; renew where nothing earns much."""
    if seen.phase == Phase.TURN:
        return best_turn(box, seen, seat, moves, count)
    if seen.phase == Phase.PLAY:
        return best_king(box, seen, seat, moves, count)
    if seen.phase == Phase.AGAIN:
        gain = worth(box, seen, seat, king(seen), seen.reward, seen.hand[seat])
        return moves[0] if gain > 0 else Move.STOP
    if seen.phase == Phase.ANNOUNCE or seen.phase == Phase.COLOUR:
        return longest_colour(box, seen, seat, moves, count)
    if seen.phase == Phase.COAT:
        return longest_colour(box, seen, seat, moves, count)
    if seen.phase == Phase.VICTIM:
        return richest_victim(seen, moves, count)
    if seen.phase == Phase.RENEW:
        return first_junk(box, seen, seat, moves, count, rng)
    if seen.phase == Phase.GUARD:
        gain = worth(box, seen, seat, king(seen), seen.reward, seen.hand[seat])
        return Move.PLACE if gain >= 2 * CROWN else Move.KEEP
    return moves[0]  # payments list cards first, then coats, then jokers; a third token is declined


@rule
def best_turn(box, seen, seat, moves, count):
    """Apply, the best new King, or renew."""
    best = Move.RENEW
    most = PASS + CARD * max(HAND - seen.hand_size[seat], 0)
    for index in range(count):
        gain = turn_gain(box, seen, seat, moves[index])
        if gain > most:
            most = gain
            best = moves[index]
    return best


@rule
def turn_gain(box, seen, seat, move):
    """What a move at the start of a turn earns."""
    hand = seen.hand[seat]
    if move == Move.APPLY:
        return worth(box, seen, seat, king(seen), seen.reward, hand)
    if move < Move.PLAY_CARD:
        return 0
    card = (move - Move.PLAY_CARD) // PER_CARD
    if (move - Move.PLAY_CARD) % PER_CARD == 0:
        return king_gain(box, seen, seat, card, hand)
    return best_gain_without(box, seen, seat, card, hand & ~bit(card)) - price(box, card)


@rule
def best_gain_without(box, seen, seat, given, hand):
    """What the best new King earns after a card was given away."""
    most = 0
    for card in range(box.cards):
        if hand & bit(card) != 0:
            most = max(most, king_gain(box, seen, seat, card, hand))
    return most


@rule
def king_gain(box, seen, seat, card, hand):
    """What a card earns as the new King, less what it is worth in hand."""
    reward = seen.reward if box.hole[card] == 1 else card
    return worth(box, seen, seat, card, reward, hand & ~bit(card)) - price(box, card)


@rule
def price(box, card):
    """What a card is worth in hand."""
    return JOKER if box.colour[card] == SPECIAL else CARD


@rule
def best_king(box, seen, seat, moves, count):
    """The new King that earns most, after a card was given."""
    best = moves[0]
    most = -WIN
    for index in range(count):
        gain = king_gain(box, seen, seat, (moves[index] - Move.PLAY_CARD) // PER_CARD, seen.hand[seat])
        if gain > most:
            most = gain
            best = moves[index]
    return best


# ---- what a law earns


@rule
def worth(box, seen, seat, card, reward, hand):
    """What the law of a card with the reward of a card earns with this hand, all applications together."""
    cost = cost_of(box, card)
    gain = 0
    crowns = seen.crowns[seat]
    tokens = tokens_of(seen, seat)
    for step in range(box.steps[reward]):
        prize = box.prize[reward, step]
        amount = box.amount[reward, step]
        gain += amount * unit_value(seen, seat, prize, tokens)
        if prize == Prize.GAIN_CROWN or prize == Prize.STEAL_CROWN:
            crowns += amount
    times = applications(box, seen, seat, card, hand)
    if times > 0 and seen.crowns[seat] + times * (crowns - seen.crowns[seat]) >= CROWNS_TO_WIN:
        gain += WIN
    if box.act[card] == Act.MOST:
        return gain * chance_of_most(box, seen, seat, card, hand) // 100
    return times * (gain - cost)


@rule
def unit_value(seen, seat, prize, tokens):
    """What one unit of a reward is worth."""
    if prize == Prize.GAIN_CROWN:
        return CROWN
    if prize == Prize.STEAL_CROWN:
        return STOLEN_CROWN if most_crowns_of_others(seen, seat) > 0 else 0
    if prize == Prize.STEAL_CARD:
        return CARD + 1 if seen.hand_size[seat] < HAND else 1
    if tokens >= MOST_TOKENS:
        return 0
    return GUARD if prize == Prize.GAIN_GUARD or prize == Prize.STEAL_GUARD else COAT


@rule
def most_crowns_of_others(seen, seat):
    """The crowns of the richest opponent."""
    most = 0
    for other in range(seen.seats):
        if other != seat:
            most = max(most, seen.crowns[other])
    return most


@rule
def cost_of(box, card):
    """What one application of a law costs."""
    act = box.act[card]
    if act <= Act.SAME:
        return CARD * box.count[card] if box.discards[card] == 1 else 0
    if act == Act.CROWNS:
        return CROWN * box.count[card]
    if act <= Act.TOKENS:
        return GUARD * box.count[card]
    return 0


@rule
def applications(box, seen, seat, card, hand):
    """How often a law can be applied, about."""
    act = box.act[card]
    count = box.count[card]
    if act == Act.LISTED:
        return fills_of_listed(box, seen, seat, card, hand)
    if act == Act.SAME:
        fills = 0
        for colour in range(4):
            fills += length(box, seen, seat, colour, hand) // count
        return fills
    if act == Act.ANNOUNCED:
        if card == king(seen) and seen.announced >= 0:
            return length(box, seen, seat, seen.announced, hand) // count
        longest = 0
        for colour in range(4):
            longest = max(longest, length(box, seen, seat, colour, hand))
        return longest // count
    if act == Act.COATS:
        return coats_of(seen, seat) // count
    if act == Act.GUARDS:
        return seen.guards[seat] // count
    if act == Act.TOKENS:
        return tokens_of(seen, seat) // count
    if act == Act.CROWNS:
        return min(seen.crowns[seat] // count, 1)
    return meets(box, seen, seat, card, hand)


@rule
def meets(box, seen, seat, card, hand):
    """1 if a law that works once a turn can be applied, else 0."""
    if seen.applied > 0:
        return 0
    if box.act[card] == Act.FEWEST:
        return 1 if has_fewest_crowns(seen, seat) else 0
    if box.act[card] == Act.HAND_SIZE:
        return 1 if number_of(hand) == box.count[card] else 0
    return 1 if number_of(hand & box.of_colour[box.slots[card, 0]]) > 0 else 0


@rule
def length(box, seen, seat, colour, hand):
    """How many slots of a colour cards and coats can fill."""
    return number_of(hand & box.of_colour[colour] & ~seen.shown) + seen.coats[seat, colour]


@rule
def fills_of_listed(box, seen, seat, card, hand):
    """How often all listed colours can be paid; once with jokers if they are needed."""
    fewest = HAND
    short = 0
    for colour in range(4):
        slots = 0
        for slot in range(box.count[card]):
            if box.slots[card, slot] == colour:
                slots += 1
        if slots > 0:
            cards = length(box, seen, seat, colour, hand)
            fewest = min(fewest, cards // slots)
            short += max(slots - cards, 0)
    if fewest == 0 and short <= number_of(hand & box.of_colour[SPECIAL]):
        return 1
    return fewest


@rule
def chance_of_most(box, seen, seat, card, hand):
    """About how likely, in percent, nobody else holds as many cards of the colour."""
    cards = box.of_colour[box.slots[card, 0]]
    mine = number_of(hand & cards)
    chance = 100
    for other in range(seen.seats):
        if other != seat:
            if number_of(known_in(seen, seat, other) & cards) >= mine:
                return 0
            likely = 15 * max(seen.hand_size[other] - 2 * mine + 2, 0)
            chance = chance * max(100 - likely, 0) // 100
    return chance if mine > 0 and seen.applied == 0 else 0


# ---- smaller choices


@rule
def longest_colour(box, seen, seat, moves, count):
    """Of the colours to choose from, the one with most cards and coats."""
    best = moves[0]
    most = -1
    for index in range(count):
        colour = (moves[index] - Move.ANNOUNCE) % 4
        cards = length(box, seen, seat, colour, seen.hand[seat])
        if cards > most:
            most = cards
            best = moves[index]
    return best


@rule
def richest_victim(seen, moves, count):
    """The opponent with most crowns, and among those with most cards."""
    best = moves[0]
    most = -1
    for index in range(count):
        other = moves[index] - Move.ROB
        riches = 100 * seen.crowns[other] + seen.hand_size[other]
        if riches > most:
            most = riches
            best = moves[index]
    return best


@rule
def first_junk(box, seen, seat, moves, count, rng):
    """The first card worth discarding; with a full hand also others now and then, lest nothing ever change."""
    is_stuck = seen.hand_size[seat] >= HAND
    for index in range(1, count):
        card = (moves[index] - Move.PLAY_CARD) // PER_CARD
        if is_junk(box, seen, seat, card) or (is_stuck and below(rng, 2) == 0):
            return moves[index]
    return Move.DRAW


@rule
def is_junk(box, seen, seat, card):
    """A card that is neither a joker, nor one of several of its colour, nor a law that would pay."""
    colour = box.colour[card]
    if colour == SPECIAL or number_of(seen.hand[seat] & box.of_colour[colour]) > 1:
        return False
    return king_gain(box, seen, seat, card, seen.hand[seat]) < CROWN
