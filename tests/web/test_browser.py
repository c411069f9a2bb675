"""The table in Debian's Chromium: whole matches of every game, as people play them."""

import random
import re
import time
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

import douzaine as dz
from douzaine.server.bots import prepare_bots
from tests.conftest import depth
from tests.patience import PATIENCE_S
from tests.web.browser import await_question, choose, decide, decide_by_form, is_asked, open_table, play_now
from tests.web.conftest import Visit
from tests.web.server import KILL, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PHONE = {"width": 360, "height": 740}  # a small one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has the smallest game, too, and may be killed."""
    started = Server(tmp_path_factory.mktemp("browser"), games=("pennies=tests.pennies",)).start()
    yield started
    started.stop()


def seats_for(game: dz.Game) -> list[str]:
    """Two people, and a bot where there is room."""
    return ["me", "open", "novice"][: game.seats[1]]


LONGEST = 400  # seconds of one match; a quiet machine needs a tenth of it
TOLD = "#chapters .told:not(#now-ready)"  # what happened; who is ready changes while bots think
BY_HAND = depth(4)  # decisions of each person in the browser; the rest is made by forms, while a spectator looks on
SHORT = {  # random play lasts long, and takes no region in Twelve Heroes
    "killer": {"option-starting_hp": "12"},
    "crowns13": {"option-max_turns": "50"},
    "heroes12": {"option-max_turns": "20"},
}


def test_two_browsers_a_bot_and_a_spectator_play_a_whole_match(visit: Visit, game: dz.Game) -> None:
    lea, tom, watcher = visit(), visit(PHONE), visit(lang="fr-FR")
    table = open_table(lea, game.id, seats_for(game), name="Lea", **SHORT.get(game.id, {}))
    tom.goto("/")
    tom.fill("#code", lea.locator(".code-word strong").inner_text())
    tom.locator(".join button").click()
    tom.fill("[name=name]", "Tom")
    tom.get_by_role("button", name="Take seat").click()
    expect(lea.locator(".seats")).to_contain_text("Tom")  # live
    lea.get_by_role("button", name="Start the match").click()
    watcher.goto(table)
    expect(watcher.locator("html")).to_have_attribute("lang", "fr")
    assert not watcher.locator("#decide .choice").count()
    rng, until = random.Random(12), time.monotonic() + LONGEST
    by_hand = {lea: 0, tom: 0}
    while time.monotonic() < until:
        if lea.locator("#page.is-over").count() and tom.locator("#page.is-over").count():
            break
        for page in (lea, tom):
            if by_hand[page] >= BY_HAND:
                while decide_by_form(page, table, rng):
                    pass
                continue
            page.keyboard.press("Escape")
            if is_asked(page):
                decide(page, rng)
                by_hand[page] += 1
                if by_hand[page] == BY_HAND:
                    page.goto("about:blank")
        watcher.keyboard.press("Escape")
        if watcher.locator("#page.is-over").count():
            for page in (lea, tom):
                if page.url == "about:blank":
                    page.goto(table)
        lea.wait_for_timeout(10)
    else:
        raise AssertionError(f"the match was not over within {LONGEST} s")
    for page in (lea, tom, watcher):
        page.keyboard.press("Escape")
        expect(page.locator("#page.is-over")).to_be_visible()
    winners = watcher.locator("#prompt").inner_text()  # "Lea gagne": whoever played is told of themselves
    for page, name, won in ((lea, "Lea", ("You win", "Shared")), (tom, "Tom", ("You win", "Shared"))):
        heading = page.locator("#prompt").inner_text()
        assert heading.startswith(won) == (name in winners), heading
        assert name in winners or heading.startswith("You finish") or heading.split()[0] == winners.split()[0]
    lea.get_by_role("link", name="Watch it again").click()
    expect(lea.locator("#note")).to_contain_text("Moment 0 of")
    lea.keyboard.press("ArrowRight")
    expect(lea.locator("#note")).to_contain_text("Moment 1 of")
    lea.keyboard.press("Shift+ArrowRight")
    expect(lea.locator(".replay-turns [aria-current]")).to_contain_text("2")
    lea.keyboard.press("Home")
    expect(lea.locator("#note")).to_contain_text("Moment 0 of")
    lea.locator("#eyes a").nth(1).click()
    expect(lea.locator("#page")).to_have_attribute("data-here", re.compile("eyes=0"))


def test_play_now_by_keyboard_only(visit: Visit, game: dz.Game) -> None:
    page = visit()
    page.goto("/")
    page.locator(f"[data-game={game.id}] form[action='/play'] button").focus()
    page.keyboard.press("Enter")
    rng = random.Random(3)
    for _ in range(depth(6)):
        if not await_question(page):
            break
        before = page.locator("#page").get_attribute("data-ask")
        until = time.monotonic() + PATIENCE_S  # bots that share two cores with other tests may think long
        while page.locator("#page").get_attribute("data-ask") == before:
            assert time.monotonic() < until, "no key led on"
            for _ in range(rng.randrange(1, 3)):
                page.keyboard.press(str(rng.randrange(1, 10)))
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)


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
    rng, by_hand = random.Random(8), 0
    for _ in range(3000):
        if page.locator("#page.is-over").count():
            break
        if not is_asked(page):
            page.goto(page.url.removesuffix("/move"))
            continue
        if by_hand >= BY_HAND:
            table = page.url.removesuffix("/move")
            while decide_by_form(page, table, rng):
                pass
            page.goto(table)
            continue
        by_hand += 1
        choose(page, rng)
        page.locator("#send button:not([type=reset]):visible").nth(-1).click()
        if page.url.endswith("/move"):  # refused: the table as it stands, with the reason
            assert page.locator("#refused").inner_text()
    expect(page.locator("#prompt")).to_be_visible()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#page:not(.is-over)")).to_be_visible()


def test_a_killed_server_comes_back_and_every_match_goes_on(visit: Visit, server: Server) -> None:
    """One page of each game is open when the server is killed."""
    rng = random.Random(2)
    pages = {id: visit() for id in dz.games()}
    told: dict[str, list[str]] = {}
    for id, page in pages.items():
        for _ in range(5):
            play_now(page, id)
            decide(page, rng)
            if await_question(page):
                break
        told[id] = page.locator(TOLD).all_inner_texts()
    server.stop(KILL)
    for page in pages.values():
        expect(page.locator("#live")).to_have_attribute("data-state", "off")
    server.start()
    for id, page in pages.items():
        expect(page.locator("#live[data-state=off]")).to_have_count(0, timeout=30_000)
        assert page.locator(TOLD).all_inner_texts() == told[id], id
        decide(page, rng)


def sit_by_link(host: Page, guest: Page, button: str = "Take seat") -> None:
    """Come by the invitation, and take the first open seat."""
    guest.goto(host.locator("#link").input_value())
    guest.fill("[name=name]", "Tom")
    guest.get_by_role("button", name=button).click()
    expect(host.locator(".seats")).to_contain_text("Tom")


def test_an_unsent_choice_stays_while_others_choose(visit: Visit) -> None:
    lea, tom = visit(), visit()
    open_table(lea, "pennies", ["me", "open"], name="Lea")
    sit_by_link(lea, tom)
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


def test_a_rematch_is_asked_for_and_accepted_in_two_browsers(visit: Visit) -> None:
    lea, tom = visit(), visit(PHONE, lang="fr-FR")
    open_table(lea, "pennies", ["me", "open"], name="Lea")
    sit_by_link(lea, tom, "Prendre la place")
    lea.get_by_role("button", name="Start the match").click()
    rng = random.Random(1)
    until = time.monotonic() + PATIENCE_S
    for page in cycle((lea, tom)):
        if lea.locator("#page.is-over").count():
            break
        assert time.monotonic() < until, "the match was never over"
        page.keyboard.press("Escape")
        if is_asked(page):
            decide(page, rng)
        page.wait_for_timeout(10)
    lea.get_by_role("button", name="Play again").click()
    expect(lea.locator(".lobby")).to_be_visible()
    expect(lea.locator(".seats")).to_contain_text("kept")
    tom.keyboard.press("Escape")
    tom.get_by_role("link", name="Vers la partie suivante").click()
    expect(tom.locator("#prompt")).to_contain_text("Votre place est gardée")
    tom.get_by_role("button", name="Oui, je joue").click()
    for page, words in ((lea, "plum"), (tom, "prune")):
        page.locator("#fair-fold > summary").click()
        page.fill("[name=words]", words)
        page.locator("form[data-seal] button").click()
        expect(page.locator("form[data-seal]")).to_have_attribute("data-seal", re.compile("[0-9a-f]{64}"))
    expect(lea.locator("#prompt")).to_contain_text("Everybody is here")
    lea.get_by_role("button", name="Start the match").click()
    for page in (lea, tom):
        page.wait_for_selector("#page:not([data-version=lobby])")
    told = lea.request.get(f"{lea.url}/fair.json").json()
    assert told["words"] == ["plum", "prune"]
    assert all(each["salt"] for each in told["seals"])


def test_whoever_is_sent_away_sees_the_field_for_a_word(visit: Visit) -> None:
    lea, tom = visit(), visit()
    open_table(lea, "pennies", ["me", "open"], name="Lea")
    sit_by_link(lea, tom)
    lea.get_by_role("button", name="Send Tom away").click()
    expect(tom.locator("main [role=alert]")).to_contain_text("not open to you")
    tom.get_by_role("button", name="Go in").click()
    expect(tom.locator("main [role=alert]")).to_contain_text("not open to you")
    lea.get_by_role("button", name="Let back in").click()
    expect(lea.locator(".lobby")).not_to_contain_text("Tom")
    tom.get_by_role("button", name="Go in").click()
    tom.get_by_role("button", name="Take seat").click()
    expect(lea.locator(".seats")).to_contain_text("Tom")


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
    expect(page.locator(".k-chosen .k-row:visible")).to_have_count(1)
    page.keyboard.press("1")
    assert page.locator("#send button.primary:visible").count() == 0
    page.keyboard.press("?")
    expect(page.locator("#sheet")).to_be_visible()
    expect(page.locator("#sheet #R14")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()


@pytest.mark.parametrize("width", [360, 320])
def test_nothing_is_wider_than_a_phone(visit: Visit, game: dz.Game, width: int) -> None:
    page = visit({"width": width, "height": 740}, lang="fr-FR")

    def fits(where: str) -> None:
        assert page.evaluate("document.documentElement.scrollWidth") <= width, where

    shared = ("/", "/how", "/me", "/replays", "/fair", "/join", "/link") if game.id == dz.games()[0] else ()
    for path in (*shared, f"/new/{game.id}", f"/rules/{game.id}"):
        page.goto(path)
        fits(path)
    page.goto("/")
    page.locator(f"[data-game={game.id}] form[action='/invite'] button").click()
    page.wait_for_selector(".lobby")
    page.wait_for_load_state("load")  # with all style sheets
    fits("lobby")
    play_now(page, game.id)
    fits("table")


def test_a_hint_opens_over_the_table_and_closes_again(visit: Visit) -> None:
    prepare_bots(dz.game("killer"))
    page = visit()
    play_now(page, "killer")
    page.keyboard.press("1")
    page.keyboard.press("h")
    expect(page.locator("#sheet table.hint tbody tr").first).to_contain_text("%", timeout=60_000)  # a worker starts
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()
    expect(page.locator("#decide .choice input").first).to_be_checked()  # the choice not sent yet is still there


def test_a_row_of_a_hint_is_chosen_by_one_click(visit: Visit) -> None:
    prepare_bots(dz.game("killer"))
    page = visit()
    play_now(page, "killer")
    page.keyboard.press("h")
    row = page.locator("#sheet table.hint tbody tr").nth(1)
    expect(row).to_contain_text("%", timeout=60_000)
    wanted = row.locator("input[name=move]").evaluate_all("each => each.map(one => one.value)")
    row.locator("button").click()
    expect(page.locator("#sheet")).to_be_hidden()
    chosen = page.locator("#decide .choice input:checked").evaluate_all("each => each.map(one => one.value)")
    assert sorted(chosen) == sorted(wanted)  # and nothing is sent yet


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
    open_table(lea, "pennies", ["me", "open"], name="Lea")
    sit_by_link(lea, tom)
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

    shared = (
        ("/", "/how", "/watch", "/me", "/replays", "/t/nowhere-1000", "/join", "/link")
        if game.id == dz.games()[0]
        else ()
    )
    for path in (*shared, f"/new/{game.id}"):
        page.goto(path)
        look(path)
    open_table(page, game.id, ["me", "open"] if game.seats[0] <= 2 else ["me", "open", "open"])
    look("lobby")
    if shared:
        link, page = page.locator("#link").input_value(), visit(color_scheme=scheme)
        page.goto(link)
        look("invitation")
    play_now(page, game.id)
    rng = random.Random(4)
    for number in range(depth(2)):
        if not await_question(page):
            break
        choose(page, rng)
        look(f"table {number}")
        decide(page, rng)
    if page.locator("#chapters summary").count():  # where a rule decided something
        page.locator("#chapters summary").first.click()
        look("why")
    assert found == {}


def test_axe_finds_nothing_on_the_result_the_replay_and_a_hand_over(visit: Visit) -> None:
    from axe_playwright_python.sync_playwright import Axe

    page, rng = visit(), random.Random(6)
    play_now(page, "pennies")
    while await_question(page):
        decide(page, rng)
    prepare_bots(dz.game("pennies"))
    pages = [page.url, page.url + "/replay?at=2", page.url + "/story", page.url + "/review"]
    pages.append(open_table(page, "pennies", ["me", "guest"]))
    for address in pages:
        page.goto(address)
        if address.endswith("/review"):
            page.locator(".review").wait_for()  # it comes by itself
        page.wait_for_timeout(100)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{address} can be moved sideways"
        assert [each["id"] for each in Axe().run(page).response["violations"]] == [], address
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), address
