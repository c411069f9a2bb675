"""Pictures for links in messages: PNG, because messengers show no SVG. Drawn in a worker process.

A picture shows a game's poster, or of a finished match what its result page shows everybody: who won, and how it went.
"""

import re
from base64 import b64encode
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import resvg_py

import douzaine as dz
from douzaine.boards import Markup, crown, svg, tag
from douzaine.boards.board import board_of
from douzaine.boards.chart import COLOURS, DASHES
from douzaine.boards.markup import join
from douzaine.server.live_match import track_of
from douzaine.server.records import Source, replayed

WIDTH, HEIGHT = 1200, 630  # the size messengers expect
STYLE = ".figure{font-family:serif;font-weight:700;text-anchor:middle}.under{opacity:.28}"
HREF = re.compile(r'((?:xlink:)?href)="([^"]+)"')
PAPER, INK, FINE, LINE = "#fffcf6", "#1c2130", "#585b67", "#dcd3c2"
LINES = {"blue": "#2878bd", "orange": "#c2690a", "green": "#2f6b3a", "violet": "#5b2675"}
MOST_NAMED = 6  # players that fit beside a chart
MOST_PLAYERS = 12  # and without one
LONGEST_NAME = 14


@lru_cache(16)
def game_card(id: str) -> bytes:
    """A game's poster on its ground."""
    return _png(_ground(id, 0, WIDTH), _poster(id, 0, WIDTH))


def result_card(source: Source, names: tuple[str, ...], headline: str, details: str) -> bytes:
    """The result of a finished match, and how it went."""
    match = replayed(source).match
    parts = [_ground(match.game.id, 0, 430), _poster(match.game.id, 0, 430)]
    paper = tag("rect", x=430, width=WIDTH - 430, height=HEIGHT, fill=PAPER)
    title = tag(
        "text",
        headline,
        x=474,
        y=98,
        font_size=min(54, max(24, 1240 // max(1, len(headline)))),
        font_family="serif",
        font_weight=700,
        fill=INK,
    )
    about = tag("text", details, x=474, y=146, font_size=26, font_family="sans-serif", fill=FINE)
    rows = track_of(match)
    winners = match.outcome.winners if match.outcome else ()
    shown = _chart(rows, names) if len(rows) > 1 else _players(names, winners)
    return _png(*parts, paper, title, about, shown)


def _png(*parts: Markup) -> bytes:
    drawn = svg(WIDTH, HEIGHT, *parts, xmlns="http://www.w3.org/2000/svg", width=WIDTH, height=HEIGHT)
    return bytes(resvg_py.svg_to_bytes(svg_string=str(drawn), style_sheet=STYLE, serif_family="DejaVu Serif"))


def _ground(id: str, left: int, width: int) -> Markup:
    return tag("rect", x=left, width=width, height=HEIGHT, fill=board_of(dz.game(id)).ground)


def _poster(id: str, left: int, width: int) -> Markup:
    """The poster as the shelf shows it, with its drawings embedded."""
    game = dz.game(id)
    drawn = str(board_of(game).poster(lambda name: name))
    art = game.folder / "art"
    inside = HREF.sub(lambda found: f'{found[1]}="{_inside(art / found[2])}"', drawn)
    placed = f'<svg x="{left}" y="0" width="{width}" height="{HEIGHT}" '
    return Markup(inside.replace("<svg ", placed, 1).replace("xMidYMid slice", "xMidYMid meet", 1))


@lru_cache(64)
def _inside(file: Path) -> str:
    """A drawing as a data address; a part of the same drawing stays as it is."""
    if file.name.startswith("#") or not file.is_file():
        return file.name
    return "data:image/svg+xml;base64," + b64encode(file.read_bytes()).decode()


def _chart(rows: Sequence[Sequence[float]], names: Sequence[str]) -> Markup:
    """One line per player, with the name at its end; players that do not fit have none."""
    left, top, width, height = 474, 196, 500, 370
    most = max(2.0, *(value for row in rows for value in row))
    drawn = [
        tag("path", d=f"M{left} {top + height * share}H{left + width}", stroke=LINE, stroke_width=2)
        for share in (0, 0.5, 1)
    ]
    ends: list[tuple[float, int]] = []
    for seat in range(len(names)):
        ys = [top + height * (1 - row[seat] / most) for row in rows]
        way = " ".join(f"{left + width * turn / (len(rows) - 1):.1f} {y:.1f}" for turn, y in enumerate(ys))
        dash = DASHES[seat % len(DASHES)]
        drawn.append(
            tag(
                "path",
                d=f"M{way}",
                fill="none",
                stroke=_colour(seat),
                stroke_width=6,
                stroke_linejoin="round",
                stroke_dasharray=dash and " ".join(str(2 * int(part)) for part in dash.split()),
            )
        )
        ends.append((ys[-1], seat))
    return join((*drawn, *_labels(ends, rows[-1], names, left + width + 16)))


def _players(names: Sequence[str], winners: Sequence[int]) -> Markup:
    """The players, winners first, if no chart is drawn."""
    drawn = []
    for place, seat in enumerate(sorted(range(len(names)), key=lambda seat: seat not in winners)[:MOST_PLAYERS]):
        x, y, won = 474 + 350 * (place // 6), 232 + 64 * (place % 6), seat in winners
        weight = 700 if won else 400
        if won:
            drawn.append(tag("svg", crown(), x=x, y=y - 26, width=34, height=30))
        drawn.append(
            tag(
                "text",
                _short(names[seat]),
                x=x + 46,
                y=y,
                font_size=32,
                font_family="sans-serif",
                font_weight=weight,
                fill=INK if won else FINE,
            )
        )
    return join(drawn)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _labels(ends: list[tuple[float, int]], last: Sequence[float], names: Sequence[str], x: float) -> list[Markup]:
    found, lowest = [], 0.0
    for y, seat in sorted(ends)[:MOST_NAMED]:
        lowest = max(y, lowest + 38)
        found.append(
            tag(
                "text",
                f"{_short(names[seat])} {last[seat]:g}",
                x=x,
                y=lowest + 9,
                font_size=26,
                font_family="sans-serif",
                font_weight=700,
                fill=_colour(seat),
            )
        )
    return found


def _colour(seat: int) -> str:
    return LINES[COLOURS[seat % len(COLOURS)]]
