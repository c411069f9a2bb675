"""Every window: what a player needs is inside it, nothing lies over anything else, and no text is cut."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

import douzaine as dz
from douzaine.web.context import HERE
from tests.conftest import DEPTH
from tests.web.moments import Moment, beats, moments, open_blank, show, waiting_for_others
from tests.web.server import CHROMIUM

pytestmark = pytest.mark.browser

SIZES = (
    (1280, 800), (1366, 650), (1280, 680), (1024, 768), (1100, 800), (1920, 1080),
    (360, 740), (390, 844), (768, 1024), (640, 400),
)  # fmt: skip
LOWEST = 600  # of a window that shows everything at once; a lower one may scroll
MOST_AT_ONCE = 8  # players that fit into every window
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
NOBODY_DECIDES = {  # phases of each game
    "killer": {"first_player", "capital_roll", "roll", "heal", "attack"},
    "king12": {"draw", "roll", "oracle"},
    "crowns13": {"first_player", "deal", "stolen", "draw", "reward", "offer", "end", "pass"},
    "heroes12": {"factions", "pack", "first_player", "tile", "draw"},
}
CHOOSE = """() => {
  const shown = [...document.querySelectorAll("#decide .choice input")].filter((each) => each.checkVisibility());
  shown[Math.min(1, shown.length - 1)]?.click();
}"""


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """One browser for all of them."""
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        blank = browser.new_context(reduced_motion="reduce").new_page()
        open_blank(blank)
        yield blank
        browser.close()


def cases() -> list[tuple[str, int]]:
    """Games by numbers of players: the fewest and the most, at night all of them."""
    found = []
    for id in ("killer", "king12", "crowns13", "heroes12"):
        fewest, most = dz.game(id).seats
        found += [(id, n) for n in (range(fewest, most + 1) if DEPTH > 1 else sorted({fewest, most}))]
    return found


def sizes_for(number: int, of: int) -> list[tuple[int, int]]:
    """A few sizes for each of so many moments, so that all are used; at night all of them."""
    count = max(1, -(-len(SIZES) // of))
    return list(SIZES) if DEPTH > 1 else [SIZES[(count * number + step) % len(SIZES)] for step in range(count)]


@pytest.mark.parametrize("id", NOBODY_DECIDES)
def test_every_kind_of_decision_is_looked_at(id: str) -> None:
    for players in sorted({players for game, players in cases() if game == id}):
        seen = {each.kind.split()[0] for each in moments(id, players)}
        phases = {phase.name.lower() for phase in dz.game(id).part("table").Phase}
        assert phases - seen == NOBODY_DECIDES[id]


@pytest.mark.parametrize(("id", "players"), cases())
def test_everything_is_inside_the_window(page: Page, id: str, players: int) -> None:
    shown: list[Moment] = [*moments(id, players), *(beats(id, players) if DEPTH > 1 else ())]
    assert len(shown) > 1
    wrong = []
    for number, moment in enumerate(shown):
        for width, height in sizes_for(number, len(shown)):
            page.set_viewport_size({"width": width, "height": height})
            show(page, moment)
            for step in ("asked", "chosen"):
                if step == "chosen":
                    page.evaluate(CHOOSE)
                found = page.evaluate(MEASURE, height < LOWEST or players > MOST_AT_ONCE)
                where = f"{id}, {players} players, {width}×{height}, {moment.kind}, {moment.lang}, {step}: "
                wrong += [where + each for each in found]
    assert not wrong, "\n".join(wrong[:20])


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
def test_full_boards_fit_a_laptop_and_a_phone(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for id in STILL:
        staged = [each for each in moments(id, STILL[id]) if " " in each.kind]
        show(page, max(staged, key=lambda each: int(each.kind.split()[1])))  # the fullest comes last
        assert page.evaluate(MEASURE, False) == [], id


def test_what_is_measured_can_fail(page: Page) -> None:
    """A button pushed out, a plate over a plate, a text cut and a page too wide are all found."""
    moment = moments("killer", 2)[0]
    page.set_viewport_size({"width": 1280, "height": 800})
    for style, told in (
        ("#send { translate: 0 90px; }", "outside the window"),
        (".seat { margin-right: -80px; }", "over"),
        (".k-gauge h2 { width: 40px; overflow: hidden; white-space: nowrap; }", "text cut"),
        (".scene { width: 1400px; }", "sideways"),
        (".board::after { content: ''; position: absolute; inset: 0; z-index: 9; }", "covered"),
    ):
        show(page, moment)
        page.evaluate("style => document.getElementById('own').append(style)", style)
        assert any(told in each for each in page.evaluate(MEASURE, False)), told


# ---- nothing moves but pieces

BOXES = """() => Object.fromEntries([".bar", "#scene", "#ask", "#hand"].map((name) => {
  const place = name === "#ask" && innerWidth <= 720 ? ".ask-words" : name;
  const box = document.querySelector(place)?.getBoundingClientRect();
  return [name, box && box.height ? [box.top, box.height].map(Math.round).join("+") : ""];
}))"""
TICK = """number => {
  const control = document.querySelectorAll("#decide .choice input")[number];
  const shown = control.checkVisibility();
  if (shown) control.click();
  return shown;
}"""
STILL = {"killer": 4, "king12": 4, "crowns13": 4, "heroes12": 2}
OTHER_HANDS = {"effects", "take", "pick", "mulligan"}  # questions that lay something else in the place of the hand


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
@pytest.mark.parametrize("id", STILL)
def test_nothing_moves_when_something_is_chosen(page: Page, id: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    ticked = 0
    for moment in moments(id, STILL[id]):
        show(page, moment)
        before = page.evaluate(BOXES)
        for number in range(min(page.locator("#decide .choice input").count(), 3 * DEPTH)):
            ticked += page.evaluate(TICK, number)
            assert page.evaluate(BOXES) == before, f"{moment.kind}, control {number}"
    assert ticked > 3


def test_one_piece_too_many_takes_the_place_of_another(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    show(page, next(each for each in moments("crowns13", 5) if each.kind == "pay"))
    page.add_script_tag(content=(HERE / "static" / "pieces.js").read_text(encoding="utf-8"), type="module")
    ticked = page.locator("#decide .choice input[type=checkbox]:checked")
    before = ticked.evaluate_all("all => all.map(each => each.value)")
    wanted = int(page.locator("[data-most]").get_attribute("data-most") or 0)
    assert len(before) == wanted
    page.evaluate("document.querySelector('#decide .choice input[type=checkbox]:not(:checked)').click()")
    assert ticked.count() == wanted
    assert ticked.evaluate_all("all => all.map(each => each.value)") != before
    assert page.locator("#send button[type=submit]:visible").count() == 1


def test_what_can_be_chosen_is_numbered_as_the_keys_count_it(page: Page) -> None:
    """Pieces that are hidden for the moment have no number, and each number chooses the piece that bears it."""
    page.set_viewport_size({"width": 1280, "height": 800})
    keys = (HERE / "static" / "keys.js").read_text(encoding="utf-8")
    for id in ("crowns13", "heroes12"):
        show(page, max(moments(id, STILL[id]), key=lambda each: each.html.count("<input")))
        page.add_script_tag(content=keys, type="module")
        page.evaluate("document.dispatchEvent(new Event('shown'))")
        marked = page.locator("#decide [data-key]")
        shown = [number for number in range(marked.count()) if marked.nth(number).is_visible()]
        assert [marked.nth(n).get_attribute("data-key") for n in shown] == [str(n + 1) for n in range(len(shown))]
        assert len(shown) > 3
        page.keyboard.press("4")
        assert marked.nth(3).locator("input").is_checked()


OVER = """() => {
  const parts = [...document.querySelectorAll(".r-plate, .r-slot, .r-die, .r-count > *")]
    .filter((each) => each.checkVisibility());
  const boxes = parts.map((each) => each.getBoundingClientRect());
  const wide = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const over = (n, m) => m > n && wide(boxes[n], boxes[m]) > 4 && high(boxes[n], boxes[m]) > 4;
  return parts.flatMap((one, n) => parts.filter((_, m) => over(n, m)).map((two) => [one.className, two.className]));
}"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_plates_cards_dice_and_values_lie_apart_around_a_low_table(page: Page, players: int) -> None:
    page.set_viewport_size({"width": 1366, "height": 650})
    for moment in (*moments("king12", players), *beats("king12", players)):
        show(page, moment)
        assert page.evaluate(OVER) == [], moment.kind


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (390, 844)])
@pytest.mark.parametrize("id", STILL)
def test_nothing_moves_from_beat_to_beat(page: Page, id: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    asked = [each for each in moments(id, STILL[id]) if each.kind.split()[0] not in {"watch", *OTHER_HANDS}]
    seen = {}
    for moment in (*asked, *beats(id, STILL[id])):
        if "h-pack" in moment.html:  # a draft comes before the match
            continue
        show(page, moment)
        where = page.evaluate(BOXES)
        if width <= 720 and id == "heroes12":
            where.pop("#hand")  # a sheet, which is open or not
        seen.setdefault(str(where), moment.kind)
    assert len(seen) == 1, seen


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("id", STILL)
def test_nothing_moves_when_somebody_is_away(page: Page, id: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    there, away = waiting_for_others(id, STILL[id])
    show(page, there)
    before = page.evaluate(BOXES)
    story = page.locator("#story").bounding_box()
    show(page, away)
    assert page.evaluate(BOXES) == before
    assert page.locator("#story").bounding_box() == story
    assert page.locator(".let-bot").is_visible()
    assert page.locator(".away-since").first.is_visible()
    told = "Your decision is in" in page.locator("#note").inner_text()
    assert told == (id == "king12")  # where all pick at once; elsewhere somebody waits who was not asked yet
    assert page.evaluate(MEASURE, False) == []


@pytest.mark.parametrize("id", STILL)
def test_skipping_covers_nothing_on_a_phone(page: Page, id: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, next(each for each in moments(id, STILL[id]) if each.kind == "watch"))
    before = page.evaluate(BOXES)
    page.evaluate("document.getElementById('skip').hidden = false")
    button, bar = page.locator("#skip").bounding_box(), page.locator(".bar").bounding_box()
    assert button is not None
    assert bar is not None
    assert bar["y"] <= button["y"]
    assert button["y"] + button["height"] <= bar["y"] + bar["height"]
    assert page.evaluate(BOXES) == before
    assert page.evaluate(MEASURE, False) == []
