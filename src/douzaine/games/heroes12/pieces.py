"""Twelve Heroes in the browser: heroes, shields, food, tiles, cubes and piles as they are drawn."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from douzaine.draw import HOUSES, Markup, badge, card_back, coin, cube, join, sign, svg, tag
from douzaine.games.heroes12.choices import HAND, Choice, Choices, heroes_in
from douzaine.games.heroes12.heroes import FACTION_DECKS, GOAL, HEROES, REGIONS, TILE_SLOTS, TILE_VP, TILES
from douzaine.games.heroes12.table import CAMP, NOBODY, Token

if TYPE_CHECKING:
    from douzaine.match.stage import Stage

NICHES = ("#2E5878", "#2C6157", "#4E5B2A", "#5B4B3F")  # behind heroes, by faction
SHIELD = "M-15-17H15V2C15 12 7 18 0 21-7 18-15 12-15 2Z"
LONG_NAME = 11  # letters that fit on a card
MOST_APPLES = 4  # drawn one by one; more are a number
STAR = "M0-1 .27-.37 .95-.31 .43.14 .59.81 0 .45-.59.81-.43.14-.95-.31-.27-.37Z"


# ---- words of a hero


def hero_name(stage: "Stage", hero: int) -> str:
    """What a hero is called."""
    return stage.say(f"hero-{HEROES[hero]}")


def effect(stage: "Stage", hero: int) -> str:
    """What a hero does."""
    box = stage.view.box
    return str(box.game.part("box").name_of(box, "effect", hero, stage.lang))


def hero_text(stage: "Stage", hero: int) -> str:
    """A hero with its numbers and what it does."""
    box = stage.view.box
    force, cost = int(box.data[0]["force"][hero]), int(box.data[0]["cost"][hero])
    return stage.say("board-hero", hero=hero_name(stage, hero), force=force, cost=cost, effect=effect(stage, hero))


def niche(stage: "Stage", seat: int, hero: int) -> str:
    """The colour behind a hero: of its owner's faction, else of the faction that has most of it."""
    faction = int(stage.view.data[0]["faction"][seat])
    counts = [deck[hero] for deck in FACTION_DECKS]
    return NICHES[faction if faction >= 0 else counts.index(max(counts))]


# ---- heroes


def emblem(stage: "Stage", seat: int, hero: int) -> Markup:
    """A hero's picture on its ground."""
    picture = tag("img", src=stage.art(f"{HEROES[hero]}.svg"), alt="")
    return tag("span", picture, class_="h-niche", style=f"--niche:{niche(stage, seat, hero)}")


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


def missing() -> Markup:
    """Food that will be needed and is not there."""
    return svg(2.6, 2.8, tag("path", d=_BODY), left=-1.3, top=-1.5, class_="h-apple h-missing")


def food(stage: "Stage", amount: int, needed: int = 0) -> Markup:
    """Food lying somewhere; what its heroes will lack is dashed."""
    lacks = max(needed - amount, 0)
    shown: Iterable[Markup] = [apple()] * amount
    if amount > MOST_APPLES:
        shown = [apple(), tag("b", f"×{amount}")]
    gaps = [missing()] * lacks if lacks <= MOST_APPLES else [missing(), tag("b", f"×{lacks}")]
    text = stage.say("board-food", food=amount)
    label = f"{text}, {stage.say('board-lacks', food=lacks)}" if lacks else text
    return tag("span", *shown, *gaps, class_="h-food", role="img", aria_label=label, title=label)


def hero_face(stage: "Stage", seat: int, hero: int, cost: bool = False) -> Markup:
    """The front of a hero's card, without what makes it a control."""
    numbers = stage.view.box.data[0]
    price = tag("span", apple(), tag("b", int(numbers["cost"][hero])), class_="h-cost") if cost else None
    text = hero_name(stage, hero)
    name = tag("b", text, class_="h-name long" if len(text) > LONG_NAME else "h-name")
    return join((emblem(stage, seat, hero), shield(int(numbers["force"][hero])), price, name, badge("selected")))


def hero_piece(
    stage: "Stage", menu: Choices, seat: int, place: int, hero: int, copy: int, told: str = "", cost: bool = False
) -> Markup:
    """A hero's card: a control while it can be chosen, else a plain piece. `told` says what choosing it does."""
    choice = menu.of(seat, place, hero, copy)
    face = hero_face(stage, seat, hero, cost)
    id = piece_id(stage, seat, place, hero, copy)
    text = hero_text(stage, hero)
    if choice is None:
        veiled = " veiled" if menu.asked and place == HAND else ""
        return tag("div", face, class_=f"piece h-hero{veiled}", id=id, role="img", aria_label=text, title=text)
    kind = "checkbox" if menu.several else "radio"
    travels = "h-hero h-traveller" if choice.targets else "h-hero"
    return stage.control(kind, choice.value, choice.number, face, label=f"{told}. {text}", id=id, class_=travels)


def piece_id(stage: "Stage", seat: int, place: int, hero: int, copy: int) -> str:
    """A name that a card keeps wherever it goes: copies are counted through the regions, the camp, the hand."""
    zones = [*range(REGIONS), CAMP, HAND]
    before = zones[: zones.index(place)]
    table = stage.view.data[0]
    count = sum(kind == hero for zone in before for kind, _ in heroes_in(table, seat, zone))
    return f"hero-{seat}-{HEROES[hero]}-{count + copy + 1}"


# ---- a player's things


def vp_track(stage: "Stage", seat: int) -> Markup:
    """Seven studs, as many of them gold as there are victory points."""
    vp = int(stage.view.data[0]["vp"][seat])
    studs = [tag("i", class_="won" if number < vp else None) for number in range(GOAL)]
    label = stage.say("board-vp", vp=vp, goal=GOAL)
    return tag("span", *studs, tag("b", vp, class_="figure"), class_="h-vp", role="img", aria_label=label, title=label)


def backs(stage: "Stage", seat: int) -> Markup:
    """Somebody else's hand: as many backs as cards, and those that the reader saw go there."""
    table = stage.view.data[0]
    known = heroes_in(table, seat, HAND)
    size = int(table["hand_size"][seat])
    label = stage.say("board-hand-of", name=stage.names[seat], count=size)
    if known:
        names = ", ".join(hero_name(stage, hero) for hero, _ in known)
        label = f"{label} {stage.say('board-hand-known', heroes=names)}"
    cards = [card_back(HOUSES[seat], 60)] * (size - len(known))
    seen = [emblem(stage, seat, hero) for hero, _ in known]
    fan = tag("span", *cards, *seen, class_="h-fan")
    return tag("span", fan, tag("b", size), class_="h-hand-size", role="img", aria_label=label, title=label)


def pile(stage: "Stage", seat: int, zone: str) -> Markup:
    """The deck or the discard pile: its size, and on a click what the reader knows to be in it."""
    table = stage.view.data[0]
    cards = table[zone][seat].tolist()
    size = sum(cards) if zone == "discard" else int(table["deck_size"][seat] + table["under_size"][seat])
    top = card_back(HOUSES[seat], 40) if zone == "deck" and size else tag("span", class_="h-no-card")
    if zone == "discard" and size:
        top = emblem(stage, seat, next(hero for hero, count in enumerate(cards) if count))
    words = stage.say(f"board-{zone}", count=size)
    summary = tag("summary", top, tag("span", words), aria_label=f"{stage.names[seat]}: {words}")
    listed = tag("div", *_contents(stage, seat, zone, cards, size), class_="h-listed panel")
    return tag("details", summary, listed, class_="h-pile", id=f"{zone}-{seat}")


def _contents(stage: "Stage", seat: int, zone: str, cards: list[int], size: int) -> Iterable[Markup]:
    """Known cards by hero, those put under the deck in their order, and how many others there are."""
    table = stage.view.data[0]
    for hero, count in enumerate(cards):
        if count:
            times = f" ×{count}" if count > 1 else ""
            yield tag("p", emblem(stage, seat, hero), hero_name(stage, hero) + times, title=hero_text(stage, hero))
    under = [int(hero) for hero in table["under"][seat][: table["under_size"][seat]]] if zone == "deck" else []
    if any(hero != NOBODY for hero in under):
        names = ", ".join(hero_name(stage, hero) for hero in under)
        yield tag("p", stage.say("scene-under", heroes=names), class_="fine")
    unknown = size - sum(cards) - sum(hero != NOBODY for hero in under)
    if unknown or not size:
        yield tag("p", stage.say("scene-unknown", count=unknown) if size else stage.say("board-empty"), class_="fine")


# ---- a region


def tile(stage: "Stage", region: int, below: int, sums: Iterable[Markup]) -> Markup:
    """The landscape with both sides' slots, their force, its victory points and what lies under it."""
    table = stage.view.data[0]
    kind = int(table["tile"][region])
    number = tag("span", tag("b", region + 1), tag("span", _tile_name(stage, kind)), class_="h-place")
    if not kind:
        return tag("div", _totals(stage, region, below), *sums, number, class_="h-tile none")
    view = tag("img", src=stage.art(f"tile-{TILES[kind - 1]}.svg"), alt="", class_="h-view")
    slots = [slot_tray(stage, region, seat, "own" if seat == below else "theirs") for seat in (1 - below, below)]
    prize = coin(TILE_VP[kind - 1], stage.say("scene-vp", vp=TILE_VP[kind - 1]))
    parts = (view, *slots, _totals(stage, region, below), popularity(stage, region, below), *sums, number, prize)
    return tag("div", *parts, *_beneath(stage, region), class_=f"h-tile h-{TILES[kind - 1]}")


def _tile_name(stage: "Stage", kind: int) -> str:
    return stage.say(f"tile-{('none', *TILES)[kind]}")


def _beneath(stage: "Stage", region: int) -> Iterable[Markup]:
    """Edges of the tiles that lie face down under the open one."""
    count = int(stage.view.data[0]["below"][region])
    text = stage.say("scene-below", count=count)
    yield tag("span", text, class_="h-below")
    for edge in range(count):
        yield tag("i", class_="h-edge", style=f"--edge:{edge + 1}")


def slot_tray(stage: "Stage", region: int, seat: int, side: str) -> Markup:
    """A side's cubes on the tile, and the slots still empty."""
    table = stage.view.data[0]
    cubes, slots = int(table["cubes"][seat, region]), TILE_SLOTS[int(table["tile"][region]) - 1]
    empty = svg(20, 20, sign(HOUSES[seat], 0, 0, 5, "currentColor"), left=-10, top=-10, class_="h-slot")
    filled = [tag("span", cube(HOUSES[seat]), class_="h-cube") for _ in range(cubes)]
    label = stage.say("board-cubes", name=stage.names[seat], cubes=cubes, slots=slots)
    drawn = [*filled, *[empty] * (slots - cubes)]
    return tag("span", *drawn, class_=f"h-slots {side}", role="img", aria_label=label, title=label)


def _totals(stage: "Stage", region: int, below: int) -> Markup:
    """Both sides' force, the stronger one larger."""
    force = [int(stage.view.data[0]["force"][seat, region]) for seat in (0, 1)]
    drawn = []
    for seat in (1 - below, below):
        label = stage.say("board-force-of", name=stage.names[seat], force=force[seat])
        drawn.append(tag("span", shield(force[seat], seat, label, force[seat] > force[1 - seat]), title=label))
    return tag("span", *drawn, class_="h-totals")


def popularity(stage: "Stage", region: int, below: int) -> Markup | None:
    """R37 to R39: the token of a region lies on the tile, or with the side that holds it."""
    holder = int(stage.view.data[0]["popularity"][region])
    if holder == Token.NONE:
        return None
    side = "middle" if holder == Token.ON_TILE else "own" if holder == below else "theirs"
    name = "" if holder == Token.ON_TILE else stage.names[holder]
    label = stage.say("board-popularity" if not name else "board-popularity-of", name=name)
    disc = tag("circle", r=13, fill="#F2D27A" if side == "middle" else HOUSES[holder].colour)
    star = tag("path", d=STAR, transform="scale(8.5)", fill="#3F2A04" if side == "middle" else HOUSES[holder].figure)
    token = svg(28, 28, disc, star, left=-14, top=-14, label=label)
    return tag("span", token, class_=f"h-token {side}", title=label)


def ghost(stage: "Stage", choice: Choice, hero: int) -> Markup:
    """Your own choice before it is sent: dashed and pale."""
    return tag("div", hero_face(stage, choice.seat, hero), class_="h-hero h-ghost")
