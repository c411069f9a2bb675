"""A match: a box, a dealer, and the list of what was decided. Everything else follows from those."""

import json
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, NamedTuple

import numpy as np

from douzaine.engine.story import ROWS, new_story
from douzaine.engine.table import blank, copied
from douzaine.errors import BadPosition, DouzaineError, IllegalMove, NotYourTurn, Phrase
from douzaine.games.declare import is_whole, shown
from douzaine.games.positions import split_keys
from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.event import Event, Story
from douzaine.match.game import Box, Game
from douzaine.match.view import SPECTATOR, View, actors_of, legal_ids, legal_of

CHANCE = -1  # in place of a seat: the dealer
_BY_SEED: Any = object()


class _Own(threading.local):
    """What each thread has for itself."""

    def __init__(self) -> None:
        self.story = new_story()  # where the rules tell what happens; read at once, then used again


_own = _Own()


@dataclass(frozen=True)
class Outcome:
    """How a match ended: why, who won, and one number a seat (the winners share 1)."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]


class Step(NamedTuple):
    """One thing decided: by a seat (a move's id) or by chance (an outcome's index)."""

    seat: int
    choice: int


class Match:
    """A match in progress, or over.

    `Match(box, seed=12)` deals by a seed; without one a fresh seed is drawn. `Match(box, dealer=None)`
    deals nothing: chance waits for `deal`.
    """

    adviser: ClassVar[Callable[..., Any] | None] = None  # whoever knows how good moves are; see `advice`

    def __init__(self, box: Box, seed: int | None = None, dealer: Dealer | None = _BY_SEED) -> None:
        if not isinstance(box, Box):
            raise DouzaineError("error-no-box", value=shown(box))
        self._begin(box, None, seed, dealer)

    @classmethod
    def at(cls, box: Box, position: dict[str, Any], seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Start from a position; nobody deals unless a seed or a dealer is given. Raises `BadPosition`."""
        match = cls.__new__(cls)
        match._begin(box, position, seed, _BY_SEED if dealer is None and seed is not None else dealer)
        return match

    @classmethod
    def replay(cls, text: str) -> "Match":
        """The match that a record tells of, as it stood at the record's end. Raises `BadRecord`."""
        from douzaine.match.record import read

        return read(text)

    def _begin(self, box: Box, start: dict[str, Any] | None, seed: int | None, dealer: Dealer | None) -> None:
        if dealer is _BY_SEED:
            dealer = SeededDealer(seed)
        elif seed is not None:
            raise DouzaineError("error-seed-or-dealer")
        self.box = box
        self.dealer = dealer
        self._start = start
        self._steps: list[Step] = []
        self._dealt = 0  # chance events among the steps
        self._rows: list[tuple[int, ...]] = []
        self._data = blank(box.game.rule_set.table)
        if start is None:
            self._run("setup")
        else:
            self._lay(start)
        self._settle()

    def _lay(self, given: dict[str, Any]) -> None:
        module = self.box.game.part("position")
        chosen = split_keys(given, module.KEYS, module.quiet_values(self.box.data[0]))
        try:
            module.from_position(self.box.data.view(np.recarray)[0], chosen, self._data.view(np.recarray)[0])
        except (TypeError, OverflowError, KeyError, IndexError):
            raise BadPosition("error-no-position", game=self.box.game.id) from None
        self._start = json.loads(json.dumps(chosen, default=int))

    # ---- looking

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.box.game

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now: several for a simultaneous choice, none while chance is pending."""
        return actors_of(self._data)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self._data["over"][0])

    @property
    def turns(self) -> int:
        """Turns played to their end."""
        return int(self._data["turns"][0])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        if not self.over:
            return None
        scores = np.zeros(self._seats)
        self._entries.scores(self.box.data, self._data, scores)
        reason = self.box.game.facts.reasons[int(self._data[0]["over"]) - 1]
        return Outcome(reason, tuple(np.flatnonzero(scores).tolist()), tuple(scores.tolist()))

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now; nothing if it is not among `actors`."""
        return legal_of(self.box, self._data, seat) if self._is_seat(seat) else []

    @property
    def chance(self) -> list[tuple[str, int]]:
        """The outcomes of the pending chance event with their weights; nothing if none is pending."""
        declared = self.box.game.part("box")
        return [
            (declared.outcome(self.box.data[0], self._data[0], number), weight)
            for number, weight in enumerate(self._weights())
            if weight
        ]

    @property
    def story(self) -> list[Event]:
        """Everything that happened, with nothing hidden."""
        return list(Story(self.box, self._rows, None, everything=True))

    def view(self, seat: int | None) -> View:
        """What a seat may see; None for a spectator."""
        if seat is not None and not self._is_seat(seat):
            raise DouzaineError("error-no-seat", seat=shown(seat), last=self._seats - 1)
        seen = blank(self._data.dtype)
        self._entries.view(self.box.data, self._data, SPECTATOR if seat is None else seat, seen)
        return View(self.box.seen_by(seat), seat, seen, list(self._rows), self.outcome)

    def advice(self, seat: int, seconds: float = 1.0, **budget: Any) -> Any:
        """Each legal move's win chance with its uncertainty, given what that seat knows."""
        if Match.adviser is None:
            raise DouzaineError("error-no-adviser")
        return Match.adviser(self, seat, seconds, **budget)

    def open_view(self) -> View:
        """Everything, with nothing hidden, as nobody may see it before the match is over."""
        return View(self.box, None, copied(self._data), list(self._rows), self.outcome, everything=True)

    def position(self) -> dict[str, Any]:
        """Everything on the table, as plain values."""
        position: dict[str, Any] = self.box.game.part("position").to_position(self.box.data[0], self._data[0])
        return position

    def record(self) -> str:
        """The whole match as text, from which `Match.replay` makes it again. It holds secrets."""
        from douzaine.match.record import write

        return write(self)

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(map(str, self.actors)) or 'chance'}"
        return f"<Match of {self.box.game.id}, {self._seats} seats, {len(self._steps)} steps, {state}>"

    # ---- deciding

    def play(self, seat: int, move: str | Iterable[str]) -> None:
        """Make a move, or several at once (all or none). Raises `NotYourTurn` or `IllegalMove`."""
        words = [move] if isinstance(move, str) else _listed(move)
        if self.over:
            raise IllegalMove("error-over")
        if not self._is_seat(seat) or seat not in self.actors:
            raise NotYourTurn("error-not-your-turn", seat=shown(seat), waits=self._waits_for())
        seat = int(seat)
        backup = copied(self._data), len(self._steps), len(self._rows)
        try:
            for number, word in enumerate(words):
                self._move(seat, word, is_first=number == 0)
        except IllegalMove:
            self._restore(*backup)
            raise
        self._settle()

    def deal(self, outcome: str) -> None:
        """Decide the pending chance event by hand. Raises `IllegalMove`."""
        if self.over:
            raise IllegalMove("error-over")
        texts = [text for text, _ in self.chance]
        if not texts:
            raise IllegalMove("error-no-chance", waits=self._waits_for())
        if not isinstance(outcome, str) or outcome not in texts:
            raise IllegalMove("error-no-outcome", outcome=shown(outcome), outcomes=_few(texts))
        numbers = [number for number, weight in enumerate(self._weights()) if weight]
        self._decide(CHANCE, numbers[texts.index(outcome)])
        self._settle()

    def undo(self) -> None:
        """Take back the last move and the chance a dealer dealt after it; by hand, the last step."""
        kept = len(self._steps)
        if self.dealer is not None:
            while kept and self._steps[kept - 1].seat == CHANCE:
                kept -= 1
        if kept == 0:
            raise IllegalMove("error-no-undo")
        steps = self._steps[: kept - 1]
        self._begin_again()
        self._redo(steps)
        self._settle()

    def copy(self) -> "Match":
        """A match in the same state that goes its own way from here."""
        twin = Match.__new__(Match)
        twin.box, twin.dealer, twin._start = self.box, self.dealer, self._start
        twin._steps, twin._rows, twin._data = list(self._steps), list(self._rows), copied(self._data)
        twin._dealt = self._dealt
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {"box": self.box, "dealer": self.dealer, "start": self._start, "steps": self._steps}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.box, self.dealer, self._start = state["box"], state["dealer"], state["start"]
        self._begin_again()
        self._redo(state["steps"])

    # ---- inside

    @property
    def steps(self) -> tuple[Step, ...]:
        """Everything decided so far, by seats and by chance."""
        return tuple(self._steps)

    @property
    def _entries(self) -> Any:
        return self.box.game.rule_set.best()

    @property
    def _seats(self) -> int:
        return int(self._data["seats"][0])

    def _is_seat(self, seat: Any) -> bool:
        return is_whole(seat) and 0 <= seat < self._seats

    def _waits_for(self) -> Phrase:
        if self.actors:
            return Phrase("error-waits-for-seats", count=len(self.actors), seats=", ".join(map(str, self.actors)))
        return Phrase("error-waits-for-chance")

    def _move(self, seat: int, word: Any, is_first: bool) -> None:
        if not is_first and seat not in self.actors:
            raise IllegalMove("error-not-at-once")
        number = self.box.move_ids.get(word) if isinstance(word, str) else None
        if number is None or number not in legal_ids(self.box, self._data, seat):
            raise IllegalMove("error-not-legal", move=shown(word), moves=_few(self.legal(seat)))
        self._decide(seat, number)

    def _decide(self, seat: int, choice: int) -> None:
        if seat == CHANCE:
            self._run("deal", choice)
        else:
            self._run("play", seat, choice)
        self._steps.append(Step(seat, choice))
        self._dealt += seat == CHANCE

    def _run(self, entry: str, *arguments: int) -> None:
        story, turn = _own.story, self.turns
        story[0, 0] = 0
        getattr(self._entries, entry)(self.box.data, self._data, *arguments, story)
        if told := min(int(story[0, 0]), ROWS):
            self._rows += [(*row, turn) for row in story[1 : told + 1].tolist()]

    def _weights(self) -> list[int]:
        if not self._data["chance"][0]:
            return []
        weights = np.zeros(self.box.game.facts.max_outcomes, np.int64)
        count = self._entries.odds(self.box.data, self._data, weights)
        found: list[int] = weights[:count].tolist()
        return found

    def _settle(self) -> None:
        """Let the dealer decide all pending chance."""
        if self.dealer is None:
            return
        while weights := self._weights():
            self._decide(CHANCE, self.dealer.choose(self._dealt, weights))

    def _restore(self, data: "np.ndarray[Any, Any]", steps: int, rows: int) -> None:
        self._data = data
        del self._steps[steps:], self._rows[rows:]

    def _begin_again(self) -> None:
        dealer, self.dealer = self.dealer, None
        self._begin(self.box, self._start, None, None)
        self.dealer = dealer

    def _redo(self, steps: list[Step]) -> None:
        for step in steps:
            self._decide(step.seat, step.choice)


def _listed(moves: Any) -> list[Any]:
    try:
        words = list(moves)
    except TypeError:
        raise IllegalMove("error-no-move", value=shown(moves)) from None
    if not words:
        raise IllegalMove("error-no-moves")
    return words


def _few(words: list[str]) -> str:
    return ", ".join(words[:12]) + (", …" if len(words) > 12 else "")
