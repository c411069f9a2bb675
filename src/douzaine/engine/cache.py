"""Where compiled rules are kept on disk."""

import os
import stat
import tempfile
from pathlib import Path


def cache_base() -> Path | None:
    """The first writable folder: DOUZAINE_CACHE, the user's cache, or a folder of the user's among temporary files.

    None if there is none: rules are then compiled again in every process.
    """
    from platformdirs import user_cache_path

    if told := os.environ.get("DOUZAINE_CACHE"):
        return _writable(Path(told))
    return _writable(user_cache_path("douzaine", False)) or _private(temporary_folder())


def temporary_folder() -> Path:
    """This user's folder among the shared temporary files."""
    user = f"-{os.getuid()}" if hasattr(os, "getuid") else ""  # elsewhere each user has separate temporary files
    return Path(tempfile.gettempdir()) / f"douzaine{user}"


def _writable(folder: Path) -> Path | None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _private(folder: Path) -> Path | None:
    """A folder that nobody else can write to: anybody who can puts code into our process."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return None
    if not stat.S_ISDIR(found.st_mode):
        return None
    if hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)):
        return None
    return folder if os.access(folder, os.W_OK) else None
