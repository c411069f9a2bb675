"""The log on SQLite: entries that come together share a commit, and are never written by half."""

import asyncio
import sqlite3
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from douzaine.server.model import LogEntry
from douzaine.store import writers
from douzaine.store.log import CommitQueue
from douzaine.store.writers import Pending, SqliteWriter, Taken

TABLES = """
CREATE TABLE match (code TEXT PRIMARY KEY, ended FLOAT, result TEXT);
CREATE TABLE move (code TEXT REFERENCES match (code), number INT, kind TEXT, seat INT, words TEXT, at FLOAT,
                   PRIMARY KEY (code, number));
INSERT INTO match VALUES ('a', NULL, NULL), ('b', NULL, NULL);
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "log.sqlite"
    with sqlite3.connect(made) as connection:
        connection.executescript(TABLES)
    connection.close()
    return made


class Watched:
    """A queue to a SQLite file that notes every commit: how many entries, and in which thread."""

    def __init__(self, path: Path) -> None:
        self.writer = SqliteWriter(path)
        self.queue = CommitQueue(self.commit)
        self.append = self.queue.append
        self.commits: list[int] = []
        self.threads: set[int] = set()
        write = self.writer._write

        def note(batch: Sequence[Pending]) -> None:
            self.threads.add(threading.get_ident())
            write(batch)

        self.writer._write = note  # type: ignore[method-assign]

    async def commit(self, batch: Sequence[Pending]) -> None:
        self.commits.append(len(batch))
        await self.writer.commit(batch)


def run(path: Path, main: Any) -> Watched:
    """Do something with a log, and close it."""

    async def whole() -> Watched:
        log = Watched(path)
        try:
            done: Coroutine[Any, Any, None] = main(log)
            await done
        finally:
            await log.queue.close()
            await log.writer.close()
        return log

    return asyncio.run(whole())


def entry(number: int) -> LogEntry:
    return LogEntry(number, "move", 0, ("keep 6", "roll"), 1.5)


def rows(path: Path) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT code, number, words FROM move ORDER BY code, number").fetchall()
    connection.close()
    return found


def test_an_entry_is_there_on_return_and_the_end_with_it(path: Path) -> None:
    async def main(log: Watched) -> None:
        await log.append("a", entry(1), {"winners": [0]})
        assert rows(path) == [("a", 1, '["keep 6", "roll"]')]

    run(path, main)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT ended, result FROM match WHERE code = 'a'").fetchone() == (
        1.5,
        '{"winners": [0]}',
    )
    connection.close()


def test_a_number_is_taken_once(path: Path) -> None:
    done: list[Any] = []

    async def main(log: Watched) -> None:
        done.extend(await asyncio.gather(*(log.append("a", entry(1), None) for _ in range(5)), return_exceptions=True))

    run(path, main)
    assert sorted(isinstance(each, Taken) for each in done) == [False, True, True, True, True]
    assert len(rows(path)) == 1


def test_an_entry_that_is_taken_does_not_hold_up_the_others(path: Path) -> None:
    done: list[Any] = []

    async def main(log: Watched) -> None:
        await log.append("a", entry(1), None)
        wanted = [("a", 1), ("b", 1), ("a", 2)]
        appends = (log.append(code, entry(number), None) for code, number in wanted)
        done.extend(await asyncio.gather(*appends, return_exceptions=True))

    run(path, main)
    assert [isinstance(each, Taken) for each in done] == [True, False, False]
    assert [row[:2] for row in rows(path)] == [("a", 1), ("a", 2), ("b", 1)]


def test_entries_that_come_together_share_a_commit_in_one_thread(path: Path) -> None:
    async def main(log: Watched) -> None:
        await asyncio.gather(*(log.append("ab"[n % 2], entry(n), None) for n in range(100)))
        await log.append("a", entry(100), None)

    log = run(path, main)
    assert len(rows(path)) == 101
    assert sum(log.commits) == 101
    assert len(log.commits) <= 3
    assert len(log.threads) == 1
    assert threading.get_ident() not in log.threads


def test_a_locked_file_is_waited_for_while_everything_else_goes_on(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    async def main(log: Watched) -> None:
        await log.append("a", entry(1), None)
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.2, other.execute, "ROLLBACK")  # which comes only if nobody blocks
        await log.append("a", entry(2), None)

    run(path, main)
    other.close()
    assert len(rows(path)) == 2


def test_whoever_goes_away_does_not_take_their_entry_with_them(path: Path) -> None:
    async def main(log: Watched) -> None:
        gone = asyncio.create_task(log.append("a", entry(1), None))
        stays = asyncio.create_task(log.append("b", entry(1), None))
        await asyncio.sleep(0)
        gone.cancel()
        await stays

    run(path, main)
    assert [row[:2] for row in rows(path)] == [("a", 1), ("b", 1)]


def test_an_entry_that_cannot_be_written_leaves_nothing_and_the_next_one_can(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main(log: Watched) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(writers, "END", "UPDATE nothing SET x = ?, y = ? WHERE z = ?")
            with pytest.raises(OperationalError):
                await log.append("a", entry(1), {"winners": []})
        assert rows(path) == []
        await log.append("a", entry(1), {"winners": []})

    run(path, main)
    assert len(rows(path)) == 1


def test_what_is_on_its_way_is_written_before_the_log_closes(path: Path) -> None:
    async def main(log: Watched) -> None:
        for number in range(20):
            asyncio.get_running_loop().create_task(log.append("a", entry(number), None))
        await asyncio.sleep(0)

    run(path, main)
    assert len(rows(path)) == 20


def test_the_log_of_sqlite_does_not_grow_while_people_play(path: Path) -> None:
    """SQLite works its own log into the file as it goes, and begins it anew."""
    sizes: list[int] = []

    async def main(log: Watched) -> None:
        for number in range(30):
            await asyncio.gather(*(log.append("a", entry(number * 200 + n), None) for n in range(200)))
            sizes.append(path.with_name(f"{path.name}-wal").stat().st_size)
            for n in range(40):
                await log.append("b", entry(number * 40 + n), None)

    run(path, main)
    assert len(rows(path)) == 30 * 240
    assert max(sizes) < 6_000_000  # bytes; a thousand pages are 4 MB
