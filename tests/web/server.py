"""A real server in a process of its own, for browsers and for being killed."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CHROMIUM = "/usr/bin/chromium"
START = """
import sys
import douzaine as dz
from pathlib import Path
for entry in sys.argv[4:]:
    dz.add_game(*entry.split("="))
from douzaine.web.serve import serve
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
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=dict(os.environ))
        for _ in range(400):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2) as answer:
                    assert answer.status == 200
                return self
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError((self.data / "server.log").read_text(errors="replace")[-3000:])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(20)


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
