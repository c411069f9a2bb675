"""What those who train and search ask of matches and views: ids, masks, keys, observations, re-deals, exact values."""

import pickle
import random
import re
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.engine.coding import Coding
from douzaine.engine.encoding import declared
from douzaine.testing.leaks import redealt
from douzaine.testing.observations import beyond, check_observations
from tests.conftest import depth, random_box, random_moves

seeds = st.integers(0, 2**32 - 1)
FIELDS = list(declared(dz.game("killer").table_fields or ()))

# ---- ids and masks


@settings(max_examples=depth(5))
@given(seed=seeds)
def test_ids_say_what_words_say(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    twin = match.copy()
    box = match.box
    assert box.num_actions == len(box.moves)
    for seat, move in random_moves(match, rng, 40):
        assert [box.moves[id] for id in twin.legal_ids(seat)] == twin.legal(seat)
        mask = twin.mask(seat)
        assert (mask.dtype, mask.shape) == (np.bool_, (box.num_actions,))
        assert sorted(twin.legal_ids(seat)) == np.flatnonzero(mask).tolist()
        for other in set(range(box.players)) - set(twin.actors):
            assert twin.legal_ids(other) == []
            assert not twin.mask(other).any()
        twin.play_id(seat, box.move_ids[move])
        assert twin.steps[-1] != match.steps[-1:]
    assert twin.data.tobytes() == match.data.tobytes()
    assert twin.story == match.story


def test_wrong_ids_change_nothing() -> None:
    match = dz.Match(dz.game("killer").box(first_player=0), seed=1)
    before = match.record()
    for wrong in (6, -1, 10**9, "keep 4", None, True, 1.0):
        with pytest.raises(dz.IllegalMove, match=r"is not the id of a legal move; legal ids are \d"):
            match.play_id(0, wrong)  # type: ignore[arg-type]
    with pytest.raises(dz.NotYourTurn, match="seat 1 has nothing to decide now"):
        match.play_id(1, match.legal_ids(0)[0])
    assert match.record() == before
    assert match.legal_ids(7) == []
    assert not match.mask(7).any()


def test_a_copy_with_a_seed_has_a_future_of_its_own() -> None:
    match = dz.Match(dz.game("killer").box(), seed=1)
    futures = {}
    for name, twin in {"same": match.copy(), "again": match.copy(), "other": match.copy(seed=7)}.items():
        for _ in range(20):
            twin.play_id(twin.actors[0], twin.legal_ids(twin.actors[0])[0])
        futures[name] = twin.data.tobytes()
    assert futures["same"] == futures["again"] != futures["other"]


# ---- keys


def test_equal_views_are_those_that_look_the_same(game: dz.Game) -> None:
    rng = random.Random(3)
    match = dz.Match(random_box(game, rng), seed=3)
    for seat, _ in random_moves(match, rng, 30):
        view = match.view(seat)
        assert view == match.view(seat)
        assert hash(view) == hash(match.view(seat))
        assert view.key() == pickle.loads(pickle.dumps(view)).key()
        assert len({view, match.view(seat), match.view(None)}) == 2
        assert view != match.view((seat + 1) % match.box.players)
        assert view != "a view"
    if len(game.options) and not match.over:
        other = dz.Match(game.box(), seed=3)
        assert {dz.Match(game.box(), seed=3).view(0), other.view(0)} == {other.view(0)}


def history_of(match: dz.Match, seat: int) -> tuple[tuple[bytes, int], ...]:
    """What a seat saw whenever it decided, and what it did."""
    again, past = match.beginning(), []
    for step in match.steps:
        if step.seat == seat:
            past.append((again.view(seat).key(), step.choice))
        again.apply(step)
    return tuple(past)


def test_a_history_key_recalls_everything_seen_and_done(game: dz.Game) -> None:
    """Many short matches that begin alike: the same key always means the same past, and nothing hidden is in it."""
    has_players = any(option.id == "players" for option in game.options)
    box = game.box(**({"players": game.seats[0]} if has_players else {}))
    known: dict[tuple[int, bytes], Any] = {}
    met = 0
    for number in range(depth(60)):
        rng = random.Random(number)
        match = dz.Match(box, seed=number % 3)
        for _ in random_moves(match, rng, 5):
            for seat in range(box.players):
                key = (seat, match.view(seat).history_key())
                past = history_of(match, seat)
                met += key in known and past != ()
                assert known.setdefault(key, past) == past
                assert redealt(match, seat, number).view(seat).history_key() == key[1]
    assert met > 5  # so that the test can fail


def test_a_history_key_grows_with_every_own_move(game: dz.Game) -> None:
    match = dz.Match(game.box(), seed=4)
    keys: dict[int, set[bytes]] = {seat: set() for seat in range(match.box.players)}
    for seat, _ in random_moves(match, random.Random(4), 30):
        key = match.view(seat).history_key()
        assert key not in keys[seat]
        keys[seat].add(key)
    match.undo()
    assert match.copy().view(0).history_key() == match.view(0).history_key()
    assert pickle.loads(pickle.dumps(match)).view(0).history_key() == match.view(0).history_key()


# ---- observations


def entry(view: dz.View, codings: dict[str, Coding], label: str) -> float:
    """What an entry must be, read from its label and from the view."""
    name, places, spec = re.fullmatch(r"(\w+)((?:\[[^]]+\])*) ?(.*)", label).groups()  # type: ignore[union-attr]
    seat, players = view.seat or 0, view.box.players
    coding, values = codings[name], view.data[name][0]

    def seat_at(text: str) -> int:
        return (seat + int(text.replace("self", "0"))) % players

    given = iter(re.findall(r"\[([^]]+)\]", places))
    index = []
    for axis in coding.axes:
        place = seat if axis.kind == "own" else next(given)
        is_seat = axis.kind == "seat" and not str(place).isdecimal()
        index.append(seat_at(str(place)) if is_seat else int(place))
    value = int(values[view.data["height"][0] - 1] if coding.kind == "top" else values[tuple(index)])
    if found := re.fullmatch(r"\((-?\d+) to (-?\d+)\)", spec):
        low, high = map(int, found.groups())
        return 0.0 if value == coding.none else (min(max(value, low), high) - low) / (high - low)
    if found := re.fullmatch(r"n/\(n \+ (\d+)\)", spec):
        return value / (value + int(found[1]))
    if found := re.fullmatch(r"size/(\d+)", spec):
        return (value.bit_count() if value >= 0 else -1 - value) / int(found[1])
    sign, *rest = spec.split()
    if rest[0] == "seat":
        return float(value == seat_at(rest[1]) if sign == "=" else value >> seat_at(rest[1]) & 1)
    number = int(rest[0])
    if sign == "has":
        return float(value >= 0 and value >> number & 1)
    return float((value == number) if sign == "=" else (value != number))


@settings(max_examples=depth(4))
@given(seed=seeds)
def test_every_entry_of_an_observation_is_what_its_field_says(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    fields = match.box.observation_fields()
    labels = [label for field in fields for label in field.entries]
    assert len(labels) == match.box.observation_size == len(set(labels))
    assert [field.first for field in fields] == np.cumsum([0, *(field.size for field in fields)]).tolist()[:-1]
    assert game.table_fields is not None
    codings = {name: coding for name, _, coding in declared(game.table_fields)}
    for number, _ in enumerate(random_moves(match, rng, 60)):
        if number % 20 == 0:
            for reader in (None, *range(match.box.players)):
                view = match.view(reader)
                seen = view.observation()
                assert (seen.dtype, seen.shape) == (np.float32, (match.box.observation_size,))
                assert seen.min() >= 0
                assert seen.max() <= 1
                wanted = np.array([entry(view, codings, label) for label in labels], np.float32)
                assert [labels[place] for place in np.flatnonzero(seen != wanted)] == []


@settings(max_examples=depth(10))
@given(seed=seeds)
def test_observations_are_in_range_and_the_same_interpreted_and_compiled(game: dz.Game, seed: int) -> None:
    check_observations(game, seed)


def test_a_number_that_no_coding_foresees_is_found() -> None:
    view = dz.Match(dz.game("killer").box(), seed=1).view(0)
    for name, value in {"target": 2, "attack": 7, "lowest": 7, "hp": -1, "actors": 4}.items():
        wrong = dz.Match(dz.game("killer").box(), seed=1).view(0)
        wrong.data[name][0] = value
        shape, coding = next((shape, coding) for each, shape, coding in FIELDS if each == name)
        assert beyond(view, 0, name, shape, coding) == []
        assert set(beyond(wrong, 0, name, shape, coding)) == {value}


def test_observations_are_relative_to_the_seat_that_looks() -> None:
    """Everybody one seat further: the same, seen from one seat further."""
    box = dz.game("killer").box(players=3)
    here = dz.Match.at(box, {"hp": [9, 20, 31], "turn": 1}, seed=1)
    there = dz.Match.at(box, {"hp": [31, 9, 20], "turn": 2}, seed=1)
    for seat in range(3):
        moved = there.view((seat + 1) % 3)
        first = next(field for field in box.observation_fields() if field.name == "first")  # seat 0 in every position
        kept = [place for place in range(box.observation_size) if not 0 <= place - first.first < first.size]
        assert here.view(seat).observation()[kept].tobytes() == moved.observation()[kept].tobytes()
        assert here.view(seat).observation().tobytes() != there.view(seat).observation().tobytes()


def test_a_game_that_declares_no_codings_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dz.Game("pennies", "tests.pennies")
    monkeypatch.setitem(vars(game), "table_fields", None)
    with pytest.raises(dz.DouzaineError, match="pennies does not say how its Table is encoded"):
        game.box().observation_fields()


def test_a_coding_that_does_not_fit_its_field_is_refused() -> None:
    with pytest.raises(TypeError, match="names 0 axes, and it has 1"):
        list(declared([("hp", "i4", (3,), Coding("flag"))]))
    with pytest.raises(TypeError, match="does not say how it is encoded"):
        list(declared([("hp", "i4", (3,))]))


# ---- dealing anew


@settings(max_examples=depth(5))
@given(seed=seeds)
def test_a_redealt_match_agrees_with_the_view(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    for _ in random_moves(match, rng, rng.randrange(60)):
        pass
    for reader in (None, *range(match.box.players)):
        view = match.view(reader)
        dealt = view.redeal(seed=7)
        assert dealt.view(reader) == view
        assert dealt.data.tobytes() == view.redeal(seed=7).data.tobytes()
        for twin in (dealt.copy(), pickle.loads(pickle.dumps(dealt)), dealt.beginning()):
            assert twin.data.tobytes() == dealt.data.tobytes()
        if not dealt.over:
            dealt.play(dealt.actors[0], rng.choice(dealt.legal(dealt.actors[0])))
            dealt.undo()
            assert dealt.view(reader) == view
        with pytest.raises(dz.BadRecord, match="has no record"):
            dealt.record()


def test_redealing_what_everybody_sees_changes_nothing() -> None:
    match = dz.Match(dz.game("crowns13").box(), seed=2)
    assert match.open_view().redeal(seed=3).data.tobytes() == match.data.tobytes()
    dealt = [match.view(0).redeal(seed=seed).data.tobytes() for seed in range(4)]
    assert len(set(dealt)) == 4
    with pytest.raises(dz.DouzaineError, match="a seed is a whole number"):
        match.view(0).redeal(seed=-1)


# ---- exact values


def test_a_solved_match_has_a_value_for_every_seat_at_every_moment() -> None:
    box = dz.game("killer").box(starting_hp=9, dice_count=5)
    match = dz.Match(box, dealer=None)
    rng = random.Random(5)
    assert abs(match.view(0).value() - 0.5) < 1e-6  # who begins is not known yet
    for number in range(14):
        values = [match.view(seat).value() for seat in range(2)]
        assert abs(sum(values) - 1) < 1e-9
        if match.chance:
            outcomes, weights = zip(*match.chance, strict=True)
            mean = 0.0 if number > 2 else values[0]  # the first dice take long: so much can follow
            for outcome, weight in match.chance if number > 2 else ():
                twin = match.copy()
                twin.deal(outcome)
                mean += weight * twin.view(0).value() / sum(weights)
            assert abs(mean - values[0]) < 1e-9
            match.deal(rng.choices(outcomes, weights)[0])
        else:
            seat = match.actors[0]
            best = dz.advice(match, seat).best
            assert abs(best.chance - values[seat]) < 1e-9
            match.play(seat, rng.choice(match.legal(seat)))
    at_end = dz.Match.at(box, {"hp": [0, 4], "turn": 1})
    assert [at_end.view(seat).value() for seat in range(2)] == [0.0, 1.0]


@pytest.mark.parametrize(("id", "options"), [("killer", {"players": 3}), ("king12", {"players": 2}), ("heroes12", {})])
def test_what_is_not_solved_has_no_value(id: str, options: dict[str, Any]) -> None:
    match = dz.Match(dz.game(id).box(**options), seed=1)
    with pytest.raises(dz.NotSolved, match="is not solved"):
        match.view(0).value()
    with pytest.raises(dz.NotSolved):
        dz.Match(dz.game("killer").box(), seed=1).view(None).value()
