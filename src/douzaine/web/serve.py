"""`douzaine serve`: the table in the browser, from one command."""

import asyncio
import logging
import sys
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from platformdirs import user_data_path

from douzaine.match.words import table_words
from douzaine.web.app import make_app
from douzaine.web.guard import JsonLines
from douzaine.web.store import default_database

HOST, PORT = "127.0.0.1", 8012


def serve(
    port: int = PORT,
    host: str = HOST,
    database: str | None = None,
    data: Path | None = None,
    open_browser: bool = True,
    lang: str = "en",
) -> None:
    """Serve the table until stopped. Without a database, moves are kept in a SQLite file in the folder `data`."""
    if database is None:
        folder = Path(data) if data else user_data_path("douzaine", False)
        folder.mkdir(parents=True, exist_ok=True)
        database = default_database(folder)
    write_logs()
    address = f"http://{'localhost' if host in ('0.0.0.0', '::') else host}:{port}"
    print(table_words().text("cli-serving", lang, address=address, kept=shown_without_password(database)), flush=True)
    server = Server(uvicorn.Config(make_app(database), host=host, port=port, **SETTINGS), address, open_browser)
    server.run()


SETTINGS: dict[str, Any] = {
    "log_config": None,
    "access_log": False,
    "timeout_graceful_shutdown": 5,
    "ws": "websockets-sansio",
    "ws_max_size": 65536,
    "proxy_headers": True,
}


class Server(uvicorn.Server):
    """A server that opens the browser once it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: object = None) -> None:
        """Start, then show the table."""
        await super().startup(sockets)  # type: ignore[arg-type]
        if self._open_browser and self.started:
            await asyncio.to_thread(webbrowser.open, self._address)


def write_logs() -> None:
    """One JSON object a line, on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "aiosqlite", "sqlalchemy.engine", "websockets", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.WARNING)


def shown_without_password(database: str) -> str:
    """A database URL as it may be printed."""
    from sqlalchemy import make_url

    address = make_url(database)
    return str(address.database) if address.drivername.startswith("sqlite") else address.render_as_string(True)
