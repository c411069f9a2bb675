"""The JSON API: everything a page can do, through the same operations. A token in the header is all one needs."""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

import douzaine as dz
from douzaine.bots import levels_for
from douzaine.errors import BadRecord, DouzaineError, Phrase
from douzaine.games.declare import shown
from douzaine.web import fair_pages, sights
from douzaine.web import shapes as s
from douzaine.web.codes import new_name
from douzaine.web.decks import agree
from douzaine.web.lobby import is_deck
from douzaine.web.setup_pages import is_path, seated
from douzaine.web.site import clean_name, language, say_in_request, site
from douzaine.web.store import Person
from douzaine.web.table import Refused, Table
from douzaine.web.table_pages import may_see

log = logging.getLogger("douzaine.api")
SHAPES = {  # what msgspec says of a wrong shape, in English only; types and fields have the same names everywhere
    "error-shape": re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`(?: - at `(?P<place>[^`]+)`)?"),
    "error-shape-missing": re.compile(r"Object missing required field `(?P<field>[^`]+)`(?: - at `(?P<place>[^`]+)`)?"),
}
LARGEST = 1_200_000  # bytes of a call: a record is the largest thing to send


@dataclass(frozen=True)
class Operation:
    """One thing to ask for."""

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    body: Any
    answer: Any
    status: int
    query: tuple[str, ...]

    @property
    def summary(self) -> str:
        """What it does, in one sentence."""
        return (self.function.__doc__ or "").split("\n")[0]


OPERATIONS: list[Operation] = []
Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])


def operation(method: str, path: str, status: int = 200, query: tuple[str, ...] = ()) -> Callable[[Function], Function]:
    """Declare an operation; types of body and answer are those of the function."""

    def declare(function: Function) -> Function:
        hints = get_type_hints(function)
        body, answer = hints.get("body"), hints["return"]
        OPERATIONS.append(Operation(method, path, function, body, answer, status, query))
        return function

    return declare


# ---- people


@operation("POST", "/api/people", 201)
async def new_person(request: Request, body: s.NewPerson) -> s.NewMe:
    """Become somebody: the token is the only thing that says who you are."""
    person, token = await become(request, body.name)
    return s.NewMe(person.name, token)


@operation("GET", "/api/me")
async def me(request: Request) -> s.Me:
    """Who the token belongs to."""
    return s.Me(known(request).name)


@operation("PATCH", "/api/me")
async def rename(request: Request, body: s.NewPerson) -> s.Me:
    """Take another name."""
    person, name = known(request), clean_name(body.name)
    if name:
        await site(request).store.rename(person.id, name)
    return s.Me(name or person.name)


@operation("DELETE", "/api/me")
async def forget(request: Request) -> s.Me:
    """Delete oneself: name, tokens and links. One leaves every match one is in; seats stay, without a name."""
    stand_in = say_in_request(request, "web-somebody")
    await site(request).tables.forget(known(request), stand_in)
    return s.Me(stand_in)


@operation("GET", "/api/me/tables")
async def my_tables(request: Request) -> s.Tables:
    """Every table one sits or sat at, newest first."""
    person = known(request)
    found = await site(request).store.matches_of(person.id)
    return s.Tables([sights.table_info(Table(agreed, None), person) for agreed in found])


# ---- games


@operation("GET", "/api/games", query=("lang",))
async def games(request: Request) -> s.Games:
    """All games with their options."""
    return s.Games([sights.game_info(dz.game(id), language(request)) for id in dz.games()])


@operation("GET", "/api/games/{game}", query=("lang",))
async def game(request: Request) -> s.GameInfo:
    """One game with its options."""
    return sights.game_info(dz.game(request.path_params["game"]), language(request))


@operation("GET", "/api/games/{game}/rules", query=("lang",))
async def rules(request: Request) -> s.Rules:
    """The rules of a game by number."""
    return s.Rules(dict(dz.game(request.path_params["game"]).book.rules(language(request))))


# ---- before play


@operation("GET", "/api/tables")
async def tables(request: Request) -> s.Tables:
    """Public tables that are open or in play."""
    found = await site(request).store.public_matches()
    shown = [agreed for agreed in found if agreed.started is None or agreed.spectators]
    return s.Tables([sights.table_info(Table(agreed, None), asking(request)) for agreed in shown])


@operation("POST", "/api/tables", 201)
async def create(request: Request, body: s.NewTable) -> s.Opened:
    """Open a table. It begins at once if no seat is open."""
    chosen = dz.game(body.game)
    for option in chosen.options:
        value = body.options.get(option.id)
        if isinstance(value, str) and is_deck(option) and is_path(option, value):
            raise dz.BadOption("error-deck-path", option=option.id, value=shown(value[:40]))
    box, missing = await asyncio.to_thread(agree, chosen, body.options)
    person, token = await some_person(request, body.name)
    kinds = [*body.seats, *["open"] * box.players][: box.players]
    for kind in kinds:
        if kind not in ("me", "open", *levels_for(box)):
            raise DouzaineError("error-seat-kind", levels=", ".join(levels_for(box)), value=shown(kind[:40]))
    names = ("public", "spectators", "hints", "guided", "leaving", "clock")
    agreed = {name: getattr(body, name) for name in names}
    return s.Opened(await site(request).tables.create(person, box, seated(person, kinds, {}), missing, **agreed), token)


@operation("GET", "/api/tables/{code}")
async def table(request: Request) -> s.TableInfo:
    """A table: what was agreed and who sits where."""
    return sights.table_info(await may_see(request), asking(request))


@operation("POST", "/api/tables/{code}/sit", 201)
async def sit(request: Request, body: s.Sit) -> s.Seated:
    """Take an open seat."""
    await site(request).tables.table(code_of(request))
    person, token = await some_person(request, body.name)
    await site(request).tables.sit(code_of(request), person, body.seat, clean_name(body.name) or person.name)
    return s.Seated(body.seat, token)


@operation("POST", "/api/tables/{code}/stand")
async def stand(request: Request, body: s.AtSeat) -> s.TableInfo:
    """Leave a seat before play, or, as the host, send somebody away from it."""
    await site(request).tables.stand(code_of(request), known(request), body.seat)
    return await table(request)


@operation("POST", "/api/tables/{code}/bot")
async def seat_bot(request: Request, body: s.SeatBot) -> s.TableInfo:
    """Put a bot on an open seat."""
    await site(request).tables.seat_bot(code_of(request), known(request), body.seat, body.level)
    return await table(request)


@operation("POST", "/api/tables/{code}/deck")
async def bring(request: Request, body: s.Bring) -> s.TableInfo:
    """Bring a deck of one's own, before play, where the table asks for it; nobody else gets to see it."""
    await site(request).tables.bring(code_of(request), known(request), body.seat, body.deck)
    return await table(request)


@operation("POST", "/api/tables/{code}/words")
async def add_words(request: Request, body: s.AddWords) -> s.TableInfo:
    """Add words of one's own to the dice, before play."""
    await site(request).tables.add_words(code_of(request), known(request), body.seat, body.words)
    return await table(request)


@operation("POST", "/api/tables/{code}/start")
async def start(request: Request) -> s.TableInfo:
    """Begin, once every seat is taken."""
    await site(request).tables.start(code_of(request), known(request))
    return await table(request)


# ---- play


@operation("GET", "/api/tables/{code}/state", query=("seat", "lang"))
async def state(request: Request) -> s.State:
    """The match as one's seat sees it, with the legal moves; as a spectator sees it if one has no seat."""
    return sights.state(await begun(request), asking(request), wanted_seat(request), language(request))


@operation("GET", "/api/tables/{code}/hint", query=("seat", "lang"))
async def hint(request: Request) -> s.Hint:
    """What each legal move is worth to one's seat, from what it knows; where the table allows hints."""
    at = await begun(request)
    seat = sights.seat_of(at, known(request), wanted_seat(request))
    if seat is None:
        raise Refused(403, "web-error-not-your-seat")
    return sights.hint(at, await site(request).hints.hint(at, known(request), seat), language(request))


@operation("GET", "/api/tables/{code}/story", query=("seat", "after", "lang"))
async def story(request: Request) -> s.Story:
    """What happened, as far as one may know it; from event number `after` on."""
    running = (at := await begun(request)).running
    assert running is not None
    seat = sights.seat_of(at, asking(request), wanted_seat(request))
    rows = running.match._rows[max(0, whole(request, "after", 0)) :]
    return s.Story(sights.happenings(at, rows, seat, language(request)))


@operation("POST", "/api/tables/{code}/moves", 201)
async def decide(request: Request, body: s.Decide) -> s.Done:
    """Decide. 409: the table has moved on; look again. The answer comes after the commit."""
    act = site(request).tables.play(code_of(request), known(request), body.seat, body.number, {}, body.moves)
    return s.Done(await act)


@operation("POST", "/api/tables/{code}/back")
async def take_back(request: Request, body: s.TakeBack) -> s.Done:
    """Take a decision back, against bots only and never over a chance event."""
    await site(request).tables.take_back(code_of(request), known(request), body.seat, body.number)
    return await done(request)


@operation("POST", "/api/tables/{code}/leave")
async def leave(request: Request, body: s.AtSeat) -> s.Done:
    """Get up for good."""
    await site(request).tables.leave(code_of(request), known(request), body.seat)
    return await done(request)


@operation("POST", "/api/tables/{code}/silent")
async def silence(request: Request, body: s.AtSeat) -> s.Done:
    """Let a bot play for somebody silent until they return."""
    await site(request).tables.silence(code_of(request), body.seat, known(request))
    return await done(request)


@operation("POST", "/api/tables/{code}/return")
async def come_back(request: Request) -> s.Done:
    """Play on oneself where a bot has stood in."""
    await site(request).tables.come_back(code_of(request), known(request))
    return await done(request)


@operation("POST", "/api/tables/{code}/rematch", 201)
async def rematch(request: Request) -> s.Opened:
    """The same again; whoever asks second gets the same table."""
    return s.Opened(await site(request).tables.rematch(code_of(request), known(request)), None)


# ---- afterwards


@operation("GET", "/api/tables/{code}/record")
async def record(request: Request) -> s.RecordText:
    """The whole match as text, once it is over."""
    running = (await begun(request)).running
    if running is None or not running.over:
        raise Refused(409, "web-error-not-over")
    return s.RecordText(await asyncio.to_thread(running.match.record))


@operation("GET", "/api/tables/{code}/fair")
async def fair(request: Request) -> s.Proof:
    """The dice: the commitment, and once the match is over all that is needed to check it, and each seat's luck."""
    at = await may_see(request)
    site(request).lucks.changed(at)
    told = await asyncio.to_thread(fair_pages.proof, at)
    luck = list(at.running.luck.percentiles) if at.running and at.running.luck else None
    return msgspec.convert({**told, "luck": luck}, s.Proof)


@operation("POST", "/api/records", 201)
async def upload(request: Request, body: s.Record) -> s.Kept:
    """Keep a record to look at under /r/ID, if it can be replayed."""
    try:
        await asyncio.to_thread(dz.Match.replay, body.record)
    except BadRecord as error:
        raise Refused(422, "web-error-bad-record", why=error) from error
    return s.Kept(await site(request).store.keep_record(body.record))


@operation("GET", "/api/records/{id}")
async def uploaded(request: Request) -> s.RecordText:
    """An uploaded record."""
    text = await site(request).store.record(request.path_params["id"])
    if text is None:
        raise Refused(404, "web-error-no-record")
    return s.RecordText(text)


# ---- who asks, for what


async def identify(request: HTTPConnection) -> None:
    """Find out whose token came, if one came. Raises `Refused`. Cookies count for nothing here."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    request.state.person = None
    if scheme:
        person = await owner(request, token.strip()) if scheme.lower() == "bearer" else None
        if person is None:
            raise Refused(401, "server-error-token")
        request.state.person = person


async def owner(request: HTTPConnection, token: str) -> Person | None:
    """Whose token it is: one of the API's, or the secret of one's own browser."""
    store = site(request).store
    return await store.person_of(token, "api") or await store.person_of(token)


def asking(request: HTTPConnection) -> Person | None:
    """Whoever asks, if they said who they are."""
    found: Person | None = request.state.person
    return found


def known(request: HTTPConnection) -> Person:
    """Whoever asks; refused if they did not say."""
    person = asking(request)
    if person is None:
        raise Refused(401, "server-error-token")
    return person


async def become(request: Request, name: str) -> tuple[Person, str]:
    """A new person with a token."""
    store = site(request).store
    person, token = await store.new_person(clean_name(name) or new_name(), "api")
    request.state.person = person
    return person, token


async def some_person(request: Request, name: str) -> tuple[Person, str | None]:
    """Whoever asks, or a new person with a token."""
    return (known(request), None) if asking(request) else await become(request, name)


def code_of(request: Request) -> str:
    """The table's word."""
    return str(request.path_params["code"])


async def begun(request: Request) -> Table:
    """A table where play has begun."""
    found = await may_see(request)
    if found.running is None:
        raise Refused(409, "web-error-not-begun")
    return found


async def done(request: Request) -> s.Done:
    """The number of the last thing done."""
    running = (await begun(request)).running
    return s.Done(running.number if running else 0)


def whole(request: HTTPConnection, name: str, default: int) -> int:
    """A whole number of a query."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise DouzaineError("error-query", name=name, value=shown(text[:40]))
    return int(text)


def wanted_seat(request: HTTPConnection) -> int | None:
    """Which of one's seats."""
    wanted = whole(request, "seat", -1)
    return None if wanted < 0 else wanted


# ---- answering


def encode(value: Any) -> bytes:
    """JSON; NumPy's integers become plain ones."""
    return msgspec.json.encode(value, enc_hook=int)


def answer(value: Any, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    return Response(encode(value), status, {"Cache-Control": "no-store"}, "application/json")


def problem(request: HTTPConnection, status: int, error: str, message: str) -> Response:
    """Why something was not done."""
    response = answer(s.Problem(error, message), status)
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def refusal(request: HTTPConnection, error: Exception) -> Response:
    """The answer to something that was not done."""
    if isinstance(error, Refused):
        return problem(request, error.status, error.id.partition("-error-")[2], error.text(language(request)))
    if isinstance(error, dz.UnknownGame):
        return problem(request, 404, "no-game", error.text(language(request)))
    if isinstance(error, DouzaineError):
        return problem(request, 422, "bad-input", error.text(language(request)))
    if isinstance(error, msgspec.ValidationError):
        return problem(request, 422, "bad-input", wrong_shape(error).text(language(request)))
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError | RecursionError):
        return problem(request, 400, "bad-json", say_in_request(request, "server-error-json"))
    if isinstance(error, SQLAlchemyError | OSError | TimeoutError):
        mark = secrets.token_hex(4)
        log.error("store failed", extra={"why": str(error)[:300], "mark": mark})
        return problem(request, 503, "store", say_in_request(request, "server-error-store"))
    raise error


def wrong_shape(error: msgspec.ValidationError) -> Phrase:
    """What is wrong with a body that was sent."""
    for id, pattern in SHAPES.items():
        if found := pattern.fullmatch(str(error)):
            return Phrase(id, **found.groupdict("$"))
    return Phrase("error-shape-other", why=str(error))


def endpoint(by_method: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    """One path, whatever it is asked."""

    async def respond(request: Request) -> Response:
        found = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            await identify(request)
            if "code" in request.path_params:
                await may_see(request)  # a table that is closed to somebody looks like none, whatever they try
            arguments = [] if found.body is None else [await read_body(request, found.body)]
            return answer(await found.function(request, *arguments), found.status)
        except Exception as error:
            return refusal(request, error)

    return respond


async def read_body(request: Request, shape: Any) -> Any:
    """What was sent, checked against its type."""
    if int(request.headers.get("content-length") or 0) > LARGEST:
        raise Refused(413, "server-error-large")
    return msgspec.json.decode(await request.body() or b"{}", type=shape)


def routes() -> list[Route]:
    """All of it."""
    by_path: dict[str, dict[str, Operation]] = {}
    for each in OPERATIONS:
        by_path.setdefault(each.path, {})[each.method] = each
    return [Route(path, endpoint(methods), methods=list(methods)) for path, methods in by_path.items()]
