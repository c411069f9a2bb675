"""The page of a review: the cost of decisions, and the effect of chance; or its progress."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.server import limits
from douzaine.server.bots import is_ready
from douzaine.server.model import Refused
from douzaine.server.records import steps_of
from douzaine.web.context import (
    beside,
    game_style,
    language,
    owner_of,
    page,
    person_of,
    services,
    visible_table,
    whole_number,
)
from douzaine.web.replay_jobs import Replay
from douzaine.web.replay_source import replay_of_table, replay_of_upload
from douzaine.web.review_page import draw_review


async def of_table(request: Request) -> Response:
    """The review of a match played here, once it is over."""
    mine = (await visible_table(request)).row.seats_of(await person_of(request))
    return await show(request, await replay_of_table(request), mine[0] if mine else None)


async def of_upload(request: Request) -> Response:
    """The review of an uploaded record."""
    return await show(request, await replay_of_upload(request))


async def show(request: Request, replay: Replay, own: int | None = None) -> Response:
    """Show a review or its progress; `own` is the visitor's seat."""
    id, steps, turns, is_over = await beside(request, limits.RECORD_S, steps_of, replay.source)
    if not is_over:
        raise Refused(409, "web-error-review-unfinished")
    if not is_ready(dz.game(id)):
        raise Refused(503, "web-error-hint-later")
    job = services(request).reviews.of(replay.path, await owner_of(request), replay.source, steps, turns)
    if job.failed:
        raise Refused(500, "web-error-500")
    lang, told = language(request), None
    if job.made is not None:
        query = {name: whole_number(request.query_params.get(name, "")) for name in ("seat", "pick", "turn")}
        seat = own if query["seat"] is None else query["seat"]
        asked = (seat, query["pick"] or 1, query["turn"])
        told = await beside(request, limits.RECORD_S, draw_review, job.made, replay, *asked, lang)
    game = dz.game(id)
    shown = {"title": game.words.text("title", lang), "style": game_style(game), "game": game.id, "own": own}
    return await page(request, "review.html", replay=replay, job=job, told=told, **shown)


ROUTES = [Route("/t/{code}/review", of_table), Route("/r/{id}/review", of_upload)]
