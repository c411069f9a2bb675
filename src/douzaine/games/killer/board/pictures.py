"""Killer: pictures for its rules: the effects of totals, and rolls with the dice set aside."""

from collections.abc import Iterator, Sequence
from functools import cache

from douzaine.boards import Markup, d6, icon, join, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.icons import heart_lost
from douzaine.boards.pictures import Pictures
from douzaine.games.killer.board.scale import Scale, scale_of
from douzaine.match.event import Event

ROLLS = ("rolls", "rolls_again", "attack_rolls")
FACES = range(1, 7)


class KillerPictures(Pictures):
    """Rows of dice, and the scale of totals."""

    def defs(self) -> Markup:
        """The six faces of a die."""
        faces = [tag("symbol", d6(face), id=f"x-d6-{face}", viewBox="0 0 68 74") for face in FACES]
        return svg(0, 0, *faces, class_="defs", width=0, height=0)

    def sketch(self, before: BoardContext, after: BoardContext, stage: str) -> Markup:
        """The scale alone (`scale`), the rolls (`roll`), the attack (`attack`), or what there is; and HP."""
        if stage == "scale":
            return tag("div", _scale(scale_of(after)), _legend(after), class_="x-totals")
        events = list(after.story)
        begins = next((n for n, event in enumerate(events) if event.kind in ("targets", "forgets")), len(events))
        parts = {"roll": [_rolls(after, events[:begins])], "attack": [_attack(after, events[begins:])]}
        shown = parts.get(stage) or [*parts["roll"], *parts["attack"], _hp(before, after)]
        return tag("div", *shown, class_="x-tray-box")


# ---- the effects of totals


@cache
def _scale(scale: Scale) -> Markup:
    """A bar for every total, as high as its effect."""
    bars = []
    for total in scale.totals:
        strike, loss = scale.strike(total), scale.loss(total)
        kind = "attack" if strike else "lose" if loss else "heal"
        key = total in (scale.low, scale.high)
        figure = tag("small", total) if key or total in (scale.totals[0], scale.totals[-1]) else None
        bars.append(tag("span", figure, tag("i", class_=f"x-{kind}", style=f"--h:{strike or loss or 1}")))
    return tag("div", *bars, class_="x-scale", aria_hidden="true")


def _legend(at: BoardContext) -> Markup:
    lines = (("attack", icon("sword")), ("heal", icon("heart")), ("lose", heart_lost()))
    return tag(
        "ul",
        *(
            tag("li", tag("span", sign, class_=f"x-{kind}"), tag("span", at.say(f"pictures-{kind}")),
                tag("b", at.say(f"pictures-{kind}-sum")))
            for kind, sign in lines
        ),
        class_="x-legend",
    )  # fmt: skip


# ---- rolls


def _rolls(at: BoardContext, events: Sequence[Event]) -> Markup:
    """Every roll of the turn: the dice set aside, and the sum so far."""
    rows = list[Markup]()
    for event, after in _pairs(events):
        kept = [int(face) for face in str(after.details["dice"])] if after and after.kind == "sets_aside" else []
        total = int(after.details["sum"]) if kept and after else None
        rows.append(_row(at, event, kept, total, sum(kept)))
    return tag("ul", *rows, class_="x-tray") if rows else Markup("")


def _pairs(events: Sequence[Event]) -> Iterator[tuple[Event, Event | None]]:
    """Every roll, with what happened next."""
    for number, event in enumerate(events):
        if event.kind in ROLLS:
            yield event, events[number + 1] if number + 1 < len(events) else None


def _row(at: BoardContext, event: Event, kept: Sequence[int], total: int | None, now: int) -> Markup:
    dice = [int(face) for face in str(event.details["dice"])]
    label = at.say("pictures-first" if event.kind == "rolls" else "pictures-again", count=len(dice))
    figure = ""
    if total is not None:
        figure = str(total) if total == now else f"{total - now} + {now} = {total}"
    return tag("li", tag("span", label), _dice(at, dice, kept), tag("b", figure))


def _attack(at: BoardContext, events: Sequence[Event]) -> Markup:
    """Every roll of an attack with its hits, and the damage."""
    value = next((int(event.details["value"]) for event in events if "value" in event.details), 0)
    rows = []
    for event in events:
        if event.kind == "attack_rolls":
            dice = [int(face) for face in str(event.details["dice"])]
            hits = [face for face in dice if face == value]
            label = at.say("pictures-again", count=len(dice))
            rows.append(
                tag("li", tag("span", label), _dice(at, dice, hits), tag("b", at.say("pictures-hits", n=len(hits))))
            )
        elif event.kind == "damages":
            number = event.details["hits"]
            rows.append(tag("li", tag("span"), tag("span"), tag("b", f"{number} × {value} = {number * value}")))
    return tag("ul", *rows, class_="x-tray") if rows else Markup("")


def _dice(at: BoardContext, dice: Sequence[int], kept: Sequence[int]) -> Markup:
    """Dice in a row, with those set aside ringed, and words for screen readers."""
    left, drawn = list(kept), []
    for face in sorted(dice, reverse=True):
        mark = face in left
        if mark:
            left.remove(face)
        drawn.append(tag("i", _small(face), class_="on" if mark else None))
    words = " ".join(map(str, sorted(dice, reverse=True)))
    named = at.say("pictures-dice", dice=words, kept=" ".join(map(str, sorted(kept, reverse=True))) or "–")
    return tag("span", *drawn, class_="x-dice", role="img", aria_label=named)


@cache
def _small(face: int) -> Markup:
    """A die, as the page draws it once."""
    return svg(
        68, 74, tag("use", href=f"#x-d6-{face}", x=-34, y=-33, width=68, height=74), left=-34, top=-33, class_="d6"
    )


def _hp(before: BoardContext, after: BoardContext) -> Markup:
    """Everybody's HP, before and now."""
    parts = []
    for seat, name in enumerate(after.names):
        was, now = before.table.hp[seat], after.table.hp[seat]
        change = join((f"{was} → ", tag("b", now))) if was != now else tag("b", now)
        parts.append(tag("span", name, " ", icon("heart", class_="hp"), " ", change))
    return tag("p", *parts, class_="x-hp")


PICTURES = KillerPictures()
