"""A match as text, one decision a line, to read, mail, diff and replay.

    douzaine record 1
    game killer 1
    option players 3
    seed 12
    moves
    * 2
    2 keep 6
    end last_standing 2

Options are written as JSON values; those left out have their defaults. `* …` is chance. A match that
began at a position has a line `from {…}`. Lines that begin with # are ignored.
"""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from douzaine.errors import BadRecord, DouzaineError, Phrase
from douzaine.games.declare import shown
from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.fair import read_fair
from douzaine.match.game import Box, Game, game

if TYPE_CHECKING:
    from douzaine.match.match import Match

FORMAT = "douzaine record 1"
LONGEST = 10_000_000  # characters


def write(match: "Match") -> str:
    """The record of a match as it stands."""
    box = match.box
    lines = [FORMAT, f"game {box.game.id} {box.game.version}"]
    for option in box.game.options:
        if box.options[option.id] != option.default:
            lines.append(f"option {option.id} {json.dumps(box.options[option.id], ensure_ascii=False)}")
    lines.append(match.dealer.describe() if match.dealer else "by hand")
    if match._start is not None:
        lines.append(f"from {json.dumps(match._start, ensure_ascii=False)}")
    return "\n".join([*lines, "moves", *_moves(match), *_end(match), ""])


def _moves(match: "Match") -> Iterator[str]:
    """Every decision in words; chance has words only where it happens, so the match is played again."""
    from douzaine.match.match import CHANCE

    again = _from_the_start(match)
    outcome = match.box.game.part("box").outcome
    for step in match.steps:
        if step.seat == CHANCE:
            yield f"* {outcome(match.box.data[0], again._data[0], step.choice)}"
        else:
            yield f"{step.seat} {match.box.moves[step.choice]}"
        again._decide(step.seat, step.choice)


def _end(match: "Match") -> Iterator[str]:
    if match.outcome:
        yield f"end {match.outcome.reason} {' '.join(map(str, match.outcome.winners))}"


def read(text: Any) -> "Match":
    """Replay a record. Raises `BadRecord` with the line that is wrong."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadRecord("error-record-size")
    lines = [(n, line.strip()) for n, line in enumerate(text.split("\n"), 1) if line.strip() and line[0] != "#"]
    if not lines or lines[0][1] != FORMAT:
        raise BadRecord("error-record-format", line=repr(FORMAT))
    number, reader = 1, _Reader()
    try:
        for place, line in lines[1:]:
            number = place
            reader.take(line)
        return reader.finish()
    except (ValueError, RecursionError) as error:  # all our errors, and those of JSON
        why = error if isinstance(error, DouzaineError) else Phrase("error-record-unreadable")
        raise BadRecord("error-record-line", number=number, why=why) from None


class _Reader:
    """Takes a record line by line."""

    def __init__(self) -> None:
        self.game: str | None = None
        self.options: dict[str, Any] = {}
        self.dealer: Dealer | None = None
        self.start: Any = None
        self.match: Match | None = None

    def take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if self.match is None:
            self._take_heading(word, rest)
        elif word == "end":
            self._take_end(rest)
        elif word == "*":
            self.match.deal(rest)
        elif word.isascii() and word.isdecimal() and len(word) < 4:
            self.match.play(int(word), rest)
        else:
            raise BadRecord("error-record-move", line=repr(line[:40]))

    def _take_heading(self, word: str, rest: str) -> None:
        if word == "game" and self.game is None:
            self.game = _known_version(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = json.loads(value)
        elif word == "seed" and rest.isascii() and rest.isdecimal():
            self.dealer = SeededDealer(int(rest))
        elif word == "fair":
            self.dealer = read_fair(rest)
        elif (word, rest) == ("by", "hand"):
            self.dealer = None
        elif word == "from":
            self.start = json.loads(rest)
        elif word == "moves" and self.game is not None:
            self.match = self._open(self._box(game(self.game)))
        else:
            raise BadRecord("error-record-heading", line=repr(f"{word} {rest}".strip()[:40]))

    def _box(self, played: Game) -> Box:
        """The box of the heading; a record holds its decks, so a file named in one is never opened."""
        for option in played.options:
            if option.names_a_file(self.options.get(option.id)):
                raise BadRecord("error-record-file", option=option.id)
        return played.box(**self.options)

    def _open(self, box: Box) -> "Match":
        from douzaine.match.match import Match

        return Match(box, dealer=None) if self.start is None else Match.at(box, self.start)

    def _take_end(self, rest: str) -> None:
        assert self.match is not None
        if rest not in [line[4:] for line in _end(self.match)]:
            raise BadRecord("error-record-end", end=shown(rest))

    def finish(self) -> "Match":
        if self.match is None:
            raise BadRecord("error-record-no-moves")
        if self.dealer is not None:
            _check_chance(self.match, self.dealer)
            self.match.dealer = self.dealer
            self.match._settle()
        return self.match


def _check_chance(match: "Match", dealer: Dealer) -> None:
    """The chance in a record must be what its dealer deals."""
    from douzaine.match.match import CHANCE

    event = 0
    again = _from_the_start(match)
    for step in match.steps:
        if step.seat == CHANCE:
            if dealer.choose(event, again._weights()) != step.choice:
                raise BadRecord("error-record-chance", event=event + 1)
            event += 1
        again._decide(step.seat, step.choice)


def _from_the_start(match: "Match") -> "Match":
    """The same match before anything was decided, with nobody dealing."""
    again = object.__new__(type(match))
    again.__setstate__({"box": match.box, "dealer": None, "start": match._start, "steps": []})
    return again


def _known_version(rest: str) -> str:
    id, _, version = rest.partition(" ")
    ours = game(id).version
    if version != str(ours):
        raise BadRecord("error-record-version", version=repr(version[:20]), game=id, ours=ours)
    return id
