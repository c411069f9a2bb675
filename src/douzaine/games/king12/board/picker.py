"""King of 12: picking the six cards that join the Knight, on the settings page."""

from typing import Any

from douzaine.boards import Markup, tag
from douzaine.boards.context import served_art
from douzaine.boards.counted import counter
from douzaine.games.king12.board.cards import GROUP_OF, formula
from douzaine.games.king12.box import CARDS, FIRST_CARDS, Card
from douzaine.match.game import Game

PICKED = 6


def option(game: Game, id: str, value: Any, lang: str) -> Markup | None:
    """Eleven cards to tick beside the Knight; None for other options."""
    if id != "agreed_cards":
        return None
    picked = value if isinstance(value, list | tuple) else [value] if isinstance(value, str) else []
    cards = [_card(game, id, card, CARDS[card] in picked, lang) for card in range(len(CARDS))]
    count = len([card for card in picked if card in CARDS])
    full = tag("p", game.words.text("board-untick", lang), class_="fine r-untick")
    return tag(
        "div", counter(count, PICKED, lang), tag("ul", *cards), full, class_="r-picker counted", id=f"option-{id}"
    )


def _card(game: Game, id: str, card: int, is_picked: bool, lang: str) -> Markup:
    say, name = game.words.text, CARDS[card]
    picture = tag("img", src=served_art(game.id)(f"{name}.svg"), alt="", class_="r-emblem", width=24, height=24)
    head = tag("span", formula(card), class_="r-head", aria_hidden="true")
    words = (tag("b", say(f"card-{name}", lang)), tag("small", say(f"board-short-{name}", lang)))
    face = (head, tag("span", picture, class_="r-niche"), tag("span", *words, class_="r-name"))
    drawn = tag("span", *face, class_=f"r-card r-{GROUP_OF[Card(card)]}")
    if card == Card.KNIGHT:
        return tag("li", drawn, tag("span", say("board-always-in", lang), class_="pill"), class_="r-always")
    box = tag("input", type="checkbox", name=f"option-{id}", value=name, checked=is_picked)
    first = "r-first" if name in FIRST_CARDS else None
    return tag("li", tag("label", box, drawn, title=say(f"card-{name}.does", lang)), class_=first)
