"""Who lives, who is next, and the end: R4 to R6, R31, R38 to R40."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import finish, has_most, share_the_win
from douzaine.games.killer.box import End, Fallen, Say
from douzaine.games.killer.rules.roll import begin_turn, clear_dice


@rule
def is_living(table, seat):
    """R5: a player without HP is eliminated."""
    return table.hp[seat] > 0


@rule
def living(table):
    """How many players are living."""
    count = 0
    for seat in range(table.seats):
        if is_living(table, seat):
            count += 1
    return count


@rule
def takes_turns(box, table, seat):
    """R31, R32, R35, R38: the living do; ghosts do; the fallen do while they may still return."""
    if is_living(table, seat) or box.fallen == Fallen.GHOST:
        return True
    return box.fallen == Fallen.REVIVE and table.returns[seat] < box.revive_limit


@rule
def set_hp(box, table, seat, left, story):
    """R5, R38, R39, R40: a player at 0 is eliminated; the last one living wins at once."""
    fell = is_living(table, seat) and left == 0
    table.hp[seat] = left
    if fell:
        for_good = box.fallen == Fallen.REVIVE and table.returns[seat] >= box.revive_limit
        tell(story, Say.ELIMINATED_FOR_GOOD if for_good else Say.ELIMINATED, ALL, seat, 0, 0, 0, 0)
    if living(table) == 1:
        end_match(table, End.LAST_STANDING, story)
    else:
        end_turn(box, table, story)


@rule
def end_turn(box, table, story):
    """R4, Q23, Q25: the next player clockwise who takes turns is up, unless the safety stop is reached."""
    table.turns += 1
    if box.max_turns > 0 and table.turns >= box.max_turns:
        tell(story, Say.TURN_LIMIT, ALL, NOBODY, table.turns, 0, 0, 0)
        end_match(table, End.MAX_TURNS, story)
        return
    table.turn = (table.turn + 1) % table.seats
    while not takes_turns(box, table, table.turn):
        table.turn = (table.turn + 1) % table.seats
    begin_turn(box, table)


@rule
def end_match(table, reason, story):
    """R6, R40, Q25: the last one living wins; at the safety stop those with most HP do."""
    clear_dice(table)
    finish(table, reason)
    for seat in range(table.seats):
        if wins(table, seat):
            tell(story, Say.WINS, ALL, seat, 0, 0, 0, 0)


@rule
def wins(table, seat):
    """Whether nobody has more HP; of the living, only one is left or the safety stop came."""
    return has_most(table.hp, table.seats, seat)


@rule
def scores(box, table, out):
    """The winners share 1."""
    share_the_win(table.hp, table.seats, out)
