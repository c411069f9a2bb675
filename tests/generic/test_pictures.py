"""Objects that show themselves: whole, without a server, and with nothing that their reader may not know."""

import html
import pickle
import random
import re
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.boards.picture import SVG, XHTML
from douzaine.boards.sheet import option_value
from douzaine.match.view import SPECTATOR
from douzaine.testing.leaks import redealt
from tests.conftest import depth, play_out, random_box, random_moves


def is_alone(page: str) -> bool:
    """Whether a page asks nobody for anything and runs nothing."""
    addresses = re.findall(r"(?:src|href|action|srcset)=[\"']?(?!data:|#)[^\"'\s>]", page)
    addresses += re.findall(r"url\([\"']?(?!data:|#|%23)[^\"')]", page)
    return not addresses and "<script" not in page and "<form" not in page and "@import" not in page


def inside(frame: str) -> str:
    """The page in a notebook's frame."""
    found = re.fullmatch(r'<iframe srcdoc="([^"]*)" sandbox=""[^>]*></iframe>', frame)
    assert found, frame[:200]
    return html.unescape(found[1])


def is_a_picture(text: str) -> bool:
    """Well-formed XML, whose SVG parts are SVG and whose table is HTML; it says what the page says."""
    root = ElementTree.fromstring(text)
    kinds = {each.tag for each in root.iter()}
    assert {f"{{{SVG}}}svg", f"{{{SVG}}}foreignObject", f"{{{XHTML}}}section", f"{{{SVG}}}path"} <= kinds
    assert not {kind for kind in kinds if kind.startswith(f"{{{XHTML}}}svg")}
    return "<Zoé & co>" in "".join(root.itertext())


@settings(max_examples=depth(3))
@given(seed=st.integers(0, 2**32 - 1))
def test_matches_and_views_show_themselves_at_every_moment(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    for number, _ in enumerate(random_moves(match, rng, 200)):
        if number % 29 == 0:
            for lang in ("en", "fr"):
                assert is_alone(match.html(lang))
                for reader in (None, *range(match.box.players)):
                    assert is_alone(match.view(reader).html(lang, ["Zoé"] * match.box.players))
                assert is_a_picture(match.view(0).svg(lang, ["<Zoé & co>"] * match.box.players))
    assert is_alone(inside(match._repr_html_()))
    assert is_alone(inside(match.view(None)._repr_html_()))


@settings(max_examples=depth(3))
@given(seed=st.integers(0, 2**32 - 1))
def test_a_picture_of_a_view_says_nothing_of_what_is_hidden(game: dz.Game, seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    for number, _ in enumerate(random_moves(match, rng, 60)):
        for reader in (None, *range(match.box.players)) if number % 9 == 0 else ():
            twin = redealt(match, SPECTATOR if reader is None else reader, rng.getrandbits(32))
            assert twin.view(reader).html() == match.view(reader).html()


def test_a_picture_for_somebody_who_is_out_leads_nowhere() -> None:
    rng = random.Random(39)
    match = dz.Match(random_box(dz.game("killer"), rng), seed=39)
    for _ in random_moves(match, rng, 200):
        assert all(is_alone(match.view(reader).html()) for reader in range(match.box.players))


def test_names_are_escaped_and_said_in_french() -> None:
    view = dz.Match(dz.game("killer").box(players=2), seed=1).view(0)
    page = view.html("fr", ["<b>Zoé</b>", "Tom"])
    assert "&lt;b&gt;Zoé" in page
    assert "<b>Zoé" not in page
    assert 'lang="fr"' in page


def test_a_picture_leaves_what_a_server_draws_as_it_was() -> None:
    """Boards keep what they drew, so a picture must not put its own addresses among it."""
    from douzaine.boards.board import board_of
    from douzaine.boards.context import BoardContext, served_art
    from douzaine.boards.scene import Player, scene_of

    for id in dz.games():
        match = dz.Match(dz.game(id).box(), seed=3)
        match.view(0).html()
        view, board = match.view(0), board_of(match.game)
        scene = scene_of(
            view, tuple(Player("A") for _ in range(match.box.players)), facts=board.facts(view, True, None)
        )
        assert "data:image" not in board.scene(BoardContext(scene, view.story, "en", art=served_art(id)))


def test_options_are_told_in_words() -> None:
    box = dz.game("killer").box(first_player=1, attack_heal=True)
    told = [[option_value(box, id, lang) for id in ("first_player", "attack_heal", "all_hit")] for lang in ("en", "fr")]
    assert told == [["Player 2", "on", "the attack ends"], ["Joueur 2", "oui", "l’attaque s’arrête"]]


def test_boxes_show_what_was_agreed(game: dz.Game) -> None:
    for seed in range(5):
        box = random_box(game, random.Random(seed))
        page = inside(box._repr_html_())
        assert is_alone(page)
        assert game.words.text("title", "en") in html.unescape(page)
        assert is_alone(inside(box.seen_by(None)._repr_html_()))


@pytest.fixture(scope="module")
def finished() -> dz.Match:
    return play_out(dz.Match(dz.game("pennies").box(), seed=3), random.Random(1))


def test_what_was_found_out_shows_itself(finished: dz.Match) -> None:
    box = finished.box
    advice = dz.Match(box, seed=3).advice(0, trials=20)
    assert repr(advice).startswith("<Advice for seat 0: ")
    assert all(each.move in advice._repr_html_() for each in advice.moves)
    review = dz.review(finished, trials=20)
    assert repr(review).startswith("<Review of a match of pennies: ")
    assert is_alone(inside(review._repr_html_()))
    result = dz.simulate(box, 20, ["random", "simple"], seed=1)
    assert repr(result).startswith("<Result of 20 matches of pennies: random ")
    assert f"{100 * result.rates[0]:.1f} %" in result._repr_html_()
    ladder = dz.ladder(box, 4, ["random", "simple"], seed=1)
    assert repr(ladder).startswith("<Ladder of pennies: ")
    assert "random – simple" in ladder._repr_html_()
    for shown in (advice, result, ladder):
        assert is_alone(shown._repr_html_())
    assert len(repr(review.luck)) < 200


def test_an_advice_says_how_many_decisions_it_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    advice = dz.Match(dz.game("pennies").box(), seed=3).advice(0, trials=20)
    assert "not shown" not in advice._repr_html_()
    monkeypatch.setattr("douzaine.bots.notebook.MOST_MOVES", 1)
    assert f"{len(advice.moves) - 1} more decision" in advice._repr_html_().replace("One", "1")


def test_reprs_are_short(finished: dz.Match) -> None:
    for shown in (finished, finished.view(0), finished.box, finished.game, finished.outcome):
        assert len(repr(shown)) < 120


def test_games_pickle_even_where_they_were_added_by_hand(game: dz.Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    sent = pickle.dumps(dz.game("pennies"))
    monkeypatch.setattr("douzaine.shelf._added", {})
    assert "pennies" not in dz.games()
    assert pickle.loads(sent).id == "pennies"
