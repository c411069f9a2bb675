"""Killer in the browser: what stands between laurels at the end."""

from douzaine.boards import Markup, d6, tag
from douzaine.boards.context import BoardContext
from douzaine.match.event import Event

USUAL = 6  # shown where nobody attacked


def trophy(at: BoardContext) -> Markup:
    """Four dice on the tray, each a hit of the last attack."""
    value = next((_value(event) for event in reversed(at.story) if event.kind == "damages"), USUAL)
    return tag("div", *[d6(value) for _ in range(4)], class_="k-trophy")


def _value(event: Event) -> int:
    return int(event.details["value"])


def sums(at: BoardContext) -> dict[str, list[int]]:
    """HP that each seat struck from others, healed, and lost by totals between 12 and 30."""
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
