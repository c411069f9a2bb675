"""What stays known: cards shown, given, stolen, discarded and played, and how long."""

import random
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine.engine.chance import stream
from douzaine.games.crowns13.box import in_mask
from douzaine.games.crowns13.laws import id_of
from douzaine.games.crowns13.rules.cards import known_in
from douzaine.games.crowns13.table import PUBLIC, Place
from tests.conftest import random_box, random_moves
from tests.crowns13.tables import GAME, table, with_rest_in_hand


def known(match: dz.Match, reader: int | None, place: int) -> list[str]:
    """The cards that a reader knows to be in a place, read from the reader's own view."""
    view = match.view(reader).data.view(np.recarray)[0]
    row = PUBLIC if reader is None else reader
    return [id_of(match.box.data[0], card) for card in in_mask(known_in(view, row, place))]


def redealt_table(match: dz.Match, reader: int | None, seed: int) -> Any:
    """A Table that agrees with what a reader knows."""
    seen, dealt = (np.zeros(1, GAME.rule_set.table) for _ in range(2))
    seat = -1 if reader is None else reader
    GAME.rule_set.compiled.view(match.box.data, match.data, seat, seen)
    GAME.rule_set.compiled.redeal(match.box.data, seen, seat, stream(seed), dealt)
    return dealt


def redealt(match: dz.Match, reader: int | None, seed: int) -> Any:
    """The same as a position."""
    return GAME.part("position").to_position(match.box.data[0], redealt_table(match, reader, seed)[0])


def hands_of(match: dz.Match, reader: int | None, seat: int, deals: int = 40) -> list[set[str]]:
    return [set(redealt(match, reader, seed)["hands"][seat]) for seed in range(deals)]


def test_a_shown_card_stays_known_to_everybody_until_it_can_have_left():
    match = table(3, king="B01", hands=["B05 O07 G03 V02", "V03 V05", "O01 O02 O03 O05 O06 O08"])
    match.play(0, ["apply", "pay B05", "pay O07", "keep"])
    for reader in (None, 1, 2):
        assert known(match, reader, 0) == ["B05", "O07"]
        assert all({"B05", "O07"} <= hand for hand in hands_of(match, reader, 0))
    match.play(1, ["renew", "draw"])  # nobody took anything from seat 0
    while match.chance:
        match.deal(match.chance[0][0])
    assert known(match, 2, 0) == ["B05", "O07"]


def test_a_shown_card_may_be_among_cards_discarded_in_secret():
    match = table(3, king="B01", hands=["B05 O07 G03", "V03", "V05"])
    match.play(0, ["apply", "pay B05", "pay O07", "keep"])
    for seat in (1, 2):
        match.play(seat, ["renew", "draw"])
        while match.chance:
            match.deal(match.chance[0][0])
    match.play(0, ["renew", "discard G03", "draw"])
    while match.chance:
        match.deal(match.chance[0][0])
    assert known(match, 1, 0) == []
    assert known(match, 1, Place.DISCARD) == []
    assert known(match, 0, Place.DISCARD) == ["G03"]  # whoever discarded knows
    seen = [redealt(match, 1, seed) for seed in range(60)]
    assert all(("B05" in p["hands"][0]) + ("B05" in p["discard"]) == 1 for p in seen)  # it is nowhere else
    assert {"B05" in p["discard"] for p in seen} == {False, True}


def test_a_theft_makes_known_cards_uncertain_for_others_only():
    match = table(3, throne="S01 B09", hands=["G01 G02 V01", "B06 B01", "V05"])
    match.play(0, ["apply", "colour green", "pay G01", "pay G02", "coat blue", "keep"])
    match.play(1, ["play B06", "apply", "pay B01", "rob 0"])
    match.deal("V01")
    assert known(match, 0, 0) == ["G01", "G02"]
    assert known(match, 0, 1) == ["V01"]  # the victim saw which card went
    assert known(match, 1, 0) == ["G01", "G02"]  # the thief saw that neither went
    assert known(match, 2, 0) == []
    for position in (redealt(match, 2, seed) for seed in range(40)):
        both = set(position["hands"][0]) | set(position["hands"][1])
        assert {"G01", "G02"} <= both  # stolen, or still there


def test_the_only_card_of_a_known_hand_is_known_to_be_the_stolen_one():
    match = table(3, throne="S01 B06", hands=["B01 B02", "V03", "V05"])
    data = match.data.view(np.recarray)[0]
    match.play(0, ["apply", "pay B01", "rob 1"])
    match.deal("V03")
    assert known(match, 2, 0) == []
    assert known(match, 0, 0) == ["B02", "V03"]
    assert data.may[2, 1] == 0  # an empty hand holds nothing


def test_a_card_given_for_a_guard_is_known_to_the_two():
    match = table(3, king="O03", guard=1, hands=["B12 B01 G02", "V01", "V02"])
    match.play(0, ["give G02", "play B01"])
    assert known(match, 0, 1) == ["G02"]
    assert known(match, 2, 1) == []
    assert known(match, None, 1) == []
    assert all("G02" in hand for hand in hands_of(match, 0, 1))
    assert match.view(2).story[0].text() == "Player 1 gives a card to Player 2; the guard goes."


def test_played_and_paid_cards_are_known_until_the_draw_pile_is_made_anew():
    match = with_rest_in_hand(2, throne="S01 O05", draw="V09", hands=["O01 O02 G01", "B01 V02"])
    match.play(0, ["apply", "pay O01", "pay O02"])
    assert known(match, 1, Place.DISCARD) == ["O01", "O02"]
    match.play(1, ["renew", "draw"])
    match.deal("V09")
    assert known(match, 0, Place.DRAW) == ["O01", "O02"]  # both went into the new pile
    match.deal("O01")
    assert known(match, 0, Place.DRAW) == []
    for position in (redealt(match, 0, seed) for seed in range(30)):
        assert {"O01", "O02"} <= {*position["draw"], *position["hands"][1]}  # drawn by seat 1, or still there


def test_a_majority_shows_all_cards_of_the_colour_and_so_that_there_are_no_more():
    match = table(3, king="G07", hands=["G01 G02 B01", "G05 G06 V01", "G03 V02"])
    match.play(0, "apply")
    assert known(match, 2, 0) == ["G01", "G02"]
    assert known(match, 2, 1) == ["G05", "G06"]
    assert known(match, 0, 2) == []  # who holds fewer shows nothing
    for position in (redealt(match, 2, seed) for seed in range(30)):
        for seat in (0, 1):
            assert sum(card[0] == "G" for card in position["hands"][seat]) == 2


def test_after_starting_from_a_position_nobody_knows_anything_of_earlier_play():
    match = table(3, throne="S01 O03 B04 G04", hands=["B01", "V01 V02", "O01"], discard="G01 G02")
    assert known(match, 0, Place.THRONE) == ["O03", "G04"]  # what shows
    assert known(match, 0, Place.DISCARD) == known(match, 0, Place.DRAW) == known(match, 0, 1) == []
    assert len({tuple(redealt(match, 0, seed)["hands"][1]) for seed in range(20)}) > 10
    assert len({redealt(match, 0, seed)["throne"][0] for seed in range(20)}) > 10


def test_the_opening_deal_is_secret_and_uniform():
    match = dz.Match(GAME.box(players=2), seed=3)
    counts = dict.fromkeys(match.position()["draw"] + match.position()["hands"][1], 0)
    for seed in range(2000):
        for card in redealt(match, 0, seed)["hands"][1]:
            counts[card] += 1
    expected = 2000 * 6 / 48
    assert len(counts) == 48
    assert all(abs(count - expected) < 6 * expected**0.5 for count in counts.values())


def places(data: Any) -> "np.ndarray[Any, Any]":
    """The cards in every place, as masks."""
    throne = sum(1 << card for card in data["throne"][: data["height"]].tolist())
    return np.array([*data["hand"], data["draw"], data["discard"], throne])


@pytest.mark.parametrize("seed", range(12))
def test_what_is_known_is_true_and_every_redeal_keeps_to_it(seed):
    rng = random.Random(seed)
    match = dz.Match(random_box(GAME, rng), seed=seed)
    for _ in random_moves(match, rng, 150):
        may, truth = match.data[0]["may"], places(match.data[0])
        for reader in (None, *range(match.box.players)):
            row = may[PUBLIC if reader is None else reader]
            again = places(redealt_table(match, reader, rng.getrandbits(32))[0])
            assert not (truth & ~row).any(), "what is true may be"
            assert not (again & ~row).any(), "what is dealt may be"
            assert not (row & ~may[PUBLIC]).any(), "a seat knows no less than a spectator"


@pytest.mark.parametrize("seed", range(8))
def test_a_payment_under_way_can_be_finished_in_every_redeal(seed):
    rng = random.Random(seed)
    match = dz.Match(random_box(GAME, rng), seed=seed)
    for _ in random_moves(match, rng, 300):
        if match.position()["moment"] not in ("pay", "colour"):
            continue
        for reader in (None, *range(match.box.players)):
            dealt = redealt_table(match, reader, rng.getrandbits(32))
            moves = np.zeros(GAME.facts.max_moves, np.int64)
            assert GAME.rule_set.compiled.legal(match.box.data, dealt, match.actors[0], moves) > 0


def test_secrets_of_a_renewal_stay_with_its_owner():
    match = table(3, hands=["B01 B02 O01", "V01", "V02"])
    match.play(0, ["renew", "discard B02"])
    assert match.view(0).data[0]["thrown"] != 0
    assert match.view(1).data[0]["thrown"] == 0
    match.play(0, "draw")
    match.deal("G01")
    assert match.view(0).data[0]["drawn"] != 0
    assert match.view(None).data[0]["drawn"] == 0
    while match.chance:
        match.deal(match.chance[0][0])
    assert match.view(1).story[0].text() == "Player 1 renews the hand and discards 1 card."
    assert "B02" in match.view(0).story[0].text()
