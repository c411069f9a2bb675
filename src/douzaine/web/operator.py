"""The operator's port, on this machine only: metrics for Prometheus, and moderation.

It answers only requests for its own address (so other names that point here do not work), refuses requests from pages
of other sites, and acts only with the operator's token.
"""

import asyncio
import hmac
import json
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from douzaine.errors import DouzaineError, Phrase
from douzaine.match.words import LANGUAGES
from douzaine.server import jobs, metrics
from douzaine.server.model import Refused
from douzaine.web.context import Services, services

log = logging.getLogger("douzaine.operator")
HOST = "127.0.0.1"
PORT_VARIABLE, TOKEN_VARIABLE = "DOUZAINE_OPERATOR_PORT", "DOUZAINE_OPERATOR_TOKEN"
TOKEN_FILE = "operator.token"
MOST_BYTES = 10_000  # of a request body
MOST_PROCESSES = 64  # of one server, each with its own port

Act = Callable[[Services, dict[str, Any]], Awaitable[dict[str, Any]]]


def operator_app(found: Services) -> Starlette:
    """The application on the operator's port of one server process."""
    app = Starlette(
        routes=[
            Route("/metrics", figures),
            *(Route(f"/{name}", ordered(act), methods=["POST"]) for name, act in ACTS.items()),
        ]
    )
    app.state.services = found
    return app


# ---- metrics


async def figures(request: Request) -> Response:
    """All metrics in Prometheus' format."""
    if not is_local(request):
        return problem(403, Phrase("operator-error-elsewhere"), request)
    found = services(request)
    for state, count in (await found.store.moderation.counts()).items():
        metrics.TABLES.labels(state).set(count)
    metrics.MATCHES.set(len(found.tables.live))
    metrics.PAGES.set(found.audience.count())
    metrics.BANS.set(len(found.bans))
    for pool in (jobs.reading(), jobs.thinking(), jobs.searching(), jobs.patient()):
        metrics.WAITING.labels(pool.name).set(pool.waiting)
        metrics.REPLACED.labels(pool.name).set(pool.replaced)
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


# ---- actions


async def tables(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """List unfinished tables."""
    return {"tables": await found.moderator.listed()}


async def close(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Remove a table."""
    return {"record": await found.moderator.close(str(order["code"]))}


async def rename(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Rename somebody."""
    return {"tables": await found.moderator.rename(str(order["code"]), int(order["seat"]), str(order["name"]))}


async def ban(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Ban an address."""
    return {"banned": await found.moderator.ban(str(order["address"]), float(order["days"]))}


async def unban(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Lift a ban."""
    return {"was_banned": await found.moderator.unban(str(order["address"]))}


ACTS: dict[str, Act] = {"tables": tables, "close": close, "rename": rename, "ban": ban, "unban": unban}


def ordered(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """A route for an action that needs the token."""

    async def answer(request: Request) -> Response:
        if not is_local(request) or not has_token(request):
            return problem(403, Phrase("operator-error-token"), request)
        try:
            body = await read_body(request)
            order = json.loads(body)
            done = await act(services(request), order if isinstance(order, dict) else {})
        except Refused as refused:
            return problem(refused.status, refused, request)
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            return problem(422, Phrase("operator-error-order"), request)
        log.info("operator", extra={"act": act.__name__})
        return JSONResponse(done)

    return answer


async def read_body(request: Request) -> bytes:
    """The body of a request; a longer one raises `ValueError`."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            raise ValueError
    return body


def is_local(request: Request) -> bool:
    """Whether a request comes from this machine for this very address, and not from a page of another site."""
    host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    comes_from_a_page = "origin" in request.headers or request.headers.get("sec-fetch-site", "none") != "none"
    return host in (HOST, "localhost") and not comes_from_a_page


def has_token(request: Request) -> bool:
    """Whether a request has the operator's token, in a header that no form can send."""
    token = os.environ.get(TOKEN_VARIABLE, "")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


def problem(status: int, why: Phrase, request: Request) -> JSONResponse:
    """A refusal in the caller's language."""
    wanted = request.headers.get("accept-language", "")[:2]
    return JSONResponse({"detail": why.text(wanted if wanted in LANGUAGES else "en")}, status)


def token_in(folder: Path) -> str:
    """The token of a server, in a file that only its user can read; created if there is none."""
    file = folder / TOKEN_FILE
    with suppress(FileNotFoundError):
        return file.read_text(encoding="utf-8").strip()
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as made:
        made.write(secrets.token_urlsafe(32) + "\n")
    return file.read_text(encoding="utf-8").strip()


# ---- the port


class LocalServer(uvicorn.Server):
    """A second server in a process, which leaves signals to the first one."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ignore signals."""
        yield


def bound(port: int) -> socket.socket:
    """A socket on this machine at a port, or at the next free one: each process of a server has its own."""
    for each in range(port, min(port + MOST_PROCESSES, 65536)):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, each))
            listening.listen()  # Linux lets two processes bind a port while neither listens
            return listening
        except OSError:
            listening.close()
    raise DouzaineError("error-operator-port", port=port)


async def run(found: Services) -> None:
    """Serve the operator's port of this process, if it has one."""
    port = int(os.environ.get(PORT_VARIABLE, "0"))
    if not port:
        return
    listening = bound(port)
    config = uvicorn.Config(operator_app(found), log_config=None, access_log=False, lifespan="off", proxy_headers=False)
    server = LocalServer(config)
    log.info("operator's port", extra={"port": listening.getsockname()[1]})
    try:
        await server.serve(sockets=[listening])
    except asyncio.CancelledError:
        server.should_exit = True
        await server.shutdown(sockets=[listening])
        raise
    finally:
        listening.close()
