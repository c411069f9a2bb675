"""Worked examples X29 to X66: actions, heroes, advanced rules, options and set-up."""

import pytest

import douzaine as dz
from tests.heroes12.tools import (
    ADVANCED,
    DECK,
    GAME,
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

TWO_SUPPLIES = ("supply", "supply")


# ---- actions


def test_X29_the_first_turn_has_no_income() -> None:
    box = GAME.box(deck_mode="tournament", deck_1=DECK, deck_2=DECK, first_player=0)
    m = deal(dz.Match(box, dealer=None), "farm", "farm", "mine", "orc", "dragon", "elf", "orc", "orc", "elf")
    m.play(0, "done")
    m.play(1, "done")
    assert m.position()["phase"] == "military"
    play(m, "supply", "supply", "supply", "end")
    assert camp_food(m, 0) == 3
    assert hand(m, 0) == {"dragon": 1, "elf": 1, "orc": 1}


def test_X30_recruiting_costs_food() -> None:
    m = play(war(Side(food=3, hand="orc")), "recruit orc", *TWO_SUPPLIES)
    assert camp(m, 0) == {"orc": 1}
    assert camp_food(m, 0) == 2


def test_X31_a_burnt_card_is_a_fourth_action() -> None:
    m = play(war(Side(hand="orc elf")), "supply", "supply", "burn elf", "supply", "recruit orc")
    assert camp_food(m, 0) == 0
    assert camp(m, 0) == {"orc": 1}
    assert discard(m, 0) == {"elf": 1}
    assert m.legal(0) == ["end"]


def test_X32_a_burnt_iron_giant_draws_nothing() -> None:
    m = play(war(Side(hand="iron_giant", deck="elf"), actions=0), "burn iron_giant", "supply")
    assert hand(m, 0) == {}
    assert m.position()["decks"][0] == {"elf": 1}
    assert camp_food(m, 0) == 1


def test_X33_one_deploy_three_abilities() -> None:
    m = war(Side(camp="elf orc chariot", food=5), Side(r2="golem peasant", r3="goat", f=(0, 1, 2)))
    play(m, "deploy elf", "region 1", "food 0", "deploy orc", "region 2", "food 2")
    play(m, "deploy chariot", "region 3", "food 1", "done")
    assert sorted(m.legal(0)) == ["resolve 1", "resolve 2", "resolve 3"]
    play(m, "resolve 3", "return goat", "resolve 1", *TWO_SUPPLIES)
    assert food(m, 0) == [2, 1, 1]
    assert camp_food(m, 0) == 4
    assert food(m, 1) == [0, 0, 0]
    assert camp(m, 1) == {"goat": 1}


def test_X34_a_chariot_cannot_move_a_treant() -> None:
    m = war(Side(camp="chariot"), Side(r1="treant"))
    play(m, "deploy chariot", "region 1", "food 0", "done")
    assert "supply" in m.legal(0)
    assert heroes(m, 1, 1) == {"treant": 1}


def test_X35_a_treant_moves_with_food_and_finds_more() -> None:
    m = play(war(Side(r1="treant", f=(3, 0, 0))), "move 1", "hero treant", "to 2", "food 2")
    assert food(m, 0) == [0, 3, 0]


def test_X36_region_1_touches_only_region_2() -> None:
    m = play(war(Side(r1="orc")), "move 1", "hero orc")
    assert m.legal(0) == ["to 2"]


def test_X37_a_falcon_flies_free() -> None:
    m = war(Side(r2="giant_falcon orc", f=(0, 2, 0)))
    assert sorted(m.legal(0)) == ["done", "fly 2"]
    play(m, "fly 2", "to 3", "food 1", "supply", "supply", "supply")
    assert food(m, 0) == [0, 1, 1]
    assert camp_food(m, 0) == 3
    assert m.legal(0) == ["end"]


def test_X38_a_falcon_in_camp_is_not_asked() -> None:
    m = war(Side(camp="giant_falcon"))
    assert "supply" in m.legal(0)


def test_X39_an_archangel_feeds_a_region() -> None:
    m = play(war(Side(food=4, hand="archangel", r2="elf")), "recruit archangel")
    assert m.legal(0) == ["region 2"]
    play(m, "region 2")
    assert food(m, 0) == [0, 4, 0]
    assert camp_food(m, 0) == 0


def test_X40_an_archangel_without_a_hero_in_a_region() -> None:
    m = play(war(Side(food=4, hand="archangel")), "recruit archangel")
    assert food(m, 0) == [0, 0, 0]
    assert "supply" in m.legal(0)


def test_X41_the_opponent_chooses_for_the_behemoth() -> None:
    m = war(Side(food=5, hand="behemoth"), Side(r1="iron_giant", r2="dragon", f=(2, 1, 0), deck="elf"))
    play(m, "recruit behemoth")
    assert m.actors == (1,)
    assert sorted(m.legal(1)) == ["region 1", "region 2"]
    play(m, "region 1", "hero iron_giant", seat=1)
    deal(m, "elf")
    assert hand(m, 1) == {"elf": 1}
    assert food(m, 1) == [0, 1, 0]
    assert m.actors == (0,)


def test_X42_a_knight_alone_takes_itself_back() -> None:
    m = play(war(Side(food=3, hand="knight")), "recruit knight")
    assert m.legal(0) == ["camp"]
    play(m, "camp")
    assert m.legal(0) == ["hero knight"]
    play(m, "hero knight")
    assert hand(m, 0) == {"knight": 1}
    assert camp_food(m, 0) == 0


def test_X43_a_knight_takes_a_peasant_back() -> None:
    m = war(Side(food=3, hand="knight", r1="peasant", f=(2, 0, 0)))
    play(m, "recruit knight", "region 1", "hero peasant", "recruit peasant", "supply")
    assert food(m, 0) == [0, 0, 0]
    assert camp(m, 0) == {"knight": 1, "peasant": 1}
    assert camp_food(m, 0) == 3


def test_X44_a_dragon_costs_everybody_food() -> None:
    m = war(
        Side(food=7, hand="dragon", r1="orc", r2="elf", f=(1, 0, 0)),
        Side(r2="orc", r3="goat", f=(0, 2, 1)),
    )
    play(m, "recruit dragon")
    assert food(m, 0) == [0, 0, 0]
    assert food(m, 1) == [0, 1, 0]


def test_X45_an_orc_hits_its_own_food() -> None:
    m = play(war(Side(camp="orc", food=1)), "deploy orc", "region 1", "food 1", "done")
    assert food(m, 0) == [0, 0, 0]


def test_X46_a_goblin_goes_free() -> None:
    m = play(war(Side(hand="goblin")), "recruit goblin", "region 3", *TWO_SUPPLIES)
    assert heroes(m, 0, 3) == {"goblin": 1}
    assert m.legal(0) == ["end"]


def test_X47_a_steward_feeds_every_region_with_heroes() -> None:
    m = play(war(Side(food=2, hand="steward", r1="elf", r3="orc goat")), "recruit steward")
    assert food(m, 0) == [1, 0, 1]


def test_X48_a_strategist_calls_back() -> None:
    m = war(Side(food=1, hand="strategist", r1="elf", r3="orc goat", f=(2, 0, 1)))
    play(m, "recruit strategist", "region 1", "hero elf", "region 3", "hero goat", "done")
    assert camp(m, 0) == {"elf": 1, "goat": 1, "strategist": 1}
    assert food(m, 0) == [0, 0, 1]


def test_X49_a_ship_brings_a_peasant() -> None:
    m = war(Side(camp="celestial_ship", food=1, hand="peasant orc"))
    play(m, "deploy celestial_ship", "region 2", "food 1", "done")
    assert sorted(m.legal(0)) == ["add peasant", "none"]
    play(m, "add peasant", *TWO_SUPPLIES)
    assert heroes(m, 0, 2) == {"celestial_ship": 1, "peasant": 1}
    assert food(m, 0) == [0, 1, 0]
    assert camp_food(m, 0) == 4


def test_X50_a_ship_brings_a_cannon_for_nothing() -> None:
    m = war(Side(camp="celestial_ship", hand="cannon"))
    play(m, "deploy celestial_ship", "region 2", "food 0", "done", "add cannon")
    assert force(m, 0, 2) == 6
    assert camp_food(m, 0) == 0


def test_X51_ships_do_not_chain() -> None:
    m = war(Side(camp="celestial_ship", hand="celestial_ship cannon"))
    play(m, "deploy celestial_ship", "region 2", "food 0", "done", "add celestial_ship")
    assert force(m, 0, 2) == 4
    assert hand(m, 0) == {"cannon": 1}
    assert "supply" in m.legal(0)


def test_X52_ships_chain_if_agreed() -> None:
    m = war(Side(camp="celestial_ship", hand="celestial_ship cannon"), box={"ship_chain": True})
    play(m, "deploy celestial_ship", "region 2", "food 0", "done", "add celestial_ship", "add cannon")
    assert force(m, 0, 2) == 8
    assert "supply" in m.legal(0)


def test_X53_an_ability_is_lost_with_its_hero() -> None:
    m = war(Side(camp="celestial_ship elf", hand="strategist"))
    play(m, "deploy celestial_ship", "region 1", "food 0", "deploy elf", "region 2", "food 0", "done")
    play(m, "resolve 1", "add strategist", "region 2", "hero elf", "done")
    assert camp(m, 0) == {"elf": 1}
    assert food(m, 0) == [0, 0, 0]
    assert heroes(m, 0, 1) == {"celestial_ship": 1, "strategist": 1}
    assert "supply" in m.legal(0)


def test_X54_hand_limit() -> None:
    m = war(Side(hand="dragon orc elf elf goat goat peasant"), actions=0)
    play(m, "end")
    assert m.position()["phase"] == "end"
    play(m, "drop dragon", "drop orc")
    assert sum(hand(m, 0).values()) == 5
    assert discard(m, 0) == {"dragon": 1, "orc": 1}
    assert m.position()["turn"] == 1


# ---- advanced rules, options, set-up


def test_X55_popularity_passes_at_once() -> None:
    m = war(Side(camp="elf", r3="peasant", food=2, deck="dragon"), Side(camp="orc"), box=ADVANCED)
    play(m, "deploy elf", "region 1", "food 2", "done", "supply", "supply", "end")
    assert token(m, 1) == 0
    play(m, "deploy orc", "region 1", "food 0", "done", "supply", "supply", "end", seat=1)
    assert token(m, 1) == 0
    m.play(0, "starve peasant")
    deal(m, "dragon")
    play(m, "move 1", "hero elf", "to 2", "food 0")
    assert token(m, 1) == 1


def test_X56_the_token_breaks_a_tie() -> None:
    m = at(Side(r1="elf", f=(1, 0, 0)), Side(r1="goat"), ADVANCED, popularity={1: 0})
    assert cubes(m, 1) == [1, 0]


def test_X57_a_chariot_takes_food_and_token() -> None:
    m = war(Side(camp="chariot"), Side(r1="goat", f=(2, 0, 0)), box=ADVANCED, popularity={1: 1})
    play(m, "deploy chariot", "region 1", "food 0", "done", "return goat")
    assert food(m, 1) == [0, 0, 0]
    assert token(m, 1) == 0


def test_X58_the_advanced_golem_draws() -> None:
    m = war(Side(food=4, hand="golem", deck="orc elf goat", r1="orc", r2="elf"), box=ADVANCED)
    play(m, "recruit golem")
    deal(m, "orc", "goat")
    assert hand(m, 0) == {"goat": 1, "orc": 1}
    assert m.chance == []


def test_X59_the_token_goes_with_the_last_tile() -> None:
    m = at(Side(r1="orc"), box=ADVANCED, cubes={1: (1, 0)}, below={1: 0})
    assert m.position()["vp"] == [2, 0]
    assert tile(m, 1) is None
    assert token(m, 1) is None


def test_X60_a_limited_supply_gives_what_it_has() -> None:
    m = at(Side(food=10, deck="orc"), Side(food=9), {"food_supply": 20}, phase="income")
    deal(m, "orc")
    assert camp_food(m, 0) == 11
    assert hand(m, 0) == {"orc": 1}


def test_X61_a_mulligan_puts_cards_under_the_deck() -> None:
    box = GAME.box(deck_mode="tournament", deck_1=DECK, deck_2=DECK, first_player=0)
    m = deal(dz.Match(box, dealer=None), "farm", "farm", "mine", "orc", "elf", "goat", "orc", "orc", "elf")
    play(m, "under orc", "under elf", "done")
    deal(m, "peasant", "dragon")
    deck, under = m.position()["decks"][0], m.position()["bottoms"][0]
    assert under == ["orc", "elf"]
    assert sum(deck.values()) + len(under) == 9
    assert hand(m, 0) == {"dragon": 1, "goat": 1, "peasant": 1}


def test_X62_the_second_player_has_all_phases() -> None:
    box = GAME.box(deck_mode="tournament", deck_1=DECK, deck_2=DECK, first_player=0)
    m = deal(dz.Match(box, dealer=None), "farm", "farm", "mine", "orc", "elf", "goat", "orc", "orc", "elf")
    m.play(0, "done")
    m.play(1, "done")
    play(m, "supply", "supply", "supply", "end")
    deal(m, "goat")
    assert m.actors == (1,)
    assert camp_food(m, 1) == 2
    assert sum(hand(m, 1).values()) == 4


def test_X63_a_draft_makes_two_decks_of_twelve() -> None:
    m = dz.Match(GAME.box(deck_mode="draft"), seed=3)
    while m.position()["phase"] == "setup" and m.legal(m.actors[0])[0].startswith("pick"):
        seat = m.actors[-1]
        m.play(seat, m.legal(seat)[0])
    kept = [sum(m.position()["hands"][seat].values()) + sum(m.position()["decks"][seat].values()) for seat in (0, 1)]
    assert kept == [12, 12]
    assert int(m.data[0]["pool"].sum()) == 12


@pytest.mark.parametrize(("deck", "code"), [(["cannon"] * 3 + ["orc"] * 2, "T2"), (["orc"] * 2, "T1")])
def test_X64_decks_are_refused(deck: list[str], code: str) -> None:
    rest = ["elf", "elf", "goat", "goat", "peasant", "peasant", "dragon", "dragon", "golem"]
    deck = deck + rest[: 12 - len(deck) if code == "T2" else 9]
    with pytest.raises(dz.BadDeck) as refused:
        GAME.box(deck_mode="tournament", deck_1=deck, deck_2=DECK)
    assert [finding.code for finding in refused.value.errors] == [code]


def test_X65_recruit_deploy_and_move_in_one_turn() -> None:
    m = war(Side(hand="goblin"))
    play(m, "recruit goblin", "none", "deploy goblin", "region 1", "food 0", "done")
    play(m, "move 1", "hero goblin", "to 2", "food 0")
    assert heroes(m, 0, 2) == {"goblin": 1}
    assert m.legal(0) == ["end"]


def test_X66_a_hand_may_be_larger_in_the_others_turn() -> None:
    m = war(Side(food=5, hand="behemoth"), Side(hand="orc orc elf elf goat", r1="iron_giant", deck="goat"))
    play(m, "recruit behemoth")
    play(m, "region 1", "hero iron_giant", seat=1)
    deal(m, "goat")
    assert sum(hand(m, 1).values()) == 6
    play(m, "supply", "supply", "end")
    assert sum(hand(m, 1).values()) >= 6
