"""Limits per client: requests, new things, open connections, and slow bodies.

Few of its requests are worked on at once; the next ones wait, so that those of others come between.

A client is an address (of IPv6, its network). A program on the server's own machine is not limited;
behind a reverse proxy a client's address is the one the proxy forwards.
"""

import asyncio
import time
from asyncio import Semaphore
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from douzaine.server import limits
from douzaine.server.bans import Bans
from douzaine.server.model import Refused
from douzaine.store.clock import DAY_S
from douzaine.web.api import calls as api
from douzaine.web.context import say_in_request
from douzaine.web.middleware.guard import TooLarge

OWN = ("127.0.0.1", "::1", "testclient", "")
NETWORK_BITS = 64  # of an IPv6 address: one network
SITE_BITS = 56  # of an IPv6 address: all networks of a household, which together guess words
MAKING = (
    *("/play", "/invite", "/new/", "/join", "/i/", "/replays", "/me/link", "/me/name", "/link", "/practice"),
    *("/api/tables", "/api/people", "/api/join", "/api/records", "/api/practice"),
)
MAKING_AT_A_TABLE = ("/sit", "/rematch", "/practice")
UPLOADING = ("/replays", "/api/records")
STAYING = ("/events", "/asked")  # calls whose answer takes a long time


@dataclass
class Bucket:
    """A token bucket: a burst, then so many a second."""

    rate: float
    burst: float
    level: float = 0
    at: float = field(default_factory=time.monotonic)

    def take(self) -> float:
        """Take from the bucket: returns 0, or the seconds to wait."""
        wait = self.wait(1)
        self.level += not wait
        return wait

    def wait(self, amount: float = 0) -> float:
        """Seconds until there is room for so much."""
        now = time.monotonic()
        self.level = max(0.0, self.level - (now - self.at) * self.rate)
        self.at = now
        return max(0.0, self.level + amount - self.burst) / self.rate

    def give_back(self) -> None:
        """Put one back: it did not count."""
        self.level = max(0.0, self.level - 1)


@dataclass
class Client:
    """The recent activity of one client."""

    requests: Bucket = field(default_factory=lambda: Bucket(limits.REQUESTS_PER_S, limits.REQUESTS_AT_ONCE))
    made: Bucket = field(default_factory=lambda: Bucket(limits.NEW_THINGS_PER_S, limits.NEW_THINGS_AT_ONCE))
    uploaded: Bucket = field(
        default_factory=lambda: Bucket(limits.UPLOAD_BYTES_PER_DAY / DAY_S, limits.UPLOAD_BYTES_AT_ONCE)
    )
    wrong_words: Bucket = field(
        default_factory=lambda: Bucket(limits.WRONG_WORDS_PER_HOUR / 3600, limits.WRONG_WORDS_AT_ONCE)
    )
    made_today: Bucket = field(
        default_factory=lambda: Bucket(limits.NEW_THINGS_PER_DAY / DAY_S, limits.NEW_THINGS_PER_DAY)
    )
    turns: Semaphore = field(default_factory=lambda: Semaphore(limits.REQUESTS_IN_WORK))
    under_way: int = 0  # requests and open connections
    connections: int = 0  # of these, those that stay open
    form_bytes: int = 0  # of forms and calls that are read or worked on now

    @property
    def is_idle(self) -> bool:
        """Whether nothing of it is under way."""
        return not self.under_way

    def make(self) -> float:
        """Count a new thing; returns the seconds to wait if there were too many."""
        wait = self.made.wait(1) or self.made_today.wait(1)
        for bucket in () if wait else (self.made, self.made_today):
            bucket.take()
        return wait


@dataclass
class Form:
    """The part of a body that has arrived."""

    bytes: int = 0


class Turn:
    """A request's turn to be worked on. It has none while we wait for whoever sent it, nor while a job is under way."""

    def __init__(self, turns: Semaphore) -> None:
        self._turns = turns
        self._has = False

    async def take(self) -> None:
        """Wait for a turn, unless it has one."""
        if not self._has:
            await self._turns.acquire()
            self._has = True

    def leave(self) -> None:
        """Let the next one of the same client go on."""
        if self._has:
            self._has = False
            self._turns.release()


class Throttle:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.clients: dict[str, Client] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say when to try again."""
        address = address_of(scope)
        if scope["type"] not in ("http", "websocket") or address in OWN:
            await self.app(scope, receive, send)
            return
        if (bans := bans_of(scope)) is not None and bans.refuses(address):
            await self._turn_away(scope, receive, send)
            return
        client = self.client(address)
        stays = stays_open(scope)
        if wait := client.requests.take():
            await asyncio.sleep(limits.REFUSED_S)  # so that refusals do not keep us busy
        makes = scope.get("method") == "POST" and makes_something(scope["path"])
        if not wait and makes:
            wait = client.make()
        known = {
            "client": address,
            "wrong_words": self.client(address_of(scope, SITE_BITS)).wrong_words,
            "take_new_thing": None if makes else client.make,
        }
        scope["state"] = {**scope.get("state", {}), **known}
        if makes and scope["path"].startswith(UPLOADING):
            wait, receive = wait or client.uploaded.wait(), counted(receive, client.uploaded)
        if wait or (stays and client.connections >= limits.OPEN_CONNECTIONS):
            await self._refuse(scope, receive, send, wait or 10)
            return
        client.under_way += 1
        client.connections += stays
        form, turn = Form(), Turn(client.turns)
        try:
            if scope["type"] == "websocket":
                reading = slowed(unless_banned(receive, scope), client)
            else:
                reading = weighed(hurried(receive), form, client)
            if scope["type"] == "websocket" or not stays:
                await turn.take()
                reading, send = in_turn(reading, turn), out_of_turn(send, turn)
            await self.app(scope, reading, send)
        finally:
            turn.leave()
            client.under_way -= 1
            client.connections -= stays
            client.form_bytes -= form.bytes

    def client(self, address: str) -> Client:
        """The record of a client; those idle for longest are forgotten."""
        found = self.clients.pop(address, None) or Client()
        self.clients[address] = found
        if len(self.clients) > limits.CLIENTS_REMEMBERED:
            idle = next((each for each, known in self.clients.items() if known.is_idle), None)
            if idle is not None:
                del self.clients[idle]
        return found

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        await said(HTTPConnection(scope), 403, "server-error-banned")(scope, receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, wait: float) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1013})
            return
        seconds = max(1, round(wait + 0.5))
        response = said(HTTPConnection(scope), 429, "server-error-often", seconds=seconds)
        response.headers["Retry-After"] = str(seconds)
        await response(scope, receive, send)


def bans_of(scope: Scope) -> Bans | None:
    """The bans of this server; None before it has started."""
    found = getattr(scope["app"].state, "services", None) if "app" in scope else None
    return found.bans if found is not None else None


def unless_banned(receive: Receive, scope: Scope) -> Receive:
    """Receive messages of an open connection until its client is banned."""
    address = address_of(scope)

    async def read() -> Message:
        message = await receive()
        if (bans := bans_of(scope)) is not None and bans.refuses(address):
            return {"type": "websocket.disconnect", "code": 1008}
        return message

    return read


def said(request: HTTPConnection, status: int, id: str, **values: object) -> Response:
    """A refusal in the client's language: JSON for the API, otherwise plain text."""
    if request.url.path.startswith("/api/"):
        return api.refusal(request, Refused(status, id, **values))
    return PlainTextResponse(say_in_request(request, id, **values), status)


def address_of(scope: Scope, bits: int = NETWORK_BITS) -> str:
    """The address that identifies a client; for IPv6, a network with so many bits."""
    text = str((scope.get("client") or ("",))[0])
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return text if address.is_loopback else str(IPv6Network((address, bits), strict=False).network_address)


def stays_open(scope: Scope) -> bool:
    """Whether something is told over a connection for as long as it is open."""
    path = str(scope["path"])
    return scope["type"] == "websocket" or (path.startswith("/api/tables/") and path.endswith(STAYING))


def makes_something(path: str) -> bool:
    """Whether a form creates something: a table, a person, a record."""
    if path.startswith(("/t/", "/r/", "/api/tables/")):
        return path.endswith(MAKING_AT_A_TABLE)
    return path.startswith(MAKING)


def counted(receive: Receive, bucket: Bucket) -> Receive:
    """Count the bytes of an upload as they arrive."""

    async def read() -> Message:
        message = await receive()
        bucket.level += len(message.get("body", b""))
        return message

    return read


def hurried(receive: Receive) -> Receive:
    """Read a body only for so long; a slower client counts as disconnected."""
    until = time.monotonic() + limits.BODY_S
    is_done = False

    async def read() -> Message:
        nonlocal is_done
        if is_done:
            return await receive()  # after the body, only a disconnect can follow
        try:
            message = await asyncio.wait_for(receive(), max(0.0, until - time.monotonic()))
        except TimeoutError:
            return {"type": "http.disconnect"}
        is_done = not message.get("more_body", False)
        return message

    return read


def weighed(receive: Receive, form: Form, client: Client) -> Receive:
    """Read a body only while all that its client is sending stays below the limit."""

    async def read() -> Message:
        message = await receive()
        size = len(message.get("body", b""))
        form.bytes += size
        client.form_bytes += size
        if client.form_bytes > limits.FORM_BYTES_OF_ONE:
            raise TooLarge
        return message

    return read


def in_turn(receive: Receive, turn: Turn) -> Receive:
    """What comes, with a turn for what is done with it."""

    async def read() -> Message:
        turn.leave()
        message = await receive()
        await turn.take()
        return message

    return read


def out_of_turn(send: Send, turn: Turn) -> Send:
    """An answer: most of the work is done, and whoever reads it may take long."""

    async def write(message: Message) -> None:
        turn.leave()
        await send(message)

    return write


def slowed(receive: Receive, client: Client) -> Receive:
    """Count messages of an open connection like requests; a client that sends too many is read more slowly."""

    async def read() -> Message:
        message = await receive()
        while message["type"] == "websocket.receive" and (wait := client.requests.take()):
            await asyncio.sleep(wait)
        return message

    return read
