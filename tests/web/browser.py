"""How a person uses the table in a browser, whatever the game."""

import random
import time
from urllib.parse import urlencode, urlsplit

from playwright.sync_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.forms import read

expect.set_options(timeout=1000 * PATIENCE_S)

ASKED = "#page[data-asked='1']"
OVER = "#page.is-over, .plate.own.fallen"  # the match, or whoever looks is out and will not be asked again


def await_question(page: Page) -> bool:
    """Skip to the newest moment until somebody is asked; False if nobody will be.

    Keys that are pressed before the page's script runs are lost, so that is awaited, too.
    """
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        if page.locator("html.js").locator(f"{ASKED}, {OVER}").count():
            return not page.locator(OVER).count()
        page.keyboard.press("Escape")
        page.wait_for_timeout(25)
    raise AssertionError(f"nobody was asked at {page.url}")


def play_now(page: Page, game: str) -> None:
    """One click, and a match against bots up to the first question; another one if they win before it."""
    for _ in range(5):
        page.goto("/")
        page.locator(f"[data-game={game}] form[action='/play'] button").click()
        if await_question(page):
            return
    raise AssertionError("bots always win")


def is_asked(page: Page) -> bool:
    return bool(page.locator(ASKED).count())


def decide(page: Page, rng: random.Random) -> None:
    """Make any decision the page offers, by the mouse; ways that are refused are tried again."""
    for _ in range(120):
        before = page.locator("#page").get_attribute("data-ask")
        choose(page, rng)
        buttons = page.locator("#send button:not([type=reset]):visible")
        if not buttons.count():
            continue
        buttons.nth(-1).click()
        page.wait_for_function(
            "before => document.getElementById('page').dataset.ask !== before"
            " || document.getElementById('refused')?.textContent.trim() || document.querySelector('#page.is-over')",
            arg=before,
        )
        if page.locator("#page").get_attribute("data-ask") != before or page.locator("#page.is-over").count():
            return
    raise AssertionError("every way was refused")


def decide_by_form(page: Page, table: str, rng: random.Random) -> bool:
    """Make one decision of the same person without the page: read the table's form and send it. False if not asked."""
    address = urlsplit(table)
    headers = {
        "Origin": f"{address.scheme}://{address.netloc}",
        "Content-Type": "application/x-www-form-urlencoded",
    }
    for _ in range(120):
        form = read(page.request.get(table).text())
        if not form.asked:
            return False
        sent = urlencode(form.filled(rng, ends=("end",)), doseq=True)
        answer = page.request.post(f"{table}/move", data=sent, headers=headers, max_redirects=0)
        if answer.status == 303:
            return True
        assert answer.status in (409, 422), answer.text()
    raise AssertionError("every way was refused")


def choose(page: Page, rng: random.Random) -> None:
    """One radio of each group that shows, a choice may open others; then some of the boxes that show."""
    page.evaluate("document.getElementById('decide')?.reset()")
    done: set[str] = set()
    while names := [name for name in names_shown(page) if name not in done]:
        group = page.locator(f"#decide .choice:visible input[type=radio][name='{names[0]}']")
        group.nth(rng.randrange(group.count())).check(force=True)
        done.add(names[0])
    boxes = page.locator("#decide .choice input[type=checkbox]")
    shown = [n for n in range(boxes.count()) if boxes.nth(n).locator("xpath=..").is_visible()]
    if any(boxes.nth(n).is_checked() for n in shown) and rng.random() < 0.7:
        return  # what the board proposes
    for number in [n for n in shown if rng.random() < 0.4] or shown[:1]:
        if boxes.nth(number).locator("xpath=..").is_visible():
            boxes.nth(number).check(force=True)


def names_shown(page: Page) -> list[str]:
    """The groups of radios that can be chosen from now."""
    radios = page.locator("#decide .choice:visible input[type=radio]")
    return sorted(set(radios.evaluate_all("all => all.map(each => each.name)")))


def open_table(page: Page, game: str, seats: list[str], **more: str) -> str:
    """A table with these seats, by the settings page; its path."""
    page.goto(f"/new/{game}")
    if page.locator("#players").count():
        page.fill("#players", str(len(seats)))
    for number, kind in enumerate(seats):
        page.select_option(f"#seat-{number}", kind)
    for name, value in more.items():
        page.fill(f"[name='{name}']", value)
    page.locator(".setup .button.primary").click()
    expect(page.locator("#page")).to_be_visible()
    return page.url
