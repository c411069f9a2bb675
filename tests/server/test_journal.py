"""Rows of the log on SQLite: at once on a quick disk, in a thread on a slow one, and never half."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from douzaine.web import journal
from douzaine.web.journal import AGAIN, IN_A_ROW, File, Journal, Taken
from douzaine.web.store import Logged

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


@pytest.fixture
def file(path: Path) -> Iterator[File]:
    made = File(path)
    yield made
    made.end()


def row(number: int) -> Logged:
    return Logged(number, "move", 0, ("keep 6", "roll"), 1.5)


def rows(path: Path) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT code, number, words FROM move ORDER BY code, number").fetchall()
    connection.close()
    return found


def on(file: File) -> Journal:
    return Journal(file.commit, file.commit_at_once)


def where(file: File, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For every commit whether it was made at once."""
    seen: list[bool] = []
    write = file._write

    def note(*given: Any) -> None:
        seen.append(threading.current_thread() is threading.main_thread())
        write(*given)

    monkeypatch.setattr(file, "_write", note)
    return seen


def test_a_row_is_there_on_return_and_the_end_with_it(file: File, path: Path) -> None:
    asyncio.run(on(file).append("a", row(1), {"winners": [0]}))
    assert rows(path) == [("a", 1, '["keep 6", "roll"]')]
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT ended, result FROM match WHERE code = 'a'").fetchone() == (
        1.5,
        '{"winners": [0]}',
    )
    connection.close()


def test_a_number_is_taken_once(file: File, path: Path) -> None:
    async def main() -> list[Any]:
        log = on(file)
        return await asyncio.gather(*(log.append("a", row(1), None) for _ in range(5)), return_exceptions=True)

    done = asyncio.run(main())
    assert sorted(isinstance(each, Taken) for each in done) == [False, True, True, True, True]
    assert len(rows(path)) == 1


def test_a_slow_disk_is_left_to_a_thread_and_tried_again(
    file: File, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = where(file, monkeypatch)
    monkeypatch.setattr(journal, "QUICK", -1)  # nothing is quick

    async def main() -> None:
        log = on(file)
        for number in range(IN_A_ROW + AGAIN + 1):
            await log.append("a", row(number), None)

    asyncio.run(main())
    assert seen == [True] * IN_A_ROW + [False] * AGAIN + [True]
    assert len(rows(path)) == len(seen)


def test_rows_that_come_while_a_slow_disk_writes_share_a_commit(
    file: File, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = where(file, monkeypatch)
    file._rest = 1000

    async def main() -> None:
        log = on(file)
        await asyncio.gather(*(log.append("ab"[n % 2], row(n), None) for n in range(100)))

    asyncio.run(main())
    assert len(rows(path)) == 100
    assert len(seen) <= 3


def test_a_locked_file_is_waited_for_in_a_thread(file: File, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = where(file, monkeypatch)
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)

    async def main() -> None:
        log = on(file)
        await log.append("a", row(1), None)
        other.execute("BEGIN IMMEDIATE")
        asyncio.get_running_loop().call_later(0.2, other.execute, "ROLLBACK")
        await log.append("a", row(2), None)

    asyncio.run(main())
    other.close()
    assert seen == [True, True, False]
    assert len(rows(path)) == 2


def test_a_row_that_cannot_be_written_leaves_nothing_and_the_next_one_can(
    file: File, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        log = on(file)
        with monkeypatch.context() as patch:
            patch.setattr(journal, "END", "UPDATE nothing SET x = ?, y = ? WHERE z = ?")
            with pytest.raises(OperationalError):
                await log.append("a", row(1), {"winners": []})
        assert rows(path) == []
        await log.append("a", row(1), {"winners": []})

    asyncio.run(main())
    assert len(rows(path)) == 1


def test_the_log_of_sqlite_is_worked_in(file: File, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "CHECKPOINT", 10)

    async def main() -> None:
        log = on(file)
        for number in range(25):
            await log.append("a", row(number), None)

    asyncio.run(main())
    file._threads.shutdown()
    connection = sqlite3.connect(path)
    busy, pages, done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    connection.close()
    assert not busy
    assert pages == done
    assert len(rows(path)) == 25


def test_the_log_of_sqlite_has_room_beforehand_and_nothing_is_in_it(file: File, path: Path) -> None:
    file.make_room()
    log = path.with_name(f"{path.name}-wal")
    size = log.stat().st_size
    assert size >= journal.ROOM
    asyncio.run(on(file).append("a", row(1), None))
    assert log.stat().st_size == size
    assert len(rows(path)) == 1
    file.close()
    connection = sqlite3.connect(path)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    connection.close()
    assert tables == {"match", "move"}
    assert path.stat().st_size < journal.ROOM


def test_where_there_is_no_room_rows_are_written_all_the_same(
    file: File, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "ROOM", 2**40)  # more than SQLite takes
    file.make_room()
    asyncio.run(on(file).append("a", row(1), None))
    assert len(rows(path)) == 1


def test_the_log_of_sqlite_begins_anew_while_rows_keep_coming(
    file: File, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A checkpoint during which something is added leaves the log as it is: it would grow while people play."""
    log, later = on(file), iter((1, 2))

    class Meanwhile(sqlite3.Connection):
        """Two rows come, one during each of the first two checkpoints."""

        def execute(self, command: str, *given: Any) -> sqlite3.Cursor:
            found = super().execute(command, *given)
            if "wal_checkpoint" in command and (number := next(later, None)) is not None:
                busy, written, done = found.fetchone()
                asyncio.run(log.append("b", row(number), None))
                return super().execute("SELECT ?, ?, ?", (busy, written + 1, done))
            return found

    async def play() -> None:
        for number in range(50):
            await log.append("a", row(number), None)

    asyncio.run(play())
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Meanwhile))
        file._work_in()
    asyncio.run(log.append("a", row(50), None))
    connection = sqlite3.connect(path)
    written = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
    connection.close()
    assert 0 < written < 10  # pages
    assert len(rows(path)) == 53
