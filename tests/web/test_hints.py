"""Hints: who may have one, what it says, and that it knows no more than its seat."""

import asyncio
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.web import hints
from douzaine.web.hints import Hints
from douzaine.web.minds import Minds, make_ready
from tests.web.forms import Visitor, read
from tests.web.test_tables import two_at, wait


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    make_ready(dz.game("pennies"))
    monkeypatch.setattr(hints, "SECONDS", 0.05)


def hint_link(page: str) -> str:
    found = re.search(r'href="(/t/[\w-]+/hint\?seat=\d)"', page)
    assert found
    return found[1]


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
    person = client.portal.call(client.app.state.site.store.person_of, lea.cookies["douzaine"])  # type: ignore
    found = client.portal.call(client.app.state.site.tables.table, table.removeprefix("/t/"))  # type: ignore
    seen: list[Any] = []

    class Slow(Minds):
        async def run(self, function: Any, *arguments: Any) -> Any:
            seen.append(arguments)
            await asyncio.sleep(0.05)
            return function(*arguments)

    async def ask_often() -> list[Any]:
        given = Hints(Slow())
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
    make_ready(dz.game("killer"))
    seats = {"seat-0": "me", "seat-1": "novice", "seat-2": "novice", "hints": "on"}
    duel = lea.post("/new/killer", seats | {"option-players": "2"}).headers["location"]
    wait(lea, duel)
    page = lea.get(duel).text
    assert "Exact when both play best." in page
    assert page.count("k-win") > 1
    three = lea.post("/new/killer", seats | {"option-players": "3"}).headers["location"]
    wait(lea, three)
    page = lea.get(three).text
    assert "Exact for damage + healing" in page
    assert "k-win" not in page
