"""R1 to R12: the cards and the set-up."""

import random
from collections import Counter

import pytest

import douzaine as dz
from douzaine.games.crowns13.decks import load
from douzaine.games.crowns13.laws import COLOURS, SPECIAL, Act
from tests.conftest import play_out
from tests.crowns13.tables import ALL_CARDS, GAME, crowns, supply, table

CARDS = load("stand_in").cards


def test_R1_R2_every_king_has_one_colour_and_one_law_of_action_and_reward():
    kings = [card for card in CARDS if card.colour != SPECIAL]
    assert Counter(card.colour for card in kings) == dict.fromkeys(range(4), 13)
    assert all(card.act in Act and (card.reward or card.hole) for card in CARDS)


def test_R3_one_king_of_each_colour_is_a_guest_and_plays_like_any_other():
    guests = [card for card in CARDS if card.guest]
    assert [COLOURS[card.colour] for card in guests] == ["blue", "orange", "green", "violet"]
    match = table(hands=["B13 O01"], guards=[1])
    match.play(0, ["play B13", "apply"])
    assert crowns(match)[0] == 2
    shown = table(king="B06", hands=["B13", "V01"])
    assert "apply" in shown.legal(0)  # a guest is a card of its colour too


def test_R4_R53_a_special_card_is_played_like_a_king():
    match = table(hands=["S02 B01 O01 G01 V01"])
    match.play(0, "play S02")
    assert match.position()["throne"] == ["S01", "S02"]
    match.play(0, ["apply", "pay B01", "pay O01", "pay G01", "pay V01"])
    assert crowns(match)[0] == 3


def test_R5_R7_the_first_king_starts_in_power():
    match = dz.Match(GAME.box(), dealer=None)
    assert match.position()["throne"] == ["S01"]


def test_R6_exactly_four_kings_have_a_hole():
    assert [card.id for card in CARDS if card.hole] == ["B04", "O04", "G04", "V04"]
    assert all(not card.reward for card in CARDS if card.hole)


@pytest.mark.parametrize("extra", [False, True])
def test_R8_all_other_cards_form_the_draw_pile(extra):
    match = dz.Match(GAME.box(first_king_extra=extra), dealer=None)
    others = [card for card in ALL_CARDS if card != "S01" and (extra or card != "S04")]
    assert match.position()["draw"] == others
    match.deal("1")
    assert match.chance == [(card, 1) for card in others]


def test_R9_all_tokens_and_crowns_form_the_supply():
    match = dz.Match(GAME.box(), dealer=None)
    data = match.data[0]
    assert (data["supply_crowns"], data["supply_guards"], data["supply_coats"].tolist()) == (65, 4, [2, 2, 2, 2])
    assert supply(match) == (65, 4, dict.fromkeys(COLOURS, 2))


def test_R10_everybody_is_dealt_six_cards_seat_0_first_six_in_a_row():
    match = dz.Match(GAME.box(players=2, first_player=1), dealer=None)
    cards = [card for card in ALL_CARDS if card[0] in "BO"][:12]
    for number, card in enumerate(cards):
        assert match.position()["hands"] == [cards[:number][:6], cards[:number][6:]]
        match.deal(card)
    assert match.actors == (1,)


def test_R11_the_first_player_is_drawn_or_named():
    match = dz.Match(GAME.box(players=3), dealer=None)
    assert match.chance == [("0", 1), ("1", 1), ("2", 1)]
    assert match.position()["turn"] == 0
    match.deal("2")
    assert match.position()["turn"] == 2
    assert dz.Match(GAME.box(players=3, first_player=1), seed=1).actors == (1,)
    with pytest.raises(dz.BadOption):
        GAME.box(players=3, first_player=3)


def test_R12_E18_the_others_are_compensated_clockwise():
    match = dz.Match(GAME.box(players=5, first_player=3), dealer=None)
    assert crowns(match) == [2, 3, 4, 0, 1]
    assert supply(match)[0] == 55


@pytest.mark.parametrize(("players", "left"), [(2, 42), (3, 36), (4, 30), (5, 24)])
def test_R8_R10_E19_draw_pile_after_the_deal(players, left):
    for extra in (False, True):
        match = dz.Match(GAME.box(players=players, first_king_extra=extra), seed=3)
        assert len(match.position()["draw"]) == left + extra
        assert [len(hand) for hand in match.position()["hands"]] == [6] * players


def test_R13_turns_pass_clockwise():
    match = dz.Match(GAME.box(players=3, first_player=2), seed=4)
    seats = []
    for _ in range(6):
        seats.append(match.actors[0])
        match.play(match.actors[0], ["renew", "draw"])
    assert seats == [2, 0, 1, 2, 0, 1]


def test_R14_exactly_three_things_can_be_done():
    for seed in range(20):
        match = play_out(dz.Match(GAME.box(), seed=seed), random.Random(seed), seed * 3)
        if match.position()["quiet"]:
            assert {move.split()[0] for move in match.legal(match.actors[0])} <= {"apply", "play", "give", "renew"}


def test_the_wheel_of_colours_maps_the_stand_in_deck_onto_itself():
    def turned(card):
        following = {"B": "O", "O": "G", "G": "V", "V": "B"}
        slots = tuple(sorted((colour + 1) % 4 for colour in card.slots))
        return following[card.id[0]] + card.id[1:], card.act, card.discards, card.count, slots, card.reward, card.hole

    kings = [card for card in CARDS if card.colour != SPECIAL]
    plain = {(c.id, c.act, c.discards, c.count, tuple(sorted(c.slots)), c.reward, c.hole) for c in kings}
    assert {turned(card) for card in kings} == plain
    assert len(CARDS) == 56
