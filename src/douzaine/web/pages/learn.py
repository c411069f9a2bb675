"""Lessons: the list, one step at a time, and the last page."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import served_art
from douzaine.errors import DouzaineError
from douzaine.lessons import lesson_of, lessons
from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.texts import say_in
from douzaine.web.context import (
    beside,
    game_style,
    html,
    language,
    page,
    person_of,
    redirect,
    static,
    theme,
    whole_number,
)
from douzaine.web.forms import form_of
from douzaine.web.learning import DONE, SKIPPED, note_progress, progress
from douzaine.web.lesson_jobs import Moment, answer_form, draw_moment, end_of
from douzaine.web.previews import preview
from douzaine.web.render.template import template
from douzaine.web.table_answers import game_preview
from douzaine.web.titles import title_forms


async def choose(request: Request) -> Response:
    """List all lessons."""
    reached = progress(request, await person_of(request))
    say = say_in(language(request))
    looks = preview(request, say("learn-heading"), say("learn-lead"), f"/og/{dz.games()[0]}.png")
    told = listed(reached, upcoming(reached), language(request))
    return await page(request, "learn.html", lessons=told, preview=looks)


def upcoming(reached: Mapping[str, str], after: str | None = None) -> str | None:
    """The next lesson: the first unfinished one after another, or else before it."""
    known = lessons()
    place = known.index(after) + 1 if after else 0
    return next((id for id in (*known[place:], *known[:place]) if reached.get(id) != DONE and id != after), None)


def listed(reached: Mapping[str, str], following: str | None, lang: str) -> list[dict[str, Any]]:
    """The lessons as a page lists them: the link, the progress, and which one is next."""
    say, found = say_in(lang), []
    for id in lessons():
        game, state, lesson = dz.game(id), reached.get(id), lesson_of(id)
        note = say("learn-minutes", minutes=end_of(id, lang)["minutes"])
        if state == DONE:
            note = say("learn-done")
        elif state and state != SKIPPED and int(state) > 1:
            note = say("learn-step-of", step=min(int(state), len(lesson.steps)), steps=len(lesson.steps))
        found.append(
            {
                "id": id,
                "title": game.words.text("title", lang),
                "summary": game.words.text("summary", lang),
                "poster": board_of(game).poster(served_art(id)),
                "href": f"/learn/{id}/1" if state == DONE else f"/learn/{id}",
                "state": "done" if state == DONE else "next" if id == following else "",
                "note": note,
            }
        )
    return found


async def resume(request: Request) -> Response:
    """Continue a lesson where the visitor left it."""
    id = str(request.path_params["game"])
    last = len(lesson_of(id).steps)
    state = progress(request, await person_of(request)).get(id, "1")
    return redirect(request, f"/learn/{id}/{min(int(state), last) if state.isdecimal() else 1}")


# ---- one step


async def moment_of(request: Request) -> Moment:
    """The moment of a lesson in an address. Raises `Refused` if it is too long."""
    did = request.query_params.getlist("did")
    if len(did) > limits.LESSON_MOVES or any(len(move) > limits.LESSON_MOVE_CHARACTERS for move in did):
        raise Refused(422, "server-error-large")
    lang, person = language(request), await person_of(request)
    name = person.name if person else say_in(lang)("learn-name")
    step = whole_number(str(request.path_params["step"]))
    game = lesson_of(str(request.path_params["game"])).game
    if step is None:
        raise Refused(404, "web-error-404")
    return Moment(game.id, step, tuple(did), name)


async def look(request: Request) -> Response:
    """Show a step of a lesson, at the moment in its address."""
    moment = await moment_of(request)
    response = await _show(request, moment)
    await note_progress(request, response, moment.game, str(moment.step))
    return response


async def decide(request: Request) -> Response:
    """Make a move, and show its consequences."""
    moment = await moment_of(request)
    form = await form_of(request, limits.FORM_FIELDS)
    fields = {name: [str(value) for value in form.getlist(name)] for name in form}
    try:
        did = await beside(request, limits.READ_S, answer_form, moment, fields)
    except (Refused, DouzaineError) as refused:
        status = refused.status if isinstance(refused, Refused) else 422
        if status != 422:
            raise
        return await _show(request, moment, status, refused.text(language(request)))
    return redirect(request, Moment(moment.game, moment.step, did, moment.name).path)


async def _show(request: Request, moment: Moment, status: int = 200, message: str | None = None) -> Response:
    lang = language(request)
    fragment = await beside(request, limits.READ_S, draw_moment, moment, lang, message)
    if "x-live" in request.headers:
        return html(request, fragment, status)
    game = dz.game(moment.game)
    title = say_in(lang)("learn-title", game=game.words.text("title", lang))
    values = {"style": game_style(game), "theme": theme(request), "static": static, "title": title}
    whole = template("lesson.html", lang, fragment=fragment, preview=game_preview(request, game), **values)
    return html(request, whole, status)


# ---- the end


async def end(request: Request) -> Response:
    """Show what has been learnt, and where to go next."""
    return await _end(request, DONE)


async def skip(request: Request) -> Response:
    """Leave a lesson for good; it can be started again."""
    return await _end(request, SKIPPED)


async def _end(request: Request, state: str) -> Response:
    lesson, lang = lesson_of(str(request.path_params["game"])), language(request)
    game, reached = lesson.game, progress(request, await person_of(request))
    following = upcoming(reached, game.id)
    if reached.get(game.id) != DONE:
        reached[game.id] = state
    response = await page(
        request,
        "lesson_end.html",
        game=game,
        forms=title_forms(game, lang),
        poster=board_of(game).poster(served_art(game.id)),
        end=end_of(game.id, lang),
        skipped=state == SKIPPED,
        next={"id": following, "title": dz.game(following).words.text("title", lang)} if following else None,
        lessons=listed(reached, following, lang),
    )
    await note_progress(request, response, game.id, state)
    return response


ROUTES = [
    Route("/learn", choose),
    Route("/learn/{game}", resume),
    Route("/learn/{game}/end", end),
    Route("/learn/{game}/skip", skip),
    Route("/learn/{game}/{step}", look),
    Route("/learn/{game}/{step}", decide, methods=["POST"]),
]
