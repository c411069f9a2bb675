"""Pages that belong to no table: the shelf, rules, public tables, and a person's own page."""

import json
from dataclasses import asdict
from datetime import date, timedelta
from typing import Any

from babel.dates import format_date
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import served_art
from douzaine.errors import DouzaineError
from douzaine.lessons import has_lesson
from douzaine.match.words import LANGUAGES
from douzaine.puzzles.calendar import game_of
from douzaine.server.model import Person, Refused, Session, clean_name
from douzaine.server.table import Table
from douzaine.web.context import (
    COOKIE,
    LANGUAGE,
    PACE,
    THEME,
    THEMES,
    language,
    page,
    path_back,
    person_of,
    redirect,
    say_in_request,
    services,
    set_cookie,
    somebody,
)
from douzaine.web.forms import form_of
from douzaine.web.history import one_match
from douzaine.web.learning import progress
from douzaine.web.previews import preview
from douzaine.web.render.model import PACES
from douzaine.web.titles import title_forms

DAY_S = 24 * 3600
MOST_CONTINUED = 6  # matches offered to continue
MOST_LOOKED_AT = 30  # newest unfinished matches, among which those that wait for the person are found


# ---- the shelf


async def home(request: Request) -> Response:
    """The games, matches to continue, and where to join or watch."""
    lang, person = language(request), await person_of(request)
    shelf = [shelved(dz.game(id), lang) for id in dz.games()]
    mine = await going_on(request, person)
    public = [agreed for agreed in await services(request).store.tables.public() if not agreed.seats_of(person)]
    say = say_in_request
    looks = preview(request, say(request, "web-home-title"), say(request, "web-home-lead"), f"/og/{dz.games()[0]}.png")
    daily = services(request).daily
    told = {
        "learn": offered_lesson(request, person),
        "daily": game_of(daily.today()).words.text("title", lang),
        "answered": await daily.answer_of(person, daily.today()) is not None,
    }
    return await page(request, "home.html", shelf=shelf, mine=mine, public=len(public), preview=looks, **told)


def offered_lesson(request: Request, person: Person | None) -> str | None:
    """Lessons to offer: all for somebody new, the current one for somebody in the middle of it, otherwise none."""
    reached = progress(request, person)
    begun = [id for id, state in reached.items() if state.isdecimal()]
    if begun:
        return f"/learn/{begun[-1]}"
    return "/learn" if person is None and not reached else None


def shelved(game: dz.Game, lang: str) -> dict[str, Any]:
    """A game as the shelf shows it."""
    fewest, most = game.seats
    return {
        "id": game.id,
        "title": game.words.text("title", lang),
        "forms": title_forms(game, lang),
        "summary": game.words.text("summary", lang),
        "players": str(fewest) if fewest == most else f"{fewest}–{most}",
        "minutes": "–".join(str(minutes) for minutes in dict.fromkeys(game.facts.minutes)),
        "poster": board_of(game).poster(served_art(game.id)),
        "has_lesson": has_lesson(game),
    }


async def going_on(request: Request, person: Person | None) -> list[dict[str, Any]]:
    """Matches a person can continue; those that wait for them come first."""
    if person is None:
        return []
    found = []
    unfinished = [
        agreed for agreed in await services(request).store.tables.of_person(person.id) if agreed.ended is None
    ]
    for agreed in unfinished[:MOST_LOOKED_AT]:
        try:
            found.append(continued(await services(request).tables.get(agreed.code), person, language(request)))
        except (Refused, DouzaineError):
            continue  # its rules no longer exist
    found = [each for each in found if each["here"]]
    return sorted(found, key=lambda each: (each["practice"], not each["asked"], -each["created"]))[:MOST_CONTINUED]


def continued(table: Table, person: Person, lang: str) -> dict[str, Any]:
    """A match a person can continue."""
    agreed, running = table.row, table.live
    mine = [seat for seat in agreed.seats_of(person) if not running or seat not in running.left]
    asked = running is not None and any(seat in running.actors() for seat in mine)
    return {
        "code": agreed.code,
        "title": dz.game(agreed.game).words.text("title", lang),
        "others": [seat.name for seat in agreed.seats if seat.number not in mine and seat.kind != "open"],
        "turn": running.match.turns + 1 if running else None,
        "asked": asked,
        "kept": bool(agreed.reserved_for(person)),
        "here": bool(mine or agreed.reserved_for(person)) and (running is None or not running.over),
        "practice": agreed.practice,
        "created": agreed.created,
    }


async def watch(request: Request) -> Response:
    """Public tables: open ones to join, others to watch."""
    lang, rows = language(request), []
    for agreed in await services(request).store.tables.public():
        title = dz.game(agreed.game).words.text("title", lang) if agreed.game in dz.games() else agreed.game
        names = [seat.name for seat in agreed.seats if seat.kind != "open"]
        if agreed.started is None or agreed.spectators:
            rows.append({"code": agreed.code, "title": title, "names": names, "open": agreed.started is None})
    return await page(request, "watch.html", rows=rows)


async def how(request: Request) -> Response:
    """Explain how the site works."""
    return await page(request, "how.html")


# ---- a person's own page


async def me(request: Request) -> Response:
    """A person's name, history and statistics."""
    person, lang = await person_of(request), language(request)
    played = (
        [match for match in await services(request).store.tables.of_person(person.id) if match.started]
        if person
        else []
    )
    history = [one_match(match, person, lang) for match in played] if person else []
    people = services(request).store.people
    known = await people.sessions(person.id, request.cookies.get(COOKIE, "")) if person else []
    sessions = [listed(each, lang) for each in known]
    return await page(request, "me.html", history=history, totals=totals(history), sessions=sessions)


def listed(session: Session, lang: str) -> dict[str, Any]:
    """A device or program of a person, as the page lists it: only days, nothing about its content."""
    days = {"since": int(session.created // DAY_S), "seen": session.seen_on}
    shown = {name: format_date(date(1970, 1, 1) + timedelta(days=day), "long", lang) for name, day in days.items()}
    return {"id": session.id, "kind": session.kind, "is_this": session.is_this, **shown}


def totals(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Matches and wins per game."""
    found = []
    for title in dict.fromkeys(each["title"] for each in history):
        over = [each for each in history if each["title"] == title and each["counts"]]
        won = sum(each["won"] for each in over)
        found.append({"title": title, "played": len(over), "won": won})
    return [each for each in found if each["played"]]


async def rename(request: Request) -> Response:
    """Change the visitor's name."""
    form = await form_of(request)
    if name := clean_name(str(form.get("name", ""))):
        await somebody(request, name)
    return redirect(request, path_back(request))


async def export(request: Request) -> Response:
    """Everything stored about a person, as a file."""
    person = await person_of(request)
    if person is None:
        raise Refused(404, "web-error-nobody")
    played = await services(request).store.tables.of_person(person.id, most=None)
    matches = [one_match(match, person, "en") for match in played]
    known = await services(request).store.people.sessions(person.id, request.cookies.get(COOKIE, ""))
    kept = {"name": person.name, "id": person.id, "matches": matches, "devices": [listed(each, "en") for each in known]}
    kept |= {"lessons": person.learnt}
    kept |= {"daily": [asdict(each) for each in await services(request).store.daily.answers_of(person.id)]}
    text = json.dumps(kept, ensure_ascii=False, indent=1)
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": 'attachment; filename="douzaine.json"'}
    )


async def forget(request: Request) -> Response:
    """Delete the visitor."""
    person = await person_of(request)
    form = await form_of(request)
    if person and form.get("sure") == "yes":
        await services(request).delete(person, say_in_request(request, "web-somebody"))
        response = redirect(request, "/")
        response.delete_cookie(COOKIE, path="/")
        return response
    return redirect(request, "/me")


async def choose_language(request: Request) -> Response:
    """Set the language."""
    return await _choose(request, LANGUAGE, LANGUAGES)


async def choose_theme(request: Request) -> Response:
    """Set the theme, light or dark."""
    return await _choose(request, THEME, THEMES)


async def choose_pace(request: Request) -> Response:
    """Set the speed of tables."""
    value, person = str((await form_of(request)).get("value", "")), await person_of(request)
    if value not in PACES:
        raise HTTPException(422)
    if person:
        await services(request).store.people.set_pace(person.id, value)
    response = Response(status_code=204) if "x-live" in request.headers else redirect(request, path_back(request))
    set_cookie(request, response, PACE, value)
    return response


async def _choose(request: Request, cookie: str, allowed: tuple[str, ...]) -> Response:
    value = str((await form_of(request)).get("value", ""))
    if value not in allowed:
        raise HTTPException(422)
    response = redirect(request, path_back(request))
    set_cookie(request, response, cookie, value)
    return response


ROUTES = [
    Route("/", home),
    Route("/watch", watch),
    Route("/how", how),
    Route("/me", me),
    Route("/me/name", rename, methods=["POST"]),
    Route("/me/export", export),
    Route("/me/forget", forget, methods=["POST"]),
    Route("/language", choose_language, methods=["POST"]),
    Route("/theme", choose_theme, methods=["POST"]),
    Route("/pace", choose_pace, methods=["POST"]),
]
