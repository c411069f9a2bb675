"""Phase 1, the roll: R7, R9 to R13."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import ask, await_chance, go_on
from douzaine.games.killer.events import EventKind
from douzaine.games.killer.table import FACES, Phase


@rule
def begin_turn(box, table):
    """R7, R9: a turn begins with a roll of all dice."""
    clear_dice(table)
    table.phase = Phase.ROLL
    roll(table, box.dice)


@rule
def clear_dice(table):
    """Nothing is rolled, set aside, or under attack."""
    clear(table.rolled)
    clear(table.kept)
    clear(table.from_roll)
    table.lowest = FACES
    table.to_fall = 0
    table.attack = 0
    table.target = -1
    table.hits = 0
    table.risk = 0


@rule
def clear(dice):
    for face in range(FACES):
        dice[face] = 0


@rule
def roll(table, count):
    """Take up so many dice; they fall one by one."""
    clear(table.rolled)
    clear(table.from_roll)
    table.lowest = FACES
    table.to_fall = count
    await_chance(table)


@rule
def number_of(dice):
    count = 0
    for face in range(FACES):
        count += dice[face]
    return count


@rule
def sum_of(dice):
    total = 0
    for face in range(FACES):
        total += dice[face] * (face + 1)
    return total


@rule
def digits(dice):
    """Dice as a number whose digits are the faces from high to low: how the story shows them."""
    shown = 0
    for back in range(FACES):
        face = FACES - back
        for _ in range(dice[face - 1]):
            shown = shown * 10 + face
    return shown


@rule
def let_die_fall(table, face):
    """One die of the roll shows a face; after the last one the roll lies there."""
    table.rolled[face] += 1
    table.to_fall -= 1
    if table.to_fall == 0:
        go_on(table)


@rule
def choose_dice(box, table, story):
    """R10: all dice of the roll lie there; the player sets some aside."""
    first = number_of(table.rolled) == box.dice
    emit_dice(story, EventKind.ROLLS if first else EventKind.ROLLS_AGAIN, table.turn, table.rolled, 0)
    table.phase = Phase.CAPITAL_KEEP if table.phase == Phase.CAPITAL_ROLL else Phase.KEEP
    ask(table, table.turn)


@rule
def set_aside(table, face, story):
    """R10, R12: set one die aside; the last one ends the phase."""
    table.rolled[face] -= 1
    table.kept[face] += 1
    table.from_roll[face] += 1
    table.lowest = face
    if number_of(table.rolled) == 0:
        emit_set_aside(table, story)
        go_on(table)


@rule
def roll_the_rest(table, story):
    """R11: dice not set aside are rolled again."""
    emit_set_aside(table, story)
    table.phase = Phase.CAPITAL_ROLL if table.phase == Phase.CAPITAL_KEEP else Phase.ROLL
    roll(table, number_of(table.rolled))


@rule
def add_up(table, story):
    """R13: the total of all dice set aside."""
    total = sum_of(table.kept)
    emit(story, EventKind.TOTAL, table.turn, total)
    return total


@rule
def emit_set_aside(table, story):
    """R10: what was set aside from this roll, and what all dice set aside add up to."""
    emit_dice(story, EventKind.SETS_ASIDE, table.turn, table.from_roll, sum_of(table.kept))


@rule
def emit_dice(story, kind, seat, dice, total):
    """An event about dice; nothing is spelt out where nobody listens."""
    if story.shape[0] > 0:
        emit(story, kind, seat, digits(dice), total)
