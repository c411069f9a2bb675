"""King of 12: a rule of thumb, one step deep, for simple bots and light playouts.

Every card is weighed by the points it promises this turn against opponents who play any card they may still
hold; that their cards also move dice, change the ranking or cover each other is left out. Chances are whole
numbers of `SCALE`, so that every machine thinks the same.
"""

from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.games.king12.box import Card, Move
from douzaine.games.king12.die import FACES, SIDES
from douzaine.games.king12.rules.effects import MACHINE_ADDS, PARASITE_TAKES, golem_value
from douzaine.games.king12.rules.masks import has, size
from douzaine.games.king12.table import NONE, Phase

SCALE = 4096
PARTS = FACES * SIDES  # one card's worth of chance, divisible among faces and among sides
DOUBT = SCALE // 8  # a little noise, so that nobody can read the next pick
KINDS = len(Card)
USUAL = (2600, 2300, 1500, 3700, 4200, 600, 3300, 2000, 2000, 2000, 2400, 2200)  # promise of each card, on average


@rule
def policy(box, seen, seat, moves, count, rng):
    """Promise the most points; take the best token; bury the card that will be missed least."""
    if seen.phase == Phase.PICK:
        return best_card(box, seen, seat, moves, count, rng)
    if seen.phase == Phase.EFFECTS:
        return best_answer(box, seen, seat, moves, count, rng)
    if seen.phase == Phase.BURY:
        return least_missed(moves, count)
    return moves[count - 1]


# ---- step 1


@rule
def best_card(box, seen, seat, moves, count, rng):
    """The card that promises most, less half of what it usually promises: a good card can wait for its moment."""
    best = moves[0]
    most = -SCALE
    for index in range(count):
        card = moves[index] - Move.PLAY
        gain = promise(box, seen, seat, card) - USUAL[card] // 2 + below(rng, DOUBT)
        if gain > most:
            most = gain
            best = moves[index]
    return best


@rule
def promise(box, seen, seat, card):
    """Points to expect of a card: its own, unless somebody plays it too and only the face counts."""
    works = SCALE
    for other in range(seen.seats):
        candidates = seen.cards & ~seen.shown[other]
        if other != seat and has(candidates, card):
            works -= works // size(candidates)
    cancelled = points_at(box, seen, seat, NONE, seen.die[seat])
    return (works * points_with(box, seen, seat, card) + (SCALE - works) * cancelled) // SCALE


@rule
def points_with(box, seen, seat, card):
    """Points to expect of a card in effect: an average over the Oracle's faces, the best of the Sorcerer's."""
    face = face_under(box, seen, seat, card)
    if card == Card.ORACLE:
        total = 0
        for rolled in range(1, FACES + 1):
            total += points_at(box, seen, seat, card, rolled)
        return total // FACES
    if card == Card.SORCERER:
        most = 0
        for side in range(SIDES):
            most = max(most, points_at(box, seen, seat, card, box.beside[face, side]))
        return most
    return points_at(box, seen, seat, card, value_of(box, card, face))


@rule
def face_under(box, seen, seat, card):
    """The face before a seat once the Merchants or Troublemakers have acted, if that is the card."""
    if card == Card.MERCHANTS:
        return seen.die[(seat + seen.seats - 1) % seen.seats]
    if card == Card.TROUBLEMAKERS:
        return box.opposite[seen.die[seat]]
    return seen.die[seat]


@rule
def value_of(box, card, face):
    """The value a card makes of a face."""
    if card == Card.ALCHEMIST:
        return 2 * face
    if card == Card.MACHINE:
        return face + MACHINE_ADDS
    if card == Card.PARASITE:
        return face - PARASITE_TAKES
    if card == Card.GOLEM:
        return golem_value(face)
    if card == Card.REVERSER:
        return box.opposite[face]
    return face


@rule
def points_at(box, seen, seat, card, value):
    """Points to expect of a value while a card is in effect: nobody ahead is first, one ahead second."""
    upward = -1 if card == Card.KNIGHT else 1
    nobody = SCALE
    one = 0
    for other in range(seen.seats):
        if other != seat:
            ahead = chance_beyond(box, seen, other, card, value, upward)
            behind = chance_beyond(box, seen, other, card, value, -upward)
            one = (one * behind + nobody * ahead) // SCALE
            nobody = nobody * behind // SCALE
    return nobody + 2 * one if card == Card.GAMBLER else 2 * nobody + one


@rule
def chance_beyond(box, seen, other, card, value, upward):
    """The chance that an opponent's value lies above (upward 1) or below (-1) another value."""
    face = face_under(box, seen, other, card)
    if card == Card.LADY:
        return SCALE if (face - value) * upward > 0 else 0
    candidates = seen.cards & ~seen.shown[other]
    if card != NONE:
        candidates &= ~(1 << card)
    parts = 0
    for theirs in range(KINDS):
        if has(candidates, theirs):
            parts += parts_beyond(box, theirs, face, value, upward)
    return parts * SCALE // (PARTS * max(size(candidates), 1))


@rule
def parts_beyond(box, card, face, value, upward):
    """How many parts of a card's chance lie beyond a value: any face of the Oracle, any side of the Sorcerer."""
    parts = 0
    if card == Card.ORACLE:
        for rolled in range(1, FACES + 1):
            if (rolled - value) * upward > 0:
                parts += SIDES
    elif card == Card.SORCERER:
        for side in range(SIDES):
            if (box.beside[face, side] - value) * upward > 0:
                parts += FACES
    elif (value_of(box, card, face) - value) * upward > 0:
        parts = PARTS
    return parts


# ---- step 3 and the end of a round


@rule
def best_answer(box, seen, seat, moves, count, rng):
    """The face or order that places best among the cards on the table."""
    best = moves[0]
    most = -1
    for index in range(count):
        place = 4 * points_among(box, seen, seat, answered_value(box, seen, seat, moves[index])) + below(rng, 4)
        if place > most:
            most = place
            best = moves[index]
    return best


@rule
def answered_value(box, seen, seat, move):
    """The own value after an answer of step 3."""
    if move == Move.VALUE_FIRST:
        return value_of(box, seen.card[seat], seen.die[seat])
    if move == Move.FLIP_FIRST:
        return value_of(box, seen.card[seat], box.opposite[seen.die[seat]])
    return move - Move.TURN + 1


@rule
def points_among(box, seen, seat, value):
    """The points a value earns if the others choose nothing that matters and the Oracle stays put."""
    upward = -1 if has(seen.effects, Card.KNIGHT) else 1
    ahead = 0
    for other in range(seen.seats):
        if other != seat:
            lead = (value_on_table(box, seen, other) - value) * upward
            if lead == 0:
                return 0
            if lead > 0:
                ahead += 1
    if ahead > 1:
        return 0
    return ahead + 1 if has(seen.effects, Card.GAMBLER) else 2 - ahead


@rule
def value_on_table(box, seen, seat):
    """A seat's value as its card and the Troublemakers make it."""
    face = seen.die[seat]
    if has(seen.effects, Card.TROUBLEMAKERS):
        face = box.opposite[face]
    return value_of(box, seen.card[seat], face)


@rule
def least_missed(moves, count):
    """The card that usually promises least."""
    least = moves[0]
    for index in range(count):
        if USUAL[moves[index] - Move.BURY] < USUAL[least - Move.BURY]:
            least = moves[index]
    return least
