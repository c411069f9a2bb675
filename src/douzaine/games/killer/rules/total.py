"""Phase 2, by the total: R14 to R18."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import await_chance, go_on
from douzaine.games.killer.events import EventKind
from douzaine.games.killer.rules.attack import prepare_attack
from douzaine.games.killer.rules.life import is_living, set_hp
from douzaine.games.killer.rules.roll import sum_of
from douzaine.games.killer.table import Phase


@rule
def follow_living_total(box, table, total, story):
    """R14 to R18: lose, heal or attack."""
    if is_exact(box, total):
        hit_the_threshold(box, table, total, story)
    elif attack_value(box, total) > 0:
        begin_attack(box, table, total, story)
    else:
        lose(box, table, total, story)


@rule
def is_exact(box, total):
    """R15: whether a total is one of the two thresholds."""
    return total == box.low or total == box.high


@rule
def attack_value(box, total):
    """R17, R18: how far a total lies beyond either threshold; 0 if it does not."""
    return max(box.low - total, total - box.high, 0)


@rule
def lose(box, table, total, story):
    """R14: a middling total costs the distance to the nearer threshold."""
    seat = table.turn
    threshold = box.low if total - box.low <= box.high - total else box.high
    loss = abs(total - threshold)
    left = max(table.hp[seat] - loss, 0)
    emit(story, EventKind.LOSES, seat, total, loss, threshold, left)
    set_hp(box, table, seat, left, story)


@rule
def hit_the_threshold(box, table, total, story):
    """R15, R16: an exact total heals by one die, or does nothing."""
    if box.regenerate == 1:
        roll_to_heal(table)
    else:
        emit(story, EventKind.EXACT_IDLE, table.turn, total)


@rule
def roll_to_heal(table):
    """R15, R36: one die is rolled."""
    table.phase = Phase.HEAL
    await_chance(table)


@rule
def heal(table, die, story):
    """R15, R36: gain what the die shows; a fallen player comes back with it."""
    seat = table.turn
    if is_living(table, seat):
        table.hp[seat] += die
        emit(story, EventKind.HEALS, seat, die, table.hp[seat])
    else:
        table.hp[seat] = die
        table.returns[seat] += 1
        emit(story, EventKind.RETURNS, seat, sum_of(table.kept), die)
    go_on(table)


@rule
def begin_attack(box, table, total, story):
    """R17, R18: a total beyond a threshold is an attack, worth the distance."""
    table.attack = attack_value(box, total)
    if total < box.low:
        emit(story, EventKind.ATTACKS_LOW, table.turn, total, table.attack, box.low)
    else:
        emit(story, EventKind.ATTACKS_HIGH, table.turn, total, table.attack, box.high)
    prepare_attack(box, table, story)
