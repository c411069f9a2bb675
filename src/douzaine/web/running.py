"""A match in play: what follows from what was agreed and from the log. Any process can make it again."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import douzaine as dz
from douzaine.match.luck import Luck
from douzaine.web.store import Agreed, Logged


def dealer_of(agreed: Agreed) -> dz.FairDealer:
    """The fair dice of a table: its word, everybody's words, and the seed it is committed to."""
    return dz.FairDealer(agreed.code, [seat.words for seat in agreed.seats], bytes.fromhex(agreed.seed))


@lru_cache(1000)
def box_of(game: str, options: str) -> dz.Box:
    """The box of some options (JSON): tables that agreed on the same share it, and with it all that is known of it."""
    return dz.game(game).box(**json.loads(options))


@dataclass(frozen=True)
class Mark:
    """Where in the match a row of the log began."""

    row: Logged
    steps: int
    story: tuple[tuple[int, ...], ...] = ()  # what it made happen
    told: int = 0  # events in the whole story after it


class Running:
    """The match at a table after some rows of its log."""

    def __init__(self, agreed: Agreed) -> None:
        self.box = box_of(agreed.game, json.dumps(agreed.options, sort_keys=True))
        dealer = dealer_of(agreed)
        self.seal = dealer.commitment
        self.match = dz.Match(self.box, dealer=dealer)
        self.leaving = agreed.leaving
        self.opening = tuple(self.match._rows)  # what happened before anybody decided
        self.number = 0  # of the last row applied
        self.left: frozenset[int] = frozenset()  # seats whose player has left
        self.silent: frozenset[int] = frozenset()  # seats that a bot plays until their person returns
        self.started = agreed.started or agreed.created
        self.ended = False  # by a player who left
        self.marks: list[Mark] = []
        self.luck: Luck | None = None  # once it is over and somebody has worked it out
        self.asked_at = dict.fromkeys(self.match.actors, 0)
        self.sentences: dict[Any, Any] = {}  # of the story, and the bar, as they were drawn before
        self.shared: dict[Any, Any] = {}  # parts of the newest scene that several readers see alike

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        return self.ended or self.match.over

    def actors(self) -> tuple[int, ...]:
        """The seats that decide now."""
        return () if self.ended else self.match.actors

    def after(self, row: Logged) -> dz.Match:
        """The match as it would stand after one more row. Raises `DouzaineError`; nothing changes."""
        match = self.match.copy()
        if row.kind == "move":
            match.play(row.seat, row.words)
        elif row.kind == "back":
            for _ in range(int(row.words[0])):
                match.undo()
        return match

    def apply(self, row: Logged, match: dz.Match | None = None) -> None:
        """Take one more row of the log; `match` is what `after` said, if it is known."""
        actors = self.actors()
        steps, told = len(self.match._steps), len(self.match._rows)
        self.match = match or self.after(row)
        rows = self.match._rows
        self.marks.append(Mark(row, steps, tuple(rows[told:]) if row.kind == "move" else (), len(rows)))
        self.number = row.number
        if row.kind == "leave":
            self.left |= {row.seat}
            self.ended = self.leaving == "end"
        if row.kind == "silent":
            self.silent |= {row.seat}
        elif row.kind in ("return", "leave"):
            self.silent -= {row.seat}
        stays = set() if row.kind == "back" else set(actors) - ({row.seat} if row.kind in ("move", "leave") else set())
        self.asked_at = {seat: self.asked_at[seat] if seat in stays else row.number for seat in self.actors()}

    def snapshot(self) -> "Running":
        """The same, to be looked at while play goes on."""
        twin = Running.__new__(Running)  # `copy` takes ten times as long
        twin.__dict__ |= self.__dict__
        twin.marks = list(self.marks)
        return twin

    def asked_since(self, seat: int) -> float:
        """Since when the table waits for a seat that decides now, or since its person returned."""
        number = self.asked_at[seat]
        since = self.marks[number - 1].row.at if number else self.started
        returned = (mark.row.at for mark in reversed(self.marks) if (mark.row.kind, mark.row.seat) == ("return", seat))
        return max(since, next(returned, 0.0))

    def back_by(self, seat: int) -> int:
        """How many steps a seat could take back: to before its last move, never over a chance event; 0 if none."""
        steps = self.match.steps
        since_chance = max((n + 1 for n, step in enumerate(steps) if step.seat == dz.CHANCE), default=0)
        for mark in reversed(self.marks):
            if mark.row.kind in ("silent", "return"):
                continue
            if mark.row.kind == "back" or mark.steps < since_chance:
                return 0
            if mark.row.seat == seat and mark.row.kind == "move":
                return len(steps) - mark.steps
        return 0

    def result(self, match: dz.Match) -> dict[str, Any] | None:
        """What the store keeps of a match that is over."""
        if match.outcome is None:
            return None
        return {"reason": match.outcome.reason, "winners": match.outcome.winners, "scores": match.outcome.scores}


def beats(before: dz.Match, after: dz.Match) -> Iterator[dz.Match]:
    """The way from one state to a later one: the match at every step at which something was told.

    It is one match that goes on: look at it before you ask for the next.
    """
    if after.steps[: len(before.steps)] != before.steps:
        return
    match = before.copy()
    match.dealer = None
    for step in after.steps[len(before.steps) :]:
        told = len(match._rows)
        match._decide(step.seat, step.choice)
        if len(match._rows) > told:
            yield match


def beginning(match: dz.Match) -> dz.Match:
    """The same match before anything was decided, chance included."""
    start = dz.Match.__new__(dz.Match)
    start.__setstate__({"box": match.box, "dealer": None, "start": match._start, "steps": []})
    return start
