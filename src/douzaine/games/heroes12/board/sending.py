"""Twelve Heroes in the browser: the buttons beside the prompt, named after the choice, and the food."""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations

from douzaine.boards import Markup, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import element, shown_while
from douzaine.games.heroes12.board.choices import FOOD, FROM_HAND, HAND, REGION, Choice, Choices, heroes_in, is_drafting
from douzaine.games.heroes12.board.pieces import Look, apple, hero_name, hero_text, look_of, the_hero
from douzaine.games.heroes12.heroes import COST
from douzaine.games.heroes12.table import NOBODY, Phase

Limits = tuple[tuple[int, int], ...]  # the number of every travelling hero, and the most food it can take

NAMED = {  # the effect of naming a hero, by the question
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


def action_text(at: BoardContext, menu: Choices, choice: Choice) -> str:
    """What choosing a piece does, as a verb and its object."""
    word = word_for(menu, choice)
    name = the_hero(at, choice.hero) if choice.hero != NOBODY else ""
    cost = COST[choice.hero] if choice.hero != NOBODY else 0
    return at.say(f"board-do-{word}", hero=name, cost=cost, number=choice.place + 1)


def word_for(menu: Choices, choice: Choice) -> str:
    """The verb of what choosing a piece does."""
    return choice.word if choice.word not in ("at", "hero", "region", "resolve", "fly") else NAMED[menu.phase]


def send(at: BoardContext) -> Markup:
    """The chosen piece's companions and action, and the buttons."""
    if not at.asked:
        return Markup("") if at.seat is None else tag("div", to_hand(at, at.seat), class_="h-buttons")
    menu = Choices(at)
    words = list(explained(at, menu))
    effects = tag("div", *words, class_="h-effects") if words else None
    buttons = several_buttons(at, menu) if menu.several else buttons_for(at, menu)
    again = to_hand(at, menu.seat, "h-reopen") if menu.phase in FROM_HAND else None  # for a sheet that was closed
    return join((effects, food_row(at, menu), tag("div", again, *buttons, class_="h-buttons")))


def explained(at: BoardContext, menu: Choices) -> Iterator[Markup]:
    """The chosen hero's description."""
    look = look_of(at)
    for choice in menu.all:
        if choice.hero != NOBODY and menu.phase not in (Phase.PICK, Phase.MULLIGAN):
            yield element("div", shown_while(choice.when, ()), hero_text(look, choice.hero))
    if menu.named:
        yield tag("div", hero_text(look, menu.named.hero))


def food_row(at: BoardContext, menu: Choices) -> Markup | None:
    """The food to take: radios from 0 to what is available."""
    if not menu.most_food:
        return None
    names = "h-amounts" if menu.named else "h-amounts h-later"
    short = " ".join([str(c.number) for c in menu.all if not c.targets or not c.most_food])
    limits = tuple([(c.number, c.most_food) for c in menu.travellers])
    return at.cached(("food row", names, short, limits), partial(_food_row, at, names, short, limits))


def _food_row(at: BoardContext, names: str, short: str, limits: Limits) -> Markup:
    title = tag("legend", at.say("board-how-much-food"))
    most = max(most_food for _, most_food in limits)
    choices = [_amount(at, limits, amount) for amount in range(most + 1)]
    return tag("fieldset", title, apple(), *choices, class_=names, data_unless=short or None)


def _amount(at: BoardContext, limits: Limits, amount: int) -> Markup:
    too_much = [number for number, most_food in limits if most_food < amount]
    return at.control(
        "radio", str(amount), FOOD + amount, tag("b", amount),
        label=at.say("board-food", food=amount), field="food", class_="h-amount",
        data_unless=" ".join(map(str, too_much)) or None,
    )  # fmt: skip


# ---- one piece


def buttons_for(at: BoardContext, menu: Choices) -> Iterator[Markup]:
    """The way back, moves without a piece, then one button per choice."""
    numbers = tuple([choice.number for choice in menu.all])
    yield from beginning(at, menu)
    yield from ways_out(at, menu)
    if numbers and "end" not in at.legal:
        yield waiting(at.say(f"board-first-{first_question(menu)}"), unless=numbers, names="h-first")
    for choice in menu.all:
        if not choice.targets:
            yield button(action_text(at, menu, choice), choice.when)
    for choice in menu.travellers:
        yield journey_buttons(at, menu, choice)


def beginning(at: BoardContext, menu: Choices) -> Iterator[Markup]:
    """A button to start over; on a phone, also one to the hand."""
    if menu.phase == Phase.ACTION or menu.travellers:
        yield tag("button", at.say("board-clear"), type="reset", class_="button quiet", data_when="any")
    if menu.phase == Phase.ACTION and at.table.hand_size[menu.seat]:
        yield to_hand(at, menu.seat)


def to_hand(at: BoardContext, seat: int, names: str = "") -> Markup:
    """On a phone: opens the sheet with the hand."""
    return tag("label", hand_words(at, seat), for_="hand-open", class_=f"button quiet h-to-hand {names}".strip())


def hand_words(at: BoardContext, seat: int) -> str:
    """What the hand is called, or the pack in a draft, and how many cards there are."""
    return at.say("board-pack" if is_drafting(at) else "board-hand", count=len(heroes_in(at.table, seat, HAND)))


def first_question(menu: Choices) -> str:
    """The first thing to choose: an action, a region or a hero."""
    if menu.phase == Phase.ACTION:
        return "action"
    return "region" if menu.phase in (Phase.GOBLIN, Phase.ARCHANGEL) else "hero"


def waiting(text: str, when: tuple[int, ...] = (), unless: tuple[int, ...] = (), names: str = "") -> Markup:
    """Instead of the button, what is still missing."""
    return element("span", f' class="{f"button waiting {names}".strip()}"{shown_while(when, unless)}', text)


def journey_buttons(at: BoardContext, menu: Choices, choice: Choice) -> Markup:
    """A hero, where to, and with how much food: asked for one by one, then sent in one go."""
    head, verb = action_text(at, menu, choice), at.say(f"board-with-{word_for(menu, choice)}")
    return _journey(look_of(at), head, verb, choice, menu.is_placed)


@lru_cache(2000)
def _journey(look: Look, head: str, verb: str, choice: Choice, is_placed: bool) -> Markup:
    """Every way of a hero; there are dozens, so they are drawn from a few texts.

    Who goes where is framed above, and the food stands beside the button: with food to choose, it says no more.
    """
    parts, chosen, who = [], choice.when, the_hero(look, choice.hero)
    if not is_placed:
        parts.append(
            waiting(look.say("board-first-region"), chosen, tuple([REGION + region for region in choice.targets]))
        )
    loads = [(FOOD + amount, look.say("board-do-with", food=amount)) for amount in range(choice.most_food + 1)]
    for region in choice.targets:
        when = chosen if is_placed else (*chosen, REGION + region)
        where = look.say("board-do-to", number=region + 1)
        if not choice.most_food:
            parts.append(button(f"{head} {where}", when))
            continue
        parts.append(waiting(look.say("board-first-food"), when, tuple([number for number, _ in loads])))
        for number, load in loads:
            told = tag("span", f", {who} {where}", class_="spoken")
            parts.append(button(tag("span", f"{verb} {load}", told), (*when, number)))
    return join(parts)


def button(text: str | Markup, when: tuple[int, ...], unless: tuple[int, ...] = ()) -> Markup:
    """A primary button like `BoardContext.press`, for a reader who decides."""
    return element("button", f' type="submit" class="button primary"{shown_while(when, unless)}', text)


def ways_out(at: BoardContext, menu: Choices) -> Iterator[Markup]:
    """Moves without a piece: take food, finish, say yes or no."""
    chosen = [choice.number for choice in menu.all]
    legal = at.legal
    if "supply" in legal:
        yield at.press(at.say("board-do-supply"), "supply", unless=chosen, quiet=True, field="say")
    if "end" in legal:
        yield at.press(at.say("board-do-end"), "end", unless=chosen, field="say")
    if "no" in legal:
        yield at.press(at.say("board-do-no"), "no", quiet=True, field="say")
        yield at.press(at.say("board-do-yes"), "yes", field="say")
    for word in ("done", "none"):
        if word in legal:
            text = at.say(f"board-{word}-{menu.phase.name.lower().split('_')[0]}")
            while_free = chosen if menu.travellers else ()  # they are hidden while a choice can be cleared
            yield at.press(text, word, unless=while_free, quiet=bool(chosen), field="say")


# ---- several pieces


def several_buttons(at: BoardContext, menu: Choices) -> Iterator[Markup]:
    """Nothing chosen, or the list of chosen pieces; in the draft exactly so many."""
    if menu.phase == Phase.PICK:
        yield exact_buttons(look_of(at), tuple([choice.hero for choice in menu.all]), menu.wanted)
        return
    numbers = [choice.number for choice in menu.all]
    word = menu.phase.name.lower().split("_")[0]
    yield at.press(at.say(f"board-done-{word}"), "done", unless=numbers, field="say")
    names = [tag("span", hero_name(at, choice.hero), data_when=str(choice.number)) for choice in menu.all]
    yield at.press(tag("span", at.say(f"board-several-{word}")) + join(names), when=["any"])


@lru_cache(200)
def exact_buttons(look: Look, heroes: tuple[int, ...], wanted: int) -> Markup:
    """A button for every set of the required size; for other sets what is wrong with them."""
    parts, numbers = [], range(len(heroes))
    wrong = look.say("board-first-cards", count=wanted)
    for size in range(len(heroes) + 1):
        for when in combinations(numbers, size):
            unless = tuple([number for number in numbers if number not in when])
            if size == wanted:
                first, last = (the_hero(look, heroes[number]) for number in when)
                parts.append(button(look.say("board-keep-two", first=first, last=last), when, unless))
            else:
                parts.append(waiting(wrong, when, unless))
    return join(parts)
