"""Killer in the browser: the gauge of totals, with the effect and the probability of each."""

from collections.abc import Sequence
from functools import lru_cache, partial

from douzaine.boards import Markup, d6, icon, join, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import NOTHING, element, escape, raw
from douzaine.games.killer.board.attack import Attack
from douzaine.games.killer.board.dice import Choice, Dice, asks_for_dice, free_dice, kept_dice, rolls_capital
from douzaine.games.killer.board.odds import Odds, Outlook
from douzaine.games.killer.board.scale import Scale, scale_of
from douzaine.games.killer.table import FACES, Phase

SMALLEST = 1 / 200  # smaller chances have no figure
TOP = 0.3  # chances from here on have the full height
REACHED = frozenset({Phase.TARGET, Phase.HEAL})
CHOSEN_CHANCES = "chosen-chances"  # the place for the chance of each total with the chosen dice
CHOSEN_SO_FAR = "chosen-so-far"  # the place for the number of dice still to come


def gauge(at: BoardContext, odds: Odds | None, chosen: Sequence[Choice], attack: Attack | None) -> Markup:
    """Every total with its effect below it and, while dice are chosen, its probability above."""
    table, kept = at.table, kept_dice(at)
    if attack is not None:
        key = ("gauge", scale_of(at), attack.dice, "attack")
        return at.cached(key, lambda: _gauge(at, attack.total, None, _made(scale_of(at), attack)))
    now = (
        sum(kept) if table.phase in REACHED else None
    )  # the total of a completed roll, while its effect is carried out
    so_far = None if at.over or now is not None or table.attack else kept
    if odds is None or not asks_for_dice(at):
        shown = ("gauge", scale_of(at), now, so_far, rolls_capital(at))
        return at.cached(shown, partial(_gauge, at, now, so_far))
    free = free_dice(at) if chosen else None
    known = at.cached(("so-far", kept, free), partial(_so_far, at, kept, chosen))
    return _gauge(at, now, so_far, _chances(at, odds, chosen), known)


def _gauge(
    at: BoardContext, now: int | None, kept: Dice | None, chances: Markup = NOTHING, known: Markup = NOTHING
) -> Markup:
    scale, title = scale_of(at), at.say("board-where" if now is None else "board-total-is", total=now or 0)
    words = "" if kept is None else so_far(at, kept)
    if now is not None:
        words = _meaning(at, scale, now)
    columns = at.cached(("columns", scale, now, rolls_capital(at)), partial(_columns, at, scale, now))
    head = element("header", "", element("h2", "", title), known or element("span", "", words))
    totals = element("div", f' class="k-scale" style="--n:{len(scale.totals)}"', chances, columns)
    return tag("section", head, totals, class_="panel k-gauge", aria_label=title)


def _so_far(at: BoardContext, kept: Dice, chosen: Sequence[Choice]) -> Markup:
    """The sum so far, with each of the choices or the place for it."""
    before = tag("span", so_far(at, kept), data_unless="any")
    if not at.previews:
        return before + tag("span", id=CHOSEN_SO_FAR, data_preview="", data_when="any")
    after = [f"<span{shown}>{escape(so_far(at, (*kept, *dice), True))}</span>" for dice, shown, _ in chosen]
    return before + raw("".join(after))


def so_far(at: BoardContext, kept: Dice, with_chances: bool = False) -> str:
    """`22 so far, two dice to come`; while dice are chosen, also the meaning of the figures above the totals."""
    words = "board-so-far-chances" if with_chances else "board-so-far"
    return at.say(words, sum=sum(kept), left=at.options["dice_count"] - len(kept))


def _made(scale: Scale, attack: Attack) -> Markup:
    """The dice of an attack with their sum, and its distance beyond the threshold."""
    total, value = attack.total, attack.value
    dice = tag("span", *[d6(face) for face in attack.dice], class_="k-made-dice", aria_hidden="true")
    added = tag("b", f"{' + '.join(map(str, attack.dice))} = {total}")
    apart = f"{total} − {scale.high} = {value}" if total > scale.high else f"{scale.low} − {total} = {value}"
    return tag("p", dice, added, tag("b", apart, class_="k-apart"), class_="k-made")


def _meaning(at: BoardContext, scale: Scale, total: int) -> str:
    """`2 above 30: an attack of 2`."""
    if strike := scale.strike(total):
        side, threshold = ("below", scale.low) if total < scale.low else ("above", scale.high)
        return at.say(f"board-{side}", by=strike, threshold=threshold)
    return ""


# ---- the effects of totals


def _columns(at: BoardContext, scale: Scale, now: int | None) -> Markup:
    """All totals with their effects; `now` is the current one."""
    return join(_column(at, scale, total, total == now) for total in scale.totals)


def _column(at: BoardContext, scale: Scale, total: int, now: bool) -> Markup:
    low, high, first, last = scale.low, scale.high, scale.totals[0], scale.totals[-1]
    marks = {"key": total in (low, high, (low + high) // 2, first, last), "exact": total in (low, high), "now": now}
    classes = " ".join(["k-column", *(mark for mark, on in marks.items() if on)])
    effect = NOTHING if rolls_capital(at) else _block(at, scale, total)
    return tag("div", tag("span", total, class_="k-total"), effect, class_=classes)


def _block(at: BoardContext, scale: Scale, total: int) -> Markup:
    if strike := scale.strike(total):
        return tag("span", icon("sword"), tag("b", strike), class_="k-block k-attack", style=f"--h:{strike}")
    if loss := scale.loss(total):
        return tag("span", tag("b", f"−{loss}"), class_="k-block k-lose", style=f"--h:{loss}")
    added = tag("b", f"1–{FACES}") if scale.heals else None
    return tag("span", icon("heart"), added, class_="k-block k-heal", style="--h:2")


# ---- probabilities


def _chances(at: BoardContext, odds: Odds, chosen: Sequence[Choice]) -> Markup:
    """The chance of every total with each of the choices, or the place for it."""
    if not at.previews:
        place = {"id": CHOSEN_CHANCES, "data_preview": "", "data_when": "any"}
        return tag("div", class_="k-chances", aria_hidden="true", **place)
    scale = scale_of(at)
    drawn = [(shown, bars(scale, odds.choices[dice])) for dice, shown, _ in chosen]
    return raw("".join([f'<div{shown} class="k-chances" aria-hidden="true">{each}</div>' for shown, each in drawn]))


@lru_cache(4000)
def bars(scale: Scale, outlook: Outlook) -> Markup:
    """The chance of every total that a choice can lead to."""
    first, totals, highest = scale.totals[0], outlook.totals, max(outlook.chances, default=0)
    parts = [f'<u style="--a:{totals[0] - first};--b:{totals[-1] - first + 1}"></u>']
    for total, chance in zip(totals, outlook.chances, strict=True):
        height = max(min(chance, TOP) / TOP, 0.02)
        top = ' class="top"' if chance == highest else ""
        figure = f"<b{top}>{round(100 * chance)}</b>" if chance >= SMALLEST else ""
        parts.append(f'<i style="--x:{total - first};--h:{height:.3f}">{figure}</i>')
    return raw("".join(parts))
