"""A game's board in the browser. Everything has a default; a game overrides what it draws itself."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

from douzaine.boards.builder import Built, Fields
from douzaine.boards.context import BoardContext
from douzaine.boards.dice import d12
from douzaine.boards.houses import HOUSES
from douzaine.boards.icons import icon
from douzaine.boards.markup import Markup, join, tag
from douzaine.boards.pictures import PLAIN as PLAIN_PICTURES
from douzaine.boards.pictures import Pictures
from douzaine.boards.pieces import monogram
from douzaine.boards.plate import plate, under_name
from douzaine.boards.story_lines import Remark, Round, StoryLine, TurnMark, Why
from douzaine.match.event import Story
from douzaine.match.game import Game
from douzaine.match.view import View
from douzaine.match.words import table_words


class Teller:
    """Tells the story of a match for a board."""

    turn_starts: ClassVar[tuple[str, ...]] = ()  # kinds of events that open a chapter; otherwise each turn is one
    steps: ClassVar[Mapping[str, str]] = {}  # kinds of events that name a step of a turn, with the text `step-…`

    def chapter(self, at: BoardContext, events: Story) -> str:
        """The heading over the events of one turn."""
        return table_words().text("web-turn", at.lang, number=self.turn_of(events, 0))

    def chapter_to_come(self, at: BoardContext) -> str:
        """The heading of a simultaneous turn before any of its events is shown; empty at other times."""
        return ""

    @staticmethod
    def turn_of(story: Story, number: int) -> int:
        """The turn of an event, from 1: the same count for chapters, results and replays.

        A step that ends a turn belongs to that turn, unless the game names the events that open the next one.
        """
        return story[number].turn + 1

    def turns_told(self, story: Story) -> int:
        """The number of turns in a story, including the one in which it ends."""
        return self.turn_of(story, len(story) - 1) if len(story) else 0

    def lines(self, at: BoardContext, numbers: range) -> Sequence[StoryLine]:
        """The lines of one turn, the oldest first: one sentence for events that belong together."""
        return [
            StoryLine(number, number, at.event_text(event), icon("dot"), Why(event.rule))
            for number, event in zip(numbers, at.story.part(numbers), strict=True)
        ]

    def rounds(self, story: Story, names: Sequence[str], lang: str) -> Sequence[Round]:
        """The rounds of a match, for its replay; empty if the game has none."""
        return ()

    def marks(self, story: Story, names: Sequence[str], lang: str) -> Sequence[TurnMark]:
        """The turns of a match that its replay marks."""
        return ()

    def step_name(self, events: Story, lang: str) -> str:
        """The name of a replay's step, from the last of its events that has one; otherwise empty."""
        named = (self.steps[event.kind] for event in reversed(events) if event.kind in self.steps)
        step = next(named, None)
        return events[0].box.game.words.text(f"step-{step}", lang) if step else ""

    def story_key(self, at: BoardContext, numbers: range) -> Hashable:
        """What lines show besides their events and the box; part of the cache key of drawn chapters."""
        return None


class Summary:
    """Sums up a finished match for a board."""

    has_houses: ClassVar[bool] = False  # whether seats have the colours and signs of the houses

    def track(self, view: View) -> list[int] | None:
        """One number per seat, which the result's chart follows turn by turn; None for no chart."""
        return None

    @staticmethod
    def remarks(at: BoardContext) -> Sequence[Remark]:
        """Remarks along the chart's lines; if two overlap, the first one stays."""
        return ()

    def chart(self, at: BoardContext) -> Markup | None:
        """The game's own chart for the result, instead of the one made from `track`."""
        return None

    def trophy(self, at: BoardContext, seat: int) -> Markup:
        """The winner's piece between the laurels."""
        return monogram(at.names[seat], at.is_reader(seat))

    def standing(self, at: BoardContext, seat: int) -> str:
        """A seat's final score in words; empty if the game counts nothing."""
        return ""

    def columns(self, at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
        """Extra columns of the result's table: a heading, and a cell per seat."""
        return []

    def goal(self, at: BoardContext) -> tuple[int, str] | None:
        """A number that the chart marks, and its meaning."""
        return None


class Board(Teller, Summary):
    """The board of a game. All methods but `facts` are pure functions.

    This class draws any game: the position in words, and a radio for every legal move.
    """

    has_result_table: ClassVar[bool] = False  # whether `columns` say all of `standing`, and places mean nothing
    decisive: ClassVar[tuple[str, ...]] = ()  # kinds of events that sum up a match
    decisive_sum: ClassVar[tuple[str, ...]] = ()  # those of them whose sum is shown; otherwise the last one's
    is_stepped: ClassVar[bool] = True  # whether the chart's values jump from turn to turn
    sounds: ClassVar[
        Mapping[str, str]
    ] = {}  # sounds in `sound.js` by kind of event; `hit:{loss}` is lower for a greater loss
    has_previews: ClassVar[bool] = False  # whether `preview` shows the result of an unsent choice
    ground: ClassVar[str] = "#44506a"  # behind the poster
    has_builder: ClassVar[bool] = False  # whether `build` draws a page on which people make decks

    pictures: ClassVar[Pictures] = PLAIN_PICTURES  # the pictures of the rules page

    # ---- before drawing

    def facts(self, view: View, hints: bool, solved: Mapping[str, Any] | None) -> dict[str, Any]:
        """Compute with the rules what the drawing shows besides the Table, as plain data: odds, sums.

        `hints` says whether the table shows odds; `solved` is what the game's solver found, if that is ready.
        """
        return {"position": view.position()}

    def moves(self, at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """The moves of a submitted form, in order. Do not trust it: anybody can send anything."""
        return list(fields.get("move", ()))

    # ---- the table

    def fields_of(self, moves: Sequence[str]) -> list[tuple[str, str]]:
        """The form fields of a whole decision: the reverse of `moves`."""
        return [("move", move) for move in moves]

    def scene(self, at: BoardContext) -> Markup:
        """The picture: opponents above, the reader's own things below."""
        seats = [
            plate(
                monogram(name, at.is_reader(seat)),
                tag("span", tag("b", name), under_name(at.players[seat], at.lang), class_="who"),
                player=at.players[seat],
                lang=at.lang,
                active=seat in at.actors,
                id=f"seat-{seat}",
            )
            for seat, name in enumerate(at.names)
        ]
        rows = [join((tag("dt", key), tag("dd", _in_words(value)))) for key, value in at.facts["position"].items()]
        return tag("div", *seats, class_="plain-plates") + tag("dl", *rows, class_="panel plain-position")

    def hand(self, at: BoardContext) -> Markup:
        """The part below the prompt."""
        moves = [at.pick(move, tag("span", at.move_text(move)), class_="word") for move in at.legal]
        return tag("div", *moves, class_="plain-moves")

    def send(self, at: BoardContext) -> Markup:
        """The buttons beside the prompt."""
        return at.send_buttons(table_words().text("web-choose-first", at.lang))

    def prompt(self, at: BoardContext) -> tuple[str, dict[str, Any]]:
        """The text `prompt-…` that asks the reader to decide, with its details as `name:kind`."""
        asks: tuple[str, dict[str, Any]] = at.game.part("terminal").prompt(at)
        return asks

    def note(self, at: BoardContext) -> str:
        """The line under the prompt."""
        return ""

    def preview(self, at: BoardContext, fields: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """The result of one unsent choice, as HTML by the ids of its places."""
        return {}

    def pills(self, at: BoardContext) -> list[str]:
        """Chips in the bar, such as the round."""
        return [table_words().text("web-turn", at.lang, number=at.turns + 1)]

    def guide(self, at: BoardContext) -> str | None:
        """The text `guide-…` that helps with this decision in a first match, or None."""
        return None

    def legend(self, at: BoardContext) -> Markup | None:
        """The meaning of marks on the pieces that nobody could guess; shown under the story."""
        return None

    def asked_together(self, at: BoardContext) -> Sequence[int]:
        """The seats that decide the current question together; those that have decided count as ready."""
        return range(len(at.players)) if at.game.facts.simultaneous else ()

    def watching(self, at: BoardContext) -> str | None:
        """The text for a reader who has nothing left to decide while others play on; None for everybody else."""
        return None

    # ---- outside a match

    def poster(self, art: Callable[[str], str]) -> Markup:
        """The picture on the shelf: an SVG of about 300 × 320 on the game's dark ground, with its own colours."""
        return d12(12, HOUSES[0])

    per_players: ClassVar[Mapping[str, int]] = {}  # options that nobody sets: one for every so many players

    def option(self, game: Game, id: str, value: Any, lang: str) -> Markup | None:
        """The game's own control for an option (fields named `option-<id>`); None for the usual one."""
        return None

    def build(self, game: Game, fields: Fields, lang: str) -> Built:
        """An unfinished deck, from the content of the builder's form."""
        raise NotImplementedError


def board_of(game: Game) -> Board:
    """The game's own board, or the one that draws any game."""
    found: Board = game.part("board").BOARD if game.has_part("board") else PLAIN
    return found


def _in_words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_in_words(each)}" for key, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return " · ".join(_in_words(each) for each in value) or "–"
    return "–" if value is None else str(value)


PLAIN = Board()
