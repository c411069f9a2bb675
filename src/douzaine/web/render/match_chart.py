"""The chart of a match, turn by turn: one line per player with its name at the end, and turns that open the replay."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from douzaine.boards import HOUSES, Markup, monogram, svg, tag
from douzaine.boards.chart import DASHES
from douzaine.boards.pieces import seat_medallion
from douzaine.boards.story_lines import Remark
from douzaine.texts import say_in

Rows = Sequence[Sequence[float]]  # one number per seat, from the start to the end
CLOSEST = 0.105  # share of the height between two names
ROOM_X, ROOM_Y = 0.2, 0.09  # share of the chart that a remark takes
TURNING = 0.72  # share of the width beyond which remarks stand to the left of their place
MOST_TURNS_NAMED = 7
MOST_ROWS = 400  # of the table behind the chart


@dataclass(frozen=True)
class Style:
    """The style of a game's chart."""

    goal: tuple[int, str] | None = None  # a horizontal line, and its meaning
    is_stepped: bool = True
    has_houses: bool = False
    remarks: Sequence[Remark] = ()


def match_chart(
    rows: Rows, names: Sequence[str], own: int | None, style: Style, replay: str, lang: str
) -> Markup | None:
    """The chart of what a game tracks; None if it tracks nothing. `own` is the reader's seat."""
    if len(rows) < 2:
        return None
    goal, last = style.goal, len(rows) - 1
    most = max([value for row in rows for value in row] + ([goal[0]] if goal else []))
    top = _round_up(most)
    stops = {each.seat: min(each.turn, last) for each in style.remarks if each.ends}
    shares = [[row[seat] / top for row in rows] for seat in range(len(names))]
    order = sorted(range(len(names)), key=lambda seat: seat == own)  # the reader's line is on top
    drawn = [_line(seat, shares[seat], stops.get(seat, last), seat == own, style) for seat in order]
    grid = [tag("path", d=f"M0 {100 - 100 * mark / top:.2f}H100", class_="grid") for mark in _marks(top)]
    aim = tag("path", d=f"M0 {100 - 100 * goal[0] / top:.2f}H100", class_="goal") if goal else None
    spoken = ", ".join(f"{name}: {rows[0][seat]:g} → {rows[-1][seat]:g}" for seat, name in enumerate(names))
    drawing = svg(100, 100, *grid, aim, *drawn, preserveAspectRatio="none", label=spoken)
    scale = [tag("span", f"{mark:g}", style=_at(mark / top), class_="course-mark") for mark in _marks(top)]
    named = "course-goal late" if goal and goal[0] in rows[0] else "course-goal"  # where lines begin there is no room
    aimed = tag("span", goal[1], style=_at(goal[0] / top), class_=named) if goal else None
    to_the_end = [seat for seat in range(len(names)) if seat not in stops]
    ends = [
        tag(
            "li",
            _sign(names, seat, own, style),
            tag("b", f"{rows[-1][seat]:g}"),
            tag("span", names[seat], class_="spoken"),
            style=_at(place),
            title=names[seat],
        )
        for seat, place in _spread([(seat, shares[seat][-1]) for seat in to_the_end])
    ]
    said = [_remark(each, names, own, style, shares, last) for each in _apart(style.remarks, shares, last)]
    plot = tag("div", drawing, *scale, aimed, *said, tag("ul", *ends, class_="course-ends"), class_="course-plot")
    return tag("div", plot, _turns(last, replay, lang), _table(rows, names, replay, lang), class_="course")


def _sign(names: Sequence[str], seat: int, own: int | None, style: Style) -> Markup:
    return seat_medallion(seat) if style.has_houses else monogram(names[seat], seat == own)


def _apart(remarks: Sequence[Remark], shares: Sequence[Sequence[float]], last: int) -> list[Remark]:
    """The remarks that have room, in the order of the list. The end of a line always has its sign."""
    found: list[Remark] = []
    taken: list[tuple[float, float]] = []  # where the texts begin, and how high they are
    for each in remarks:
        x, y = each.turn / last, shares[each.seat][min(each.turn, last)]
        left = x - ROOM_X if x > TURNING else x
        free = all(abs(left - other) > ROOM_X or abs(y - height) > ROOM_Y for other, height in taken)
        if free and each.text:
            taken.append((left, y))
        if free or each.ends:
            found.append(each if free else replace(each, text=""))
    return found


def _remark(
    each: Remark,
    names: Sequence[str],
    own: int | None,
    style: Style,
    shares: Sequence[Sequence[float]],
    last: int,
) -> Markup:
    turn = min(each.turn, last)
    x, y = turn / last, shares[each.seat][turn]
    side = "before" if x > TURNING else "after"
    sign = _sign(names, each.seat, own, style) if each.ends else None
    text = tag("span", each.text) if each.text else None
    kind = f"course-remark {side}{' course-out' * each.ends}"
    return tag("span", sign, text, class_=kind, style=f"--x:{x:.4f};{_at(y)}")


def _at(share: float) -> str:
    return f"--y:{share:.4f}"


def _round_up(most: float) -> float:
    """The top of the scale: a little above the highest value, and even."""
    return max(2.0, most + 2 - most % 2) if most < 12 else most + (5 - most % 5)


def _marks(top: float) -> list[float]:
    """The numbers beside the scale: three or four whole ones."""
    step = next(size for size in (1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if top / size <= 4)
    return [mark * step for mark in range(int(top / step) + 1)]


def _line(seat: int, shares: Sequence[float], stop: int, own: bool, style: Style) -> Markup:
    width = 100 / (len(shares) - 1)
    points = [f"M0 {100 - 100 * shares[0]:.2f}"]
    for turn, share in enumerate(shares[1 : stop + 1], 1):
        y = f"{100 - 100 * share:.2f}"
        points.append(f"H{turn * width:.2f}V{y}" if style.is_stepped else f"L{turn * width:.2f} {y}")
    house = f" line-{HOUSES[seat % len(HOUSES)].id}" if style.has_houses else ""
    dash = None if (seat == 0 if style.has_houses else own) else DASHES[seat % len(DASHES)] or "10 4"
    return tag("path", d="".join(points), class_=f"line{' own' * own}{house}", stroke_dasharray=dash)


def _spread(ends: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Positions of the lines' names so that none hides another: from the lowest up, then down from the top."""
    order = sorted(ends, key=lambda each: each[1])
    places: list[float] = []
    for _, share in order:
        places.append(max(share, places[-1] + CLOSEST) if places else share)
    ceiling = 1.0
    for number in reversed(range(len(places))):
        places[number] = min(places[number], ceiling)
        ceiling = places[number] - CLOSEST
    return [(seat, place) for (seat, _), place in zip(order, places, strict=True)][::-1]


def _turns(last: int, replay: str, lang: str) -> Markup:
    step = max(1, -(-last // (MOST_TURNS_NAMED - 1)))
    if step > 2:
        step = 5 * -(-step // 5)
    named = [1, *range(step, last - 3 * step // 4, step), last] if last > 1 else [last]
    links = [
        tag(
            "a",
            number,
            href=f"{replay}?turn={number}",
            style=f"--x:{number / last:.4f}",
            aria_label=say_in(lang)("web-turn", number=number),
        )
        for number in dict.fromkeys(named)
    ]
    return tag("nav", *links, class_="course-turns", aria_label=say_in(lang)("web-turns"))


def _table(rows: Rows, names: Sequence[str], replay: str, lang: str) -> Markup:
    say = say_in(lang)
    head = tag(
        "tr", tag("th", say("web-turn", number=""), scope="col"), *(tag("th", name, scope="col") for name in names)
    )
    body = [
        tag(
            "tr",
            tag("th", tag("a", turn, href=f"{replay}?turn={turn}") if turn else 0, scope="row"),
            *(tag("td", f"{value:g}") for value in row),
        )
        for turn, row in list(enumerate(rows))[:MOST_ROWS]
    ]
    table = tag(
        "div",
        tag("table", tag("thead", head), tag("tbody", *body)),
        class_="scroll",
        role="region",
        tabindex=0,
        aria_label=say("web-how-it-went"),
    )
    return tag("details", tag("summary", say("web-show-table")), table, id="course-table", class_="course-table")
