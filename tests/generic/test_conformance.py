"""Layer 2: what every game must do, over random matches with random options."""

import pickle
import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.engine.compile import Entries
from douzaine.engine.story import ROWS, new_story
from tests.conftest import play_out, random_box, random_moves

seeds = st.integers(0, 2**32 - 1)
MOST = 400  # moves of one interpreted match: enough for every phase, short enough to repeat


@settings(max_examples=15)
@given(seed=seeds)
def test_never_a_dead_end_and_components_are_conserved(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    components = game.part("position").components
    counted = components(match.box.data[0], match._data[0])
    for seat, _ in random_moves(match, rng, MOST):
        assert match.legal(seat)
        assert len(set(match.legal(seat))) == len(match.legal(seat))
        assert all(not match.legal(other) for other in range(match._seats) if other not in match.actors)
        assert components(match.box.data[0], match._data[0]) == counted
    assert match.over or match.actors
    if match.outcome:
        assert sum(match.outcome.scores) == pytest.approx(1)
        assert match.actors == ()
        assert match.chance == []
        with pytest.raises(dz.IllegalMove):
            match.play(0, match.box.moves[0])


@settings(max_examples=10)
@given(seed=seeds)
def test_record_position_and_pickle_round_trip(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    play_out(match, rng, rng.randrange(MOST))
    for twin in (dz.Match.replay(match.record()), pickle.loads(pickle.dumps(match)), match.copy()):
        assert twin._data.tobytes() == match._data.tobytes()
        assert twin._rows == match._rows
        assert twin.record() == match.record()
        assert twin.position() == match.position()
    assert pickle.loads(pickle.dumps(match.box)) == match.box


@settings(max_examples=10)
@given(seed=seeds)
def test_quiet_positions_start_equal_matches(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), dealer=None)
    quiet = 0
    for _ in range(MOST):
        position = match.position()
        if position["quiet"]:
            again = dz.Match.at(match.box, position)
            assert again.position() == position
            assert again.actors == match.actors
            assert again.chance == match.chance
            assert [sorted(again.legal(s)) for s in again.actors] == [sorted(match.legal(s)) for s in match.actors]
            quiet += 1
        if match.over:
            break
        if match.chance:
            outcomes = match.chance
            match.deal(rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
    assert quiet


@settings(max_examples=8)
@given(seed=seeds)
def test_undo_goes_back_and_copies_go_their_own_way(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    play_out(match, rng, rng.randrange(40))
    if match.over:
        return
    before, twin = match.record(), match.copy()
    twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
    assert match.record() == before
    assert twin.record() != before
    twin.undo()
    assert twin.record() == before
    assert twin._data.tobytes() == match._data.tobytes()


def walk(entries: Entries, box: dz.Box, seed: int, most: int) -> list[bytes]:
    """Every Table and story of a match played through the step entry points."""
    rules = box.game.rule_set
    table, rng = np.zeros(1, rules.table), np.array([seed, 2, 3, 4], np.int64)
    moves, weights = np.zeros(rules.max_moves, np.int64), np.zeros(rules.max_outcomes, np.int64)
    choose, trace = random.Random(seed), []
    story = new_story()
    seat = entries.start(box.data, table, rng, weights, story)
    for _ in range(most):
        trace.append(table.tobytes() + story.tobytes() + rng.tobytes())
        if seat < 0:
            break
        count = entries.legal(box.data, table, seat, moves)
        trace.append(moves[:count].tobytes())
        seen, dealt = np.zeros(1, rules.table), np.zeros(1, rules.table)
        entries.view(box.data, table, seat, seen)
        entries.redeal(box.data, seen, seat, rng, dealt)
        thought = entries.think(box.data, seen, seat, moves, count, rng)
        assert thought in moves[:count]
        trace.append(seen.tobytes() + dealt.tobytes())
        story = new_story()
        move = int(thought if choose.random() < 0.5 else moves[choose.randrange(count)])
        seat = entries.step(box.data, table, seat, move, rng, weights, story)
    return trace


@settings(max_examples=6)
@given(seed=seeds)
def test_interpreted_and_compiled_rules_agree_byte_for_byte(game: dz.Game, seed: int) -> None:
    box = random_box(game, random.Random(seed))
    with np.errstate(over="raise"):
        interpreted = walk(game.rule_set.interpreted, box, seed, 150)
    assert interpreted == walk(game.rule_set.compiled, box, seed, 150)


@settings(max_examples=3)
@given(seed=seeds)
def test_batches_agree_with_interpreted_playouts(game: dz.Game, seed: int) -> None:
    rules, count = game.rule_set, 3
    box = random_box(game, random.Random(seed))
    results = []
    for entries in (rules.interpreted, rules.compiled):
        tables, points = np.zeros(3, rules.table), np.zeros((3, 16))
        ends, rng = np.zeros((count, 2), np.int64), np.zeros(4, np.int64)
        moves, weights = np.zeros(rules.max_moves, np.int64), np.zeros(rules.max_outcomes, np.int64)
        levels = np.array([0, 1] * 8, np.int64)
        decisions = entries.batch(
            box.data, tables, levels, seed, 7, 0, count, rng, moves, weights, new_story(0), points, ends
        )
        results.append((decisions, tables.tobytes(), points.tobytes(), ends.tobytes(), rng.tobytes()))
    assert results[0] == results[1]


def test_simulations_do_not_depend_on_cores(game: dz.Game) -> None:
    box = game.box()
    one, two = (dz.simulate(box, games=2500, seed=5, cores=cores) for cores in (1, 2))
    assert (one.wins, one.turns, one.decisions) == (two.wins, two.turns, two.decisions)
    assert sum(one.wins) == pytest.approx(2500)
    assert sum(one.turns.values()) == 2500


def test_the_story_buffer_never_overflows(game: dz.Game) -> None:
    for seed in range(30):
        rng = random.Random(seed)
        match = dz.Match(random_box(game, rng), seed=seed)
        longest = 0
        for _ in random_moves(match, rng, MOST):
            before = len(match._rows)
            twin = match.copy()
            twin.play(twin.actors[0], twin.legal(twin.actors[0])[0])
            longest = max(longest, len(twin._rows) - before)
        assert longest < ROWS


@settings(max_examples=10)
@given(seed=seeds)
def test_moves_are_legal_and_read_the_same_in_the_seats_own_view(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    for seat, _ in random_moves(match, rng, 60):
        view = match.view(seat)
        assert sorted(view.legal()) == sorted(match.legal(seat))
        assert match.view(None).legal() == []
        for move in match.legal(seat):
            assert match.box.moves[match.box.move_ids[move]] == move
            assert move == move.strip()
            assert "  " not in move


@settings(max_examples=10)
@given(seed=seeds)
def test_several_moves_are_made_all_or_none(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    play_out(match, rng, rng.randrange(40))
    if match.over:
        return
    seat, before = match.actors[0], match.record()
    with pytest.raises(dz.IllegalMove):
        match.play(seat, [match.legal(seat)[0], "no such move"])
    assert match.record() == before


@settings(max_examples=5)
@given(seed=seeds)
def test_every_event_has_a_text_and_a_reason_in_every_language(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = play_out(dz.Match(random_box(game, rng), seed=seed), rng, MOST)
    readers = [match.view(None), *(match.view(seat) for seat in range(match._seats))]
    for story in (match.story, *(reader.story for reader in readers)):
        for event in story:
            for lang in ("en", "fr"):
                assert event.text(lang)
                assert event.why(lang)
