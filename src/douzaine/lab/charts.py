"""Small SVG charts for reports: dots with intervals, bars, and parts of a whole."""

from collections.abc import Sequence
from dataclasses import dataclass

from douzaine.boards.markup import Markup, svg, tag

WIDTH = 640
LABEL = 190  # width for the name of a row
ROW = 24
SHADES = ("#6a2233", "#2878bd", "#2f6b3a", "#c8962e", "#5b2675", "#8a8272", "#ea8c1f", "#2f5d5c")


@dataclass(frozen=True)
class Dot:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    told: str  # the value in words
    is_faint: bool = False


def dots(rows: Sequence[Dot], label: str, reference: float | None = None) -> Markup:
    """A row for each value: a dot and a line for its 95 % interval; a dashed line marks the reference."""
    values = [each for row in rows for each in (row.low, row.high)] + ([reference] if reference is not None else [])
    least, most = min(values), max(values)
    room = (most - least or 1) * 0.05
    least, most = least - room, most + room

    def x(value: float) -> float:
        return LABEL + (value - least) / (most - least) * (WIDTH - LABEL - 90)

    height = ROW * len(rows) + 10
    drawn = []
    if reference is not None:
        place = x(reference)
        drawn.append(tag("line", x1=place, x2=place, y1=4.0, y2=height - 4.0, class_="reference"))
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 5
        kind = "faint" if row.is_faint else None
        drawn += [
            tag("text", row.label, x=LABEL - 10, y=y + 4, text_anchor="end"),
            tag("line", x1=x(row.low), x2=x(row.high), y1=y, y2=y, class_=f"interval {kind or ''}"),
            tag("circle", cx=x(row.value), cy=y, r=4.5, class_=f"dot {kind or ''}"),
            tag("text", row.told, x=WIDTH - 80, y=y + 4),
        ]
    return svg(WIDTH, height, *drawn, label=label, class_="chart")


def histogram(counts: dict[int, int], label: str, most_bars: int = 60) -> Markup:
    """How often each number occurred; neighbours share a bar if there are many."""
    least, most = min(counts), max(counts)
    step = max(1, -(-(most - least + 1) // most_bars))
    bars: dict[int, int] = {}
    for value, count in counts.items():
        bars[(value - least) // step] = bars.get((value - least) // step, 0) + count
    highest, width = max(bars.values()), (WIDTH - 20) / ((most - least) // step + 1)
    drawn = [
        tag("rect", x=10 + width * n, y=110 - 100 * c / highest, width=max(width - 1, 0.5), height=100 * c / highest)
        for n, c in sorted(bars.items())
    ]
    ends = [
        tag("text", str(least), x=10, y=126),
        tag("text", str(most), x=WIDTH - 10, y=126, text_anchor="end"),
    ]
    return svg(WIDTH, 132, *drawn, *ends, label=label, class_="chart bars")


def whole(parts: Sequence[tuple[str, float]], label: str) -> Markup:
    """Parts of a whole, side by side, with their names below."""
    total = sum(max(share, 0) for _, share in parts) or 1
    drawn, at = [], 0.0
    for number, (name, share) in enumerate(parts):
        wide = (WIDTH - 20) * max(share, 0) / total
        shade = SHADES[number % len(SHADES)]
        drawn.append(tag("rect", x=10 + at, y=4, width=wide, height=26, fill=shade))
        row, column = divmod(number, 3)
        drawn.append(tag("rect", x=10 + 210 * column, y=42 + 22 * row, width=12, height=12, fill=shade))
        drawn.append(tag("text", name, x=28 + 210 * column, y=53 + 22 * row))
        at += wide
    return svg(WIDTH, 44 + 22 * -(-len(parts) // 3), *drawn, label=label, class_="chart")
