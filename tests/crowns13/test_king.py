"""R20 to R27, R56 to R61: changing the King, renewing, guards and tokens."""

import pytest

import douzaine as dz
from tests.crowns13.tables import (
    crowns,
    hand,
    is_over_for,
    legal,
    rules_told,
    supply,
    table,
    tokens,
    with_rest_in_hand,
)

# ---- changing the King


def test_E3_R20_R21_change_and_stop():
    match = table(king="O05", hands=["G12 B01 B02 O01 V01"])
    match.play(0, "play G12")
    assert match.position()["throne"] == ["S01", "O05", "G12"]
    assert legal(match) == {"apply", "stop"}  # 4 cards are left: the new law could be applied
    match.play(0, "stop")
    assert hand(match) == ["B01", "B02", "O01", "V01"]
    assert crowns(match)[0] == 0
    assert is_over_for(match, 0)


def test_R22_the_played_card_has_left_the_hand():
    match = table(hands=["B06 V01", "O01"])
    match.play(0, "play B06")
    assert is_over_for(match, 0)  # B06 itself is the only blue card: no application


def test_E57_Q10_covering_the_card_ends_the_announced_colour():
    match = table(king="B08", announced="violet", hands=["O03 V01"])
    match.play(0, "play O03")
    assert match.position()["announced"] is None


def test_E58_Q10_any_colour_may_be_announced():
    match = table(hands=["B08 O01 O02"])
    match.play(0, "play B08")
    assert legal(match) == {f"announce {colour}" for colour in ("blue", "orange", "green", "violet")}
    match.play(0, "announce violet")
    assert match.position()["announced"] == "violet"
    assert is_over_for(match, 0)


# ---- guards on the King


def test_E30_R60_Q19_a_card_for_the_guards_owner():
    match = table(king="O03", guard=1, hands=["B12 B01 B02 B03 G01 G02"])
    assert legal(match) == {"renew", *(f"give {card}" for card in hand(match))}
    match.play(0, "give G02")
    assert legal(match) == {f"play {card}" for card in ("B12", "B01", "B02", "B03", "G01")}
    assert match.position()["guard"] is None
    match.play(0, ["play B12", "apply"])
    assert crowns(match)[0] == 2
    assert hand(match, 1) == ["G02"]
    assert supply(match)[1] == 4


def test_E31_Q31_with_one_card_a_guarded_king_cannot_be_changed():
    match = table(king="O03", guard=1, hands=["B01"])
    assert legal(match) == {"renew"}


def test_E32_R61_the_own_guard_is_ignored():
    match = table(king="O03", guard=0, hands=["B12 V01"])
    match.play(0, "play B12")
    assert hand(match) == ["V01"]
    assert match.position()["guard"] is None
    assert supply(match)[1] == 4


def test_E33_R59_a_king_carries_one_guard_at_most():
    match = table(king="O11", guard=1, guards=[1], crowns=[0, 1, 1])
    match.play(0, "apply")
    assert crowns(match)[0] == 2
    assert is_over_for(match, 0)  # `guard` is not asked


def test_E55_Q29_a_removed_guard_can_be_won_back_at_once():
    match = table(2, king="O03", guard=1, hands=["B01 B05 O01 G01"])
    match.play(0, ["give G01", "play B01", "apply", "pay B05", "pay O01", "place"])
    assert crowns(match)[0] == 1
    assert match.position()["guard"] == 0


def test_Q28_a_guard_on_the_king_is_nobodys_token():
    match = table(2, king="B13", guard=0, guards=[0], hands=["", "B01"])
    assert "apply" not in match.legal(0)
    full = table(2, king="B09", guard=0, guards=[1], hands=["G01 G02"], coats=[{}, {}])
    full.play(0, ["apply", "colour green", "pay G01", "pay G02"])
    assert tokens(full) == ({}, 2)  # the second guard is taken without making room; the coat asks for it
    assert legal(full) == {"decline", "drop guard"}


def test_R58_E65_Q32_a_guard_may_be_placed_after_a_renewal():
    match = table(guards=[1], hands=["B01"])
    match.play(0, ["renew", "draw"])
    for _ in range(5):
        match.deal(match.chance[0][0])
    match.play(0, "place")
    assert len(hand(match)) == 6
    assert match.position()["guard"] == 0
    assert match.position()["throne"] == ["S01"]


# ---- renewing


def test_E4_R24_R25_discard_and_draw_up_to_six():
    match = table(
        hands=["B03 O01 O02 V05 G09", "", " ".join(f"{c}{n:02}" for c in "BG" for n in range(1, 14) if n not in (3, 9))]
    )
    position = match.position()
    position["draw"], position["hands"][1] = position["draw"][:7], position["draw"][7:]
    match = dz.Match.at(match.box, position)
    match.play(0, ["renew", "discard O01", "discard O02", "discard G09", "discard V05", "draw"])
    for _ in range(5):
        match.deal(match.chance[0][0])
    assert len(hand(match)) == 6
    assert match.position()["discard"] == ["O01", "O02", "G09", "V05"]
    assert len(match.position()["draw"]) == 2


def test_R23_renewing_earns_nothing():
    match = table(hands=["B01 B02"], crowns=[1])
    match.play(0, ["renew", "discard B01", "draw"])
    while match.chance:
        match.deal(match.chance[0][0])
    assert (crowns(match), tokens(match)) == ([1, 0, 0], ({}, 0))


def test_discards_go_in_deck_order_so_that_every_choice_has_one_spelling():
    match = table(hands=["B01 B02 O01"])
    match.play(0, "renew")
    assert legal(match) == {"discard B01", "discard B02", "discard O01", "draw"}
    match.play(0, "discard B02")
    assert legal(match) == {"discard O01", "draw"}


def test_E5_R26_the_draw_pile_is_rebuilt_without_the_king():
    match = with_rest_in_hand(2, throne="S01 O02 G01", discard="V01 V02 V03", hands=["B01 B02"])
    match.play(0, ["renew", "draw"])
    assert match.chance == [(card, 1) for card in ("O02", "V01", "V02", "V03", "S01")]
    for card in ("V01", "V02", "S01", "O02"):
        match.deal(card)
    assert match.position()["draw"] == ["V03"]
    assert match.position()["throne"] == ["G01"]
    assert match.position()["discard"] == []


def test_E6_R27_the_reward_seen_through_the_hole_stays():
    match = with_rest_in_hand(2, throne="S01 O03 G04", discard="V01 V02 V03", hands=["B01 B02"])
    match.play(0, ["renew", "draw"])
    assert [card for card, _ in match.chance] == ["V01", "V02", "V03", "S01"]
    for card in ("V01", "V02", "V03", "S01"):
        match.deal(card)
    assert match.position()["throne"] == ["O03", "G04"]
    assert len(hand(match)) == 6
    assert "R27" in rules_told(match)


def test_E27_Q9_Q12_a_chain_of_holes_leaves_two_cards():
    match = with_rest_in_hand(2, throne="S01 O03 B04 G04", discard="V01", hands=[""])
    match.play(0, ["renew", "draw"])
    for card in ("S01", "B04", "V01"):
        match.deal(card)
    assert hand(match) == ["B04", "V01", "S01"]
    assert match.position()["throne"] == ["O03", "G04"]
    assert is_over_for(match, 0)  # nothing is left to draw


def test_E54_Q12_rebuilt_in_the_middle_of_a_draw():
    match = with_rest_in_hand(2, throne="S01 B05", draw="V09", hands=["O01 O02 O03"])
    match.play(0, ["renew", "discard O01", "discard O02", "draw"])
    assert match.chance == [("V09", 1)]
    match.deal("V09")
    assert [card for card, _ in match.chance] == ["O01", "O02", "S01"]
    for card in ("S01", "O02", "O01"):
        match.deal(card)
    assert hand(match) == ["O01", "O02", "O03", "V09", "S01"]
    assert is_over_for(match, 0)


def test_E46_R25_Q11_a_hand_above_six_draws_nothing():
    match = table(hands=["B01 B02 B03 B05 O01 O02 O03 O05"])
    match.play(0, ["renew", "discard B01", "draw"])
    assert len(hand(match)) == 7
    assert is_over_for(match, 0)


def test_E47_Q14_renewing_six_cards_changes_nothing():
    match = table(hands=["B01 B02 B03 B05 O01 O02"])
    before = match.position()
    match.play(0, ["renew", "draw"])
    assert {**match.position(), "turn": 0, "turns": 0} == before
    assert match.turns == 1


def test_E48_Q38_an_empty_hand_renews():
    match = table()
    assert legal(match) == {"renew"}
    match.play(0, ["renew", "draw"])
    for _ in range(6):
        match.deal(match.chance[0][0])
    assert len(hand(match)) == 6


def test_Q38_an_empty_hand_may_apply_a_law_that_needs_no_card():
    match = table(king="B11", crowns=[0, 1, 1])
    assert legal(match) == {"apply", "renew"}


# ---- a third token


def test_E34_R56_R57_Q27_decline_or_make_room():
    match = table(king="B09", hands=["G01 G02"], coats=[{"blue": 1, "orange": 1}])
    match.play(0, ["apply", "colour green", "pay G01", "pay G02"])
    assert legal(match) == {"decline", "drop coat blue", "drop coat orange"}
    match.play(0, ["decline", "drop coat orange", "coat green"])
    assert tokens(match) == ({"blue": 1, "green": 1}, 0)
    assert supply(match)[2]["orange"] == 2


def test_E62_R57_R58_Q27_give_up_a_coat_for_a_guard_then_decline():
    match = table(2, king="B08", announced="orange", coats=[{"green": 1}], hands=["O01 O02 O03"])
    match.play(0, ["apply", "pay O01", "apply", "pay O02"])
    assert legal(match) == {"decline", "drop coat green", "drop guard"}
    match.play(0, ["drop coat green", "apply", "pay O03", "decline", "place"])
    assert tokens(match) == ({}, 1)
    assert match.position()["guard"] == 0
    assert supply(match)[1] == 2


def test_Q27_a_dropped_coat_may_be_taken_back():
    match = table(2, king="B02", hands=["B01 G01"], coats=[{"violet": 2}])
    match.play(0, ["apply", "pay B01", "pay G01", "drop coat violet"])
    assert "coat violet" in legal(match)


@pytest.mark.parametrize("seed", range(5))
def test_R56_nobody_ever_owns_more_than_two_tokens(seed):
    import random

    from tests.conftest import random_moves
    from tests.crowns13.tables import GAME

    match = dz.Match(GAME.box(), seed=seed)
    for _ in random_moves(match, random.Random(seed), 300):
        position = match.position()
        owned = [sum(c.values()) + g for c, g in zip(position["coats"], position["guards"], strict=True)]
        assert max(owned) <= 2
