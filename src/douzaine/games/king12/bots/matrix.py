"""Matrix games between two sides, of which the rows' gain is the columns' loss. Rules that compile.

`solve_matrix` finds the equilibrium of one matrix by the simplex method. `solve_types` finds one of a game in
which each side knows which of several hands it holds and the other does not, by regret matching.
"""

from douzaine.engine.rule import rule

TINY = 1e-10  # gains below this are none
FINE = 1e-6  # entries below this are 0 with a rounding error: dividing by one would make it great
MANY = 20  # pivots after which the first good column is taken instead of the best: that does not go in circles
END = 200  # pivots after which rounding is to blame

# ---- one matrix, exactly


@rule
def solve_matrix(payoff, rows, columns, tableau, labels, mixes):
    """The value to the rows, and how often each side plays what in equilibrium (`mixes[0]`, `mixes[1]`).

    The columns' programme: the greatest sum of weights that holds every row of (payoff + 1) to 1 at most.
    """
    lay_tableau(payoff, rows, columns, tableau, labels)
    pivots = 0
    column = entering(tableau, labels, rows, columns, pivots)
    while column >= 0 and pivots < END:
        row = leaving(tableau, labels, rows, columns, column)
        if row < 0:
            break
        exchange(tableau, labels, rows, columns, row, column)
        pivots += 1
        column = entering(tableau, labels, rows, columns, pivots)
    return read_mixes(tableau, labels, rows, columns, mixes)


@rule
def lay_tableau(payoff, rows, columns, tableau, labels):
    """The start: no column has any weight. Labels count the columns' weights first, then the rows' slacks."""
    for row in range(rows):
        for column in range(columns):
            tableau[row, column] = payoff[row, column] + 1.0
        tableau[row, columns] = 1.0
        labels[0, row] = columns + row
    for column in range(columns):
        tableau[rows, column] = -1.0
        labels[1, column] = column
    tableau[rows, columns] = 0.0


@rule
def entering(tableau, labels, rows, columns, pivots):
    """The column that gains most by more weight, or after many pivots the one with the first label; -1 if none."""
    best = -1
    for column in range(columns):
        gain = tableau[rows, column]
        if gain < -TINY:
            is_better = gain < tableau[rows, best] if pivots < MANY else labels[1, column] < labels[1, best]
            if best < 0 or is_better:
                best = column
    return best


@rule
def leaving(tableau, labels, rows, columns, column):
    """The row that is full first; of several the one with the first label (Bland's rule)."""
    best = -1
    least = 0.0
    for row in range(rows):
        if tableau[row, column] > FINE:
            room = tableau[row, columns] / tableau[row, column]
            if best < 0 or room < least - TINY or (room <= least + TINY and labels[0, row] < labels[0, best]):
                best = row
                least = room
    return best


@rule
def exchange(tableau, labels, rows, columns, row, column):
    """One pivot."""
    pivot = 1.0 / tableau[row, column]
    for other in range(columns + 1):
        tableau[row, other] *= pivot
    for each in range(rows + 1):
        factor = tableau[each, column]
        if each != row:
            for other in range(columns + 1):
                tableau[each, other] -= factor * tableau[row, other]
            tableau[each, column] = -factor * pivot
    tableau[row, column] = pivot
    left = labels[0, row]
    labels[0, row] = labels[1, column]
    labels[1, column] = left


@rule
def read_mixes(tableau, labels, rows, columns, mixes):
    """The value, and both strategies."""
    total = tableau[rows, columns]
    for row in range(rows):
        mixes[0, row] = 0.0
    for column in range(columns):
        mixes[1, column] = 0.0
    for row in range(rows):
        if labels[0, row] < columns:
            mixes[1, labels[0, row]] = tableau[row, columns] / total
    for column in range(columns):
        if labels[1, column] >= columns:
            mixes[0, labels[1, column] - columns] = tableau[rows, column] / total
    return 1.0 / total - 1.0


@rule
def gap_of(payoff, rows, columns, mixes):
    """By how much both sides together could do better than these strategies: 0 in equilibrium."""
    most = 0.0
    least = 1.0
    for row in range(rows):
        worth = 0.0
        for column in range(columns):
            worth += payoff[row, column] * mixes[1, column]
        most = max(most, worth)
    for column in range(columns):
        worth = 0.0
        for row in range(rows):
            worth += payoff[row, column] * mixes[0, row]
        least = min(least, worth)
    return most - least


# ---- many hands, one turn


@rule
def solve_types(payoff, chances, their_chances, counts, rounds, regrets, played, worths):
    """Let both sides learn a strategy for every hand they may hold, as far as `rounds` of regret matching take them.

    `payoff[h, k, i, j]` is what card i of hand h against card j of hand k is worth to side 0. `counts` are
    the numbers of cards. `played[side, hand, card]` becomes the average strategy, later rounds counting more.
    """
    for turn in range(rounds):
        for side in range(2):
            weigh(payoff, chances, their_chances, counts, regrets, worths, side)
            learn_types(regrets, played, worths, side, counts[side], turn + 1.0)


@rule
def share_of(regrets, side, hand, card, cards):
    """How often a card is played now."""
    total = 0.0
    for each in range(cards):
        total += regrets[side, hand, each]
    return regrets[side, hand, card] / total if total > 0.0 else 1.0 / cards


@rule
def weigh(payoff, chances, their_chances, counts, regrets, worths, side):
    """What every card of every hand of a side is worth to it against the other side's present strategy."""
    for hand in range(worths.shape[1]):
        for card in range(counts[side]):
            worths[side, hand, card] = 0.0
    for mine in range(chances.shape[0]):
        for yours in range(their_chances.shape[0]):
            if side == 0:
                for theirs in range(counts[1]):
                    share = their_chances[yours] * share_of(regrets, 1, yours, theirs, counts[1])
                    for own in range(counts[0] if share > 0.0 else 0):
                        worths[0, mine, own] += share * payoff[mine, yours, own, theirs]
            else:
                for own in range(counts[0]):
                    share = chances[mine] * share_of(regrets, 0, mine, own, counts[0])
                    for theirs in range(counts[1] if share > 0.0 else 0):
                        worths[1, yours, theirs] -= share * payoff[mine, yours, own, theirs]


@rule
def learn_types(regrets, played, worths, side, cards, weight):
    """RM+: regret what would have been better, forget what would have been worse."""
    for hand in range(worths.shape[1]):
        value = 0.0
        for card in range(cards):
            share = share_of(regrets, side, hand, card, cards)
            played[side, hand, card] += weight * share
            value += share * worths[side, hand, card]
        for card in range(cards):
            regrets[side, hand, card] = max(regrets[side, hand, card] + worths[side, hand, card] - value, 0.0)
