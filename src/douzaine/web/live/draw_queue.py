"""The queue of drawings: the soonest due goes first, one at a time.

A client that wants many at once waits for them longer than others do for one: each is due a little after the one
before it.

Drawing is a pure function of plain data, and takes less than a millisecond in the event loop: handing it to another
process was tried, and cost more than it gave. Only the first drawing of a kind, which makes texts and templates and can
take a tenth of a second, goes to a thread.
"""

import asyncio
import heapq
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from typing import Any

from douzaine.boards.regions import Regions
from douzaine.server.jobs import client_of
from douzaine.store.cache import Recent
from douzaine.web.render.draw import draw
from douzaine.web.render.model import AnyScene, Reader, Row, TableScene

MANY = 30  # waiting drawings; beyond this, intermediate beats are dropped to show the newest state sooner
MOST_KINDS = 1000
PATIENCE_S = 0.02  # for which a drawing that is due waits for those who decide
A_TURN_S = 0.01  # from one drawing for a client to when its next is due


class DrawQueue:
    """Draws for all pages of a server process."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "draw")
        self._kinds: dict[Any, None] = {}  # drawn before, oldest first
        self._line: list[tuple[float, int, asyncio.Future[None]]] = []  # waiting drawings, soonest due first
        self._numbers = count()
        self._turns: Recent[float] = Recent()  # by client: when its next drawing is due at the soonest
        self._deciding = 0
        self._is_free = True  # set while nothing is drawn

    @property
    def is_busy(self) -> bool:
        """Whether drawings are waiting too long."""
        return len(self._line) > MANY

    @contextmanager
    def after(self) -> Iterator[None]:
        """During a decision, make drawings wait a little: they would be out of date, and decisions go first."""
        self._deciding += 1
        try:
            yield
        finally:
            self._deciding -= 1
            self._call()

    async def draw(
        self, owner: str, due: float, scene: AnyScene, events: Sequence[Row], reader: Reader, message: str | None = None
    ) -> Regions:
        """Draw something for somebody that is wanted at a time (of `time.monotonic`)."""
        await self._turn(self._in_turn(client_of(owner), due))
        try:
            loop, kind = asyncio.get_running_loop(), _kind(scene, reader)
            if kind in self._kinds:
                return draw(scene, events, reader, message)
            if len(self._kinds) >= MOST_KINDS:
                del self._kinds[next(iter(self._kinds))]
            self._kinds[kind] = None
            return await loop.run_in_executor(self._thread, draw, scene, events, reader, message)
        finally:
            self._is_free = True
            asyncio.get_running_loop().call_soon(self._call)

    def _in_turn(self, client: str, due: float) -> float:
        """When a drawing is due, since its client wanted others before."""
        next_turn = self._turns.get(client, 0.0)
        self._turns[client] = max(next_turn, time.monotonic()) + A_TURN_S
        return max(due, next_turn)

    async def _turn(self, due: float) -> None:
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (due, next(self._numbers), turn))
        asyncio.get_running_loop().call_soon(self._call)  # let others in: they may be due sooner
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was just called
                self._is_free = True
                self._call()
            raise

    def _call(self) -> None:
        """Start the drawing due soonest, if nothing is drawn."""
        while self._is_free and self._line:
            if self._deciding and self._line[0][0] + PATIENCE_S > time.monotonic():
                asyncio.get_running_loop().call_later(PATIENCE_S, self._call)
                return
            _, _, turn = heapq.heappop(self._line)
            if not turn.done():
                self._is_free = False
                turn.set_result(None)

    def close(self) -> None:
        """Stop drawing."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _kind(scene: AnyScene, reader: Reader) -> Any:
    """The kind of a drawing; drawings of one kind take about the same time."""
    if isinstance(scene, TableScene):
        return scene.board.game, str(scene.board.options), reader.lang, scene.ending is not None
    return type(scene), scene.game, reader.lang
