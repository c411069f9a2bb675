"""The only part of these tests that knows how tables are kept and drawn: when that changes, this changes with it."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple
from unittest.mock import patch

from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.regions import joined
from douzaine.boards.scene import scene_of
from douzaine.bots.luck import Luck
from douzaine.server import decks
from douzaine.server.live_match import LiveMatch, result_of
from douzaine.server.model import LogEntry, Person, Seat, TableRow
from douzaine.server.table import Table
from douzaine.server.tables import Tables
from douzaine.store.store import Store, default_database
from douzaine.web import scenes
from douzaine.web.api import openapi
from douzaine.web.live.audience import plan
from douzaine.web.render.draw import draw, preview
from douzaine.web.render.model import Reader, TableScene
from douzaine.web.render.story import story_page
from douzaine.web.scenes import Beat, Visitor, lobby_scene, players_of, seat_for, shown_to
from tests.pages.play import Played

BEGUN, A_ROW = 1_700_000_000.0, 40.0  # when every match begins, and the seconds from a row to the next
LANGUAGES = ("en", "fr")


class Page(NamedTuple):
    """What somebody is shown: `name` says after which row, to whom, in which language, and which beat it is."""

    name: str
    due: int  # milliseconds after the row was committed
    html: str


def pages(table: Played) -> Iterator[Page]:
    """Every page that everybody is shown of a match: its lobby, every beat, and the whole story.

    What depends on time or on threads is fixed: bots are ready, nothing is solved.
    """
    agreed, readers = agreed_on(table), list(readers_of(table))
    fixed: dict[str, Any] = {"is_ready": lambda game: True, "solved_tables": lambda view: None}
    with patch.multiple(scenes, **fixed):
        for each in readers:
            person, reader = each.visitor.person, each.visitor.reader
            scene = lobby_scene(Table(waiting(agreed), None), person, reader.lang)
            yield Page(f"lobby {each.name}", 0, joined(draw(scene, (), reader)))
        running = LiveMatch(agreed)
        if not table.drawn_from:
            yield from beats(Table(agreed, running), None, readers, table)
        for number, row in enumerate(table.rows, 1):
            before = running.match
            running.apply(LogEntry(number, *row, BEGUN + number * A_ROW))
            if running.over:
                agreed = replace(agreed, ended=BEGUN + number * A_ROW, result=result_of(running.match))
            if number > table.drawn_from:
                yield from beats(Table(agreed, running).snapshot(), before, readers, table)
        if running.over:
            seats = range(len(table.chairs))
            points = tuple(-0.19 + 0.07 * seat for seat in seats)
            running.luck = Luck(points, (0.01,) * len(seats), tuple(7.0 + 11 * seat for seat in seats), 12)
            for page in beats(Table(agreed, running), None, readers, table):
                yield page._replace(name=f"luck {page.name}")
        yield from story(Table(agreed, running), readers)


def beats(table: Table, before: Any, readers: list[Any], played: Played) -> Iterator[Page]:
    """Every page after a row; of the last beat also as an open connection gets it, and what the next choice shows."""
    away = dict.fromkeys(played.away, "20:15")
    assert table.live is not None
    for each, dues in plan(readers, table, before, away, 0.0):
        name = f"{table.live.number:04} {each.name}"
        for n, due in enumerate(dues):
            yield Page(f"{name} beat{n}", round(due.at * 1000), page(due.beat, each.visitor))
        live = Visitor(each.visitor.person, replace(each.visitor.reader, previews=False))
        scene, events = shown_to(dues[-1].beat, live)
        if not isinstance(scene, TableScene) or not scene.asked:
            continue
        seat = scene.board.seat
        yield Page(f"{name} live", 0, page(dues[-1].beat, live))
        coming = (row for row in played.rows[table.live.number :] if (row.kind, row.seat) == ("move", seat))
        words = next((row.words for row in coming), ())
        for id, part in sorted((preview(scene, events, live.reader, {"move": words}) or {}).items()):
            yield Page(f"{name} preview {id}", 0, part)


def page(beat: Beat, visitor: Visitor) -> str:
    """A beat as somebody sees it."""
    scene, events = shown_to(beat, visitor)
    return joined(draw(scene, events, visitor.reader))


def story(table: Table, readers: list[Any]) -> Iterator[Page]:
    """Everything that happened, as far as each reader may know it."""
    assert table.live is not None
    beat = Beat(table, table.live.match)
    for each in readers:
        seat, cover = seat_for(beat, each.visitor)
        view = table.live.match.view(seat if cover is None else None)
        lang, art = each.visitor.reader.lang, served_art(view.box.game.id)
        at = BoardContext(scene_of(view, players_of(beat)), view.story, lang, art=art)
        yield Page(f"story {each.name}", 0, story_page(at)[0])


def readers_of(table: Played) -> Iterator[Any]:
    """Everybody who looks, in both languages; whoever holds several seats also from each of them."""
    for lang in LANGUAGES:
        yield SimpleNamespace(name=f"spectator {lang}", visitor=Visitor(None, Reader(lang)))
        for id, seats in table.people.items():
            for wanted in (None, *seats) if len(seats) > 1 else (None,):
                name = f"{id} {lang}" + (f" as{wanted}" if wanted is not None else "")
                yield SimpleNamespace(name=name, visitor=Visitor(Person(id, id), Reader(lang, wanted)))


def agreed_on(table: Played) -> TableRow:
    """The table, just begun."""
    seats = []
    for number, (person, name, words) in enumerate(table.chairs):
        seats.append(Seat(number, "person" if person else "bot", person, None if person else "regular", name, words))
    values: dict[str, Any] = {name: getattr(table, name) for name in ("code", "game", "options", "seed")}
    values |= {"version": 1, "host": "person0", "public": False, "spectators": True, **table.terms}
    values |= {"created": BEGUN - 60, "started": BEGUN, "ended": None, "result": None, "successor": None}
    return TableRow(**values, seats=tuple(seats))


def waiting(agreed: TableRow) -> TableRow:
    """A table before play, when the last seat is still open."""
    last = len(agreed.seats) - 1
    seats = (*agreed.seats[:-1], Seat(last, "open", None, None, ""))
    return replace(agreed, started=None, seats=seats, options=decks.without(agreed, last))


# ---- what else must stay as it is


def api_document() -> dict[str, Any]:
    """The description of the API, without the release that hands it out."""
    document = openapi.document()
    del document["info"]["version"]
    return document


def replayed(folder: Path) -> dict[str, Any]:
    """Every table of the database in a folder, played again from its log; None for one that has not begun."""

    async def replay() -> dict[str, Any]:
        store = Store(default_database(folder))
        await store.open()
        tables, found = Tables(store), {}
        for agreed in await store.tables.of_person("person0"):
            running = (await tables.get(agreed.code)).live
            found[agreed.code] = running and {
                "rows": running.number,
                "left": sorted(running.left),
                "silent": sorted(running.silent),
                "over": running.over,
                "story": len(running.match.story),
                "position": running.match.position(),
            }
        await tables.close()
        await store.close()
        return dict(sorted(found.items()))

    found: dict[str, Any] = json.loads(json.dumps(asyncio.run(replay()), default=int))
    return found
