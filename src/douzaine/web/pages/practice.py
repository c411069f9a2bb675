"""Practice pages: try a position, or continue from a moment of a replay."""

import json
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from douzaine.errors import BadPosition
from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.server.practice import Laid, lay_example, lay_moment, lay_position, lay_replay
from douzaine.server.records import Source
from douzaine.web.context import (
    beside,
    person_of,
    redirect,
    services,
    somebody,
    visible_table,
    whole_number,
)
from douzaine.web.forms import form_of
from douzaine.web.replay_source import replay_of_table, replay_of_upload


async def at_position(request: Request) -> Response:
    """Open a table at the position of a form: `game`, `position` and `options` as JSON, and optionally a `seat`.

    Instead of a position, `example` names an example of the game's rules.
    """
    form = await form_of(request)
    if "example" in form:
        named = str(form.get("game", "")), str(form["example"])
        return await _open(request, await beside(request, limits.READ_S, lay_example, *named))
    given = [_read_json(str(form.get(name, ""))) for name in ("position", "options")]
    seat = whole_number(str(form.get("seat", "")))
    where = (str(form.get("game", "")), given[1] or {}, given[0], seat)
    return await _open(request, await beside(request, limits.READ_S, lay_position, *where))


def _read_json(text: str) -> Any:
    """JSON in a form. Raises `Refused` if it is too long, `BadPosition` if it is invalid."""
    if len(text) > limits.DECK_CHARACTERS:
        raise Refused(413, "server-error-large")
    try:
        return json.loads(text) if text else None
    except (ValueError, RecursionError):
        raise BadPosition("error-record-unreadable") from None


async def from_table(request: Request) -> Response:
    """Continue from a moment of a finished match, preferably on the visitor's own seat."""
    replay = await replay_of_table(request)
    mine = (await visible_table(request)).row.seats_of(await person_of(request))
    return await _open(request, await _laid(request, replay.source, await form_of(request), mine))


async def from_upload(request: Request) -> Response:
    """Continue from a moment of an uploaded record."""
    replay = await replay_of_upload(request)
    return await _open(request, await _laid(request, replay.source, await form_of(request), []))


async def _laid(request: Request, source: Source, form: FormData, mine: list[int]) -> Laid:
    """The moment `at` of the replay, or after so many `steps` of the match."""
    moment, steps, seat = (whole_number(str(form.get(name, ""))) for name in ("at", "steps", "seat"))
    if steps is not None:
        return await beside(request, limits.RECORD_S, lay_moment, source, steps, seat, mine)
    return await beside(request, limits.RECORD_S, lay_replay, source, moment or 0, seat, mine)


async def _open(request: Request, laid: Laid) -> Response:
    services(request).room.for_table()
    person = await somebody(request)
    return redirect(request, f"/t/{await services(request).practice.open(person, laid)}")


ROUTES = [
    Route("/practice", at_position, methods=["POST"]),
    Route("/t/{code}/practice", from_table, methods=["POST"]),
    Route("/r/{id}/practice", from_upload, methods=["POST"]),
]
