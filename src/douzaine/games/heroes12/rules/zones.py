"""Camps and regions: how heroes and food come and go, and what is checked at any time (R4 to R8, R36 to R39)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import REGIONS, Hero
from douzaine.games.heroes12.table import CAMP, SEATS, Token

# ---- at any time


@rule
def at_any_time(table, region, story):
    """R36, R38, R39, in this order. Every change of a region ends here."""
    for seat in range(SEATS):
        if table.present[seat, region] == 0 and table.food[seat, region] > 0:
            emit(story, EventKind.FOOD_LOST, seat, table.food[seat, region], region)
            table.food[seat, region] = 0
    if table.popularity[region] != Token.NONE:
        pass_popularity_on(table, region, story)


@rule
def pass_popularity_on(table, region, story):
    """R37 to R39: a holder without heroes gives the token back; whoever is there alone takes it."""
    holder = table.popularity[region]
    if holder >= 0 and table.present[holder, region] == 0:
        table.popularity[region] = Token.ON_TILE
        emit(story, EventKind.TOKEN_BACK, holder, region)
    for seat in range(SEATS):
        is_alone = table.present[seat, region] > 0 and table.present[1 - seat, region] == 0
        if table.popularity[region] == Token.ON_TILE and is_alone:
            table.popularity[region] = seat
            emit(story, EventKind.TOKEN_TAKEN, seat, region)


# ---- tiles


@rule
def turn_tile_up(box, table, region, tile):
    """R14, R15, R53, R54: a tile lies open now, with a Popularity token on it in the advanced rules."""
    table.tile[region] = tile
    table.below[region] -= 1
    table.hidden_tiles[tile - 1] -= 1
    if box.advanced == 1:
        table.popularity[region] = Token.ON_TILE


# ---- heroes


@rule
def count_in(box, table, seat, place, hero, change):
    """One hero more (1) or fewer (-1) in a place: the camp or a region."""
    if place == CAMP:
        table.camp[seat, hero] += change
    else:
        table.at[seat, place, hero] += change
        table.present[seat, place] += change
        table.force[seat, place] += change * box.force[hero]


@rule
def travel(box, table, seat, hero, origin, target, food, story):
    """A hero goes from one place to another, with some food of the place it leaves (R65, R68, Q32)."""
    count_in(box, table, seat, origin, hero, -1)
    count_in(box, table, seat, target, hero, 1)
    if origin == CAMP:
        table.camp_food[seat] -= food
    else:
        table.food[seat, origin] -= food
    if target != CAMP:
        table.food[seat, target] += food
        at_any_time(table, target, story)
    if origin != CAMP:
        at_any_time(table, origin, story)


@rule
def return_to_camp(box, table, seat, region, hero, story):
    """Q31: a hero that returns to its camp takes no food along and triggers nothing."""
    travel(box, table, seat, hero, region, CAMP, 0, story)


@rule
def discard_hero(box, table, seat, place, hero, story):
    """R81: a hero in play goes to its owner's discard pile; an Iron Giant draws a card."""
    count_in(box, table, seat, place, hero, -1)
    table.discard[seat, hero] += 1
    if hero == Hero.IRON_GIANT:
        table.draws[seat] += 1
        table.drawing = EventKind.DRAWS_GIANT
    if place != CAMP:
        at_any_time(table, place, story)


@rule
def regions_with_heroes(table, seat):
    """In how many regions a seat has a hero."""
    count = 0
    for region in range(REGIONS):
        if table.present[seat, region] > 0:
            count += 1
    return count


# ---- hands


@rule
def leave_hand(table, seat, hero):
    """A card leaves a hand; if everybody saw it go there, that is used up first."""
    table.hand[seat, hero] -= 1
    table.hand_size[seat] -= 1
    if table.shown[seat, hero] > 0:
        table.shown[seat, hero] -= 1


@rule
def discard_card(table, seat, hero):
    """R60, R70, Q50: a card goes from hand to the discard pile, and triggers nothing."""
    leave_hand(table, seat, hero)
    table.discard[seat, hero] += 1
    remember(table, seat, hero)


@rule
def remember(table, seat, hero):
    """A card came out of a hand: everybody knows of so many copies in this seat's deck list now."""
    known = visible(table, seat, hero) + table.shown[seat, hero]
    table.seen[seat, hero] = max(table.seen[seat, hero], known)


@rule
def visible(table, seat, hero):
    """R33: copies of a hero that lie open: in camp, in the regions and in the discard pile."""
    count = int(table.camp[seat, hero]) + int(table.discard[seat, hero])
    for region in range(REGIONS):
        count += table.at[seat, region, hero]
    return count


# ---- food


@rule
def from_supply(box, table, wanted):
    """Q14: the supply gives what is wanted, or what is left of a limited one."""
    if box.food_tokens == 0:
        return wanted
    left = box.food_tokens
    for seat in range(SEATS):
        left -= table.camp_food[seat]
        for region in range(REGIONS):
            left -= table.food[seat, region]
    return min(wanted, left)


@rule
def gain_in_camp(box, table, seat, wanted):
    """Food from the supply to a camp; return how much it was."""
    amount = from_supply(box, table, wanted)
    table.camp_food[seat] += amount
    return amount


@rule
def gain(box, table, seat, region, wanted, kind, story):
    """Food from the supply to a region; the event is of this kind; without a hero there it is lost at once (Q22)."""
    amount = from_supply(box, table, wanted)
    table.food[seat, region] += amount
    emit(story, kind, seat, amount, region)
    at_any_time(table, region, story)


@rule
def lose_one_food(table, seat, region, kind, story):
    """Q29: one food of a region goes to the supply, if there is any."""
    if table.food[seat, region] > 0:
        table.food[seat, region] -= 1
        emit(story, kind, seat, region)
