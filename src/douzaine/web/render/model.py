"""What a table's page shows, as plain data for one reader. Drawing code is given nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from douzaine.boards.scene import Scene

SHORTEST_REST_MS, REST_PER_EVENT_MS, LONGEST_REST_MS = 450, 300, 2200  # of a beat; see `rest_ms`
FINALE_MS = 1500  # added for the deciding moment of the match
PACES = ("0.5", "1", "2", "4", "now")  # how fast beats follow each other; `now`: only the newest
USUAL_PACE = "1"
Row = tuple[int, ...]  # one event, as far as its reader may know it


@dataclass(frozen=True)
class Reader:
    """The person who looks: their language, and how they look."""

    lang: str
    wanted: int | None = None  # the seat in the address, for people with several
    pace: str = USUAL_PACE  # how fast beats follow each other; `now`: only the newest is shown
    previews: bool = True  # whether all choices are previewed in advance; else the page asks for each


@dataclass(frozen=True)
class ClockPanel:
    """Clocks and stand-ins: how much time is left, and what the reader can do about players who are away."""

    until: float | None  # when the next clock runs out
    clock: int | None  # seconds a decision may take
    stand_ins: tuple[tuple[int, str], ...]  # seats that a bot plays until their person returns, with their names
    back: bool  # whether one of them is the reader's
    may_silence: tuple[tuple[int, str, float], ...]  # seats that the reader may hand to a bot, and from when
    want_end: tuple[str, ...] = ()  # players who want to end the match
    may_end: bool = False  # whether the reader has not agreed yet
    may_play_on: bool = False  # whether the reader plays


@dataclass(frozen=True)
class Ending:
    """What else the page of a finished match shows."""

    left: str  # players who ended it by leaving; nobody if it was played to its end, or ended by agreement
    minutes: int
    luck: tuple[tuple[float, float], ...] | None  # points and percentile of each seat, once they are computed
    luck_follows: bool  # whether they will be
    track: tuple[tuple[float, ...], ...]  # what the game tracks: at the start, and after each turn
    turns: int  # turns played, including the last
    successor: str | None  # the table of the rematch
    seated: bool  # whether the reader played
    practice: bool = False


@dataclass(frozen=True)
class TableScene:
    """A table in play or over, at one beat."""

    board: Scene
    code: str
    version: int  # entries of the table's log
    number: int  # the number of the reader's question
    is_last: bool  # whether this is the current state; otherwise more beats follow
    asked: bool  # whether the reader decides now
    told: int  # events since the last beat
    hints: bool  # whether the reader may ask for a hint now
    ready: bool  # whether the rules are compiled
    guided: bool
    back: int | None  # the version from which the reader may take back a move
    leaving: str | None  # what happens if the reader leaves
    seal: str  # empty at a practice table
    practice: bool = False
    daily: bool = False  # whether it is a match of the day, whose dice are not sealed
    happenings: tuple[tuple[int, str, int], ...] = ()  # outside the match: after how many events, what, which seat
    is_finale: bool = False  # whether this is the deciding moment, before the result
    clock: ClockPanel | None = None
    ending: Ending | None = None


@dataclass(frozen=True)
class CoverScene:
    """A table to be handed to another player at the same device."""

    game: str
    code: str
    version: int
    to: int
    who: str


@dataclass(frozen=True)
class LobbyScene:
    """A table that waits for players: the values for its template."""

    game: str
    values: Mapping[str, Any]


AnyScene = TableScene | CoverScene | LobbyScene


def rest_ms(told: int, is_finale: bool = False) -> int:
    """How long a page pauses at a beat with so many events, before the next one."""
    return min(SHORTEST_REST_MS + REST_PER_EVENT_MS * told, LONGEST_REST_MS) + FINALE_MS * is_finale
