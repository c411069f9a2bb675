"""King of 12 in the browser: the table in play."""

from functools import cache, partial

from douzaine.boards import Markup, coin, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import element, points, ring
from douzaine.games.king12.board.recap import Turn, last_turn
from douzaine.games.king12.board.seats import seat_at
from douzaine.games.king12.box import POINTS
from douzaine.games.king12.table import Phase

AROUND = {  # places of the others, clockwise from the reader's left; from five on in rows: side, row, how many rows
    2: ("n",),
    3: ("nw", "ne"),
    4: ("w", "n", "e"),
    5: ("w12", "w02", "e02", "e12"),
    6: ("w12", "w02", "n", "e02", "e12"),
    7: ("w23", "w13", "w03", "e03", "e13", "e23"),
    8: ("w23", "w13", "w03", "n", "e03", "e13", "e23"),
}
FEW = 4  # around one table; up to eight in rows, more in a grid


def round_table(at: BoardContext) -> Markup:
    """The others around the table, the coins of the turn in the middle, the reader below."""
    turn = last_turn(at.story)
    lies = turn is not None and _lies_open(at)
    *others, own = _seats_from(at)
    count = len(others) + 1
    places = AROUND.get(count, ("",) * len(others))
    drawn = [seat_at(at, seat, place, turn, lies) for seat, place in zip(others, places, strict=True)]
    return tag(
        "div",
        tag("div", _table_top(), class_="r-top"),
        tag("div", *drawn, class_="r-others"),
        _middle(at, turn, lies),
        seat_at(at, own, "s", turn, lies),
        class_=f"r-table r-of-{count} " + ("r-round" if count <= FEW else "r-ring" if count in AROUND else "r-many"),
    )


def _seats_from(at: BoardContext) -> list[int]:
    """All seats clockwise from the reader's left neighbour; the reader's own, or the first, is last."""
    count, first = at.table.seats, at.seat or 0
    return [(first + step) % count for step in range(1, count + 1)]


def _lies_open(at: BoardContext) -> bool:
    """Whether the cards of the last reveal are still on the table: until somebody picks the next one."""
    return bool(at.table.phase != Phase.PICK or len(at.actors) == at.table.seats)


@cache
def _table_top() -> Markup:
    """A dodecagon with a wedge a place and studs at its corners."""
    outer, inner = ring(12, 208, 15), ring(12, 198, 15)
    wedges = [tag("polygon", points=points([(0, 0), outer[k - 1], outer[k]])) for k in range(0, 12, 2)]
    studs = [tag("circle", cx=0.965 * x, cy=0.965 * y, r=2.4) for x, y in outer]
    return svg(
        424,
        432,
        tag("polygon", points=points(outer), transform="translate(0 8)", class_="r-rim"),
        tag("polygon", points=points(outer), class_="r-edge"),
        tag("polygon", points=points(inner), class_="r-leaf"),
        tag("g", *wedges, class_="r-wedges"),
        tag("g", *studs, class_="r-studs"),
        left=-212,
        top=-212,
    )


def _middle(at: BoardContext, turn: Turn | None, lies: bool) -> Markup:
    """The coins of this turn; after a reveal that changed the ranking, why they went where they went."""
    if at.over:
        return element("div", ' class="r-middle"')
    coins = None
    if not (turn and turn.is_scored and at.table.phase in (Phase.TAKE, Phase.BURY)):
        coins = [_coin(at, value, at.table.supply[value - 1] > 0) for value in reversed(POINTS)]
    ranking = turn.ranking if turn and lies else None
    if coins is None and ranking is None:
        return element("div", ' class="r-middle"')
    words = at.say(f"board-ranking-{ranking.replace('_', '-')}" if ranking else "board-this-turn")
    prize = element("div", ' class="r-prize"', coins)
    return element("div", ' class="r-middle"', prize, element("span", ' class="r-caption"', words))


def _coin(at: BoardContext, value: int, is_left: bool) -> Markup:
    """A coin of this turn, or the place of a missing one."""
    if is_left:
        drawing = at.cached(("coin", value), lambda: coin(value, at.say("board-coin", points=value)))
        return element("div", f' class="piece r-coin r-coin-{value}" id="coin-{at.turns}-{value}"', drawing)
    return at.cached(("no coin", value), partial(_no_coin, at, value))


def _no_coin(at: BoardContext, value: int) -> Markup:
    label = at.say("board-no-coin", points=value)
    return tag("div", class_=f"r-coin r-coin-{value} r-hole", role="img", aria_label=label, title=label)
