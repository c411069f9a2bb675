"""Garbage in, one of our errors out; nothing changes."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from tests.conftest import depth, play_out

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.binary(max_size=5)
garbage = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def in_the_middle(game: dz.Game, seed: int) -> dz.Match:
    match = dz.Match(game.box(), seed=seed)
    return play_out(match, random.Random(seed), seed % 30)


@given(seed=st.integers(0, 1000), seat=garbage, move=garbage)
def test_garbage_moves_change_nothing(game: dz.Game, seed: int, seat: Any, move: Any) -> None:
    match = in_the_middle(game, seed)
    before = match.record()
    with pytest.raises(dz.DouzaineError):
        match.play(seat, move)
    with pytest.raises(dz.IllegalMove):
        match.deal(move)
    assert match.record() == before


@given(data=st.data(), value=garbage)
def test_garbage_options_are_refused_or_understood(game: dz.Game, data: st.DataObject, value: Any) -> None:
    name = data.draw(st.sampled_from([option.id for option in game.options] or ["x"]) | st.text(max_size=10))
    try:
        box = game.box(**{name: value})
    except dz.DouzaineError as error:
        assert "\n" not in str(error).strip() or isinstance(error, dz.BadDeck)
    else:
        assert name in box.options


@given(data=st.data(), changes=st.dictionaries(st.text(max_size=6), garbage, max_size=2))
def test_garbage_positions_are_refused_or_play(game: dz.Game, data: st.DataObject, changes: dict[str, Any]) -> None:
    match = in_the_middle(game, data.draw(st.integers(0, 500)))
    position = match.position()
    keys = data.draw(st.lists(st.sampled_from(sorted(position)), max_size=3))
    given = {**position, "quiet": True, **{key: data.draw(garbage) for key in keys}, **changes}
    for key in data.draw(st.lists(st.sampled_from(sorted(position)), max_size=4)):
        given.pop(key, None)
    try:
        other = dz.Match.at(match.box, given, seed=1)
    except dz.DouzaineError:
        return
    play_out(other, random.Random(1), 50)


@settings(max_examples=depth(60))
@given(text=st.text(max_size=200) | garbage)
def test_garbage_records_are_refused(text: Any) -> None:
    with pytest.raises(dz.BadRecord):
        dz.Match.replay(text)


@settings(max_examples=depth(60))
@given(data=st.data())
def test_damaged_records_are_refused_or_replay(game: dz.Game, data: st.DataObject) -> None:
    match = in_the_middle(game, data.draw(st.integers(0, 500)))
    lines = match.record().split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    damage = data.draw(st.sampled_from(["drop", "double", "cut", "replace"]))
    if damage == "drop":
        del lines[at]
    elif damage == "double":
        lines.insert(at, lines[at])
    elif damage == "cut":
        lines[at] = lines[at][: len(lines[at]) // 2]
    else:
        lines[at] = data.draw(st.text(max_size=30) | garbage.map(lambda g: f"from {json.dumps(str(g))}"))
    try:
        dz.Match.replay("\n".join(lines))
    except dz.BadRecord as error:
        assert str(error)
