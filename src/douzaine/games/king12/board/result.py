"""King of 12 in the browser: the end of a match."""

from collections.abc import Iterator

from douzaine.boards import Markup, crown, d12, medallion, tag
from douzaine.boards.context import BoardContext
from douzaine.games.king12.board.houses import box_of, house_of
from douzaine.games.king12.board.recap import Round, rounds_of

MOST_ROUNDS = 6  # that a table of the result shows; the last ones


def result(at: BoardContext) -> Markup:
    """The points of every round, under whoever won it."""
    return tag("div", _rounds(at), class_="r-result")


def trophy(seat: int) -> Markup:
    """The winner's die."""
    return d12(12, house_of(seat), box=box_of(seat))


def _rounds(at: BoardContext) -> Markup:
    rounds = rounds_of(at.story, len(at.players))
    first = max(0, len(rounds) - MOST_ROUNDS)
    heads = [at.say("scene-player"), at.say("scene-rounds")]
    heads += [at.say("scene-round", round=number + 1) for number in range(first, len(rounds))]
    top = tag("tr", *[tag("th", head, scope="col") for head in heads])
    rows = [_row(at, seat, rounds[first:]) for seat in range(len(at.players))]
    note = tag("p", at.say("board-struck"), class_="fine") if any(each.tied for each in rounds[first:]) else None
    table = tag("table", tag("thead", top), tag("tbody", *rows))
    named = {"role": "region", "aria_label": at.say("scene-rounds"), "tabindex": 0}  # it may have to be scrolled
    return tag("div", table, note, class_="panel r-rounds", **named)


def _row(at: BoardContext, seat: int, rounds: list[Round]) -> Markup:
    name = tag("b", at.names[seat])
    you = tag("small", " ", at.say("board-you")) if at.is_reader(seat) else None
    who = tag("span", medallion(house_of(seat), box_of(seat)), tag("span", name, you), class_="r-player")
    head = tag("th", who, scope="row")
    won = at.table.won[seat]
    crowns = tag("span", *[crown(number < won) for number in range(2)], class_="r-crowns", aria_hidden="true")
    total = tag("td", crowns, tag("span", won, class_="spoken"))
    return tag("tr", head, total, *_cells(at, seat, rounds))


def _cells(at: BoardContext, seat: int, rounds: list[Round]) -> Iterator[Markup]:
    for each in rounds:
        figure = each.points[seat]
        if seat in each.tied:
            words = tag("span", at.say("board-struck-word"), class_="spoken")
            yield tag("td", tag("s", figure), " ", words)
        elif each.winner == seat:
            yield tag("td", tag("b", figure, class_="figure"), " ", tag("span", crown(), class_="r-won"))
        else:
            yield tag("td", figure)
