"""King of 12 in the browser: the end of a match, and the picture on the shelf."""

from collections.abc import Callable, Iterator
from math import cos, pi
from typing import TYPE_CHECKING

from douzaine.draw import HOUSES, Markup, crown, d12, medallion, svg, tag
from douzaine.draw.colour import shade
from douzaine.draw.markup import points, ring
from douzaine.games.king12.course import rounds_of

if TYPE_CHECKING:
    from douzaine.games.king12.course import Round
    from douzaine.match.stage import Stage

MOST_ROUNDS = 6  # that a table of the result shows; the last ones
GOLD = "#D3A03A"


def result(stage: "Stage") -> Markup:
    """The winner's die under a crown between laurels, and the points of every round."""
    outcome = stage.view.outcome
    winners = outcome.winners if outcome else ()
    dice = [tag("div", crown(), d12(12, HOUSES[seat % len(HOUSES)]), class_="r-king") for seat in winners[:4]]
    laurels = (laurel(), *dice, laurel(mirrored=True))
    return tag("div", tag("div", *laurels, class_="r-winners", aria_hidden="true"), _rounds(stage), class_="r-result")


def laurel(mirrored: bool = False) -> Markup:
    """A branch that bends around the winner's die."""
    leaf = "M0 0C6-9 6-19 0-27-6-19-6-9 0 0Z"
    parts = [tag("path", d="M52 150C8 130-6 70 18 14", class_="r-twig")]
    for x, y, turn in ((20, 12, 20), (9, 42, -5), (8, 74, -22), (15, 104, -40), (30, 130, -58)):
        parts.append(tag("path", d=leaf, transform=f"translate({x} {y + 10}) rotate({turn - 38})"))
        parts.append(tag("path", d=leaf, transform=f"translate({x} {y + 10}) rotate({turn + 30})", class_="r-shade"))
    return svg(84, 176, *parts, left=-22, top=-20, class_="r-laurel r-mirrored" if mirrored else "r-laurel")


def _rounds(stage: "Stage") -> Markup:
    rounds = rounds_of(stage.view)
    first = max(0, len(rounds) - MOST_ROUNDS)
    heads = [stage.say("scene-player"), stage.say("scene-rounds")]
    heads += [stage.say("scene-round", round=number + 1) for number in range(first, len(rounds))]
    top = tag("tr", *[tag("th", head, scope="col") for head in heads])
    rows = [_row(stage, seat, rounds[first:]) for seat in range(len(stage.players))]
    note = tag("p", stage.say("board-struck"), class_="fine") if any(each.tied for each in rounds[first:]) else None
    table = tag("table", tag("thead", top), tag("tbody", *rows))
    named = {"role": "region", "aria_label": stage.say("scene-rounds"), "tabindex": 0}  # it may have to be scrolled
    return tag("div", table, note, class_="panel r-rounds", **named)


def _row(stage: "Stage", seat: int, rounds: list["Round"]) -> Markup:
    name = tag("b", stage.names[seat])
    you = tag("small", " ", stage.say("board-you")) if stage.is_reader(seat) else None
    who = tag("span", medallion(HOUSES[seat % len(HOUSES)]), tag("span", name, you), class_="r-player")
    head = tag("th", who, scope="row")
    won = int(stage.view.data[0]["won"][seat])
    crowns = tag("span", *[crown(number < won) for number in range(2)], class_="r-crowns", aria_hidden="true")
    total = tag("td", crowns, tag("span", won, class_="spoken"))
    return tag("tr", head, total, *_cells(stage, seat, rounds))


def _cells(stage: "Stage", seat: int, rounds: list["Round"]) -> Iterator[Markup]:
    for each in rounds:
        figure = each.points[seat]
        if seat in each.tied:
            words = tag("span", stage.say("board-struck-word"), class_="spoken")
            yield tag("td", tag("s", figure), " ", words)
        elif each.winner == seat:
            yield tag("td", tag("b", figure, class_="figure"), " ", tag("span", crown(), class_="r-won"))
        else:
            yield tag("td", figure)


# ---- the picture on the shelf


def poster(art: Callable[[str], str]) -> Markup:
    """A crowned golden die between two cards, twelve around it."""
    figures = [
        tag("text", number, x=x, y=y + 5, class_="figure", font_size=14, fill="#8E96CF")
        for number, (x, y) in enumerate(ring(12, 124), 0)
        if number
    ]
    rims = [
        tag("polygon", points=points(ring(12, radius, 15)), fill="none", stroke="#6169A8", stroke_opacity=0.7)
        for radius in (140, 108)
    ]
    cards = (
        _poster_card(art("knight.svg"), -78, -14, "#6E2036"),
        _poster_card(art("alchemist.svg"), 78, 14, "#6F4A12"),
    )
    top = tag("svg", crown(), x=-40, y=-124, width=80, height=70)
    return svg(300, 320, *rims, *figures, *cards, _golden_die(), top, left=-150, top=-160, class_="poster-art")


def _poster_card(address: str, x: int, turn: int, colour: str) -> Markup:
    parts = (
        tag("rect", x=-42, y=-60, width=84, height=120, rx=8, fill="#FFFCF4"),
        tag("path", d="M-34 34V-18Q-34-40 0-40 34-40 34-18V34Z", fill=colour),
        tag("image", href=address, x=-30, y=-34, width=60, height=60),
    )
    return tag("g", *parts, transform=f"translate({x} 22) rotate({turn})")


def _golden_die() -> Markup:
    radius = 70.0
    outer, inner = ring(10, radius), ring(5, radius * 0.618)
    facets = []
    for k in range(5):
        corners = [inner[k], outer[2 * k], outer[2 * k + 1], outer[(2 * k + 2) % 10], inner[(k + 1) % 5]]
        light = 0.105 * cos((36 + 72 * k + 45) * pi / 180)
        facets.append(tag("polygon", points=points(corners), fill=shade(GOLD, light)))
    body = tag("polygon", points=points(inner), fill=shade(GOLD, 0.03), stroke="#FFFFFF", stroke_opacity=0.5)
    figure = tag("text", "12", y=14, font_size=42, class_="figure", fill="#3F2A04")
    under = tag("ellipse", cy=72, rx=60, ry=10, fill="#000000", opacity=0.25)
    return tag("g", under, *facets, body, figure, transform="translate(0 22)")
