"""What happened, and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from douzaine.engine.story import ALL, NOBODY
from douzaine.games.declare import Telling

if TYPE_CHECKING:
    from douzaine.match.game import Box


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
        values: dict[str, Any] = {name: self._value(name, lang, names) for name in self.details}
        if self.seat is not None:
            values["who"] = seat_name(self.box, self.seat, lang, names)
        id = f"say-{self.kind.replace('_', '-')}"
        return self.box.game.words.text(f"{id}.hidden" if self.hidden else id, lang, **values)

    def why(self, lang: str = "en") -> str:
        """The text of the rule behind it."""
        return self.box.game.book.rule(self.rule, lang)

    def _value(self, name: str, lang: str, names: Sequence[str] | None) -> Any:
        kinds = dict(field.split(":") for field in _telling(self.box, self.kind).fields)
        return in_words(self.box, kinds[name], self.details[name], lang, names)


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


def events_of(box: "Box", rows: Sequence[Sequence[int]], reader: int | None, everything: bool = False) -> list[Event]:
    """Rows of the story buffer, each with its turn, as one reader sees them: a seat, or None for a spectator."""
    return [_event(box, row, everything or _may_read(row[1], reader)) for row in rows]


def _may_read(audience: int, reader: int | None) -> bool:
    return audience == ALL or (reader is not None and bool(audience >> reader & 1))


def _event(box: "Box", row: Sequence[int], open_to_reader: bool) -> Event:
    says = box.game.part("box").Say
    kind = says(row[0]).name.lower()
    told = _telling(box, kind)
    named = {field.split(":")[0]: value for field, value in zip(told.fields, row[3:7], strict=False)}
    hidden = not open_to_reader and bool(told.secret)
    details = {name: value for name, value in named.items() if not hidden or name not in told.secret}
    return Event(box, kind, told.rule, None if row[2] == NOBODY else row[2], details, hidden, row[7])


def _telling(box: "Box", kind: str) -> Telling:
    declared = box.game.part("box")
    told: Telling = declared.TELLING[declared.Say[kind.upper()]]
    return told
