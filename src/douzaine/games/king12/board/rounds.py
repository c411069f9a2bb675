"""King of 12 in a replay: the turns of each round, its winner, and marked turns."""

from collections.abc import Sequence

from douzaine.boards.icons import icon
from douzaine.boards.pieces import crown
from douzaine.boards.story_lines import Round, TurnMark
from douzaine.match.event import Event, Story


def rounds(story: Story, names: Sequence[str], lang: str) -> list[Round]:
    """The rounds played, each from the first turn whose cards were revealed."""
    found: list[Round] = []
    begun: Event | None = None
    for event in story:
        if event.kind == "round":
            begun = event
        elif event.kind == "shows" and begun is not None:
            title = event.box.game.words.text("scene-round", lang, round=begun.details["round"])
            found.append(Round(event.turn + 1, title))
            begun = None
        elif event.kind == "wins_round" and event.seat is not None:
            won = f"{names[event.seat]} {event.details['points']}"
            found[-1] = Round(found[-1].first, found[-1].title, won)
    return found


def marks(story: Story, names: Sequence[str], lang: str) -> list[TurnMark]:
    """Rounds won, and cards that cancelled each other: at most one mark per turn."""
    found: dict[int, TurnMark] = {}
    for event in story:
        if event.kind == "wins_round" and event.seat is not None:
            words = event.box.game.words.text("board-mark-won", lang)
            found[event.turn] = TurnMark(event.turn + 1, crown(label=words), words, names[event.seat])
        elif event.kind == "cancelled" and event.turn not in found:
            words = event.box.game.words.text("board-mark-cancelled", lang)
            found[event.turn] = TurnMark(event.turn + 1, icon("no", words), words)
    return list(found.values())
