"""Steps 4 to 6 of a turn: compare values, score, discard."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import ask
from douzaine.games.king12.box import NO_VALUE, NONE, Card, Phase, Ranking, Say
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.rules.rounds import begin_turn, clear_turn, end_round, points_of, round_is_over

LOWEST_VALUE = -6  # R24: a Parasite on a 1

# ---- step 4: compare values


@rule
def compare_values(box, table, story):
    """R26, R27: everybody compares the remembered value, or else the face."""
    for seat in range(table.seats):
        if table.value[seat] == NO_VALUE:
            table.value[seat] = table.die[seat]
        tell(story, Say.COMPARES, ALL, seat, table.value[seat], 0, 0, 0)
    score(table, cover_equal_dice(table, story), story)
    quarrel_of_ladies(box, table, story)


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
            tell(story, Say.COVERED, ALL, seat, table.value[seat], 0, 0, 0)
    return covered


# ---- step 5: score


@rule
def score(table, covered, story):
    """R12, R31 to R34, R62 to R64: first and second place take 2 points and 1, or 1 and 2 under a Gambler."""
    ranking = ranking_of(table)
    if ranking != Ranking.PLAIN:
        tell(story, Say.KNIGHT + ranking - 1, ALL, NOBODY, 0, 0, 0, 0)
    gambled = has(table.effects, Card.GAMBLER)
    first = best_uncovered(table, covered)
    if first == NONE:
        tell(story, Say.NOBODY, ALL, NOBODY, 0, 0, 0, 0)
        return
    take_token(table, first, 1 if gambled else 2, Say.FIRST + ranking, story)
    second = best_uncovered(table, covered | 1 << first)
    if second == NONE:
        tell(story, Say.NO_SECOND, ALL, NOBODY, 0, 0, 0, 0)
        return
    take_token(table, second, 2 if gambled else 1, Say.SECOND + ranking, story)


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
def take_token(table, seat, points, say, story):
    """R31, R32: a token from the supply, if there is one (Q27)."""
    tell(story, say, ALL, seat, table.value[seat], points, 0, 0)
    kind = points - 1
    if table.supply[kind] > 0:
        table.supply[kind] -= 1
        table.token[seat, kind] += 1
    else:
        tell(story, Say.NO_TOKEN, ALL, seat, points, 0, 0, 0)


# ---- after step 5: the side effect of cancelled Ladies


@rule
def quarrel_of_ladies(box, table, story):
    """R49, R50, Q14: the lowest Lady may take a token from the highest, unless either end is tied."""
    if table.ladies == 0:
        end_turn(box, table, story)
        return
    low = outermost_lady(table, -1)
    high = outermost_lady(table, 1)
    if low == NONE or high == NONE:
        tell(story, Say.LADIES_TIED, ALL, NOBODY, 0, 0, 0, 0)
        end_turn(box, table, story)
    elif points_of(table, high) == 0:
        tell(story, Say.NOTHING_TO_TAKE, ALL, low, high, 0, 0, 0)
        end_turn(box, table, story)
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
def rob(box, table, seat, points, story):
    """R49, Q14: take a token of the kind named, or nothing."""
    victim = table.victim
    if points == 0:
        tell(story, Say.TAKES_NOTHING, ALL, seat, victim, 0, 0, 0)
    else:
        table.token[victim, points - 1] -= 1
        table.token[seat, points - 1] += 1
        tell(story, Say.TAKES, ALL, seat, victim, points, 0, 0)
    end_turn(box, table, story)


# ---- step 6: discard


@rule
def end_turn(box, table, story):
    """R35, R36, R39: all cards are discarded; then the round is over, or the next turn begins."""
    for seat in range(table.seats):
        if table.card[seat] != NONE:
            table.discard[seat] |= 1 << table.card[seat]
    clear_turn(table)
    if round_is_over(table, story):
        end_round(box, table, story)
    else:
        table.turns += 1
        begin_turn(table)
