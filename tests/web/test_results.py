"""The page of a match that is over: who won, how it went, what to do next; for winners, losers and spectators."""

import random
import re
from functools import cache
from itertools import pairwise, product

import pytest
from playwright.sync_api import expect, sync_playwright

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player, scene_of
from douzaine.boards.story_lines import Remark
from douzaine.server.live_match import track_of
from douzaine.server.model import LogEntry
from douzaine.server.records import replayed
from douzaine.server.table import Table
from douzaine.web.render.match_chart import Style, match_chart
from douzaine.web.render.result import result
from douzaine.web.replay_jobs import Replay
from douzaine.web.result_words import headline
from douzaine.web.samples import sample_record
from douzaine.web.scenes import as_it_stands
from tests.web.moments import Moment, open_blank, page_for, show, table_for
from tests.web.server import CHROMIUM
from tests.web.test_climax import OPTIONS, ended

LOOKED_AT = ((True, "en", (1280, 800)), (False, "fr", (360, 740)), (True, "fr", (390, 844)), (False, "fr", (768, 1024)))
RUNS_OUT = """() => [...document.querySelectorAll(".result .panel, .result .result-trophy")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.className)"""


@cache
def over_for(id: str, wins: bool) -> Table:
    """A match that seat 0 won, or lost."""
    tables = (found[0] for found in (ended(id, seed) for seed in range(200)) if found)
    return next(table for table in tables if (0 in table.live.match.outcome.winners) == wins)  # type: ignore[union-attr]


@pytest.mark.parametrize("id", OPTIONS)
def test_confetti_falls_for_who_wins_and_who_watches_and_never_in_defeat(id: str) -> None:
    won, lost = (as_it_stands(over_for(id, wins), {}) for wins in (True, False))
    assert "confetti" in page_for(won, 0, "en")
    assert "You win, Lea" in page_for(won, 0, "en")
    assert "confetti" not in page_for(lost, 0, "en")
    watched = page_for(lost, None, "fr")
    assert "confetti" in watched
    assert "Tom gagne" in watched or "Mia gagne" in watched
    assert "Rejouer" not in watched


def test_names_at_the_end_of_lines_stand_apart_and_beside_their_lines() -> None:
    rows = [(9, 9, 9, 9), (9, 5, 5, 0)]
    ends = match_chart(rows, ["A", "B", "C", "D"], 0, Style(), "/r", "en")
    places = [float(each) for each in re.findall(r"<li[^>]*--y:([\d.]+)", str(ends))]
    assert len(places) == 4
    assert all(high - low > 0.1 for high, low in pairwise(places))
    assert places[0] == pytest.approx(9 / 10)  # what has room stays where its line ends
    assert places[-1] == 0


def test_a_line_ends_where_its_player_was_out() -> None:
    rows = [(9, 9), (9, 4), (8, 0), (7, 0), (6, 0)]
    told = str(match_chart(rows, ["A", "B"], 0, Style(remarks=(Remark(2, 1, "out", ends=True),)), "/r", "en"))
    assert told.count("<li") == 1
    assert re.search(r'course-out"[^>]*--x:0.5000;--y:0.0000', told)


def struck_in_rolls() -> Table:
    """A match of Killer that an attack of three rolls or more decided."""
    tables = (found[0] for found in (ended("killer", seed) for seed in range(200)) if found)
    return next(each for each in tables if page_for(as_it_stands(each, {}), 0, "fr").count('class="k-w-roll"') > 2)


@pytest.mark.browser
def test_results_fit_phones_and_desks_and_reduced_motion_has_no_confetti() -> None:
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_context(reduced_motion="reduce").new_page()
        open_blank(page)
        over = [(id, over_for(id, wins), lang, size) for id, (wins, lang, size) in product(OPTIONS, LOOKED_AT)]
        for id, table, lang, (width, height) in (*over, ("killer", struck_in_rolls(), "fr", (360, 740))):
            page.set_viewport_size({"width": width, "height": height})
            show(page, Moment(id, 2, "over", lang, page_for(as_it_stands(table, {}), 0, lang)))
            page.evaluate("document.getElementById('live').dataset.state = 'on'")
            assert page.evaluate("document.documentElement.scrollWidth") <= width, id
            assert not page.locator(".confetti").is_visible()
            assert page.evaluate(RUNS_OUT) == [], (id, lang, width)
            for button in page.locator(".result-acts .button").all():
                expect(button).to_be_in_viewport(ratio=1)
        browser.close()


def test_remarks_that_would_lie_over_each_other_are_left_out() -> None:
    rows = [(9, 9)] * 11
    near = (Remark(5, 0, "first"), Remark(6, 1, "second"), Remark(10, 0, "third"))
    told = str(match_chart(rows, ["A", "B"], 0, Style(remarks=near), "/r", "en"))
    assert [word for word in ("first", "second", "third") if f">{word}<" in told] == ["first", "third"]


def shared_win() -> Table:
    """A match that its turn limit ended, with as many crowns for the reader as for somebody else."""
    for seed in range(200):
        table = table_for(dz.game("crowns13").box(players=3, max_turns=50), seed)
        live, rng, number = table.live, random.Random(seed), 0
        assert live is not None
        while not live.over:
            number += 1
            seat = live.actors()[0]
            live.apply(LogEntry(number, "move", seat, (rng.choice(live.match.legal(seat)),), 1.0))
        if live.match.outcome and len(live.match.outcome.winners) > 1 and 0 in live.match.outcome.winners:
            return table
    raise AssertionError("nobody shares a win")


def test_a_shared_win_names_all_and_shows_a_piece_that_is_the_same_once() -> None:
    page = page_for(as_it_stands(shared_win(), {}), 0, "en")
    assert "Shared win" in page
    assert re.search(r"Lea[^.<]* and [^.<]* win\.", page)
    assert page.count('class="trophy-piece"') == 1
    assert "confetti" in page


@pytest.mark.parametrize("id", OPTIONS)
def test_turns_are_counted_alike_in_the_story_the_result_the_replay_and_the_link(id: str) -> None:
    """Twelve Heroes opens a turn with Control: what wins there belongs to the turn that begins, on every page."""
    found, names = replayed(sample_record(id)), ("Ann", "Bo", "Cy", "Di")
    match, board = found.match, board_of(found.match.game)
    names = names[: match.box.players]
    view = match.open_view()
    at = BoardContext(scene_of(view, tuple(map(Player, names)), facts=board.facts(view, True, None)), view.story, "en")
    start = view.story.start_of_turn(len(view.story) - 1, board.turn_starts)
    turns = board.turns_told(view.story)
    assert found.turns()[-1][0] == turns
    assert id == "king12" or board.chapter(at, view.story.part(range(start, len(view.story)))).endswith(f"urn {turns}")
    told = result(at, board, "", track_of(match), None)
    assert (told["turns"], told["last"]["turn"]) == (turns, turns)
    rows = track_of(match)
    assert not rows or len(rows) == turns + 1
    assert all(remark.turn <= turns for remark in board.remarks(at))
    for remark in board.remarks(at) if id == "heroes12" else ():
        gained = rows[remark.turn][remark.seat] - rows[remark.turn - 1][remark.seat]
        assert f"+{int(gained)}" in remark.text  # the line rises where the chart says so
    assert headline(Replay("/x", "/x", "/x", "/x", sample_record(id), names), "en")[1].endswith(f"{turns} turns")
