"""What comes before a request is bounded: heads that come to no end or never come, and connections without number."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from douzaine.server import limits
from douzaine.web.middleware import connections
from douzaine.web.middleware.connections import Counted, counted_as
from tests.patience import PATIENCE_S, wait_until
from tests.server.tools import Inside, code_in, inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(Path(tmp_path_factory.mktemp("connections"))) as running:
        yield running


def raw(server: Inside) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE_S)


def answer_to(server: Inside, first: bytes, chunk: bytes, most: int) -> bytes:
    """What a connection says that is sent a beginning, and then the same again and again, until it is closed."""
    with raw(server) as connection:
        connection.sendall(first)
        try:
            for _ in range(most // len(chunk)):
                connection.sendall(chunk)
        except OSError:  # closed while we were sending
            pass
        try:
            return connection.recv(4096)
        except ConnectionResetError:
            return b"HTTP/1.1 431"  # it was closed before all was read, and the answer with it


@pytest.mark.parametrize(
    ("first", "chunk"),
    [
        (b"GET /fair HTTP/1.1\r\nHost: x\r\nA: ", b"a" * 10_000),
        (b"GET /fair HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n" * 1_000),
        (b"GET /", b"a" * 10_000),
        (b"", b"\r\n" * 5_000),
    ],
    ids=["value", "headers", "address", "nothing"],
)
def test_a_head_without_end_is_cut_off(server: Inside, first: bytes, chunk: bytes) -> None:
    assert answer_to(server, first, chunk, 50 * limits.HEAD_BYTES).startswith(b"HTTP/1.1 431")
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE_S).status_code == 200


def test_headers_behind_a_form_are_not_kept(server: Inside) -> None:
    """They may follow a form that comes in pieces, without end: each took memory for as long as it came."""
    with raw(server) as connection:
        connection.sendall(
            b"POST /theme HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nTransfer-Encoding: chunked\r\n"
            b"Content-Type: application/x-www-form-urlencoded\r\n\r\na\r\nvalue=dark\r\n0\r\n"
        )
        connection.sendall(b"A: b\r\n" * 5_000 + b"\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 303")
        mine = [each for each in server.server.server_state.connections if each.client == connection.getsockname()]  # type: ignore[union-attr]
        assert [len(each.headers) for each in mine] == [4]  # type: ignore[union-attr]


def test_cookies_hold_no_backslash(server: Inside) -> None:
    """One request with a cookie of 15,000 of them kept everybody waiting for a second."""
    for cookie, lang in ((r'lang="\146r"', b'lang="en"'), ('lang="fr"', b'lang="fr"')):
        with raw(server) as connection:
            connection.sendall(f"GET /how HTTP/1.1\r\nHost: x\r\nCOOKIE: {cookie}\r\n\r\n".encode())
            heard = b""
            while b"</html>" not in heard:
                heard += connection.recv(65536)
            assert lang in heard


def test_a_head_within_bounds_is_read(server: Inside) -> None:
    headers = {"A": "a" * (limits.HEAD_BYTES - 5_000)}
    assert httpx.get(f"{server.address}/fair", headers=headers, timeout=PATIENCE_S).status_code == 200


def test_few_requests_are_sent_ahead(server: Inside) -> None:
    """A quarter of a megabyte of them took 30 MB, and as long as it takes to read them all at once."""
    with raw(server) as connection:
        connection.sendall(b"GET /static/mark.svg HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)
        heard = b""
        with suppress(ConnectionResetError):
            while more := connection.recv(65536):
                heard += more
        assert b"HTTP/1.1 400" in heard
        assert heard.count(b"HTTP/1.1 200") <= limits.PIPELINED + 1
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE_S).status_code == 200


def test_an_address_has_few_fields(server: Inside) -> None:
    """Thirty thousand of them took twenty times as long as any page, also for whoever was refused."""
    for path in ("/fair?", "/t/none/live?"):
        few, many = ("a&" * count for count in (limits.QUERY_FIELDS - 1, limits.QUERY_FIELDS))
        assert httpx.get(f"{server.address}{path}{few}", timeout=PATIENCE_S).status_code in (200, 404)
        assert httpx.get(f"{server.address}{path}{many}", timeout=PATIENCE_S).status_code == 400


@pytest.mark.parametrize("sent", [b"", b"GET /fair HTTP/1.1\r\nHost: x\r\n", b"\r\n"], ids=["nothing", "half", "line"])
def test_a_head_that_does_not_come_is_not_waited_for(
    server: Inside, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_S", 0.1)
    with raw(server) as connection:
        connection.sendall(sent)
        assert connection.recv(4096).startswith(b"HTTP/1.1 408")
        assert connection.recv(4096) == b""
    with raw(server) as connection:  # nor after a first request
        connection.sendall(b"GET /fair.css HTTP/1.1\r\nHost: x\r\n\r\n")
        assert connection.recv(100_000).startswith(b"HTTP/1.1 404")
        connection.sendall(b"\r\n")
        while connection.recv(100_000):
            pass


def test_whoever_has_sent_a_head_is_not_hurried(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page stays open, and a form may come slowly: other limits are for these."""
    browser = server.browser()
    code = code_in(browser.post("/play", data={"game": "killer"}).url)
    monkeypatch.setattr(limits, "HEAD_S", 0.2)
    cookie = {"Cookie": f"douzaine={browser.cookies['douzaine']}"}
    address = f"ws{server.address[4:]}/t/{code}/live"
    with connect(address, additional_headers=cookie, origin=server.address) as page:  # type: ignore[arg-type]
        page.recv()
        answer_to(server, b"", b"x", 0)  # until a connection that was opened later is given up
        page.send("answer=7")
        while '"answer": 7' not in str(page.recv(PATIENCE_S)):
            pass
    with raw(server) as slow:
        head = f"POST /theme HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Length: {len('value=dark')}\r\n"
        slow.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\nvalue=".encode())
        answer_to(server, b"", b"x", 0)
        slow.sendall(b"dark")
        assert b" 303 " in slow.recv(4096)


@pytest.mark.parametrize("path", ["/theme", "/api/people"])
def test_half_a_form_is_no_fault_of_ours(
    server: Inside, path: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever is too slow, or loses the network in the middle of a form, fills no log with tracebacks."""
    monkeypatch.setattr(limits, "BODY_S", 0.2)
    caplog.set_level("INFO")
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nX-Forwarded-For: 203.0.113.8\r\n"
    half = f"{head}Content-Length: 100\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\nvalue="
    with raw(server) as slow:
        slow.sendall(half.encode())
        answer = b"".join(iter(lambda: slow.recv(4096), b""))
        assert answer.startswith(b"HTTP/1.1 408")
        assert b"Send it once more" in answer
    with raw(server) as gone:
        gone.sendall(half.encode())
    wait_until(lambda: sum(getattr(each, "status", 0) == 408 for each in caplog.records) == 2)
    assert not [each for each in caplog.records if each.exc_info]


def test_connections_of_one_client_are_counted(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 3)
    monkeypatch.setattr(connections, "counted_as", lambda peer, proxies: "203.0.113.7")
    held = [raw(server) for _ in range(3)]
    wait_until(lambda: connections._connections["203.0.113.7"] == 3)
    with raw(server) as one_more, suppress(ConnectionResetError):
        assert one_more.recv(10) == b""  # closed without a word
    for each in held:
        each.close()
    wait_until(lambda: not connections._connections["203.0.113.7"])
    assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE_S).status_code == 200


HELLO = (
    b"GET /t/zebre-1111/live HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_an_open_page_counts_until_its_client_is_gone(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever did not answer the end of a page's connection kept it for ten seconds more, and another, and another."""
    monkeypatch.setattr(limits, "CONNECTIONS", 3)
    monkeypatch.setattr(connections, "counted_as", lambda peer, proxies: "203.0.113.8")
    held = [raw(server) for _ in range(3)]
    for each in held:
        each.sendall(HELLO)
        heard = b""
        while b"\x11\x34" not in heard:  # 4404: there is no such table; we are to close, too
            heard += each.recv(4096)
    assert connections._connections["203.0.113.8"] == 3
    with raw(server) as one_more, suppress(ConnectionResetError):
        assert one_more.recv(10) == b""
    for each in held:
        each.close()
    wait_until(lambda: not connections._connections["203.0.113.8"])


@pytest.mark.parametrize("more", [b"A: b\r\n" * 140, b"A: " + b"b" * 9_000 + b"\r\n"], ids=["many", "long"])
def test_a_page_that_is_asked_for_with_too_much_is_refused(server: Inside, more: bytes) -> None:
    """Such connections were neither answered nor closed, nor counted."""
    with raw(server) as connection:
        connection.sendall(HELLO[:-2] + more + b"\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 400")
        assert connection.recv(4096) == b""


def test_an_answer_waits_only_for_those_who_read() -> None:
    unread, alarms, done = iter([300_000, 250_000, 250_000, 245_000]), list[Any](), list[str]()
    alarm = SimpleNamespace(cancel=lambda: done.append("cancelled"))
    line = Counted()
    line.client, line.config = ("127.0.0.1", 1), SimpleNamespace(forwarded_allow_ips="")
    line.loop = SimpleNamespace(call_later=lambda seconds, function: alarms.append((seconds, function)) or alarm)
    line.transport = SimpleNamespace(
        get_write_buffer_size=lambda: next(unread), abort=lambda: done.append("cut"), is_closing=lambda: False
    )
    line.connection_made(line.transport)
    line.pause_writing()
    assert alarms[-1][0] == limits.UNREAD_S
    alarms[-1][1]()  # it was read on
    assert "cut" not in done
    alarms[-1][1]()  # hardly
    assert "cut" in done
    assert len(alarms) == 2


def test_proxies_and_programs_of_this_machine_are_not_counted() -> None:
    assert counted_as("127.0.0.1", "") is None
    assert counted_as("172.18.0.2", "127.0.0.1, 172.18.0.0/16") is None
    assert counted_as("172.18.0.2", ["172.18.0.2"]) is None
    assert counted_as("172.19.0.2", "*") is None
    assert counted_as("172.19.0.2", "proxy,172.18.0.0/16") == "172.19.0.2"
    assert counted_as("2001:db8::7", "127.0.0.1,::1") == "2001:db8::"
