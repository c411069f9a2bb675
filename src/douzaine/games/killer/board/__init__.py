"""Killer in the browser: HP plates, the dice tray, odds of each choice, and where the total can land."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from douzaine.boards import Markup, tag
from douzaine.boards.board import Board
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import StoryLine
from douzaine.games.killer.board.attack import attack_odds, attack_of, attack_tray
from douzaine.games.killer.board.choosing import moves, preview, send
from douzaine.games.killer.board.dice import KEEPS, choices, is_last_die
from douzaine.games.killer.board.facts import odds_now
from douzaine.games.killer.board.gauge import gauge
from douzaine.games.killer.board.odds import odds_of
from douzaine.games.killer.board.odds_panel import odds_panel
from douzaine.games.killer.board.out import out_card, play_on
from douzaine.games.killer.board.pictures import PICTURES
from douzaine.games.killer.board.plates import plates
from douzaine.games.killer.board.poster import poster
from douzaine.games.killer.board.steps import STEPS
from douzaine.games.killer.board.story import chapter, lines
from douzaine.games.killer.board.tray import tray
from douzaine.games.killer.board.trophy import out_in, remarks, sums, trophy
from douzaine.games.killer.table import Phase
from douzaine.match.event import Story
from douzaine.match.view import View

FEW = 4  # plates that fit in a row on a phone


def columns(plates: int) -> str:
    """The number of plates in a row: at most five on a large screen, four on a phone."""
    wide = plates if plates <= 5 else -(-plates // 2)
    narrow = plates if plates <= FEW else 3 if plates <= 6 else FEW
    return f"--seats:{wide};--few:{narrow}"


class KillerBoard(Board):
    """Plates above, the tray and its odds in the middle, the gauge below."""

    steps = STEPS
    ground = "#6a2233"
    is_stepped = False
    remarks = staticmethod(remarks)
    has_previews = True
    pictures = PICTURES
    sounds: ClassVar = {
        "rolls": "roll", "rolls_again": "roll", "attack_rolls": "roll", "sets_aside": "tap", "hits": "tap",
        "heals": "coin", "attack_heals": "coin", "returns": "coin", "eliminated": "out", "eliminated_for_good": "out",
        "loses": "hit:{loss}", "damages": "hit:{hits}*{value}",
    }  # fmt: skip
    decisive = ("attacks_low", "attacks_high", "loses", "damages", "eliminated", "eliminated_for_good")

    def facts(self, view: View, hints: bool, solved: Mapping[str, Any] | None) -> dict[str, Any]:
        """The odds of the current decision, if the table shows them."""
        odds = odds_now(view, solved) if hints else None
        return {} if odds is None else {"odds": odds}

    def moves(self, at: BoardContext, fields: Mapping[str, Sequence[str]]) -> list[str]:
        """Ticked dice are set aside from high to low, and the rest is rolled, if there is any."""
        return moves(at, fields)

    def fields_of(self, moves: Sequence[str]) -> list[tuple[str, str]]:
        """Dice to keep are ticked; rolling the rest is implied."""
        return [("move", move) for move in moves if move != "roll" or len(moves) == 1]

    def scene(self, at: BoardContext) -> Markup:
        """Everybody's HP, and the dice with their odds."""
        chosen, odds, attack = choices(at) if at.previews else [], odds_of(at), attack_of(at)
        if attack is None:
            parts = tray(at, chosen), odds_panel(at, odds, chosen)
        else:
            parts = attack_tray(at, attack), attack_odds(at, attack) if at.scene.hints else odds_panel(at, None, ())
        seats = list(plates(at, attack))
        row = tag("div", *seats, class_=f"k-plates{' many' * (len(seats) > FEW)}", style=columns(len(seats)))
        middle = tag("div", *parts, class_="k-middle")
        return tag("div", row, middle, gauge(at, odds, chosen, attack), out_card(at), class_="k-board")

    def hand(self, at: BoardContext) -> Markup:
        """Nothing: all choices are in the scene."""
        return Markup("")

    def send(self, at: BoardContext) -> Markup:
        """The buttons beside the prompt."""
        return send(at)

    def prompt(self, at: BoardContext) -> tuple[str, dict[str, Any]]:
        """As in the terminal, except that the tray shows the minimum of one, and the last die is ticked in advance."""
        if is_last_die(at):
            return "last-die", {}
        id, fields = super().prompt(at)
        return "which-dice" if id == "dice" else id, fields

    def note(self, at: BoardContext) -> str:
        """How to decide."""
        if at.table.phase in KEEPS:
            return at.say("board-note-last-die" if is_last_die(at) else "board-note-dice")
        return at.say("board-note-target" if at.table.phase == Phase.TARGET else "board-note-luck")

    def preview(self, at: BoardContext, fields: Mapping[str, Sequence[str]]) -> dict[str, str]:
        """The result of keeping the ticked dice."""
        return preview(at, fields)

    def pills(self, at: BoardContext) -> list[str]:
        """The number of the turn."""
        return [at.say("board-turn", number=at.turns + 1)]

    def guide(self, at: BoardContext) -> str | None:
        """The text for a first match."""
        if at.table.phase == Phase.KEEP:
            if sum(at.table.rolled) == 1:
                return "last-die"
            return "rest" if any(at.table.kept) else "dice"
        return {Phase.TARGET: "target", Phase.LUCK: "luck"}.get(at.table.phase)

    def watching(self, at: BoardContext) -> str | None:
        """Who plays on, for a reader who is out."""
        return play_on(at)

    def chapter(self, at: BoardContext, events: Story) -> str:
        """A turn is named by its player."""
        return chapter(at, events)

    def lines(self, at: BoardContext, numbers: range) -> list[StoryLine]:
        """What was kept, the attack, and its result."""
        return lines(at, numbers)

    def track(self, view: View) -> list[int]:
        """HP by seat."""
        return list(view.table.hp[: view.table.seats])

    def trophy(self, at: BoardContext, seat: int) -> Markup:
        """Four dice on the tray."""
        return trophy(at)

    def standing(self, at: BoardContext, seat: int) -> str:
        """The HP left, or when the last were lost."""
        hp, turn = at.table.hp[seat], out_in(at, seat)
        if turn is not None:
            return at.say("result-out", turn=turn)
        return at.say("scene-hp", hp=hp) if hp > 0 else at.say("scene-eliminated")

    def columns(self, at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
        """What each player struck and healed, and lost through their own totals."""
        found = sums(at)
        return [(at.say(f"result-{name}"), [*map(str, column)]) for name, column in found.items()]

    def goal(self, at: BoardContext) -> tuple[int, str] | None:
        """The HP at the start, if fixed."""
        hp = at.options["starting_hp"]
        return (hp, at.say("board-start-line", hp=hp)) if at.options["starting_hp_mode"] == "fixed" else None

    def poster(self, art: Callable[[str], str]) -> Markup:
        """Six dice between 12 and 30."""
        return poster()


BOARD = KillerBoard()
