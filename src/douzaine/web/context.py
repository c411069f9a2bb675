"""What all pages share: the store, the tables, the visitor, the language, and answers."""

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
MOST_LANGUAGES = 20  # named by a browser, best first
Found = TypeVar("Found")


@dataclass(frozen=True)
class Services:
    """Everything that a server process holds."""

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
        """Whether anybody follows a table in this process."""
        return self.audience.is_watched(code) or self.streams.follows(code)

    def watched(self) -> list[str]:
        """All tables followed in this process."""
        return self.audience.watched() + self.streams.followed()

    async def delete(self, person: Person, stand_in: str) -> None:
        """Delete a person: hidden on return, and removed from all tables soon after."""
        await self.deletion.begin(person, stand_in)
        self.janitor.wake()


def services(request: HTTPConnection) -> Services:
    """The services of a request's server."""
    found: Services = request.app.state.services
    return found


# ---- the visitor


async def person_of(request: HTTPConnection, anew: bool = False) -> Person | None:
    """The person of the cookie; `anew` looks again on connections that stay open."""
    if anew or not hasattr(request.state, "person"):
        secret = request.cookies.get(COOKIE, "")
        request.state.person = await services(request).store.people.by_secret(secret) if secret else None
        note_person(request, request.state.person)
    found: Person | None = request.state.person
    return found


def note_person(request: HTTPConnection, person: Person | None) -> None:
    """Note a visit."""
    if person is not None:
        services(request).visits.note(people=[person.id])
        if client := getattr(request.state, "client", None):
            come_from(person.id, client)


def charge(request: HTTPConnection) -> None:
    """Count something new for this client, before it is made. Raises `Refused`."""
    take = getattr(request.state, "take_new_thing", None)
    if take is not None and (wait := take()):
        raise Refused(429, "server-error-often", seconds=max(1, round(wait + 0.5)))


async def somebody(request: Request, name: str = "") -> Person:
    """The visitor, as a new person if necessary; `keep_cookie` then sets the cookie.

    Call it after everything that can be refused: people are created only with something that stays.
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
    """The visitor. Raises `Refused` for somebody new: actions of existing people create no person."""
    person = await person_of(request)
    if person is None:
        raise Refused(403, "web-error-not-your-seat")
    return person


def keep_cookie(request: Request, response: Response) -> Response:
    """Set the cookie of a new person."""
    secret = getattr(request.state, "secret", None)
    if secret:
        set_cookie(request, response, COOKIE, secret)
    return response


def set_cookie(request: Request, response: Response, name: str, value: str, path: str = "/") -> None:
    """Set a cookie, readable only by the server and sent only to this site."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path=path)


def language(request: HTTPConnection) -> str:
    """The person's chosen language, or the browser's."""
    chosen = request.query_params.get(LANGUAGE) or request.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    named = request.headers.get("accept-language", "").split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]
    wanted = [part.split(";")[0].strip() for part in named]
    return negotiate_locale(wanted, LANGUAGES, sep="-") or LANGUAGES[0]


def theme(request: HTTPConnection) -> str | None:
    """The chosen theme, light or dark; otherwise the system's."""
    return request.cookies.get(THEME) if request.cookies.get(THEME) in THEMES else None


async def visitor_of(request: HTTPConnection) -> Visitor:
    """The visitor of a table, and how they look at it."""
    wanted = whole_number(request.query_params.get("as", ""))
    person = await person_of(request)
    return Visitor(person, Reader(language(request), wanted, pace=pace_for(request, person)))


def pace_for(request: HTTPConnection, person: Person | None) -> str:
    """The chosen speed of beats, from the person, or from this browser for somebody new."""
    chosen = person.pace if person else request.cookies.get(PACE)
    return chosen if chosen in PACES else USUAL_PACE


def whole_number(text: str, most_digits: int = 8) -> int | None:
    """A submitted whole number; None if it is not one, or has too many digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= most_digits else None


def number(form: FormData | Mapping[str, Sequence[str]], name: str) -> int:
    """A whole number in a form, or -1."""
    text = str(form.get(name, "")) if isinstance(form, FormData) else form.get(name, [""])[-1]
    found = whole_number(text)
    return -1 if found is None else found


async def owner_of(request: HTTPConnection) -> str:
    """The owner of a request's jobs: the person, or else the client."""
    person = await person_of(request)
    return person.id if person else getattr(request.state, "client", None) or ""


async def beside(request: Request, seconds: float, function: Callable[..., Found], *arguments: Any) -> Found:
    """Run costly work in a worker process; cancelled when the visitor disconnects."""
    return await while_here(request, reading().run(await owner_of(request), seconds, function, *arguments))


async def while_here(request: Request, working: Coroutine[Any, Any, Found]) -> Found:
    """Wait for something without side effects; cancelled when the visitor disconnects."""
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
    """Wait until the visitor disconnects; call it after the body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def visible_table(request: HTTPConnection) -> Table:
    """The table of an address, if the visitor may look at it; a closed table looks like none."""
    person, at = await person_of(request), services(request)
    table = await at.tables.get_for(code_of(request), person)
    if not table.is_open_to(person):
        await at.store.tables.read(code_of(request))  # takes as long as for a table that does not exist
        raise Refused(404, "web-error-no-table")
    at.visits.note(tables=[table.row.code])
    return table


async def somebody_at(request: Request) -> Person:
    """The visitor of a table that they may look at. Raises `Refused`; creates no person."""
    await visible_table(request)
    return await known_person(request)


def code_of(request: HTTPConnection) -> str:
    """The table's word in the address."""
    return str(request.path_params["code"])


def say_in_request(request: HTTPConnection, id: str, **values: Any) -> str:
    """A text of the table in the visitor's language."""
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
    """Answer a form with a redirect."""
    return keep_cookie(request, RedirectResponse(to, 303))


def path_back(request: Request) -> str:
    """The path of our page from which a form was sent."""
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
    """Two rules per control: hide what needs it while it is not chosen, hide what excludes it while it is."""
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
