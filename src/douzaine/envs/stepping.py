"""Many tables at once, as rules that compile: play a move at each, let chance and opponents play, and observe.

There is one entry for everything (`step_tables`), so that one thing is compiled per game. Each table has its own stream
of chance, from which its opponents draw as well: what happens there depends only on its seed and its actions.
"""

from douzaine.engine.chance import below, seed_stream
from douzaine.engine.drivers import (
    encode,
    first_actor,
    legal,
    make_move,
    policy,
    resolve_chance,
    scores,
    start,
    view,
)
from douzaine.engine.rule import rule
from douzaine.engine.table import may_act

BEGIN, RESTART, PLAY, LOOK = range(4)  # tasks: a new match, from a seed or with the same stream; an action; a look
TASK, FIRST, LAST, LOW, HIGH, LEVEL, RESTARTS, SAFETY_STOP = range(8)  # settings
SEATS = 7  # the index of `seats` among the arguments of the step
ANYBODY = -1  # instead of the learner's seat: no seat is an opponent's
RANDOM = 0  # a level of opponents


@rule
def step_tables(
    box,
    tables,
    words,
    seen,
    blank,
    rngs,
    learners,
    seats,
    counts,
    moves,
    actions,
    observation,
    mask,
    reward,
    ends,
    weights,
    story,
    points,
    settings,
):
    """Do a task at the tables from FIRST to before LAST.

    `words` are the numbers that `tables` are made of, `blank` those of `seen`, which has room for a view. `seats` are
    the seats to move, `counts` and `moves` their legal moves; `ends[0]` says which tables have ended, `ends[1]` which
    of them by a safety limit.
    """
    for row in range(settings[FIRST], settings[LAST]):
        step_table(
            row,
            box,
            tables,
            words,
            seen,
            blank,
            rngs,
            learners,
            seats,
            counts,
            moves,
            actions,
            observation,
            mask,
            reward,
            ends,
            weights,
            story,
            points,
            settings,
        )


@rule
def step_table(
    row,
    box,
    tables,
    words,
    seen,
    blank,
    rngs,
    learners,
    seats,
    counts,
    moves,
    actions,
    observation,
    mask,
    reward,
    ends,
    weights,
    story,
    points,
    settings,
):
    """Do a task at one table."""
    task = settings[TASK]
    table = tables[row]
    if task == BEGIN:
        seed_stream(rngs[row], settings[LOW], settings[HIGH], row)
    if task == PLAY:
        make_move(box[0], table, seats[row], actions[row], story)
    if task < PLAY:
        lay(box[0], table, words[row], story)
    if task != LOOK:
        go_on(box[0], table, seen, blank, rngs[row], learners[row], settings[LEVEL], moves[row], weights, story)
        ends[0, row] = table.over != 0 and table.over != settings[SAFETY_STOP]
        ends[1, row] = table.over != 0 and table.over == settings[SAFETY_STOP]
        pay(box[0], table, points, reward[row])
        while table.over != 0 and settings[RESTARTS] == 1:
            lay(box[0], table, words[row], story)
            go_on(box[0], table, seen, blank, rngs[row], learners[row], settings[LEVEL], moves[row], weights, story)
        seats[row] = asked(table, learners[row])
    counts[row] = look(box[0], table, seats[row], seen, blank, moves[row], mask[row], observation[row])


@rule
def lay(box, table, words, story):
    """Clear a table and start a new match."""
    for index in range(words.shape[0]):
        words[index] = 0
    start(box, table, story)


@rule
def pay(box, table, points, reward):
    """Every seat's score at the end, and 0 before."""
    if table.over != 0:
        scores(box, table, points)
    for seat in range(reward.shape[0]):
        reward[seat] = points[seat] if table.over != 0 else 0.0


@rule
def asked(table, learner):
    """The seat to move, or -1 at the end: the learner's, or without one the lowest that may decide."""
    if table.over != 0:
        return -1
    return learner if learner >= 0 else first_actor(table)


@rule
def go_on(box, table, seen, blank, rng, learner, level, moves, weights, story):
    """Deal chance, and play the opponents' moves until the learner may decide."""
    resolve_chance(box, table, rng, weights, story)
    while learner >= 0 and table.over == 0 and not may_act(table, learner):
        seat = first_actor(table)
        count = legal(box, table, seat, moves)
        if level == RANDOM:
            move = moves[below(rng, count)]
        else:
            see(box, table, seat, seen, blank)
            move = policy(box, seen[0], seat, moves, count, rng)
        make_move(box, table, seat, move, story)
        resolve_chance(box, table, rng, weights, story)


@rule
def see(box, table, seat, seen, blank):
    """Write a seat's view into its Table."""
    for index in range(blank.shape[0]):
        blank[index] = 0
    view(box, table, seat, seen[0])


@rule
def look(box, table, seat, seen, blank, moves, mask, observation):
    """Write down what a seat sees and may do; return its number of moves. Nobody (-1) sees nothing."""
    for index in range(mask.shape[0]):
        mask[index] = False
    if seat < 0:
        return 0
    count = 0
    if may_act(table, seat):
        count = legal(box, table, seat, moves)
        for index in range(count):
            mask[moves[index]] = True
    see(box, table, seat, seen, blank)
    encode(seen[0], seat, observation)
    return count


@rule
def first_refused(counts, moves, actions):
    """The first table with an illegal action, or -1."""
    for row in range(actions.shape[0]):
        is_legal = False
        for index in range(counts[row]):
            if moves[row, index] == actions[row]:
                is_legal = True
        if not is_legal:
            return row
    return -1
