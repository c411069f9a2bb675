"""R15 to R19, R28 to R44, R53 to R55, R62, R63: applying the law."""

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
    verbs,
    with_laws,
    with_rest_in_hand,
)

# ---- applying


def test_E1_R16_R29_R31_reveal_two_listed_colours():
    match = table(king="B01", hands=["B05 O07 G03 V02"])
    match.play(0, ["apply", "pay B05", "pay O07"])
    assert crowns(match)[0] == 1
    assert tokens(match) == ({}, 1)
    assert hand(match) == ["B05", "O07", "G03", "V02"]
    assert legal(match) == {"place", "keep"}  # a second application is not possible


def test_R17_E59_the_same_law_several_times():
    match = table(hands=["B01 B02 B03 B05 B06 B07"])
    match.play(0, ["apply", "colour blue", "pay B01", "pay B02", "pay B03"])
    match.play(0, ["apply", "colour blue", "pay B05", "pay B06", "pay B07"])
    assert crowns(match)[0] == 2
    assert is_over_for(match, 0)


def test_R18_R45_each_application_is_finished_before_the_next():
    match = table(king="O05", hands=["O01 O02 O03 O06"])
    match.play(0, ["apply", "pay O01", "pay O02"])
    assert crowns(match)[0] == 2
    assert legal(match) == {"apply", "stop"}
    match.play(0, ["apply", "pay O03", "pay O06"])
    assert crowns(match)[0] == 4  # R45: the reward each time


def test_R19_apply_only_if_the_action_can_be_carried_out():
    assert "apply" not in table(king="O05", hands=["O01 B01"]).legal(0)
    assert "apply" in table(king="O05", hands=["O01 O02"]).legal(0)


def test_E66_Q17_one_may_stop_after_any_application():
    match = table(king="O05", hands=["O01 O02 O03 O06"])
    match.play(0, ["apply", "pay O01", "pay O03", "stop"])
    assert crowns(match)[0] == 2
    assert hand(match) == ["O02", "O06"]


# ---- revealing


def test_E7_R31_one_card_for_each_listed_colour():
    match = table(king="V01", hands=["B05 V07"])
    match.play(0, "apply")
    assert legal(match) == {"pay B05"}  # slots in the order the law lists them: blue, then violet
    match.play(0, ["pay B05", "pay V07"])
    assert hand(match) == ["B05", "V07"]
    assert (crowns(match)[0], tokens(match)) == (1, ({}, 1))


def test_E8_E9_R30_R32_R33_R58_announced_colour():
    match = table(hands=["B08 O01 O02 O03 G01 G02", "O05 O06 B01"])
    match.play(0, ["play B08", "announce orange", "apply", "pay O01", "apply"])
    assert legal(match) == {"pay O02", "pay O03"}  # R30: other cards
    match.play(0, ["pay O02", "stop", "keep"])
    assert tokens(match) == ({}, 2)
    assert len(hand(match)) == 5
    assert match.position()["announced"] == "orange"  # R33
    match.play(1, ["apply", "pay O05", "apply", "pay O06", "place"])
    assert tokens(match, 1) == ({}, 1)
    assert match.position()["guard"] == 1
    assert supply(match)[1] == 0


def test_E10_R34_R48_R58_two_of_the_same_colour():
    match = table(king="B09", hands=["G01 G02 V01"])
    match.play(0, "apply")
    assert legal(match) == {"colour green"}
    match.play(0, ["colour green", "pay G01", "pay G02", "coat blue", "place"])
    assert tokens(match) == ({"blue": 1}, 0)
    assert match.position()["guard"] == 0
    assert hand(match) == ["G01", "G02", "V01"]


def test_E20_R30_R34_a_shown_card_is_not_shown_again():
    match = table(king="B09", hands=["B01 B02 B03"])
    match.play(0, ["apply", "colour blue", "pay B01", "pay B02", "coat violet"])
    assert legal(match) == {"place", "keep"}


def test_E21_Q16_R63_a_coat_just_won_pays_for_the_next_application():
    match = table(king="B09", hands=["G01 G02 V01"])
    match.play(0, ["apply", "colour green", "pay G01", "pay G02", "coat violet"])
    assert legal(match) == {"apply", "stop"}
    match.play(0, "apply")
    assert legal(match) == {"colour violet"}
    match.play(0, ["colour violet", "pay V01", "pay coat violet"])
    assert tokens(match)[0] == {}


def test_E51_Q16_a_coat_won_pays_twice_over():
    match = table(king="B02", hands=["B01 B05 G01"])
    match.play(0, ["apply", "pay B01", "pay G01", "coat green", "apply", "pay B05", "pay coat green", "coat blue"])
    assert crowns(match)[0] == 2
    assert tokens(match) == ({"blue": 1}, 0)
    assert is_over_for(match, 0)  # no third application


def test_E60_R30_R31_one_of_each_colour():
    match = table(king="S02", hands=["B01 O01 G01 V01 V02 S03"])
    match.play(0, ["apply", "pay B01", "pay O01", "pay G01", "pay V01"])
    assert crowns(match)[0] == 3
    assert is_over_for(match, 0)


# ---- discarding


def test_E11_R35_R36_discarded_cards_go_to_the_discard_pile():
    match = table(king="O05", hands=["O01 O02 B01"])
    match.play(0, ["apply", "pay O01", "pay O02"])
    assert match.position()["discard"] == ["O01", "O02"]
    assert match.view(1).position()["discard"] == 2  # face down
    assert crowns(match)[0] == 2
    assert hand(match) == ["B01"]


def test_E2_R37_R52_discard_a_coat_to_steal_a_crown():
    match = table(king="B10", crowns=[2, 5, 3], coats=[{"green": 1}])
    match.play(0, ["apply", "pay coat green", "rob 1"])
    assert crowns(match) == [3, 4, 3]
    assert supply(match)[2]["green"] == 2


def test_R39_any_one_coat_of_the_players_choice():
    match = table(king="B10", crowns=[0, 2], coats=[{"orange": 1, "violet": 1}])
    match.play(0, "apply")
    assert legal(match) == {"pay coat orange", "pay coat violet"}
    match.play(0, ["pay coat violet", "rob 1"])
    assert tokens(match)[0] == {"orange": 1}


def test_E53_R38_R58_a_discarded_crown_goes_back_to_the_supply():
    match = table(king="S03", crowns=[5])
    match.play(0, ["apply", "coat green", "stop", "place"])
    assert crowns(match)[0] == 4
    assert tokens(match) == ({"green": 1}, 0)
    assert match.position()["guard"] == 0
    assert match.data[0]["supply_crowns"] == 61


def test_E63_R17_R37_discarded_guards_go_back_to_the_supply():
    match = table(hands=["B13 O01"], guards=[2])
    match.play(0, ["play B13", "apply", "apply"])
    assert crowns(match)[0] == 4
    assert supply(match)[1] == 4


# ---- once a turn


def test_E12_R41_the_most_of_a_colour():
    match = table(king="G07", hands=["G01 G02 G03 B01", "G05 G06 V01", "V02"])
    match.play(0, "apply")
    assert crowns(match)[0] == 4
    assert [event.kind for event in match.story] == ["applies", "claims_most", "gains_crowns"]
    assert is_over_for(match, 0)  # R40: only once


def test_E13_R42_R40_as_many_means_nobody_gets_anything():
    match = table(king="G07", hands=["G01 G02 G03 B01", "G05 G06 G08", "V02"])
    match.play(0, "apply")
    assert crowns(match) == [0, 0, 0]
    assert "R42" in rules_told(match)
    assert is_over_for(match, 0)


def test_E44_Q20_jokers_count_for_nobody():
    match = table(2, king="G07", hands=["G01 G02 S02", "G03 G05"])
    match.play(0, "apply")
    assert crowns(match) == [0, 0]
    assert "S02" in hand(match)


def test_E43_Q20_Q21_a_card_of_the_colour_is_needed_to_try():
    assert "apply" not in table(king="G07", hands=["B01 S02"], coats=[{"green": 1}]).legal(0)


def test_E14_R43_fewest_crowns():
    match = table(king="B11", crowns=[2, 3, 5])
    match.play(0, "apply")
    assert crowns(match)[0] == 4
    assert is_over_for(match, 0)


def test_E45_R43_a_tie_is_not_fewest():
    assert "apply" not in table(king="B11", crowns=[3, 3, 5]).legal(0)


def test_E56_R43_fewest_crowns_after_a_change():
    match = table(4, crowns=[0, 1, 2, 3], hands=["G11 B01 B02 O01 V01 V02"])
    match.play(0, ["play G11", "apply"])
    assert crowns(match)[0] == 2


def test_E15_R40_R44_exactly_four_cards_once_a_turn():
    match = table(king="B12", hands=["B01 B02 S02 G01"])
    match.play(0, "apply")
    assert crowns(match)[0] == 2
    assert is_over_for(match, 0)


def test_E42_R44_five_cards_are_not_four():
    assert "apply" not in table(king="B12", hands=["B01 B02 B03 B05 B06"]).legal(0)


def test_E41_Q19_the_king_just_played_is_not_in_hand():
    match = table(hands=["B12 B01 B02 B03 G01"])
    match.play(0, ["play B12", "apply"])
    assert crowns(match)[0] == 2
    assert is_over_for(match, 0)


# ---- holes


def test_E25_R28_a_hole_shows_the_reward_below():
    match = table(king="O03", hands=["B04 B01 B02 G01"])
    match.play(0, ["play B04", "apply", "pay B01", "pay B02"])
    assert crowns(match)[0] == 4


def test_E26_Q8_two_holes():
    match = table(throne="S01 O03 B04", hands=["G04 G01 G02"])
    match.play(0, ["play G04", "apply", "pay G01", "pay G02"])
    assert crowns(match)[0] == 4


def test_E28_R28_R30_a_hole_over_a_theft():
    match = table(2, king="B10", crowns=[3, 7], hands=["O04 O01 O02 O03 O05"])
    match.play(0, ["play O04", "apply", "pay O01", "pay O02", "rob 1", "apply", "pay O03", "pay O05", "rob 1"])
    assert crowns(match) == [5, 5]


# ---- coats and jokers


def test_E16_R62_R63_a_coat_fills_a_slot():
    match = table(king="B03", hands=["B01 B02 B05 V01"], coats=[{"blue": 1}])
    match.play(0, ["apply", "pay B01", "pay B02", "pay B05", "pay coat blue"])
    assert crowns(match)[0] == 4
    assert len(hand(match)) == 4
    assert supply(match)[2]["blue"] == 2


def test_E22_R54_R55_a_joker_is_discarded_even_for_a_reveal():
    match = table(king="B01", hands=["B05 S02 G03"])
    match.play(0, ["apply", "pay B05", "pay S02"])
    assert (crowns(match)[0], tokens(match)) == (1, ({}, 1))
    assert match.position()["discard"] == ["S02"]
    assert hand(match) == ["B05", "G03"]


def test_E23_Q22_Q23_all_slots_may_be_jokers():
    match = table(king="B09", hands=["S02 S03"])
    match.play(0, "apply")
    assert legal(match) == {"colour blue", "colour orange", "colour green", "colour violet"}
    match.play(0, ["colour blue", "pay S02", "pay S03", "coat blue", "keep"])
    assert hand(match) == []
    assert tokens(match) == ({"blue": 1}, 1)


def test_E24_R30_R62_card_and_coat():
    match = table(king="B09", hands=["G01"], coats=[{"green": 1}])
    match.play(0, ["apply", "colour green", "pay G01", "pay coat green", "coat green"])
    assert tokens(match) == ({"green": 1}, 1)
    assert hand(match) == ["G01"]
    assert legal(match) == {"place", "keep"}


def test_E29_Q1_R54_the_first_king_is_a_joker_once_shuffled_in():
    match = table(throne="B01", hands=["S01 B05"])
    match.play(0, ["apply", "pay B05", "pay S01"])
    assert (crowns(match)[0], tokens(match)) == (1, ({}, 1))
    assert match.position()["discard"] == ["S01"]


def test_E49_R62_a_coat_in_a_discard():
    match = table(king="O05", hands=["O01 B01"], coats=[{"orange": 1}])
    match.play(0, ["apply", "pay O01", "pay coat orange"])
    assert crowns(match)[0] == 2
    assert match.position()["discard"] == ["O01"]
    assert hand(match) == ["B01"]


def test_E50_Q22_two_jokers_in_a_discard():
    match = table(king="O05", hands=["S02 S03 B01"])
    match.play(0, ["apply", "pay S02", "pay S03"])
    assert crowns(match)[0] == 2
    assert hand(match) == ["B01"]


def test_E64_R33_R54_a_joker_for_the_announced_colour():
    match = table(king="B08", announced="violet", hands=["S02"])
    match.play(0, ["apply", "pay S02", "keep"])
    assert match.position()["discard"] == ["S02"]
    assert tokens(match) == ({}, 1)


def test_Q7_two_specials_are_not_two_of_the_same_colour_as_cards():
    match = table(king="B06", hands=["S02", "V01"])
    assert "apply" in match.legal(0)  # as a joker
    most = table(king="B07", hands=["S02 S03"])
    assert "apply" not in most.legal(0)


# ---- the end


def test_E39_R15_the_thirteenth_crown_wins_at_once():
    match = table(king="B03", crowns=[11, 4, 4], hands=["B01 B02 B05 B06"])
    match.play(0, ["apply", "pay B01", "pay B02", "pay B05", "pay B06"])
    assert match.outcome == dz.Outcome("thirteen_crowns", (0,), (1.0, 0.0, 0.0))
    assert crowns(match) == [13, 4, 4]
    assert match.data[0]["supply_crowns"] == 65 - 21
    assert match.turns == 0  # the winning turn is not counted


def test_R15_nothing_is_resolved_after_the_thirteenth_crown():
    match = table(king="B01", crowns=[12], hands=["B05 O07"])
    match.play(0, ["apply", "pay B05", "pay O07"])
    assert match.over
    assert tokens(match) == ({}, 0)  # the guard of the reward is not taken


def test_E40_Q36_a_stolen_thirteenth_crown_wins():
    match = table(king="B10", crowns=[12, 4, 12], coats=[{"blue": 1, "green": 1}])
    match.play(0, ["apply", "pay coat green", "rob 2"])
    assert match.outcome.winners == (0,)
    assert crowns(match) == [13, 4, 11]


def test_E38_Q15_Q33_a_law_may_be_applied_though_its_reward_is_lost():
    match = table(2, king="B10", crowns=[4, 0], coats=[{"blue": 1}])
    match.play(0, ["apply", "pay coat blue"])
    assert crowns(match) == [4, 0]
    assert tokens(match)[0] == {}
    assert is_over_for(match, 0)


def test_Q37_the_crowns_of_the_supply_never_run_out():
    match = table(5, king="B11", crowns=[11, 12, 12, 12, 12])
    assert match.data[0]["supply_crowns"] == 6
    match.play(0, "apply")
    assert match.outcome.winners == (0,)
    assert match.data[0]["supply_crowns"] == 4


def test_Q39_sixty_applications_are_enough():
    deck = with_laws({"B01": 'do = "reveal", same = 1 | { gain = "coat", n = 1 }'})
    match = table(2, throne="B01", hands=["V01"], options={"deck": deck})
    match.play(0, ["apply", "colour violet", "pay V01", "coat violet"])
    for _ in range(59):
        assert verbs(match) == {"apply", "stop"}
        match.play(0, ["apply", "colour violet", "pay coat violet", "coat violet"])
    assert is_over_for(match, 0)
    assert "Q39" in rules_told(match)


def test_Q40_at_max_turns_most_crowns_win_and_the_guard_is_still_asked():
    match = table(3, crowns=[2, 5, 5], guards=[1], turns=49, options={"max_turns": 50}, hands=["B01"])
    match.play(0, ["renew", "draw"])
    while match.chance:
        match.deal(match.chance[0][0])
    assert legal(match) == {"place", "keep"}
    match.play(0, "keep")
    assert match.outcome == dz.Outcome("max_turns", (1, 2), (0.0, 0.5, 0.5))
    assert (match.turns, match.position()["turn"]) == (50, 0)


def test_everything_can_be_exhausted_without_a_dead_end():
    match = with_rest_in_hand(1, 2, throne="S01", hands=["B01"])
    match.play(0, ["renew", "draw"])
    assert is_over_for(match, 0)
    assert hand(match) == ["B01"]
