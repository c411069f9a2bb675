"""What bots must do in every game found."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.bots import Budget, levels_for, play_out
from douzaine.bots.levels import LEVELS, LevelBot
from douzaine.bots.tree import Tree
from douzaine.match.view import View
from douzaine.testing.leaks import redealt
from tests.conftest import depth, random_moves

FEW = Budget(trials=20)
TOGETHER = {"heroes12": {"deck_mode": "draft"}}  # options with which seats decide at the same time
seeds = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_choices_are_legal_and_the_same_for_the_same_seed(game: dz.Game, level: str) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = dz.Match(game.box(), seed=seed)
        for seat, _ in random_moves(match, rng, 12):
            first, second = (LevelBot(LEVELS[level], seed).choose(match.view(seat), seat, FEW) for _ in range(2))
            assert first == second
            assert first in match.legal(seat)


@pytest.mark.parametrize("id", ["killer", "king12", "crowns13", "heroes12"])  # pennies: one seat wants them alike
def test_no_seat_is_worse_for_its_number(id: str) -> None:
    """Where chance says who begins, rules of thumb win alike: none of them strikes the first seat first."""
    game, asked = dz.game(id), {"first_player": "random", "players": 4}
    box = game.box(**{name: value for name, value in asked.items() if name in game.box().options})
    fair, matches = 1 / box.players, 20_000
    spread = (fair * (1 - fair) / matches) ** 0.5
    assert dz.simulate(box, games=matches, bots="simple", seed=9).rates == pytest.approx(
        [fair] * box.players, abs=4.5 * spread
    )


@settings(max_examples=depth(8))
@given(seed=seeds)
def test_a_bot_never_acts_on_what_it_cannot_see(game: dz.Game, seed: int) -> None:
    """The same view gives the same choice, whatever lies hidden."""
    rng = random.Random(seed)
    match = dz.Match(game.box(), seed=seed)
    for seat, _ in random_moves(match, rng, 10):
        twin = redealt(match, seat, rng.getrandbits(32))
        choices = [LevelBot(LEVELS["regular"], seed).choose(m.view(seat), seat, FEW) for m in (match, twin)]
        assert choices[0] == choices[1]


class Watcher:
    """Plays the first legal move and notes everything it is given."""

    def __init__(self) -> None:
        self.given: list[tuple[object, ...]] = []

    def choose(self, *given: object) -> str:
        self.given.append(given)
        view = given[0]
        assert isinstance(view, View)
        return view.legal()[0]


def test_a_bot_gets_a_view_of_its_own_seat_and_no_table(game: dz.Game) -> None:
    """Nothing a bot is handed is a Match or shares memory with its Table."""
    match = dz.Match(game.box(), seed=1)
    watchers = [Watcher() for _ in range(match.box.players)]
    for _ in range(30):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, watchers[seat].choose(match.view(seat), seat, None))
    for seat, watcher in enumerate(watchers):
        for view, own, _ in watcher.given:
            held = list(vars(view).values())
            assert own == seat == view.seat  # type: ignore[attr-defined]
            assert not any(isinstance(value, dz.Match) for value in held)
            assert not any(np.shares_memory(value, match.data) for value in held if isinstance(value, np.ndarray))


def test_whoever_lets_bots_play_hands_them_views_only() -> None:
    """`play_out`, which every simulation and ladder goes through, hands a View, the seat and a budget."""
    box = dz.game("pennies").box()
    watchers = [Watcher(), Watcher()]
    play_out(dz.Match(box, seed=3), watchers)
    for seat, watcher in enumerate(watchers):
        assert watcher.given
        for handed in watcher.given:
            assert type(handed[0]) is View
            assert handed[1:] == (seat, None)


def test_the_tree_takes_no_more_memory_than_it_was_given(game: dz.Game) -> None:
    box = game.box()
    tree = Tree(box, 64)
    match = dz.Match(box, seed=3)
    before = tree.bytes
    found = tree.search(match.view(match.actors[0]).data, match.actors[0], 1, trials=500)
    assert tree.bytes == before
    assert tree._used[0] <= 0.75 * 64 + 1
    assert tree._used[1] <= len(tree.edges)
    assert found.visits.sum() == 500


@pytest.mark.slow
@settings(max_examples=depth(3))
@given(seed=seeds)
def test_interpreted_and_compiled_searches_agree(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(game.box(), seed=seed)
    for _ in random_moves(match, rng, rng.randrange(20)):
        pass
    if match.over:
        return
    seat = match.actors[0]
    found = [Tree(match.box, 64).search(match.view(seat).data, seat, seed, trials=3, compiled=how) for how in (0, 1)]
    assert found[0].moves == found[1].moves
    assert found[0].visits.tolist() == found[1].visits.tolist()
    assert found[0].shares == pytest.approx(found[1].shares)


def test_who_has_committed_changes_nothing(game: dz.Game) -> None:
    """At a simultaneous moment a bot finds the same, whether the others have handed in their choices or not."""
    if not game.facts.simultaneous:
        assert not hasattr(game.part("view"), "reopen")
        return
    match = dz.Match(game.box(**TOGETHER.get(game.id, {})), seed=5)
    rng = random.Random(5)
    compared = 0
    for _ in range(60):
        if match.over:
            break
        actors = match.actors
        if len(actors) > 1:
            waiting = match.copy()
            while waiting.actors[0] != actors[-1]:
                waiting.play(waiting.actors[0], rng.choice(waiting.legal(waiting.actors[0])))
            if waiting.actors == actors[-1:]:
                pair = [
                    LevelBot(LEVELS["regular"], 1).search(m.view(actors[-1]), actors[-1], FEW) for m in (match, waiting)
                ]
                assert pair[0].moves == pair[1].moves
                assert pair[0].visits.tolist() == pair[1].visits.tolist()
                compared += 1
        seat = rng.choice(actors)
        match.play(seat, rng.choice(match.legal(seat)))
    assert compared


def test_regular_beats_random(game: dz.Game) -> None:
    """With a budget so small that it is quick; the margin is far from where chance could take it."""
    if game.id == "pennies":
        return
    box = game.box(**({"players": 2} if any(option.id == "players" for option in game.options) else {}))
    result = dz.ladder(box, games=20, levels=["random", "regular@150"], seed=11)
    assert result.rate("regular@150", "random") > 0.6


def test_every_level_is_named_and_plays(game: dz.Game) -> None:
    assert levels_for(game.box())[:5] == ("random", "simple", "novice", "regular", "expert")
    match = dz.Match(game.box(), seed=2)
    bots = [dz.bot(name, 1) for name in ("random", "simple")]
    play_out(match, [bots[seat % 2] for seat in range(match.box.players)])
    assert match.over
