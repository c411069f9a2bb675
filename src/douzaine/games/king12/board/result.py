"""King of 12 in the browser: the end of a match."""

from douzaine.boards import Markup, crown, d12, tag
from douzaine.boards.context import BoardContext
from douzaine.games.king12.board.houses import box_of, house_of
from douzaine.games.king12.board.recap import Round, rounds_of

MOST_ROUNDS = 6  # rounds in the table of the result: the last ones


def trophy(seat: int) -> Markup:
    """The winner's die."""
    return d12(12, house_of(seat), box=box_of(seat))


def columns(at: BoardContext) -> list[tuple[str, list[Markup | str]]]:
    """Rounds won, and the points of every round; points that cancelled each other are struck out."""
    rounds = rounds_of(at.story, len(at.players))
    first, seats = max(0, len(rounds) - MOST_ROUNDS), range(len(at.players))
    found: list[tuple[str, list[Markup | str]]] = [(at.say("scene-rounds"), [_crowns(at, seat) for seat in seats])]
    for number, each in enumerate(rounds[first:], first + 1):
        found.append((at.say("scene-round", round=number), [_cell(at, seat, each) for seat in seats]))
    return found


def _crowns(at: BoardContext, seat: int) -> Markup:
    won = at.table.won[seat]
    crowns = tag("span", *[crown(number < won) for number in range(2)], class_="r-crowns", aria_hidden="true")
    return tag("span", crowns, tag("span", won, class_="spoken"))


def _cell(at: BoardContext, seat: int, each: Round) -> Markup | str:
    figure = each.points[seat]
    if seat in each.tied:
        return tag("span", tag("s", figure), " ", tag("span", at.say("board-struck-word"), class_="spoken"))
    return tag("b", figure, class_="figure") if each.winner == seat else str(figure)
