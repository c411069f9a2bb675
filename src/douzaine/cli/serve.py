"""The command `douzaine serve`: the table in the browser."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from douzaine.errors import DouzaineError, Phrase, file_trouble
from douzaine.games.declare import shown
from douzaine.match.words import table_words
from douzaine.server import limits
from douzaine.server.own_bots import allow
from douzaine.store.store import default_database, run_migrations, shown_without_password
from douzaine.web.app import make_app
from douzaine.web.live.sockets import Sockets
from douzaine.web.middleware.connections import Requests
from douzaine.web.middleware.guard import JsonLines
from douzaine.web.operator import PORT_VARIABLE, TOKEN_VARIABLE, token_in

HOST, PORT = "127.0.0.1", 8012
MOST_WORKERS = 64
DATABASE = "DOUZAINE_DATABASE"  # where a worker finds its database


def serve(
    port: int = PORT,
    host: str = HOST,
    database: str | None = None,
    data: Path | None = None,
    open_browser: bool = True,
    workers: int = 1,
    lang: str = "en",
    bots: Sequence[str] = (),
    operator: int | None = None,
) -> None:
    """Serve until stopped. Without a database, matches are stored in a SQLite file in the folder `data`."""
    if bots:
        allow(bots)
    limits.check_names()
    check_workers(workers, database)
    folder = Path(data) if data else user_data_path("douzaine", False)
    if database is None:
        database = default_database(checked_folder(folder))
    operator = port_told() if operator is None else operator
    if operator == port:
        raise DouzaineError("error-operator-same-port", port=str(port))
    if operator is not None:
        os.environ[PORT_VARIABLE] = str(operator)  # in the environment, for every process
        os.environ[TOKEN_VARIABLE] = os.environ.get(TOKEN_VARIABLE) or token_in(checked_folder(folder))
    check_port(host, port)
    run_migrations(database)
    write_logs()
    be_prompt()
    address = address_of(host, port)
    print(table_words().text("cli-serving", lang, address=address, kept=shown_without_password(database)), flush=True)
    if workers > 1:
        run_workers(workers, host, port, database)
        return
    app = make_app(database)
    server = Server(uvicorn.Config(app, host=host, port=port, **SETTINGS), address, open_browser)
    server.run()


def address_of(host: str, port: int) -> str:
    """The address to open in a browser on this machine."""
    name = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


SETTINGS: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "timeout_graceful_shutdown": 5,
    "http": Requests,
    "ws": Sockets,
    "ws_max_size": limits.MESSAGE_BYTES,
    "proxy_headers": True,
}


class Server(uvicorn.Server):
    """A server that opens the browser when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: object = None) -> None:
        """Start, then open the browser."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self._open_browser and self.started:
            await asyncio.to_thread(webbrowser.open, self._address)


def check_workers(workers: int, database: str | None) -> None:
    """Refuse several processes on a database without notifications between them."""
    if not 1 <= workers <= MOST_WORKERS:
        raise DouzaineError("error-whole", name="--workers", low=1, high=MOST_WORKERS, value=shown(workers))
    if workers > 1 and not str(database).startswith("postgres"):
        raise DouzaineError("error-workers")


def port_told() -> int | None:
    """The operator's port in the environment, if there is one. Raises `DouzaineError`."""
    told = os.environ.get(PORT_VARIABLE)
    if not told:
        return None
    if not told.isdecimal() or not 1 <= int(told) <= 65535:
        raise DouzaineError("error-port-variable", name=PORT_VARIABLE, value=shown(told))
    return int(told)


def check_port(host: str, port: int) -> None:
    """Raise `DouzaineError` unless a server can listen on a port: most often another one already does."""
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except (OSError, OverflowError) as error:
        taken = getattr(error, "errno", None) == errno.EADDRINUSE
        why = Phrase("port-taken") if taken else file_trouble(error)
        raise DouzaineError("error-port", host=host, port=str(port), why=why) from error


def checked_folder(folder: Path) -> Path:
    """A folder for the matches, created if it is missing; refused if it cannot be written to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise PermissionError
    except OSError as error:
        raise DouzaineError("error-data-folder", folder=str(folder), why=file_trouble(error)) from error
    return folder


def run_workers(workers: int, host: str, port: int, database: str) -> None:
    """Run several processes on one port; one that dies is replaced."""
    os.environ[DATABASE] = database
    settings: dict[str, Any] = {**SETTINGS, "host": host, "port": port, "workers": workers, "factory": True}
    uvicorn.run("douzaine.cli.serve:worker", **settings)


def be_prompt() -> None:
    """Reduce pauses: postpone garbage collection and switch threads more often."""
    gc.collect()
    gc.freeze()  # objects created before the first table stay
    gc.set_threshold(1_000, 5, 1_000_000)  # old objects are collected by `app.sweep`, rarely
    sys.setswitchinterval(0.0005)  # seconds for which another thread may hold up the event loop


def worker() -> Starlette:
    """The application of one of several processes."""
    write_logs()
    be_prompt()
    return make_app(os.environ[DATABASE])


def write_logs() -> None:
    """Log one JSON object per line to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "aiosqlite", "sqlalchemy.engine", "websockets", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)
