"""Phase 5, the end of a turn, and the end of the match (R30, R70, R71)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import finish, share_the_win
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import GOAL
from douzaine.games.heroes12.rules.control import begin_control
from douzaine.games.heroes12.rules.zones import discard_card
from douzaine.games.heroes12.table import SEATS, End

HAND_LIMIT = 5


@rule
def has_too_many_cards(table, seat):
    """R70, Q17: more than five in hand at the end of the own turn."""
    return table.hand_size[seat] > HAND_LIMIT


@rule
def drop(table, seat, hero, story):
    """R70: a hand card of the player's choice."""
    discard_card(table, seat, hero)
    emit(story, EventKind.DROPS, seat, hero)


@rule
def pass_turn(box, table, story):
    """R71, Q49: the other player's turn, unless the safety stop is reached."""
    table.turns += 1
    if box.max_turns > 0 and table.turns >= box.max_turns:
        stop_at_limit(table, story)
    else:
        table.turn = 1 - table.turn
        emit(story, EventKind.TURN, table.turn)
        begin_control(table)


# ---- the end of the match


@rule
def has_won(table, seat):
    """R30: seven VP win."""
    return table.vp[seat] >= GOAL


@rule
def win(table, story):
    """R30, Q10: at once; only the active player ever scores."""
    emit(story, EventKind.WINS, table.turn, table.vp[table.turn])
    finish(table, End.VICTORY)


@rule
def stop_at_limit(table, story):
    """Q49: more VP wins; equal VP share."""
    finish(table, End.MAX_TURNS)
    emit(story, EventKind.TURN_LIMIT, NOBODY, table.turns)
    for seat in range(SEATS):
        if table.vp[seat] >= table.vp[1 - seat]:
            emit(story, EventKind.WINS, seat, table.vp[seat])


@rule
def scores(box, table, out):
    """R30, Q49: the winner has 1; equal VP at the safety stop share it."""
    share_the_win(table.vp, SEATS, out)
