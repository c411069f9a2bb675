"""Check observations: numbers within the declared ranges, the same interpreted and compiled."""

from typing import Any

import numpy as np

from douzaine.engine.coding import Coding
from douzaine.engine.encoding import declared, encode_view
from douzaine.match.game import Game
from douzaine.match.view import View
from douzaine.testing.claims import must
from douzaine.testing.conformance import begun
from douzaine.testing.matches import random_moves

MOST = 200  # moves of a match
EVERY = 5  # moves between two checks


def check_observations(game: Game, seed: int) -> None:
    """Check that observations agree with views; a game that declares no codings has none."""
    if game.table_fields is None:
        return
    match, rng = begun(game, seed)
    for number, (seat, _) in enumerate(random_moves(match, rng, MOST)):
        if number % EVERY == 0:
            view = match.view(seat)
            for name, shape, coding in declared(game.table_fields):
                found = beyond(view, seat, name, shape, coding)
                must(not found, f"field {name} holds {found}, which its coding does not foresee, in {match!r}")
            _check_entries(view, seat)


def _check_entries(view: View, seat: int) -> None:
    rules = view.box.game.rule_set
    made = [np.full(view.box.observation_size, np.nan, np.float32) for _ in range(2)]
    for out, is_compiled in zip(made, (False, True), strict=True):
        rules.driver(encode_view, is_compiled)(view.data, seat, out)
    must(made[0].tobytes() == made[1].tobytes(), f"the compiled encoder differs from the interpreted one at {view!r}")
    must(made[0].tobytes() == view.observation().tobytes(), f"{view!r} has another observation than its encoder makes")
    must(made[0].min() >= 0 and made[0].max() <= 1, f"an observation of {view!r} has entries outside 0 to 1")


def beyond(view: View, seat: int, name: str, shape: tuple[int, ...], coding: Coding) -> list[int]:
    """Values of a view's field outside the range that its coding declares."""
    seats, values = view.box.players, view.data[name][0]
    if coding.kind == "left_out":
        return []
    if coding.kind == "top":
        values = values[view.data[coding.size_field][0] - 1]
    for dimension, axis in enumerate(coding.axes):
        most = shape[dimension] - axis.rest
        places: Any = [seat] if axis.kind == "own" else [*range(min(seats, most)), *range(most, shape[dimension])]
        values = values.take(range(shape[dimension]) if axis.kind == "each" else places, axis=dimension)
    low, high = _range(coding, seats)
    kept = {coding.none, *coding.also}
    return [value for value in np.ravel(values).tolist() if not low <= value <= high and value not in kept]


def _range(coding: Coding, seats: int) -> tuple[int, int]:
    sets = 2**coding.high - 1
    own = {
        "seat": (0, seats - 1),
        "seat_bits": (0, 2**seats - 1),
        "amount": (0, 2**31),
        "flag": (0, 2**31),
        "bits": (0, sets),
        "hidden_bits": (-1 - coding.high, sets),
    }
    return own.get(coding.kind, (coding.low, coding.high))
