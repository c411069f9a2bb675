"""The server's side of the painter: tells it of tables and pages, and hands on what it has drawn.

A row is said to the painter before it is committed, so that both go on at the same time; what is drawn of it is held
back until it is. If it is not committed, the painter forgets the table, and hears of it anew, as it stood.
"""

import asyncio
import logging
import multiprocessing
import socket
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, cast

from douzaine.match.luck import Luck
from douzaine.match.match import Step
from douzaine.web.hub import Viewer
from douzaine.web.painter import Unpacker, packed
from douzaine.web.store import Agreed, Logged, Person
from douzaine.web.table import Table

log = logging.getLogger("douzaine.studio")
MOST_UNSENT = 40  # fragments that a slow page may lag behind; then it is asked to come back for the newest


@dataclass
class Told:
    """What the painter was told of a table."""

    agreed: Agreed
    number: int  # of the last row
    luck: Luck | None
    committed: int  # number of the last row that counts


class Studio(asyncio.Protocol):
    """The line to the painter of this process."""

    def __init__(self) -> None:
        self._unpacker = Unpacker()
        self._transport: asyncio.WriteTransport | None = None
        self._numbers = count(1)
        self._viewers: dict[int, Viewer] = {}
        self._looking: dict[str, int] = defaultdict(int)  # how many pages
        self._told: dict[str, Told] = {}
        self._held: dict[str, list[tuple[int, int, str | None]]] = {}  # drawn, but not committed yet
        self._epoch = 0
        self._failed: dict[str, int] = {}  # from which epoch on drawings of a table count
        self._previews: dict[int, list[asyncio.Future[Any]]] = defaultdict(list)

    async def open(self, line: socket.socket) -> None:
        """Take up work."""
        await asyncio.get_running_loop().create_connection(lambda: self, sock=line)

    @property
    def is_open(self) -> bool:
        """Whether somebody draws."""
        return self._transport is not None

    def close(self) -> None:
        """Let the painter go."""
        if self._transport is not None:
            self._transport.close()
            self._transport = None

    # ---- pages

    def join(self, viewer: Viewer) -> None:
        """A page is open that the painter draws for."""
        viewer.painted = next(self._numbers)
        self._viewers[viewer.painted] = viewer
        self._looking[viewer.code] += 1
        self._say("join", viewer.painted, viewer.code, viewer.reader, viewer.pieces is not None)

    def leave(self, viewer: Viewer) -> None:
        """It is closed."""
        del self._viewers[viewer.painted]
        _answer_none(self._previews.pop(viewer.painted, ()))
        self._say("leave", viewer.painted, viewer.code)
        self._looking[viewer.code] -= 1
        if not self._looking[viewer.code]:
            for known in (self._looking, self._told, self._held, self._failed):
                known.pop(viewer.code, None)

    async def preview(
        self, viewer: Viewer, person: Person | None, number: int, form: Mapping[str, Sequence[str]]
    ) -> dict[str, str] | None:
        """What a choice leads to; None also if nobody draws any more."""
        if not self.is_open:
            return None
        asked = asyncio.get_running_loop().create_future()
        self._previews[viewer.painted].append(asked)
        self._say("preview", viewer.painted, viewer.code, person, number, form)
        found: dict[str, str] | None = await asked
        return found

    # ---- tables

    def changed(self, table: Table, away: Mapping[str, str], only: Viewer | None = None) -> None:
        """A table as it stands, committed: for all who look at it here, or only for one."""
        code, running = table.agreed.code, table.running
        if code not in self._looking:
            return
        told, number = self._told.get(code), running.number if running else 0
        luck = running.luck if running else None
        if told is None:
            rows = [tuple(mark.row) for mark in running.marks] if running else []
            self._told[code] = Told(table.agreed, number, luck, number)
            self._say("show", code, table.agreed, rows, None, away, luck, only and only.painted)
            return
        was_expected = told.committed < number == told.number
        told.committed = number
        for held in self._held.pop(code, ()):
            self._hand_on(*held)
        agreed = table.agreed if table.agreed != told.agreed else None
        if was_expected and agreed is None and luck is told.luck and only is None:
            return
        rows = [tuple(mark.row) for mark in running.marks[told.number :]] if running else []
        told.agreed, told.number, told.luck = table.agreed, max(number, told.number), luck
        self._say("show", code, agreed, rows, None, away, luck, only and only.painted)

    def expect(self, code: str, row: Logged, steps: Sequence[Step], away: Mapping[str, str]) -> None:
        """A row that is about to be committed, and the steps it makes."""
        told = self._told.get(code)
        if told is not None and told.number == told.committed == row.number - 1:
            told.number = row.number
            plain = [tuple(step) for step in steps]  # which is sent in half the time
            self._say("show", code, None, [tuple(row)], plain, away, told.luck, None)

    def fail(self, table: Table, away: Mapping[str, str]) -> None:
        """It was not: the table stands as it stood."""
        code = table.agreed.code
        if self._told.pop(code, None) is not None:
            self._held.pop(code, None)
            self._epoch += 1
            self._failed[code] = self._epoch
            self._say("forget", code, self._epoch)
            self.changed(table, away)

    # ---- the line

    def _say(self, *message: Any) -> None:
        if self._transport is not None:
            self._transport.write(packed(*message))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The painter is there."""
        self._transport = cast(asyncio.WriteTransport, transport)

    def data_received(self, data: bytes) -> None:
        """The painter says something."""
        for kind, id, *told in self._unpacker.take(data):
            if kind == "drawn":
                self._drawn(id, *told)
            elif self._previews.get(id):
                asked = self._previews[id].pop(0)
                if not asked.done():
                    asked.set_result(told[0])

    def _drawn(self, id: int, epoch: int, number: int, text: str | None) -> None:
        viewer = self._viewers.get(id)
        if viewer is not None and number > self._told[viewer.code].committed:
            self._held.setdefault(viewer.code, []).append((id, epoch, text))
        else:
            self._hand_on(id, epoch, text)

    def _hand_on(self, id: int, epoch: int, text: str | None) -> None:
        viewer = self._viewers.get(id)
        if viewer is None or epoch < self._failed.get(viewer.code, 0):
            return
        if text is None or viewer.waiting.qsize() >= MOST_UNSENT:
            while not viewer.waiting.empty():
                viewer.waiting.get_nowait()
            viewer.waiting.put_nowait(None)
        else:
            viewer.waiting.put_nowait(text)

    def connection_lost(self, error: Exception | None) -> None:
        """The painter is gone: every page comes back, and is drawn for here."""
        if self._transport is not None:  # nobody has let it go
            log.error("the painter is gone", extra={"why": str(error)})
        self._transport = None
        multiprocessing.active_children()  # which lets those go that have ended
        for asked in self._previews.values():
            _answer_none(asked)
        for viewer in self._viewers.values():
            viewer.waiting.put_nowait(None)


def _answer_none(asked: Iterable[asyncio.Future[Any]]) -> None:
    """Nobody waits for an answer that does not come."""
    for each in asked:
        if not each.done():
            each.set_result(None)
