"""Steps 4 and 5 of a turn: compare values, score; and the quarrel of cancelled Ladies."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.engine.table import ask, go_on
from douzaine.games.king12.box import Card
from douzaine.games.king12.events import EventKind, Ranking
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.table import NO_VALUE, NONE, Phase

LOWEST_VALUE = -6  # R24: a Parasite on a 1

# ---- step 4: compare values


@rule
def compare_values(table, story):
    """R26, R27: everybody compares the remembered value, or else the face."""
    for seat in range(table.seats):
        if table.value[seat] == NO_VALUE:
            table.value[seat] = table.die[seat]
        emit(story, EventKind.COMPARES, seat, table.value[seat])


@rule
def cover_equal_dice(table, story):
    """R28, R29: dice that share a value with another die are covered; the seats concerned, as bits."""
    once = 0
    twice = 0
    for seat in range(table.seats):
        value = 1 << (table.value[seat] - LOWEST_VALUE)
        twice |= once & value
        once |= value
    covered = 0
    for seat in range(table.seats):
        if has(twice, table.value[seat] - LOWEST_VALUE):
            covered |= 1 << seat
            emit(story, EventKind.COVERED, seat, table.value[seat])
    return covered


# ---- step 5: score


@rule
def score(table, covered, story):
    """R12, R31 to R34, R62 to R64: first and second place take 2 points and 1, or 1 and 2 under a Gambler."""
    ranking = ranking_of(table)
    if ranking != Ranking.PLAIN:
        emit(story, EventKind.KNIGHT + ranking - 1)
    gambled = has(table.effects, Card.GAMBLER)
    first = best_uncovered(table, covered)
    if first == NONE:
        emit(story, EventKind.NOBODY)
        return
    take_token(table, first, 1 if gambled else 2, EventKind.FIRST + ranking, story)
    second = best_uncovered(table, covered | 1 << first)
    if second == NONE:
        emit(story, EventKind.NO_SECOND)
        return
    take_token(table, second, 2 if gambled else 1, EventKind.SECOND + ranking, story)


@rule
def ranking_of(table):
    """R62 to R65: which ranking cards are in effect."""
    knight = Ranking.KNIGHT if has(table.effects, Card.KNIGHT) else Ranking.PLAIN
    gambler = Ranking.GAMBLER if has(table.effects, Card.GAMBLER) else Ranking.PLAIN
    return knight + gambler


@rule
def best_uncovered(table, left_out):
    """R31, R34, R62: the seat with the highest value of those not left out, with a Knight the lowest; or nobody."""
    upward = -1 if has(table.effects, Card.KNIGHT) else 1
    best = NONE
    for seat in range(table.seats):
        if not has(left_out, seat) and (best == NONE or (table.value[seat] - table.value[best]) * upward > 0):
            best = seat
    return best


@rule
def take_token(table, seat, points, kind, story):
    """R31, R32: a token from the supply, if there is one (Q27)."""
    emit(story, kind, seat, table.value[seat], points)
    if table.supply[points - 1] > 0:
        table.supply[points - 1] -= 1
        table.token[seat, points - 1] += 1
    else:
        emit(story, EventKind.NO_TOKEN, seat, points)


@rule
def points_of(table, seat):
    """The points of this round (R13)."""
    return table.token[seat, 0] + 2 * table.token[seat, 1]


# ---- after step 5: the side effect of cancelled Ladies


@rule
def quarrel_of_ladies(table, story):
    """R49, R50, Q14: the lowest Lady may take a token from the highest, unless either end is tied."""
    if table.ladies == 0:
        return
    low = outermost_lady(table, -1)
    high = outermost_lady(table, 1)
    if low == NONE or high == NONE:
        emit(story, EventKind.LADIES_TIED)
    elif points_of(table, high) == 0:
        emit(story, EventKind.NOTHING_TO_TAKE, low, high)
    else:
        table.victim = high
        table.phase = Phase.TAKE
        ask(table, low)


@rule
def outermost_lady(table, upward):
    """R50, Q12, Q13: the Lady player with the highest value (upward 1) or the lowest (-1); nobody if tied."""
    best = NONE
    tied = False
    for seat in range(table.seats):
        if has(table.ladies, seat):
            lead = 1 if best == NONE else (table.value[seat] - table.value[best]) * upward
            if lead > 0:
                best = seat
                tied = False
            elif lead == 0:
                tied = True
    return NONE if tied else best


@rule
def rob(table, seat, points, story):
    """R49, Q14: take a token of the kind named, or nothing."""
    victim = table.victim
    if points == 0:
        emit(story, EventKind.TAKES_NOTHING, seat, victim)
    else:
        table.token[victim, points - 1] -= 1
        table.token[seat, points - 1] += 1
        emit(story, EventKind.TAKES, seat, victim, points)
    go_on(table)
