"""Layer 1: the rules, by number."""

import pytest

import douzaine as dz
from tests.killer.tools import GAME, at, hp, roll, rules_told, total


def test_R1_R6_R40_the_last_player_living_wins_at_once() -> None:
    match = at([4, 5])
    total(match, 16)
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.story[-1].rule == "R40"
    assert match.actors == ()
    assert match.position()["turn"] == 0
    assert match.position()["turns"] == 0  # a winning turn is not counted


def test_R2_everybody_starts_with_30_or_what_was_agreed() -> None:
    assert hp(dz.Match(GAME.box(players=4, first_player=0), dealer=None)) == [30] * 4
    assert hp(dz.Match(GAME.box(players=3, first_player=0, starting_hp=99), dealer=None)) == [99] * 3


def test_R3_the_first_player_is_drawn_or_named() -> None:
    match = dz.Match(GAME.box(players=3), dealer=None)
    assert match.chance == [("0", 1), ("1", 1), ("2", 1)]
    assert match.position()["hp"] == [30, 30, 30]
    assert match.position()["turn"] == 0
    match.deal("2")
    assert match.position()["turn"] == 2
    assert match.story[0].rule == "R3"
    assert dz.Match(GAME.box(players=3, first_player=1), dealer=None).position()["turn"] == 1


def test_R4_turns_go_clockwise() -> None:
    match = at([30, 30, 30], turn=1)
    turns = []
    for _ in range(4):
        turns.append(match.position()["turn"])
        total(match, 13)
    assert turns == [1, 2, 0, 1]
    assert match.position()["turns"] == 4


def test_R5_R31_an_eliminated_player_takes_no_turns_and_is_no_target() -> None:
    match = at([30, 0, 30])
    total(match, 36)
    assert match.legal(0) == ["attack 2"]
    match.play(0, "attack 2")
    roll(match, 1, 1, 1, 1, 1, 1)
    assert match.position()["turn"] == 2


def test_R7_R9_a_turn_begins_with_all_dice() -> None:
    match = at([30, 30])
    assert match.actors == ()
    for _ in range(6):
        assert match.chance == [(str(face), 1) for face in range(1, 7)]
        roll(match, 3)
    assert match.actors == (0,)
    assert match.chance == []


def test_R8_nothing_is_declared_both_ways_stay_open() -> None:
    """The aim of phase 1 asks for no decision: after any choice of dice both ends may still be reached."""
    match = at([30, 30])
    roll(match, 6, 1, 1, 1, 1, 1)
    assert sorted(match.legal(0)) == ["keep 1", "keep 6"]


def test_R10_dice_are_set_aside_from_high_to_low_within_one_roll() -> None:
    match = at([30, 30])
    roll(match, 6, 5, 4, 4, 2, 1)
    assert sorted(match.legal(0)) == ["keep 1", "keep 2", "keep 4", "keep 5", "keep 6"]
    match.play(0, "keep 4")
    assert sorted(match.legal(0)) == ["keep 1", "keep 2", "keep 4", "roll"]
    match.play(0, "roll")
    roll(match, 6, 6, 6, 6, 6)
    assert sorted(match.legal(0)) == ["keep 6"]


def test_R11_dice_set_aside_are_never_rolled_again() -> None:
    match = at([30, 30])
    roll(match, 6, 5, 1, 1, 1, 1)
    match.play(0, ["keep 6", "keep 5", "roll"])
    roll(match, 2, 2, 2, 2)
    assert match.position()["kept"] == [6, 5]
    assert match.position()["rolled"] == [2, 2, 2, 2]
    assert "R11" in rules_told(match)


def test_R12_the_last_die_ends_the_phase_by_itself() -> None:
    match = at([30, 30])
    roll(match, 3, 3, 3, 3, 3, 3)
    match.play(0, ["keep 3"] * 5)
    assert sorted(match.legal(0)) == ["keep 3", "roll"]
    match.play(0, "keep 3")
    assert match.position()["turn"] == 1


@pytest.mark.parametrize(
    ("points", "result"),
    [
        *zip(range(6, 12), ["A6", "A5", "A4", "A3", "A2", "A1"], strict=True),
        (12, "="),
        *zip(range(13, 22), range(-1, -10, -1), strict=True),
        *zip(range(22, 30), range(-8, 0), strict=True),
        (30, "="),
        *zip(range(31, 37), ["A1", "A2", "A3", "A4", "A5", "A6"], strict=True),
    ],
)
def test_R13_R14_R15_R17_R18_the_table_of_all_totals(points: int, result: str | int) -> None:
    match = at([30, 30])
    total(match, points)
    told = next(event for event in match.story if event.rule == "R13")
    assert told.details == {"total": points}
    if isinstance(result, int):
        assert hp(match) == [30 + result, 30]
        assert match.story[-1].rule == "R14"
    elif result == "=":
        assert match.actors == ()
        assert match.position()["kept"]
        roll(match, 5)
        assert hp(match) == [35, 30]
        assert match.story[-1].rule == "R15"
    else:
        assert match.position()["attack"] == int(result[1:])
        assert match.story[-1].rule == ("R17" if points < 12 else "R18")


def test_R16_exact_totals_without_effect() -> None:
    match = at([30, 30], exact_result="nothing")
    total(match, 12)
    assert hp(match) == [30, 30]
    assert match.story[-1].rule == "R16"


def test_R19_healing_comes_before_the_target_is_named() -> None:
    match = at([30, 30, 30], attack_heal="on")
    total(match, 6)
    assert hp(match) == [36, 30, 30]
    assert match.story[-1].rule == "R19"
    assert match.actors == (0,)


def test_R20_any_living_opponent_can_be_named_but_not_oneself() -> None:
    match = at([30, 30, 30, 0], turn=1)
    total(match, 36)
    assert sorted(match.legal(1)) == ["attack 0", "attack 2"]
    with pytest.raises(dz.IllegalMove):
        match.play(1, "attack 1")
    with pytest.raises(dz.NotYourTurn):
        match.play(0, "attack 2")


def test_R21_naming_nobody_needs_the_option() -> None:
    match = at([30, 30])
    total(match, 36)
    with pytest.raises(dz.IllegalMove):
        match.play(0, "attack nobody")
    match = at([30, 30], forgotten_target=True)
    total(match, 36)
    match.play(0, "attack nobody")
    assert match.story[-1].rule == "R21"


def test_R22_R23_all_hits_and_nothing_else_are_set_aside() -> None:
    match = at([30, 30])
    total(match, 34)
    match.play(0, "attack 1")
    assert match.position()["kept"] == []
    roll(match, 4, 4, 1, 6, 5)
    assert match.position()["rolled"] == [6, 5, 4, 4, 1]
    roll(match, 4)
    assert match.position()["kept"] == [4, 4, 4]
    assert match.position()["hits"] == 3
    assert match.position()["rolled"] == []
    assert [event.rule for event in match.story[-2:]] == ["R22", "R23"]


def test_R24_R26_a_roll_without_a_hit_ends_it_and_hits_times_value_are_lost() -> None:
    match = at([30, 30])
    total(match, 34)
    match.play(0, "attack 1")
    roll(match, 4, 4, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1)
    assert hp(match) == [30, 22]
    assert [event.rule for event in match.story[-2:]] == ["R24", "R26"]


def test_R25_all_dice_hit() -> None:
    match = at([30, 90])
    total(match, 36)
    match.play(0, "attack 1")
    roll(match, 6, 6, 6, 6, 6, 6)
    assert hp(match) == [30, 54]
    assert "R25" in rules_told(match)


def test_R27_there_is_no_limit_to_full_sets() -> None:
    match = at([30, 1000], all_hit="reroll_all")
    total(match, 36)
    match.play(0, "attack 1")
    for _ in range(20):
        roll(match, 6, 6, 6, 6, 6, 6)
    roll(match, 1, 1, 1, 1, 1, 1)
    assert hp(match) == [30, 1000 - 20 * 36]
    assert rules_told(match).count("R27") == 20


def test_R28_R29_R30_luck_can_be_pushed_again_and_again() -> None:
    match = at([30, 1000], all_hit="push_luck")
    total(match, 36)
    match.play(0, "attack 1")
    roll(match, 6, 6, 6, 6, 6, 6)
    assert match.position()["kept"] == [6] * 6
    assert match.position()["rolled"] == []
    match.play(0, "continue")
    assert match.position()["kept"] == []
    roll(match, 6, 6, 6, 6, 6, 6)
    assert match.position()["hits"] == 12
    match.play(0, "continue")
    roll(match, 6, 6, 1, 1, 1, 1)
    match.play(0, "continue")
    assert match.position()["kept"] == [6, 6]
    roll(match, 6, 1, 1, 1)
    assert match.position()["hits"] == 15
    before = match.copy()
    match.play(0, "stop")
    assert hp(match) == [30, 1000 - 15 * 6]
    before.play(0, "continue")
    roll(before, 1, 1, 1)
    assert hp(before) == [30, 1000]
    assert before.story[-1].rule == "R29"


def test_R32_R39_a_ghost_takes_turns_and_can_never_win_nor_be_a_target() -> None:
    match = at([0, 5, 5], turn=2, eliminated_players="ghost")
    total(match, 36)
    assert match.legal(2) == ["attack 1"]
    match.play(2, "attack 1")
    roll(match, 1, 1, 1, 1, 1, 1)
    assert match.position()["turn"] == 0
    total(match, 20)
    total(match, 20)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


def test_R33_a_ghost_does_not_gain_by_its_attack() -> None:
    match = at([0, 9, 9], eliminated_players="ghost", attack_heal=True)
    total(match, 36)
    assert hp(match) == [0, 9, 9]


def test_R34_a_ghost_must_name_a_living_target() -> None:
    match = at([0, 9, 9], eliminated_players="ghost", forgotten_target=True)
    total(match, 36)
    assert sorted(match.legal(0)) == ["attack 1", "attack 2"]


def test_R35_R37_the_fallen_roll_and_nothing_more() -> None:
    match = at([0, 9, 9], eliminated_players="revive", attack_heal=True)
    total(match, 36)
    assert hp(match) == [0, 9, 9]
    assert match.position()["turn"] == 1
    assert match.story[-1].rule == "R37"


def test_R36_an_exact_total_brings_the_fallen_back() -> None:
    match = at([0, 9, 9], eliminated_players="revive")
    total(match, 30)
    assert match.position()["kept"]
    roll(match, 1)
    assert hp(match) == [1, 9, 9]
    assert match.story[-1].rule == "R36"


def test_R38_after_the_last_return_the_fallen_are_skipped() -> None:
    match = at([0, 9, 9], turn=2, returns=[2, 0, 0], eliminated_players="revive", revive_limit=2)
    total(match, 13)
    assert match.position()["turn"] == 1


def test_R39_a_return_cannot_come_once_one_player_is_left() -> None:
    match = at([0, 1, 9], turn=1, eliminated_players="revive")
    total(match, 14)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


def test_Q25_the_safety_stop_is_shared_by_the_living_with_most_hp() -> None:
    box = GAME.box(players=3, max_turns=50)
    match = dz.Match.at(box, {"hp": [8, 9, 8], "turn": 1, "turns": 49})
    total(match, 13)
    assert match.outcome == dz.Outcome("max_turns", (0, 1, 2), (1 / 3, 1 / 3, 1 / 3))
    assert match.position()["turns"] == 50
    assert match.position()["turn"] == 1
    assert match.position()["quiet"] is True


def test_Q25_few_dice_with_healing_attacks_are_warned_of() -> None:
    assert GAME.box(dice_count=4, attack_heal=True).warnings
    assert GAME.box(dice_count=4, attack_heal=True).warning_texts("fr")
    assert not GAME.box(dice_count=5, attack_heal=True).warnings
