"""API calls that wait for something to decide."""

import asyncio
import time

from starlette.requests import Request

from douzaine.server import limits
from douzaine.server.model import Person, Refused
from douzaine.server.table import Table
from douzaine.web.api import schemas as s
from douzaine.web.api import serialize
from douzaine.web.api.calls import identify, known, operation, routes, switches, wanted_seat, whole
from douzaine.web.context import code_of, gone, language, services, visible_table


@operation("GET", "/api/tables/{code}/asked", query=("wait", "seat", "legal", "text", "lang"))
async def asked(request: Request) -> s.State:
    """Wait until it is your turn, the match is over, or `wait` seconds are up; then return the state."""
    person, given = known(request), switches(request)
    at = await until_asked(request)
    if at.live is None:
        raise Refused(409, "web-error-not-begun")
    return serialize.state(at, person, asked_seat(at, person, wanted_seat(request)), language(request), **given)


async def until_asked(request: Request) -> Table:
    """The table once one of the caller's seats has to decide, the match is over, or time is up.

    Access is checked again each time. Stops when the caller disconnects. Raises `Refused`, also when the server stops.
    """
    until = time.monotonic() + min(max(0, whole(request, "wait", int(limits.WAIT_S))), limits.WAIT_S)
    await services(request).play.come_back(code_of(request), known(request))
    services(request).bots.wake_if_asked(await visible_table(request))
    streams = services(request).streams
    bell = streams.join(code_of(request))
    leaving = asyncio.create_task(gone(request))
    try:
        while True:
            bell.clear()
            table = await visible_table(request)
            if is_asked(table, known(request), wanted_seat(request)):
                return table
            left = until - time.monotonic()
            if left <= 0 or leaving.done() or streams.closing:
                return table
            await _first(left, bell, leaving)
            await identify(request)  # the token may have been revoked
    except asyncio.CancelledError:  # when the server stops
        raise Refused(503, "server-error-stopping") from None
    finally:
        leaving.cancel()
        streams.leave(code_of(request), bell)


def is_asked(table: Table, person: Person, wanted: int | None) -> bool:
    """Whether a person has something to decide, or never will again. Raises `Refused`."""
    seat, live = asked_seat(table, person, wanted), table.live
    return live is not None and (live.over or seat in live.actors())


def asked_seat(table: Table, person: Person, wanted: int | None) -> int:
    """The seat named by a person, or the first of theirs that has to decide, or their first. Raises `Refused`."""
    seat = serialize.seat_of(table, person, wanted)
    if seat is None:
        raise Refused(403, "web-error-not-your-seat")
    live = table.live
    if wanted is not None or live is None:
        return seat
    mine = (each for each in table.row.seats_of(person) if each not in live.left)
    return next((each for each in mine if each in live.actors()), seat)


async def _first(seconds: float, bell: asyncio.Event, leaving: "asyncio.Task[None]") -> None:
    rung = asyncio.create_task(bell.wait())
    try:
        await asyncio.wait((rung, leaving), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    finally:
        rung.cancel()


ROUTES = routes(__name__)
