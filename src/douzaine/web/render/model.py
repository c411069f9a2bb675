"""What a table's page shows, as plain data for one reader. Whoever draws is given nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from douzaine.boards.scene import Scene

SHORTEST_REST_MS, REST_PER_EVENT_MS, LONGEST_REST_MS = 450, 300, 2200  # of a beat; see `rest_ms`
FINALE_MS = 1500  # more, for what decided the match
PACES = ("0.5", "1", "2", "4", "now")  # how fast pages show one beat after another; `now`: only the newest
USUAL_PACE = "1"
Row = tuple[int, ...]  # one event, as far as its reader may know it


@dataclass(frozen=True)
class Reader:
    """Who looks: in which language, and how."""

    lang: str
    wanted: int | None = None  # the seat that the address names, for those who hold several
    pace: str = USUAL_PACE  # how fast beats follow each other; `now`: only the newest is shown
    previews: bool = True  # whether every choice is previewed beforehand; else the page asks for each as it is made


@dataclass(frozen=True)
class ClockPanel:
    """Clocks and stand-ins: how long there is still, and what the reader may do about those who are away."""

    until: float | None  # when the next clock runs out
    clock: int | None  # seconds a decision may take
    stand_ins: tuple[tuple[int, str], ...]  # seats that a bot plays until their person returns, with their names
    back: bool  # whether the reader is such a person
    may_silence: tuple[tuple[int, str, float], ...]  # seats that the reader may let a bot play, and from when on
    want_end: tuple[str, ...] = ()  # who wants the match to end here
    may_end: bool = False  # whether the reader is still to agree
    may_play_on: bool = False  # whether the reader plays


@dataclass(frozen=True)
class Ending:
    """What the page of a match that is over shows besides."""

    left: str  # who ended it by leaving; nobody if it was played to its end, or ended by agreement
    minutes: int
    luck: tuple[tuple[float, float], ...] | None  # points and percentile of each seat, once they are known
    luck_follows: bool  # whether they will be
    course: tuple[tuple[float, ...], ...]  # what the game follows: at the start, and after each turn
    turns: int  # that were played, the last one included
    successor: str | None  # the table of the rematch
    seated: bool  # whether the reader sits here
    practice: bool = False


@dataclass(frozen=True)
class TableScene:
    """A table in play, or over, at one beat."""

    board: Scene
    code: str
    version: int  # rows in the table's log
    number: int  # by which the reader's decision is known
    is_last: bool  # whether the match stands so now; else more beats follow
    asked: bool  # whether the reader decides now
    told: int  # events since the beat before
    hints: bool  # whether the reader may ask for a hint now
    ready: bool  # whether the rules are compiled
    guided: bool
    back: int | None  # the version from which the reader may take a move back
    leaving: str | None  # what happens if the reader leaves
    seal: str  # empty at a practice table
    practice: bool = False
    daily: bool = False  # whether it is the match of a day, whose dice are not sealed
    happenings: tuple[tuple[int, str, int], ...] = ()  # besides the match: after how many events, what, which seat
    is_finale: bool = False  # whether this is what decided the match, before its result
    clock: ClockPanel | None = None
    ending: Ending | None = None


@dataclass(frozen=True)
class CoverScene:
    """A table that is to be handed to another player at the same device."""

    game: str
    code: str
    version: int
    to: int
    who: str


@dataclass(frozen=True)
class LobbyScene:
    """A table that waits for players: the values of its template."""

    game: str
    values: Mapping[str, Any]


AnyScene = TableScene | CoverScene | LobbyScene


def rest_ms(told: int, is_finale: bool = False) -> int:
    """How long a page rests at a beat that tells so many events, before it shows the next."""
    return min(SHORTEST_REST_MS + REST_PER_EVENT_MS * told, LONGEST_REST_MS) + FINALE_MS * is_finale
