"""Open pages, and the beats each is shown: planned for all pages when a table changes."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

import douzaine as dz
from douzaine.server.table import Table
from douzaine.web.render.model import SHORTEST_REST_MS
from douzaine.web.scenes import Beat, Visitor, as_it_stands

MOST_WAITING = 120  # beats a page may fall behind before only the newest is sent
SHORTEST_BEAT_S = SHORTEST_REST_MS / 1000  # between two beats
CLOCK_STEP_S = 0.05  # that a timer may fire early
GLANCE_S = 0.02  # in which nobody has started to choose, nor misses what they did themselves
AWAY_AFTER_S = 1.5  # a page that reloads, or follows the lobby into the match, is back by then
RELOAD_S = 5.0  # a player whose page is back so soon was not away: the story does not mention it


@dataclass(frozen=True)
class Due:
    """A beat, and when it is due (by `time.monotonic`)."""

    beat: Beat
    at: float

    @property
    def is_late(self) -> bool:
        """Whether it is an intermediate beat, and the next one is due by now."""
        return not self.beat.is_last and time.monotonic() > self.at + SHORTEST_BEAT_S


@dataclass(eq=False)
class Page:
    """An open page and its queue of beats; None means that the server stops."""

    code: str
    visitor: Visitor
    hurries: bool = False  # to the end, skipping intermediate beats
    waiting: "asyncio.Queue[Due | None]" = field(default_factory=asyncio.Queue)

    def show(self, beats: Sequence[Due]) -> None:
        """Queue these beats."""
        if self.waiting.qsize() + len(beats) > MOST_WAITING:
            while not self.waiting.empty():
                self.waiting.get_nowait()
            beats = beats[-1:]
        for each in beats:
            self.waiting.put_nowait(each)


class Looking(Protocol):
    """A person looking at a table."""

    @property
    def visitor(self) -> Visitor:
        """The visitor."""


AnyPage = TypeVar("AnyPage", bound=Looking)


class Audience:
    """All open pages of this process."""

    def __init__(self) -> None:
        self._pages: dict[str, set[Page]] = defaultdict(set)
        self._gone: dict[str, dict[str, tuple[str, float]]] = {}  # who is away from each table, and since when
        self._back: dict[str, dict[str, int]] = {}  # who came back to each table, and after how many events
        self._seated: dict[str, set[str]] = {}  # who sits at each table

    def join(self, page: Page) -> None:
        """Add a page, which is then told of every change."""
        self._pages[page.code].add(page)

    def count(self) -> int:
        """The number of open pages."""
        return sum(map(len, self._pages.values()))

    def hang_up(self, code: str) -> None:
        """Tell the pages of a removed table to ask again."""
        for page in self._pages.get(code, ()):
            page.waiting.put_nowait(None)

    def welcome(self, page: Page, table: Table) -> None:
        """Send a page the current table, and show the others who is back."""
        self._note_seats(table)
        person = page.visitor.person
        gone = self._gone.get(page.code, {}).pop(person.id, None) if person is not None else None
        if gone and person is not None and table.live is not None and time.monotonic() - gone[1] > RELOAD_S:
            self._back.setdefault(page.code, {})[person.id] = table.live.match.told
        for each in self._pages[page.code] if gone else (page,):
            each.show([Due(self.beat(table), time.monotonic())])

    def leave(self, page: Page) -> bool:
        """Remove a page; returns whether its player has thereby gone, and will count as away in a moment."""
        pages, person = self._pages[page.code], page.visitor.person
        pages.discard(page)
        if not pages:
            for known in (self._pages, self._gone, self._back, self._seated):
                known.pop(page.code, None)
            return False
        if person is None or person.id not in self._seated.get(page.code, ()):
            return False
        if any(each.visitor.person and each.visitor.person.id == person.id for each in pages):
            return False
        self._gone.setdefault(page.code, {})[person.id] = (time.strftime("%H:%M"), time.monotonic())
        self._back.get(page.code, {}).pop(person.id, None)
        return True

    def _note_seats(self, table: Table) -> None:
        self._seated[table.row.code] = {seat.person for seat in table.row.seats if seat.person}

    def beat(self, table: Table) -> Beat:
        """The current table as a beat, for those who look."""
        return as_it_stands(table, self.away(table.row.code), self.back(table.row.code))

    def away(self, code: str, after_s: float = AWAY_AFTER_S) -> dict[str, str]:
        """Players who have been gone for some seconds at least, and since when."""
        until = time.monotonic() - after_s + CLOCK_STEP_S
        return {person: since for person, (since, at) in self._gone.get(code, {}).items() if at <= until}

    def back(self, code: str) -> dict[str, int]:
        """Players who are back, and after how many events."""
        return dict(self._back.get(code, ()))

    def watched(self) -> list[str]:
        """All tables that somebody looks at."""
        return list(self._pages)

    def patience(self, code: str) -> float:
        """The slowest pace of a table's pages: 1 is normal, 0 if nobody wants intermediate beats."""
        pages = self._pages.get(code, ())
        paces = ["now" if page.hurries else page.visitor.reader.pace for page in pages]
        return max((0.0 if pace == "now" else 1 / float(pace) for pace in paces), default=0.0)

    def is_watched(self, code: str) -> bool:
        """Whether anybody looks at a table."""
        return code in self._pages

    def changed(self, table: Table, before: dz.Match | None = None) -> None:
        """A table has changed: send everybody who looks the beats since then."""
        pages = self._pages.get(table.row.code)
        if pages:
            self._note_seats(table)
            stands = self.beat(table)
            for page, beats in plan(pages, table, before, stands.away, time.monotonic(), stands.back):
                page.show(beats)

    def close(self) -> None:
        """Tell every page to come back later."""
        for pages in self._pages.values():
            for page in pages:
                page.waiting.put_nowait(None)


def plan(
    pages: Iterable[AnyPage],
    table: Table,
    before: dz.Match | None,
    away: Mapping[str, str],
    now: float,
    back: Mapping[str, int] | None = None,
) -> Iterator[tuple[AnyPage, list[Due]]]:
    """The beats of each page for a change of a table: every one since `before`, or only the last.

    A player who has decided sees the first beat after a short pause; a choice, which is slowest to draw, comes a short
    pause later.
    """
    if table.live is None or before is None:
        stands = Due(as_it_stands(table, away, back), now)
        yield from ((page, [stands]) for page in pages)
        return
    after = table.live.match
    way = _on_the_way(before, after)
    asked, decided = set(table.live.actors()), {step.seat for step in after.steps[len(before.steps) :]}
    planned: dict[tuple[int, ...], list[Beat]] = {}  # by the seats whose own decisions are left out
    for page in pages:
        own = tuple(table.row.seats_of(page.visitor.person))
        if own not in planned:
            shown = [match for match, told in way if not _is_echo(match, told, after, own)]
            shown += [after] * after.over  # the deciding moment is shown on the board before the result
            told = [each.told for each in (before, *shown, after)]
            planned[own] = [
                Beat(table, match, n == len(shown), max(0, told[n + 1] - told[n]), away, back or {})
                for n, match in enumerate((*shown, after))
            ]
        glance, choosing = (GLANCE_S * (not seats.isdisjoint(own)) for seats in (decided, asked))
        dues = [now + glance + n * SHORTEST_BEAT_S for n in range(len(planned[own]))]
        dues[-1] += choosing
        yield page, [Due(beat, due) for beat, due in zip(planned[own], dues, strict=True)]


def _on_the_way(before: dz.Match, after: dz.Match) -> list[tuple[dz.Match, int]]:
    """The match at every beat between two states, each with its number of events."""
    found, told = [], before.told
    for match in after.beats(since=before):
        if len(match.steps) < len(after.steps):
            found.append((match, match.told - told))
        told = match.told
    return found


def _is_echo(match: dz.Match, told: int, after: dz.Match, own: Sequence[int]) -> bool:
    """Whether a beat shows those seats only their own decision, or part of it."""
    if match.steps[-1].seat not in own:
        return False
    return told == 1 or any(step.seat in own for step in after.steps[len(match.steps) :])
