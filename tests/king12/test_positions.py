"""Positions: what can be left out, what is refused, and what lies in between."""

from typing import Any

import pytest

import douzaine as dz
from tests.king12.play import GAME, lay

SEVEN = ["knight", "sorcerer", "oracle", "alchemist", "machine", "parasite", "golem"]
BOX = GAME.box(players=2)


def test_defaults_of_a_position() -> None:
    match = dz.Match.at(BOX, {"dice": [3, 12]})
    assert match.position() == {
        "dice": [3, 12],
        "hands": [SEVEN, SEVEN],
        "discards": [[], []],
        "buried": [[], []],
        "tokens": [[0, 0], [0, 0]],
        "rounds": 1,
        "played": [None, None],
        "values": None,
        "committed": [False, False],
        "quiet": True,
    }
    assert match.actors == (0, 1)
    assert dz.Match.at(BOX, match.position()).position() == match.position()


def test_hands_and_discards_complete_each_other() -> None:
    buried = [["golem"], []]
    by_hand = dz.Match.at(BOX, {"dice": [1, 2], "hands": [SEVEN[:3], SEVEN[:5]], "buried": buried}).position()
    by_pile = dz.Match.at(BOX, {"dice": [1, 2], "discards": [SEVEN[3:6], SEVEN[5:]], "buried": buried}).position()
    both = dz.Match.at(
        BOX,
        {"dice": [1, 2], "hands": [SEVEN[:3], SEVEN[:5]], "discards": [SEVEN[5:2:-1], SEVEN[5:]], "buried": buried},
    ).position()
    assert by_hand == by_pile == both
    assert by_hand["discards"] == [["alchemist", "machine", "parasite"], ["parasite", "golem"]]


def test_a_drawn_set_is_part_of_the_position() -> None:
    box = GAME.box(players=2, card_set="random")
    cards = ["knight", "oracle", "machine", "reverser", "merchants", "lady", "gambler"]
    match = dz.Match.at(box, {"dice": [1, 2], "cards": cards[::-1]})
    assert match.position()["cards"] == cards
    assert match.position()["hands"] == [cards, cards]
    assert match.view(0).position()["cards"] == cards
    assert dz.Match.at(box, match.position()).position() == match.position()


@pytest.mark.parametrize(
    "cards",
    [
        None,
        SEVEN[:6],
        SEVEN[1:],
        [*SEVEN[1:], "lady"],
        [*SEVEN[:6], "knight"],
        ["knight", "alchemist", "machine", "parasite", "golem", "lady", "gambler"],
        [*SEVEN[:6], "king"],
        "knight",
    ],
)
def test_a_drawn_set_must_be_one_that_can_be_drawn(cards: Any) -> None:
    given = {"dice": [1, 2]} if cards is None else {"dice": [1, 2], "cards": cards}
    with pytest.raises(dz.BadPosition):
        dz.Match.at(GAME.box(players=2, card_set="random"), given)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"dice": [1]},
        {"dice": [0, 5]},
        {"dice": [13, 5]},
        {"dice": [1, 2.0]},
        {"dice": [True, 2]},
        {"dice": [1, 2], "cards": SEVEN},
        {"dice": [1, 2], "hands": [SEVEN, SEVEN[:1]]},
        {"dice": [1, 2], "hands": [SEVEN, []]},
        {"dice": [1, 2], "hands": [SEVEN, [*SEVEN[:6], "lady"]]},
        {"dice": [1, 2], "hands": [SEVEN, [*SEVEN, "golem"]]},
        {"dice": [1, 2], "hands": [SEVEN, 7]},
        {"dice": [1, 2], "hands": [SEVEN, ["?"] * 7]},
        {"dice": [1, 2], "hands": [SEVEN]},
        {"dice": [1, 2], "hands": [SEVEN, SEVEN], "discards": [[], ["golem"]]},
        {"dice": [1, 2], "hands": [SEVEN[:4]] * 2, "discards": [SEVEN[5:]] * 2},
        {"dice": [1, 2], "discards": [SEVEN[:6], []]},
        {"dice": [1, 2], "buried": [["golem", "knight"], []]},
        {"dice": [1, 2], "buried": [["lady"], []]},
        {"dice": [1, 2], "hands": [SEVEN, SEVEN], "buried": [["golem"], []]},
        {"dice": [1, 2], "tokens": [[0, 0]]},
        {"dice": [1, 2], "tokens": [[0, 0], [0]]},
        {"dice": [1, 2], "tokens": [[0, 0], [-1, 0]]},
        {"dice": [1, 2], "tokens": [[5, 0], [5, 0]]},
        {"dice": [1, 2], "tokens": [[0, 4], [0, 3]]},
        {"dice": [1, 2], "rounds": 0},
        {"dice": [1, 2], "rounds": 201},
        {"dice": [1, 2], "turn": 0},
        {"dice": [1, 2], "quiet": False},
        {"dice": [1, 2], "played": ["golem", None]},
        {"dice": [1, 2], "values": [1, 2]},
        {"dice": [1, 2], "committed": [True, False]},
    ],
)
def test_positions_that_cannot_stand_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(dz.BadPosition):
        dz.Match.at(BOX, given)


def test_component_counts_may_be_reached_exactly() -> None:
    match = dz.Match.at(BOX, {"dice": [1, 2], "tokens": [[9, 0], [0, 6]], "rounds": 200})
    assert match.position()["tokens"] == [[9, 0], [0, 6]]
    more = dz.Match.at(GAME.box(players=2, boxes=2), {"dice": [1, 2], "tokens": [[18, 12], [0, 0]]})
    assert more.position()["tokens"][0] == [18, 12]


def test_positions_in_the_middle_of_a_turn_are_refused() -> None:
    match = lay([4, 6], "troublemakers")
    for seat, card in enumerate(("machine", "troublemakers")):
        match.play(seat, f"play {card}")
        assert match.position()["quiet"] is False
        with pytest.raises(dz.BadPosition):
            dz.Match.at(match.box, match.position())


def test_views_have_the_shape_of_positions() -> None:
    match = dz.Match(GAME.box(card_set="random"), seed=1)
    match.play(2, match.legal(2)[0])
    for reader in (None, 0, 2):
        assert list(match.view(reader).position()) == list(match.position())
