"""What a seat may do now: every decision and its choices."""

from douzaine.engine.rule import rule
from douzaine.games.heroes12.box import MOST_FOOD, Move
from douzaine.games.heroes12.heroes import KINDS, REGIONS
from douzaine.games.heroes12.rules.abilities import CHEAP, LIGHT
from douzaine.games.heroes12.rules.maintenance import FIRST_FEEDING
from douzaine.games.heroes12.table import CAMP, Phase


@rule
def legal(box, table, seat, moves):
    """List the moves of a seat that is asked."""
    phase = table.phase
    if phase == Phase.ACTION:
        return legal_actions(box, table, seat, moves)
    if phase == Phase.DEPLOY_FOOD:
        return food_up_to(table.camp_food[seat], moves)
    if phase == Phase.MOVE_FOOD:
        return food_up_to(table.food[seat, table.origin], moves)
    if phase == Phase.PICK:
        return heroes_of(table.hand[seat], Move.PICK, moves, 0)
    if phase == Phase.HAND_LIMIT:
        return heroes_of(table.hand[seat], Move.DROP, moves, 0)
    if phase == Phase.STARVE:
        return heroes_of(table.at[seat, table.cursor - FIRST_FEEDING], Move.STARVE, moves, 0)
    if phase == Phase.CHARIOT:
        moves[0] = Move.NONE
        return cheap_heroes_of(box, table.at[1 - seat, table.origin], LIGHT, Move.RETURN, moves, 1)
    if phase == Phase.SHIP:
        moves[0] = Move.NONE
        return cheap_heroes_of(box, table.hand[seat], CHEAP, Move.ADD, moves, 1)
    if phase == Phase.MULLIGAN:
        moves[0] = Move.DONE
        return heroes_of(table.hand[seat], Move.UNDER, moves, 1)
    if phase == Phase.GOAT:
        moves[0] = Move.YES
        moves[1] = Move.NO
        return 2
    if names_a_hero(phase):
        return heroes_there(table, seat, moves)
    return legal_regions(table, seat, moves)


@rule
def legal_actions(box, table, seat, moves):
    """R59 to R62, R64, R67, Q15, Q16: four kinds of action while one is left; a card for one more; the end."""
    may_act = table.actions > 0 or table.extra == 1
    count = 0
    for hero in range(KINDS):
        if table.hand[seat, hero] > 0:
            if table.extra == 0:
                moves[count] = Move.BURN + hero
                count += 1
            if may_act and box.cost[hero] <= table.camp_food[seat]:
                moves[count] = Move.RECRUIT + hero
                count += 1
        if may_act and table.camp[seat, hero] > 0:
            moves[count] = Move.DEPLOY + hero
            count += 1
    if not may_act:
        moves[count] = Move.END
        return count + 1
    moves[count] = Move.SUPPLY
    return regions_of(table, seat, Move.MOVE, moves, count + 1)


@rule
def names_a_hero(phase):
    return (
        phase == Phase.MOVE_HERO
        or phase == Phase.BEHEMOTH_HERO
        or phase == Phase.KNIGHT_HERO
        or phase == Phase.STRATEGIST_HERO
    )


@rule
def heroes_there(table, seat, moves):
    """An own hero of the place just named."""
    if table.origin == CAMP:
        return heroes_of(table.camp[seat], Move.HERO, moves, 0)
    return heroes_of(table.at[seat, table.origin], Move.HERO, moves, 0)


@rule
def legal_regions(table, seat, moves):
    """Decisions that name a region, some with a way out."""
    phase = table.phase
    count = 1
    if phase == Phase.DEPLOY_REGION:
        return unused_regions(table, moves)
    if phase == Phase.DEPLOY_MORE:
        return legal_to_deploy_more(table, seat, moves)
    if phase == Phase.MOVE_TO:
        return adjacent_regions(table.origin, moves)
    if phase == Phase.FALCON or phase == Phase.ORDER:
        return regions_waiting(table, moves)
    if phase == Phase.KNIGHT_PLACE:
        moves[0] = Move.CAMP
    elif phase == Phase.STRATEGIST_REGION:
        moves[0] = Move.DONE
    elif phase == Phase.GOBLIN:
        moves[0] = Move.NONE
        return any_region(moves, count)
    else:
        count = 0
    return regions_of(table, seat, Move.REGION, moves, count)


@rule
def legal_to_deploy_more(table, seat, moves):
    """R64, Q38: another hero, if a region is left, or no more."""
    moves[0] = Move.DONE
    if table.used == (1 << REGIONS) - 1:
        return 1
    return heroes_of(table.camp[seat], Move.DEPLOY, moves, 1)


@rule
def unused_regions(table, moves):
    """R64: one hero a region."""
    count = 0
    for region in range(REGIONS):
        if (table.used >> region) & 1 == 0:
            moves[count] = Move.REGION + region
            count += 1
    return count


@rule
def adjacent_regions(origin, moves):
    """R7: regions side by side."""
    count = 0
    for region in range(REGIONS):
        if abs(region - origin) == 1:
            moves[count] = Move.TO + region
            count += 1
    return count


@rule
def regions_waiting(table, moves):
    """R66, R80: regions whose deployed hero, or whose Falcon, has not had its turn; Falcons need not fly."""
    count = 0
    if table.phase == Phase.FALCON:
        moves[0] = Move.DONE
        count = 1
    for region in range(REGIONS):
        if table.phase == Phase.FALCON:
            if table.fresh[region] > 0:
                moves[count] = Move.FLY + region
                count += 1
        elif table.waiting[region] >= 0:
            moves[count] = Move.RESOLVE + region
            count += 1
    return count


@rule
def any_region(moves, count):
    """R8: every region, with or without a tile."""
    for region in range(REGIONS):
        moves[count + region] = Move.REGION + region
    return count + REGIONS


@rule
def regions_of(table, seat, word, moves, count):
    """Regions where a seat has a hero."""
    for region in range(REGIONS):
        if table.present[seat, region] > 0:
            moves[count] = word + region
            count += 1
    return count


@rule
def heroes_of(cards, word, moves, count):
    """Kinds of hero in a place."""
    for hero in range(KINDS):
        if cards[hero] > 0:
            moves[count] = word + hero
            count += 1
    return count


@rule
def cheap_heroes_of(box, cards, most, word, moves, count):
    """Kinds of hero in a place that cost no more than so much."""
    for hero in range(KINDS):
        if cards[hero] > 0 and box.cost[hero] <= most:
            moves[count] = word + hero
            count += 1
    return count


@rule
def food_up_to(amount, moves):
    """R65, R68, Q40: any amount there is, at most 20."""
    most = min(amount, MOST_FOOD)
    for food in range(most + 1):
        moves[food] = Move.FOOD + food
    return most + 1
