"""Advice, reviews, ladders."""

import io

import pytest
from rich.console import Console

import douzaine as dz
from douzaine.bots import play_out
from douzaine.bots.ladder import Meeting, ratings
from douzaine.bots.report import show_advice, show_ladder, show_review


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


def test_advice_names_every_legal_move(game):
    match = dz.Match(game.box(), seed=2)
    seat = match.actors[0]
    given = match.advice(seat, trials=60)
    assert sorted(each.move for each in given.moves) == sorted(match.legal(seat))
    for each in given.moves:
        assert 0 <= each.chance <= 1
        assert given.is_exact or each.error > 0
        assert sum(each.shares) == pytest.approx(1) or each.chance == 0
    assert sum(each.played for each in given.moves) == pytest.approx(1)
    for lang in ("en", "fr"):
        assert len(text(show_advice(match.box, given, lang)).splitlines()) >= len(given.moves)


def test_advice_uses_nothing_but_the_view():
    match = dz.Match(dz.game("pennies").box(), seed=2)
    first, second = dz.advice(match.view(0), 0, trials=50), match.advice(0, trials=50)
    assert first.moves == second.moves


@pytest.mark.parametrize("id", ["killer", "pennies"])
def test_luck_and_decisions_add_up_to_the_result(id):
    box = small() if id == "killer" else dz.game("pennies").box()
    match = dz.Match(box, seed=5)
    play_out(match, [dz.bot("random", 1), dz.bot("simple", 2)])
    told = dz.review(match, trials=80)
    assert match.outcome is not None
    for seat in range(2):
        parts = told.luck[seat] - told.costs[seat] + told.gifts[seat] + told.meetings[seat]
        assert 0.5 + parts == pytest.approx(match.outcome.scores[seat])
    assert len(told.decisions) == sum(step.seat != dz.CHANCE for step in match.steps)
    assert all(each.cost >= 0 for each in told.decisions)
    assert told.is_exact is (id == "killer")
    for lang in ("en", "fr"):
        assert text(show_review(told, lang))


def test_a_perfect_player_pays_nothing_and_an_unfinished_match_is_not_reviewed():
    match = dz.Match(small(), seed=8)
    with pytest.raises(dz.DouzaineError):
        dz.review(match)
    play_out(match, [dz.bot("perfect", 1), dz.bot("random", 2)])
    told = dz.review(match)
    assert told.costs[0] == pytest.approx(0, abs=1e-9)
    assert told.costs[1] > 0


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
