"""King of 12 between two players: the positions of rounds with all hands known, and where their values stand."""

from functools import lru_cache
from math import comb
from typing import Any

import numpy as np

from douzaine.games.king12.bots.turn_game import SPARE, START, TIE, TIES, WIDTH
from douzaine.games.king12.box import HAND, Card
from douzaine.games.king12.die import FACES
from douzaine.games.king12.table import NONE

Array = Any
EVEN, UNEVEN = range(2)  # rounds in which both sides have equally many cards; in which side 0 has one card less
ROBBED = 2  # points a Lady may take


@lru_cache(maxsize=2)
def hands_of() -> tuple[Array, Array]:
    """The sets of cards by size, and the place of each among those of its size."""
    hands = [np.array([hand for hand in range(1 << HAND) if hand.bit_count() == size]) for size in range(HAND + 1)]
    ranks = np.zeros(1 << HAND, np.int64)
    for same in hands:
        ranks[same] = np.arange(len(same))
    return hands, ranks


@lru_cache(maxsize=32)
def layers_of(cards: int) -> tuple[dict[tuple[int, int], Array], int]:
    """The layers of all positions by (EVEN or UNEVEN, cards of side 0), and how many positions there are."""
    kinds = kinds_of(cards)
    lady = kinds.index(Card.LADY) if Card.LADY in kinds else NONE
    spare = ROBBED if lady != NONE else 0
    layers: dict[tuple[int, int], Array] = {}
    total = 0
    for kind in (EVEN, UNEVEN):
        following = (0, 0, 0)
        for own in range(2, HAND + 1 - kind):
            turns, hands = HAND - kind - own, comb(HAND, own + kind)
            width = sum(scored + 1 + 2 * spare for scored in range(turns + 1))
            layers[kind, own] = np.array([own, own + kind, total, width, *following, spare, lady, turns, TIES // 2])
            following = (total, width, hands)
            total += comb(HAND, own) * hands * FACES * FACES * width
    return layers, total


def kinds_of(cards: int) -> list[int]:
    """The seven cards of a match."""
    return [card for card in range(len(Card)) if cards >> card & 1]


def layer_of(tables: dict[str, Array], cards: int, kind: int, size: int) -> Array:
    """The layer of positions in which side 0 has so many cards, with what a cancelled round is worth."""
    layer = layers_of(cards)[0][kind, size].copy()
    layer[TIE] = TIES // 2 if kind == EVEN else int(tables["tie"])
    return layer


def openings(cards: int, values: Array, kind: int) -> Array:
    """What a round is worth to side 0 before the dice are rolled, by the card missing in either hand.

    Rows are side 0's hands of six in the order of `hands_of`; columns side 1's, one only if it has all seven.
    """
    layer = layers_of(cards)[0][kind, HAND - 1]
    shape = (HAND, comb(HAND, HAND - 1 + kind), FACES * FACES, layer[WIDTH])
    first = values[layer[START] : layer[START] + int(np.prod(shape))].reshape(shape)
    means: Array = first[..., layer[SPARE]].mean(axis=2, dtype=float)
    return means


def scratch() -> tuple[Array, Array, Array]:
    """Room for `solve_matrix` to work in: its tableau, labels, and mixes."""
    return np.zeros((HAND + 1, HAND + 1)), np.zeros((2, HAND + 1), np.int64), np.zeros((2, HAND))
