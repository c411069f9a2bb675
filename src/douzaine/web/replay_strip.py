"""The strip of a replay: one cell a turn, by round where a game has rounds, with marks above."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from douzaine.boards.board import board_of
from douzaine.boards.telling import Mark, Round
from douzaine.server.records import Course

MOST_STEPS_SHOWN = 24  # moments of one turn that have a place of their own


@dataclass(frozen=True)
class Cell:
    """One turn: its number in its round, its first moment, and what is worth a look."""

    number: int
    at: int
    now: bool
    decided: bool
    jump: str  # back, on: where keys that go by turn lead
    marks: tuple[Mark, ...]


@dataclass(frozen=True)
class Strip:
    """The cells by round; the number of the turn that is shown; its moments; and what marks mean, each once."""

    rounds: list[tuple[Round, list[Cell]]]
    turn: int
    steps: list[int]
    legend: list[Mark]


def strip_of(found: Course, at: int, names: Sequence[str], lang: str) -> Strip:
    """The strip of a match at one of its moments."""
    board, story = board_of(found.match.game), found.match.open_view().story
    turns, last = found.turns(), len(found.beats)
    starts = [moment for _, moment in turns]
    now = max(0, bisect_right(starts, at) - 1)
    decided = min(decided_in(found) or 0, turns[-1][0]) if turns else 0
    rounds = [Round(1, ""), *board.rounds(story, names, lang)]
    marks = board.marks(story, names, lang)
    cells: list[tuple[Round, list[Cell]]] = [(round, []) for round in rounds]
    for place, (number, moment) in enumerate(turns):
        of = bisect_right([round.first for round in rounds], number) - 1
        cell = Cell(
            len(cells[of][1]) + 1,
            moment,
            place == now,
            number == decided,
            {now - 1: "back", now + 1: "on"}.get(place, ""),
            tuple(mark for mark in marks if min(mark.turn, turns[-1][0]) == number),
        )
        cells[of][1].append(cell)
    end = starts[now + 1] if now + 1 < len(starts) else last + 1
    steps = list(range(starts[now] if starts else 0, end))[:MOST_STEPS_SHOWN]
    shown = next((cell.number for _, some in cells for cell in some if cell.now), 1)
    legend = {mark.words: mark for mark in marks}
    return Strip([each for each in cells if each[1]], shown, steps, list(legend.values()))


def decided_in(found: Course) -> int | None:
    """The number of the turn that decided a match."""
    match = found.match
    if match.outcome is None:
        return None
    kinds = board_of(match.game).decisive
    return next((event.turn + 1 for event in reversed(match.open_view().story) if event.kind in kinds), None)
