"""Rounds: their start, the end of a turn, the end of a round, and the end of the match (R10 to R13, R35 to R47)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import NOBODY, emit
from douzaine.engine.table import ask, ask_all, await_chance, finish, go_on, has_most, share_the_win
from douzaine.games.king12.events import EventKind
from douzaine.games.king12.rules.masks import has, is_single
from douzaine.games.king12.rules.points import points_of
from douzaine.games.king12.rules.trail import forget_turns
from douzaine.games.king12.table import NO_VALUE, NONE, End, Phase

ROUNDS_TO_WIN = 2
POINTS_TO_END = 8

# ---- the start of a round and of a turn


@rule
def begin_round(table, story):
    """R10, R11, R13, R47: all tokens go back, and every die is rolled."""
    table.rounds += 1
    for seat in range(table.seats):
        return_tokens(table, seat)
        table.die[seat] = 0
    emit(story, EventKind.ROUND, NOBODY, table.rounds)
    table.phase = Phase.ROLL
    await_chance(table)


@rule
def return_tokens(table, seat):
    """R42, R47: tokens go back to the supply."""
    for kind in range(2):
        table.supply[kind] += table.token[seat, kind]
        table.token[seat, kind] = 0


@rule
def roll_die(table, face, story):
    """R10, R47: the next seat's die falls."""
    seat = 0
    while table.die[seat] != 0:
        seat += 1
    table.die[seat] = face
    emit(story, EventKind.ROLLS if table.rounds == 1 else EventKind.ROLLS_AGAIN, seat, face)
    if seat == table.seats - 1:
        go_on(table)


@rule
def begin_turn(table):
    """R11, R14: everybody picks a card at the same time."""
    table.phase = Phase.PICK
    ask_all(table)


@rule
def clear_turn(table):
    """R23: nothing is played, in effect or remembered."""
    table.effects = 0
    table.ladies = 0
    table.victim = NONE
    for seat in range(table.seats):
        table.card[seat] = NONE
        table.value[seat] = NO_VALUE


# ---- step 6 of a turn: discard


@rule
def discard_cards(table):
    """R35, R36: all cards still on the table are discarded."""
    for seat in range(table.seats):
        if table.card[seat] != NONE:
            table.discard[seat] |= 1 << table.card[seat]
    clear_turn(table)


# ---- the end of a round


@rule
def round_is_over(table, story):
    """R37, R38, R40: somebody is down to one card, or has 8 points."""
    for seat in range(table.seats):
        if is_single(table.hand[seat]):
            emit(story, EventKind.LAST_CARD, seat, table.rounds)
            return True
    for seat in range(table.seats):
        if points_of(table, seat) >= POINTS_TO_END:
            emit(story, EventKind.EIGHT_POINTS, seat, table.rounds, points_of(table, seat))
            return True
    return False


@rule
def take_back_cards(table, story):
    """R41: everybody takes the discarded cards back into the hand."""
    for seat in range(table.seats):
        table.hand[seat] |= table.discard[seat]
        table.discard[seat] = 0
        table.shown[seat] = 0
    forget_turns(table)
    emit(story, EventKind.TAKE_BACK)


@rule
def cancel_equal_points(table, story):
    """R42: whoever has as many points as somebody else returns them; the seats concerned, as bits."""
    tied = 0
    for seat in range(table.seats):
        for other in range(table.seats):
            if other != seat and points_of(table, other) == points_of(table, seat):
                tied |= 1 << seat
    for seat in range(table.seats):
        if has(tied, seat):
            emit(story, EventKind.TIED, seat, points_of(table, seat))
            return_tokens(table, seat)
    return tied


@rule
def find_round_winner(table, tied, story):
    """R43, R44: most points among those not cancelled win the round, also with 0; or nobody does."""
    winner = round_winner(table, tied)
    if winner == NONE:
        emit(story, EventKind.NO_WINNER, NOBODY, table.rounds)
    else:
        win_round(table, winner, story)


@rule
def round_winner(table, tied):
    """R43, R44: the seat with most points among those not cancelled, also with 0; or nobody."""
    winner = NONE
    for seat in range(table.seats):
        if not has(tied, seat) and (winner == NONE or points_of(table, seat) > points_of(table, winner)):
            winner = seat
    return winner


@rule
def win_round(table, seat, story):
    """R45, R46: a first win buries a card, a second one wins the match at once."""
    table.won[seat] += 1
    emit(story, EventKind.WINS_ROUND, seat, table.rounds, points_of(table, seat))
    if table.won[seat] == ROUNDS_TO_WIN:
        emit(story, EventKind.KING, seat)
        finish(table, End.TWO_ROUNDS)
    else:
        table.phase = Phase.BURY
        ask(table, seat)


@rule
def bury(table, seat, card, story):
    """R45: the card goes face down under the die, for good. From now on everybody can only guess it."""
    table.hand[seat] &= ~(1 << card)
    table.buried[seat] = 1 << card
    table.not_buried[seat] = 0
    emit(story, EventKind.BURIES, seat, card, audience=1 << seat)
    go_on(table)


# ---- the end of the match


@rule
def reach_round_limit(box, table, story):
    """Q31: whether so many rounds are played that the safety stop comes."""
    if box.max_rounds == 0 or table.rounds < box.max_rounds:
        return False
    emit(story, EventKind.ROUND_LIMIT, NOBODY, table.rounds)
    return True


@rule
def end_match(table, story):
    """Q31: at the safety stop those who have won most rounds win."""
    finish(table, End.MAX_ROUNDS)
    for seat in range(table.seats):
        if wins(table, seat):
            emit(story, EventKind.WINS, seat, table.won[seat])


@rule
def wins(table, seat):
    """R46, Q31: nobody has won more rounds; of those with two there is only one."""
    return has_most(table.won, table.seats, seat)


@rule
def scores(box, table, out):
    """The winners share 1."""
    share_the_win(table.won, table.seats, out)
