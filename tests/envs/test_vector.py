"""The vector: the same as matches played one by one, whatever the number of threads; and what it says to mistakes."""

import random
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine import envs
from douzaine.engine.chance import below, pick, stream
from douzaine.match.state import seen_by
from tests.conftest import depth

TABLES = 3
STEPS = 150


class OneStream:
    """A dealer that goes through one stream of chance, as a table of the vector does."""

    def __init__(self, seed: int, table: int) -> None:
        self.rng = stream(seed, table)

    def choose(self, event: int, weights: Any) -> int:
        return int(pick(self.rng, weights, len(weights)))

    def describe(self) -> str:
        return "one stream"


class Reference:
    """One table of the vector, played as a `Match`."""

    def __init__(self, box: dz.Box, seed: int, table: int, opponents: str | None) -> None:
        self.box = box
        self.dealer = OneStream(seed, table)
        self.opponents = opponents
        self.learner = None if opponents is None else table % box.players
        self.rewards = [0.0] * box.players
        self.ends = (False, False)
        self.begin()

    def begin(self) -> None:
        self.match = dz.Match(self.box, dealer=self.dealer)
        self.let_others_play()
        if self.match.over:
            self.begin()

    @property
    def seat(self) -> int:
        return self.match.actors[0] if self.learner is None else self.learner

    def let_others_play(self) -> None:
        while self.learner is not None and not self.match.over and self.learner not in self.match.actors:
            seat = self.match.actors[0]
            moves = np.zeros(self.box.game.facts.max_moves, np.int64)
            ids = self.match.legal_ids(seat)
            moves[: len(ids)] = ids
            if self.opponents == "random":
                move = moves[below(self.dealer.rng, len(ids))]
            else:
                seen = seen_by(self.box, self.match.data, seat)
                rules = self.box.game.rule_set.interpreted
                move = rules.policy(self.box.data, seen, seat, moves, len(ids), self.dealer.rng)
            self.match.play_id(seat, int(move))

    def step(self, action: int) -> None:
        self.match.play_id(self.seat, action)
        self.let_others_play()
        outcome = self.match.outcome
        self.rewards = [0.0] * self.box.players if outcome is None else list(outcome.scores)
        stopped = outcome is not None and outcome.reason == self.box.game.facts.safety_stop
        self.ends = (outcome is not None and not stopped, stopped)
        if outcome is not None:
            self.begin()


def check_same(batch: envs.Batch, tables: list[Reference]) -> None:
    for row, table in enumerate(tables):
        view = table.match.view(table.seat)
        assert batch.seat[row] == table.seat
        assert batch.observation[row].tobytes() == view.observation().tobytes()
        assert batch.mask[row].tobytes() == table.match.mask(table.seat).tobytes()
        assert batch.reward[row].tolist() == np.array(table.rewards, np.float32).tolist()
        assert (batch.terminated[row], batch.truncated[row]) == table.ends


def walk(box: dz.Box, opponents: str | None, seed: int, steps: int) -> int:
    """Step the vector and the matches side by side; return how many matches came to their end."""
    vector = envs.vector(box, tables=TABLES, seed=seed, opponents=opponents)
    tables = [Reference(box, seed, row, opponents) for row in range(TABLES)]
    batch, rng, ended = vector.reset(), random.Random(seed), 0
    for _ in range(steps):
        check_same(batch, tables)
        actions = [rng.choice(np.flatnonzero(batch.mask[row])) for row in range(TABLES)]
        batch = vector.step(actions)
        for table, action in zip(tables, actions, strict=True):
            table.step(int(action))
        ended += int((batch.terminated | batch.truncated).sum())
    check_same(batch, tables)
    return ended


@pytest.mark.parametrize("opponents", [None, "random", "simple"])
def test_the_vector_plays_what_matches_play(box: dz.Box, opponents: str | None) -> None:
    walk(box, opponents, seed=11, steps=STEPS)


def test_finished_tables_start_anew(game: dz.Game) -> None:
    short = {"killer": {"starting_hp": 3}, "heroes12": {"max_turns": 20}, "crowns13": {"max_turns": 50}}
    assert walk(game.box(**short.get(game.id, {})), None, seed=4, steps=400) > 0


@pytest.mark.slow
def test_a_safety_stop_truncates() -> None:
    vector = envs.vector("heroes12", tables=8, seed=1, max_turns=20)
    batch, ends = vector.reset(), np.zeros(2, int)
    rng = np.random.default_rng(1)
    for _ in range(600):
        batch = vector.step([rng.choice(np.flatnonzero(mask)) for mask in batch.mask])
        ends += batch.terminated.sum(), batch.truncated.sum()
        over = batch.terminated | batch.truncated
        assert np.allclose(batch.reward.sum(axis=1), over)
    assert ends[1] > 0


def run(steps: int, **how: Any) -> list[bytes]:
    vector = envs.vector("killer", players=3, tables=50, **how)
    batch, trace = vector.reset(), []
    for _ in range(steps):
        batch = vector.step(batch.mask.argmax(axis=1))
        trace.append(b"".join(part.tobytes() for part in batch))
    return trace


def test_a_seed_decides_everything_and_threads_nothing() -> None:
    assert run(60, seed=5) == run(60, seed=5) == run(60, seed=5, threads=3)
    assert run(60, seed=5) != run(60, seed=6)
    assert run(60, seed=5, opponents="simple") == run(60, seed=5, opponents="simple", threads=2)


def test_a_batch_stays_for_one_more_step() -> None:
    vector = envs.vector("killer", tables=4, seed=2)
    first = vector.reset()
    before = [part.copy() for part in first]
    second = vector.step(first.mask.argmax(axis=1))
    assert all((part == copy).all() for part, copy in zip(first, before, strict=True))
    assert not np.shares_memory(first.observation, second.observation)


def test_resets_go_on_and_seeds_go_back() -> None:
    vector = envs.vector("killer", tables=4, seed=2)
    first = vector.reset().observation.copy()
    assert (vector.reset().observation != first).any()
    assert (vector.reset(seed=2).observation == first).all()


def test_every_seat_learns_in_turn_unless_one_is_named() -> None:
    batch = envs.vector("killer", players=4, tables=8, seed=1, opponents="random").reset()
    assert batch.seat.tolist() == [0, 1, 2, 3] * 2
    batch = envs.vector("killer", players=4, tables=8, seed=1, opponents="random", seat=2).reset()
    assert batch.seat.tolist() == [2] * 8


def test_random_players_win_as_often_as_in_simulations() -> None:
    """Match n of a simulation and the first match at table n draw from the same stream of chance."""
    box = dz.game("killer").box(players=2, starting_hp=12)
    vector = envs.vector(box, tables=2000, seed=3, opponents="random", seat=0)
    batch, first_wins, rng = vector.reset(), np.full(2000, np.nan), np.random.default_rng(3)
    for _ in range(depth(2000)):
        chances = rng.random(batch.mask.shape) * batch.mask
        batch = vector.step(chances.argmax(axis=1))
        over = (batch.terminated | batch.truncated) & np.isnan(first_wins)
        first_wins[over] = batch.reward[over, 0]
        if not np.isnan(first_wins).any():
            break
    assert abs(first_wins.mean() - 0.5) < 0.06  # over five standard deviations


# ---- mistakes


def test_mistakes_change_nothing_and_say_what_to_do() -> None:
    vector = envs.vector("killer", tables=4, seed=2, first_player=0)
    with pytest.raises(dz.DouzaineError, match=r"call reset\(\) first"):
        vector.step([0, 0, 0, 0])
    batch = vector.reset()
    right = batch.mask.argmax(axis=1)
    wrong = right.copy()
    wrong[2] = np.flatnonzero(~batch.mask[2])[0]
    expected = envs.vector("killer", tables=4, seed=2, first_player=0)
    expected.reset()
    for action in (int(wrong[2]), -1, 10**6):
        wrong[2] = action
        with pytest.raises(dz.DouzaineError, match=f"action {action} is not legal at table 2, where seat 0 decides"):
            vector.step(wrong)
    for shape in ([0, 0, 0], 3, [[0] * 4], ["a"] * 4, [0.5] * 4, None, [True] * 4, [[0], [0, 0]]):
        with pytest.raises(dz.DouzaineError, match="actions are 4 whole numbers, one a table, not"):
            vector.step(shape)
    assert vector.step(right).observation.tobytes() == expected.step(right).observation.tobytes()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"device": "tpu"}, "a device is 'cpu' or 'cuda', not 'tpu'"),
        ({"tables": 0}, "tables must be a whole number from 1"),
        ({"tables": "many"}, "tables must be a whole number from 1"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"opponents": "expert"}, "opponents are one of random, simple, not 'expert'"),
        ({"opponents": "random", "seat": 9}, "there is no seat 9; seats are 0 to 1"),
        ({"seat": 1}, "name opponents, or leave the seat out"),
        ({"threads": 0}, "threads must be a whole number from 1"),
        ({"player": 3}, "killer has no option 'player'"),
        ({"players": 99}, "players = 99 is not allowed"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(dz.DouzaineError, match=sentence):
        envs.vector("killer", **asked)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(dz.UnknownGame, match="there is no game 'chess'"):
        envs.vector("chess")


def test_no_gpu_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "")
    with pytest.raises(dz.DouzaineError, match=r'douzaine\[gpu\]|device="cpu"'):
        envs.vector("killer", tables=2, device="cuda")
