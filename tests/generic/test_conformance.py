"""Layer 2: what every game must do, over random matches with random options."""

import json
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.testing import check_game
from douzaine.testing.compiled import check_batches, check_compiled, check_simulations
from douzaine.testing.conformance import (
    check_all_or_none,
    check_audiences,
    check_own_view,
    check_play,
    check_quiet_positions,
    check_round_trips,
    check_story_buffer,
    check_texts,
    check_undo_and_copies,
)
from tests.conftest import depth, play_out, random_box

seeds = st.integers(0, 2**32 - 1)


@settings(max_examples=depth(15))
@given(seed=seeds)
def test_never_a_dead_end_and_components_are_conserved(game: dz.Game, seed: int) -> None:
    check_play(game, seed)


@settings(max_examples=depth(10))
@given(seed=seeds)
def test_record_position_and_pickle_round_trip(game: dz.Game, seed: int) -> None:
    check_round_trips(game, seed)


@settings(max_examples=depth(10))
@given(seed=seeds)
def test_quiet_positions_start_equal_matches(game: dz.Game, seed: int) -> None:
    check_quiet_positions(game, seed)


@settings(max_examples=depth(8))
@given(seed=seeds)
def test_undo_goes_back_and_copies_go_their_own_way(game: dz.Game, seed: int) -> None:
    check_undo_and_copies(game, seed)


@settings(max_examples=depth(6))
@given(seed=seeds)
def test_interpreted_and_compiled_rules_agree_byte_for_byte(game: dz.Game, seed: int) -> None:
    check_compiled(game, seed)


@settings(max_examples=depth(3))
@given(seed=seeds)
def test_batches_agree_with_interpreted_playouts(game: dz.Game, seed: int) -> None:
    check_batches(game, seed)


def test_simulations_do_not_depend_on_cores(game: dz.Game) -> None:
    check_simulations(game)


def test_the_story_buffer_never_overflows(game: dz.Game) -> None:
    for seed in range(30):
        check_story_buffer(game, seed)


@settings(max_examples=depth(10))
@given(seed=seeds)
def test_moves_are_legal_and_read_the_same_in_the_seats_own_view(game: dz.Game, seed: int) -> None:
    check_own_view(game, seed)


@settings(max_examples=depth(10))
@given(seed=seeds)
def test_several_moves_are_made_all_or_none(game: dz.Game, seed: int) -> None:
    check_all_or_none(game, seed)


@settings(max_examples=depth(5))
@given(seed=seeds)
def test_every_event_has_a_text_and_a_reason_in_every_language(game: dz.Game, seed: int) -> None:
    check_texts(game, seed)


def test_a_game_is_checked_in_one_line_and_told_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    check_game("pennies", matches=2)
    game = dz.game("pennies")
    counts = iter(range(10_000))
    monkeypatch.setattr(game.part("position"), "components", lambda box, table: next(counts))
    with pytest.raises(AssertionError, match="components were 0 at the start and are 1") as raised:
        check_game(game, matches=1)
    assert "check_play" in raised.value.__notes__[0]


def test_what_was_agreed_cannot_be_changed(game: dz.Game) -> None:
    rng = random.Random(5)
    for _ in range(20):
        box = random_box(game, rng)
        agreed = json.dumps(dict(box.options))
        with pytest.raises(TypeError):
            box.options[game.options[0].id] = 99  # type: ignore[index]
        for value in box.options.values():
            if isinstance(value, list | dict):
                value.clear()
        assert json.dumps(dict(box.options)) == agreed
        twin = pickle.loads(pickle.dumps(box))
        assert (twin, twin.options, hash(twin)) == (box, box.options, hash(box))


def test_a_match_begins_at_no_position_only_if_none_is_given(game: dz.Game) -> None:
    with pytest.raises(dz.BadPosition, match="None"):
        dz.Match.at(game.box(), None)  # type: ignore[arg-type]
    heading = f"douzaine record 1\ngame {game.id} {game.version}\nby hand\nfrom null\nmoves\n"
    with pytest.raises(dz.BadRecord, match="line 4"):
        dz.Match.replay(heading)


@settings(max_examples=depth(5))
@given(seed=seeds)
def test_a_copy_with_a_seed_has_a_future_of_its_own(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = play_out(dz.Match(random_box(game, rng), seed=seed), rng, 10)
    twin, again, same = match.copy(seed=7), match.copy(seed=7), match.copy()
    for each in (twin, again, same):
        assert (each.data.tobytes(), each.steps) == (match.data.tobytes(), match.steps)
        play_out(each, random.Random(seed), 60)
    play_out(match, random.Random(seed), 60)
    assert same.steps == match.steps
    assert again.steps == twin.steps
    read = dz.Match.replay(twin.record())
    assert (read.record(), read.steps) == (twin.record(), twin.steps)
    assert play_out(read, random.Random(1), 20).steps == play_out(twin, random.Random(1), 20).steps


def test_copies_with_seeds_roll_differently_and_a_hand_dealt_match_finds_a_dealer() -> None:
    match = dz.Match(dz.game("killer").box(), seed=1)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    futures = {tuple(play_out(match.copy(seed=each), random.Random(1), 20).steps) for each in range(8)}
    assert len(futures) == 8
    by_hand = dz.Match(dz.game("killer").box(first_player=0), dealer=None)
    assert by_hand.copy().actors == ()
    dealt = by_hand.copy(seed=4)
    assert dealt.actors == (0,)
    assert dz.Match.replay(dealt.record()).position() == dealt.position()
    with pytest.raises(dz.DouzaineError):
        by_hand.copy(seed=-1)


@settings(max_examples=depth(5))
@given(seed=seeds)
def test_every_event_reaches_the_audience_it_declares(game: dz.Game, seed: int) -> None:
    check_audiences(game, seed)
