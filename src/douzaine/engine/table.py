"""The header of every Table, and a few rules about seats that all games use."""

from typing import Any

import numpy as np

from douzaine.engine.coding import Coding, amount, flag, left_out, one_of, seat_bits
from douzaine.engine.rule import rule

HEADER = [
    ("seats", "i4", left_out()),  # number of seats
    ("actors", "i4", seat_bits()),  # bit mask of the seats that may decide now; 0 while chance is pending or when over
    ("chance", "i4", flag()),  # 1 while a chance event is pending, else 0
    ("over", "i4", flag()),  # 0 while the match goes on, else the game's number for the reason it ended
    ("phase", "i4", one_of(0, 0)),  # the game's own number for where in a turn we are
    ("turns", "i4", amount(50)),  # turns played to their end
]

MAX_SEATS = 16


def table_dtype(fields: list[tuple[Any, ...]]) -> "np.dtype[Any]":
    """A Table: the header followed by the game's own fields, large items before small ones, all signed."""
    dtype = np.dtype([tuple(part for part in field if not isinstance(part, Coding)) for field in [*HEADER, *fields]])
    offsets = {name: field[1] for name, field in (dtype.fields or {}).items()}
    if any(offset % dtype[name].base.itemsize for name, offset in offsets.items()):
        raise TypeError("order the fields of a Table from large items to small, so that none lies across a boundary")
    if any(dtype[name].base.kind != "i" for name in dtype.names or ()):
        raise TypeError("a Table holds signed integers only: unsigned ones differ between interpreter and compiler")
    return dtype


def new_record(dtype: "np.dtype[Any]") -> "np.ndarray[Any, Any]":
    """A one-element array of zeros: the form in which Tables and Boxes are held and passed to compiled code."""
    return np.frombuffer(bytearray(dtype.itemsize), dtype)


def copy_record(data: "np.ndarray[Any, Any]") -> "np.ndarray[Any, Any]":
    """A copy, byte by byte: `data.copy()` goes from field to field and takes ten times as long."""
    return np.frombuffer(bytearray(data.tobytes()), data.dtype)


@rule
def ask(table, seat):
    """One seat decides next."""
    table.actors = 1 << seat
    table.chance = 0


@rule
def ask_all(table):
    """All seats decide next, in any order."""
    table.actors = (1 << table.seats) - 1
    table.chance = 0


@rule
def await_chance(table):
    """The dealer decides next."""
    table.actors = 0
    table.chance = 1


@rule
def go_on(table):
    """Nothing is left to decide or deal: the game's `advance` decides what follows."""
    table.actors = 0
    table.chance = 0


@rule
def goes_on(table):
    """Whether the rules go on by themselves: nobody decides, no chance is pending, and it is not over."""
    return table.actors == 0 and table.chance == 0 and table.over == 0


@rule
def finish(table, reason):
    """The match is over."""
    table.actors = 0
    table.chance = 0
    table.over = reason


@rule
def has_most(amounts, seats, seat):
    """Whether no seat has more."""
    for other in range(seats):
        if amounts[other] > amounts[seat]:
            return False
    return True


@rule
def share_the_win(amounts, seats, out):
    """Let those with the most share 1."""
    winners = 0
    for seat in range(seats):
        if has_most(amounts, seats, seat):
            winners += 1
    for seat in range(seats):
        out[seat] = 1.0 / winners if has_most(amounts, seats, seat) else 0.0


@rule
def may_act(table, seat):
    """Whether a seat may decide now."""
    return (table.actors >> seat) & 1 == 1


@rule
def has_acted(table, seat):
    """Enter a seat's part of a simultaneous choice; return whether it was the last one."""
    table.actors &= ~(1 << seat)
    return table.actors == 0


@rule
def copy_header(table, out):
    """Copy the header, which everybody sees; a game whose `actors` are secret must correct them."""
    out.seats = table.seats
    out.actors = table.actors
    out.chance = table.chance
    out.over = table.over
    out.phase = table.phase
    out.turns = table.turns
