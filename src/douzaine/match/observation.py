"""The meaning of each entry of an observation."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from douzaine.engine.coding import Axis, Coding
from douzaine.engine.encoding import Fields, declared


class ObservationField(NamedTuple):
    """A field of the Table in an observation: entries `first` to `first + size - 1`."""

    name: str
    kind: str  # number, amount, flag, one_of, top, seat, seat_bits, bits or hidden_bits
    first: int
    size: int
    entries: tuple[str, ...]  # what each entry is


def observation_fields(fields: Fields, seats: int) -> tuple[ObservationField, ...]:
    """The fields of an observation with so many players."""
    found, first = [], 0
    for name, shape, coding in declared(fields):
        entries = tuple(_labels(name, shape, coding, seats))
        if entries:
            found.append(ObservationField(name, coding.kind, first, len(entries), entries))
        first += len(entries)
    return tuple(found)


def _labels(name: str, shape: tuple[int, ...], coding: Coding, seats: int) -> Iterator[str]:
    if not coding.width(seats):
        return
    for places in product(*(_places(size, axis, seats) for size, axis in zip(shape, coding.axes, strict=False))):
        where = name + "".join(f"[{place}]" for place in places if place)
        for value in _values(coding, seats):
            yield f"{where} {value}".rstrip()


def _places(size: int, axis: Axis, seats: int) -> list[str]:
    if axis.kind == "own":
        return [""]
    if axis.kind == "each":
        return [str(place) for place in range(size)]
    return [_seat(each) for each in range(seats)] + [str(place) for place in range(size - axis.rest, size)]


def _seat(distance: int) -> str:
    return f"+{distance}" if distance else "self"


def _values(coding: Coding, seats: int) -> list[str]:
    also = [f"= {value}" for value in coding.also]
    if coding.kind == "number":
        scaled = f"({coding.low} to {coding.high})"
        return [scaled] if coding.none is None else [f"≠ {coding.none}", scaled]
    if coding.kind == "amount":
        return [f"n/(n + {coding.high})"]
    if coding.kind == "flag":
        return ["≠ 0"]
    if coding.kind in ("seat", "seat_bits"):
        sign = "= seat" if coding.kind == "seat" else "has seat"
        return [f"{sign} {_seat(each)}" for each in range(seats)] + also
    if coding.kind in ("bits", "hidden_bits"):
        size = [f"size/{coding.high}"] if coding.kind == "hidden_bits" else []
        return [f"has {bit}" for bit in range(coding.high)] + size
    return [f"= {value}" for value in range(coding.low, coding.high + 1)] + also
