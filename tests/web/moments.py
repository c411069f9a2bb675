"""Moments of random matches, drawn as whole pages without a server: what the windows of a table are measured on."""

import random
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple
from unittest.mock import patch

from playwright.sync_api import Page, Route

import douzaine as dz
from douzaine.boards.houses import house_pattern_defs
from douzaine.boards.regions import joined
from douzaine.server.live_match import LiveMatch
from douzaine.server.model import LogEntry, Person, Seat, Start, TableRow
from douzaine.server.table import Table
from douzaine.testing import random_moves
from douzaine.web import scenes
from douzaine.web.context import HERE, choices_css
from douzaine.web.render.draw import draw
from douzaine.web.render.model import Reader
from douzaine.web.scenes import Beat, Visitor, as_it_stands, shown_to
from tests.web.staged import stages

NAMES = ("Lea", "Tom", "Mia", "Noé", "Ada", "Blaise", "Émilie", "Zoé", "Gottfried", "Sofia", "Kurt", "Alan")
LANGS = ("en", "fr")
ADDRESS = "http://table.test/"
MORE: dict[str, tuple[dict[str, object], ...]] = {
    "killer": ({}, {}, {"starting_hp_mode": "kept_roll"}, {"all_hit": "push_luck"}),
    "king12": ({}, {"card_set": "random"}),
    "crowns13": ({}, {}, {}),
    "heroes12": ({}, {}, {"rules": "advanced"}, {"deck_mode": "draft"}),
}
SHEETS = ("tokens.css", "pages.css", "table.css", "around.css", "result.css")


class Moment(NamedTuple):
    """Somebody is asked something, or looks on."""

    game: str
    players: int
    kind: str  # of decision; "watch" for whoever is not asked
    lang: str
    html: str


def table_for(box: dz.Box, seed: int, bots: int = 0, start: Start | None = None) -> Table:
    """A table with a person a seat, the last ones bots; it may begin in the middle."""
    seats = []
    for n in range(box.players):
        name = NAMES[n] if n < len(NAMES) else f"Guest {n}"
        is_bot = n >= box.players - bots
        seats.append(Seat(n, "bot" if is_bot else "person", None if is_bot else f"person-{n}",
                          "regular" if is_bot else None, name))  # fmt: skip
    agreed = TableRow(
        "word-1000", box.game.id, box.game.version, dict(box.options), f"{seed:064x}", "person-0",
        False, True, True, True, "bot", 0.0, 1.0, None, None, None, tuple(seats),
    )  # fmt: skip
    return Table(agreed, LiveMatch(agreed, start))


def page_for(beat: Beat, seat: int | None, lang: str) -> str:
    """A beat as the person at a seat sees it."""
    person = Person(f"person-{seat}", "") if seat is not None else None
    fixed = {"is_ready": lambda game: True, "solved_tables": lambda view: None}
    with patch.multiple(scenes, **fixed):
        return joined(draw(*shown_to(beat, Visitor(person, Reader(lang))), Reader(lang)))


def tables_of(box: dz.Box, seed: int, most: int, bots: int = 1) -> Iterator[Table]:
    """A random match at every decision."""
    rng = random.Random(seed)
    table = table_for(box, seed, bots)
    live = table.live
    assert live is not None
    for number, (seat, move) in enumerate(random_moves(live.match.copy(), rng, most), 1):
        yield table.snapshot()
        live.apply(LogEntry(number, "move", seat, (move,), 1.0))


@cache
def moments(game: str, players: int, seed: int = 1, most: int = 220) -> tuple[Moment, ...]:
    """Of every kind of decision in random matches, the one with the most on its page; staged ones; a spectator's."""
    fullest: dict[str, tuple[int, Table, int | None]] = {}
    rules = dz.game(game)
    phases = rules.part("table").Phase
    for number, options in enumerate(_boxes(game, players)):
        for table in tables_of(rules.box(**options), seed + number, most):
            live = table.live
            assert live is not None
            phase = phases(int(live.match.view(None).table.phase)).name.lower()
            for seat in [each for each in live.actors() if table.row.seats[each].person][:1]:
                size = 20 * len(live.match.legal(seat)) + len(live.match.story) // 8
                if size > fullest.get(phase, (-1,))[0]:
                    fullest[phase] = (size, table, seat)
            if len(live.match.story) > 40 and "watch" not in fullest:
                fullest["watch"] = (0, table, None)
    for number, (options, start) in enumerate(stages(game, players)):
        table = table_for(rules.box(**options), seed, start=start)
        assert table.live is not None
        phase = phases(int(table.live.match.view(None).table.phase)).name.lower()
        fullest[f"{phase} {number}"] = (0, table, table.live.actors()[0])
    return tuple(
        Moment(game, players, kind, LANGS[number % 2], page_for(as_it_stands(table, {}), seat, LANGS[number % 2]))
        for number, (kind, (_, table, seat)) in enumerate(sorted(fullest.items()))
    )


@cache
def beats(game: str, players: int, seed: int = 1, most: int = 120) -> tuple[Moment, ...]:
    """Beats on the way: for every kind of event, one at which it is the newest, as seat 0 sees it."""
    found: dict[str, Moment] = {}
    rules = dz.game(game)
    for number, options in enumerate(_boxes(game, players)):
        before = None
        for table in tables_of(rules.box(**options), seed + number, most):
            live = table.live
            assert live is not None
            for match in live.match.beats(since=before) if before is not None else ():
                kind = match.story[-1].kind
                if f"beat {kind}" not in found:
                    lang = LANGS[len(found) % 2]
                    html = page_for(Beat(table, match, is_last=False), 0, lang)
                    found[f"beat {kind}"] = Moment(game, players, f"beat {kind}", lang, html)
            before = live.match.copy()
    return tuple(found.values())


def _boxes(game: str, players: int) -> list[dict[str, object]]:
    """What is agreed in the matches that are looked at: the usual, and options that ask something else."""
    base: dict[str, object] = {} if dz.game(game).seats[0] == dz.game(game).seats[1] else {"players": players}
    if game == "king12":
        base["boxes"] = -(-players // 4)
    return [{**base, **more} for more in MORE[game] if players <= 4 or "agreed_cards" not in more]


def open_blank(page: Page) -> None:
    """A page that has the style sheets of the table and waits for moments."""
    page.route(f"{ADDRESS}**", _serve)
    page.goto(ADDRESS)


def show(page: Page, moment: Moment) -> None:
    """Put a moment on the page."""
    page.evaluate(
        "([html, lang, style]) => { document.documentElement.lang = lang; document.documentElement.className = 'js';"
        " document.getElementById('own').textContent = style;"
        " document.getElementById('stage').innerHTML = html; window.scrollTo(0, 0);"
        " document.getElementById('live')?.setAttribute('data-state', 'on');"  # as the scripts of a real page do
        " document.querySelectorAll('[data-sound]').forEach((each) => { each.hidden = false; }); }",
        [moment.html, moment.lang, _style(moment.game)],
    )


def _style(game: str) -> str:
    path = dz.game(game).folder / "board" / "board.css"
    return path.read_text(encoding="utf-8").replace('url("art/', f'url("/games/{game}/art/') if path.exists() else ""


def _serve(route: Route) -> None:
    path = route.request.url.removeprefix(ADDRESS).split("?")[0]
    if not path:
        sheets = "".join((HERE / "static" / name).read_text(encoding="utf-8") for name in SHEETS) + choices_css()
        body = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{sheets}</style><style id="own"></style>'
            f'<body>{house_pattern_defs()}<div id="stage" style="display:contents"></div></body></html>'
        )
        route.fulfill(body=body, content_type="text/html; charset=utf-8")
        return
    parts = path.split("/")
    file = HERE / path if parts[0] == "static" else None
    if parts[0] == "games":
        file = dz.game(parts[1]).folder.joinpath(*parts[2:])
    if file is not None and file.exists():
        route.fulfill(path=str(file))
    else:
        route.abort()


def waiting_for_others(game: str, players: int) -> tuple[Moment, Moment]:
    """Seat 0 waits for one other person: who is there, and who is away."""
    for table in tables_of(dz.game(game).box(**_boxes(game, players)[0]), 3, 80, bots=0):
        live = table.live
        assert live is not None
        actors = live.actors()
        person = table.row.seats[actors[0]].person if len(actors) == 1 else None
        if person is not None and actors[0] and len(live.match.story) > 20:
            there, gone = (page_for(as_it_stands(table, away), 0, "en") for away in ({}, {person: "11:44"}))
            return Moment(game, players, "there", "en", there), Moment(game, players, "away", "en", gone)
    raise AssertionError("nobody waits")
