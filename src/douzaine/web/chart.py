"""The course of a match as a small chart: one line a seat, told apart by dash and label as well as colour."""

import douzaine as dz
from douzaine.draw import Markup, svg, tag
from douzaine.match.stage import Stage
from douzaine.web.running import beats, beginning

DASHES = (None, "7 4", "2 4", "9 3 2 3", "14 4", "1 3", "5 2 1 2", "12 3 3 3")
COLOURS = ("blue", "orange", "green", "violet")


def course(match: dz.Match) -> list[list[float]]:
    """What the game follows, one list a turn, from the start to the end."""
    track = getattr(match.game.part("board"), "track", None) if match.game.has_part("board") else None
    if track is None:
        return []
    found: list[list[float]] = []
    turns = -1
    for beat in beats(beginning(match), match):
        if beat.turns != turns and (beat.actors or beat.over):
            found.append(track(beat.open_view()))
            turns = beat.turns
    return [*found, track(match.open_view())]


def chart(match: dz.Match, stage: Stage) -> Markup | None:
    """The chart of a match that is over; None where the game follows no number."""
    rows = course(match)
    if len(rows) < 2:
        return None
    top = max(1.0, *(value for row in rows for value in row))
    lines = [_line(seat, [row[seat] / top for row in rows]) for seat in range(len(rows[0]))]
    grid = tag("path", d="M0 0H100M0 50H100M0 100H100", class_="grid")
    drawing = svg(100, 100, grid, *lines, preserveAspectRatio="none", label=_spoken(rows, stage))
    scale = tag("div", *(tag("span", f"{top * share:g}") for share in (1, 0.5, 0)), class_="chart-scale")
    legend = [_legend(seat, value, stage) for seat, value in enumerate(rows[-1])]
    turns = tag("div", tag("span", 0), tag("span", match.turns), class_="chart-turns")
    return tag("div", scale, drawing, tag("ul", *legend), turns, class_="chart")


def _line(seat: int, shares: list[float]) -> Markup:
    step = 100 / (len(shares) - 1)
    path = "M" + " ".join(f"{turn * step:.2f} {100 - 100 * share:.2f}" for turn, share in enumerate(shares))
    return tag("path", d=path, class_=_style(seat), stroke_dasharray=DASHES[seat % len(DASHES)])


def _legend(seat: int, value: float, stage: Stage) -> Markup:
    sample = tag("path", d="M0 5H40", class_=_style(seat), stroke_dasharray=DASHES[seat % len(DASHES)])
    return tag("li", svg(40, 10, sample), tag("b", stage.names[seat]), f" {value:g}")


def _style(seat: int) -> str:
    return f"line line-{COLOURS[seat % len(COLOURS)]}"


def _spoken(rows: list[list[float]], stage: Stage) -> str:
    ends = zip(stage.names, rows[0], rows[-1], strict=True)
    return ", ".join(f"{name}: {first:g} → {last:g}" for name, first, last in ends)
