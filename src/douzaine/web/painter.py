"""Drawing in a process of its own: it hears what is done at tables and who looks on, and says what each page is sent.

It follows the log of every table somebody looks at, one row after another, as the server does (`Studio` tells it). So
drawing never holds up a decision, and goes on while a decision is being committed.
"""

import gc
import heapq
import logging
import multiprocessing
import os
import pickle
import select
import signal
import socket
import struct
import sys
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from math import inf
from typing import Any

from douzaine.draw.markup import ascii_only
from douzaine.match.luck import Luck
from douzaine.web import render
from douzaine.web.drawing import MANY
from douzaine.web.hub import MOST_WAITING, Shown, draw, go, now, shown_to
from douzaine.web.pieces import Pieces
from douzaine.web.render import Moment, Reader
from douzaine.web.running import Running
from douzaine.web.store import Agreed, Logged, Person
from douzaine.web.table import Table

log = logging.getLogger("douzaine.painter")
SWEEP = 60.0  # seconds of work after which a moment without any is used to look for memory that can go
HEAD = struct.Struct("!I")  # the size of a message


def start() -> socket.socket | None:
    """Start a painter beside this process, and return the line to it; None where it would not help."""
    if (os.cpu_count() or 1) < 2 or not sys.platform.startswith("linux"):  # elsewhere forking is not safe
        return None
    ours, theirs = socket.socketpair()
    process = multiprocessing.get_context("fork").Process(target=_paint, args=(theirs, ours), daemon=True)
    process.start()
    theirs.close()
    return ours


def _paint(line: socket.socket, other_end: socket.socket) -> None:
    other_end.close()  # else nobody would notice its end
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    with suppress(OSError):  # a decision never waits for a drawing: not even on the same core
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
        os.nice(5)
    try:
        with suppress(EOFError, ConnectionError):
            Painter(line).run()
    except Exception:
        log.exception("the painter failed")


def packed(*message: Any) -> bytes:
    """A message as it goes over the line."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return HEAD.pack(len(content)) + content


class Unpacker:
    """Messages from what comes over the line, as it comes."""

    def __init__(self) -> None:
        self._read = bytearray()

    def take(self, data: bytes) -> Iterable[Any]:
        """Some more; all messages that are complete now."""
        self._read += data
        while len(self._read) >= HEAD.size:
            end = HEAD.size + HEAD.unpack_from(self._read)[0]
            if len(self._read) < end:
                return
            message = pickle.loads(memoryview(self._read)[HEAD.size : end])
            del self._read[:end]
            yield message


@dataclass(eq=False)
class Page:
    """One open page, and what it is to be sent."""

    id: int
    reader: Reader
    pieces: Pieces | None
    waiting: deque[Shown] = field(default_factory=deque)
    is_in_hand: bool = False  # whether something is just being drawn for it
    forgot: int = 0  # how often what it was to be sent did not come true
    since: float = inf  # when a beat was wanted that was left out


class Painter:
    """Draws for all open pages of a server, what is wanted soonest first."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._unpacker = Unpacker()
        self._tables: dict[str, Table] = {}
        self._pages: dict[int, Page] = {}
        self._looking: dict[str, dict[int, Page]] = {}
        self._due: list[tuple[float, int, Page]] = []  # every page that waits for something, once
        self._numbers = count()
        self._epoch = 0
        self._is_pausing = False  # whether something else goes before what is being drawn
        self._wanted = 0.0  # when what is being drawn is wanted
        self._swept = time.monotonic()

    def run(self) -> None:
        """Hear all that has come, draw one thing, and so on."""
        while True:
            self._hear()
            if self._due:
                self._draw()

    def _hear(self) -> None:
        while select.select([self._line], [], [], 0 if self._due or self._is_pausing else self._rest())[0]:
            data = self._line.recv(1 << 16)
            if not data:
                raise EOFError
            for kind, *told in self._unpacker.take(data):
                getattr(self, kind)(*told)

    def _rest(self) -> float | None:
        """Nothing is to be done: for how long to wait for the next message."""
        if time.monotonic() > self._swept + SWEEP:
            gc.collect()
            self._swept = time.monotonic()
        return None

    # ---- what the server says

    def join(self, id: int, code: str, reader: Reader, in_pieces: bool) -> None:
        """A page is open."""
        page = self._pages[id] = Page(id, reader, Pieces() if in_pieces else None)
        self._looking.setdefault(code, {})[id] = page

    def leave(self, id: int, code: str) -> None:
        """A page is closed."""
        self._pages.pop(id).waiting.clear()
        pages = self._looking[code]
        del pages[id]
        if not pages:
            del self._looking[code]
            self._tables.pop(code, None)

    def show(
        self,
        code: str,
        agreed: Agreed | None,
        rows: Sequence[tuple[Any, ...]],
        steps: Sequence[tuple[int, int]] | None,
        away: Mapping[str, str],
        luck: Luck | None,
        only: int | None,
    ) -> None:
        """A table after some more rows of its log, for all who look at it, or only for one.

        Without `agreed` that is as before. `steps` are what a single row makes of the match, where that is known.
        """
        known = self._tables.get(code)
        running = known.running if known else None
        before = running.match if running and rows else None
        if agreed is None:
            assert known is not None
            agreed = known.agreed
        if running is None and agreed.started is not None:
            running = Running(agreed)
        match, way = go(running.match, steps) if running and steps else (None, None)
        if running is not None:
            for row in rows:
                running.apply(Logged(*row), match)
            running.luck = luck
        table = self._tables[code] = Table(agreed, running)
        seen, pages = table.snapshot(), self._looking[code]
        if only is not None:
            self._give(pages[only], [Shown(now(seen, away), time.monotonic())])
            return
        for page, shown in shown_to(pages.values(), seen, before, away, way):
            self._give(page, shown)

    def forget(self, code: str, epoch: int) -> None:
        """What was said of a table did not come true: it will be said anew."""
        self._epoch = epoch
        self._tables.pop(code, None)
        for page in self._looking.get(code, {}).values():
            page.waiting.clear()
            page.forgot += 1
            if page.pieces is not None:
                page.pieces = Pieces(anew=True)

    def preview(
        self, id: int, code: str, person: Person | None, number: int, form: Mapping[str, Sequence[str]]
    ) -> None:
        """Somebody asks what a choice leads to."""
        page, table, parts = self._pages.get(id), self._tables.get(code), None
        if page is not None and table is not None and table.running is not None:
            reader = Reader(person, page.reader.lang, page.reader.wanted, page.reader.asks_for_previews)
            try:
                parts = render.preview(Moment(table, table.running.match), reader, number, form)
            except Exception:
                log.exception("preview failed", extra={"code": code})
        self._say("previewed", id, parts)

    # ---- drawing

    def _give(self, page: Page, shown: Sequence[Shown]) -> None:
        is_in_line = page.waiting or page.is_in_hand
        if len(page.waiting) + len(shown) > MOST_WAITING:
            page.waiting.clear()
            shown = shown[-1:]
        page.waiting.extend(shown)
        if not is_in_line:
            self._line_up(page)

    def _line_up(self, page: Page) -> None:
        page.since = min(page.since, page.waiting[0].due)
        heapq.heappush(self._due, (page.since, next(self._numbers), page))

    def _draw(self) -> None:
        """Draw what is wanted soonest, unless it is a beat that comes too late."""
        page = heapq.heappop(self._due)[2]
        if not page.waiting or page.is_in_hand:  # it was closed, is to be shown something else, or waits for its turn
            return
        shown = page.waiting.popleft()
        if not (shown.is_on_the_way and (shown.is_late or len(self._due) > MANY)):
            if not self._is_pausing:
                self._wanted = page.since
            page.since, page.is_in_hand = inf, True
            self._send(page, shown)
            page.is_in_hand = False
        if page.waiting:
            self._line_up(page)

    def _send(self, page: Page, shown: Shown) -> None:
        table = shown.moment if isinstance(shown.moment, Table) else shown.moment.table
        number, text = table.running.number if table.running else 0, None
        epoch, forgot = self._epoch, page.forgot
        try:
            parts = draw(shown.moment, page.reader, self._pause)
            if page.forgot > forgot or page.id not in self._pages:
                return  # meanwhile it is known that it did not come true, or nobody looks any more
            text = page.pieces.message(parts) if page.pieces else str(ascii_only("".join(parts)))
        except (EOFError, ConnectionError):
            raise
        except Exception:
            log.exception("drawing failed", extra={"code": table.agreed.code})
        self._say("drawn", page.id, epoch, number, text)

    def _pause(self) -> None:
        """While something is drawn: hear what has come, and draw what was wanted before it; that knows no pause."""
        if self._is_pausing:
            return
        self._is_pausing = True
        try:
            self._hear()
            while self._due and self._due[0][0] < self._wanted:
                self._draw()
        finally:
            self._is_pausing = False

    def _say(self, *message: Any) -> None:
        self._line.sendall(packed(*message))
