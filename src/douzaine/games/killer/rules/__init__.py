"""Killer: the rules, one module a chapter. Rule numbers are those of the book.

`flow` has the course of a match. `setup` comes before play, `roll` and `total` are the two phases of a turn, `attack`
is what a total far out brings, `life` and `eliminated` are about HP and those without, `ending` about the end.
"""

from douzaine.engine.chance import equally_likely
from douzaine.engine.rule import rule
from douzaine.games.killer.box import Move
from douzaine.games.killer.rules.attack import name_target, push_on, stop
from douzaine.games.killer.rules.ending import scores
from douzaine.games.killer.rules.flow import advance
from douzaine.games.killer.rules.life import is_living
from douzaine.games.killer.rules.roll import let_die_fall, roll_the_rest, set_aside
from douzaine.games.killer.rules.setup import name_first_player, setup
from douzaine.games.killer.rules.total import heal
from douzaine.games.killer.table import FACES, Phase

__all__ = ["advance", "deal", "legal", "odds", "play", "scores", "setup"]

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
        set_aside(table, move - Move.KEEP, story)
    elif move == Move.ROLL:
        roll_the_rest(table, story)
    elif move == Move.ATTACK_NOBODY:
        name_target(table, seat, story)
    elif move == Move.STOP:
        stop(table, story)
    elif move == Move.CONTINUE:
        push_on(box, table, story)
    else:
        name_target(table, move - Move.ATTACK, story)


# ---- chance


@rule
def odds(box, table, weights):
    """Every seat, or every face of one die, is equally likely."""
    if table.phase == Phase.FIRST_PLAYER:
        return equally_likely(table.seats)
    return equally_likely(FACES)


@rule
def deal(box, table, outcome, story):
    """Name the first player, heal, or let one die fall."""
    if table.phase == Phase.FIRST_PLAYER:
        name_first_player(table, outcome, story)
    elif table.phase == Phase.HEAL:
        heal(table, outcome + 1, story)
    else:
        let_die_fall(table, outcome)
