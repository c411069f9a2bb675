"""Eliminated players: R31 to R38."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.killer.box import Fallen
from douzaine.games.killer.events import EventKind
from douzaine.games.killer.rules.life import is_living
from douzaine.games.killer.rules.total import attack_value, begin_attack, is_exact, roll_to_heal


@rule
def takes_turns(box, table, seat):
    """R31, R32, R35, R38: the living do; ghosts do; the fallen do while they may still return."""
    if is_living(table, seat) or box.fallen == Fallen.GHOST:
        return True
    return box.fallen == Fallen.REVIVE and table.returns[seat] < box.revive_limit


@rule
def follow_ghost_total(box, table, total, story):
    """R32 to R34: a ghost neither loses nor heals, and attacks like anybody."""
    if attack_value(box, total) > 0:
        begin_attack(box, table, total, story)
    else:
        emit(story, EventKind.GHOST_IDLE, table.turn, total)


@rule
def follow_fallen_total(box, table, total, story):
    """R35 to R37: only an exact total helps, whatever `exact_result` says."""
    if is_exact(box, total):
        roll_to_heal(table)
    else:
        emit(story, EventKind.STAYS_DOWN, table.turn, total)
