"""R45 to R52: rewards, from the supply and from opponents."""

from tests.crowns13.tables import crowns, hand, is_over_for, legal, rules_told, supply, table, tokens, with_laws


def test_R47_crowns_come_from_the_supply():
    match = table(king="O05", hands=["O01 O02"])
    match.play(0, ["apply", "pay O01", "pay O02"])
    assert (crowns(match)[0], match.data[0]["supply_crowns"]) == (2, 63)


def test_E17_R49_R50_R51_stolen_cards_may_be_split():
    match = table(king="B06", hands=["B01", "V03", "V05"])
    match.play(0, ["apply", "pay B01"])
    assert legal(match) == {"rob 1", "rob 2"}
    match.play(0, "rob 1")
    assert match.chance == [("V03", 1)]
    match.deal("V03")
    assert legal(match) == {"rob 2"}
    match.play(0, "rob 2")
    match.deal("V05")
    assert hand(match) == ["V03", "V05"]


def test_R51_a_stolen_card_is_any_card_of_the_hand():
    match = table(king="B06", hands=["B01", "V03 G01 S02"])
    match.play(0, ["apply", "pay B01", "rob 1"])
    assert match.actors == ()
    assert match.chance == [("G01", 1), ("V03", 1), ("S02", 1)]
    match.deal("V03")
    match.play(0, "rob 1")
    assert match.chance == [("G01", 1), ("S02", 1)]  # from what is left


def test_R52_a_stolen_crown_comes_from_one_opponent():
    match = table(4, king="B10", crowns=[0, 1, 0, 2], coats=[{"blue": 1}])
    match.play(0, ["apply", "pay coat blue"])
    assert legal(match) == {"rob 1", "rob 3"}  # Q33: seat 2 has none
    match.play(0, "rob 3")
    assert crowns(match) == [1, 1, 0, 1]


def test_E35_R46_Q26_a_part_that_cannot_be_got_is_lost():
    match = table(king="B09", guard=2, guards=[0, 2, 1], hands=["G01 G02"])
    match.play(0, ["apply", "colour green", "pay G01", "pay G02", "coat blue"])
    assert tokens(match) == ({"blue": 1}, 0)
    assert "R46" in rules_told(match)


def test_E36_R48_only_coats_of_the_supply_are_offered():
    match = table(king="B09", hands=["G01 G02"], coats=[{}, {"blue": 2}])
    match.play(0, ["apply", "colour green", "pay G01", "pay G02"])
    assert legal(match) == {"coat orange", "coat green", "coat violet"}


def test_E37_R46_Q33_a_second_card_nobody_has_is_lost():
    match = table(2, king="B06", hands=["B01", "V03"])
    match.play(0, ["apply", "pay B01", "rob 1"])
    match.deal("V03")
    assert hand(match) == ["V03"]
    assert rules_told(match)[-1] == "R46"
    assert is_over_for(match, 0)


def test_E52_Q16_R46_a_stolen_card_pays_for_the_next_application():
    match = table(2, king="B06", hands=["B01", "B02 B03"])
    match.play(0, ["apply", "pay B01", "rob 1"])
    match.deal("B02")
    match.play(0, "rob 1")
    match.deal("B03")
    match.play(0, ["apply", "pay B02", "stop"])
    assert hand(match) == ["B03"]
    assert rules_told(match).count("R46") == 2  # both cards of the second reward


def test_E61_R46_Q27_without_a_guard_in_the_supply_nothing_is_asked():
    match = table(2, king="B08", announced="orange", guards=[0, 2], hands=["O01 O02 O03"])
    match.play(0, ["apply", "pay O01", "apply", "pay O02", "apply", "pay O03", "keep"])
    assert tokens(match) == ({}, 2)
    assert supply(match)[1] == 0


# ---- kinds of laws that the stand-in deck does not use


def law(action: str, *steps: str, card: str = "V13"):
    reward = ", ".join(f"{{ {step} }}" for step in steps)
    return {"deck": with_laws({card: f"{action} | {reward}"})}


CROWN = 'gain = "crown", n = 1'


def test_R35_discard_cards_of_the_announced_colour():
    match = table(2, hands=["V13 B01 B02 O01"], options=law('do = "discard", announced = 2', CROWN))
    match.play(0, ["play V13", "announce blue", "apply", "pay B01", "pay B02"])
    assert match.position()["discard"] == ["B01", "B02"]
    assert crowns(match)[0] == 1


def test_R35_discard_cards_of_the_same_colour():
    match = table(2, throne="V13", hands=["G01 G02 O01"], options=law('do = "discard", same = 2', CROWN))
    match.play(0, ["apply", "colour green", "pay G01", "pay G02"])
    assert hand(match) == ["O01"]
    assert crowns(match)[0] == 1


def test_R35_discard_two_coats_in_order():
    options = law('do = "discard", coats = 2', CROWN)
    match = table(2, throne="V13", coats=[{"orange": 1, "violet": 1}], options=options)
    match.play(0, "apply")
    assert legal(match) == {"pay coat orange"}  # violet first would leave nothing in order
    match.play(0, ["pay coat orange", "pay coat violet"])
    assert tokens(match) == ({}, 0)
    assert crowns(match)[0] == 1
    twins = table(2, throne="V13", coats=[{"green": 2}], options=options)
    twins.play(0, ["apply", "pay coat green", "pay coat green"])
    assert crowns(twins)[0] == 1


def test_R35_discard_any_tokens_in_order_guards_last():
    one = law('do = "discard", tokens = 1', CROWN)
    match = table(2, throne="V13", coats=[{"blue": 1}], guards=[1], options=one)
    match.play(0, "apply")
    assert legal(match) == {"pay coat blue", "pay guard"}
    match.play(0, "pay guard")
    assert tokens(match) == ({"blue": 1}, 0)
    assert legal(match) == {"apply", "stop"}
    two = law('do = "discard", tokens = 2', CROWN)
    both = table(2, throne="V13", coats=[{"blue": 1}], guards=[1], options=two)
    both.play(0, "apply")
    assert legal(both) == {"pay coat blue"}
    both.play(0, "pay coat blue")
    assert legal(both) == {"pay guard"}
    both.play(0, "pay guard")
    assert supply(both)[1:] == (4, {"blue": 2, "orange": 2, "green": 2, "violet": 2})


def test_R35_Q35_crowns_to_discard_must_be_owned():
    options = law('do = "discard", crowns = 3', 'gain = "guard", n = 2')
    assert "apply" not in table(2, throne="V13", crowns=[2], options=options).legal(0)
    match = table(2, throne="V13", crowns=[4], options=options)
    match.play(0, ["apply", "keep"])
    assert (crowns(match)[0], tokens(match)) == (1, ({}, 2))


def test_R35_two_guards_at_once_are_settled_unasked():
    options = law('do = "discard", guards = 2', CROWN)
    assert "apply" not in table(2, throne="V13", guards=[1], options=options).legal(0)
    match = table(2, throne="V13", guards=[2], options=options)
    match.play(0, "apply")
    assert (crowns(match)[0], supply(match)[1]) == (1, 4)


def test_R44_an_empty_hand_can_be_a_hand_size():
    match = table(2, throne="V13", options=law('do = "hand_size", n = 0', CROWN))
    match.play(0, "apply")
    assert crowns(match)[0] == 1


def test_R49_a_stolen_guard_is_settled_unasked():
    options = law('do = "fewest_crowns"', 'steal = "guard", n = 2')
    match = table(3, throne="V13", crowns=[0, 1, 1], guards=[0, 1, 2], options=options)
    match.play(0, "apply")
    assert legal(match) == {"rob 1", "rob 2"}
    match.play(0, "rob 1")
    assert legal(match) == {"rob 2"}
    match.play(0, ["rob 2", "keep"])
    assert match.position()["guards"] == [2, 0, 1]


def test_R49_R50_stolen_coats_are_chosen():
    options = law('do = "fewest_crowns"', 'steal = "coat", n = 2')
    match = table(
        3, throne="V13", crowns=[0, 1, 1], guards=[0, 1, 0], coats=[{}, {"blue": 1}, {"green": 2}], options=options
    )
    match.play(0, ["apply", "rob 1"])
    assert legal(match) == {"take coat blue"}  # not the guard
    match.play(0, ["take coat blue", "rob 2", "take coat green"])
    assert tokens(match) == ({"blue": 1, "green": 1}, 0)
    assert tokens(match, 2) == ({"green": 1}, 0)


def test_R49_a_stolen_token_is_a_coat_or_a_guard():
    options = law('do = "fewest_crowns"', 'steal = "token", n = 1')
    match = table(2, throne="V13", crowns=[0, 1], guards=[0, 1], coats=[{}, {"violet": 1}], options=options)
    match.play(0, ["apply", "rob 1"])
    assert legal(match) == {"take coat violet", "take guard"}
    match.play(0, ["take guard", "keep"])
    assert tokens(match) == ({}, 1)


def test_Q27_a_theft_with_two_tokens_makes_room_before_the_victim_is_named():
    options = law('do = "fewest_crowns"', 'steal = "token", n = 2')
    match = table(2, throne="V13", crowns=[0, 1], guards=[1, 1], coats=[{"blue": 1}, {"violet": 1}], options=options)
    match.play(0, "apply")
    assert legal(match) == {"decline", "drop coat blue", "drop guard"}
    match.play(0, ["drop coat blue", "rob 1", "take coat violet"])
    assert legal(match) == {"decline", "drop coat violet", "drop guard"}  # unit by unit
    match.play(0, ["decline", "keep"])
    assert tokens(match) == ({"violet": 1}, 1)
    assert tokens(match, 1) == ({}, 1)


def test_Q27_with_nobody_to_rob_nothing_is_asked():
    options = law('do = "fewest_crowns"', 'steal = "coat", n = 2', CROWN)
    match = table(2, throne="V13", crowns=[0, 1], guards=[2, 1], options=options)
    match.play(0, "apply")
    assert crowns(match)[0] == 1
    assert [event.rule for event in match.story].count("R46") == 2


def test_R50_stolen_crowns_may_be_split_and_steps_follow_their_order():
    options = law('do = "hand_size", n = 0', 'steal = "crown", n = 3', 'steal = "card", n = 1', CROWN)
    match = table(3, throne="V13", crowns=[0, 2, 2], hands=["", "B01"], options=options)
    match.play(0, ["apply", "rob 1", "rob 2", "rob 2"])
    assert crowns(match) == [3, 1, 0]
    match.play(0, "rob 1")
    match.deal("B01")
    assert crowns(match) == [4, 1, 0]
