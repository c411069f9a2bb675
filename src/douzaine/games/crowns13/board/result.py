"""13 Crowns in the browser: remarks and columns for a finished match."""

from douzaine.boards import Markup, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import Remark
from douzaine.games.crowns13.board.cards import crown_row, token
from douzaine.games.crowns13.laws import ids_of
from douzaine.games.crowns13.table import GUARD_TOKEN

MOST = 3  # gains that the chart names
LARGE = 3  # crowns of a large gain


def columns(at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
    """13 crowns with the owned ones filled, and tokens."""
    seats = range(len(at.names))
    rows: list[Markup | str] = [crown_row(at.table.crowns[seat]) for seat in seats]
    return [(at.say("result-crowns"), rows), (at.say("result-tokens"), [_tokens(at, seat) for seat in seats])]


def remarks(at: BoardContext) -> list[Remark]:
    """The largest gains, each with the law that gave it."""
    found, law = [], None
    for event in at.story:
        if event.kind == "applies":
            law = event.details["card"]
        elif event.kind == "gains_crowns" and law is not None and event.seat is not None:
            found.append((int(event.details["n"]), event.turn + 1, event.seat, law))
    largest = sorted((each for each in found if each[0] >= LARGE), key=lambda each: -each[0])[:MOST]
    return [Remark(turn, seat, f"{ids_of(at.box)[card]} +{n}") for n, turn, seat, card in largest]


def _tokens(at: BoardContext, seat: int) -> Markup | str:
    """The tokens of a seat, or that it has none."""
    kinds = [kind for kind, count in enumerate(at.table.coats[seat]) for _ in range(count)]
    kinds += [GUARD_TOKEN] * at.table.guards[seat]
    return tag("span", *map(token, kinds), class_="c-result-tokens") if kinds else at.say("result-none")
