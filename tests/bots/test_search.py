"""The search itself: equilibria of small games, think times."""

import time

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.search import feel_regret
from douzaine.bots.tree import EDGE, NODE, Tree
from douzaine.engine.chance import stream


def matching(payoff, trials=20_000):
    """Average strategies of regret matching in a matrix game, by the search's own rules."""
    from douzaine.bots.search import draw_by_regret

    sizes = np.shape(payoff)
    nodes = np.zeros(2, NODE).view(np.recarray)
    edges = np.zeros(sum(sizes), EDGE).view(np.recarray)
    for seat, size in enumerate(sizes):
        nodes[seat].first, nodes[seat].count, nodes[seat].together = seat * sizes[0], size, 1
    rng, chances = stream(1), np.zeros(2)
    for _ in range(trials):
        chosen = [int(draw_by_regret(nodes[seat], edges, chances, seat, rng)) for seat in range(2)]
        won = payoff[chosen[0]][chosen[1] - sizes[0]]
        for seat, score in enumerate((won, 1 - won)):
            feel_regret(nodes[seat], edges, chosen[seat], score, chances[seat])
            nodes[seat].visits += 1
            edges[chosen[seat]].visits += 1
            edges[chosen[seat]].worth += (score - edges[chosen[seat]].worth) / edges[chosen[seat]].visits
    played = edges.played
    return played[: sizes[0]] / played[: sizes[0]].sum(), played[sizes[0] :] / played[sizes[0] :].sum()


@pytest.mark.parametrize(
    ("payoff", "row", "column"),
    [
        ([[1, 0], [0, 1]], [0.5, 0.5], [0.5, 0.5]),
        ([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]], [1 / 3] * 3, [1 / 3] * 3),
        ([[1, 0], [0.25, 0.75]], [1 / 3, 2 / 3], [0.5, 0.5]),
        ([[0.6, 0.7], [0.2, 0.9]], [1, 0], [1, 0]),
    ],
)
def test_regret_matching_finds_the_equilibrium_of_matrix_games(payoff, row, column):
    found = matching(payoff, 6000)
    assert found[0] == pytest.approx(row, abs=0.06)
    assert found[1] == pytest.approx(column, abs=0.06)
    value = np.array(row) @ np.array(payoff) @ np.array(column)
    exploitable = (np.array(payoff) @ found[1]).max() - (found[0] @ np.array(payoff)).min()
    assert exploitable < 0.06
    assert (np.array(payoff) @ found[1]).max() == pytest.approx(value, abs=0.05)


def test_pennies_is_played_by_its_dominant_coin():
    """One round: showing one's own coin is worth a point, and that beats everything else for seat 0 with ties split."""
    box = dz.game("pennies").box(rounds=1)
    match = dz.Match(box, seed=1)
    coin = match.position()["coins"][1]
    found = Tree(box).search(match.view(1).data, 1, 1, trials=4000)
    likeliest = box.moves[found.moves[int(np.argmax(found.strategy))]]
    assert found.together
    assert likeliest == f"show {coin}"


def test_a_budget_in_seconds_is_kept():
    box = dz.game("killer").box()
    match = dz.Match(box, seed=4)
    seat = match.actors[0]
    bot = LevelBot(LEVELS["expert"], 1)
    bot.choose(match.view(seat), seat, dz.Budget(trials=10))
    begun = time.process_time()  # wall time is the machine's, too
    found = bot.search(match.view(seat), seat, dz.Budget(seconds=0.3))
    assert time.process_time() - begun < 1.5
    assert found.trials > 10


def test_more_trials_find_the_better_move():
    """Killer, one hit from winning with 6 6 6 6 6 6 rolled: everything is kept."""
    box = dz.game("killer").box(first_player=0)
    match = dz.Match.at(box, {"hp": [30, 6], "turn": 0}, dealer=None)
    for _ in range(6):
        match.deal("6")
    assert LevelBot(LEVELS["regular"], 3).choose(match.view(0), 0, dz.Budget(trials=800)) == "keep 6"


def test_nobody_who_leads_waits_for_the_safety_stop():
    """13 Crowns: both rob a crown for cards that are only shown; seat 0 leads, and can win by something else."""
    position = {
        "throne": ["S01", "B04", "V08", "O12", "O01", "O09", "G07", "O04", "B05", "V01", "V10", "G04"],
        "hands": [["B06", "G06", "G10", "V04", "V09"], ["G02", "G05", "V12"]],
        "discard": ["B03", "B08", "B12", "B13", "O05", "O06", "O10", "G09", "G11", "G12", "V05", "V11", "S03"],
        "crowns": [11, 9],
        "guard": 0,
        "turn": 0,
        "turns": 50,
    }
    match = dz.Match.at(dz.game("crowns13").box(players=2), position, seed=1)
    bots = [LevelBot(LEVELS["regular"], seat, dz.Budget(trials=400 - 300 * seat)) for seat in range(2)]
    while not match.over and match.turns < 150:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
    assert match.outcome is not None
    assert match.outcome.reason == "thirteen_crowns"
