"""API calls to open practice tables, at a position or at a moment of a match."""

from starlette.requests import Request

from douzaine.server import limits
from douzaine.server.practice import Laid, check_level, lay_moment, lay_position
from douzaine.web.api import schemas as s
from douzaine.web.api.calls import asking, operation, routes, some_person
from douzaine.web.api.practice_schemas import Moment, NewPractice
from douzaine.web.context import beside, services, visible_table
from douzaine.web.replay_source import replay_of_table, replay_of_upload


@operation("POST", "/api/practice", 201)
async def practise(request: Request, body: NewPractice) -> s.Opened:
    """Open a practice table at a position: alone against bots, moves can be taken back freely, nothing counts."""
    where = (body.game, body.options, body.position, body.seat)
    laid = await beside(request, limits.READ_S, lay_position, *where)
    return await _open(request, laid, body.level, body.name)


@operation("POST", "/api/tables/{code}/practice", 201)
async def practise_from_table(request: Request, body: Moment) -> s.Opened:
    """Open a practice table at a moment of a finished match, with everybody's cards as they lay."""
    mine = (await visible_table(request)).row.seats_of(asking(request))
    replay = await replay_of_table(request)
    laid = await beside(request, limits.RECORD_S, lay_moment, replay.source, body.steps, body.seat, mine)
    return await _open(request, laid, body.level, body.name)


@operation("POST", "/api/records/{id}/practice", 201)
async def practise_from_record(request: Request, body: Moment) -> s.Opened:
    """Open a practice table at a moment of an uploaded record."""
    replay = await replay_of_upload(request)
    laid = await beside(request, limits.RECORD_S, lay_moment, replay.source, body.steps, body.seat, [])
    return await _open(request, laid, body.level, body.name)


async def _open(request: Request, laid: Laid, level: str, name: str) -> s.Opened:
    check_level(laid, level)
    services(request).room.for_table()
    person, token = await some_person(request, name)
    return s.Opened(await services(request).practice.open(person, laid, level), token)


ROUTES = routes(__name__)
