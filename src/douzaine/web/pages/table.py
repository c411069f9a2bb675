"""The pages of a table: looking, sitting down, deciding."""

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from douzaine.boards.context import BoardContext, served_art
from douzaine.boards.scene import scene_of
from douzaine.server import limits
from douzaine.server.bots import DEFAULT_LEVEL
from douzaine.server.closed import record_of_log
from douzaine.server.daily import check_record
from douzaine.server.lobby import check_open
from douzaine.server.model import Refused, TableRow, clean_name
from douzaine.server.records import packed, record_of
from douzaine.server.table import invitation_for
from douzaine.web.context import (
    beside,
    code_of,
    game_style,
    number,
    page,
    person_of,
    redirect,
    say_in_request,
    services,
    somebody,
    somebody_at,
    visible_table,
    visitor_of,
    whole_number,
)
from douzaine.web.forms import form_of
from douzaine.web.render.qr import qr_code
from douzaine.web.render.story import story_page
from douzaine.web.scenes import Beat, happenings_of, players_of, seat_for
from douzaine.web.table_answers import perform, show

# ---- looking


async def look(request: Request) -> Response:
    """Show a table as it is now."""
    table = await visible_table(request)
    services(request).luck_jobs.changed(table)
    services(request).bots.wake_if_asked(table)
    is_stuck = table.live is not None and table.live.is_full and not table.live.over
    return await show(request, table, 200, say_in_request(request, "server-error-long") if is_stuck else None)


async def whole_story(request: Request) -> Response:
    """Show all events that the reader may know; a long story has several pages."""
    table, visitor = await visible_table(request), await visitor_of(request)
    if table.live is None:
        raise Refused(409, "web-error-not-begun")
    game, beat = table.live.match.game, Beat(table, table.live.match)
    seat, cover = seat_for(beat, visitor)
    view = table.live.match.view(seat if cover is None else None)
    at = BoardContext(scene_of(view, players_of(beat)), view.story, visitor.reader.lang, art=served_art(game.id))
    before = whole_number(request.query_params.get("before", ""))
    told, earlier = story_page(at, before, happenings_of(beat, len(view.story)))
    shown = {"chapters": told, "earlier": earlier, "code": code_of(request), "game": game, "style": game_style(game)}
    return await page(request, "story.html", **shown)


async def qr(request: Request) -> Response:
    """The invitation link as a QR code, for people who may pass it on."""
    row = (await visible_table(request)).row
    token = invitation_for(row, await person_of(request))
    if token is None and not row.public:
        raise Refused(404, "web-error-no-table")
    link = str(request.url_for("invitation", token=token) if token else request.url_for("look", code=row.code))
    if len(link) > limits.QR_CHARACTERS:
        raise Refused(422, "server-error-large")
    return Response(await beside(request, limits.READ_S, qr_code, link), media_type="image/svg+xml")


# ---- before play


async def sit(request: Request) -> Response:
    """Take an open seat."""
    await visible_table(request)  # no person is created for a table that does not exist
    form = await form_of(request)
    return await perform(request, _sit(request, form))


async def _sit(request: Request, form: FormData) -> None:
    seat, known = number(form, "seat"), await person_of(request)
    check_open(await visible_table(request), known, seat)
    person = await somebody(request, str(form.get("name", "")))
    at_table = clean_name(str(form.get("guest", ""))) or person.name
    await services(request).lobby.sit(code_of(request), person, seat, at_table)


async def stand(request: Request) -> Response:
    """Leave a seat before play, or send a player away."""
    form, person = await form_of(request), await somebody_at(request)
    return await perform(request, services(request).lobby.stand(code_of(request), person, number(form, "seat")))


async def seat_bot(request: Request) -> Response:
    """Put a bot on an open seat."""
    form, person = await form_of(request), await somebody_at(request)
    level = str(form.get("level", DEFAULT_LEVEL))
    return await perform(
        request, services(request).lobby.seat_bot(code_of(request), person, number(form, "seat"), level)
    )


async def rename(request: Request) -> Response:
    """Change a player's name in a lobby, and from then on."""
    form, person = await form_of(request), await somebody_at(request)
    name, seat = clean_name(str(form.get("name", ""))), number(form, "seat")
    if name and (await visible_table(request)).row.seats_of(person) == [seat]:
        person = await somebody(request, name)
    return await perform(request, services(request).lobby.rename(code_of(request), person, seat, name or person.name))


async def fill(request: Request) -> Response:
    """Put bots on all open seats, and begin."""
    form, person = await form_of(request), await somebody_at(request)
    level = str(form.get("level", DEFAULT_LEVEL))
    return await perform(request, services(request).lobby.fill(code_of(request), person, level))


async def start(request: Request) -> Response:
    """Begin."""
    person = await somebody_at(request)
    return await perform(request, services(request).opening.start(code_of(request), person))


# ---- play


async def move(request: Request) -> Response:
    """Decide. A late, repeated or wrong form gets the current table, and changes nothing."""
    form, person = await form_of(request, limits.FORM_FIELDS), await person_of(request)
    fields = {name: [str(value) for value in form.getlist(name)] for name in form}
    at = number(form, "seat")
    act = services(request).play.decide(code_of(request), person, at, number(form, "number"), fields)
    return await perform(request, act)


async def take_back(request: Request) -> Response:
    """Take back a move."""
    form, person = await form_of(request), await person_of(request)
    act = services(request).play.take_back(code_of(request), person, number(form, "seat"), number(form, "number"))
    return await perform(request, act)


async def leave(request: Request) -> Response:
    """Leave for good."""
    form, person = await form_of(request), await person_of(request)
    return await perform(request, services(request).play.leave(code_of(request), person, number(form, "seat")))


async def agree_to_end(request: Request) -> Response:
    """Propose to end the match."""
    return await perform(request, services(request).play.agree_to_end(code_of(request), await person_of(request)))


async def play_on(request: Request) -> Response:
    """Refuse to end the match."""
    return await perform(request, services(request).play.play_on(code_of(request), await person_of(request)))


async def rematch(request: Request) -> Response:
    """Open a rematch, or the same practice table again, and go there."""
    person, at, code = await somebody_at(request), services(request), code_of(request)
    opening = at.practice.again if (await visible_table(request)).row.practice else at.lobby.rematch
    return redirect(request, f"/t/{await opening(code, person)}")


# ---- records


async def record(request: Request) -> Response:
    """The whole match as text, once it is over, because it contains secrets."""
    try:
        table = await visible_table(request)
    except Refused as refused:
        if refused.status != 410:
            raise
        return await _closed_record(request, refused)
    if table.live is None or not table.live.over:
        raise Refused(409, "web-error-not-over")
    check_record(table.row, services(request).store.clock)
    text = await beside(request, limits.READ_S, record_of, packed(table.live.match))
    return _as_file(table.row, text)


async def _closed_record(request: Request, refused: Refused) -> Response:
    """The record of a match whose rules no longer exist."""
    store = services(request).store
    row = await store.tables.get(code_of(request))
    if row is None or row.ended is None:  # it never began
        raise refused
    check_record(row, store.clock)
    return _as_file(row, record_of_log(row, await store.log.read(row.code), await store.tables.start_of(row.code)))


def _as_file(row: TableRow, text: str) -> Response:
    name = f'attachment; filename="{row.game}-{row.code}.txt"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


ROUTES = [
    Route("/t/{code}", look),
    Route("/t/{code}/story", whole_story),
    Route("/t/{code}/qr.svg", qr),
    Route("/t/{code}/sit", sit, methods=["POST"]),
    Route("/t/{code}/stand", stand, methods=["POST"]),
    Route("/t/{code}/bot", seat_bot, methods=["POST"]),
    Route("/t/{code}/name", rename, methods=["POST"]),
    Route("/t/{code}/fill", fill, methods=["POST"]),
    Route("/t/{code}/start", start, methods=["POST"]),
    Route("/t/{code}/move", move, methods=["POST"]),
    Route("/t/{code}/back", take_back, methods=["POST"]),
    Route("/t/{code}/leave", leave, methods=["POST"]),
    Route("/t/{code}/end", agree_to_end, methods=["POST"]),
    Route("/t/{code}/play-on", play_on, methods=["POST"]),
    Route("/t/{code}/rematch", rematch, methods=["POST"]),
    Route("/t/{code}/record", record),
]
