"""The web application: routes, errors, startup and shutdown."""

import asyncio
import gc
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.server.bans import Bans
from douzaine.server.bot_seats import BotSeats
from douzaine.server.bots import BotPool, is_ready
from douzaine.server.clocks import Clocks
from douzaine.server.daily import Daily
from douzaine.server.deletion import Deletion
from douzaine.server.doors import Doors
from douzaine.server.hints import Hints
from douzaine.server.janitor import Janitor
from douzaine.server.jobs import reading, thinking
from douzaine.server.lobby import Lobby
from douzaine.server.luck_jobs import LuckJobs
from douzaine.server.model import Refused
from douzaine.server.moderation import Moderator
from douzaine.server.opening import Opening
from douzaine.server.play import Play
from douzaine.server.practice import Practice
from douzaine.server.resuming import resume
from douzaine.server.reviews import Reviews
from douzaine.server.room import Room
from douzaine.server.seating import Seating
from douzaine.server.streams import Streams
from douzaine.server.tables import Tables
from douzaine.server.visits import Visits
from douzaine.store.clock import Clock
from douzaine.store.store import Store
from douzaine.web import operator
from douzaine.web.api import daily_operations, door_operations, openapi, operations, practice_operations, waiting
from douzaine.web.api.calls import problem
from douzaine.web.context import Services, choices_css, language, page, say_in_request, sheet
from douzaine.web.live import connection, stream
from douzaine.web.live.audience import Audience
from douzaine.web.live.draw_queue import DrawQueue
from douzaine.web.middleware.guard import HEADERS, Guard
from douzaine.web.middleware.throttle import Throttle, said
from douzaine.web.pages import (
    builders,
    daily,
    decks,
    devices,
    doors,
    fair,
    hints,
    home,
    learn,
    pictures,
    practice,
    replays,
    reviews,
    rules,
    seats,
    setup,
    stand_ins,
    table,
)
from douzaine.web.render.template import HERE

log = logging.getLogger("douzaine")
COMPILE = """
import os, sys, threading
if hasattr(os, "nice"):
    os.nice(10)  # whoever plays comes first
def end_with_the_server():
    sys.stdin.read()  # which says nothing, and ends when the server does, however it ends
    os._exit(1)
threading.Thread(target=end_with_the_server, daemon=True).start()
import douzaine as dz
from douzaine.server.bots import prepare_bots
named = dict(entry.split("=") for entry in sys.argv[1:])
for id, package in named.items():
    dz.add_game(id, package)
for prepare in (dz.Game.compile, prepare_bots):  # rules first: bots can wait
    for id in named:
        prepare(dz.game(id))
"""
SWEEP_S = 180.0
CLOSING_S = 5.0  # in which work beside the play ends by itself
SHEETS = frozenset((HERE / "static").glob("*.css"))
MOST_SHOWN = 40  # characters of a word that is no table's
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}  # addresses of files change with their content
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


def make_app(database: str, compiles: bool = True, limits: bool = True, clock: Clock | None = None) -> Starlette:
    """The application on one database."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database, clock)
        await store.open()
        app.state.services = found = make_services(store)
        _listen(found)
        await found.opening.resume()
        for pool in (reading(), thinking()):
            pool.start()
        closing = asyncio.Event()
        going_on = resume(store, found.bots, found.clocks, closing)
        writing = [asyncio.create_task(each) for each in (found.janitor.run(), going_on)]
        running = (sweep(), found.bans.run(), operator.run(found), found.daily.run())
        beside = [asyncio.create_task(each) for each in running]
        if compiles:
            beside.append(asyncio.create_task(_compile_rules()))
        log.info("open")
        yield
        closing.set()
        found.janitor.close()
        await asyncio.wait(writing, timeout=CLOSING_S)  # so that no transaction is interrupted
        for task in (*beside, *writing):
            task.cancel()
        await asyncio.gather(*beside, *writing, return_exceptions=True)
        await _close(found)
        log.info("closed")

    return Starlette(
        routes=all_routes(),
        middleware=[Middleware(Throttle), Middleware(Guard)] if limits else [Middleware(Guard)],
        exception_handlers=ERRORS,
        lifespan=lifespan,
    )


def all_routes() -> list[BaseRoute]:
    """All routes."""
    return [
        *connection.ROUTES,
        *table.ROUTES,
        *home.ROUTES,
        *daily.ROUTES,
        *learn.ROUTES,
        *doors.ROUTES,
        *devices.ROUTES,
        *setup.ROUTES,
        *replays.ROUTES,
        *reviews.ROUTES,
        *rules.ROUTES,
        *fair.ROUTES,
        *hints.ROUTES,
        *decks.ROUTES,
        *builders.ROUTES,
        *stand_ins.ROUTES,
        *seats.ROUTES,
        *pictures.ROUTES,
        *practice.ROUTES,
        *stream.ROUTES,
        *openapi.ROUTES,
        *operations.ROUTES,
        *door_operations.ROUTES,
        *daily_operations.ROUTES,
        *practice_operations.ROUTES,
        *waiting.ROUTES,
        Route("/healthz", health),
        Route("/static/choices.css", choices),
        Route("/static/{name}.css", style_sheet),
        Mount("/static", Files(directory=HERE / "static")),
        Route("/games/{game}/{path:path}", game_file),
    ]


async def sweep() -> None:
    """Collect garbage, rarely: with many tables nobody gets an answer for a moment."""
    while True:
        await asyncio.sleep(SWEEP_S)
        gc.collect()


async def _compile_rules() -> None:
    """Compile the rules beside the server; until they are ready, matches are played interpreted."""
    known = [f"{id}={dz.game(id).package}" for id in dz.games() if not is_ready(dz.game(id))]
    if not known:
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", COMPILE, *known, stdin=PIPE)
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.terminate()
        raise


# ---- files


class Files(StaticFiles):
    """Our own files, kept by browsers for good where their address has a mark that changes with them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file."""
        response = await super().get_response(path, scope)
        response.headers.update(FOR_GOOD if scope["query_string"].startswith(b"v=") else FOR_AN_HOUR)
        return response


def make_services(store: Store) -> Services:
    """Everything that a server process does, on one store."""
    tables, room, visits, bans = Tables(store), Room(store), Visits(store), Bans(store)
    bots = BotSeats(tables, BotPool())
    opening, play = Opening(tables, bots), Play(tables, bots)
    lobby = Lobby(tables, opening, room)
    deletion = Deletion(tables, lobby, play)
    made = Services(
        store=store,
        tables=tables,
        doors=Doors(tables),
        lobby=lobby,
        seating=Seating(tables, opening),
        opening=opening,
        play=play,
        practice=Practice(tables, lobby),
        bots=bots,
        clocks=Clocks(tables, play),
        hints=Hints(),
        reviews=Reviews(),
        luck_jobs=LuckJobs(tables),
        audience=Audience(),
        streams=Streams(),
        drawing=DrawQueue(),
        visits=visits,
        room=room,
        deletion=deletion,
        janitor=Janitor(tables, visits, deletion),
        bans=bans,
        moderator=Moderator(tables, bans),
        daily=Daily(store, lobby),
    )
    tables.watchers += [made.audience.changed, made.streams.changed, made.clocks.changed, made.luck_jobs.changed]

    def gone(code: str) -> None:
        made.audience.hang_up(code)
        made.streams.ring(code)

    tables.gone = gone
    bots.patience = made.audience.patience
    deletion.is_watched = made.is_watched
    made.janitor.watched = made.watched
    return made


def _listen(found: Services) -> None:
    """Receive other processes' notifications."""
    if found.store.listener is not None:
        found.store.listener.start(lambda code: found.tables.refresh(code, found.is_watched))


async def _close(found: Services) -> None:
    found.audience.close()
    found.streams.close()
    found.drawing.close()
    await found.clocks.stop()
    await found.opening.close()
    if found.store.listener is not None:
        await found.store.listener.stop()
    await found.hints.stop()
    await found.daily.close()
    await found.bots.close()
    await found.tables.close()
    await found.luck_jobs.stop()
    with suppress(SQLAlchemyError, OSError):
        await found.visits.write()
    await found.store.close()


async def choices(request: Request) -> Response:
    """Serve the style sheet of previews."""
    return Response(choices_css(), media_type="text/css", headers=FOR_GOOD)


async def style_sheet(request: Request) -> Response:
    """A style sheet of ours."""
    path = HERE / "static" / f"{request.path_params['name']}.css"
    if path not in SHEETS:
        raise HTTPException(404)
    return Response(sheet(path), media_type="text/css", headers=FOR_GOOD)


async def game_file(request: Request) -> Response:
    """Serve a game's style sheet or one of its drawings, and nothing else of its folder."""
    game = dz.game(request.path_params["game"])
    name = request.path_params["path"]
    style = game.folder / "board" / "board.css"
    try:
        path = style if name == "board.css" else (game.folder / name).resolve()
        is_art = path.suffix == ".svg" and path.is_relative_to((game.folder / "art").resolve())
        if path == style and path.is_file():
            return Response(sheet(path), media_type="text/css", headers=FOR_AN_HOUR)
        if is_art and path.is_file():
            return FileResponse(path, headers=FOR_AN_HOUR)
    except (ValueError, OSError):  # no name that a file can have
        pass
    raise HTTPException(404)


async def health(request: Request) -> Response:
    """Say whether the server can do its work: whether it can write."""
    is_well = await request.app.state.services.room.can_write()
    return JSONResponse({"ok": is_well}, 200 if is_well else 503)


# ---- errors


async def refused(request: Request, error: Refused) -> Response:
    """Answer a refused action; the page says what to do."""
    code = request.path_params.get("code")
    if error.id == "web-error-no-table" and code is not None:
        typed = str(code)[:MOST_SHOWN]
        return await page(request, "join.html", error.status, typed=typed, message=error.text(language(request)))
    record = f"/t/{code}/record" if error.status == 410 and code and not request.url.path.endswith("/record") else None
    return await page(request, "error.html", error.status, heading=error.text(language(request)), record=record)


async def bad_input(request: Request, error: DouzaineError) -> Response:
    """Wrong input: one sentence a person can act on."""
    if isinstance(error, dz.UnknownGame):
        return await page(request, "error.html", 404, heading=say_in_request(request, "web-error-404"))
    return await page(request, "error.html", 422, heading=error.text(language(request)))


async def http_error(request: Request, error: HTTPException) -> Response:
    """Answer with a page for HTTP errors such as 404 and 405."""
    if request.url.path.startswith("/api/"):
        return problem(error.status_code, "no-such-call", say_in_request(request, "web-error-404"))
    id = "web-error-404" if error.status_code == 404 else "web-error-other"
    return await page(request, "error.html", error.status_code, heading=say_in_request(request, id))


async def store_error(request: Request, error: Exception) -> Response:
    """Answer when the database does not. Nothing was acknowledged."""
    log.error("store failed", extra={"why": str(error)[:300]})
    try:
        return await page(request, "error.html", 503, heading=say_in_request(request, "server-error-store"))
    except (SQLAlchemyError, OSError):  # the database would have to say who asks, too
        return PlainTextResponse(say_in_request(request, "server-error-store"), 503)


async def cut_off(request: Request, error: ClientDisconnect) -> Response:
    """End a request whose client hung up or was too slow; nothing is logged."""
    response = said(request, 408, "server-error-slow")
    response.headers["Connection"] = "close"
    return response


async def server_error(request: Request, error: Exception) -> Response:
    """Our fault. Nothing was lost: what was acknowledged is committed. This answer no longer comes by `Guard`."""
    response: Response
    try:
        response = await page(request, "error.html", 500, heading=say_in_request(request, "web-error-500"))
    except Exception:
        response = PlainTextResponse(say_in_request(request, "web-error-500"), 500)
    response.headers.update(HEADERS)
    return response


ERRORS: dict[Any, Any] = {
    Refused: refused,
    DouzaineError: bad_input,
    HTTPException: http_error,
    ClientDisconnect: cut_off,
    SQLAlchemyError: store_error,
    OSError: store_error,
    Exception: server_error,
}
