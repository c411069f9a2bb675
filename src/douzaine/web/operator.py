"""The operator's own port, on this machine alone: figures for Prometheus, and the few acts that are needed.

It answers only to its own address (so no name that points here from elsewhere is believed), to nobody who comes by a
page of another site, and acts only for whoever holds the operator's token.
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
MOST_BYTES = 10_000  # of an order
MOST_PROCESSES = 64  # of one server, each with a port of its own

Act = Callable[[Services, dict[str, Any]], Awaitable[dict[str, Any]]]


def operator_app(found: Services) -> Starlette:
    """The operator's port of one server process."""
    app = Starlette(
        routes=[
            Route("/metrics", figures),
            *(Route(f"/{name}", ordered(act), methods=["POST"]) for name, act in ACTS.items()),
        ]
    )
    app.state.services = found
    return app


# ---- figures


async def figures(request: Request) -> Response:
    """Everything counted and timed, as Prometheus reads it."""
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


# ---- acts


async def tables(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Tables that are not over."""
    return {"tables": await found.moderator.listed()}


async def close(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Remove a table."""
    return {"record": await found.moderator.close(str(order["code"]))}


async def rename(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Give somebody another name."""
    return {"tables": await found.moderator.rename(str(order["code"]), int(order["seat"]), str(order["name"]))}


async def ban(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Let nobody in from an address."""
    return {"banned": await found.moderator.ban(str(order["address"]), float(order["days"]))}


async def unban(found: Services, order: dict[str, Any]) -> dict[str, Any]:
    """Let an address in again."""
    return {"was_banned": await found.moderator.unban(str(order["address"]))}


ACTS: dict[str, Act] = {"tables": tables, "close": close, "rename": rename, "ban": ban, "unban": unban}


def ordered(act: Act) -> Callable[[Request], Awaitable[Response]]:
    """A route that does something, for whoever holds the token."""

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
    """An order; a longer one raises `ValueError`."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BYTES:
            raise ValueError
    return body


def is_local(request: Request) -> bool:
    """Whether somebody on this machine asks for this very address, and no page of another site has sent them."""
    host = request.headers.get("host", "").rpartition(":")[0] or request.headers.get("host", "")
    comes_from_a_page = "origin" in request.headers or request.headers.get("sec-fetch-site", "none") != "none"
    return host in (HOST, "localhost") and not comes_from_a_page


def has_token(request: Request) -> bool:
    """Whether whoever asks knows the operator's token, and could say so in a way no form can."""
    token = os.environ.get(TOKEN_VARIABLE, "")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    return bool(token) and hmac.compare_digest(given.encode(), token.encode())


def problem(status: int, why: Phrase, request: Request) -> JSONResponse:
    """A refusal, in the language of whoever asks."""
    wanted = request.headers.get("accept-language", "")[:2]
    return JSONResponse({"detail": why.text(wanted if wanted in LANGUAGES else "en")}, status)


def token_in(folder: Path) -> str:
    """The token of a server, kept where only its user can read it; made if there is none."""
    file = folder / TOKEN_FILE
    with suppress(FileNotFoundError):
        return file.read_text(encoding="utf-8").strip()
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as made:
        made.write(secrets.token_urlsafe(32) + "\n")
    return file.read_text(encoding="utf-8").strip()


# ---- the port


class LocalServer(uvicorn.Server):
    """A second server in a process; signals are for the first one."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave them alone."""
        yield


def bound(port: int) -> socket.socket:
    """A socket on this machine at a port, or at the next free one: each process of a server has its own."""
    for each in range(port, min(port + MOST_PROCESSES, 65536)):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, each))
            listening.listen()  # Linux lets two processes bind a port to which neither listens
            return listening
        except OSError:
            listening.close()
    raise DouzaineError("error-operator-port", port=port)


async def run(found: Services) -> None:
    """Serve the operator of this process, if it has a port for that."""
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
