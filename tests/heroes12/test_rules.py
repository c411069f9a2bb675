"""Rules R1 to R42 by number: cards, set-up, decks, what always holds, the first turn."""

import pytest

import douzaine as dz
from douzaine.games.heroes12.heroes import (
    COST,
    FACTION_DECKS,
    FACTIONS,
    FORCE,
    HEROES,
    PRINTED,
    TILE_COUNT,
    TILE_SLOTS,
    TILE_VP,
    TILES,
)
from tests.heroes12.tools import (
    ADVANCED,
    DECK,
    GAME,
    SET,
    Side,
    at,
    camp_food,
    cubes,
    deal,
    discard,
    food,
    hand,
    heroes,
    play,
    rules_told,
    token,
    war,
)


def opened(first: int = 0, **options: object) -> dz.Match:
    """A match whose tiles and opening hands are dealt; the first player may change cards."""
    m = dz.Match(GAME.box(**{**SET, "first_player": first, **options}), dealer=None)
    return deal(m, "farm", "farm", "mine", "orc", "elf", "goat", "orc", "dragon", "elf")


# ---- cards, tiles, zones


def test_R1_cards_have_force_cost_name_factions_and_an_ability() -> None:
    listed = {
        "archangel": (4, 3), "behemoth": (5, 5), "cannon": (1, 4), "chariot": (3, 3), "knight": (3, 4),
        "goat": (1, 2), "dragon": (7, 6), "elf": (2, 2), "giant_falcon": (1, 2), "iron_giant": (2, 3),
        "goblin": (0, 2), "golem": (4, 4), "treant": (4, 4), "steward": (2, 2), "orc": (3, 3),
        "peasant": (0, 1), "strategist": (1, 2), "celestial_ship": (1, 2),
    }  # fmt: skip
    assert dict(zip(HEROES, zip(COST, FORCE, strict=True), strict=True)) == listed
    for hero in HEROES:
        for lang in ("en", "fr"):
            assert GAME.words.text(f"hero-{hero}", lang)
            assert GAME.words.text(f"hero-{hero}.effect", lang)


@pytest.mark.parametrize(("name", "slots"), [("farm", 1), ("mine", 2), ("city", 3)])
def test_R2_each_side_of_a_tile_has_its_own_slots(name: str, slots: int) -> None:
    m = at(tiles=(None, None, name), cubes={3: (slots, slots)})
    assert cubes(m, 3) == [slots, slots]
    with pytest.raises(dz.BadPosition):
        at(tiles=(None, None, name), cubes={3: (slots + 1, 0)})


def test_R3_six_tiles_of_three_kinds() -> None:
    assert dict(zip(TILES, zip(TILE_COUNT, TILE_SLOTS, TILE_VP, strict=True), strict=True)) == {
        "farm": (3, 1, 2),
        "mine": (2, 2, 3),
        "city": (1, 3, 4),
    }


def test_R4_R62_the_camp_holds_recruits_and_food() -> None:
    m = play(war(Side(food=5, hand="elf")), "recruit elf")
    assert m.position()["camps"][0] == {"heroes": {"elf": 1}, "food": 3}


def test_R5_three_regions_take_heroes() -> None:
    m = play(war(Side(camp="orc")), "deploy orc")
    assert sorted(m.legal(0)) == ["region 1", "region 2", "region 3"]


def test_R6_sides_of_a_region_are_separate() -> None:
    m = at(Side(r1="orc", f=(3, 0, 0)), Side(r1="orc", f=(2, 0, 0)), phase="maintenance")
    assert food(m, 0) == [2, 0, 0]
    assert food(m, 1) == [2, 0, 0]


@pytest.mark.parametrize(("origin", "targets"), [(1, ["to 2"]), (2, ["to 1", "to 3"]), (3, ["to 2"])])
def test_R7_adjacent_regions(origin: int, targets: list[str]) -> None:
    m = play(war(Side(**{f"r{origin}": "orc"})), f"move {origin}", "hero orc")
    assert sorted(m.legal(0)) == targets


def test_R8_a_region_without_tiles_still_takes_heroes() -> None:
    m = war(Side(camp="orc", r2="elf"), tiles=(None, "city", "mine"))
    play(m, "deploy orc", "region 1", "food 0", "done", "move 2", "hero elf", "to 1", "food 0")
    assert heroes(m, 0, 1) == {"elf": 1, "orc": 1}


# ---- set-up


def test_R9_rules_are_normal_or_advanced() -> None:
    assert GAME.box().options["rules"] == "normal"
    assert GAME.box(rules="advanced").data[0]["advanced"] == 1
    with pytest.raises(dz.BadOption):
        GAME.box(rules="expert")


def test_R10_three_ways_to_make_decks() -> None:
    assert GAME.box().options["deck_mode"] == "factions"
    assert dz.Match(GAME.box(deck_mode="draft"), seed=1).position()["phase"] == "setup"
    assert dz.Match(GAME.box(**SET), seed=1).position()["phase"] == "setup"


def test_R11_R12_golems_fit_the_rules() -> None:
    tie = Side(r1="golem", deck="orc"), Side(r1="cannon")
    assert cubes(at(*tie), 1) == [1, 0]
    assert cubes(at(*tie, ADVANCED, popularity={1: "tile"}), 1) == [0, 0]
    assert at().position()["regions"][0]["popularity"] is None
    assert at(box=ADVANCED).position()["regions"][0]["popularity"] == "tile"


def test_R13_nobody_starts_with_food() -> None:
    assert [c["food"] for c in opened().position()["camps"]] == [0, 0]


def test_R14_three_piles_of_two_with_the_top_tile_open() -> None:
    m = dz.Match(GAME.box(**SET, first_player=0), dealer=None)
    assert [(r["tile"], r["below"]) for r in m.position()["regions"]] == [(None, 2)] * 3
    assert m.chance == [("farm", 3), ("mine", 2), ("city", 1)]
    deal(m, "city")
    assert m.chance == [("farm", 3), ("mine", 2)]
    deal(m, "farm", "mine")
    assert [(r["tile"], r["below"]) for r in m.position()["regions"]] == [("city", 1), ("farm", 1), ("mine", 1)]
    assert m.position()["hidden_tiles"] == {"farm": 2, "mine": 1}


def test_R15_a_token_on_each_visible_tile() -> None:
    m = dz.Match(GAME.box(**SET, first_player=0, rules="advanced"), dealer=None)
    assert [token(m, region) for region in (1, 2, 3)] == [None] * 3
    deal(m, "city")
    assert [token(m, region) for region in (1, 2, 3)] == ["tile", None, None]
    deal(m, "farm", "mine")
    assert [token(m, region) for region in (1, 2, 3)] == ["tile"] * 3


def test_R16_seven_cubes_each() -> None:
    full = {1: (2, 0), 2: (3, 0), 3: (2, 0)}
    assert sum(cubes(at(tiles=("mine", "city", "mine"), cubes=full), region)[0] for region in (1, 2, 3)) == 7
    assert sum(sorted((s for s, n in zip(TILE_SLOTS, TILE_COUNT, strict=True) for _ in range(n)))[-3:]) == 7


def test_R17_R18_decks_of_twelve_and_an_open_discard_pile() -> None:
    m = opened()
    for seat in (0, 1):
        assert sum(m.position()["decks"][seat].values()) + sum(hand(m, seat).values()) == 12
        assert m.position()["discards"][seat] == {}
    m = war(Side(hand="orc"))
    play(m, "burn orc")
    assert m.view(1).position()["discards"][0] == {"orc": 1}


def test_R19_three_cards_each_kept_secret() -> None:
    m = opened()
    assert hand(m, 0) == {"elf": 1, "goat": 1, "orc": 1}
    assert m.view(0).position()["hands"] == [{"elf": 1, "goat": 1, "orc": 1}, 3]
    assert m.view(1).position()["hands"] == [3, {"dragon": 1, "elf": 1, "orc": 1}]
    assert m.view(None).position()["hands"] == [3, 3]


def test_R20_the_first_player_is_drawn_or_agreed() -> None:
    m = dz.Match(GAME.box(**SET), dealer=None)
    assert m.chance == [("0", 1), ("1", 1)]
    deal(m, "1")
    assert m.position()["turn"] == 1
    assert dz.Match(GAME.box(**SET, first_player=1), dealer=None).position()["turn"] == 1


# ---- decks


@pytest.mark.parametrize("number", range(4))
def test_R21_factions_are_ready_made_decks(number: int) -> None:
    faction = FACTIONS[number]
    m = dz.Match(GAME.box(faction_1=faction, faction_2=FACTIONS[number - 1]), dealer=None)
    listed = {hero: PRINTED[hero][2 + number] for hero in HEROES if PRINTED[hero][2 + number]}
    assert m.position()["decks"][0] == listed
    assert sum(listed.values()) == 12
    assert max(listed.values()) <= 2


def test_R21_the_decks_together_are_48_cards() -> None:
    total = [sum(deck[hero] for deck in FACTION_DECKS) for hero in range(18)]
    assert sum(total) == 48
    assert total[HEROES.index("dragon")] == 1
    assert {hero: n for hero, n in zip(HEROES, total, strict=True) if n == 4} == {
        "chariot": 4, "goat": 4, "steward": 4, "peasant": 4,
    }  # fmt: skip


def drafting() -> dz.Match:
    """A draft whose first packs are dealt: the first six heroes twice over, six kinds each."""
    m = dz.Match(GAME.box(deck_mode="draft", first_player=0), dealer=None)
    deal(m, *HEROES[:6])
    return deal(m, *HEROES[6:12])


def test_R22_the_pool_has_two_of_each_hero() -> None:
    m = dz.Match(GAME.box(deck_mode="draft"), dealer=None)
    assert m.chance == [(hero, 2) for hero in HEROES]


def test_R23_six_cards_each() -> None:
    m = dz.Match(GAME.box(deck_mode="draft"), dealer=None)
    deal(m, "orc", "orc")
    assert ("orc", 2) not in m.chance
    assert m.position()["hands"] == [{"orc": 2}, {}]
    assert [sum(each.values()) for each in drafting().position()["hands"]] == [6, 6]


def test_R24_R25_two_are_kept_and_four_passed() -> None:
    m = drafting()
    assert m.actors == (0, 1)
    assert sorted(m.legal(0)) == sorted(f"pick {hero}" for hero in HEROES[:6])
    play(m, "pick archangel", "pick cannon")
    assert m.actors == (1,)
    assert m.position()["decks"][0] == {"archangel": 1, "cannon": 1}
    play(m, f"pick {HEROES[6]}", f"pick {HEROES[7]}", seat=1)
    assert m.actors == (0, 1)
    assert m.position()["hands"][0] == dict.fromkeys(HEROES[8:12], 1)
    assert m.position()["hands"][1] == {"behemoth": 1, "chariot": 1, "knight": 1, "goat": 1}


def finish_round(m: dz.Match) -> dz.Match:
    play(m, "pick archangel", "pick cannon")
    play(m, f"pick {HEROES[6]}", f"pick {HEROES[7]}", seat=1)
    play(m, f"pick {HEROES[8]}", f"pick {HEROES[9]}")
    return play(m, "pick knight", "pick goat", seat=1)


def test_R26_R27_two_of_the_received_are_kept_and_two_given_back() -> None:
    m = finish_round(drafting())
    decks = m.position()["decks"]
    assert decks[0] == dict.fromkeys(["archangel", "behemoth", "cannon", "chariot", HEROES[8], HEROES[9]], 1)
    assert decks[1] == dict.fromkeys(["knight", "goat", HEROES[6], HEROES[7], HEROES[10], HEROES[11]], 1)
    own = m.view(0).position()["decks"]
    assert own == [dict.fromkeys(["archangel", "cannon", HEROES[8], HEROES[9]], 1) | {"?": 2}, 6]


def test_R28_two_rounds_make_a_deck() -> None:
    m = finish_round(drafting())
    assert m.chance[-1] == ("celestial_ship", 2)
    deal(m, *HEROES[12:18], *HEROES[12:18])
    for _ in range(8):
        seat = m.actors[0]
        m.play(seat, m.legal(seat)[0])
    assert [sum(deck.values()) for deck in m.position()["decks"]] == [12, 12]
    assert m.chance == [("farm", 3), ("mine", 2), ("city", 1)]


def test_R29_a_tournament_deck_has_twelve_cards_at_most_two_of_each() -> None:
    assert dz.Match(GAME.box(**SET, first_player=0), dealer=None).position()["decks"][0] == {
        hero: DECK[hero] for hero in HEROES if hero in DECK
    }
    with pytest.raises(dz.BadDeck):
        GAME.box(deck_mode="tournament", deck_1={"orc": 3, "elf": 9}, deck_2=DECK)


# ---- general


def test_R30_seven_points_win_at_once() -> None:
    m = at(Side(r3="orc", vp=6), cubes={3: (2, 0)})
    assert m.outcome == dz.Outcome("victory", (0,), (1.0, 0.0))
    assert not at(Side(r1="orc", vp=4, deck="elf"), cubes={1: (1, 0)}).over


def test_R31_R43_phases_follow_in_order() -> None:
    m = at(Side(r1="orc cannon", f=(2, 0, 0), deck="elf"))
    deal(m, "elf")
    rules = ["R45", "R74", "R55", "R57", "R58"]
    assert cubes(m, 1) == [1, 0]
    m = war(Side(deck="elf"), Side(r1="orc cannon", f=(2, 0, 0), deck="elf"), actions=0)
    play(m, "end")
    deal(m, "elf")
    assert [rule for rule in rules_told(m) if rule in rules] == rules


def test_R32_an_effect_beats_a_rule() -> None:
    """A Ship's hero is a second one in a region (R64) and costs nothing (R62)."""
    m = war(Side(camp="celestial_ship", hand="goat"))
    play(m, "deploy celestial_ship", "region 1", "food 0", "done", "add goat")
    assert heroes(m, 0, 1) == {"celestial_ship": 1, "goat": 1}


def test_R33_decks_and_hands_are_counted_and_discards_open() -> None:
    m = war(Side(hand="orc elf", deck="goat goat", under="orc"), Side(discard="dragon"))
    seen = m.view(1).position()
    assert (seen["hands"][0], seen["decks"][0], seen["bottoms"][0]) == (2, 2, 1)
    assert m.view(0).position()["discards"][1] == {"dragon": 1}


def test_R34_an_empty_deck_takes_the_whole_discard_pile() -> None:
    m = at(Side(discard="orc orc elf"), phase="income")
    assert m.chance == [("elf", 1), ("orc", 2)]
    assert discard(m, 0) == {}
    m = at(Side(discard="orc", under="elf"), phase="income")
    assert m.chance == []
    assert hand(m, 0) == {"elf": 1}
    assert discard(m, 0) == {"orc": 1}


def test_R35_nothing_to_shuffle_nothing_to_draw() -> None:
    m = at(phase="income")
    assert hand(m, 0) == {}
    assert m.actors == (0,)


@pytest.mark.parametrize("way", ["move", "knight", "strategist", "behemoth", "starve", "chariot"])
def test_R36_food_without_heroes_is_lost_at_once(way: str) -> None:
    if way == "move":
        m = play(war(Side(r1="orc", f=(3, 0, 0))), "move 1", "hero orc", "to 2", "food 1")
        assert food(m, 0) == [0, 1, 0]
    elif way == "knight":
        m = war(Side(r1="orc", f=(3, 0, 0), food=3, hand="knight"))
        play(m, "recruit knight", "region 1", "hero orc")
        assert food(m, 0) == [0, 0, 0]
    elif way == "strategist":
        m = war(Side(r1="orc", f=(3, 0, 0), food=1, hand="strategist"))
        assert food(play(m, "recruit strategist", "region 1", "hero orc"), 0) == [0, 0, 0]
    elif way == "behemoth":
        m = play(war(Side(food=5, hand="behemoth"), Side(r1="orc", f=(3, 0, 0))), "recruit behemoth")
        assert food(play(m, "region 1", "hero orc", seat=1), 1) == [0, 0, 0]
    elif way == "chariot":
        m = war(Side(camp="chariot"), Side(r1="orc", f=(3, 0, 0)))
        play(m, "deploy chariot", "region 1", "food 0", "done", "return orc")
        assert food(m, 1) == [0, 0, 0]
    else:
        m = at(Side(r1="cannon", f=(3, 0, 0), deck="elf"), phase="maintenance")
        assert food(m, 0) == [0, 0, 0]


def test_R37_a_holder_keeps_the_token_while_a_hero_stays() -> None:
    m = war(Side(r1="orc elf"), Side(r1="goat"), box=ADVANCED, popularity={1: 0})
    play(m, "move 1", "hero elf", "to 2", "food 0")
    assert token(m, 1) == 0


def test_R38_the_token_goes_back_with_the_last_hero() -> None:
    m = war(Side(r1="orc"), box=ADVANCED)
    assert token(m, 1) == 0
    play(m, "move 1", "hero orc", "to 2", "food 0")
    assert token(m, 1) == "tile"
    assert token(m, 2) == 0


def test_R39_whoever_is_alone_takes_the_token() -> None:
    m = war(Side(camp="orc"), Side(r2="elf"), box=ADVANCED)
    assert [token(m, region) for region in (1, 2, 3)] == ["tile", 1, "tile"]
    play(m, "deploy orc", "region 2", "food 0", "done")
    assert token(m, 2) == 1
    m = war(Side(r1="orc"), Side(r1="elf"), box=ADVANCED, popularity={1: 0})
    play(m, "move 1", "hero orc", "to 2", "food 0")
    assert token(m, 1) == 1


# ---- first turn


def test_R40_the_first_player_may_change_cards() -> None:
    m = opened()
    assert m.actors == (0,)
    assert sorted(m.legal(0)) == ["done", "under elf", "under goat", "under orc"]
    play(m, "under orc", "under elf", "under goat")
    assert m.legal(0) == ["done"]
    play(m, "done")
    assert m.actors == ()
    deal(m, "peasant", "peasant", "cannon")
    assert hand(m, 0) == {"cannon": 1, "peasant": 2}
    assert m.position()["bottoms"][0] == ["orc", "elf", "goat"]


def test_R41_then_the_other_may() -> None:
    m = play(opened(), "under orc", "done")
    deal(m, "orc")
    assert m.actors == (1,)
    assert m.view(1).position()["bottoms"][0] == 1
    play(m, "done", seat=1)
    assert m.actors == (0,)


def test_R42_play_starts_with_the_military_phase_of_the_first_player() -> None:
    m = opened(first=1)
    m.play(1, "done")
    m.play(0, "done")
    assert m.actors == (1,)
    assert m.position()["phase"] == "military"
    assert m.position()["actions"] == 3
    assert camp_food(m, 1) == 0
    assert m.turns == 0
