"""Killer in the browser: the dice of this roll, and those set aside."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache, partial

from douzaine.boards import Markup, badge, d6, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import element, raw, shown_while
from douzaine.games.killer.board.dice import (
    Choice,
    Dice,
    asks_for_dice,
    choices_among,
    free_dice,
    is_forced,
    kept_dice,
    missed_dice,
    rolled_dice,
    rolls_attack,
    rolls_so_far,
)
from douzaine.games.killer.table import Phase

CHOSEN_SUM = "chosen-sum"  # the place for the sum of the chosen dice
MOST_IN_A_ROW = 6  # dice
MOST_ADDED = 3  # whose sum has room
EMPTY_SLOT = '<div class="slot empty"></div>'


def tray(at: BoardContext, chosen: Sequence[Choice]) -> Markup:
    """The dice of this roll above, those set aside below."""
    heading, hint = _tray_words(at)
    dice = at.options["dice_count"]
    head = element("div", ' class="k-tray-head"', element("h2", "", heading), element("span", "", hint))
    rolled = element("div", ' class="k-rolled"', list(_rolled(at)))
    aside = element("h3", "", at.say("board-hits" if rolls_attack(at) else "board-aside"))
    sockets = raw(f'<div class="k-sockets" aria-hidden="true">{EMPTY_SLOT * dice}</div>')
    slots = element("div", ' class="k-slots"', sockets, element("div", ' class="k-kept"', list(_set_aside(at))))
    below = element("div", ' class="k-aside"', element("div", "", aside, list(_sums(at, chosen))), slots)
    columns, rows = (dice, 1) if dice <= MOST_IN_A_ROW else (-(-dice // 2), 2)
    style = f"--dice:{dice};--columns:{columns};--rows:{rows};--narrow:{-(-dice // 2)}"
    return tag("section", head, rolled, below, class_="k-tray", style=style, aria_label=at.say("board-tray"))


def _tray_words(at: BoardContext) -> tuple[str, str]:
    if at.over:
        return at.say("board-over"), ""
    if value := at.table.attack:
        return at.say("board-attack", value=value), at.say("board-attack-hint", value=value)
    hint = at.say("board-at-least-one") if asks_for_dice(at) and not is_forced(at) else ""
    return at.say("board-roll", number=rolls_so_far(at)), hint


def _rolled(at: BoardContext) -> Iterator[Markup]:
    """Dice that can be set aside are checkboxes; each die keeps its id when it moves."""
    free, attacks = len(free_dice(at)), at.table.phase == Phase.ATTACK
    lying = missed_dice(at) if attacks else rolled_dice(at)
    first = len(lying) - free  # dice above the lowest one set aside can no longer be taken
    kind = "die still" if free or attacks else "die"
    for place, (face, number) in enumerate(_numbered(lying, kept_dice(at)), -first):
        if 0 <= place < free:
            yield at.cached(("free", face, number, place, is_forced(at)), partial(_free_die, at, face, number, place))
        else:
            yield at.cached((kind, face, number), partial(_still_die, at, face, number, kind))


def _numbered(dice: Dice, before: Dice = ()) -> Iterator[tuple[int, int]]:
    """Every die with its number among those of its face, so that each has its own id."""
    count = Counter(before)
    for face in dice:
        count[face] += 1
        yield face, count[face]


def _free_die(at: BoardContext, face: int, number: int, place: int) -> Markup:
    label, id = at.say("board-die", face=face), f"die-{face}-{number}"
    forced = is_forced(at)
    drawing = (d6(face), badge("selected"))
    return at.tick(f"keep {face}", place, *drawing, label=label, checked=forced, id=id, class_="die")


def _still_die(at: BoardContext, face: int, number: int, kind: str) -> Markup:
    drawing = (d6(face), None if kind == "slot" else badge("selected"))
    label = at.say("board-die", face=face)
    return tag("div", *drawing, class_=f"piece {kind}", id=f"die-{face}-{number}", role="img", aria_label=label)


def _set_aside(at: BoardContext) -> Iterator[Markup]:
    """Dice set aside, then those the reader has ticked, then empty places."""
    for face, number in _numbered(kept_dice(at)):
        yield at.cached(("slot", face, number), partial(_still_die, at, face, number, "slot"))
    for number, face in enumerate(free_dice(at)):
        yield _unsent_die(face, number)


@cache
def _unsent_die(face: int, number: int) -> Markup:
    return element("div", f'{shown_while((number,), ())} class="slot unsent"', d6(face))


def _sums(at: BoardContext, chosen: Sequence[Choice]) -> Iterator[Markup]:
    """`12 + 10 = 22`, before and after the current choice."""
    if rolls_attack(at):
        hits, value = at.table.hits, at.table.attack
        yield tag("p", at.say("board-hits-sum", hits=hits, value=value, damage=hits * value), class_="k-sum")
        return
    kept = sum(kept_dice(at))
    yield raw(f'<p class="k-sum" data-unless="any">{kept or ""}</p>')
    if chosen:
        yield _new_sums(free_dice(at), kept)
    elif asks_for_dice(at):
        yield raw(f'<div id="{CHOSEN_SUM}" class="k-sum" data-when="any" data-preview=""></div>')


@lru_cache(1000)
def _new_sums(free: Dice, kept: int) -> Markup:
    """The sum after every choice; there are dozens, so they are written directly."""
    return raw(
        "".join([f'<div{shown} class="k-sum">{new_sum(dice, kept)}</div>' for dice, shown, _ in choices_among(free)])
    )


def new_sum(dice: Dice, kept: int) -> str:
    """The sum of some dice and those set aside before."""
    now = sum(dice)
    parts = (kept, now) if kept else dice if 1 < len(dice) <= MOST_ADDED else ()
    both = " + ".join(map(str, parts)) + " = " if parts else ""
    return f'<span class="sum">{both}</span><b>{kept + now}</b>'
