"""What heroes do when they are recruited or deployed (R63, R66, R72 to R90)."""

from douzaine.engine.rule import rule
from douzaine.engine.story import emit
from douzaine.games.heroes12.events import EventKind
from douzaine.games.heroes12.heroes import KINDS, REGIONS, Hero
from douzaine.games.heroes12.rules.asking import ask_for
from douzaine.games.heroes12.rules.zones import (
    at_any_time,
    count_in,
    discard_hero,
    gain,
    gain_in_camp,
    leave_hand,
    lose_one_food,
    regions_with_heroes,
    remember,
    return_to_camp,
    travel,
)
from douzaine.games.heroes12.table import CAMP, NOBODY, SEATS, Phase

CHEAP = 1  # most that a hero added by a Ship may cost
LIGHT = 3  # most that a hero sent home by a Chariot may cost

# ---- when recruited


@rule
def apply_recruited(box, table, story):
    """R63: the ability of the hero just recruited, or added by a Ship (R90)."""
    seat = table.turn
    hero = table.recruited
    table.recruited = NOBODY
    if hero == Hero.ARCHANGEL:
        if regions_with_heroes(table, seat) > 0:
            ask_for(table, seat, Phase.ARCHANGEL)
    elif hero == Hero.BEHEMOTH:
        if regions_with_heroes(table, 1 - seat) > 0:
            ask_for(table, 1 - seat, Phase.BEHEMOTH_REGION)
    elif hero == Hero.KNIGHT:
        ask_for(table, seat, Phase.KNIGHT_PLACE)
    elif hero == Hero.GOBLIN:
        if table.recruited_at == CAMP:
            ask_for(table, seat, Phase.GOBLIN)
    elif hero == Hero.STRATEGIST:
        ask_for(table, seat, Phase.STRATEGIST_REGION)
    else:
        apply_unasked(box, table, seat, hero, story)


@rule
def apply_unasked(box, table, seat, hero, story):
    """R78, R84, R86, R88: abilities that leave no choice."""
    if hero == Hero.DRAGON:
        frighten(table, story)
    elif hero == Hero.STEWARD:
        provide(box, table, seat, story)
    elif hero == Hero.PEASANT:
        emit(story, EventKind.PEASANT, seat, gain_in_camp(box, table, seat, 2))
    elif hero == Hero.GOLEM and box.advanced == 1:
        draw_for_tokens(table, seat)


@rule
def frighten(table, story):
    """R78, Q29: the Dragon costs everybody one food in each region."""
    for seat in range(SEATS):
        for region in range(REGIONS):
            lose_one_food(table, seat, region, EventKind.DRAGON, story)


@rule
def provide(box, table, seat, story):
    """R86, Q14: the Steward brings one food to each region where its owner has a hero."""
    for region in range(REGIONS):
        if table.present[seat, region] > 0:
            gain(box, table, seat, region, 1, EventKind.STEWARD, story)


@rule
def draw_for_tokens(table, seat):
    """R84: the advanced Golem draws one card for each Popularity token held."""
    for region in range(REGIONS):
        if table.popularity[region] == seat:
            table.draws[seat] += 1
    table.drawing = EventKind.DRAWS_GOLEM


@rule
def bless(box, table, region, story):
    """R72: the Archangel brings four food to one region."""
    gain(box, table, table.turn, region, 4, EventKind.ARCHANGEL, story)


@rule
def name_place(table, seat, place, phase):
    """A place to take a hero from is named; the hero follows."""
    table.origin = place
    ask_for(table, seat, phase)


@rule
def sacrifice(box, table, seat, hero, story):
    """R73, Q28: the Behemoth's opponent discards a hero of their own choice."""
    region = table.origin
    table.origin = CAMP
    emit(story, EventKind.BEHEMOTH, seat, hero, region)
    discard_hero(box, table, seat, region, hero, story)


@rule
def take_back(box, table, seat, hero, story):
    """R76, Q26, Q31: the Knight takes a hero in play back to hand, for everybody to see."""
    place = table.origin
    table.origin = CAMP
    emit(story, EventKind.KNIGHT, seat, hero, place)
    count_in(box, table, seat, place, hero, -1)
    table.hand[seat, hero] += 1
    table.hand_size[seat] += 1
    table.shown[seat, hero] += 1
    if place != CAMP:
        at_any_time(table, place, story)


@rule
def sneak_in(box, table, seat, region, story):
    """R82, Q33: the Goblin is deployed for free, without food."""
    emit(story, EventKind.GOBLIN, seat, region)
    travel(box, table, seat, Hero.GOBLIN, CAMP, region, 0, story)


@rule
def call_back(box, table, seat, hero, story):
    """R89: the Strategist returns a hero to the camp; another choice follows."""
    region = table.origin
    table.origin = CAMP
    emit(story, EventKind.STRATEGIST, seat, hero, region)
    return_to_camp(box, table, seat, region, hero, story)
    ask_for(table, seat, Phase.STRATEGIST_REGION)


# ---- when deployed


@rule
def has_deployed_ability(hero):
    """Chariot, Elf, Treant, Orc and Ship."""
    return (
        hero == Hero.CHARIOT
        or hero == Hero.ELF
        or hero == Hero.TREANT
        or hero == Hero.ORC
        or hero == Hero.CELESTIAL_SHIP
    )


@rule
def lose_abilities(table, story):
    """Q37: the ability of a hero that is no longer there is lost."""
    for region in range(REGIONS):
        hero = table.waiting[region]
        if hero != NOBODY and table.at[table.turn, region, hero] == 0:
            table.waiting[region] = NOBODY
            emit(story, EventKind.ABILITY_LOST, table.turn, hero, region)


@rule
def waiting_abilities(table):
    """How many heroes just deployed have not applied their ability yet."""
    count = 0
    for region in range(REGIONS):
        if table.waiting[region] != NOBODY:
            count += 1
    return count


@rule
def first_waiting(table):
    """The first region whose deployed hero waits."""
    region = 0
    while table.waiting[region] == NOBODY:
        region += 1
    return region


@rule
def apply_deployed(box, table, region, story):
    """R66: the ability of the hero deployed to this region."""
    seat = table.turn
    hero = table.waiting[region]
    table.waiting[region] = NOBODY
    if hero == Hero.ELF:
        gain(box, table, seat, region, 2, EventKind.ELF, story)
    elif hero == Hero.TREANT:
        gain(box, table, seat, region, 1, EventKind.TREANT, story)
    elif hero == Hero.ORC:
        for each in range(SEATS):
            lose_one_food(table, each, region, EventKind.ORC, story)
    elif hero == Hero.CELESTIAL_SHIP:
        table.ship = region
    elif has_light_hero(box, table, 1 - seat, region):
        table.origin = region
        ask_for(table, seat, Phase.CHARIOT)


@rule
def has_light_hero(box, table, seat, region):
    """R75, Q30: whether a Chariot finds a hero of cost 0 to 3."""
    for hero in range(KINDS):
        if table.at[seat, region, hero] > 0 and box.cost[hero] <= LIGHT:
            return True
    return False


@rule
def run_over(box, table, seat, hero, story):
    """R75: the Chariot sends an opposing hero of its region home."""
    region = table.origin
    table.origin = CAMP
    emit(story, EventKind.CHARIOT, seat, hero, region)
    return_to_camp(box, table, 1 - seat, region, hero, story)


@rule
def has_cheap_card(box, table, seat):
    """R90: whether a hand has a hero of cost 0 or 1."""
    for hero in range(KINDS):
        if table.hand[seat, hero] > 0 and box.cost[hero] <= CHEAP:
            return True
    return False


@rule
def invite(box, table):
    """R90: a Ship may add a hero, if there is one to add."""
    if has_cheap_card(box, table, table.turn):
        ask_for(table, table.turn, Phase.SHIP)
    else:
        table.ship = CAMP


@rule
def come_aboard(box, table, seat, hero, story):
    """R90, Q34 to Q36: a hero comes from hand, free; what it does when recruited follows, and a Ship may go on."""
    region = table.ship
    emit(story, EventKind.SHIP, seat, hero, region)
    leave_hand(table, seat, hero)
    count_in(box, table, seat, region, hero, 1)
    remember(table, seat, hero)
    at_any_time(table, region, story)
    table.recruited = hero
    table.recruited_at = region
    if hero != Hero.CELESTIAL_SHIP or box.ship_chain == 0:
        table.ship = CAMP


@rule
def decline(table):
    """R75, R82, R90: an ability that may be used is not."""
    table.origin = CAMP
    table.ship = CAMP
