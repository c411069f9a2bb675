"""Twelve Heroes in the browser: a region with both sides, and how it would look after the reader's choice."""

from collections.abc import Iterator
from functools import lru_cache

from douzaine.boards import Markup, badge, icon, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import attributes_of, element, shown_while
from douzaine.games.heroes12.board.choices import FOOD, HAND, REGION, Choice, Choices, heroes_in, region_in_question
from douzaine.games.heroes12.board.land import tile
from douzaine.games.heroes12.board.pieces import (
    Card,
    Look,
    apple,
    faction_of,
    food,
    ghost,
    hero_control,
    look_of,
    still_hero,
)
from douzaine.games.heroes12.board.sending import action_text
from douzaine.games.heroes12.heroes import FORCE, REGIONS, TILES, Hero
from douzaine.games.heroes12.table import NOBODY, Phase
from douzaine.match.fields import Fields

MOST_NAMED = 4  # heroes side by side that leave room for their names
FEWEST, MOST_ALIKE = 2, 3  # heroes in a row for which all rows of a side leave room
ARCHANGEL_BRINGS = 4  # food (R72)


def heroes_at(at: BoardContext, menu: Choices, seat: int, place: int, cost: bool = False) -> list[Markup]:
    """Everybody in a place: a control while it can be chosen, else a plain piece."""
    there = heroes_in(at.table, seat, place)
    if not there:
        return []
    look, faction, before = look_of(at), faction_of(at, seat), counted_before(at, seat, place)
    veiled = menu.asked and place == HAND
    drawn = []
    for hero, copy in there:
        number = 1 + copy + sum([counts[hero] for counts in before])
        card = Card(look, faction, seat, hero, number, cost)
        choice = menu.of(seat, place, hero, copy)
        if choice:
            drawn.append(hero_control(at, card, choice, menu.several, action_text(at, menu, choice)))
        else:
            drawn.append(still_hero(card, veiled))
    return drawn


def counted_before(at: BoardContext, seat: int, place: int) -> list[list[int]]:
    """The places, as counts by hero, whose cards are numbered before those of a place: regions, then camp and hand."""
    table = at.table
    regions: list[list[int]] = table.at[seat]
    if place >= 0:
        return regions[:place]
    return [*regions, table.camp[seat]] if place == HAND else regions


def region(at: BoardContext, menu: Choices, number: int, below: int) -> Markup:
    """Their heroes, the tile, one's own."""
    look = look_of(at)
    title = element("h2", ' class="spoken"', at.say("scene-region", number=number + 1))
    theirs, own = (side_of(at, menu, look, number, seat) for seat in (1 - below, below))
    control = target(at, menu, look, number)
    land = tile(at, look, number, below, sums(at, menu, number, below))
    asked = " asked" if menu.asked and region_in_question(at.table) == number else ""
    middle = element("div", ' class="h-land"', land, control)
    return element("section", f' class="h-region{asked}"', title, theirs, middle, own, target_frame(menu, number))


def side_of(at: BoardContext, menu: Choices, look: Look, number: int, seat: int) -> Markup:
    """Heroes and food of one side of a region."""
    table = at.table
    cards = heroes_at(at, menu, seat, number)
    ghosts = list(arrivals(at, menu, look, number)) if seat == menu.seat else []
    amount = food(look, table.food[seat, number], table.present[seat, number])
    coming = food_arrivals(menu, number, table.food[seat, number]) if seat == menu.seat else None
    across = len(cards) + bool(ghosts)
    row = element("div", _across(across, in_fullest(table, seat)), *cards, *ghosts)
    larder = element("div", ' class="h-larder"', amount, coming)
    here = _here(at, number, seat) if cards else None
    return element("div", _side_words(look, at.names[seat], number, here), row, larder)


def _here(at: BoardContext, number: int, seat: int) -> str:
    """How a side of a region stands, for close-ups of its heroes: a heading and the sum of forces, apart by a bar."""
    table, kind = at.table, at.table.tile[number]
    land = at.say(f"tile-{TILES[kind - 1]}") if kind else at.say("tile-none")
    mine, theirs = table.force[seat][number], table.force[1 - seat][number]
    leads = at.names[seat if mine > theirs else 1 - seat]
    told = at.say("here-tie", force=mine) if mine == theirs else at.say(
        "here-leads", who=leads, more=max(mine, theirs), less=min(mine, theirs), by=abs(mine - theirs)
    )  # fmt: skip
    head = at.say("here-side", who=at.names[seat], number=number + 1, tile=land, food=table.food[seat, number])
    return f"{head}|{told}"


def in_fullest(table: Fields, seat: int) -> int:
    """How many heroes of a side are in the region that has most of them."""
    return max(int(sum(table.at[seat, region])) for region in range(REGIONS))


def _across(count: int, most: int) -> str:
    """How a row of so many heroes is laid out: those of a side are of one size, unless some would be very small."""
    many = " many" if count > MOST_NAMED else ""
    return f' class="h-cards{many}" style="--n:{max(count, min(most, MOST_ALIKE), FEWEST)}"'


@lru_cache(2000)
def _side_words(look: Look, name: str, number: int, here: str | None) -> str:
    label = look.say("board-side", name=name, number=number + 1)
    return attributes_of({"class_": "h-row", "role": "group", "aria_label": label, "data_here": here})


def later(menu: Choices, number: int) -> str | None:
    """Unless what a region counts as chosen: it does together with a hero that can go there."""
    if menu.named:
        return None
    return " ".join([str(choice.number) for choice in menu.all if number not in choice.targets]) or None


def target(at: BoardContext, menu: Choices, look: Look, number: int) -> Markup | None:
    """The control over a tile: a region to choose, or where the chosen hero goes."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice:
        text = action_text(at, menu, choice)
        return at.control("radio", choice.value, choice.number, here(look, number), label=text, class_="h-here")
    if menu.is_placed or not is_target(menu, number):
        return None
    label = at.say("board-go-to", number=number + 1)
    waits = "h-here" if menu.named else "h-here h-later"
    return at.control(
        "radio", str(number + 1), REGION + number, here(look, number),
        label=label, field="region", class_=waits, data_unless=later(menu, number),
    )  # fmt: skip


@lru_cache(2000)
def here(look: Look, number: int) -> Markup:
    """What the control over a tile says."""
    words = tag("span", icon("arrow"), look.say("scene-region", number=number + 1), class_="h-here-word")
    return words + badge("selected")


def is_target(menu: Choices, number: int) -> bool:
    """Whether anybody can go to a region."""
    return any(number in traveller.targets for traveller in menu.travellers)


def target_frame(menu: Choices, number: int) -> Markup | None:
    """The frame around the region that is chosen."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice:
        return element("div", shown_while(choice.when, ()) + ' class="h-frame"')
    if not is_target(menu, number):
        return None
    if menu.is_placed:
        return tag("div", class_="h-frame")
    names = "h-frame" if menu.named else "h-frame h-later"
    return tag("div", class_=names, data_when=str(REGION + number), data_unless=later(menu, number))


def comers(at: BoardContext, menu: Choices, number: int) -> Iterator[tuple[Choice, int, tuple[int, ...]]]:
    """Everybody who would arrive in a region: the choice, the hero, and what is chosen then."""
    there = () if menu.is_placed else (REGION + number,)
    for choice in menu.travellers:
        if number in choice.targets:
            yield choice, choice.hero, choice.when + there
    if menu.phase == Phase.SHIP and at.table.ship == number:
        for choice in menu.all:
            yield choice, choice.hero, choice.when
    if menu.phase == Phase.GOBLIN:
        for choice in menu.all:
            if choice.place == number:
                yield choice, int(Hero.GOBLIN), choice.when


def arrivals(at: BoardContext, menu: Choices, look: Look, number: int) -> Iterator[Markup]:
    """Pale cards of those who would come."""
    for choice, hero, when in comers(at, menu, number):
        pale = ghost(look, faction_of(at, choice.seat), hero)
        yield element("div", shown_while(when, ()) + ' class="h-coming"', pale)


def food_arrivals(menu: Choices, number: int, there: int) -> Markup | None:
    """`1 + 2 = 3`: food that would come with a hero, or from the Archangel, to what lies there."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice and menu.phase == Phase.ARCHANGEL:
        return element("div", shown_while(choice.when, ()) + ' class="h-sum"', *_with_more(there, ARCHANGEL_BRINGS))
    if not is_target(menu, number):
        return None
    chosen = "" if menu.is_placed else f"{REGION + number} "
    return _more_food(there, menu.most_food, "h-sum" if menu.named else "h-sum h-later", chosen, later(menu, number))


@lru_cache(2000)
def _more_food(there: int, most: int, names: str, chosen: str, unless: str | None) -> Markup:
    """Every amount of food that could come."""
    return join(
        tag("div", *_with_more(there, more), class_=names, data_when=f"{chosen}{FOOD + more}", data_unless=unless)
        for more in range(1, most + 1)
    )


def _with_more(there: int, more: int) -> tuple[str | Markup, ...]:
    return (f"{there} + {more} = ", tag("b", there + more), " ", apple()) if there else (f"+{more} ", apple())


def sums(at: BoardContext, menu: Choices, number: int, below: int) -> Iterator[Markup]:
    """`2 + 4 = 6`: force in a region after the choice that is being made."""
    force = [side[number] for side in at.table.force]
    for _, hero, when in comers(at, menu, number):
        yield plus(force[menu.seat], FORCE[hero], when)
    if menu.several or menu.phase == Phase.ORDER:
        return
    for choice in (*menu.all, *([menu.named] if menu.named else [])):
        if choice.place == number and choice.hero != NOBODY:
            where = "h-sum h-own" if choice.seat == below else "h-sum h-their"
            yield minus(force[choice.seat], FORCE[choice.hero], choice.when, class_=where)


@lru_cache(2000)
def plus(has: int, more: int, when: tuple[int, ...]) -> Markup:
    """Force with a hero more, shown while something is chosen."""
    return element("div", shown_while(when, ()) + ' class="h-sum h-own"', f"{has} + {more} = ", tag("b", has + more))


@lru_cache(2000)
def minus(has: int, less: int, when: tuple[int, ...], unless: tuple[int, ...] = (), class_: str = "h-sum") -> Markup:
    """What is left of something, shown while something is chosen."""
    written = shown_while(when, unless) + f' class="{class_}"'
    return element("div", written, f"{has} − {less} = ", tag("b", has - less))
