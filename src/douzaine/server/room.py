"""Whether the server can still store things: a test write now and then, and the free space on its disk."""

import asyncio
import logging
import shutil

from douzaine.server import limits
from douzaine.server.model import Refused
from douzaine.store.store import Store

log = logging.getLogger("douzaine.room")
TRIED_EVERY_S = 5.0  # between two test writes
LOOKED_EVERY_S = 5.0  # between two looks at the disk
LONGEST_S = 8.0  # for a test write


class Room:
    """Checks for room. For a database on another machine, only the test write."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._file = store.database.file
        self._tried = self._looked = float("-inf")
        self._could = True
        self._free = 0
        self._trying = asyncio.Lock()

    async def can_write(self) -> bool:
        """Whether a write succeeded, now or some seconds ago."""
        async with self._trying:
            if self._store.clock.now() >= self._tried + TRIED_EVERY_S:
                self._could = await self._try()
                self._tried = self._store.clock.now()
            return self._could

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(LONGEST_S):
                await self._store.database.try_write()
        except Exception as error:
            log.error("cannot write", extra={"why": str(error)[:300]})
            return False
        return True

    def for_upload(self) -> None:
        """Raise `Refused` unless there is room for a record."""
        if self._has_less_than(limits.DISK_BYTES_FOR_UPLOADS):
            raise Refused(503, "server-error-full-uploads")

    def for_table(self) -> None:
        """Raise `Refused` unless there is room for a new table."""
        if self._has_less_than(limits.DISK_BYTES_FOR_TABLES):
            raise Refused(503, "server-error-full-tables")

    def _has_less_than(self, least: int) -> bool:
        if self._file is None:
            return False
        now = self._store.clock.now()
        if now >= self._looked + LOOKED_EVERY_S:
            self._free, self._looked = shutil.disk_usage(self._file.parent).free, now
        if self._free < least:
            log.error("disk nearly full", extra={"free": self._free})
        return self._free < least
