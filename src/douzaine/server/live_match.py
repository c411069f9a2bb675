"""A match in play, as it follows from its options and its log. Any process can make it again."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.bots.luck import Luck
from douzaine.match.dealer import SeededDealer
from douzaine.match.event import Story
from douzaine.match.fair import HiddenWords
from douzaine.match.record import CHANCE_MARK
from douzaine.server import limits
from douzaine.server.model import LogEntry, Start, TableRow

OVER = "over"  # the word of the entry by which the last player agrees to end the match
STEPS_AT_ONCE = 300  # of a match whose track is computed on request; a worker process handles longer ones

Track = tuple[tuple[float, ...], ...]


def dealer_of(row: TableRow) -> dz.FairDealer:
    """The fair dice of a table: its word, everybody's words, and the seed it is committed to.

    The match of the day has the same dice at every table: those of its day.
    """
    if row.daily is not None:
        return dz.FairDealer(f"daily {row.daily}", [""] * len(row.seats), bytes.fromhex(row.seed))
    return dz.FairDealer(row.code, list(_words_of(row)), bytes.fromhex(row.seed))


def _words_of(row: TableRow) -> tuple[str | HiddenWords, ...]:
    return tuple(HiddenWords(seat.words_hash) if seat.words_hash else seat.words for seat in row.seats)


@lru_cache(1000)
def box_of(game: str, options: str) -> dz.Box:
    """The box of some options (JSON); tables with the same options share it, and everything known about it."""
    return dz.game(game).box(**json.loads(options))


def commitment_of(row: TableRow) -> str:
    """What a table commits to about its dice; empty for practice."""
    return "" if row.practice else dealer_of(row).commitment


def practice_dealer(seed: str, after: int) -> SeededDealer:
    """The dice of a practice table, after the chance events taken from its start."""
    return SeededDealer(int(seed[:16], 16), after)


def begun_at(box: dz.Box, start: Start, seed: str) -> dz.Match:
    """A match that begins where practice does, dealt from there by its table's seed. Raises `DouzaineError`."""
    match = dz.Match(box, dealer=None, position=None if start.position is None else dict(start.position))
    for line in start.moves:
        who, _, words = line.partition(" ")
        if who == CHANCE_MARK:
            match.deal(words)
        else:
            match.play(int(who), words)
    match.dealer = practice_dealer(seed, sum(step.seat == dz.CHANCE for step in match.steps))
    match.resolve_chance()
    return match


@dataclass(frozen=True)
class AppliedEntry:
    """An entry of the log, and where in the match it began."""

    entry: LogEntry
    steps: int
    story: Story  # the events it caused
    told: int  # the number of events in the story after it
    together: bool = False  # whether others decided at the same time


class LiveMatch:
    """The match of a table after some entries of its log."""

    def __init__(self, row: TableRow, start: Start | None = None) -> None:
        self.box = box_of(row.game, json.dumps(row.options, sort_keys=True))
        dealer = dealer_of(row)
        self.seal = commitment_of(row)
        self.practice = row.practice
        self._dice = dealer.seed, dealer.words
        self.match = begun_at(self.box, start, row.seed) if start else dz.Match(self.box, dealer=dealer)
        self.leaving = row.leaving
        self.opening = self.match.story_since(0)  # events before the first decision
        self.number = 0  # number of the last entry applied
        self.left: frozenset[int] = frozenset()  # seats whose player has left
        self.silent: frozenset[int] = frozenset()  # seats that a bot plays until their person returns
        self.started = row.started or row.created
        self.ended = False  # by a player who left, or by agreement
        self.agreed: frozenset[int] = frozenset()  # seats that want to end the match
        self.entries: list[AppliedEntry] = []
        self.luck: Luck | None = None  # once it is over and computed
        self.luck_given_up = False  # whether that took too long
        self.long_track: Track | None = None  # the same, for a match too long to compute at once
        self.asked_at = dict.fromkeys(self.match.actors, 0)  # the entry after which each seat was asked

    def is_of(self, row: TableRow) -> bool:
        """Whether this is still a table's match: its word may name another by now, or words may be hidden."""
        return self._dice == (bytes.fromhex(row.seed), dealer_of(row).words)

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        return self.ended or self.match.over

    @property
    def is_full(self) -> bool:
        """Whether its log has reached the limit."""
        return self.number >= limits.MATCH_ENTRIES

    @property
    def track(self) -> Track:
        """The data of the chart of a finished match; empty until it has been computed."""
        if self.long_track is not None or len(self.match.steps) > STEPS_AT_ONCE:
            return self.long_track or ()
        return _short_track(self.match)

    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return () if self.ended else self.match.actors

    def after(self, entry: LogEntry) -> dz.Match:
        """The match after one more entry; this one does not change. Raises `DouzaineError`."""
        match = self.match.copy()
        if entry.kind == "move":
            match.play(entry.seat, entry.words)
        elif entry.kind == "back":
            match.undo(int(entry.words[0]))
        return match

    def apply(self, entry: LogEntry, match: dz.Match | None = None) -> None:
        """Apply one more entry of the log; pass the result of `after` as `match`, if it is known."""
        actors = self.actors()
        steps, told = len(self.match.steps), self.match.told
        self.match = match or self.after(entry)
        story = self.match.story_since(told if entry.kind == "move" else self.match.told)
        self.entries.append(AppliedEntry(entry, steps, story, self.match.told, len(actors) > 1))
        self.number = entry.number
        if entry.kind == "leave":
            self.left |= {entry.seat}
            self.ended = self.leaving == "end"
        if entry.kind == "end":
            self.agreed |= {entry.seat}
            self.ended = OVER in entry.words
        elif entry.kind == "play_on":
            self.agreed = frozenset()
        if entry.kind == "silent":
            self.silent |= {entry.seat}
        elif entry.kind in ("return", "leave"):
            self.silent -= {entry.seat}
        has_decided = {entry.seat} if entry.kind in ("move", "leave") else set()
        stays = set() if entry.kind == "back" else set(actors) - has_decided
        self.asked_at = {seat: self.asked_at[seat] if seat in stays else entry.number for seat in self.actors()}

    def snapshot(self) -> "LiveMatch":
        """A copy to look at while play continues."""
        twin = LiveMatch.__new__(LiveMatch)  # `copy` takes ten times as long
        twin.__dict__ |= self.__dict__
        twin.entries = list(self.entries)
        return twin

    def asked_since(self, seat: int) -> float:
        """Since when the table has waited for a seat that may decide now, or since its person returned."""
        number = self.asked_at[seat]
        since = self.entries[number - 1].entry.at if number else self.started
        entries = (each.entry for each in reversed(self.entries))
        returned = (entry.at for entry in entries if (entry.kind, entry.seat) == ("return", seat))
        return max(since, next(returned, 0.0))

    def back_by(self, seat: int, is_alone: bool = True) -> int:
        """How many moves could be taken back: to before a seat's last one, never across a chance event; 0 if none.

        Unless it plays against bots only, never across what anybody else did, nor what several decided together. In
        practice everything can be taken back, again and again, up to the start.
        """
        if self.practice:
            return self._back_in_practice(seat)
        steps = self.match.steps
        since_chance = max((n + 1 for n, step in enumerate(steps) if step.seat == dz.CHANCE), default=0)
        for each in reversed(self.entries):
            entry = each.entry
            if entry.kind in ("silent", "return", "end", "play_on"):
                continue
            if entry.kind == "back" or each.steps < since_chance:
                return 0
            if not is_alone and (entry.seat != seat or each.together):
                return 0
            if entry.seat == seat and entry.kind == "move":
                return len(steps) - each.steps
        return 0

    def rests_since(self, number: int, seat: int) -> bool:
        """Whether a seat has done nothing since an entry of the log, whatever others did."""
        return number >= 0 and all(each.entry.seat != seat for each in self.entries[number:])

    def _back_in_practice(self, seat: int) -> int:
        steps = self.match.steps
        stands: list[AppliedEntry] = []  # moves that were not taken back
        ends = [*(each.steps for each in self.entries[1:]), len(steps)]  # the number of steps after each
        for each, end in zip(self.entries, ends, strict=False):
            if each.entry.kind == "move":
                stands.append(each)
            elif each.entry.kind == "back":
                stands = [kept for kept in stands if kept.steps < end]
        last = next((each.steps for each in reversed(stands) if each.entry.seat == seat), len(steps))
        return sum(step.seat != dz.CHANCE for step in steps[last:])


def live_match(row: TableRow, entries: Sequence[LogEntry], now: float, start: Start | None = None) -> LiveMatch:
    """The match after its log so far, and what its board computes once for a box: not for the event loop.

    No entry is later than now, because a clock may have been set back since.
    """
    live = LiveMatch(row, start)
    live.started = min(live.started, now)
    for entry in entries:
        live.apply(entry._replace(at=min(entry.at, now)))
    board_of(live.box.game).facts(live.match.view(None), True, None)
    return live


def track_of(match: dz.Match) -> Track:
    """The data of the game's chart (`Board.track`): at the start, and after each turn."""
    board, story = board_of(match.game), match.open_view().story
    beats = (beat for beat in chain(match.beats(), [match]) if beat.told or beat is match)
    before = next(beat for beat in beats if beat.actors or beat is match)
    rows, turn = [board.track(before.open_view())], _turn_at(before, story)
    for beat in beats:
        now = _turn_at(beat, story)
        if now != turn:
            rows += [board.track(before.open_view())] * (now - turn)  # again for turns without events
        before, turn = beat, now
    rows.append(board.track(match.open_view()))
    return tuple(tuple(row) for row in rows if row is not None)


def _turn_at(beat: dz.Match, story: Story) -> int:
    return board_of(beat.game).turn_of(story, beat.told - 1) if beat.told else 1


_short_track = lru_cache(100)(track_of)


def result_of(match: dz.Match) -> dict[str, Any] | None:
    """The result that the store keeps of a finished match."""
    if match.outcome is None:
        return None
    return {"reason": match.outcome.reason, "winners": match.outcome.winners, "scores": match.outcome.scores}
