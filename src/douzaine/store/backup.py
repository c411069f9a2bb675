"""Backups of a SQLite file, made while a server uses it, and restored while none does."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from alembic.script import ScriptDirectory
from filelock import FileLock, Timeout

from douzaine.errors import DouzaineError
from douzaine.store.database import MIGRATIONS, lock_of, make_private


def back_up(database: Path, to: Path) -> None:
    """Copy a database as it is at one moment to a new file, without making writers wait. Raises `DouzaineError`."""
    if not database.is_file():
        raise DouzaineError("error-no-database", file=str(database))
    if to.exists():
        raise DouzaineError("error-backup-exists", file=str(to))
    part = to.with_name(f"{to.name}.part")
    try:
        part.unlink(missing_ok=True)
        _copy(database, part)
        check(part)
        os.replace(part, to)
        _sync(to.parent)
    finally:
        part.unlink(missing_ok=True)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in a database's place; returns the new path of the old database, if there was one.

    Raises `DouzaineError` if the file is not a backup, or a server uses the database. As after an upgrade, unvisited
    data stays for a while.
    """
    check(backup)
    database = database.resolve()
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(lock_of(database))
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise DouzaineError("error-store-in-use", file=str(database)) from None
    part = database.with_name(f"{database.name}.part")
    try:
        part.unlink(missing_ok=True)
        _copy(backup, part)
        with closing(sqlite3.connect(part)) as connection, connection:
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'fact'").fetchone():
                connection.execute("UPDATE fact SET value = ? WHERE name = 'retention_began'", (time.time(),))
        _sync(part)
        aside = _put_aside(database)
        os.replace(part, database)
        _sync(database.parent)
        return aside
    finally:
        part.unlink(missing_ok=True)
        lock.release()


def check(file: Path) -> None:
    """Raise `DouzaineError` unless a file is a complete database of ours, and not of a later version."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT code, seed FROM match LIMIT 1").fetchall()
            is_whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    except sqlite3.Error as error:
        raise DouzaineError("error-no-backup", file=str(file)) from error
    if revision is None or not is_whole:
        raise DouzaineError("error-no-backup", file=str(file))
    if revision[0] not in {each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}:
        raise DouzaineError("error-later-backup", file=str(file))


def _copy(source: Path, to: Path) -> None:
    """One step: SQLite copies one moment, while writers continue in the log beside the file."""
    try:
        make_private(to)
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as old,
            closing(sqlite3.connect(to)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # to make it one file
        _sync(to)
    except (sqlite3.Error, OSError) as error:  # no such folder, no space on the disk, an unusable source
        raise DouzaineError("error-not-copied", source=str(source), file=str(to)) from error


def _put_aside(database: Path) -> Path | None:
    """Rename a database, with the log beside it if SQLite can no longer merge that."""
    if not database.exists():
        return None
    aside = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        with closing(sqlite3.connect(database)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:  # it is damaged, which may be why a backup is restored
        pass
    for end in ("-wal", "-shm", ""):
        if (file := database.with_name(database.name + end)).exists():
            os.replace(file, aside.with_name(aside.name + end))
    return aside


def _sync(path: Path) -> None:
    """Wait until a file or folder is on disk; Windows cannot do this for folders."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
