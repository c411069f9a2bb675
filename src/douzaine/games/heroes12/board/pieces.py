"""Twelve Heroes in the browser: drawings of heroes, shields, food, tiles, cubes and piles.

Most of a table does not change from move to move, so pieces are drawn from a `Look` and plain values, and cached.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from douzaine.boards import HOUSES, Markup, badge, join, sign, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.games.heroes12.board.choices import Choice
from douzaine.games.heroes12.heroes import COST, FACTION_DECKS, FORCE, GOAL, HEROES, Hero
from douzaine.match.game import Game

NICHES = ("#2E5878", "#2C6157", "#4E5B2A", "#5B4B3F")  # behind heroes, by faction
SHIELD = "M-15-17H15V2C15 12 7 18 0 21-7 18-15 12-15 2Z"
LONG_NAME = 10  # letters that fit on a card
MOST_APPLES = 4  # drawn one by one; more are a number


class Look(NamedTuple):
    """What a piece's drawing depends on besides its values: tables with the same Look share drawings."""

    game: Game
    lang: str
    art: str  # the address of the drawings
    advanced: bool  # whether the Golem follows the advanced rules

    def say(self, id: str, **values: int | str) -> str:
        """A text of the game."""
        return self.game.words.text(id, self.lang, **values)


def look_of(at: BoardContext) -> Look:
    """The look of pieces for this reader."""
    return Look(at.game, at.lang, at.art(""), at.options["rules"] == "advanced")


def faction_of(at: BoardContext, seat: int) -> int:
    """The faction of a seat; -1 for none."""
    faction: int = at.table.faction[seat]
    return faction


# ---- words of a hero


def hero_name(words: BoardContext | Look, hero: int) -> str:
    """A hero's name."""
    return words.say(f"hero-{HEROES[hero]}")


def the_hero(words: BoardContext | Look, hero: int) -> str:
    """A hero's name within a sentence."""
    return words.say(f"hero-{HEROES[hero]}.the")


def effect(look: Look, hero: int) -> str:
    """A hero's effect."""
    return look.say(f"hero-{HEROES[hero]}.{'advanced' if look.advanced and hero == Hero.GOLEM else 'effect'}")


@lru_cache(2000)
def hero_text(look: Look, hero: int) -> str:
    """A hero with its numbers and effect."""
    numbers = {"force": FORCE[hero], "cost": COST[hero]}
    return look.say("board-hero", hero=hero_name(look, hero), **numbers, effect=effect(look, hero))


FIRST_RULE = 72  # of the heroes, in book order; the Golem has two


def rule_of(look: Look, hero: int) -> str:
    """The rule of a hero."""
    return f"R{FIRST_RULE + hero + (hero > Hero.GOLEM or (hero == Hero.GOLEM and look.advanced))}"


def niche(faction: int, hero: int) -> str:
    """The colour behind a hero: its owner's faction, otherwise the faction with most of its cards."""
    counts = [deck[hero] for deck in FACTION_DECKS]
    return NICHES[faction if faction >= 0 else counts.index(max(counts))]


# ---- heroes


@lru_cache(2000)
def emblem(look: Look, faction: int, hero: int) -> Markup:
    """A hero's picture on its ground."""
    picture = tag("img", src=f"{look.art}{HEROES[hero]}.svg", alt="")
    return tag("span", picture, class_="h-niche", style=f"--niche:{niche(faction, hero)}")


@lru_cache(2000)
def shield(force: int, seat: int | None = None, label: str | None = None, strong: bool = False) -> Markup:
    """Force on a shield: a hero's in ink, a side's in its house's colour with the sign."""
    if seat is None:
        return svg(32, 40, tag("path", d=SHIELD), _figure(force, 5), left=-16, top=-18, class_="h-force", label=label)
    house = HOUSES[seat]
    body = tag("path", d=SHIELD, fill=house.colour, stroke="#FFFFFF", stroke_width=2.4)
    mark = sign(house, 0, 15.5, 2.6)
    number = _figure(force, 7, house.figure)
    names = "h-total strong" if strong else "h-total"
    return svg(36, 44, body, mark, number, left=-18, top=-20, class_=names, label=label)


def _figure(number: int, y: float, fill: str = "#FFFFFF") -> Markup:
    return tag("text", number, y=y, font_size=20 if number < 10 else 17, class_="figure", fill=fill)


@cache
def apple() -> Markup:
    """One food."""
    return svg(2.6, 2.8, Markup(_APPLE), left=-1.3, top=-1.5, class_="h-apple")


_BODY = "M0-.42C.5-.85 1-.4.92.2.86.72.5 1 .22.92Q0 .84-.22.92C-.5 1-.86.72-.92.2-1-.4-.5-.85 0-.42Z"
_APPLE = (
    f'<path d="{_BODY}" fill="#C2402F"/>'
    '<path d="M0-.42C.5-.85 1-.4.92.2.86.72.5 1 .22.92Q0 .84 0 .86Z" fill="#AD2B1C"/>'
    '<path d="M0-.42Q-.02-.75.1-1" fill="none" stroke="#5B3A1E" stroke-width=".16" stroke-linecap="round"/>'
    '<path d="M.08-.62Q.3-1.05.78-.96.6-.52.08-.62Z" fill="#4B8B3B"/>'
)


@cache
def missing() -> Markup:
    """Missing food."""
    return svg(2.6, 2.8, tag("path", d=_BODY), left=-1.3, top=-1.5, class_="h-apple h-missing")


@lru_cache(2000)
def food(look: Look, amount: int, needed: int = 0) -> Markup:
    """The food of a place; food that its heroes will lack is dashed."""
    lacks = max(needed - amount, 0)
    shown: Iterable[Markup] = [apple()] * amount
    if amount > MOST_APPLES:
        shown = [apple(), tag("b", f"×{amount}")]
    gaps = [missing()] * lacks if lacks <= MOST_APPLES else [missing(), tag("b", f"×{lacks}")]
    text = look.say("board-food", food=amount)
    label = f"{text}, {look.say('board-lacks', food=lacks)}" if lacks else text
    return tag("span", *shown, *gaps, class_="h-food", role="img", aria_label=label, title=label, data_food=amount)


@lru_cache(2000)
def hero_face(look: Look, faction: int, hero: int, cost: bool = False) -> Markup:
    """The front of a hero's card, without a control."""
    price = tag("span", apple(), tag("b", COST[hero]), class_="h-cost") if cost else None
    text = hero_name(look, hero)
    name = tag("b", text, class_="h-name long" if len(text) > LONG_NAME else "h-name")
    return join((emblem(look, faction, hero), shield(FORCE[hero]), price, name, badge("selected")))


class Card(NamedTuple):
    """A hero's card in a place. Its seat and number give it an id that it keeps wherever it goes."""

    look: Look
    faction: int
    seat: int
    hero: int
    number: int  # among equal heroes of the seat
    cost: bool  # whether its cost is shown

    @property
    def id(self) -> str:
        """The element's id."""
        return f"hero-{self.seat}-{HEROES[self.hero]}-{self.number}"

    @property
    def face(self) -> Markup:
        """The front of the card."""
        return hero_face(self.look, self.faction, self.hero, self.cost)


@lru_cache(5000)
def still_hero(card: Card, veiled: bool) -> Markup:
    """A hero's card that cannot be chosen now."""
    names, text = f"piece h-hero{' veiled' if veiled else ''}", hero_text(card.look, card.hero)
    near = {"data_name": hero_name(card.look, card.hero), "data_rules": rule_of(card.look, card.hero)}
    return tag("div", card.face, class_=names, id=card.id, role="img", aria_label=text, title=text, **near)


def hero_control(at: BoardContext, card: Card, choice: Choice, several: bool, action: str) -> Markup:
    """A hero's card as a control; `action` says what choosing it does."""
    kind = "checkbox" if several else "radio"
    travels = "h-hero h-traveller" if choice.targets else "h-hero"
    label = f"{action}. {hero_text(card.look, card.hero)}"
    name, rule = hero_name(card.look, card.hero), rule_of(card.look, card.hero)
    return at.control(kind, choice.value, choice.number, card.face, label=label, id=card.id, class_=travels,
                      data_name=name, data_rules=rule)  # fmt: skip


@lru_cache(2000)
def ghost(look: Look, faction: int, hero: int) -> Markup:
    """The reader's unsent choice: dashed and pale."""
    return tag("div", hero_face(look, faction, hero), class_="h-hero h-ghost")


@lru_cache(2000)
def vp_track(look: Look, vp: int) -> Markup:
    """Seven studs, one gold for each victory point."""
    studs = [tag("i", class_="won" if number < vp else None) for number in range(GOAL)]
    label = look.say("board-vp", vp=vp, goal=GOAL)
    return tag("span", *studs, tag("b", vp, class_="figure"), class_="h-vp", role="img", aria_label=label, title=label)
