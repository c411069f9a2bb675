"""Killer: one turn, solved over (dice left, sum set aside). Rules that compile, and the tables they read."""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Any

import numpy as np

from douzaine.engine.rule import rule
from douzaine.games.killer.box import AllHit
from douzaine.games.killer.table import FACES

Array = Any

# ---- what dice can do


@lru_cache(maxsize=8)
def rolls_of(dice: int) -> tuple[Array, ...]:
    """Every roll of 1 to `dice` dice with its chance, and every way to set some of it aside.

    Three arrays: `first[n]`, where the rolls of n dice begin; rows (where a roll's ways begin, its
    chance); ways as places in the values of a turn, which are laid out by dice left and then by sum.
    """
    ways: list[int] = []
    first, starts, chances = [0, 0], [], []
    for count in range(1, dice + 1):
        for roll in combinations_with_replacement(range(1, FACES + 1), count):
            starts.append(len(ways))
            chances.append(_ways_to_roll(roll) / FACES**count)
            ways += sorted({_place(dice, count - kept, total) for kept, total in _ways_to_keep(roll)})
        first.append(len(starts))
    starts.append(len(ways))
    return np.array(first, np.int64), np.array(starts, np.int64), np.array(chances), np.array(ways, np.int64)


def _ways_to_roll(roll: tuple[int, ...]) -> int:
    ways = factorial(len(roll))
    for face in set(roll):
        ways //= factorial(roll.count(face))
    return ways


def _ways_to_keep(roll: tuple[int, ...]) -> set[tuple[int, int]]:
    """(number, sum) of the dice set aside: at least one."""
    found = {(0, 0)}
    for face in roll:
        found |= {(kept + 1, total + face) for kept, total in found}
    return found - {(0, 0)}


def _place(dice: int, left: int, total: int) -> int:
    return left * (FACES * dice + 1) + total


@lru_cache(maxsize=8)
def hit_chances(dice: int) -> Array:
    """Chances of 0, 1, … hits in one set of dice (the last entry: all of them), then of k hits with n dice."""
    table = np.zeros((dice + 2, dice + 1))
    for count in range(1, dice + 1):
        for hits in range(count + 1):
            table[count, hits] = comb(count, hits) * 5 ** (count - hits) / 6**count
    at = np.zeros(dice + 1)
    at[dice] = 1.0
    for left in range(dice, 0, -1):
        table[0, dice - left] = at[left] * table[left, 0]
        for hits in range(1, left + 1):
            at[left - hits] += at[left] * table[left, hits]
    table[0, dice] = at[0]
    return table


# ---- a turn, solved

DICE, REGENERATE, ATTACK_HEAL, ALL_HIT = range(4)  # settings
GAIN = 6  # the most HP a turn can bring
WEAR = 200  # rounds after which an attack that is rolled on is as good as lost


@rule
def improve_turns(
    settings, first, starts, chances, ways, hits, rows, win, other, wins, play, end, values, lines, lucky
):
    """Solve the turns of some rows of own HP against every HP; return the greatest change.

    Writes the winning chances, how likely each total is (`play`), and what follows when all dice hit (`end`).
    """
    dice = settings[DICE]
    top = win.shape[0] - 1
    change = 0.0
    for own in range(rows[0], top + 1, rows[1]):
        for theirs in range(1, top + 1):
            for value in range(1, GAIN + 1):
                raised = own + value * settings[ATTACK_HEAL]
                end[own, theirs, value] = all_hit(settings, hits, other, wins, raised, theirs, value, lucky)
            for total in range(dice, 6 * dice + 1):
                values[total, theirs] = judge_total(settings, hits, other, wins, end, own, theirs, total)
        solve_turn(dice, first, starts, chances, ways, values)
        for theirs in range(1, top + 1):
            for place in range(lines.shape[1]):
                lines[0, place] = values[place, theirs]
            spread_turn(dice, first, starts, chances, ways, lines[0], lines[1])
            for total in range(dice, 6 * dice + 1):
                play[own, theirs, total] = lines[1, total]
            now = lines[0, dice * (6 * dice + 1)]
            change = max(change, abs(now - win[own, theirs]))
            win[own, theirs] = now
    return change


@rule
def evaluate_turns(settings, hits, low, high, wins, low_play, high_play, low_end, high_end):
    """One sweep of the chances under the present play, from few HP to many; return the greatest change."""
    top = low.shape[0] - 1
    change = 0.0
    for both in range(2, 2 * top + 1):
        for own in range(max(1, both - top), min(top, both - 1) + 1):
            for _ in range(2):
                moved = evaluate_turn(settings, hits, low, high, 0, low_play, low_end, own, both - own)
                change = max(change, moved)
                moved = evaluate_turn(settings, hits, high, low, wins, high_play, high_end, both - own, own)
                change = max(change, moved)
    return change


@rule
def evaluate_turn(settings, hits, win, other, wins, play, end, own, theirs):
    """The winning chance of one (HP, HP) under the present play; return how much it changed."""
    now = 0.0
    for total in range(settings[DICE], 6 * settings[DICE] + 1):
        if play[own, theirs, total] > 0.0:
            now += play[own, theirs, total] * judge_total(settings, hits, other, wins, end, own, theirs, total)
    change = abs(now - win[own, theirs])
    win[own, theirs] = now
    return change


@rule
def follows(other, wins, own, theirs):
    """What the end of a turn is worth to its player, from the other player's chances."""
    if own <= 0:
        return 0.0
    top = other.shape[1] - 1
    if own > top and wins == 1:
        return 1.0
    return 1.0 - other[max(theirs, 0), min(own, top)]


@rule
def judge_total(settings, hits, other, wins, end, own, theirs, total):
    """R14 to R18: what a total is worth to its player."""
    value = max(settings[DICE] + 6 - total, total - 6 * settings[DICE] + 6)
    if value > 0:
        raised = own + value * settings[ATTACK_HEAL]
        return strike_value(settings, hits, other, wins, raised, theirs, value, end[own, theirs, value])
    return lose_or_heal(settings, other, wins, own, theirs, value)


@rule
def lose_or_heal(settings, other, wins, own, theirs, value):
    """R14 to R16: what a total from threshold to threshold is worth; `value` is 0, or less by what is lost."""
    if value < 0 or settings[REGENERATE] == 0:
        return follows(other, wins, own + value, theirs)
    healed = 0.0
    for die in range(1, 7):
        healed += follows(other, wins, own + die, theirs)
    return healed / 6


@rule
def judge_totals(settings, hits, other, wins, own, theirs, lucky, values):
    """What every total is worth against one opponent: `values[total, 0]`."""
    dice = settings[DICE]
    for total in range(dice, 6 * dice + 1):
        value = max(dice + 6 - total, total - 6 * dice + 6)
        if value > 0:
            raised = own + value * settings[ATTACK_HEAL]
            end = all_hit(settings, hits, other, wins, raised, theirs, value, lucky)
            values[total, 0] = strike_value(settings, hits, other, wins, raised, theirs, value, end)
        else:
            values[total, 0] = lose_or_heal(settings, other, wins, own, theirs, value)


@rule
def strike_value(settings, hits, other, wins, own, theirs, value, end):
    """R22 to R26: what an attack of this value is worth; `end` is what it is when every die hits."""
    dice = settings[DICE]
    if settings[ALL_HIT] == AllHit.END:
        end = follows(other, wins, own, theirs - dice * value)
    worth = hits[0, dice] * end
    for count in range(dice):
        worth += hits[0, count] * follows(other, wins, own, theirs - count * value)
    return worth


@rule
def all_hit(settings, hits, other, wins, own, theirs, value, lucky):
    """R25, R27, R28: what it is worth when every die of the first set has hit."""
    dice = settings[DICE]
    if settings[ALL_HIT] == AllHit.END:
        return follows(other, wins, own, theirs - dice * value)
    if settings[ALL_HIT] == AllHit.PUSH_LUCK:
        luck(dice, hits, other, wins, own, theirs, value, lucky)
        return lucky[0, min(dice, (theirs + value - 1) // value)]
    worth = 0.0
    likely = 1.0
    hit = dice
    while hit * value < theirs:
        for count in range(dice):
            worth += likely * hits[0, count] * follows(other, wins, own, theirs - (hit + count) * value)
        likely *= hits[0, dice]
        hit += dice
    return worth + likely * follows(other, wins, own, 0)


@rule
def luck(dice, hits, other, wins, own, theirs, value, lucky):
    """R28 to R30: fill `lucky[dice left, hits]`: stop, or roll what is left (all if nothing is) and risk the hits.

    Solved from the number of hits that kills downwards; more hits than that are worth the same. Who is
    attacking oneself would rather lose such an attack, and rolls on until it is lost.
    """
    fatal = (theirs + value - 1) // value
    killed = follows(other, wins, own, 0)
    nothing = follows(other, wins, own, theirs)
    for left in range(dice + 1):
        lucky[left, fatal] = killed
    for _ in range(WEAR if nothing > killed else 0):
        for left in range(dice + 1):
            lucky[left, fatal] = max(killed, press_on(dice, hits, nothing, fatal, left, fatal, lucky))
    for hit in range(fatal - 1, -1, -1):
        stopping = follows(other, wins, own, theirs - hit * value)
        for left in range(dice + 1):
            lucky[left, hit] = max(stopping, press_on(dice, hits, nothing, fatal, left, hit, lucky))


@rule
def press_on(dice, hits, nothing, fatal, left, hit, lucky):
    """R29, R30: a roll without a hit loses the attack and leaves `nothing`; otherwise choose again."""
    rolled = left if left > 0 else dice
    worth = hits[rolled, 0] * nothing
    for count in range(1, rolled + 1):
        worth += hits[rolled, count] * lucky[rolled - count, min(hit + count, fatal)]
    return worth


@rule
def solve_turn(dice, first, starts, chances, ways, values):
    """R10 to R12: from the worth of every total, the worth of rolling n dice with a sum set aside.

    `values` has a column for each HP of the other player, and a last row for scratch.
    """
    width = 6 * dice + 1
    columns = values.shape[1]
    best = values[values.shape[0] - 1]
    for left in range(1, dice + 1):
        for total in range(dice - left, 6 * (dice - left) + 1):
            worth = values[left * width + total]
            for column in range(columns):
                worth[column] = 0.0
            for roll in range(first[left], first[left + 1]):
                for column in range(columns):
                    best[column] = 0.0
                for way in range(starts[roll], starts[roll + 1]):
                    take_better(values[ways[way] + total], best)
                for column in range(columns):
                    worth[column] += chances[roll] * best[column]


@rule
def take_better(worth, best):
    """Column by column, what is worth more."""
    for column in range(best.shape[0]):
        best[column] = worth[column] if worth[column] > best[column] else best[column]


@rule
def spread_turn(dice, first, starts, chances, ways, values, mass):
    """How likely each total is when the turn is played as solved: `mass[total]`."""
    width = 6 * dice + 1
    for place in range((dice + 1) * width):
        mass[place] = 0.0
    mass[dice * width] = 1.0
    spread_mass(dice, first, starts, chances, ways, values, mass)


@rule
def spread_mass(dice, first, starts, chances, ways, values, mass):
    """Carry what is likely now, by (dice left, sum set aside), on to totals, along the best ways."""
    width = 6 * dice + 1
    for left in range(dice, 0, -1):
        for total in range(dice - left, 6 * (dice - left) + 1):
            likely = mass[left * width + total]
            if likely > 0.0:
                for roll in range(first[left], first[left + 1]):
                    way = best_way(starts[roll], starts[roll + 1], ways, values, total)
                    mass[ways[way] + total] += likely * chances[roll]


@rule
def spread_each(dice, first, starts, chances, ways, values, places, masses):
    """Spread from each of some places, one a row."""
    for row in range(places.shape[0]):
        masses[row, places[row]] = 1.0
        spread_mass(dice, first, starts, chances, ways, values, masses[row])


@rule
def best_way(begin, end, ways, values, total):
    """The way to set dice aside that is worth most."""
    best = begin
    for way in range(begin + 1, end):
        if values[ways[way] + total] > values[ways[best] + total]:
            best = way
    return best
