"""Worked examples X1 to X28: Control, Maintenance and Income. The others are in `test_examples_military.py`."""

import douzaine as dz
from tests.heroes12.tools import (
    ADVANCED,
    Side,
    at,
    camp,
    camp_food,
    cubes,
    deal,
    discard,
    food,
    hand,
    heroes,
    play,
    tile,
)

# ---- Control


def test_X1_higher_force_puts_a_cube() -> None:
    m = at(Side(r1="orc", f=(2, 0, 0)), Side(r1="elf", f=(1, 0, 0)))
    assert cubes(m, 1) == [1, 0]


def test_X2_a_full_side_wins_the_tile() -> None:
    m = at(Side(r1="orc", f=(2, 0, 0), deck="dragon"), Side(r1="elf", f=(1, 0, 0)), cubes={1: (1, 0)})
    assert m.chance == [("farm", 2), ("mine", 1)]
    deal(m, "mine")
    assert m.position()["vp"] == [2, 0]
    assert cubes(m, 1) == [0, 0]
    assert food(m, 0) == [0, 0, 0]
    assert food(m, 1) == [0, 0, 0]
    assert discard(m, 0) == {"orc": 1}
    assert camp(m, 1) == {"elf": 1}
    assert tile(m, 1) == "mine"
    assert m.position()["regions"][0]["below"] == 0


def test_X3_a_tie_does_nothing() -> None:
    m = at(Side(r1="elf"), Side(r1="goat"))
    assert cubes(m, 1) == [0, 0]


def test_X4_the_golem_of_the_active_player_wins_a_tie() -> None:
    m = at(Side(r1="golem"), Side(r1="cannon"))
    assert cubes(m, 1) == [1, 0]


def test_X5_the_golem_of_the_other_does_not() -> None:
    m = at(Side(r1="cannon"), Side(r1="golem"))
    assert cubes(m, 1) == [0, 0]


def test_X6_the_token_wins_a_tie_for_its_holder_only() -> None:
    m = at(Side(r1="golem", f=(3, 0, 0)), Side(r1="cannon"), ADVANCED, popularity={1: 1})
    assert cubes(m, 1) == [0, 0]
    play(m, "supply", "supply", "supply", "end")
    assert cubes(m, 1) == [0, 1]


def test_X7_nobody_anywhere_does_nothing() -> None:
    m = at()
    assert [cubes(m, region) for region in (1, 2, 3)] == [[0, 0]] * 3


def test_X8_a_single_peasant_beats_an_empty_side() -> None:
    assert cubes(at(Side(r1="peasant", f=(1, 0, 0))), 1) == [1, 0]


def test_X9_cubes_stay_when_superiority_is_lost() -> None:
    m = at(Side(r2="orc", f=(0, 1, 0)), Side(r2="golem"), cubes={2: (2, 1)})
    assert cubes(m, 2) == [2, 1]
    play(m, "supply", "supply", "supply", "end")
    assert cubes(m, 2) == [2, 2]


def test_X10_the_city_is_won_after_three_cubes() -> None:
    m = at(Side(r2="orc", f=(0, 1, 0)), Side(r2="elf", f=(0, 3, 0)), cubes={2: (3, 2)})
    deal(m, "farm")
    assert m.position()["vp"] == [4, 0]
    assert cubes(m, 2) == [0, 0]
    assert food(m, 0) == [0, 0, 0]
    assert food(m, 1) == [0, 0, 0]
    assert tile(m, 2) == "farm"


def test_X11_seven_points_win_and_nothing_is_turned_up() -> None:
    m = at(Side(r1="orc", vp=5), Side(vp=6), cubes={1: (1, 0)})
    assert m.outcome == dz.Outcome("victory", (0,), (1.0, 0.0))
    assert m.position()["vp"] == [7, 6]
    assert tile(m, 1) is None
    assert m.position()["regions"][0]["below"] == 1
    assert m.chance == []


def test_X12_the_match_ends_before_the_next_region_is_compared() -> None:
    m = at(Side(r1="orc", r3="orc", vp=5), cubes={1: (1, 0), 3: (2, 0)})
    assert m.outcome is not None
    assert m.position()["vp"] == [7, 0]
    assert cubes(m, 3) == [2, 0]
    assert heroes(m, 0, 3) == {"orc": 1}


def test_X13_points_add_up_within_one_phase() -> None:
    m = at(Side(r1="orc", r3="orc", vp=2), cubes={1: (1, 0), 3: (2, 0)})
    assert not m.over
    deal(m, "farm")
    assert m.outcome is not None
    assert m.position()["vp"] == [7, 0]
    assert tile(m, 3) is None


def test_X14_a_region_without_a_tile_is_skipped() -> None:
    m = at(Side(r1="orc", f=(1, 0, 0)), tiles=(None, "city", "mine"))
    assert cubes(m, 1) == [0, 0]
    assert heroes(m, 0, 1) == {"orc": 1}


def test_X15_iron_giants_draw_after_all_heroes_are_discarded() -> None:
    m = at(Side(r1="iron_giant iron_giant"), cubes={1: (1, 0)})
    assert m.chance == [("iron_giant", 2)]
    assert m.position()["vp"] == [0, 0]
    deal(m, "iron_giant", "iron_giant")
    assert m.position()["vp"] == [2, 0]
    deal(m, "farm")
    assert hand(m, 0) == {"iron_giant": 2}


def test_X16_all_seven_cubes() -> None:
    m = at(
        Side(r1="orc", r2="orc", r3="orc", f=(1, 1, 1)),
        tiles=("mine", "city", "mine"),
        cubes={1: (1, 0), 2: (2, 0), 3: (1, 0)},
    )
    assert [cubes(m, region)[0] for region in (1, 2, 3)] == [2, 3, 2]


# ---- Maintenance and Income


def test_X17_food_is_spent_and_a_hero_starves() -> None:
    m = at(Side(r1="orc elf goblin", f=(2, 0, 0), deck="dragon"), phase="maintenance")
    assert food(m, 0) == [0, 0, 0]
    assert sorted(m.legal(0)) == ["starve elf", "starve goblin", "starve orc"]
    play(m, "starve goblin")
    assert discard(m, 0) == {"goblin": 1}
    assert heroes(m, 0, 1) == {"elf": 1, "orc": 1}
    assert m.position()["phase"] == "income"


def test_X18_food_is_left_over() -> None:
    assert food(at(Side(r1="orc elf", f=(3, 0, 0)), phase="maintenance"), 0) == [1, 0, 0]


def test_X19_only_the_active_player_feeds() -> None:
    m = at(None, Side(r1="orc"), phase="maintenance")
    assert heroes(m, 1, 1) == {"orc": 1}


def test_X20_a_goat_feeds_an_orc() -> None:
    m = at(Side(r1="goat orc", deck="dragon"), phase="maintenance")
    assert sorted(m.legal(0)) == ["no", "yes"]
    play(m, "yes")
    assert food(m, 0) == [0, 0, 0]
    assert heroes(m, 0, 1) == {"orc": 1}
    assert discard(m, 0) == {"goat": 1}


def test_X21_a_goat_kept_starves_with_the_orc() -> None:
    m = at(Side(r1="goat orc", deck="dragon"), phase="maintenance")
    play(m, "no", "starve goat", "starve orc")
    assert heroes(m, 0, 1) == {}
    assert discard(m, 0) == {"goat": 1, "orc": 1}


def test_X22_a_lone_goat_feeds_nobody() -> None:
    m = at(Side(r1="goat", f=(2, 0, 0)), phase="maintenance")
    play(m, "yes")
    assert food(m, 0) == [0, 0, 0]
    assert heroes(m, 0, 1) == {}


def test_X23_cannons_leave_camp_and_region() -> None:
    m = at(Side(camp="cannon", r1="cannon", f=(2, 0, 0), deck="dragon"), phase="maintenance")
    assert discard(m, 0) == {"cannon": 2}
    assert food(m, 0) == [0, 0, 0]
    assert camp(m, 0) == {}


def test_X24_a_cannon_controls_before_it_goes() -> None:
    m = at(Side(r1="cannon", deck="dragon"), Side(r1="orc"))
    assert cubes(m, 1) == [1, 0]
    assert discard(m, 0) == {"cannon": 1}


def test_X25_the_cannon_goes_before_the_goat_is_asked() -> None:
    m = at(Side(r1="goat cannon orc", deck="dragon"), phase="maintenance")
    assert heroes(m, 0, 1) == {"goat": 1, "orc": 1}
    play(m, "yes")
    assert heroes(m, 0, 1) == {"orc": 1}
    assert food(m, 0) == [0, 0, 0]
    assert m.position()["phase"] == "income"


def test_X26_income_is_two_food_and_a_card() -> None:
    m = at(Side(deck="orc"), phase="income")
    assert m.chance == [("orc", 1)]
    deal(m, "orc")
    assert camp_food(m, 0) == 2
    assert hand(m, 0) == {"orc": 1}


def test_X27_an_empty_deck_is_made_of_the_discard_pile() -> None:
    m = at(Side(discard="orc elf"), phase="income")
    assert m.chance == [("elf", 1), ("orc", 1)]
    deal(m, "orc")
    assert hand(m, 0) == {"orc": 1}
    assert m.position()["decks"][0] == {"elf": 1}
    assert discard(m, 0) == {}


def test_X28_nothing_to_draw() -> None:
    m = at(phase="income")
    assert camp_food(m, 0) == 2
    assert hand(m, 0) == {}
    assert m.actors == (0,)
