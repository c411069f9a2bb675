"""Limits before a request: connections of a client, and size and speed of a head.

`Throttle` sees a request only once its head is complete. What never gets that far is cut off here, and so are clients
that do not read the answer.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from douzaine.server import limits
from douzaine.web.middleware.throttle import OWN, address_of

TOO_LONG, TOO_SLOW = 431, 408  # statuses: the head is too large; it does not arrive
LEAST_READ_BYTES = 10_000  # in `UNREAD_S`, of an answer that waits to be read
_connections: Counter[str] = Counter()  # open connections of every client


class Counted(asyncio.Protocol):
    """Counts a connection for its client until it is closed, and cuts it if nobody reads the answer."""

    transport: Any
    client: Any
    config: Any
    loop: Any

    def connection_made(self, transport: Any) -> None:
        """Accept a connection, unless its client has too many."""
        super().connection_made(transport)
        self._unread = 0  # unread bytes at the last check
        self._reading: asyncio.TimerHandle | None = None  # while more waits to be read than the system buffers
        self._client = counted_as(self.client[0] if self.client else "", self.config.forwarded_allow_ips)
        if self._client is not None:
            _connections[self._client] += 1
            if _connections[self._client] > limits.CONNECTIONS:
                transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting it."""
        self.let_go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait until part of it is read, but not for ever."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Continue: most of it was read."""
        super().resume_writing()
        self._stop_waiting()

    def let_go(self) -> None:
        """Stop counting it, and cancel timers."""
        self._stop_waiting()
        if self._client is not None:
            _connections[self._client] -= 1
            if not _connections[self._client]:
                del _connections[self._client]
            self._client = None

    def _wait_for_reader(self) -> None:
        self._stop_waiting()
        self._unread = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(limits.UNREAD_S, self._look_whether_it_is_read)

    def _look_whether_it_is_read(self) -> None:
        if self.transport.get_write_buffer_size() > self._unread - LEAST_READ_BYTES:
            self.transport.abort()
        else:
            self._wait_for_reader()

    def _stop_waiting(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Requests(Counted, HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits."""

    def connection_made(self, transport: Any) -> None:
        """Expect a request soon."""
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None  # while a head is expected
        self._head_bytes = 0
        self._reads_body = False
        if not transport.is_closing():
            self._expect_head()

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection to a protocol that is counted, too."""
        self.let_go()
        super().handle_websocket_upgrade()

    def let_go(self) -> None:
        """Expect no other request."""
        self._have_head()
        super().let_go()

    def data_received(self, data: bytes) -> None:
        """Read input, unless a head does not end."""
        if not self._reads_body:
            self._expect_head()
        super().data_received(data)
        if self._late is not None:
            self._head_bytes += len(data)
            if self._head_bytes > limits.HEAD_BYTES:
                self._refuse(TOO_LONG)

    def on_url(self, url: bytes) -> None:
        """Read an address, or another part of it.

        One with too many fields is answered with 400; so is a request after too many unanswered ones.
        """
        if len(self.pipeline) >= limits.PIPELINED:
            raise ValueError
        super().on_url(url)
        if self.url.count(b"&") >= limits.QUERY_FIELDS:  # before anybody parses or counts it
            raise ValueError

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header. Those after a chunked body are ignored, because there can be any number.

        Our cookies contain no backslash. Python before 3.11.10 and 3.12.6 takes a second to parse many.
        """
        if self._reads_body:
            return
        super().on_header(name, value.replace(b"\\", b"") if name.lower() == b"cookie" else value)

    def on_headers_complete(self) -> None:
        """A head is complete; others limit what follows."""
        self._have_head()
        self._reads_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete; another may follow."""
        self._reads_body = False
        super().on_message_complete()

    def _expect_head(self) -> None:
        if self._late is None:
            self._head_bytes = 0
            self._late = self.loop.call_later(limits.HEAD_S, self._refuse, TOO_SLOW)

    def _have_head(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _refuse(self, status: int) -> None:
        self._have_head()
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()


def counted_as(peer: str, proxies: str | Iterable[str]) -> str | None:
    """How a connection is counted; None for programs on this machine, and for proxies that uvicorn trusts.

    Proxies are given as for uvicorn: addresses and networks, or `*` for all.
    """
    address = address_of({"client": (peer, 0)})
    if address in OWN:
        return None
    for name in proxies.split(",") if isinstance(proxies, str) else proxies:
        try:
            if name.strip() == "*" or ip_address(peer) in ip_network(name.strip(), strict=False):
                return None
        except ValueError:  # a name, not a number
            continue
    return address
