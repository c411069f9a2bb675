"""The course of a match as a small chart: one line a seat, told apart by dash and label as well as colour."""

from typing import Any

import douzaine as dz
from douzaine.draw import Markup, svg, tag
from douzaine.match.stage import Stage
from douzaine.web.running import beats, beginning

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 260, 34, 120, 14, 26
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
    step = (WIDTH - LEFT - RIGHT) / (len(rows) - 1)

    def at(turn: int, value: float) -> tuple[float, float]:
        return LEFT + turn * step, TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)

    lines = [_line(seat, [at(turn, row[seat]) for turn, row in enumerate(rows)]) for seat in range(len(rows[0]))]
    labels = _labels([(at(len(rows) - 1, value)[1], seat, value) for seat, value in enumerate(rows[-1])], stage)
    return svg(WIDTH, HEIGHT, *_grid(top, at, len(rows)), *lines, *labels, class_="chart", label=_spoken(rows, stage))


def _line(seat: int, corners: list[tuple[float, float]]) -> Markup:
    path = "M" + " ".join(f"{x:.1f} {y:.1f}" for x, y in corners)
    return tag("path", d=path, class_=f"line line-{COLOURS[seat % 4]}", stroke_dasharray=DASHES[seat % len(DASHES)])


def _grid(top: float, at: Any, turns: int) -> list[Markup]:
    parts = []
    for share in (0, 0.5, 1):
        value = round(top * share)
        y = at(0, value)[1]
        parts.append(tag("path", d=f"M{LEFT} {y:.1f}H{WIDTH - RIGHT}", class_="grid"))
        parts.append(tag("text", value, x=LEFT - 8, y=y + 4, class_="axis end"))
    for turn in sorted({0, (turns - 1) // 2, turns - 1}):
        parts.append(tag("text", turn, x=at(turn, 0)[0], y=HEIGHT - 6, class_="axis"))
    return parts


def _labels(ends: list[tuple[float, int, float]], stage: Stage) -> list[Markup]:
    """Names at the lines' ends, pushed apart where they would overlap."""
    labels, free = [], float(TOP)
    for y, seat, value in sorted(ends):
        y = max(y, free)
        free = y + 17
        text = f"{stage.names[seat][:12]} {value:g}"
        labels.append(tag("text", text, x=WIDTH - RIGHT + 10, y=y + 4, class_=f"label label-{COLOURS[seat % 4]}"))
    return labels


def _spoken(rows: list[list[float]], stage: Stage) -> str:
    return ", ".join(
        f"{name}: {first:g} → {last:g}" for name, first, last in zip(stage.names, rows[0], rows[-1], strict=True)
    )
