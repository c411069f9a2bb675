"""King of 12 in the browser: how the seats of a second box differ from those of the first."""

from functools import partial

from douzaine.boards import Markup, medallion, tag
from douzaine.boards.context import BoardContext
from douzaine.games.king12.board.houses import A_BOX, box_of, house_of


def legend(at: BoardContext) -> Markup | None:
    """A line for each box with its first seat; empty if every seat has its own colour."""
    seats = len(at.players)
    return at.cached(("legend", seats), partial(_draw, at, seats)) if seats > A_BOX else None


def _draw(at: BoardContext, seats: int) -> Markup:
    firsts = range(0, seats, A_BOX)
    title = tag("b", at.say("board-legend", boxes=len(firsts), seats=seats))
    return tag("div", title, tag("ul", *[_box(at, first, seats) for first in firsts]), class_="r-legend")


def _box(at: BoardContext, first: int, seats: int) -> Markup:
    last = min(first + A_BOX, seats)
    number = tag("span", first + 1, class_="r-number")
    sign = tag("span", medallion(house_of(first), box_of(first)), number, class_="r-sign", aria_hidden="true")
    words = at.say("board-legend-box", box=box_of(first), first=first + 1, last=last, seats=last - first)
    return tag("li", sign, tag("span", words))
