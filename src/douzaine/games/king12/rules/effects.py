"""Steps 1 to 3 of a turn: pick and reveal, cancel, and what the cards do to the dice."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import await_chance, has_acted
from douzaine.games.king12.box import NONE, Card, Move, Phase, Say
from douzaine.games.king12.die import FACES
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.rules.points import compare_values

MACHINE_ADDS = 7
PARASITE_TAKES = 7

# ---- step 1: play a card


@rule
def pick_card(box, table, seat, card, story):
    """R14, Q30: a picked card leaves the hand and lies face down; the last pick reveals all."""
    table.hand[seat] &= ~(1 << card)
    table.card[seat] = card
    if has_acted(table, seat):
        reveal_cards(table, story)
        cancel_cards(table, story)
        begin_effects(box, table, story)


@rule
def reveal_cards(table, story):
    """R15: all cards are turned up together, and everybody can remember them."""
    for seat in range(table.seats):
        table.shown[seat] |= 1 << table.card[seat]
        table.not_buried[seat] |= 1 << table.card[seat]
        tell(story, Say.SHOWS, ALL, seat, table.card[seat], 0, 0, 0)


# ---- step 2: cancel cards


@rule
def cancel_cards(table, story):
    """R16, R17: copies of one character cancel each other; then a single Lady cancels the rest (R48, Q10)."""
    once = 0
    twice = 0
    for seat in range(table.seats):
        played = 1 << table.card[seat]
        twice |= once & played
        once |= played
    table.effects = once & ~twice
    for seat in range(table.seats):
        if has(twice, table.card[seat]):
            if table.card[seat] == Card.LADY:
                table.ladies |= 1 << seat
            tell(story, Say.CANCELLED, ALL, seat, table.card[seat], 0, 0, 0)
            discard_card(table, seat)
    if has(table.effects, Card.LADY):
        silence_others(table, story)


@rule
def silence_others(table, story):
    """R48: a Lady in effect cancels every other card."""
    tell(story, Say.LADY, ALL, player_of(table, Card.LADY), 0, 0, 0, 0)
    for seat in range(table.seats):
        if table.card[seat] != NONE and table.card[seat] != Card.LADY:
            tell(story, Say.SILENCED, ALL, seat, table.card[seat], 0, 0, 0)
            table.effects &= ~(1 << table.card[seat])
            discard_card(table, seat)


@rule
def discard_card(table, seat):
    """R17, R35: the card on the table goes onto the own discard pile."""
    table.discard[seat] |= 1 << table.card[seat]
    table.card[seat] = NONE


@rule
def player_of(table, card):
    """Whose card this is; it must be in effect."""
    seat = 0
    while table.card[seat] != card:
        seat += 1
    return seat


# ---- step 3: card effects


@rule
def begin_effects(box, table, story):
    """R11, R19, R20, R51, Q6: the Merchants first; then all who have a choice make it at the same time."""
    if has(table.effects, Card.MERCHANTS):
        pass_dice(table, story)
    for seat in range(table.seats):
        if has_choice(box, table, seat):
            table.asked |= 1 << seat
    if table.asked != 0:
        table.phase = Phase.EFFECTS
        table.actors = table.asked
    else:
        apply_effects(box, table, story)


@rule
def pass_dice(table, story):
    """R51: every die moves to the left neighbour, all at once."""
    tell(story, Say.MERCHANTS, ALL, player_of(table, Card.MERCHANTS), 0, 0, 0, 0)
    last = table.die[table.seats - 1]
    for back in range(1, table.seats):
        seat = table.seats - back
        table.die[seat] = table.die[seat - 1]
    table.die[0] = last
    for seat in range(table.seats):
        giver = (seat + table.seats - 1) % table.seats
        tell(story, Say.RECEIVES, ALL, seat, table.die[seat], giver, 0, 0)


@rule
def has_choice(box, table, seat):
    """R20, R56, Q4, Q5: the Sorcerer chooses a face; who counts a value chooses before or after a foreign flip."""
    if table.card[seat] == Card.SORCERER:
        return True
    flipped = has(table.effects, Card.TROUBLEMAKERS)
    return flipped and box.final_face == 0 and counts_a_value(table.card[seat])


@rule
def counts_a_value(card):
    """R58 to R60: the cards whose value comes from the face."""
    return card == Card.ALCHEMIST or card == Card.MACHINE or card == Card.PARASITE


@rule
def face_to_leave(box, table, seat):
    """R56, Q5: the face a Sorcerer turns away from: the one on top, or its opposite if the die is flipped too."""
    face = table.die[seat]
    return box.opposite[face] if has(table.effects, Card.TROUBLEMAKERS) else face


@rule
def hand_in(box, table, seat, move, story):
    """Q6, Q30: a choice is handed in for good; when all are in, they are carried out together."""
    is_face = Move.TURN <= move < Move.TURN + FACES
    table.answer[seat] = move - Move.TURN + 1 if is_face else move
    if has_acted(table, seat):
        apply_effects(box, table, story)


@rule
def apply_effects(box, table, story):
    """R19 to R22, R57: every die gets its effects; the Oracle rolls after all others."""
    if has(table.effects, Card.TROUBLEMAKERS):
        tell(story, Say.TROUBLEMAKERS, ALL, player_of(table, Card.TROUBLEMAKERS), 0, 0, 0, 0)
    for seat in range(table.seats):
        affect_die(box, table, seat, story)
        table.answer[seat] = 0
    table.asked = 0
    if has(table.effects, Card.ORACLE):
        table.phase = Phase.ORACLE
        await_chance(table)
    else:
        compare_values(box, table, story)


@rule
def affect_die(box, table, seat, story):
    """R20: the flip and the own card, in the order their owner chose."""
    if table.answer[seat] == Move.VALUE_FIRST:
        tell(story, Say.VALUE_FIRST, ALL, seat, table.card[seat], 0, 0, 0)
        use_own_card(box, table, seat, story)
        flip(box, table, seat, Say.FLIPPED, story)
        return
    if table.answer[seat] == Move.FLIP_FIRST:
        tell(story, Say.FLIP_FIRST, ALL, seat, table.card[seat], 0, 0, 0)
    if has(table.effects, Card.TROUBLEMAKERS):
        flip(box, table, seat, Say.FLIPPED, story)
    use_own_card(box, table, seat, story)


@rule
def flip(box, table, seat, say, story):
    """R53 to R55: the die is turned to the opposite face, and stays so (R25)."""
    old = table.die[seat]
    table.die[seat] = box.opposite[old]
    tell(story, say, ALL, seat, old, table.die[seat], 0, 0)


@rule
def use_own_card(box, table, seat, story):
    """R54, R56, R58 to R61: what a card does to the die or the value of its player."""
    card = table.card[seat]
    face = table.die[seat]
    if card == Card.REVERSER:
        flip(box, table, seat, Say.REVERSES, story)
    elif card == Card.SORCERER:
        table.die[seat] = table.answer[seat]
        tell(story, Say.TURNS, ALL, seat, face, table.die[seat], 0, 0)
    elif card == Card.ALCHEMIST:
        set_value(table, seat, 2 * face, Say.DOUBLES, story)
    elif card == Card.MACHINE:
        set_value(table, seat, face + MACHINE_ADDS, Say.ADDS, story)
    elif card == Card.PARASITE:
        set_value(table, seat, face - PARASITE_TAKES, Say.SUBTRACTS, story)
    elif card == Card.GOLEM:
        set_value(table, seat, golem_value(face), Say.GOLEM_ON_12 if face == FACES else Say.GOLEM, story)


@rule
def golem_value(face):
    """R61: 12, or 1 on a die that shows 12."""
    return 1 if face == FACES else FACES


@rule
def set_value(table, seat, value, say, story):
    """R22, R24: a value is remembered beside the face, and may be any number."""
    table.value[seat] = value
    tell(story, say, ALL, seat, table.die[seat], value, 0, 0)


@rule
def roll_oracle(box, table, face, story):
    """R57: the Oracle's die is rolled after all other effects."""
    seat = player_of(table, Card.ORACLE)
    tell(story, Say.ORACLE, ALL, seat, table.die[seat], face, 0, 0)
    table.die[seat] = face
    compare_values(box, table, story)
