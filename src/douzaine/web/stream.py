"""A table as a stream for bots: one JSON object for everything done, over a WebSocket or as lines.

Whoever drops resumes after the last number they have, and loses nothing: the log is the stream.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.web import api, sights
from douzaine.web.live import FAILED, GONE_AWAY, TRY_LATER
from douzaine.web.site import language, site
from douzaine.web.sockets import hang_up, say
from douzaine.web.table import Refused, Table
from douzaine.web.table_pages import may_see

log = logging.getLogger("douzaine.stream")
QUIET = 20  # seconds without news after which a line says that the connection lives


class Streams:
    """Who follows which table; they are woken, and read what is new themselves."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.closing = False

    def join(self, code: str) -> asyncio.Event:
        """Be woken when something is done at a table."""
        bell = asyncio.Event()
        self._bells[code].add(bell)
        return bell

    def leave(self, code: str, bell: asyncio.Event) -> None:
        """Be woken no more."""
        self._bells[code].discard(bell)
        if not self._bells[code]:
            self._bells.pop(code)

    def follows(self, code: str) -> bool:
        """Whether anybody follows a table."""
        return code in self._bells

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """Something was done."""
        for bell in self._bells.get(table.agreed.code, ()):
            bell.set()

    def close(self) -> None:
        """The server stops: everybody is told to come back later."""
        self.closing = True
        for bells in self._bells.values():
            for bell in bells:
                bell.set()


async def follow(request: HTTPConnection, table: Table) -> AsyncIterator[bytes]:
    """Messages from after the last number somebody has, as they come; an empty one while nothing happens."""
    streams, person = site(request).streams, api.asking(request)
    wanted, after, lang = api.wanted_seat(request), api.whole(request, "after", -1), language(request)
    code, fresh = table.agreed.code, True
    bell = streams.join(code)
    try:
        while not streams.closing:
            for message in sights.messages(table, person, wanted, after, lang):
                if fresh or message.kind != "now":
                    yield api.encode(message)
                after, fresh = max(after, message.number), False
            if table.running is not None and table.running.over:
                return
            try:
                await asyncio.wait_for(bell.wait(), QUIET)
            except TimeoutError:
                yield b""
            bell.clear()
            table = await may_see(request)
    finally:
        streams.leave(code, bell)


async def lines(request: Request) -> Response:
    """The stream as lines of JSON; empty lines say that the connection lives."""
    try:
        await api.identify(request)
        table = await may_see(request)
        sights.seat_of(table, api.asking(request), api.wanted_seat(request))
        api.whole(request, "after", -1)
        await site(request).tables.come_back(table.agreed.code, api.asking(request))
    except Exception as error:
        return api.refusal(request, error)

    async def body() -> AsyncIterator[bytes]:
        try:
            async for message in follow(request, await may_see(request)):
                yield message + b"\n"
        except (Refused, SQLAlchemyError):
            return  # whoever follows comes back and is told why

    return StreamingResponse(body(), media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


async def socket(connection: WebSocket) -> None:
    """The stream over a WebSocket."""
    try:
        await api.identify(connection)
        table = await may_see(connection)
        sights.seat_of(table, api.asking(connection), api.wanted_seat(connection))
        api.whole(connection, "after", -1)
        await site(connection).tables.come_back(table.agreed.code, api.asking(connection))
        table = await may_see(connection)
    except (Refused, DouzaineError):
        await connection.close(GONE_AWAY)
        return
    except (SQLAlchemyError, OSError):
        await connection.close(TRY_LATER)
        return
    await connection.accept()
    sending = asyncio.create_task(_send(connection, table))
    try:
        while (await connection.receive())["type"] != "websocket.disconnect":
            pass
    finally:
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(connection: WebSocket, table: Table) -> None:
    messages: Any = follow(connection, table)
    try:
        async for message in messages:
            if message:
                await say(connection, message.decode())
        await hang_up(connection, TRY_LATER if site(connection).streams.closing else 1000)
    except (Refused, SQLAlchemyError):
        await hang_up(connection, TRY_LATER)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("stream failed", extra={"code": table.agreed.code})
        await hang_up(connection, FAILED)
    finally:
        await messages.aclose()


ROUTES = [Route("/api/tables/{code}/events", lines), WebSocketRoute("/api/tables/{code}/stream", socket)]
