"""R54, R62, R63: every payment has one spelling, and none leads into a dead end."""

import itertools

import pytest

import douzaine as dz
from tests.crowns13.tables import legal, table, with_laws


def payments(match: dz.Match) -> set[tuple[str, ...]]:
    """Every way to finish the payment that is under way."""
    if match.position()["moment"] != "pay":
        return {()}
    found = set()
    for move in match.legal(0):
        twin = match.copy()
        twin.play(0, move)
        found |= {(move, *rest) for rest in payments(twin)}
    assert found, "a dead end"
    return found


def by_brute_force(slots, cards, coats, jokers):
    """The same from the wording: choose for every slot, keep each colour's payments in order."""
    things = [("card", card) for card in cards] + [("coat", coat) for coat in coats] + [("joker", j) for j in jokers]
    found = set()
    for chosen in itertools.permutations(range(len(things)), len(slots)):
        keys: dict[str, list[tuple[int, str]]] = {colour: [] for colour in "BOGV"}
        for slot, index in zip(slots, chosen, strict=True):
            kind, thing = things[index]
            if kind != "joker" and thing[0] != slot:
                break
            keys[slot].append((("card", "coat", "joker").index(kind), thing))
        else:
            if all(order == sorted(order) for order in keys.values()):
                names = {"B": "blue", "O": "orange", "G": "green", "V": "violet"}
                words = [things[index] for index in chosen]
                found.add(tuple(f"pay coat {names[t[0]]}" if k == "coat" else f"pay {t}" for k, t in words))
    return found


@pytest.mark.parametrize(
    ("slots", "cards", "coats", "jokers"),
    [
        ("BB", "B01 B05 B09", "B", "S02 S03"),
        ("BOB", "B01 O01 O02", "B", "S02 S03"),
        ("BOBO", "B02 O03", "BO", "S01 S02 S03"),
        ("BGV", "", "", "S01 S02 S03"),
        ("BBB", "B05", "BB", "S02"),
        ("BOGO", "B01 B02 O01", "", "S01 S02 S03"),
        ("OOB", "O01", "OB", "S01 S03"),
    ],
)
def test_R54_R62_R63_every_payment_has_one_spelling_and_none_is_missing(slots, cards, coats, jokers):
    names = {"B": "blue", "O": "orange", "G": "green", "V": "violet"}
    listed = ", ".join(f'"{names[slot]}"' for slot in slots)
    deck = with_laws({"V13": f'do = "discard", colours = [{listed}] | {{ gain = "crown", n = 1 }}'})
    owned = {names[c]: coats.count(c) for c in coats}
    match = table(2, throne="V13", hands=[f"{cards} {jokers}"], coats=[owned], options={"deck": deck})
    match.play(0, "apply")
    assert payments(match) == by_brute_force(slots, cards.split(), list(coats), jokers.split())


def test_slots_of_one_colour_are_bound_also_when_not_side_by_side():
    deck = with_laws({"V13": 'do = "reveal", colours = ["blue", "orange", "blue"] | { gain = "crown", n = 1 }'})
    match = table(2, throne="V13", hands=["B01 B05 O01"], options={"deck": deck})
    match.play(0, "apply")
    assert legal(match) == {"pay B01"}  # B05 first would leave nothing in order
    match.play(0, "pay B01")
    assert legal(match) == {"pay O01"}


def test_jokers_go_in_deck_order_within_a_colour_and_freely_between_colours():
    deck = with_laws({"V13": 'do = "reveal", colours = ["blue", "orange"] | { gain = "crown", n = 1 }'})
    match = table(2, throne="V13", hands=["S02 S03"], options={"deck": deck})
    match.play(0, "apply")
    assert legal(match) == {"pay S02", "pay S03"}
    match.play(0, "pay S03")
    assert legal(match) == {"pay S02"}
