"""King of 12's planner and the estimate it judges turns by."""

import importlib.util
import sys
import time
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine.bots.levels import LEVELS, LevelBot, Plan, Solver
from douzaine.bots.solved import can_plan, planner
from douzaine.games.king12.bots import estimate as rules
from douzaine.games.king12.bots.plans import Planner
from douzaine.match.state import legal_ids
from tests.conftest import depth

GAME = dz.game("king12")


@pytest.fixture(scope="module")
def learning() -> ModuleType:
    path = Path(__file__).parents[2] / "scripts" / "king12_values.py"
    spec = importlib.util.spec_from_file_location("king12_values", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["king12_values"] = module
    spec.loader.exec_module(module)
    return module


def mix_of(match: dz.Match, seat: int, trials: int, careless: int, made: Planner | None = None) -> dict[str, float]:
    view = match.view(seat)
    moves = legal_ids(view.box, view.data, seat)
    mix = (made or planner(view.box)).mix(view.data, seat, moves, 5, trials, None, careless)
    return {view.box.moves[move]: share for move, share in zip(moves, mix / mix.sum(), strict=True)}


def starts_of_turns(players: int, count: int) -> list[Any]:
    """Tables at the start of turns, from matches by the rule of thumb."""
    found: list[Any] = []
    seed = 0
    while len(found) < count:
        match = dz.Match(GAME.box(players=players, card_set="random"), seed=seed)
        bots = [dz.bot("simple", seat) for seat in range(players)]
        while not match.over:
            if match.position()["quiet"]:
                found.append(match.data.copy())
            match.play(match.actors[0], bots[match.actors[0]].choose(match.view(match.actors[0]), match.actors[0]))
        seed += 1
    return found[:count]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_estimate_shares_one_win_among_all_seats(players):
    for table in starts_of_turns(players, depth(60)):
        out = np.zeros(players + 1)
        rules.estimate(table.view(np.recarray)[0], rules.learned(players), out)
        assert out[:players].sum() == pytest.approx(1, abs=0.002)
        assert out[:players].min() > 0


def test_more_points_are_worth_more():
    position = {"dice": [4, 4, 4], "hands": [["knight", "golem", "machine"]] * 3, "tokens": [[0, 2], [1, 0], [0, 0]]}
    match = dz.Match.at(GAME.box(players=3), position)
    out = np.zeros(4)
    rules.estimate(match.data.view(np.recarray)[0], rules.learned(3), out)
    assert out[0] > out[1] > out[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_learned_from_and_what_is_estimated_are_the_same(learning, players):
    """The script adds up the same numbers for a turn as the rule that plays."""
    numbers = np.random.default_rng(players).normal(size=rules.NUMBERS + 1)
    numbers[-1] = 0
    for table in starts_of_turns(players, depth(20)):
        seats = table[0]
        row = [*(seats["token"][:players] @ (1, 2)), *seats["die"][:players], *seats["hand"][:players]]
        out = np.zeros(players + 1)
        rules.weigh_round(table.view(np.recarray)[0], numbers, out)
        rules.as_chances(out, players + 1)
        spoken, _ = learning.places(np.array([row], np.int64), players)
        assert out == pytest.approx(learning.chances(numbers, spoken)[0])


def test_learning_finds_who_wins(learning, monkeypatch):
    monkeypatch.setattr(learning, "STEPS", 60)
    monkeypatch.setattr(learning, "BATCH", 1024)
    rows, winners, courses = learning.gather(2, 60, 3, "simple")
    assert len(rows) == len(winners)
    assert set(np.unique(winners)) <= {0, 1, 2}
    assert learning.match_chances(courses, 2).reshape(-1, 2)[0] == pytest.approx([0.5, 0.5])
    spoken, left = learning.places(rows, 2)
    numbers = np.append(learning.learn(spoken, winners, 1), 0.0)
    likely = learning.chances(numbers, spoken)[np.arange(len(rows)), winners]
    assert -np.log(likely[left == 1]).mean() < 0.8 * -np.log(learning.chances(0 * numbers, spoken)[0, 0])


@pytest.mark.parametrize("careless", [0, 100])
def test_a_card_that_wins_against_everything_is_played(careless):
    """The Machine makes 19 of a 12: nothing the other holds comes near, and the Parasite would lose."""
    hands = [["machine", "parasite"], ["machine", "golem"]]
    match = dz.Match.at(GAME.box(players=2), {"dice": [12, 1], "hands": hands})
    assert mix_of(match, 0, 300, careless)["play machine"] > 0.95


def test_the_best_answer_is_given():
    """The Sorcerer turns the die to a face that beats the doubled 3, at the last turn of a level round."""
    hands = [["sorcerer", "knight"], ["golem", "oracle"], ["parasite", "alchemist"]]
    match = dz.Match.at(GAME.box(players=3), {"dice": [1, 12, 3], "hands": hands})
    for seat, card in enumerate(("sorcerer", "golem", "alchemist")):
        match.play(seat, f"play {card}")
    answers = {int(move.split()[-1]): share for move, share in mix_of(match, 0, 20, 30).items()}
    assert min(answers) < 6
    assert max(answers, key=answers.__getitem__) > 6


def test_a_plan_is_repeated_by_its_seed_and_interpreted_the_same():
    match = dz.Match(GAME.box(players=3), seed=8)
    box = match.box
    interpreted = Planner(box.data, lambda rule: box.game.rule_set.driver(rule, compiled=False))
    first, again = mix_of(match, 1, 3, 30), mix_of(match, 1, 3, 30)
    assert first == again
    assert mix_of(match, 1, 3, 30, interpreted) == pytest.approx(first)
    assert mix_of(match, 1, 3, 100) != first


def test_regret_matching_mixes_where_a_fixed_pick_would_be_read():
    """Between two with the same cards and faces, whoever always plays one card is beaten by another."""
    match = dz.Match.at(GAME.box(players=2), {"dice": [6, 6]})
    assert max(mix_of(match, 0, 3000, 0).values()) < 0.9


def test_plans_keep_their_time_and_their_trials():
    match = dz.Match(GAME.box(players=4), seed=2)
    bot = LevelBot(LEVELS["expert"], 1)
    bot.choose(match.view(0), 0)
    begun = time.process_time()  # wall time is the machine's, too
    bot.choose(match.view(0), 0)
    assert time.process_time() - begun < 1.5


def test_a_bold_plan_leaves_out_what_is_less_likely():
    match = dz.Match.at(GAME.box(players=2), {"dice": [6, 6]})
    expert = replace(LEVELS["expert"], solver=Solver.NONE)
    bots = [LevelBot(replace(expert, plan=Plan(200, 30, bold)), 3) for bold in (0.0, 1.0)]
    shy, bold = ({bot.choose(match.view(0), 0, dz.Budget(trials=200)) for _ in range(depth(30))} for bot in bots)
    assert len(bold) < len(shy)


def test_turns_are_planned_with_two_to_four_players_only():
    assert [can_plan(GAME.box(players=players, boxes=2)) for players in (2, 3, 4, 5)] == [True, True, True, False]
    assert not can_plan(dz.game("killer").box())
    assert not can_plan(dz.game("crowns13").box())
