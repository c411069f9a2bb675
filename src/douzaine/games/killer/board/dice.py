"""Killer in the browser: the dice on the table, and the sets of them that the reader can choose."""

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from douzaine.boards.context import BoardContext
from douzaine.boards.markup import shown_while
from douzaine.games.killer.position import faces
from douzaine.games.killer.table import Phase

KEEPS = frozenset({Phase.KEEP, Phase.CAPITAL_KEEP})
ATTACKS = frozenset({Phase.ATTACK, Phase.LUCK})
MOST_PREVIEWED = 6  # with more dice there are too many choices to draw each of them

Dice = tuple[int, ...]  # faces from high to low


def asks_for_dice(at: BoardContext) -> bool:
    """Whether the reader chooses dice now."""
    return at.asked and at.table.phase in KEEPS


def rolls_attack(at: BoardContext) -> bool:
    """Whether the dice set aside are hits."""
    return at.table.phase in ATTACKS and not at.over


def rolled_dice(at: BoardContext) -> Dice:
    """The dice of this roll that are not set aside."""
    return tuple(faces(at.table.rolled))


def kept_dice(at: BoardContext) -> Dice:
    """The dice set aside."""
    return tuple(faces(at.table.kept))


def free_dice(at: BoardContext) -> Dice:
    """The dice that the reader may set aside now."""
    if not asks_for_dice(at):
        return ()
    most = at.table.lowest + 1
    return tuple([face for face in rolled_dice(at) if face <= most])


def is_forced(at: BoardContext) -> bool:
    """Whether the reader must set aside the one die that is left."""
    return len(free_dice(at)) == 1 and "roll" not in at.legal


def is_last_die(at: BoardContext) -> bool:
    """Whether nothing is left to roll after the one die that must be set aside."""
    return is_forced(at) and len(rolled_dice(at)) == 1


def missed_dice(at: BoardContext) -> Dice:
    """The dice of the last roll of an attack that did not hit."""
    for event in reversed(at.story):
        if event.kind == "attack_rolls":
            fallen = [int(face) for face in str(event.details["dice"])]
            return tuple([face for face in fallen if face != at.table.attack])
        if event.kind in ("targets", "forgets", "takes_all_up"):
            break
    return ()


def rolls_so_far(at: BoardContext) -> int:
    """The number of the current roll in the turn; only the story counts them."""
    count = 0
    for kind in at.story.kinds():
        count += kind in ("rolls", "rolls_again")
        if kind == "rolls":
            return count
    return 1


# ---- choosing


class Choice(NamedTuple):
    """One set of ticked dice."""

    dice: Dice
    shown: str  # attributes of what shows only while it is made
    left: int


def choices(at: BoardContext) -> list[Choice]:
    """Every set of dice the reader can tick, if there are not too many."""
    free = free_dice(at)
    return choices_among(free) if len(free) <= MOST_PREVIEWED else []


@lru_cache(1000)
def choices_among(free: Dice) -> list[Choice]:
    """Every set of these dice, each with the attributes of what shows while it is ticked."""
    return [
        Choice(tuple([free[number] for number in ticked]), shown_while(ticked, others), len(others))
        for ticked, others in _ways(len(free))
    ]


@cache
def _ways(count: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to tick some of so many dice: the ticked ones, and the others."""
    sets = [ticked for size in range(1, count + 1) for ticked in combinations(range(count), size)]
    return [(ticked, tuple(sorted(set(range(count)) - set(ticked)))) for ticked in sets]


def rolls_capital(at: BoardContext) -> bool:
    """Whether the dice are for starting HP: their total neither strikes nor heals nor costs anything."""
    return Phase(at.table.phase) in (Phase.CAPITAL_ROLL, Phase.CAPITAL_KEEP)
