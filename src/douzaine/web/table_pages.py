"""Pages of a table: looking, sitting down, deciding, and the live connection."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import douzaine as dz
from douzaine.match.stage import Stage
from douzaine.web import render
from douzaine.web.hub import kind_of
from douzaine.web.lobby import lobby_fragment, qr_code
from douzaine.web.minds import DEFAULT_LEVEL
from douzaine.web.render import Moment, Reader
from douzaine.web.site import (
    clean_name,
    game_style,
    go,
    html,
    language,
    page,
    person_of,
    reader,
    site,
    somebody,
    static,
    theme,
)
from douzaine.web.table import Refused, Table
from douzaine.web.telling import chapters, story_html
from douzaine.web.template import art_of, has_style, template

# ---- looking


async def look(request: Request) -> Response:
    """A table as it stands, for whoever asks."""
    table = await may_see(request)
    site(request).lucks.changed(table)
    return await show(request, table)


async def show(request: Request, table: Table, status: int = 200, message: str | None = None) -> Response:
    """The page of a table, or only what changes of it if a live page asks."""
    who = await reader(request)
    moment = site(request).hub.moment(table)
    text = await site(request).drawing.run(kind_of(moment, who), time.monotonic(), drawn, moment, who, message)
    if "x-live" in request.headers:
        return html(request, text, status)
    game = dz.game(table.agreed.game)
    style = game_style(game) if has_style(game) else None
    whole = template("table.html", who.lang, fragment=text, style=style, theme=theme(request), static=static)
    return html(request, whole, status)


def drawn(moment: Moment | Table, who: Reader, message: str | None = None) -> str:
    """The fragment of a moment, with something to say about what was tried."""
    if isinstance(moment, Table):
        return lobby_fragment(moment, who, message)
    return render.fragment(moment, who, message)


async def may_see(request: Any) -> Table:
    """The table, if whoever asks may look at it; a table that is closed to them looks like none."""
    table = await site(request).tables.table(request.path_params["code"])
    seated = table.agreed.seats_of(await person_of(request))
    if table.running is not None and not seated and not table.agreed.spectators:
        raise Refused(404, "web-error-no-table")
    return table


async def whole_story(request: Request) -> Response:
    """Everything that happened, as far as the reader may know it."""
    table, who = await may_see(request), await reader(request)
    if table.running is None:
        raise Refused(409, "web-error-not-begun")
    moment = Moment(table, table.running.match)
    seat, cover = render.seat_for(moment, who)
    view = moment.match.view(seat if cover is None else None)
    stage = Stage(view, who.lang, render.players(moment), False, False, art_of(moment.match.game))
    told = chapters(stage, view.story, now=False, whole=True)
    game = moment.match.game
    style = game_style(game) if has_style(game) else None
    return await page(request, "story.html", chapters=story_html(told), code=table.agreed.code, game=game, style=style)


async def qr(request: Request) -> Response:
    """The link to a table, to be read by a camera."""
    link = str(request.url_for("look", code=request.path_params["code"]))
    return Response(qr_code(link), media_type="image/svg+xml")


# ---- before play


async def sit(request: Request) -> Response:
    """Take an open seat."""
    form = await request.form()
    person = await somebody(request, str(form.get("name", "")))
    at_table = clean_name(str(form.get("guest", ""))) or person.name
    return await done(request, site(request).tables.sit(code_of(request), person, number(form, "seat"), at_table))


async def stand(request: Request) -> Response:
    """Leave a seat before play, or send somebody away from it."""
    form, person = await request.form(), await somebody(request)
    return await done(request, site(request).tables.stand(code_of(request), person, number(form, "seat")))


async def seat_bot(request: Request) -> Response:
    """Put a bot on an open seat."""
    form, person = await request.form(), await somebody(request)
    level = str(form.get("level", DEFAULT_LEVEL))
    return await done(request, site(request).tables.seat_bot(code_of(request), person, number(form, "seat"), level))


async def start(request: Request) -> Response:
    """Begin."""
    person = await somebody(request)
    return await done(request, site(request).tables.start(code_of(request), person))


# ---- play


async def move(request: Request) -> Response:
    """Decide. A form that is too late, doubled or wrong gets the table as it stands, and changes nothing."""
    form, person = await request.form(max_fields=200), await person_of(request)
    fields = {name: [str(value) for value in form.getlist(name)] for name in form}
    at = number(form, "seat")
    act = site(request).tables.play(code_of(request), person, at, number(form, "number"), fields)
    with site(request).drawing.after():
        return await done(request, act)


async def take_back(request: Request) -> Response:
    """Take a move back."""
    form, person = await request.form(), await person_of(request)
    act = site(request).tables.take_back(code_of(request), person, number(form, "seat"), number(form, "number"))
    return await done(request, act)


async def leave(request: Request) -> Response:
    """Get up for good."""
    form, person = await request.form(), await person_of(request)
    return await done(request, site(request).tables.leave(code_of(request), person, number(form, "seat")))


async def rematch(request: Request) -> Response:
    """The same again."""
    await may_see(request)
    return go(request, f"/t/{await site(request).tables.rematch(code_of(request), await somebody(request))}")


async def done(request: Request, act: Any) -> Response:
    """Do something and show the table; if it is refused, show the table with the reason."""
    try:
        await may_see(request)  # a table that is closed to somebody looks like none, whatever they try
    except Refused:
        act.close()
        raise
    try:
        await act
    except Refused as refused:
        if refused.status in (404, 410):
            raise
        table = await may_see(request)
        return await show(request, table, refused.status, refused.text(language(request)))
    if "x-live" in request.headers:
        return Response(status_code=204)
    wanted = request.query_params.get("as", "")
    return go(request, f"/t/{code_of(request)}" + (f"?as={wanted}" if wanted.isdecimal() else ""))


def code_of(request: Request) -> str:
    """The table's word in the address."""
    return str(request.path_params["code"])


def number(form: FormData | Mapping[str, Sequence[str]], name: str) -> int:
    """A whole number of a form; -1 if it is none."""
    text = str(form.get(name, "")) if isinstance(form, FormData) else form.get(name, [""])[-1]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else -1


# ---- records


async def record(request: Request) -> Response:
    """The whole match as text, once it is over: it holds secrets."""
    table = await may_see(request)
    if table.running is None or not table.running.over:
        raise Refused(409, "web-error-not-over")
    name = f'attachment; filename="{table.agreed.game}-{table.agreed.code}.txt"'
    return PlainTextResponse(table.running.match.record(), headers={"Content-Disposition": name})


ROUTES = [
    Route("/t/{code}", look),
    Route("/t/{code}/story", whole_story),
    Route("/t/{code}/qr.svg", qr),
    Route("/t/{code}/sit", sit, methods=["POST"]),
    Route("/t/{code}/stand", stand, methods=["POST"]),
    Route("/t/{code}/bot", seat_bot, methods=["POST"]),
    Route("/t/{code}/start", start, methods=["POST"]),
    Route("/t/{code}/move", move, methods=["POST"]),
    Route("/t/{code}/back", take_back, methods=["POST"]),
    Route("/t/{code}/leave", leave, methods=["POST"]),
    Route("/t/{code}/rematch", rematch, methods=["POST"]),
    Route("/t/{code}/record", record),
]
