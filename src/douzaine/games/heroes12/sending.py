"""Twelve Heroes in the browser: the buttons beside the prompt, which name what is chosen, and the food."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from douzaine.draw import Markup, join, tag
from douzaine.games.heroes12.choices import FOOD, REGION, Choice, Choices
from douzaine.games.heroes12.heroes import COST
from douzaine.games.heroes12.pieces import apple, hero_name, hero_text
from douzaine.games.heroes12.table import NOBODY, Phase

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

NAMED = {  # what naming a hero does, by what is asked
    Phase.BEHEMOTH_REGION: "give-up",
    Phase.BEHEMOTH_HERO: "give-up",
    Phase.KNIGHT_PLACE: "take-back",
    Phase.KNIGHT_HERO: "take-back",
    Phase.STRATEGIST_REGION: "call-back",
    Phase.STRATEGIST_HERO: "call-back",
    Phase.GOBLIN: "sneak",
    Phase.ARCHANGEL: "bless",
    Phase.ORDER: "resolve",
    Phase.ACTION: "move",
    Phase.MOVE_HERO: "move",
    Phase.MOVE_TO: "move",
    Phase.MOVE_FOOD: "move",
    Phase.FALCON: "fly",
}


def told(stage: "Stage", menu: Choices, choice: Choice) -> str:
    """What choosing a piece does, as a verb and its object."""
    word = choice.word if choice.word not in ("at", "hero", "region", "resolve", "fly") else NAMED[menu.phase]
    name = hero_name(stage, choice.hero) if choice.hero != NOBODY else ""
    cost = COST[choice.hero] if choice.hero != NOBODY else 0
    return stage.say(f"board-do-{word}", hero=name, cost=cost, number=choice.place + 1)


def send(stage: "Stage") -> Markup:
    """What goes with the chosen piece, what it does, and the buttons."""
    if not stage.asked:
        return Markup("")
    menu = Choices(stage)
    words = list(explained(stage, menu))
    effects = tag("div", *words, class_="h-effects") if words else None
    buttons = several_buttons(stage, menu) if menu.several else buttons_for(stage, menu)
    return join((effects, food_row(stage, menu), tag("div", *buttons, class_="h-buttons")))


def explained(stage: "Stage", menu: Choices) -> Iterator[Markup]:
    """The chosen hero in words."""
    for choice in menu.all:
        if choice.hero != NOBODY and menu.phase not in (Phase.PICK, Phase.MULLIGAN):
            yield stage.preview(hero_text(stage, choice.hero), when=choice.when)
    if menu.named:
        yield tag("div", hero_text(stage, menu.named.hero))


def food_row(stage: "Stage", menu: Choices) -> Markup | None:
    """How much food goes along: radios from 0 to what there is."""
    if not menu.most_food:
        return None
    title = tag("legend", stage.say("board-how-much-food"))
    choices = [_amount(stage, menu, amount) for amount in range(menu.most_food + 1)]
    names = "h-amounts" if menu.named else "h-amounts h-later"
    short = [c.number for c in menu.all if not c.targets or not c.most_food]
    return tag("fieldset", title, apple(), *choices, class_=names, data_unless=" ".join(map(str, short)) or None)


def _amount(stage: "Stage", menu: Choices, amount: int) -> Markup:
    too_much = [c.number for c in menu.travellers if c.most_food < amount]
    return stage.control(
        "radio", str(amount), FOOD + amount, tag("b", amount),
        label=stage.say("board-food", food=amount), field="food", class_="h-amount",
        data_unless=" ".join(map(str, too_much)) or None,
    )  # fmt: skip


# ---- one piece


def buttons_for(stage: "Stage", menu: Choices) -> Iterator[Markup]:
    """The way back, the ways out, then one button a choice."""
    numbers = [choice.number for choice in menu.all]
    yield from beginning(stage, menu)
    yield from ways_out(stage, menu)
    if numbers and "end" not in stage.legal:
        yield waiting(stage.say(f"board-first-{first_question(menu)}"), unless=numbers, names="h-first")
    for choice in menu.all:
        if not choice.targets:
            yield stage.press(told(stage, menu, choice), when=choice.when)
    for choice in menu.travellers:
        yield from journey_buttons(stage, menu, choice)


def beginning(stage: "Stage", menu: Choices) -> Iterator[Markup]:
    """To choose anew; and on a phone, while nothing is chosen, to the hand."""
    if menu.phase == Phase.ACTION or menu.travellers:
        yield tag("button", stage.say("board-clear"), type="reset", class_="button quiet", data_when="any")
    count = int(stage.view.data[0]["hand_size"][menu.seat])
    if menu.phase == Phase.ACTION and count:
        text = stage.say("board-hand", count=count)
        yield tag("a", text, href="#hand", class_="button quiet h-to-hand", data_unless="any")


def first_question(menu: Choices) -> str:
    """What is to be chosen first: an action, a region or a hero."""
    if menu.phase == Phase.ACTION:
        return "action"
    return "region" if menu.phase in (Phase.GOBLIN, Phase.ARCHANGEL) else "hero"


def waiting(text: str, when: list[int | str] | None = None, unless: list[int] | None = None, names: str = "") -> Markup:
    """In place of the button, what is missing yet."""
    shown, hidden = " ".join(map(str, when or ())), " ".join(map(str, unless or ()))
    classes = f"button waiting {names}".strip()
    return tag("span", text, class_=classes, data_when=shown or None, data_unless=hidden or None)


def journey_buttons(stage: "Stage", menu: Choices, choice: Choice) -> Iterator[Markup]:
    """A hero, where to, and with how much food: asked for one by one, then sent in one go."""
    is_placed = menu.phase in (Phase.DEPLOY_FOOD, Phase.MOVE_FOOD)
    if not is_placed:
        yield waiting(stage.say("board-first-region"), choice.when, [REGION + region for region in choice.targets])
    head = told(stage, menu, choice)
    loads = [stage.say("board-do-with", food=amount) for amount in range(choice.most_food + 1)]
    for region in choice.targets:
        when = choice.when if is_placed else [*choice.when, REGION + region]
        if choice.most_food:
            yield waiting(stage.say("board-first-food"), when, [FOOD + amount for amount in range(len(loads))])
        where = stage.say("board-do-to", number=region + 1)
        for amount, load in enumerate(loads):
            chosen = [*when, FOOD + amount] if choice.most_food else when
            yield stage.press(f"{head} {where} {load}", when=chosen)


def ways_out(stage: "Stage", menu: Choices) -> Iterator[Markup]:
    """Moves that need no piece: to take food, to leave it at that, to say yes or no."""
    chosen = [choice.number for choice in menu.all]
    legal = stage.legal
    if "supply" in legal:
        yield stage.press(stage.say("board-do-supply"), "supply", unless=chosen, quiet=True, field="say")
    if "end" in legal:
        yield stage.press(stage.say("board-do-end"), "end", unless=chosen, field="say")
    if "no" in legal:
        yield stage.press(stage.say("board-do-no"), "no", quiet=True, field="say")
        yield stage.press(stage.say("board-do-yes"), "yes", field="say")
    for word in ("done", "none"):
        if word in legal:
            text = stage.say(f"board-{word}-{menu.phase.name.lower().split('_')[0]}")
            yield stage.press(text, word, quiet=bool(chosen), field="say")


# ---- several pieces


def several_buttons(stage: "Stage", menu: Choices) -> Iterator[Markup]:
    """Nothing chosen, or a list of what is; in the draft exactly so many."""
    numbers = [choice.number for choice in menu.all]
    if menu.phase == Phase.PICK:
        yield from exact_buttons(stage, menu, numbers)
        return
    word = menu.phase.name.lower().split("_")[0]
    yield stage.press(stage.say(f"board-done-{word}"), "done", unless=numbers, field="say")
    names = [tag("span", hero_name(stage, choice.hero), data_when=str(choice.number)) for choice in menu.all]
    yield stage.press(tag("span", stage.say(f"board-several-{word}")) + join(names), when=["any"])


def exact_buttons(stage: "Stage", menu: Choices, numbers: list[int]) -> Iterator[Markup]:
    """A button for every set of the wanted size; for other sets what is wrong with them."""
    for size in range(len(numbers) + 1):
        for chosen in combinations(menu.all, size):
            when = [choice.number for choice in chosen]
            unless = [number for number in numbers if number not in when]
            if size == menu.wanted:
                first, last = (hero_name(stage, choice.hero) for choice in chosen)
                yield stage.press(stage.say("board-keep-two", first=first, last=last), when=when, unless=unless)
            else:
                yield waiting(stage.say("board-first-cards", count=menu.wanted), list(when), unless)
