"""Ways into a lobby: typing the table's word, an invitation link, and returning after being sent away.

Looking at an invitation creates no person and takes no seat: messengers open every link to preview it.
"""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import served_art
from douzaine.server.codes import read_code, read_invitation
from douzaine.server.model import Refused
from douzaine.web import guesses
from douzaine.web.context import (
    code_of,
    language,
    page,
    person_of,
    redirect,
    say_in_request,
    services,
    somebody,
    somebody_at,
    whole_number,
)
from douzaine.web.forms import form_of
from douzaine.web.previews import preview
from douzaine.web.scenes import manners, option_lines
from douzaine.web.table_answers import perform
from douzaine.web.titles import sealed_line, title_forms

MOST_TYPED = 200  # characters of a word or a link

# ---- the table's word


async def ask_word(request: Request) -> Response:
    """The field for a word; a link may have filled it in."""
    return await page(request, "join.html", typed=request.query_params.get("code", "")[:MOST_TYPED], message="")


async def join(request: Request) -> Response:
    """Enter by a word; after a wrong one, show the field as it was, with one line about it."""
    typed = str((await form_of(request)).get("code", ""))[:MOST_TYPED]
    if invitation := read_invitation(typed):
        return redirect(request, f"/i/{invitation}")
    doors, code = services(request).doors, read_code(typed)
    try:
        with guesses.counted(request):
            table = await doors.known_by_word(code, await person_of(request))
        if not table.is_open_to(await person_of(request)):
            await doors.enter_by_word(code, await somebody(request))
    except Refused as refused:
        message = refused.text(language(request))
        return await page(request, "join.html", refused.status, typed=typed, message=message)
    return redirect(request, f"/t/{code}")


# ---- invitations


async def invitation(request: Request) -> Response:
    """The page of an invitation; visitors we know go on to the lobby."""
    doors, token, person = services(request).doors, str(request.path_params["token"]), await person_of(request)
    table = await doors.invited(token, person)
    if person is not None:
        return redirect(request, f"/t/{await doors.enter_by_link(token, person)}")
    game, lang = dz.game(table.row.game), language(request)
    shown: dict[str, Any] = {
        "forms": title_forms(game, lang),
        "sealed": sealed_line(game, lang),
        "poster": board_of(game).poster(served_art(game.id)),
        "ground": game.id,
        "summary": game.words.text("summary", lang),
        "manners": manners(table.row, lang),
        "options": option_lines(game, table.row.options, lang),
        "spectators": table.row.spectators,
    }
    host = next((seat.name for seat in table.row.seats if seat.person == table.row.host), "")
    if host:
        title = say_in_request(request, "web-invited-by", who=host, **shown["forms"])
    else:
        title = say_in_request(request, "web-invited-to", **shown["forms"])
    looks = preview(request, title, shown["summary"], f"/og/{game.id}.png")
    return await page(request, "invited.html", seats=table.row.seats, host=host, token=token, preview=looks, **shown)


async def accept(request: Request) -> Response:
    """Enter by an invitation, and sit down at once if a seat was chosen."""
    form, token, found = await form_of(request), str(request.path_params["token"]), services(request)
    await found.doors.invited(token, await person_of(request))
    person = await somebody(request, str(form.get("name", "")))
    code = await found.doors.enter_by_link(token, person)
    if form.get("watch"):
        return redirect(request, f"/t/{code}#watching")
    if (seat := whole_number(str(form.get("seat", "")))) is not None:
        try:
            await found.lobby.sit(code, person, seat, person.name)
        except Refused as refused:
            if refused.status == 404:
                raise
    return redirect(request, f"/t/{code}")


# ---- sent away


async def let_back(request: Request) -> Response:
    """Let a person who was sent away come back."""
    form, person = await form_of(request), await somebody_at(request)
    return await perform(request, services(request).doors.let_back(code_of(request), person, str(form.get("mark", ""))))


ROUTES = [
    Route("/join", ask_word),
    Route("/join", join, methods=["POST"]),
    Route("/i/{token}", invitation),
    Route("/i/{token}", accept, methods=["POST"]),
    Route("/t/{code}/welcome", let_back, methods=["POST"]),
]
