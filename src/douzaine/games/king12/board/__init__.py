"""King of 12 in the browser: dice and cards around the table, the coins of the turn in the middle."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

from douzaine.boards import Markup
from douzaine.boards.board import Board
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import Round, StoryLine, TurnMark
from douzaine.games.king12.board.chart import chart
from douzaine.games.king12.board.choices import hand, note, send
from douzaine.games.king12.board.legend import legend
from douzaine.games.king12.board.picker import option
from douzaine.games.king12.board.pictures import PICTURES
from douzaine.games.king12.board.poster import poster
from douzaine.games.king12.board.progress import asked_together, chapter, chapter_to_come, guide, pills
from douzaine.games.king12.board.result import columns, trophy
from douzaine.games.king12.board.round_table import round_table
from douzaine.games.king12.board.rounds import marks, rounds
from douzaine.games.king12.board.steps import STEPS
from douzaine.games.king12.board.story import lines
from douzaine.games.king12.box import SEATS_A_BOX
from douzaine.match.event import Story
from douzaine.match.game import Game
from douzaine.match.view import View


class KingBoard(Board):
    """The others around the table, the coins of the turn in the middle, the reader below."""

    steps = STEPS
    ground = "#2a2f5c"
    has_result_table = True
    has_houses = True
    per_players: ClassVar = {"boxes": SEATS_A_BOX}
    pictures = PICTURES
    asked_together = staticmethod(asked_together)
    sounds: ClassVar = {
        "rolls": "roll", "rolls_again": "roll", "oracle": "roll", "shows": "flip", "turns": "tap", "reverses": "tap",
        "flipped": "tap", "first": "coin", "first_low": "coin", "first_gambled": "coin", "first_both": "coin",
        "second": "coin", "takes": "coin", "wins_round": "win",
    }  # fmt: skip
    decisive_sum = ("first", "first_low", "first_gambled", "first_both")
    decisive = ("golem", "doubles", "adds", "subtracts", *decisive_sum, "wins_round")

    def facts(self, view: View, hints: bool, solved: Mapping[str, Any] | None) -> dict[str, Any]:
        """Nothing: everything drawn is on the Table or in the story."""
        return {}

    def scene(self, at: BoardContext) -> Markup:
        """The table, with the cards of the turn."""
        return round_table(at)

    def hand(self, at: BoardContext) -> Markup:
        """The reader's seven cards, or the choice that is open instead."""
        return hand(at)

    def send(self, at: BoardContext) -> Markup:
        """The name and the effect of the chosen card, and the one button."""
        return send(at)

    def note(self, at: BoardContext) -> str:
        """How to decide."""
        return note(at)

    def pills(self, at: BoardContext) -> list[str]:
        """The round, and how long it can last."""
        return pills(at)

    def legend(self, at: BoardContext) -> Markup | None:
        """How seats of the same colour are distinguished, with a second box."""
        return legend(at)

    def guide(self, at: BoardContext) -> str | None:
        """The text for a first match."""
        return guide(at)

    def chapter(self, at: BoardContext, events: Story) -> str:
        """The round and the turn."""
        return chapter(at, events)

    def chapter_to_come(self, at: BoardContext) -> str:
        """The round and the turn for which cards are being picked."""
        return chapter_to_come(at)

    def lines(self, at: BoardContext, numbers: range) -> list[StoryLine]:
        """Each thing told once, with the names of all players concerned."""
        return lines(at, numbers)

    def rounds(self, story: Story, names: Sequence[str], lang: str) -> list[Round]:
        """The rounds, with who won each."""
        return rounds(story, names, lang)

    def marks(self, story: Story, names: Sequence[str], lang: str) -> list[TurnMark]:
        """Rounds won, and cards that cancelled each other."""
        return marks(story, names, lang)

    def story_key(self, at: BoardContext, numbers: range) -> Hashable:
        """Points are told at the end of a round."""
        if any(event.kind in ("wins_round", "tied", "no_winner") for event in at.story.part(numbers)):
            return hash(at.story.rows[: numbers.stop])
        return None

    def chart(self, at: BoardContext) -> Markup | None:
        """The points of each round turn by turn."""
        return chart(at)

    def trophy(self, at: BoardContext, seat: int) -> Markup:
        """The winner's die."""
        return trophy(seat)

    def standing(self, at: BoardContext, seat: int) -> str:
        """Rounds won."""
        return at.say("board-rounds", count=at.table.won[seat])

    def columns(self, at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
        """Rounds won, and the points of each."""
        return columns(at)

    def option(self, game: Game, id: str, value: Any, lang: str) -> Markup | None:
        """Cards to pick for the option of fixed cards."""
        return option(game, id, value, lang)

    def poster(self, art: Callable[[str], str]) -> Markup:
        """A crowned golden die between two cards, twelve around it."""
        return poster(art)


BOARD = KingBoard()
