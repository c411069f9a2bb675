"""The fixed words: moves, chance, positions, views."""

import random
from typing import Any

import pytest

import douzaine as dz
from douzaine.games.heroes12.decks import EXAMPLES
from douzaine.games.heroes12.heroes import HEROES
from tests.conftest import random_moves
from tests.heroes12.tools import (
    ADVANCED,
    DECK,
    GAME,
    SET,
    Side,
    at,
    camp,
    camp_food,
    deal,
    food,
    hand,
    play,
    position,
    token,
    war,
)

KEYS = [
    "turn", "phase", "camps", "regions", "hidden_tiles", "hands", "decks", "bottoms", "discards", "vp", "actions",
    "turns", "quiet",
]  # fmt: skip


# ---- moves


def test_the_words_of_all_moves() -> None:
    words = set(GAME.box().moves)
    assert {"supply", "end", "done", "none", "yes", "no", "camp", "food 0", "food 20", "fly 3", "resolve 1"} < words
    heroic = ("pick", "under", "starve", "recruit", "deploy", "burn", "return", "add", "hero", "drop")
    assert {f"{word} celestial_ship" for word in heroic} < words
    assert len(words) == 7 + 5 * 3 + 21 + 10 * 18 == len(GAME.box().moves)
    assert "food 21" not in words


def test_seats_are_two_and_there_is_no_option_for_them() -> None:
    assert GAME.seats == (2, 2)
    assert GAME.box().players == 2
    with pytest.raises(dz.BadOption):
        GAME.box(players=2)


def test_an_action_is_counted_at_its_first_word_and_hero_and_food_travel_at_the_last() -> None:
    m = play(war(Side(camp="orc", food=2, r1="elf", f=(1, 0, 0))), "deploy orc")
    assert m.position()["actions"] == 2
    play(m, "region 2")
    assert (camp(m, 0), camp_food(m, 0), food(m, 0)) == ({"orc": 1}, 2, [1, 0, 0])
    play(m, "food 2")
    assert (camp(m, 0), camp_food(m, 0), food(m, 0)) == ({}, 0, [1, 2, 0])
    play(m, "done", "move 1")
    assert m.position()["actions"] == 1
    play(m, "hero elf", "to 2")
    assert food(m, 0) == [1, 1, 0]
    play(m, "food 1")
    assert food(m, 0) == [0, 2, 0]


def test_an_extra_action_waiting_is_not_counted() -> None:
    m = play(war(Side(hand="orc"), actions=1), "burn orc")
    assert (m.position()["actions"], m.position()["extra"], m.position()["quiet"]) == (1, True, False)
    play(m, "supply")
    assert (m.position()["actions"], m.position()["extra"], m.position()["quiet"]) == (1, False, True)


def test_several_moves_at_once_are_all_or_none() -> None:
    m = war(Side(camp="orc", food=2))
    before = m.record()
    with pytest.raises(dz.IllegalMove):
        m.play(0, ["deploy orc", "region 1", "food 3"])
    assert m.record() == before
    m.play(0, ["deploy orc", "region 1", "food 2", "done", "supply"])
    assert m.position()["actions"] == 1
    m = war(Side(food=5, hand="behemoth"), Side(r1="orc"))
    with pytest.raises(dz.IllegalMove):
        m.play(0, ["recruit behemoth", "supply"])
    m = at(Side(r1="iron_giant orc", deck="elf", f=(0, 0, 0)), phase="maintenance")
    with pytest.raises(dz.IllegalMove):
        m.play(0, ["starve iron_giant", "starve orc"])


def test_moves_of_the_other_seat_are_refused() -> None:
    m = war(Side(food=5, hand="behemoth"), Side(r1="orc"))
    with pytest.raises(dz.NotYourTurn):
        m.play(1, "supply")
    play(m, "recruit behemoth")
    with pytest.raises(dz.NotYourTurn):
        m.play(0, "supply")


# ---- the draft


def drafting() -> dz.Match:
    m = dz.Match(GAME.box(deck_mode="draft", first_player=1), dealer=None)
    deal(m, *HEROES[:6])
    return deal(m, *HEROES[6:12])


def test_both_picks_may_be_made_before_the_other_makes_one() -> None:
    m = drafting()
    m.play(1, [f"pick {HEROES[6]}", f"pick {HEROES[7]}"])
    assert m.actors == (0,)
    with pytest.raises(dz.NotYourTurn):
        m.play(1, f"pick {HEROES[8]}")
    m.play(0, f"pick {HEROES[0]}")
    assert m.actors == (0,)
    m.play(0, f"pick {HEROES[1]}")
    assert m.actors == (0, 1)


def test_the_order_of_picks_does_not_matter() -> None:
    one, other = drafting(), drafting()
    play(one, "pick archangel", "pick cannon")
    play(one, f"pick {HEROES[6]}", f"pick {HEROES[7]}", seat=1)
    other.play(1, f"pick {HEROES[6]}")
    other.play(0, "pick archangel")
    other.play(1, f"pick {HEROES[7]}")
    other.play(0, "pick cannon")
    assert one.position() == other.position()
    assert [event.kind for event in one.story] == [event.kind for event in other.story]


def test_in_the_draft_hands_are_packs_and_decks_piles_and_turn_is_0() -> None:
    m = play(drafting(), "pick archangel")
    here = m.position()
    assert (here["phase"], here["turn"], here["actions"]) == ("setup", 0, 0)
    assert here["hands"][0] == dict.fromkeys(HEROES[1:6], 1)
    assert here["decks"] == [{"archangel": 1}, {}]
    assert [(r["tile"], r["below"], r["popularity"]) for r in here["regions"]] == [(None, 2, None)] * 3


# ---- chance


def test_chance_factions() -> None:
    m = dz.Match(GAME.box(), dealer=None)
    assert m.chance[:4] == [
        ("humans elves", 1), ("humans orcs_goblins", 1), ("humans mechanical_army", 1), ("elves humans", 1),
    ]  # fmt: skip
    m = dz.Match(GAME.box(faction_2="elves", first_player=1), dealer=None)
    assert m.chance == [("humans elves", 1), ("orcs_goblins elves", 1), ("mechanical_army elves", 1)]
    assert m.position()["turn"] == 0
    assert m.position()["decks"] == [{}, {}]
    m.deal("humans elves")
    assert m.position()["turn"] == 1
    assert m.chance == [("farm", 3), ("mine", 2), ("city", 1)]


def test_chance_order_of_the_set_up() -> None:
    m = dz.Match(GAME.box(faction_1="humans", faction_2="elves"), dealer=None)
    assert m.chance == [("0", 1), ("1", 1)]
    assert m.position()["turn"] == 0
    deal(m, "1", "farm", "mine", "farm")
    assert m.chance[0] == ("archangel", 1)
    assert sum(weight for _, weight in m.chance) == 12
    deal(m, "peasant", "peasant")
    assert "peasant" not in dict(m.chance)
    deal(m, "goat")
    assert dict(m.chance)["elf"] == 2  # seat 1's deck now
    deal(m, "elf", "elf", "treant")
    assert m.actors == (1,)
    assert m.position()["turn"] == 1
    m.play(1, "done")
    assert (m.actors, m.position()["turn"]) == ((0,), 1)


def test_cards_under_the_deck_are_drawn_without_an_event() -> None:
    m = at(Side(deck="orc", under="elf goat"), phase="income")
    assert m.chance == [("orc", 1)]
    m = at(Side(under="elf goat"), phase="income")
    assert m.chance == []
    assert hand(m, 0) == {"elf": 1}
    assert m.position()["bottoms"][0] == ["goat"]


def test_under_leaves_the_hand_at_once() -> None:
    m = dz.Match(GAME.box(**SET, first_player=0), dealer=None)
    deal(m, "farm", "farm", "mine", "orc", "elf", "goat", "orc", "dragon", "elf")
    play(m, "under orc")
    assert (hand(m, 0), m.position()["bottoms"][0]) == ({"elf": 1, "goat": 1}, ["orc"])


# ---- positions


def test_an_empty_position_has_every_default() -> None:
    m = dz.Match.at(GAME.box(), {"phase": "military"})
    here = m.position()
    assert list(here)[:12] == KEYS[:12]
    assert set(here) == {*KEYS, "extra"}
    assert (here["turn"], here["phase"], here["actions"], here["turns"]) == (0, "military", 3, 2)
    assert [(r["tile"], r["below"]) for r in here["regions"]] == [("farm", 1), ("city", 1), ("mine", 1)]
    assert here["hidden_tiles"] == {"farm": 2, "mine": 1}
    assert here["camps"] == [{"heroes": {}, "food": 0}] * 2
    assert (here["hands"], here["decks"], here["bottoms"], here["discards"]) == ([{}, {}], [{}, {}], [[], []], [{}, {}])
    assert (here["vp"], here["quiet"]) == ([0, 0], True)


def test_the_default_phase_is_control_and_match_at_goes_on() -> None:
    m = dz.Match.at(GAME.box(), {"turn": 1, "regions": [{"heroes": [{}, {"orc": 1}], "food": [0, 1]}, {}, {}]})
    assert m.position()["regions"][0]["cubes"] == [0, 1]
    assert m.position()["camps"][1]["food"] == 2
    assert (m.position()["phase"], m.actors) == ("military", (1,))


@pytest.mark.parametrize(
    ("phase", "cube", "fed", "earned"),
    [("control", 1, 1, 2), ("maintenance", 0, 1, 2), ("income", 0, 2, 2), ("military", 0, 2, 0)],
)
def test_each_phase_can_be_entered(phase: str, cube: int, fed: int, earned: int) -> None:
    m = at(Side(r1="orc", f=(2, 0, 0)), phase=phase)
    assert m.position()["regions"][0]["cubes"] == [cube, 0]
    assert (food(m, 0)[0], camp_food(m, 0)) == (fed, earned)


def test_military_with_three_actions_is_before_the_falcons_and_fewer_after() -> None:
    assert "fly 1" in war(Side(r1="giant_falcon")).legal(0)
    for actions in (0, 1, 2):
        assert "fly 1" not in war(Side(r1="giant_falcon"), actions=actions).legal(0)


def test_quiet_is_between_actions_and_before_falcons() -> None:
    m = war(Side(r1="giant_falcon orc", camp="elf", food=1))
    assert m.position()["quiet"]
    play(m, "fly 1")
    assert not m.position()["quiet"]
    play(m, "to 2", "food 0")
    assert not m.position()["quiet"]  # three actions, but the Falcon has flown
    play(m, "supply")
    assert m.position()["quiet"]
    play(m, "deploy elf")
    assert not m.position()["quiet"]
    play(m, "region 1", "food 0", "done")
    assert m.position()["quiet"]


def test_quiet_positions_of_random_matches_come_back_equal() -> None:
    seen = set()
    for seed in range(4):
        rng = random.Random(seed)
        m = dz.Match(GAME.box(deck_mode=["factions", "draft"][seed % 2], rules=["normal", "advanced"][seed // 2]), seed)
        for _ in random_moves(m, rng):
            here = m.position()
            if here["quiet"]:
                again = dz.Match.at(m.box, here)
                assert again.position() == here
                assert sorted(again.legal(again.actors[0])) == sorted(m.legal(m.actors[0]))
                seen.add((here["actions"], m.legal(m.actors[0])[0].split()[0] == "fly"))
        assert not m.position()["quiet"]
    assert {actions for actions, _ in seen} == {0, 1, 2, 3}


BAD: list[tuple[str, dict[str, Any]]] = [
    ("no such key", {"colour": 1}),
    ("turn", {"turn": 2}),
    ("phase", {"phase": "end"}),
    ("phase setup", {"phase": "setup"}),
    ("actions elsewhere", {"phase": "control", "actions": 3}),
    ("four actions", {"phase": "military", "actions": 4}),
    ("vp", {"vp": [7, 0]}),
    ("turns at the limit", {"turns": 200}),
    ("unknown hero", {"hands": [{"wizard": 1}, {}]}),
    ("13 cards", {"decks": [{"orc": 12}, {}], "hands": [{"elf": 1}, {}]}),
    ("13 with bottoms", {"decks": [{"orc": 12}, {}], "bottoms": [["elf"], []]}),
    ("bottoms", {"bottoms": [["orc", "?"], []]}),
    ("food without a hero", {"regions": [{"food": [1, 0]}, {}, {}]}),
    ("two cities", {"regions": [{"tile": "city"}, {}, {}]}),
    ("a tile too many below", {"regions": [{"below": 2}, {}, {}]}),
    ("three tiles in a region", {"regions": [{"below": 2}, {"below": 0}, {}]}),
    ("four tiles in a region", {"regions": [{"below": 3}, {"below": 0}, {"below": 0}]}),
    ("below without a tile", {"regions": [{"tile": None, "below": 1}, {}, {}]}),
    ("cubes beyond the slots", {"regions": [{"cubes": [2, 0]}, {}, {}]}),
    ("cubes without a tile", {"regions": [{"tile": None, "cubes": [1, 0]}, {}, {}]}),
    ("hidden tiles that are open", {"hidden_tiles": {"city": 1}}),
    ("too few hidden tiles", {"hidden_tiles": {"farm": 2}}),
    ("popularity in normal rules", {"regions": [{"popularity": "tile"}, {}, {}]}),
    ("unknown part of a region", {"regions": [{"tiles": "farm"}, {}, {}]}),
    ("two regions", {"regions": [{}, {}]}),
    ("negative food", {"camps": [{"food": -1}, {}]}),
    ("an extra action", {"extra": True}),
    ("not quiet", {"quiet": False}),
]


@pytest.mark.parametrize(("why", "given"), BAD, ids=[why for why, _ in BAD])
def test_bad_positions_are_refused(why: str, given: dict[str, Any]) -> None:
    with pytest.raises(dz.BadPosition):
        dz.Match.at(GAME.box(), given)


def test_what_is_not_checked_is_accepted() -> None:
    given = position(
        Side(deck="orc orc orc orc", vp=6), Side(vp=6), tiles=("farm", None, None), hidden_tiles={"farm": 2}
    )
    assert dz.Match.at(GAME.box(), {**given, "phase": "military"}).position()["decks"][0] == {"orc": 4}
    won = dz.Match.at(GAME.box(), {"phase": "military", "regions": [{"below": 0}, {}, {"tile": None}]})
    assert won.position()["hidden_tiles"] == {"farm": 2, "mine": 2}  # more than the one place below
    assert dz.Match.at(GAME.box(max_turns=0), {"phase": "military", "turns": 10**6}).turns == 10**6


def test_twenty_food_if_limited() -> None:
    with pytest.raises(dz.BadPosition):
        war(Side(food=21), box={"food_supply": "20"})
    assert camp_food(war(Side(food=20), box={"food_supply": 20}), 0) == 20
    assert camp_food(war(Side(food=21)), 0) == 21


def test_popularity_in_positions() -> None:
    m = war(Side(r1="orc", r2="orc"), Side(r2="elf"), box=ADVANCED)
    assert [token(m, region) for region in (1, 2, 3)] == [0, "tile", "tile"]
    for bad in ({1: 1}, {1: None}, {1: True}, {1: "orc"}):
        with pytest.raises(dz.BadPosition):
            war(Side(r1="orc"), box=ADVANCED, popularity=bad)
    with pytest.raises(dz.BadPosition):
        war(Side(r1="orc"), box=ADVANCED, tiles=(None, "city", "mine"), popularity={1: 0})


def test_over_by_victory_and_over_by_the_limit() -> None:
    m = at(Side(r1="orc", vp=5), box=ADVANCED, cubes={1: (1, 0)})
    here = m.position()
    region = here["regions"][0]
    assert (region["tile"], region["below"], region["popularity"]) == (None, 1, "tile")
    assert (here["phase"], here["turns"], here["quiet"], here["turn"]) == ("control", 2, False, 0)
    m = play(war(actions=0, turns=19, box={"max_turns": 20}), "end")
    assert (m.position()["phase"], m.position()["turns"], m.position()["turn"]) == ("end", 20, 0)
    with pytest.raises(dz.IllegalMove):
        m.play(0, "supply")


def test_after_a_position_nothing_is_known_of_the_opponents_list() -> None:
    m = dz.Match.at(GAME.box(faction_1="humans", faction_2="elves"), position(Side(hand="orc", deck="orc elf")))
    assert m.data[0]["faction"].tolist() == [-1, -1]
    seen = m.view(1).position()
    assert (seen["hands"][0], seen["decks"][0]) == (1, 2)


# ---- options


def test_options_and_their_values() -> None:
    box = GAME.box(allow_same_faction="on", ship_chain="off", first_player="1", max_turns="0", food_supply="20")
    assert (box.options["allow_same_faction"], box.options["ship_chain"]) == (True, False)
    assert (box.options["first_player"], box.options["max_turns"], box.options["food_supply"]) == (1, 0, 20)
    for bad in ({"max_turns": 19}, {"food_supply": 21}, {"first_player": 2}, {"deck_mode": "sealed"}, {"faction_1": 1}):
        with pytest.raises(dz.BadOption):
            GAME.box(**bad)


def test_decks_belong_to_the_tournament() -> None:
    with pytest.raises(dz.BadOption):
        GAME.box(deck_mode="tournament")
    with pytest.raises(dz.BadOption):
        GAME.box(deck_mode="tournament", deck_1=DECK)
    for mode in ("factions", "draft"):
        with pytest.raises(dz.BadOption):
            GAME.box(deck_mode=mode, deck_1=DECK, deck_2=DECK)
    assert GAME.box(deck_mode="tournament", deck_1=EXAMPLES[0], deck_2=list(DECK) * 2).options["deck_2"] == {
        hero: 2 for hero in HEROES if hero in DECK
    }


def test_an_equal_box_reads_the_same_from_a_record() -> None:
    m = dz.Match(GAME.box(**SET), seed=3)
    assert dz.Match.replay(m.record()).box == m.box
