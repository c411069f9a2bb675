"""Killer in the browser: the odds of each choice of dice, and the gauge of totals."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, heart_lost, icon, join, small_d6, tag
from douzaine.errors import DouzaineError
from douzaine.games.killer import odds as exact
from douzaine.games.killer.box import Phase
from douzaine.games.killer.position import faces

if TYPE_CHECKING:
    from douzaine.match.game import Box
    from douzaine.match.stage import Stage

OTHERS = 2  # choices listed beside the one that is made
MOST = 6  # choices listed while none is made
SMALLEST = Fraction(1, 200)  # chances below are drawn without a figure
TALLEST = 62  # pixels of a chance of TOP or more
TOP = Fraction(2, 5)
MOST_REMEMBERED = 500  # moments whose odds are kept


# ---- odds


def odds_panel(stage: "Stage", chosen: Sequence[Any]) -> Markup:
    """What each choice leads to; without hints, what the totals do."""
    found = _odds(stage)
    if found is None:
        return tag("section", *_legend(stage), class_="panel k-odds k-legend")
    if found.damage is not None:
        return tag("section", *_damage(stage, found.damage), class_="panel k-odds")
    drawn = _drawn(stage)
    parts = [
        stage.preview(drawn.choices[choice.dice][0], **choice.shown)
        for choice in chosen
        if choice.dice in drawn.choices
    ]
    return tag("section", *parts, drawn.lists, class_="panel k-odds", title=stage.say("odds-way"))


def _odds(stage: "Stage") -> exact.Odds | None:
    return None if not stage.hints or stage.view.over else _remembered(stage).odds


@dataclass(frozen=True)
class Drawn:
    """The odds of one moment in one language, drawn once for all who look at them."""

    choices: dict[tuple[int, ...], tuple[Markup, Markup]]  # for each choice of dice its panel and its bars on the gauge
    lists: Markup  # all choices side by side


class Remembered:
    """The odds at one moment, and their drawings by language."""

    def __init__(self, odds: exact.Odds | None) -> None:
        self.odds = odds
        self.drawn: dict[str, Drawn] = {}


def _drawn(stage: "Stage") -> Drawn:
    known = _remembered(stage)
    if stage.lang not in known.drawn:
        found = known.odds or exact.Odds()
        first = int(stage.view.box.data[0]["dice"])
        choices = {
            each.dice: (join(_one_choice(stage, each, found.is_best)), join(_bars(each.totals, first)))
            for each in found.choices
        }
        known.drawn[stage.lang] = Drawn(choices, join(_lists(stage, found)))
    return known.drawn[stage.lang]


def _lists(stage: "Stage", found: exact.Odds) -> Iterator[Markup]:
    """The best choices while none is made, fewer of them beside the one that is; and what the odds assume."""
    title = stage.say("board-odds-best" if found.is_best else "board-odds")
    yield tag("div", tag("h2", title), *_list(stage, found), data_unless="any")
    yield tag("div", tag("h3", title), *_list(stage, found, OTHERS), data_when="any")
    yield tag("p", stage.say("board-way-best" if found.is_best else "board-way"), class_="k-way")


_memory: OrderedDict[Any, Remembered] = OrderedDict()


def _remembered(stage: "Stage") -> Remembered:
    """Everybody at a table looks at the same odds, and each page is drawn more than once."""
    box, table = stage.view.box, stage.view.data[0]
    dice = [table[name].tobytes() for name in ("rolled", "kept")]
    others = table["hp"].tobytes() if stage.solved is not None else bool(table["hp"][table["turn"]])
    key = (box, *dice, *(int(table[name]) for name in ("phase", "lowest", "attack", "turn")), others)
    found = _memory.get(key)
    if found is None:
        try:
            found = _memory[key] = Remembered(exact.odds(box, stage.view, stage.solved))
        except DouzaineError:
            found = _memory[key] = Remembered(None)
        if len(_memory) > MOST_REMEMBERED:
            _memory.popitem(last=False)
    return found


def _one_choice(stage: "Stage", choice: exact.Choice, is_best: bool) -> Iterator[Markup]:
    box = stage.view.box.data[0]
    strikes = _average(choice.totals, lambda total: max(box["low"] - total, total - box["high"], 0))
    losses = _average(choice.totals, lambda total: max(min(total - box["low"], box["high"] - total), 0))
    yield tag("h2", stage.say("board-if-you-keep", dice=_spoken(stage, choice.dice)))
    yield _stack(choice)
    if is_best:
        yield _row(stage, icon("check"), "win", choice.value, "")
    yield _row(
        stage, icon("sword"), "attack", choice.attack, stage.say("board-on-average", value=stage.decimal(strikes))
    )
    heals = stage.say("board-by-one-die") if box["regenerate"] else stage.say("board-no-effect")
    yield _row(stage, icon("heart"), "heal", choice.exact, heals)
    yield _row(stage, heart_lost(), "lose", choice.loss, stage.say("board-on-average", value=stage.decimal(losses)))


def _row(stage: "Stage", sign: Markup, kind: str, chance: Fraction, note: str) -> Markup:
    figure = tag("b", stage.percent(chance), class_="figure")
    note = note if chance else ""
    return tag(
        "p", sign, tag("span", stage.say(f"board-{kind}-word")), tag("small", note), figure, class_=f"k-odd k-{kind}"
    )


def _average(totals: dict[int, Fraction], value: Any) -> Fraction:
    """The mean of what is more than nothing."""
    worth = {total: int(value(total)) for total in totals}
    chance = sum((totals[total] for total, each in worth.items() if each), Fraction(0))
    return sum((totals[total] * each for total, each in worth.items()), Fraction(0)) / chance if chance else chance


def _spoken(stage: "Stage", dice: Sequence[int]) -> str:
    *first, last = map(str, dice or "–")
    return stage.say("board-and", first=", ".join(first), last=last) if first else last


def _stack(choice: exact.Choice) -> Markup:
    parts = [
        tag("i", class_=f"k-{kind}", style=f"flex-grow:{float(chance):.4f}")
        for kind, chance in (("attack", choice.attack), ("heal", choice.exact), ("lose", choice.loss))
        if chance
    ]
    return tag("span", *parts, class_="k-stack", aria_hidden="true")


def _list(stage: "Stage", found: exact.Odds, most: int = MOST) -> Iterator[Markup]:
    for choice in found.choices[:most]:
        figures = [round(100 * float(chance)) for chance in (choice.attack, choice.exact, choice.loss)]
        dice = tag("span", *map(small_d6, choice.dice), class_="k-mini", aria_hidden="true")
        spoken = stage.say(
            "board-choice-spoken",
            dice=" ".join(map(str, choice.dice)) or "–",
            attack=figures[0],
            heal=figures[1],
            loss=figures[2],
        )
        shown = " · ".join(map(str, figures))
        if found.is_best:
            shown = stage.percent(choice.value)
            spoken += " " + stage.say("board-win-spoken", chance=shown)
        yield tag(
            "p",
            tag("span", spoken, class_="spoken"),
            dice,
            _stack(choice),
            tag("b", shown, aria_hidden="true"),
            class_="k-other",
        )


def _damage(stage: "Stage", damage: dict[int, Fraction]) -> Iterator[Markup]:
    """The attack at hand: how likely each damage is."""
    mean = sum((loss * chance for loss, chance in damage.items()), Fraction(0))
    yield tag("h2", stage.say("board-damage"))
    yield tag("p", stage.say("board-mean-damage", value=stage.decimal(mean)), class_="fine")
    for loss, chance in list(damage.items())[:6]:
        width = f"width:{max(1, round(100 * float(chance)))}%"
        yield tag(
            "p",
            tag("b", f"−{loss}" if loss else "0", class_="figure"),
            tag("span", tag("i", style=width), class_="k-track"),
            tag("span", stage.percent(chance)),
            class_="k-damage",
        )


def _legend(stage: "Stage") -> Iterator[Markup]:
    """What totals do, in words."""
    box = stage.view.box.data[0]
    low, high = int(box["low"]), int(box["high"])
    yield tag("h2", stage.say("board-legend"))
    for kind, sign in (("attack", icon("sword")), ("heal", icon("heart")), ("lose", heart_lost())):
        text = tag("span", stage.say(f"board-legend-{kind}", low=low, high=high), class_="k-long")
        yield tag(
            "p", sign, text, tag("span", stage.say(f"board-{kind}-word"), class_="k-short"), class_=f"k-odd k-{kind}"
        )


# ---- the gauge


def gauge(stage: "Stage", chosen: Sequence[Any]) -> Markup:
    """Every total with what it does below it and, while dice are chosen, how likely it is above."""
    head = tag("header", tag("h2", stage.say("board-where")), tag("span", _so_far(stage)))
    columns = _columns(stage.view.box, stage.say("board-plus-die"), reached(stage))
    scale = tag("div", *_chances(stage, chosen), *columns, class_="k-scale", style=f"--n:{len(columns)}")
    return tag("section", head, scale, class_="panel k-gauge", aria_label=stage.say("board-where"))


def _so_far(stage: "Stage") -> str:
    table = stage.view.data[0]
    if stage.view.over or table["attack"] or table["phase"] == Phase.HEAL:
        return ""
    left = stage.view.box.options["dice_count"] - len(faces(table["kept"]))
    return stage.say("board-so-far", sum=sum(faces(table["kept"])), left=left)


@lru_cache(1000)
def _columns(box: "Box", gain: str, now: int | None) -> list[Markup]:
    """All totals, each with its effect; `now` is the one that has been reached."""
    dice = int(box.data[0]["dice"])
    return [_column(box, gain, total, total == now) for total in range(dice, 6 * dice + 1)]


def _column(box: "Box", gain: str, total: int, now: bool) -> Markup:
    low, high, dice = (int(box.data[0][name]) for name in ("low", "high", "dice"))
    named = total in (low, high, (low + high) // 2, dice, 6 * dice)
    marks = {"key": named, "exact": total in (low, high), "now": now}
    classes = " ".join(["k-column", *(mark for mark, on in marks.items() if on)])
    return tag("div", tag("span", total, class_="k-total"), _block(box, gain, total), class_=classes)


def reached(stage: "Stage") -> int | None:
    """The total of a roll that is over, while it has its effect."""
    table = stage.view.data[0]
    return sum(faces(table["kept"])) if table["phase"] in (Phase.TARGET, Phase.HEAL) else None


def _block(box: "Box", gain: str, total: int) -> Markup:
    low, high = int(box.data[0]["low"]), int(box.data[0]["high"])
    strike = max(low - total, total - high, 0)
    loss = max(min(total - low, high - total), 0)
    if strike:
        return tag("span", icon("sword"), tag("b", strike), class_="k-block k-attack", style=f"--h:{strike}")
    if loss:
        return tag("span", tag("b", f"−{loss}"), class_="k-block k-lose", style=f"--h:{loss}")
    added = tag("b", gain) if box.data[0]["regenerate"] else None
    return tag("span", icon("heart"), added, class_="k-block k-heal", style="--h:2")


def _chances(stage: "Stage", chosen: Sequence[Any]) -> Iterator[Markup]:
    if not chosen or _odds(stage) is None:
        return
    drawn = _drawn(stage).choices
    for choice in chosen:
        if choice.dice in drawn:
            bars = drawn[choice.dice][1]
            yield stage.preview(bars, **choice.shown, class_="k-chances", aria_hidden="true")


def _bars(chances: dict[int, Fraction], first: int) -> Iterator[Markup]:
    reach = [total for total, chance in chances.items() if chance]
    low, high = min(reach) - first, max(reach) - first
    yield tag("u", style=f"--a:{low};--b:{high + 1}")
    for total, chance in chances.items():
        height = round(TALLEST * float(min(chance, TOP) / TOP)) or 1
        figure = round(100 * float(chance)) if chance >= SMALLEST else None
        yield tag("i", tag("b", figure) if figure else None, style=f"--x:{total - first};--h:{height}px")
