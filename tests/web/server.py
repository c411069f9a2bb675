"""A real server in a process of its own, for browsers and for being killed."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE_S, wait_until

CHROMIUM = os.environ.get("DOUZAINE_CHROMIUM", "/usr/bin/chromium")
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # on Windows, SIGTERM kills
NO_LUCK = {"DOUZAINE_LIMIT_LUCK_STEPS": "1"}  # seconds of work after every match, which has tests of its own
START = """
import os
import sys
import douzaine as dz
from pathlib import Path
for entry in sys.argv[4:]:
    dz.add_game(*entry.split("="))
from douzaine.server import bot_seats, table
from douzaine.store import database
from douzaine.web import app
from douzaine.cli.serve import serve
database.ANSWER_S = float(os.environ.get("DOUZAINE_TEST_ANSWER_S", database.ANSWER_S))
table.STAND_IN_AFTER_S = float(os.environ.get("DOUZAINE_TEST_STAND_IN_S", table.STAND_IN_AFTER_S))
bot_seats.PAUSE_S = 0  # nobody has to follow what bots do
app.COMPILE = ""  # rules are ready, and a test that needs more compiles it once for all
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), database=sys.argv[3] or None, open_browser=False)
"""


class Server:
    """A server that can be stopped, killed and started again on the same data."""

    def __init__(self, data: Path, database: str = "", games: tuple[str, ...] = ()) -> None:
        self.data, self.database, self.games = data, database, games
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        command = [sys.executable, "-c", START, str(self.port), str(self.data), self.database, *self.games]
        with open(self.data / "server.log", "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env={**NO_LUCK, **os.environ})
        wait_until(self._answers)
        return self

    def _answers(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise RuntimeError((self.data / "server.log").read_text(errors="replace")[-3000:])
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=PATIENCE_S) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE_S)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running_server(data: Path, database: str = "", games: tuple[str, ...] = ()) -> Iterator[str]:
    server = Server(data, database, games).start()
    try:
        yield server.address
    finally:
        server.stop()
