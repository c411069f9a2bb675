"""The heroes by the number of their rule, with the timing and the limits that the rulings add."""

import pytest

from douzaine.games.heroes12.heroes import COST, HEROES
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
    token,
    told,
    war,
)

# ---- when recruited


def test_R72_archangel_names_a_region_with_an_own_hero() -> None:
    m = play(war(Side(food=4, hand="archangel", r1="orc", r3="elf"), Side(r2="orc")), "recruit archangel")
    assert sorted(m.legal(0)) == ["region 1", "region 3"]
    assert food(play(m, "region 3"), 0) == [0, 0, 4]


def test_R72_archangel_takes_what_a_limited_supply_has() -> None:
    m = war(Side(food=4, hand="archangel", r1="orc"), Side(food=14), box={"food_supply": 20})
    assert food(play(m, "recruit archangel", "region 1"), 0) == [4, 0, 0]
    m = war(Side(food=4, hand="archangel", r1="orc", f=(1, 0, 0)), Side(food=15), box={"food_supply": 20})
    assert food(play(m, "recruit archangel", "region 1"), 0) == [5, 0, 0]  # the cost went back before
    m = war(Side(food=5, hand="archangel", r1="orc"), Side(food=15), box={"food_supply": 20})
    play(m, "supply", "recruit archangel", "region 1")
    assert food(m, 0) == [4, 0, 0]


def test_R73_behemoth_spares_the_camp() -> None:
    m = play(war(Side(food=5, hand="behemoth"), Side(camp="orc")), "recruit behemoth")
    assert m.actors == (0,)
    assert camp(m, 1) == {"orc": 1}


def test_R73_behemoth_the_opponent_names_region_then_hero() -> None:
    m = play(war(Side(food=5, hand="behemoth"), Side(r1="orc", r3="elf goat")), "recruit behemoth")
    assert sorted(m.legal(1)) == ["region 1", "region 3"]
    assert m.legal(0) == []
    play(m, "region 3", seat=1)
    assert sorted(m.legal(1)) == ["hero elf", "hero goat"]
    play(m, "hero elf", seat=1)
    assert discard(m, 1) == {"elf": 1}
    assert heroes(m, 1, 3) == {"goat": 1}
    assert m.actors == (0,)


def test_R74_only_the_owners_maintenance_takes_a_cannon() -> None:
    m = at(Side(deck="elf"), Side(r1="cannon"), phase="maintenance")
    assert heroes(m, 1, 1) == {"cannon": 1}


def test_R75_chariot_may_leave_everybody_alone() -> None:
    m = war(Side(camp="chariot"), Side(r1="orc golem", r2="goat"))
    play(m, "deploy chariot", "region 1", "food 0", "done")
    assert sorted(m.legal(0)) == ["none", "return orc"]
    play(m, "none")
    assert heroes(m, 1, 1) == {"golem": 1, "orc": 1}


@pytest.mark.parametrize("hero", HEROES)
def test_R75_chariot_moves_costs_below_four(hero: str) -> None:
    m = war(Side(camp="chariot"), Side(r1=hero))
    play(m, "deploy chariot", "region 1", "food 0", "done")
    assert (f"return {hero}" in m.legal(0)) == (COST[HEROES.index(hero)] < 4)


def test_R76_knight_takes_from_camp_or_region() -> None:
    m = play(war(Side(food=3, hand="knight", camp="elf", r2="orc iron_giant")), "recruit knight")
    assert sorted(m.legal(0)) == ["camp", "region 2"]
    twin = play(m.copy(), "camp")
    assert sorted(twin.legal(0)) == ["hero elf", "hero knight"]
    play(m, "region 2", "hero iron_giant")
    assert hand(m, 0) == {"iron_giant": 1}  # nothing is drawn: it is not discarded
    assert heroes(m, 0, 2) == {"orc": 1}


def test_R77_goats_are_asked_one_by_one_regions_1_to_3() -> None:
    m = at(Side(r1="goat", r3="goat goat", camp="goat", f=(1, 0, 1), deck="elf"), phase="maintenance")
    play(m, "no", "yes")
    assert heroes(m, 0, 3) == {"goat": 1}
    assert food(m, 0) == [1, 0, 2]
    play(m, "no")
    assert food(m, 0) == [0, 0, 1]
    assert camp(m, 0) == {"goat": 1}
    assert m.position()["phase"] == "income"


def test_R78_dragon_spares_camps() -> None:
    m = war(Side(food=9, hand="dragon", r1="orc", f=(3, 0, 0)), Side(food=2, r1="elf", f=(1, 0, 0)))
    play(m, "recruit dragon")
    assert (food(m, 0), food(m, 1)) == ([2, 0, 0], [0, 0, 0])
    assert (camp_food(m, 0), camp_food(m, 1)) == (2, 2)


def test_R79_elf_brings_two_food() -> None:
    m = play(war(Side(camp="elf", food=1)), "deploy elf", "region 3", "food 1", "done")
    assert food(m, 0) == [0, 0, 3]


def test_R80_each_falcon_in_a_region_flies_once() -> None:
    m = war(Side(r1="giant_falcon giant_falcon", r2="giant_falcon", camp="giant_falcon", f=(2, 0, 0)))
    assert sorted(m.legal(0)) == ["done", "fly 1", "fly 2"]
    play(m, "fly 1")
    assert m.legal(0) == ["to 2"]
    play(m, "to 2")
    assert m.legal(0) == ["food 0", "food 1", "food 2"]
    play(m, "food 1", "fly 2", "to 3", "food 0")
    assert sorted(m.legal(0)) == ["done", "fly 1"]
    play(m, "fly 1", "to 2", "food 1")  # the last one; nobody is asked for `done`
    assert "supply" in m.legal(0)
    assert m.position()["actions"] == 3
    assert food(m, 0) == [0, 2, 0]


def test_R80_falcons_do_not_fly_later() -> None:
    m = play(war(Side(r1="giant_falcon")), "done")
    assert not [move for move in m.legal(0) if move.startswith("fly")]
    assert "supply" in war(Side(r1="giant_falcon"), actions=2).legal(0)


def test_R81_iron_giant_draws_from_region_but_not_from_hand() -> None:
    m = at(Side(r1="iron_giant", deck="elf orc"), phase="maintenance")
    play(m, "starve iron_giant")
    assert m.chance == [("elf", 1), ("orc", 1)]
    m = play(war(Side(hand="iron_giant orc orc elf elf goat", deck="elf"), actions=0), "end", "drop iron_giant")
    assert sum(hand(m, 0).values()) == 5


def test_R82_goblin_goes_anywhere_or_stays() -> None:
    m = play(war(Side(hand="goblin"), tiles=(None, "city", "mine")), "recruit goblin")
    assert sorted(m.legal(0)) == ["none", "region 1", "region 2", "region 3"]
    assert heroes(play(m.copy(), "region 1"), 0, 1) == {"goblin": 1}
    assert camp(play(m, "none"), 0) == {"goblin": 1}


def test_R83_golem_wins_ties_in_its_own_region_only() -> None:
    tie = Side(r1="golem", r2="orc", f=(1, 1, 0), deck="elf"), Side(r1="golem", r2="orc")
    m = at(*tie)
    assert (cubes(m, 1), cubes(m, 2)) == ([1, 0], [0, 0])


def test_R84_golem_draws_for_tokens_in_advanced_rules_only() -> None:
    side = Side(food=4, hand="golem", deck="orc elf goat", r1="orc", r2="elf", r3="goat")
    m = play(war(side, Side(r3="orc"), box=ADVANCED), "recruit golem")
    deal(m, "orc", "elf")
    assert (m.chance, token(m, 3)) == ([], "tile")
    assert play(war(side), "recruit golem").chance == []
    tie = Side(r1="golem", f=(1, 0, 0), deck="elf"), Side(r1="golem")
    assert cubes(at(*tie, ADVANCED, popularity={1: "tile"}), 1) == [0, 0]


def test_R85_treant_gains_when_deployed_and_when_moved() -> None:
    m = play(war(Side(camp="treant")), "deploy treant", "region 1", "food 0", "done")
    assert food(m, 0) == [1, 0, 0]
    play(m, "move 1", "hero treant", "to 2", "food 1")
    assert food(m, 0) == [0, 2, 0]


def test_R86_steward_serves_regions_in_order() -> None:
    m = war(Side(food=2, hand="steward", r1="orc", r2="orc", r3="orc"), Side(food=18), box={"food_supply": 20})
    play(m, "recruit steward")
    assert food(m, 0) == [1, 1, 0]


def test_R87_orc_takes_one_food_from_each() -> None:
    m = war(Side(camp="orc", food=3), Side(r1="goat", f=(1, 0, 0)))
    play(m, "deploy orc", "region 1", "food 3", "done")
    assert (food(m, 0), food(m, 1)) == ([2, 0, 0], [0, 0, 0])


def test_R88_peasant_takes_two_food() -> None:
    assert camp_food(play(war(Side(hand="peasant", food=1)), "recruit peasant"), 0) == 3


def test_R89_strategist_may_return_nobody() -> None:
    m = play(war(Side(food=1, hand="strategist")), "recruit strategist")
    assert m.legal(0) == ["done"]
    play(m, "done")
    assert "supply" in m.legal(0)
    m = play(war(Side(food=1, hand="strategist", r1="orc")), "recruit strategist", "region 1", "hero orc")
    assert m.legal(0) == ["done"]


def test_R90_ship_adds_costs_of_zero_or_one() -> None:
    m = war(Side(camp="celestial_ship", hand=" ".join(HEROES[:11])))
    play(m, "deploy celestial_ship", "region 1", "food 0", "done")
    cheap = [hero for hero in HEROES[:11] if COST[HEROES.index(hero)] <= 1]
    assert sorted(m.legal(0)) == sorted(["none", *(f"add {hero}" for hero in cheap)])
    play(m, "none")
    assert heroes(m, 0, 1) == {"celestial_ship": 1}


def test_R90_nobody_is_asked_without_a_cheap_card() -> None:
    m = war(Side(camp="celestial_ship", hand="orc dragon"))
    play(m, "deploy celestial_ship", "region 1", "food 0", "done")
    assert "supply" in m.legal(0)


# ---- how abilities meet


def test_Q36_a_goblin_brought_by_a_ship_does_nothing_more() -> None:
    m = war(Side(camp="celestial_ship", hand="goblin"))
    play(m, "deploy celestial_ship", "region 2", "food 0", "done", "add goblin")
    assert heroes(m, 0, 2) == {"celestial_ship": 1, "goblin": 1}
    assert "supply" in m.legal(0)


def test_Q36_a_strategist_may_call_the_ship_and_itself_back() -> None:
    m = war(Side(camp="celestial_ship", hand="strategist", food=2))
    play(m, "deploy celestial_ship", "region 2", "food 2", "done", "add strategist")
    play(m, "region 2", "hero celestial_ship", "region 2", "hero strategist", "done")
    assert camp(m, 0) == {"celestial_ship": 1, "strategist": 1}
    assert food(m, 0) == [0, 0, 0]


def test_Q35_a_chain_goes_on_before_other_abilities_and_before_the_order_is_asked_again() -> None:
    side = Side(camp="celestial_ship elf orc", hand="celestial_ship celestial_ship goat")
    m = war(side, box={"ship_chain": True})
    play(m, "deploy celestial_ship", "region 1", "food 0", "deploy elf", "region 2", "food 0")
    play(m, "deploy orc", "region 3", "food 0", "done", "resolve 1")
    play(m, "add celestial_ship", "add celestial_ship", "add goat")
    assert heroes(m, 0, 1) == {"celestial_ship": 3, "goat": 1}
    assert sorted(m.legal(0)) == ["resolve 2", "resolve 3"]


def test_Q35_a_chain_stops_without_a_cheap_card() -> None:
    m = war(Side(camp="celestial_ship", hand="celestial_ship orc"), box={"ship_chain": True})
    play(m, "deploy celestial_ship", "region 1", "food 0", "done", "add celestial_ship")
    assert "supply" in m.legal(0)


def test_Q37_a_copy_in_the_region_keeps_the_ability() -> None:
    m = war(Side(camp="celestial_ship elf", r2="elf", hand="strategist"))
    play(m, "deploy celestial_ship", "region 1", "food 0", "deploy elf", "region 2", "food 0", "done")
    play(m, "resolve 1", "add strategist", "region 2", "hero elf", "done")
    assert heroes(m, 0, 2) == {"elf": 1}
    assert food(m, 0) == [0, 2, 0]


def test_Q37_a_lost_ability_is_told_and_not_asked_for() -> None:
    m = war(Side(camp="celestial_ship elf orc", hand="strategist"))
    play(m, "deploy celestial_ship", "region 1", "food 0", "deploy elf", "region 2", "food 0")
    play(m, "deploy orc", "region 3", "food 0", "done", "resolve 1", "add strategist")
    play(m, "region 2", "hero elf", "region 3", "hero orc", "done")
    assert "supply" in m.legal(0)
    assert told(m).count("ability_lost") == 2


def test_Q37_an_order_counts_heroes_that_can_do_nothing() -> None:
    m = war(Side(camp="chariot celestial_ship"))
    play(m, "deploy chariot", "region 1", "food 0", "deploy celestial_ship", "region 2", "food 0", "done")
    assert sorted(m.legal(0)) == ["resolve 1", "resolve 2"]
    play(m, "resolve 1")
    assert "supply" in m.legal(0)


def test_Q31_a_returned_hero_works_again() -> None:
    m = war(Side(camp="elf", food=1, hand="strategist"))
    play(m, "deploy elf", "region 1", "food 0", "done", "recruit strategist", "region 1", "hero elf", "done")
    play(m, "deploy elf", "region 2", "food 0", "done")
    assert food(m, 0) == [0, 2, 0]


def test_Q11_a_winner_with_giants_may_draw_them_again() -> None:
    m = at(Side(r1="iron_giant iron_giant orc", deck="elf"), cubes={1: (1, 0)})
    deal(m, "elf")
    assert m.chance == [("iron_giant", 2), ("orc", 1)]


def test_Q47_the_token_is_with_the_loser_while_the_winner_draws() -> None:
    m = at(Side(r1="iron_giant", deck="elf orc"), Side(r1="goat"), ADVANCED, cubes={1: (1, 0)}, popularity={1: 0})
    assert token(m, 1) == 1
    deal(m, "elf")
    assert token(m, 1) == "tile"
