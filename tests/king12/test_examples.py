"""Every worked example by its number: single turns in a table, then several turns, round ends and the end."""

from typing import Any

import pytest

import douzaine as dz
from tests.king12.play import GAME, end_round, kinds, lay, play_turn, roll_all, totals

V, F = "value first", "flip first"

# id: given, answers and roll, cards off, faces, values, covered, points
TURNS: dict[str, tuple[Any, ...]] = {
    "S1": ("10 alchemist, 7 alchemist, 3 reverser", {}, 0, {0, 1}, [10, 7, 10], [10, 7, 10], {0, 2}, [0, 2, 0]),
    "S2": ("10 alchemist, 7 knight, 3 reverser", {}, 0, set(), [10, 7, 10], [20, 7, 10], set(), [0, 2, 1]),
    "S3": (
        "4 sorcerer, 12 troublemakers, 2 parasite",
        *({2: F, 0: "turn 11"}, 0, set(), [11, 1, 11], [11, 1, 4], set(), [2, 0, 1]),
    ),
    "E1": ("5 machine, 9 knight", {}, 0, set(), [5, 9], [12, 9], set(), [1, 2]),
    "E2": ("2 parasite, 6 golem", {}, 0, set(), [2, 6], [-5, 12], set(), [1, 2]),
    "E3": ("1 parasite, 9 golem, 9 golem", {}, 0, {1, 2}, [1, 9, 9], [-6, 9, 9], {1, 2}, [2, 0, 0]),
    "E4": ("7 parasite, 3 knight, 10 reverser", {}, 0, set(), [7, 3, 3], [0, 3, 3], {1, 2}, [2, 0, 0]),
    "E5": ("12 golem, 8 alchemist, 6 parasite", {}, 0, set(), [12, 8, 6], [1, 16, -1], set(), [1, 2, 0]),
    "E6": ("1 golem, 6 troublemakers", {}, 0, set(), [12, 7], [1, 7], set(), [1, 2]),
    "E7": ("12 golem, 6 troublemakers", {}, 0, set(), [1, 7], [12, 7], set(), [2, 1]),
    "E8": ("10 machine, 4 troublemakers", {0: V}, 0, set(), [3, 9], [17, 9], set(), [2, 1]),
    "E9": ("10 machine, 4 troublemakers", {0: F}, 0, set(), [3, 9], [10, 9], set(), [2, 1]),
    "E10": ("10 machine, 4 troublemakers", {}, 0, set(), [3, 9], [10, 9], set(), [2, 1], "final_face"),
    "E11": (
        "10 alchemist, 3 machine, 5 parasite, 6 troublemakers",
        *({0: V, 1: F, 2: V}, 0, set(), [3, 10, 8, 7], [20, 17, -2, 7], set(), [2, 1, 0, 0]),
    ),
    "E12": ("4 reverser, 9 troublemakers", {}, 0, set(), [4, 4], [4, 4], {0, 1}, [0, 0]),
    "E13": ("12 sorcerer, 3 machine", {0: "turn 8"}, 0, set(), [8, 3], [8, 10], set(), [1, 2]),
    "E14": ("2 merchants, 7 machine, 11 parasite", {}, 0, set(), [11, 2, 7], [11, 9, 0], set(), [2, 1, 0]),
    "E15": ("12 merchants, 3 golem", {}, 0, set(), [3, 12], [3, 1], set(), [2, 1]),
    "E16": (
        "1 merchants, 5 alchemist, 8 reverser, 12 knight",
        *({}, 0, set(), [12, 1, 8, 8], [12, 2, 8, 8], {2, 3}, [1, 2, 0, 0]),
    ),
    "E17": (
        "2 merchants, 7 troublemakers, 11 alchemist",
        *({2: V}, 0, set(), [2, 11, 6], [2, 11, 14], set(), [0, 1, 2]),
    ),
    "E18": ("2 merchants, 7 merchants, 11 parasite", {}, 0, {0, 1}, [2, 7, 11], [2, 7, 4], set(), [0, 2, 1]),
    "E19": (
        "3 lady, 12 alchemist, 7 knight, 5 gambler",
        *({}, 0, {1, 2, 3}, [3, 12, 7, 5], [3, 12, 7, 5], set(), [0, 2, 1, 0]),
    ),
    "E20": ("3 lady, 12 merchants, 7 oracle", {}, 0, {1, 2}, [3, 12, 7], [3, 12, 7], set(), [0, 2, 1]),
    "E21": (
        "3 lady, 12 golem, 7 golem, 5 machine",
        *({}, 0, {1, 2, 3}, [3, 12, 7, 5], [3, 12, 7, 5], set(), [0, 2, 1, 0]),
    ),
    "E29": ("11 gambler, 8 parasite, 4 alchemist", {}, 0, set(), [11, 8, 4], [11, 1, 8], set(), [1, 0, 2]),
    "E30": ("11 gambler, 8 reverser, 4 machine", {}, 0, set(), [11, 5, 4], [11, 5, 11], {0, 2}, [0, 1, 0]),
    "E31": ("11 knight, 8 gambler, 5 alchemist", {}, 0, set(), [11, 8, 5], [11, 8, 10], set(), [0, 1, 2]),
    "E32": ("11 knight, 2 knight, 5 parasite", {}, 0, {0, 1}, [11, 2, 5], [11, 2, -2], set(), [2, 1, 0]),
    "E33": ("11 gambler, 2 gambler, 5 knight", {}, 0, {0, 1}, [11, 2, 5], [11, 2, 5], set(), [0, 2, 1]),
    "E34": (
        "6 oracle, 4 troublemakers, 1 machine",
        *({2: V}, 9, set(), [9, 9, 12], [9, 9, 8], {0, 1}, [0, 0, 2]),
    ),
    "E35": (
        "6 golem, 5 machine, 3 knight, 10 reverser",
        *({}, 0, set(), [6, 5, 3, 3], [12, 12, 3, 3], {0, 1, 2, 3}, [0, 0, 0, 0]),
    ),
    "E36": (
        "6 alchemist, 5 machine, 2 golem, 1 gambler",
        *({}, 0, set(), [6, 5, 2, 1], [12, 12, 12, 1], {0, 1, 2}, [0, 0, 0, 1]),
    ),
    "E52": ("4 merchants, 9 oracle, 2 golem", {}, 12, set(), [2, 12, 9], [2, 12, 12], {1, 2}, [2, 0, 0]),
    "E53": (
        "3 troublemakers, 4 sorcerer, 5 machine, 6 alchemist, 7 parasite",
        *({2: F, 3: V, 4: V, 1: "turn 8"}, 0, set()),
        *([10, 8, 8, 7, 6], [10, 8, 15, 12, 0], set(), [0, 0, 2, 1, 0]),
    ),
}


def given(text: str, options: dict[str, Any] | None = None, **position: Any) -> tuple[dz.Match, list[str]]:
    """A match laid as a line of the table says, and the cards to play."""
    parts = [part.split() for part in text.split(", ")]
    dice, cards = [int(face) for face, _ in parts], [card for _, card in parts]
    options = {"boxes": 2 if len(dice) > 4 else 1, **(options or {})}
    return lay(dice, *cards, options=options, **position), cards


@pytest.mark.parametrize("id", TURNS)
def test_turn(id: str) -> None:
    text, answers, roll, off, faces, values, covered, points, *basis = TURNS[id]
    match, cards = given(text, {"value_basis": basis[0]} if basis else None)
    for seat, card in enumerate(cards):
        match.play(seat, f"play {card}")
    if answers:
        assert match.actors == tuple(sorted(answers)), "exactly these seats have a choice in step 3"
    match, _ = given(text, {"value_basis": basis[0]} if basis else None)
    turn = play_turn(match, cards, answers, roll or None)
    assert turn.off == off
    assert match.position()["dice"] == faces
    assert turn.values == values
    assert turn.covered == covered
    assert turn.points == points == totals(match)
    assert match.position()["quiet"]


# ---- Ladies: id: given, tokens, values, covered, points, taker, what may be taken, what is, round totals
LADIES: dict[str, tuple[Any, ...]] = {
    "S4": (
        *("12 knight, 4 lady, 9 lady", [[0, 0], [0, 0], [1, 1]], [12, 4, 9], set(), [0, 2, 1]),
        *(1, ["take nothing", "take 1", "take 2"], "take 2", [0, 4, 2]),
    ),
    "E22": (
        *("2 lady, 5 lady, 9 lady, 6 troublemakers", [[0, 0]] * 4, [11, 8, 4, 7], set(), [2, 1, 0, 0]),
        *(2, ["take nothing", "take 2"], "take 2", [0, 1, 2, 0]),
    ),
    "E23": (
        *("4 lady, 4 lady, 9 lady, 6 machine", [[0, 0], [0, 0], [2, 0], [0, 0]], [4, 4, 9, 13], {0, 1}),
        *([0, 0, 1, 2], None, [], "ladies_tied", [0, 0, 3, 2]),
    ),
    "E24": (
        *("4 lady, 9 lady, 9 lady, 6 machine", [[0, 0], [1, 0], [2, 0], [0, 0]], [4, 9, 9, 13], {1, 2}),
        *([1, 0, 0, 2], None, [], "ladies_tied", [1, 1, 2, 2]),
    ),
    "E25": (
        *("8 lady, 8 lady, 3 reverser", [[0, 0], [0, 1], [0, 0]], [8, 8, 10], {0, 1}),
        *([0, 0, 2], None, [], "ladies_tied", [0, 2, 2]),
    ),
    "E26": (
        *("3 lady, 9 lady, 2 machine", [[0, 0]] * 3, [3, 9, 9], {1, 2}),
        *([2, 0, 0], None, [], "nothing_to_take", [2, 0, 0]),
    ),
    "E27": (
        *("3 lady, 9 lady, 2 machine", [[0, 0], [3, 0], [0, 0]], [3, 9, 9], {1, 2}),
        *([2, 0, 0], 0, ["take nothing", "take 1"], "take 1", [3, 2, 0]),
    ),
    "E28": (
        *("3 lady, 9 lady, 2 alchemist", [[0, 0], [0, 1], [0, 0]], [3, 9, 4], set()),
        *([0, 2, 1], 0, ["take nothing", "take 2"], "take nothing", [0, 4, 1]),
    ),
    "E51": (
        *("9 lady, 3 lady, 6 merchants", [[0, 0]] * 3, [6, 9, 3], set()),
        *([1, 2, 0], 0, ["take nothing", "take 2"], "take 2", [3, 0, 0]),
    ),
}


@pytest.mark.parametrize("id", LADIES)
def test_ladies(id: str) -> None:
    text, tokens, values, covered, points, taker, choices, choice, after = LADIES[id]
    match, cards = given(text, tokens=tokens)
    turn = play_turn(match, cards)
    assert (turn.values, turn.covered, turn.points) == (values, covered, points)
    assert turn.off == {seat for seat, card in enumerate(cards) if card == "lady"}
    if taker is None:
        assert turn.kinds[-1] == choice
    else:
        assert match.actors == (taker,)
        assert sorted(match.legal(taker)) == sorted(choices)
        assert match.position()["values"] == values
        match.play(taker, choice)
    assert totals(match) == after
    assert match.position()["quiet"]


@pytest.mark.parametrize(("card", "old", "new"), [("reverser", 9, 4), ("reverser", 3, 10), ("troublemakers", 8, 5)])
def test_single_flips_named_by_the_rulebooks(card: str, old: int, new: int) -> None:
    match = lay([old, 1], card, "gambler")
    play_turn(match, [card, "gambler"])
    assert match.position()["dice"][0] == new


# ---- several turns, round ends, the end


def test_S5_the_round_is_over_when_one_hand_is_down_to_one() -> None:
    hands = [["knight", "golem", "oracle"], ["knight", "golem", "oracle"], ["knight", "golem"]]
    match = lay([5, 5, 5], hands=hands, buried=[[], [], ["machine"]], rounds=2, tokens=[[1, 0], [0, 1], [1, 1]])
    play_turn(match, ["knight"] * 3)
    assert "last_card" in kinds(match)
    assert match.position()["hands"][2] == ["knight", "sorcerer", "oracle", "alchemist", "parasite", "golem"]


def test_S6_equal_totals_leave_the_round_to_the_smallest() -> None:
    match = end_round(3, 6, 6)
    assert match.actors == (0,)
    assert totals(match) == [3, 0, 0]
    match.play(0, "bury oracle")
    assert match.position()["buried"] == [["oracle"], [], []]


def test_S7_the_second_won_round_wins_the_match_at_once() -> None:
    match = end_round(5, 3, 1, buried=[["oracle"], [], ["machine"]], rounds=3)
    assert match.outcome == dz.Match.replay(match.record()).outcome
    assert match.outcome.winners == (0,)
    assert match.chance == []
    assert match.position()["dice"] == [5, 5, 5]


@pytest.mark.parametrize(("buried", "turns"), [([[], [], []], 6), ([[], ["golem"], []], 5), ([["golem"]] * 3, 5)])
def test_E37_the_most_turns_a_round_can_have(buried: list[list[str]], turns: int) -> None:
    match = dz.Match.at(GAME.box(players=3), {"dice": [5, 5, 5], "buried": buried})
    played = 0
    while match.position()["rounds"] == 1:
        play_turn(match, [match.position()["hands"][1][0]] * 3, roll=None)
        played += 1
    assert played == turns


@pytest.mark.parametrize(
    ("id", "points", "winner"),
    [
        ("E38", (5, 5, 0), 2),
        ("E39", (5, 5, 0, 0), None),
        ("E40", (0, 0, 0), None),
        ("E40", (4, 4), None),
        ("E41", (6, 6, 3, 3), None),
        ("E41", (6, 6, 3, 2), 2),
        ("E42", (8, 8, 2), 2),
        ("E43", (2, 0, 0), 0),
    ],
)
def test_round_totals(id: str, points: tuple[int, ...], winner: int | None) -> None:
    match = end_round(*points)
    if winner is None:
        assert kinds(match)[-2:] == ["no_winner", "round"]
        assert match.position()["buried"] == [[] for _ in points]
        assert match.position()["rounds"] == 2
        assert all(len(hand) == 7 for hand in match.position()["hands"])
    else:
        assert match.actors == (winner,)
        assert totals(match) == [each if points.count(each) == 1 else 0 for each in points]


def test_E40_the_round_after_one_without_winner_has_as_many_turns() -> None:
    match = end_round(4, 4)
    roll_all(match, 7, 7)
    played = 0
    while match.position()["rounds"] == 2:
        play_turn(match, [match.position()["hands"][0][0]] * 2)
        played += 1
    assert played == 6


LADIES_AT_8 = "9 lady, 3 lady, 1 machine"


def test_E44_losing_a_token_undoes_8_points() -> None:
    match, cards = given(LADIES_AT_8, tokens=[[0, 3], [0, 0], [0, 0]])
    play_turn(match, cards)
    assert totals(match) == [8, 0, 1]
    match.play(1, "take 2")
    assert totals(match) == [6, 2, 1]
    assert match.position()["quiet"]


def test_E45_declining_leaves_8_points_and_ends_the_round() -> None:
    match, cards = given(LADIES_AT_8, tokens=[[0, 3], [0, 0], [0, 0]])
    play_turn(match, cards)
    match.play(1, "take nothing")
    assert "eight_points" in kinds(match)
    assert match.actors == (0,)
    assert "bury lady" in match.legal(0)


def test_E46_taking_a_token_reaches_8_points() -> None:
    match, cards = given(LADIES_AT_8, tokens=[[0, 0], [0, 3], [0, 0]])
    play_turn(match, cards)
    match.play(1, "take 2")
    assert totals(match) == [0, 8, 1]
    assert match.actors == (1,)
    assert "bury lady" in match.legal(1)


def test_E47_faces_stay_and_values_are_forgotten() -> None:
    match = lay([3, 6], "reverser", "machine", "golem", "gambler")
    values = []
    for mine, other in (("reverser", "golem"), ("machine", "gambler"), ("knight", "machine")):
        values.append(play_turn(match, [mine, other]).values[0])
        assert match.position()["dice"][0] == 10
    assert values == [10, 17, 10]


def test_E48_a_buried_knight_is_gone_for_its_owner_only() -> None:
    match = end_round(5, 2, 1)
    match.play(0, "bury knight")
    roll_all(match, 1, 2, 3)
    hands = match.position()["hands"]
    assert len(hands[0]) == 6
    assert "knight" not in hands[0]
    assert all("knight" in hand and len(hand) == 7 for hand in hands[1:])
    assert match.view(1).position()["buried"] == [1, [], 0]
    assert "knight" not in match.view(1).story[-4].text().lower()
    assert match.view(0).position()["buried"] == [["knight"], 0, 0]


@pytest.mark.parametrize(("face", "faces"), [(1, {3, 5, 7, 9, 11}), (7, {1, 2, 5, 9, 10}), (12, {2, 4, 6, 8, 10})])
def test_E49_faces_a_sorcerer_can_reach(face: int, faces: set[int]) -> None:
    match = lay([face, 5])
    match.play(0, "play sorcerer")
    match.play(1, "play knight")
    assert set(match.legal(0)) == {f"turn {each}" for each in faces}


def test_E50_a_flipped_sorcerer_reaches_the_neighbours_of_the_opposite_face() -> None:
    match = lay([4, 5], "troublemakers")
    match.play(0, "play sorcerer")
    match.play(1, "play troublemakers")
    assert match.legal(0) == [f"turn {face}" for face in (1, 7, 8, 10, 11)]
