"""What a game's `board.py` gets to draw from: one reader's View, the language, the players, and controls.

A board never sees a Match or a Table. Every decision it offers is a native control of one form: a radio
(`pick`), a checkbox (`tick`) or a button (`press`). What depends on a choice not sent yet is drawn
beforehand and shown by the style sheet (`preview`, and `when`/`unless` of buttons), so that no script
is needed.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from douzaine.draw.markup import NOTHING, Markup, ascii_only, attributes_of, element, shown_while, tag
from douzaine.games.declare import shown
from douzaine.match.event import Event, move_text
from douzaine.match.view import View

Drawn = TypeVar("Drawn")
MOST_SHARED = 4  # drawings that a table keeps because somebody else may see the same soon
MOST_ALIKE = 20_000  # drawings of single pieces that are kept for all tables
MOST_CHOICES = 100  # numbers of controls that the style sheet knows: 0 to 99


@dataclass(frozen=True)
class Player:
    """Who sits at a seat."""

    name: str
    bot: str | None = None  # level of the bot that plays the seat
    away: str | None = None  # since when a person has been away, as a clock shows it


def no_art(path: str) -> str:
    """Stands in where no server hands out drawings."""
    return path


@dataclass(frozen=True)
class Stage:
    """Everything one picture needs."""

    view: View
    lang: str
    players: tuple[Player, ...]
    asked: bool = False  # the reader decides now; otherwise every control is drawn as a plain piece
    hints: bool = True  # whether the table shows odds
    art: Callable[[str], str] = no_art  # the address of a file of the game's folder `art/`
    solved: Any = None  # what the game's solver found, where the match is solved and that is at hand
    previews: bool = True  # whether all choices are previewed beforehand; else the page asks `board.preview` for each
    known: dict[Any, Any] = field(default_factory=dict, compare=False)  # drawn before for others; see `once`

    # ---- words

    def say(self, id: str, **values: Any) -> str:
        """A text of the game."""
        return self.view.box.game.words.text(id, self.lang, **values)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple([player.name for player in self.players])

    def is_reader(self, seat: int) -> bool:
        """Whether the seat is the reader's own."""
        return seat == self.view.seat

    def move_text(self, move: str) -> str:
        """A move as a button says it."""
        return move_text(self.view.box, move, self.lang, self.names)

    def event_text(self, event: Event) -> str:
        """An event in one sentence."""
        return event.text(self.lang, self.names)

    # ---- what more than one reader sees

    def once(self, key: tuple[Any, ...], draw: Callable[[], Drawn]) -> Drawn:
        """A part that looks the same to everybody with this key, drawn for the first of them.

        The key must hold all that the part shows, so that nobody gets what is another's.
        """
        drawn: Drawn | None = self.known.get(key)
        if drawn is None:
            drawn = draw()
            remember(self.known, key, drawn, MOST_SHARED)
        return drawn

    def always(self, key: tuple[Any, ...], draw: Callable[[], Markup]) -> Markup:
        """A small part that looks the same at every table with this key, which must hold all that the part shows."""
        key = (self.view.box.game.id, self.lang, *key)
        drawn = _alike.get(key)
        if drawn is None:
            drawn = ascii_only(draw())
            remember(_alike, key, drawn, MOST_ALIKE)
        return drawn

    # ---- what may be done

    @cached_property
    def legal(self) -> list[str]:
        """The moves the reader may choose from now; none unless the reader is asked."""
        return self.view.legal() if self.asked else []

    def number(self, move: str) -> int:
        """The number of a legal move as a control: what `when` and `unless` refer to."""
        if move not in self.legal:
            raise KeyError(f"{shown(move)} is not legal now")
        return self.legal.index(move)

    # ---- controls

    def pick(self, move: str, *drawing: Any, label: str | None = None, **attributes: Any) -> Markup:
        """A piece that stands for one move: a radio where the move is legal, else a plain piece.

        It is sent by the primary button; pieces with an `id` travel when they change place.
        """
        if move not in self.legal:
            return self._plain(drawing, attributes, label)
        return self.control(
            "radio", move, self.number(move), *drawing, label=label or self.move_text(move), **attributes
        )

    def tick(
        self, value: str, number: int, *drawing: Any, label: str, field: str = "move", **attributes: Any
    ) -> Markup:
        """A piece that can be part of a decision with others: a checkbox. `number` is its own, 0 to 99."""
        if not self.asked:
            return self._plain(drawing, attributes, label)
        return self.control("checkbox", value, number, *drawing, label=label, field=field, **attributes)

    def control(
        self,
        kind: str,
        value: str,
        number: int,
        *drawing: Any,
        label: str,
        field: str = "move",
        checked: bool = False,
        **attributes: Any,
    ) -> Markup:
        """A radio or checkbox drawn as a piece. Radios of another `field` are a group of their own."""
        id = f"choose-{field}-{number}"
        control = tag(
            "input", type=kind, name=field, value=value, id=id, data_n=number, checked=checked, aria_label=label
        )
        extra = attributes.pop("class_", "")
        return tag("label", control, *drawing, class_=f"piece choice {extra}".strip(), title=label, **attributes)

    def press(
        self,
        text: str | Markup,
        value: str | None = None,
        when: Iterable[int | str] = (),
        unless: Iterable[int | str] = (),
        quiet: bool = False,
        field: str = "move",
    ) -> Markup:
        """A button that sends the decision; with a `value`, that value as well. Nothing unless the reader is asked.

        `when` and `unless` are numbers of controls (or "any"): the button shows while all of `when` are
        chosen and none of `unless` is.
        """
        if not self.asked:
            return NOTHING
        sent = attributes_of({"name": field, "value": value}) if value is not None else ""
        kind = "quiet" if quiet else "primary"
        written = f' type="submit"{sent} class="button {kind}"{shown_while(tuple(when), tuple(unless))}'
        return element("button", written, text)

    def preview(
        self, *drawing: Any, when: Iterable[int | str] = (), unless: Iterable[int | str] = (), **attributes: Any
    ) -> Markup:
        """Something that shows only while all of `when` are chosen and none of `unless` is."""
        return element("div", shown_while(tuple(when), tuple(unless)) + attributes_of(attributes), *drawing)

    def send_buttons(self, choose_first: str) -> Markup:
        """The primary button of a decision among radios: it names what is chosen, or says to choose first."""
        if not self.asked:
            return NOTHING
        first = tag("span", choose_first, class_="button waiting", data_unless="any")
        return first + NOTHING.join(self.press(self.move_text(move), when=[n]) for n, move in enumerate(self.legal))

    @staticmethod
    def _plain(drawing: Sequence[Any], attributes: dict[str, Any], label: str | None) -> Markup:
        extra = attributes.pop("class_", "")
        named = {"role": "img", "aria_label": label} if label else {}
        return tag("div", *drawing, class_=f"piece {extra}".strip(), **named, **attributes)


_alike: dict[tuple[Any, ...], Markup] = {}


def remember(known: dict[Any, Any], key: Any, drawn: Any, most: int) -> None:
    """Keep a drawing, and forget the older half when there are many."""
    if len(known) >= most:
        for old in list(known)[: most // 2]:
            known.pop(old, None)  # another thread may be at it, too
    known[key] = drawn
