"""13 Crowns: cards, tokens and laws as drawings."""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from douzaine.boards import HOUSES, Markup, icon, join, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.games.crowns13.board.portraits import name_of_file
from douzaine.games.crowns13.box import CROWNS_TO_WIN, TOKENS, card_title, in_mask
from douzaine.games.crowns13.laws import SPECIAL, Act, Prize, ids_of, law_text
from douzaine.games.crowns13.table import GUARD_TOKEN
from douzaine.match.fields import Fields
from douzaine.match.game import Box

FIELDS = (*(house.id for house in HOUSES), "gold")  # by colour, then special cards
SIGNS = (*(house.sign for house in HOUSES), "star")
ONE_BY_ONE = 4  # maximum number of listed cards in a law
SPELLED_OUT = 2  # maximum number of equal things drawn one by one; more are drawn as one and a number


# ---- cards


def card(at: BoardContext, number: int, through: int | None = None) -> Markup:
    """The face of a card; `through` is the card whose reward shows through its hole."""
    return _face(at.box, number, through, portrait(at, number))


def card_alone(of: Box, number: int, art: Callable[[str], str]) -> Markup:
    """The face of a card outside a table."""
    return _face(of, number, None, art(_file(of, number)))


@lru_cache(1000)
def _face(of: Box, number: int, through: int | None, bust: str) -> Markup:
    colour = of.fields.colour[number]
    field = FIELDS[colour]
    head = tag(
        "span",
        tag("i", class_="c-halo"),
        tag("img", src=bust, alt="", class_="c-bust", draggable="false"),
        tag("span", sign(colour), class_="c-roundel"),
        tag("span", ids_of(of)[number], class_="c-id"),
        class_=f"c-head h-{field}",
    )
    strip = tag("span", action_icons(of, number), reward_icons(of, number, through), class_="c-law")
    return tag("span", head, strip, class_=f"c-card c-{field}", aria_hidden="true")


@lru_cache(1000)
def chip(of: Box, number: int) -> Markup:
    """A card as its sign and id alone."""
    colour = of.fields.colour[number]
    return tag("span", sign(colour), tag("b", ids_of(of)[number]), class_=f"c-chip h-{FIELDS[colour]}")


@lru_cache(1000)
def small_card(of: Box, number: int, lang: str) -> Markup:
    """Another player's known card: its sign over its id."""
    colour = of.fields.colour[number]
    roundel = tag("span", sign(colour), class_="c-roundel")
    words = spoken(of, number, lang)
    return tag("span", roundel, tag("b", ids_of(of)[number]), class_=f"c-kn h-{FIELDS[colour]}", title=words,
               data_name=called(of, number, lang), data_rules=rules_of(of, number))  # fmt: skip


def portrait(at: BoardContext, number: int) -> str:
    """The address of a king's portrait."""
    return at.art(_file(at.box, number))


@lru_cache(1000)
def _file(of: Box, number: int) -> str:
    """The file of a card's portrait: its number within its colour in the deck."""
    colour = of.fields.colour[number]
    of_colour = in_mask(of.fields.of_colour[colour])
    return name_of_file(FIELDS[colour], 1 + of_colour.index(number))


@lru_cache(1000)
def spoken(box: Box, number: int, lang: str, through: int | None = None) -> str:
    """A card for screen readers: id, title, colour and law."""
    law = law_text(box, number, lang, through)
    colour = box.fields.colour[number]
    named = box.game.words.text("board-card", lang, colour=FIELDS[colour], card=ids_of(box)[number])
    return f"{named}, {card_title(box, number, lang)}. {law}"


@lru_cache(1000)
def called(box: Box, number: int, lang: str) -> str:
    """The heading of a card's close-up, with the parts of `spoken`."""
    return f"{ids_of(box)[number]}, {card_title(box, number, lang)}"


RULE_OF = {
    Act.LISTED: "R31", Act.ANNOUNCED: "R32", Act.SAME: "R34", Act.COATS: "R39", Act.GUARDS: "R37", Act.TOKENS: "R37",
    Act.CROWNS: "R38", Act.MOST: "R41", Act.FEWEST: "R43", Act.HAND_SIZE: "R44",
}  # fmt: skip


@lru_cache(1000)
def rules_of(box: Box, number: int) -> str:
    """The rules about a card, for its close-up."""
    fields, act = box.fields, Act(int(box.fields.act[number]))
    found = ["R16", RULE_OF[act]]
    found += ["R36"] * bool(fields.discards[number] and act <= Act.SAME) + ["R28"] * bool(fields.hole[number])
    return " ".join([*found, "R54" if is_joker(fields, number) else "R62"])


@cache
def backs(count: int) -> Markup:
    """Face-down cards, all alike; a large hand shows as many edges as fit."""
    return tag("span", *(tag("i") for _ in range(min(count, 10))), class_="c-backs", aria_hidden="true")


@cache
def sign(colour: int) -> Markup:
    """The sign of a colour, or the star of special cards."""
    return tag("i", class_=f"c-sign s-{SIGNS[colour]}")


# ---- tokens and crowns


@cache
def token(kind: int) -> Markup:
    """A coat by its colour, or a guard."""
    name = "guard" if kind == GUARD_TOKEN else f"coat-{TOKENS[kind]}"
    return picture_of(name)


@cache
def picture_of(name: str) -> Markup:
    """A small drawing of `art/`: crown, guard, a coat."""
    return tag("i", class_=f"c-i i-{name}")


@cache
def crown_row(count: int) -> Markup:
    """13 crowns with the owned ones filled."""
    row = [tag("i", class_="on") if number < count else tag("i") for number in range(CROWNS_TO_WIN)]
    return tag("span", *row, class_="c-crowns", aria_hidden="true")


# ---- laws


@lru_cache(1000)
def action_icons(of: Box, number: int) -> Markup:
    """The demands of a law, as icons."""
    box = of.fields
    listed = box.slots[number, : box.count[number]] if box.act[number] == Act.LISTED else ()
    crowded = len(set(listed)) > SPELLED_OUT and len(listed) > ONE_BY_ONE
    return tag("span", *_asked(box, number), class_="c-line long" if crowded else "c-line")


def _asked(box: Fields, number: int) -> Iterator[Markup]:
    act, count = Act(box.act[number]), box.count[number]
    if act <= Act.CROWNS:
        yield icon("discard" if box.discards[number] else "eye")
    if act == Act.LISTED:
        yield join(_grouped([mini(colour) for colour in box.slots[number, :count]]))
    elif act == Act.ANNOUNCED:
        yield join((icon("bubble"), join(_many(any_card(), count))))
    elif act == Act.SAME:
        yield join(_equal(count))
    elif act == Act.MOST:
        yield join((mini(box.slots[number, 0]), tag("b", "max")))
    elif act == Act.FEWEST:
        yield join((picture_of("crown"), tag("b", "min")))
    elif act == Act.HAND_SIZE:
        yield join((fan(), tag("b", f"={count}")))
    else:
        kind = {Act.COATS: "coat-any", Act.GUARDS: "guard", Act.TOKENS: "token-any", Act.CROWNS: "crown"}[act]
        yield join(_many(picture_of(kind), count))


def _equal(count: int) -> Iterator[Markup]:
    """`? = ?`: cards of one colour, any colour."""
    if count > 3:
        yield join((any_card(), tag("b", "="), any_card(), tag("b", f"×{count}")))
        return
    for number in range(count):
        if number:
            yield tag("b", "=")
        yield any_card()


def _grouped(drawn: list[Markup]) -> Iterator[Markup]:
    """The cards of a list; with five or more, equal neighbours as one and a number."""
    if len(drawn) <= ONE_BY_ONE:
        yield from drawn
        return
    for each in dict.fromkeys(drawn):
        yield from _many(each, drawn.count(each), spelled_out=1)


def _many(drawing: Markup, count: int, spelled_out: int = SPELLED_OUT) -> Iterator[Markup]:
    """A thing repeated, or once with a number."""
    if count <= spelled_out:
        yield from [drawing] * count
    else:
        yield drawing + tag("b", f"×{count}")


@lru_cache(1000)
def reward_icons(of: Box, number: int, through: int | None = None) -> Markup:
    """The rewards of a law, as icons; a hole is a window with what shows through it."""
    box = of.fields
    arrow = icon("arrow")
    if not box.hole[number]:
        return tag("span", arrow, *_prizes(box, number), class_="c-line")
    seen = _prizes(box, through) if through is not None and through != number else ()
    return tag("span", arrow, tag("span", *seen, class_="c-hole"), class_="c-line")


def _prizes(box: Fields, number: int) -> Iterator[Markup]:
    for step in range(box.steps[number]):
        yield prize(Prize(box.prize[number, step]), box.amount[number, step])


def prize(kind: Prize, amount: int) -> Markup:
    """One step of a reward, with a mask before a theft."""
    verb, thing = kind.name.lower().split("_")
    drawing = {
        "crown": picture_of("crown"),
        "guard": picture_of("guard"),
        "coat": picture_of("coat-any"),
        "token": picture_of("token-any"),
        "card": any_card(),
    }[thing]
    return join((icon("mask") if verb == "steal" else None, *_many(drawing, amount)))


@cache
def mini(colour: int) -> Markup:
    """A card of a colour, as small as in a law."""
    return tag("i", sign(colour), class_=f"c-mini h-{FIELDS[colour]}")


@cache
def any_card() -> Markup:
    """A card of any colour."""
    return tag("i", "?", class_="c-mini c-any")


@cache
def fan() -> Markup:
    """Cards in a hand."""
    one = tag("rect", x=-0.36, y=-0.85, width=0.72, height=1.15, rx=0.12)
    turned = [tag("g", one, transform=f"rotate({turn} 0 .9)") for turn in (-22, 0, 22)]
    return svg(2.4, 2.4, *turned, left=-1.2, top=-1.2, class_="icon icon-fan")


def is_joker(box: Fields, number: int) -> bool:
    """Whether a card pays as any colour."""
    return bool(box.colour[number] == SPECIAL)
