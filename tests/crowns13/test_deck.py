"""Decks: every error and warning, paths and texts, records that carry their deck."""

import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.games.crowns13 import decks as deck
from tests.conftest import depth, play_out
from tests.crowns13.tables import GAME, STAND_IN, with_laws

B01 = '[[card]]\nid = "B01"\ntitle = "Blue 01: Neighbour Pair"\nkind = "king"\ncolour = "blue"\n'


def changed(old: str, new: str, count: int = 1) -> str:
    """The stand-in deck with a piece of its text replaced."""
    assert old in STAND_IN
    return STAND_IN.replace(old, new, count)


def codes(text: str) -> set[tuple[str, str]]:
    return {(finding.code, finding.card) for finding in deck.check(text)}


def action(new: str) -> str:
    """B01 with another action."""
    return changed('action = { do = "reveal", colours = ["blue", "orange"] }', f"action = {new}")


def reward(new: str) -> str:
    """B03 with another reward."""
    return changed('reward = [{ gain = "crown", n = 4 }]', f"reward = {new}")


ONE_CROWN = '{ gain = "crown", n = 1 }'
EXTRA = f"""
[[card]]
id = "S05"
title = "One more"
kind = "special"
extra = true
action = {{ do = "fewest_crowns" }}
reward = [{ONE_CROWN}]
"""

ERRORS = {
    "D01 not TOML": ("schema = = 1", {("D01", "-")}),
    "D01 key twice": (STAND_IN + "\nextra = true\n", {("D01", "-")}),
    "D01 half a sign": (STAND_IN + "# \ud800\n", {("D01", "-")}),
    "D01 too deep": ("x = " + "[" * 100_000, {("D01", "-")}),
    "D02 missing": (changed("schema = 1\n", ""), {("D02", "-")}),
    "D02 another": (changed("schema = 1\n", "schema = 2\n"), {("D02", "-")}),
    "D02 true is not 1": (changed("schema = 1\n", "schema = true\n"), {("D02", "-")}),
    "D02 a fraction": (changed("schema = 1\n", "schema = 1.0\n"), {("D02", "-")}),
    "D03 no id": (changed('id = "stand-in"\n', ""), {("D03", "-")}),
    "D03 no title": (changed('title = "Blue 01: Neighbour Pair"\n', ""), {("D03", "B01")}),
    "D03 unknown at the top": (changed("schema = 1\n", "schema = 1\nauthor = 'me'\n"), {("D03", "-")}),
    "D03 unknown on a card": (changed('id = "B01"\n', 'id = "B01"\nflavour = "x"\n'), {("D03", "B01")}),
    "D03 no colour": (changed(B01, B01.replace('colour = "blue"\n', "")), {("D03", "B01")}),
    "D03 no action": (changed('action = { do = "reveal", colours = ["blue", "orange"] }\n', ""), {("D03", "B01")}),
    "D03 colour on a special": (changed('id = "S02"\n', 'id = "S02"\ncolour = "blue"\n'), {("D03", "S02")}),
    "D03 first_king on a king": (changed('id = "B01"\n', 'id = "B01"\nfirst_king = true\n'), {("D03", "B01")}),
    "D03 extra on a king": (changed('id = "B01"\n', 'id = "B01"\nextra = false\n'), {("D03", "B01")}),
    "D03 guest on a special": (changed('id = "S02"\n', 'id = "S02"\nguest = true\n'), {("D03", "S02")}),
    "D03 unknown in an action": (action('{ do = "reveal", same = 1, loudly = 1 }'), {("D03", "B01")}),
    "D03 unknown in a step": (reward('[{ gain = "crown", n = 4, shiny = true }]'), {("D03", "B03")}),
    "D03 a step without n": (reward('[{ gain = "crown" }]'), {("D03", "B03")}),
    "D03 card is no list": ('schema = 1\nid = "x"\ntitle = "x"\ncard = 3\n', {("D03", "-")}),
    "D03 card is no list of tables": ('schema = 1\nid = "x"\ntitle = "x"\ncard = [1]\n', {("D03", "-")}),
    "D04 id of the deck": (changed('id = "stand-in"', 'id = "Stand In"'), {("D04", "-")}),
    "D04 long id of the deck": (changed('id = "stand-in"', f'id = "{"x" * 33}"'), {("D04", "-")}),
    "D04 empty title": (changed('title = "Blue 01: Neighbour Pair"', 'title = ""'), {("D04", "B01")}),
    "D04 long title": (changed('title = "Blue 01: Neighbour Pair"', f'title = "{"x" * 61}"'), {("D04", "B01")}),
    "D04 title with a bell": (changed('title = "Blue 01: Neighbour Pair"', 'title = "\\u0007"'), {("D04", "B01")}),
    "D04 title is a number": (changed('title = "Blue 01: Neighbour Pair"', "title = 1"), {("D04", "B01")}),
    "D04 id with a space": (changed('id = "B01"', 'id = "B 01"'), {("D04", "-")}),
    "D04 id too long": (changed('id = "B01"', f'id = "{"B" * 17}"'), {("D04", "-")}),
    "D04 id guard": (changed('id = "B01"', 'id = "guard"'), {("D04", "guard")}),
    "D04 id coat": (changed('id = "B01"', 'id = "coat"'), {("D04", "coat")}),
    "D04 hole is no truth": (changed('id = "B01"\n', 'id = "B01"\nhole = 0\n'), {("D04", "B01")}),
    "D05 twice": (changed('id = "B02"', 'id = "B01"'), {("D05", "B01")}),
    "D06 colour": (changed(B01, B01.replace('"blue"', '"red"')), {("D06", "B01")}),
    "D06 colour is yellow": (changed(B01, B01.replace('"blue"', '"yellow"')), {("D06", "B01")}),
    "D06 kind": (changed(B01, B01.replace('"king"', '"queen"')), {("D06", "B01"), ("D07", "-")}),
    "D06 listed colour": (action('{ do = "reveal", colours = ["blue", "red"] }'), {("D06", "B01")}),
    "D06 colour of most": (action('{ do = "most", colour = "yellow" }'), {("D06", "B01")}),
    "D09 a hole with a reward": (
        changed("hole = true\n", 'hole = true\nreward = [{ gain = "crown", n = 1 }]\n'),
        {("D09", "B04")},
    ),
    "D09 no reward": (changed('reward = [{ gain = "crown", n = 4 }]\n', ""), {("D09", "B03")}),
    "D09 an empty reward": (reward("[]"), {("D09", "B03")}),
    "D10 two extra": (STAND_IN + EXTRA, {("D10", "-")}),
    "D10 four specials": (STAND_IN + EXTRA.replace("extra = true\n", ""), {("D10", "-")}),
    "D10 two specials": (re.sub(r'\[\[card\]\]\nid = "S03"\n(.+\n)+', "", STAND_IN), {("D10", "-")}),
    "D11 nobody": (changed("first_king = true\n", ""), {("D11", "-")}),
    "D11 two": (changed('id = "S02"\n', 'id = "S02"\nfirst_king = true\n'), {("D11", "-")}),
    "D11 the extra card": (
        changed("first_king = true\n", "").replace("extra = true\n", "extra = true\nfirst_king = true\n"),
        {("D11", "S04")},
    ),
    "D12 announced": (changed('{ do = "reveal", same = 3 }', '{ do = "reveal", announced = 3 }'), {("D12", "S01")}),
    "D13 no table": (action('"reveal"'), {("D13", "B01")}),
    "D13 no do": (action("{ same = 2 }"), {("D13", "B01")}),
    "D13 unknown do": (action('{ do = "juggle" }'), {("D13", "B01")}),
    "D13 do is a number": (action("{ do = 1 }"), {("D13", "B01")}),
    "D13 nothing said": (action('{ do = "reveal" }'), {("D13", "B01")}),
    "D13 two things said": (action('{ do = "reveal", same = 2, announced = 1 }'), {("D13", "B01")}),
    "D13 reveal tokens": (action('{ do = "reveal", coats = 1 }'), {("D13", "B01")}),
    "D13 a field of another action": (action('{ do = "fewest_crowns", n = 1 }'), {("D13", "B01")}),
    "D13 most of what": (action('{ do = "most" }'), {("D13", "B01")}),
    "D13 colours is no list": (action('{ do = "reveal", colours = "blue" }'), {("D13", "B01")}),
    "D14 neither": (reward("[{ n = 1 }]"), {("D14", "B03")}),
    "D14 both": (reward('[{ gain = "crown", steal = "crown", n = 1 }]'), {("D14", "B03")}),
    "D14 gain a card": (reward('[{ gain = "card", n = 1 }]'), {("D14", "B03")}),
    "D14 steal a horse": (reward('[{ steal = "horse", n = 1 }]'), {("D14", "B03")}),
    "D14 no list": (reward('{ gain = "crown", n = 1 }'), {("D14", "B03")}),
    "D14 no tables": (reward("[1]"), {("D14", "B03")}),
    "D15 seven slots": (action('{ do = "reveal", same = 7 }'), {("D15", "B01")}),
    "D15 no slot": (action('{ do = "discard", announced = 0 }'), {("D15", "B01")}),
    "D15 seven colours": (action(f'{{ do = "reveal", colours = {["blue"] * 7} }}'), {("D15", "B01")}),
    "D15 no colours": (action('{ do = "reveal", colours = [] }'), {("D15", "B01")}),
    "D15 three coats": (action('{ do = "discard", coats = 3 }'), {("D15", "B01")}),
    "D15 thirteen crowns": (action('{ do = "discard", crowns = 13 }'), {("D15", "B01")}),
    "D15 thirteen cards": (action('{ do = "hand_size", n = 13 }'), {("D15", "B01")}),
    "D15 a fraction": (action('{ do = "hand_size", n = 4.0 }'), {("D15", "B01")}),
    "D15 a truth": (action('{ do = "hand_size", n = true }'), {("D15", "B01")}),
    "D15 three guards gained": (reward('[{ gain = "guard", n = 3 }]'), {("D15", "B03")}),
    "D15 seven cards stolen": (reward('[{ steal = "card", n = 7 }]'), {("D15", "B03")}),
    "D15 no crown gained": (reward('[{ gain = "crown", n = 0 }]'), {("D15", "B03")}),
    "D15 five steps": (reward(f"[{', '.join([ONE_CROWN] * 5)}]"), {("D15", "B03")}),
}


@pytest.mark.parametrize("name", ERRORS)
def test_a_malformed_deck_is_refused_with_the_right_codes(name):
    text, expected = ERRORS[name]
    assert codes(text) == expected
    if "\n" in text:
        with pytest.raises(dz.BadDeck) as refused:
            GAME.box(deck=text)
        assert {(finding.code, finding.card) for finding in refused.value.errors} == expected
    for finding in deck.check(text):
        for lang in ("en", "fr"):
            assert GAME.words.text(f"deck-{finding.code}", lang, **finding.details)


def test_D07_the_number_of_kings():
    text = re.sub(r'\[\[card\]\]\nid = "B01"\n(.+\n)+', "", STAND_IN)
    assert codes(text) == {("D07", "-")}
    assert deck.check(text)[0].details == {"count": 51}


def test_D08_the_number_of_holes():
    text = changed('hole = true\naction = { do = "reveal", colours = ["blue", "blue"] }\n',
                   'action = { do = "fewest_crowns" }\nreward = [{ gain = "crown", n = 1 }]\n')  # fmt: skip
    assert codes(text) == {("D08", "-")}


def test_D16_is_found_when_the_table_is_set_up():
    text = re.sub(r'\[\[card\]\]\nid = "S04"\n(.+\n)+', "", STAND_IN)
    assert deck.check(text) == []
    assert len(dz.Match(GAME.box(deck=text, players=2), seed=1).position()["draw"]) == 42
    with pytest.raises(dz.BadDeck) as refused:
        GAME.box(deck=text, first_king_extra=True)
    assert [finding.code for finding in refused.value.errors] == ["D16"]


def test_all_errors_are_reported_at_once_with_their_lines():
    text = (
        changed('id = "B02"', 'id = "B01"')
        .replace('title = "Blue 03', 'titel = "Blue 03')
        .replace("n = 4", "n = 99", 1)
    )
    found = deck.check(text)
    assert [(f.code, f.card) for f in found] == [("D03", "B03"), ("D03", "B03"), ("D15", "B03"), ("D05", "B01")]
    lines = text.splitlines()
    assert lines[found[0].line - 1].startswith("titel")
    assert lines[found[1].line - 1] == "[[card]]"
    assert "n = 99" in lines[found[2].line - 1]
    assert lines[found[3].line - 1] == 'id = "B01"'
    assert found[3].line > found[0].line - 20


def test_D01_tells_the_line():
    assert deck.check("schema = 1\nid = \n")[0].line == 2


# ---- warnings


def test_the_decks_of_the_package_are_good():
    assert deck.check(STAND_IN) == []
    for lang in ("en", "fr"):
        assert deck.check(deck.template(lang)) == []
    assert {finding.code for finding in deck.check(deck.every_kind())} == {"W3"}


def test_W1_kings_not_13_a_colour():
    text = changed(B01, B01.replace('"blue"', '"green"'))
    assert [(f.code, f.details) for f in deck.check(text)] == [
        ("W1", {"blue": 12, "orange": 13, "green": 14, "violet": 13})
    ]
    assert GAME.box(deck=text).warnings == ("unusual-deck",)
    assert GAME.box(deck=text).warning_texts("fr")


def test_W2_holes_not_one_a_colour():
    text = STAND_IN
    for card, old, new in (("B04", "blue", "green"), ("G01", "green", "blue")):
        text, count = re.subn(rf'(id = "{card}"\n.*\n.*\n)colour = "{old}"', rf'\g<1>colour = "{new}"', text)
        assert count == 1
    assert [(f.code, f.details["green"]) for f in deck.check(text)] == [("W2", 2)]


@pytest.mark.parametrize(
    "law",
    [
        'do = "reveal", same = 1 | { gain = "coat", n = 1 }',
        'do = "reveal", colours = ["blue", "blue"] | { gain = "coat", n = 1 }, { gain = "coat", n = 1 }',
        'do = "discard", coats = 1 | { gain = "coat", n = 2 }',
        'do = "discard", guards = 1 | { gain = "guard", n = 1 }',
        'do = "discard", tokens = 2 | { gain = "guard", n = 1 }, { gain = "coat", n = 1 }',
        'do = "discard", crowns = 2 | { gain = "crown", n = 2 }',
    ],
)
def test_W3_a_law_that_can_feed_itself(law):
    assert ("W3", "B01") in codes(with_laws({"B01": law}))


def test_W3_a_hole_may_show_any_reward():
    assert codes(with_laws({"B01": 'do = "fewest_crowns" | { gain = "coat", n = 2 }'})) == {
        ("W3", "B04"), ("W3", "O04"), ("W3", "G04"), ("W3", "V04"),
    }  # fmt: skip


def test_W3_thefts_do_not_count():
    assert codes(with_laws({"B01": 'do = "discard", guards = 1 | { steal = "guard", n = 2 }'})) == set()


def test_W4_a_token_that_nothing_gives():
    text = STAND_IN.replace('{ gain = "coat", n = 1 }', '{ steal = "coat", n = 1 }')
    assert codes(text) == {("W4", f"{colour}10") for colour in "BOGV"}
    assert deck.check(text)[0].details == {"token": "coats"}


def test_every_warning_has_a_text():
    for code, details in (
        ("W3", {}),
        ("W4", {"token": "tokens"}),
        ("W1", dict.fromkeys(("blue", "orange", "green", "violet"), 13)),
    ):
        for lang in ("en", "fr"):
            assert GAME.words.text(f"deck-{code}", lang, **details)


# ---- ways to name a deck


def test_a_record_never_opens_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(with_laws({}), encoding="utf-8")
    record = dz.Match(GAME.box(), seed=1).record()
    with pytest.raises(dz.BadRecord, match="names a file"):
        dz.Match.replay(record.replace("seed 1", f'option deck "{path}"\nseed 1'))


def test_a_deck_is_a_path_or_a_text(tmp_path: Path):
    text = with_laws({"B01": 'do = "discard", tokens = 1 | { gain = "crown", n = 5 }'})
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    boxes = [GAME.box(deck=path), GAME.box(deck=str(path)), GAME.box(deck=text)]
    assert boxes[0] == boxes[1] == boxes[2]
    assert boxes[0].options["deck"] == text
    with pytest.raises(dz.BadOption, match="cannot be read"):
        GAME.box(deck=str(tmp_path / "nowhere.toml"))
    with pytest.raises(dz.BadOption):
        GAME.box(deck=tmp_path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(dz.BadDeck):
        GAME.box(deck=path)


def test_a_deck_travels_inside_the_record(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(deck.template("fr"), encoding="utf-8")
    match = play_out(dz.Match(GAME.box(deck=path, players=3), seed=2), random.Random(2), 60)
    path.unlink()
    again = dz.Match.replay(match.record())
    assert again.position() == match.position()
    assert "Bleu" in " ".join(event.text() for event in again.story)


def test_claims():
    assert deck.claims(STAND_IN)
    assert deck.claims("[[card]]\nid = \n")  # broken, but meant for this game
    assert not deck.claims('game = "heroes12"\n[[card]]\n')
    assert not deck.claims('game = "heroes12"\n[[card]]\nid = \n')
    assert not deck.claims("heroes = 3\n")


def test_templates_explain_themselves_in_their_language():
    assert "Here you can note down" in deck.template("en")
    assert "Notez ici" in deck.template("fr")
    assert 'title = "Vert 3"' in deck.template("fr")
    with pytest.raises(dz.DouzaineError):
        deck.template("de")


# ---- any deck at all

NUMBERS = st.integers(0, 13)
COLOUR = st.sampled_from(["blue", "orange", "green", "violet", "violet", "yellow"])
SHAPE = st.one_of(
    st.lists(COLOUR, min_size=1, max_size=7).map(lambda colours: f"colours = {colours}".replace("'", '"')),
    st.tuples(st.sampled_from(["announced", "same"]), st.integers(1, 6)).map(lambda pair: f"{pair[0]} = {pair[1]}"),
)
TOLL = st.tuples(st.sampled_from(["coats", "guards", "tokens", "crowns"]), st.integers(1, 3)).map(
    lambda pair: f"{pair[0]} = {pair[1]}"
)
ACTION = st.one_of(
    SHAPE.map(lambda shape: f'do = "reveal", {shape}'),
    (SHAPE | TOLL).map(lambda asks: f'do = "discard", {asks}'),
    COLOUR.map(lambda colour: f'do = "most", colour = "{colour}"'),
    st.just('do = "fewest_crowns"'),
    NUMBERS.map(lambda n: f'do = "hand_size", n = {n}'),
)
STEP = st.one_of(
    st.tuples(st.sampled_from(["crown", "guard", "coat"]), st.integers(1, 3)).map(
        lambda pair: f'{{ gain = "{pair[0]}", n = {pair[1]} }}'
    ),
    st.tuples(st.sampled_from(["crown", "card", "guard", "coat", "token"]), st.integers(1, 3)).map(
        lambda pair: f'{{ steal = "{pair[0]}", n = {pair[1]} }}'
    ),
)
LAW = st.tuples(ACTION, st.lists(STEP, min_size=1, max_size=5)).map(lambda law: f"{law[0]} | {', '.join(law[1])}")
PLAIN_KINGS = [f"{colour}{number:02}" for colour in "BOGV" for number in range(1, 14) if number != 4]


@settings(max_examples=depth(60))
@given(laws=st.lists(LAW, min_size=1, max_size=13), seed=st.integers(0, 2**32 - 1))
def test_random_decks_load_and_play_to_an_end_or_are_refused(laws, seed):
    text = with_laws({card: laws[number % len(laws)] for number, card in enumerate(PLAIN_KINGS)})
    try:
        box = GAME.box(deck=text, players=2 + seed % 4, max_turns=50)
    except dz.BadDeck:
        assert {code for code, _ in codes(text)} <= {"D06", "D15"}
        return
    match = play_out(dz.Match(box, seed=seed), random.Random(seed), 20_000)
    assert match.over
    for event in match.story[-10:]:
        assert event.text("en")
        assert event.text("fr")


@settings(max_examples=depth(60))
@given(
    at=st.integers(0, len(STAND_IN)),
    length=st.integers(0, 60),
    junk=st.text("abc =[]{}\"\n0123456789.#'blue", max_size=20),
)
def test_damaged_decks_load_or_are_refused(at, length, junk):
    text = STAND_IN[:at] + junk + STAND_IN[at + length :]
    try:
        GAME.box(deck=text)
    except dz.BadDeck:
        errors = [finding for finding in deck.check(text) if not finding.is_warning]
        assert errors
        for finding in errors:
            assert GAME.words.text(f"deck-{finding.code}", "fr", **finding.details)
