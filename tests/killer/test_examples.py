"""Layer 1: the worked examples, by number."""

import pytest

import douzaine as dz
from tests.killer.tools import GAME, at, hp, roll, rules_told, total


@pytest.mark.parametrize(
    ("example", "points", "left"),
    [("S1", 27, 27), ("S2", 18, 24), ("K1", 21, 21)],
)
def test_S1_S2_K1_a_middling_total_costs_the_distance_to_the_nearer_threshold(
    example: str, points: int, left: int
) -> None:
    match = at([30, 30])
    total(match, points)
    assert hp(match) == [left, 30]
    assert match.position()["turn"] == 1


@pytest.mark.parametrize(("points", "loss"), [(13, 1), (29, 1), (20, 8), (22, 8)])
def test_K2_losses(points: int, loss: int) -> None:
    match = at([30, 30])
    total(match, points)
    assert hp(match) == [30 - loss, 30]


@pytest.mark.parametrize(
    ("example", "points", "value"),
    [
        ("S3", 32, 2),
        ("S3", 10, 2),
        ("S4", 34, 4),
        ("S4", 8, 4),
        ("K3", 6, 6),
        ("K3", 36, 6),
        ("K3", 11, 1),
        ("K3", 31, 1),
    ],
)
def test_S3_S4_K3_attack_values(example: str, points: int, value: int) -> None:
    match = at([30, 30])
    total(match, points)
    assert match.position()["attack"] == value
    assert match.legal(0) == ["attack 1"]


@pytest.mark.parametrize("points", [33, 9])
def test_S5_three_hits_of_three_cost_nine(points: int) -> None:
    match = at([30, 19])
    total(match, points)
    match.play(0, "attack 1")
    roll(match, 1, 2, 2, 3, 4, 6)
    assert match.position()["hits"] == 1
    roll(match, 2, 3, 3, 5, 6)
    roll(match, 1, 5, 6)
    assert hp(match) == [30, 10]
    damage = next(event for event in match.story if event.rule == "R26")
    assert damage.details == {"target": 1, "hits": 3, "value": 3, "hp": 10}
    assert rules_told(match).count("R22") == 3


@pytest.mark.parametrize(("example", "points", "die", "left"), [("K4", 12, 4, 32), ("K5", 30, 6, 34)])
def test_K4_K5_exact_totals_heal_without_ceiling(example: str, points: int, die: int, left: int) -> None:
    match = at([28, 30])
    total(match, points)
    assert match.chance == [(str(face), 1) for face in range(1, 7)]
    roll(match, die)
    assert hp(match) == [left, 30]
    assert match.position()["turn"] == 1
    assert match.position()["attack"] == 0


def test_K6_exact_totals_may_do_nothing() -> None:
    match = at([28, 30], exact_result="nothing")
    total(match, 30)
    assert hp(match) == [28, 30]
    assert match.position()["turn"] == 1
    assert "R16" in rules_told(match)
    assert "R15" not in rules_told(match)


def test_K7_all_dice_set_aside_at_once() -> None:
    match = at([30, 30])
    roll(match, 6, 6, 5, 5, 5, 4)
    match.play(0, ["keep 6", "keep 6", "keep 5", "keep 5", "keep 5", "keep 4"])
    assert match.position()["attack"] == 1
    assert match.position()["kept"] == [6, 6, 5, 5, 5, 4]


def test_K8_one_die_a_roll_makes_exactly_six_rolls() -> None:
    match = at([30, 30])
    rolls = 0
    for left, kept in zip(range(6, 0, -1), (6, 6, 5, 6, 4, 5), strict=True):
        roll(match, *([kept] + [1] * (left - 1)))
        rolls += 1
        if left == 1:
            assert match.legal(0) == [f"keep {kept}"]
        match.play(0, f"keep {kept}")
        if left > 1:
            match.play(0, "roll")
    assert rolls == 6
    assert match.position()["attack"] == 2


def test_K9_at_least_one_die_must_be_set_aside() -> None:
    match = at([30, 30])
    roll(match, 6, 6, 5, 5, 5, 4)
    before = match.record()
    with pytest.raises(dz.IllegalMove):
        match.play(0, "roll")
    assert match.record() == before


def test_K10_only_dice_of_the_roll_can_be_set_aside() -> None:
    match = at([30, 30])
    roll(match, 6, 6, 5, 5, 5, 4)
    before = match.record()
    with pytest.raises(dz.IllegalMove):
        match.play(0, "keep 3")
    assert match.record() == before
    match.play(0, ["keep 6", "roll"])
    for _ in range(5):
        assert match.chance
        roll(match, 2)
    assert not match.chance
    assert match.position()["rolled"] == [2] * 5


def attacking(value: int, hp: list[int], **options: object) -> dz.Match:
    """Seat 0 attacks seat 1 with a value."""
    match = at(hp, **options)
    total(match, 30 + value)
    match.play(0, "attack 1")
    return match


def test_K11_an_attack_can_miss_at_once() -> None:
    match = attacking(5, [30, 30])
    roll(match, 1, 2, 2, 3, 4, 6)
    assert hp(match) == [30, 30]
    assert match.position()["turn"] == 1


def six_fives(match: dz.Match) -> None:
    roll(match, 5, 5, 5, 1, 2, 6)
    roll(match, 5, 5, 2)
    roll(match, 5)


def test_K12_no_die_left_ends_the_attack() -> None:
    match = attacking(5, [30, 40])
    six_fives(match)
    assert hp(match) == [30, 10]
    assert match.position()["turn"] == 1


def test_K13_all_dice_are_taken_up_again() -> None:
    match = attacking(5, [30, 50], all_hit="reroll_all")
    six_fives(match)
    assert match.position()["kept"] == []
    roll(match, 5, 5, 1, 1, 1, 1)
    roll(match, 2, 3, 4, 6)
    assert hp(match) == [30, 10]


def test_K14_stop_with_six_hits() -> None:
    match = attacking(5, [30, 50], all_hit="push_luck")
    six_fives(match)
    assert sorted(match.legal(0)) == ["continue", "stop"]
    match.play(0, "stop")
    assert hp(match) == [30, 20]


def test_K15_continue_and_lose_everything() -> None:
    match = attacking(5, [30, 50], all_hit="push_luck")
    six_fives(match)
    match.play(0, "continue")
    roll(match, 1, 1, 2, 3, 4, 6)
    assert hp(match) == [30, 50]
    assert match.position()["turn"] == 1
    assert "R29" in rules_told(match)


def test_K16_continue_hit_and_stop() -> None:
    match = attacking(5, [30, 50], all_hit="push_luck")
    six_fives(match)
    match.play(0, "continue")
    roll(match, 5, 1, 2, 3, 4, 6)
    assert match.position()["rolled"] == [6, 4, 3, 2, 1]
    match.play(0, "stop")
    assert hp(match) == [30, 15]


def test_K17_continue_twice_and_lose_all_seven() -> None:
    match = attacking(5, [30, 50], all_hit="push_luck")
    six_fives(match)
    match.play(0, "continue")
    roll(match, 5, 1, 2, 3, 4, 6)
    match.play(0, "continue")
    roll(match, 1, 1, 2, 3, 4)
    assert hp(match) == [30, 50]


def test_K18_a_miss_before_the_first_full_set_loses_nothing() -> None:
    match = attacking(5, [30, 50], all_hit="push_luck")
    roll(match, 5, 5, 1, 1, 2, 3)
    roll(match, 1, 2, 3, 4)
    assert hp(match) == [30, 40]


def test_K19_exactly_zero_is_eliminated_and_skipped() -> None:
    match = attacking(3, [10, 9, 5])
    roll(match, 3, 3, 3, 1, 1, 1)
    roll(match, 1, 2, 4)
    assert hp(match) == [10, 0, 5]
    assert match.position()["turn"] == 2
    total(match, 31)
    assert match.legal(2) == ["attack 0"]
    match.play(2, "attack 0")
    roll(match, 2, 2, 2, 2, 2, 2)
    assert match.position()["turn"] == 0
    total(match, 31)
    assert match.legal(0) == ["attack 2"]


def test_K20_hp_never_drop_below_zero() -> None:
    match = attacking(6, [30, 5, 30])
    roll(match, 6, 6, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1)
    assert hp(match) == [30, 0, 30]
    assert "R5" in rules_told(match)


def test_K21_the_own_roll_can_eliminate_and_the_other_wins_at_once() -> None:
    match = at([4, 5])
    total(match, 18)
    assert match.outcome == dz.Outcome("last_standing", (1,), (0.0, 1.0))


def test_K22_the_next_living_player_goes_on() -> None:
    match = at([4, 5, 1])
    total(match, 20)
    assert hp(match) == [0, 5, 1]
    assert match.position()["turn"] == 1
    assert not match.over


def test_K23_the_attacker_heals_before_the_roll() -> None:
    match = at([10, 30], attack_heal=True)
    total(match, 33)
    assert hp(match) == [13, 30]
    match.play(0, "attack 1")
    roll(match, 1, 1, 1, 1, 1, 1)
    assert hp(match) == [13, 30]


def test_K24_a_forgotten_target_makes_the_attacker_the_target() -> None:
    match = at([10, 30], forgotten_target=True)
    total(match, 10)
    assert sorted(match.legal(0)) == ["attack 1", "attack nobody"]
    match.play(0, "attack nobody")
    assert match.position()["target"] == 0
    roll(match, 2, 2, 1, 1, 3, 3)
    roll(match, 2, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert hp(match) == [4, 30]


def test_K25_one_can_heal_and_eliminate_oneself_in_one_turn() -> None:
    match = at([6, 30], forgotten_target=True, attack_heal=True)
    total(match, 10)
    assert hp(match) == [8, 30]
    match.play(0, "attack nobody")
    roll(match, 2, 2, 2, 2, 1, 3)
    roll(match, 1, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@pytest.mark.parametrize(
    ("example", "dice", "points", "result"),
    [
        *(
            ("K26", 5, points, result)
            for points, result in {25: "A1", 7: "A4", 17: -6, 18: -6, 11: "=", 24: "="}.items()
        ),
        *(("K27", 4, points, result) for points, result in {14: -4, 4: "A6", 24: "A6", 12: -2}.items()),
        *(("K28", 3, points, result) for points, result in {10: -1, 11: -1, 8: "A1", 13: "A1"}.items()),
    ],
)
def test_K26_K27_K28_other_numbers_of_dice(example: str, dice: int, points: int, result: str | int) -> None:
    match = at([30, 30], dice_count=dice)
    total(match, points)
    if isinstance(result, int):
        assert hp(match) == [30 + result, 30]
    elif result == "=":
        assert len(match.chance) == 6
        assert match.position()["attack"] == 0
    else:
        assert match.position()["attack"] == int(result[1:])


def test_K29_a_ghost_attacks_and_is_no_target() -> None:
    match = at([0, 9, 20], eliminated_players="ghost")
    total(match, 33)
    match.play(0, "attack 2")
    roll(match, 3, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert hp(match) == [0, 9, 17]
    total(match, 33)
    assert match.legal(1) == ["attack 2"]


@pytest.mark.parametrize("points", [20, 30])
def test_K30_a_ghost_neither_loses_nor_heals(points: int) -> None:
    match = at([0, 9, 20], eliminated_players="ghost")
    total(match, points)
    assert hp(match) == [0, 9, 20]
    assert match.position()["turn"] == 1
    assert "R33" in rules_told(match)


def test_K31_a_ghost_can_end_the_match() -> None:
    match = at([0, 3, 20], eliminated_players="ghost")
    total(match, 33)
    match.play(0, "attack 1")
    roll(match, 3, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


def pass_turn(match: dz.Match) -> None:
    """The seat whose turn it is attacks the highest seat it can and misses."""
    seat = match.position()["turn"]
    total(match, 36)
    match.play(seat, sorted(match.legal(seat))[-1])
    roll(match, 1, 1, 1, 1, 1, 1)


def test_K32_a_return_and_a_final_elimination() -> None:
    match = at([0, 9, 20], eliminated_players="revive")
    total(match, 12)
    roll(match, 5)
    assert hp(match) == [5, 9, 20]
    assert match.position()["returns"] == [1, 0, 0]
    pass_turn(match)
    pass_turn(match)
    total(match, 21)
    assert hp(match) == [0, 9, 20]
    assert "R38" in rules_told(match)
    pass_turn(match)
    pass_turn(match)
    assert match.position()["turn"] == 1


@pytest.mark.parametrize("points", [36, 18])
def test_K33_other_totals_do_nothing_for_the_fallen(points: int) -> None:
    match = at([0, 9, 20], eliminated_players="revive")
    total(match, points)
    assert hp(match) == [0, 9, 20]
    assert match.position()["turn"] == 1
    pass_turn(match)
    pass_turn(match)
    assert match.position()["turn"] == 0


def test_K34_a_return_works_even_if_exact_totals_do_nothing() -> None:
    match = at([0, 9, 20], eliminated_players="revive", exact_result="nothing")
    total(match, 30)
    roll(match, 2)
    total(match, 30)
    assert hp(match) == [2, 9, 20]


def test_K35_one_roll_capital() -> None:
    match = dz.Match(GAME.box(first_player=0, starting_hp_mode="one_roll"), dealer=None)
    roll(match, 1, 3, 3, 4, 6)
    assert match.position()["rolled"] == [6, 4, 3, 3, 1]
    roll(match, 6)
    assert hp(match) == [23, 0]
    assert match.position()["turn"] == 1
    assert match.position()["quiet"] is False


def test_K36_kept_roll_capital() -> None:
    match = dz.Match(GAME.box(first_player=0, starting_hp_mode="kept_roll"), dealer=None)
    roll(match, 6, 6, 1, 1, 1, 1)
    match.play(0, ["keep 6", "keep 6", "roll"])
    roll(match, 5, 1, 1, 1)
    match.play(0, ["keep 5", "roll"])
    roll(match, 6, 5, 4)
    match.play(0, ["keep 6", "keep 5", "keep 4"])
    assert hp(match) == [32, 0]
    assert match.position()["turn"] == 1


def test_K37_five_dice_attack() -> None:
    match = at([30, 6], dice_count=5)
    total(match, 30)
    assert match.position()["attack"] == 6
    match.play(0, "attack 1")
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1)
    assert hp(match) == [30, 0]
    assert match.over
