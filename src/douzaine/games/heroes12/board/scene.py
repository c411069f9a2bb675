"""Twelve Heroes in the browser: two camps and between them three regions, or the draft."""

from collections.abc import Iterator
from functools import lru_cache

from douzaine.boards import HOUSES, Markup, icon, join, medallion, plate, tag, under_name
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import attributes_of, element
from douzaine.boards.scene import Player
from douzaine.games.heroes12.board.choices import FOOD, Choices, is_drafting
from douzaine.games.heroes12.board.pieces import Look, emblem, faction_of, food, hero_name, look_of, vp_track
from douzaine.games.heroes12.board.piles import backs, deck, discard_pile
from douzaine.games.heroes12.board.regions import heroes_at, minus, region
from douzaine.games.heroes12.heroes import COST, FACTIONS, REGIONS, TILES
from douzaine.games.heroes12.table import CAMP, NOBODY, ROUNDS


def scene(at: BoardContext) -> Markup:
    """The other player above, the regions between, the reader (or seat 0) below."""
    menu = Choices(at)
    below = at.seat or 0
    middle = draft(at) if is_drafting(at) else join(map_of(at, menu, below))
    sides = side(at, menu, 1 - below, "theirs"), side(at, menu, below, "own")
    return tag("div", sides[0], tag("div", middle, class_="h-middle"), sides[1], class_="h-board")


def map_of(at: BoardContext, menu: Choices, below: int) -> Iterator[Markup]:
    """Three regions side by side, and the possible face-down tiles."""
    yield tag("div", *(region(at, menu, number, below) for number in range(REGIONS)), class_="h-regions")
    hidden = at.table.hidden_tiles
    names = [f"{at.say(f'tile-{name}')} ×{count}" for name, count in zip(TILES, hidden, strict=True) if count]
    if names:
        yield tag("p", at.say("scene-hidden-tiles", tiles=", ".join(names)), class_="h-hidden fine")


def side(at: BoardContext, menu: Choices, seat: int, where: str) -> Markup:
    """A player's plate and camp."""
    table, look = at.table, look_of(at)
    actors = at.actors
    active = seat in actors if actors else seat == table.turn
    marks = active and not at.over, at.is_reader(seat)
    own = plate_of(look, at.players[seat], seat, faction_of(at, seat), table.vp[seat], *marks)
    return element("div", f' class="h-side {where}"', own, camp(at, menu, look, seat))


@lru_cache(2000)
def plate_of(look: Look, player: Player, seat: int, faction: int, vp: int, active: bool, own: bool) -> Markup:
    """A seat's player, faction, and victory points."""
    you = tag("small", look.say("board-you")) if own else None
    bot = icon("gear", look.say("board-bot")) if player.bot and not player.stand_in else None
    name = tag("span", tag("b", player.name), " ", bot, " ", you, under_name(player, look.lang), class_="who")
    clan = tag("small", look.say(f"faction-{FACTIONS[faction]}"), class_="h-faction") if faction >= 0 else None
    body = (medallion(HOUSES[seat]), name, clan, vp_track(look, vp))
    return plate(*body, player=player, lang=look.lang, active=active, own=own, class_="h-plate", id=f"plate-{seat}")


def camp(at: BoardContext, menu: Choices, look: Look, seat: int) -> Markup:
    """Heroes and food in the camp, then hand, deck and discard pile."""
    cards = heroes_at(at, menu, seat, CAMP, cost=True)
    own = at.is_reader(seat)
    named, title = _camp_words(look, None if own else at.names[seat])
    amount = food(look, at.table.camp_food[seat])
    supply = element("div", ' class="h-supply"', amount, *spent(at, menu, seat))
    head = element("div", ' class="h-camp-head"', title, supply)
    nobody = tag("p", at.say("board-nobody"), class_="fine") if not cards else None
    hidden = None if own else backs(at, look, seat)
    piles = element("div", ' class="h-piles"', hidden, deck(at, look, seat), discard_pile(at, look, seat))
    return element("section", named, head, element("div", ' class="h-cards"', *cards, nobody), piles)


@lru_cache(2000)
def _camp_words(look: Look, name: str | None) -> tuple[str, Markup]:
    """A camp's name, as attributes and as a heading; without a name, the reader's."""
    title = look.say("board-your-camp") if name is None else look.say("board-camp", name=name)
    return attributes_of({"class_": "h-camp", "aria_label": title}), tag("h2", title)


def spent(at: BoardContext, menu: Choices, seat: int) -> Iterator[Markup]:
    """`5 − 3 = 2`: the rest in the camp after the current choice."""
    if seat != menu.seat:
        return
    has = at.table.camp_food[seat]
    for choice in menu.all:
        if choice.word == "recruit" and COST[choice.hero]:
            yield minus(has, COST[choice.hero], choice.when)
    away = tuple([choice.number for choice in menu.travellers if choice.place != CAMP and choice.number >= 0])
    if any(choice.place == CAMP for choice in menu.travellers):
        for amount in range(1, menu.most_food + 1):
            yield minus(has, amount, (FOOD + amount,), away, "h-sum h-later" if menu.all else "h-sum")


# ---- the draft


def draft(at: BoardContext) -> Markup:
    """The reader's cards so far, while packs are passed around."""
    table = at.table
    title = at.say("board-draft", round=table.draft_round + 1, rounds=ROUNDS)
    rows = [tag("p", at.say(f"board-draft-{('own', 'received')[table.half]}"))]
    seat = at.seat
    if seat is not None:
        kept = [hero for hero in table.picked[seat] if hero != NOBODY]
        kept += [hero for hero, count in enumerate(table.deck[seat]) for _ in range(count - kept.count(hero))]
        cards = [emblem_with_name(at, seat, hero) for hero in kept]
        rows.append(tag("h3", at.say("board-draft-deck", count=len(kept))))
        rows.append(tag("div", *cards, class_="h-kept"))
    return tag("section", tag("h2", title), *rows, class_="h-draft panel")


def emblem_with_name(at: BoardContext, seat: int, hero: int) -> Markup:
    """A small hero in a list."""
    picture = emblem(look_of(at), faction_of(at, seat), hero)
    return tag("span", picture, hero_name(at, hero), class_="h-chip")
