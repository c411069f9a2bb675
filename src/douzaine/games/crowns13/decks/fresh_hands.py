"""13 Crowns: the share of freshly dealt hands that can obey a law, counted exactly."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

from douzaine.games.crowns13.laws import COLOURS

HAND = 6  # cards in a fresh hand


def share_of_hands(action: dict[str, Any], others: Sequence[dict[str, Any]]) -> Fraction | None:
    """The share of hands of six, dealt from all other cards, that can obey an action; special cards are jokers.

    None if cards decide nothing: an action that asks for tokens or crowns, or depends on other players. An announced
    colour is any of the four, equally often.
    """
    if action["do"] == "hand_size":
        return Fraction(int(action["n"] == HAND))
    if not {"colours", "announced", "same"} & action.keys():
        return None
    kinds = Counter("special" if card["kind"] == "special" else card["colour"] for card in others)
    counts = [kinds[colour] for colour in (*COLOURS, "special")]
    paid = sum((weight * _ways(action, hand) for hand, weight in _hands(counts)), Fraction(0))
    return paid / comb(sum(counts), HAND)


def _hands(counts: Sequence[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every hand as its number of cards of each kind, with its number of deals."""
    for hand in product(*(range(min(count, HAND) + 1) for count in counts)):
        if sum(hand) == HAND:
            weight = 1
            for held, count in zip(hand, counts, strict=True):
                weight *= comb(count, held)
            yield hand, weight


def _ways(action: dict[str, Any], hand: tuple[int, ...]) -> Fraction:
    """Whether a hand can pay: 0 or 1, or the share of announced colours for which it can."""
    *held, jokers = hand
    if "same" in action:
        return Fraction(int(max(held) + jokers >= action["same"]))
    if "announced" in action:
        return Fraction(sum(each + jokers >= action["announced"] for each in held), len(COLOURS))
    asked = Counter(action["colours"])
    missing = sum(max(asked[colour] - each, 0) for colour, each in zip(COLOURS, held, strict=True))
    return Fraction(int(missing <= jokers))
