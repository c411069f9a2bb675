"""The course of a match."""

from douzaine.engine.rule import rule
from douzaine.engine.table import goes_on
from douzaine.games.killer.box import Capital, Fallen
from douzaine.games.killer.rules.attack import roll_attack, set_hits_aside, strike
from douzaine.games.killer.rules.eliminated import follow_fallen_total, follow_ghost_total
from douzaine.games.killer.rules.ending import end_match, pass_turn, reach_turn_limit
from douzaine.games.killer.rules.life import is_living, living
from douzaine.games.killer.rules.roll import add_up, begin_turn, choose_dice
from douzaine.games.killer.rules.setup import receive_capital, roll_capital
from douzaine.games.killer.rules.total import follow_living_total
from douzaine.games.killer.table import End, Phase


@rule
def advance(box, table, story):
    """From what was decided or rolled last to the next decision or roll, in the order of the book."""
    phase = table.phase
    if phase <= Phase.CAPITAL_KEEP:
        prepare_match(box, table, story)  # R2, R3
    elif phase == Phase.ROLL:
        choose_dice(box, table, story)  # R10
    elif phase == Phase.KEEP:
        follow_total(box, table, story)  # R13 to R18, R32 to R37
    elif phase == Phase.TARGET:
        roll_attack(box, table)  # R22
    elif phase == Phase.ATTACK:
        set_hits_aside(box, table, story)  # R23 to R25, R27 to R30
    if goes_on(table):
        end_turn(box, table, story)  # R26; R6, R40 or R4


@rule
def prepare_match(box, table, story):
    """Q5, Q26: capitals that are rolled are rolled seat by seat; then the first turn begins."""
    if table.phase == Phase.FIRST_PLAYER:
        if box.capital == Capital.FIXED:
            begin_turn(box, table)  # R9
        else:
            roll_capital(box, table)  # Q5
    elif table.phase == Phase.CAPITAL_ROLL and box.capital == Capital.KEPT_ROLL:
        choose_dice(box, table, story)  # Q5, R10
    else:
        receive_capital(table, story)  # Q26
        if table.turn == table.first:
            begin_turn(box, table)  # R9
        else:
            roll_capital(box, table)  # Q5


@rule
def follow_total(box, table, story):
    """R13: the total decides what follows, and who the player is."""
    total = add_up(table, story)
    if is_living(table, table.turn):
        follow_living_total(box, table, total, story)  # R14 to R18
    elif box.fallen == Fallen.GHOST:
        follow_ghost_total(box, table, total, story)  # R32 to R34
    else:
        follow_fallen_total(box, table, total, story)  # R35 to R37


@rule
def end_turn(box, table, story):
    """An attack does its damage; then the last one living has won, or the next player is up."""
    if table.attack > 0:
        strike(box, table, story)  # R26
    if living(table) == 1:
        end_match(table, End.LAST_STANDING, story)  # R6, R39, R40
        return
    table.turns += 1
    if reach_turn_limit(box, table, story):
        end_match(table, End.MAX_TURNS, story)  # Q25
    else:
        pass_turn(box, table)  # R4
        begin_turn(box, table)  # R9
