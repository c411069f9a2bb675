"""How an API call is declared, who makes it, and how it is answered."""

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
from douzaine.errors import DouzaineError, Phrase
from douzaine.games.declare import shown
from douzaine.server import limits
from douzaine.server.codes import new_name
from douzaine.server.model import Person, Refused, clean_name
from douzaine.server.table import Table
from douzaine.web.api import schemas as s
from douzaine.web.api import serialize
from douzaine.web.context import charge, language, note_person, say_in_request, services, visible_table

log = logging.getLogger("douzaine.api")
SHAPES = {  # msgspec's messages about wrong shapes, in English only; names of fields need no translation
    "error-shape": re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`(?: - at `(?P<place>[^`]+)`)?"),
    "error-shape-missing": re.compile(r"Object missing required field `(?P<field>[^`]+)`(?: - at `(?P<place>[^`]+)`)?"),
}
MOST_DIGITS = 12  # of a number in a header


@dataclass(frozen=True)
class Operation:
    """A declared call of the API."""

    method: str
    path: str
    function: Callable[..., Awaitable[Any]]
    body: Any
    answer: Any
    status: int
    query: tuple[str, ...]
    is_door: bool  # whether it can let people in to whom the table is closed

    @property
    def summary(self) -> str:
        """The call in one sentence."""
        return (self.function.__doc__ or "").split("\n")[0]


OPERATIONS: list[Operation] = []
Function = TypeVar("Function", bound=Callable[..., Awaitable[Any]])


def operation(
    method: str, path: str, status: int = 200, query: tuple[str, ...] = (), is_door: bool = False
) -> Callable[[Function], Function]:
    """Declare an operation; the function's annotations give the types of its body and answer."""

    def declare(function: Function) -> Function:
        hints = get_type_hints(function)
        body, answer = hints.get("body"), hints["return"]
        OPERATIONS.append(Operation(method, path, function, body, answer, status, query, is_door))
        return function

    return declare


# ---- the caller


async def identify(request: HTTPConnection) -> None:
    """Find the person of the request's token, if it has one. Raises `Refused`. Cookies are ignored here."""
    scheme = request.headers.get("authorization", "").partition(" ")[0]
    request.state.person = None
    if scheme:
        person = await owner(request, token_of(request)) if scheme.lower() == "bearer" else None
        if person is None:
            raise Refused(401, "server-error-token")
        request.state.person = person
        note_person(request, person)


def token_of(request: HTTPConnection) -> str:
    """The token of the request."""
    return request.headers.get("authorization", "").partition(" ")[2].strip()


async def owner(request: HTTPConnection, token: str) -> Person | None:
    """The person of a token: an API key, or the secret of a browser."""
    store = services(request).store
    return await store.people.by_secret(token, "api") or await store.people.by_secret(token)


def asking(request: HTTPConnection) -> Person | None:
    """The caller, if known."""
    found: Person | None = request.state.person
    return found


def known(request: HTTPConnection) -> Person:
    """The caller. Raises `Refused` if unknown."""
    person = asking(request)
    if person is None:
        raise Refused(401, "server-error-token")
    return person


async def become(request: Request, name: str) -> tuple[Person, str]:
    """Create a person with a token."""
    charge(request)
    store = services(request).store
    person, token = await store.people.create(clean_name(name) or new_name(language(request)), "api")
    request.state.person = person
    note_person(request, person)
    return person, token


async def some_person(request: Request, name: str) -> tuple[Person, str | None]:
    """The caller, or a new person with a token."""
    return (known(request), None) if asking(request) else await become(request, name)


async def begun(request: Request) -> Table:
    """A table where play has begun."""
    found = await visible_table(request)
    if found.live is None:
        raise Refused(409, "web-error-not-begun")
    return found


async def done(request: Request) -> s.Done:
    """The number of the last entry."""
    live = (await begun(request)).live
    return s.Done(live.number if live else 0)


def whole(request: HTTPConnection, name: str, default: int) -> int:
    """A whole number in the query."""
    text = request.query_params.get(name, "")
    if not text:
        return default
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
        raise DouzaineError("error-query", name=name, value=shown(text[:40]))
    return int(text)


def wanted_seat(request: HTTPConnection) -> int | None:
    """The caller's seat named in the query."""
    wanted = whole(request, "seat", -1)
    return None if wanted < 0 else wanted


def switches(request: HTTPConnection) -> dict[str, bool]:
    """The options of a state: without legal moves if `legal=0`, with the scene in words if `text=1`."""
    return {"legal": whole(request, "legal", 1) != 0, "text": whole(request, "text", 0) != 0}


# ---- answers


def encode(value: Any) -> bytes:
    """JSON; NumPy's integers become plain ones."""
    return msgspec.json.encode(value, enc_hook=int)


def answer(value: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(encode(value), status, media_type="application/json")


def problem(status: int, error: str, message: str, state: s.State | None = None) -> Response:
    """An error as `application/problem+json`."""
    response = answer(s.Problem(error, message, state), status)
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def refusal(request: HTTPConnection, error: Exception, state: s.State | None = None) -> Response:
    """The answer to a refused call, with the current state if that is the reason."""
    if isinstance(error, Refused):
        return problem(error.status, error.id.partition("-error-")[2], error.text(language(request)), state)
    if isinstance(error, dz.UnknownGame):
        return problem(404, "no-game", error.text(language(request)))
    if isinstance(error, DouzaineError):
        return problem(422, "bad-input", error.text(language(request)))
    if isinstance(error, msgspec.ValidationError):
        return problem(422, "bad-input", wrong_shape(error).text(language(request)))
    if isinstance(error, msgspec.DecodeError | UnicodeDecodeError | RecursionError):
        return problem(400, "bad-json", say_in_request(request, "server-error-json"))
    if isinstance(error, SQLAlchemyError | OSError | TimeoutError):
        mark = secrets.token_hex(4)
        log.error("store failed", extra={"why": str(error)[:300], "mark": mark})
        return problem(503, "store", say_in_request(request, "server-error-store"))
    raise error


def wrong_shape(error: msgspec.ValidationError) -> Phrase:
    """The error of a body with the wrong shape."""
    for id, pattern in SHAPES.items():
        if found := pattern.fullmatch(str(error)):
            return Phrase(id, **found.groupdict("$"))
    return Phrase("error-shape-other", why=str(error))


def endpoint(by_method: dict[str, Operation]) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a path, for all its methods."""

    async def respond(request: Request) -> Response:
        found = by_method["GET" if request.method == "HEAD" else request.method]
        arguments: list[Any] = []
        try:
            await identify(request)
            if "code" in request.path_params and not found.is_door:
                await visible_table(request)  # a table that is closed to somebody looks like none, whatever they try
            if found.body is not None:
                arguments.append(await read_body(request, found.body))
            return answer(await found.function(request, *arguments), found.status)
        except Exception as error:
            return refusal(request, error, await state_now(request, error, *arguments))

    return respond


async def state_now(request: Request, error: Exception, body: Any = None) -> s.State | None:
    """The state for a 409, as the seat that asked sees it, once play has begun."""
    if not isinstance(error, Refused) or error.status != 409 or "code" not in request.path_params:
        return None
    try:
        found = await visible_table(request)
        if found.live is None:
            return None
        seat = getattr(body, "seat", wanted_seat(request))
        return serialize.state(found, asking(request), seat, language(request), **switches(request))
    except (Refused, DouzaineError, SQLAlchemyError, OSError, TimeoutError):  # they may not see it, or not now
        return None


async def read_body(request: Request, shape: Any) -> Any:
    """The body, checked against its type."""
    size = request.headers.get("content-length", "")
    if size.isdecimal() and (len(size) > MOST_DIGITS or int(size) > limits.CALL_BYTES):
        raise Refused(413, "server-error-large")
    return msgspec.json.decode(await request.body() or b"{}", type=shape)


def routes(module: str) -> list[Route]:
    """All calls that a module declares."""
    by_path: dict[str, dict[str, Operation]] = {}
    for each in (declared for declared in OPERATIONS if declared.function.__module__ == module):
        by_path.setdefault(each.path, {})[each.method] = each
    return [Route(path, endpoint(methods), methods=list(methods)) for path, methods in by_path.items()]
