"""A server in a thread of this process: real sockets, and its insides within reach."""

import asyncio
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

import douzaine as dz
from douzaine.cli.serve import SETTINGS
from douzaine.store.store import default_database
from douzaine.web.app import make_app
from douzaine.web.context import Services
from tests.patience import PATIENCE_S, wait_until


class Inside:
    """A running server."""

    def __init__(self, database: str, **more: Any) -> None:
        self.app = make_app(database, compiles=False, **more)
        self.server = uvicorn.Server(uvicorn.Config(self.app, host="127.0.0.1", port=0, **SETTINGS))  # type: ignore[arg-type]
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop
        self.browsers: list[httpx.Client] = []

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve()

        asyncio.run(main())

    def start(self) -> "Inside":
        self.thread.start()
        wait_until(lambda: self.server.started)
        self.services.bots.pause_s = 0  # nobody has to follow
        return self

    def stop(self) -> None:
        for browser in self.browsers:
            browser.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE_S)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def do(self, coroutine: Any) -> Any:
        """Run something inside the server's event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE_S)

    def browser(self, lang: str = "en") -> httpx.Client:
        """Somebody with cookies of their own."""
        headers = {"Origin": self.address, "Accept-Language": lang}
        made = httpx.Client(base_url=self.address, headers=headers, follow_redirects=True, timeout=PATIENCE_S)
        self.browsers.append(made)
        return made


@contextmanager
def inside(folder: Path, **more: Any) -> Iterator[Inside]:
    server = Inside(default_database(folder), **more).start()
    try:
        yield server
    finally:
        server.stop()


def code_in(url: Any) -> str:
    found = re.search(r"/t/([a-z]+-\d{4})", str(url))
    assert found, url
    return found[1]


def play_to_the_end(browser: httpx.Client, server: Inside, code: str, seconds: float = PATIENCE_S) -> None:
    """Play all of one's own decisions by the first legal moves, in the browser's way."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = server.do(server.services.tables.get(code))
        if table.live.over:
            return
        mine = [seat.number for seat in table.row.seats if seat.kind == "person"]
        asked = [seat for seat in table.live.actors() if seat in mine]
        if not asked:
            time.sleep(0.005)
            continue
        words = whole_decision(table.live.match, asked[0])
        server.do(_decide(server, code, table, asked[0], words))
    raise AssertionError("the match does not end")


async def _decide(server: Inside, code: str, table: Any, seat: int, words: list[str]) -> None:
    tables = server.services.tables
    async with tables.held(code):
        fresh = await tables.load(code)
        if fresh.live is not None and fresh.live.number == table.live.number:
            await tables.append(fresh, "move", seat, words)
    server.services.bots.wake(code)


def whole_decision(match: dz.Match, seat: int) -> list[str]:
    """Moves of a simple bot up to the next chance event or somebody else's turn."""
    from douzaine.bots import bot
    from douzaine.server.bots import decide

    return decide(match.box, match.data, seat, bot("simple", 1))
