"""Killer: a rule of thumb, one step deep, for simple bots and light playouts."""

from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.games.killer.box import Move
from douzaine.games.killer.table import FACES, Phase

GOOD_HIGH = 4  # 5 and 6, as face - 1: worth keeping on the way up
GOOD_LOW = 1  # 1 and 2: worth keeping on the way down


@rule
def policy(box, seen, seat, moves, count, rng):
    """Push all dice the way they lean; strike the weakest; never risk what is gained."""
    if seen.phase == Phase.TARGET:
        return weakest_target(seen, moves, count, rng)
    if seen.phase == Phase.LUCK:
        return Move.STOP
    if leans_high(seen):
        return keep_high(seen)
    return keep_low(seen)


@rule
def leans_high(seen):
    """Whether the dice, kept and rolled, lie above their average."""
    lean = 0
    for face in range(FACES):
        lean += (seen.kept[face] + seen.rolled[face]) * (2 * face - FACES + 1)
    return lean >= 0


@rule
def keep_high(seen):
    """Keep every 5 and 6 of this roll, or else the highest die."""
    for back in range(FACES):
        face = FACES - 1 - back
        if seen.rolled[face] > 0 and face <= seen.lowest:
            if face >= GOOD_HIGH or seen.lowest == FACES:
                return Move.KEEP + face
            break
    return Move.ROLL


@rule
def keep_low(seen):
    """Keep every 1 and 2 of this roll, or else the lowest die."""
    for back in range(GOOD_LOW + 1):
        face = GOOD_LOW - back
        if seen.rolled[face] > 0 and face <= seen.lowest:
            return Move.KEEP + face
    if seen.lowest < FACES:
        return Move.ROLL
    face = 0
    while seen.rolled[face] == 0:
        face += 1
    return Move.KEEP + face


@rule
def weakest_target(seen, moves, count, rng):
    """The living opponent with the fewest HP; a random one among equals, so that no seat is struck more often."""
    best = moves[0]
    fewest = 0
    ties = 0
    for index in range(count):
        if moves[index] < Move.ATTACK:
            continue
        hp = seen.hp[moves[index] - Move.ATTACK]
        if ties == 0 or hp < fewest:
            fewest = hp
            ties = 0
        if hp == fewest:
            ties += 1
            if below(rng, ties) == 0:
                best = moves[index]
    return best
