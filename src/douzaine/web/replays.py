"""Replays: a match that is over, beat by beat, from any seat's view or all open; also from an uploaded record."""

import asyncio
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import douzaine as dz
from douzaine.draw import join
from douzaine.errors import BadRecord
from douzaine.match.event import seat_name
from douzaine.match.stage import Player, Stage
from douzaine.web import render
from douzaine.web.pages import one_match
from douzaine.web.running import beats, beginning
from douzaine.web.site import game_style, go, html, language, page, person_of, say_in_request, site, static, theme
from douzaine.web.table import Refused
from douzaine.web.table_pages import may_see
from douzaine.web.telling import chapters, story_html
from douzaine.web.template import art_of, board_of, has_style, template

LONGEST_RECORD = 1_000_000  # characters
OPEN = "all"


@dataclass(frozen=True)
class Replay:
    """A match to look at, under an address of its own."""

    path: str
    record: str  # address of the record
    review: str  # address of its review
    match: dz.Match
    names: tuple[str, ...]


# ---- which match


async def of_table(request: Request) -> Response:
    """The replay of a match played here, once it is over."""
    return await show(request, await replay_of_table(request))


async def of_upload(request: Request) -> Response:
    """The replay of an uploaded record."""
    return await show(request, await replay_of_upload(request))


async def replay_of_table(request: Request) -> Replay:
    """A match played here, once it is over. Raises `Refused`."""
    table = await may_see(request)
    if table.running is None or not table.running.over:
        raise Refused(409, "web-error-not-over")
    code = table.agreed.code
    names = tuple(seat.name for seat in table.agreed.seats)
    return Replay(f"/t/{code}/replay", f"/t/{code}/record", f"/t/{code}/review", table.running.match, names)


async def replay_of_upload(request: Request) -> Replay:
    """The match of an uploaded record. Raises `Refused`."""
    id = request.path_params["id"]
    text = await site(request).store.record(id)
    if text is None:
        raise Refused(404, "web-error-no-record")
    try:
        match = await asyncio.to_thread(dz.Match.replay, text)
    except BadRecord as error:
        raise Refused(422, "web-error-bad-record", why=error) from error
    lang = language(request)
    names = tuple(seat_name(match.box, seat, lang) for seat in range(match._seats))
    return Replay(f"/r/{id}", f"/r/{id}/record", f"/r/{id}/review", match, names)


async def uploaded_record(request: Request) -> Response:
    """An uploaded record, as it came."""
    text = await site(request).store.record(request.path_params["id"])
    if text is None:
        raise Refused(404, "web-error-no-record")
    return PlainTextResponse(text)


async def choose(request: Request) -> Response:
    """One's own finished matches, and a place to bring a record."""
    return await _choose(request)


async def _choose(request: Request, status: int = 200, message: str | None = None) -> Response:
    person = await person_of(request)
    played = await site(request).store.matches_of(person.id) if person else []
    rows = [one_match(match, person, language(request)) for match in played if match.ended and person]
    return await page(request, "replays.html", status, rows=rows, message=message)


async def upload(request: Request) -> Response:
    """Take a record, if it can be replayed."""
    async with request.form(max_part_size=LONGEST_RECORD) as form:
        given = form.get("record")
        text = given if isinstance(given, str) else await _text_of(given)
    if not text.strip():
        return await _choose(request, 422, say_in_request(request, "web-error-no-file"))
    try:
        await asyncio.to_thread(dz.Match.replay, text[:LONGEST_RECORD])
    except BadRecord as error:
        return await _choose(
            request, 422, say_in_request(request, "web-error-bad-record", why=error.text(language(request)))
        )
    return go(request, f"/r/{await site(request).store.keep_record(text)}")


async def _text_of(file: Any) -> str:
    content = await file.read(LONGEST_RECORD) if file is not None else b""
    return str(content.decode("utf-8", "replace"))


# ---- showing it


async def show(request: Request, replay: Replay) -> Response:
    """One moment of a replay."""
    wanted = request.query_params.get("at", "0")
    at = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 8 else 0
    text = await asyncio.to_thread(_draw, replay, at, request.query_params, language(request))
    if "x-live" in request.headers:
        return html(request, text)
    game = replay.match.game
    style = game_style(game) if has_style(game) else None
    whole = template("table.html", language(request), fragment=text, style=style, theme=theme(request), static=static)
    return html(request, whole)


def _draw(replay: Replay, at: int, query: Any, lang: str) -> str:
    match, told, last = _beat(replay.match, at)
    at = min(at, last)
    eyes = query.get("eyes", OPEN)
    seat = int(eyes) if eyes.isdecimal() and int(eyes) < len(replay.names) else None
    view = match.open_view() if eyes == OPEN else match.view(seat)
    stage = Stage(view, lang, tuple(Player(name) for name in replay.names), art=art_of(match.game))

    def link(to: int, **more: Any) -> str:
        return f"{replay.path}?{urlencode({'at': to, 'eyes': eyes, **more})}"

    plays = "play" in query and at < last
    return template(
        "replay_page.html",
        lang,
        replay=replay,
        game=match.game,
        game_title=match.game.words.text("title", lang),
        stage=stage,
        scene=join([board_of(match.game).scene(stage)]),
        hand=render.hand(stage),
        pills=render.pills(stage),
        chapters=story_html(chapters(stage, view.story, now=False)),
        newest=[stage.event_text(event) for event in view.story[-told:]] if told else [],
        at=at,
        last=last,
        eyes=eyes,
        link=link,
        plays=plays,
        pace=min(render.QUICKEST + render.A_SENTENCE * told, render.SLOWEST),
        title=match.game.words.text("title", lang),
    )


def _beat(match: dz.Match, at: int) -> tuple[dz.Match, int, int]:
    """The match at beat number `at`, how much was told since the one before, and the number of the last beat."""
    found, told, count = beginning(match), 0, 0
    before = len(found._rows)
    for beat in beats(found, match):
        count += 1
        if count <= at:
            told, before = len(beat._rows) - before, len(beat._rows)
            if count == at:
                found = beat.copy()
    if at > count:
        found = match
    return found, told, count


ROUTES = [
    Route("/replays", choose),
    Route("/replays", upload, methods=["POST"]),
    Route("/t/{code}/replay", of_table),
    Route("/r/{id}", of_upload),
    Route("/r/{id}/record", uploaded_record),
]
