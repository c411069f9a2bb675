"""Phase 2, by the total: R13 to R18, and for those without HP R32 to R37."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import await_chance
from douzaine.games.killer.box import Fallen, Phase, Say
from douzaine.games.killer.rules.attack import attack_value, prepare_attack
from douzaine.games.killer.rules.ending import end_turn, is_living, set_hp
from douzaine.games.killer.rules.roll import keep, number_of, sum_of, tell_set_aside
from douzaine.games.killer.rules.setup import receive_capital


@rule
def set_aside(box, table, face, story):
    """R10, R12: set one die aside; the last one ends the phase."""
    keep(table, face)
    if number_of(table.rolled) == 0:
        tell_set_aside(table, story)
        add_up(box, table, story)


@rule
def add_up(box, table, story):
    """R13: the total of all dice decides what follows."""
    total = sum_of(table.kept)
    if table.phase == Phase.CAPITAL_KEEP:
        receive_capital(box, table, total, story)
        return
    tell(story, Say.TOTAL, ALL, table.turn, total, 0, 0, 0)
    if is_living(table, table.turn):
        judge(box, table, total, story)
    elif box.fallen == Fallen.GHOST:
        judge_ghost(box, table, total, story)
    else:
        judge_fallen(box, table, total, story)


@rule
def judge(box, table, total, story):
    """R14 to R18: lose, heal or attack."""
    if is_exact(box, total):
        hit_the_threshold(box, table, total, story)
    elif attack_value(box, total) > 0:
        prepare_attack(box, table, total, story)
    else:
        lose(box, table, total, story)


@rule
def is_exact(box, total):
    return total == box.low or total == box.high


@rule
def lose(box, table, total, story):
    """R14: a middling total costs the distance to the nearer threshold."""
    seat = table.turn
    threshold = box.low if total - box.low <= box.high - total else box.high
    loss = abs(total - threshold)
    left = max(table.hp[seat] - loss, 0)
    tell(story, Say.LOSES, ALL, seat, total, loss, threshold, left)
    set_hp(box, table, seat, left, story)


@rule
def hit_the_threshold(box, table, total, story):
    """R15, R16: an exact total heals by one die, or just ends the turn."""
    if box.regenerate == 1:
        table.phase = Phase.HEAL
        await_chance(table)
    else:
        tell(story, Say.EXACT_IDLE, ALL, table.turn, total, 0, 0, 0)
        end_turn(box, table, story)


@rule
def heal(box, table, die, story):
    """R15, R36: gain what the die shows; a fallen player comes back with it."""
    seat = table.turn
    if is_living(table, seat):
        table.hp[seat] += die
        tell(story, Say.HEALS, ALL, seat, die, table.hp[seat], 0, 0)
    else:
        table.hp[seat] = die
        table.returns[seat] += 1
        tell(story, Say.RETURNS, ALL, seat, sum_of(table.kept), die, 0, 0)
    end_turn(box, table, story)


@rule
def judge_ghost(box, table, total, story):
    """R32 to R34: a ghost neither loses nor heals, and attacks like anybody."""
    if attack_value(box, total) > 0:
        prepare_attack(box, table, total, story)
    else:
        tell(story, Say.GHOST_IDLE, ALL, table.turn, total, 0, 0, 0)
        end_turn(box, table, story)


@rule
def judge_fallen(box, table, total, story):
    """R35 to R37: only an exact total helps, whatever `exact_result` says."""
    if is_exact(box, total):
        table.phase = Phase.HEAL
        await_chance(table)
    else:
        tell(story, Say.STAYS_DOWN, ALL, table.turn, total, 0, 0, 0)
        end_turn(box, table, story)
