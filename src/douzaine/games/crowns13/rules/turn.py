"""A turn begins and ends, and so does the match: R13 to R15."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import finish, has_most, share_the_win
from douzaine.games.crowns13.box import CROWNS_TO_WIN
from douzaine.games.crowns13.events import EventKind
from douzaine.games.crowns13.rules.asking import ask_for
from douzaine.games.crowns13.table import End, Phase


@rule
def begin_turn(table):
    """R14: the player whose turn it is does one of three things."""
    clear_turn(table)
    ask_for(table, Phase.TURN)


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
def end_turn(box, table, story):
    """R13, Q40: the next player clockwise is up, unless the safety stop is reached."""
    table.turns += 1
    if box.max_turns > 0 and table.turns >= box.max_turns:
        emit(story, EventKind.TURN_LIMIT, NOBODY, table.turns)
        end_match(table, End.MAX_TURNS, story)
    else:
        table.turn = (table.turn + 1) % table.seats
        begin_turn(table)


# ---- the end of the match


@rule
def has_won(table, seat):
    """R15: the 13th crown wins at once."""
    return table.crowns[seat] >= CROWNS_TO_WIN


@rule
def win(table, story):
    """R15: the player whose turn it is has the 13th crown; nobody else can gain one (Q36)."""
    end_match(table, End.THIRTEEN_CROWNS, story)


@rule
def end_match(table, reason, story):
    """R15, Q40: nothing more is resolved."""
    clear_turn(table)
    finish(table, reason)
    for seat in range(table.seats):
        if wins(table, seat):
            emit(story, EventKind.WINS, seat)


@rule
def wins(table, seat):
    """R15, Q36, Q40: nobody has more crowns; with 13 that is one player alone."""
    return has_most(table.crowns, table.seats, seat)


@rule
def scores(box, table, out):
    """The winners share 1."""
    share_the_win(table.crowns, table.seats, out)
