"""Twelve Heroes in the browser: a region with both sides, and how it would look after the reader's choice."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, badge, icon, tag
from douzaine.games.heroes12.choices import FOOD, REGION, Choice, Choices, heroes_in, region_in_question
from douzaine.games.heroes12.heroes import Hero
from douzaine.games.heroes12.pieces import apple, food, ghost, hero_piece, tile
from douzaine.games.heroes12.sending import told
from douzaine.games.heroes12.table import NOBODY, Phase

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

MOST_NAMED = 4  # heroes side by side that leave room for their names


def heroes_at(stage: "Stage", menu: Choices, seat: int, place: int, cost: bool = False) -> list[Markup]:
    """Everybody in a place."""
    drawn = []
    for hero, copy in heroes_in(stage.view.data[0], seat, place):
        choice = menu.of(seat, place, hero, copy)
        text = told(stage, menu, choice) if choice else ""
        drawn.append(hero_piece(stage, menu, seat, place, hero, copy, text, cost))
    return drawn


def region(stage: "Stage", menu: Choices, number: int, below: int) -> Markup:
    """Their heroes, the tile, one's own."""
    table = stage.view.data[0]
    title = tag("h2", stage.say("scene-region", number=number + 1), class_="spoken")
    rows = {seat: side_of(stage, menu, number, seat) for seat in (0, 1)}
    control = target(stage, menu, number)
    land = tag("div", tile(stage, number, below, sums(stage, menu, number, below)), control, class_="h-land")
    asked = " asked" if menu.asked and region_in_question(table) == number else ""
    frame = target_frame(stage, menu, number)
    return tag("section", title, rows[1 - below], land, rows[below], frame, class_=f"h-region{asked}")


def side_of(stage: "Stage", menu: Choices, number: int, seat: int) -> Markup:
    """Heroes and food of one side of a region."""
    table = stage.view.data[0]
    cards = heroes_at(stage, menu, seat, number)
    ghosts = list(arrivals(stage, menu, number)) if seat == menu.seat else []
    amount = food(stage, int(table["food"][seat, number]), int(table["present"][seat, number]))
    coming = list(food_arrivals(stage, menu, number)) if seat == menu.seat else []
    label = stage.say("board-side", name=stage.names[seat], number=number + 1)
    larder = tag("div", amount, *coming, class_="h-larder")
    across = f"--n:{max(len(cards) + bool(ghosts), 1)}"
    many = "h-cards many" if len(cards) + bool(ghosts) > MOST_NAMED else "h-cards"
    row = tag("div", *cards, *ghosts, class_=many, style=across)
    return tag("div", row, larder, class_="h-row", role="group", aria_label=label)


def later(menu: Choices, number: int) -> dict[str, Any]:
    """When a region counts as chosen: together with a hero that can go there."""
    if menu.named:
        return {}
    never = [choice.number for choice in menu.all if number not in choice.targets]
    return {"data_unless": " ".join(map(str, never)) or None}


def target(stage: "Stage", menu: Choices, number: int) -> Markup | None:
    """The control over a tile: a region to choose, or where the chosen hero goes."""
    here = tag("span", icon("arrow"), stage.say("scene-region", number=number + 1), class_="h-here-word")
    choice = menu.of(menu.seat, number, NOBODY)
    if choice:
        text = told(stage, menu, choice)
        return stage.control("radio", choice.value, choice.number, here, badge("selected"), label=text, class_="h-here")
    if menu.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD):
        return None
    if not any(number in traveller.targets for traveller in menu.travellers):
        return None
    label = stage.say("board-go-to", number=number + 1)
    waits = "h-here" if menu.named else "h-here h-later"
    return stage.control(
        "radio", str(number + 1), REGION + number, here, badge("selected"),
        label=label, field="region", class_=waits, **later(menu, number),
    )  # fmt: skip


def target_frame(stage: "Stage", menu: Choices, number: int) -> Markup | None:
    """The frame around the region that is chosen."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice:
        return stage.preview(when=choice.when, class_="h-frame")
    if not any(number in traveller.targets for traveller in menu.travellers):
        return None
    if menu.named and menu.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD):
        return tag("div", class_="h-frame")
    names = "h-frame" if menu.named else "h-frame h-later"
    return tag("div", class_=names, data_when=str(REGION + number), **later(menu, number))


def goes_to(menu: Choices, choice: Choice, number: int) -> list[int | str] | None:
    """What has to be chosen for a hero to arrive in a region; None if it cannot."""
    if number not in choice.targets:
        return None
    is_placed = menu.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD)
    return choice.when if is_placed else [*choice.when, REGION + number]


def comers(stage: "Stage", menu: Choices, number: int) -> Iterator[tuple[Choice, int, list[int | str]]]:
    """Everybody who would arrive in a region: the choice, the hero, and what is chosen then."""
    for choice in menu.travellers:
        when = goes_to(menu, choice, number)
        if when is not None:
            yield choice, choice.hero, when
    for choice in menu.all:
        if menu.phase == Phase.SHIP and stage.view.data[0]["ship"] == number:
            yield choice, choice.hero, choice.when
        if menu.phase == Phase.GOBLIN and choice.place == number:
            yield choice, int(Hero.GOBLIN), choice.when


def arrivals(stage: "Stage", menu: Choices, number: int) -> Iterator[Markup]:
    """Pale cards of those who would come."""
    for choice, hero, when in comers(stage, menu, number):
        yield stage.preview(ghost(stage, choice, hero), when=when, class_="h-coming")


def food_arrivals(stage: "Stage", menu: Choices, number: int) -> Iterator[Markup]:
    """Food that would come with a hero, or from the Archangel."""
    choice = menu.of(menu.seat, number, NOBODY)
    if choice and menu.phase == Phase.ARCHANGEL:
        yield stage.preview("+4 ", apple(), when=choice.when, class_="h-sum")
    if not any(number in traveller.targets for traveller in menu.travellers):
        return
    there = [] if menu.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD) else [REGION + number]
    names = "h-sum" if menu.named else "h-sum h-later"
    for amount in range(1, menu.most_food + 1):
        when = " ".join(map(str, [*there, FOOD + amount]))
        yield tag("div", f"+{amount} ", apple(), class_=names, data_when=when, **later(menu, number))


def sums(stage: "Stage", menu: Choices, number: int, below: int) -> Iterator[Markup]:
    """`2 + 4 = 6`: force in a region after the choice that is being made."""
    table, forces = stage.view.data[0], stage.view.box.data[0]["force"]
    has = int(table["force"][menu.seat, number])
    for _, hero, when in comers(stage, menu, number):
        more = int(forces[hero])
        yield stage.preview(f"{has} + {more} = ", tag("b", has + more), when=when, class_="h-sum h-own")
    if menu.several or menu.phase == Phase.ORDER:
        return
    for choice in (*menu.all, *([menu.named] if menu.named else [])):
        if choice.place == number and choice.hero != NOBODY:
            where = "h-sum h-own" if choice.seat == below else "h-sum h-their"
            yield minus(
                stage, int(table["force"][choice.seat, number]), int(forces[choice.hero]), choice.when, class_=where
            )


def minus(
    stage: "Stage", has: int, less: int, when: Sequence[int | str], unless: Sequence[int] = (), class_: str = "h-sum"
) -> Markup:
    """A sum that shows while something is chosen."""
    return stage.preview(f"{has} − {less} = ", tag("b", has - less), when=when, unless=unless, class_=class_)
