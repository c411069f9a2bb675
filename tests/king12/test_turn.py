"""The six steps of a turn (R14 to R36), rule by rule."""

import itertools

import pytest

import douzaine as dz
from tests.king12.play import GAME, box_with, kinds, lay, play_turn, told, totals

# ---- step 1


def test_R14_everybody_picks_one_card_of_the_hand() -> None:
    match = dz.Match(GAME.box(players=3), seed=2)
    assert match.actors == (0, 1, 2)
    assert sorted(match.legal(1)) == sorted(f"play {card}" for card in match.position()["hands"][1])
    match.play(1, "play golem")
    assert match.actors == (0, 2)
    assert match.legal(1) == []
    position = match.position()
    assert position["played"] == [None, "golem", None]
    assert "golem" not in position["hands"][1]
    assert position["committed"] == [False, True, False]
    with pytest.raises(dz.NotYourTurn):
        match.play(1, "play knight")
    with pytest.raises(dz.IllegalMove):
        match.play(0, "play lady")
    with pytest.raises(dz.IllegalMove):
        match.play(0, ["play golem", "play knight"])
    assert match.actors == (0, 2)


def test_R15_nothing_is_shown_before_the_last_pick() -> None:
    match = dz.Match(GAME.box(players=3), seed=2)
    before = len(match.story)
    for seat, card in ((2, "golem"), (0, "machine")):
        match.play(seat, f"play {card}")
        assert len(match.story) == before
        assert match.view(1).position()["played"][seat] == "?"
        assert match.view(None).position()["played"][seat] == "?"
    match.play(1, "play parasite")
    assert [event.details["card"] for event in match.story[before : before + 3]] == [4, 5, 6]
    assert {event.rule for event in match.story[before : before + 3]} == {"R15"}


# ---- step 2


def test_R16_all_copies_are_cancelled() -> None:
    match = lay([1, 2, 3, 4])
    assert play_turn(match, ["machine", "golem", "machine", "machine"]).off == {0, 2, 3}


def test_R17_cancelled_cards_are_discarded_at_once_without_effect() -> None:
    match = lay([1, 2, 3])
    for seat, card in enumerate(("machine", "machine", "sorcerer")):
        match.play(seat, f"play {card}")
    position = match.position()
    assert match.actors == (2,)
    assert position["played"] == [None, None, "sorcerer"]
    assert position["discards"] == [["machine"], ["machine"], []]
    match.play(2, "turn 4")
    assert told(match.story, 3).values == [1, 2, 4]


def test_R18_a_cancelled_card_leaves_the_die_in_play() -> None:
    assert play_turn(lay([9, 4]), ["golem", "golem"]).points == [2, 1]


# ---- step 3


def test_R19_effects_are_not_optional() -> None:
    match = lay([12, 5])
    turn = play_turn(match, ["golem", "parasite"])
    assert turn.values == [1, -2]
    match = lay([12, 5])
    match.play(0, "play sorcerer")
    match.play(1, "play golem")
    assert set(match.legal(0)) == {f"turn {face}" for face in (2, 4, 6, 8, 10)}


def test_R20_the_owner_chooses_the_order() -> None:
    for choice, value in (("value first", 2 * 4), ("flip first", 2 * 9)):
        match = lay([4, 6], "troublemakers")
        for seat, card in enumerate(("alchemist", "troublemakers")):
            match.play(seat, f"play {card}")
        assert match.actors == (0,)
        assert sorted(match.legal(0)) == ["flip first", "value first"]
        match.play(0, choice)
        assert told(match.story, 2).values[0] == value
        assert match.position()["dice"][0] == 9


def test_R20_choices_are_open_together_and_dice_wait() -> None:
    match = lay([2, 7, 11, 5], "merchants", "troublemakers")
    for seat, card in enumerate(("merchants", "troublemakers", "machine", "sorcerer")):
        match.play(seat, f"play {card}")
    assert match.actors == (2, 3)
    assert match.position()["dice"] == [5, 2, 7, 11], "after the Merchants, before everything else"
    match.play(3, "turn 4")
    position = match.position()
    assert position["committed"] == [False, False, False, True]
    assert position["dice"] == [5, 2, 7, 11]
    assert position["values"] is None
    match.play(2, "value first")
    assert match.position()["dice"] == [8, 11, 6, 4]
    assert match.position()["committed"] == [False] * 4


NO_CHANCE = ["knight", "alchemist", "machine", "parasite", "golem", "lady", "gambler"]


@pytest.mark.parametrize("card", NO_CHANCE)
@pytest.mark.parametrize("face", range(1, 13))
def test_R21_R22_other_cards_leave_the_face(card: str, face: int) -> None:
    match = lay([face, 13 - face], card, "gambler", "golem")
    play_turn(match, [card, "golem" if card != "golem" else "gambler"])
    assert match.position()["dice"] == [face, 13 - face]


def test_R22_a_value_is_remembered_when_the_die_turns_later() -> None:
    match = lay([10, 4], "troublemakers")
    turn = play_turn(match, ["parasite", "troublemakers"], {0: "value first"})
    assert match.position()["dice"] == [3, 9]
    assert turn.values == [3, 9]


def test_R23_values_last_for_one_turn() -> None:
    match = lay([5, 7])
    assert play_turn(match, ["machine", "knight"]).values == [12, 7]
    assert play_turn(match, ["golem", "golem"]).values == [5, 7]


def test_R24_values_range_from_minus_6_to_24() -> None:
    values = set()
    for face in range(1, 13):
        for card in ("alchemist", "machine", "parasite", "golem"):
            match = lay([face, face], card)
            values.add(play_turn(match, [card, "knight"]).values[0])
    assert (min(values), max(values)) == (-6, 24)


def test_R25_a_changed_face_stays() -> None:
    match = lay([3, 6], "reverser", "golem")
    play_turn(match, ["reverser", "golem"])
    play_turn(match, ["golem", "knight"])
    assert match.position()["dice"] == [10, 6]


# ---- step 4


def test_R26_R27_everybody_compares_the_remembered_value_or_the_face() -> None:
    turn = play_turn(lay([8, 8, 3, 4]), ["machine", "golem", "parasite", "parasite"])
    assert turn.values == [15, 12, 3, 4]


def test_R28_equal_values_cover_each_other() -> None:
    turn = play_turn(lay([5, 12, 4, 4]), ["machine", "knight", "golem", "oracle"], roll=4)
    assert turn.values == [12, 12, 12, 4]
    assert turn.covered == {0, 1, 2}
    assert turn.points == [0, 0, 0, 2]


def test_R29_covering_leaves_the_face() -> None:
    match = lay([6, 6, 2])
    assert play_turn(match, ["golem"] * 3).covered == {0, 1}
    assert match.position()["dice"] == [6, 6, 2]


def test_R30_only_the_oracle_rolls_within_a_round() -> None:
    match = dz.Match(GAME.box(players=2), dealer=None)
    match.deal("3")
    match.deal("4")
    for card in ("knight", "golem", "machine"):
        play_turn(match, [card] * 2)
        assert match.chance == []
    match.play(0, "play oracle")
    match.play(1, "play parasite")
    assert len(match.chance) == 12


# ---- step 5


def test_R31_R32_the_highest_takes_2_and_the_next_1() -> None:
    match = lay([3, 11, 8])
    assert play_turn(match, ["golem"] * 3).points == [0, 2, 1]
    assert match.position()["tokens"] == [[0, 0], [0, 1], [1, 0]]
    assert [event.rule for event in match.story[-2:]] == ["R31", "R32"]


def test_R33_without_a_second_die_nobody_is_second() -> None:
    one = play_turn(lay([3, 3, 8]), ["golem"] * 3)
    assert one.points == [0, 0, 2]
    assert one.kinds[-1] == "no_second"
    none = play_turn(lay([3, 3, 3]), ["golem"] * 3)
    assert none.points == [0, 0, 0]
    assert none.kinds[-1] == "nobody"


@pytest.mark.parametrize("face", range(1, 8))
def test_R34_values_below_1_win_too(face: int) -> None:
    turn = play_turn(lay([face, 9, 9]), ["parasite", "golem", "golem"])
    assert turn.values[0] == face - 7 <= 0
    assert turn.points == [2, 0, 0]


def test_an_empty_supply_hands_out_nothing() -> None:
    match = lay([9, 4, 2, 1], tokens=[[0, 0], [0, 3], [3, 0], [6, 3]])
    assert play_turn(match, ["golem"] * 4).kinds.count("no_token") == 2
    assert match.position()["tokens"][0] == [0, 0]


# ---- step 6


def test_R35_all_cards_are_discarded_after_the_turn() -> None:
    match = lay([9, 4, 2])
    play_turn(match, ["golem", "golem", "machine"])
    position = match.position()
    assert position["discards"] == [["golem"], ["golem"], ["machine"]]
    assert position["played"] == [None] * 3
    assert position["quiet"]


def test_R35_cards_in_effect_stay_on_the_table_until_step_6() -> None:
    match = lay([9, 4, 1], "lady")
    for seat, card in enumerate(("lady", "lady", "machine")):
        match.play(seat, f"play {card}")
    assert match.position()["played"] == [None, None, "machine"]
    assert match.position()["discards"] == [["lady"], ["lady"], []]
    match.play(1, "take nothing")
    assert match.position()["discards"] == [["lady"], ["lady"], ["machine"]]


def test_R36_discarded_cards_cannot_be_played_again_this_round() -> None:
    match = lay([9, 4])
    play_turn(match, ["golem", "machine"])
    assert "play golem" not in match.legal(0)
    assert "play machine" not in match.legal(1)
    assert "play machine" in match.legal(0)


# ---- the order of arrival


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_the_order_of_arrival_changes_nothing(order: tuple[int, ...]) -> None:
    cards = ["machine", "troublemakers", "sorcerer", "alchemist"]
    answers = {0: "flip first", 2: "turn 8", 3: "value first"}
    box = box_with(*cards, players=4)

    def play(seats: tuple[int, ...]) -> dz.Match:
        match = dz.Match.at(box, {"dice": [2, 5, 4, 11]})
        for seat in seats:
            match.play(seat, f"play {cards[seat]}")
        for seat in seats:
            if seat in answers:
                match.play(seat, answers[seat])
        return match

    here, there = play(order), play((0, 1, 2, 3))
    assert here.data.tobytes() == there.data.tobytes()
    assert here.story == there.story
    assert here.position() == there.position()
    assert totals(here) == [1, 0, 0, 2]


def test_the_story_tells_a_turn_with_old_and_new_faces() -> None:
    match = lay([2, 7, 11], "merchants", "troublemakers")
    play_turn(match, ["merchants", "troublemakers", "alchemist"], {2: "value first"})
    texts = [event.text("en", ["Lea", "Mia", "Tom"]) for event in match.story]
    assert texts == [
        "Lea shows the Merchants.",
        "Mia shows the Troublemakers.",
        "Tom shows the Alchemist.",
        "Lea’s Merchants pass every die to the left.",
        "Lea gets the 11 of Tom.",
        "Mia gets the 2 of Lea.",
        "Tom gets the 7 of Mia.",
        "Mia’s Troublemakers turn every die over.",
        "Lea’s die turns over: 11 → 2.",
        "Mia’s die turns over: 2 → 11.",
        "Tom uses the Alchemist before the flip.",
        "Tom’s Alchemist: 2 × 7 = 14.",
        "Tom’s die turns over: 7 → 6.",
        "Lea comes to 2.",
        "Mia comes to 11.",
        "Tom comes to 14.",
        "Tom is first with 14: 2 points.",
        "Mia is second with 11: 1 point.",
    ]
    assert all(event.why("fr") for event in match.story)
    assert kinds(match).count("flipped") == 3
