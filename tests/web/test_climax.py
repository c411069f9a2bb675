"""What decides a match is seen on the board, in an order one can follow; then comes its result."""

import random
import re
import time
from dataclasses import dataclass

import pytest
from playwright.sync_api import sync_playwright

import douzaine as dz
from douzaine.boards.regions import joined
from douzaine.server.live_match import LiveMatch
from douzaine.server.model import LogEntry, Person
from douzaine.server.table import Table
from douzaine.web.live.audience import plan
from douzaine.web.render.draw import draw
from douzaine.web.render.model import Reader, TableScene, rest_ms
from douzaine.web.scenes import Visitor, as_it_stands, shown_to
from tests.web.moments import Moment, open_blank, show, table_for
from tests.web.server import CHROMIUM

OPTIONS: dict[str, dict[str, object]] = {
    "killer": {"players": 3, "starting_hp": 12},
    "king12": {"players": 2},
    "crowns13": {"players": 2},
    "heroes12": {},
}
SEEN = {"killer": "k-striking", "king12": "r-crowns", "crowns13": "c-crowns", "heroes12": "h-vp"}


@dataclass(frozen=True)
class Looker:
    visitor: Visitor


def ended(id: str, seed: int) -> tuple[Table, dz.Match] | None:
    """A match played to its end, and how it stood before the last decision; None if it does not end well."""
    table = table_for(dz.game(id).box(**OPTIONS[id]), seed)
    live, rng, number = table.live, random.Random(seed), 0
    assert isinstance(live, LiveMatch)
    before = live.match.copy()
    while not live.over and number < 3000:
        number += 1
        seat = rng.choice(live.actors())
        before = live.match.copy()
        live.apply(LogEntry(number, "move", seat, (rng.choice(live.match.legal(seat)),), 1.0))
    outcome = live.match.outcome
    return (table, before) if outcome and outcome.reason not in ("max_turns", "max_rounds") else None


def finale(id: str, want: str = "") -> tuple[TableScene, TableScene, str]:
    """The last beats of a match, as seat 0 sees them, and the first of them drawn."""
    for seed in range(60):
        found = ended(id, seed)
        if found is None or (want and want not in [event.kind for event in found[0].live.match.story[-8:]]):  # type: ignore[union-attr]
            continue
        table, before = found
        visitor = Visitor(Person("person-0", "Lea"), Reader("en"))
        dues = next(iter(plan([Looker(visitor)], table, before, {}, time.monotonic())))[1]
        (play, events), (over, _) = (shown_to(due.beat, visitor) for due in dues[-2:])
        assert isinstance(play, TableScene)
        assert isinstance(over, TableScene)
        return play, over, joined(draw(play, events, Reader("en")))
    raise AssertionError("no such end")


@pytest.mark.parametrize("id", OPTIONS)
def test_what_decided_it_is_shown_as_play_and_rests_longer(id: str) -> None:
    play, over, html = finale(id, "damages" if id == "killer" else "")
    assert play.is_finale
    assert play.ending is None
    assert over.ending is not None
    assert not over.is_finale
    assert SEEN[id] in html
    if id == "killer":
        lit = re.findall(r'k-hit"[^>]*style="--n:(\d)"', html)
        assert lit == sorted(lit)
        assert len(lit) == html.count("k-struck k-hit")  # one after another
    assert "is-over" not in html
    assert "k-out-card" not in html  # whoever fell last sees the blow
    assert rest_ms(play.told, True) > rest_ms(play.told)


@pytest.mark.browser
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_last_piece_arrives_after_the_sum_unless_motion_is_reduced(motion: str) -> None:
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_context(reduced_motion=motion, viewport={"width": 1366, "height": 650}).new_page()  # type: ignore[arg-type]
        open_blank(page)
        for id in OPTIONS:
            _, _, html = finale(id, "damages" if id == "killer" else "")
            show(page, Moment(id, 2, "finale", "en", html))
            names = page.evaluate("document.getAnimations().map((each) => each.animationName)")
            wanted = {"killer": "k-land", "king12": "r-second", "crowns13": "c-thirteenth", "heroes12": "h-seventh"}[id]
            assert (wanted in names) == (motion == "no-preference"), (id, names)
        browser.close()


def test_whoever_is_out_may_jump_to_the_end_or_choose_the_pace() -> None:
    """As long as others play on; the card says how it went, the prompt who plays on."""
    for seed in range(40):
        table = table_for(dz.game("killer").box(players=3, starting_hp=8), seed)
        live, rng, number = table.live, random.Random(seed), 0
        assert live is not None
        while not live.over and live.match.view(0).table.hp[0] and number < 2000:
            number += 1
            seat = live.actors()[0]
            live.apply(LogEntry(number, "move", seat, (rng.choice(live.match.legal(seat)),), 1.0))
        if live.over or live.match.view(0).table.hp[0]:
            continue
        visitor = Visitor(Person("person-0", "Lea"), Reader("en"))
        regions = draw(*shown_to(as_it_stands(table, {}), visitor), Reader("en"))
        assert "data-jump" in regions["scene"]
        assert "You are out: 3rd of 3" in regions["scene"]
        assert regions["heading"] == "Tom and Mia play on"
        assert regions["send"].count("data-pace-of") == 5
        return
    raise AssertionError("nobody was out first")
