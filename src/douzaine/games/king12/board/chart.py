"""King of 12 in the browser: the chart of a match, one per round, with a name at the end of every line."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from douzaine.boards import HOUSES, Markup, crown, medallion, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.games.king12.board.recap import Round, courses_of, rounds_of

WIDTH, HEIGHT = 232, 236
LEFT, RIGHT, TOP, BOTTOM = 12, 150, 22, 214  # of the lines
LEAST = 8  # points of the scale, which also end a round
APART = 23  # pixels between two labels
DASHES = (None, "7 4", "2 4", "9 3 2 3")
MOST_ROUNDS = 6  # rounds drawn: the last ones


def chart(at: BoardContext) -> Markup | None:
    """The points of each round turn by turn; empty if there are more seats than colours."""
    seats = len(at.players)
    if seats > len(HOUSES):
        return None
    courses, rounds = courses_of(at.story, seats), rounds_of(at.story, seats)
    top = max([LEAST, *(value for course in courses for row in course for value in row)])
    first = max(0, len(courses) - MOST_ROUNDS)
    drawn = [
        tag(
            "figure",
            _one(at, course, end, top, number == first + 1),
            tag("figcaption", at.say("scene-round", round=number)),
        )
        for number, (course, end) in enumerate(zip(courses[first:], rounds[first:], strict=True), first + 1)
    ]
    note = tag("p", at.say("board-chart-note"), class_="fine")
    named = {"role": "group", "aria_label": at.say("scene-rounds"), "tabindex": 0}  # on phones it is scrolled
    return tag("div", note, tag("div", *drawn, class_="r-charts", **named))


def _one(at: BoardContext, course: Sequence[Sequence[int]], end: Round, top: int, is_first: bool) -> Markup:
    grid = [
        tag("path", d=f"M{LEFT} {_y(value, top):.1f}H{RIGHT}", class_="grid", opacity=0.9 if value else 1)
        for value in range(0, top + 1, 2)
        if value != LEAST
    ]
    figures = [
        tag("text", value, x=LEFT - 6, y=_y(value, top) + 4, class_="r-scale", text_anchor="end")
        for value in range(0, top + 1, 4)
    ]
    goal = _y(LEAST, top)
    aim = tag("path", d=f"M{LEFT} {goal:.1f}H{RIGHT}", class_="goal")
    said = tag("text", at.say("board-chart-goal", n=LEAST), x=LEFT + 4, y=goal - 6, class_="r-scale")
    lines = [_line(seat, [row[seat] for row in course], end, top) for seat in range(len(at.players))]
    labels = _labels(at, end, top)
    return svg(
        WIDTH,
        HEIGHT,
        *grid,
        aim,
        said if is_first else None,
        *figures,
        *lines,
        *labels,
        left=-12,
        label=_spoken(at, end),
    )


def _y(value: float, top: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * value / top


def _line(seat: int, values: Sequence[int], end: Round, top: int) -> Markup:
    """A seat's line, shifted a little so that lines do not overlap; dots where points were won."""
    step, aside = (RIGHT - LEFT) / max(1, len(values) - 1), 1.6 * (seat - 1.5)
    places = [(LEFT + turn * step, _y(value, top) - aside) for turn, value in enumerate(values)]
    path = "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in places)
    house = HOUSES[seat].id
    thick = 4 if end.winner == seat else 2.4
    line = tag("path", d=path, class_=f"line line-{house}", stroke_width=thick, stroke_dasharray=DASHES[seat])
    won = [places[turn] for turn, (was, now) in enumerate(pairwise(values), 1) if now != was]
    dots = [tag("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=3.2, class_=f"dot-{house}") for x, y in won]
    return tag("g", line, *dots)


def _labels(at: BoardContext, end: Round, top: int) -> Iterator[Markup]:
    """Medallions and points at the ends of the lines; seats with the same points share a label."""
    groups: dict[int, list[int]] = {}
    for seat, value in enumerate(end.points):
        groups.setdefault(value, []).append(seat)
    last = float("inf")
    for value in sorted(groups):
        y = min(_y(value, top), last - APART)
        last = y
        yield from _label(value, groups[value], end, y)


def _label(value: int, seats: Sequence[int], end: Round, y: float) -> Iterator[Markup]:
    x = RIGHT + 8
    for seat in seats:
        yield tag("svg", medallion(HOUSES[seat]), x=x, y=y - 10, width=20, height=20)
        x += 17
    struck = any(seat in end.tied for seat in seats)
    decoration = "line-through" if struck else None
    yield tag("text", value, x=x + 6, y=y + 5, class_="r-end", text_decoration=decoration)
    if end.winner in seats:
        yield tag("svg", crown(), x=x + 16 + 8 * len(str(value)), y=y - 9, width=19, height=17)


def _spoken(at: BoardContext, end: Round) -> str:
    return ", ".join(f"{name}: {points}" for name, points in zip(at.names, end.points, strict=True))
