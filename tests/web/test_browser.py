"""The table in Debian's Chromium: whole matches of every game, as people play them."""

import random
import re
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

import douzaine as dz
from douzaine.web.minds import make_ready
from tests.web.browser import await_question, choose, decide, is_asked, open_table, play_now
from tests.web.server import CHROMIUM, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("server"), games=("pennies=tests.pennies",)).start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A new person's page; errors in the page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(size: Any = DESKTOP, lang: str = "en-GB", **more: Any) -> Page:
        more = {"base_url": server.address, "reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport=size, locale=lang, **more)
        context.set_default_timeout(20_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def seats_for(game: dz.Game) -> list[str]:
    """Two people, and a bot where there is room."""
    return ["me", "open", "novice"][: game.seats[1]]


LONGEST = 400  # seconds of one match; a quiet machine needs a quarter of it
SHORT = {"heroes12": {"option-max_turns": "20"}}  # play at random takes no region: the turn limit ends it


def test_two_browsers_a_bot_and_a_spectator_play_a_whole_match(visit: Visit, game: dz.Game) -> None:
    lea, tom, watcher = visit(), visit(PHONE), visit(lang="fr-FR")
    table = open_table(lea, game.id, seats_for(game), name="Lea", **SHORT.get(game.id, {}))
    tom.goto("/")
    tom.fill("#code", lea.locator(".code-word strong").inner_text())
    tom.locator(".join button").click()
    tom.fill("[name=name]", "Tom")
    tom.get_by_role("button", name="Sit here").click()
    expect(lea.locator(".seats")).to_contain_text("Tom")  # live
    lea.get_by_role("button", name="Start the match").click()
    watcher.goto(table)
    expect(watcher.locator("html")).to_have_attribute("lang", "fr")
    assert not watcher.locator("#decide .choice").count()
    rng, until = random.Random(12), time.monotonic() + LONGEST
    while time.monotonic() < until:
        if lea.locator("#page.is-over").count() and tom.locator("#page.is-over").count():
            break
        for page in (lea, tom):
            page.keyboard.press("Escape")
            if is_asked(page):
                decide(page, rng)
        lea.wait_for_timeout(10)
    else:
        raise AssertionError(f"the match was not over within {LONGEST} s")
    for page in (lea, tom, watcher):
        page.keyboard.press("Escape")
        expect(page.locator("#page.is-over")).to_be_visible()
    winner = lea.locator("#prompt").inner_text()
    assert winner.split()[0] == watcher.locator("#prompt").inner_text().split()[0]
    lea.get_by_role("link", name="Watch it again").click()
    expect(lea.locator("#prompt")).to_contain_text("Moment 0 of")
    lea.keyboard.press("ArrowRight")
    expect(lea.locator("#prompt")).to_contain_text("Moment 1 of")
    lea.select_option("#eyes", "0")
    expect(lea.locator("#page")).to_have_attribute("data-here", re.compile("eyes=0"))


def test_play_now_by_keyboard_only(visit: Visit, game: dz.Game) -> None:
    page = visit()
    page.goto("/")
    page.locator(f"[data-game={game.id}] form[action='/play'] button").focus()
    page.keyboard.press("Enter")
    rng = random.Random(3)
    for _ in range(12):
        if not await_question(page):
            break
        before = page.locator("#page").get_attribute("data-ask")
        for _ in range(150):
            for _ in range(rng.randrange(1, 3)):
                page.keyboard.press(str(rng.randrange(1, 10)))
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if page.locator("#page").get_attribute("data-ask") != before:
                break
        else:
            raise AssertionError("no key led on")


def test_the_first_choice_is_reached_by_tab_and_seen(visit: Visit, game: dz.Game) -> None:
    page = visit()
    play_now(page, game.id)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#decide .choice input, #send button')"):
            break
    else:
        raise AssertionError("no control of the decision was reached")
    focus = page.evaluate(
        "() => { const a = document.activeElement; const s = getComputedStyle(a.closest('.choice') || a);"
        " return [s.outlineStyle, a.getAttribute('aria-label') || a.textContent] }"
    )
    assert focus[0] == "solid"
    assert focus[1].strip()


def test_a_whole_match_without_javascript(visit: Visit, game: dz.Game) -> None:
    page = visit(PHONE, java_script_enabled=False)
    page.goto("/")
    page.locator(f"[data-game={game.id}] form[action='/play'] button").click()
    rng = random.Random(8)
    for _ in range(3000):
        if page.locator("#page.is-over").count():
            break
        if not is_asked(page):
            page.goto(page.url.removesuffix("/move"))
            continue
        choose(page, rng)
        page.locator("#send button:not([type=reset]):visible").nth(-1).click()
        if page.url.endswith("/move"):  # refused: the table as it stands, with the reason
            assert page.locator("#refused").inner_text()
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#page:not(.is-over)")).to_be_visible()


def test_a_killed_server_comes_back_and_the_match_goes_on(visit: Visit, game: dz.Game, server: Server) -> None:
    page = visit()
    rng = random.Random(2)
    play_now(page, game.id)
    decide(page, rng)
    if not await_question(page):
        return
    told = page.locator("#chapters").inner_text()
    server.stop(signal.SIGKILL)
    expect(page.locator("#live")).to_have_attribute("data-state", "off")
    server.start()
    expect(page.locator("#live[data-state=off]")).to_have_count(0, timeout=30_000)
    assert page.locator("#chapters").inner_text() == told
    decide(page, rng)


def test_an_unsent_choice_stays_while_others_choose(visit: Visit) -> None:
    lea, tom = visit(), visit()
    table = open_table(lea, "pennies", ["me", "open"], name="Lea")
    tom.goto(table)
    tom.fill("[name=name]", "Tom")
    tom.get_by_role("button", name="Sit here").click()
    lea.get_by_role("button", name="Start the match").click()
    await_question(lea)
    first = lea.locator("#decide .choice input").nth(1)
    first.check(force=True)
    first.focus()
    await_question(tom)
    decide(tom, random.Random(1))
    expect(lea.locator("#note")).to_contain_text("Tom is ready")
    expect(first).to_be_checked()
    expect(first).to_be_focused()


def test_the_language_is_switched_in_place(visit: Visit) -> None:
    page = visit()
    play_now(page, "killer")
    address = page.url
    page.get_by_role("button", name="Français").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.url == address
    expect(page.locator("#story h2")).to_have_text("Récit")


def test_your_turn_is_in_the_title_and_the_icon(visit: Visit) -> None:
    page = visit()
    play_now(page, "killer")
    assert "Your turn" in page.title()
    assert "mark-turn" in str(page.locator("#tab-icon").get_attribute("href"))


def test_previews_and_the_rules_are_one_key_away(visit: Visit) -> None:
    page = visit()
    play_now(page, "killer")
    assert page.locator("#send button.primary:visible").count() == 0
    page.keyboard.press("1")
    expect(page.locator("#send button.primary:visible")).to_have_count(1)
    expect(page.locator(".k-odds h2:visible")).to_contain_text("If you keep")
    page.keyboard.press("1")
    assert page.locator("#send button.primary:visible").count() == 0
    page.keyboard.press("?")
    expect(page.locator("#sheet #R14")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("width", [360, 320])
def test_nothing_is_wider_than_a_phone(visit: Visit, game: dz.Game, width: int) -> None:
    page = visit({"width": width, "height": 740}, lang="fr-FR")

    def fits(where: str) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= width, where

    for path in ("/", "/how", "/me", "/replays", "/fair", f"/new/{game.id}", f"/rules/{game.id}"):
        page.goto(path)
        fits(path)
    page.goto("/")
    page.locator(f"[data-game={game.id}] form[action='/invite'] button").click()
    page.wait_for_selector(".lobby")
    fits("lobby")
    play_now(page, game.id)
    fits("table")


def test_a_hint_opens_over_the_table_and_closes_again(visit: Visit) -> None:
    make_ready(dz.game("killer"))
    page = visit()
    play_now(page, "killer")
    page.keyboard.press("1")
    page.keyboard.press("h")
    expect(page.locator("#sheet table.hint tbody tr").first).to_contain_text("%")
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("#decide .choice input").first).to_be_checked()  # the choice not sent yet is still there


NOTICES = """
window.notices = [];
class Notice { constructor(title) { window.notices.push(title); } }
Notice.permission = "default";
Notice.requestPermission = async () => { Notice.permission = "granted"; return "granted"; };
Object.defineProperty(window, "Notification", { value: Notice });
Object.defineProperty(document, "hidden", { get: () => window.isAway === true });
"""


def test_whoever_wants_it_is_told_when_it_is_their_turn(visit: Visit) -> None:
    lea, tom = visit(), visit()
    lea.add_init_script(NOTICES)
    table = open_table(lea, "pennies", ["me", "open"], name="Lea")
    tom.goto(table)
    tom.fill("[name=name]", "Tom")
    tom.get_by_role("button", name="Sit here").click()
    lea.get_by_role("button", name="Start the match").click()
    await_question(lea)
    lea.locator("#menu > summary").click()
    lea.locator("#notify").click()
    expect(lea.locator("#notify")).to_be_hidden()  # asked once, granted
    decide(lea, random.Random(1))
    assert lea.evaluate("window.notices") == []  # it is seen anyway
    lea.evaluate("window.isAway = true")
    await_question(tom)
    decide(tom, random.Random(1))
    lea.wait_for_function("window.notices.length === 1")
    assert "Your turn" in lea.evaluate("window.notices[0]")


def test_help_in_a_first_match_moves_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page, "crowns13")
    guide = page.locator("#guide-beside")
    expect(guide).to_be_visible()
    before = page.locator("#hand").bounding_box()
    guide.locator("summary").click()
    assert page.locator("#hand").bounding_box() == before
    expect(guide.locator("p")).to_be_hidden()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit: Visit, game: dz.Game, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page = visit(color_scheme=scheme)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_timeout(100)
        for each in Axe().run(page).response["violations"]:
            found.setdefault(name, []).append(f"{each['id']}: {[node['html'][:160] for node in each['nodes'][:3]]}")

    shared = ("/", "/how", "/watch", "/me", "/replays", "/t/nowhere-1000") if game.id == dz.games()[0] else ()
    for path in (*shared, f"/new/{game.id}", f"/rules/{game.id}"):
        page.goto(path)
        look(path)
    open_table(page, game.id, ["me", "open"] if game.seats[0] <= 2 else ["me", "open", "open"])
    look("lobby")
    play_now(page, game.id)
    rng = random.Random(4)
    for number in range(6):
        if not await_question(page):
            break
        choose(page, rng)
        look(f"table {number}")
        decide(page, rng)
    page.locator("#chapters summary").first.click()
    look("why")
    assert found == {}


def test_axe_finds_nothing_on_the_result_the_replay_and_a_hand_over(visit: Visit) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page, rng = visit(), random.Random(6)
    play_now(page, "pennies")
    while await_question(page):
        decide(page, rng)
    make_ready(dz.game("pennies"))
    pages = [page.url, page.url + "/replay?at=2", page.url + "/story", page.url + "/review"]
    pages.append(open_table(page, "pennies", ["me", "guest"]))
    for address in pages:
        page.goto(address)
        if address.endswith("/review"):
            page.locator(".review").wait_for()  # it comes by itself
        page.wait_for_timeout(100)
        assert [each["id"] for each in Axe().run(page).response["violations"]] == [], address
