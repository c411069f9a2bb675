"""Checks before every page: headers, the form's origin and size, and one line of log."""

import json
import logging
import re
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from douzaine.server import limits, metrics
from douzaine.web.context import say_in_request

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are placed by `style="--x:3"`
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {  # of every answer that does not say otherwise
    "Cache-Control": "no-store",
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
LINKS = re.compile(r"(/(?:link|i)[/#])[^\s\"']+")  # secrets in addresses are not logged
LIKE_A_SECRET = re.compile(r"(?<![\w-])[\w-]{22,}(?![\w-])", re.ASCII)
log = logging.getLogger("douzaine.http")


class TooLarge(Exception):
    """A form is too large."""


class Guard:
    """ASGI middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse forms and sockets from other sites; add headers to answers."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if comes_from_us(scope) or is_api(scope):
                await self.app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403})
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            if scope["method"] not in ("GET", "HEAD") and not comes_from_us(scope) and not is_api(scope):
                await said(scope, 403, "server-error-foreign")(scope, receive, send_with_headers)
                return
            try:
                await self.app(scope, limited(receive), send_with_headers)
            except TooLarge:
                await said(scope, 413, "server-error-large")(scope, receive, send_with_headers)
        finally:
            seconds = time.perf_counter() - begun
            metrics.REQUESTS.labels(metrics.part_of(scope["path"]), f"{status // 100}xx").observe(seconds)
            took = round(1000 * seconds, 1)
            path = without_secrets(scope["path"])
            log.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": took})


def said(scope: Scope, status: int, id: str) -> PlainTextResponse:
    """A text in the visitor's language."""
    return PlainTextResponse(say_in_request(HTTPConnection(scope), id), status)


def is_api(scope: Scope) -> bool:
    """Whether a path is the API's, which uses tokens and no cookies, so no other site can abuse a browser for it."""
    return str(scope["path"]).startswith("/api/")


def comes_from_us(scope: Scope) -> bool:
    """Whether a page of this site sent a form or opened a socket."""
    headers = Headers(scope=scope)
    try:
        return urlsplit(headers.get("origin", "")).netloc == headers.get("host")
    except ValueError:  # nothing that a browser would send
        return False


def limited(receive: Receive) -> Receive:
    """Read a body only up to its limit."""
    size = 0

    async def read() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > limits.FORM_BYTES:
            raise TooLarge
        return message

    return read


# ---- logs


def without_secrets(text: str) -> str:
    """A text in which everything that could be a secret is masked: links, invitations, and words as long as one."""
    return LIKE_A_SECRET.sub("…", LINKS.sub(r"\1…", text))


class JsonLines(logging.Formatter):
    """Formats log records as JSON, one object per line."""

    PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        entry: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        known = self.PLAIN | set(entry)  # a record's facts cannot replace its level
        entry |= {name: value for name, value in vars(record).items() if name not in known}
        entry = {name: without_secrets(value) if isinstance(value, str) else value for name, value in entry.items()}
        if record.exc_info:
            entry["error"] = LINKS.sub(r"\1…", self.formatException(record.exc_info))
        return json.dumps(entry, ensure_ascii=False, default=str)
