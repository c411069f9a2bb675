"""King of 12 with two players: the last turn of the first round, solved exactly, against what the search plays.

All hands are known then. Winning the round is worth the same to both, and a tie lies in the middle, so the
equilibrium of the round is that of the match, whatever a won round is worth.
"""

import random

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots.levels import LEVELS, LevelBot

BOX = dz.game("king12").box(players=2)


def last_turn(seed: int) -> dz.Match:
    """A random first round up to its last turn: two cards in each hand, nobody too far ahead."""
    rng = random.Random(seed)
    while True:
        match = dz.Match(BOX, dealer=None)
        while not match.over and match.position()["rounds"] <= 1:
            position = match.position()
            if position["quiet"] and [len(hand) for hand in position["hands"]] == [2, 2]:
                points = [ones + 2 * twos for ones, twos in position["tokens"]]
                if abs(points[0] - points[1]) <= 1:
                    return match
                break
            if match.chance:
                match.deal(rng.choice(match.chance)[0])
            else:
                seat = rng.choice(match.actors)
                match.play(seat, rng.choice(match.legal(seat)))


def value(match: dz.Match) -> float:
    """Seat 0's chance to win the round under best play; a tie is worth one half."""
    if match.position()["rounds"] > 1:
        return 0.5
    if match.actors and match.legal(match.actors[0])[0].startswith("bury"):
        return 1.0 if match.actors[0] == 0 else 0.0
    if match.chance:
        outcomes = match.chance
        return sum(weight * value(dealt(match, text)) for text, weight in outcomes) / sum(w for _, w in outcomes)
    if len(match.actors) == 1:
        seat = match.actors[0]
        worths = [value(played(match, seat, move)) for move in match.legal(seat)]
        return max(worths) if seat == 0 else min(worths)
    return equilibrium(matrix(match))[2]


def dealt(match, outcome):
    twin = match.copy()
    twin.deal(outcome)
    return twin


def played(match, seat, move):
    twin = match.copy()
    twin.play(seat, move)
    return twin


def matrix(match):
    """Seat 0's chance for every pair of choices."""
    return np.array(
        [[value(played(played(match, 0, row), 1, column)) for column in match.legal(1)] for row in match.legal(0)]
    )


def equilibrium(payoff, rounds=4000):
    """Strategies of both and the value, by regret matching on the whole matrix."""
    regrets = [np.zeros(size) for size in payoff.shape]
    sums = [np.zeros(size) for size in payoff.shape]
    for turn in range(rounds):
        now = [r / r.sum() if r.sum() > 0 else np.full(len(r), 1 / len(r)) for r in regrets]
        worths = (payoff @ now[1], -(now[0] @ payoff))
        for side in range(2):
            sums[side] += (turn + 1) * now[side]
            regrets[side] = np.maximum(regrets[side] + worths[side] - now[side] @ worths[side], 0)
    row, column = (each / each.sum() for each in sums)
    return row, column, ((payoff @ column).max() + (row @ payoff).min()) / 2


@pytest.mark.slow
def test_the_search_plays_the_last_turn_close_to_its_equilibrium():
    """How much a perfect opponent could win beyond the value, on average over positions."""
    gaps = []
    for seed in range(6):
        match = last_turn(seed)
        payoff = matrix(match)
        worth = equilibrium(payoff)[2]
        for seat in range(2):
            found = LevelBot(LEVELS["expert"], seed).search(match.view(seat), seat, dz.Budget(trials=4000))
            order = [BOX.moves[move] for move in found.moves]
            strategy = np.array([found.strategy[order.index(move)] for move in match.legal(seat)])
            worst = (strategy @ payoff).min() if seat == 0 else 1 - (payoff @ strategy).max()
            gaps.append((worth if seat == 0 else 1 - worth) - worst)
    print("exploitability", np.round(gaps, 4), "mean", np.mean(gaps))
    assert np.mean(gaps) < 0.05
    assert max(gaps) < 0.25
