"""Programs that follow tables as streams."""

import asyncio
from collections import defaultdict

import douzaine as dz
from douzaine.server.table import Table


class Streams:
    """Wakes the streams of a table when it changes; they read the news themselves."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.catching_up = asyncio.Lock()  # streams with much to read take turns
        self.closing = False

    def join(self, code: str) -> asyncio.Event:
        """Start to follow a table."""
        bell = asyncio.Event()
        self._bells[code].add(bell)
        return bell

    def leave(self, code: str, bell: asyncio.Event) -> None:
        """Stop following a table."""
        self._bells[code].discard(bell)
        if not self._bells[code]:
            self._bells.pop(code)

    def followed(self) -> list[str]:
        """All followed tables."""
        return list(self._bells)

    def follows(self, code: str) -> bool:
        """Whether anybody follows a table."""
        return code in self._bells

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """Wake the followers of a changed table."""
        self.ring(table.row.code)

    def ring(self, code: str) -> None:
        """Wake the followers of a table that has changed, or is gone."""
        for bell in self._bells.get(code, ()):
            bell.set()

    def close(self) -> None:
        """Stop: tell all followers to come back later."""
        self.closing = True
        for bells in self._bells.values():
            for bell in bells:
                bell.set()
