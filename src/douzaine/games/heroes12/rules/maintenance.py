"""Phase 2, Maintenance (R55, R56, R74, R77)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import REGIONS, Hero
from douzaine.games.heroes12.rules.asking import ask_for
from douzaine.games.heroes12.rules.zones import at_any_time, discard_hero, from_supply
from douzaine.games.heroes12.table import CAMP, Phase, Stage

# steps of Maintenance, its `cursor`: 0 Cannons; 1, 2, 3 Goats of a region; 4, 5, 6 feeding a region
FIRST_GOATS = 1
FIRST_FEEDING = FIRST_GOATS + REGIONS
FED = FIRST_FEEDING + REGIONS
NOT_COUNTED = -1


@rule
def begin_maintenance(table):
    """R55: the active player's heroes in the regions want food."""
    table.stage = Stage.MAINTENANCE
    table.cursor = 0
    table.left = NOT_COUNTED


@rule
def discard_cannons(box, table, story):
    """R74, Q21: all own Cannons, wherever they are in play."""
    seat = table.turn
    for place in range(CAMP, REGIONS):
        cannons = table.camp[seat, Hero.CANNON] if place == CAMP else table.at[seat, place, Hero.CANNON]
        for _ in range(cannons):
            emit(story, EventKind.CANNON, seat, place)
            discard_hero(box, table, seat, place, Hero.CANNON, story)
    table.cursor = FIRST_GOATS


@rule
def ask_goats(table, region):
    """R77: every Goat in a region is asked for, one by one."""
    if table.left == NOT_COUNTED:
        table.left = table.at[table.turn, region, Hero.GOAT]
    if table.left > 0:
        ask_for(table, table.turn, Phase.GOAT)
    else:
        end_step(table)


@rule
def end_step(table):
    """One region is done."""
    table.cursor += 1
    table.left = NOT_COUNTED


@rule
def answer_for_goat(box, table, is_given, story):
    """R77, Q22: the Goat is discarded for one food in its region, or stays."""
    table.left -= 1
    if is_given:
        seat = table.turn
        region = table.cursor - FIRST_GOATS
        amount = from_supply(box, table, 1)
        emit(story, EventKind.GOAT, seat, region, amount)
        discard_hero(box, table, seat, region, Hero.GOAT, story)
        table.food[seat, region] += amount
        at_any_time(table, region, story)


@rule
def feed(table, region, story):
    """R55, R56: one food for each own hero there; for each one missing a hero must go."""
    seat = table.turn
    if table.left == NOT_COUNTED:
        spent = min(table.present[seat, region], table.food[seat, region])
        table.left = table.present[seat, region] - spent
        table.food[seat, region] -= spent
        if spent > 0:
            emit(story, EventKind.FEEDS, seat, spent, region)
    if table.left > 0:
        ask_for(table, seat, Phase.STARVE)
    else:
        end_step(table)


@rule
def starve(box, table, hero, story):
    """R56: a hero of the player's choice is discarded."""
    table.left -= 1
    region = table.cursor - FIRST_FEEDING
    emit(story, EventKind.STARVES, table.turn, hero, region)
    discard_hero(box, table, table.turn, region, hero, story)
