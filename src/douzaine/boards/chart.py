"""A small chart of a match: one line per seat, distinguished by dash and label as well as colour."""

from collections.abc import Callable, Sequence

from douzaine.boards.markup import Markup, svg, tag

DASHES = (None, "7 4", "2 4", "9 3 2 3", "14 4", "1 3", "5 2 1 2", "12 3 3 3")
COLOURS = ("blue", "orange", "green", "violet")
Rows = Sequence[Sequence[float]]  # one number per seat, from the start to the end


def chart(track: Rows, names: Sequence[str], turns: int, goal: tuple[int, str] | None = None) -> Markup | None:
    """The chart of what a game tracks, with a line at the goal; None if it tracks nothing."""
    most = max([value for row in track for value in row] + ([goal[0]] if goal else []), default=0)
    top = max(2.0, most + most % 2)  # so that half of it is whole
    return lines(track, names, top, turns, goal=goal) if len(track) > 1 else None


def lines(
    rows: Rows,
    names: Sequence[str],
    top: float,
    last: int,
    figure: Callable[[float], str] = "{:g}".format,
    goal: tuple[int, str] | None = None,
) -> Markup:
    """One line per seat from 0 to `top`; below it the numbers of the first and the last step."""
    drawn = [_line(seat, [row[seat] / top for row in rows]) for seat in range(len(names))]
    grid = tag("path", d="M0 0H100M0 50H100M0 100H100", class_="grid")
    spoken = _spoken(rows, names, figure)
    aim = [] if goal is None else [tag("path", d=f"M0 {100 - 100 * goal[0] / top:.2f}H100", class_="goal")]
    drawing = svg(100, 100, grid, *aim, *drawn, preserveAspectRatio="none", label=spoken)
    scale = tag("div", *(tag("span", figure(top * share)) for share in (1, 0.5, 0)), class_="chart-scale")
    legend = [_legend(seat, name, figure(rows[-1][seat])) for seat, name in enumerate(names)]
    turns = tag("div", tag("span", 0), tag("span", last), class_="chart-turns")
    named = tag("span", goal[1], class_="chart-goal", style=f"--goal:{goal[0] / top:.4f}") if goal else None
    return tag("div", scale, drawing, named, tag("ul", *legend), turns, class_="chart")


def _line(seat: int, shares: Sequence[float]) -> Markup:
    step = 100 / (len(shares) - 1)
    path = "M" + " ".join(f"{turn * step:.2f} {100 - 100 * share:.2f}" for turn, share in enumerate(shares))
    return tag("path", d=path, class_=_style(seat), stroke_dasharray=DASHES[seat % len(DASHES)])


def _legend(seat: int, name: str, value: str) -> Markup:
    sample = tag("path", d="M0 5H40", class_=_style(seat), stroke_dasharray=DASHES[seat % len(DASHES)])
    return tag("li", svg(40, 10, sample), tag("b", name), f" {value}")


def _style(seat: int) -> str:
    return f"line line-{COLOURS[seat % len(COLOURS)]}"


def _spoken(rows: Rows, names: Sequence[str], figure: Callable[[float], str]) -> str:
    ends = zip(names, rows[0], rows[-1], strict=True)
    return ", ".join(f"{name}: {figure(first)} → {figure(last)}" for name, first, last in ends)
