"""The live connection of an open page: fragments go out, one a beat, and decisions come in.

A decision is the form of the page as a browser would post it, with a number to answer by (`answer=7`). The answer
is JSON: `{"answer": 7, "status": 204}`; if it is refused, with the table as it stands and why: `{…, "html": "…"}`.
With `preview=1` the form is a choice that is not made yet, and the answer has parts of the page, by id, that show
what it leads to: `{"answer": 7, "status": 200, "parts": {…}}`.

All else that goes out are fragments: HTML, or, if the page says `pieces=1` when it connects, pieces of it (`Pieces`).
Without a connection the page posts its form, and the same happens.
"""

import asyncio
import json
import logging
from dataclasses import replace
from math import inf
from urllib.parse import parse_qs

from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from douzaine.draw.markup import ascii_only
from douzaine.errors import DouzaineError
from douzaine.web.hub import Viewer, draw, kind_of
from douzaine.web.pieces import Pieces
from douzaine.web.render import Moment, preview
from douzaine.web.site import person_of, reader, site
from douzaine.web.sockets import hang_up, say
from douzaine.web.table import Refused
from douzaine.web.table_pages import drawn, may_see, number

log = logging.getLogger("douzaine.live")
GONE_AWAY, TRY_LATER, FAILED = 4404, 1012, 1011  # why a socket is closed
MOST_FIELDS = 200  # of a form


async def live(socket: WebSocket) -> None:
    """Send a fragment for every beat, from the table as it stands now, and take decisions, until the page is closed."""
    try:
        table = await may_see(socket)
    except Refused:
        await socket.close(GONE_AWAY)
        return
    await socket.accept()
    await site(socket).tables.come_back(table.agreed.code, await person_of(socket))  # opening the page is returning
    table = await site(socket).tables.table(table.agreed.code)
    in_pieces = "pieces" in socket.query_params
    who = replace(await reader(socket), asks_for_previews=in_pieces)
    viewer = Viewer(table.agreed.code, who, Pieces() if in_pieces else None)
    hub = site(socket).hub
    hub.join(viewer)  # before the table is read, so that no change falls between the two
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        hub.welcome(viewer, await site(socket).tables.table(viewer.code))
        while (message := await socket.receive())["type"] == "websocket.receive":
            await _decide(socket, viewer, message.get("text") or "")
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()
        if hub.leave(viewer):
            site(socket).tables.tell_again(viewer.code)


async def _send(socket: WebSocket, viewer: Viewer) -> None:
    drawing = site(socket).drawing
    try:
        due = inf
        while (shown := await viewer.waiting.get()) is not None:
            if isinstance(shown, str):
                await say(socket, shown)
                continue
            due = min(due, shown.due)  # what comes in place of a beat that was left out is wanted when that was
            if not (shown.is_on_the_way and (shown.is_late or drawing.is_busy)):
                kind = kind_of(shown.moment, viewer.reader)
                parts = await drawing.run(kind, due, draw, shown.moment, viewer.reader)
                await say(socket, viewer.pieces.message(parts) if viewer.pieces else ascii_only("".join(parts)))
                due = inf
        await hang_up(socket, TRY_LATER)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("drawing failed", extra={"code": viewer.code})
        await hang_up(socket, FAILED)


async def _decide(socket: WebSocket, viewer: Viewer, text: str) -> None:
    """What a page decides; something wrong, doubled or too late gets the table as it stands, and changes nothing."""
    try:
        form = parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        form = {}
    with site(socket).drawing.after():
        try:
            told = await (_preview if "preview" in form else _play)(socket, viewer, form)
        except Refused as gone:
            told = {"status": gone.status}
        except (SQLAlchemyError, OSError) as error:
            log.error("store failed", extra={"why": str(error)[:300]})
            told = {"status": 503}
        await say(socket, json.dumps({"answer": number(form, "answer"), **told}))


async def _play(socket: WebSocket, viewer: Viewer, form: dict[str, list[str]]) -> dict[str, object]:
    person = await person_of(socket, anew=True)
    try:
        await site(socket).tables.play(viewer.code, person, number(form, "seat"), number(form, "number"), form)
    except (Refused, DouzaineError) as refused:
        moment = site(socket).hub.moment(await may_see(socket))
        status = refused.status if isinstance(refused, Refused) else 422
        return {"status": status, "html": drawn(moment, viewer.reader, refused.text(viewer.reader.lang))}
    return {"status": 204}


async def _preview(socket: WebSocket, viewer: Viewer, form: dict[str, list[str]]) -> dict[str, object]:
    person, at, studio = await person_of(socket, anew=True), number(form, "number"), site(socket).hub.studio
    if viewer.painted and studio is not None:
        parts = await studio.preview(viewer, person, at, form)
    else:
        table = await may_see(socket)
        who = replace(viewer.reader, person=person)
        parts = preview(Moment(table, table.running.match), who, at, form) if table.running else None
    return {"status": 409} if parts is None else {"status": 200, "parts": parts}


ROUTES = [WebSocketRoute("/t/{code}/live", live)]
