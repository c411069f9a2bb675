"""Set-up and structure (R1 to R13): sets of cards, options, rolls, the course of rounds and turns."""

import itertools
import random
from collections import Counter

import pytest

import douzaine as dz
from douzaine.games.king12.box import CARDS, SYMBOLS
from tests.king12.play import GAME, box_with, end_round, kinds, lay, play_turn, roll_all, totals

FIRST_GAME = ["knight", "sorcerer", "oracle", "alchemist", "machine", "parasite", "golem"]
NO_SYMBOLS = ["alchemist", "machine", "parasite", "golem", "lady", "gambler"]


def test_R1_R2_everybody_has_one_die_and_the_same_seven_cards() -> None:
    match = dz.Match(GAME.box(players=4), seed=1)
    position = match.position()
    assert position["hands"] == [FIRST_GAME] * 4
    assert len(position["dice"]) == 4
    assert GAME.book.page("en").count("**R") == 65, "the reference card (R1) is the book"


@pytest.mark.parametrize("card_set", ["first_game", "random", "agreed"])
def test_R3_the_knight_is_in_every_game(card_set: str) -> None:
    agreed = NO_SYMBOLS if card_set == "agreed" else None
    match = dz.Match(GAME.box(card_set=card_set, agreed_cards=agreed), seed=3)
    assert all("knight" in hand and len(hand) == 7 for hand in match.position()["hands"])


def test_R4_the_cards_of_a_first_game() -> None:
    match = dz.Match(GAME.box(), dealer=None)
    assert match.position()["hands"] == [FIRST_GAME] * 4
    assert match.story[0].rule == "R4"
    assert "cards" not in match.position()


def test_R5_six_cards_are_drawn_for_everybody() -> None:
    match = dz.Match(GAME.box(players=3, card_set="random"), dealer=None)
    position = match.position()
    assert match.actors == ()
    assert (position["cards"], position["rounds"], position["dice"]) == ([], 0, [0, 0, 0])
    assert position["hands"] == position["discards"] == position["buried"] == [[], [], []]
    match.deal("sorcerer+machine+reverser+merchants+lady+gambler")
    seven = ["knight", "sorcerer", "machine", "reverser", "merchants", "lady", "gambler"]
    assert match.position()["cards"] == seven
    assert match.position()["hands"] == [seven] * 3
    assert match.position()["rounds"] == 1
    assert [event.rule for event in match.story] == ["R5", "R11"]


def test_R6_at_least_two_drawn_cards_carry_a_symbol() -> None:
    match = dz.Match(GAME.box(card_set="random"), dealer=None)
    valid = [
        "+".join(six)
        for six in itertools.combinations(CARDS[1:], 6)
        if len({"sorcerer", "reverser", "oracle", "troublemakers", "merchants"} & set(six)) >= 2
    ]
    assert match.chance == [(six, 1) for six in valid]
    assert (len(valid), len(list(itertools.combinations(CARDS[1:], 6)))) == (431, 462)


def test_R6_every_valid_set_comes_up_when_a_seed_draws() -> None:
    drawn = Counter(dz.Match(GAME.box(card_set="random"), seed=seed).story[0].details["cards"] for seed in range(2000))
    assert len(drawn) > 400
    assert max(drawn.values()) < 20


def test_R7_the_table_agrees_on_six_cards() -> None:
    box = GAME.box(card_set="agreed", agreed_cards=["gambler", "lady", "reverser", "merchants", "machine", "oracle"])
    hand = ["knight", "oracle", "machine", "reverser", "merchants", "lady", "gambler"]
    match = dz.Match(box, seed=1)
    assert match.position()["hands"] == [hand] * 4
    assert match.story[0].rule == "R7"
    assert box.warnings == ()
    assert dz.Match.replay(match.record()).box == box


def test_R7_few_symbols_are_allowed_with_a_warning() -> None:
    box = GAME.box(card_set="agreed", agreed_cards=NO_SYMBOLS)
    assert box.warnings == ("few-symbols",)
    assert box.warning_texts("en") != box.warning_texts("fr")
    one = GAME.box(card_set="agreed", agreed_cards=["oracle", *NO_SYMBOLS[1:]])
    assert one.warnings == ("few-symbols",)
    assert GAME.box(card_set="agreed", agreed_cards=["oracle", "sorcerer", *NO_SYMBOLS[2:]]).warnings == ()


@pytest.mark.parametrize(
    "options",
    [
        {"card_set": "agreed"},
        {"agreed_cards": NO_SYMBOLS},
        {"card_set": "random", "agreed_cards": NO_SYMBOLS},
        {"card_set": "agreed", "agreed_cards": NO_SYMBOLS[:5]},
        {"card_set": "agreed", "agreed_cards": ["knight", *NO_SYMBOLS[1:]]},
        {"card_set": "agreed", "agreed_cards": ["lady", *NO_SYMBOLS[1:]]},
        {"card_set": "agreed", "agreed_cards": ["king", *NO_SYMBOLS[1:]]},
        {"card_set": "agreed", "agreed_cards": 6},
        {"players": 5},
        {"players": 9, "boxes": 2},
        {"players": 1},
        {"players": 17, "boxes": 4},
        {"boxes": 5},
        {"max_rounds": 9},
        {"max_rounds": 1001},
        {"value_basis": "last"},
        {"discard_piles": True},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(dz.BadOption):
        GAME.box(**options)


def test_defaults_and_ranges_of_options() -> None:
    assert dict(GAME.box().options) == {
        "players": 4,
        "boxes": 1,
        "card_set": "first_game",
        "agreed_cards": None,
        "value_basis": "when_resolved",
        "max_rounds": 200,
        "discard_piles": "closed",
    }
    assert GAME.box(players=16, boxes=4, max_rounds=0).players == 16
    assert GAME.box(players=2, boxes=4, max_rounds=1000).players == 2


def test_R8_other_characters_never_appear() -> None:
    box = box_with("reverser", "lady", players=2)
    match, rng = dz.Match(box, seed=4), random.Random(4)
    seen = set()
    while not match.over:
        seat = rng.choice(match.actors)
        seen |= {move.split()[1] for move in match.legal(seat) if move.startswith(("play", "bury"))}
        match.play(seat, rng.choice(match.legal(seat)))
    assert seen == {"knight", *box.options["agreed_cards"]}


def test_R9_all_tokens_start_in_the_supply() -> None:
    for boxes, supply in ((1, [9, 6]), (3, [27, 18])):
        match = dz.Match(GAME.box(boxes=boxes), seed=1)
        assert match.position()["tokens"] == [[0, 0]] * 4
        assert GAME.part("position").components(match.box.data[0], match.data[0])["tokens"] == supply


def test_R10_every_die_is_rolled_once_seat_by_seat() -> None:
    match = dz.Match(GAME.box(players=3), dealer=None)
    assert match.position()["dice"] == [0, 0, 0]
    for seat, face in enumerate((12, 1, 7)):
        assert match.chance == [(str(number), 1) for number in range(1, 13)]
        assert match.actors == ()
        match.deal(str(face))
        assert match.position()["dice"][seat] == face
    assert match.position()["dice"] == match.view(None).position()["dice"] == [12, 1, 7]
    assert match.actors == (0, 1, 2)


def test_R11_rounds_turns_and_steps_follow_each_other() -> None:
    match = lay([10, 7, 3, 6], "alchemist", "merchants", "troublemakers")
    turn = play_turn(match, ["alchemist", "alchemist", "troublemakers", "merchants"])
    order = ["shows", "cancelled", "merchants", "receives", "troublemakers", "flipped", "compares", "first", "second"]
    assert list(dict.fromkeys(turn.kinds)) == order
    match = end_round(4, 2)
    match.play(0, "bury golem")
    roll_all(match, 3, 4)
    assert match.position()["rounds"] == 2
    assert match.actors == (0, 1)
    assert [kind for kind in kinds(match) if kind == "round"] == ["round"]


def test_R12_only_two_places_score() -> None:
    match = lay([12, 9, 5, 2], "reverser")
    assert play_turn(match, ["oracle"] * 4).points == [2, 1, 0, 0]
    assert match.position()["tokens"] == [[0, 1], [1, 0], [0, 0], [0, 0]]


def test_R13_points_do_not_carry_over() -> None:
    match = end_round(7, 5, 3)
    assert totals(match) == [7, 5, 3]
    match.play(0, "bury golem")
    assert totals(match) == [0, 0, 0]
    assert GAME.part("position").components(match.box.data[0], match.data[0])["tokens"] == [18, 12]


def test_symbol_cards_are_the_five_that_move_dice() -> None:
    assert {"sorcerer", "reverser", "oracle", "troublemakers", "merchants"} == SYMBOLS
    assert len(SYMBOLS & set(FIRST_GAME)) == 2
