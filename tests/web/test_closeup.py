"""Any card anywhere can be seen from near: by a tap where a tap does nothing else, by a long press, by a key."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from douzaine.web.context import HERE
from tests.web.moments import moments, open_blank, show
from tests.web.server import CHROMIUM

pytestmark = pytest.mark.browser

DIALOG = """() => {
  const dialog = document.createElement("dialog");
  dialog.id = "closeup";
  Object.assign(dialog.dataset, { close: "Close", rules: "Rules", of: "# of ##" });
  document.body.append(dialog);
}"""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        phone = browser.new_context(reduced_motion="reduce", viewport={"width": 390, "height": 844}).new_page()
        open_blank(phone)
        phone.evaluate(DIALOG)
        phone.add_script_tag(content=(HERE / "static" / "closeup.js").read_text(encoding="utf-8"), type="module")
        yield phone
        browser.close()


@pytest.mark.parametrize(("id", "piece"), [("heroes12", "#scene .h-hero:not(.choice)"), ("crowns13", "#scene .c-king")])
def test_a_tap_shows_what_a_piece_does(page: Page, id: str, piece: str) -> None:
    moment = next(each for each in moments(id, 2) if each.kind == "watch")
    show(page, moment)
    found = page.locator(piece).first
    words = str(found.get_attribute("title") or found.get_attribute("aria-label"))
    found.click()
    expect(page.locator("#closeup")).to_be_visible()
    assert str(page.locator("#closeup h2").text_content()) in words
    assert len(str(page.locator(".closeup-words").text_content())) > 10
    page.keyboard.press("Escape")
    expect(page.locator("#closeup")).to_be_hidden()


def test_a_long_press_looks_and_does_not_choose(page: Page) -> None:
    show(page, next(each for each in moments("king12", 2) if each.kind == "pick"))
    card = page.locator("#hand .choice").first
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator("#closeup")).to_be_visible()
    page.mouse.up()
    assert not card.locator("input").is_checked()
    page.keyboard.press("Escape")
    card.locator("input").focus()
    page.keyboard.press("i")
    expect(page.locator("#closeup")).to_be_visible()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("id", "piece", "rule"),
    [
        ("heroes12", "#scene .h-hero", "R"),
        ("crowns13", "#scene .c-king", "R16"),
        ("crowns13", "#hand .c-held-card:has(.c-hit)", "R16"),
        ("king12", "#hand .r-held", "R"),
    ],
)
def test_on_a_desk_a_glance_fills_the_column_of_the_story(page: Page, id: str, piece: str, rule: str) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    page.mouse.move(2, 2)
    kinds = {"heroes12": "watch", "crowns13": "turn", "king12": "pick"}
    show(page, next(each for each in moments(id, 2) if each.kind == kinds[id]))
    found = page.locator(piece).first
    found.hover()
    column = page.locator("#closeup")
    expect(column).to_be_visible()
    expect(column).to_have_class(re.compile("beside"))
    story, here = page.locator("#story").bounding_box(), column.bounding_box()
    assert story is not None
    assert here is not None
    assert here["x"] >= story["x"] - 2
    assert page.evaluate("document.querySelector('#closeup .closeup-more').textContent").startswith(rule)
    first = page.locator("#closeup-name").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#closeup-name")).not_to_have_text(first)
    page.mouse.move(2, 2)
    page.keyboard.press("Escape")
    expect(column).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 844})


OPEN = """piece => {
  const found = [...document.querySelectorAll(piece)].find((each) => each.closest("[data-here]"));
  (found.querySelector("input") ?? found).setAttribute("tabindex", "0");
  (found.querySelector("input") ?? found).focus();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
}"""
FRENCH = {"heroes12": "région", "crowns13": "Si vous", "king12": "si rien d’autre"}
MEANT = {  # a kind of decision, a piece, and what the heading of its box says
    "heroes12": ("starve", "#scene .h-row .h-hero", "region"),
    "crowns13": ("play", "#hand .c-held-card", "If you play"),
    "king12": ("pick", "#hand .r-held", "nothing else happens"),
}


@pytest.mark.parametrize("id", MEANT)
def test_a_close_up_says_what_a_piece_means_here_and_names_its_neighbours(page: Page, id: str) -> None:
    kind, piece, words = MEANT[id]
    moment = next(each for each in moments(id, 2) if each.kind == kind)
    show(page, moment)
    page.evaluate(OPEN, piece)
    expect(page.locator("#closeup .closeup-here")).to_be_visible()
    expect(page.locator("#closeup .closeup-here b")).to_contain_text(words if moment.lang == "en" else FRENCH[id])
    assert len(page.locator("#closeup .closeup-here p").all()) >= 1
    first = page.locator("#closeup-name").inner_text()
    page.locator("#closeup .closeup-step").last.click()
    expect(page.locator("#closeup-name")).not_to_have_text(first)
    page.locator("#closeup .closeup-step").first.click()
    expect(page.locator("#closeup-name")).to_have_text(first)
    page.keyboard.press("Escape")
