"""What all pages share: the store, the tables, who asks, in which language; and how a page is answered."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from babel import negotiate_locale
from starlette.datastructures import FormData
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

import douzaine as dz
from douzaine.boards.context import MOST_CHOICES
from douzaine.engine.table import MAX_SEATS
from douzaine.match.words import LANGUAGES
from douzaine.server.bans import Bans
from douzaine.server.bot_seats import BotSeats
from douzaine.server.clocks import Clocks
from douzaine.server.codes import new_name
from douzaine.server.daily import Daily
from douzaine.server.deletion import Deletion
from douzaine.server.doors import Doors
from douzaine.server.hints import Hints
from douzaine.server.janitor import Janitor
from douzaine.server.jobs import GivenUp, come_from, reading
from douzaine.server.lobby import Lobby
from douzaine.server.luck_jobs import LuckJobs
from douzaine.server.model import Person, Refused, clean_name
from douzaine.server.moderation import Moderator
from douzaine.server.opening import Opening
from douzaine.server.play import Play
from douzaine.server.practice import Practice
from douzaine.server.reviews import Reviews
from douzaine.server.room import Room
from douzaine.server.seating import Seating
from douzaine.server.streams import Streams
from douzaine.server.table import Table
from douzaine.server.tables import Tables
from douzaine.server.visits import Visits
from douzaine.store.store import Store
from douzaine.texts import say_in
from douzaine.web.live.audience import Audience
from douzaine.web.live.draw_queue import DrawQueue
from douzaine.web.older import with_stand_ins
from douzaine.web.render.model import PACES, USUAL_PACE, Reader
from douzaine.web.render.template import HERE, template
from douzaine.web.scenes import Visitor

COOKIE, LANGUAGE, THEME, PACE = "douzaine", "lang", "theme", "pace"
A_YEAR = 365 * 24 * 3600
THEMES = ("light", "dark")
MOST_LANGUAGES = 20  # that a browser names, best first
Found = TypeVar("Found")


@dataclass(frozen=True)
class Services:
    """One server process."""

    store: Store
    tables: Tables
    doors: Doors
    lobby: Lobby
    seating: Seating
    opening: Opening
    play: Play
    practice: Practice
    bots: BotSeats
    clocks: Clocks
    hints: Hints
    reviews: Reviews
    luck_jobs: LuckJobs
    audience: Audience
    streams: Streams
    drawing: DrawQueue
    visits: Visits
    room: Room
    deletion: Deletion
    janitor: Janitor
    bans: Bans
    moderator: Moderator
    daily: Daily

    def is_watched(self, code: str) -> bool:
        """Whether anybody follows a table here."""
        return self.audience.is_watched(code) or self.streams.follows(code)

    def watched(self) -> list[str]:
        """All tables that somebody follows here."""
        return self.audience.watched() + self.streams.followed()

    async def delete(self, person: Person, stand_in: str) -> None:
        """Delete somebody: hidden on return, and taken out of every table soon after."""
        await self.deletion.begin(person, stand_in)
        self.janitor.wake()


def services(request: HTTPConnection) -> Services:
    """The server a request came to."""
    found: Services = request.app.state.services
    return found


# ---- who asks


async def person_of(request: HTTPConnection, anew: bool = False) -> Person | None:
    """Whoever the cookie belongs to; looked up `anew` where a connection stays open and that may have changed."""
    if anew or not hasattr(request.state, "person"):
        secret = request.cookies.get(COOKIE, "")
        request.state.person = await services(request).store.people.by_secret(secret) if secret else None
        note_person(request, request.state.person)
    found: Person | None = request.state.person
    return found


def note_person(request: HTTPConnection, person: Person | None) -> None:
    """Somebody was here."""
    if person is not None:
        services(request).visits.note(people=[person.id])
        if client := getattr(request.state, "client", None):
            come_from(person.id, client)


def charge(request: HTTPConnection) -> None:
    """Somebody or something new is about to be made: count it for whoever asks, unless it is. Raises `Refused`."""
    take = getattr(request.state, "take_new_thing", None)
    if take is not None and (wait := take()):
        raise Refused(429, "server-error-often", seconds=max(1, round(wait + 0.5)))


async def somebody(request: Request, name: str = "") -> Person:
    """Whoever asks, as a new person if they have never been here; `keep_cookie` then hands out the cookie.

    Call it once nothing else can be refused: people are made only together with something that stays.
    """
    person = await person_of(request)
    name = clean_name(name)
    if person is None:
        charge(request)
        person, request.state.secret = await services(request).store.people.create(name or new_name(language(request)))
        note_person(request, person)
    elif name and name != person.name:
        await services(request).store.people.rename(person.id, name)
        person = replace(person, name=name)
    request.state.person = person
    return person


async def known_person(request: Request) -> Person:
    """Whoever asks; refused if they have never been here, as nothing that only somebody can do makes anybody."""
    person = await person_of(request)
    if person is None:
        raise Refused(403, "web-error-not-your-seat")
    return person


def keep_cookie(request: Request, response: Response) -> Response:
    """Hand a new person their cookie."""
    secret = getattr(request.state, "secret", None)
    if secret:
        set_cookie(request, response, COOKIE, secret)
    return response


def set_cookie(request: Request, response: Response, name: str, value: str, path: str = "/") -> None:
    """Every cookie of ours is for the server only and for this site only."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path=path)


def language(request: HTTPConnection) -> str:
    """The person's choice, else the browser's."""
    chosen = request.query_params.get(LANGUAGE) or request.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    named = request.headers.get("accept-language", "").split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]
    wanted = [part.split(";")[0].strip() for part in named]
    return negotiate_locale(wanted, LANGUAGES, sep="-") or LANGUAGES[0]


def theme(request: HTTPConnection) -> str | None:
    """Light or dark, if somebody chose; else the system's."""
    return request.cookies.get(THEME) if request.cookies.get(THEME) in THEMES else None


async def visitor_of(request: HTTPConnection) -> Visitor:
    """Who looks, and how."""
    wanted = whole_number(request.query_params.get("as", ""))
    person = await person_of(request)
    return Visitor(person, Reader(language(request), wanted, pace=pace_for(request, person)))


def pace_for(request: HTTPConnection, person: Person | None) -> str:
    """How fast beats are shown: as somebody wants it; for whoever is nobody yet, as this browser remembers."""
    chosen = person.pace if person else request.cookies.get(PACE)
    return chosen if chosen in PACES else USUAL_PACE


def whole_number(text: str, most_digits: int = 8) -> int | None:
    """A whole number that somebody sent; None if it is none, or has too many digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= most_digits else None


def number(form: FormData | Mapping[str, Sequence[str]], name: str) -> int:
    """A whole number of a form; -1 if it is none."""
    text = str(form.get(name, "")) if isinstance(form, FormData) else form.get(name, [""])[-1]
    found = whole_number(text)
    return -1 if found is None else found


async def owner_of(request: HTTPConnection) -> str:
    """In whose line the work for a request stands: the person's, or that of the client it comes from."""
    person = await person_of(request)
    return person.id if person else getattr(request.state, "client", None) or ""


async def beside(request: Request, seconds: float, function: Callable[..., Found], *arguments: Any) -> Found:
    """Work out something costly for whoever asks, in a worker process; given up when they have gone."""
    return await while_here(request, reading().run(await owner_of(request), seconds, function, *arguments))


async def while_here(request: Request, working: Coroutine[Any, Any, Found]) -> Found:
    """Wait for something that changes nothing; it is given up when whoever asks has gone."""
    work, leaving = asyncio.create_task(working), asyncio.create_task(gone(request))
    try:
        await asyncio.wait({work, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise GivenUp
        return work.result()
    finally:
        leaving.cancel()
        work.cancel()


async def gone(request: Request) -> None:
    """Wait until whoever asks has gone; what they sent has been read before."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def visible_table(request: HTTPConnection) -> Table:
    """The table of an address, if whoever asks may look at it; one that is closed to them looks like none."""
    person, at = await person_of(request), services(request)
    table = await at.tables.get_for(code_of(request), person)
    if not table.is_open_to(person):
        await at.store.tables.read(code_of(request))  # so that it takes as long as where there is none
        raise Refused(404, "web-error-no-table")
    at.visits.note(tables=[table.row.code])
    return table


async def somebody_at(request: Request) -> Person:
    """Whoever asks at a table that they may look at. Raises `Refused`; nobody is made."""
    await visible_table(request)
    return await known_person(request)


def code_of(request: HTTPConnection) -> str:
    """The table's word in the address."""
    return str(request.path_params["code"])


def say_in_request(request: HTTPConnection, id: str, **values: Any) -> str:
    """One of our texts in the language of whoever asks."""
    return str(say_in(language(request))(id, **values))


# ---- answers


async def page(request: Request, name: str, status: int = 200, /, **context: Any) -> Response:
    """A whole page."""
    lang = language(request)
    values = {"person": await person_of(request), "theme": theme(request), "request": request, **context}
    return html(request, template(name, lang, static=static, **values), status)


def html(request: Request, text: str, status: int = 200) -> Response:
    """A whole page, or a part of one."""
    sent = text.encode("utf-8", "replace")  # half a character, as a cookie may hold it, breaks no page
    return keep_cookie(request, HTMLResponse(sent, status))


def redirect(request: Request, to: str) -> Response:
    """Answer a form: look there now."""
    return keep_cookie(request, RedirectResponse(to, 303))


def path_back(request: Request) -> str:
    """The page of ours a form was sent from."""
    try:
        came = urlsplit(request.headers.get("referer", ""))
    except ValueError:  # nothing that a browser would send
        return "/"
    path = came.path if came.netloc == request.headers.get("host") and came.path.startswith("/") else "/"
    return ("/" + path.lstrip("/")) + (f"?{came.query}" if came.query and path == came.path else "")


@cache
def static(name: str) -> str:
    """The address of a file of ours, with a mark that changes when the file does."""
    path = HERE / "static" / name
    content = choices_css() if name == "choices.css" else sheet(path) if path.suffix == ".css" else path.read_bytes()
    return f"/static/{name}?v={_mark(content)}"


def _mark(content: str | bytes) -> str:
    return hashlib.sha256(content.encode() if isinstance(content, str) else content).hexdigest()[:10]


def sheet(path: Path) -> str:
    """A style sheet, as it is sent."""
    return with_stand_ins(path.read_text(encoding="utf-8"))


@cache
def choices_css() -> str:
    """Two rules a control: what needs it hides while it is not chosen, what excludes it while it is."""
    lines = [
        "#decide:not(:has(.choice :checked)) [data-when~=any]{display:none!important}",
        "#decide:has(.choice :checked) [data-unless~=any]{display:none!important}",
    ]
    for n in range(MOST_CHOICES):
        lines.append(f'#decide:not(:has([data-n="{n}"]:checked)) [data-when~="{n}"]{{display:none!important}}')
        lines.append(f'#decide:has([data-n="{n}"]:checked) [data-unless~="{n}"]{{display:none!important}}')
    for n in range(1, MAX_SEATS + 1):
        setup = f'.setup:has([name=option-players][value="{n}"])'
        lines.append(f"{setup} .seat-row:nth-child(n+{n + 1}){{display:none}}")
        lines.append(f"{setup} [data-seats] option:nth-child(n+{n + 2}){{display:none}}")
    return "\n".join(lines)


@cache
def game_style(game: dz.Game) -> str | None:
    """The address of a game's own style sheet, with a mark that changes when the file does; None if it has none."""
    path = game.folder / "board" / "board.css"
    return f"/games/{game.id}/board.css?v={_mark(sheet(path))}" if path.exists() else None
