"""Twelve Heroes: deck lists of a tournament, built by clicking on the page of a table's settings."""

from collections.abc import Mapping
from typing import Any

from douzaine.draw import Markup, tag
from douzaine.games.heroes12.deck import read_deck
from douzaine.games.heroes12.heroes import COPIES, COST, FORCE, HEROES
from douzaine.games.heroes12.pieces import apple, shield


def option(game: Any, id: str, value: Any, lang: str) -> Markup | None:
    """The control of a deck list: two boxes a hero, and a file instead. Other options have none of their own."""
    if id not in ("deck_1", "deck_2"):
        return None
    counts = counted(value)
    say = game.words.text
    heroes = [row(game, id, number, counts.get(hero, 0), lang) for number, hero in enumerate(HEROES)]
    total = tag("p", say("board-deck-total", lang), class_="h-deck-total")
    file = tag(
        "label", say("board-deck-file", lang), tag("input", type="file", name=f"file-{id}"), class_="h-deck-file"
    )
    return tag("div", tag("ul", *heroes), total, file, class_="h-builder", id=f"option-{id}")


def row(game: Any, id: str, hero: int, count: int, lang: str) -> Markup:
    """A hero with its numbers, and a box for each of its two cards."""
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
    effect = say(f"hero-{HEROES[hero]}.effect", lang)
    price = tag("span", apple(), COST[hero], class_="h-cost")
    words = tag("span", tag("b", name), tag("small", effect))
    return tag("li", shield(FORCE[hero]), words, price, *boxes)


def counted(value: Any) -> Mapping[str, int]:
    """A deck list as it was given, however incomplete: nothing is refused here."""
    if isinstance(value, list):
        return {hero: value.count(hero) for hero in HEROES}
    if isinstance(value, Mapping):
        return value
    try:
        return read_deck(value) if isinstance(value, str) and "=" in value else {}
    except ValueError:
        return {}
