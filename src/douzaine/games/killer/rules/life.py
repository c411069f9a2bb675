"""HP, and who is living: R5, R38."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.killer.box import Fallen
from douzaine.games.killer.events import EventKind


@rule
def is_living(table, seat):
    """R5: a player without HP is eliminated."""
    return table.hp[seat] > 0


@rule
def living(table):
    """How many players are living."""
    count = 0
    for seat in range(table.seats):
        if is_living(table, seat):
            count += 1
    return count


@rule
def set_hp(box, table, seat, left, story):
    """R5, R38: a player at 0 is eliminated, and for good if no return is left."""
    fell = is_living(table, seat) and left == 0
    table.hp[seat] = left
    if fell:
        for_good = box.fallen == Fallen.REVIVE and table.returns[seat] >= box.revive_limit
        emit(story, EventKind.ELIMINATED_FOR_GOOD if for_good else EventKind.ELIMINATED, seat)
