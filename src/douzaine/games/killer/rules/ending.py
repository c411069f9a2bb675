"""The next player, and the end: R4, R6, R39, R40."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import finish, has_most, share_the_win
from douzaine.games.killer.events import EventKind
from douzaine.games.killer.rules.eliminated import takes_turns
from douzaine.games.killer.rules.roll import clear_dice


@rule
def pass_turn(box, table):
    """R4, Q23: the next player clockwise who takes turns is up."""
    table.turn = (table.turn + 1) % table.seats
    while not takes_turns(box, table, table.turn):
        table.turn = (table.turn + 1) % table.seats


@rule
def reach_turn_limit(box, table, story):
    """Q25: whether so many turns are played that the safety stop comes."""
    if box.max_turns == 0 or table.turns < box.max_turns:
        return False
    emit(story, EventKind.TURN_LIMIT, NOBODY, table.turns)
    return True


@rule
def end_match(table, reason, story):
    """R6, R40, Q25: the last one living wins; at the safety stop those with most HP do."""
    clear_dice(table)
    finish(table, reason)
    for seat in range(table.seats):
        if wins(table, seat):
            emit(story, EventKind.WINS, seat)


@rule
def wins(table, seat):
    """Whether nobody has more HP; of the living, only one is left or the safety stop came."""
    return has_most(table.hp, table.seats, seat)


@rule
def scores(box, table, out):
    """The winners share 1."""
    share_the_win(table.hp, table.seats, out)
