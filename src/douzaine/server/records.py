"""Records and finished matches in worker processes: replayed once, within limits, then cached."""

import hashlib
import json
import pickle
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.errors import BadRecord
from douzaine.games.declare import shown
from douzaine.match.record import unwrapped
from douzaine.match.state import weights_of
from douzaine.server import limits

Source = str | bytes  # a record, or a match as made by `packed`
SNAPSHOTS = 64  # steps between copies of a match, from which any moment is near
MOST_PACKED = 50  # cached matches; each takes some ten to a hundred kilobytes
COUNTED = ("turns", "rounds")  # counters of a long match, in a position


@lru_cache(MOST_PACKED)
def packed(match: dz.Match) -> bytes:
    """A finished match in a form that worker processes can receive."""
    return pickle.dumps(match)


class ReplayedMatch:
    """A match whose moments can be looked at without replaying it from its beginning."""

    def __init__(self, match: dz.Match) -> None:
        self.match = match
        self.beats: list[int] = []  # the number of steps at every moment with events
        self._turns: list[int] = []  # the number of the turn of each moment, from 1
        again, story, board = match.beginning(), match.open_view().story, board_of(match.game)
        self._told = [again.told]
        self._snapshots = [again.copy()]
        for number, step in enumerate(match.steps, 1):
            told = again.told
            again.apply(step)
            if again.told > told:
                self.beats.append(number)
                self._turns.append(board.turn_of(story, again.told - 1))
                self._told.append(again.told)
            if number % (len(match.steps) // SNAPSHOTS + 1) == 0:
                self._snapshots.append(again.copy())
        self._at = [len(each.steps) for each in self._snapshots]

    def moment(self, number: int) -> tuple[dz.Match, int]:
        """The match at a beat, and the beat's number of events; 0 is before the first beat, the end after the last."""
        last = number > len(self.beats)
        number = min(number, len(self.beats))
        steps = len(self.match.steps) if last else self.beats[number - 1] if number else 0
        found = self._snapshots[bisect_right(self._at, steps) - 1].copy()
        for step in self.match.steps[len(found.steps) : steps]:
            found.apply(step)
        return found, self._told[number] - self._told[number - 1] if number else 0

    def told_at(self, number: int) -> range:
        """The numbers of the events of a beat; events before the first one belong to beat 0."""
        return range(self._told[number - 1] if number else 0, self._told[number])

    def set_up(self) -> dz.Match:
        """The match as it began: up to its first event."""
        return self._snapshots[0] if self._told[0] else self.moment(1)[0]

    def turns(self) -> list[tuple[int, int]]:
        """The number of each turn, and its first moment."""
        found: dict[int, int] = {}
        for moment, turn in enumerate(self._turns, 1):
            found.setdefault(turn, moment if found else 0)
        return list(found.items())


_replayed: "OrderedDict[str, ReplayedMatch]" = OrderedDict()  # of a worker process, the last used at the end


def replayed(source: Source) -> ReplayedMatch:
    """The match of a source: replayed, unless this process has it cached. Raises `BadRecord`."""
    key = hashlib.sha256(source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")).hexdigest()
    if key not in _replayed:
        _replayed[key] = ReplayedMatch(pickle.loads(source) if isinstance(source, bytes) else bounded_replay(source))
    _replayed.move_to_end(key)
    while len(_replayed) > 1 and sum(len(each.match.steps) for each in _replayed.values()) > limits.REPLAY_STEPS_KEPT:
        _replayed.popitem(last=False)
    return _replayed[key]


# ---- uploads


def bounded_replay(text: str) -> dz.Match:
    """The match of a stranger's record. Raises `BadRecord`, also for one larger than any match."""
    check_size(text)
    lines = [line.strip() for line in unwrapped(text).split("\n") if line.strip() and line[0] != "#"]
    if len(lines) > limits.RECORD_STEPS:
        raise BadRecord("error-record-steps", most=limits.RECORD_STEPS)
    for line in lines:
        if line.startswith("from "):
            _check_position(line.removeprefix("from "))
    return dz.Match.replay(text)


def check_size(text: str) -> None:
    """Refuse a record that is too large, before using it. Raises `BadRecord`."""
    if len(text) > limits.RECORD_CHARACTERS:
        raise BadRecord("error-record-characters", most=limits.RECORD_CHARACTERS)


def _check_position(text: str) -> None:
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return  # the replay reports the error
    check_numbers(given)


def check_numbers(position: Any) -> None:
    """Refuse a position with larger numbers than any match has. Raises `BadRecord`."""
    for name, number in _numbers(position, ""):
        most = limits.POSITION_TURNS if name in COUNTED else limits.POSITION_NUMBER
        if number > most:
            raise BadRecord("error-record-number", name=shown(name), most=most)


def _numbers(value: Any, name: str) -> Iterator[tuple[str, float]]:
    """Every number of a position, with its key."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _numbers(each, key)
    elif isinstance(value, list):
        for each in value:
            yield from _numbers(each, name)
    elif isinstance(value, int | float):
        yield name, value


# ---- facts of a match, in a worker process


def steps_of(source: Source) -> tuple[str, int, int, bool]:
    """The game of a match, its number of steps and turns, and whether it is over."""
    match = replayed(source).match
    return match.game.id, len(match.steps), max(match.turns, 1), match.outcome is not None


def record_of(source: Source) -> str:
    """A match as a record."""
    return replayed(source).match.record()


def chance_events(source: Source) -> list[dict[str, Any]]:
    """Every chance event of a match: weights (as texts, they may be long), index and words of the outcome."""
    match = replayed(source).match
    again, found = match.beginning(), []
    for step in match.steps:
        if step.seat == dz.CHANCE:
            weights = [str(weight) for weight in weights_of(again.box, again.data)]
            text = again.box.outcome_text(again.data, step.choice)
            found.append({"weights": weights, "outcome": step.choice, "text": text})
        again.apply(step)
    return found
