"""Rules R44 to R71 by number: the five phases; and rulings that no rule or example shows."""

from collections import Counter

import pytest

import douzaine as dz
from douzaine.games.heroes12.heroes import (
    TILE_COUNT,
    TILE_VP,
)
from tests.heroes12.tools import (
    ADVANCED,
    GAME,
    SET,
    Side,
    at,
    camp,
    camp_food,
    cubes,
    deal,
    discard,
    food,
    force,
    hand,
    heroes,
    play,
    tile,
    token,
    war,
)

# ---- Control


def test_R44_force_is_summed_over_each_side() -> None:
    m = at(Side(r1="orc elf goat"), Side(r1="dragon"), phase="military")
    assert force(m, 0, 1) == 7
    assert force(m, 1, 1) == 6
    assert cubes(at(Side(r1="orc elf goat", f=(3, 0, 0)), Side(r1="dragon")), 1) == [1, 0]
    assert cubes(at(Side(r1="orc elf", f=(2, 0, 0)), Side(r1="dragon")), 1) == [0, 0]


def test_R45_a_cube_on_a_free_slot() -> None:
    m = at(Side(r2="orc", r3="orc", f=(0, 1, 1)), cubes={2: (2, 3), 3: (0, 2)})
    assert cubes(m, 2) == [3, 3]
    assert cubes(m, 3) == [1, 2]


def test_R46_without_a_free_slot_the_tile_is_won() -> None:
    m = at(Side(r3="orc", deck="elf"), cubes={3: (2, 0)})
    assert m.position()["vp"] == [3, 0]
    m = at(Side(r3="orc", f=(0, 0, 1)), cubes={3: (1, 2)})
    assert m.position()["vp"] == [0, 0]


def test_R47_the_active_holder_of_the_token_wins_ties() -> None:
    tie = Side(r1="orc", f=(1, 0, 0)), Side(r1="orc")
    assert cubes(at(*tie, ADVANCED, popularity={1: 0}), 1) == [1, 0]
    assert cubes(at(*tie, ADVANCED, popularity={1: 1}), 1) == [0, 0]
    assert cubes(at(*tie, ADVANCED, popularity={1: "tile"}), 1) == [0, 0]
    assert cubes(at(Side(r1="elf", f=(1, 0, 0)), Side(r1="orc"), ADVANCED, popularity={1: 0}), 1) == [0, 0]


def test_R48_R49_R50_R51_R52_R53_winning_a_tile_step_by_step() -> None:
    m = at(
        Side(r1="iron_giant orc", f=(2, 0, 0), deck="elf goat"),
        Side(r1="elf", f=(1, 0, 0)),
        cubes={1: (1, 1)},
    )
    assert m.chance == [("goat", 1), ("elf", 1)]  # the Iron Giant draws before anybody goes home
    assert cubes(m, 1) == [0, 0]
    assert (food(m, 0)[0], food(m, 1)[0]) == (0, 0)
    assert discard(m, 0) == {"iron_giant": 1, "orc": 1}
    assert heroes(m, 1, 1) == {"elf": 1}
    assert (tile(m, 1), m.position()["vp"]) == ("farm", [0, 0])
    deal(m, "elf")
    assert heroes(m, 1, 1) == {}
    assert camp(m, 1) == {"elf": 1}
    assert (tile(m, 1), m.position()["vp"]) == (None, [2, 0])
    assert m.position()["regions"][0]["below"] == 1
    assert m.chance == [("farm", 2), ("mine", 1)]
    deal(m, "farm")
    assert (tile(m, 1), m.position()["regions"][0]["below"]) == ("farm", 0)
    assert m.position()["hidden_tiles"] == {"farm": 1, "mine": 1}


def test_R54_the_token_goes_on_the_new_tile() -> None:
    m = at(Side(r1="orc", deck="elf"), Side(r1="goat"), ADVANCED, cubes={1: (1, 0)}, popularity={1: 0})
    assert (tile(m, 1), token(m, 1)) == (None, "tile")
    deal(m, "farm")
    assert token(m, 1) == "tile"
    m = at(Side(r1="orc", deck="elf"), box=ADVANCED, cubes={1: (1, 0)}, below={1: 0})
    assert token(m, 1) is None


# ---- Maintenance, Income


def test_R55_one_food_for_each_hero() -> None:
    m = at(Side(r1="orc", r2="orc elf", f=(4, 2, 0)), phase="maintenance")
    assert food(m, 0) == [3, 0, 0]


def test_R56_heroes_starve_one_by_one() -> None:
    m = at(Side(r1="iron_giant orc orc", f=(1, 0, 0), deck="elf"), phase="maintenance")
    assert sorted(m.legal(0)) == ["starve iron_giant", "starve orc"]
    play(m, "starve iron_giant")
    assert m.chance == [("elf", 1)]
    deal(m, "elf")
    assert m.legal(0) == ["starve orc"]
    play(m, "starve orc")
    assert heroes(m, 0, 1) == {"orc": 1}


def test_R57_R58_two_food_and_a_card() -> None:
    m = at(Side(food=1, deck="orc elf"), phase="income")
    assert camp_food(m, 0) == 3
    assert m.position()["phase"] == "income"
    deal(m, "elf")
    assert hand(m, 0) == {"elf": 1}
    assert m.position()["phase"] == "military"


# ---- Military


def test_R59_three_actions_in_any_order() -> None:
    m = war(Side(food=3, hand="orc", r3="elf"))
    for left, moves in ((2, ["move 3", "hero elf", "to 2", "food 0"]), (1, ["recruit orc"]), (0, ["supply"])):
        assert "end" not in m.legal(0)
        play(m, *moves)
        assert m.position()["actions"] == left
    assert m.legal(0) == ["end"]


def test_R60_cards_give_extra_actions_used_at_once() -> None:
    m = play(war(Side(hand="orc elf")), "burn orc")
    assert "supply" in m.legal(0)
    assert not [move for move in m.legal(0) if move.startswith(("burn", "end"))]
    assert m.position()["actions"] == 3
    assert m.position()["extra"] is True
    play(m, "supply")
    assert m.position()["actions"] == 3
    play(m, "supply", "supply", "supply")
    assert sorted(m.legal(0)) == ["burn elf", "end"]
    play(m, "burn elf", "supply")
    assert m.legal(0) == ["end"]
    assert camp_food(m, 0) == 5


def test_R61_supply_is_one_food() -> None:
    assert camp_food(play(war(), "supply"), 0) == 1
    m = war(Side(food=12), Side(food=8), box={"food_supply": 20})
    assert camp_food(play(m, "supply"), 0) == 12


def test_R62_only_what_the_camp_can_pay_is_recruited() -> None:
    m = war(Side(food=2, hand="orc elf goblin", r1="goat", f=(5, 0, 0)))
    assert sorted(move for move in m.legal(0) if move.startswith("recruit")) == ["recruit elf", "recruit goblin"]
    play(m, "recruit elf")
    assert camp_food(m, 0) == 0


def test_R63_a_recruit_uses_its_ability() -> None:
    assert camp_food(play(war(Side(hand="peasant")), "recruit peasant"), 0) == 2


def test_R64_up_to_one_hero_to_each_region() -> None:
    m = war(Side(camp="goat goat goat goblin"))
    play(m, "deploy goat", "region 2", "food 0")
    assert sorted(m.legal(0)) == ["deploy goat", "deploy goblin", "done"]
    play(m, "deploy goblin")
    assert sorted(m.legal(0)) == ["region 1", "region 3"]
    play(m, "region 3", "food 0", "deploy goat", "region 1", "food 0")
    assert m.legal(0) == ["done"]
    assert m.position()["actions"] == 2
    play(m, "done")
    assert camp(m, 0) == {"goat": 1}


def test_R65_deployed_heroes_take_food_along() -> None:
    m = play(war(Side(camp="goat peasant", food=3)), "deploy goat", "region 1")
    assert m.legal(0) == ["food 0", "food 1", "food 2", "food 3"]
    assert camp(m, 0) == {"goat": 1, "peasant": 1}
    play(m, "food 2", "deploy peasant", "region 2")
    assert m.legal(0) == ["food 0", "food 1"]
    play(m, "food 1", "done")
    assert food(m, 0) == [2, 1, 0]
    assert camp_food(m, 0) == 0
    m = play(war(Side(camp="goat", food=25)), "deploy goat", "region 1")
    assert len(m.legal(0)) == 21


def test_R66_abilities_in_the_order_chosen() -> None:
    m = war(Side(camp="elf orc", food=0), Side(r2="goat", f=(0, 2, 0)))
    play(m, "deploy elf", "region 1", "food 0", "deploy orc", "region 2", "food 0", "done")
    assert food(m, 0) == [0, 0, 0]
    assert food(m, 1) == [0, 2, 0]
    play(m, "resolve 2")
    assert food(m, 1) == [0, 1, 0]
    assert food(m, 0) == [2, 0, 0]  # the last one is applied unasked


def test_R67_move_to_an_adjacent_region() -> None:
    m = war(Side(r1="orc elf", camp="goat"))
    assert "move 1" in m.legal(0)
    assert not {"move 2", "move 3"} & set(m.legal(0))
    play(m, "move 1")
    assert sorted(m.legal(0)) == ["hero elf", "hero orc"]
    play(m, "hero orc", "to 2", "food 0")
    assert (heroes(m, 0, 1), heroes(m, 0, 2)) == ({"elf": 1}, {"orc": 1})
    assert m.position()["actions"] == 2


def test_R68_a_moved_hero_takes_food_of_its_region() -> None:
    m = play(war(Side(r1="orc elf", f=(2, 0, 0), food=9)), "move 1", "hero orc", "to 2")
    assert m.legal(0) == ["food 0", "food 1", "food 2"]
    play(m, "food 1")
    assert food(m, 0) == [1, 1, 0]
    assert camp_food(m, 0) == 9


def test_R69_a_moved_hero_uses_its_ability() -> None:
    m = play(war(Side(r1="treant elf")), "move 1", "hero treant", "to 2", "food 0")
    assert food(m, 0) == [0, 1, 0]
    play(m, "move 1", "hero elf", "to 2", "food 0")
    assert food(m, 0) == [0, 1, 0]


# ---- end of turn


def test_R70_down_to_five_cards() -> None:
    m = play(war(Side(hand="orc orc elf elf goat goat"), actions=0), "end")
    assert sorted(m.legal(0)) == ["drop elf", "drop goat", "drop orc"]
    assert m.position()["phase"] == "end"
    play(m, "drop goat")
    assert sum(hand(m, 0).values()) == 5
    assert play(war(Side(hand="orc orc elf elf goat"), actions=0), "end").position()["turn"] == 1


def test_R71_then_the_other_player_is_active() -> None:
    m = play(war(None, Side(r1="orc", f=(1, 0, 0)), actions=0), "end")
    assert m.actors == (1,)
    assert cubes(m, 1) == [0, 1]
    assert m.turns == 3


# ---- rulings that no rule or example shows


def test_Q45_one_faction_for_both_only_if_agreed() -> None:
    with pytest.raises(dz.BadOption):
        GAME.box(faction_1="elves", faction_2="elves")
    assert GAME.box(faction_1="elves", faction_2="elves", allow_same_faction=True)
    assert len(dz.Match(GAME.box(), dealer=None).chance) == 12
    assert len(dz.Match(GAME.box(allow_same_faction=True), dealer=None).chance) == 16


def test_Q12_the_tiles_last() -> None:
    assert sum(vp * n for vp, n in zip(TILE_VP, TILE_COUNT, strict=True)) == 16


def test_Q49_the_safety_stop_shares_equal_points() -> None:
    m = war(Side(vp=2), Side(vp=2), actions=0, turns=19, box={"max_turns": 20})
    play(m, "end")
    assert m.outcome == dz.Outcome("max_turns", (0, 1), (0.5, 0.5))
    assert (m.position()["turn"], m.position()["turns"], m.position()["phase"]) == (0, 20, "end")
    m = play(war(Side(vp=2), Side(vp=3), actions=0, turns=19, box={"max_turns": 20}), "end")
    assert m.outcome == dz.Outcome("max_turns", (1,), (0.0, 1.0))


def test_exact_counts_of_the_set_up() -> None:
    """All 60 layouts of tiles are equally likely: their weights multiply to the same product."""
    layouts: Counter[tuple[str, ...]] = Counter()

    def open_tiles(m: dz.Match, weight: int, shown: tuple[str, ...]) -> None:
        if len(shown) == 3:
            layouts[shown] += weight
            return
        for name, each in m.chance:
            twin = m.copy()
            twin.deal(name)
            open_tiles(twin, weight * each, (*shown, name))

    open_tiles(dz.Match(GAME.box(**SET, first_player=0), dealer=None), 1, ())
    assert sum(layouts.values()) == 120
    assert sum(n for shown, n in layouts.items() if "city" in shown) == 60
    assert layouts["farm", "farm", "farm"] == 6


def test_random_matches_end_by_victory() -> None:
    result = dz.simulate(GAME.box(), games=3000, seed=8, cores=1)
    assert result.reasons == {"victory": 3000}
    assert 24 <= result.turns_percentile(50) <= 32
