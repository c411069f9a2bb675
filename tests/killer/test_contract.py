"""Positions, options and errors of Killer, as outside users rely on them."""

import json
import random
from typing import Any

import pytest

import douzaine as dz
from tests.conftest import play_out
from tests.killer.tools import GAME, at, roll, total


def test_defaults_of_options() -> None:
    assert dict(GAME.box().options) == {
        "players": 2,
        "first_player": "random",
        "dice_count": 6,
        "starting_hp": 30,
        "starting_hp_mode": "fixed",
        "eliminated_players": "out",
        "revive_limit": 1,
        "exact_result": "regenerate",
        "attack_heal": False,
        "forgotten_target": False,
        "all_hit": "end",
        "max_turns": 1000,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 11},
        {"players": "two"},
        {"players": True},
        {"players": 2.0},
        {"dice_count": 2},
        {"dice_count": 11},
        {"starting_hp": 0},
        {"starting_hp": 100},
        {"starting_hp_mode": "rolled"},
        {"eliminated_players": "gone"},
        {"revive_limit": 0},
        {"revive_limit": 10},
        {"exact_result": None},
        {"attack_heal": "yes"},
        {"attack_heal": 1},
        {"all_hit": "END"},
        {"max_turns": 49},
        {"max_turns": 100001},
        {"max_turns": -1},
        {"first_player": 2},
        {"first_player": -1},
        {"first_player": "first"},
        {"colour": "red"},
    ],
)
def test_bad_options_are_refused_by_name(options: dict[str, Any]) -> None:
    with pytest.raises(dz.BadOption, match=next(iter(options))):
        GAME.box(**options)


def test_on_and_off_are_accepted() -> None:
    assert GAME.box(attack_heal="on") == GAME.box(attack_heal=True)
    assert GAME.box(max_turns=0).options["max_turns"] == 0


def test_a_position_has_every_key_and_its_defaults() -> None:
    match = dz.Match.at(GAME.box(players=3), {})
    assert match.position() == {
        "hp": [30, 30, 30],
        "turn": 0,
        "returns": [0, 0, 0],
        "turns": 0,
        "rolled": [],
        "kept": [],
        "attack": 0,
        "target": None,
        "hits": 0,
        "quiet": True,
    }


@pytest.mark.parametrize(
    ("options", "position"),
    [
        ({}, {"hp": [0, 0]}),
        ({}, {"hp": [30]}),
        ({}, {"hp": [30, -1]}),
        ({}, {"hp": [30, 10**9 + 1]}),
        ({}, {"hp": [30, 1.5]}),
        ({}, {"hp": [30, True]}),
        ({}, {"hp": "30 30"}),
        ({}, {"turn": 2}),
        ({}, {"turn": None}),
        ({}, {"turns": 1001}),
        ({}, {"returns": [1, 0]}),
        ({"eliminated_players": "revive"}, {"returns": [2, 0]}),
        ({"players": 3}, {"hp": [0, 5, 5], "turn": 0}),
        ({"players": 3, "eliminated_players": "revive"}, {"hp": [0, 5, 5], "returns": [1, 0, 0]}),
        ({"starting_hp_mode": "one_roll"}, {}),
        ({}, {"quiet": False}),
        ({}, {"rolled": [6]}),
        ({}, {"attack": 1}),
        ({}, {"target": 0}),
        ({}, {"dice": [6]}),
        ({}, [30, 30]),
    ],
)
def test_bad_positions_are_refused(options: dict[str, Any], position: Any) -> None:
    with pytest.raises(dz.BadPosition):
        dz.Match.at(GAME.box(**options), position)


def test_a_number_out_of_range_is_told_the_whole_range() -> None:
    for hp in (-1, 10**9 + 1, 10**30):
        with pytest.raises(dz.BadPosition, match="from 0 to 1000000000"):
            dz.Match.at(GAME.box(), {"hp": [30, hp]})
    assert dz.Match.at(GAME.box(), {"hp": [30, 10**9]}).position()["hp"][1] == 10**9


def test_fixed_hp_is_known_before_the_first_player_is() -> None:
    match = dz.Match(GAME.box(players=3, starting_hp=40), dealer=None)
    assert match.position()["hp"] == match.view(1).position()["hp"] == [40, 40, 40]
    rolled = dz.Match(GAME.box(players=3, starting_hp_mode="one_roll"), dealer=None)
    assert rolled.position()["hp"] == [0, 0, 0]


def test_positions_in_which_the_match_is_over() -> None:
    match = dz.Match.at(GAME.box(players=3), {"hp": [0, 7, 0], "turn": 2})
    assert match.outcome == dz.Outcome("last_standing", (1,), (0.0, 1.0, 0.0))
    match = dz.Match.at(GAME.box(players=3, max_turns=50), {"hp": [7, 7, 3], "turns": 50})
    assert match.outcome == dz.Outcome("max_turns", (0, 1), (0.5, 0.5, 0.0))


def test_several_moves_may_not_reach_over_chance() -> None:
    match = at([30, 30])
    roll(match, 6, 6, 6, 1, 1, 1)
    before = match.record()
    with pytest.raises(dz.IllegalMove):
        match.play(0, ["keep 6", "roll", "keep 6"])
    with pytest.raises(dz.IllegalMove):
        match.play(0, [])
    assert match.record() == before
    match.play(0, ["keep 6", "keep 6", "roll"])
    assert len(match.chance) == 6


def test_real_dice_keep_score_for_people() -> None:
    match = dz.Match(GAME.box(players=2), dealer=None)
    match.deal("1")
    for face in "665432":
        match.deal(face)
    assert match.position()["rolled"] == [6, 6, 5, 4, 3, 2]
    with pytest.raises(dz.IllegalMove):
        match.deal("6")
    match.undo()
    assert match.position()["rolled"] == [6, 6, 5, 4, 3]
    with pytest.raises(dz.IllegalMove):
        match.deal("7")
    with pytest.raises(dz.NotYourTurn):
        match.play(1, "roll")


def test_a_seeded_match_deals_the_same_again_and_undo_keeps_to_it() -> None:
    one, two = (dz.Match(GAME.box(), seed=77) for _ in range(2))
    seat = one.actors[0]
    one.play(seat, one.legal(seat)[0])
    one.undo()
    assert one.record() == two.record()
    assert dz.Match(GAME.box(), seed=78).record() != two.record()
    for seed in (-1, 2**64, "x", 1.5, True):
        with pytest.raises(ValueError, match="seed"):
            dz.Match(GAME.box(), seed=seed)  # type: ignore[arg-type]


def test_nothing_can_be_played_after_the_end() -> None:
    match = at([1, 30])
    total(match, 13)
    for act in (lambda: match.play(1, "roll"), lambda: match.deal("1"), lambda: match.play(0, "roll")):
        with pytest.raises(dz.IllegalMove):
            act()
    assert match.legal(0) == []


def test_returned_values_are_plain_python() -> None:
    match = dz.Match(GAME.box(), seed=1)
    seat = match.actors[0]
    for value in (*match.actors, *match.position()["hp"], match.turns, match.story[0].seat):
        assert type(value) is int
    assert all(type(move) is str for move in match.legal(seat))


def test_records_of_other_versions_are_refused_with_the_reason() -> None:
    record = dz.Match(GAME.box(), seed=1).record()
    with pytest.raises(dz.BadRecord, match=r"line 2.*version '7'.*version 1"):
        dz.Match.replay(record.replace("game killer 1", "game killer 7"))
    with pytest.raises(dz.BadRecord, match="seed deals"):
        dz.Match.replay(record.replace("seed 1", "seed 2"))


def wrong_line(record: str) -> int:
    with pytest.raises(dz.BadRecord) as refused:
        dz.Match.replay(record)
    return int(str(refused.value).split()[1].rstrip(":"))


def test_a_wrong_record_is_told_its_line() -> None:
    match = play_out(dz.Match(GAME.box(players=3, max_turns=60), seed=5), random.Random(5), 30)
    lines = match.record().split("\n")
    assert lines[2:5] == ["option players 3", "option max_turns 60", "seed 5"]
    for number, line in enumerate(lines):
        if line.startswith("* "):  # a die that did not fall so; later moves may no longer be legal, but are not wrong
            other = "2" if line == "* 1" else "1"
            assert wrong_line("\n".join([*lines[:number], f"* {other}", *lines[number + 1 :]])) == number + 1
    for number, wrong in ((3, "option players 99"), (4, "option max_turns 7"), (4, "option wings 3")):
        assert wrong_line("\n".join([*lines[: number - 1], wrong, *lines[number:]])) == number
    for position in ("null", "[]", '{"hp": [0, 0, 0]}'):
        assert wrong_line("\n".join([*lines[:4], f"from {position}", "# as it stood", "by hand", "moves"])) == 5


def test_a_record_may_come_as_the_json_of_the_server() -> None:
    match = dz.Match(GAME.box(), seed=1)
    assert dz.Match.replay(json.dumps({"record": match.record()})).record() == match.record()
    for wrong in ("{", '{"record": 3}', '{"record": "x"}', "{}", "{" * 100_000, '{"record": "{}"}'):
        with pytest.raises(dz.BadRecord):
            dz.Match.replay(wrong)
