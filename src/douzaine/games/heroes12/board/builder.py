"""Twelve Heroes: tournament deck lists, built by clicking on the settings page."""

from collections.abc import Mapping
from typing import Any

from douzaine.boards import Markup, tag
from douzaine.boards.context import served_art
from douzaine.boards.counted import counter
from douzaine.games.heroes12.board.pieces import apple, niche, shield
from douzaine.games.heroes12.decks import read_deck
from douzaine.games.heroes12.heroes import COPIES, COST, FORCE, HEROES
from douzaine.match.game import Game

CARDS = 12


def option(game: Game, id: str, value: Any, lang: str) -> Markup | None:
    """The control of a deck list: two boxes per hero, and a file instead; None for other options."""
    if id not in ("deck_1", "deck_2"):
        return None
    counts = counted(value)
    by_cost = sorted(range(len(HEROES)), key=lambda hero: (COST[hero], FORCE[hero]))
    heroes = [row(game, id, hero, counts.get(HEROES[hero], 0), lang) for hero in by_cost]
    total = counter(sum(counts.get(hero, 0) for hero in HEROES), CARDS, lang)
    label = game.words.text("board-deck-file", lang)
    file = tag("label", label, tag("input", type="file", name=f"file-{id}"), class_="h-deck-file")
    return tag("div", tag("ul", *heroes), total, file, class_="h-builder counted", id=f"option-{id}")


def row(game: Game, id: str, hero: int, count: int, lang: str) -> Markup:
    """A hero with its picture and numbers, and a box for each of its two cards."""
    say = game.words.text
    name = say(f"hero-{HEROES[hero]}", lang)
    boxes = [
        tag(
            "input",
            type="checkbox",
            name=f"option-{id}",
            value=HEROES[hero],
            checked=copy < count,
            aria_label=say("board-deck-copy", lang, hero=name, number=copy + 1),
        )
        for copy in range(COPIES)
    ]
    image = tag("img", src=served_art(game.id)(f"{HEROES[hero]}.svg"), alt="")
    picture = tag("span", image, class_="h-niche", style=f"--niche:{niche(-1, hero)}")
    price = tag("span", apple(), COST[hero], class_="h-cost")
    words = tag("span", tag("b", name), tag("small", say(f"hero-{HEROES[hero]}.effect", lang)), class_="h-words")
    head = tag("span", picture, shield(FORCE[hero]), price, class_="deck-picture")
    return tag("li", head, words, tag("span", *boxes, class_="h-copies"))


def counted(value: Any) -> Mapping[str, int]:
    """A deck list as given, however incomplete: nothing is refused here."""
    if isinstance(value, list):
        return {hero: value.count(hero) for hero in HEROES}
    if isinstance(value, Mapping):
        return value
    try:
        return read_deck(value) if isinstance(value, str) and "=" in value else {}
    except ValueError:
        return {}
