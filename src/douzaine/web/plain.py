"""A plain board for games that have not drawn one: the position in words, a radio for every move."""

from typing import Any

from douzaine.draw import Markup, join, monogram, plate, tag
from douzaine.match.stage import Stage


def scene(stage: Stage) -> Markup:
    """Who is there and who is to act, then the position."""
    seats = [
        plate(
            monogram(name, stage.is_reader(seat)),
            tag("span", tag("b", name), class_="who"),
            active=seat in stage.view.actors,
            id=f"seat-{seat}",
        )
        for seat, name in enumerate(stage.names)
    ]
    rows = [join((tag("dt", key), tag("dd", _words(value)))) for key, value in stage.view.position().items()]
    return tag("div", *seats, class_="plain-plates") + tag("dl", *rows, class_="panel plain-position")


def _words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_words(each)}" for key, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return " · ".join(_words(each) for each in value) or "–"
    return "–" if value is None else str(value)


def hand(stage: Stage) -> Markup:
    """Every legal move as a radio."""
    moves = [stage.pick(move, tag("span", stage.move_text(move)), class_="word") for move in stage.legal]
    return tag("div", *moves, class_="plain-moves")
