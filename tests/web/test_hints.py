"""Hints: who may have one, what it says, and that it knows no more than its seat."""

import asyncio
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player, scene_of
from douzaine.bots.decisions import whole_decisions
from douzaine.server import hints, limits
from douzaine.server.bots import prepare_bots
from douzaine.server.hints import Hints
from douzaine.server.jobs import JobPool
from douzaine.testing.insight import positions
from tests.conftest import depth
from tests.web.forms import Visitor, read
from tests.web.test_tables import two_at, wait


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare_bots(dz.game("pennies"))
    monkeypatch.setattr(limits, "HINT_S", 0.05)


def hint_link(page: str) -> str:
    found = re.search(r'href="(/t/[\w-]+/hint\?seat=\d)"', page)
    assert found
    return found[1]


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "word"), [("en", "Chance to win"), ("fr", "Chances de gagner")])
def test_a_hint_lists_every_legal_move_with_its_doubt(client: TestClient, lang: str, word: str) -> None:
    lea = Visitor(client, lang)
    table = lea.play("pennies")
    decision = wait(lea, table)
    page = lea.get(hint_link(lea.get(table).text)).text
    rows = re.findall(r"<tr[^>]*>\s*<th scope=\"row\">.*?</tr>", page, re.S)
    assert len(rows) == len(decision.radios["move"])
    assert all("±" in row and "%" in row for row in rows)
    assert word in page


def test_a_hint_is_for_whoever_decides_at_a_table_that_allows_it(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = two_at(lea, tom, hints="on")
    link = hint_link(lea.get(table).text)
    assert lea.get(link).status_code == 200
    for other in (tom, stranger):
        assert other.get(link).status_code == 403
    lea.post(f"{table}/move", read(lea.get(table).text).hidden | {"move": "show heads"})
    assert lea.get(link).status_code == 409  # nothing to decide now
    assert "/hint" not in lea.get(table).text
    without = two_at(lea, tom)
    assert "/hint" not in lea.get(without).text
    assert lea.get(f"{without}/hint?seat=0").status_code == 403
    assert lea.get(f"{without}/hint?seat=²").status_code == 403


def test_a_hint_waits_until_bots_can_think(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = lea.play("pennies")
    wait(lea, table)
    monkeypatch.setattr(hints, "is_ready", lambda game: False)
    answer = lea.get(f"{table}/hint?seat=0")
    assert answer.status_code == 503
    assert "being prepared" in answer.text


def test_a_hint_sees_only_the_view_and_is_worked_out_once(lea: Visitor, tom: Visitor, client: TestClient) -> None:
    table = two_at(lea, tom, hints="on")
    person = client.portal.call(client.app.state.services.store.people.by_secret, lea.cookies["douzaine"])  # type: ignore
    found = client.portal.call(client.app.state.services.tables.get, table.removeprefix("/t/"))  # type: ignore
    seen: list[Any] = []

    class Slow(JobPool):
        async def run(self, owner: str, seconds: float, function: Any, *arguments: Any) -> Any:
            seen.append(arguments)
            await asyncio.sleep(0.05)
            return function(*arguments)

    async def ask_often() -> list[Any]:
        given = Hints(Slow("slow", 1))
        return await asyncio.gather(*(given.hint(found, person, 0) for _ in range(5)))

    answers = asyncio.run(ask_often())
    assert len(seen) == 1
    assert isinstance(seen[0][0], dz.View)
    assert all(answer is answers[0] for answer in answers)


def test_programs_get_hints_too(lea: Visitor) -> None:
    table = lea.play("pennies")
    wait(lea, table)
    token = lea.cookies["douzaine"]
    answer = lea.get(f"/api{table.replace('/t/', '/tables/')}/hint", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 200, answer.text
    given = answer.json()
    assert given["seat"] == 0
    assert not given["exact"]
    assert {each["move"] for each in given["moves"]} == {"show heads", "show tails"}
    assert all(0 <= each["chance"] <= 1 and each["error"] > 0 for each in given["moves"])


def test_odds_between_two_at_killer_are_those_of_best_play(lea: Visitor) -> None:
    prepare_bots(dz.game("killer"))
    seats = {"seat-0": "me", "seat-1": "novice", "seat-2": "novice", "hints": "on"}
    duel = lea.post("/new/killer", seats | {"option-players": "2"}).headers["location"]
    wait(lea, duel)
    page = lea.get(duel).text
    assert "Exact when both play best." in page
    assert page.count(" Wins ") > 1
    three = lea.post("/new/killer", seats | {"option-players": "3"}).headers["location"]
    wait(lea, three)
    page = lea.get(three).text
    assert "Average in HP: damage and healing minus loss." in page
    assert " Wins " not in page


def test_a_row_of_a_hint_means_its_whole_decision(game: dz.Game) -> None:
    board = board_of(game)
    for view, seat in positions(game.box(), depth(12), 3):
        players = tuple(Player(f"P{each}") for each in range(view.box.players))
        scene = scene_of(view, players, asked=True, facts=board.facts(view, False, None))
        at = BoardContext(scene, view.story, "en")
        for chain in whole_decisions(view.box, view.data, seat)[:30]:
            wanted = [view.box.moves[move] for move in chain]
            fields: dict[str, list[str]] = {}
            for name, value in board.fields_of(wanted):
                fields.setdefault(name, []).append(value)
            meant = board.moves(at, fields)
            assert meant[: len(wanted)] == wanted
            view.redeal(1).play(seat, meant)  # and can be sent as it is
