"""King of 12 in the browser: faces of cards, their emblems, and the dial of a die."""

from functools import lru_cache, partial
from math import cos, pi, sin

from douzaine.boards import Markup, coin, join, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import points, ring
from douzaine.games.king12.box import CARDS, Card

GROUPS = {
    "value": (Card.ALCHEMIST, Card.MACHINE, Card.PARASITE, Card.GOLEM),
    "face": (Card.SORCERER, Card.ORACLE, Card.REVERSER, Card.TROUBLEMAKERS, Card.MERCHANTS),
    "rank": (Card.KNIGHT, Card.GAMBLER),
    "cards": (Card.LADY,),
}
RULE_OF = {
    Card.LADY: "R48", Card.MERCHANTS: "R51", Card.TROUBLEMAKERS: "R53", Card.REVERSER: "R54", Card.SORCERER: "R56",
    Card.ORACLE: "R57", Card.ALCHEMIST: "R58", Card.MACHINE: "R59", Card.PARASITE: "R60", Card.GOLEM: "R61",
    Card.KNIGHT: "R62", Card.GAMBLER: "R63",
}  # fmt: skip
GROUP_OF = {card: group for group, cards in GROUPS.items() for card in cards}
_LINE = {"fill": "none", "stroke": "currentColor", "stroke_width": 1.7, "stroke_linejoin": "round"}

# ---- cards


def card_face(at: BoardContext, card: int) -> Markup:
    """An open card: its effect as a formula, its emblem, its name, and a few words."""
    drawing = emblem(at, card)
    return at.cached(("card", card, drawing), partial(_card_face, at, card, drawing))


def _card_face(at: BoardContext, card: int, drawing: Markup) -> Markup:
    name, niche = CARDS[card], tag("span", drawing, class_="r-niche")
    head = tag("span", formula(card), _group(card), class_="r-head", aria_hidden="true")
    lines = (tag("b", at.say(f"card-{name}")), tag("small", at.say(f"board-short-{name}")))
    foot = tag("span", *lines, class_="r-name")
    return tag("span", head, niche, foot, class_=f"r-card r-{GROUP_OF[Card(card)]}")


def emblem(at: BoardContext, card: int) -> Markup:
    """The emblem alone."""
    return _emblem(at.art(f"{CARDS[card]}.svg"))


@lru_cache(100)
def _emblem(address: str) -> Markup:
    return tag("img", src=address, alt="", class_="r-emblem", width=24, height=24)


def thumb(at: BoardContext, card: int, struck: bool = False) -> Markup:
    """A card as small as a word."""
    return _thumb(card, emblem(at, card), struck)


def named_thumb(at: BoardContext, card: int, name: str, struck: bool = False) -> Markup:
    """A small card with a name for screen readers."""
    return tag("span", thumb(at, card, struck), role="img", aria_label=name, title=name)


@lru_cache(100)
def _thumb(card: int, drawing: Markup, struck: bool) -> Markup:
    strike = svg(20, 26, tag("path", d="M2 24 18 2"), class_="r-strike") if struck else None
    return tag("span", drawing, strike, class_=f"r-thumb r-{GROUP_OF[Card(card)]}")


def ghost(at: BoardContext, card: int, word: str) -> Markup:
    """The place of a missing card: its outline, and where it is."""
    drawing = emblem(at, card)
    return at.cached(("ghost", card, word, drawing), partial(_ghost, at, card, word, drawing))


def _ghost(at: BoardContext, card: int, word: str, drawing: Markup) -> Markup:
    name = at.say(f"card-{CARDS[card]}")
    parts = (tag("small", word), drawing, tag("b", name))
    return tag("div", *parts, class_="r-ghost", role="img", aria_label=f"{name}, {word}")


# ---- effects as signs


def formula(card: int) -> Markup:
    """The sign of an effect."""
    if Card(card) in _TEXTS:
        return tag("span", _TEXTS[Card(card)], class_="r-formula figure")
    if card == Card.GAMBLER:
        return tag("span", coin(1), coin(2), class_="r-formula r-swapped")
    width, drawing = _SIGNS[Card(card)]
    return svg(width, 22, drawing, class_="r-formula", width=width, height=22)


def _pentagon(x: float, filled: bool = False, text: str = "", size: float = 11) -> Markup:
    style = {"fill": "currentColor"} if filled else _LINE
    mark = tag("text", text, y=5, font_size=12.5, class_="figure", fill="currentColor") if text else None
    shape = tag("polygon", points=points(ring(5, size)), **style)
    return tag("g", shape, mark, transform=f"translate({x:g} 11.6)")


def _stroke(path: str) -> Markup:
    return tag("path", d=path, stroke_linecap="round", **_LINE)


_TEXTS = {Card.ALCHEMIST: "×2", Card.MACHINE: "+7", Card.PARASITE: "−7", Card.GOLEM: "=12"}
_BARS = "M0 4h7v18H0zM10 10h7v12h-7z"
_LOWEST = "M20 13h10v9H20zM19.5 11 18.7 4.4l3.4 2.8L25 3l2.9 4.2 3.4-2.8-.8 6.6z"
_SIGNS = {
    Card.SORCERER: (56, join((_pentagon(11.5), _stroke("M25.5 7.5l4 4-4 4"), _pentagon(43.5, True)))),
    Card.ORACLE: (24, _pentagon(11.5, text="?")),
    Card.REVERSER: (40, join((_pentagon(11.5), _stroke("M29 20V4m-4 4 4-4 4 4")))),
    Card.TROUBLEMAKERS: (
        56,
        join((_pentagon(9.5, size=9), _stroke("M28 19V4m-4 4 4-4 4 4M24 15l4 4 4-4"), _pentagon(46.5, True, size=9))),
    ),
    Card.MERCHANTS: (
        56,
        join((_pentagon(9.5, size=9), _stroke("M35 11.6H23m4-4-4 4 4 4"), _pentagon(46.5, True, size=9))),
    ),
    Card.KNIGHT: (
        32,
        join((tag("path", d=_BARS, fill="currentColor", opacity=0.5), tag("path", d=_LOWEST, fill="currentColor"))),
    ),
    Card.LADY: (
        38,
        join(
            (
                _stroke("M2 3h14v17H2zM20 6l2-3h13v17H22"),
                tag("path", d="M0 21 37 2", stroke="currentColor", stroke_width=2.4),
            )
        ),
    ),
}
_GROUP_SIGNS = {
    "value": _stroke("M7 4H3v14h4M15 4h4v14h-4") + tag("circle", cx=11, cy=11, r=2.4, fill="currentColor"),
    "face": tag("g", tag("polygon", points=points(ring(10, 9)), **_LINE), transform="translate(11 11)")
    + tag("g", tag("polygon", points=points(ring(5, 4.6)), fill="currentColor"), transform="translate(11 11.4)"),
    "rank": tag("path", d="M2 12h5v8H2zM8.5 4h5v16h-5zM15 9h5v11h-5z", fill="currentColor"),
    "cards": _stroke("M3 7 8 5l4 12-5 2zM11 5h6v13h-4.4"),
}


def _group(card: int) -> Markup:
    return group_sign(GROUP_OF[Card(card)])


def group_sign(group: str) -> Markup:
    """The sign for the cards that an effect concerns."""
    return svg(22, 22, _GROUP_SIGNS[group], class_="r-group", width=18, height=18)


# ---- the dial: the five faces around one


def around(side: int) -> tuple[float, float]:
    """The centre of a ring facet of a d12, in percent of the picture (104 × 110, radius 46)."""
    angle = (36 + 72 * side) * pi / 180
    x, y = 46 * 0.76 * sin(angle), -46 * 0.76 * cos(angle)
    return 100 * (x + 52) / 104, 100 * (y + 52) / 110


# ---- figures


def how_many(cards: int) -> int:
    """The size of a set of cards, hidden or not."""
    return -1 - cards if cards < 0 else cards.bit_count()


def signed(value: int) -> str:
    """A value on a piece, with a true minus."""
    return str(value).replace("-", "−")
