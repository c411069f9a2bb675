"""A turn begins and ends, and so does the match: R13 to R15, R58, R59."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import ask, finish, has_most, share_the_win
from douzaine.games.crowns13.box import CROWNS_TO_WIN, End, Phase, Say


@rule
def begin_turn(table):
    """R14: the player whose turn it is does one of three things."""
    clear_turn(table)
    table.phase = Phase.TURN
    ask(table, table.turn)


@rule
def clear_turn(table):
    """Nothing is under way."""
    table.shown = 0
    table.thrown = 0
    table.drawn = 0
    table.applied = 0
    table.group = -1
    table.slot = 0
    table.tokens_left = 0
    table.last_token = 0
    table.step = 0
    table.unit = 0
    table.victim = -1
    for colour in range(4):
        table.left[colour] = 0
        table.last[colour] = -1


@rule
def end_actions(table):
    """R58, R59: at the end of the turn an owned guard may go onto the King, if none is there."""
    if table.guards[table.turn] > 0 and table.guard < 0:
        table.phase = Phase.GUARD
        ask(table, table.turn)
    else:
        table.phase = Phase.PASS


@rule
def place_guard(table, story):
    """R58, Q28: the guard leaves the player's tokens; whose it is stays known."""
    table.guards[table.turn] -= 1
    table.guard = table.turn
    tell(story, Say.PLACES_GUARD, ALL, table.turn, 0, 0, 0, 0)
    table.phase = Phase.PASS


@rule
def end_turn(box, table, story):
    """R13, Q40: the next player clockwise is up, unless the safety stop is reached."""
    table.turns += 1
    if box.max_turns > 0 and table.turns >= box.max_turns:
        tell(story, Say.TURN_LIMIT, ALL, NOBODY, table.turns, 0, 0, 0)
        end_match(table, End.MAX_TURNS, story)
        return
    table.turn = (table.turn + 1) % table.seats
    begin_turn(table)


@rule
def has_won(table, seat):
    """R15: the 13th crown wins at once."""
    return table.crowns[seat] >= CROWNS_TO_WIN


@rule
def end_match(table, reason, story):
    """R15, Q40: nothing more is resolved."""
    clear_turn(table)
    finish(table, reason)
    for seat in range(table.seats):
        if wins(table, seat):
            tell(story, Say.WINS, ALL, seat, 0, 0, 0, 0)


@rule
def wins(table, seat):
    """R15, Q36, Q40: nobody has more crowns; with 13 that is one player alone."""
    return has_most(table.crowns, table.seats, seat)


@rule
def scores(box, table, out):
    """The winners share 1."""
    share_the_win(table.crowns, table.seats, out)
