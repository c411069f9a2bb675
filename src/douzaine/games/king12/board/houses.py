"""King of 12 in the browser: how a seat is told from the others. From five seats on, two of them share a colour."""

from douzaine.boards import HOUSES
from douzaine.boards.houses import House

A_BOX = len(HOUSES)  # seats of one box


def house_of(seat: int) -> House:
    """The colour and sign of a seat."""
    return HOUSES[seat % A_BOX]


def box_of(seat: int) -> int:
    """Out of which box a seat's pieces come, from 1: those of later boxes carry a second mark."""
    return 1 + seat // A_BOX
