"""The match of a replay or a review: one played here, or an uploaded record."""

from starlette.requests import Request

from douzaine.errors import BadRecord
from douzaine.server import limits
from douzaine.server.model import Person, Refused
from douzaine.server.records import bounded_replay, check_size, packed
from douzaine.server.uploads import keep_upload
from douzaine.web.context import beside, services, visible_table
from douzaine.web.replay_jobs import Replay


async def replay_of_table(request: Request) -> Replay:
    """A match played here, once it is over. Raises `Refused`."""
    table = await visible_table(request)
    if table.live is None or not table.live.over:
        raise Refused(409, "web-error-not-over")
    path, names = f"/t/{table.row.code}", tuple(seat.name for seat in table.row.seats)
    replay, record, review, practice = (f"{path}/{page}" for page in ("replay", "record", "review", "practice"))
    return Replay(replay, record, review, practice, packed(table.live.match), names)


async def replay_of_upload(request: Request) -> Replay:
    """The match of an uploaded record. Raises `Refused`."""
    id = request.path_params["id"]
    text = await services(request).store.records.get(id)
    if text is None:
        raise Refused(404, "web-error-no-record")
    return Replay(f"/r/{id}", f"/r/{id}/record", f"/r/{id}/review", f"/r/{id}/practice", text)


async def keep_record(request: Request, text: str, person: Person | None) -> str:
    """Store an uploaded record, if it can be replayed within limits; returns its id. Raises `Refused`."""
    try:
        check_size(text)
        await beside(request, limits.RECORD_S, replay_once, text)
    except BadRecord as error:
        raise Refused(422, "web-error-bad-record", why=error) from error
    at = services(request)
    return await keep_upload(at.store, at.room, person, text)


def replay_once(text: str) -> None:
    """Replay a record in a worker process, only to see whether that works."""
    bounded_replay(text)
