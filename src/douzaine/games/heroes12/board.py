"""Twelve Heroes in the browser: three regions between two camps, the hand below.

`choices.py` says what can be chosen and what a form means, `pieces.py` draws the pieces, `sending.py` the
buttons, `builder.py` the deck lists of a tournament.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from douzaine.draw import HOUSES, Markup, cube, icon, join, medallion, plate, svg, tag
from douzaine.draw.markup import attributes_of, element
from douzaine.games.heroes12.builder import option
from douzaine.games.heroes12.choices import (
    FOOD,
    HAND,
    PLACED,
    Choices,
    heroes_in,
    moves,
)
from douzaine.games.heroes12.heroes import COST, FACTIONS, HEROES, REGIONS, TILES
from douzaine.games.heroes12.pieces import (
    NICHES,
    Look,
    apple,
    backs,
    deck,
    discard_pile,
    effect,
    emblem,
    faction_of,
    food,
    hero_name,
    look_of,
    vp_track,
)
from douzaine.games.heroes12.regions import heroes_at, minus, region
from douzaine.games.heroes12.sending import send, told
from douzaine.games.heroes12.table import CAMP, NOBODY, ROUNDS, Phase
from douzaine.games.heroes12.table import Stage as Part

if TYPE_CHECKING:
    from douzaine.match.event import Event
    from douzaine.match.stage import Player, Stage
    from douzaine.match.view import View

__all__ = [
    "chapter",
    "guide",
    "hand",
    "moves",
    "note",
    "option",
    "picture",
    "pills",
    "poster",
    "scene",
    "send",
    "track",
]

PARTS = (Part.CONTROL, Part.MAINTENANCE, Part.INCOME, Part.MILITARY, Part.END)


# ---- the scene


def scene(stage: "Stage") -> Markup:
    """The other player above, the regions between, the reader (or seat 0) below."""
    menu = Choices(stage)
    below = stage.view.seat or 0
    middle = draft(stage) if is_drafting(stage.view) else join(map_of(stage, menu, below))
    return join((side(stage, menu, 1 - below, "theirs"), middle, side(stage, menu, below, "own")))


def is_drafting(view: "View") -> bool:
    """Whether packs are still being handed around."""
    table = view.data[0]
    draft_box = view.box.options["deck_mode"] == "draft"
    return bool(draft_box and table["stage"] == Part.SETUP and table["draft_round"] < ROUNDS)


def map_of(stage: "Stage", menu: Choices, below: int) -> Iterator[Markup]:
    """Three regions side by side, and which tiles lie face down somewhere."""
    yield tag("div", *(region(stage, menu, number, below) for number in range(REGIONS)), class_="h-regions")
    hidden = stage.view.data[0]["hidden_tiles"].tolist()
    names = [f"{stage.say(f'tile-{name}')} ×{count}" for name, count in zip(TILES, hidden, strict=True) if count]
    if names:
        yield tag("p", stage.say("scene-hidden-tiles", tiles=", ".join(names)), class_="h-hidden fine")


def side(stage: "Stage", menu: Choices, seat: int, where: str) -> Markup:
    """A player's plate and camp."""
    table, look = stage.view.data[0], look_of(stage)
    actors = stage.view.actors
    active = seat in actors if actors else seat == int(table["turn"])
    marks = active and not stage.view.over, stage.is_reader(seat)
    own = plate_of(look, stage.players[seat], seat, faction_of(stage, seat), int(table["vp"][seat]), *marks)
    return element("div", f' class="h-side {where}"', own, camp(stage, menu, look, seat))


@lru_cache(2000)
def plate_of(look: Look, player: "Player", seat: int, faction: int, vp: int, active: bool, own: bool) -> Markup:
    """Who sits at a seat, of which faction, with how many victory points."""
    you = tag("small", look.say("board-you")) if own else None
    bot = icon("gear", look.say("board-bot")) if player.bot else None
    away = tag("small", look.say("board-away", since=player.away), class_="away-since") if player.away else None
    name = tag("span", tag("b", player.name), " ", bot, " ", you, " ", away, class_="who")
    clan = tag("small", look.say(f"faction-{FACTIONS[faction]}"), class_="h-faction") if faction >= 0 else None
    body = (medallion(HOUSES[seat]), name, clan, vp_track(look, vp))
    return plate(*body, active=active, own=own, away=player.away, class_="h-plate", id=f"plate-{seat}")


def camp(stage: "Stage", menu: Choices, look: Look, seat: int) -> Markup:
    """Heroes and food in the camp, then what is in hand, in the deck and discarded."""
    cards = heroes_at(stage, menu, seat, CAMP, cost=True)
    own = stage.is_reader(seat)
    named, title = _camp_words(look, None if own else stage.names[seat])
    amount = food(look, int(stage.view.data[0]["camp_food"][seat]))
    supply = element("div", ' class="h-supply"', amount, *spent(stage, menu, seat))
    head = element("div", ' class="h-camp-head"', title, supply)
    nobody = tag("p", stage.say("board-nobody"), class_="fine") if not cards else None
    hidden = None if own else backs(stage, look, seat)
    piles = element("div", ' class="h-piles"', hidden, deck(stage, look, seat), discard_pile(stage, look, seat))
    return element("section", named, head, element("div", ' class="h-cards"', *cards, nobody), piles)


@lru_cache(2000)
def _camp_words(look: Look, name: str | None) -> tuple[str, Markup]:
    """What a camp is called, as attributes and as a heading; without a name, one's own."""
    title = look.say("board-your-camp") if name is None else look.say("board-camp", name=name)
    return attributes_of({"class_": "h-camp", "aria_label": title}), tag("h2", title)


def spent(stage: "Stage", menu: Choices, seat: int) -> Iterator[Markup]:
    """`5 − 3 = 2`: what is left in the camp after the choice that is being made."""
    if seat != menu.seat:
        return
    has = int(stage.view.data[0]["camp_food"][seat])
    for choice in menu.all:
        if choice.word == "recruit" and COST[choice.hero]:
            yield minus(has, COST[choice.hero], choice.when)
    away = tuple([choice.number for choice in menu.travellers if choice.place != CAMP and choice.number >= 0])
    if any(choice.place == CAMP for choice in menu.travellers):
        for amount in range(1, menu.most_food + 1):
            yield minus(has, amount, (FOOD + amount,), away, "h-sum h-later" if menu.all else "h-sum")


# ---- the draft


def draft(stage: "Stage") -> Markup:
    """What the reader has so far, while packs go around."""
    table = stage.view.data[0]
    title = stage.say("board-draft", round=int(table["draft_round"]) + 1, rounds=ROUNDS)
    rows = [tag("p", stage.say(f"board-draft-{('own', 'received')[int(table['half'])]}"))]
    seat = stage.view.seat
    if seat is not None:
        kept = [int(hero) for hero in table["picked"][seat] if hero != NOBODY]
        kept += [
            hero for hero, count in enumerate(table["deck"][seat].tolist()) for _ in range(count - kept.count(hero))
        ]
        cards = [emblem_with_name(stage, seat, hero) for hero in kept]
        rows.append(tag("h3", stage.say("board-draft-deck", count=len(kept))))
        rows.append(tag("div", *cards, class_="h-kept"))
    return tag("section", tag("h2", title), *rows, class_="h-draft panel")


def emblem_with_name(stage: "Stage", seat: int, hero: int) -> Markup:
    """A small hero in a list."""
    picture = emblem(look_of(stage), faction_of(stage, seat), hero)
    return tag("span", picture, hero_name(stage, hero), class_="h-chip")


# ---- the hand


def hand(stage: "Stage") -> Markup:
    """One's own cards. In the Military phase each can also be discarded for one more action."""
    seat = stage.view.seat
    if seat is None:
        return Markup("")
    menu = Choices(stage)
    cards = heroes_at(stage, menu, seat, HAND, cost=True)
    there = heroes_in(stage.view.data[0], seat, HAND)
    ways = [below_card(stage, menu, seat, hero, copy) for hero, copy in there]
    held = [tag("div", card, way, class_="h-held") for card, way in zip(cards, ways, strict=True)]
    is_pack = is_drafting(stage.view)
    title = tag("h2", stage.say("board-pack" if is_pack else "board-hand", count=len(cards)))
    row = tag("div", *held, class_="h-hand-cards")
    return tag("section", title, row, class_="h-hand h-pack" if is_pack else "h-hand")


def below_card(stage: "Stage", menu: Choices, seat: int, hero: int, copy: int) -> Markup | None:
    """What a hero does, where cards are compared; else the way to discard the card."""
    if menu.phase in (Phase.PICK, Phase.MULLIGAN) and menu.asked:
        return tag("p", effect(look_of(stage), hero), class_="h-what", aria_hidden="true")
    return burn(stage, menu, seat, hero, copy)


def burn(stage: "Stage", menu: Choices, seat: int, hero: int, copy: int) -> Markup | None:
    """R60: the way to discard a card for one more action."""
    choice = menu.of(seat, HAND, hero, copy, burn=True)
    if choice is None:
        return None
    chip = tag("span", icon("discard"), tag("b", stage.say("board-burn")), class_="h-burn-face")
    text = told(stage, menu, choice)
    return stage.control("radio", choice.value, choice.number, chip, label=text, class_="h-burn")


# ---- around the scene


def note(stage: "Stage") -> str:
    """The line under the prompt."""
    table = stage.view.data[0]
    phase = Phase(int(table["phase"]))
    if phase == Phase.ACTION:
        if not (table["actions"] or table["extra"]):
            return stage.say("board-note-last")
        return stage.say("board-note-action")
    if phase in PLACED or phase in (Phase.DEPLOY_MORE, Phase.FALCON, Phase.MOVE_HERO):
        return stage.say("board-note-food")
    return "" if phase == Phase.PICK else stage.say(f"board-note-{phase.name.lower().split('_')[0]}")


def pills(stage: "Stage") -> list[str]:
    """The turn, and the phases with the present one marked; a phone shows the present one only."""
    table = stage.view.data[0]
    actions = int(table["actions"]) + int(table["extra"])
    return [*_pills(look_of(stage), stage.view.turns + 1, int(table["stage"]), actions)]


@lru_cache(2000)
def _pills(look: Look, number: int, stage: int, actions: int) -> tuple[Markup, Markup]:
    part = Part(stage)
    now = look.say(f"scene-phase-{part.name.lower()}")
    short = look.say("board-actions", phase=now, count=actions) if part == Part.MILITARY else now
    turn = tag("span", look.say("board-turn", number=number), class_="h-wide")
    first = turn + tag("span", short, class_="h-narrow")
    steps = [
        tag("span", look.say(f"scene-phase-{each.name.lower()}"), class_="now" if each == part else None,
            aria_current="step" if each == part else None)
        for each in ((Part.SETUP,) if part == Part.SETUP else PARTS)
    ]  # fmt: skip
    return first, tag("span", *steps, class_="h-phases")


def chapter(stage: "Stage", events: Sequence["Event"]) -> str:
    """What a turn is called in the story: by whose it is. The other's first phases still belong to it."""
    number = events[0].turn + 1
    if number == 1:
        seats = [event.seat for event in events if event.kind == "first_turn"]
        if not seats:
            return stage.say("scene-phase-setup")
    else:
        seats = [next((event.seat for event in events if event.seat is not None), None)]
    if seats[0] is None:
        return stage.say("board-turn", number=number)
    return stage.say("board-turn-of", number=number, name=stage.names[seats[0]])


OF_HERO = {
    "archangel": "archangel", "behemoth": "behemoth", "cannon": "cannon", "chariot": "chariot", "dragon": "dragon",
    "elf": "elf", "flies": "giant_falcon", "goat": "goat", "goblin": "goblin", "knight": "knight", "orc": "orc",
    "peasant": "peasant", "ship": "celestial_ship", "steward": "steward", "strategist": "strategist",
    "tie_golem": "golem", "treant": "treant", "draws_giant": "iron_giant", "draws_golem": "golem",
}  # fmt: skip
FOOD_EVENTS = ("feeds", "income", "supplies", "food_lost", "food_back")


def picture(stage: "Stage", event: "Event") -> Markup:
    """A small picture beside a sentence of the story: the hero, the food, the cube or the tile it is about."""
    seat = event.seat or 0
    hero = event.details.get("hero", event.details.get("one"))
    if event.kind in OF_HERO:
        hero = HEROES.index(OF_HERO[event.kind])
    if hero is not None:
        return emblem(look_of(stage), faction_of(stage, seat), hero)
    if event.kind in FOOD_EVENTS:
        return apple()
    if event.kind in ("cube", "cubes_back", "tie_token"):
        return cube(HOUSES[seat])
    if event.details.get("tile"):
        name = TILES[event.details["tile"] - 1]
        return tag("img", src=stage.art(f"tile-{name}.svg"), alt="", class_="h-mini")
    return icon("dot") if event.seat is None else medallion(HOUSES[seat])


def track(view: "View") -> list[int]:
    """What the chart of the result shows: victory points by seat."""
    return [int(vp) for vp in view.data[0]["vp"]]


def guide(view: "View") -> str | None:
    """Which sentence helps in a first match."""
    table = view.data[0]
    phase = Phase(int(table["phase"]))
    if phase == Phase.ACTION:
        if not (table["actions"] or table["extra"]):
            return "last"
        if table["camp"][view.seat].any():
            return "deploy"
        return "move" if table["present"][view.seat].any() else "recruit"
    names = {Phase.PICK: "pick", Phase.MULLIGAN: "mulligan", Phase.STARVE: "starve", Phase.DEPLOY_MORE: "more"}
    return names.get(phase)


# ---- the poster


def poster(art: Any) -> Markup:
    """The picture on the shelf: a dragon over the city, a knight and an orc before it."""
    moon = tag("circle", cy=18, r=92, fill="#F6DCC8")
    mountains = [mountain(x, y) for x, y in ((-118, -26), (126, -34))]
    city = drawing(art, "tile-city", 0, 49, 300, 150, clip_path="circle(92px at 150px 44px)")
    hills = tag("path", d="M-190 104Q-60 66 10 104T190 92V180H-190Z", fill="#8DAA62") + tag(
        "path", d="M-190 130Q-70 96 20 134T190 122V180H-190Z", fill="#6B8C4A"
    )
    dragon = drawing(art, "dragon", 0, -64, 208, 208)
    medals = [medal(art, "knight", -94, NICHES[0]), medal(art, "orc", 94, NICHES[2])]
    cubes = [drawing(art, "cube-blue", -38, 128, 34, 38), drawing(art, "cube-orange", 34, 132, 34, 38)]
    parts = (moon, *mountains, city, hills, dragon, *medals, *cubes)
    return svg(300, 320, *parts, left=-150, top=-160, preserveAspectRatio="xMidYMid slice")


def mountain(x: int, y: int) -> Markup:
    """A peak with snow on it, darker on the right."""
    snow = f"M{x} {y} {x - 12} {y + 34} {x - 3} {y + 27} {x + 4} {y + 36} {x + 12} {y + 32}Z"
    return join(
        (
            tag("path", d=f"M{x - 62} 160 {x} {y} {x + 62} 160Z", fill="#5F7377"),
            tag("path", d=f"M{x} {y} {x + 62} 160H{x}Z", fill="#4B5E63"),
            tag("path", d=snow, fill="#FFFFFF"),
        )
    )


def medal(art: Any, hero: str, x: int, colour: str) -> Markup:
    """A hero in a round frame."""
    disc = tag("circle", cx=x, cy=92, r=36, fill=colour, stroke="#FBF3E0", stroke_width=4)
    return disc + drawing(art, hero, x, 92, 62, 62)


def drawing(art: Any, name: str, x: int, y: int, width: int, height: int, **attributes: Any) -> Markup:
    """A drawing of ours around a point of a larger picture."""
    place = {"x": x - width // 2, "y": y - height // 2, "width": width, "height": height}
    return tag("image", href=art(f"{name}.svg"), **place, **attributes)
