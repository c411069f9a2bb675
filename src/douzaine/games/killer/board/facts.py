"""Killer in the browser: the odds of the current decision, computed in advance as plain data."""

from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache
from typing import Any

from douzaine.errors import DouzaineError
from douzaine.games.killer.board.odds import MOST_LISTED
from douzaine.games.killer.bots import odds as exact
from douzaine.match.view import View

MOST_REMEMBERED = 500  # cached moments

_remembered: OrderedDict[Any, exact.Odds | None] = OrderedDict()


def odds_now(view: View, solved: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """The odds, if there are any to show: every choice for the player who decides, the best ones for others."""
    odds = None if view.over else _odds(view, solved)
    if odds is None:
        return None
    if odds.damage is not None:
        mean = sum((loss * chance for loss, chance in odds.damage.items()), Fraction(0))
        return {"mean": float(mean), "damage": [[loss, float(chance)] for loss, chance in odds.damage.items()]}
    choices = odds.choices if view.seat in view.actors else odds.choices[:MOST_LISTED]
    outlooks = {id(each.outlook): each.outlook for each in choices}  # many choices have the same result
    numbers = {each: number for number, each in enumerate(outlooks)}
    return {
        "is_best": odds.is_best,
        "outlooks": list(map(_plain, outlooks.values())),
        "choices": [[each.dice, numbers[id(each.outlook)]] for each in choices],
    }


def _odds(view: View, solved: Mapping[str, Any] | None) -> exact.Odds | None:
    """The odds, cached for the last moments: everybody looks at the same, and a page is drawn more than once."""
    table = view.data[0]
    turn, others = int(table["turn"]), table["hp"].tobytes() if solved is not None else table["hp"][table["turn"]] > 0
    dice, state = (
        (table["rolled"].tobytes(), table["kept"].tobytes()),
        (table["phase"], table["lowest"], table["attack"]),
    )
    key = (view.box, turn, others, *dice, *map(int, state))
    with suppress(KeyError):
        return _remembered[key]
    try:
        found = exact.odds(view.box, view, solved)
    except DouzaineError:  # nobody chooses dice or a target
        found = None
    _remembered[key] = found
    if len(_remembered) > MOST_REMEMBERED:
        _remembered.popitem(last=False)
    return found


@lru_cache(4000)
def _plain(outlook: exact.Outlook) -> tuple[Any, ...]:
    totals, chances = tuple(outlook.totals), tuple(map(float, outlook.totals.values()))
    return totals, chances, *map(float, (outlook.attack, outlook.exact, outlook.loss, outlook.value))
