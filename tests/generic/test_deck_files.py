"""Deck files of every game with decks: read in time that grows with their length, with a bounded list of findings."""

import time
from typing import Any

import pytest

import douzaine as dz
from douzaine.games.deck_files import LONGEST_LINE, MOST_FINDINGS
from tests.conftest import GAMES

WITH_DECKS = [id for id in GAMES if dz.game(id).has_part("deck")]


def deck(id: str) -> Any:
    return dz.game(id).part("deck")


def many_keys(id: str, count: int) -> str:
    """A good deck with so many keys that mean nothing, before its cards and after them."""
    keys = [f"key{number} = {number}" for number in range(count)]
    return "\n".join([*keys, deck(id).template("en"), *(key.replace("key", "more") for key in keys), ""])


@pytest.mark.parametrize("id", WITH_DECKS)
def test_findings_are_bounded_and_say_so(id: str) -> None:
    for text in (many_keys(id, 3000), deck(id).template("en") + "[[card]]\n" * 3000):
        found = deck(id).check(text)
        assert len(found) <= MOST_FINDINGS + 1
        if len(found) > MOST_FINDINGS:
            assert found[-1].code == "more"
            assert "more wrong" in found[-1].phrase(id).text("en")
            assert "autres erreurs" in found[-1].phrase(id).text("fr")
    assert len(deck(id).check(many_keys(id, 3000))) == MOST_FINDINGS + 1


@pytest.mark.parametrize("id", WITH_DECKS)
def test_reading_takes_time_that_grows_with_the_length_only(id: str) -> None:
    def took(count: int) -> float:
        text = many_keys(id, count)
        best = 1e9
        for _ in range(3):
            begun = time.process_time()
            deck(id).check(text)
            best = min(best, time.process_time() - begun)
        return best

    for _ in range(3):  # a square would give 64 times the time for 8 times the length
        if took(2400) < 24 * took(300):
            return
    raise AssertionError("reading takes more than its share")


@pytest.mark.parametrize("id", WITH_DECKS)
@pytest.mark.parametrize(("lang", "words"), [("en", "more than a thousand"), ("fr", "plus de mille")])
def test_a_key_of_many_parts_is_refused_before_it_is_read(id: str, lang: str, words: str) -> None:
    """The reader of TOML takes time by the square of a key's parts: minutes for a hundred thousand characters."""
    for text in (".".join("a" * 40_000) + " = 1\n", "[" + ".".join("a" * 40_000) + "]\n"):
        [finding] = deck(id).check(text)
        assert words in finding.phrase(id).text(lang)
        deck(id).claims(text)  # comes to an end, too
    comment = "# " + "x" * 2 * LONGEST_LINE + "\n"
    assert not [each for each in deck(id).check(comment + deck(id).template(lang)) if not each.is_warning]
