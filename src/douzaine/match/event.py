"""Events and stories: what happened in a match, and why."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from typing import Any, overload

from douzaine.engine.story import ALL, NOBODY
from douzaine.errors import IllegalMove
from douzaine.games.declare import EventSpec, shown
from douzaine.match.game import Box, Game

NARROW_SPACE = "\u202f"  # before a colon, in French
TURN = 7  # where a row of the story holds the turn in which it happened


@dataclass(frozen=True)
class Event:
    """One thing that happened. Details that a reader may not know are missing, and then `hidden` is true."""

    box: Box  # the match's box, as far as the reader may know it
    kind: str  # such as 'loses'
    rule: str  # the rule that caused it, such as 'R14'
    seat: int | None  # the seat that did it
    details: dict[str, int]  # its values, by name
    hidden: bool = False  # some details are missing, because the reader may not know them
    turn: int = 0  # turns completed when it happened

    def __repr__(self) -> str:
        return f"Event(rule={self.rule!r}, kind={self.kind!r}, seat={self.seat}, details={self.details})"

    def text(self, lang: str = "en", names: Sequence[str] | None = None, to: int | None = None) -> str:
        """The event in one sentence. `names` are the players', by seat.

        The seat `to` is addressed as "you" where the game has words for that.
        """
        kinds = _by_name(self.box.game)[self.kind].kinds
        values: dict[str, Any] = {
            name: in_words(self.box, kinds[name], value, lang, names) for name, value in self.details.items()
        }
        if self.seat is not None:
            values["who"] = seat_name(self.box, self.seat, lang, names)
        id = f"say-{self.kind.replace('_', '-')}"
        spoken = id.replace("say-", "you-", 1)
        if to is not None and to == self.seat and self.box.game.words.has(spoken, lang):
            id = spoken
        return self.box.game.words.text(f"{id}.hidden" if self.hidden else id, lang, **values)

    def why(self, lang: str = "en") -> str:
        """The text of the rule behind it."""
        return self.box.game.book.rule(self.rule, lang)


def in_words(box: Box, kind: str, value: Any, lang: str, names: Sequence[str] | None = None) -> Any:
    """A detail of an event or a move in the form its text needs: a number, a name, dice."""
    if kind == "number":
        return value
    if kind == "seat":
        return seat_name(box, value, lang, names)
    if kind == "dice":
        return " ".join(str(value)) if value else "–"
    name_of: Callable[..., str] = box.game.part("box").name_of
    return name_of(box, kind, value, lang)


def move_text(box: Box, move: str, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """A move as a button would say it: a verb and its object. Raises `IllegalMove` for what is no move of the box.

    >>> dz.move_text(dz.game("killer").box(), "keep 6", "fr")
    'Écarter un 6'
    """
    id, values = _move_words(box, move, lang, names)
    return box.game.words.text(f"move-{id}", lang, **values)


def _short_text(box: Box, move: str, lang: str, names: Sequence[str] | None) -> str:
    """A move without what its pieces do, where a game has a word for that."""
    id, values = _move_words(box, move, lang, names)
    words, short = box.game.words, f"move-{id}.short"
    return words.text(short if words.has(short, lang) else f"move-{id}", lang, **values)


def piece_text(box: Box, move: str, lang: str = "en") -> str:
    """The name of the piece that a move uses, or the move's text if the game has none."""
    words = box.game.words
    return words.text("lab-piece", lang, **_move_words(box, move, lang)[1]) if words.has("lab-piece") else move


def _move_words(box: Box, move: str, lang: str, names: Sequence[str] | None = None) -> tuple[str, dict[str, Any]]:
    """Which text tells a move, and its values in words. Raises `IllegalMove` for what is no move of the box."""
    if move not in box.move_ids:
        raise IllegalMove("error-unknown-move", game=box.game.id, move=shown(move))
    id, fields = box.game.part("box").describe_move(move)
    values = dict(field.split(":") for field in fields)
    return id, {name: in_words(box, values[name], fields[f"{name}:{values[name]}"], lang, names) for name in values}


def decision_text(box: Box, moves: Sequence[str], lang: str = "en", names: Sequence[str] | None = None) -> str:
    """The label of a whole decision's button: the game's own text, or its moves one after the other."""
    terminal = box.game.part("terminal")
    told = terminal.decision(moves) if len(moves) > 1 and hasattr(terminal, "decision") else None
    if told is not None:
        id, fields = told
        values = dict(field.split(":") for field in fields)
        worded = {name: in_words(box, values[name], fields[f"{name}:{values[name]}"], lang, names) for name in values}
        return box.game.words.text(f"decision-{id}", lang, **worded)
    first, *others = (_short_text(box, move, lang, names) for move in moves)
    if not others:
        return first
    rest = ", ".join(text[:1].lower() + text[1:] for text in others)
    return f"{first}{NARROW_SPACE * (lang == 'fr')}: {rest}"


def seat_name(box: Box, seat: int, lang: str, names: Sequence[str] | None = None) -> str:
    """A seat's name: its player's, or "Player 3"."""
    if names is not None and seat < len(names):
        return names[seat]
    return box.game.words.text("seat", lang, number=seat + 1)


class Story(Sequence[Event]):
    """The events of a match as one reader (a seat, or None for a spectator) may know them, made when they are read."""

    def __init__(self, box: Box, rows: Sequence[tuple[int, ...]], reader: int | None, everything: bool = False) -> None:
        self._box = box
        self._rows = rows
        self._reader = reader
        self._everything = everything

    def __repr__(self) -> str:
        return repr(list(self))

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self._event(row) for row in self._rows[index]]
        return self._event(self._rows[index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """Every event as plain numbers that contain nothing secret to the reader."""
        if self._everything:
            return tuple([(row[0], ALL, *row[2:]) for row in self._rows])
        return tuple(self._rows)

    def row(self, number: int) -> tuple[int, ...]:
        """One event as plain numbers: equal numbers mean equal events."""
        return self._rows[number]

    def kinds(self) -> Iterator[str]:
        """The kind of every event, newest first."""
        declared = _by_number(self._box.game)
        return (declared[row[0]][0] for row in reversed(self._rows))

    @property
    def first_seat(self) -> int | None:
        """The seat that did the first event that has one."""
        return next((row[2] for row in self._rows if row[2] != NOBODY), None)

    def start_of_turn(self, number: int, starts: Sequence[str] = ()) -> int:
        """The number of the first event of the turn in which an event happened.

        If a game names the kinds of events that `starts` a turn, it goes back to the last of those.
        """
        if starts:
            declared = _by_number(self._box.game)
            while number and declared[self._rows[number][0]][0] not in starts:
                number -= 1
            return number
        turn = self._rows[number][TURN]
        while number and self._rows[number - 1][TURN] == turn:
            number -= 1
        return number

    def part(self, numbers: range) -> "Story":
        """The events from one number to another."""
        return Story(self._box, self._rows[numbers.start : numbers.stop], self._reader, self._everything)

    def seen_by(self, seat: int | None) -> "Story":
        """The story as a seat (None: a spectator) may read it, and nothing else."""
        return Story(self._box.seen_by(seat), readable(self._box.game, self._rows, seat), seat)

    @property
    def key(self) -> tuple[Any, ...]:
        """A key for what the reader may know of the story: equal keys mean equal stories."""
        return tuple(self._rows), tuple([row[1] == ALL or self._may_read(row) for row in self._rows])

    def key_of(self, number: int) -> tuple[Any, ...]:
        """A key for what the reader may know of one event, like `key`."""
        row = self._rows[number]
        return row, row[1] == ALL or self._may_read(row)

    def _may_read(self, row: Sequence[int]) -> bool:
        return self._everything or _is_for(row[1], self._reader)

    def _event(self, row: Sequence[int]) -> Event:
        kind, spec = _by_number(self._box.game)[row[0]]
        hidden = bool(spec.secret) and not self._may_read(row)
        details = dict(zip(spec.kinds, row[3:TURN], strict=False))
        if hidden:
            details = {name: value for name, value in details.items() if name not in spec.secret}
        seat = None if row[2] == NOBODY else row[2]
        return Event(self._box, kind, spec.rule, seat, details, hidden, row[TURN])


def _is_for(audience: int, reader: int | None) -> bool:
    return audience == ALL or (reader is not None and bool(audience >> reader & 1))


def readable(game: Game, rows: Sequence[tuple[int, ...]], reader: int | None) -> list[tuple[int, ...]]:
    """Rows of a story without anything that a reader (None: a spectator) may not know.

    Secrets and the audience are replaced by 0, so a row does not reveal what was removed.
    """
    if not any(spec.secret for spec in events_of(game).values()):
        return list(rows)
    return [row if row[1] == ALL or _is_for(row[1], reader) else _blanked(game, row) for row in rows]


@lru_cache(4096)
def _blanked(game: Game, row: tuple[int, ...]) -> tuple[int, ...]:
    _, spec = _by_number(game)[row[0]]
    if not spec.secret:
        return row
    open_details = [0 if name in spec.secret else value for name, value in zip(spec.kinds, row[3:TURN], strict=False)]
    return (row[0], 0, row[2], *open_details, *[0] * (TURN - 3 - len(open_details)), row[TURN])


def events_of(game: Game) -> dict[IntEnum, EventSpec]:
    """The kinds of events of a game, by number."""
    declared: dict[IntEnum, EventSpec] = game.part("events").EVENTS
    return declared


@cache
def _by_number(game: Game) -> dict[int, tuple[str, EventSpec]]:
    return {int(kind): (kind.name.lower(), spec) for kind, spec in events_of(game).items()}


@cache
def _by_name(game: Game) -> dict[str, EventSpec]:
    return dict(_by_number(game).values())
