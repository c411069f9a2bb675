"""Twelve Heroes in the browser: three regions between two camps, the hand below."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, ClassVar

from douzaine.boards import HOUSES, Markup, cube
from douzaine.boards.board import Board
from douzaine.boards.builder import Built, Fields
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import StoryLine
from douzaine.games.heroes12.board import builder, deck_page, form, hand, poster, prompts, result, scene, sending, story
from douzaine.games.heroes12.board.pictures import PICTURES
from douzaine.games.heroes12.board.steps import STEPS
from douzaine.games.heroes12.heroes import GOAL
from douzaine.match.event import Story
from douzaine.match.game import Game
from douzaine.match.view import View


class HeroesBoard(Board):
    """The board of Twelve Heroes."""

    steps = STEPS
    ground = "#2f5d5c"
    has_builder = True
    pictures = PICTURES
    decisive = ("tie_token", "tie_golem", "wins_tile", "scores")

    turn_starts = story.STARTS
    turn_of = staticmethod(story.turn_of)
    has_houses = True
    remarks = staticmethod(result.remarks)
    asked_together = staticmethod(prompts.asked_together)
    sounds: ClassVar = {
        "deploys": "tap", "moves": "tap", "flies": "tap", "recruits": "flip", "cube": "knock", "tie_token": "knock",
        "tie_golem": "knock", "wins_tile": "coin", "scores": "coin", "starves": "hit", "behemoth": "hit",
    }  # fmt: skip

    def facts(self, view: View, hints: bool, solved: Mapping[str, Any] | None) -> dict[str, Any]:
        """Nothing: everything drawn is on the Table."""
        return {}

    def moves(self, at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """A hero, its destination and its food come as one form."""
        return form.moves(at, fields)

    def fields_of(self, moves: Sequence[str]) -> list[tuple[str, str]]:
        """A hero and its place are one piece; destination and food are separate fields."""
        return form.fields_of(moves)

    def scene(self, at: BoardContext) -> Markup:
        """The other player above, the regions between, the reader (or seat 0) below."""
        return scene.scene(at)

    def hand(self, at: BoardContext) -> Markup:
        """The reader's cards; in a draft the pack."""
        return hand.hand(at)

    def send(self, at: BoardContext) -> Markup:
        """The chosen piece's action, the food that goes with it, and the buttons."""
        return sending.send(at)

    def note(self, at: BoardContext) -> str:
        """How to decide, or what the decision costs."""
        return prompts.note(at)

    def pills(self, at: BoardContext) -> list[str]:
        """The turn and the phases."""
        return prompts.pills(at)

    def guide(self, at: BoardContext) -> str | None:
        """The text for a first match."""
        return prompts.guide(at)

    def chapter(self, at: BoardContext, events: Story) -> str:
        """A turn is named by its number and its player."""
        return story.chapter(at, events)

    def lines(self, at: BoardContext, numbers: range) -> list[StoryLine]:
        """An action with all its effects in one sentence."""
        return story.lines(at, numbers)

    def story_key(self, at: BoardContext, numbers: range) -> Hashable:
        """Factions have colours, and the regions' past matters."""
        return story.story_key(at, numbers)

    def track(self, view: View) -> list[int]:
        """Victory points by seat."""
        points: list[int] = view.table.vp
        return points

    def trophy(self, at: BoardContext, seat: int) -> Markup:
        """A cube of the winner."""
        return cube(HOUSES[seat])

    def standing(self, at: BoardContext, seat: int) -> str:
        """Victory points, and the tiles they came from."""
        return result.standing(at, seat)

    def columns(self, at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
        """The tiles that each player won, and when."""
        return [(at.say("result-tiles"), result.tiles(at))]

    def goal(self, at: BoardContext) -> tuple[int, str] | None:
        """The victory points that win."""
        return GOAL, at.say("board-goal-line", n=GOAL)

    def poster(self, art: Callable[[str], str]) -> Markup:
        """A dragon over the city, a knight and an orc before it."""
        return poster.poster(art)

    def option(self, game: Game, id: str, value: Any, lang: str) -> Markup | None:
        """Tournament deck lists are ticked."""
        return builder.option(game, id, value, lang)

    def build(self, game: Game, fields: Fields, lang: str) -> Built:
        """Heroes by tapping, factions to start from, and a share code."""
        return deck_page.build(game, fields, lang)


BOARD = HeroesBoard()
