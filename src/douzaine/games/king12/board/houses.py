"""King of 12 in the browser: colours of seats. With five seats or more, two of them share a colour."""

from douzaine.boards import HOUSES
from douzaine.boards.houses import House

A_BOX = len(HOUSES)  # seats of one box


def house_of(seat: int) -> House:
    """The colour and sign of a seat."""
    return HOUSES[seat % A_BOX]


def box_of(seat: int) -> int:
    """The box of a seat's pieces, from 1; pieces of later boxes have a second mark."""
    return 1 + seat // A_BOX
