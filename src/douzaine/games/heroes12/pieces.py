"""Twelve Heroes in the browser: heroes, shields, food, tiles, cubes and piles as they are drawn.

Most of a table stays as it is from move to move, so pieces are drawn from a `Look` and plain values, and kept.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from douzaine.draw import HOUSES, Markup, badge, card_back, coin, cube, join, sign, svg, tag
from douzaine.draw.markup import element
from douzaine.games.heroes12.choices import HAND, Choice, heroes_in
from douzaine.games.heroes12.heroes import (
    COST,
    FACTION_DECKS,
    FORCE,
    GOAL,
    HEROES,
    TILE_SLOTS,
    TILE_VP,
    TILES,
    Hero,
)
from douzaine.games.heroes12.table import NOBODY, Token

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

NICHES = ("#2E5878", "#2C6157", "#4E5B2A", "#5B4B3F")  # behind heroes, by faction
SHIELD = "M-15-17H15V2C15 12 7 18 0 21-7 18-15 12-15 2Z"
LONG_NAME = 11  # letters that fit on a card
MOST_APPLES = 4  # drawn one by one; more are a number
STAR = "M0-1 .27-.37 .95-.31 .43.14 .59.81 0 .45-.59.81-.43.14-.95-.31-.27-.37Z"


class Look(NamedTuple):
    """What a piece depends on besides itself: it looks alike at all tables with the same Look."""

    game: Any
    lang: str
    art: str  # the address of the drawings
    advanced: bool  # whether the Golem does what the advanced rules say

    def say(self, id: str, **values: Any) -> str:
        """A text of the game."""
        text: str = self.game.words.text(id, self.lang, **values)
        return text


def look_of(stage: "Stage") -> Look:
    """How pieces look to this reader."""
    box = stage.view.box
    return Look(box.game, stage.lang, stage.art(""), box.options["rules"] == "advanced")


def faction_of(stage: "Stage", seat: int) -> int:
    """Whose cards a seat plays; -1 if of no faction."""
    return int(stage.view.data[0]["faction"][seat])


# ---- words of a hero


def hero_name(words: "Stage | Look", hero: int) -> str:
    """What a hero is called."""
    return words.say(f"hero-{HEROES[hero]}")


def effect(look: Look, hero: int) -> str:
    """What a hero does."""
    return look.say(f"hero-{HEROES[hero]}.{'advanced' if look.advanced and hero == Hero.GOLEM else 'effect'}")


@lru_cache(2000)
def hero_text(look: Look, hero: int) -> str:
    """A hero with its numbers and what it does."""
    numbers = {"force": FORCE[hero], "cost": COST[hero]}
    return look.say("board-hero", hero=hero_name(look, hero), **numbers, effect=effect(look, hero))


def niche(faction: int, hero: int) -> str:
    """The colour behind a hero: of its owner's faction, else of the faction that has most of it."""
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
    """Force on a shield: a hero's in ink, a side's in the colour of its house with its sign."""
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
    """Food that will be needed and is not there."""
    return svg(2.6, 2.8, tag("path", d=_BODY), left=-1.3, top=-1.5, class_="h-apple h-missing")


@lru_cache(2000)
def food(look: Look, amount: int, needed: int = 0) -> Markup:
    """Food lying somewhere; what its heroes will lack is dashed."""
    lacks = max(needed - amount, 0)
    shown: Iterable[Markup] = [apple()] * amount
    if amount > MOST_APPLES:
        shown = [apple(), tag("b", f"×{amount}")]
    gaps = [missing()] * lacks if lacks <= MOST_APPLES else [missing(), tag("b", f"×{lacks}")]
    text = look.say("board-food", food=amount)
    label = f"{text}, {look.say('board-lacks', food=lacks)}" if lacks else text
    return tag("span", *shown, *gaps, class_="h-food", role="img", aria_label=label, title=label)


@lru_cache(2000)
def hero_face(look: Look, faction: int, hero: int, cost: bool = False) -> Markup:
    """The front of a hero's card, without what makes it a control."""
    price = tag("span", apple(), tag("b", COST[hero]), class_="h-cost") if cost else None
    text = hero_name(look, hero)
    name = tag("b", text, class_="h-name long" if len(text) > LONG_NAME else "h-name")
    return join((emblem(look, faction, hero), shield(FORCE[hero]), price, name, badge("selected")))


class Card(NamedTuple):
    """A hero's card as it lies somewhere. Its seat and number make a name that it keeps wherever it goes."""

    look: Look
    faction: int
    seat: int
    hero: int
    number: int  # among equal heroes of the seat
    cost: bool  # whether its cost is shown

    @property
    def id(self) -> str:
        """The name."""
        return f"hero-{self.seat}-{HEROES[self.hero]}-{self.number}"

    @property
    def face(self) -> Markup:
        """Its front."""
        return hero_face(self.look, self.faction, self.hero, self.cost)


@lru_cache(5000)
def still_hero(card: Card, veiled: bool) -> Markup:
    """A hero's card that cannot be chosen now."""
    names, text = f"piece h-hero{' veiled' if veiled else ''}", hero_text(card.look, card.hero)
    return tag("div", card.face, class_=names, id=card.id, role="img", aria_label=text, title=text)


def hero_control(stage: "Stage", card: Card, choice: Choice, several: bool, told: str) -> Markup:
    """A hero's card as a control. `told` says what choosing it does."""
    kind = "checkbox" if several else "radio"
    travels = "h-hero h-traveller" if choice.targets else "h-hero"
    label = f"{told}. {hero_text(card.look, card.hero)}"
    return stage.control(kind, choice.value, choice.number, card.face, label=label, id=card.id, class_=travels)


def copies_before(table: Any, seat: int, place: int) -> list[int]:
    """How many cards of each hero are counted before those of a place: regions come first, then camp and hand."""
    if place >= 0:
        counts = table["at"][seat, :place].sum(axis=0)
    else:
        counts = table["at"][seat].sum(axis=0) + (table["camp"][seat] if place == HAND else 0)
    found: list[int] = counts.tolist()
    return found


# ---- a player's things


@lru_cache(2000)
def vp_track(look: Look, vp: int) -> Markup:
    """Seven studs, as many of them gold as there are victory points."""
    studs = [tag("i", class_="won" if number < vp else None) for number in range(GOAL)]
    label = look.say("board-vp", vp=vp, goal=GOAL)
    return tag("span", *studs, tag("b", vp, class_="figure"), class_="h-vp", role="img", aria_label=label, title=label)


def backs(stage: "Stage", look: Look, seat: int) -> Markup:
    """Somebody else's hand: as many backs as cards, and those that the reader saw go there."""
    table = stage.view.data[0]
    known = tuple([hero for hero, _ in heroes_in(table, seat, HAND)])
    return _backs(look, stage.names[seat], seat, faction_of(stage, seat), int(table["hand_size"][seat]), known)


@lru_cache(2000)
def _backs(look: Look, name: str, seat: int, faction: int, size: int, known: tuple[int, ...]) -> Markup:
    label = look.say("board-hand-of", name=name, count=size)
    if known:
        names = ", ".join(hero_name(look, hero) for hero in known)
        label = f"{label} {look.say('board-hand-known', heroes=names)}"
    cards = [card_back(HOUSES[seat], 60)] * (size - len(known))
    seen = [emblem(look, faction, hero) for hero in known]
    fan = tag("span", *cards, *seen, class_="h-fan")
    return tag("span", fan, tag("b", size), class_="h-hand-size", role="img", aria_label=label, title=label)


class Pile(NamedTuple):
    """The deck or the discard pile of a seat, as far as the reader knows it."""

    zone: str
    seat: int
    faction: int
    size: int
    cards: tuple[int, ...]  # known ones, counted by hero
    under: tuple[int, ...] = ()  # those put under the deck, in their order; NOBODY: unknown


def deck(stage: "Stage", look: Look, seat: int) -> Markup:
    """The deck: its size, and on a click what the reader knows to be in it."""
    table = stage.view.data[0]
    under = tuple(table["under"][seat, : table["under_size"][seat]].tolist())
    size = int(table["deck_size"][seat]) + len(under)
    there = Pile("deck", seat, faction_of(stage, seat), size, tuple(table["deck"][seat].tolist()), under)
    return _pile(look, stage.names[seat], there)


def discard_pile(stage: "Stage", look: Look, seat: int) -> Markup:
    """The discard pile: its size, and on a click what is in it."""
    cards = tuple(stage.view.data[0]["discard"][seat].tolist())
    return _pile(look, stage.names[seat], Pile("discard", seat, faction_of(stage, seat), sum(cards), cards))


@lru_cache(2000)
def _pile(look: Look, name: str, pile: Pile) -> Markup:
    top = tag("span", class_="h-no-card")
    if pile.size and pile.zone == "deck":
        top = card_back(HOUSES[pile.seat], 40)
    elif pile.size:
        top = emblem(look, pile.faction, next(hero for hero, count in enumerate(pile.cards) if count))
    words = look.say(f"board-{pile.zone}", count=pile.size)
    summary = tag("summary", top, tag("span", words), aria_label=f"{name}: {words}")
    listed = tag("div", *_contents(look, pile), class_="h-listed panel")
    return tag("details", summary, listed, class_="h-pile", id=f"{pile.zone}-{pile.seat}")


def _contents(look: Look, pile: Pile) -> Iterator[Markup]:
    """Known cards by hero, those put under the deck in their order, and how many others there are."""
    for hero, count in enumerate(pile.cards):
        if count:
            times = f" ×{count}" if count > 1 else ""
            picture, text = emblem(look, pile.faction, hero), hero_text(look, hero)
            yield tag("p", picture, hero_name(look, hero) + times, title=text)
    under = [hero for hero in pile.under if hero != NOBODY]
    if under:
        names = ", ".join("?" if hero == NOBODY else hero_name(look, hero) for hero in pile.under)
        yield tag("p", look.say("scene-under", heroes=names), class_="fine")
    unknown = pile.size - sum(pile.cards) - len(under)
    if unknown or not pile.size:
        text = look.say("scene-unknown", count=unknown) if pile.size else look.say("board-empty")
        yield tag("p", text, class_="fine")


# ---- a region


class Land(NamedTuple):
    """What lies in the middle of a region. Pairs are by seat."""

    tile: int  # a Tile
    below: int  # the seat that is drawn below
    names: tuple[str, ...]
    cubes: tuple[int, ...]
    force: tuple[int, ...]
    popularity: int  # a seat, or a Token


def tile(stage: "Stage", look: Look, region: int, below: int, sums: Iterable[Markup]) -> Markup:
    """The landscape with both sides' slots, their force, its victory points and what lies under it."""
    table = stage.view.data[0]
    kind = int(table["tile"][region])
    cubes, force = (tuple(table[name][:, region].tolist()) for name in ("cubes", "force"))
    land = Land(kind, below, stage.names, cubes, force, int(table["popularity"][region]))
    written = f' class="h-tile h-{TILES[kind - 1]}"' if kind else ' class="h-tile none"'
    return element(
        "div", written, _landscape(look, land), *sums, _corners(look, region, kind, int(table["below"][region]))
    )


@lru_cache(2000)
def _landscape(look: Look, land: Land) -> Markup:
    """What the sums after a choice are written on."""
    if not land.tile:
        return _totals(look, land)
    view = tag("img", src=f"{look.art}tile-{TILES[land.tile - 1]}.svg", alt="", class_="h-view")
    slots = [slot_tray(look, land, seat) for seat in (1 - land.below, land.below)]
    return join((view, *slots, _totals(look, land), popularity(look, land)))


@lru_cache(2000)
def _corners(look: Look, region: int, kind: int, below: int) -> Markup:
    """The number and name of a region, its victory points, and edges of the tiles face down under the open one."""
    name = look.say(f"tile-{('none', *TILES)[kind]}")
    number = tag("span", tag("b", region + 1), tag("span", name), class_="h-place")
    if not kind:
        return number
    prize = coin(TILE_VP[kind - 1], look.say("scene-vp", vp=TILE_VP[kind - 1]))
    beneath = tag("span", look.say("scene-below", count=below), class_="h-below")
    edges = [tag("i", class_="h-edge", style=f"--edge:{edge + 1}") for edge in range(below)]
    return join((number, prize, beneath, *edges))


def slot_tray(look: Look, land: Land, seat: int) -> Markup:
    """A side's cubes on the tile, and the slots still empty."""
    cubes, slots = land.cubes[seat], TILE_SLOTS[land.tile - 1]
    empty = svg(20, 20, sign(HOUSES[seat], 0, 0, 5, "currentColor"), left=-10, top=-10, class_="h-slot")
    filled = [tag("span", cube(HOUSES[seat]), class_="h-cube")] * cubes
    label = look.say("board-cubes", name=land.names[seat], cubes=cubes, slots=slots)
    side = "own" if seat == land.below else "theirs"
    drawn = [*filled, *[empty] * (slots - cubes)]
    return tag("span", *drawn, class_=f"h-slots {side}", role="img", aria_label=label, title=label)


def _totals(look: Look, land: Land) -> Markup:
    """Both sides' force, the stronger one larger."""
    force, drawn = land.force, []
    for seat in (1 - land.below, land.below):
        label = look.say("board-force-of", name=land.names[seat], force=force[seat])
        drawn.append(tag("span", shield(force[seat], seat, label, force[seat] > force[1 - seat]), title=label))
    return tag("span", *drawn, class_="h-totals")


def popularity(look: Look, land: Land) -> Markup | None:
    """R37 to R39: the token of a region lies on the tile, or with the side that holds it."""
    holder = land.popularity
    if holder == Token.NONE:
        return None
    side = "middle" if holder == Token.ON_TILE else "own" if holder == land.below else "theirs"
    name = "" if holder == Token.ON_TILE else land.names[holder]
    label = look.say("board-popularity" if not name else "board-popularity-of", name=name)
    disc = tag("circle", r=13, fill="#F2D27A" if side == "middle" else HOUSES[holder].colour)
    star = tag("path", d=STAR, transform="scale(8.5)", fill="#3F2A04" if side == "middle" else HOUSES[holder].figure)
    token = svg(28, 28, disc, star, left=-14, top=-14, label=label)
    return tag("span", token, class_=f"h-token {side}", title=label)


@lru_cache(2000)
def ghost(look: Look, faction: int, hero: int) -> Markup:
    """Your own choice before it is sent: dashed and pale."""
    return tag("div", hero_face(look, faction, hero), class_="h-hero h-ghost")
