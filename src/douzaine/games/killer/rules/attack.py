"""The attack: R19 to R30."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import ask, go_on
from douzaine.games.killer.box import AllHit
from douzaine.games.killer.events import EventKind
from douzaine.games.killer.rules.life import is_living, set_hp
from douzaine.games.killer.rules.roll import clear, emit_dice, number_of, roll
from douzaine.games.killer.table import Phase


@rule
def prepare_attack(box, table, story):
    """R19, R20: with `attack_heal` the attacker first gains the value; then a target is to be named."""
    seat = table.turn
    if box.attack_heal == 1 and is_living(table, seat):
        table.hp[seat] += table.attack
        emit(story, EventKind.ATTACK_HEALS, seat, table.attack, table.hp[seat])
    table.phase = Phase.TARGET
    ask(table, seat)


@rule
def name_target(table, target, story):
    """R20, R21: the target is named, or the attacker is it."""
    seat = table.turn
    if target == seat:
        emit(story, EventKind.FORGETS, seat, table.attack)
    else:
        emit(story, EventKind.TARGETS, seat, target, table.attack)
    table.target = target
    go_on(table)


@rule
def roll_attack(box, table):
    """R22: the attack starts with a roll of all dice."""
    table.phase = Phase.ATTACK
    clear(table.kept)
    roll(table, box.dice)


@rule
def set_hits_aside(box, table, story):
    """R23 to R25, R27 to R30: all hits are set aside; a roll without one ends the attack."""
    face = table.attack - 1
    count = table.rolled[face]
    emit_dice(story, EventKind.ATTACK_ROLLS, table.turn, table.rolled, 0)
    if count == 0:
        miss(table, story)
        return
    table.rolled[face] = 0
    table.kept[face] += count
    table.hits += count
    emit(story, EventKind.HITS, table.turn, count, table.attack, table.hits)
    if table.kept[face] == box.dice:
        all_dice_hit(box, table, story)
    elif table.risk == 1:
        ask_for_luck(table)
    else:
        roll(table, number_of(table.rolled))


@rule
def miss(table, story):
    """R24, R29: a roll without a hit ends the attack, and after having continued loses all hits."""
    if table.risk == 1:
        emit(story, EventKind.LOSES_ATTACK, table.turn, table.hits)
        table.hits = 0
    else:
        emit(story, EventKind.MISSES, table.turn, table.attack)


@rule
def all_dice_hit(box, table, story):
    """R25, R27, R28: what happens when no die is left to roll is an option."""
    if box.all_hit == AllHit.REROLL_ALL:
        emit(story, EventKind.TAKES_ALL_UP, table.turn, table.hits)
        clear(table.kept)
        roll(table, box.dice)
    elif box.all_hit == AllHit.PUSH_LUCK:
        ask_for_luck(table)
    else:
        emit(story, EventKind.ALL_HIT, table.turn, table.hits)


@rule
def ask_for_luck(table):
    """R28, R30: stop or continue."""
    table.phase = Phase.LUCK
    ask(table, table.turn)


@rule
def stop(table, story):
    """R28, R30: the damage gathered counts."""
    emit(story, EventKind.STOPS, table.turn, table.hits)
    go_on(table)


@rule
def push_on(box, table, story):
    """R28 to R30: roll what is left, or all dice if all are hits; from now on a miss loses everything."""
    table.risk = 1
    if number_of(table.rolled) == 0:
        clear(table.kept)
        table.rolled[0] = box.dice
    count = number_of(table.rolled)
    emit(story, EventKind.CONTINUES, table.turn, count)
    table.phase = Phase.ATTACK
    roll(table, count)


@rule
def strike(box, table, story):
    """R26, Q8: the target loses the sum of all hits, down to 0."""
    target = table.target
    left = max(table.hp[target] - table.hits * table.attack, 0)
    if table.hits > 0:
        emit(story, EventKind.DAMAGES, table.turn, target, table.hits, table.attack, left)
    set_hp(box, table, target, left, story)
