"""What the operating system is asked: the log is on the disk before anybody is told that it is."""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import DEPTH
from tests.patience import wait_until
from tests.server.driving import Driver
from tests.server.test_never_lose import children
from tests.web.server import START, free_port

MOVES = 25
CALLS = "fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg"
UNFINISHED, RESUMED = (
    re.compile(r"^(\d+) +(\w+)\((.*) <unfinished \.\.\.>$"),
    re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>"),
)
WHOLE = re.compile(r"^(\d+) +(\w+)\((.*)$")


def cannot_trace() -> str:
    """Why system calls cannot be watched here, if they cannot."""
    if shutil.which("strace") is None:
        return "strace is not installed"
    tried = subprocess.run(["strace", "-f", "-e", "trace=none", "true"], capture_output=True, text=True, timeout=20)
    return "" if tried.returncode == 0 else f"strace may not trace here: {tried.stderr.strip()[:100]}"


def events(trace: Path) -> Iterator[str]:
    """What happened to the log of SQLite and to those who ask, in order: `write` and `sync` of the one, `answer`."""
    begun: dict[tuple[str, str], str] = {}
    for line in trace.read_text(errors="replace").splitlines():
        if found := UNFINISHED.match(line):
            process, call, rest = found.groups()
            begun[process, call] = rest
            if call.startswith("pwrite") and "-wal>" in rest:
                yield "write"  # from the moment it begins
            elif "201 Created" in rest:
                yield "answer"
        elif found := RESUMED.match(line):
            if found[2] in ("fsync", "fdatasync") and "-wal>" in begun.pop((found[1], found[2]), "") and "= 0" in line:
                yield "sync"  # only once it is done
        elif found := WHOLE.match(line):
            _, call, rest = found.groups()
            if "-wal>" in rest and call.startswith("pwrite"):
                yield "write"
            elif "-wal>" in rest and call in ("fsync", "fdatasync") and rest.endswith("= 0"):
                yield "sync"
            elif "201 Created" in rest:
                yield "answer"


def unsynced(found: list[str]) -> int:
    """How many answers were given while something in the log was not on the disk."""
    wrong, is_synced = 0, True
    for each in found:
        if each == "answer":
            wrong += not is_synced
        else:
            is_synced = each == "sync"
    return wrong


def test_what_counts_as_wrong() -> None:
    assert unsynced(["write", "sync", "answer", "write", "write", "sync", "answer"]) == 0
    assert unsynced(["write", "answer", "sync"]) == 1
    assert unsynced(["write", "sync", "write", "answer"]) == 1


@pytest.mark.slow
@pytest.mark.skipif(DEPTH == 1, reason="NIGHTLY: system calls are traced with DOUZAINE_DEPTH of 2 or more")
def test_the_log_is_synced_before_the_answer(tmp_path: Path) -> None:
    if why := cannot_trace():
        pytest.skip(f"NOT TRACED, the sync before the answer is not shown here: {why}")
    trace, port = tmp_path / "trace", free_port()
    watch = ["strace", "-f", "-y", "-s", "60", "-e", f"trace={CALLS}", "-e", "signal=none", "-o", str(trace)]
    with open(tmp_path / "server.log", "wb") as log:
        process = subprocess.Popen(
            [*watch, sys.executable, "-c", START, str(port), str(tmp_path), ""],
            stdout=log,
            stderr=log,
            env=dict(os.environ),
        )

    def answers() -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    async def play() -> int:
        driver = Driver(f"http://127.0.0.1:{port}")
        tables = [await driver.open("killer") for _ in range(2)]
        for table in tables:
            await driver.play(table, MOVES)
        await driver.client.aclose()
        return sum(len(table.acknowledged) for table in tables)

    try:
        wait_until(answers)
        acknowledged = asyncio.run(play())
    finally:
        for traced in children(process.pid):
            os.kill(traced, signal.SIGTERM)
        process.wait(60)
    found = list(events(trace))
    assert acknowledged >= 20
    assert found.count("answer") >= acknowledged
    assert found.count("sync") >= acknowledged  # one player moves at a time: no commit is shared
    assert unsynced(found) == 0
