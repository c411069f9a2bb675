"""Twelve Heroes in the browser: hands, decks and discard piles, as the reader knows them."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from douzaine.boards import HOUSES, Markup, card_back, tag
from douzaine.boards.context import BoardContext
from douzaine.games.heroes12.board.choices import HAND, heroes_in
from douzaine.games.heroes12.board.pieces import Look, emblem, faction_of, hero_name, hero_text
from douzaine.games.heroes12.table import NOBODY


def backs(at: BoardContext, look: Look, seat: int) -> Markup:
    """Another player's hand: as many backs as cards, and the known ones."""
    table = at.table
    known = tuple([hero for hero, _ in heroes_in(table, seat, HAND)])
    return _backs(look, at.names[seat], seat, faction_of(at, seat), table.hand_size[seat], known)


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
    under: tuple[int, ...] = ()  # those put under the deck, in order; NOBODY: unknown


def deck(at: BoardContext, look: Look, seat: int) -> Markup:
    """The deck: its size, and on a click the known cards."""
    table = at.table
    under = tuple(table.under[seat, : table.under_size[seat]])
    size = table.deck_size[seat] + len(under)
    there = Pile("deck", seat, faction_of(at, seat), size, tuple(table.deck[seat]), under)
    return pile_of(look, at.names[seat], there)


def discard_pile(at: BoardContext, look: Look, seat: int) -> Markup:
    """The discard pile: its size, and on a click its cards."""
    cards = tuple(at.table.discard[seat])
    return pile_of(look, at.names[seat], Pile("discard", seat, faction_of(at, seat), sum(cards), cards))


@lru_cache(2000)
def pile_of(look: Look, name: str, pile: Pile) -> Markup:
    """A player's pile, which opens on a click."""
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
    """Known cards by hero, those under the deck in order, and the number of others."""
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
