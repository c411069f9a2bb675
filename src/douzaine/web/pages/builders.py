"""Deck builders: drawn by the game, stored by the browser, tried against a bot with one button.

The form holds everything. The last deck and saved drafts are cookies of this page only, so nothing is lost without a
script either, and nothing is stored here.
"""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.builder import Built
from douzaine.server import limits
from douzaine.server.bots import DEFAULT_LEVEL
from douzaine.server.decks import agree_on, check_size
from douzaine.server.model import Refused
from douzaine.web.builds import build
from douzaine.web.context import (
    beside,
    charge,
    game_style,
    html,
    language,
    page,
    redirect,
    services,
    set_cookie,
    somebody,
)
from douzaine.web.forms import form_with_file
from douzaine.web.options_form import seated
from douzaine.web.render.template import template
from douzaine.web.table_answers import game_preview
from douzaine.web.titles import title_forms

KEPT, DRAFTS = "kept", "drafts"  # cookies
LONGEST_KEPT, LONGEST_DRAFTS = 3000, 3000  # characters of a cookie
MOST_DRAFTS = 12


@dataclass(frozen=True)
class Draft:
    """A deck that a person saved in their browser."""

    name: str
    kept: str


async def show(request: Request) -> Response:
    """Show the builder, with the deck of a link, a draft, or the last deck made here."""
    game = builder_of(request)
    fields = {name: request.query_params.getlist(name) for name in request.query_params if name != "draft"}
    drafts, wanted = drafts_of(request), request.query_params.get("draft", "")
    if wanted.isdecimal() and int(wanted[:3]) < len(drafts):
        fields["kept"] = [drafts[int(wanted[:3])].kept]
    elif not fields or "code" in fields:
        fields["kept"] = [unpacked(request.cookies.get(KEPT, ""))]
    check_size(fields)
    built = await beside(request, limits.READ_S, build, game.id, fields, language(request))
    return await answer(request, game, built)


async def step(request: Request) -> Response:
    """Do a step of the builder, or what its buttons ask for."""
    game = builder_of(request)
    async with form_with_file(request, limits.DECK_CHARACTERS) as form:
        fields, act = await texts_of(form), str(form.get("act", ""))
    check_size(fields)
    built = await beside(request, limits.READ_S, build, game.id, fields, language(request))
    if act in ("try", "lay") and built.options is not None:
        return keep(request, await lay(request, game, built.options, act), built)
    if act == "file":
        name = f'attachment; filename="{game.id}-deck.txt"'
        return Response(built.file, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": name})
    if act == "draft":
        response = redirect(request, f"/build/{game.id}")
        put(request, response, DRAFTS, packed_drafts([Draft(built.name, built.kept), *drafts_of(request)]))
        return keep(request, response, built)
    if act.startswith("forget:"):
        response = redirect(request, f"/build/{game.id}")
        left = [draft for draft in drafts_of(request) if draft.name != act.removeprefix("forget:")]
        put(request, response, DRAFTS, packed_drafts(left))
        return keep(request, response, built)
    return await answer(request, game, built)


def builder_of(request: Request) -> dz.Game:
    """The game of a builder. Raises `Refused` if it has none."""
    game = dz.game(request.path_params["game"])
    if not board_of(game).has_builder:
        raise Refused(404, "web-error-404")
    return game


async def texts_of(form: FormData) -> dict[str, list[str]]:
    """The fields of a form, and the text of a file as the field `file`."""
    fields = {name: [str(each) for each in form.getlist(name) if isinstance(each, str)] for name in form}
    given = form.get("file")
    if isinstance(given, UploadFile):
        content = await given.read(limits.DECK_CHARACTERS)
        fields["file"] = [content.decode("utf-8-sig", "replace")] if content else []
    return fields


async def lay(request: Request, game: dz.Game, options: Mapping[str, Any], act: str) -> Response:
    """Open a table with the deck: against a bot at once, or with open seats."""
    box, missing = await beside(request, limits.READ_S, agree_on, game.id, dict(options))
    services(request).room.for_table()
    charge(request)  # the throttle does not count the builder's steps, but a table counts
    person = await somebody(request)
    others = DEFAULT_LEVEL if act == "try" else "open"
    seats = seated(person, ["me"] + [others] * (box.players - 1), {})
    return redirect(request, f"/t/{await services(request).lobby.create(person, box, seats, missing)}")


async def answer(request: Request, game: dz.Game, built: Built) -> Response:
    """The page with a deck, or only what changes if the page's script asks."""
    lang = language(request)
    values = {"game": game, "forms": title_forms(game, lang), "built": built, "drafts": drafts_of(request)}
    values["word"] = game.words.text("deck-page-title", lang)
    status = 422 if built.said else 200
    if "x-live" in request.headers:
        return keep(request, html(request, template("builder_form.html", lang, **values), status), built)
    whole = await page(
        request, "builder.html", status, style=game_style(game), preview=game_preview(request, game), **values
    )
    return keep(request, whole, built)


# ---- cookies


def keep(request: Request, response: Response, built: Built) -> Response:
    """Store the current deck in the browser, if it is short enough."""
    put(request, response, KEPT, packed(built.kept))
    return response


def put(request: Request, response: Response, name: str, value: str) -> None:
    """Set a cookie for this builder only."""
    if len(value) <= LONGEST_KEPT:
        set_cookie(request, response, name, value, f"/build/{request.path_params['game']}")


def packed(text: str) -> str:
    """A text in the form a cookie can hold."""
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")


def unpacked(text: str) -> str:
    """The text that `packed` encoded, or an empty one."""
    try:
        return urlsafe_b64decode(text[:LONGEST_KEPT] + "==").decode()
    except ValueError:
        return ""


def packed_drafts(drafts: list[Draft]) -> str:
    """Drafts in the form of a cookie, one per name, the newest first; the oldest are dropped if there is no room."""
    known = list({draft.name: draft for draft in reversed(drafts)}.values())[::-1][:MOST_DRAFTS]
    while len(text := packed(json.dumps([[each.name, each.kept] for each in known]))) > LONGEST_DRAFTS:
        known.pop()
    return text


def drafts_of(request: Request) -> list[Draft]:
    """The drafts in a browser."""
    try:
        found = json.loads(unpacked(request.cookies.get(DRAFTS, "")))
        drafts = [Draft(str(name)[:60], str(kept)) for name, kept in found[:MOST_DRAFTS]]
        "".join(each.name + each.kept for each in drafts).encode()  # halves of characters cannot be stored again
        return drafts
    except (ValueError, TypeError, RecursionError):  # not written by us
        return []


ROUTES = [Route("/build/{game}", show), Route("/build/{game}", step, methods=["POST"])]
