from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import ask_all, await_chance, finish, has_acted
from tests.pennies.events import EventKind


@rule
def setup(box, table, story):
    table.seats = 2
    for seat in range(2):
        table.coin[seat] = -1
        table.pick[seat] = -1
    await_chance(table)


@rule
def legal(box, table, seat, moves):
    moves[0] = 0
    moves[1] = 1
    return 2


@rule
def play(box, table, seat, move, story):
    """R2: when both picks are in, they are shown."""
    table.pick[seat] = move
    if has_acted(table, seat):
        emit(story, EventKind.SHOWN, 0, table.pick[0], table.pick[1])
        if table.pick[0] == table.pick[1]:
            table.points[0] += 1
        for each in range(2):
            if table.pick[each] == table.coin[each]:
                table.points[each] += 1
            table.pick[each] = -1
        table.turns += 1
        if table.turns == box.rounds:
            finish(table, 1)
        else:
            ask_all(table)


@rule
def odds(box, table, weights):
    weights[0] = 1
    weights[1] = 1
    return 2


@rule
def deal(box, table, outcome, story):
    """R1: a secret coin for each seat."""
    seat = 0 if table.coin[0] < 0 else 1
    table.coin[seat] = outcome
    emit(story, EventKind.DEALT, seat, outcome, audience=1 << seat)
    if seat == 1:
        ask_all(table)


@rule
def scores(box, table, out):
    for seat in range(2):
        mine, theirs = table.points[seat], table.points[1 - seat]
        out[seat] = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
