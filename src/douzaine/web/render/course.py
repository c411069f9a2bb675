"""How a match went, turn by turn: one line a player with its name at its end, and turns that open the replay."""

from collections.abc import Sequence

from douzaine.boards import Markup, monogram, svg, tag
from douzaine.boards.chart import DASHES
from douzaine.texts import say_in

Rows = Sequence[Sequence[float]]  # one number a seat, from the start to the end
CLOSEST = 0.105  # share of the height between two names
MOST_TURNS_NAMED = 7
MOST_ROWS = 400  # of the table behind the chart


def course_chart(
    rows: Rows, names: Sequence[str], own: int | None, goal: tuple[int, str] | None, replay: str, lang: str, steps: bool
) -> Markup | None:
    """The chart of what a game follows; None where it follows nothing. `own` is the reader's seat."""
    if len(rows) < 2:
        return None
    most = max([value for row in rows for value in row] + ([goal[0]] if goal else []))
    top = _round_up(most)
    shares = [[row[seat] / top for row in rows] for seat in range(len(names))]
    order = sorted(range(len(names)), key=lambda seat: seat == own)  # the reader's line lies on top
    drawn = [_line(seat, shares[seat], seat == own, steps) for seat in order]
    grid = [tag("path", d=f"M0 {100 - 100 * mark / top:.2f}H100", class_="grid") for mark in _marks(top)]
    aim = tag("path", d=f"M0 {100 - 100 * goal[0] / top:.2f}H100", class_="goal") if goal else None
    spoken = ", ".join(f"{name}: {rows[0][seat]:g} → {rows[-1][seat]:g}" for seat, name in enumerate(names))
    drawing = svg(100, 100, *grid, aim, *drawn, preserveAspectRatio="none", label=spoken)
    scale = [tag("span", f"{mark:g}", style=_at(mark / top), class_="course-mark") for mark in _marks(top)]
    aimed = tag("span", goal[1], style=_at(goal[0] / top), class_="course-goal") if goal else None
    ends = [
        tag(
            "li",
            monogram(names[seat], seat == own),
            tag("b", f"{rows[-1][seat]:g}"),
            tag("span", names[seat], class_="spoken"),
            style=_at(place),
            title=names[seat],
        )
        for seat, place in _spread([share[-1] for share in shares])
    ]
    plot = tag("div", drawing, *scale, aimed, tag("ul", *ends, class_="course-ends"), class_="course-plot")
    return tag("div", plot, _turns(len(rows) - 1, replay, lang), _table(rows, names, replay, lang), class_="course")


def last_row_only(rows: Rows, turns: int) -> Rows:
    """One row a turn: where the end was counted as one more, the last turn ends with it."""
    return [*rows[:turns], rows[-1]] if len(rows) > turns + 1 > 1 else rows


def _at(share: float) -> str:
    return f"--y:{share:.4f}"


def _round_up(most: float) -> float:
    """The top of the scale: a little above the highest value, and even."""
    return max(2.0, most + 2 - most % 2) if most < 12 else most + (5 - most % 5)


def _marks(top: float) -> list[float]:
    """Numbers beside the scale: three or four, whole ones."""
    step = next(size for size in (1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if top / size <= 4)
    return [mark * step for mark in range(int(top / step) + 1)]


def _line(seat: int, shares: Sequence[float], own: bool, steps: bool) -> Markup:
    width = 100 / (len(shares) - 1)
    points = [f"M0 {100 - 100 * shares[0]:.2f}"]
    for turn, share in enumerate(shares[1:], 1):
        y = f"{100 - 100 * share:.2f}"
        points.append(f"H{turn * width:.2f}V{y}" if steps else f"L{turn * width:.2f} {y}")
    dash = None if own else DASHES[seat % len(DASHES)] or "10 4"
    return tag("path", d="".join(points), class_="line own" if own else "line", stroke_dasharray=dash)


def _spread(ends: Sequence[float]) -> list[tuple[int, float]]:
    """Where the names of the lines stand so that none hides another: the highest first."""
    found: list[tuple[int, float]] = []
    for seat in sorted(range(len(ends)), key=lambda seat: -ends[seat]):
        ceiling = found[-1][1] - CLOSEST if found else 1.0
        found.append((seat, min(ends[seat], ceiling)))
    sunk = min(0.0, found[-1][1])
    return [(seat, place - sunk) for seat, place in found]


def _turns(last: int, replay: str, lang: str) -> Markup:
    step = max(1, -(-last // (MOST_TURNS_NAMED - 1)))
    if step > 2:
        step = 5 * -(-step // 5)
    named = [1, *range(step, last - step // 2, step), last] if last > 1 else [last]
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
