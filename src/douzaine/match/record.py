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
began at a position has a line `from {…}`; a copy with a seed of its own has a line `seed 7 after 20`, and
its first 20 chance events are taken as they are written. Chance that a dealer knows may be left out, as in records
of matches that could no longer be played when they were written. Lines that begin with # are ignored.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from douzaine.errors import BadRecord, DouzaineError, Phrase
from douzaine.games.declare import shown
from douzaine.match.dealer import Dealer, SeededDealer
from douzaine.match.fair import read_fair
from douzaine.match.game import Box, Game, game
from douzaine.match.state import Outcome

FORMAT = "douzaine record 1"
CHANCE_MARK = "*"  # in place of a seat
LONGEST = 10_000_000  # characters
SEED = re.compile(r"(?P<seed>[0-9]{1,20})(?: after (?P<after>[0-9]{1,9}))?")


def write(
    box: Box,
    dealer: Dealer | None,
    start: Mapping[str, Any] | None,
    decisions: Iterable[str],
    outcome: Outcome | None,
) -> str:
    """The record of a match: options, dealer, start, every decision in words, and how it ended."""
    options = box.options
    lines = [FORMAT, f"game {box.game.id} {box.game.version}"]
    for option in box.game.options:
        if options[option.id] != option.default:
            lines.append(f"option {option.id} {json.dumps(options[option.id], ensure_ascii=False)}")
    lines.append(dealer.describe() if dealer else "by hand")
    if start is not None:
        lines.append(f"from {json.dumps(start, ensure_ascii=False)}")
    return "\n".join([*lines, "moves", *decisions, *([end_line(outcome)] if outcome else []), ""])


def end_line(outcome: Outcome) -> str:
    """The last line of the record of a match that is over."""
    return f"end {outcome.reason} {' '.join(map(str, outcome.winners))}"


class RecordReader:
    """Parses a record line by line; the caller plays its entries. Raises `BadRecord`."""

    def __init__(self, text: Any) -> None:
        if not isinstance(text, str):
            raise BadRecord("error-record-text", value=shown(text))
        if len(text) > LONGEST:
            raise BadRecord("error-record-size")
        numbered = enumerate(unwrapped(text).split("\n"), 1)
        lines = [(n, line.strip()) for n, line in numbered if line.strip() and line[0] != "#"]
        if not lines or lines[0][1] != FORMAT:
            raise BadRecord("error-record-format", line=repr(FORMAT))
        self.line = 1  # the line being read, for errors
        self.dealer: Dealer | None = None
        self.start: Any = None
        self.start_line: int | None = None  # the line with the starting position
        self._lines = iter(lines[1:])
        self._game: Game | None = None
        self._options: dict[str, Any] = {}
        self._option_lines: dict[str, int] = {}

    @contextmanager
    def errors_with_their_line(self) -> Iterator[None]:
        """Turn errors inside the block into ones that name their line."""
        try:
            yield
        except (ValueError, RecursionError) as error:  # all our errors, and those of JSON
            why = error if isinstance(error, DouzaineError) else Phrase("error-record-unreadable")
            raise BadRecord("error-record-line", number=self.line, why=why) from None

    @contextmanager
    def blaming(self, line: int | None) -> Iterator[None]:
        """Blame errors inside the block on another line, if one is given."""
        here, self.line = self.line, line or self.line
        yield
        self.line = here

    def read_heading(self) -> Box:
        """Read everything before the moves, and make the box."""
        for number, line in self._lines:
            self.line = number
            word, _, rest = line.partition(" ")
            if word == "moves" and self._game is not None:
                return self._box(self._game)
            self._take(word, rest)
        raise BadRecord("error-record-no-moves")

    def entries(self) -> Iterator[tuple[str, str]]:
        """The entries: who decides (a seat, or `CHANCE_MARK`) and what; at the end, if it is over, `end` and how."""
        for number, line in self._lines:
            self.line = number
            who, _, words = line.partition(" ")
            is_seat = who.isascii() and who.isdecimal() and len(who) < 4
            if not is_seat and who not in (CHANCE_MARK, "end"):
                raise BadRecord("error-record-move", line=repr(line[:40]))
            yield who, words

    def _take(self, word: str, rest: str) -> None:
        """Read one line of the heading."""
        if word == "game" and self._game is None:
            self._game = _known_version(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            self._options[name], self._option_lines[name] = json.loads(value), self.line
        elif word == "seed" and (found := SEED.fullmatch(rest)):
            self.dealer = SeededDealer(int(found["seed"]), int(found["after"] or 0))
        elif word == "fair":
            self.dealer = read_fair(rest)
        elif (word, rest) == ("by", "hand"):
            self.dealer = None
        elif word == "from":
            self.start, self.start_line = json.loads(rest), self.line
        else:
            raise BadRecord("error-record-heading", line=repr(f"{word} {rest}".strip()[:40]))

    def _box(self, played: Game) -> Box:
        """The box of the heading; a record contains its decks, so a file named in one is never opened."""
        for name, value in self._options.items():
            with self.blaming(self._option_lines[name]):
                option = played.option(name)
                if option.names_a_file(value):
                    raise BadRecord("error-record-file", option=name)
                option.value(value)
        return played.box(**self._options)


def without_comments(text: str) -> str:
    """A record without comments, empty lines, and the JSON object it may be wrapped in."""
    lines = (line.strip() for line in unwrapped(text).split("\n") if line.strip() and line[0] != "#")
    return "\n".join([*lines, ""])


def unwrapped(text: str) -> str:
    """The record inside a JSON object `{"record": "…"}`, as the server's API returns it."""
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else None
    except (ValueError, RecursionError):
        return text
    record = found.get("record") if isinstance(found, dict) else None
    return record if isinstance(record, str) else text


def _known_version(rest: str) -> Game:
    id, _, version = rest.partition(" ")
    found = game(id)
    if version != str(found.version):
        raise BadRecord("error-record-version", version=repr(version[:20]), game=id, ours=found.version)
    return found
