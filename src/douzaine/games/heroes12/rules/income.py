"""Phase 3, Income (R57, R58)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.rules.zones import gain_in_camp
from douzaine.games.heroes12.table import Stage

FOOD = 2
CARDS = 1


@rule
def begin_income(table):
    """R57: Maintenance is over."""
    table.stage = Stage.INCOME
    table.cursor = 0


@rule
def earn(box, table, story):
    """R57, R58: two food for the camp, and one card to draw."""
    seat = table.turn
    amount = gain_in_camp(box, table, seat, FOOD)
    emit(story, EventKind.INCOME, seat, amount)
    table.draws[seat] = CARDS
    table.drawing = EventKind.DRAWS_INCOME
    table.cursor = 1
