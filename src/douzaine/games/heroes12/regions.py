"""Twelve Heroes in the browser: a region with both sides, and how it would look after the reader's choice."""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from douzaine.draw import Markup, badge, icon, join, tag
from douzaine.draw.markup import attributes_of, element, shown_while
from douzaine.games.heroes12.choices import FOOD, HAND, REGION, Choice, Choices, heroes_in, region_in_question
from douzaine.games.heroes12.heroes import FORCE, Hero
from douzaine.games.heroes12.pieces import (
    Card,
    Look,
    apple,
    copies_before,
    faction_of,
    food,
    ghost,
    hero_control,
    look_of,
    still_hero,
    tile,
)
from douzaine.games.heroes12.sending import told
from douzaine.games.heroes12.table import NOBODY, Phase

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

MOST_NAMED = 4  # heroes side by side that leave room for their names


def heroes_at(stage: "Stage", menu: Choices, seat: int, place: int, cost: bool = False) -> list[Markup]:
    """Everybody in a place: a control while it can be chosen, else a plain piece."""
    there = heroes_in(stage.view.data[0], seat, place)
    if not there:
        return []
    look, faction, before = look_of(stage), faction_of(stage, seat), copies_before(stage.view.data[0], seat, place)
    veiled = menu.asked and place == HAND
    drawn = []
    for hero, copy in there:
        card = Card(look, faction, seat, hero, before[hero] + copy + 1, cost)
        choice = menu.of(seat, place, hero, copy)
        if choice:
            drawn.append(hero_control(stage, card, choice, menu.several, told(stage, menu, choice)))
        else:
            drawn.append(still_hero(card, veiled))
    return drawn


def region(stage: "Stage", menu: Choices, number: int, below: int) -> Markup:
    """Their heroes, the tile, one's own."""
    look = look_of(stage)
    title = element("h2", ' class="spoken"', stage.say("scene-region", number=number + 1))
    theirs, own = (side_of(stage, menu, look, number, seat) for seat in (1 - below, below))
    control = target(stage, menu, look, number)
    land = tile(stage, look, number, below, sums(stage, menu, number, below))
    asked = " asked" if menu.asked and region_in_question(stage.view.data[0]) == number else ""
    middle = element("div", ' class="h-land"', land, control)
    return element("section", f' class="h-region{asked}"', title, theirs, middle, own, target_frame(menu, number))


def side_of(stage: "Stage", menu: Choices, look: Look, number: int, seat: int) -> Markup:
    """Heroes and food of one side of a region."""
    table = stage.view.data[0]
    cards = heroes_at(stage, menu, seat, number)
    ghosts = list(arrivals(stage, menu, look, number)) if seat == menu.seat else []
    amount = food(look, int(table["food"][seat, number]), int(table["present"][seat, number]))
    coming = food_arrivals(menu, number) if seat == menu.seat else None
    across = len(cards) + bool(ghosts)
    row = element("div", _across(across), *cards, *ghosts)
    larder = element("div", ' class="h-larder"', amount, coming)
    return element("div", _side_words(look, stage.names[seat], number), row, larder)


def _across(count: int) -> str:
    """How a row of so many heroes is laid out."""
    many = " many" if count > MOST_NAMED else ""
    return f' class="h-cards{many}" style="--n:{max(count, 1)}"'


@lru_cache(2000)
def _side_words(look: Look, name: str, number: int) -> str:
    return attributes_of(
        {"class_": "h-row", "role": "group", "aria_label": look.say("board-side", name=name, number=number + 1)}
    )


def later(menu: Choices, number: int) -> str | None:
    """Unless what a region counts as chosen: it does together with a hero that can go there."""
    if menu.named:
        return None
    return " ".join([str(choice.number) for choice in menu.all if number not in choice.targets]) or None


def target(stage: "Stage", menu: Choices, look: Look, number: int) -> Markup | None:
    """The control over a tile: a region to choose, or where the chosen hero goes."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice:
        text = told(stage, menu, choice)
        return stage.control("radio", choice.value, choice.number, here(look, number), label=text, class_="h-here")
    if menu.is_placed or not is_target(menu, number):
        return None
    label = stage.say("board-go-to", number=number + 1)
    waits = "h-here" if menu.named else "h-here h-later"
    return stage.control(
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


def comers(stage: "Stage", menu: Choices, number: int) -> Iterator[tuple[Choice, int, tuple[int, ...]]]:
    """Everybody who would arrive in a region: the choice, the hero, and what is chosen then."""
    there = () if menu.is_placed else (REGION + number,)
    for choice in menu.travellers:
        if number in choice.targets:
            yield choice, choice.hero, choice.when + there
    if menu.phase == Phase.SHIP and stage.view.data[0]["ship"] == number:
        for choice in menu.all:
            yield choice, choice.hero, choice.when
    if menu.phase == Phase.GOBLIN:
        for choice in menu.all:
            if choice.place == number:
                yield choice, int(Hero.GOBLIN), choice.when


def arrivals(stage: "Stage", menu: Choices, look: Look, number: int) -> Iterator[Markup]:
    """Pale cards of those who would come."""
    for choice, hero, when in comers(stage, menu, number):
        pale = ghost(look, faction_of(stage, choice.seat), hero)
        yield element("div", shown_while(when, ()) + ' class="h-coming"', pale)


def food_arrivals(menu: Choices, number: int) -> Markup | None:
    """Food that would come with a hero, or from the Archangel."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice and menu.phase == Phase.ARCHANGEL:
        return element("div", shown_while(choice.when, ()) + ' class="h-sum"', "+4 ", apple())
    if not is_target(menu, number):
        return None
    there = "" if menu.is_placed else f"{REGION + number} "
    return _more_food(menu.most_food, "h-sum" if menu.named else "h-sum h-later", there, later(menu, number))


@lru_cache(2000)
def _more_food(most: int, names: str, there: str, unless: str | None) -> Markup:
    """Every amount of food that could come."""
    return join(
        tag("div", f"+{amount} ", apple(), class_=names, data_when=f"{there}{FOOD + amount}", data_unless=unless)
        for amount in range(1, most + 1)
    )


def sums(stage: "Stage", menu: Choices, number: int, below: int) -> Iterator[Markup]:
    """`2 + 4 = 6`: force in a region after the choice that is being made."""
    force = stage.view.data[0]["force"][:, number].tolist()
    for _, hero, when in comers(stage, menu, number):
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
