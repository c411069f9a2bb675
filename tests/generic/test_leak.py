"""Layer 3: deal everything anew that a seat cannot see, and not one byte it gets may change."""

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.engine.chance import stream
from douzaine.match.view import SPECTATOR
from tests.conftest import play_out, random_box, random_moves


def redealt(match: dz.Match, reader: int, seed: int) -> dz.Match:
    """The same match with everything dealt anew that a reader cannot see."""
    twin = match.copy()
    rules = match.game.rule_set
    seen, table = np.zeros(1, rules.table), np.zeros(1, rules.table)
    rules.compiled.view(match.box.data, match._data, reader, seen)
    rules.compiled.redeal(match.box.data, seen, reader, stream(seed), table)
    twin._data = table
    return twin


def sent(match: dz.Match, reader: int | None) -> tuple[object, ...]:
    """Everything a reader gets."""
    view = match.view(reader)
    return view.data.tobytes(), view.position(), view.legal(), view.actors, view.turns, repr(view)


@settings(max_examples=15)
@given(seed=st.integers(0, 2**32 - 1))
def test_views_say_nothing_of_what_is_hidden(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    components = game.part("position").components
    for _ in random_moves(match, rng, 80):
        for reader in (None, *range(match._seats)):
            twin = redealt(match, SPECTATOR if reader is None else reader, rng.getrandbits(32))
            assert sent(twin, reader) == sent(match, reader)
            assert components(twin.box.data[0], twin._data[0]) == components(match.box.data[0], match._data[0])


@settings(max_examples=5)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_redealt_match_plays_on_to_its_end(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    play_out(match, rng, rng.randrange(60))
    if not match.over:
        twin = play_out(redealt(match, match.actors[0], seed), rng, 300)
        assert twin.over or twin.actors
        assert len(twin.steps) > len(match.steps)


def test_hidden_games_really_hide_something(game: dz.Game) -> None:
    if not game.facts.hidden:
        return
    changed = 0
    for seed in range(20):
        rng = random.Random(seed)
        match = dz.Match(game.box(), seed=seed)
        for seat, _ in random_moves(match, rng, 20):
            changed += redealt(match, seat, seed)._data.tobytes() != match._data.tobytes()
    assert changed
