"""What advice and reviews promise: intervals that hold, and mistakes that are some."""

import random
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots.advice import Weighing, estimate
from douzaine.bots.base import Budget
from douzaine.bots.decisions import moved, whole_decisions
from douzaine.bots.intervals import agreed, chances, difference, discoveries, doubt
from douzaine.bots.luck import rank_of, word_of
from douzaine.bots.review import Decision, marked
from douzaine.bots.trials import Trials
from douzaine.testing.insight import Coverage, coverage, positions
from tests.bots.thumb_values import ThumbValues
from tests.conftest import DEPTH, depth

BOXES: list[tuple[str, dict[str, Any]]] = [
    *((id, {"players": players}) for id in ("killer", "king12", "crowns13") for players in (2, 3, 4)),
    ("heroes12", {}),
    ("heroes12", {"deck_mode": "draft"}),
]
FEW, MANY = 4, 40  # positions of each box: in every run, and at night, when the promise is held to the letter


# ---- intervals


@pytest.mark.slow
def test_intervals_hold_what_deeper_trials_find(capsys: pytest.CaptureFixture[str]) -> None:
    count, total = MANY if DEPTH > 1 else FEW, Coverage()
    for id, options in BOXES:
        for number, (view, seat) in enumerate(positions(dz.game(id).box(**options), count, 11)):
            total.add(coverage(view, seat, 800, 3000, 4, 1000 * number))
    with capsys.disabled():
        print(f"\n{total.positions} positions: {total.share:.1%} of {total.chances} chances held,", end=" ")
        print(f"{total.difference_share:.1%} of {total.differences} costs")
    low, high = (0.93, 0.97) if count == MANY else (0.9, 1)  # few cannot show that margins are too wide
    assert low <= total.share <= high
    assert low <= total.difference_share <= high
    assert total.sure_held >= 0.95 * total.sure


@pytest.mark.slow
def test_intervals_hold_exact_values() -> None:
    box = dz.game("killer").box(dice_count=3, starting_hp=3, exact_result="nothing", max_turns=0)
    values, held, count, rng = ThumbValues(box), 0, 0, random.Random(3)
    for number, (view, seat) in enumerate(positions(box, depth(60), 5)):
        table = view.data  # nothing is hidden in Killer
        given = estimate(view, seat, Budget(trials=1500), number)
        for chain in rng.sample(whole_decisions(box, table, seat), 2):
            after = table
            for move in chain:
                after = moved(box, after, seat, move)
            known = values.of(after) if seat == 0 else 1 - values.of(after)
            said = given.of(*(box.moves[move] for move in chain))
            held += abs(said.chance - known) <= said.error
            count += 1
    assert 0.91 <= held / count <= 0.99


def test_rare_results_have_a_margin() -> None:
    never = np.zeros((200, 2))
    never[:, 1] = 1
    mean, error = chances(never)
    assert 0 < mean[0] < error[0] < 0.03
    assert mean.sum() == pytest.approx(1)
    assert difference(np.zeros(200))[1] > 0


def test_the_best_is_not_the_one_that_was_lucky() -> None:
    match = dz.Match(dz.game("killer").box(players=3, first_player=0), seed=3)
    view, gaps = match.view(0), []
    for seed in range(40):
        weighing = Weighing(view, 0, Budget(trials=200), seed)
        weighing.choose()
        said = float(weighing.pairs([weighing.chain(weighing.best)], 60)[:, 0, 0].mean())
        weighing.trials.seed = 10_000 + seed
        gaps.append(said - float(weighing.pairs([weighing.chain(weighing.best)], 2000)[:, 0, 0].mean()))
    assert abs(np.mean(gaps)) < 3 * np.std(gaps) / np.sqrt(len(gaps))


# ---- the same worlds


def test_decisions_meet_the_same_worlds(game: dz.Game) -> None:
    match = dz.Match(game.box(), seed=4)
    seat, trials = match.actors[0], Trials(game.box(), 9)
    view = match.view(seat)
    chain = [(seat, move) for move in whole_decisions(match.box, view.data, seat)[0]]
    both = trials.weigh(view.data, seat, [chain, chain], 5, 40)
    assert np.array_equal(both[:, 0], both[:, 1])
    assert np.array_equal(both[10:20, 0], trials.weigh(view.data, seat, [chain], 15, 10)[:, 0])
    assert np.allclose(both.sum(axis=2), 1)


def test_compiled_and_interpreted_trials_are_the_same() -> None:
    box = dz.game("pennies").box()
    match = dz.Match(box, seed=4)
    seat = match.actors[0]
    chains = [[(seat, move)] for (move,) in whole_decisions(box, match.view(seat).data, seat)]
    found = [
        Trials(box, 3).weigh(match.view(seat).data, seat, chains, 0, 30, compiled=compiled)
        for compiled in (True, False)
    ]
    assert np.array_equal(*found)
    mixes = [Trials(box, 3).settle(match.view(seat).data, seat, 30, 0, compiled).own for compiled in (True, False)]
    assert mixes[0] == mixes[1]


def test_a_mix_leaves_nothing_to_gain() -> None:
    match = dz.Match(dz.game("king12").box(players=3), seed=2)
    weighing = Weighing(match.view(0), 0, Budget(trials=12_000), 1)
    weighing.choose()
    chains = [weighing.chain(row) for row in range(len(weighing.chains))]
    worths = weighing.pairs(chains, 3000)[:, :, 0].mean(axis=0)
    assert worths.max() - float(np.dot(weighing.played, worths)) < 0.06
    assert sum(weighing.played) == pytest.approx(1)


@pytest.mark.parametrize(
    ("id", "options"), [("king12", {"players": 2}), ("king12", {"players": 3}), ("heroes12", {"deck_mode": "draft"})]
)
def test_it_does_not_matter_who_has_picked_already(id: str, options: dict[str, Any]) -> None:
    match = dz.Match(dz.game(id).box(**options), seed=3)
    while len(match.actors) < match.box.players or len(match.legal(0)) < 2:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    before = match.advice(0, trials=900)
    for seat in match.actors[1:]:
        while seat in match.actors:
            match.play(seat, match.legal(seat)[-1])
    assert match.actors == (0,)
    after = match.advice(0, trials=900)
    assert before.is_mixed
    assert after.is_mixed
    assert after.moves == before.moves


def test_mixes_that_disagree_widen_the_margin() -> None:
    assert agreed((0.2, 0.03), (0.2, 0.03)) == (pytest.approx(0.2), pytest.approx(0.03))
    mean, error = agreed((0.1, 0.03), (0.3, 0.03))
    assert mean == pytest.approx(0.2)
    assert 0.15 < error < 0.2


# ---- mistakes


def test_one_false_mistake_in_twenty_at_most() -> None:
    rng, wrong, matches = np.random.default_rng(5), 0, 400
    for _ in range(matches):
        doubts = [doubt(*difference(rng.choice([-1, 0, 0, 0, 1], 300))) for _ in range(30)]
        wrong += any(discoveries(doubts, 0.05))
    assert wrong / matches < 0.08  # 5 % and what chance allows
    assert discoveries([0.0001, 0.9, 0.9], 0.05) == [True, False, False]
    assert discoveries([], 0.05) == []


def decision(seat: int, cost: float, error: float) -> Decision:
    return Decision(0, seat, 0, ("a",), ("b",), 0.5, cost, error, -cost, error, False, False, doubt(cost, error))


def test_a_good_player_is_not_blamed_because_the_others_blunder() -> None:
    """30 decisions that cost nothing, beside 60 that cost much: the former are seldom called mistakes."""
    rng, matches, error = np.random.default_rng(7), 400, 0.02
    blamed, found, false = 0, 0, 0
    for _ in range(matches):
        costs = [*rng.normal(0, error / 1.96, 30), *rng.normal(0.1, error / 1.96, 60)]
        told = marked([decision(int(number >= 30), float(cost), error) for number, cost in enumerate(costs)])
        mistakes = [each.seat for each in told if each.is_mistake]
        blamed += 0 in mistakes
        found, false = found + len(mistakes), false + mistakes.count(0)
    assert blamed / matches < 0.08  # 5 % and what chance allows
    assert false / found < 0.05
    assert found > 50 * matches  # what is a mistake is found all the same


class BestKnown:
    """Plays the best decision that many trials find."""

    def __init__(self, trials: int) -> None:
        self._trials, self._planned, self._asked = trials, [], 0

    def choose(self, view: dz.View, seat: int, budget: dz.Budget | None = None) -> str:
        """The next move of the best decision."""
        if not self._planned:
            self._asked += 1
            given = estimate(view, seat, Budget(trials=self._trials), 50_000 + self._asked)
            best = max(given.moves, key=lambda each: each.chance) if given.is_mixed else given.best
            self._planned = list(best.moves)
        return str(self._planned.pop(0))


@pytest.mark.slow
def test_of_the_mistakes_of_a_match_those_of_a_player_of_the_best_known_decisions_are_few() -> None:
    """They are false, as far as anybody knows; the others' are true, since they play at random."""
    false = found = judged = 0
    for seed in range(depth(1)):
        for id, options in (("crowns13", {"players": 2}), ("heroes12", {}), ("king12", {"players": 3})):
            match = dz.Match(dz.game(id).box(**options), seed=6 + seed)
            bots = [BestKnown(4000), *(dz.bot("random", seat) for seat in range(1, match.box.players))]
            dz.bots.play_out(match, bots)
            told = dz.review(match, trials=2000)
            false, found = false + len(told.mistakes(0)), found + len(told.mistakes())
            judged += len(told.judged(0))
    assert judged > 60
    assert found >= 20
    assert false <= 0.05 * found


def test_luck_has_a_word() -> None:
    assert [word_of(each) for each in (0, 34.9, 35, 64.9, 65, 100)] == [
        "harsh",
        "harsh",
        "even",
        "even",
        "kind",
        "kind",
    ]
    assert rank_of(0) == 1
    assert rank_of(100) == 99
