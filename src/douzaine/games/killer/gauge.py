"""Killer in the browser: the odds of each choice of dice, and the gauge of totals."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, heart_lost, icon, join, small_d6, tag
from douzaine.errors import DouzaineError
from douzaine.games.killer import odds as exact
from douzaine.games.killer.box import Phase
from douzaine.games.killer.position import faces

if TYPE_CHECKING:
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
    drawn = _drawn(stage) if chosen else {}
    parts = [stage.preview(drawn[choice.dice][0], **choice.shown) for choice in chosen if choice.dice in drawn]
    title = stage.say("board-odds-best" if found.is_best else "board-odds")
    parts.append(tag("div", tag("h2", title), *_list(stage, found), data_unless="any"))
    others = tag("div", tag("h3", title), *_list(stage, found, OTHERS), data_when="any")
    way = tag("p", stage.say("board-way-best" if found.is_best else "board-way"), class_="k-way")
    return tag("section", *parts, others, way, class_="panel k-odds", title=stage.say("odds-way"))


def _odds(stage: "Stage") -> exact.Odds | None:
    return None if not stage.hints or stage.view.over else _remembered(stage).odds


def _drawn(stage: "Stage") -> dict[tuple[int, ...], tuple[Markup, Markup]]:
    """For each choice of dice its panel and its bars on the gauge, drawn once for all who look at them."""
    known = _remembered(stage)
    if stage.lang not in known.drawn and known.odds:
        first = int(stage.view.box.data[0]["dice"])
        known.drawn[stage.lang] = {
            choice.dice: (join(_one_choice(stage, choice, known.odds.is_best)), join(_bars(choice.totals, first)))
            for choice in known.odds.choices
        }
    return known.drawn.get(stage.lang, {})


class Remembered:
    """The odds at one moment, and their drawings by language."""

    def __init__(self, odds: exact.Odds | None) -> None:
        self.odds = odds
        self.drawn: dict[str, dict[tuple[int, ...], tuple[Markup, Markup]]] = {}


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
    box = stage.view.box.data[0]
    dice = int(box["dice"])
    totals = range(dice, 6 * dice + 1)
    columns = [_column(stage, total) for total in totals]
    head = tag("header", tag("h2", stage.say("board-where")), tag("span", _so_far(stage)))
    scale = tag("div", *_chances(stage, chosen), *columns, class_="k-scale", style=f"--n:{len(totals)}")
    return tag("section", head, scale, class_="panel k-gauge", aria_label=stage.say("board-where"))


def _so_far(stage: "Stage") -> str:
    table = stage.view.data[0]
    if stage.view.over or table["attack"] or table["phase"] == Phase.HEAL:
        return ""
    left = stage.view.box.options["dice_count"] - len(faces(table["kept"]))
    return stage.say("board-so-far", sum=sum(faces(table["kept"])), left=left)


def _column(stage: "Stage", total: int) -> Markup:
    box = stage.view.box.data[0]
    low, high = int(box["low"]), int(box["high"])
    middle = (low + high) // 2
    named = total in (low, high, middle, int(box["dice"]), 6 * int(box["dice"]))
    marks = {"key": named, "exact": total in (low, high), "now": total == reached(stage)}
    classes = " ".join(["k-column", *(mark for mark, on in marks.items() if on)])
    return tag("div", tag("span", total, class_="k-total"), _block(stage, total), class_=classes)


def reached(stage: "Stage") -> int | None:
    """The total of a roll that is over, while it has its effect."""
    table = stage.view.data[0]
    return sum(faces(table["kept"])) if table["phase"] in (Phase.TARGET, Phase.HEAL) else None


def _block(stage: "Stage", total: int) -> Markup:
    box = stage.view.box.data[0]
    strike = max(int(box["low"]) - total, total - int(box["high"]), 0)
    loss = max(min(total - int(box["low"]), int(box["high"]) - total), 0)
    if strike:
        return tag("span", icon("sword"), tag("b", strike), class_="k-block k-attack", style=f"--h:{strike}")
    if loss:
        return tag("span", tag("b", f"−{loss}"), class_="k-block k-lose", style=f"--h:{loss}")
    gain = tag("b", stage.say("board-plus-die")) if box["regenerate"] else None
    return tag("span", icon("heart"), gain, class_="k-block k-heal", style="--h:2")


def _chances(stage: "Stage", chosen: Sequence[Any]) -> Iterator[Markup]:
    if not chosen or _odds(stage) is None:
        return
    drawn = _drawn(stage)
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
