"""Phase 4, Military: Falcons, actions, Deploy and Move (R59 to R69, R80)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import REGIONS, Hero
from douzaine.games.heroes12.rules.abilities import has_deployed_ability
from douzaine.games.heroes12.rules.asking import ask_for
from douzaine.games.heroes12.rules.zones import discard_card, gain, gain_in_camp, leave_hand, remember, travel
from douzaine.games.heroes12.table import CAMP, NOBODY, Phase, Stage

ACTIONS = 3


@rule
def begin_military(table):
    """R59, R80: three actions, and one flight for every Falcon in a region."""
    table.stage = Stage.MILITARY
    table.cursor = 0
    table.actions = ACTIONS
    table.extra = 0
    for region in range(REGIONS):
        table.fresh[region] = table.at[table.turn, region, Hero.GIANT_FALCON]


@rule
def has_falcon_to_fly(table):
    """R80: whether a Falcon may still use its flight."""
    return table.fresh[0] + table.fresh[1] + table.fresh[2] > 0


@rule
def spend_action(table):
    """R59, R60: an extra action is used at once, before those left."""
    if table.extra == 1:
        table.extra = 0
    else:
        table.actions -= 1


# ---- extra actions, Supply, Recruit


@rule
def burn(table, seat, hero, story):
    """R60, Q16: a hand card is discarded for one extra action."""
    discard_card(table, seat, hero)
    table.extra = 1
    emit(story, EventKind.BURNS, seat, hero)


@rule
def supply(box, table, seat, story):
    """R61: one food for the camp."""
    spend_action(table)
    emit(story, EventKind.SUPPLIES, seat, gain_in_camp(box, table, seat, 1))


@rule
def recruit(box, table, seat, hero, story):
    """R62, R63, Q42: paid from the camp; then its ability, if it has one."""
    spend_action(table)
    leave_hand(table, seat, hero)
    table.camp[seat, hero] += 1
    table.camp_food[seat] -= box.cost[hero]
    remember(table, seat, hero)
    emit(story, EventKind.RECRUITS, seat, hero, box.cost[hero])
    table.recruited = hero
    table.recruited_at = CAMP


# ---- Deploy


@rule
def name_hero_to_deploy(table, seat, hero):
    """R64, Q38: the first hero named spends the action."""
    if table.phase == Phase.ACTION:
        spend_action(table)
        table.used = 0
    table.named = hero
    ask_for(table, seat, Phase.DEPLOY_REGION)


@rule
def name_region_to_deploy(table, seat, region):
    """R64: one hero a region."""
    table.target = region
    ask_for(table, seat, Phase.DEPLOY_FOOD)


@rule
def deploy(box, table, seat, food, story):
    """R64, R65, Q38: hero and food are placed; its ability waits until everybody is."""
    hero = table.named
    region = table.target
    emit(story, EventKind.DEPLOYS, seat, hero, region, food)
    travel(box, table, seat, hero, CAMP, region, food, story)
    table.used |= 1 << region
    if has_deployed_ability(hero):
        table.waiting[region] = hero
    forget_names(table)
    ask_for(table, seat, Phase.DEPLOY_MORE)


@rule
def forget_names(table):
    table.named = NOBODY
    table.origin = CAMP
    table.target = 0


# ---- Move


@rule
def name_region_to_leave(table, seat, region):
    """R67: the region named spends the action."""
    spend_action(table)
    table.origin = region
    ask_for(table, seat, Phase.MOVE_HERO)


@rule
def name_falcon(table, seat, region):
    """R80, Q25: a Falcon's free Move."""
    table.flying = 1
    table.origin = region
    table.named = Hero.GIANT_FALCON
    ask_for(table, seat, Phase.MOVE_TO)


@rule
def name_hero_to_move(table, seat, hero):
    table.named = hero
    ask_for(table, seat, Phase.MOVE_TO)


@rule
def name_region_to_enter(table, seat, region):
    """R7, R67: an adjacent region."""
    table.target = region
    ask_for(table, seat, Phase.MOVE_FOOD)


@rule
def move(box, table, seat, food, story):
    """R67 to R69, R80, R85: the hero arrives with its food; a Treant gains one more."""
    hero = table.named
    origin = table.origin
    target = table.target
    if table.flying == 1:
        table.flying = 0
        table.fresh[origin] -= 1
        emit(story, EventKind.FLIES, seat, origin, target, food)
    else:
        emit(story, EventKind.MOVES, seat, hero, origin, target, food)
    travel(box, table, seat, hero, origin, target, food, story)
    forget_names(table)
    if hero == Hero.TREANT:
        gain(box, table, seat, target, 1, EventKind.TREANT, story)


@rule
def keep_falcons(table):
    """Q24: Falcons that have not flown by now do not."""
    for region in range(REGIONS):
        table.fresh[region] = 0


@rule
def end_actions(table):
    """R70: the actions are used up."""
    table.stage = Stage.END
    table.cursor = 0
