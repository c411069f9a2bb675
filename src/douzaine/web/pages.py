"""Pages that belong to no table: the shelf, rules, what is going on, and one's own things."""

import json
import time
from typing import Any

from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.errors import DouzaineError
from douzaine.match.words import LANGUAGES, Book
from douzaine.web.codes import read_code
from douzaine.web.site import (
    COOKIE,
    LANGUAGE,
    THEME,
    THEMES,
    go,
    language,
    page,
    path_back,
    person_of,
    say_in_request,
    set_cookie,
    site,
    somebody,
)
from douzaine.web.store import Agreed, Person
from douzaine.web.table import Refused, Table
from douzaine.web.template import poster

LINK_HOLDS = 24 * 3600  # seconds a personal link can be used
MOST_CONTINUED = 6  # matches offered to go on with
MOST_LOOKED_AT = 30  # newest unfinished ones among which those that wait are found


# ---- the shelf


async def home(request: Request) -> Response:
    """The games, matches to go on with, and where to join or watch."""
    lang, person = language(request), await person_of(request)
    shelf = [shelved(dz.game(id), lang) for id in dz.games()]
    mine = await going_on(request, person)
    public = [agreed for agreed in await site(request).store.public_matches() if not agreed.seats_of(person)]
    return await page(request, "home.html", shelf=shelf, mine=mine, public=len(public))


def shelved(game: dz.Game, lang: str) -> dict[str, Any]:
    """A game as the shelf shows it."""
    fewest, most = game.seats
    return {
        "id": game.id,
        "title": game.words.text("title", lang),
        "summary": game.words.text("summary", lang),
        "players": str(fewest) if fewest == most else f"{fewest}–{most}",
        "minutes": "–".join(str(minutes) for minutes in dict.fromkeys(game.facts.minutes)),
        "poster": poster(game),
    }


async def going_on(request: Request, person: Person | None) -> list[dict[str, Any]]:
    """Matches somebody can go on with; those that wait for them come first."""
    if person is None:
        return []
    found = []
    unfinished = [agreed for agreed in await site(request).store.matches_of(person.id) if agreed.ended is None]
    for agreed in unfinished[:MOST_LOOKED_AT]:
        try:
            found.append(continued(await site(request).tables.table(agreed.code), person, language(request)))
        except (Refused, DouzaineError):
            continue  # made with rules that are no longer there
    found = [each for each in found if each["here"]]
    return sorted(found, key=lambda each: (not each["asked"], -each["created"]))[:MOST_CONTINUED]


def continued(table: Table, person: Person, lang: str) -> dict[str, Any]:
    """A match somebody can go on with."""
    agreed, running = table.agreed, table.running
    mine = [seat for seat in agreed.seats_of(person) if not running or seat not in running.left]
    asked = running is not None and any(seat in running.actors() for seat in mine)
    return {
        "code": agreed.code,
        "title": dz.game(agreed.game).words.text("title", lang),
        "others": [seat.name for seat in agreed.seats if seat.number not in mine and seat.kind != "open"],
        "turn": running.match.turns + 1 if running else None,
        "asked": asked,
        "here": bool(mine) and (running is None or not running.over),
        "created": agreed.created,
    }


async def join(request: Request) -> Response:
    """Find a table by its word."""
    return go(request, f"/t/{read_code(request.query_params.get('code', ''))}")


async def watch(request: Request) -> Response:
    """Public tables: open ones to join, others to watch."""
    lang, rows = language(request), []
    for agreed in await site(request).store.public_matches():
        title = dz.game(agreed.game).words.text("title", lang) if agreed.game in dz.games() else agreed.game
        names = [seat.name for seat in agreed.seats if seat.kind != "open"]
        if agreed.started is None or agreed.spectators:
            rows.append({"code": agreed.code, "title": title, "names": names, "open": agreed.started is None})
    return await page(request, "watch.html", rows=rows)


async def how(request: Request) -> Response:
    """How it works."""
    return await page(request, "how.html")


# ---- rules


async def rules(request: Request) -> Response:
    """A game's rules, every rule with its number as an anchor."""
    game, lang = dz.game(request.path_params["game"]), language(request)
    book = Markup(book_html(game.book.page(lang)))
    return await page(request, "rules.html", game=game, title=game.words.text("title", lang), book=book)


def book_html(text: str) -> str:
    """A book of ours as HTML; `- **R14** …` becomes a rule one can link to."""
    lines = []
    for line in text.splitlines():
        found = Book.ENTRY.match(line)
        lines.append(f'- <b class="rule" id="{found[1]}">{found[1]}</b> {found[2]}' if found else line)
    return str(MarkdownIt("commonmark", {"html": True}).enable("table").render("\n".join(lines)))


# ---- one's own things


async def me(request: Request) -> Response:
    """Name, history and statistics."""
    person, lang = await person_of(request), language(request)
    played = [match for match in await site(request).store.matches_of(person.id) if match.started] if person else []
    history = [one_match(match, person, lang) for match in played] if person else []
    return await page(request, "me.html", history=history, totals=totals(history), link=None)


def one_match(agreed: Agreed, person: Person, lang: str) -> dict[str, Any]:
    """A match in somebody's history."""
    mine, result = agreed.seats_of(person), agreed.result
    known = agreed.game in dz.games()
    return {
        "code": agreed.code,
        "game": agreed.game,
        "title": dz.game(agreed.game).words.text("title", lang) if known else agreed.game,
        "at": time.strftime("%Y-%m-%d %H:%M", time.localtime(agreed.created)),
        "seats": [seat.name for seat in agreed.seats],
        "over": result is not None,
        "won": bool(result and set(mine) & set(result["winners"])),
        "counts": bool(result and result["winners"]),
        "winners": [agreed.seats[seat].name for seat in result["winners"]] if result else [],
    }


def totals(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Matches and wins a game."""
    found = []
    for title in dict.fromkeys(each["title"] for each in history):
        over = [each for each in history if each["title"] == title and each["counts"]]
        won = sum(each["won"] for each in over)
        found.append({"title": title, "played": len(over), "won": won})
    return [each for each in found if each["played"]]


async def rename(request: Request) -> Response:
    """Take another name."""
    form = await request.form()
    await somebody(request, str(form.get("name", "")))
    return go(request, path_back(request))


async def export(request: Request) -> Response:
    """Everything kept about somebody, as a file."""
    person = await person_of(request)
    if person is None:
        raise Refused(404, "web-error-nobody")
    matches = [one_match(match, person, "en") for match in await site(request).store.matches_of(person.id)]
    text = json.dumps({"name": person.name, "id": person.id, "matches": matches}, ensure_ascii=False, indent=1)
    return Response(
        text, media_type="application/json", headers={"Content-Disposition": 'attachment; filename="douzaine.json"'}
    )


async def forget(request: Request) -> Response:
    """Delete somebody, at their own wish."""
    person = await person_of(request)
    form = await request.form()
    if person and form.get("sure") == "yes":
        await site(request).tables.forget(person, say_in_request(request, "web-somebody"))
        response = go(request, "/")
        response.delete_cookie(COOKIE, path="/")
        return response
    return go(request, "/me")


async def make_link(request: Request) -> Response:
    """A personal link that brings somebody to another device."""
    person = await somebody(request)
    secret = await site(request).store.new_token(person.id, "link")
    link = str(request.url_for("take_link", secret=secret))
    return await page(request, "me.html", history=[], totals=[], link=link)


async def offer_link(request: Request) -> Response:
    """Ask before another device becomes somebody: a link may be opened by a machine that only looks."""
    return await page(request, "link.html", whose=await _link_owner(request))


async def take_link(request: Request) -> Response:
    """Make this device that person's; the link is used up."""
    owner, store = await _link_owner(request), site(request).store
    await store.drop_token(request.path_params["secret"])
    response = go(request, "/")
    set_cookie(request, response, COOKIE, await store.new_token(owner.id, "cookie"))
    return response


async def _link_owner(request: Request) -> Person:
    secret = request.path_params["secret"]
    owner = await site(request).store.person_of(secret, "link", time.time() - LINK_HOLDS)
    if owner is None:
        raise Refused(404, "web-error-no-link")
    return owner


async def choose_language(request: Request) -> Response:
    """English or French, from now on."""
    return await _choose(request, LANGUAGE, LANGUAGES)


async def choose_theme(request: Request) -> Response:
    """Light or dark, from now on."""
    return await _choose(request, THEME, THEMES)


async def _choose(request: Request, cookie: str, allowed: tuple[str, ...]) -> Response:
    value = str((await request.form()).get("value", ""))
    if value not in allowed:
        raise HTTPException(422)
    response = go(request, path_back(request))
    set_cookie(request, response, cookie, value)
    return response


ROUTES = [
    Route("/", home),
    Route("/join", join),
    Route("/watch", watch),
    Route("/how", how),
    Route("/rules/{game}", rules),
    Route("/me", me),
    Route("/me/name", rename, methods=["POST"]),
    Route("/me/export", export),
    Route("/me/forget", forget, methods=["POST"]),
    Route("/me/link", make_link, methods=["POST"]),
    Route("/link/{secret}", take_link, methods=["POST"]),
    Route("/link/{secret}", offer_link),
    Route("/language", choose_language, methods=["POST"]),
    Route("/theme", choose_theme, methods=["POST"]),
]
