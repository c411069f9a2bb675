"""Hostile input: nothing crashes, memory stays bounded, and other tables do not notice."""

import asyncio
import random
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.generation.case import Case
from starlette.responses import PlainTextResponse
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from douzaine.server import limits
from douzaine.server.model import LONGEST_NAME, clean_name
from douzaine.web.api import openapi
from douzaine.web.middleware.guard import TooLarge
from douzaine.web.middleware.throttle import Throttle, stays_open
from tests.conftest import depth
from tests.patience import PATIENCE_S, wait_until
from tests.server.tools import Inside, code_in, inside, play_to_the_end


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(Path(tmp_path_factory.mktemp("hostile"))) as running:
        yield running


def fine(server: Inside) -> None:
    """The server still does its work."""
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE_S).json() == {"ok": True}


# ---- the API, as its document says and does not say


schema = schemathesis.openapi.from_dict(openapi.document())


@schema.parametrize()
@settings(max_examples=depth(6), suppress_health_check=list(HealthCheck), deadline=None)
def test_the_api_answers_as_its_document_says(case: Case, server: Inside) -> None:
    if case.operation.path.endswith("/events"):
        return
    answer = case.call(base_url=server.address, timeout=PATIENCE_S)
    if answer.status_code == 503 and answer.json()["error"] == "making":  # the puzzle of the day, ahead of its day
        return
    assert answer.status_code < 500, (case.as_curl_command(), answer.text[:300])
    case.validate_response(
        answer,
        checks=(
            schemathesis.checks.not_a_server_error,
            schemathesis.specs.openapi.checks.response_schema_conformance,
            schemathesis.specs.openapi.checks.content_type_conformance,
            schemathesis.specs.openapi.checks.status_code_conformance,
        ),
    )


# ---- forms


PATHS = ("move", "sit", "stand", "bot", "start", "back", "leave", "words", "silent", "return", "rematch")
NASTY = ("", "0", "-1", "99999999999999999999", "1e9", "\0", "\u202e", "💥" * 50, "A" * 5000, "'; DROP TABLE move;--",
         "<script>alert(1)</script>", "../../etc/passwd", "{{7*7}}", "٣", "½", "me", "simple", "on")  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_a_fuzzer_over_forms(server: Inside, seed: int) -> None:
    rng = random.Random(seed)
    browser = server.browser(rng.choice(("en", "fr")))
    code = code_in(browser.post("/play", data={"game": "killer", "name": "Mia"}).url)
    number = server.do(server.services.tables.get(code)).live.number
    for _ in range(120):
        fields = (
            "seat",
            "number",
            "move",
            "level",
            "name",
            "guest",
            "words",
            "game",
            "option-players",
            "value",
            "sure",
        )
        data = {name: rng.choice(NASTY) for name in rng.sample(fields, rng.randrange(1, 8))}
        if rng.random() < 0.7:
            path = f"/t/{rng.choice((code, 'zebre-1111', '%00', 'A' * 300))}/{rng.choice(PATHS[:-1])}"
            data.pop("seat", None) if "leave" in path else None
        else:
            path = rng.choice(("/play", "/invite", "/new/killer", "/me/name", "/language", "/replays", "/link/x"))
        answer = browser.post(path, data=data, follow_redirects=False)
        assert answer.status_code < 500, (path, data)
        assert "<script>alert(1)" not in answer.text
    fine(server)
    assert server.do(server.services.tables.get(code)).live.number >= number


def test_bodies_that_are_no_forms(server: Inside) -> None:
    rng = random.Random(1)
    kinds = ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data", "x/y")
    with httpx.Client(base_url=server.address, timeout=PATIENCE_S) as client:
        for kind in kinds:
            for _ in range(depth(5)):
                body = rng.randbytes(rng.randrange(2000))
                headers = {"Content-Type": kind, "Origin": server.address}
                for path in ("/play", "/new/killer", "/replays", "/api/tables", "/t/zebre-1111/move"):
                    answer = client.post(path, content=body, headers=headers)
                    client.cookies.clear()  # each is somebody new
                    assert answer.status_code < 500, (path, kind, body)
    fine(server)


def test_giant_things_are_refused_or_cut(server: Inside) -> None:
    browser = server.browser()
    browser.post("/me/name", data={"name": "N" * 100_000})
    assert f">{'N' * LONGEST_NAME}<" in browser.get("/me").text
    for path in ("/play", "/replays", "/api/tables"):
        answer = httpx.post(
            f"{server.address}{path}", content=b"x" * 3_000_000, headers={"Origin": server.address}, timeout=PATIENCE_S
        )
        assert 400 <= answer.status_code < 500
    deep = b'{"game":' + b"[" * 100_000
    assert httpx.post(f"{server.address}/api/tables", content=deep).status_code in (400, 422)
    assert httpx.get(f"{server.address}/t/{'x' * 5000}").status_code == 404
    fine(server)


# ---- limits


def client_at(server: Inside, address: str) -> httpx.Client:
    """Somebody far away, as a reverse proxy tells of them."""
    headers = {"X-Forwarded-For": address, "Origin": server.address}
    return httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE_S)


def test_one_client_cannot_ask_without_end_and_others_do_not_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def nap(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("douzaine.web.middleware.throttle.asyncio", SimpleNamespace(sleep=nap))

    async def page(scope: Any, receive: Any, send: Any) -> None:
        await PlainTextResponse("fine")(scope, receive, send)

    throttle = Throttle(page)

    async def ask(address: str) -> int:
        statuses = []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        scope = {
            "type": "http",
            "method": "GET",
            "path": "/",
            "headers": [],
            "query_string": b"",
            "client": (address, 1),
        }
        await throttle({**scope, "server": ("x", 80), "scheme": "http"}, None, send)  # type: ignore[arg-type]
        return int(statuses[0])

    async def many() -> None:
        statuses = [await ask("203.0.113.7") for _ in range(500)]
        assert statuses[:300] == [200] * 300
        assert 429 in statuses
        assert waited == [limits.REFUSED_S] * statuses.count(429)  # being refused takes time: theirs, not ours
        assert await ask("203.0.113.8") == 200
        assert await ask("2001:db8:1:2:3::4") == 200
        assert [await ask("127.0.0.1") for _ in range(500)] == [200] * 500
        for n in range(limits.CLIENTS_REMEMBERED + 100):
            throttle.client(str(n))
        assert len(throttle.clients) <= limits.CLIENTS_REMEMBERED

    asyncio.run(many())


def test_few_requests_of_one_client_are_worked_on_at_once() -> None:
    """Three hundred that come at once are not in the way of anybody else's."""

    async def main() -> None:
        at_work, jobs = list[str](), asyncio.Event()
        busy, answered = asyncio.Event(), asyncio.Event()

        async def page(scope: Any, receive: Any, send: Any) -> None:
            at_work.append(scope["path"])
            if scope["path"] == "/job":  # whoever waits for one waits to hear that its client is gone
                await receive()
                waiting = asyncio.create_task(receive())
                await jobs.wait()
                waiting.cancel()
            elif scope["path"] == "/answered":
                await send({"type": "http.response.start"})
                await answered.wait()
            else:
                await busy.wait()

        throttle = Throttle(page)

        def ask(path: str, address: str = "203.0.113.7") -> "asyncio.Task[None]":
            came = iter([{"type": "http.request", "body": b""}])

            async def receive() -> Any:
                return next(came, None) or await asyncio.Event().wait()

            async def send(message: Any) -> None:
                pass

            scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": (address, 1)}
            return asyncio.create_task(throttle(scope, receive, send))

        async def at_rest() -> list[str]:
            for _ in range(50):
                await asyncio.sleep(0)
            return at_work

        most = limits.REQUESTS_IN_WORK
        asked = [ask(path) for path in ["/job", "/answered"] * 3 + ["/"] * (most + 3)]
        assert (await at_rest()).count("/") == most
        asked.append(ask("/elsewhere", "203.0.113.8"))
        assert "/elsewhere" in await at_rest()
        busy.set()
        assert (await at_rest()).count("/") == most + 3
        jobs.set()
        answered.set()
        await asyncio.wait_for(asyncio.gather(*asked), PATIENCE_S)
        assert throttle.client("203.0.113.7").is_idle

    asyncio.run(main())


def test_no_page_stays_open_by_its_name() -> None:
    """Calls that wait take no turn among their client's requests: nothing else may look like one."""
    paths = ("/api/tables/lilas-1234/asked", "/api/tables/lilas-1234/events", "/learn/killer/asked", "/t/x/events")
    assert [stays_open({"type": "http", "path": path}) for path in paths] == [True, True, False, False]
    assert stays_open({"type": "websocket", "path": "/t/lilas-1234/live"})


def test_messages_of_a_connection_count_like_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    heard: list[str] = []

    async def page(scope: Any, receive: Any, send: Any) -> None:
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])

    async def nap(seconds: float) -> None:
        waited.append(seconds)

    throttle = Throttle(page)
    client = throttle.client("203.0.113.7")
    begun = client.requests.at
    monkeypatch.setattr(
        "douzaine.web.middleware.throttle.asyncio", SimpleNamespace(sleep=nap)
    )  # there alone: servers run beside
    monkeypatch.setattr("douzaine.web.middleware.throttle.time", SimpleNamespace(monotonic=lambda: begun + sum(waited)))
    sent = iter(
        [{"type": "websocket.receive", "text": str(n)} for n in range(400)] + [{"type": "websocket.disconnect"}]
    )

    async def receive() -> Any:
        return next(sent)

    scope = {"type": "websocket", "path": "/t/word-1/live", "headers": [], "client": ("203.0.113.7", 1)}
    asyncio.run(throttle(scope, receive, None))  # type: ignore[arg-type]
    assert heard == [str(n) for n in range(400)]  # slowly, but all of them
    assert len(waited) >= 100
    assert 1 < sum(waited) < 3  # a hundred more than allowed at once, fifty a second
    assert client.connections == 0


def test_all_forms_of_a_client_together_are_bounded() -> None:
    """Two hundred connections with two megabytes each would be 400 MB."""

    async def flood() -> list[Any]:
        go_on = asyncio.Event()

        async def page(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await go_on.wait()

        throttle, half = Throttle(page), b"x" * (limits.FORM_BYTES_OF_ONE // 2)

        async def receive() -> Any:
            return {"type": "http.request", "body": half, "more_body": False}

        def ask(address: str) -> Any:
            scope = {"type": "http", "method": "POST", "path": "/theme", "headers": [], "client": (address, 1)}
            return asyncio.create_task(throttle(scope, receive, None))  # type: ignore[arg-type]

        asked = [ask("203.0.113.7"), ask("203.0.113.7"), ask("203.0.113.7"), ask("203.0.113.8")]
        await asyncio.wait(asked, timeout=PATIENCE_S, return_when=asyncio.FIRST_COMPLETED)
        assert throttle.client("203.0.113.7").form_bytes == limits.FORM_BYTES_OF_ONE
        go_on.set()
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert throttle.client("203.0.113.7").is_idle
        return done

    assert [type(each) for each in asyncio.run(flood())] == [type(None), type(None), TooLarge, type(None)]


def test_messages_are_compressed_each_by_itself(server: Inside) -> None:
    browser, origin = server.browser(), server.address
    form = {"seat-0": "me", "seat-1": "open", "spectators": "on", "option-players": "2", "name": "Zoé"}
    address = f"ws{origin[4:]}/t/{code_in(browser.post('/new/killer', data=form).url)}/live"
    headers, texts = {"Cookie": f"douzaine={browser.cookies['douzaine']}"}, []
    for compression in ("deflate", None):
        with connect(address, additional_headers=headers, origin=origin, compression=compression) as page:  # type: ignore[arg-type]
            told = page.response.headers.get("Sec-WebSocket-Extensions", "") if page.response else ""
            assert ("server_no_context_takeover" in told) == (compression is not None)
            texts.append(page.recv())
    assert texts[0] == texts[1]


def test_tables_and_people_are_limited(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEW_THINGS_PER_S", 1e-6)  # none comes back while the test runs
    with client_at(server, "203.0.113.9") as client:
        statuses = [client.post("/api/people", json={"name": "x"}).status_code for _ in range(60)]
        assert statuses == [201] * limits.NEW_THINGS_AT_ONCE + [429] * (60 - limits.NEW_THINGS_AT_ONCE)
        answer = client.post("/api/people", json={})
        assert answer.status_code == 429
        assert answer.json()["error"] == "often"


def test_connections_are_limited(server: Inside) -> None:
    browser = server.browser()
    code = code_in(browser.post("/play", data={"game": "killer"}).url)
    address = f"{server.address.replace('http', 'ws')}/api/tables/{code}/stream"
    headers = {"X-Forwarded-For": "203.0.113.10"}
    with ExitStack() as stack:
        opened = 0
        try:
            while opened < 70:
                stack.enter_context(connect(address, additional_headers=headers))
                opened += 1
        except WebSocketException:
            pass
        assert opened == 60
    fine(server)


# ---- sockets


def raw(server: Inside) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE_S)


def test_broken_websocket_frames(server: Inside) -> None:
    browser, rng = server.browser(), random.Random(3)
    code = code_in(browser.post("/play", data={"game": "killer"}).url)
    hello = (
        f"GET /api/tables/{code}/stream HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    frames = [b"\x81\x05hello", b"\xff" * 50, b"\x81\xff" + b"\xff" * 8, b"\x88\x01\x00", b"\x09\xfe\xff\xff", b""]
    for frame in [*frames, *(rng.randbytes(rng.randrange(1, 400)) for _ in range(20))]:
        with raw(server) as connection:
            connection.sendall(hello)
            assert b"101" in connection.recv(4096)
            connection.sendall(frame)
    fine(server)


@pytest.mark.parametrize(
    "frame",
    [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0", b"\x81\x80\0\0\0\0"],
    ids=["pings", "pongs", "empty pieces", "empty messages"],
)
def test_frames_without_number_cut_a_connection(server: Inside, frame: bytes) -> None:
    """One connection that sent nothing but pings kept everybody waiting for seconds."""
    browser = server.browser()
    code = code_in(browser.post("/play", data={"game": "killer"}).url)
    cookie = {"Cookie": f"douzaine={browser.cookies['douzaine']}"}
    address = f"ws{server.address[4:]}/t/{code}/live"
    with connect(address, additional_headers=cookie, origin=server.address) as page:  # type: ignore[arg-type]
        page.recv()
        page.socket.sendall(b"\x01\x80\0\0\0\0" if frame[0] == 0 else b"")  # a message that is to be continued
        with suppress(OSError):
            page.socket.sendall(frame * 20 * limits.FRAMES_AT_ONCE)
        with pytest.raises(WebSocketException):
            deque(iter(lambda: page.recv(PATIENCE_S), None), 0)
    fine(server)


def test_half_requests_and_rubbish(server: Inside) -> None:
    rng = random.Random(4)
    for text in (
        b"GET / HTTP/1.1\r\n",
        b"POST /play HTTP/1.1\r\nContent-Length: 99999\r\n\r\nx",
        b"\x16\x03\x01",
        rng.randbytes(500),
    ):
        with raw(server) as connection:
            connection.sendall(text)
    fine(server)


def test_a_reader_that_never_reads_costs_little(server: Inside) -> None:
    """A page that is open but never read: play goes on, and what waits for it is bounded."""
    browser = server.browser()
    code = code_in(browser.post("/play", data={"game": "killer", "name": "Mia"}).url)
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    hello = (
        f"GET /t/{code}/live HTTP/1.1\r\nHost: {server.address[7:]}\r\nOrigin: {server.address}\r\nCookie: {cookie}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    stuck = []
    for _ in range(5):
        connection = raw(server)
        connection.sendall(hello)
        stuck.append(connection)
    wait_until(lambda: len(server.services.audience._pages.get(code, ())) == len(stuck))
    play_to_the_end(browser, server, code)
    viewers = server.services.audience._pages.get(code, set())
    assert len(viewers) == 5
    assert max(viewer.waiting.qsize() for viewer in viewers) <= 120
    for connection in stuck:
        connection.close()
    fine(server)


@given(st.text(max_size=200))
def test_names_are_cleaned(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert name.isprintable()
    name.encode()
