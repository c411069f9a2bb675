"""Lessons in Chromium, as newcomers take them: on a phone and a desktop, by mouse, by keys, and without a script."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from douzaine.lessons import lesson_of, lessons
from tests.conftest import DEPTH
from tests.web.conftest import DESKTOP, PHONE, Visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]

TIGHT = ({"width": 1366, "height": 650}, {"width": 360, "height": 740})
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
OUTSIDE_THE_BAR = """() => {
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const shown = [...document.querySelectorAll(".bar :is(a, button, summary)")]
    .filter((each) => each.checkVisibility() && !each.closest(".menu-panel"));
  return shown.filter((each) => {
    const { top, bottom, right } = each.getBoundingClientRect();
    return top < bar.top || bottom > bar.bottom || right > innerWidth;
  }).map((each) => each.outerHTML.slice(0, 120));
}"""


def choose_pointed(page: Page) -> None:
    """Choose all that the page points at; a choice may show others."""
    for _ in range(12):
        free = page.locator("#decide .choice.pointed:visible:not(:has(:checked)) input")
        if not free.count():
            hidden = page.locator("#decide .choice.pointed:not(:visible)")
            to_hand = page.locator("label[for=hand-open].button:visible")
            if hidden.count() and to_hand.count() and not page.locator("#decide .choice.pointed :checked").count():
                to_hand.click()
                continue
            return
        free.first.check(force=True)
    raise AssertionError("pointed pieces do not end")


def decide(page: Page) -> None:
    """Do what the page points at, and wait for what comes of it."""
    before = page.locator("#page").get_attribute("data-ask")
    choose_pointed(page)
    page.locator("#send .button.primary:visible").last.click()
    page.wait_for_function("before => document.getElementById('page').dataset.ask !== before", arg=before)


def is_done(page: Page) -> bool:
    return bool(page.locator("#go-on").count())


def wrong_in(page: Page, where: str) -> list[str]:
    """What is wrong with the page in its window."""
    return [f"{where}: {each}" for each in page.evaluate(MEASURE, False)]


LANGS = {"en": "en-GB", "fr": "fr-FR"}


@pytest.mark.parametrize(("size", "turn"), [(PHONE, 0), (DESKTOP, 1)], ids=["phone", "desktop"])
@pytest.mark.parametrize("id", lessons())
def test_a_lesson_is_played_with_the_mouse(visit: Visit, id: str, size: Any, turn: int) -> None:
    """English and French by turns, so that both are seen on both."""
    lang = ("en", "fr")[(lessons().index(id) + turn) % 2]
    lesson, page = lesson_of(id), visit(size, LANGS[lang])
    page.goto(f"/learn/{id}")
    wrong = []
    for step in lesson.steps:
        expect(page.locator("#prompt")).to_have_text(step.say[lang])
        expect(page.locator(".bar a[href$='/skip']")).to_be_visible()
        wrong += wrong_in(page, f"{id} {step.number} asked")
        while not is_done(page):
            choose_pointed(page)
            if not page.locator("#hand-open:checked").count():  # a sheet with the hand lies over the rest
                wrong += wrong_in(page, f"{id} {step.number} chosen")
            decide(page)
            wrong += wrong_in(page, f"{id} {step.number} after {page.url.partition('?')[2]}")
        expect(page.locator("#prompt")).to_have_text(step.done[lang])
        expect(page.locator("#spoken")).to_contain_text(step.done[lang])
        page.locator("#go-on").click()
    page.wait_for_url("**/end")
    expect(page.locator("h1")).to_be_visible()
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize("id", lessons())
def test_a_lesson_fits_into_small_windows(visit: Visit, id: str) -> None:
    """Before and after the moves that are meant; sizes and languages by turns, at night all of them."""
    page, wrong, turn = visit(), list[str](), 0
    for step in lesson_of(id).steps:
        did = "&".join(f"did={move.replace(' ', '+')}" for move in step.meant)
        for path in (f"/learn/{id}/{step.number}?", f"/learn/{id}/{step.number}?{did}&"):
            cases = [(size, lang) for size in TIGHT for lang in LANGS]
            for size, lang in cases if DEPTH > 1 else [cases[turn % len(cases)]]:
                page.set_viewport_size(size)
                page.goto(f"{path}lang={lang}")
                wrong += wrong_in(page, f"{path} {size['width']}×{size['height']} {lang}")
            turn += 3
    assert not wrong, "\n".join(wrong[:20])


def test_another_card_is_answered_taken_back_and_kept(visit: Visit) -> None:
    page = visit()
    page.goto("/learn/king12/2")
    page.locator("input[value='play alchemist']").check(force=True)
    page.locator("#send .button.primary:visible").click()
    expect(page.locator("#prompt")).to_contain_text("2 × 3 = 6")
    expect(page.locator(".tried .value")).to_have_text(["6", "12"])
    assert wrong_in(page, "tried") == []
    assert "did=play+alchemist" in page.url, "the address says where one is"
    page.reload()
    expect(page.locator("#prompt")).to_contain_text("2 × 3 = 6")
    page.get_by_role("link", name="Try the Golem").click()
    expect(page.locator("#prompt")).to_contain_text("You hold the Golem")
    page.locator("input[value='play knight']").check(force=True)
    page.locator("#send .button.primary:visible").click()
    page.get_by_role("link", name="Go on with 3").click()
    expect(page.locator("#page")).to_have_attribute("data-here", "/learn/king12/3")


def test_a_lesson_is_played_by_keys(visit: Visit) -> None:
    page = visit()
    page.goto("/learn/king12/1")
    for step in lesson_of("king12").steps:
        expect(page.locator("html.js #prompt")).to_have_text(step.say["en"])
        while not is_done(page):
            before = page.locator("#page").get_attribute("data-ask")
            place = page.evaluate(
                "() => [...document.querySelectorAll('#decide .choice input')]"
                ".filter((each) => each.checkVisibility()).findIndex((each) => each.closest('.pointed'))"
            )
            page.keyboard.press(str(place + 1))
            page.keyboard.press("Enter")
            page.wait_for_function("before => document.getElementById('page').dataset.ask !== before", arg=before)
        page.keyboard.press("r")
        expect(page.locator("#spoken")).to_contain_text(step.done["en"])
        page.keyboard.press("Enter")
    page.wait_for_url("**/end")


@pytest.mark.parametrize("id", lessons() if DEPTH > 1 else lessons()[::2])
def test_a_lesson_needs_no_script(visit: Visit, id: str) -> None:
    page, lesson = visit(java_script_enabled=False), lesson_of(id)
    page.goto(f"/learn/{id}/2")
    while not is_done(page):
        choose_pointed(page)
        page.locator("#send .button.primary:visible").last.click()
        page.wait_for_load_state()
    expect(page.locator("#prompt")).to_have_text(lesson.step(2).done["en"])
    page.locator("#go-on").click()
    expect(page.locator("#prompt")).to_have_text(lesson.step(3).say["en"])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(visit: Visit, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page, found = visit(color_scheme=scheme), list[str]()
    addresses = ["/", "/learn", "/learn/killer/end", "/learn/killer/skip", "/learn/king12/2?did=play+alchemist"]
    addresses += [f"/learn/{id}/1" for id in lessons()] + ["/learn/killer/2?did=keep+6&did=roll"]
    addresses = addresses if scheme == "light" or DEPTH > 1 else addresses[4:7]
    for address in addresses:
        page.goto(address)
        result = Axe().run(page)
        found += [
            f"{address}: {each['id']}: {each['nodes'][0]['html'][:150]}" for each in result.response["violations"]
        ]
    assert found == []


def test_a_newcomer_goes_from_home_through_a_lesson_to_a_table(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.locator("#learn-first a").click()
    page.locator(".lesson-list a").first.click()
    first = lesson_of(lessons()[0])
    expect(page.locator("#prompt")).to_have_text(first.step(1).say["en"])
    page.goto(f"/learn/{first.game.id}/{len(first.steps)}")
    while not is_done(page):
        decide(page)
    page.locator("#go-on").click()
    page.wait_for_url("**/end")
    assert wrong_sideways(page) == 0
    page.locator(".lesson-acts .primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#page")).to_be_visible()


def wrong_sideways(page: Page) -> int:
    return int(page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)"))


@pytest.mark.parametrize("width", [768, 1024])
def test_a_tablets_bar_stays_in_one_line(visit: Visit, width: int) -> None:
    """In French, whose words are longer: in a lesson, at a table and at the puzzle of the day."""
    page = visit({"width": width, "height": 1024}, LANGS["fr"])
    wrong = []
    for where in ("/learn/heroes12/1", "/", "/daily"):
        page.goto(where)
        if where == "/":
            page.locator("[data-game=crowns13] form[action='/play'] button").click()
            expect(page.locator("#live[data-state=on]")).to_be_visible()
        wrong += [f"{where}: {each}" for each in page.evaluate(OUTSIDE_THE_BAR)]
    assert not wrong, "\n".join(wrong)


def test_a_close_up_in_a_lesson_says_nothing_but_what_the_piece_means(visit: Visit) -> None:
    page = visit(PHONE, has_touch=True)
    page.goto("/learn/heroes12/3")
    page.locator("#scene .h-hero:not(.choice)").first.tap()
    expect(page.locator("#closeup")).to_be_visible()
    expect(page.locator("#closeup .closeup-here")).to_be_hidden()  # nothing is at stake for this one
