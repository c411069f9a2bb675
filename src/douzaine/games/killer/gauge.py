"""Killer in the browser: the odds of each choice of dice, and the gauge of totals."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, heart_lost, icon, join, small_d6, tag
from douzaine.draw.figures import decimal, percent
from douzaine.draw.markup import ascii_only, escape, raw
from douzaine.errors import DouzaineError
from douzaine.games.killer import odds as exact
from douzaine.games.killer.box import Phase
from douzaine.games.killer.position import faces

if TYPE_CHECKING:
    from douzaine.games.killer.board import Choice
    from douzaine.match.game import Box
    from douzaine.match.stage import Stage

OTHERS = 2  # choices listed beside the one that is made
SMALLEST = 1 / 200  # chances below are drawn without a figure
TALLEST = 62  # pixels of a chance of TOP or more
TOP = 2 / 5
MOST_REMEMBERED = 500  # moments whose odds are kept
MOST_PANELS = 4000  # drawings of what can come of a choice
KEEPS = frozenset({int(Phase.KEEP), int(Phase.CAPITAL_KEEP)})
REACHED = frozenset({int(Phase.TARGET), int(Phase.HEAL)})
HEALING = int(Phase.HEAL)
CHOSEN_ODDS, CHOSEN_CHANCES = "chosen-odds", "chosen-chances"  # where a page shows what the chosen dice lead to


def asks_for_dice(stage: "Stage") -> bool:
    """Whether the reader chooses dice now."""
    return stage.asked and int(stage.view.data[0]["phase"]) in KEEPS


# ---- odds


def odds_panel(stage: "Stage", chosen: Sequence["Choice"]) -> Markup:
    """What each of the `chosen` sets of dice leads to; without hints, what the totals do."""
    known = _known(stage)
    if known is None:
        return _legend(stage.view.box, stage.lang)
    if known.odds.damage is not None:
        return tag("section", *_damage(stage, known.odds.damage), class_="panel k-odds")
    if stage.lang not in known.lists:
        known.lists[stage.lang] = ascii_only(join(_lists(stage, known.odds)))
    panels = raw("".join([f"<div{shown}>{_figures(stage, known, dice)}</div>" for dice, shown, _ in chosen]))
    if asks_for_dice(stage) and not stage.previews:
        panels = tag("div", id=CHOSEN_ODDS, class_="k-chosen", data_preview="", data_when="any")
    return tag("section", panels, known.lists[stage.lang], class_="panel k-odds", title=stage.say("odds-way"))


def preview(stage: "Stage", dice: tuple[int, ...]) -> dict[str, str]:
    """What a choice of dice leads to, by the places for it."""
    known = _known(stage)
    if known is None or dice not in known.choices:
        return {}
    return {CHOSEN_ODDS: _figures(stage, known, dice), CHOSEN_CHANCES: _panel_of(stage, known, dice)[1]}


def _figures(stage: "Stage", known: "Remembered", dice: tuple[int, ...]) -> str:
    return f"{_if_kept(stage.view.box.game, stage.lang, dice)}{_panel_of(stage, known, dice)[0]}"


def _panel_of(stage: "Stage", known: "Remembered", dice: tuple[int, ...]) -> tuple[str, str]:
    return _panel(stage.view.box, stage.lang, known.choices[dice].outlook, known.odds.is_best)


class Remembered:
    """The odds at one moment, and the list of them by language, for all who look at them."""

    def __init__(self, odds: exact.Odds) -> None:
        self.odds = odds
        self.choices = {each.dice: each for each in odds.choices}
        self.lists: dict[str, Markup] = {}  # all choices side by side


def _lists(stage: "Stage", found: exact.Odds) -> Iterator[Markup]:
    """The best choices while none is made, fewer of them beside the one that is; and what they assume."""
    title = stage.say("board-odds-best" if found.is_best else "board-odds")
    listed = list(_list(stage, found))
    yield tag("div", tag("h2", title), *listed, data_unless="any")
    yield tag("div", tag("h3", title), *listed[:OTHERS], data_when="any")
    yield tag("p", stage.say("board-way-best" if found.is_best else "board-way"), class_="k-way")


_memory: OrderedDict[Any, Remembered | None] = OrderedDict()


def _known(stage: "Stage") -> Remembered | None:
    """The odds now, if there are any to show: everybody looks at the same, and each page is drawn more than once."""
    if not stage.hints or stage.view.over:
        return None
    box, table = stage.view.box, stage.view.data[0]
    others = table["hp"].tobytes() if stage.solved is not None else bool(table["hp"][table["turn"]])
    dice, state = (table["rolled"].tobytes(), table["kept"].tobytes()), (table["phase"], table["lowest"])
    key = (box, *dice, *map(int, state), int(table["attack"]), int(table["turn"]), others)
    with suppress(KeyError):
        return _memory[key]
    try:
        found = Remembered(exact.odds(box, stage.view, stage.solved))
    except DouzaineError:
        found = None
    _memory[key] = found
    if len(_memory) > MOST_REMEMBERED:
        _memory.popitem(last=False)
    return found


# A first roll has dozens of choices, each with a panel and bars: they are written into a mould, not built of tags.


@lru_cache(2000)
def _if_kept(game: Any, lang: str, dice: tuple[int, ...]) -> str:
    say = partial(game.words.text, lang=lang)
    *first, last = map(str, dice or "–")
    spoken = say("board-and", first=", ".join(first), last=last) if first else last
    return ascii_only(tag("h2", say("board-if-you-keep", dice=spoken)))


@lru_cache(MOST_PANELS)
def _panel(box: "Box", lang: str, outlook: exact.Outlook, is_best: bool) -> tuple[str, str]:
    """What can come of a choice: in figures, and as bars above the gauge."""
    say, first, effects = partial(box.game.words.text, lang=lang), int(box.data[0]["dice"]), _effects(box)
    totals = [(total, float(chance)) for total, chance in outlook.totals.items()]
    strikes = _average([(effects[total][0], chance) for total, chance in totals])
    losses = _average([(effects[total][1], chance) for total, chance in totals])
    figures = _mould(box, lang, is_best).format(
        win=escape(percent(outlook.value)),
        attack=escape(percent(outlook.attack)),
        exact=escape(percent(outlook.exact)),
        loss=escape(percent(outlook.loss)),
        strikes=say("board-on-average", value=decimal(strikes, lang)) if strikes else "",
        heals=say("board-by-one-die" if box.data[0]["regenerate"] else "board-no-effect") if outlook.exact else "",
        losses=say("board-on-average", value=decimal(losses, lang)) if losses else "",
    )
    return ascii_only(f"{_stack(outlook)}{figures}"), _bars(totals, first)


@lru_cache(100)
def _effects(box: "Box") -> dict[int, tuple[int, int]]:
    """How hard each total strikes, and what it costs."""
    low, high, dice = (int(box.data[0][name]) for name in ("low", "high", "dice"))
    return {
        total: (max(low - total, total - high, 0), max(min(total - low, high - total), 0))
        for total in range(dice, 6 * dice + 1)
    }


@lru_cache(100)
def _mould(box: "Box", lang: str, is_best: bool) -> str:
    """The rows of a panel in one language, with places for the figures."""

    def row(sign: Markup, kind: str, figure: str, note: str) -> Markup:
        word = tag("span", say(f"board-{kind}-word", lang))
        return tag("p", sign, word, tag("small", note), tag("b", figure, class_="figure"), class_=f"k-odd k-{kind}")

    say = box.game.words.text
    rows = [row(icon("check"), "win", "{win}", "")] if is_best else []
    rows.append(row(icon("sword"), "attack", "{attack}", "{strikes}"))
    rows.append(row(icon("heart"), "heal", "{exact}", "{heals}"))
    rows.append(row(heart_lost(), "lose", "{loss}", "{losses}"))
    return str(join(rows))


def _average(worths: Iterable[tuple[int, float]]) -> float:
    """The mean of what is more than nothing."""
    sum_, chance = 0.0, 0.0
    for worth, share in worths:
        if worth:
            sum_ += worth * share
            chance += share
    return sum_ / chance if chance else 0.0


def _stack(outlook: exact.Outlook) -> Markup:
    parts = [
        f'<i class="k-{kind}" style="flex-grow:{float(chance):.4f}"></i>'
        for kind, chance in (("attack", outlook.attack), ("heal", outlook.exact), ("lose", outlook.loss))
        if chance
    ]
    return raw(f'<span class="k-stack" aria-hidden="true">{"".join(parts)}</span>')


def _list(stage: "Stage", found: exact.Odds) -> Iterator[Markup]:
    for choice in found.choices[: exact.LISTED]:
        figures = [round(100 * float(chance)) for chance in (choice.attack, choice.exact, choice.loss)]
        spoken = stage.say(
            "board-choice-spoken",
            dice=" ".join(map(str, choice.dice)) or "–",
            attack=figures[0],
            heal=figures[1],
            loss=figures[2],
        )
        shown = " · ".join(map(str, figures))
        if found.is_best:
            shown = percent(choice.value)
            spoken += " " + stage.say("board-win-spoken", chance=shown)
        yield raw(
            f'<p class="k-other"><span class="spoken">{escape(spoken)}</span>{_mini(choice.dice)}'
            f'{_stack(choice.outlook)}<b aria-hidden="true">{escape(shown)}</b></p>'
        )


@lru_cache(2000)
def _mini(dice: tuple[int, ...]) -> Markup:
    return tag("span", *map(small_d6, dice), class_="k-mini", aria_hidden="true")


def _damage(stage: "Stage", damage: dict[int, Fraction]) -> Iterator[Markup]:
    """The attack at hand: how likely each damage is."""
    mean = sum((loss * chance for loss, chance in damage.items()), Fraction(0))
    yield tag("h2", stage.say("board-damage"))
    yield tag("p", stage.say("board-mean-damage", value=decimal(mean, stage.lang)), class_="fine")
    for loss, chance in list(damage.items())[:6]:
        width = f"width:{max(1, round(100 * float(chance)))}%"
        yield tag(
            "p",
            tag("b", f"−{loss}" if loss else "0", class_="figure"),
            tag("span", tag("i", style=width), class_="k-track"),
            tag("span", percent(chance)),
            class_="k-damage",
        )


@lru_cache(100)
def _legend(box: "Box", lang: str) -> Markup:
    """What totals do, in words."""
    say, low, high = partial(box.game.words.text, lang=lang), int(box.data[0]["low"]), int(box.data[0]["high"])
    lines = [tag("h2", say("board-legend"))]
    for kind, sign in (("attack", icon("sword")), ("heal", icon("heart")), ("lose", heart_lost())):
        text = tag("span", say(f"board-legend-{kind}", low=low, high=high), class_="k-long")
        word = tag("span", say(f"board-{kind}-word"), class_="k-short")
        lines.append(tag("p", sign, text, word, class_=f"k-odd k-{kind}"))
    return ascii_only(tag("section", *lines, class_="panel k-odds k-legend"))


# ---- the gauge


def gauge(stage: "Stage", chosen: Sequence["Choice"]) -> list[Any]:
    """Every total with what it does below it and, while dice are chosen, how likely it is above."""
    table = stage.view.data[0]
    phase, kept = int(table["phase"]), tuple(faces(table["kept"]))
    now = sum(kept) if phase in REACHED else None  # the total of a roll that is over, while it has its effect
    so_far = None if stage.view.over or table["attack"] or phase == HEALING else kept
    head, columns, end = _scale(stage.view.box, stage.lang, now, so_far)
    return [head, _chances(stage, chosen), columns, end]


@lru_cache(2000)
def _scale(box: "Box", lang: str, now: int | None, kept: tuple[int, ...] | None) -> tuple[Markup, Markup, Markup]:
    """The gauge up to the chances, what is below them, and its end."""
    say = partial(box.game.words.text, lang=lang)
    so_far = "" if kept is None else say("board-so-far", sum=sum(kept), left=box.options["dice_count"] - len(kept))
    head = tag("header", tag("h2", say("board-where")), tag("span", so_far))
    section = f'<section class="panel k-gauge" aria-label="{escape(say("board-where"))}">'
    begun = ascii_only(f'{section}{head}<div class="k-scale" style="--n:{len(_effects(box))}">')
    return begun, _columns(box, say("board-plus-die"), now), Markup("</div></section>")


@lru_cache(1000)
def _columns(box: "Box", gain: str, now: int | None) -> Markup:
    """All totals, each with its effect; `now` is the one that has been reached."""
    return ascii_only(join(_column(box, gain, total, total == now) for total in _effects(box)))


def _column(box: "Box", gain: str, total: int, now: bool) -> Markup:
    low, high, dice = (int(box.data[0][name]) for name in ("low", "high", "dice"))
    named = total in (low, high, (low + high) // 2, dice, 6 * dice)
    marks = {"key": named, "exact": total in (low, high), "now": now}
    classes = " ".join(["k-column", *(mark for mark, on in marks.items() if on)])
    return tag("div", tag("span", total, class_="k-total"), _block(box, gain, total), class_=classes)


def _block(box: "Box", gain: str, total: int) -> Markup:
    strike, loss = _effects(box)[total]
    if strike:
        return tag("span", icon("sword"), tag("b", strike), class_="k-block k-attack", style=f"--h:{strike}")
    if loss:
        return tag("span", tag("b", f"−{loss}"), class_="k-block k-lose", style=f"--h:{loss}")
    added = tag("b", gain) if box.data[0]["regenerate"] else None
    return tag("span", icon("heart"), added, class_="k-block k-heal", style="--h:2")


def _chances(stage: "Stage", chosen: Sequence["Choice"]) -> Markup | None:
    if not asks_for_dice(stage) or (known := _known(stage)) is None:
        return None
    if not stage.previews:
        place = {"id": CHOSEN_CHANCES, "data_preview": "", "data_when": "any"}
        return tag("div", class_="k-chances", aria_hidden="true", **place)
    bars = [(shown, _panel_of(stage, known, dice)[1]) for dice, shown, _ in chosen]
    return raw("".join([f'<div{shown} class="k-chances" aria-hidden="true">{each}</div>' for shown, each in bars]))


def _bars(totals: Sequence[tuple[int, float]], first: int) -> str:
    parts = [f'<u style="--a:{totals[0][0] - first};--b:{totals[-1][0] - first + 1}"></u>']
    for total, chance in totals:
        height = round(TALLEST * min(chance, TOP) / TOP) or 1
        figure = f"<b>{round(100 * chance)}</b>" if chance >= SMALLEST else ""
        parts.append(f'<i style="--x:{total - first};--h:{height}px">{figure}</i>')
    return "".join(parts)
