"""Twelve Heroes: codes of deck lists, and what the builder's buttons do."""

import random

import pytest

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.builder import Built
from douzaine.games.heroes12.board.deck_code import LETTERS, code_of, read_code
from douzaine.games.heroes12.board.deck_state import faction_deck, read_state
from douzaine.games.heroes12.decks import read_deck
from douzaine.games.heroes12.heroes import FACTIONS, HEROES

GAME = dz.game("heroes12")


def built(**fields: str) -> Built:
    return board_of(GAME).build(GAME, {name: [value] for name, value in fields.items()}, "en")


def test_every_hero_has_three_letters_and_none_are_alike() -> None:
    assert len(set(LETTERS.values())) == len(HEROES)
    assert all(len(letters) == 3 for letters in LETTERS.values())


def test_a_code_means_its_list_however_it_is_written() -> None:
    for number in range(200):
        rng = random.Random(number)
        counts = {hero: count for hero in HEROES if (count := rng.randrange(3))}
        code = code_of(counts)
        assert read_code(code) == counts
        assert read_code(code.upper().replace(" ", ", ")) == counts
        assert read_code(code.replace(" ", "")) == counts


@pytest.mark.parametrize("text", ["", "xyz", "3kni", "2kni 2kni", "2kn", "2kni!", "kni" * 200, "0elf"])
def test_what_names_no_deck_is_none(text: str) -> None:
    assert read_code(text) is None


def test_a_finished_list_is_played_and_written_as_a_file() -> None:
    done = built(code=code_of(faction_deck("elves")))
    assert done.options is not None
    assert read_deck(done.file) == {hero: n for hero, n in faction_deck("elves").items() if n}
    GAME.box(**done.options, deck_2=done.options["deck_1"])
    assert built(code="2kni").options is None


def test_ticks_are_undone_one_by_one() -> None:
    fields = {"was": "", "past": "", "knight": "2"}
    state = read_state({name: [value] for name, value in fields.items()})
    assert (state.code, state.past) == ("2kni", ("",))
    fields = {"was": "2kni", "past": "|", "knight": "2", "elf": "1"}
    more = read_state({name: [value] for name, value in fields.items()})
    assert (more.code, more.past) == ("1elf 2kni", ("", "2kni"))
    back = read_state({name: [value] for name, value in (fields | {"act": "undo"}).items()})
    assert (back.code, back.past) == ("2kni", ("",))


def test_a_list_that_somebody_made_is_replaced_only_after_yes() -> None:
    fields = {"was": "2kni", "past": "", "knight": "2", "act": "elves"}
    asked = read_state({name: [value] for name, value in fields.items()})
    assert (asked.code, asked.asks) == ("2kni", "elves")
    done = read_state({name: [value] for name, value in (fields | {"act": "sure:elves"}).items()})
    assert done.code == code_of(faction_deck("elves"))
    assert done.past == ("2kni",)
    ready = {"was": done.code, "past": "", "act": "humans"} | {
        hero: str(n) for hero, n in faction_deck("elves").items()
    }
    swapped = read_state({name: [value] for name, value in ready.items()})
    assert swapped.code == code_of(faction_deck("humans"))


def test_random_lists_can_be_played() -> None:
    for _ in range(20):
        rolled = read_state({"act": ["random"], "was": [""]})
        assert rolled.is_complete
        assert max(rolled.counts.values()) <= 2
    assert len(FACTIONS) == 4


@pytest.mark.parametrize("act", ["sure:", "sure:sure:", "sure:code:zzz", "undo", "nonsense", "code"])
def test_whatever_is_sent_is_answered(act: str) -> None:
    sent = built(act=act, was="nonsense", past="|x|2kni|", knight="7", name="\x00" * 50, code="2" * 500)
    assert sent.drawing


def test_a_link_to_a_deck_loses_nothing_and_a_broken_one_says_so() -> None:
    opened = read_state({"code": ["1dra"], "kept": ["Mine\n2kni"]})
    assert (opened.code, opened.past, opened.name) == ("1dra", ("2kni",), "")
    assert read_state({"code": ["1dra"]}).past == ()
    broken = read_state({"code": ["1dra zzz"], "kept": ["Mine\n2kni"]})
    assert (broken.code, broken.bad_code, broken.name) == ("2kni", "1dra zzz", "Mine")
    assert read_state({"kept": ["Mine\n2kni"]}).bad_code == ""
