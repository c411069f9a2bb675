"""A table as a stream for bots: one JSON object for every entry, over a WebSocket or as lines.

A client that disconnects resumes after the last number it has, and loses nothing: the log is the stream.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from douzaine.errors import DouzaineError
from douzaine.server.model import Refused
from douzaine.server.streams import Streams
from douzaine.server.table import Table
from douzaine.web.api import calls as api
from douzaine.web.api import schemas as s
from douzaine.web.api import serialize
from douzaine.web.context import language, services, visible_table
from douzaine.web.live.connection import FAILED, GONE_AWAY, TRY_LATER, hang_up, send_text

log = logging.getLogger("douzaine.stream")
MOST_AT_ONCE = 50  # messages made without a pause
PAUSE_S = 0.01
QUIET = 20  # seconds without news after which an empty line shows that the connection is alive


async def follow(request: HTTPConnection, table: Table) -> AsyncIterator[bytes]:
    """Messages after a number, as they come; an empty one while nothing happens."""
    streams, person = services(request).streams, api.asking(request)
    wanted, after, lang = api.wanted_seat(request), api.whole(request, "after", -1), language(request)
    code, fresh, switches = table.row.code, True, api.switches(request)
    services(request).bots.wake_if_asked(table)
    bell = streams.join(code)
    try:
        while not streams.closing:
            messages = serialize.messages(table, person, wanted, after, lang, **switches)
            while some := await _some(streams, messages):
                for message in some:
                    if fresh or message.kind != "now":
                        yield api.encode(message)
                    after, fresh = max(after, message.number), False
            if table.live is not None and table.live.over:
                return
            try:
                await asyncio.wait_for(bell.wait(), QUIET)
            except TimeoutError:
                yield b""
            bell.clear()
            await api.identify(request)  # the token may have been revoked
            table = await visible_table(request)
    finally:
        streams.leave(code, bell)


async def _some(streams: Streams, messages: Iterator[s.Message]) -> list[s.Message]:
    """The next messages. Clients with many to catch up with take turns, because play continues meanwhile."""
    some = list(islice(messages, MOST_AT_ONCE))
    if len(some) == MOST_AT_ONCE:
        async with streams.catching_up:
            await asyncio.sleep(PAUSE_S)
    return some


async def _admit(connection: HTTPConnection) -> Table:
    """Check everything a follower asks for, and return its table; a player who follows is back. Raises `Refused`."""
    await api.identify(connection)
    table = await visible_table(connection)
    serialize.seat_of(table, api.asking(connection), api.wanted_seat(connection))
    api.whole(connection, "after", -1)
    api.switches(connection)
    await services(connection).play.come_back(table.row.code, api.asking(connection))
    return await visible_table(connection)


async def lines(request: Request) -> Response:
    """The stream as lines of JSON; empty lines show that the connection is alive."""
    try:
        await _admit(request)
    except Exception as error:
        return api.refusal(request, error)

    async def body() -> AsyncIterator[bytes]:
        try:
            async for message in follow(request, await visible_table(request)):
                yield message + b"\n"
        except (Refused, SQLAlchemyError):
            return  # the client reconnects and is told why

    return StreamingResponse(body(), media_type="application/x-ndjson")


async def socket(connection: WebSocket) -> None:
    """The stream over a WebSocket."""
    try:
        table = await _admit(connection)
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
                await send_text(connection, message.decode())
        await hang_up(connection, TRY_LATER if services(connection).streams.closing else 1000)
    except (Refused, SQLAlchemyError):
        await hang_up(connection, TRY_LATER)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("stream failed", extra={"code": table.row.code})
        await hang_up(connection, FAILED)
    finally:
        await messages.aclose()


ROUTES = [Route("/api/tables/{code}/events", lines), WebSocketRoute("/api/tables/{code}/stream", socket)]
