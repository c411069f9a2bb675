"""Puzzles: a question that everybody may see, and its answer, which nobody sees before answering."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any

from douzaine.errors import DouzaineError
from douzaine.match.game import Box, game
from douzaine.match.match import Match
from douzaine.match.view import View

SQUARES = 12
MOST_MOVES = 20  # of one decision


@dataclass(frozen=True)
class Question:
    """A position, and the seat that decides. The reader is shown that seat's view and no more."""

    game: str
    version: int  # of the game's rules
    options: dict[str, Any]
    position: dict[str, Any]
    dealt: tuple[str, ...] = ()  # chance events after the position, in words
    seat: int = 0

    @cached_property
    def box(self) -> Box:
        """The options."""
        return game(self.game).box(**self.options)

    def match(self) -> Match:
        """The match at the moment of the question, without a dealer."""
        match = Match.at(self.box, self.position)
        for outcome in self.dealt:
            match.deal(outcome)
        return match

    def view(self, so_far: Sequence[str] = ()) -> View:
        """The view of the seat that decides, at first or in the middle of a decision of several moves.

        Raises `IllegalMove`.
        """
        match = self.match()
        if so_far:
            match.play(self.seat, so_far)
        return match.view(self.seat)

    def goes_on(self, so_far: Sequence[str]) -> bool:
        """Whether some moves are legal and only the beginning of a decision."""
        if len(so_far) > MOST_MOVES:
            return False
        try:
            view = self.view(so_far)
        except DouzaineError:
            return False
        return self.seat in view.actors


@dataclass(frozen=True)
class Choice:
    """One way to decide, and its value."""

    moves: tuple[str, ...]
    value: float  # from 0 to 1
    is_best: bool = False
    parts: dict[str, float] = field(default_factory=dict)  # what it leads to, by the game's own names
    line: tuple[str, ...] | None = None  # moves that show why: a way that wins, or the other side's that spoil it


@dataclass(frozen=True)
class Puzzle:
    """A question with the value of every choice, the best first."""

    question: Question
    choices: tuple[Choice, ...]
    picks: dict[str, int] = field(default_factory=dict)  # the place of each bot level's choice
    error: float = 0.0  # of the values; 0: exact

    @property
    def best(self) -> Choice:
        """The best choice, or one of them."""
        return self.choices[0]

    def best_beside(self, place: int) -> Choice:
        """The best choice to show beside one that was made: that one, if nothing is better."""
        return self.choices[place] if self.choices[place].is_best else self.best

    @property
    def difficulty(self) -> int:
        """The number of bot levels that miss the best choice."""
        return sum(not self.choices[place].is_best for place in self.picks.values())

    def place_of(self, moves: Sequence[str]) -> int | None:
        """The choice that moves make: the one they begin with, or one with the same result; None if there is none."""
        fitting = [n for n, each in enumerate(self.choices) if tuple(moves[: len(each.moves)]) == each.moves]
        if fitting:
            return max(fitting, key=lambda n: len(self.choices[n].moves))
        wanted = self._after(moves)
        same = (n for n, each in enumerate(self.choices) if len(each.moves) == len(moves))
        return next((n for n in same if wanted and self._after(self.choices[n].moves) == wanted), None)

    def _after(self, moves: Sequence[str]) -> bytes:
        """The Table after some moves; empty if they cannot be made."""
        match = self.question.match()
        try:
            match.play(self.question.seat, moves)
        except DouzaineError:
            return b""
        return match.data.tobytes()

    def share(self, place: int) -> float:
        """A choice's value, as a share of the best."""
        return self.choices[place].value / self.best.value

    def to_json(self) -> str:
        """The whole puzzle, including the answer, on one line."""
        told = asdict(self) | {"difficulty": self.difficulty}
        return json.dumps(told, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """The puzzle written by `to_json`."""
        told = json.loads(text)
        asked = told["question"]
        question = Question(**{**asked, "dealt": tuple(asked["dealt"])})
        choices = tuple(map(_choice, told["choices"]))
        return cls(question, choices, told["picks"], told["error"])


def _choice(told: dict[str, Any]) -> Choice:
    line = told.get("line")
    return Choice(**{**told, "moves": tuple(told["moves"]), "line": None if line is None else tuple(line)})


def squares(share: float, is_best: bool) -> str:
    """Twelve squares, as many green as a choice comes close to the best; all twelve only for the best."""
    green = SQUARES if is_best else min(SQUARES - 1, int(SQUARES * share))
    return "🟩" * green + "⬜" * (SQUARES - green)
