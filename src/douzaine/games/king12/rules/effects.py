"""Step 3 of a turn: what the cards do to dice and values."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance, go_on, has_acted
from douzaine.games.king12.box import Card, Move
from douzaine.games.king12.die import FACES
from douzaine.games.king12.events import EventKind
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.rules.reveal import player_of
from douzaine.games.king12.table import Phase

MACHINE_ADDS = 7
PARASITE_TAKES = 7

# ---- the Merchants, then the choices


@rule
def pass_dice(table, story):
    """R11, R51: under the Merchants every die first moves to the left neighbour, all at once."""
    if not has(table.effects, Card.MERCHANTS):
        return
    emit(story, EventKind.MERCHANTS, player_of(table, Card.MERCHANTS))
    last = table.die[table.seats - 1]
    for back in range(1, table.seats):
        seat = table.seats - back
        table.die[seat] = table.die[seat - 1]
    table.die[0] = last
    for seat in range(table.seats):
        giver = (seat + table.seats - 1) % table.seats
        emit(story, EventKind.RECEIVES, seat, table.die[seat], giver)


@rule
def ask_for_choices(box, table):
    """R20, Q6: all who have a choice make it at the same time."""
    for seat in range(table.seats):
        if has_choice(box, table, seat):
            table.asked |= 1 << seat
    if table.asked != 0:
        table.phase = Phase.EFFECTS
        table.actors = table.asked


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
def hand_in(table, seat, move):
    """Q6, Q30: a choice is handed in for good."""
    is_face = Move.TURN <= move < Move.TURN + FACES
    table.answer[seat] = move - Move.TURN + 1 if is_face else move
    has_acted(table, seat)


# ---- the effects


@rule
def apply_effects(box, table, story):
    """R19 to R22: every die gets its effects."""
    if has(table.effects, Card.TROUBLEMAKERS):
        emit(story, EventKind.TROUBLEMAKERS, player_of(table, Card.TROUBLEMAKERS))
    for seat in range(table.seats):
        affect_die(box, table, seat, story)
        table.answer[seat] = 0
    table.asked = 0


@rule
def affect_die(box, table, seat, story):
    """R20: the flip and the own card, in the order their owner chose."""
    if table.answer[seat] == Move.VALUE_FIRST:
        emit(story, EventKind.VALUE_FIRST, seat, table.card[seat])
        use_own_card(box, table, seat, story)
        flip(box, table, seat, EventKind.FLIPPED, story)
        return
    if table.answer[seat] == Move.FLIP_FIRST:
        emit(story, EventKind.FLIP_FIRST, seat, table.card[seat])
    if has(table.effects, Card.TROUBLEMAKERS):
        flip(box, table, seat, EventKind.FLIPPED, story)
    use_own_card(box, table, seat, story)


@rule
def flip(box, table, seat, kind, story):
    """R53 to R55: the die is turned to the opposite face, and stays so (R25)."""
    old = table.die[seat]
    table.die[seat] = box.opposite[old]
    emit(story, kind, seat, old, table.die[seat])


@rule
def use_own_card(box, table, seat, story):
    """R54, R56, R58 to R61: what a card does to the die or the value of its player."""
    card = table.card[seat]
    face = table.die[seat]
    if card == Card.REVERSER:
        flip(box, table, seat, EventKind.REVERSES, story)
    elif card == Card.SORCERER:
        table.die[seat] = table.answer[seat]
        emit(story, EventKind.TURNS, seat, face, table.die[seat])
    elif card == Card.ALCHEMIST:
        set_value(table, seat, 2 * face, EventKind.DOUBLES, story)
    elif card == Card.MACHINE:
        set_value(table, seat, face + MACHINE_ADDS, EventKind.ADDS, story)
    elif card == Card.PARASITE:
        set_value(table, seat, face - PARASITE_TAKES, EventKind.SUBTRACTS, story)
    elif card == Card.GOLEM:
        set_value(table, seat, golem_value(face), EventKind.GOLEM_ON_12 if face == FACES else EventKind.GOLEM, story)


@rule
def golem_value(face):
    """R61: 12, or 1 on a die that shows 12."""
    return 1 if face == FACES else FACES


@rule
def set_value(table, seat, value, kind, story):
    """R22, R24: a value is remembered beside the face, and may be any number."""
    table.value[seat] = value
    emit(story, kind, seat, table.die[seat], value)


@rule
def await_oracle(table):
    """R57: the Oracle rolls after all other effects."""
    if has(table.effects, Card.ORACLE):
        table.phase = Phase.ORACLE
        await_chance(table)


@rule
def roll_oracle(table, face, story):
    """R57: the Oracle's die is rolled."""
    seat = player_of(table, Card.ORACLE)
    emit(story, EventKind.ORACLE, seat, table.die[seat], face)
    table.die[seat] = face
    go_on(table)
