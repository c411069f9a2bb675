"""How much one client may ask: requests, new things, open connections, and how slowly it may send.

A client is an address (of IPv6, its network). A program on the server's own machine is not limited;
behind a reverse proxy a client's address is the one the proxy forwards.
"""

import asyncio
import time
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from douzaine.web import api
from douzaine.web.site import say_in_request
from douzaine.web.table import Refused

OWN = ("127.0.0.1", "::1", "testclient", "")
SLOWEST_BODY = 20.0  # seconds to send a form
MOST_CLIENTS = 20_000  # remembered
MAKING = ("/play", "/invite", "/new/", "/replays", "/me/link", "/api/tables", "/api/people", "/api/records")


@dataclass
class Bucket:
    """So many at once, and so many a second after that."""

    rate: float
    burst: float
    level: float = 0
    at: float = field(default_factory=time.monotonic)

    def take(self) -> float:
        """0 if it may be, else seconds to wait."""
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        if self.level + 1 > self.burst:
            return (self.level + 1 - self.burst) / self.rate
        self.level += 1
        return 0


@dataclass
class Client:
    """What one client has done lately."""

    requests: Bucket = field(default_factory=lambda: Bucket(50, 300))
    made: Bucket = field(default_factory=lambda: Bucket(0.5, 40))
    connections: int = 0
    most_connections: int = 60


class Limits:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.clients: dict[str, Client] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say when to come again."""
        address = address_of(scope)
        if scope["type"] not in ("http", "websocket") or address in OWN:
            await self.app(scope, receive, send)
            return
        client = self.client(address)
        stays = scope["type"] == "websocket" or scope["path"].endswith("/events")
        wait = client.requests.take()
        if not wait and scope.get("method") == "POST" and makes_something(scope["path"]):
            wait = client.made.take()
        if wait or (stays and client.connections >= client.most_connections):
            await self._refuse(scope, receive, send, wait or 10)
            return
        client.connections += stays
        try:
            await self.app(scope, hurried(receive) if scope["type"] == "http" else slowed(receive, client), send)
        finally:
            client.connections -= stays

    def client(self, address: str) -> Client:
        """What is known of a client; those longest away are forgotten."""
        found = self.clients.pop(address, None) or Client()
        self.clients[address] = found
        if len(self.clients) > MOST_CLIENTS:
            oldest = next(iter(self.clients))
            if not self.clients[oldest].connections:
                del self.clients[oldest]
        return found

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, wait: float) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013})
            return
        seconds = max(1, round(wait + 0.5))
        response = said(HTTPConnection(scope), 429, "server-error-often", seconds=seconds)
        response.headers["Retry-After"] = str(seconds)
        await response(scope, receive, send)


def said(request: HTTPConnection, status: int, id: str, **values: object) -> Response:
    """A refusal in the client's language: JSON for the API, else plain text."""
    if request.url.path.startswith("/api/"):
        return api.refusal(request, Refused(status, id, **values))
    return PlainTextResponse(say_in_request(request, id, **values), status)


def address_of(scope: Scope) -> str:
    """The address a client is known by."""
    address = str((scope.get("client") or ("",))[0])
    return ":".join(address.split(":")[:4]) + "::" if address.count(":") > 2 and address != "::1" else address


def makes_something(path: str) -> bool:
    """Whether a form makes something that stays: a table, a person, a record."""
    return path.startswith(MAKING) and not path.startswith("/api/tables/")


def hurried(receive: Receive) -> Receive:
    """Read a form only so long; whoever is slower is treated as gone."""
    until = time.monotonic() + SLOWEST_BODY
    is_done = False

    async def read() -> Message:
        nonlocal is_done
        if is_done:
            return await receive()  # after the form only the end of the connection can come
        try:
            message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
        except TimeoutError:
            return {"type": "http.disconnect"}
        is_done = not message.get("more_body", False)
        return message

    return read


def slowed(receive: Receive, client: Client) -> Receive:
    """Messages of an open connection count like requests; whoever sends too many is read more slowly."""

    async def read() -> Message:
        message = await receive()
        while message["type"] == "websocket.receive" and (wait := client.requests.take()):
            await asyncio.sleep(wait)
        return message

    return read
