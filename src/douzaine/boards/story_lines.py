"""The story on boards: events that belong together in one sentence, and explanations."""

from dataclasses import dataclass, field

from douzaine.boards.markup import NOTHING, Markup, tag
from douzaine.match.event import Event


@dataclass(frozen=True)
class Why:
    """The content of a *why?*: the rule that decided, the pieces it looked at, and the sum.

    A game names the rule in a few words by its text `why-R14`, and other rules by `why-R15.short`.
    """

    rule: str
    box: Markup = NOTHING  # the pieces and the sum
    after: str = ""  # what stays, or what comes next
    also: tuple[str, ...] = ()  # other rules


@dataclass
class EventGroup:
    """Events that become one sentence; `kind` is the game's own word for what they are."""

    kind: str
    first: int
    last: int
    events: list[Event] = field(default_factory=list)

    def of(self, *kinds: str) -> list[Event]:
        """The events of some kinds."""
        return [event for event in self.events if event.kind in kinds]


@dataclass(frozen=True)
class StoryLine:
    """One sentence of the story. `first` and `last` are the numbers of its events."""

    first: int
    last: int
    text: str
    picture: Markup
    why: Why | None = None


@dataclass(frozen=True)
class Round:
    """Some turns of a match that belong together in a replay. `first` is the number of its first turn."""

    first: int
    title: str
    told: str = ""  # how it ended


@dataclass(frozen=True)
class TurnMark:
    """A turn worth a look in a replay: its number, a small picture, and its meaning."""

    turn: int
    picture: Markup
    words: str
    who: str = ""  # the seat that did it


@dataclass(frozen=True)
class Remark:
    """A remark on a match's chart: its turn, from 1, and its line."""

    turn: int
    seat: int
    text: str
    ends: bool = False  # whether the line ends there


def captioned(piece: Markup, caption: str) -> Markup:
    """A piece with a caption below."""
    return tag("span", piece, tag("small", caption), class_="w-piece")


def row_of(*parts: Markup | str | None) -> Markup:
    """Pieces side by side."""
    return tag("div", *parts, class_="w-row")


def sum_of(text: str, *before: Markup) -> Markup:
    """The sum that a box ends with."""
    return tag("div", *before, tag("b", text), class_="w-sum")
