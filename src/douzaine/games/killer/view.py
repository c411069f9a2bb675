"""Killer: nothing is hidden, so everybody sees the whole Table."""

from douzaine.engine.rule import rule
from douzaine.engine.table import copy_header
from douzaine.games.killer.table import FACES, SEATS


@rule
def view(box, table, seat, out):
    """Everything lies open."""
    copy_header(table, out)
    out.turn = table.turn
    out.first = table.first
    for each in range(SEATS):
        out.hp[each] = table.hp[each]
        out.returns[each] = table.returns[each]
    out.to_fall = table.to_fall
    for face in range(FACES):
        out.rolled[face] = table.rolled[face]
        out.kept[face] = table.kept[face]
        out.from_roll[face] = table.from_roll[face]
    out.lowest = table.lowest
    out.attack = table.attack
    out.target = table.target
    out.hits = table.hits
    out.risk = table.risk


@rule
def redeal(box, seen, seat, rng, out):
    """Nothing is hidden, so there is nothing to deal again."""
    view(box, seen, seat, out)
