"""The board in the browser: what is drawn, what can be chosen, and that nothing hidden is in it."""

import math
import random
import re
from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.boards.context import BoardContext
from douzaine.boards.markup import join
from douzaine.boards.pieces import seat_medallion
from douzaine.boards.scene import Player, scene_of
from douzaine.boards.trophy import trophy
from douzaine.engine.story import ALL
from douzaine.games.king12.board import BOARD
from douzaine.games.king12.board.progress import turn_of_round
from douzaine.games.king12.board.recap import last_turn, number_in_round, rounds_of
from douzaine.games.king12.box import CARDS
from douzaine.games.king12.die import LAYOUT
from douzaine.games.king12.events import EventKind
from douzaine.match.view import SPECTATOR
from douzaine.match.words import LANGUAGES
from douzaine.testing.leaks import redealt
from tests.conftest import depth, play_out, random_box, random_moves
from tests.king12.play import GAME, lay, play_turn

VOID = {"br", "hr", "img", "input", "link", "meta"}
NAMES = ("Lea", "Tom", "Mia", "Noé", "<b>", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P")


# ---- reading what is drawn


class Page(HTMLParser):
    """Elements of a piece of HTML; it must be well formed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data + " "

    def all(self, *classes: str) -> list[dict[str, str | None]]:
        """The attributes of every element with these classes."""
        return [found for _, found in self.elements if set(classes) <= set((found.get("class") or "").split())]

    def inputs(self) -> list[dict[str, str | None]]:
        return [found for tag, found in self.elements if tag == "input"]


def context_of(match: dz.Match, reader: int | None, lang: str = "en", asked: bool | None = None) -> BoardContext:
    view = match.view(reader)
    players = tuple(Player(NAMES[seat], "careful" if seat % 2 else None) for seat in range(view.box.players))
    decides = reader in match.actors if asked is None else asked
    return BoardContext(scene_of(view, players, decides), view.story, lang, decides)


def drawn(at: BoardContext) -> str:
    """Everything the page takes from the board."""
    parts = [BOARD.scene(at), "" if at.over else BOARD.hand(at), BOARD.send(at)]
    parts += [BOARD.note(at) if at.asked else "", *BOARD.pills(at)]
    if at.story:
        newest = range(at.story.start_of_turn(len(at.story) - 1), len(at.story))
        for line in BOARD.lines(at, newest):
            parts += [join([line.text, line.picture]), join([line.why.box, line.why.after] if line.why else [])]
        parts.append(BOARD.chapter(at, at.story.part(range(len(at.story) - 1, len(at.story)))))
    if at.asked and (help_ := BOARD.guide(at)):
        assert GAME.words.has(f"guide-{help_}", at.lang)
        parts.append(at.say(f"guide-{help_}"))
    return "".join(map(str, parts))


def moments(seed: int, most: int = 45) -> Iterator[dz.Match]:
    """A match of any size with random options, before each move and at the end."""
    rng = random.Random(seed)
    players = rng.choice((2, 3, 4, 4, 5, 9, 16))
    box = random_box(GAME, rng, players=players, boxes=-(-players // 4))
    match = dz.Match(box, seed=seed)
    for _ in random_moves(match, rng, most):
        yield match
    yield match


# ---- any view


@pytest.mark.slow
@settings(max_examples=depth(4))
@given(seed=st.integers(0, 2**32 - 1))
def test_every_view_is_drawn_and_every_legal_move_can_be_chosen(seed: int) -> None:
    for number, match in enumerate(moments(seed)):
        for reader in (None, 0, number % match.box.players):
            at = context_of(match, reader, LANGUAGES[number % 2])
            page = Page(drawn(at))
            legal = match.legal(reader) if reader is not None and reader in match.actors else []
            assert Counter(each["value"] for each in page.inputs()) == Counter(legal)
            check_controls(page, legal)
            check_labels(page)


def check_controls(page: Page, legal: list[str]) -> None:
    """Each control has a number of its own, and the one button names what is chosen."""
    numbers = {each["data-n"] for each in page.inputs()}
    assert len(numbers) == len(page.inputs())
    named = [found for tag, found in page.elements if tag == "button"]
    assert sorted(str(button["data-when"]) for button in named) == sorted(str(n) for n in range(len(legal)))
    for _, found in page.elements:
        for word in (found.get("data-when") or "").split() + (found.get("data-unless") or "").split():
            assert word == "any" or word in numbers or not numbers


def check_labels(page: Page) -> None:
    """Pieces have names, ids are given once, and drawings exist."""
    ids = [found["id"] for _, found in page.elements if found.get("id")]
    assert len(ids) == len(set(ids))
    for tag, found in page.elements:
        if found.get("role") == "img" or tag == "input":
            assert found["aria-label"]
        if tag == "img":
            assert found["alt"] == ""
            assert (GAME.folder / "art" / str(found["src"])).exists()


@settings(max_examples=depth(4))
@given(seed=st.integers(0, 2**32 - 1))
def test_nothing_hidden_is_in_any_byte(seed: int) -> None:
    rng = random.Random(seed)
    for number, match in enumerate(moments(seed)):
        for reader in (None, number % match.box.players):
            twin = redealt(match, SPECTATOR if reader is None else reader, rng.getrandbits(32))
            twin._rows = [with_another_secret(row, reader, rng) for row in match._rows]
            lang = LANGUAGES[number % 2]
            assert drawn(context_of(twin, reader, lang)) == drawn(context_of(match, reader, lang))


def with_another_secret(row: tuple[int, ...], reader: int | None, rng: random.Random) -> tuple[int, ...]:
    """A buried card, told anew to a reader who may not know it."""
    kind, audience, seat, _, *rest = row
    if kind != EventKind.BURIES or audience == ALL or (reader is not None and audience >> reader & 1):
        return row
    return (kind, audience, seat, rng.randrange(len(CARDS)), *rest)


def test_names_are_escaped() -> None:
    match = lay([1, 2, 3, 4, 5], "knight", options={"boxes": 2})
    assert "<b>&lt;b&gt;</b>" in str(BOARD.scene(context_of(match, 0)))


def test_whoever_is_not_asked_gets_no_control() -> None:
    match = lay([9, 4, 5], "machine")
    assert Page(drawn(context_of(match, 0))).inputs()
    assert Page(drawn(context_of(match, 0, asked=False))).inputs() == []
    spectator = context_of(match, None)
    assert Page(drawn(spectator)).inputs() == []
    assert BOARD.hand(spectator) == ""


# ---- picks


def test_picks_show_who_is_ready_and_nothing_else() -> None:
    texts = set()
    for card in ("knight", "machine"):
        match = lay([9, 4, 5], "machine")
        match.play(1, f"play {card}")
        texts.add(drawn(context_of(match, 0)))
    assert len(texts) == 1
    page = Page(texts.pop())
    assert [each["aria-label"] for each in page.all("r-back")] == ["face-down card, ready"]
    assert [each["aria-label"] for each in page.all("r-spot", "r-empty")] == ["choosing", "choosing"]
    assert all("id" not in each for each in page.all("r-back"))


def test_the_own_pick_is_seen_by_its_owner_alone() -> None:
    match = lay([9, 4, 5], "machine")
    match.play(0, "play machine")
    assert "You picked the Machine." in str(BOARD.scene(context_of(match, 0)))
    for reader in (1, None):
        assert "You picked" not in str(BOARD.scene(context_of(match, reader)))
        assert "r-picked" not in str(BOARD.scene(context_of(match, reader)))


@pytest.mark.parametrize(
    ("card", "way", "value"),
    [
        ("machine", "9 + 7 =", "16"),
        ("parasite", "9 − 7 =", "2"),
        ("alchemist", "2 × 9 =", "18"),
        ("golem", "=", "12"),
        ("reverser", "9 →", "4"),
        ("sorcerer", "9 →", "1 7 8 10 11"),
        ("oracle", "9 →", "?"),
        ("merchants", "Mia →", "5"),
        ("knight", "", "9"),
    ],
)
def test_every_card_shows_beforehand_what_it_makes_of_the_die(card: str, way: str, value: str) -> None:
    at = context_of(lay([9, 4, 5], card), 0)
    number = at.number(f"play {card}")
    text = str(BOARD.scene(at))
    shown = (
        rf'<div data-when="{number}" class="r-bubble r-expected"><span[^>]*><span class="sum">{re.escape(way)}</span>'
    )
    assert re.search(shown + rf'<b class="figure">{re.escape(value)}</b>', text)


def test_the_button_names_its_effect() -> None:
    assert ">Play the Machine</button>" in str(BOARD.send(context_of(lay([9, 4], "machine"), 0)))
    assert ">Jouer l’Automate</button>" in str(BOARD.send(context_of(lay([9, 4], "machine"), 0, "fr")))


def test_cards_that_are_gone_say_where_they_are() -> None:
    match = lay([9, 4], "machine", discards=[["knight"], ["knight"]], buried=[["machine"], []])
    labels = [each["aria-label"] for each in Page(str(BOARD.hand(context_of(match, 0)))).all("r-ghost")]
    assert labels == ["Knight, played", "Machine, buried"]
    match.play(0, "play sorcerer")
    labels = [each["aria-label"] for each in Page(str(BOARD.hand(context_of(match, 0)))).all("r-ghost")]
    assert labels == ["Knight, played", "Sorcerer, on the table", "Machine, buried"]


def test_discards_of_others_show_only_where_piles_are_open() -> None:
    for piles, seen in (("open", True), ("closed", False)):
        discards = [["knight"], ["golem"]]
        match = lay([9, 4], "machine", "golem", discards=discards, options={"discard_piles": piles})
        assert ('aria-label="Golem"' in str(BOARD.scene(context_of(match, 0)))) is seen


# ---- the reveal


def revealed() -> dz.Match:
    """9 + 7, a cancelled pair of Golems of values 4 and 4, and a Knight on 12."""
    match = lay([9, 4, 4, 12], "machine", "golem")
    play_turn(match, ["machine", "golem", "golem", "knight"])
    return match


def test_a_reveal_lies_open_until_somebody_picks() -> None:
    match = revealed()
    page = Page(str(BOARD.scene(context_of(match, None))))
    labels = [each["aria-label"].partition(".")[0] for each in page.all("r-open")]
    assert labels == ["Golem (cancelled)", "Golem (cancelled)", "Knight", "Machine"]
    assert re.search(r"9 \+ 7 =\s+16", page.text)
    assert len(page.all("d12", "covered")) == 2
    assert "the lowest is first" in page.text
    match.play(1, "play knight")
    page = Page(str(BOARD.scene(context_of(match, None))))
    assert page.all("r-open") == []
    assert page.all("d12", "covered") == []
    assert len(page.all("r-past")) == 4


def test_coins_travel_from_the_middle_to_the_plates() -> None:
    match = lay([9, 4, 5, 12], "machine", "golem")
    page = Page(str(BOARD.scene(context_of(match, 0))))
    before = [each["id"] for each in page.all("r-coin")]
    play_turn(match, ["machine", "golem", "golem", "knight"])
    page = Page(str(BOARD.scene(context_of(match, 0))))
    assert {each["id"] for each in page.all("r-token") if each.get("id")} == set(before) == {"coin-0-1", "coin-0-2"}
    assert {each["id"] for each in page.all("r-coin")} == {"coin-1-1", "coin-1-2"}


def test_the_way_of_a_value_is_told_with_its_sum() -> None:
    match = lay([9, 4, 5], "machine", "troublemakers", "reverser")
    for seat, card in enumerate(("machine", "troublemakers", "reverser")):
        match.play(seat, f"play {card}")
    match.play(0, "flip first")
    turn = last_turn(match.view(None).story)
    assert turn is not None
    assert [(part.way, part.value) for part in turn.parts.values()] == [("9 → 4 + 7 =", 11), ("4 →", 9), ("5 → 8 →", 5)]


# ---- step 3


def test_the_sorcerer_s_faces_lie_as_on_the_die() -> None:
    match = lay([9, 4], "sorcerer", "machine")
    match.play(0, "play sorcerer")
    match.play(1, "play machine")
    page = Page(str(BOARD.hand(context_of(match, 0))))
    assert [each["value"] for each in page.inputs()] == [f"turn {face}" for face in LAYOUT[9][1]]


def test_a_flipped_die_is_turned_from_its_other_face() -> None:
    match = lay([9, 4], "sorcerer", "troublemakers")
    match.play(0, "play sorcerer")
    match.play(1, "play troublemakers")
    page = Page(str(BOARD.hand(context_of(match, 0))))
    assert [each["value"] for each in page.inputs()] == [f"turn {face}" for face in LAYOUT[4][1]]
    assert "9 → 4" in page.text


def test_both_orders_show_their_sums() -> None:
    match = lay([9, 4], "machine", "troublemakers")
    match.play(0, "play machine")
    match.play(1, "play troublemakers")
    text = Page(str(BOARD.hand(context_of(match, 0)))).text
    assert re.search(r"9 \+ 7 =\s+16", text)
    assert re.search(r"4 \+ 7 =\s+11", text)
    waiting = Page(str(BOARD.scene(context_of(match, 1))))
    labels = [each["aria-label"].partition(".")[0] for each in waiting.all("r-open")]
    assert labels == ["Machine, choosing", "Troublemakers"]


def test_tokens_to_take_say_what_both_will_have() -> None:
    match = lay([2, 11, 5, 12], "lady", "machine", tokens=[[1, 0], [2, 0], [0, 0], [0, 0]])
    for seat, card in enumerate(("lady", "lady", "machine", "knight")):
        match.play(seat, f"play {card}")
    page = Page(str(BOARD.hand(context_of(match, 0))))
    assert [each["value"] for each in page.inputs()] == match.legal(0) == ["take nothing", "take 1"]
    held = [int(ones) + 2 * int(twos) for ones, twos in match.view(0).data[0]["token"][:2]]
    assert held == [3, 3]  # with what this turn gave
    assert "You 4, Tom 2" in page.text


# ---- around the match


def played_out(seed: int = 5) -> dz.Match:
    match = dz.Match(GAME.box(), seed=seed)
    for _ in random_moves(match, random.Random(seed)):
        pass
    return match


def test_the_result_strikes_out_equal_totals_and_crowns_the_winner() -> None:
    match = played_out()
    rounds = rounds_of(match.view(None).story, 4)
    outcome = match.outcome
    assert outcome is not None
    assert len(rounds) == match.position()["rounds"]
    for each in rounds:
        assert each.tied == {seat for seat, own in enumerate(each.points) if each.points.count(own) > 1}
    assert Counter(each.winner for each in rounds)[outcome.winners[0]] == 2
    cells = [str(cell) for _, column in BOARD.columns(context_of(match, 0)) for cell in column]
    assert sum("<s>" in cell for cell in cells) == sum(len(each.tied) for each in rounds)
    assert "crown" in str(trophy(BOARD.trophy(context_of(match, 0), outcome.winners[0])))


def test_the_chart_has_a_picture_a_round_with_every_seat_named_where_its_line_ends() -> None:
    match = play_out(dz.Match(GAME.box(players=4), seed=5), random.Random(5))
    drawn = str(BOARD.chart(context_of(match, 0)))
    ends = rounds_of(match.open_view().story, 4)
    assert drawn.count("<figure") == len(ends)
    assert drawn.count('class="medallion"') == 4 * len(ends)
    assert ("line-through" in drawn) == any(each.tied for each in ends)
    many = play_out(dz.Match(GAME.box(players=6, boxes=2), seed=5), random.Random(5))
    assert BOARD.chart(context_of(many, 0)) is None


def test_rounds_and_turns_are_counted_as_they_are_played() -> None:
    match = dz.Match(GAME.box(), seed=5)
    for _ in random_moves(match, random.Random(5)):
        view = match.view(0)
        round, turn = number_in_round(view.story, view.table.rounds, view.turns)
        assert round == match.position()["rounds"]
        if len(BOARD.pills(context_of(match, 0))) == 2:
            assert turn == turn_of_round(view.table)


def test_help_comes_at_the_right_moments() -> None:
    match = lay([9, 4], "sorcerer", "machine")
    assert BOARD.guide(context_of(match, 0)) == "pick"
    match.play(0, "play sorcerer")
    match.play(1, "play machine")
    assert BOARD.guide(context_of(match, 0)) == "turn"
    assert BOARD.guide(context_of(lay([9, 4], "machine", discards=[["knight"]] * 2), 0)) == "equal"
    gone = [["knight", "golem", "oracle"]] * 2
    assert BOARD.guide(context_of(lay([9, 4], "machine", discards=gone), 0)) == "ends"
    assert BOARD.guide(context_of(lay([9, 4], "machine", rounds=2), 0)) == "nobody"  # won the first one
    assert BOARD.guide(context_of(lay([9, 4], "machine", rounds=2, buried=[[], ["golem"]]), 0)) == "new"
    assert BOARD.guide(context_of(lay([9, 4], "machine", rounds=2, discards=[["knight"]] * 2), 0)) is None


def test_the_poster_uses_drawings_that_exist() -> None:
    asked: list[str] = []
    Page(str(BOARD.poster(lambda path: asked.append(path) or path)))
    assert len(asked) == 2
    assert all((GAME.folder / "art" / path).exists() for path in asked)


def test_every_seat_has_a_medallion_of_its_own_within_its_edge() -> None:
    drawn = [str(seat_medallion(seat)) for seat in range(16)]
    assert len(set(drawn)) == 16
    beads = re.findall(r'cx="(-?[\d.]+)" cy="(-?[\d.]+)" r="([\d.]+)"', "".join(drawn))
    assert len(beads) == 4 * 3 + 4 * 4
    assert all(math.hypot(float(x), float(y)) + float(r) < 18 for x, y, r in beads)
