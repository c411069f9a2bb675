"""Who is looking at which table, and what they are sent: a whole fragment a beat, drawn for each of them."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import douzaine as dz
from douzaine.web import render
from douzaine.web.lobby import lobby_fragment
from douzaine.web.render import QUICKEST, Moment, Reader
from douzaine.web.running import beats
from douzaine.web.tables import Table

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
    waiting: "asyncio.Queue[Shown | None]" = field(default_factory=asyncio.Queue)


class Hub:
    """All open pages of this process."""

    def __init__(self) -> None:
        self._viewers: dict[str, set[Viewer]] = defaultdict(set)
        self._gone: dict[tuple[str, str], str] = {}  # (code, person) → since when

    # ---- coming and going

    def join(self, viewer: Viewer) -> None:
        """A page is open: from now on it is told of every change."""
        self._viewers[viewer.code].add(viewer)

    def welcome(self, viewer: Viewer, table: Table) -> None:
        """Send a page the table as it stands; the others see who is back."""
        person = viewer.reader.person
        back = person is not None and self._gone.pop((viewer.code, person.id), None) is not None
        for each in self._viewers[viewer.code] if back else (viewer,):
            self._give(each, [self.moment(table)])

    def leave(self, viewer: Viewer) -> bool:
        """A page is closed; returns whether somebody who sits there has thereby gone away."""
        viewers = self._viewers[viewer.code]
        viewers.discard(viewer)
        person = viewer.reader.person
        if not viewers:
            self._viewers.pop(viewer.code)
            self._gone = {key: since for key, since in self._gone.items() if key[0] != viewer.code}
            return False
        if person is None or any(each.reader.person == person for each in viewers):
            return False
        self._gone[viewer.code, person.id] = time.strftime("%H:%M")
        return True

    def moment(self, table: Table) -> Moment | Table:
        """A table as it stands now, for those who look."""
        if table.running is None:
            return table
        return Moment(table, table.running.match, away=self.away(table.agreed.code))

    def away(self, code: str) -> dict[str, str]:
        """Who has been here and is gone, and since when."""
        return {person: since for (where, person), since in self._gone.items() if where == code}

    def is_watched(self, code: str) -> bool:
        """Whether anybody looks at a table."""
        return code in self._viewers

    # ---- telling

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """A table has changed: everybody who looks gets every beat since."""
        viewers = self._viewers.get(table.agreed.code)
        if not viewers:
            return
        if table.running is None or before is None:
            for viewer in viewers:
                self._give(viewer, [self.moment(table)])
            return
        after, away = table.running.match, self.away(table.agreed.code)
        way = _way(before, after)
        shared: dict[tuple[int, ...], list[Moment]] = {}  # by the seats whose own decisions are left out
        asked = set(table.running.actors())
        decided = {step.seat for step in after.steps[len(before.steps) :]}
        for viewer in viewers:
            own = tuple(table.agreed.seats_of(viewer.reader.person))
            if own not in shared:
                shown = [beat for beat, told in way if not _is_echo(beat, told, after, own)]
                told = [len(match._rows) for match in (before, *shown, after)]
                shared[own] = [
                    Moment(table, match, match is after, told[n + 1] - told[n], away)
                    for n, match in enumerate((*shown, after))
                ]
            pause, choosing = (A_GLANCE * (not seats.isdisjoint(own)) for seats in (decided, asked))
            self._give(viewer, shared[own], pause, choosing)

    def _give(self, viewer: Viewer, moments: Sequence[Moment | Table], pause: float = 0, choosing: float = 0) -> None:
        """Let a page show this, one beat after another, after a pause; a choice, which takes longest to draw, later."""
        if viewer.waiting.qsize() + len(moments) > MOST_WAITING:
            while not viewer.waiting.empty():
                viewer.waiting.get_nowait()
            moments = moments[-1:]
        due = time.monotonic() + pause
        for moment in moments:
            viewer.waiting.put_nowait(Shown(moment, due + (choosing if moment is moments[-1] else 0)))
            due += A_BEAT

    def close(self) -> None:
        """The server stops: every page is told to come back later."""
        for viewers in self._viewers.values():
            for viewer in viewers:
                viewer.waiting.put_nowait(None)


def _way(before: dz.Match, after: dz.Match) -> list[tuple[dz.Match, int]]:
    """The beats on the way from one state to another, each with how many events it tells."""
    way, told = [], len(before._rows)
    for beat in beats(before, after):
        if len(beat.steps) < len(after.steps):
            way.append((beat.copy(), len(beat._rows) - told))
        told = len(beat._rows)
    return way


def _is_echo(beat: dz.Match, told: int, after: dz.Match, own: Sequence[int]) -> bool:
    """Whether a beat only tells those seats what they decided: a part of their decision, or that they made it."""
    seat = beat.steps[-1].seat
    if seat not in own:
        return False
    return told == 1 or any(step.seat in own for step in after.steps[len(beat.steps) :])


def kind_of(moment: Moment | Table, reader: Reader) -> Any:
    """What drawings have in common that take about the same time: the box, and texts in the same language."""
    if isinstance(moment, Table):
        return "lobby", moment.agreed.game, reader.lang
    return moment.match.box, reader.lang, moment.running.over


def draw(moment: Moment | Table, reader: Reader) -> str:
    """The fragment of a moment, or of a table that still waits for players; spectators share one."""
    if isinstance(moment, Table):
        return lobby_fragment(moment, reader)
    if moment.agreed.seats_of(reader.person):
        return render.fragment(moment, reader)
    key = (reader.lang, reader.wanted)
    if key not in moment.drawn:
        moment.drawn[key] = render.fragment(moment, reader)
    return moment.drawn[key]
