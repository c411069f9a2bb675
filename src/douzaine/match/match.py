"""Matches: a box, a dealer, and the list of what was decided. Everything else follows from these."""

import importlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from douzaine.engine.table import copy_record, new_record
from douzaine.errors import BadPosition, BadRecord, DouzaineError, IllegalMove, NotYourTurn, Phrase
from douzaine.games.declare import is_whole, shown
from douzaine.match.advised import Advice
from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.drawn import Drawn
from douzaine.match.event import Event, Story
from douzaine.match.game import Box
from douzaine.match.record import CHANCE_MARK, RecordReader, end_line, write
from douzaine.match.standing import Standing, is_seat
from douzaine.match.state import (
    Row,
    TableArray,
    digest_of_view,
    lay_position,
    legal_ids,
    legal_of,
    run,
    seen_by,
    weights_of,
)
from douzaine.match.view import SPECTATOR, View

CHANCE = -1  # in place of a seat in `Match.steps`: the dealer (-1)


class _BySeed:
    """Stands for a dealer that is made from the seed."""

    def __repr__(self) -> str:
        return "BY_SEED"


BY_SEED: Any = _BySeed()


class Step(NamedTuple):
    """One decision: a seat's (a move's id) or chance (an outcome's index)."""

    seat: int
    choice: int


class Match(Standing, Drawn):
    """A match in progress, or over.

    `Match(box, seed=12)` deals by a seed; without one a fresh seed is drawn. `Match(box, dealer=None)`
    deals nothing: chance waits for `deal`. A dealer of another kind takes the seed's place.
    `Match.at(box, position)` begins at a position, and `Match.replay(record)` stands where a record ends.

    >>> match = dz.Match(dz.game("killer").box(players=2), seed=12)
    >>> while not match.over:
    ...     seat = match.actors[0]
    ...     match.play(seat, match.legal(seat)[0])
    >>> match.outcome.winners
    (1,)
    """

    def __init__(
        self,
        box: Box,
        seed: int | None = None,
        dealer: Dealer | None = BY_SEED,
        *,
        position: dict[str, Any] | None = None,
        table: TableArray | None = None,
    ) -> None:
        if not isinstance(box, Box):
            raise DouzaineError("error-no-box", value=shown(box))
        if dealer is BY_SEED:
            dealer = SeededDealer(seed)
        elif seed is not None:
            raise DouzaineError("error-seed-or-dealer")
        self.box: Box = box  # what was agreed before play
        self.dealer: Dealer | None = dealer  # who decides chance; None: it waits for `deal`
        self.data: TableArray = new_record(box.game.rule_set.table)  # to read, with every secret in it
        self.start_position: dict[str, Any] | None = None  # where the match began, unless at the usual start
        self._start_table = table  # or the Table it began with
        self._steps: list[Step] = []
        self._seen: list[bytes] = []  # for each step, a hash of what its seat saw before it
        self._dealt = 0  # chance events among the steps
        self._rows: list[Row] = []
        if table is not None:
            self.data = copy_record(table)
        elif position is None:
            self._rows += run(box, self.data, "setup")
        else:
            self.start_position = lay_position(box, position, self.data)
        self.resolve_chance()

    @classmethod
    def at(cls, box: Box, position: dict[str, Any], seed: int | None = None, dealer: Dealer | None = None) -> "Match":
        """Start from a position; without a seed or a dealer, deal chance by hand. Raises `BadPosition`."""
        if position is None:  # the match it was called on, if any, does not matter
            raise BadPosition("error-position-mapping", value=shown(position))
        return cls(box, seed, BY_SEED if dealer is None and seed is not None else dealer, position=position)

    @classmethod
    def replay(cls, text: str) -> "Match":
        """The match of a record, as it stood at the record's end. Raises `BadRecord`."""
        reader = RecordReader(text)
        with reader.errors_with_their_line():
            return _replayed(reader)

    # ---- looking; `Standing` has what the Table says

    @property
    def steps(self) -> tuple[Step, ...]:
        """Everything decided so far, by seats and by chance."""
        return tuple(self._steps)

    @property
    def story(self) -> list[Event]:
        """All events, with nothing hidden."""
        return list(self.story_since(0))

    @property
    def told(self) -> int:
        """The number of events so far."""
        return len(self._rows)

    def story_since(self, told: int, most: int | None = None) -> Story:
        """The events after the first `told`, with nothing hidden; use its `seen_by` for one reader."""
        rows = self._rows[told:] if most is None else self._rows[told : told + most]
        return Story(self.box, tuple(rows), None, everything=True)

    def view(self, seat: int | None) -> View:
        """What a seat may see and nothing else; None for a spectator. Give bots and pages this, not the match."""
        if seat is not None and not is_seat(self.box, seat):
            raise DouzaineError("error-no-seat", seat=shown(seat), last=self.box.players - 1)
        seen = seen_by(self.box, self.data, SPECTATOR if seat is None else seat)
        done = [(seen, step[1]) for seen, step in zip(self._seen, self._steps, strict=True) if step[0] == seat]
        return View(self.box.seen_by(seat), seat, seen, self._rows, self.outcome, done=done)

    def open_view(self) -> View:
        """A view with nothing hidden. Show it to nobody before the match is over."""
        return View(self.box, None, copy_record(self.data), self._rows, self.outcome, everything=True)

    def advice(self, seat: int, seconds: float = 1.0, trials: int | None = None, seed: int = 0) -> Advice:
        """Each whole decision's win chance, by what that seat knows: `douzaine.advice` of this match."""
        bots = importlib.import_module("douzaine.bots.advice")  # by name: matches need no bots, and lie below them
        found: Advice = bots.advice(self, seat, seconds, trials, seed)
        return found

    def drawn(self) -> View:
        """What pictures of the match show: everything."""
        return self.open_view()

    def record(self) -> str:
        """The whole match as text, for `Match.replay`. Contains secrets."""
        if self._start_table is not None:
            raise BadRecord("error-record-redealt")
        return write(self.box, self.dealer, self.start_position, _in_words(self), self.outcome)

    def __repr__(self) -> str:
        state = "over" if self.over else f"waiting for {', '.join(map(str, self.actors)) or 'chance'}"
        return f"<Match of {self.box.game.id}, {self.box.players} seats, {len(self._steps)} steps, {state}>"

    # ---- deciding

    def play(self, seat: int, move: str | Iterable[str]) -> None:
        """Make a move, or several at once (all or none). Raises `NotYourTurn` or `IllegalMove`."""
        words = [move] if isinstance(move, str) else _listed(move)
        seat = _who_decides(self, seat)
        data, steps, told = copy_record(self.data), len(self._steps), len(self._rows)
        try:
            for number, word in enumerate(words):
                if number and seat not in self.actors:
                    raise IllegalMove("error-not-at-once")
                self.apply(Step(seat, _move_id(self.box, self.data, seat, word)))
        except IllegalMove:
            self.data = data
            del self._steps[steps:], self._seen[steps:], self._rows[told:]
            raise
        self.resolve_chance()

    def play_id(self, seat: int, id: int) -> None:
        """Make a move by its id. Raises `NotYourTurn` or `IllegalMove`."""
        seat = _who_decides(self, seat)
        legal = legal_ids(self.box, self.data, seat)
        if not is_whole(id) or id not in legal:
            raise IllegalMove("error-not-legal-id", number=shown(id), ids=_few(list(map(str, legal))))
        self.apply(Step(seat, int(id)))
        self.resolve_chance()

    def deal(self, outcome: str) -> None:
        """Decide the pending chance event by hand. Raises `IllegalMove`."""
        if self.over:
            raise IllegalMove("error-over")
        texts = [text for text, _ in self.chance]
        if not texts:
            raise IllegalMove("error-no-chance", waits=_waits_for(self.actors))
        if not isinstance(outcome, str) or outcome not in texts:
            raise IllegalMove("error-no-outcome", outcome=shown(outcome), outcomes=_few(texts))
        numbers = [number for number, weight in enumerate(weights_of(self.box, self.data)) if weight]
        self.apply(Step(CHANCE, numbers[texts.index(outcome)]))
        self.resolve_chance()

    def resolve_chance(self) -> None:
        """Let the dealer, if there is one, decide all pending chance; `play` and `deal` do this themselves."""
        if self.dealer is None:
            return
        while weights := weights_of(self.box, self.data):
            self.apply(Step(CHANCE, self.dealer.choose(self._dealt, weights)))

    def apply(self, step: tuple[int, int]) -> None:
        """Carry out one recorded step, as in `steps`, without checking it and without dealing chance after it."""
        seat, choice = step
        if seat == CHANCE:
            self._seen.append(b"")
            self._rows += run(self.box, self.data, "deal", choice)
            self._dealt += 1
        else:
            self._seen.append(digest_of_view(self.box, self.data, seat))
            self._rows += run(self.box, self.data, "play", seat, choice)
        self._steps.append(Step(seat, choice))

    def undo(self, count: int = 1) -> None:
        """Take back the last moves and the chance dealt after each; without a dealer, the last steps."""
        kept = len(self._steps)
        for _ in range(count):
            while self.dealer is not None and kept and self._steps[kept - 1].seat == CHANCE:
                kept -= 1
            if kept == 0:
                raise IllegalMove("error-no-undo")
            kept -= 1
        again = _made_again(self.box, self.dealer, self.start_position, self._steps[:kept], self._start_table)
        vars(self).update(vars(again))
        self.resolve_chance()

    # ---- twins

    def copy(self, seed: int | None = None) -> "Match":
        """A match in the same state that can be continued independently.

        Beware: a copy shares the dealer, so after the same moves it rolls the same dice as this match will,
        and so does every other copy. With a seed, everything dealt from now on comes from that seed.
        """
        twin = Match.__new__(Match)
        own = {name: list(getattr(self, name)) for name in ("_steps", "_seen", "_rows")}
        vars(twin).update(vars(self), data=copy_record(self.data), **own)
        if seed is not None:
            twin.dealer = SeededDealer(seed, self._dealt)
            twin.resolve_chance()
        return twin

    def beginning(self) -> "Match":
        """A match as this one was before any step, without a dealer."""
        return Match(self.box, dealer=None, position=self.start_position, table=self._start_table)

    def beats(self, since: "Match | None" = None) -> Iterator["Match"]:
        """Copies of the match at every step that caused events, from its beginning or from an earlier state on.

        The last of them may be the match itself. They have no dealer. The result is empty if the earlier state is not
        on the way here, as after `undo`.
        """
        again = self.beginning() if since is None else since.copy()
        again.dealer = None
        done = len(again.steps)
        if again.steps != self.steps[:done]:
            return
        for step in self.steps[done:]:
            told = again.told
            again.apply(step)
            if again.told > told:
                yield again.copy()

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (self.box, self.dealer, self.start_position, self._steps, self._start_table)


def _made_again(
    box: Box,
    dealer: Dealer | None,
    position: dict[str, Any] | None,
    steps: Iterable[Step],
    table: TableArray | None = None,
) -> Match:
    match = Match(box, dealer=None, position=position, table=table)
    for step in steps:
        match.apply(step)
    match.dealer = dealer
    return match


def _who_decides(match: Match, seat: Any) -> int:
    """A seat that may decide now. Raises `NotYourTurn`, or `IllegalMove` when the match is over."""
    if match.over:
        raise IllegalMove("error-over")
    if not is_seat(match.box, seat) or seat not in match.actors:
        raise NotYourTurn("error-not-your-turn", seat=shown(seat), waits=_waits_for(match.actors))
    return int(seat)


def _waits_for(actors: tuple[int, ...]) -> Phrase:
    if actors:
        return Phrase("error-waits-for-seats", count=len(actors), seats=", ".join(map(str, actors)))
    return Phrase("error-waits-for-chance")


def _move_id(box: Box, data: TableArray, seat: int, word: Any) -> int:
    """The number of a legal move. Raises `IllegalMove`."""
    number = box.move_ids.get(word) if isinstance(word, str) else None
    if number is None or number not in legal_ids(box, data, seat):
        raise IllegalMove("error-not-legal", move=shown(word), moves=_few(legal_of(box, data, seat)))
    return number


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


# ---- records


def _in_words(match: Match) -> Iterator[str]:
    """Every decision as a line of a record; the match is replayed, because chance has words only when it happens."""
    again = match.beginning()
    for step in match.steps:
        if step.seat == CHANCE:
            yield f"{CHANCE_MARK} {match.box.outcome_text(again.data, step.choice)}"
        else:
            yield f"{step.seat} {match.box.moves[step.choice]}"
        again.apply(step)


def _replayed(reader: RecordReader) -> Match:
    """The match of a record, played by hand; its dealer takes over at the end."""
    box = reader.read_heading()
    with reader.blaming(reader.start_line):
        match = Match(box, dealer=None) if reader.start_line is None else Match.at(box, reader.start)
    event = 0
    for who, words in reader.entries():
        if who == "end":
            if match.outcome is None or end_line(match.outcome) != f"end {words}":
                raise BadRecord("error-record-end", end=shown(words))
        elif who == CHANCE_MARK:
            _deal_as_written(match, words, reader.dealer, event)
            event += 1
        else:
            event += _deal_unwritten(match, reader.dealer, event)
            match.play(int(who), words)
    match.dealer = reader.dealer
    match.resolve_chance()
    return match


def _deal_unwritten(match: Match, dealer: Dealer | None, event: int) -> int:
    """Deal what a record leaves out because its dealer knows it, from chance event `event` on; return how much."""
    count = 0
    if dealer is None or (isinstance(dealer, SeededDealer) and event < dealer.after):
        return count
    while weights := weights_of(match.box, match.data):
        match.apply(Step(CHANCE, dealer.choose(event + count, weights)))
        count += 1
    return count


def _deal_as_written(match: Match, outcome: str, dealer: Dealer | None, event: int) -> None:
    """Deal what a record says; it must be what its dealer deals at chance event number `event`."""
    weights = weights_of(match.box, match.data)
    match.deal(outcome)
    if dealer is None or (isinstance(dealer, SeededDealer) and event < dealer.after):
        return
    if dealer.choose(event, weights) != match.steps[-1].choice:
        raise BadRecord("error-record-chance", event=event + 1)
