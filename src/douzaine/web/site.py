"""What all pages share: the store, the tables, who asks, in which language; and how a page is answered."""

import hashlib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from babel import negotiate_locale
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

import douzaine as dz
from douzaine.engine.table import MAX_SEATS
from douzaine.match.stage import MOST_CHOICES
from douzaine.match.words import LANGUAGES
from douzaine.web.codes import new_name
from douzaine.web.drawing import Drawing
from douzaine.web.hub import Hub
from douzaine.web.lucks import Lucks
from douzaine.web.render import Reader
from douzaine.web.store import Person, Store
from douzaine.web.tables import Tables
from douzaine.web.template import HERE, say_in, template

if TYPE_CHECKING:
    from douzaine.web.clocks import Clocks
    from douzaine.web.hints import Hints
    from douzaine.web.reviews import Reviews
    from douzaine.web.stream import Streams

COOKIE, LANGUAGE, THEME = "douzaine", "lang", "theme"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
THEMES = ("light", "dark")


@dataclass
class Site:
    """One server process."""

    store: Store
    tables: Tables
    hub: Hub
    lucks: Lucks
    streams: "Streams"
    clocks: "Clocks"
    drawing: Drawing
    hints: "Hints"
    reviews: "Reviews"

    def is_watched(self, code: str) -> bool:
        """Whether anybody follows a table here."""
        return self.hub.is_watched(code) or self.streams.follows(code)


def site(request: HTTPConnection) -> Site:
    """The site a request came to."""
    found: Site = request.app.state.site
    return found


# ---- who asks


async def person_of(request: HTTPConnection, anew: bool = False) -> Person | None:
    """Whoever the cookie belongs to; looked up `anew` where a connection stays open and that may have changed."""
    if anew or not hasattr(request.state, "person"):
        secret = request.cookies.get(COOKIE, "")
        request.state.person = await site(request).store.person_of(secret) if secret else None
    found: Person | None = request.state.person
    return found


async def somebody(request: Request, name: str = "") -> Person:
    """Whoever asks, as a new person if they have never been here; `keep_cookie` then hands out the cookie."""
    person = await person_of(request)
    name = clean_name(name)
    if person is None:
        person, request.state.secret = await site(request).store.new_person(name or new_name())
    elif name and name != person.name:
        await site(request).store.rename(person.id, name)
        person = Person(person.id, name)
    request.state.person = person
    return person


def clean_name(name: str) -> str:
    """A name on one line, without signs nobody can see, and not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST_NAME]


def keep_cookie(request: Request, response: Response) -> Response:
    """Hand a new person their cookie."""
    secret = getattr(request.state, "secret", None)
    if secret:
        set_cookie(request, response, COOKIE, secret)
    return response


def set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """Every cookie of ours is for the server only and for this site only."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def language(request: HTTPConnection) -> str:
    """The person's choice, else the browser's."""
    chosen = request.query_params.get(LANGUAGE) or request.cookies.get(LANGUAGE)
    if chosen in LANGUAGES:
        return chosen
    wanted = [part.split(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    return negotiate_locale(wanted, LANGUAGES, sep="-") or LANGUAGES[0]


def theme(request: HTTPConnection) -> str | None:
    """Light or dark, if somebody chose; else the system's."""
    return request.cookies.get(THEME) if request.cookies.get(THEME) in THEMES else None


async def reader(request: HTTPConnection) -> Reader:
    """Who looks, and how."""
    wanted = request.query_params.get("as", "")
    return Reader(await person_of(request), language(request), int(wanted) if wanted.isdecimal() else None)


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
    """A page that nobody but its reader may keep."""
    return keep_cookie(request, HTMLResponse(text, status, headers={"Cache-Control": "no-store"}))


def go(request: Request, to: str) -> Response:
    """Answer a form: look there now."""
    return keep_cookie(request, RedirectResponse(to, 303))


def path_back(request: Request) -> str:
    """The page of ours a form was sent from."""
    came = urlsplit(request.headers.get("referer", ""))
    path = came.path if came.netloc == request.headers.get("host") and came.path.startswith("/") else "/"
    return ("/" + path.lstrip("/")) + (f"?{came.query}" if came.query and path == came.path else "")


@cache
def static(name: str) -> str:
    """The address of a file of ours, with a mark that changes when the file does."""
    path = HERE / "static" / name
    content = path.read_bytes() if path.exists() else choices_css().encode()
    return f"/static/{name}?v={hashlib.sha256(content).hexdigest()[:10]}"


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
        lines.append(
            f'.setup:has([name=option-players] [value="{n}"]:checked) .seat-row:nth-child(n+{n + 1}){{display:none}}'
        )
    return "\n".join(lines)


def game_style(game: dz.Game) -> str:
    """The address of a game's own style sheet, with a mark that changes when the file does."""
    mark = hashlib.sha256((game.folder / "board.css").read_bytes()).hexdigest()[:10]
    return f"/games/{game.id}/board.css?v={mark}"
