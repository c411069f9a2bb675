"""The strip of a replay: one cell per turn, grouped by round if a game has rounds, with marks above."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from douzaine.boards.board import Board, board_of
from douzaine.boards.story_lines import Round, TurnMark
from douzaine.match.event import Story
from douzaine.server.records import ReplayedMatch
from douzaine.texts import say_in

MOST_STEPS_SHOWN = 24  # moments of one turn that are shown separately


@dataclass(frozen=True)
class Cell:
    """One turn: its number in its round, its first moment, and its mark."""

    number: int
    at: int
    now: bool
    decided: bool
    jump: str  # the targets of the keys for one turn back and on
    marks: tuple[TurnMark, ...]


@dataclass(frozen=True)
class TurnMoment:
    """One moment of a turn: its name, and how many in a row have had it so far."""

    at: int
    name: str
    number: int


@dataclass(frozen=True)
class Strip:
    """The cells by round; the number of the current turn; its moments; and each mark's meaning once."""

    rounds: list[tuple[Round, list[Cell]]]
    turn: int
    steps: list[TurnMoment]
    legend: list[TurnMark]


def strip_of(found: ReplayedMatch, at: int, names: Sequence[str], lang: str) -> Strip:
    """The strip of a match at one of its moments."""
    board, story = board_of(found.match.game), found.match.open_view().story
    turns, last = found.turns(), len(found.beats)
    starts = [moment for _, moment in turns]
    now = max(0, bisect_right(starts, at) - 1)
    decided = decided_in(found)
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
            tuple(mark for mark in marks if mark.turn == number),
        )
        cells[of][1].append(cell)
    end = starts[now + 1] if now + 1 < len(starts) else last + 1
    steps = steps_of(found, range(starts[now] if starts else 0, end)[:MOST_STEPS_SHOWN], lang)
    shown = next((cell.number for _, some in cells for cell in some if cell.now), 1)
    legend = {mark.words: mark for mark in marks}
    return Strip([each for each in cells if each[1]], shown, steps, list(legend.values()))


def steps_of(found: ReplayedMatch, moments: range, lang: str) -> list[TurnMoment]:
    """The moments of a turn with their names; equal ones in a row are counted."""
    board, story = board_of(found.match.game), found.match.open_view().story
    steps: list[TurnMoment] = []
    for at in moments:
        name = _name_of(board, story.part(found.told_at(at)), lang)
        same = steps[-1].number if steps and steps[-1].name == name else 0
        steps.append(TurnMoment(at, name, same + 1))
    return steps


def _name_of(board: Board, events: Story, lang: str) -> str:
    return board.step_name(events, lang) if len(events) else say_in(lang)("web-replay-begin")


def decided_in(found: ReplayedMatch) -> int | None:
    """The number of the turn that decided a match."""
    match = found.match
    if match.outcome is None:
        return None
    board, story = board_of(match.game), match.open_view().story
    kinds = enumerate(story.kinds(), 1)  # newest first
    return next((board.turn_of(story, len(story) - back) for back, kind in kinds if kind in board.decisive), None)
