"""Bringing one's own deck to a table that waits for it."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.errors import BadDeck, BadOption
from douzaine.web.decks import deck_of
from douzaine.web.lobby import lobby_fragment
from douzaine.web.setup_pages import LARGEST_DECK, finding_text, read_options
from douzaine.web.site import game_style, html, language, reader, site, somebody, static, theme
from douzaine.web.table_pages import code_of, done, may_see, number
from douzaine.web.template import has_style, template


async def bring(request: Request) -> Response:
    """Take somebody's deck, or show everything that is wrong with it."""
    person, table = await somebody(request), await may_see(request)
    game = dz.game(table.agreed.game)
    async with request.form(max_part_size=LARGEST_DECK) as form:
        seat, options = number(form, "seat"), await read_options(game, form)
    option = deck_of(game, seat)
    given = options.get(option.id) if option else None
    try:
        if option and given is not None:
            option.value(given)
    except BadDeck as error:
        found = " ".join(finding_text(game, each, language(request)) for each in error.errors)
        return await again(request, found or str(error), {seat: given})
    except BadOption as error:
        return await again(request, str(error), {seat: given})
    return await done(request, site(request).tables.bring(code_of(request), person, seat, given))


async def again(request: Request, message: str, drafts: dict[int, object]) -> Response:
    """The table with what was wrong, and the deck as it was tried."""
    table, who = await may_see(request), await reader(request)
    if table.running is not None:
        return await done(request, site(request).tables.bring(code_of(request), await somebody(request), -1, None))
    text, game = lobby_fragment(table, who, message, drafts), dz.game(table.agreed.game)
    style = game_style(game) if has_style(game) else None
    whole = template("table.html", who.lang, fragment=text, style=style, theme=theme(request), static=static)
    return html(request, whole, 422)


ROUTES = [Route("/t/{code}/deck", bring, methods=["POST"])]
