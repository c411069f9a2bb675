"""What a puzzle is: a question that everybody may see, and its answer, which nobody sees before answering."""

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
    """A position, and whose decision is asked for. The reader is shown the view of that seat and no more."""

    game: str
    version: int  # of the game's rules
    options: dict[str, Any]
    position: dict[str, Any]
    dealt: tuple[str, ...] = ()  # chance events after the position, in words
    seat: int = 0

    @cached_property
    def box(self) -> Box:
        """What is agreed."""
        return game(self.game).box(**self.options)

    def match(self) -> Match:
        """The match as it stands where the question is asked; nobody deals in it."""
        match = Match.at(self.box, self.position)
        for outcome in self.dealt:
            match.deal(outcome)
        return match

    def view(self, so_far: Sequence[str] = ()) -> View:
        """What the one who is asked sees, at first or in the middle of a decision of several moves.

        Raises `IllegalMove`.
        """
        match = self.match()
        if so_far:
            match.play(self.seat, so_far)
        return match.view(self.seat)

    def goes_on(self, so_far: Sequence[str]) -> bool:
        """Whether some moves can be made and are only the beginning of a decision."""
        if len(so_far) > MOST_MOVES:
            return False
        try:
            view = self.view(so_far)
        except DouzaineError:
            return False
        return self.seat in view.actors


@dataclass(frozen=True)
class Choice:
    """One way to decide, and what it is worth."""

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
    picks: dict[str, int] = field(default_factory=dict)  # which choice each level of bots made, by its place
    error: float = 0.0  # of the values; 0: exact

    @property
    def best(self) -> Choice:
        """The best choice, or one of them where several are drawn from."""
        return self.choices[0]

    def best_beside(self, place: int) -> Choice:
        """The best choice to show beside one that was made: that one, if nothing is better."""
        return self.choices[place] if self.choices[place].is_best else self.best

    @property
    def difficulty(self) -> int:
        """How many levels of bots miss the best choice."""
        return sum(not self.choices[place].is_best for place in self.picks.values())

    def place_of(self, moves: Sequence[str]) -> int | None:
        """Which choice some moves are: the one they begin with, or that comes to the same; None if there is none."""
        fitting = [n for n, each in enumerate(self.choices) if tuple(moves[: len(each.moves)]) == each.moves]
        if fitting:
            return max(fitting, key=lambda n: len(self.choices[n].moves))
        wanted = self._after(moves)
        same = (n for n, each in enumerate(self.choices) if len(each.moves) == len(moves))
        return next((n for n in same if wanted and self._after(self.choices[n].moves) == wanted), None)

    def _after(self, moves: Sequence[str]) -> bytes:
        """What lies on the table after some moves; nothing if they cannot be made."""
        match = self.question.match()
        try:
            match.play(self.question.seat, moves)
        except DouzaineError:
            return b""
        return match.data.tobytes()

    def share(self, place: int) -> float:
        """What a choice is worth, as a share of the best."""
        return self.choices[place].value / self.best.value

    def to_json(self) -> str:
        """The whole puzzle, answer included, on one line."""
        told = asdict(self) | {"difficulty": self.difficulty}
        return json.dumps(told, ensure_ascii=False)

    @classmethod
    def from_json(cls, text: str) -> "Puzzle":
        """The puzzle that `to_json` wrote."""
        told = json.loads(text)
        asked = told["question"]
        question = Question(**{**asked, "dealt": tuple(asked["dealt"])})
        choices = tuple(map(_choice, told["choices"]))
        return cls(question, choices, told["picks"], told["error"])


def _choice(told: dict[str, Any]) -> Choice:
    line = told.get("line")
    return Choice(**{**told, "moves": tuple(told["moves"]), "line": None if line is None else tuple(line)})


def squares(share: float, is_best: bool) -> str:
    """Twelve squares, green as far as a choice comes to the best; all twelve only for the best."""
    green = SQUARES if is_best else min(SQUARES - 1, int(SQUARES * share))
    return "🟩" * green + "⬜" * (SQUARES - green)
