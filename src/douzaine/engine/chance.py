"""One integer generator for everything random, the same interpreted, compiled and on a GPU.

It is Chris Doty-Humphrey's sfc32, written with masks on signed 64-bit integers so that nothing ever
overflows. Its state is four numbers below 2**32 in an int64 array.
"""

from typing import Any

import numpy as np

from douzaine.engine.rule import rule

MASK = 0xFFFFFFFF


@rule
def draw(rng):
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1]
    c = rng[2]
    drawn = (a + b + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & MASK
    rng[2] = (((c << 21) | (c >> 11)) + drawn) & MASK
    return drawn


@rule
def seed_stream(rng, low, high, stream):
    """Start stream number `stream` of a 64-bit seed, given in two halves."""
    rng[0] = low
    rng[1] = high
    rng[2] = stream & MASK
    rng[3] = 1 + (stream >> 32)
    for _ in range(15):
        draw(rng)


@rule
def below(rng, n):
    """A whole number from 0 to n - 1, each equally likely (no modulo bias)."""
    product = draw(rng) * n
    rest = product & MASK
    if rest < n:
        least = (MASK + 1) % n
        while rest < least:
            product = draw(rng) * n
            rest = product & MASK
    return product >> 32


@rule
def equally_likely(count):
    """What a game's `odds` returns instead of weights if all outcomes are equally likely."""
    return -count


@rule
def pick(rng, weights, count):
    """A random index from 0 to count - 1, distributed by weight."""
    total = 0
    heaviest = 0
    for index in range(count):
        total += weights[index]
        heaviest = max(heaviest, weights[index])
    ticket = below(rng, total)
    if heaviest == 1 and total == count:  # a draw from a pile: no need to search
        return ticket
    index = 0
    while ticket >= weights[index]:
        ticket -= weights[index]
        index += 1
    return index


def stream(seed: int, number: int = 0) -> "np.ndarray[Any, Any]":
    """A generator: stream `number` of `seed` (0 to 2**64 - 1)."""
    rng = np.zeros(4, np.int64)
    seed_stream(rng, seed & MASK, seed >> 32, number)
    return rng
