"""Opening a table: in one click, as an invitation, or with all options of a game."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.houses import HOUSES
from douzaine.boards.pieces import seat_medallion
from douzaine.bots import NAMES, levels_for
from douzaine.errors import BadDeck, BadOption
from douzaine.server import limits
from douzaine.server.bots import DEFAULT_LEVEL, offered_somewhere
from douzaine.server.decks import agree, agree_on, check_size, hidden_options
from douzaine.server.model import Refused, TableRow, clean_name
from douzaine.server.seating import may_sit
from douzaine.texts import say_in
from douzaine.web.context import (
    beside,
    code_of,
    game_style,
    language,
    page,
    redirect,
    say_in_request,
    services,
    somebody,
    somebody_at,
)
from douzaine.web.forms import form_of, form_with_file
from douzaine.web.options_form import finding_text, following, read_options, seated, stepped
from douzaine.web.render.options import OptionField, allowed_text, option_fields, option_value
from douzaine.web.render.template import clock_text
from douzaine.web.table_answers import game_preview, perform
from douzaine.web.titles import title_forms

OFFERED_CLOCKS_S = (None, 30, 120, 600, 86400, 3 * 86400)  # seconds a decision may take, as the form offers them

# ---- one click


async def play_now(request: Request) -> Response:
    """Open a match against bots, with options for a first game."""
    form = await form_of(request)
    game = dz.game(str(form.get("game", "")))
    services(request).room.for_table()
    person = await somebody(request, str(form.get("name", "")))
    box = game.box(**first_game(game))
    played = [
        match
        for match in await services(request).store.tables.of_person(person.id)
        if match.game == game.id and match.started and not match.practice
    ]
    seats = seated(person, ["me"] + [DEFAULT_LEVEL] * (box.players - 1), {})
    return redirect(request, f"/t/{await services(request).lobby.create(person, box, seats, guided=not played)}")


async def invite(request: Request) -> Response:
    """Open a private table with open seats, and show its link."""
    form = await form_of(request)
    game = dz.game(str(form.get("game", "")))
    services(request).room.for_table()
    person = await somebody(request, str(form.get("name", "")))
    box = game.box(**first_game(game))
    seats = seated(person, ["me"] + ["open"] * (box.players - 1), {})
    return redirect(request, f"/t/{await services(request).lobby.create(person, box, seats)}")


def first_game(game: dz.Game) -> dict[str, Any]:
    """The options for a first game, from the game's box."""
    return dict(getattr(game.part("box"), "FIRST_MATCH", {}))


# ---- every option


async def settings(request: Request) -> Response:
    """The form with all options of a game."""
    game = dz.game(request.path_params["game"])
    preset = request.query_params.get("preset", "")
    options = first_game(game) if preset == "first" else {}
    return await form_page(request, game, options, warnings=agree(game, options)[0].warning_texts(language(request)))


async def form_page(
    request: Request,
    game: dz.Game,
    options: Mapping[str, Any],
    status: int = 200,
    error: str | BadOption | None = None,
    findings: tuple[str, ...] = (),
    form: Mapping[str, Any] | None = None,
    warnings: tuple[str, ...] = (),
    at_table: str = "",
) -> Response:
    """The form, perhaps with an error; `at_table` is the word of a lobby whose options are changed."""
    lang = language(request)
    wrong = dict([wrong_field(game, options, error, lang)]) if isinstance(error, BadOption) else {}
    message = say_in(lang)("web-setup-wrong") if any(wrong) else "".join(wrong.values()) or error
    fields = (
        await beside(request, limits.READ_S, option_fields, game.id, options, wrong, lang)
        if form
        else option_fields(game.id, options, wrong, lang)
    )
    return await page(
        request,
        "settings.html",
        status,
        preview=game_preview(request, game),
        game=game,
        at_table=at_table,
        forms=title_forms(game, lang),
        players=next((each for each in fields if each.id == "players"), None),
        **grouped([each for each in fields if each.id != "players"]),
        count=options.get("players", next((each.value for each in fields if each.id == "players"), game.seats[0])),
        seat_sign=seat_medallion if board_of(game).has_houses and game.seats[1] > len(HOUSES) else None,
        most=game.seats[1],
        levels=offered_somewhere(game),
        usual_level=DEFAULT_LEVEL,
        clocks=[(each, clock_text(each, lang)) for each in OFFERED_CLOCKS_S],
        error=message,
        findings=findings,
        given=dict(form or {}),
        warnings=warnings,
        preset=bool(first_game(game)),
        own_decks=bool(hidden_options(game, None)),
        has_deck=game.has_part("deck"),
        builder=game.words.text("deck-page-title", lang) if board_of(game).has_builder else "",
        style=game_style(game),
    )


def grouped(fields: list[OptionField]) -> dict[str, Any]:
    """The options in their panels: those that follow the players, those picked by pictures, and all others."""
    follows = [each for each in fields if each.per]
    rest = [each for each in fields if not each.per]
    pairs = [pair for pair in pairwise(rest) if pair[0].kind == "choice" and pair[1].kind == "own"]
    pictured = pairs[0] if pairs else None
    return {"follows": follows, "pictured": pictured, "asked": [each for each in rest if each not in (pictured or ())]}


def wrong_field(game: dz.Game, options: Mapping[str, Any], error: BadOption, lang: str) -> tuple[str, str]:
    """The option of an error, and a sentence to show there; no option if it concerns several."""
    named = [option for option in game.options if option.id.replace("_", "-") in error.id]
    found = [option for option in game.options if option.id == error.values.get("option")] or named[:1]
    text = error.text(lang)
    if not found:
        return "", text
    option, given = found[0], options.get(found[0].id)
    if error.id != "error-option-value":
        return option.id, text[:1].upper() + text[1:] + "."
    allowed = allowed_text(game, option, lang)
    if isinstance(given, list) or option.kind == "text":
        return option.id, say_in(lang)("web-field-wrong-list", allowed=allowed)
    return option.id, say_in(lang)("web-field-wrong", value=option_value(game, option.id, given, lang), allowed=allowed)


async def create(request: Request) -> Response:
    """Open the table that the form describes, or show the form with what is wrong."""
    game = dz.game(request.path_params["game"])
    async with form_with_file(request, limits.DECK_CHARACTERS) as form:
        options = following(game, await read_options(game, form))
    if step := str(form.get("step", "")):  # one more or one less of something: show the page again
        return await form_page(request, game, following(game, stepped(game, options, step)), form=dict(form))
    try:
        check_size(options)
        box, missing = await beside(request, limits.READ_S, agree_on, game.id, options)
    except BadDeck as error:
        found = tuple(finding_text(game, each, language(request)) for each in error.errors)
        message = say_in_request(request, "web-error-deck", count=len(found))
        return await form_page(request, game, options, 422, message, found, form=dict(form))
    except BadOption as error:
        return await form_page(request, game, options, 422, error, form=dict(form))
    kinds = [str(form.get(f"seat-{number}", "open")) for number in range(box.players)]
    if set(kinds) & set(NAMES) - set(levels_for(box)):
        error_text = say_in_request(request, "web-error-no-level")
        warned = box.warning_texts(language(request))
        return await form_page(request, game, options, 422, error_text, form=dict(form), warnings=warned)
    services(request).room.for_table()
    person = await somebody(request, str(form.get("name", "")))
    guests = {number: clean_name(str(form.get(f"guest-{number}", ""))) for number in range(box.players)}
    code = await services(request).lobby.create(
        person,
        box,
        seated(person, kinds, guests),
        missing,
        public=form.get("public") == "on",
        spectators=form.get("spectators") == "on",
        hints=form.get("hints") == "on",
        guided=form.get("guided") == "on",
        leaving="end" if form.get("leaving") == "end" else "bot",
        clock=next((each for each in OFFERED_CLOCKS_S if str(each) == form.get("clock")), None),
    )
    return redirect(request, f"/t/{code}")


async def change(request: Request) -> Response:
    """The options of a lobby, for its host to change."""
    row, game = await waiting_table(request)
    known = {id: value for id, value in row.options.items() if id not in hidden_options(game, None)}
    return await form_page(request, game, known, at_table=row.code)


async def agree_anew(request: Request) -> Response:
    """Change the options of a lobby, or show the form with what is wrong."""
    row, game = await waiting_table(request)
    async with form_with_file(request, limits.DECK_CHARACTERS) as form:
        options = await read_options(game, form)
    if may_sit(game)[0] < may_sit(game)[1]:
        options = following(game, {**options, "players": str(len(row.seats))})
    if step := str(form.get("step", "")):
        return await form_page(request, game, stepped(game, options, step), form=dict(form), at_table=row.code)
    try:
        check_size(options)
        box, _ = await beside(request, limits.READ_S, agree_on, game.id, options)
    except BadOption as error:
        return await form_page(request, game, options, 422, error, form=dict(form), at_table=row.code)
    secret = hidden_options(game, None)
    agreed = {id: value for id, value in box.options.items() if id not in secret}
    person = await somebody_at(request)
    return await perform(request, services(request).seating.agree_anew(row.code, person, agreed))


async def waiting_table(request: Request) -> tuple[TableRow, dz.Game]:
    """A lobby whose host is the visitor. Raises `Refused` for everybody else."""
    person, code = await somebody_at(request), code_of(request)
    row = (await services(request).tables.get(code)).row
    if row.started is not None or row.host != person.id:
        raise Refused(403, "web-error-not-host")
    return row, dz.game(row.game)


async def deck_template(request: Request) -> Response:
    """A commented deck file to start from."""
    game = dz.game(request.path_params["game"])
    if not game.has_part("deck"):
        return redirect(request, f"/new/{game.id}")
    text = game.part("deck").template(language(request))
    name = f'attachment; filename="{game.id}-deck.txt"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})


ROUTES = [
    Route("/play", play_now, methods=["POST"]),
    Route("/invite", invite, methods=["POST"]),
    Route("/new/{game}", settings),
    Route("/new/{game}", create, methods=["POST"]),
    Route("/new/{game}/deck", deck_template),
    Route("/t/{code}/options", change),
    Route("/t/{code}/options", agree_anew, methods=["POST"]),
]
