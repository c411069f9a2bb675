"""King of 12 between two players: a turn as a matrix game, and a round solved backwards. Rules that compile.

Nothing of the rules is told again here: `list_turns` plays every pair of cards on every pair of faces by the
game's own `play` and `deal`, and the round is solved over what they made of it.

Words: a *side* is 0 or 1; side 0 never has more cards than side 1. The hands are sets of the seven cards, as
bits by their place among the seven. When `scored` turns of a round brought points and side 0 took the greater
token in `won` of them, side 0 has scored + won points and side 1 twice scored - won; a token taken by a Lady
moves `won` by its points. So (scored, won) says all about the points.
"""

from douzaine.engine.drivers import deal_outcome, first_actor, legal, make_move
from douzaine.engine.rule import rule
from douzaine.games.king12.bots.matrix import gap_of, solve_matrix
from douzaine.games.king12.box import HAND, Move
from douzaine.games.king12.die import FACES
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.rules.points import points_of
from douzaine.games.king12.rules.rounds import POINTS_TO_END
from douzaine.games.king12.table import NO_VALUE, NONE, Phase

# ---- what a turn can bring

BLANK, PICKED, CHOSEN, ROLLED = range(4)  # what each of the Tables is for
CHOOSER, CHOICES, CHANCES, FIRST, ROBBER = range(5)  # of a turn: who chooses in step 3, how many ways, its outcomes
DIE, OTHER_DIE, GAIN = range(3)  # of an outcome: faces less 1; 1 if side 0 took more points, -1 if less, 0 if none
NOBODY = -1


@rule
def list_turns(box, tables, kinds, turns, outcomes, moves, story):
    """Play every pair of cards on every pair of faces; return the number of outcomes.

    Between two players one side at most has a choice in step 3, and then at most one die is rolled.
    """
    count = 0
    for own in range(HAND):
        for theirs in range(HAND):
            for die in range(FACES):
                for other in range(FACES):
                    tables[PICKED] = tables[BLANK]
                    lay(tables[PICKED], kinds, die + 1, other + 1)
                    make_move(box[0], tables[PICKED], 0, Move.PLAY + kinds[own], story)
                    make_move(box[0], tables[PICKED], 1, Move.PLAY + kinds[theirs], story)
                    turn = turns[own, theirs, die, other]
                    turn[FIRST] = count
                    count = list_outcomes(box[0], tables, turn, outcomes, count, moves, story)
    return count


@rule
def lay(table, kinds, die, other):
    """The first turn of a round with these faces."""
    table.seats = 2
    table.actors = 3
    table.phase = Phase.PICK
    table.rounds = 1
    table.victim = NONE
    for kind in range(2):
        table.supply[kind] = HAND
    for card in range(HAND):
        table.cards |= 1 << kinds[card]
    for seat in range(2):
        table.die[seat] = die if seat == 0 else other
        table.hand[seat] = table.cards
        table.card[seat] = NONE
        table.value[seat] = NO_VALUE


@rule
def list_outcomes(box, tables, turn, outcomes, count, moves, story):
    """Write down what follows from the picks: every choice with every roll."""
    chooser = first_actor(tables[PICKED]) if tables[PICKED].phase == Phase.EFFECTS else NOBODY
    turn[CHOOSER] = chooser
    turn[CHOICES] = 1 if chooser == NOBODY else legal(box, tables[PICKED], chooser, moves)
    for choice in range(turn[CHOICES]):
        tables[CHOSEN] = tables[PICKED]
        if chooser != NOBODY:
            make_move(box, tables[CHOSEN], chooser, moves[choice], story)
        turn[CHANCES] = 1 if tables[CHOSEN].chance == 0 else FACES
        for face in range(turn[CHANCES]):
            tables[ROLLED] = tables[CHOSEN]
            if tables[CHOSEN].chance != 0:
                deal_outcome(box, tables[ROLLED], face, story)
            note_outcome(tables[ROLLED], outcomes[count])
            count += 1
    turn[ROBBER] = first_actor(tables[ROLLED]) if tables[ROLLED].phase == Phase.TAKE else NOBODY
    return count


@rule
def note_outcome(table, outcome):
    """The faces after a turn, and who took more points."""
    outcome[DIE] = table.die[0] - 1
    outcome[OTHER_DIE] = table.die[1] - 1
    outcome[GAIN] = points_of(table, 0) - points_of(table, 1)


# ---- where a position's value stands

# of a layer, the positions with equally many cards: cards of either side, where it begins, positions of points,
# the same of the next layer and its hands of side 1, spare positions for robbed tokens, the Lady's place or -1,
# turns played, and the worth of a cancelled round in steps of 1 / TIES
OWN, THEIRS, START, WIDTH, NEXT_START, NEXT_WIDTH, NEXT_HANDS, SPARE, LADY, TURNS, TIE = range(11)
TIES = 1_000_000


@rule
def place_of(start, width, pair, die, other, spare, scored, won):
    """Where the value of a position stands: by pair of hands, faces, points."""
    points = scored * (scored + 1) // 2 + 2 * spare * scored + won + spare
    return start + ((pair * FACES + die) * FACES + other) * width + points


@rule
def verdict(layer, scored, won):
    """R42 to R44: a round won, cancelled or lost."""
    lead = 2 * won - scored
    return 1.0 if lead > 0 else layer[TIE] / TIES if lead == 0 else 0.0


@rule
def has_ended(scored, won):
    """R38: somebody has 8 points."""
    return scored + won >= POINTS_TO_END or 2 * scored - won >= POINTS_TO_END


@rule
def follow(layer, values, pair, die, other, scored, won):
    """What a position is worth to side 0 when a turn is over."""
    if layer[OWN] == 2 or has_ended(scored, won):
        return verdict(layer, scored, won)
    return values[place_of(layer[NEXT_START], layer[NEXT_WIDTH], pair, die, other, layer[SPARE], scored, won)]


@rule
def pair_after(layer, ranks, hand, their_hand, own, theirs):
    """The pair of hands once both cards are played."""
    return ranks[hand & ~(1 << own)] * layer[NEXT_HANDS] + ranks[their_hand & ~(1 << theirs)]


# ---- what a pair of cards is worth


@rule
def turn_worth(layer, turns, outcomes, values, pair, own, theirs, die, other, scored, won):
    """What a pair of cards is worth to side 0, the choice of step 3 being made as well as can be."""
    turn = turns[own, theirs, die, other]
    best = choice_worth(layer, turn, outcomes, values, pair, 0, scored, won)
    for choice in range(1, turn[CHOICES]):
        worth = choice_worth(layer, turn, outcomes, values, pair, choice, scored, won)
        best = max(best, worth) if turn[CHOOSER] == 0 else min(best, worth)
    return best


@rule
def choice_worth(layer, turn, outcomes, values, pair, choice, scored, won):
    """What a choice of step 3 is worth to side 0, over all rolls."""
    total = 0.0
    first = turn[FIRST] + choice * turn[CHANCES]
    for row in range(first, first + turn[CHANCES]):
        outcome = outcomes[row]
        scored_now = scored + (1 if outcome[GAIN] != 0 else 0)
        won_now = won + (1 if outcome[GAIN] > 0 else 0)
        if turn[ROBBER] == NOBODY:
            total += follow(layer, values, pair, outcome[DIE], outcome[OTHER_DIE], scored_now, won_now)
        else:
            total += robbed(layer, values, pair, outcome, turn[ROBBER], scored_now, won_now)
    return total / turn[CHANCES]


@rule
def robbed(layer, values, pair, outcome, robber, scored, won):
    """R49: the best token to take for the robber, or none. Nobody has robbed before: each has one Lady."""
    best = follow(layer, values, pair, outcome[DIE], outcome[OTHER_DIE], scored, won)
    lost = won if robber == 1 else scored - won  # turns in which the victim took the greater token
    for points in range(1, 3):
        if (lost if points == 2 else scored - lost) > 0:
            moved = won + (points if robber == 0 else -points)
            worth = follow(layer, values, pair, outcome[DIE], outcome[OTHER_DIE], scored, moved)
            best = max(best, worth) if robber == 0 else min(best, worth)
    return best


# ---- a round, solved


@rule
def solve_layer(layer, hands, their_hands, ranks, turns, outcomes, values, rows, payoff, tableau, labels, mixes):
    """Solve every position with so many cards, for some rows of hands, from the positions one turn later.

    Where both sides have equally many cards, half of the positions are the mirrors of the others. Returns the
    greatest gap between what the sides' strategies assure them of.
    """
    gap = 0.0
    is_even = layer[OWN] == layer[THEIRS]
    for row in range(rows[0], hands.shape[0], rows[1]):
        for column in range(row if is_even else 0, their_hands.shape[0]):
            for die in range(FACES):
                for other in range(FACES):
                    for scored in range(layer[TURNS] + 1):
                        for won in range(-layer[SPARE], scored + layer[SPARE] + 1):
                            worth = is_decided(layer, hands[row], their_hands[column], scored, won)
                            if worth < 0.0:
                                fill(
                                    layer,
                                    hands[row],
                                    their_hands[column],
                                    ranks,
                                    turns,
                                    outcomes,
                                    values,
                                    die,
                                    other,
                                    scored,
                                    won,
                                    payoff,
                                )
                                worth = solve_matrix(payoff, layer[OWN], layer[THEIRS], tableau, labels, mixes)
                                gap = max(gap, gap_of(payoff, layer[OWN], layer[THEIRS], mixes))
                            keep(layer, values, row, column, their_hands.shape[0], die, other, scored, won, worth)
    return gap


@rule
def is_decided(layer, hand, their_hand, scored, won):
    """The worth of a position in which the round's winner is certain or which cannot come about; else -1.

    A turn moves the lead by 1, a robbery by 4 at most.
    """
    if scored + won < 0 or 2 * scored - won < 0 or has_ended(scored, won):
        return verdict(layer, scored, won)
    lead = 2 * won - scored
    reach = layer[OWN] - 1
    if layer[LADY] >= 0 and has(hand, layer[LADY]) and has(their_hand, layer[LADY]):
        if won < 0 or won > scored:
            return verdict(layer, scored, won)
        reach += 4
    return verdict(layer, scored, won) if abs(lead) > reach else -1.0


@rule
def fill(layer, hand, their_hand, ranks, turns, outcomes, values, die, other, scored, won, payoff):
    """What every pair of cards is worth to side 0: a row for each own card in hand, a column for each of theirs."""
    row = 0
    for own in range(HAND):
        if has(hand, own):
            column = 0
            for theirs in range(HAND):
                if has(their_hand, theirs):
                    pair = pair_after(layer, ranks, hand, their_hand, own, theirs)
                    payoff[row, column] = turn_worth(
                        layer, turns, outcomes, values, pair, own, theirs, die, other, scored, won
                    )
                    column += 1
            row += 1


@rule
def keep(layer, values, row, column, hands, die, other, scored, won, worth):
    """Write the value of a position, and of its mirror where the sides can change places."""
    start, width, spare = layer[START], layer[WIDTH], layer[SPARE]
    values[place_of(start, width, row * hands + column, die, other, spare, scored, won)] = worth
    if layer[OWN] == layer[THEIRS]:
        mirror = place_of(start, width, column * hands + row, other, die, spare, scored, scored - won)
        values[mirror] = 1.0 - worth


# ---- a turn with cards under the dice


@rule
def fill_hidden(layer, hands, their_hands, ranks, turns, outcomes, values, die, other, scored, won, payoff):
    """What every pair of cards is worth for every pair of hands the sides may hold; hands are 0 beyond the last."""
    for mine in range(hands.shape[0]):
        for yours in range(their_hands.shape[0]):
            fill(
                layer,
                hands[mine],
                their_hands[yours],
                ranks,
                turns,
                outcomes,
                values,
                die,
                other,
                scored,
                won,
                payoff[mine, yours],
            )
