"""The live connection of an open page: regions go out, beat by beat, and decisions come in.

Everything is JSON. What goes out for a beat are the regions of the page that differ from what it was sent before:
`{"regions": {"scene": "…", …}}`; the first message has all of them.

A decision is the form of the page as a browser would post it, with a number to answer by (`answer=7`). The answer:
`{"answer": 7, "status": 204}`; if it is refused, with the table as it stands and why: `{…, "html": "…"}`.
`hurry=1` wants to see only how the table stands, from now on.
With `preview=1` the form is a choice that is not made yet, and the answer has parts of the page, by id, that show
what it leads to: `{"answer": 7, "status": 200, "parts": {…}}`.
Without a connection the page posts its form, and the same happens.
"""

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import replace
from math import inf
from typing import Any
from urllib.parse import parse_qs

from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from douzaine.boards.regions import Regions, joined
from douzaine.errors import DouzaineError
from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.server.tables import Tables
from douzaine.web.context import code_of, number, owner_of, pace_for, person_of, services, visible_table, visitor_of
from douzaine.web.live.audience import AWAY_AFTER_S, Audience, Page
from douzaine.web.live.draw_queue import DrawQueue
from douzaine.web.render.draw import preview
from douzaine.web.render.model import TableScene
from douzaine.web.scenes import Beat, Visitor, shown_to

log = logging.getLogger("douzaine.live")
GONE_AWAY, TRY_LATER, FAILED = 4404, 1012, 1011  # why a socket is closed


async def live(socket: WebSocket) -> None:
    """Show every beat, beginning with the current table, and take decisions, until the page is closed."""
    try:
        table = await visible_table(socket)
    except Refused:
        await socket.accept()  # otherwise a browser is not told why
        await hang_up(socket, GONE_AWAY)
        return
    await socket.accept()
    tables, audience, code = services(socket).tables, services(socket).audience, table.row.code
    await services(socket).play.come_back(code, await person_of(socket))  # a player who opens the page has returned
    services(socket).bots.wake_if_asked(table)
    visitor = await visitor_of(socket)
    page = Page(code, replace(visitor, reader=replace(visitor.reader, previews=False)))
    audience.join(page)  # before the table is read, so that no change is missed between the two
    showing = asyncio.create_task(_show(socket, page))
    try:
        audience.welcome(page, await tables.get(code))
        while (message := await socket.receive())["type"] == "websocket.receive":
            await _decide(socket, page, message.get("text") or "")
    except WebSocketDisconnect:
        pass
    finally:
        showing.cancel()
        if audience.leave(page):
            asyncio.get_running_loop().call_later(AWAY_AFTER_S, _tell_who_is_away, audience, tables, code)


def _tell_who_is_away(audience: Audience, tables: Tables, code: str) -> None:
    if audience.away(code):
        tables.notify_soon(code)


async def _show(socket: WebSocket, page: Page) -> None:
    """Send a page its beats, until the server stops. Late beats are dropped here."""
    drawing, sent, wanted = services(socket).drawing, dict[str, int](), inf  # hashes of what was sent
    try:
        while (due := await page.waiting.get()) is not None:
            if not await _may_see(socket, page, due.beat):
                await hang_up(socket, GONE_AWAY)
                return
            _keep_pace(socket, page)
            if page.visitor.reader.pace == "now" and not due.beat.is_last:
                continue
            wanted = min(wanted, due.at)  # the next beat is due when the dropped one was
            if due.is_late or (drawing.is_busy and not due.beat.is_last):
                continue
            regions = await _drawn(drawing, await owner_of(socket), wanted, due.beat, page.visitor)
            new = {name: text for name, text in regions.items() if sent.get(name) != hash(text)}
            await _send_message(socket, {"regions": new})
            sent, wanted = {name: hash(text) for name, text in regions.items()}, inf
        await hang_up(socket, TRY_LATER)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("drawing failed", extra={"code": page.code})
        await hang_up(socket, FAILED)


async def _may_see(socket: WebSocket, page: Page, beat: Beat) -> bool:
    """Whether the page may still see the table, and under which name: both can change between two beats."""
    person, was = await person_of(socket, anew=True), page.visitor.person
    if (person and person.id) != (was and was.id) or not beat.table.is_open_to(person):
        return False
    page.visitor = replace(page.visitor, person=person)
    return True


def _keep_pace(socket: WebSocket, page: Page) -> None:
    """Use the person's current pace, which they may have changed on another page; or skip to the end."""
    pace = "now" if page.hurries else pace_for(socket, socket.state.person)
    if pace != page.visitor.reader.pace:
        page.visitor = replace(page.visitor, reader=replace(page.visitor.reader, pace=pace))


async def _drawn(drawing: DrawQueue, owner: str, wanted: float, beat: Beat, visitor: Visitor) -> Regions:
    """A beat as somebody sees it; all spectators with the same language share one drawing, as their host's."""
    if beat.match is None or beat.table.row.seats_of(visitor.person):
        return await drawing.draw(owner, wanted, *shown_to(beat, visitor), visitor.reader)
    if visitor.reader not in beat.drawn:
        drawn = drawing.draw(beat.table.row.host, wanted, *shown_to(beat, visitor), visitor.reader)
        beat.drawn[visitor.reader] = asyncio.create_task(drawn)
    return await asyncio.shield(beat.drawn[visitor.reader])


async def _decide(socket: WebSocket, page: Page, text: str) -> None:
    """Make a page's decision; a wrong, repeated or late one gets the current table, and changes nothing."""
    try:
        form = parse_qs(text, keep_blank_values=True, max_num_fields=limits.FORM_FIELDS)
    except ValueError:
        form = {}
    if "hurry" in form:  # players who are out may want to see the end
        page.hurries = True
        return
    try:
        with services(socket).drawing.after():
            visitor = replace(page.visitor, person=await person_of(socket, anew=True))
            answer = await (_preview if "preview" in form else _play)(socket, visitor, form)
    except Refused as gone:
        answer = {"status": gone.status}
    except (SQLAlchemyError, OSError) as error:
        log.error("store failed", extra={"why": str(error)[:300]})
        answer = {"status": 503}
    await _send_message(socket, {"answer": number(form, "answer"), **answer})


async def _play(socket: WebSocket, visitor: Visitor, form: dict[str, list[str]]) -> dict[str, Any]:
    code, seat = code_of(socket), number(form, "seat")
    try:
        await services(socket).play.decide(code, visitor.person, seat, number(form, "number"), form)
    except (Refused, DouzaineError) as refused:
        beat = services(socket).audience.beat(await visible_table(socket))
        status = refused.status if isinstance(refused, Refused) else 422
        why, drawing = refused.text(visitor.reader.lang), services(socket).drawing
        regions = await drawing.draw(await owner_of(socket), 0, *shown_to(beat, visitor), visitor.reader, why)
        return {"status": status, "html": joined(regions)}
    return {"status": 204}


async def _preview(socket: WebSocket, visitor: Visitor, form: dict[str, list[str]]) -> dict[str, Any]:
    beat = services(socket).audience.beat(await visible_table(socket))
    scene, events = shown_to(beat, visitor)
    parts = None
    if isinstance(scene, TableScene) and scene.asked and scene.number == number(form, "number"):
        parts = preview(scene, events, visitor.reader, form)
    return {"status": 409} if parts is None else {"status": 200, "parts": parts}


async def _send_message(socket: WebSocket, message: dict[str, Any]) -> None:
    await send_text(socket, json.dumps(message, ensure_ascii=False))


async def send_text(socket: WebSocket, text: str) -> None:
    """Send a text; raises `WebSocketDisconnect` if the connection has been closed by either side."""
    try:
        await socket.send_text(text)
    except RuntimeError as closed:  # by us, or by the server's own checks
        raise WebSocketDisconnect(1006) from closed


async def hang_up(socket: WebSocket, code: int) -> None:
    """Close a connection, if it is still open."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


ROUTES = [WebSocketRoute("/t/{code}/live", live)]
