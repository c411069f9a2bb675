"""The application: routes, errors, start and stop."""

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.web import (
    api,
    clock_pages,
    deck_pages,
    fair_pages,
    hints,
    live,
    openapi,
    pages,
    replays,
    reviews,
    setup_pages,
    stream,
    table_pages,
)
from douzaine.web.clocks import Clocks
from douzaine.web.drawing import Drawing
from douzaine.web.guard import Guard
from douzaine.web.hints import Hints
from douzaine.web.hub import Hub
from douzaine.web.limits import Limits
from douzaine.web.lucks import Lucks
from douzaine.web.minds import is_ready
from douzaine.web.reviews import Reviews
from douzaine.web.site import Site, choices_css, language, page, say_in_request
from douzaine.web.store import Store
from douzaine.web.stream import Streams
from douzaine.web.studio import Studio
from douzaine.web.table import Refused
from douzaine.web.tables import Tables
from douzaine.web.template import HERE

log = logging.getLogger("douzaine")
WARM_UP = """
import os, sys
if hasattr(os, "nice"):
    os.nice(10)  # whoever plays comes first
import douzaine as dz
from douzaine.web.minds import make_ready
named = dict(entry.split("=") for entry in sys.argv[1:])
for id, package in named.items():
    dz.add_game(id, package)
for warm in (dz.Game.warm_up, make_ready):  # rules first: bots can wait
    for id in named:
        warm(dz.game(id))
"""
SWEEP = 180.0  # seconds
FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}  # addresses of files change with their content


def make_app(
    database: str, warm_up: bool = True, limits: bool = True, painter: socket.socket | None = None
) -> Starlette:
    """The table in the browser, on one database. With a line to a painter, that draws for live pages."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        tables = Tables(store)
        made = Site(
            store, tables, Hub(), Lucks(tables), Streams(), Clocks(tables), Drawing(), Hints(tables.minds), Reviews()
        )
        tables.watchers += [made.hub.changed, made.streams.changed, made.clocks.changed, made.lucks.changed]
        tables.is_watched = made.hub.is_watched
        tables.expecting, tables.failing = made.hub.expect, made.hub.fail
        if painter is not None:
            made.hub.studio = Studio()
            await made.hub.studio.open(painter)
        app.state.site = made
        if store.listener is not None:
            store.listener.start(lambda code: tables.refresh(code, made.is_watched))
        for code in await store.unfinished_with_bots():
            made.tables.wake_bots(code)
        for code in await store.unfinished_with_clocks():
            made.clocks.watch(code)
        compiling = asyncio.create_task(_compile_rules()) if warm_up else None
        sweeping = asyncio.create_task(sweep())
        log.info("open")
        yield
        made.hub.close()
        made.streams.close()
        made.drawing.close()
        made.reviews.close()
        await made.clocks.stop()
        if store.listener is not None:
            await store.listener.stop()
        await made.hints.stop()
        await made.tables.close()
        await made.lucks.stop()
        sweeping.cancel()
        if made.hub.studio is not None:
            made.hub.studio.close()
        if compiling:
            compiling.cancel()
        await store.close()
        log.info("closed")

    return Starlette(
        routes=[
            *live.ROUTES,
            *table_pages.ROUTES,
            *pages.ROUTES,
            *setup_pages.ROUTES,
            *replays.ROUTES,
            *reviews.ROUTES,
            *fair_pages.ROUTES,
            *hints.ROUTES,
            *deck_pages.ROUTES,
            *clock_pages.ROUTES,
            *stream.ROUTES,
            *openapi.ROUTES,
            *api.routes(),
            Route("/healthz", health),
            Route("/static/choices.css", choices),
            Mount("/static", Files(directory=HERE / "static")),
            Route("/games/{game}/{path:path}", game_file),
        ],
        middleware=[Middleware(Limits), Middleware(Guard)] if limits else [Middleware(Guard)],
        exception_handlers=ERRORS,
        lifespan=lifespan,
    )


async def sweep() -> None:
    """Look for memory that can go, seldom: with many tables it takes a moment in which nobody is answered."""
    while True:
        await asyncio.sleep(SWEEP)
        gc.collect()


async def _compile_rules() -> None:
    """Compile the rules beside the server; until they are there, tables play them interpreted."""
    known = [f"{id}={dz.game(id)._package}" for id in dz.games() if not is_ready(dz.game(id))]
    if not known:
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", WARM_UP, *known)
    try:
        await process.wait()
    except asyncio.CancelledError:
        process.terminate()
        raise


# ---- files


class Files(StaticFiles):
    """Our own files, kept by browsers for good."""

    async def get_response(self, path: str, scope: object) -> Response:
        """A file; its address has a mark that changes with it."""
        response = await super().get_response(path, scope)  # type: ignore[arg-type]
        response.headers.update(FOR_GOOD)
        return response


async def choices(request: Request) -> Response:
    """The style sheet of previews."""
    return Response(choices_css(), media_type="text/css", headers=FOR_GOOD)


async def game_file(request: Request) -> Response:
    """A game's style sheet or one of its drawings, and nothing else of its folder."""
    game = dz.game(request.path_params["game"])
    path = (game.folder / request.path_params["path"]).resolve()
    drawings = game.folder / "art"
    if path == game.folder / "board.css" or (path.suffix == ".svg" and path.is_relative_to(drawings.resolve())):
        if path.is_file():
            return FileResponse(path, headers={"Cache-Control": "public, max-age=3600"})
    raise HTTPException(404)


async def health(request: Request) -> Response:
    """Whether the server can do its work."""
    try:
        await request.app.state.site.store.ping()
    except Exception as error:
        log.error("unhealthy", extra={"why": str(error)})
        return JSONResponse({"ok": False}, 503)
    return JSONResponse({"ok": True})


# ---- errors


async def refused(request: Request, error: Refused) -> Response:
    """Something cannot be done now; the page says what to do."""
    return await page(request, "error.html", error.status, heading=error.text(language(request)))


async def bad_input(request: Request, error: DouzaineError) -> Response:
    """Wrong input: one sentence a person can act on."""
    status = 404 if isinstance(error, dz.UnknownGame) else 422
    return await page(request, "error.html", status, heading=error.text(language(request)))


async def http_error(request: Request, error: HTTPException) -> Response:
    """A page that is not there, or a way of asking that it does not know."""
    if request.url.path.startswith("/api/"):
        return api.problem(request, error.status_code, "no-such-call", say_in_request(request, "web-error-404"))
    id = "web-error-404" if error.status_code == 404 else "web-error-other"
    return await page(request, "error.html", error.status_code, heading=say_in_request(request, id))


async def store_error(request: Request, error: Exception) -> Response:
    """The database does not answer. Nothing was acknowledged."""
    log.error("store failed", extra={"why": str(error)[:300]})
    try:
        return await page(request, "error.html", 503, heading=say_in_request(request, "server-error-store"))
    except (SQLAlchemyError, OSError):  # it also knows who asks, and does not answer that either
        return PlainTextResponse(say_in_request(request, "server-error-store"), 503)


async def server_error(request: Request, error: Exception) -> Response:
    """Our fault. Nothing was lost: what was acknowledged is committed."""
    try:
        return await page(request, "error.html", 500, heading=say_in_request(request, "web-error-500"))
    except Exception:
        return PlainTextResponse(say_in_request(request, "web-error-500"), 500)


ERRORS: dict[Any, Any] = {
    Refused: refused,
    DouzaineError: bad_input,
    HTTPException: http_error,
    SQLAlchemyError: store_error,
    OSError: store_error,
    Exception: server_error,
}
