"""Phase 4, Military: Falcons, actions, Deploy and Move (R59 to R69, R80)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import ALL, tell
from douzaine.engine.table import ask
from douzaine.games.heroes12.heroes import REGIONS, Hero
from douzaine.games.heroes12.rules.abilities import apply_deployed, has_deployed_ability, waiting_abilities
from douzaine.games.heroes12.rules.zones import discard_card, gain, gain_in_camp, leave_hand, remember, travel
from douzaine.games.heroes12.story import Say
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
def go_to_war(box, table, story):
    """R59, R66, R80: Falcons first; abilities of deployed heroes; then the next action."""
    if table.fresh[0] + table.fresh[1] + table.fresh[2] > 0:
        table.phase = Phase.FALCON
        ask(table, table.turn)
        return
    waiting = waiting_abilities(table, story)
    if waiting == 0:
        table.phase = Phase.ACTION
        ask(table, table.turn)
    elif waiting > 1:
        table.phase = Phase.ORDER
        ask(table, table.turn)
    else:
        apply_the_only_one(box, table, story)


@rule
def apply_the_only_one(box, table, story):
    for region in range(REGIONS):
        if table.waiting[region] != NOBODY:
            apply_deployed(box, table, region, story)
            return


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
    tell(story, Say.BURNS, ALL, seat, hero, 0, 0, 0)


@rule
def supply(box, table, seat, story):
    """R61."""
    spend_action(table)
    tell(story, Say.SUPPLIES, ALL, seat, gain_in_camp(box, table, seat, 1), 0, 0, 0)


@rule
def recruit(box, table, seat, hero, story):
    """R62, R63, Q42: paid from the camp; then its ability, if it has one."""
    spend_action(table)
    leave_hand(table, seat, hero)
    table.camp[seat, hero] += 1
    table.camp_food[seat] -= box.cost[hero]
    remember(table, seat, hero)
    tell(story, Say.RECRUITS, ALL, seat, hero, box.cost[hero], 0, 0)
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
    table.phase = Phase.DEPLOY_REGION
    ask(table, seat)


@rule
def name_region_to_deploy(table, seat, region):
    """R64: one hero a region."""
    table.target = region
    table.phase = Phase.DEPLOY_FOOD
    ask(table, seat)


@rule
def deploy(box, table, seat, food, story):
    """R64, R65, Q38: hero and food are placed; its ability waits until everybody is."""
    hero = table.named
    region = table.target
    tell(story, Say.DEPLOYS, ALL, seat, hero, region, food, 0)
    travel(box, table, seat, hero, CAMP, region, food, story)
    table.used |= 1 << region
    if has_deployed_ability(hero):
        table.waiting[region] = hero
    forget_names(table)
    table.phase = Phase.DEPLOY_MORE
    ask(table, seat)


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
    table.phase = Phase.MOVE_HERO
    ask(table, seat)


@rule
def name_falcon(table, seat, region):
    """R80, Q25: a Falcon's free Move."""
    table.flying = 1
    table.origin = region
    table.named = Hero.GIANT_FALCON
    table.phase = Phase.MOVE_TO
    ask(table, seat)


@rule
def name_hero_to_move(table, seat, hero):
    table.named = hero
    table.phase = Phase.MOVE_TO
    ask(table, seat)


@rule
def name_region_to_enter(table, seat, region):
    """R7, R67: an adjacent region."""
    table.target = region
    table.phase = Phase.MOVE_FOOD
    ask(table, seat)


@rule
def move(box, table, seat, food, story):
    """R67 to R69, R80, R85: the hero arrives with its food; a Treant gains one more."""
    hero = table.named
    origin = table.origin
    target = table.target
    if table.flying == 1:
        table.flying = 0
        table.fresh[origin] -= 1
        tell(story, Say.FLIES, ALL, seat, origin, target, food, 0)
    else:
        tell(story, Say.MOVES, ALL, seat, hero, origin, target, food)
    travel(box, table, seat, hero, origin, target, food, story)
    forget_names(table)
    if hero == Hero.TREANT:
        gain(box, table, seat, target, 1, Say.TREANT, story)


@rule
def keep_falcons(table):
    """Q24: Falcons that have not flown by now do not."""
    for region in range(REGIONS):
        table.fresh[region] = 0
