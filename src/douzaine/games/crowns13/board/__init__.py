"""13 Crowns in the browser: the players' crowns, the King and his law, the payment, and the hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from douzaine.boards import Markup
from douzaine.boards.board import Board
from douzaine.boards.builder import Built, Fields
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import StoryLine
from douzaine.games.crowns13.board import form, hand, law_page, prompts, result, scene, story
from douzaine.games.crowns13.board.cards import card
from douzaine.games.crowns13.board.pictures import PICTURES
from douzaine.games.crowns13.board.poster import poster
from douzaine.games.crowns13.board.steps import STEPS
from douzaine.games.crowns13.rules.cards import king
from douzaine.match.event import Story
from douzaine.match.game import Game
from douzaine.match.view import View

CROWNS_TO_WIN = 13


class CrownsBoard(Board):
    """The board of 13 Crowns."""

    pictures = PICTURES
    steps = STEPS
    ground = "#3f2746"
    has_builder = True
    remarks = staticmethod(result.remarks)
    sounds: ClassVar = {
        "plays": "flip", "shows": "flip", "discards": "tap", "renews": "flip", "draws": "flip", "gives": "flip",
        "gains_crowns": "coin", "steals_crown": "coin", "gains_token": "tap", "places_guard": "knock",
    }  # fmt: skip
    decisive = ("applies", "claims_most", "has_fewest", "has_hand", "gains_crowns", "steals_crown")

    def facts(self, view: View, hints: bool, solved: Mapping[str, Any] | None) -> dict[str, Any]:
        """Nothing: everything drawn is on the Table."""
        return {}

    def moves(self, at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """A pressed button first; ticked payments and discards in the order of the rules."""
        return form.moves(at, fields)

    def fields_of(self, moves: Sequence[str]) -> list[tuple[str, str]]:
        """Discards are ticked beside the move that renews the hand."""
        return form.fields_of(moves)

    def scene(self, at: BoardContext) -> Markup:
        """Opponents above, the King and his law in the middle, the reader's crowns below."""
        return scene.scene(at)

    def hand(self, at: BoardContext) -> Markup:
        """The reader's cards, which are the controls of most decisions."""
        return hand.hand(at)

    def send(self, at: BoardContext) -> Markup:
        """The primary button, and other immediate moves."""
        return hand.send(at)

    def prompt(self, at: BoardContext) -> tuple[str, dict[str, Any]]:
        """The question; a payment sent as a whole is asked for as a whole."""
        return prompts.prompt(at)

    def note(self, at: BoardContext) -> str:
        """The consequence of the decision, or why something is impossible."""
        return prompts.note(at)

    def guide(self, at: BoardContext) -> str | None:
        """The text for a first match."""
        return prompts.guide(at)

    def pills(self, at: BoardContext) -> list[str]:
        """The turn and the number of players."""
        return [at.say("board-turn", number=at.turns + 1), at.say("board-players", n=len(at.players))]

    def chapter(self, at: BoardContext, events: Story) -> str:
        """A turn is named by its player."""
        return story.chapter(at, events)

    def lines(self, at: BoardContext, numbers: range) -> list[StoryLine]:
        """A sentence for each change of the King and each application of a law."""
        return story.lines(at, numbers)

    def track(self, view: View) -> list[int]:
        """Crowns by seat."""
        crowns: list[int] = view.table.crowns[: view.table.seats]
        return crowns

    def trophy(self, at: BoardContext, seat: int) -> Markup:
        """The King in power when the match was won."""
        return card(at, king(at.table))

    def standing(self, at: BoardContext, seat: int) -> str:
        """Crowns owned."""
        return at.say("law-crowns", n=at.table.crowns[seat])

    def columns(self, at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
        """13 crowns with the owned ones filled, and tokens."""
        return result.columns(at)

    def goal(self, at: BoardContext) -> tuple[int, str] | None:
        """13 crowns."""
        return CROWNS_TO_WIN, at.say("board-goal-line", n=CROWNS_TO_WIN)

    def poster(self, art: Callable[[str], str]) -> Markup:
        """Four kings under an arch of 13 crowns."""
        return poster(art)

    def build(self, game: Game, fields: Fields, lang: str) -> Built:
        """The editor for laws, card by card."""
        return law_page.build(game, fields, lang)


BOARD = CrownsBoard()
