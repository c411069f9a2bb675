"""Replays: a finished match, beat by beat, from any seat's view or with everything open; also of uploaded records."""

from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import douzaine as dz
from douzaine.errors import BadRecord
from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.web.context import beside, language, page, person_of, redirect, say_in_request, services, whole_number
from douzaine.web.forms import form_of, form_with_file
from douzaine.web.history import one_match
from douzaine.web.previews import preview
from douzaine.web.replay_jobs import OPEN, SPEEDS, USUAL_SPEED, Replay, draw_moment, moment_of_turn
from douzaine.web.replay_source import keep_record, replay_of_table, replay_of_upload
from douzaine.web.result_words import headline
from douzaine.web.samples import sample_record
from douzaine.web.table_answers import board_page

LONGEST_EYES = 8  # characters of the view's name


# ---- the match


async def of_table(request: Request) -> Response:
    """The replay of a match played here, once it is over."""
    return await show(request, await replay_of_table(request))


async def of_upload(request: Request) -> Response:
    """The replay of an uploaded record."""
    return await show(request, await replay_of_upload(request))


async def uploaded_record(request: Request) -> Response:
    """An uploaded record, unchanged."""
    text = await services(request).store.records.get(request.path_params["id"])
    if text is None:
        raise Refused(404, "web-error-no-record")
    return PlainTextResponse(text)


async def choose(request: Request) -> Response:
    """A person's finished matches, and a form to upload a record."""
    return await _choose(request)


async def _choose(request: Request, status: int = 200, message: str | None = None) -> Response:
    person = await person_of(request)
    played = await services(request).store.tables.of_person(person.id) if person else []
    rows = [one_match(match, person, language(request)) for match in played if match.ended and person]
    samples = [(id, dz.game(id).words.text("title", language(request))) for id in dz.games()] if not rows else []
    return await page(request, "replays.html", status, rows=rows, message=message, samples=samples)


async def sample(request: Request) -> Response:
    """Show a match between bots, for people who have none to look at."""
    game = dz.game(str((await form_of(request)).get("game", "")))
    text = await beside(request, limits.RECORD_S, sample_record, game.id)
    return redirect(request, f"/r/{await keep_record(request, text, await person_of(request))}")


async def upload(request: Request) -> Response:
    """Take a record, if it can be replayed."""
    async with form_with_file(request, limits.RECORD_CHARACTERS) as form:
        given = form.get("record")
        text = given if isinstance(given, str) else await _text_of(given)
    if not text.strip():
        return await _choose(request, 422, say_in_request(request, "web-error-no-file"))
    try:
        return redirect(request, f"/r/{await keep_record(request, text, await person_of(request))}")
    except Refused as refused:
        return await _choose(request, refused.status, refused.text(language(request)))


async def _text_of(file: Any) -> str:
    content = await file.read(limits.RECORD_CHARACTERS) if file is not None else b""
    return str(content.decode("utf-8", "replace"))


# ---- the page


async def show(request: Request, replay: Replay) -> Response:
    """Show one moment of a replay."""
    query, at = request.query_params, whole_number(request.query_params.get("at", "")) or 0
    seat = whole_number(query.get("eyes", OPEN))
    eyes = query.get("eyes", OPEN)[:LONGEST_EYES] if seat is None else str(seat)
    speed = query.get("speed", USUAL_SPEED)
    turn = whole_number(query.get("turn", ""))
    at = await beside(request, limits.RECORD_S, moment_of_turn, replay, turn) if turn is not None else at
    moment = (replay, at, eyes, "play" in query, speed if speed in SPEEDS else USUAL_SPEED, language(request))
    try:
        game, text = await beside(request, limits.RECORD_S, draw_moment, *moment)
    except BadRecord as error:  # stored when the rules, or the limits, were different
        raise Refused(422, "web-error-bad-record", why=error) from error
    title, about = await beside(request, limits.RECORD_S, headline, replay, language(request))
    say = say_in_request(request, "web-card-replay", title=title)
    looks = preview(request, say, about, f"{replay.card}", f"?at={at}" if at else "")  # it is behind the link, too
    return board_page(request, dz.game(game), text, looks=looks)


ROUTES = [
    Route("/replays", choose),
    Route("/replays", upload, methods=["POST"]),
    Route("/replays/sample", sample, methods=["POST"]),
    Route("/t/{code}/replay", of_table),
    Route("/r/{id}", of_upload),
    Route("/r/{id}/record", uploaded_record),
]
