"""Twelve Heroes in the browser: every decision can be made by clicking, and nothing hidden is in the page."""

import random
from collections.abc import Iterator
from contextlib import suppress
from html.parser import HTMLParser
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.boards.context import MOST_CHOICES, BoardContext
from douzaine.boards.scene import Player, scene_of
from douzaine.games.heroes12.board import BOARD
from douzaine.games.heroes12.board.choices import Choices
from douzaine.games.heroes12.board.pieces import Look
from douzaine.games.heroes12.board.piles import Pile, pile_of
from douzaine.games.heroes12.heroes import FACTION_DECKS, HEROES, Hero
from douzaine.games.heroes12.table import NOBODY, Phase
from douzaine.match.view import SPECTATOR, View
from douzaine.match.words import LANGUAGES
from douzaine.testing.leaks import redealt
from tests.conftest import depth, random_box, random_moves
from tests.heroes12.tools import GAME, Side, play, war

PLAYERS = (Player("Lea"), Player("Tom", "simple"))
ART = GAME.folder / "art"


# ---- a page as a person meets it


class Page(HTMLParser):
    """What a page offers: its controls and buttons, and under what choices each of them shows."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.inputs: list[dict[str, Any]] = []
        self.buttons: list[dict[str, Any]] = []
        self.ids: list[str] = []
        self.images: list[str] = []
        self._open: list[dict[str, Any]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found: dict[str, Any] = {"tag": tag, "text": "", **{name: value or "" for name, value in attrs}}
        found["around"] = list(self._open)
        self.ids += [found["id"]] if "id" in found else []
        self.images += [found["src"]] if tag == "img" else []
        if tag == "input" and "name" in found:  # one without a name only opens something
            self.inputs.append(found)
        if tag == "button" or "button waiting" in found.get("class", ""):
            self.buttons.append(found)
        if tag not in ("input", "img"):
            self._open.append(found)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop()["tag"] == tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element["text"] += data

    def close(self) -> None:
        super().close()
        assert not self._open

    def shows(self, element: dict[str, Any], chosen: list[dict[str, Any]]) -> bool:
        """What the style sheet says about an element while these controls are chosen."""
        numbers = {each["data-n"] for each in chosen} | ({"any"} if chosen else set())
        travels = any("h-traveller" in around.get("class", "") for each in chosen for around in each["around"])
        for each in (*element["around"], element):
            if "h-later" in each.get("class", "").split() and not travels:
                return False
            if not set(each.get("data-when", "").split()) <= numbers:
                return False
            if set(each.get("data-unless", "").split()) & numbers:
                return False
        return True

    def field(self, name: str) -> list[dict[str, Any]]:
        return [each for each in self.inputs if each["name"] == name]

    def choices(self, wanted: int) -> Iterator[list[dict[str, Any]]]:
        """Everything that can be chosen: a radio of each group, or checkboxes."""
        ticks = [each for each in self.field("move") if each["type"] == "checkbox"]
        for size in (0, wanted) if ticks else ():
            yield from (list(chosen) for chosen in combinations(ticks, size))
        for first in [[], *([each] for each in self.field("move") if not ticks)]:
            for second in [first, *([*first, each] for each in self.field("region") if self.shows(each, first))]:
                yield second
                for food in self.field("food"):
                    if self.shows(food, second):
                        yield [*second, food]

    def forms(self, wanted: int) -> Iterator[dict[str, list[str]]]:
        """Every form that some button sends."""
        for chosen in self.choices(wanted):
            shown = [each for each in self.buttons if self.shows(each, chosen)]
            sends = [each for each in shown if each["tag"] == "button" and each["type"] == "submit"]
            main = [each for each in shown if "primary" in each["class"] or "waiting" in each["class"]]
            assert len(main) <= 1, [each["text"] for each in main]
            assert sends or main
            for button in sends:
                assert button["text"].strip()
                fields: dict[str, list[str]] = {}
                for each in chosen:
                    fields.setdefault(each["name"], []).append(each["value"])
                if "name" in button:
                    fields.setdefault(button["name"], []).append(button["value"])
                yield fields


def drawn_from(view: View, lang: str = "en", asked: bool = False) -> BoardContext:
    """What a page of a view is drawn from."""
    return BoardContext(scene_of(view, PLAYERS, asked, BOARD.facts(view, True, None)), view.story, lang, asked)


def context_of(match: dz.Match, seat: int | None, lang: str = "en") -> BoardContext:
    """What a reader's page is drawn from."""
    return drawn_from(match.view(seat), lang, seat in match.actors)


def moves(match: dz.Match, fields: dict[str, list[str]]) -> list[str]:
    """The moves that a form of seat 0 means."""
    return BOARD.moves(context_of(match, 0), fields)


def html_of(at: BoardContext) -> str:
    return BOARD.scene(at) + BOARD.hand(at) + BOARD.send(at)


def whole(at: BoardContext) -> str:
    """Everything the board draws for one reader."""
    parts = [html_of(at), *map(str, BOARD.pills(at))]
    if at.asked:
        parts += [BOARD.note(at), at.say(f"guide-{found}") if (found := BOARD.guide(at)) else ""]
    if at.story:
        newest = range(at.story.start_of_turn(len(at.story) - 1, BOARD.turn_starts), len(at.story))
        lines = BOARD.lines(at, newest)
        parts += [BOARD.chapter(at, at.story.part(newest)), *(f"{each.text}{each.picture}{each.why}" for each in lines)]
    return "".join(parts)


def rare_box(rng: random.Random) -> dz.Box:
    """Options at random, with each way to make decks as likely as the others."""
    mode = rng.choice(("factions", "draft", "tournament"))
    fixed: dict[str, Any] = {"deck_mode": mode}
    for number, id in enumerate(("deck_1", "deck_2")):
        deck = {hero: count for hero, count in zip(HEROES, FACTION_DECKS[rng.randrange(4)], strict=True) if count}
        fixed[id] = deck if mode == "tournament" else None
        fixed[f"faction_{number + 1}"] = "random"
    return random_box(GAME, rng, **fixed)


# ---- for any match


def check_clicks(match: dz.Match, seat: int, lang: str) -> None:
    """Every form that can be sent is played through, and together they begin with every legal move."""
    at = context_of(match, seat, lang)
    page, begun = Page(html_of(at)), set()
    for fields in page.forms(Choices(at).wanted):
        words = BOARD.moves(at, fields)
        assert words, fields
        begun |= {words[0]} | {word for word in words if word.startswith("pick")}
        twin = match.copy()
        for word in words:
            twin.play(seat, word)
    assert begun == set(at.legal)


@settings(max_examples=depth(5))
@given(seed=st.integers(0, 2**32 - 1))
def test_every_legal_move_is_a_click_away_and_every_form_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(rare_box(rng), seed=seed)
    for seat, _ in random_moves(match, rng, 60):
        check_clicks(match, seat, rng.choice(LANGUAGES))


def test_every_kind_of_decision_can_be_made_by_clicking() -> None:
    met = dict.fromkeys(range(Phase.PICK, Phase.HAND_LIMIT), 0)
    for seed in range(200):
        rng = random.Random(seed)
        match = dz.Match(rare_box(rng), seed=seed)
        for seat, _ in random_moves(match, rng, 400):
            phase = int(match.data[0]["phase"])
            if met.get(phase, 3) < 3:
                met[phase] += 1
                check_clicks(match, seat, "en")
        if all(met.values()):
            return
    pytest.fail(f"never asked: {[Phase(phase).name for phase, count in met.items() if not count]}")


@settings(max_examples=depth(6))
@given(seed=st.integers(0, 2**32 - 1))
def test_the_page_says_nothing_of_what_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(rare_box(rng), seed=seed)
    for _ in random_moves(match, rng, 60):
        for reader in (None, 0, 1):
            twin = redealt(match, SPECTATOR if reader is None else reader, rng.getrandbits(32))
            lang = rng.choice(LANGUAGES)
            assert whole(context_of(twin, reader, lang)) == whole(context_of(match, reader, lang))


@settings(max_examples=depth(6))
@given(seed=st.integers(0, 2**32 - 1))
def test_pages_are_well_formed_in_both_languages(seed: int) -> None:
    rng = random.Random(seed)
    match = dz.Match(rare_box(rng), seed=seed)
    for _ in random_moves(match, rng, 100):
        page = Page(whole(context_of(match, rng.choice((None, 0, 1)), rng.choice(LANGUAGES))))
        numbers = [each["data-n"] for each in page.inputs]
        assert len(page.ids) == len(set(page.ids))
        assert len(numbers) == len(set(numbers))
        assert all(int(number) < MOST_CHOICES for number in numbers)
        assert all((ART / image).is_file() for image in page.images)
        assert all(each["aria-label"] for each in page.inputs)
    assert BOARD.track(match.view(None)) == match.position()["vp"]


@settings(max_examples=depth(40))
@given(st.dictionaries(st.sampled_from(["move", "region", "food", "say"]), st.lists(st.text(max_size=9), max_size=3)))
def test_a_form_of_anything_is_a_list_of_words_or_an_error(fields: dict[str, list[str]]) -> None:
    match = war(Side(camp="knight", food=3, r1="orc"), Side(r1="goblin"))
    for before in ([], ["deploy knight"], ["deploy knight", "region 1"], ["move 1"]):
        after = play(match.copy(), *before)
        with suppress(ValueError):
            assert all(isinstance(word, str) for word in moves(after, fields))


def test_with_everything_open_both_hands_are_face_up() -> None:
    match = war(Side(hand="dragon"), Side(hand="treant"))
    page = Page(whole(drawn_from(match.open_view())))
    assert {"dragon.svg", "treant.svg"} <= set(page.images)
    assert "treant.svg" not in Page(whole(context_of(match, 0))).images


# ---- decisions of several clicks


def test_R70_cards_beyond_five_are_discarded_one_by_one() -> None:
    match = play(war(Side(hand="orc orc elf golem goat knight dragon"), actions=1), "supply", "end")
    assert Phase(int(match.data[0]["phase"])) == Phase.HAND_LIMIT
    check_clicks(match, 0, "fr")
    assert 'for="hand-open"' in BOARD.send(context_of(match, 0))  # a phone's sheet that was closed opens again


def test_R64_a_hero_its_region_and_its_food_are_one_form() -> None:
    match = war(Side(camp="knight cannon", food=3, r2="strategist"), Side(r2="orc"))
    fields = {"move": ["deploy knight"], "region": ["2"], "food": ["2"]}
    assert moves(match, fields) == ["deploy knight", "region 2", "food 2"]
    page = Page(html_of(context_of(match, 0)))
    chosen = [next(each for each in page.field(name) if each["value"] == value[0]) for name, value in fields.items()]
    [button] = [each for each in page.buttons if "primary" in each["class"] and page.shows(each, chosen)]
    assert button["text"] == "Send with 2 food, the Knight to Region 2"


def test_R64_the_last_hero_ends_the_deploy() -> None:
    match = war(Side(camp="knight", food=3))
    fields = {"move": ["deploy knight"], "region": ["2"]}
    assert moves(match, fields) == ["deploy knight", "region 2", "food 0", "done"]


def test_R67_a_move_names_its_region_by_its_hero() -> None:
    match = war(Side(r1="orc elf", f=(2, 0, 0)))
    fields = {"move": ["at 1 elf"], "region": ["2"], "food": ["1"]}
    assert moves(match, fields) == ["move 1", "hero elf", "to 2", "food 1"]
    assert 'value="3" id="choose-region' not in html_of(context_of(match, 0))


def test_R80_a_falcon_flies_in_one_form() -> None:
    match = war(Side(r1="giant_falcon", f=(1, 0, 0)))
    fields = {"move": ["fly 1"], "region": ["2"], "food": ["1"]}
    assert moves(match, fields) == ["fly 1", "to 2", "food 1"]


def test_R76_the_knight_takes_a_hero_back_with_one_click() -> None:
    match = play(war(Side(food=3, hand="knight", r1="orc")), "recruit knight")
    assert moves(match, {"move": ["at 1 orc"]}) == ["region 1", "hero orc"]
    assert moves(match, {"move": ["at camp knight"]}) == ["camp", "hero knight"]


def test_R89_the_strategist_calls_several_back_at_once() -> None:
    match = play(war(Side(food=3, hand="strategist", r1="orc", r3="elf")), "recruit strategist")
    words = moves(match, {"move": ["at 1 orc", "at 3 elf"]})
    assert words == ["region 1", "hero orc", "region 3", "hero elf", "done"]
    play(match, *words)
    assert match.position()["camps"][0]["heroes"] == {"elf": 1, "orc": 1, "strategist": 1}


def test_R73_the_behemoths_opponent_decides() -> None:
    match = play(war(Side(food=5, hand="behemoth"), Side(r1="orc")), "recruit behemoth")
    assert match.actors == (1,)
    assert 'value="at 1 orc"' in html_of(context_of(match, 1))
    assert ' name="' not in html_of(context_of(match, 0))


def test_a_first_match_points_at_food_while_nothing_can_be_paid_for() -> None:
    box = dz.game("heroes12").box()
    for food, helps in ((0, "food"), (4, "recruit")):
        camps = [{"heroes": {}, "food": food}, {"heroes": {}, "food": 0}]
        hands = [{"golem": 1}, {}]
        position = {"turn": 0, "phase": "military", "actions": 3, "camps": camps, "hands": hands}
        assert BOARD.guide(context_of(dz.Match.at(box, position), 0)) == helps


def test_a_button_counts_whatever_else_is_chosen() -> None:
    match = war(Side(camp="knight", food=3))
    assert moves(match, {"move": ["deploy knight"], "say": ["supply"]}) == ["supply"]


def test_a_hero_named_before_only_needs_the_rest() -> None:
    match = play(war(Side(camp="knight cannon", food=3)), "deploy knight")
    assert moves(match, {"region": ["3"], "food": ["1"]}) == ["region 3", "food 1"]
    assert Phase(int(match.data[0]["phase"])) == Phase.DEPLOY_REGION


def test_sums_are_drawn_before_the_choice_is_sent() -> None:
    match = war(Side(camp="knight", food=3, r2="strategist"), Side(r2="orc"))
    html = BOARD.scene(context_of(match, 0))
    assert "2 + 4 = <b>6</b>" in html
    assert "3 − 2 = <b>1</b>" in html
    assert "2 + 4 = " not in BOARD.scene(context_of(match, 1))


def test_R38_tokens_lie_with_their_holder() -> None:
    match = war(Side(r1="orc"), popularity={1: 0}, box={"rules": "advanced"})
    assert "Lea holds Popularity" in BOARD.scene(context_of(match, None))


# ---- deck lists


@pytest.mark.parametrize("lang", LANGUAGES)
def test_R29_a_deck_list_is_ticked(lang: str) -> None:
    deck = dict.fromkeys(HEROES[:6], 2)
    for value in (deck, [hero for hero in deck for _ in range(2)]):
        page = Page(BOARD.option(GAME, "deck_1", value, lang))
        ticked = [each["value"] for each in page.inputs if "checked" in each]
        assert {each["name"] for each in page.inputs} == {"option-deck_1", "file-deck_1"}
        assert GAME.box(deck_mode="tournament", deck_1=ticked, deck_2=deck).options["deck_1"] == deck
    assert len([each for each in page.inputs if each["type"] == "checkbox"]) == 2 * len(HEROES)


def test_other_options_have_no_control_of_their_own() -> None:
    assert BOARD.option(GAME, "rules", "normal", "en") is None
    assert "checked" not in str(BOARD.option(GAME, "deck_2", "no deck = at all", "en"))


def test_the_poster_shows_drawings_that_exist() -> None:
    shown: list[str] = []
    BOARD.poster(lambda path: shown.append(path) or path)
    assert shown
    assert all((ART / path).is_file() for path in shown)


def test_a_card_under_the_deck_that_the_reader_does_not_know_has_no_name() -> None:
    look = Look(GAME, "en", "", False)
    golem, last = (GAME.words.text(f"hero-{name}", "en") for name in ("golem", HEROES[-1]))
    drawn = pile_of(look, "Mia", Pile("deck", 0, 0, 3, (0,) * len(HEROES), (int(Hero.GOLEM), NOBODY)))
    assert f"{golem}, ?" in drawn
    assert last not in drawn
