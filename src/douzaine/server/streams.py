"""Who follows which table as a stream."""

import asyncio
from collections import defaultdict

import douzaine as dz
from douzaine.server.table import Table


class Streams:
    """Who follows which table; they are woken, and read what is new themselves."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.catching_up = asyncio.Lock()  # of those who read much at once, one goes on at a time
        self.closing = False

    def join(self, code: str) -> asyncio.Event:
        """Be woken when something is done at a table."""
        bell = asyncio.Event()
        self._bells[code].add(bell)
        return bell

    def leave(self, code: str, bell: asyncio.Event) -> None:
        """Be woken no more."""
        self._bells[code].discard(bell)
        if not self._bells[code]:
            self._bells.pop(code)

    def followed(self) -> list[str]:
        """All tables that somebody follows."""
        return list(self._bells)

    def follows(self, code: str) -> bool:
        """Whether anybody follows a table."""
        return code in self._bells

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """Something was done."""
        self.ring(table.row.code)

    def ring(self, code: str) -> None:
        """Wake whoever follows a table: it has changed, or it is gone."""
        for bell in self._bells.get(code, ()):
            bell.set()

    def close(self) -> None:
        """The server stops: everybody is told to come back later."""
        self.closing = True
        for bells in self._bells.values():
            for bell in bells:
                bell.set()
