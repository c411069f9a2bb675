"""Killer in the browser: the odds of each choice of dice, and the gauge of totals."""

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from douzaine.draw import Markup, heart_lost, icon, join, small_d6, tag
from douzaine.draw.figures import decimal, percent
from douzaine.draw.markup import ascii_only, escape
from douzaine.errors import DouzaineError
from douzaine.games.killer import odds as exact
from douzaine.games.killer.box import Phase
from douzaine.games.killer.position import faces

if TYPE_CHECKING:
    from douzaine.games.killer.board import Choice
    from douzaine.match.game import Box
    from douzaine.match.stage import Stage

OTHERS = 2  # choices listed beside the one that is made
MOST = 6  # choices listed while none is made
SMALLEST = 1 / 200  # chances below are drawn without a figure
TALLEST = 62  # pixels of a chance of TOP or more
TOP = 2 / 5
MOST_REMEMBERED = 500  # moments whose odds are kept
MOST_PANELS = 4000  # drawings of what can come of a choice


# ---- odds


def odds_panel(stage: "Stage", chosen: Sequence["Choice"]) -> Markup:
    """What each choice leads to; without hints, what the totals do."""
    found = _odds(stage)
    if found is None:
        return _legend(stage.view.box, stage.lang)
    if found.damage is not None:
        return tag("section", *_damage(stage, found.damage), class_="panel k-odds")
    known = _remembered(stage)
    if stage.lang not in known.lists:
        known.lists[stage.lang] = ascii_only(join(_lists(stage, found)))
    box, lang, lists = stage.view.box, stage.lang, known.lists[stage.lang]
    parts = [
        f"<div{shown}>{_if_kept(box.game, lang, dice)}{_panel(box, lang, known.outlooks[dice], found.is_best)[0]}</div>"
        for dice, shown, _ in chosen
        if dice in known.outlooks
    ]
    return tag("section", Markup("".join(parts)), lists, class_="panel k-odds", title=stage.say("odds-way"))


def _odds(stage: "Stage") -> exact.Odds | None:
    return None if not stage.hints or stage.view.over else _remembered(stage).odds


class Remembered:
    """The odds at one moment, and the list of them by language, for all who look at them."""

    def __init__(self, odds: exact.Odds | None) -> None:
        self.odds = odds
        self.outlooks = {each.dice: each.outlook for each in odds.choices} if odds else {}
        self.lists: dict[str, Markup] = {}  # all choices side by side


def _lists(stage: "Stage", found: exact.Odds) -> Iterator[Markup]:
    """The best choices while none is made, fewer of them beside the one that is; and what they assume."""
    title = stage.say("board-odds-best" if found.is_best else "board-odds")
    listed = list(_list(stage, found))
    yield tag("div", tag("h2", title), *listed, data_unless="any")
    yield tag("div", tag("h3", title), *listed[:OTHERS], data_when="any")
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
    return tag("span", Markup("".join(parts)), class_="k-stack", aria_hidden="true")


def _list(stage: "Stage", found: exact.Odds) -> Iterator[Markup]:
    for choice in found.choices[:MOST]:
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
            shown = percent(choice.value)
            spoken += " " + stage.say("board-win-spoken", chance=shown)
        yield tag(
            "p",
            tag("span", spoken, class_="spoken"),
            dice,
            _stack(choice.outlook),
            tag("b", shown, aria_hidden="true"),
            class_="k-other",
        )


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


def gauge(stage: "Stage", chosen: Sequence["Choice"]) -> Markup:
    """Every total with what it does below it and, while dice are chosen, how likely it is above."""
    head = tag("header", tag("h2", stage.say("board-where")), tag("span", _so_far(stage)))
    columns = _columns(stage.view.box, stage.say("board-plus-die"), reached(stage))
    count = len(_effects(stage.view.box))
    scale = tag("div", _chances(stage, chosen), columns, class_="k-scale", style=f"--n:{count}")
    return tag("section", head, scale, class_="panel k-gauge", aria_label=stage.say("board-where"))


def _so_far(stage: "Stage") -> str:
    table = stage.view.data[0]
    if stage.view.over or table["attack"] or table["phase"] == Phase.HEAL:
        return ""
    left = stage.view.box.options["dice_count"] - len(faces(table["kept"]))
    return stage.say("board-so-far", sum=sum(faces(table["kept"])), left=left)


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


def reached(stage: "Stage") -> int | None:
    """The total of a roll that is over, while it has its effect."""
    table = stage.view.data[0]
    return sum(faces(table["kept"])) if table["phase"] in (Phase.TARGET, Phase.HEAL) else None


def _block(box: "Box", gain: str, total: int) -> Markup:
    strike, loss = _effects(box)[total]
    if strike:
        return tag("span", icon("sword"), tag("b", strike), class_="k-block k-attack", style=f"--h:{strike}")
    if loss:
        return tag("span", tag("b", f"−{loss}"), class_="k-block k-lose", style=f"--h:{loss}")
    added = tag("b", gain) if box.data[0]["regenerate"] else None
    return tag("span", icon("heart"), added, class_="k-block k-heal", style="--h:2")


def _chances(stage: "Stage", chosen: Sequence["Choice"]) -> Markup | None:
    found = _odds(stage) if chosen else None
    if found is None:
        return None
    box, lang, outlooks = stage.view.box, stage.lang, _remembered(stage).outlooks
    parts = [
        f'<div{shown} class="k-chances" aria-hidden="true">{_panel(box, lang, outlooks[dice], found.is_best)[1]}</div>'
        for dice, shown, _ in chosen
        if dice in outlooks
    ]
    return Markup("".join(parts))


def _bars(totals: Sequence[tuple[int, float]], first: int) -> str:
    parts = [f'<u style="--a:{totals[0][0] - first};--b:{totals[-1][0] - first + 1}"></u>']
    for total, chance in totals:
        height = round(TALLEST * min(chance, TOP) / TOP) or 1
        figure = f"<b>{round(100 * chance)}</b>" if chance >= SMALLEST else ""
        parts.append(f'<i style="--x:{total - first};--h:{height}px">{figure}</i>')
    return "".join(parts)
