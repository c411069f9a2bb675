"""Set-up, the start of a round, its end, and the end of the match."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, NOBODY, tell
from douzaine.engine.table import ask, ask_all, await_chance, finish, has_most, share_the_win
from douzaine.games.king12.box import NO_VALUE, NONE, CardSet, End, Phase, Say
from douzaine.games.king12.rules.masks import has, is_single

ROUNDS_TO_WIN = 2
POINTS_TO_END = 8

# ---- set-up


@rule
def setup(box, table, story):
    """R4 to R9: the seven cards are fixed or drawn, and all tokens lie in the supply."""
    table.seats = box.players
    table.supply[0] = box.supply[0]
    table.supply[1] = box.supply[1]
    clear_turn(table)
    if box.card_set == CardSet.RANDOM:
        table.phase = Phase.DRAW
        await_chance(table)
    else:
        deal_cards(box, table, box.cards, story)


@rule
def deal_cards(box, table, cards, story):
    """R1 to R3, R8: everybody holds the same seven cards, the Knight among them."""
    table.cards = cards
    for seat in range(table.seats):
        table.hand[seat] = cards
    if box.card_set == CardSet.RANDOM:
        tell(story, Say.DRAWN, ALL, NOBODY, cards, 0, 0, 0)
    elif box.card_set == CardSet.AGREED:
        tell(story, Say.AGREED, ALL, NOBODY, cards, 0, 0, 0)
    else:
        tell(story, Say.FIRST_GAME, ALL, NOBODY, cards, 0, 0, 0)
    begin_round(table, story)


# ---- the start of a round and of a turn


@rule
def begin_round(table, story):
    """R10, R11, R13, R47: all tokens go back, and every die is rolled."""
    table.rounds += 1
    for seat in range(table.seats):
        return_tokens(table, seat)
        table.die[seat] = 0
    tell(story, Say.ROUND, ALL, NOBODY, table.rounds, 0, 0, 0)
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
    """R10, R47: the next seat's die falls; after the last one the first turn begins."""
    seat = 0
    while table.die[seat] != 0:
        seat += 1
    table.die[seat] = face
    tell(story, Say.ROLLS if table.rounds == 1 else Say.ROLLS_AGAIN, ALL, seat, face, 0, 0, 0)
    if seat == table.seats - 1:
        begin_turn(table)


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


# ---- the end of a round


@rule
def round_is_over(table, story):
    """R37, R38, R40: somebody is down to one card, or has 8 points."""
    for seat in range(table.seats):
        if is_single(table.hand[seat]):
            tell(story, Say.LAST_CARD, ALL, seat, table.rounds, 0, 0, 0)
            return True
    for seat in range(table.seats):
        if points_of(table, seat) >= POINTS_TO_END:
            tell(story, Say.EIGHT_POINTS, ALL, seat, table.rounds, points_of(table, seat), 0, 0)
            return True
    return False


@rule
def points_of(table, seat):
    """The points of this round (R13)."""
    return table.token[seat, 0] + 2 * table.token[seat, 1]


@rule
def end_round(box, table, story):
    """R41 to R46: cards come back, equal points are cancelled, and the best of the rest wins the round."""
    take_back_cards(table, story)
    winner = round_winner(table, cancel_equal_points(table, story))
    if winner == NONE:
        tell(story, Say.NO_WINNER, ALL, NOBODY, table.rounds, 0, 0, 0)
        table.turns += 1
        close_round(box, table, story)
    else:
        win_round(table, winner, story)


@rule
def take_back_cards(table, story):
    """R41: everybody takes the discarded cards back into the hand."""
    for seat in range(table.seats):
        table.hand[seat] |= table.discard[seat]
        table.discard[seat] = 0
        table.shown[seat] = 0
    tell(story, Say.TAKE_BACK, ALL, NOBODY, 0, 0, 0, 0)


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
            tell(story, Say.TIED, ALL, seat, points_of(table, seat), 0, 0, 0)
            return_tokens(table, seat)
    return tied


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
    tell(story, Say.WINS_ROUND, ALL, seat, table.rounds, points_of(table, seat), 0, 0)
    if table.won[seat] == ROUNDS_TO_WIN:
        tell(story, Say.KING, ALL, seat, 0, 0, 0, 0)
        finish(table, End.TWO_ROUNDS)
    else:
        table.turns += 1
        table.phase = Phase.BURY
        ask(table, seat)


@rule
def bury(box, table, seat, card, story):
    """R45: the card goes face down under the die, for good. From now on everybody can only guess it."""
    table.hand[seat] &= ~(1 << card)
    table.buried[seat] = 1 << card
    table.not_buried[seat] = 0
    tell(story, Say.BURIES, 1 << seat, seat, card, 0, 0, 0)
    close_round(box, table, story)


@rule
def close_round(box, table, story):
    """R47, Q31: the next round, unless the safety stop is reached."""
    if box.max_rounds == 0 or table.rounds < box.max_rounds:
        begin_round(table, story)
        return
    tell(story, Say.ROUND_LIMIT, ALL, NOBODY, table.rounds, 0, 0, 0)
    finish(table, End.MAX_ROUNDS)
    for seat in range(table.seats):
        if wins(table, seat):
            tell(story, Say.WINS, ALL, seat, table.won[seat], 0, 0, 0)


# ---- the end


@rule
def wins(table, seat):
    """R46, Q31: nobody has won more rounds; of those with two there is only one."""
    return has_most(table.won, table.seats, seat)


@rule
def scores(box, table, out):
    """The winners share 1."""
    share_the_win(table.won, table.seats, out)
