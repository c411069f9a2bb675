"""The page of a hint."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from douzaine.boards.board import board_of
from douzaine.bots.report import advice_sources
from douzaine.match.event import decision_text
from douzaine.server.table import match_in_play
from douzaine.texts import percent_in
from douzaine.web.context import language, page, person_of, services, visible_table, while_here, whole_number

MOST_ROWS = 24  # decisions that a page lists


async def show(request: Request) -> Response:
    """The page of a hint; a live page opens it as a sheet over the table."""
    table, lang = await visible_table(request), language(request)
    wanted = whole_number(request.query_params.get("seat", ""))
    seat = -1 if wanted is None else wanted
    given = await while_here(request, services(request).hints.hint(table, await person_of(request), seat))
    live = match_in_play(table)
    box, names, board = live.box, [each.name for each in table.row.seats], board_of(live.box.game)
    rows = [
        (decision_text(box, each.moves, lang, names), each, board.fields_of(each.moves))
        for each in given.moves[:MOST_ROWS]
    ]
    several = len(table.row.seats_of(await person_of(request))) > 1
    return await page(
        request,
        "hint.html",
        table=table,
        given=given,
        rows=rows,
        seat=seat,
        several=several,
        number=live.asked_at.get(seat, 0),
        sources=advice_sources(given, lang),
        percent=lambda share: percent_in(share, lang),
    )


ROUTES = [Route("/t/{code}/hint", show)]
