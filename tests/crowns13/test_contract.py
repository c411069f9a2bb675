"""The words of positions and views, clause by clause."""

import json

import pytest

import douzaine as dz
from tests.crowns13.tables import ALL_CARDS, GAME, crowns, legal, table

KEYS = ["throne", "hands", "discard", "draw", "crowns", "coats", "guards", "guard", "announced", "turn", "turns"]


def test_options_and_their_defaults():
    assert {o.id: o.default for o in GAME.options} == {
        "players": 4,
        "first_player": "random",
        "deck": "stand_in",
        "first_king_extra": False,
        "crowns_visible": True,
        "max_turns": 1000,
    }
    assert GAME.box(first_king_extra="on", crowns_visible="off", max_turns=0).options["first_king_extra"] is True
    for wrong in ({"players": 1}, {"players": 6}, {"max_turns": 49}, {"max_turns": 10_001}, {"deck": 7}):
        with pytest.raises(dz.BadOption):
            GAME.box(**wrong)


def test_a_position_takes_every_default():
    match = dz.Match.at(GAME.box(players=2), {})
    position = match.position()
    assert [key for key in position if key in KEYS] == KEYS
    assert position["throne"] == ["S01"]
    assert position["hands"] == [[], []]
    assert position["draw"] == [card for card in ALL_CARDS if card not in ("S01", "S04")]
    assert (position["discard"], position["crowns"], position["coats"]) == ([], [0, 0], [{}, {}])
    assert (position["guards"], position["guard"], position["announced"]) == ([0, 0], None, None)
    assert (position["turn"], position["turns"], position["quiet"]) == (0, 0, True)


def test_turn_is_0_until_the_first_player_is_known_and_crowns_come_before_the_deal():
    match = dz.Match(GAME.box(players=3), dealer=None)
    assert match.position()["turn"] == 0
    assert crowns(match) == [0, 0, 0]
    match.deal("1")
    assert match.position()["turn"] == 1
    assert crowns(match) == [2, 0, 1]
    assert match.position()["hands"] == [[], [], []]
    assert not match.position()["quiet"]


def test_chance_lists_cards_in_deck_order_with_weight_1():
    match = dz.Match(GAME.box(players=2, first_player=0), dealer=None)
    assert match.chance == [(card, 1) for card in ALL_CARDS if card not in ("S01", "S04")]
    assert match.actors == ()
    match.deal("V13")
    assert ("V13", 1) not in match.chance
    with pytest.raises(dz.IllegalMove):
        match.deal("V13")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"throne": []}, "throne"),
        ({"throne": ["B04"]}, "throne"),
        ({"throne": ["B01", "B01"]}, "B01"),
        ({"throne": ["X01"]}, "X01"),
        ({"throne": "S01"}, "throne"),
        ({"hands": [["B01"], ["B01"]]}, "B01"),
        ({"hands": [["B01"]]}, "hands"),
        ({"hands": [["S04"], []]}, "S04"),
        ({"hands": [6, []]}, "hands"),
        ({"discard": ["S01"]}, "S01"),
        ({"draw": []}, "somewhere"),
        ({"crowns": [13, 0]}, "crowns"),
        ({"crowns": [-1, 0]}, "crowns"),
        ({"crowns": ["?", 0]}, "crowns"),
        ({"coats": [{"blue": 3}, {}]}, "coats"),
        ({"coats": [{"red": 1}, {}]}, "coats"),
        ({"coats": [{"blue": 1, "green": 1, "violet": 1}, {}]}, "tokens"),
        ({"coats": [{"blue": 2}, {"blue": 1}]}, "blue"),
        ({"coats": [[], {}]}, "coats"),
        ({"guards": [3, 0]}, "guards"),
        ({"guards": [2, 2], "guard": 0}, "guards"),
        ({"guards": [2, 0], "coats": [{"blue": 1}, {}]}, "tokens"),
        ({"guard": 2}, "guard"),
        ({"announced": "blue"}, "announced"),
        ({"throne": ["B08"]}, "announced"),
        ({"throne": ["B08"], "announced": "red"}, "announced"),
        ({"turn": 2}, "turn"),
        ({"turns": 1000}, "turns"),
        ({"turns": -1}, "turns"),
        ({"quiet": False}, "quiet"),
        ({"moment": "pay"}, "moment"),
        ({"shown": ["B01"]}, "shown"),
        ({"king": "B01"}, "king"),
    ],
)
def test_bad_positions_say_what_is_wrong(wrong, says):
    with pytest.raises(dz.BadPosition, match=says):
        dz.Match.at(GAME.box(players=2), wrong)


def test_the_extra_card_is_in_play_only_with_its_option():
    box = GAME.box(players=2, first_king_extra=True)
    match = dz.Match.at(box, {"hands": [["S04"], []]})
    assert "play S04" in match.legal(0)
    assert "play S04" not in GAME.box(players=2).moves


def test_without_a_limit_any_number_of_turns_is_fine():
    assert dz.Match.at(GAME.box(players=2, max_turns=0), {"turns": 50_000}).turns == 50_000


def test_a_hole_in_power_asks_for_a_colour_only_if_its_own_action_does():
    match = table(2, throne="B08 O04")
    assert match.position()["announced"] is None
    match = table(2, throne="S01 B08", announced="green")
    assert match.position()["announced"] == "green"


def test_a_view_hides_hands_piles_and_covered_cards():
    match = table(3, throne="S01 O03 B04 G04", hands=["B01", "V01 V02", ""], discard="G01")
    own, spectator = match.view(0).position(), match.view(None).position()
    assert own["throne"] == spectator["throne"] == ["?", "O03", "?", "G04"]
    assert own["hands"] == [["B01"], 2, 0]
    assert spectator["hands"] == [1, 2, 0]
    assert own["discard"] == 1
    assert own["draw"] == 47
    assert list(own) == list(match.position())


def test_with_crowns_hidden_a_view_shows_only_the_own():
    match = table(3, crowns=[1, 2, 3], options={"crowns_visible": False})
    assert match.view(1).position()["crowns"] == ["?", 2, "?"]
    assert match.view(None).position()["crowns"] == ["?", "?", "?"]
    assert match.position()["crowns"] == [1, 2, 3]


def test_with_crowns_hidden_moves_are_still_the_same():
    match = table(3, king="B10", crowns=[1, 2, 0], coats=[{"blue": 1}], options={"crowns_visible": False})
    match.play(0, ["apply", "pay coat blue"])
    assert match.view(0).legal() == ["rob 1"]


def test_positions_in_the_middle_of_a_payment_are_not_quiet():
    match = table(2, king="B01", hands=["B05 O07"])
    match.play(0, ["apply", "pay B05"])
    position = match.position()
    assert (position["quiet"], position["moment"], position["shown"]) == (False, "pay", ["B05"])
    with pytest.raises(dz.BadPosition):
        dz.Match.at(match.box, position)


def test_after_a_win_the_position_is_not_one_to_start_from():
    match = table(2, king="B11", crowns=[11, 12])
    match.play(0, "apply")
    position = match.position()
    assert (position["quiet"], position["turns"], position["turn"]) == (False, 0, 0)
    with pytest.raises(dz.BadPosition):
        dz.Match.at(match.box, position)


def test_everything_is_plain_python_and_json():
    match = table(2, king="B08", announced="blue", hands=["B01"], coats=[{"green": 1}], guard=1)
    assert json.loads(json.dumps(match.position())) == match.position()
    assert json.loads(json.dumps(match.view(1).position())) == match.view(1).position()


def test_give_stands_in_place_of_play_while_the_king_is_guarded():
    match = table(2, guard=1, hands=["B01 B02"])
    assert legal(match) == {"renew", "give B01", "give B02"}
    with pytest.raises(dz.IllegalMove):
        match.play(0, "play B01")
    match.play(0, "give B01")
    assert legal(match) == {"play B02"}


def test_guards_crowns_and_stolen_guards_are_settled_unasked():
    match = table(2, king="B13", guards=[1])
    match.play(0, "apply")
    assert crowns(match)[0] == 2
    assert match.actors == (1,)
