"""Examples of the rules: each is what the rules do, and a wrong one is found."""

from dataclasses import replace

import pytest

import douzaine as dz
from douzaine.match import examples
from douzaine.match.examples import Example, Examples, examples_of, steps_of
from douzaine.testing.examples import check_examples

KILLER = dz.game("killer")


def test_examples_are_what_the_rules_do(game: dz.Game) -> None:
    check_examples(game)


@pytest.mark.parametrize("id", ["killer", "king12", "crowns13", "heroes12"])
def test_every_game_has_examples_a_minute_and_a_turn(id: str) -> None:
    known = examples_of(dz.game(id))
    assert len(known.minute) == 3
    assert len(known.turn) >= 4
    assert len({rule for example in known.all for rule in example.rules}) >= 20
    assert known.variants


def test_lines_of_an_example_are_those_of_a_record() -> None:
    assert steps_of(["* 6 5", "0 keep 6, roll"]) == ["* 6", "* 5", "0 keep 6", "0 roll"]
    found = examples_of(KILLER).by_id("turn")
    assert found is not None
    assert found.opening() == ("* 6", "* 6", "* 5", "* 4", "* 2", "* 1")
    assert examples_of(KILLER).by_id("nothing") is None


def wrong(**changes: object) -> Example:
    found = examples_of(KILLER).by_id("between")
    assert found is not None
    return replace(found, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("example", "why"),
    [
        (wrong(claims=("loses 0 total=27 loss=4",)), "does not happen"),
        (wrong(claims=("loses 1",)), "does not happen"),
        (wrong(holds={"hp": [26, 30]}), "hp is"),
        (wrong(sum="30 − 27 = 4"), "is not 4"),
        (wrong(sum="30 + 500 = 530"), "the rules make no 530"),
        (wrong(text={"en": "30 − 26 = 3", "fr": ""}), "is not 3"),
        (wrong(text={"en": "", "fr": "27 : perdu"}), "tall sign"),
        (wrong(rules=("R999",)), "between"),
        (wrong(claims=(), holds={}), "claims nothing"),
    ],
)
def test_a_wrong_example_is_found(monkeypatch: pytest.MonkeyPatch, example: Example, why: str) -> None:
    monkeypatch.setattr("douzaine.testing.examples.examples_of", lambda game: Examples(all=(example,)))
    with pytest.raises(AssertionError, match=why):
        check_examples(KILLER)


def test_a_game_without_examples_has_none() -> None:
    assert examples.examples_of(dz.game("pennies")) == Examples()
