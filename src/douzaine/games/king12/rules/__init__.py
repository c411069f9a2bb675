"""King of 12: the rules, one module a chapter. Rule numbers are those of the book.

`flow` has the course of a match. `setup` comes before play; `reveal` has steps 1 and 2 of a turn, `effects` step 3,
`points` steps 4 and 5, `rounds` step 6 and what lies around the turns.
"""

from douzaine.engine.chance import equally_likely
from douzaine.engine.rule import rule
from douzaine.games.king12.box import SETS, Card, Move
from douzaine.games.king12.die import FACES, SIDES
from douzaine.games.king12.rules.effects import face_to_leave, hand_in, roll_oracle
from douzaine.games.king12.rules.flow import advance
from douzaine.games.king12.rules.masks import has
from douzaine.games.king12.rules.points import rob
from douzaine.games.king12.rules.reveal import pick_card
from douzaine.games.king12.rules.rounds import bury, roll_die, scores
from douzaine.games.king12.rules.setup import deal_cards, setup
from douzaine.games.king12.table import Phase

__all__ = ["advance", "deal", "legal", "odds", "play", "scores", "setup"]

KINDS = len(Card)
NUMBER_OF_SETS = len(SETS)

# ---- what a seat may do, and how it is done


@rule
def legal(box, table, seat, moves):
    """List the moves of a seat that may decide now."""
    if table.phase == Phase.PICK:
        return legal_cards(table, seat, Move.PLAY, moves)
    if table.phase == Phase.BURY:
        return legal_cards(table, seat, Move.BURY, moves)
    if table.phase == Phase.TAKE:
        return legal_tokens(table, moves)
    if table.card[seat] == Card.SORCERER:
        return legal_faces(box, table, seat, moves)
    moves[0] = Move.VALUE_FIRST
    moves[1] = Move.FLIP_FIRST
    return 2


@rule
def legal_cards(table, seat, first, moves):
    """R14, R36, R45: any card in hand."""
    count = 0
    for card in range(KINDS):
        if has(table.hand[seat], card):
            moves[count] = first + card
            count += 1
    return count


@rule
def legal_faces(box, table, seat, moves):
    """R56: the five adjacent faces."""
    face = face_to_leave(box, table, seat)
    for side in range(SIDES):
        moves[side] = Move.TURN + box.beside[face, side] - 1
    return SIDES


@rule
def legal_tokens(table, moves):
    """R49, Q14: nothing, or a kind of token that the other Lady's player holds."""
    moves[0] = Move.TAKE
    count = 1
    for kind in range(2):
        if table.token[table.victim, kind] > 0:
            moves[count] = Move.TAKE + kind + 1
            count += 1
    return count


@rule
def play(box, table, seat, move, story):
    """Carry out one legal move."""
    if move < Move.BURY:
        pick_card(table, seat, move - Move.PLAY)
    elif move < Move.TURN:
        bury(table, seat, move - Move.BURY, story)
    elif move < Move.TAKE:
        hand_in(table, seat, move)
    else:
        rob(table, seat, move - Move.TAKE, story)


# ---- chance


@rule
def odds(box, table, weights):
    """Q2, R10, R57: every valid set, or every face, is equally likely."""
    return equally_likely(NUMBER_OF_SETS if table.phase == Phase.DRAW else FACES)


@rule
def deal(box, table, outcome, story):
    """Draw the cards, roll a die at the start of a round, or roll the Oracle's."""
    if table.phase == Phase.DRAW:
        deal_cards(box, table, box.sets[outcome], story)
    elif table.phase == Phase.ROLL:
        roll_die(table, outcome + 1, story)
    else:
        roll_oracle(table, outcome + 1, story)
