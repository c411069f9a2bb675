"""Twelve Heroes: a rule of thumb for simple bots and light playouts.

Recruit what the camp can pay, deploy everybody with the last action where it tips a region, feed them,
and keep the strong.
"""

from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.games.heroes12.box import Move
from douzaine.games.heroes12.heroes import KINDS, REGIONS, Hero, Tile
from douzaine.games.heroes12.table import Phase

HAND = 5  # cards that may be kept
DEAR = 5  # cost of a hero that is not kept in an opening hand


@rule
def policy(box, seen, seat, moves, count, rng):
    """The legal move with the highest score; equal ones at random."""
    best = moves[0]
    highest = -1000
    ties = 0
    for index in range(count):
        score = worth(box, seen, seat, moves[index])
        if score > highest:
            best = moves[index]
            highest = score
            ties = 1
        elif score == highest:
            ties += 1
            if below(rng, ties) == 0:
                best = moves[index]
    return best


@rule
def worth(box, seen, seat, move):
    """How good a move looks, compared with the others of the same decision."""
    if move >= Move.HERO:
        return worth_of_hero(box, seen, seat, (move - Move.HERO) // KINDS, (move - Move.HERO) % KINDS)
    if move >= Move.FOOD:
        return worth_of_food(seen, seat, move - Move.FOOD)
    if move >= Move.REGION:
        return worth_of_region(box, seen, seat, move)
    return worth_of_word(seen, seat, move)


# ---- heroes


@rule
def value(box, hero):
    """What a hero is worth in play: its force, and a little more for those that feed or draw."""
    extra = 1 if hero == Hero.TREANT or hero == Hero.ELF or hero == Hero.IRON_GIANT else 0
    return 2 * box.force[hero] + extra - (4 if hero == Hero.CANNON else 0)


@rule
def worth_of_hero(box, seen, seat, word, hero):
    """Recruit and bring the strong, give up the weak."""
    if word == (Move.RECRUIT - Move.HERO) // KINDS:
        return worth_of_recruit(box, seen, seat, hero)
    if word == (Move.DEPLOY - Move.HERO) // KINDS:
        return worth_of_deploy(box, seen, seat, hero)
    if word == (Move.BURN - Move.HERO) // KINDS:
        return worth_of_burn(box, seen, seat, hero)
    if word == (Move.UNDER - Move.HERO) // KINDS:
        return 1 if box.cost[hero] >= DEAR else -1
    if word == (Move.PICK - Move.HERO) // KINDS:
        return 2 * value(box, hero) - box.cost[hero]
    if word == (Move.RETURN - Move.HERO) // KINDS or word == (Move.ADD - Move.HERO) // KINDS:
        return value(box, hero)
    if seen.phase == Phase.MOVE_HERO:
        return value(box, hero)
    if seen.phase == Phase.KNIGHT_HERO:
        return 20 if hero == Hero.PEASANT else -value(box, hero)
    return -value(box, hero)


@rule
def worth_of_recruit(box, seen, seat, hero):
    """With more than one action left, so that the hero can still be deployed."""
    if actions_left(seen) < 2:
        return 8 if hero == Hero.PEASANT else 1
    if hero == Hero.PEASANT:
        return 60
    return 20 + value(box, hero)


@rule
def actions_left(seen):
    return seen.actions + seen.extra


@rule
def worth_of_deploy(box, seen, seat, hero):
    """Everybody in one go, with the last action; a Deploy once begun goes on while food lasts."""
    if seen.phase == Phase.DEPLOY_MORE:
        return value(box, hero) if seen.camp_food[seat] > 0 or box.cost[hero] <= 1 else -1
    return 30 + value(box, hero) if actions_left(seen) == 1 else 5


@rule
def worth_of_burn(box, seen, seat, hero):
    """A card that would be dropped anyway is an action."""
    if seen.actions == 0 and seen.hand_size[seat] > HAND - 1:
        return 40 - value(box, hero)
    return -50


# ---- food, regions, words


@rule
def worth_of_food(seen, seat, food):
    """Two food for a hero that is sent; with a hero that moves, its share."""
    if seen.phase == Phase.MOVE_FOOD:
        return -abs(food - 1)
    wanted = seen.present[seat, seen.target] + 2 - seen.food[seat, seen.target]
    return -abs(food - max(wanted, 1))


@rule
def worth_of_region(box, seen, seat, move):
    """Where the fight can be won."""
    region = (move - Move.REGION) % REGIONS
    if seen.phase == Phase.DEPLOY_REGION:
        return prospects(box, seen, seat, region, box.force[seen.named])
    if seen.phase == Phase.GOBLIN:
        return prospects(box, seen, seat, region, box.force[Hero.GOBLIN])
    if seen.phase == Phase.MOVE_TO:
        return prospects(box, seen, seat, region, box.force[seen.named])
    if seen.phase == Phase.ARCHANGEL:
        return seen.present[seat, region] - seen.food[seat, region]
    if seen.phase == Phase.ACTION:
        return worth_of_leaving(box, seen, seat, region)
    if seen.phase == Phase.BEHEMOTH_REGION:
        return -prospects(box, seen, seat, region, 0)
    if seen.phase == Phase.FALCON:
        return -1
    return -seen.present[seat, region] - (10 if seen.phase == Phase.STRATEGIST_REGION else 0)


@rule
def prospects(box, seen, seat, region, force):
    """What so much more force would be worth in a region."""
    tile = seen.tile[region]
    if tile == Tile.NONE:
        return -20
    mine = seen.force[seat, region]
    theirs = seen.force[1 - seat, region]
    near = box.tile_vp[tile] + 4 * seen.cubes[seat, region] - 2 * (box.slots[tile] - seen.cubes[seat, region])
    if mine > theirs:
        return near + 2
    return near + 12 if mine + force > theirs else near - 6


@rule
def worth_of_leaving(box, seen, seat, region):
    """A hero leaves a region without a tile; otherwise it stays."""
    return 12 if seen.tile[region] == Tile.NONE else -20


@rule
def worth_of_word(seen, seat, move):
    """Food rather than idling; enough is enough."""
    if move == Move.SUPPLY:
        return 10
    if move == Move.YES:
        region = seen.cursor - 1
        return 1 if seen.present[seat, region] > max(seen.food[seat, region], 1) else -1
    if move == Move.CAMP:
        return camp_without_knight(seen, seat)
    return 0


@rule
def camp_without_knight(seen, seat):
    """A Peasant in the camp is worth taking back; else whoever is in a region alone is not."""
    return 5 if seen.camp[seat, Hero.PEASANT] > 0 else -1
