"""The end of a round and of the match (R37 to R47)."""

import random

import pytest

import douzaine as dz
from tests.king12.play import GAME, end_round, kinds, lay, play_turn, roll_all, totals

TWO = ["knight", "golem"]
THREE = ["knight", "golem", "oracle"]


def test_R37_a_hand_of_one_ends_the_round() -> None:
    match = lay([5, 5], hands=[THREE, TWO])
    play_turn(match, ["knight"] * 2)
    assert [event.rule for event in match.story if event.kind == "last_card"] == ["R37"]
    match = lay([5, 5], hands=[THREE, THREE])
    play_turn(match, ["knight"] * 2)
    assert "last_card" not in kinds(match)
    assert match.position()["quiet"]


@pytest.mark.parametrize(("twos", "ends"), [(2, False), (3, True)])
def test_R38_8_points_end_the_round_at_the_end_of_a_turn(twos: int, ends: bool) -> None:
    match = lay([9, 4], tokens=[[1, twos], [0, 0]])
    play_turn(match, ["golem"] * 2)
    assert ("eight_points" in kinds(match)) == ends
    assert match.actors == ((0,) if ends else (0, 1))


def test_R38_more_than_8_points_may_lie_there_and_count_after_the_turn() -> None:
    match = lay([9, 4], tokens=[[2, 5], [0, 0]])
    assert match.actors == (0, 1)
    play_turn(match, ["golem"] * 2)
    assert totals(match) == [14, 1]
    assert "eight_points" in kinds(match)


def test_R38_both_ends_at_once_are_one_end() -> None:
    match = lay([9, 4], tokens=[[0, 3], [0, 0]], hands=[TWO, TWO])
    play_turn(match, ["golem"] * 2)
    assert kinds(match).count("take_back") == 1
    assert match.actors == (0,)


def test_R39_otherwise_the_next_turn_begins_without_a_roll() -> None:
    match = lay([9, 4])
    play_turn(match, ["golem"] * 2)
    assert match.actors == (0, 1)
    assert match.chance == []
    assert match.position()["dice"] == [9, 4]
    assert match.turns == 1


@pytest.mark.parametrize(("buried", "most"), [(False, 6), (True, 5)])
def test_R40_a_round_has_at_most_six_turns_or_five(buried: bool, most: int) -> None:
    match = dz.Match.at(GAME.box(players=2), {"dice": [5, 5], "buried": [["golem"] if buried else [], []]})
    for turn in range(1, most + 1):
        play_turn(match, [match.position()["hands"][0][0]] * 2)
        assert (match.position()["rounds"] == 2) == (turn == most)


def test_R41_everybody_takes_the_discards_back() -> None:
    match = end_round(4, 2, 1)
    position = match.position()
    assert position["discards"] == [[], [], []]
    assert all(len(hand) == 7 for hand in position["hands"])


def test_R42_equal_totals_are_returned() -> None:
    match = end_round(6, 6, 3, 2)
    assert totals(match) == [0, 0, 3, 2]
    assert [event.seat for event in match.story if event.rule == "R42"] == [0, 1]


def test_R43_the_most_points_left_win_the_round() -> None:
    match = end_round(2, 5, 4)
    assert match.actors == (1,)
    won = [event for event in match.story if event.rule == "R43"]
    assert [(event.seat, event.details) for event in won] == [(1, {"round": 1, "points": 5})]


def test_R44_without_a_winner_the_next_round_follows() -> None:
    match = end_round(4, 4)
    position = match.position()
    assert match.story[-2].rule == "R44"
    assert position["rounds"] == 2
    assert position["dice"] == [0, 0]
    assert position["buried"] == [[], []]
    assert len(match.chance) == 12


def test_R45_the_winner_buries_any_card_for_good() -> None:
    match = end_round(4, 2)
    position = match.position()
    assert match.legal(0) == [f"bury {card}" for card in position["hands"][0]]
    assert len(match.legal(0)) == 7
    assert position["dice"] == [5, 5], "at `bury` R47 is not done"
    assert position["tokens"] == [[0, 2], [0, 1]]
    assert position["rounds"] == 1
    assert position["committed"] == [False, False]
    match.play(0, "bury machine")
    assert match.position()["buried"] == [["machine"], []]
    roll_all(match, 5, 5)
    for card in ("knight", "golem", "oracle", "alchemist", "parasite"):
        assert "play machine" not in match.legal(0)
        play_turn(match, [card] * 2)
    assert match.position()["rounds"] == 3
    assert "machine" not in match.position()["hands"][0]
    assert match.position()["buried"] == [["machine"], []]


def test_R46_two_won_rounds_win_the_match() -> None:
    match = end_round(4, 2, buried=[["machine"], ["oracle"]], rounds=3)
    assert match.over
    assert match.outcome == dz.Outcome("two_rounds", (0,), (1.0, 0.0))
    assert match.story[-1].rule == "R46"
    position = match.position()
    assert position["buried"] == [["machine"], ["oracle"]], "nothing is asked or buried after the second win"
    assert not position["quiet"]
    assert match.legal(0) == []
    with pytest.raises(dz.IllegalMove):
        match.play(0, "bury knight")
    assert match.turns == 0, "a winning turn is not counted"


def test_R47_tokens_go_back_and_all_dice_are_rolled() -> None:
    match = end_round(4, 2, 1)
    match.play(0, "bury machine")
    position = match.position()
    assert position["tokens"] == [[0, 0]] * 3
    assert position["dice"] == [0, 0, 0]
    assert position["rounds"] == 2
    match.deal("8")
    assert match.position()["dice"] == [8, 0, 0]
    roll_all(match, 2, 11)
    assert match.position()["dice"] == [8, 2, 11]
    assert [event.rule for event in match.story[-4:]] == ["R11", "R47", "R47", "R47"]
    assert match.actors == (0, 1, 2)


# ---- the safety stop


@pytest.mark.parametrize(
    ("points", "buried", "winners"),
    [
        ((4, 4), [[], []], (0, 1)),
        ((4, 4), [[], ["oracle"]], (1,)),
        ((4, 2), [[], []], (0,)),
        ((4, 2), [[], ["oracle"]], (0, 1)),
    ],
)
def test_at_the_round_limit_most_rounds_won_win(
    points: tuple[int, int], buried: list[list[str]], winners: tuple[int, ...]
) -> None:
    box = GAME.box(players=2, boxes=2, max_rounds=10)
    tokens = [[0, each // 2] for each in points]
    match = dz.Match.at(box, {"dice": [5, 5], "hands": [TWO, TWO], "tokens": tokens, "buried": buried, "rounds": 10})
    play_turn(match, ["knight"] * 2)
    if points[0] != points[1]:
        assert not match.over, "a first win still buries"
        match.play(0, "bury machine")
    assert match.outcome.reason == "max_rounds"
    assert match.outcome.winners == winners
    assert match.outcome.scores == tuple(1 / len(winners) if seat in winners else 0 for seat in range(2))
    assert match.position()["rounds"] == 10
    assert match.position()["dice"] == [5, 5]


def test_without_a_limit_rounds_go_on() -> None:
    box = GAME.box(players=2, max_rounds=0)
    match = dz.Match.at(box, {"dice": [5, 5], "hands": [TWO, TWO], "rounds": 5000})
    play_turn(match, ["knight"] * 2)
    assert match.position()["rounds"] == 5001


def test_a_whole_match_tells_every_round() -> None:
    match, rng = dz.Match(GAME.box(players=3), seed=9), random.Random(9)
    while not match.over:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))
    told = kinds(match)
    assert told.count("round") == match.position()["rounds"]
    assert told.count("wins_round") + told.count("no_winner") == told.count("round") == told.count("take_back")
    assert told[-1] == "king"
