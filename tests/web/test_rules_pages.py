"""Rules pages: everything is on them in both languages, examples can be tried, search and contents work."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.games.crowns13.laws import ids_of
from douzaine.games.heroes12.heroes import HEROES
from douzaine.games.king12.box import CARDS
from douzaine.match.examples import examples_of
from douzaine.server.live_match import begun_at
from douzaine.server.practice import ANY_SEED, lay_example
from douzaine.web.render.rulebook import rulebook
from tests.web.conftest import Visit
from tests.web.forms import Visitor
from tests.web.test_tables import wait

IDS = ("killer", "king12", "crowns13", "heroes12")
PIECES = {
    "killer": [],
    "king12": list(CARDS),
    "crowns13": list(ids_of(dz.game("crowns13").box(first_king_extra=True))),
    "heroes12": [*HEROES, "farm", "mine", "city"],
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", IDS)
def test_everything_is_on_the_page(client: TestClient, id: str, lang: str) -> None:
    page, game = Visitor(client, lang).get(f"/rules/{id}").text, dz.game(id)
    assert f'<html lang="{lang}"' in page
    for number in game.book.rules(lang):
        assert f'class="rules-rule" id="{number}"' in page
    for piece in PIECES[id]:
        assert f'id="piece-{piece}"' in page
    for example in examples_of(game).all:
        assert f'name="example" value="{example.id}"' in page
        assert f'id="example-{example.id}"' in page
    assert re.search(r"\bLea\b" if lang == "fr" else r"\bLéa\b", page) is None  # one name in each language
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    for target in re.findall(r'href="#([^"]+)"', page):
        assert target in ids, target


def test_a_gallery_can_show_a_first_match_alone(lea: Visitor) -> None:
    page = lea.get("/rules/king12").text
    assert "All 12" in page
    assert "First match: 7" in page
    assert page.count('class="rules-mark"') == 5  # those that the switch hides
    assert "gallery-first" not in lea.get("/rules/heroes12").text


@pytest.mark.slow
def test_a_rules_page_leads_to_a_sample_match(lea: Visitor) -> None:
    assert 'action="/replays/sample"' in lea.get("/rules/killer").text
    assert lea.post("/replays/sample", {"game": "killer"}).headers["location"].startswith("/r/")


def test_a_page_is_the_same_for_everybody(lea: Visitor, tom: Visitor) -> None:
    first, again = (lea.get("/rules/killer").text for _ in range(2))
    assert first == again
    assert "<details" in first
    assert "<details open" not in first.replace('" open', " open")
    assert lea.get("/rules/killer?open=all").text.count(" open>") == first.count("<details")


def test_a_game_without_pictures_has_its_rules(lea: Visitor) -> None:
    page = lea.get("/rules/pennies").text
    assert 'id="R1"' in page
    assert 'id="minute"' not in page


@pytest.mark.parametrize("id", IDS)
def test_every_picture_says_what_it_shows(id: str) -> None:
    """No picture is empty, and those that are drawings have words for who cannot see them."""
    book = rulebook(dz.game(id), "en")
    drawn = [panel.drawing for panel in (*book.minute, *book.turn)]
    drawn += [shown.drawing for chapter in book.chapters for rule in chapter.rules for shown in rule.examples]
    assert len(drawn) > 15
    for drawing in drawn:
        assert "<svg" in drawing or "<img" in drawing or "<i " in drawing
        assert len(re.sub(r"<[^>]+>", "", drawing).strip()) > 2 or "aria-label" in drawing


# ---- trying


@pytest.mark.parametrize("id", IDS)
def test_every_example_can_be_tried_as_it_stands(id: str) -> None:
    game = dz.game(id)
    for example in examples_of(game).all:
        laid = lay_example(id, example.id)
        match = begun_at(laid.box, laid.start, ANY_SEED)
        dealt = len(example.opening())
        assert match.steps[:dealt] == example.played(game).steps[:dealt]
        assert not match.over
        assert laid.seat in range(laid.box.players)


def test_try_this_opens_a_practice_table(client: TestClient, lea: Visitor) -> None:
    answer = lea.post("/practice", {"game": "killer", "example": "between"})
    assert answer.status_code == 303
    decision = wait(lea, answer.headers["location"])
    assert sorted(value for _, value in decision.boxes) == [f"keep {face}" for face in (3, 3, 4, 5, 6, 6)]
    assert lea.post("/practice", {"game": "killer", "example": "nothing"}).status_code == 404
    assert lea.post("/practice", {"game": "nothing", "example": "between"}).status_code == 404


# ---- in a browser


def look(visit: Visit, path: str, width: int = 1280, **more: Any) -> Page:
    page = visit({"width": width, "height": 800}, **more)
    page.goto(path)
    return page


@pytest.mark.browser
def test_search_opens_and_marks_what_it_finds(visit: Visit) -> None:
    page = look(visit, "/rules/king12")
    expect(page.locator("#R48")).to_be_hidden()
    page.keyboard.press("/")
    page.keyboard.type("lady")
    expect(page.locator("#R48")).to_be_visible()
    expect(page.locator("#R59")).to_be_hidden()
    expect(page.locator("#piece-lady")).to_be_in_viewport()  # what is found stands below the field
    for other in ("#minute", "#turn", "#piece-golem"):
        expect(page.locator(other)).to_be_hidden()
    hits = page.locator(".rules-rule:visible").count()
    assert hits > 4
    expect(page.locator("#rules-found")).to_have_text(f"{hits} rules")
    assert page.evaluate("CSS.highlights.get('rules-hits').size") >= hits
    page.keyboard.press("Enter")
    expect(page.locator(".rules-rule.at")).to_be_focused()
    first = page.locator(".rules-rule.at").get_attribute("id")
    page.keyboard.press("j")
    assert page.locator(".rules-rule.at").get_attribute("id") != first
    page.keyboard.press("k")
    assert page.locator(".rules-rule.at").get_attribute("id") == first
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    expect(page.locator("#R48")).to_be_hidden()
    page.locator("#rules-words").fill("zebra")
    expect(page.locator("#rules-found")).to_have_text("nothing found")
    page.evaluate("location.hash = '#R59'")  # a link to a rule that the search has hidden
    expect(page.locator("#R59")).to_be_in_viewport()
    expect(page.locator("#rules-words")).to_have_value("")
    expect(page.locator("#minute")).to_be_visible()


@pytest.mark.browser
def test_accents_do_not_matter_in_french(visit: Visit) -> None:
    page = look(visit, "/rules/king12", lang="fr")
    page.locator("#rules-words").fill("DEFAUSSE")
    expect(page.locator("#R35")).to_be_visible()
    expect(page.locator("#R55")).to_be_hidden()


@pytest.mark.browser
def test_a_link_to_a_rule_unfolds_it_and_contents_follow(visit: Visit) -> None:
    page = look(visit, "/rules/killer#R26")
    expect(page.locator("#R26")).to_be_visible()
    expect(page.locator("#example-turn")).to_be_visible()
    page.locator(".rules-contents a[href='#variants']").click()
    expect(page.locator(".rules-contents a[aria-current]")).to_have_count(1)
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".rules-contents a[aria-current]")).to_have_attribute("href", "#minute")


@pytest.mark.browser
def test_without_scripts_everything_can_be_reached(visit: Visit) -> None:
    page = look(visit, "/rules/killer", java_script_enabled=False)
    expect(page.locator("#rules-search")).to_be_hidden()
    page.locator("#chapter-3 summary").click()
    expect(page.locator("#R14")).to_be_visible()
    page.locator("#rules-unfold").click()
    for number in ("R1", "R26", "Q26"):
        expect(page.locator(f"#{number}")).to_be_visible()
    page.locator("#example-between .rules-try button").click()
    expect(page.locator("#scene")).to_be_visible()


@pytest.mark.browser
def test_it_prints_with_everything_open_and_no_bar(visit: Visit, tmp_path: Path) -> None:
    page = look(visit, "/rules/killer", color_scheme="dark")
    by_night = page.locator("#R26").evaluate("rule => getComputedStyle(rule).color")
    page.emulate_media(media="print")
    expect(page.locator("#R26")).to_be_visible()
    expect(page.locator("#R26")).not_to_have_css("color", by_night)  # dark on white
    for hidden in (".bar", ".rules-side", ".rules-try >> nth=0", ".foot", ".skip-link"):
        expect(page.locator(hidden)).to_be_hidden()


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.parametrize("id", IDS)
def test_axe_finds_nothing_and_nothing_is_cut(visit: Visit, id: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    for width, lang, scheme in ((1280, "en", "light"), (390, "fr", "dark")):
        page = look(visit, f"/rules/{id}?open=all", width, lang=lang, color_scheme=scheme)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()


@pytest.mark.browser
def test_the_table_shows_them_in_its_sheet(visit: Visit) -> None:
    page = look(visit, "/rules/killer")
    page.locator("#turn .rules-try button").click()
    page.locator("html.js").wait_for()
    page.keyboard.press("?")
    expect(page.locator("#sheet #minute")).to_be_visible()
    expect(page.locator("#sheet .rules-side")).to_be_hidden()
    page.context.close()
