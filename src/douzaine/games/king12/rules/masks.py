"""Sets of cards and of seats are bits of a number."""

from douzaine.engine.rule import rule


@rule
def has(mask, member):
    """Whether a card or a seat is in a set."""
    return (mask >> member) & 1 == 1


@rule
def size(mask):
    """How many cards or seats are in a set."""
    left = mask
    count = 0
    while left != 0:
        left &= left - 1
        count += 1
    return count


@rule
def is_single(mask):
    """Whether exactly one card or seat is in a set."""
    return mask != 0 and mask & (mask - 1) == 0
