"""Bringing a deck to a table that waits for it."""

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.errors import BadDeck, BadOption
from douzaine.server import limits
from douzaine.server.decks import deck_of
from douzaine.web.builds import deck_by_code
from douzaine.web.context import (
    beside,
    code_of,
    language,
    number,
    say_in_request,
    services,
    somebody_at,
    visible_table,
    visitor_of,
)
from douzaine.web.forms import form_with_file
from douzaine.web.options_form import finding_text, read_options
from douzaine.web.render.options import draw_option
from douzaine.web.scenes import Draft, lobby_scene
from douzaine.web.table_answers import perform, show_scene

LONGEST_CODE = 400  # characters of a share code


async def bring(request: Request) -> Response:
    """Take a player's deck, or show everything that is wrong with it."""
    person, table = await somebody_at(request), await visible_table(request)
    game = dz.game(table.row.game)
    async with form_with_file(request, limits.DECK_CHARACTERS) as form:
        seat, options = number(form, "seat"), await read_options(game, form)
        code = str(form.get("code", "")).strip()[:LONGEST_CODE]
    option = deck_of(game, seat)
    given = options.get(option.id) if option else None
    if code and board_of(game).has_builder:
        named = await beside(request, limits.READ_S, deck_by_code, game.id, code)
        if named is None:
            return await again(request, say_in_request(request, "web-error-deck-code"), seat, given, code)
        given = named
    try:
        work = partial(beside, request, limits.READ_S)
        return await perform(request, services(request).lobby.bring_deck(code_of(request), person, seat, given, work))
    except BadDeck as error:
        found = " ".join(finding_text(game, each, language(request)) for each in error.errors)
        return await again(request, found or error.text(language(request)), seat, given)
    except BadOption as error:
        return await again(request, error.text(language(request)), seat, given)


async def again(request: Request, message: str, seat: int, given: Any, code: str = "") -> Response:
    """The table with what was wrong, and the deck as it was submitted."""
    table, visitor, lang = await visible_table(request), await visitor_of(request), language(request)
    option = deck_of(dz.game(table.row.game), seat)
    if table.live is not None or option is None:
        work = partial(beside, request, limits.READ_S)
        act = services(request).lobby.bring_deck(code_of(request), await somebody_at(request), -1, None, work)
        return await perform(request, act)
    drawn = await beside(request, limits.READ_S, draw_option, table.row.game, option.id, given, lang)
    scene = lobby_scene(table, visitor.person, lang, {seat: Draft(given, drawn, code)})
    return await show_scene(request, scene, (), 422, message)


ROUTES = [Route("/t/{code}/deck", bring, methods=["POST"])]
