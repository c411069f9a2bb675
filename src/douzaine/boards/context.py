"""The context of a board: one reader's scene, the events, the language, and controls.

A board never sees a Match, a View or a seed. Every decision it offers is a native control of one form: a radio
(`pick`), a checkbox (`tick`) or a button (`press`). What depends on an unsent choice is drawn in advance and shown by
the style sheet (`preview`, and `when`/`unless` of buttons), so no script is needed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import cached_property
from typing import Any

from douzaine.boards.markup import NOTHING, Markup, attributes_of, element, shown_while, tag
from douzaine.boards.scene import Player, Scene
from douzaine.games.declare import shown
from douzaine.match.event import Event, Story, move_text
from douzaine.match.fields import Fields
from douzaine.match.game import Box, Game, box_as_seen

MOST_DRAWN = 20_000  # drawings in the cache
MOST_CHOICES = 100  # numbers of controls that the style sheet knows: 0 to 99


def no_art(path: str) -> str:
    """The address of a drawing if no server provides drawings: none."""
    return path


def served_art(game: str) -> Callable[[str], str]:
    """The address of a game's drawing on a server."""
    return lambda path: f"/games/{game}/art/{path}"


@dataclass(frozen=True)
class SceneReader:
    """Reads a scene for a board."""

    scene: Scene
    story: Story  # the events, as far as the reader may know them
    lang: str
    asked: bool = False  # whether the reader decides now; otherwise every control is drawn as a plain piece
    art: Callable[[str], str] = no_art  # gives the address of a file in the game's folder `art/`
    _: KW_ONLY  # flags are set by keyword
    previews: bool = True  # whether all choices are previewed in advance; else the page asks for each
    is_picture: bool = False  # whether it is drawn alone, without a table around it: nothing is a link

    @cached_property
    def box(self) -> Box:
        """The box as its reader may know it."""
        return box_as_seen(self.scene.game, self.scene.options)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.box.game

    @property
    def options(self) -> Mapping[str, Any]:
        """The agreed options."""
        return self.scene.options

    @cached_property
    def table(self) -> Fields:
        """The Table as the reader may see it: `at.table.turn`."""
        return Fields(self.scene.table)

    @property
    def facts(self) -> Mapping[str, Any]:
        """The game's precomputed facts; see `Board.facts`."""
        return self.scene.facts

    @property
    def players(self) -> tuple[Player, ...]:
        """The players by seat."""
        return self.scene.players

    @property
    def seat(self) -> int | None:
        """The reader's own seat; None for a spectator."""
        return self.scene.seat

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return self.scene.actors

    @property
    def legal(self) -> tuple[str, ...]:
        """The moves the reader may choose from now; empty unless the reader decides."""
        return self.scene.legal

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.scene.outcome is not None

    @property
    def turns(self) -> int:
        """The number of completed turns."""
        return int(self.scene.table["turns"])

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple([player.name for player in self.players])

    def is_reader(self, seat: int) -> bool:
        """Whether the seat is the reader's own."""
        return seat == self.scene.seat


class BoardContext(SceneReader):
    """Everything a board needs for a picture: the scene, words, and controls."""

    # ---- words

    def say(self, id: str, **values: Any) -> str:
        """A text of the game."""
        return self.game.words.text(id, self.lang, **values)

    def move_text(self, move: str) -> str:
        """The label of a move's button."""
        return move_text(self.box, move, self.lang, self.names)

    def event_text(self, event: Event) -> str:
        """An event in one sentence."""
        return event.text(self.lang, self.names)

    # ---- the cache

    def cached(self, key: tuple[Any, ...], draw: Callable[[], Markup]) -> Markup:
        """A part that looks the same at every table with this key; the key must contain everything the part shows."""
        key = (self.scene.game, self.lang, *key)
        drawn = _drawn.get(key)
        if drawn is None:
            drawn = draw()
            keep(_drawn, key, drawn, MOST_DRAWN)
        return drawn

    # ---- moves

    def number(self, move: str) -> int:
        """The number of a legal move's control, for `when` and `unless`."""
        if move not in self.legal:
            raise KeyError(f"{shown(move)} is not legal now")
        return self.legal.index(move)

    # ---- controls

    def pick(self, move: str, *drawing: Any, label: str | None = None, **attributes: Any) -> Markup:
        """A piece that stands for one move: a radio if the move is legal, otherwise a plain piece.

        The primary button sends it; pieces with an `id` move when they change place.
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
        """A radio or checkbox drawn as a piece. Radios with another `field` are a separate group."""
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
        """A button that sends the decision; with a `value`, that value as well. Empty unless the reader decides.

        `when` and `unless` are numbers of controls (or "any"): the button shows while all of `when` are chosen and none
        of `unless` is.
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
        """A part that shows only while all of `when` are chosen and none of `unless` is."""
        return element("div", shown_while(tuple(when), tuple(unless)) + attributes_of(attributes), *drawing)

    def send_buttons(self, choose_first: str) -> Markup:
        """The primary button of a decision among radios: it names the choice, or says to choose first."""
        if not self.asked:
            return NOTHING
        first = tag("span", choose_first, class_="button waiting", data_unless="any")
        return first + NOTHING.join(self.press(self.move_text(move), when=[n]) for n, move in enumerate(self.legal))

    @staticmethod
    def _plain(drawing: Sequence[Any], attributes: dict[str, Any], label: str | None) -> Markup:
        extra = attributes.pop("class_", "")
        named = {"role": "img", "aria_label": label} if label else {}
        return tag("div", *drawing, class_=f"piece {extra}".strip(), **named, **attributes)


_drawn: dict[tuple[Any, ...], Markup] = {}


def keep(known: dict[Any, Any], key: Any, drawn: Any, most: int) -> None:
    """Cache a drawing; the older half is dropped when there are too many."""
    if len(known) >= most:
        for old in list(known)[: most // 2]:
            known.pop(old, None)  # another thread may do the same
    known[key] = drawn
