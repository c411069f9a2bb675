"""King of 12's solver against brute force over real matches, against itself, and against best replies."""

import random
from collections import Counter

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots import levels_for, play_out
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.solved import is_exact, solution
from douzaine.games.king12.bots import known, positions
from douzaine.games.king12.bots.exploit import Spot, Walk, random_spot
from douzaine.games.king12.bots.matrix import solve_matrix
from douzaine.games.king12.bots.rest import Step
from douzaine.match.state import legal_ids
from douzaine.testing.leaks import redealt
from tests.bots.test_king12_turns import equilibrium, value
from tests.conftest import depth

GAME = dz.game("king12")
FIRST = GAME.box(players=2)
SECOND = GAME.box(
    players=2,
    card_set="agreed",
    agreed_cards=["sorcerer", "troublemakers", "merchants", "lady", "gambler", "machine"],
)


def position(box: dz.Box, cards: int, rng: random.Random, rounds: int = 1, lead: int = 1) -> dz.Match:
    """A random match up to a turn of a round in which seat 0 holds so many cards and nobody leads by more."""
    while True:
        match = dz.Match(box, dealer=None)
        while not match.over and match.position()["rounds"] <= rounds:
            told = match.position()
            if told["rounds"] == rounds and told["quiet"] and len(told["hands"][0]) == cards:
                points = [ones + 2 * twos for ones, twos in told["tokens"]]
                if abs(points[0] - points[1]) <= lead:
                    return match
                break
            step(match, rng)


def step(match: dz.Match, rng: random.Random) -> None:
    if match.chance:
        match.deal(rng.choice(match.chance)[0])
    else:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))


def weighed(match: dz.Match, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """What the solver makes of a seat's moves, in parts of a round."""
    data = match.view(seat).data
    tables = solution(match.box, data)._tables
    asked = known.Known(tables, data[0], seat, GAME.rule_set.driver)
    return asked.weigh(legal_ids(match.box, data, seat))


# ---- one matrix


@pytest.mark.parametrize("size", [(2, 2), (3, 4), (5, 2), (7, 7)])
def test_the_simplex_method_finds_equilibria_of_any_matrix(size):
    rows, columns = size
    rng = np.random.default_rng(3)
    for trial in range(60):
        payoff = np.zeros((7, 7))
        payoff[:rows, :columns] = rng.random(size) if trial % 2 else rng.integers(0, 3, size) / 2
        tableau, labels, mixes = positions.scratch()
        worth = GAME.rule_set.driver(solve_matrix)(payoff, rows, columns, tableau, labels, mixes)
        row, column, inner = mixes[0, :rows], mixes[1, :columns], payoff[:rows, :columns]
        assert row.sum() == pytest.approx(1)
        assert column.sum() == pytest.approx(1)
        assert min(row.min(), column.min()) > -1e-9
        assert (row @ inner).min() == pytest.approx(worth, abs=1e-7)
        assert (inner @ column).max() == pytest.approx(worth, abs=1e-7)


def test_strategies_for_several_hands_can_hardly_be_exploited():
    """Three hands against two: no card of any hand does better than its strategy by more than a little."""
    payoff = np.random.default_rng(5).random((3, 2, 4, 5))
    mixes = known.equilibrium(payoff, GAME.rule_set.driver)
    best = np.einsum("hkij,kj->hi", payoff, mixes[1]).max(axis=1).mean() / 2
    worst = np.einsum("hkij,hi->kj", payoff, mixes[0]).min(axis=1).mean() / 3
    assert 0 <= best - worst < 0.002


# ---- a round


@pytest.mark.parametrize("box", [FIRST, pytest.param(SECOND, marks=pytest.mark.slow)], ids=["first", "second"])
def test_last_turns_agree_with_brute_force_over_real_matches(box):
    """Two cards each: every pick, choice, roll and robbery is played; a won round counts 1, a cancelled one a half."""
    rng = random.Random(4)
    for _ in range(depth(3)):
        match = position(box, 2, rng)
        expected = value(match)
        for seat in range(2):
            worths, mix = weighed(match, seat)
            assert worths @ mix == pytest.approx(expected if seat == 0 else 1 - expected, abs=0.003)
            assert worths.max() == pytest.approx(worths @ mix, abs=1e-5)


@pytest.mark.slow
def test_the_turn_before_the_last_agrees_too():
    rng = random.Random(6)
    match = position(SECOND, 3, rng, lead=2)
    payoff = np.array([[value(_played(match, row, column)) for column in match.legal(1)] for row in match.legal(0)])
    worths, mix = weighed(match, 0)
    assert worths @ mix == pytest.approx(equilibrium(payoff)[2], abs=0.005)


def _played(match: dz.Match, row: str, column: str) -> dz.Match:
    twin = match.copy()
    twin.play(0, row)
    twin.play(1, column)
    return twin


def test_rounds_before_the_first_win_are_exact_and_both_sides_of_the_same_coin():
    match = dz.Match(FIRST, seed=1)
    tables = solution(FIRST, match.view(0).data)._tables
    assert tables["gap"] < 1e-5
    for seed in range(5):
        match = dz.Match(FIRST, seed=seed)
        first, second = (weighed(match, seat) for seat in range(2))
        assert first[0] @ first[1] + second[0] @ second[1] == pytest.approx(1, abs=1e-5)
    even = positions.openings(int(match.view(0).data[0]["cards"]), tables["values"], positions.EVEN)
    assert even + even.T == pytest.approx(np.ones((7, 7)), abs=1e-5)


def test_the_tables_have_as_many_positions_as_are_told():
    layers, total = positions.layers_of(int(dz.Match(FIRST, seed=1).view(0).data[0]["cards"]))
    assert sum(layer[3] for layer in layers.values()) == 1 + 3 + 6 + 10 + 15 + 21 + 1 + 3 + 6 + 10 + 15
    assert total == 144 * (1 + 49 * 3 + 441 * 6 + 1225 * 10 + 1225 * 15 + 441 * 21) + 4_051_152


# ---- cards under dice


def test_best_replies_win_next_to_nothing_in_the_last_turns():
    """Half a percent of a round is promised; with three turns to go learning ends below 0.2 %."""
    seen = dz.Match(FIRST, seed=1).view(0).data
    tables, rng = solution(FIRST, seen)._tables, random.Random(2)
    for is_even in (True, False):
        walk = Walk(tables, int(seen[0]["cards"]), is_even, GAME.rule_set.driver)
        last = [walk.gap(random_spot(1, rng)) for _ in range(20)]
        two = [walk.gap(random_spot(2, rng)) for _ in range(8)]
        assert min(last + two) > -1e-6
        assert max(last) < 0.0002
        assert max(two) < 0.001
        three = [walk.rest(random_spot(3, rng)) for _ in range(3)]
        assert max(each.gap for each in three) < 0.002
        assert max(len(each.turns[-1].nodes) for each in three) > 1000


def test_what_the_learning_says_of_best_replies_is_what_a_walk_through_the_rules_finds():
    seen = dz.Match(FIRST, seed=1).view(0).data
    tables = solution(FIRST, seen)._tables
    for is_even in (True, False):
        walk = Walk(tables, int(seen[0]["cards"]), is_even, GAME.rule_set.driver)
        for spot in (Spot((0b1011110, 0b1111001), (3, 8), 2, 0), Spot((0b0011011, 0b1011100), (11, 0), 1, 1)):
            assert walk.gap(spot) == pytest.approx(walk.rest(spot).gap, abs=1e-6)


OPEN = GAME.box(players=2, discard_piles="open")  # so that a position that is set up tells what was played
CARDS = ("knight", "sorcerer", "oracle", "alchemist", "machine", "parasite", "golem")
LATE = {
    "dice": [4, 9],
    "hands": [["knight", "oracle", "machine", "golem"], ["sorcerer", "alchemist", "parasite", "golem"]],
    "discards": [["sorcerer", "alchemist"], ["oracle", "machine"]],
    "buried": [["parasite"], ["knight"]],
    "tokens": [[1, 0], [0, 1]],
    "rounds": 4,
}


def _spot(match: dz.Match) -> Spot:
    """What everybody sees of a match set up with open piles."""
    told = match.position()
    points = [ones + 2 * twos for ones, twos in told["tokens"]]
    unseen = [sum(1 << place for place, card in enumerate(CARDS) if card not in pile) for pile in told["discards"]]
    scored = sum(points) // 3
    return Spot((unseen[0], unseen[1]), (told["dice"][0] - 1, told["dice"][1] - 1), scored, points[0] - scored)


def test_the_expert_goes_on_with_the_solution_it_began_with():
    """It finds its place in it by what was shown; the same cards set up without a past are played differently."""
    match = dz.Match(OPEN, position=LATE)
    seen = match.view(0).data
    walk = Walk(solution(OPEN, seen)._tables, int(seen[0]["cards"]), True, GAME.rule_set.driver)
    rest, steps, changed = walk.rest(_spot(match)), [], 0.0
    for cards in (("machine", "golem"), ("knight", "parasite")):
        found = rest.find(steps)
        for seat, buried in enumerate(("parasite", "knight")):
            unseen = [card for card in CARDS if card not in match.position()["discards"][seat]]
            expected = rest.mix(*found, seat, CARDS.index(buried))[[card != buried for card in unseen]]
            assert weighed(match, seat)[1].tolist() == expected.tolist()
            if steps:
                fresh = dz.Match(OPEN, position=_set_up(match))
                changed = max(changed, float(np.abs(weighed(fresh, seat)[1] - expected).max()))
        for seat, card in enumerate(cards):
            match.play(seat, f"play {card}")
        spot = _spot(match)
        steps.append(Step(tuple(map(CARDS.index, cards)), (*spot.dice, spot.scored, spot.won)))
    assert changed > 0.02


def _set_up(match: dz.Match) -> dict:
    return {key: match.position()[key] for key in LATE}


def test_a_position_that_was_set_up_without_a_past_is_judged_too():
    """With closed piles nobody knows what was discarded, so that many hands are possible."""
    leader = LATE | {"buried": [["parasite"], []], "hands": [LATE["hands"][0], ["knight", *LATE["hands"][1]]]}
    for position in (LATE, leader):
        match = dz.Match(FIRST, position=position)
        for seat in range(2):
            worths, mix = weighed(match, seat)
            assert mix.sum() == pytest.approx(1)
            assert 0 < worths.min() <= worths.max() < 1


@pytest.mark.slow
def test_the_solver_uses_nothing_but_the_view():
    """Also in later rounds: what lies under the other's die changes nothing."""
    differing = 0
    for seed in range(6):
        rng = random.Random(seed)
        match = position(FIRST, rng.randint(3, 6), rng, rounds=3, lead=9)
        seat = rng.randrange(2)
        twin = redealt(match, seat, seed)
        differing += match.position()["hands"][1 - seat] != twin.position()["hands"][1 - seat]
        for one, other in zip(weighed(match, seat), weighed(twin, seat), strict=True):
            assert one.tolist() == other.tolist()
    assert differing


@pytest.mark.slow
@pytest.mark.parametrize("box", [FIRST, SECOND], ids=["first", "second"])
def test_experts_play_whole_matches_and_the_same_ones_for_the_same_seed(box):
    for seed in range(3):
        records = []
        for _ in range(2):
            match = dz.Match(box, seed=seed)
            play_out(match, [dz.bot("expert", seed, box), dz.bot("expert", seed + 1, box)])
            records.append(match.record())
        assert records[0] == records[1]


def test_an_expert_draws_from_the_equilibrium():
    match = dz.Match(FIRST, seed=1)
    mix = weighed(match, 0)[1]
    choices = Counter(LevelBot(LEVELS["expert"], seed).choose(match.view(0), 0) for seed in range(400))
    shares = np.array([choices[move] / 400 for move in match.legal(0)])
    assert np.abs(shares - mix).max() < 0.1
    assert (mix > 0.05).sum() > 2


def test_a_review_asks_the_solver_that_the_expert_asks():
    match = dz.Match(FIRST, seed=4)
    play_out(match, [dz.bot("expert", seat) for seat in range(2)])
    told = dz.review(match, trials=200)
    assert told.is_solved
    picks = [each for each in told.decisions if each.move.startswith("play ") and not each.forced]
    assert len({each.seat for each in picks}) == 2
    assert all(each.is_mixed for each in picks)  # also of the seat that picked last
    assert not told.mistakes()


@pytest.mark.slow
def test_an_expert_beats_the_rule_of_thumb_clearly():
    # Over many matches it wins 73 %; few are played here, since each takes two seconds.
    assert dz.ladder(FIRST, games=depth(8), levels=["simple", "expert"], seed=9).rate("expert", "simple") > 0.6


def test_nothing_is_called_solved_that_is_not():
    assert not is_exact(FIRST)
    assert "perfect" not in levels_for(FIRST)
    with pytest.raises(dz.DouzaineError, match="not solved"):
        dz.bot("perfect", box=FIRST)
    three = dz.Match(GAME.box(players=3), seed=1)
    assert LevelBot(LEVELS["expert"], 1).choose(three.view(0), 0, dz.Budget(trials=20)) in three.legal(0)
