"""Advice, reviews, ladders."""

import io
import random
import sys

import pytest
from rich.console import Console

import douzaine as dz
from douzaine.bots import play_out
from douzaine.bots.advice import estimate
from douzaine.bots.base import Budget
from douzaine.bots.decisions import whole_decisions
from douzaine.bots.insight_text import chance_text, sum_text
from douzaine.bots.ladder import Meeting, ratings
from douzaine.bots.report import show_advice, show_ladder, show_review
from douzaine.bots.review import Sum
from douzaine.match.event import decision_text

advising = sys.modules["douzaine.bots.advice"]  # the package has a function of the same name


def small():
    return dz.game("killer").box(dice_count=4, starting_hp=6, first_player=0)


def text(shown):
    console = Console(width=120, file=io.StringIO())
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_advice_needs_somebody_who_decides():
    match = dz.Match(small(), seed=1)
    with pytest.raises(dz.NotYourTurn):
        match.advice(1)
    with pytest.raises(dz.DouzaineError):
        match.advice(7)
    with pytest.raises(dz.DouzaineError):
        match.advice(0, seconds=-1)


@pytest.mark.slow
def test_advice_names_every_whole_decision(game):
    match = dz.Match(game.box(), seed=2)
    seat = match.actors[0]
    given = match.advice(seat, trials=600)
    assert {each.move for each in given.moves} == set(match.legal(seat))
    for each in given.moves:
        assert 0 <= each.chance <= 1
        assert (each.error == 0) is given.is_solved
        assert sum(each.shares) == pytest.approx(1) or each.chance == 0
        again = match.copy()
        again.play(seat, each.moves)
    assert sum(each.played for each in given.moves) == pytest.approx(1)
    assert given.of(given.moves[-1].move).move == given.moves[-1].move
    for lang in ("en", "fr"):
        assert len(text(show_advice(match.box, given, lang)).splitlines()) >= len(given.moves)


def test_advice_uses_nothing_but_the_view():
    match = dz.Match(dz.game("pennies").box(), seed=2)
    first, second = dz.advice(match.view(0), 0, trials=300), match.advice(0, trials=300)
    assert first.moves == second.moves


def test_a_set_of_dice_is_one_decision():
    match = dz.Match(dz.game("killer").box(first_player=0), seed=1)
    rolled = sorted(int(move.removeprefix("keep ")) for move in match.legal(0))
    given = match.advice(0)
    assert given.is_exact
    assert len({each.moves for each in given.moves}) == len(given.moves) > len(rolled)
    for each in given.moves:
        keeps = [move for move in each.moves if move != "roll"]
        assert keeps == sorted(keeps, reverse=True)
        assert each.moves[-1] == "roll" or len(keeps) == 6
    assert decision_text(match.box, ("keep 5", "keep 5", "roll")) == "Keep 5 5"
    assert decision_text(match.box, ("keep 5", "keep 5", "roll"), "fr") == "Garder 5 5"


def test_beyond_two_hundred_decisions_the_best_are_weighed(monkeypatch):
    match = dz.Match(dz.game("killer").box(players=3, first_player=0), seed=1)
    every = whole_decisions(match.box, match.view(0).data, 0)
    monkeypatch.setattr(advising, "MOST", 5)
    given = estimate(match.view(0), 0, Budget(trials=400))
    assert len(given.moves) == 5
    assert given.left_out == len(every) - 5 > 0
    assert f"{given.left_out} more decisions" in text(show_advice(match.box, given, "en"))


def adds_up(read):
    """Whether the figures of a sum add up as people read them."""
    parts = (read.start, read.own, read.others, read.luck, read.result)
    start, *changes, result = (int(part.replace("−", "-").removesuffix("\u202f%")) for part in parts)
    return start + sum(changes) == result


def test_a_sum_adds_up_as_it_is_read():
    rng = random.Random(4)
    for _ in range(200):
        start, own, luck = rng.random(), rng.uniform(-1, 1), rng.uniform(-1, 1)
        assert adds_up(sum_text(Sum(start, luck, own, 1 - start - own - luck, 1.0, 0.0, 0.0), "en"))


@pytest.mark.parametrize("id", ["killer", "pennies"])
def test_luck_and_decisions_add_up_to_the_result(id):
    box = small() if id == "killer" else dz.game("pennies").box()
    match = dz.Match(box, seed=5)
    play_out(match, [dz.bot("random", 1), dz.bot("simple", 2)])
    turns = []
    told = dz.review(match, trials=300, progress=turns.append)
    assert match.outcome is not None
    for seat, sum_ in enumerate(told.sums):
        assert sum_.start + sum_.luck + sum_.own + sum_.others == pytest.approx(sum_.result, abs=1e-12)
        assert sum_.result == match.outcome.scores[seat]
        assert sum_.luck == told.luck.points[seat]
        assert adds_up(sum_text(sum_, "en"))
    assert sum(len(each.moves) for each in told.decisions) == sum(step.seat != dz.CHANCE for step in match.steps)
    assert told.is_exact is (id == "killer")
    assert turns == sorted(turns)
    assert turns[-1] == match.turns
    assert told.luck == dz.luck(match)  # the result page says the same
    for lang in ("en", "fr"):
        assert text(show_review(told, lang))


def test_between_exact_players_nothing_is_left_over():
    match = dz.Match(small(), seed=5)
    play_out(match, [dz.bot("random", 1), dz.bot("random", 2)])
    told = dz.review(match)
    for seat, sum_ in enumerate(told.sums):
        assert sum_.own == pytest.approx(-sum(each.cost for each in told.decisions if each.seat == seat))
        assert sum_.others == pytest.approx(-told.sums[1 - seat].own, abs=1e-6)


def test_a_perfect_player_pays_nothing_and_an_unfinished_match_is_not_reviewed():
    match = dz.Match(small(), seed=8)
    with pytest.raises(dz.DouzaineError):
        dz.review(match)
    play_out(match, [dz.bot("perfect", 1), dz.bot("random", 2)])
    told = dz.review(match)
    assert not told.mistakes(0)
    assert told.best_share(0) == 1
    assert told.sums[0].own == pytest.approx(0, abs=1e-9)
    assert told.mistakes(1)
    found, turns = told.mistakes(), [each.turn for each in told.costliest(99)]
    assert told.costliest(1) == found[:1]
    assert sorted(turns) == sorted({each.turn for each in found})  # of each turn one
    assert len(turns) < len(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_and_reviews_ask_the_solver_that_the_expert_asks(players):
    match = dz.Match(dz.game("killer").box(dice_count=4, starting_hp=6, first_player=0, players=players), seed=4)
    given = match.advice(0)
    assert given.is_solved
    play_out(match, [dz.bot("expert", seat) for seat in range(players)])
    told = dz.review(match, trials=300)
    assert told.decisions[0].moves == given.best.moves
    assert told.is_solved
    assert not told.mistakes()


def test_chance_is_told_in_words():
    match = dz.Match(small(), seed=5)
    play_out(match, [dz.bot("simple", 1), dz.bot("simple", 2)])
    told = [chance_text(each, "en", ["Ada", "Blaise"]) for each in dz.luck(match).stretches if each.has_chance]
    assert any("Blaise rolls" in text for text in told)


def test_ratings_find_the_strengths_behind_results():
    met = [Meeting(("a", "b"), (1.0, 0.0))] * 75 + [Meeting(("b", "a"), (1.0, 0.0))] * 25
    elo, error = ratings(["a", "b"], met)
    assert elo[0] == 0
    assert elo[1] == pytest.approx(-190.8, abs=4)  # 400 log10(1/3)
    assert 60 < error[1] < 100
    four = [Meeting(("a", "b", "a", "b"), (0.0, 1.0, 0.0, 0.0))] * 50 + [
        Meeting(("b", "a", "b", "a"), (0.0, 1.0, 0.0, 0.0))
    ] * 50
    assert ratings(["a", "b"], four)[0] == pytest.approx([0, 0], abs=1e-6)


def test_the_ladder_of_killer_stands_in_order():
    rated = dz.ladder(small(), games=40, levels=["random", "simple", "perfect"], seed=3)
    assert rated.levels[-1] == "random"
    assert rated.rate("perfect", "random") > 0.7
    for lang in ("en", "fr"):
        assert "random" in text(show_ladder(rated, lang))
    with pytest.raises(dz.DouzaineError):
        dz.ladder(small(), games=1, levels=["random"])
    with pytest.raises(dz.DouzaineError):
        dz.ladder(small(), games=0)
