"""What happened, and why."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, overload

from douzaine.engine.story import ALL, NOBODY

if TYPE_CHECKING:
    from douzaine.match.game import Box, Game

TURN = 7  # where a row of the story says in which turn it happened


@dataclass(frozen=True)
class Event:
    """One thing that happened. Details that a reader may not know are missing, and `hidden` is true."""

    box: "Box"
    kind: str  # such as 'loses'
    rule: str  # the rule that made it happen, such as 'R14'
    seat: int | None  # whose doing it is
    details: dict[str, int]
    hidden: bool = False
    turn: int = 0  # turns played to their end when it happened

    def __repr__(self) -> str:
        return f"Event(rule={self.rule!r}, kind={self.kind!r}, seat={self.seat}, details={self.details})"

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The event in one sentence. `names` are the players', by seat."""
        kinds = _tellings(self.box.game)[self.kind].kinds
        values: dict[str, Any] = {
            name: in_words(self.box, kinds[name], value, lang, names) for name, value in self.details.items()
        }
        if self.seat is not None:
            values["who"] = seat_name(self.box, self.seat, lang, names)
        id = f"say-{self.kind.replace('_', '-')}"
        return self.box.game.words.text(f"{id}.hidden" if self.hidden else id, lang, **values)

    def why(self, lang: str = "en") -> str:
        """The text of the rule behind it."""
        return self.box.game.book.rule(self.rule, lang)


def in_words(box: "Box", kind: str, value: Any, lang: str, names: Sequence[str] | None = None) -> Any:
    """A detail of an event or a move as its text needs it: a number, a name, dice."""
    if kind == "number":
        return value
    if kind == "seat":
        return seat_name(box, value, lang, names)
    if kind == "dice":
        return " ".join(str(value)) if value else "–"
    name_of: Callable[..., str] = box.game.part("box").name_of
    return name_of(box, kind, value, lang)


def move_text(box: "Box", move: str, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """A move as a button would say it: a verb and its object."""
    id, fields = box.game.part("box").describe_move(move)
    values = dict(field.split(":") for field in fields)
    return box.game.words.text(
        f"move-{id}",
        lang,
        **{name: in_words(box, values[name], fields[f"{name}:{values[name]}"], lang, names) for name in values},
    )


def seat_name(box: "Box", seat: int, lang: str, names: Sequence[str] | None = None) -> str:
    """What a seat is called: its player's name, or "Player 3"."""
    if names is not None and seat < len(names):
        return names[seat]
    return box.game.words.text("seat", lang, number=seat + 1)


class Story(Sequence[Event]):
    """What happened, as one reader may know it: a seat, or None for a spectator. An event is made when it is read."""

    def __init__(
        self, box: "Box", rows: Sequence[tuple[int, ...]], reader: int | None, everything: bool = False
    ) -> None:
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

    def kinds(self) -> Iterator[str]:
        """The kind of every event, newest first."""
        tellings = _tellings(self._box.game)
        return (tellings[row[0]].kind for row in reversed(self._rows))

    @property
    def first_seat(self) -> int | None:
        """Whose doing the first event is that is anybody's."""
        return next((row[2] for row in self._rows if row[2] != NOBODY), None)

    def start_of_turn(self, number: int) -> int:
        """The number of the first event of the turn in which an event happened."""
        turn = self._rows[number][TURN]
        while number and self._rows[number - 1][TURN] == turn:
            number -= 1
        return number

    def part(self, numbers: range) -> "Story":
        """Some of it."""
        return Story(self._box, self._rows[numbers.start : numbers.stop], self._reader, self._everything)

    @property
    def key(self) -> tuple[Any, ...]:
        """What the reader may know of it: the same key always means the same story."""
        return tuple(self._rows), tuple([row[1] == ALL or self._may_read(row) for row in self._rows])

    def key_of(self, number: int) -> tuple[Any, ...]:
        """The same for one event."""
        row = self._rows[number]
        return row, row[1] == ALL or self._may_read(row)

    def _may_read(self, row: Sequence[int]) -> bool:
        audience, reader = row[1], self._reader
        return self._everything or audience == ALL or (reader is not None and bool(audience >> reader & 1))

    def _event(self, row: Sequence[int]) -> Event:
        told = _tellings(self._box.game)[row[0]]
        hidden = bool(told.secret) and not self._may_read(row)
        details = dict(zip(told.kinds, row[3:TURN], strict=False))
        if hidden:
            details = {name: value for name, value in details.items() if name not in told.secret}
        seat = None if row[2] == NOBODY else row[2]
        return Event(self._box, told.kind, told.rule, seat, details, hidden, row[TURN])


@dataclass(frozen=True)
class Told:
    """How one kind of event is told."""

    kind: str
    rule: str
    kinds: dict[str, str]  # the kind of each detail
    secret: frozenset[str]


@cache
def _tellings(game: "Game") -> dict[int | str, Told]:
    """By number and by name."""
    declared = game.part("box")
    found: dict[int | str, Told] = {}
    for says, telling in declared.TELLING.items():
        kinds = dict(field.split(":") for field in telling.fields)
        told = Told(says.name.lower(), telling.rule, kinds, frozenset(telling.secret))
        found[int(says)] = found[told.kind] = told
    return found
