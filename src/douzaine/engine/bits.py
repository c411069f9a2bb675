"""Sets as bits of a number."""

from douzaine.engine.rule import rule

FIVES = 0x5555555555555555
THREES = 0x3333333333333333
FIFTEENS = 0x0F0F0F0F0F0F0F0F
ONES = 0x0101010101010101


@rule
def bit_count(bits):
    """How many bits are set (written so that compilers recognise one instruction; a GPU has its own)."""
    bits = int(bits)
    pairs = bits - ((bits >> 1) & FIVES)
    fours = (pairs & THREES) + ((pairs >> 2) & THREES)
    eights = (fours + (fours >> 4)) & FIFTEENS
    return ((eights * ONES) >> 56) & 127
