"""Killer: the rules, one module a chapter. Rule numbers are those of the book.

`setup` comes before play, `roll` and `total` are the two phases of a turn, `attack` is what a total far out
brings, `ending` says who lives, who is next and who has won.
"""

from douzaine.engine.rule import rule
from douzaine.games.killer.box import FACES, Capital, Move, Phase
from douzaine.games.killer.rules.attack import name_target, push_on, set_hits_aside, stop
from douzaine.games.killer.rules.ending import is_living, scores
from douzaine.games.killer.rules.roll import choose_dice, roll_the_rest, sum_of
from douzaine.games.killer.rules.setup import name_first_player, receive_capital, setup
from douzaine.games.killer.rules.total import heal, set_aside

__all__ = ["deal", "legal", "odds", "play", "scores", "setup"]

# ---- what a seat may do, and how it is done


@rule
def legal(box, table, seat, moves):
    """List the moves of the seat whose turn it is."""
    if table.phase == Phase.TARGET:
        return legal_targets(box, table, seat, moves)
    if table.phase == Phase.LUCK:
        moves[0] = Move.STOP
        moves[1] = Move.CONTINUE
        return 2
    return legal_dice(table, moves)


@rule
def legal_dice(table, moves):
    """R10: dice of this roll, within one roll from high to low; `roll` once one is set aside."""
    count = 0
    for back in range(FACES):
        face = FACES - 1 - back
        if table.rolled[face] > 0 and face <= table.lowest:
            moves[count] = Move.KEEP + face
            count += 1
    if table.lowest < FACES:
        moves[count] = Move.ROLL
        count += 1
    return count


@rule
def legal_targets(box, table, seat, moves):
    """R20, R21, R39: any living opponent; with `forgotten_target` also nobody, except for ghosts."""
    count = 0
    for target in range(table.seats):
        if target != seat and is_living(table, target):
            moves[count] = Move.ATTACK + target
            count += 1
    if box.forgotten_target == 1 and is_living(table, seat):
        moves[count] = Move.ATTACK_NOBODY
        count += 1
    return count


@rule
def play(box, table, seat, move, story):
    """Carry out one legal move."""
    if move < Move.ROLL:
        set_aside(box, table, move - Move.KEEP, story)
    elif move == Move.ROLL:
        roll_the_rest(table, story)
    elif move == Move.ATTACK_NOBODY:
        name_target(box, table, seat, story)
    elif move == Move.STOP:
        stop(box, table, story)
    elif move == Move.CONTINUE:
        push_on(box, table, story)
    else:
        name_target(box, table, move - Move.ATTACK, story)


# ---- chance


@rule
def odds(box, table, weights):
    """Every seat, or every face of one die, is equally likely."""
    if table.phase == Phase.FIRST_PLAYER:
        for seat in range(table.seats):
            weights[seat] = 1
        return table.seats
    for face in range(FACES):
        weights[face] = 1
    return FACES


@rule
def deal(box, table, outcome, story):
    """Name the first player, heal, or let one die fall."""
    if table.phase == Phase.FIRST_PLAYER:
        name_first_player(box, table, outcome, story)
    elif table.phase == Phase.HEAL:
        heal(box, table, outcome + 1, story)
    else:
        table.rolled[outcome] += 1
        table.to_fall -= 1
        if table.to_fall == 0:
            roll_is_complete(box, table, story)


@rule
def roll_is_complete(box, table, story):
    """All dice of the roll lie there."""
    if table.phase == Phase.ATTACK:
        set_hits_aside(box, table, story)
    elif table.phase == Phase.CAPITAL_ROLL and box.capital == Capital.ONE_ROLL:
        receive_capital(box, table, sum_of(table.rolled), story)
    else:
        choose_dice(box, table, story)
