"""Builders, lobby and replay as people use them in a browser: by hand, by keys, and as axe sees them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]
SIZES = ((1280, 800), (390, 844))


@pytest.fixture
def page(chromium: Browser, server: Server) -> Iterator[Page]:
    context = chromium.new_context(base_url=server.address, locale="en-GB", viewport={"width": 1280, "height": 800})
    yield context.new_page()
    context.close()


ROOM_FOR_NUMBERS = """(rows) => rows.length > 0 && rows.every((row) => {
  const words = document.createRange();
  words.selectNodeContents(row.querySelector("label"));
  return words.getBoundingClientRect().right < row.querySelector("select").getBoundingClientRect().left;
})"""


def test_a_deck_is_made_by_tapping_and_by_keys_and_undone(page: Page) -> None:
    page.goto("/build/heroes12")
    code = page.locator("#deck-code")
    tiles = page.locator(".dk-tiles").bounding_box()
    page.locator(".dk-knight .dk-tap:visible").click()
    expect(code).to_have_value("1kni")
    assert page.locator(".dk-tiles").bounding_box() == tiles  # nothing moves below the finger
    page.locator(".dk-knight .dk-tap:visible").click()
    expect(code).to_have_value("2kni")
    expect(page.locator(".near-knight")).to_be_visible()
    page.keyboard.press("1")
    expect(code).to_have_value("1kni")
    page.locator("button[value=elves]").click()
    expect(page.locator(".dk-question")).to_contain_text("Replace one card?")
    page.locator("button[value='sure:elves']").click()
    expect(page.locator("#deck-told")).to_have_text("complete")
    page.locator(".dk-dragon .dk-tap:visible").click()
    expect(page.locator("#deck-told")).to_have_text("1 too many")
    page.keyboard.press("Control+z")
    expect(page.locator("#deck-told")).to_have_text("complete")
    page.locator("button[value=try]").click()
    expect(page.locator("#page")).to_be_visible()


def test_a_law_is_made_removed_and_undone_by_keys(page: Page) -> None:
    page.goto("/build/crowns13")
    sentence = page.locator(".lw-sentence")
    page.locator("button[value='card:44']").click()
    expect(sentence).to_have_text("Discard a violet card: steal 2 cards.")
    page.locator("button[value='add:blue']").click()
    expect(sentence).to_have_text("Discard a blue card and a violet card: steal 2 cards.")
    page.locator("button[value='drop:0']").focus()
    page.keyboard.press("Delete")
    expect(sentence).to_have_text("Discard a violet card: steal 2 cards.")
    page.keyboard.press("Control+z")
    expect(sentence).to_have_text("Discard a blue card and a violet card: steal 2 cards.")
    page.reload()
    expect(page.locator(".lw-changed")).to_contain_text("1 changed")


def test_a_replay_goes_by_keys_and_its_address_follows(page: Page) -> None:
    page.goto("/replays")
    page.locator("button[value=king12]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.wait_for_load_state("load")  # keys that are pressed before the page's script runs are lost
    page.keyboard.press("ArrowRight")
    expect(page.locator("#note")).to_contain_text("Moment 1 of")
    page.wait_for_url("**at=1**")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".replay-turns [aria-current]")).to_contain_text("2")
    page.keyboard.press("End")
    expect(page.locator(".replay-turns a").last).to_have_attribute("aria-current", "step")
    page.keyboard.press("Home")
    expect(page.locator("#note")).to_contain_text("Moment 0 of")
    late: list[Route] = []
    page.route("**at=1&**", lambda route: late.append(route))  # whose answer comes after that of a later key
    page.keyboard.press("ArrowRight")
    page.keyboard.press("End")
    expect(page.locator(".replay-turns a").last).to_have_attribute("aria-current", "step")
    with page.expect_response("**at=1&**") as answered:
        late[0].continue_()
    answered.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(page.locator(".replay-turns a").last).to_have_attribute("aria-current", "step")


def test_numbers_are_stepped_in_the_page_and_what_follows_them_follows(page: Page) -> None:
    page.goto("/new/king12")
    page.fill(".setup-end [name=name]", "Zoé")
    page.get_by_role("button", name="Players: more").click()
    expect(page.locator("#players")).to_have_value("5")
    expect(page.locator("#option-boxes")).to_have_text("2")
    expect(page.locator("#seat-4")).to_be_visible()
    expect(page.locator("#seat-5")).to_be_hidden()
    for width in (1280, 360):  # the number of a seat stands beside its choice, not below it
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".seat-row:visible").evaluate_all(ROOM_FOR_NUMBERS)
    page.get_by_role("button", name="Round limit: fewer").click()
    expect(page.locator("#option-max_rounds")).to_have_value("190")
    expect(page.locator(".setup-end [name=name]")).to_have_value("Zoé")
    page.locator(".setup-end [name=name]").press("Enter")  # lays the table, and presses no step
    expect(page.locator("#page")).to_be_visible()


def test_a_double_click_sends_a_form_once(page: Page) -> None:
    page.goto("/new/killer")
    sent = page.evaluate("""() => {
        let sent = 0;
        window.addEventListener("submit", (event) => { sent += !event.defaultPrevented; event.preventDefault(); });
        const form = document.querySelector("form[action='/new/killer']");
        form.requestSubmit();
        form.requestSubmit();
        return sent;
    }""")
    assert sent == 1


def test_a_guest_sits_down_on_a_phone_without_a_script(chromium: Browser, page: Page, server: Server) -> None:
    page.goto("/")
    page.locator("[data-game=crowns13] form[action='/invite'] button").click()
    link = page.locator("#link").input_value()
    phone = chromium.new_context(
        base_url=server.address, locale="fr-FR", viewport={"width": 390, "height": 844}, java_script_enabled=False
    )
    guest = phone.new_page()
    guest.goto(link)
    expect(guest.locator("#own-name")).to_be_focused()
    guest.keyboard.type("Noé")
    take = guest.locator(".guest-acts button.primary")
    expect(take).to_have_text("Prendre la place 2", use_inner_text=True)
    guest.locator("#lobby-seat-3").click()
    expect(take).to_have_text("Prendre la place 4", use_inner_text=True)
    for button in guest.locator(".guest-acts .button").all():
        expect(button).to_be_in_viewport(ratio=1)
    guest.get_by_role("button", name="Regarder").click()
    expect(guest.locator(".guest-watching")).to_be_in_viewport(ratio=1)
    expect(take).to_be_hidden()
    guest.locator(".guest-watching a").click()
    guest.locator("#lobby-seat-3").click()
    take.click()
    expect(page.locator("#lobby-seat-3")).to_contain_text("Noé")
    phone.close()


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_whole_first_screen_fits_a_window(chromium: Browser, server: Server, lang: str) -> None:
    context = chromium.new_context(base_url=server.address, locale=lang, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto("/")
    expect(page.locator("#learn-first")).to_be_visible()
    panels = page.locator(".below .panel").all()
    assert len(panels) == 3

    def assert_fits() -> None:
        for panel in panels:
            expect(panel).to_be_in_viewport(ratio=1)
        boxes = [page.locator(".below form").locator(part).bounding_box() for part in ("input", ".button")]
        assert boxes[0]
        assert boxes[1]
        assert abs(boxes[0]["y"] - boxes[1]["y"]) < 8

    for width, height in ((1280, 800), (1366, 650), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert_fits()
    page.locator("[data-game=killer] form[action='/invite'] button").click()
    page.wait_for_selector(".lobby")
    page.set_viewport_size({"width": 1366, "height": 650})
    page.goto("/")
    expect(page.locator(".going-on")).to_be_visible()
    assert_fits()  # with a table that waits, too
    context.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_builders_and_nothing_is_cut(
    chromium: Browser, server: Server, size: tuple[int, int], scheme: str
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    width, height = size
    context = chromium.new_context(
        base_url=server.address,
        locale="fr-FR" if scheme == "dark" else "en-GB",
        color_scheme="dark" if scheme == "dark" else "light",
        viewport={"width": width, "height": height},
    )
    page = context.new_page()
    for path in ("/build/heroes12?code=2kni+1dra+zzz", "/build/heroes12?code=2kni", "/build/crowns13", "/replays"):
        page.goto(path)
        page.wait_for_timeout(200)
        assert [each["id"] for each in Axe().run(page).response["violations"]] == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    context.close()


COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  return [...document.querySelectorAll(".seat-line.own")].flatMap((line) => {
    const parts = [...line.querySelectorAll("input:not([type=hidden]), .seat-state, .icon-button")];
    return parts.slice(1).filter((each, before) => box(parts[before]).right > box(each).left + 1)
      .map((each) => each.outerHTML);
  });
}"""


@pytest.mark.parametrize(("lang", "width"), [("fr-FR", 360), ("en-GB", 390)])
def test_nothing_around_a_match_scrolls_sideways_and_no_name_covers_a_word(
    chromium: Browser, server: Server, lang: str, width: int
) -> None:
    context = chromium.new_context(base_url=server.address, locale=lang, viewport={"width": width, "height": 800})
    page = context.new_page()
    page.goto("/replays")
    page.locator(".samples [value=crowns13]").click()
    expect(page.locator(".replay-strip")).to_be_visible()
    replay = page.url.split("?")[0] + "?at=30"
    for path in (replay, "/", "/join", "/me", "/build/heroes12", "/build/crowns13", "/new/king12"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    page.goto("/")
    page.locator("[data-game=king12] form[action='/invite'] button").click()
    expect(page.locator(".seat-state")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(COVERED) == []
    context.close()


def test_builders_without_a_script_fit_a_phone(chromium: Browser, server: Server) -> None:
    context = chromium.new_context(
        base_url=server.address, locale="fr-FR", viewport={"width": 360, "height": 740}, java_script_enabled=False
    )
    page = context.new_page()
    for path in ("/build/crowns13", "/build/heroes12"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    context.close()
