"""Killer in the browser: the odds of each choice of dice, or of the current attack."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice

from douzaine.boards import Markup, heart_lost, icon, join, small_d6, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import escape, raw
from douzaine.boards.number_format import decimal, percent, signed
from douzaine.games.killer.board.dice import Choice, Dice, asks_for_dice, rolls_capital
from douzaine.games.killer.board.odds import MOST_LISTED, Odds, Outlook
from douzaine.games.killer.board.scale import Scale, scale_of
from douzaine.match.game import Game

MOST_DAMAGES = 6  # rows
CHOSEN_ODDS = "chosen-odds"  # the place for the result of the chosen dice


def odds_panel(at: BoardContext, odds: Odds | None, chosen: Sequence[Choice]) -> Markup:
    """The best choices of dice, and the current one; without odds, the effects of totals."""
    if odds is None:
        scale = scale_of(at)
        return at.cached(("legend", scale), partial(_legend, at, scale))
    if odds.damage is not None:
        return tag("section", *_damage(at, odds, odds.damage), class_="panel k-odds k-damages")
    rows = raw("".join([f'<div{shown} class="k-chosen">{if_kept(at, odds, dice)}</div>' for dice, shown, _ in chosen]))
    if asks_for_dice(at) and not at.previews:
        rows = tag("div", id=CHOSEN_ODDS, class_="k-chosen", data_preview="", data_when="any")
    best = _best(odds) if len(odds.choices) > 1 else ()  # no choice is ticked
    head, listed, foot = _lists(at.game, at.lang, best, odds.is_best, rolls_capital(at))
    return tag("section", head, tag("div", listed, rows, class_="k-rows"), foot, class_="panel k-odds")


def if_kept(at: BoardContext, odds: Odds, dice: Dice) -> Markup:
    """What one choice leads to, in a row that lies over its own among the best ones, else over the last of them."""
    best = [listed for listed, _ in _best(odds)]
    place = best.index(dice) + 1 if dice in best else 0
    return _row(at.game, at.lang, dice, odds.choices[dice], odds.is_best, rolls_capital(at), place)


def _best(odds: Odds) -> tuple[tuple[Dice, Outlook], ...]:
    return tuple(islice(odds.choices.items(), MOST_LISTED))


@lru_cache(500)
def _lists(
    game: Game, lang: str, best: tuple[tuple[Dice, Outlook], ...], is_best: bool, capital: bool
) -> tuple[Markup, Markup, Markup]:
    """The headings, the best choices, and what they assume; a capital's total strikes, heals and costs nothing."""
    say = partial(game.words.text, lang=lang)
    heads = (("attack", icon("sword")), ("heal", icon("heart")), ("lose", heart_lost()))
    names = [
        tag("span", *((sign, say(f"board-{kind}-head")) if not capital else ()), class_=f"k-{kind}")
        for kind, sign in heads
    ]
    last = tag("span", say("board-win-word" if is_best else "board-average-head"))
    head = tag("div", tag("span"), *names, last, class_="k-row k-heads", aria_hidden="true")
    listed = join(_row(game, lang, dice, outlook, is_best, capital) for dice, outlook in best)
    way = "board-way-capital" if capital else "board-way-best" if is_best else "board-way"
    foot = tag("p", say(way), class_="k-way")
    return tag("h2", say("board-odds")) + head, listed, foot


@lru_cache(4000)  # a first roll has dozens of choices
def _row(game: Game, lang: str, dice: Dice, outlook: Outlook, is_best: bool, capital: bool, place: int = 0) -> Markup:
    say = partial(game.words.text, lang=lang)
    where = f' style="--at:{place}"' if place else ""
    if capital:
        last = decimal(outlook.value, lang)
        spoken = f"{' '.join(map(str, dice)) or '–'}: {say('board-average-spoken', value=last)}"
        return raw(
            f'<p class="k-row"{where}><span class="spoken">{escape(spoken)}</span>{_mini(dice)}'
            f'<span></span><span></span><span></span><b aria-hidden="true">{escape(last)}</b></p>'
        )
    attack, heal, loss = (round(100 * chance) for chance in (outlook.attack, outlook.exact, outlook.loss))
    last = percent(outlook.value) if is_best else signed(outlook.value, lang)
    spoken = say("board-choice-spoken", dice=" ".join(map(str, dice)) or "–", attack=attack, heal=heal, loss=loss)
    spoken += " " + (say("board-win-spoken", chance=last) if is_best else say("board-average-spoken", value=last))
    cells = "".join(
        f'<span aria-hidden="true">{percent(c)}</span>' for c in (outlook.attack, outlook.exact, outlook.loss)
    )
    return raw(
        f'<p class="k-row"{where}><span class="spoken">{escape(spoken)}</span>{_mini(dice)}'
        f'{cells}<b aria-hidden="true">{escape(last)}</b></p>'
    )


@lru_cache(2000)
def _mini(dice: Dice) -> Markup:
    return tag("span", *map(small_d6, dice) if dice else "–", class_="k-mini", aria_hidden="true")


# ---- the current attack


def _damage(at: BoardContext, odds: Odds, damage: Sequence[tuple[int, float]]) -> Iterator[Markup]:
    """The probability of each damage."""
    yield tag("h2", at.say("board-damage"))
    yield tag("p", at.say("board-mean-damage", value=decimal(odds.mean, at.lang)), class_="fine")
    for loss, chance in damage[:MOST_DAMAGES]:
        width = f"width:{max(1, round(100 * chance))}%"
        yield tag(
            "p",
            tag("b", f"−{loss}" if loss else "0", class_="figure"),
            tag("span", tag("i", style=width), class_="k-track"),
            tag("span", percent(chance)),
            class_="k-damage",
        )


# ---- without odds


def _legend(at: BoardContext, scale: Scale) -> Markup:
    """The effects of totals in words."""
    lines = [tag("h2", at.say("board-legend"))]
    for kind, sign in (("attack", icon("sword")), ("heal", icon("heart")), ("lose", heart_lost())):
        text = tag("span", at.say(f"board-legend-{kind}", low=scale.low, high=scale.high), class_="k-long")
        word = tag("span", at.say(f"board-{kind}-word"), class_="k-short")
        lines.append(tag("p", sign, text, word, class_=f"k-odd k-{kind}"))
    return tag("section", *lines, class_="panel k-odds k-legend")
