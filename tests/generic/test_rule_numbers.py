"""Layer 1: every rule and every worked example is named by a test of its game.

Being named is necessary, not sufficient: the test must also assert what the rule says.
"""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

import douzaine

HERE = Path(__file__).parent
LISTS = tomllib.loads((HERE / "rule_numbers.toml").read_text(encoding="utf-8"))
GAMES = Path(douzaine.__file__).parent / "games"


@pytest.fixture(scope="session", autouse=True)
def _warm_rules() -> None:
    """Sources are read here, and nothing is played."""


def numbers(ranges: str) -> list[str]:
    """The numbers of ranges such as `R1-R40 S1-S5 X3`."""
    found = []
    for each in ranges.split():
        letter, first, last = re.fullmatch(r"([A-Z])(\d+)(?:-\1(\d+))?", each).groups()  # type: ignore[union-attr]
        found += [f"{letter}{number}" for number in range(int(first), int(last or first) + 1)]
    return found


def named_in(text: str) -> set[str]:
    """The numbers that stand in a text by themselves; in `test_R28_equal_dice`, R28 does."""
    return set(re.findall(r"(?<![A-Za-z0-9])[A-Z]\d+(?![A-Za-z0-9])", text))


def not_named(wanted: Iterable[str], texts: Iterable[str]) -> list[str]:
    """The numbers that no text names, in their order."""
    named = set().union(*map(named_in, texts))
    return [number for number in wanted if number not in named]


def in_book(text: str) -> list[str]:
    """The numbers of a book's rules, one list item each."""
    return re.findall(r"^- \*\*(R\d+)\*\*", text, re.MULTILINE)


def test_every_game_has_its_list() -> None:
    assert set(LISTS) == {path.parent.name for path in GAMES.glob("*/book")}


@pytest.mark.parametrize("id", LISTS, ids=str)
def test_every_number_is_named_by_a_test(id: str) -> None:
    files = sorted((HERE.parent / id).glob("test_*.py"))
    texts = [path.read_text(encoding="utf-8") for path in files]
    for kind, ranges in LISTS[id].items():
        assert not_named(numbers(ranges), texts) == [], f"{kind} of {id}"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", LISTS, ids=str)
def test_the_book_has_every_rule_once_and_in_order(id: str, lang: str) -> None:
    book = (GAMES / id / "book" / f"{lang}.md").read_text(encoding="utf-8")
    assert sorted(in_book(book), key=lambda number: int(number[1:])) == numbers(LISTS[id]["rules"])


# ---- the checks themselves


def test_ranges_are_read() -> None:
    assert numbers("R9-R11 S2 K1-K1") == ["R9", "R10", "R11", "S2", "K1"]
    for wrong in ("R1-S4", "R", "r1", "R1-"):
        with pytest.raises(AttributeError):
            numbers(wrong)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("def test_R28_and_R29_equal_values():", {"R28", "R29"}),
        ('"""R3, K12: the first player."""', {"R3", "K12"}),
        ("R128 R2b AR2 R2D2 utf8 x=r28", {"R128"}),
        ("", set()),
    ],
)
def test_numbers_count_only_as_whole_words(text: str, named: set[str]) -> None:
    assert named_in(text) == named


def test_what_no_test_names_is_found() -> None:
    assert not_named(["R1", "R2", "R10"], ["def test_R1_begins(): ...", "# R10"]) == ["R2"]
    assert not_named(["R1"], []) == ["R1"]


def test_a_rule_that_a_book_has_twice_is_found() -> None:
    assert in_book("# Book\n- **R1** One.\n- **R2** Two.\n- **R2** Two again.\nR3 is no item.\n") == ["R1", "R2", "R2"]
