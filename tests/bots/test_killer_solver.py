"""Killer's solution against brute force, against simulation, and against itself."""

from functools import cache
from itertools import product

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots import play_out
from douzaine.bots.solved import is_exact, solution
from douzaine.games.killer.bots import solver
from douzaine.games.killer.bots.turn_game import hit_chances, rolls_of

GAME = dz.game("killer")
SEEN = np.zeros(1, GAME.rule_set.table)  # the solution does not depend on what is seen


def box(**options):
    return GAME.box(**options)


def test_hits_agree_with_brute_force():
    """R22 to R25 with three dice: every sequence of rolls is played out."""

    @cache
    def spread(left, hits):
        if left == 0:
            return {3: 1.0}
        out: dict[int, float] = {}
        for roll in product(range(6), repeat=left):
            got = roll.count(0)
            ends = {hits: 1.0} if got == 0 else spread(left - got, hits + got)
            for total, chance in ends.items():
                out[total] = out.get(total, 0) + chance / 6**left
        return out

    assert hit_chances(3)[0] == pytest.approx([spread(3, 0)[hits] for hits in range(4)])


@pytest.mark.slow
def test_turns_agree_with_brute_force_over_every_roll_and_every_choice():
    """Three dice, both at 5 HP: one Bellman step by plain enumeration changes nothing."""
    small = box(dice_count=3, starting_hp=5)
    win = solution(small, SEEN)._tables["win"]
    chance = hit_chances(3)[0]

    def after(own, theirs):
        return 0.0 if own <= 0 else 1.0 if theirs <= 0 else 1 - win[theirs, own]

    def worth(total, own, theirs):
        value = max(9 - total, total - 12)
        if value < 0:
            return after(own + value, theirs)
        if value == 0:
            return sum(after(own + die, theirs) for die in range(1, 7)) / 6
        return sum(chance[hits] * after(own, theirs - hits * value) for hits in range(4))

    for own, theirs in ((5, 5), (1, 9), (12, 3)):

        @cache
        def turn(left, kept, own=own, theirs=theirs):
            if left == 0:
                return worth(kept, own, theirs)
            total = 0.0
            for roll in product(range(1, 7), repeat=left):
                masks = product((0, 1), repeat=left)
                sums = [(sum(mask), sum(d for d, m in zip(roll, mask, strict=True) if m)) for mask in masks]
                total += max(turn(left - number, kept + added) for number, added in sums if number)
            return total / 6**left

        assert turn(3, 0) == pytest.approx(win[own, theirs], abs=1e-6)


@pytest.mark.parametrize("dice", [3, 6])
def test_rolls_are_complete(dice):
    first, starts, chances, ways = rolls_of(dice)
    for count in range(1, dice + 1):
        assert chances[first[count] : first[count + 1]].sum() == pytest.approx(1)
    assert starts[-1] == len(ways)


@pytest.mark.slow
def test_more_hp_is_never_worse_and_the_chances_lie_between_the_bounds(monkeypatch):
    monkeypatch.setattr(solver, "LEAST_CEILING", max(45, solver.LEAST_CEILING))  # so high that it costs next to nothing
    small = box(dice_count=4, starting_hp=10)
    win = solution(small, SEEN)._tables["win"]
    assert (np.diff(win[1:, 1:], axis=0) >= -1e-7).all()
    assert (np.diff(win[1:, 1:], axis=1) <= 1e-7).all()
    low, high = solver.bounds(small.data[0], GAME.rule_set.driver)
    inside = (slice(1, 31), slice(1, 31))
    assert (low[inside] <= win[inside] + 1e-6).all()
    assert (win[inside] <= high[inside] + 1e-6).all()
    assert (high - low)[1:11, 1:11].max() < 1e-5


def test_moves_are_worth_what_the_turn_says():
    """The best move of a roll, averaged over every roll of four dice, is worth what the turn is."""
    small = box(dice_count=4, starting_hp=10, first_player=0)
    known = solution(small, SEEN)
    total = 0.0
    for roll in product("123456", repeat=4):
        match = dz.Match.at(small, {"hp": [10, 7], "turn": 0}, dealer=None)
        for die in roll:
            match.deal(die)
        total += match.advice(0).best.chance
    assert total / 1296 == pytest.approx(known._tables["win"][10, 7], abs=1e-6)


@pytest.mark.slow
def test_two_perfect_players_win_as_often_as_was_computed():
    small = box(dice_count=4, starting_hp=6, first_player=0)
    result = dz.simulate(small, games=400, bots="perfect", seed=9)
    expected = solution(small, SEEN)._tables["win"][6, 6]
    assert abs(result.rates[0] - expected) < 4 * (0.25 / 400) ** 0.5


@pytest.mark.slow
def test_stop_or_continue_is_exact_too():
    """R28 to R30: after a full set of hits, continuing risks them all."""
    small = box(dice_count=4, all_hit="push_luck", first_player=0)
    match = dz.Match.at(small, {"hp": [30, 30], "turn": 0}, dealer=None)
    for die in "1111":
        match.deal(die)
    match.play(0, ["keep 1"] * 4)
    match.play(0, "attack 1")
    for die in "6666":
        match.deal(die)
    assert match.legal(0) == ["stop", "continue"]
    known = match.advice(0)
    win = solution(small, SEEN)._tables["win"]
    assert known.is_exact
    assert known.of("stop").chance == pytest.approx(1 - win[6, 30])
    risk = known.of("continue").chance
    assert (5 / 6) ** 4 * (1 - win[30, 30]) < risk < known.of("stop").chance


@pytest.mark.parametrize(
    ("options", "solved"),
    [
        ({}, True),
        ({"players": 3}, False),
        ({"dice_count": 3}, False),
        ({"max_turns": 50}, False),
        ({"max_turns": 0}, True),
        ({"attack_heal": True, "dice_count": 4}, False),
        ({"forgotten_target": True, "attack_heal": True}, True),
    ],
)
def test_what_is_solved(options, solved):
    assert is_exact(box(**options)) is solved
    assert ("perfect" in dz.bots.levels_for(box(**options))) is solved


def test_with_three_players_chances_add_up_and_the_weak_have_less():
    three = box(players=3, dice_count=3, starting_hp=10, first_player=0)
    match = dz.Match.at(three, {"hp": [10, 4, 10], "turn": 0}, dealer=None)
    for die in "111":
        match.deal(die)
    shares = solution(three, SEEN).appraise(match.view(0).data, 0, [0]).shares
    assert shares.sum() == pytest.approx(1)
    assert shares[0, 1] < shares[0, 2]
    bot = dz.bot("expert", box=three)
    match.play(0, ["keep 1", "keep 1", "keep 1"])
    assert bot.choose(match.view(0), 0) in ("attack 1", "attack 2")


@pytest.mark.slow
def test_duels_are_exact():
    """Two perfect players get what the solution says; a regular gets less, and as much as in matches."""
    small = box(dice_count=4, starting_hp=10)
    win, row = solution(small, SEEN)._tables["win"], small.data[0]
    low, high = solver.duel(row, win, win, GAME.rule_set.driver)
    assert low[1:20, 1:20] == pytest.approx(win[1:20, 1:20], abs=1e-6)
    assert high[1:20, 1:20] == pytest.approx(win[1:20, 1:20], abs=1e-6)
    low, high = solver.duel(row, solver.guess(row, None)["win"], win, GAME.rule_set.driver)
    regular = (low[10, 10] + 1 - high[10, 10]) / 2
    assert 0.4 < regular < 0.5
    met = dz.ladder(small, games=300, levels=["regular", "perfect"], seed=6)
    assert abs(met.rate("regular", "perfect") - regular) < 4 * (0.25 / 300) ** 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_experts_and_regulars_ask_the_solver_with_any_number_of_seats(players):
    """Nothing is searched, so that no budget is needed: 200 moves take no time."""
    some = box(players=players, dice_count=4, starting_hp=8)
    match = dz.Match(some, seed=players)
    bots = [dz.bot(("expert", "regular")[seat % 2], seat, some) for seat in range(players)]
    play_out(match, bots)
    assert match.over
    assert all(bot._tree is None for bot in bots)
