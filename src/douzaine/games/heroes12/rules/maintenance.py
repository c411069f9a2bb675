"""Phases 2 and 3, Maintenance and Income (R55 to R58, R74, R77)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask
from douzaine.games.heroes12.heroes import REGIONS, Hero
from douzaine.games.heroes12.rules.military import begin_military
from douzaine.games.heroes12.rules.zones import at_any_time, discard_hero, gain_in_camp
from douzaine.games.heroes12.rules.zones import from_supply as taken_from_supply
from douzaine.games.heroes12.story import Say
from douzaine.games.heroes12.table import CAMP, Phase, Stage

# steps of Maintenance, its `cursor`: 0 Cannons; 1, 2, 3 Goats of a region; 4, 5, 6 feeding a region
FIRST_GOATS = 1
FIRST_FEEDING = FIRST_GOATS + REGIONS
FED = FIRST_FEEDING + REGIONS
NOT_COUNTED = -1


@rule
def begin_maintenance(table):
    table.stage = Stage.MAINTENANCE
    table.cursor = 0
    table.left = NOT_COUNTED


@rule
def maintain(box, table, story):
    """R55, R74, R77, Q23: first the Cannons, then the Goats, then the food, regions 1 to 3."""
    if table.cursor < FIRST_GOATS:
        discard_cannons(box, table, story)
        table.cursor = FIRST_GOATS
    elif table.cursor < FIRST_FEEDING:
        ask_goats(table, table.cursor - FIRST_GOATS)
    elif table.cursor < FED:
        feed(table, table.cursor - FIRST_FEEDING, story)
    else:
        begin_income(table)


@rule
def discard_cannons(box, table, story):
    """R74, Q21: all own Cannons, wherever they are in play."""
    seat = table.turn
    for place in range(CAMP, REGIONS):
        cannons = table.camp[seat, Hero.CANNON] if place == CAMP else table.at[seat, place, Hero.CANNON]
        for _ in range(cannons):
            tell(story, Say.CANNON, ALL, seat, place, 0, 0, 0)
            discard_hero(box, table, seat, place, Hero.CANNON, story)


@rule
def ask_goats(table, region):
    """R77: every Goat in a region is asked for, one by one."""
    if table.left == NOT_COUNTED:
        table.left = table.at[table.turn, region, Hero.GOAT]
    if table.left > 0:
        table.phase = Phase.GOAT
        ask(table, table.turn)
    else:
        end_step(table)


@rule
def end_step(table):
    table.cursor += 1
    table.left = NOT_COUNTED


@rule
def answer_for_goat(box, table, is_given, story):
    """R77, Q22: the Goat is discarded for one food in its region, or stays."""
    table.left -= 1
    if is_given:
        seat = table.turn
        region = table.cursor - FIRST_GOATS
        amount = taken_from_supply(box, table, 1)
        tell(story, Say.GOAT, ALL, seat, region, amount, 0, 0)
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
            tell(story, Say.FEEDS, ALL, seat, spent, region, 0, 0)
    if table.left > 0:
        table.phase = Phase.STARVE
        ask(table, seat)
    else:
        end_step(table)


@rule
def starve(box, table, hero, story):
    """R56: a hero of the player's choice is discarded."""
    table.left -= 1
    region = table.cursor - FIRST_FEEDING
    tell(story, Say.STARVES, ALL, table.turn, hero, region, 0, 0)
    discard_hero(box, table, table.turn, region, hero, story)


# ---- income


@rule
def begin_income(table):
    table.stage = Stage.INCOME
    table.cursor = 0


@rule
def earn(box, table, story):
    """R57, R58: two food, then one card; then the Military phase."""
    seat = table.turn
    if table.cursor == 0:
        amount = gain_in_camp(box, table, seat, 2)
        tell(story, Say.INCOME, ALL, seat, amount, 0, 0, 0)
        table.draws[seat] = 1
        table.drawing = Say.DRAWS_INCOME
        table.cursor = 1
    else:
        begin_military(table)
