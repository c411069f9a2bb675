"""The attack: R17 to R30."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask
from douzaine.games.killer.box import AllHit, Phase, Say
from douzaine.games.killer.rules.ending import end_turn, is_living, set_hp
from douzaine.games.killer.rules.roll import clear, number_of, roll, tell_dice


@rule
def attack_value(box, total):
    """R17, R18: how far a total lies beyond either threshold; 0 if it does not."""
    return max(box.low - total, total - box.high, 0)


@rule
def prepare_attack(box, table, total, story):
    """R17 to R19: the attack has a value; with `attack_heal` the attacker first gains it."""
    seat = table.turn
    value = attack_value(box, total)
    table.attack = value
    if total < box.low:
        tell(story, Say.ATTACKS_LOW, ALL, seat, total, value, box.low, 0)
    else:
        tell(story, Say.ATTACKS_HIGH, ALL, seat, total, value, box.high, 0)
    if box.attack_heal == 1 and is_living(table, seat):
        table.hp[seat] += value
        tell(story, Say.ATTACK_HEALS, ALL, seat, value, table.hp[seat], 0, 0)
    table.phase = Phase.TARGET
    ask(table, seat)


@rule
def name_target(box, table, target, story):
    """R20 to R22: the target is named, or the attacker is it; then all dice are rolled."""
    seat = table.turn
    if target == seat:
        tell(story, Say.FORGETS, ALL, seat, table.attack, 0, 0, 0)
    else:
        tell(story, Say.TARGETS, ALL, seat, target, table.attack, 0, 0)
    table.target = target
    table.phase = Phase.ATTACK
    clear(table.kept)
    roll(table, box.dice)


@rule
def set_hits_aside(box, table, story):
    """R23 to R25, R27 to R30: all hits are set aside; a roll without one ends the attack."""
    face = table.attack - 1
    count = table.rolled[face]
    tell_dice(story, Say.ATTACK_ROLLS, table.turn, table.rolled, 0)
    if count == 0:
        miss(box, table, story)
        return
    table.rolled[face] = 0
    table.kept[face] += count
    table.hits += count
    tell(story, Say.HITS, ALL, table.turn, count, table.attack, table.hits, 0)
    if table.kept[face] == box.dice:
        all_dice_hit(box, table, story)
    elif table.risk == 1:
        ask_for_luck(table)
    else:
        roll(table, number_of(table.rolled))


@rule
def miss(box, table, story):
    """R24, R29: a roll without a hit ends the attack, and after having continued loses it."""
    if table.risk == 1:
        tell(story, Say.LOSES_ATTACK, ALL, table.turn, table.hits, 0, 0, 0)
        end_turn(box, table, story)
    else:
        tell(story, Say.MISSES, ALL, table.turn, table.attack, 0, 0, 0)
        strike(box, table, story)


@rule
def all_dice_hit(box, table, story):
    """R25, R27, R28: what happens when no die is left to roll is an option."""
    if box.all_hit == AllHit.REROLL_ALL:
        tell(story, Say.TAKES_ALL_UP, ALL, table.turn, table.hits, 0, 0, 0)
        clear(table.kept)
        roll(table, box.dice)
    elif box.all_hit == AllHit.PUSH_LUCK:
        ask_for_luck(table)
    else:
        tell(story, Say.ALL_HIT, ALL, table.turn, table.hits, 0, 0, 0)
        strike(box, table, story)


@rule
def ask_for_luck(table):
    """R28, R30: stop or continue."""
    table.phase = Phase.LUCK
    ask(table, table.turn)


@rule
def stop(box, table, story):
    """R28, R30: the damage gathered counts."""
    tell(story, Say.STOPS, ALL, table.turn, table.hits, 0, 0, 0)
    strike(box, table, story)


@rule
def push_on(box, table, story):
    """R28 to R30: roll what is left, or all dice if all are hits; from now on a miss loses everything."""
    table.risk = 1
    if number_of(table.rolled) == 0:
        clear(table.kept)
        table.rolled[0] = box.dice
    count = number_of(table.rolled)
    tell(story, Say.CONTINUES, ALL, table.turn, count, 0, 0, 0)
    table.phase = Phase.ATTACK
    roll(table, count)


@rule
def strike(box, table, story):
    """R26, Q8: the target loses the sum of all hits, down to 0."""
    target = table.target
    left = max(table.hp[target] - table.hits * table.attack, 0)
    if table.hits > 0:
        tell(story, Say.DAMAGES, ALL, table.turn, target, table.hits, table.attack, left)
    set_hp(box, table, target, left, story)
