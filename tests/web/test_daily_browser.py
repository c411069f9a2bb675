"""The puzzle of the day in Chromium: answered on a phone and on a desktop, by mouse, keys and without script."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from douzaine.puzzles.calendar import edition
from douzaine.store.store import Store, default_database
from tests.puzzles.sample import PUZZLES
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.server import Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

DAYS = dict(enumerate(PUZZLES))  # so many days ago


def day(ago: int) -> str:
    return (datetime.now(UTC).date() - timedelta(days=ago)).isoformat()


async def lay_puzzles(folder: Path) -> None:
    """A puzzle of each game, today and on the days before; tomorrow's, too, for a test around midnight."""
    store = Store(default_database(folder))
    await store.open()
    for ago, game in ((-1, "killer"), *DAYS.items()):
        await store.daily.claim(day(ago), edition(), 0)
        await store.daily.keep(day(ago), edition(), PUZZLES[game].to_json())
    await store.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("daily")
    with ThreadPoolExecutor(1) as thread:  # the browser's own loop runs in this one
        thread.submit(asyncio.run, lay_puzzles(folder)).result()
    started = Server(folder).start()
    yield started
    started.stop()


def answer(page: Page) -> None:
    """Choose pieces until a button names the answer, and send it; some answers take several steps."""
    for _ in range(6):
        if page.locator(".daily-answer").count():
            return
        buttons = page.locator("#send button.primary:visible")
        pieces = page.locator("#decide .choice:visible")
        for number in range(pieces.count()):
            if buttons.count():
                break
            pieces.nth(number).click()
        buttons.first.click()
        page.wait_for_load_state()


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


@pytest.mark.parametrize("ago", DAYS, ids=DAYS.values())
@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en-GB"), (PHONE, "fr-FR")], ids=["desktop", "phone"])
def test_a_puzzle_is_answered(visit: Visit, ago: int, size: dict[str, int], lang: str) -> None:
    page = visit(size, lang, has_touch=size is PHONE)
    page.goto(f"/daily/{day(ago)}")
    expect(page.locator("#prompt")).to_be_in_viewport()
    assert fits(page)
    assert page.locator(".daily-values, #share-text").count() == 0
    answer(page)
    expect(page.locator(".daily-answer .tag-you").first).to_be_visible()
    expect(page.locator(".daily-answer .tag-best").first).to_be_visible()
    assert page.locator("#share-text").input_value().startswith(f"Douzaine {day(ago)} · ")
    expect(page.locator("#copy-share")).to_be_visible()
    assert fits(page)
    page.reload()
    expect(page.locator(".daily-answer")).to_be_visible()
    assert page.locator("form#decide, #decide input:enabled").count() == 0  # what was chosen is shown, and stays
    assert page.locator("#decide :checked").count()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_before_and_after(visit: Visit, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page = visit(color_scheme=scheme)
    found: dict[str, list[str]] = {}
    for ago, game in DAYS.items():
        page.goto(f"/daily/{day(ago)}")
        for moment in ("asked", "answered"):
            if moment == "answered":
                answer(page)
            page.wait_for_timeout(100)
            for each in Axe().run(page).response["violations"]:
                nodes = [node["html"][:160] for node in each["nodes"][:3]]
                found.setdefault(f"{game} {moment}", []).append(f"{each['id']}: {nodes}")
    assert found == {}


def test_keys_answer_and_a_page_without_script_does(visit: Visit) -> None:
    page = visit()
    page.goto("/daily")
    page.locator("html.js").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".daily-answer")).to_be_visible()
    page = visit(java_script_enabled=False)
    page.goto("/daily")
    answer(page)
    expect(page.locator("#share-text")).to_be_visible()
    expect(page.locator("#copy-share")).to_be_hidden()
    assert page.locator(".daily-values th[scope=row]").count() > 1


def test_home_leads_to_the_puzzle(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.locator("a[href='/daily']").first.click()
    page.wait_for_url("**/daily")
    expect(page.locator("#prompt")).to_be_visible()


def test_a_glance_covers_nothing(visit: Visit) -> None:
    """Where no column is free for it, a mouse that rests on a piece opens no close-up over the question."""
    page = visit()
    page.clock.install()
    page.goto("/daily")
    page.locator("html.js").wait_for()
    page.locator("#decide .choice").first.hover()
    page.clock.run_for(1000)
    assert not page.locator("#closeup[open]").count()
