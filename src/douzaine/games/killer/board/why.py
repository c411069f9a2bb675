"""Killer in the browser: explanations with dice and sums."""

from collections.abc import Sequence

from douzaine.boards import Markup, icon, small_d6, svg, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import short
from douzaine.boards.story_lines import Why, row_of, sum_of
from douzaine.games.killer.board.scale import scale_of
from douzaine.games.killer.board.turn import Turn
from douzaine.match.event import Event

EXPLAINED = {
    "exact_idle": ("R15",), "attack_heals": ("R17", "R18"), "ghost_idle": ("R32", "R34"), "returns": ("R35", "R38"),
    "stays_down": ("R36",), "loses_attack": ("R28", "R30"), "stops": ("R29",), "forgets": ("R20",),
    "eliminated_for_good": ("R36",), "turn_limit": (),
}  # fmt: skip
WIDE = 240  # of the line from one threshold to the other


def plain(at: BoardContext, turn: Turn, event: Event) -> Why | None:
    """The rule alone, with the dice if there are any; None if no rule decided anything."""
    if event.kind not in EXPLAINED:
        return None
    box = _total(turn) if turn.roll.kept and "total" in event.details else Markup("")
    return Why(event.rule, box, "", EXPLAINED[event.kind])


def loses(at: BoardContext, turn: Turn, event: Event, before: int | None) -> Why:
    """The total between the thresholds, and its distance to the nearer one."""
    details, scale = event.details, scale_of(at)
    total, loss, hp = details["total"], details["loss"], details["hp"]
    near, far = (scale.low, scale.high) if details["threshold"] == scale.low else (scale.high, scale.low)
    line = _between(at, total, near, far)
    middle = (scale.low + scale.high) // 2
    after = at.say("why-loses-after", low=scale.low, high=scale.high, least=scale.low + 1, most=scale.high - 1,
                   middle=middle, loss=scale.loss(middle))  # fmt: skip
    had = hp + loss if hp else before
    left = f"− {loss}" if had is None else f"{had} − {loss} = {hp}" if had >= loss else f"{had} ▸ {hp}"
    box = _total(turn) + line + _hearts(left)
    return Why("R14", box, after, ("R15",))


def heals(at: BoardContext, turn: Turn, event: Event) -> Why:
    """The total on a threshold, and the healing die."""
    die, hp = event.details["die"], event.details["hp"]
    return Why("R15", _total(turn) + row_of(small_d6(die)) + _hearts(f"{hp - die} + {die} = {hp}"), "", ("R14",))


def attack_total(at: BoardContext, turn: Turn, event: Event) -> Why:
    """The total's distance beyond the threshold."""
    total, value, threshold = event.details["total"], event.details["value"], event.details["threshold"]
    high = event.kind == "attacks_high"
    text = f"{total} − {threshold} = {value}" if high else f"{threshold} − {total} = {value}"
    box = _total(turn) + sum_of(text, icon("sword"))
    return Why(
        "R18" if high else "R17",
        box,
        at.say("why-attack-after", value=value, dice=at.options["dice_count"]),
        ("R23", "R26"),
    )


def damages(at: BoardContext, turn: Turn, event: Event, before: int | None) -> Why:
    """Every roll with its hits, and hits times value."""
    hits, value, hp = event.details["hits"], event.details["value"], event.details["hp"]
    rolls = turn.strike.rolls if turn.strike else []
    rows = [_roll(at, number, dice, value) for number, dice in enumerate(rolls, 1)]
    parts = [tag("b", f"{hits} × {value} = {hits * value}")]
    if before is not None:
        rest = f"{before} − {hits * value} = {hp}" if before >= hits * value else f"{before} ▸ {hp}"
        parts += [icon("arrow"), icon("heart", class_="hp"), tag("b", rest)]
    box = tag("div", *rows, class_="k-w-rolls") + tag("div", *parts, class_="w-sum")
    return Why("R26", box, at.say("why-damages-after"), ("R23", "R24"))


# ---- drawings


def _strip(dice: Sequence[int], lit: int | None = None) -> Markup:
    """Dice on the tray; only those that count are lit."""
    marked = [tag("span", small_d6(face), class_="lit" if face == lit else "dim" if lit else None) for face in dice]
    return tag("span", *marked, class_="k-w-tray")


def _total(turn: Turn) -> Markup:
    dice = [face for part in turn.roll.kept for face in part]
    return row_of(_strip(dice), tag("b", f"= {sum(dice)}", class_="w-figure"))


def _roll(at: BoardContext, number: int, dice: Sequence[int], value: int) -> Markup:
    hits = dice.count(value)
    name = tag("span", at.say("why-roll", number=number))
    return tag("div", name, _strip(sorted(dice, key=lambda face: face != value), value),
               tag("b", at.say("why-hits", hits=hits)), class_="k-w-roll")  # fmt: skip


def _hearts(text: str) -> Markup:
    return sum_of(text, icon("heart", class_="hp"))


def _between(at: BoardContext, total: int, near: int, far: int) -> Markup:
    """Both thresholds, the total between them, and its distance to each."""
    low, high = sorted((near, far))
    step = WIDE / (high - low)
    x = {each: (each - low) * step for each in (total, near, far)}
    ticks = "".join(f"M{short((n - low) * step)} -4v8" for n in range(low + 1, high))
    way = tag("path", d=f"M{short(x[total])} 0H{short(x[near])}", class_="k-w-way")
    ends = [_mark(x[each], each, "k-w-end") for each in (near, far)]
    middle = (x[total] + x[near]) / 2
    side = min(max(middle, 62), WIDE - 62)
    words = tag("text", at.say("why-nearer", sum=f"{max(total, near)} − {min(total, near)} = {abs(total - near)}"),
                x=side, y=-22, class_="k-w-near")  # fmt: skip
    other = tag("text", f"{max(total, far)} − {min(total, far)} = {abs(total - far)}",
                x=(x[total] + x[far]) / 2, y=34, class_="k-w-far")  # fmt: skip
    line = tag("path", d=f"M0 0H{WIDE}{ticks}", class_="k-w-line")
    drawn = (line, way, *ends, _mark(x[total], total, "k-w-total"), words, other)
    return svg(WIDE + 32, 76, *drawn, left=-16, top=-38, class_="k-w-between")


def _mark(x: float, figure: int, class_: str) -> Markup:
    circle = tag("circle", cx=x, cy=0, r=14)
    return tag("g", circle, tag("text", figure, x=x, y=4.5), class_=class_)
