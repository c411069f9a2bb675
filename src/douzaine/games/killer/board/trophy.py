"""Killer in the browser: the trophy at the end, and remarks about the match."""

from douzaine.boards import Markup, d6, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import Remark
from douzaine.match.event import Event

USUAL = 6  # shown where nobody attacked
HARD_BLOWS = 2  # that the chart names
FEW_OUT = 3  # players whose elimination the chart describes
HARD = 8  # HP of a hard blow


def trophy(at: BoardContext) -> Markup:
    """Four dice on the tray, each a hit of the last attack."""
    value = next((_value(event) for event in reversed(at.story) if event.kind == "damages"), USUAL)
    return tag("div", *[d6(value) for _ in range(4)], class_="k-trophy")


def _value(event: Event) -> int:
    return int(event.details["value"])


def sums(at: BoardContext) -> dict[str, list[int]]:
    """HP that each seat struck from others, healed, and lost by totals between the thresholds."""
    found = {name: [0] * len(at.names) for name in ("struck", "healed", "own")}
    for event in at.story:
        seat, told = event.seat, event.details
        if seat is None:
            continue
        if event.kind == "damages":
            found["struck"][seat] += int(told["hits"]) * int(told["value"])
        elif event.kind == "heals":
            found["healed"][seat] += int(told["die"])
        elif event.kind == "attack_heals":
            found["healed"][seat] += int(told["value"])
        elif event.kind == "loses":
            found["own"][seat] += int(told["loss"])
    return found


def out_in(at: BoardContext, seat: int) -> int | None:
    """The turn, from 1, in which a seat lost its last HP; None if it has some at the end."""
    fallen = ("eliminated", "eliminated_for_good")
    turns = [event.turn + 1 for event in at.story if event.kind in fallen and event.seat == seat]
    return turns[-1] if turns and at.table.hp[seat] <= 0 else None


def remarks(at: BoardContext) -> list[Remark]:
    """Who was out when, and the hardest blows."""
    outs = {seat: turn for seat in range(len(at.names)) if (turn := out_in(at, seat)) is not None}
    is_few = len(outs) <= FEW_OUT
    found = [
        Remark(turn, seat, at.say("result-out", turn=turn) if is_few else "", ends=True) for seat, turn in outs.items()
    ]
    blows = [
        (int(event.details["hits"]) * _value(event), event.turn + 1, int(event.details["target"]))
        for event in at.story
        if event.kind == "damages"
    ]
    told = [(loss, turn, seat) for loss, turn, seat in blows if loss >= HARD and outs.get(seat) != turn]
    for loss, turn, seat in sorted(told, reverse=True)[:HARD_BLOWS]:
        found.append(Remark(turn, seat, f"{at.names[seat]} −{loss}"))
    return found
