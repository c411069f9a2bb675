"""The board: it draws every view, offers every legal move, sends whole payments in order, and hides what is hidden."""

import random
import re
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from markupsafe import escape

import douzaine as dz
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player, scene_of
from douzaine.games.crowns13.board import BOARD, portraits
from douzaine.games.crowns13.board.paying import payment_of
from douzaine.games.crowns13.board.prompts import GUIDED
from douzaine.games.crowns13.table import Phase
from douzaine.match.view import SPECTATOR, View
from douzaine.testing.leaks import redealt
from tests.conftest import depth, random_box, random_moves
from tests.crowns13.tables import GAME, table, with_laws

NAMES = ("Lea", "Tom", "Mia", "Noé", "Ada")


def drawn_from(view: View, lang: str = "en", asked: bool = False) -> BoardContext:
    """What a page of a view is drawn from."""
    players = tuple(Player(name) for name in NAMES[: view.box.players])
    scene = scene_of(view, players, asked, BOARD.facts(view, True, None))
    return BoardContext(scene, view.story, lang, asked)


def context_of(match: dz.Match, reader: int | None, lang: str = "en") -> BoardContext:
    """What a reader's page is drawn from."""
    return drawn_from(match.view(reader), lang, reader in match.actors)


def drawn(at: BoardContext) -> str:
    """Everything the board gives for one page."""
    parts = [BOARD.scene(at), BOARD.hand(at), BOARD.send(at), *BOARD.pills(at)]
    if at.asked:
        parts += [BOARD.note(at), BOARD.guide(at) or "", repr(BOARD.prompt(at))]
    return "\n".join(map(str, parts))


def moves(match: dz.Match, fields: dict[str, list[str]]) -> list[str]:
    """The moves that a form of seat 0 means."""
    return BOARD.moves(context_of(match, 0), fields)


def matches(seed: int, most: int = 60) -> Iterator[tuple[dz.Match, random.Random]]:
    """A random match with random options, before each of its moves."""
    rng = random.Random(seed)
    match = dz.Match(random_box(GAME, rng), seed=seed)
    for _ in random_moves(match, rng, most):
        yield match, rng


@settings(max_examples=depth(8))
@given(seed=st.integers(0, 2**32 - 1))
def test_every_legal_move_has_a_control_with_a_label(seed: int) -> None:
    for match, rng in matches(seed):
        (seat,) = match.actors
        at = context_of(match, seat, rng.choice(("en", "fr")))
        html = drawn(at)
        for move in at.legal:
            assert f'value="{escape(move)}"' in html, move
        inputs = re.findall(r"<input [^>]*>", html)
        numbers = [re.search(r'data-n="(\d+)"', each)[1] for each in inputs]  # type: ignore[index]
        assert len(set(numbers)) == len(numbers)
        assert all(int(number) < 100 for number in numbers)
        assert all(re.search(r'aria-label="[^"]+"', each) for each in inputs)
        ids = re.findall(r'\bid="([^"]+)"', html)
        assert len(set(ids)) == len(ids)


@settings(max_examples=depth(5))
@given(seed=st.integers(0, 2**32 - 1))
def test_nothing_hidden_is_drawn(seed: int) -> None:
    for match, rng in matches(seed, 40):
        lang = rng.choice(("en", "fr"))
        for reader in (None, *range(match.box.players)):
            twin = redealt(match, SPECTATOR if reader is None else reader, rng.getrandbits(32))
            assert drawn(context_of(twin, reader, lang)) == drawn(context_of(match, reader, lang))


@settings(max_examples=depth(3))
@given(seed=st.integers(0, 2**32 - 1))
def test_whoever_does_not_decide_gets_no_controls(seed: int) -> None:
    for match, _ in matches(seed, 30):
        for reader in (None, *range(match.box.players)):
            if reader not in match.actors:
                html = drawn(context_of(match, reader))
                assert "<input" not in html
                assert "<button" not in html
        assert BOARD.scene(drawn_from(match.open_view(), "fr"))


@settings(max_examples=depth(3))
@given(seed=st.integers(0, 2**32 - 1))
def test_every_sentence_has_a_picture_and_every_chapter_a_name(seed: int) -> None:
    for match, _ in matches(seed, 200):
        last = match
    at = context_of(last, 0)
    assert all(line.picture for line in BOARD.lines(at, range(len(at.story))))
    assert BOARD.chapter(at, at.story.part(range(1)))
    assert BOARD.track(last.view(None)) == last.position()["crowns"]


# ---- payments


def every_payment(match: dz.Match) -> set[tuple[str, ...]]:
    """All whole payments the rules allow, found move by move, each as its sorted words."""
    found = set()
    for move in match.legal(match.actors[0]):
        after = match.copy()
        ways = payment_of(context_of(match, 0)).ways
        left = len(ways[0]) if ways else int(match.data[0]["left"].sum())
        after.play(0, move)
        if left > 1:
            found |= {tuple(sorted((move, *rest))) for rest in every_payment(after)}
        else:
            found.add((move,))
    return found


PAYMENTS = {
    "two colours": ("G01", "G07 V05 V12 B11 S02 S03", {"violet": 1}, ["apply"]),
    "one colour": ("B03", "B01 B02 B05 S02 S03", {"blue": 1}, ["apply"]),
    "a colour named": ("B09", "G07 G02 V12 V11 S02", {"green": 2}, ["apply", "colour green"]),
    "discards": ("B05", "B01 B02 B06 O01", {"blue": 1}, ["apply"]),
    "one of each": ("S02", "B01 O01 O02 G01 S03", {"violet": 1}, ["apply"]),
}


@pytest.mark.parametrize(("king", "hand", "coats", "before"), PAYMENTS.values(), ids=PAYMENTS)
def test_a_whole_payment_is_any_that_the_rules_allow(
    king: str, hand: str, coats: dict[str, int], before: list[str]
) -> None:
    match = table(2, king, hands=[hand], coats=[coats])
    for move in before:
        match.play(0, move)
    payment = payment_of(context_of(match, 0))
    pieces = payment.payers
    assert {tuple(sorted(pieces[n].move for n in way)) for way in payment.ways} == every_payment(match)
    for way in payment.ways:
        for order in list(permutations(way))[:6]:
            after = match.copy()
            for word in moves(match, {"move": [pieces[n].move for n in order]}):
                after.play(0, word)
            assert after.data[0]["phase"] != Phase.PAY


def test_the_cheapest_payment_is_chosen_beforehand() -> None:
    match = table(2, "G01", hands=["G07 V05 S02"], coats=[{"violet": 1}])
    match.play(0, "apply")
    html = BOARD.scene(context_of(match, 0)) + BOARD.hand(context_of(match, 0))
    assert set(re.findall(r'value="([^"]+)"[^>]* checked', html)) == {"pay G07", "pay V05"}


def test_tokens_are_paid_together() -> None:
    deck = with_laws({"B02": 'do = "discard", tokens = 2 | { gain = "crown", n = 1 }'})
    match = table(2, "B02", hands=["G01"], coats=[{"violet": 1}], guards=[1], options={"deck": deck})
    match.play(0, "apply")
    words = moves(match, {"move": ["pay guard", "pay coat violet"]})
    assert words == ["pay coat violet", "pay guard"]
    for word in words:
        match.play(0, word)
    assert match.position()["crowns"][0] == 1


def test_with_too_many_ways_slots_are_filled_one_by_one() -> None:
    match = table(2, "B03", hands=["B01 B02 B04 B05 B06 B07 B08 B09 B10"])
    match.play(0, "apply")
    assert not payment_of(context_of(match, 0)).ways
    html = drawn(context_of(match, 0))
    assert html.count('type="radio"') == len(match.legal(0))
    assert moves(match, {"move": ["pay B04"]}) == ["pay B04"]


def test_filled_slots_show_what_filled_them() -> None:
    match = table(2, "B03", hands=["B01 B02 B04 B05 B06 B07 B08 B09 B10"])
    match.play(0, "apply")
    match.play(0, "pay B04")
    assert "B04 shown" in BOARD.scene(context_of(match, 1))
    assert "in slot 1" in BOARD.hand(context_of(match, 0))


# ---- other decisions


def test_a_renewal_is_sent_at_once_in_the_order_of_the_deck() -> None:
    match = table(2, "B07", hands=["V05 G07 B11 O09"])
    sent = {"move": ["renew"], "discard": ["discard V05", "discard B11", "pay B11", "nonsense"]}
    words = moves(match, sent)
    assert words == ["renew", "discard B11", "discard V05", "draw"]
    for word in words:
        match.play(0, word)
    assert match.position()["discard"] == ["B11", "V05"]


def test_a_renewal_under_way_takes_ticked_cards_too() -> None:
    match = table(2, "B07", hands=["V05 G07"])
    match.play(0, "renew")
    sent = {"move": ["draw"], "discard": ["discard V05"]}
    assert moves(match, sent) == ["discard V05", "draw"]


def test_a_pressed_button_counts_before_a_chosen_piece() -> None:
    match = table(3, "B09", hands=["G07 G02"], coats=[{"violet": 1}], guards=[1])
    for move in ("apply", "colour green", "pay G02", "pay G07"):
        match.play(0, move)
    sent = {"press": ["decline"], "move": ["drop guard"]}
    assert moves(match, sent) == ["decline"]
    assert 'value="drop guard"' in BOARD.scene(context_of(match, 0))


def test_nonsense_is_refused_and_changes_nothing() -> None:
    match = table(2, "G01", hands=["G07 V05"])
    match.play(0, "apply")
    before = match.position()
    for words in (["pay B13"], ["pay G07", "pay G07"], ["renew"], ["pay V05", "pay G07", "stop"]):
        meant = moves(match, {"move": words, "discard": ["discard G07"], "other": ["x"]})
        with pytest.raises(dz.DouzaineError):
            play_all(match.copy(), meant)
    assert match.position() == before


def play_all(match: dz.Match, words: list[str]) -> None:
    """Play words one after another."""
    for word in words:
        match.play(0, word)


def test_crowns_out_of_sight_are_not_shown() -> None:
    match = table(3, "G01", hands=["G07"], crowns=[3, 11, 12], options={"crowns_visible": False})
    html = BOARD.scene(context_of(match, 0))
    assert "crowns not shown" in html
    assert "11 crowns" not in html
    assert "3 crowns" in html


def test_a_hole_shows_the_reward_below() -> None:
    match = table(2, throne="S01 G01 V04", hands=["V01 V02"])
    html = BOARD.scene(context_of(match, 0))
    assert "Reward of G01 below." in html
    assert "<b>0 + 1 = 1</b> crown" in html


def test_a_played_card_says_beforehand_whether_its_law_can_be_applied() -> None:
    match = table(2, "G01", hands=["B12 B01 B02 O01 V03"])
    html = str(BOARD.scene(context_of(match, 0)))
    law = html[html.index("If you play B12") :]
    assert law.index("You can apply it at once.") < law.index("</section>")
    law = html[html.index("If you play V03") :]
    assert law.index("You cannot apply it now.") < law.index("</section>")


def test_titles_and_laws_of_other_decks_are_escaped_and_spoken() -> None:
    deck = with_laws({"B01": 'do = "hand_size", n = 2 | { steal = "token", n = 1 }'})
    deck = deck.replace("Blue 01: Neighbour Pair", "<b>Pair</b>")
    match = table(2, "G01", hands=["B01 B02"], options={"deck": deck})
    html = BOARD.hand(context_of(match, 0))
    assert "&lt;b&gt;Pair" in html
    assert "Have exactly 2 cards in hand: steal a token." in html


# ---- drawings


def test_portraits_lie_in_the_art_folder_as_they_are_drawn() -> None:
    for name, drawing in portraits.every_bust().items():
        assert (GAME.folder / "art" / name).read_text(encoding="utf-8") == drawing + "\n"


def test_the_poster_uses_drawings_that_are_there() -> None:
    names: list[str] = []
    BOARD.poster(lambda name: names.append(name) or name)
    assert names
    assert all((GAME.folder / "art" / name).exists() for name in names)


def test_style_uses_drawings_that_are_there() -> None:
    style = (GAME.folder / "board" / "board.css").read_text(encoding="utf-8")
    for path in re.findall(r'url\("([^"]+)"\)', style):
        assert (GAME.folder / path).exists(), path


def test_guides_have_words() -> None:
    for lang in ("en", "fr"):
        for id in ("apply", "change", "guarded", "show", "spend", *GUIDED.values()):
            assert GAME.words.has(f"guide-{id}", lang)
