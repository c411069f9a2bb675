"""Who is looking at which table, and what they are sent: a whole fragment a beat, drawn for each of them."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import douzaine as dz
from douzaine.match.match import Step
from douzaine.web import render
from douzaine.web.lobby import lobby_fragment
from douzaine.web.pieces import Pieces
from douzaine.web.render import QUICKEST, Moment, Reader
from douzaine.web.running import beats
from douzaine.web.store import Logged
from douzaine.web.table import Table

if TYPE_CHECKING:
    from douzaine.web.studio import Studio

log = logging.getLogger("douzaine.hub")

MOST_WAITING = 120  # beats a slow reader may lag behind before only the newest is sent
A_BEAT = QUICKEST / 1000  # seconds from a beat to the next
A_GLANCE = 0.02  # seconds in which nobody has begun to choose yet, nor misses what they have done themselves


@dataclass(frozen=True)
class Shown:
    """Something to show, and when it is wanted (by `time.monotonic`)."""

    moment: Moment | Table
    due: float

    @property
    def is_on_the_way(self) -> bool:
        """Whether it is a beat after which more comes."""
        return isinstance(self.moment, Moment) and not self.moment.is_last

    @property
    def is_late(self) -> bool:
        """Whether the beat after it would be wanted by now."""
        return time.monotonic() > self.due + A_BEAT


@dataclass(eq=False)
class Viewer:
    """One open page."""

    code: str
    reader: Reader
    pieces: Pieces | None = None  # what it was sent before, if it puts fragments together itself
    waiting: "asyncio.Queue[Shown | str | None]" = field(default_factory=asyncio.Queue)  # to draw, or to send
    painted: int = 0  # its number, if a painter draws for it


class HasReader(Protocol):
    """Somebody who looks."""

    @property
    def reader(self) -> Reader:
        """Who that is."""


Looking = TypeVar("Looking", bound=HasReader)
Way = list[tuple[dz.Match, int]]  # beats from one state to another, each with how many events it tells


class Hub:
    """All open pages of this process."""

    def __init__(self) -> None:
        self.studio: Studio | None = None  # where a painter draws, if there is one
        self._viewers: dict[str, set[Viewer]] = defaultdict(set)
        self._gone: dict[str, dict[str, str]] = {}  # at which table who has been away since when

    # ---- coming and going

    def join(self, viewer: Viewer) -> None:
        """A page is open: from now on it is told of every change."""
        self._viewers[viewer.code].add(viewer)
        if self.studio is not None and self.studio.is_open:
            self.studio.join(viewer)

    def welcome(self, viewer: Viewer, table: Table) -> None:
        """Send a page the table as it stands; the others see who is back."""
        person = viewer.reader.person
        back = person is not None and self._gone.get(viewer.code, {}).pop(person.id, None) is not None
        for each in self._viewers[viewer.code] if back else (viewer,):
            if each.painted and self.studio is not None:
                self.studio.changed(table, self.away(viewer.code), only=each)
            else:
                _give(each, [Shown(self.moment(table), time.monotonic())])

    def leave(self, viewer: Viewer) -> bool:
        """A page is closed; returns whether somebody who sits there has thereby gone away."""
        viewers = self._viewers[viewer.code]
        viewers.discard(viewer)
        if viewer.painted and self.studio is not None:
            self.studio.leave(viewer)
        person = viewer.reader.person
        if not viewers:
            self._viewers.pop(viewer.code)
            self._gone.pop(viewer.code, None)
            return False
        if person is None or any(each.reader.person == person for each in viewers):
            return False
        self._gone.setdefault(viewer.code, {})[person.id] = time.strftime("%H:%M")
        return True

    def moment(self, table: Table) -> Moment | Table:
        """A table as it stands now, for those who look."""
        return now(table, self.away(table.agreed.code))

    def away(self, code: str) -> dict[str, str]:
        """Who has been here and is gone, and since when."""
        return dict(self._gone.get(code, ()))

    def is_watched(self, code: str) -> bool:
        """Whether anybody looks at a table."""
        return code in self._viewers

    # ---- telling

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """A table has changed: everybody who looks gets every beat since."""
        viewers = self._viewers.get(table.agreed.code)
        if not viewers:
            return
        away, here = self.away(table.agreed.code), [viewer for viewer in viewers if not viewer.painted]
        if len(here) < len(viewers) and self.studio is not None:
            self.studio.changed(table, away)
        for viewer, shown in shown_to(here, table, before, away) if here else ():
            _give(viewer, shown)

    def expect(self, code: str, row: Logged, steps: Sequence[Step]) -> None:
        """A row is about to be committed, and makes these steps of the match: a painter may begin with it."""
        if self.studio is not None:
            self.studio.expect(code, row, steps, self.away(code))

    def fail(self, table: Table) -> None:
        """It was not committed: the table stands as it stood."""
        if self.studio is not None:
            self.studio.fail(table, self.away(table.agreed.code))

    def close(self) -> None:
        """The server stops: every page is told to come back later."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.waiting.put_nowait(None)


def now(table: Table, away: Mapping[str, str]) -> Moment | Table:
    """A table as it stands."""
    return table if table.running is None else Moment(table, table.running.match, away=away)


def shown_to(
    looking: Iterable[Looking], table: Table, before: dz.Match | None, away: Mapping[str, str], way: Way | None = None
) -> Iterator[tuple[Looking, list[Shown]]]:
    """What everybody who looks is shown of a table that has changed: every beat since `before`, or how it stands.

    Whoever has decided sees the first beat after a glance; a choice, which takes longest to draw, comes a glance later.
    """
    begun = time.monotonic()
    if table.running is None or before is None:
        as_it_stands = Shown(now(table, away), begun)
        yield from ((each, [as_it_stands]) for each in looking)
        return
    after = table.running.match
    way = _way(before, after) if way is None else way
    shared: dict[tuple[int, ...], list[Moment]] = {}  # by the seats whose own decisions are left out
    asked = set(table.running.actors())
    decided = {step.seat for step in after._steps[len(before._steps) :]}
    for each in looking:
        own = tuple(table.agreed.seats_of(each.reader.person))
        if own not in shared:
            shown = [beat for beat, told in way if not _is_echo(beat, told, after, own)]
            told = [len(match._rows) for match in (before, *shown, after)]
            shared[own] = [
                Moment(table, match, match is after, max(0, told[n + 1] - told[n]), away)
                for n, match in enumerate((*shown, after))
            ]
        pause, choosing = (A_GLANCE * (not seats.isdisjoint(own)) for seats in (decided, asked))
        moments = shared[own]
        dues = [begun + pause + n * A_BEAT for n in range(len(moments))]
        dues[-1] += choosing
        yield each, [Shown(moment, due) for moment, due in zip(moments, dues, strict=True)]


def _give(viewer: Viewer, shown: Sequence[Shown]) -> None:
    """Let a page show this, one after another."""
    if viewer.waiting.qsize() + len(shown) > MOST_WAITING:
        while not viewer.waiting.empty():
            viewer.waiting.get_nowait()
        shown = shown[-1:]
    for each in shown:
        viewer.waiting.put_nowait(each)


def _way(before: dz.Match, after: dz.Match) -> Way:
    """The beats on the way from one state to another."""
    way, told = [], len(before._rows)
    for beat in beats(before, after):
        if len(beat._steps) < len(after._steps):
            way.append((beat.copy(), len(beat._rows) - told))
        told = len(beat._rows)
    return way


def go(match: dz.Match, steps: Sequence[tuple[int, int]]) -> tuple[dz.Match, Way]:
    """The match after some more steps, and the beats on the way there."""
    match, way = match.copy(), []
    for n, (seat, choice) in enumerate(steps, 1):
        told = len(match._rows)
        match._decide(seat, choice)
        if told < len(match._rows) and n < len(steps):
            way.append((match.copy(), len(match._rows) - told))
    return match, way


def _is_echo(beat: dz.Match, told: int, after: dz.Match, own: Sequence[int]) -> bool:
    """Whether a beat only tells those seats what they decided: a part of their decision, or that they made it."""
    seat = beat._steps[-1].seat
    if seat not in own:
        return False
    return told == 1 or any(step.seat in own for step in after._steps[len(beat._steps) :])


def kind_of(moment: Moment | Table, reader: Reader) -> Any:
    """What drawings have in common that take about the same time: the box, and texts in the same language."""
    if isinstance(moment, Table):
        return "lobby", moment.agreed.game, reader.lang
    return moment.match.box, reader.lang, moment.running.over


def draw(moment: Moment | Table, reader: Reader, pause: Callable[[], None] = lambda: None) -> list[str]:
    """The fragment of a moment, or of a table that still waits for players, in parts; spectators share one."""
    if isinstance(moment, Table):
        return [lobby_fragment(moment, reader)]
    if moment.agreed.seats_of(reader.person):
        return render.fragment_parts(moment, reader, pause=pause)
    key = (reader.lang, reader.wanted)
    if key not in moment.drawn:
        moment.drawn[key] = render.fragment_parts(moment, reader)
    return moment.drawn[key]
