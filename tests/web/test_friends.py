"""Friends at one table, each in a browser of their own: away and back, stand-ins, seats, leaving, ending, two tabs."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.browser import await_question, decide, is_asked, open_table, play_now
from tests.web.conftest import DESKTOP, Visit
from tests.web.server import Server
from tests.web.test_browser import PHONE, sit_by_link

pytestmark = [pytest.mark.browser, pytest.mark.slow]

EARS = """
window.heard = 0;
for (const name of ["createOscillator", "createBufferSource"]) {
  const make = AudioContext.prototype[name];
  AudioContext.prototype[name] = function (...given) { window.heard += 1; return make.apply(this, given); };
}
window.shaken = [];
navigator.vibrate = (length) => window.shaken.push(length);
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One at which a bot may play for whoever is away after a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOUZAINE_TEST_STAND_IN_S", "1")
        started = Server(tmp_path_factory.mktemp("friends"), games=("pennies=tests.pennies",)).start()
    yield started
    started.stop()


def two_at(visit: Visit, game: str, size: Any = DESKTOP) -> tuple[Page, Page]:
    """Lea and Tom at a table that has begun; Tom holds a phone and reads French."""
    lea, tom = visit(size), visit(PHONE, lang="fr-FR")
    open_table(lea, game, ["me", "open"], name="Lea")
    sit_by_link(lea, tom, "Prendre la place")
    lea.get_by_role("button", name="Start the match").click()
    tom.wait_for_selector("#decide")
    lea.wait_for_selector("#decide")
    return lea, tom


def whoever_is_asked(*pages: Page) -> Page:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        for page in pages:
            page.keyboard.press("Escape")
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def boxes(page: Page) -> list[Any]:
    return [page.locator(name).bounding_box() for name in (".bar", "#story", "#ask")]


def test_somebody_goes_away_and_comes_back_and_nothing_moves(visit: Visit) -> None:
    lea, tom = two_at(visit, "king12")
    before, address = boxes(lea), tom.url
    tom.goto("/")
    expect(lea.locator(".away-since").first).to_be_visible()
    assert boxes(lea) == before
    assert "fr" not in lea.locator("#scene").inner_text().split()  # nobody's language or device is told
    tom.goto(address)
    expect(lea.locator(".away-since")).to_have_count(0)
    assert boxes(lea) == before


def test_a_bot_takes_over_and_gives_back(visit: Visit) -> None:
    lea, tom = two_at(visit, "killer")
    away = whoever_is_asked(lea, tom)
    here, address = (tom if away is lea else lea), away.url
    before = boxes(here)[:2]
    away.goto("/")
    button = here.locator(".let-bot")
    expect(button).to_be_enabled()  # the time is up
    assert boxes(here)[:2] == before
    button.click()
    number = 0 if away is lea else 1
    expect(here.locator(f"#seat-{number} .icon-gear")).to_be_visible()
    expect(here.locator("#chapters")).to_contain_text(
        "A bot plays for Tom" if here is lea else "Un robot joue désormais"
    )
    assert boxes(here)[:2] == before
    away.goto(address)
    expect(here.locator(f"#seat-{number} .icon-gear")).to_have_count(0)  # opening the page is returning
    expect(here.locator("#chapters")).to_contain_text("Tom is back." if here is lea else "Revoilà Lea.")
    expect(here.locator(".clock-line .pill")).to_have_count(0)
    assert boxes(here)[:2] == before


def test_seats_are_renamed_closed_handed_on_and_filled(visit: Visit) -> None:
    lea, tom = visit(), visit(PHONE, lang="fr-FR")
    table = open_table(lea, "killer", ["me", "open", "open", "open"], name="Lea")
    sit_by_link(lea, tom, "Prendre la place 2")
    own = tom.locator("#rename-1")
    own.fill("Émile Ñandú")
    own.press("Enter")
    expect(lea.locator("#lobby-seat-1")).to_contain_text("Émile Ñandú")
    add = lea.locator("#lobby-seat-2").get_by_role("button", name="Add a bot")
    add.press("Enter")
    expect(lea.locator("#level-2")).to_be_focused()  # keys go on where they were
    lea.locator("#lobby-seat-2 .icon-button").press("Enter")
    expect(add).to_be_visible()
    expect(lea.locator("#lobby-seat-2 :focus")).to_have_count(1)
    lea.locator("#lobby-seat-3").get_by_role("button", name="Close").click()
    expect(tom.locator(".seats > li")).to_have_count(3)
    expect(tom.locator(".lobby-fill")).to_have_count(0)  # a guest starts nothing
    lea.get_by_role("button", name="Stand up").click()
    expect(lea.locator(".lobby-fill")).to_have_count(0)
    expect(tom.locator("#lobby-seat-1 .seat-state")).to_contain_text("hôte")
    lea.get_by_role("button", name="Take seat 1").click()
    expect(tom.locator("#lobby-seat-0")).to_contain_text("Lea")
    tom.locator(".lobby-fill .button.primary").click()
    for page in (lea, tom):
        page.wait_for_selector("#decide")
        assert page.url == table
        assert page.locator("#scene .plate").count() == 3
    expect(lea.locator("#seat-2 .icon-gear")).to_be_visible()
    expect(lea.locator("#seat-1")).to_contain_text("Émile Ñandú")
    before = boxes(lea)[:2]
    decide(whoever_is_asked(lea, tom), random.Random(2))
    assert boxes(lea)[:2] == before


def test_whoever_leaves_is_told_of_and_a_bot_plays_on(visit: Visit) -> None:
    lea, tom = two_at(visit, "killer")
    before = boxes(lea)
    tom.locator("#menu > summary").click()
    tom.locator("#sure > summary").click()
    tom.get_by_role("button", name="Quitter pour de bon").click()
    expect(lea.locator("#chapters")).to_contain_text("Tom leaves the table.")
    expect(lea.locator("#seat-1 .icon-gear")).to_be_visible()
    assert boxes(lea) == before
    assert await_question(lea)


def test_all_agree_to_end_it(visit: Visit) -> None:
    lea, tom = two_at(visit, "killer")
    before = boxes(lea)[:2]
    lea.locator("#menu > summary").click()
    lea.locator("#sure-end > summary").click()
    lea.get_by_role("button", name="I want to end it").click()
    expect(tom.locator(".proposal")).to_contain_text("Lea propose d’arrêter")
    assert boxes(lea)[:2] == before
    tom.get_by_role("button", name="Continuer").click()
    expect(lea.locator("#chapters")).to_contain_text("Tom wants to play on.")
    expect(lea.locator(".proposal")).to_have_count(0)
    tom.locator("#menu > summary").click()
    tom.locator("#sure-end > summary").click()
    tom.get_by_role("button", name="Je veux arrêter").click()
    lea.locator(".proposal").get_by_role("button", name="End it").click()
    for page, words in ((lea, "nobody wins"), (tom, "personne ne gagne")):
        expect(page.locator("#page.is-over #prompt")).to_contain_text(words)
    lea.get_by_role("button", name="Play again").click()
    expect(lea.locator(".lobby")).to_be_visible()


def test_two_tabs_of_one_person_show_the_same_and_never_an_old_question(visit: Visit) -> None:
    lea, tom = two_at(visit, "killer")
    page = whoever_is_asked(lea, tom)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("#page[data-asked='1']")
    asked = str(page.locator("#page").get_attribute("data-ask"))
    decide(page, random.Random(1))
    other.wait_for_function("asked => document.getElementById('page').dataset.ask !== asked", arg=asked)
    assert not other.locator("#refused").inner_text()


def test_words_of_invitations_come_as_people_type_them(visit: Visit) -> None:
    lea, tom = visit(), visit(PHONE, lang="fr-FR")
    open_table(lea, "killer", ["me", "open"], name="Lea")
    word = lea.locator(".code-word strong").inner_text()
    tom.goto("/")
    tom.fill("#code", "érable 0000")
    tom.locator(".join button").click()
    field = tom.locator("main input[name=code]")
    expect(field).to_be_visible()
    expect(tom.locator("main [role=alert]")).not_to_be_empty()
    field.fill(f"  {word.upper().replace('-', ' ').replace('E', 'É')} ")
    tom.locator("main form:has(input[name=code]) button").first.click()
    expect(tom.locator(".lobby")).to_be_visible()


def test_sounds_are_off_until_switched_on_and_then_kept(visit: Visit) -> None:
    lea = visit()
    lea.context.add_init_script(EARS)
    play_now(lea, "killer")
    switch = lea.locator(".sound-switch.wide")
    expect(switch).to_have_attribute("aria-pressed", "false")
    decide(lea, random.Random(3))
    await_question(lea)
    assert lea.evaluate("heard") == 0
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert lea.evaluate("heard") > 0
    lea.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    lea.wait_for_selector("#live[data-state=on]")
    await_question(lea)
    before = lea.evaluate("heard")
    decide(lea, random.Random(4))
    lea.wait_for_function("before => heard > before", arg=before)
    await_question(lea)
    lea.wait_for_function("shaken.includes(20)")  # it is one's turn again


def test_the_pace_is_kept(visit: Visit) -> None:
    lea = visit()
    play_now(lea, "killer")
    lea.locator("#pace-fold > summary").click()
    with lea.expect_response("**/pace"):
        lea.locator("#pace-fold button[value='4']").click()
    expect(lea.locator("#pace-fold button[value='4']")).to_have_attribute("aria-pressed", "true")
    lea.mouse.click(3, 400)  # beside it
    expect(lea.locator("#pace-fold")).not_to_have_attribute("open", "")
    lea.locator("#pace-fold > summary").click()
    lea.keyboard.press("Escape")
    expect(lea.locator("#pace-fold")).not_to_have_attribute("open", "")
    expect(lea.locator("#pace-fold > summary")).to_be_focused()
    lea.reload()
    expect(lea.locator("#page")).to_have_attribute("data-speed", "4")
    expect(lea.locator("#pace-fold > summary")).to_contain_text("4×")
