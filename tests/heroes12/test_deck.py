"""Deck lists of a tournament: as values, as files, and what is said of wrong ones."""

from pathlib import Path
from typing import Any

import pytest

import douzaine as dz
from douzaine.games.heroes12 import decks
from douzaine.games.heroes12.heroes import HEROES
from tests.heroes12.tools import GAME

GOOD = decks.EXAMPLES[1]
FILE = """
game = "heroes12"
schema = 1
id = "stone"
title = "Stone"
deck = {behemoth = 2, chariot = 2, iron_giant = 2, golem = 2, steward = 1, orc = 2, peasant = 1}
"""


def box(deck: Any) -> dz.Box:
    return GAME.box(deck_mode="tournament", deck_1=deck, deck_2=GOOD)


def codes(deck: Any) -> list[str]:
    with pytest.raises(dz.BadDeck) as refused:
        box(deck)
    assert "\n" not in str(refused.value)
    return [finding.code for finding in refused.value.errors]  # type: ignore[attr-defined]


def test_every_way_to_give_a_deck(tmp_path: Path) -> None:
    path = tmp_path / "stone.toml"
    path.write_text(FILE, encoding="utf-8")
    listed = [hero for hero, count in GOOD.items() for _ in range(count)]
    for given in (GOOD, listed, tuple(reversed(listed)), FILE, str(path), path, {**GOOD, "dragon": 0}):
        assert box(given).options["deck_1"] == GOOD
        assert list(box(given).options["deck_1"]) == [hero for hero in HEROES if hero in GOOD]


def test_R29_errors_come_in_the_order_T1_T2_T3() -> None:
    assert codes(["orc"] * 11) == ["T1", "T2"]
    assert codes(["orc"] * 3 + ["wizard"] * 9) == ["T2", "T3"]
    assert codes(["cannon"] * 3 + ["orc"] * 3 + ["wizard", "witch"]) == ["T1", "T2", "T2", "T3", "T3"]
    assert codes([]) == ["T1"]
    assert codes({"orc": 2.0}) == ["T6", "T1"]
    assert codes({"orc": -1}) == ["T6", "T1"]
    assert codes([1] * 12) == ["T3"]


def test_findings_say_which_card_and_line() -> None:
    text = FILE.replace("orc = 2", "orcs = 2").replace("golem = 2", "golem = 3")
    found = decks.check(text)
    assert [(finding.code, finding.card) for finding in found] == [("T1", "-"), ("T2", "golem"), ("T3", "orcs")]
    assert [finding.line for finding in found] == [None, 6, 6]
    assert found[2].details["near"] == "orc"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("not toml [", ["T4"]),
        (FILE.replace("schema = 1", "schema = 2"), ["T5"]),
        (FILE.replace('game = "heroes12"', 'game = "chess"'), ["T5"]),
        (FILE.replace('title = "Stone"', ""), ["T5"]),
        (FILE.replace("deck = {", "cards = {"), ["T5", "T5"]),
        (FILE.replace("orc = 2", "orc = true"), ["T6", "T1"]),
        (FILE, []),
    ],
)
def test_files_are_checked(text: str, expected: list[str]) -> None:
    assert [finding.code for finding in decks.check(text)] == expected
    assert not any(finding.is_warning for finding in decks.check(text))


def test_every_finding_has_a_sentence_in_both_languages() -> None:
    texts = ["not toml [", FILE.replace("schema = 1", "schema = 2"), FILE.replace("orc = 2", "orc = true")]
    texts += [FILE.replace("orc = 2", "orcs = 2").replace("golem = 2", "golem = 3")]
    found = [finding for text in texts for finding in decks.check(text)]
    assert {finding.code for finding in found} == {"T1", "T2", "T3", "T4", "T5", "T6"}
    for finding in found:
        for lang in ("en", "fr"):
            assert GAME.words.text(f"deck-{finding.code}", lang, card=finding.card, **finding.details)


def test_claims() -> None:
    assert decks.claims(FILE)
    assert decks.claims('game = "heroes12"\nbroken [')
    assert not decks.claims('game = "other"')
    assert not decks.claims("nothing")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_templates_are_decks_that_can_be_played(lang: str) -> None:
    text = decks.template(lang)
    assert decks.claims(text)
    assert decks.check(text) == []
    assert box(text).options["deck_1"] == GOOD
    assert all(hero in text for hero in HEROES)
    assert ("coût" in text) == (lang == "fr")


def test_a_missing_file_is_a_bad_deck_and_no_deck_at_all_a_bad_option(tmp_path: Path) -> None:
    for missing in (str(tmp_path / "nothing.toml"), str(tmp_path), "", "x" * 5000, "a\0b"):
        assert codes(missing) == ["T4"]
    for nothing in (12, 1.5, True, b"orc"):
        with pytest.raises(dz.BadOption):
            box(nothing)


def test_examples_are_legal() -> None:
    for example in decks.EXAMPLES:
        assert box(example).options["deck_1"] == example
