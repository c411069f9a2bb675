"""13 Crowns: laws made on the page are the file that decks have always been; shares of hands are exact."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.builder import Built
from douzaine.games.crowns13.decks import check, every_kind, load, template
from douzaine.games.crowns13.decks.fresh_hands import share_of_hands
from douzaine.games.crowns13.decks.workshop import Laws, opened, reopened, step
from douzaine.games.crowns13.decks.writing import house_cards, pack, unpack, write
from douzaine.games.crowns13.laws import COLOURS
from tests.conftest import depth

GAME = dz.game("crowns13")
VERBS = ("kind", "shape", "add", "drop", "colour", "count", "gain", "steal", "part", "amount", "hole", "house", "card")
OBJECTS = (
    *("reveal", "discard", "most", "fewest_crowns", "hand_size", "colours", "announced", "same", "coats", "guards"),
    *("tokens", "crowns", *COLOURS, "more", "less", "crown", "guard", "coat", "card", "token", "0", "1", "2", "3"),
    *("0.more", "1.more", "0.less", "2.more", "55", "999", "x", ""),
)


def built(**fields: str) -> Built:
    return board_of(GAME).build(GAME, {name: [value] for name, value in fields.items()}, "en")


@pytest.mark.parametrize("text", [template("en"), template("fr"), every_kind()])
def test_a_file_is_read_and_written_alike(text: str) -> None:
    house = Laws("en", "x", "", house_cards("en"))
    laws = opened(text, house)
    assert not laws.wrong
    assert load(laws.file).cards == load(text).cards
    assert opened(laws.file, house).cards == laws.cards
    id, title, cards = unpack(pack("an-id", "A title", laws.cards, "en"), "en")
    assert (id, title, cards) == ("an-id", "A title", laws.cards)


def test_every_step_leaves_laws_that_can_be_played() -> None:
    for number in range(depth(5)):
        rng = random.Random(number)
        laws = reopened("", "en")
        for _ in range(150):
            before, laws = laws, step(laws, f"{rng.choice(VERBS)}:{rng.choice(OBJECTS)}")
            laws = laws.remembering(before)
            wrong = [finding.code for finding in check(laws.file) if not finding.is_warning]
            assert set(wrong) <= {"D08"}, (number, wrong)
        while laws.past:
            laws = laws.undone()
        assert not {finding.code for finding in check(laws.file)} - {"D08", "W1", "W2", "W3", "W4"}


def test_a_deck_with_errors_changes_nothing_and_names_each_card() -> None:
    laws = reopened("", "en")
    bad = laws.file.replace("n = 1 }", "n = 99 }", 3)
    refused = opened(bad, laws)
    assert refused.cards == laws.cards
    assert [finding.card for finding in refused.wrong] == ["B01", "B01", "B02"]
    assert all(finding.line for finding in refused.wrong)


@pytest.mark.parametrize("action", [
    {"do": "reveal", "colours": ["blue", "blue", "green"]},
    {"do": "discard", "same": 3},
    {"do": "reveal", "announced": 2},
    {"do": "reveal", "colours": ["blue", "orange", "green", "violet"]},
])  # fmt: skip
def test_shares_are_those_of_all_hands(action: dict[str, object]) -> None:
    kinds = ["blue"] * 4 + ["orange"] * 3 + ["green"] * 3 + ["violet"] * 3 + ["special"] * 2
    cards = [{"kind": "special"} if kind == "special" else {"kind": "king", "colour": kind} for kind in kinds]
    hands = list(combinations(kinds, 6))
    paid = sum((can_pay(action, list(hand)) for hand in hands), Fraction(0))
    assert share_of_hands(action, cards) == paid / len(hands)


def can_pay(action: dict[str, object], hand: list[str]) -> Fraction:
    """The same, slot by slot."""

    def fills(slots: list[str]) -> bool:
        left = list(hand)
        for slot in slots:
            if slot in left:
                left.remove(slot)
            elif "special" in left:
                left.remove("special")
            else:
                return False
        return True

    if "same" in action:
        return Fraction(int(any(fills([colour] * action["same"]) for colour in COLOURS)))  # type: ignore[operator]
    if "announced" in action:
        return Fraction(sum(fills([colour] * action["announced"]) for colour in COLOURS), 4)  # type: ignore[operator]
    return Fraction(int(fills(action["colours"])))  # type: ignore[arg-type]


def test_what_cards_do_not_decide_has_no_share() -> None:
    house = house_cards("en")
    for action in ({"do": "most", "colour": "blue"}, {"do": "fewest_crowns"}, {"do": "discard", "coats": 1}):
        assert share_of_hands(action, house) is None
    assert share_of_hands({"do": "hand_size", "n": 6}, house) == 1


def test_the_page_says_the_law_and_keeps_the_rest() -> None:
    page = built(laws=f"44.{pack('a', 'Harbour', house_cards('en'), 'en')}", name="Harbour", act="kind:reveal")
    assert "Show a violet card: steal 2 cards." in page.drawing
    assert page.name == "Harbour"
    assert page.options
    GAME.box(**page.options)
    again = built(kept=page.kept)
    assert again.file == page.file
    back = built(laws=page.kept, act="undo", past=f"44.{pack('a', 'Harbour', house_cards('en'), 'en')}")
    assert back.file == write("a", "Harbour", house_cards("en"))


@pytest.mark.parametrize(
    "kept", ["", ".", "x.y", "99." + "A" * 30_000, "0.eJyLjgUAARUAuQ", "44." + pack("a", "t", [], "en")]
)
def test_whatever_is_sent_is_answered(kept: str) -> None:
    assert built(kept=kept).drawing
    assert built(laws=kept, past=kept, act="undo", count="9" * 9, amount="x", name="\x00", title="\u200b" * 99).drawing
