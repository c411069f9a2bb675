"""Matches that come to no end: bounded in length, and long ones cost nobody else's time."""

import asyncio
import random
import re
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.server import limits, live_match, luck_jobs
from douzaine.server.jobs import GivenUp
from douzaine.web.api import operations
from douzaine.web.context import Services
from douzaine.web.live import stream
from douzaine.web.render import story
from tests.patience import wait_until
from tests.web.forms import Visitor
from tests.web.test_tables import two_at, wait

ENDLESS = {"option-dice_count": "3", "option-attack_heal": "on", "option-max_turns": "0", "option-players": "2"}


def number_of(client: TestClient, table: str) -> int:
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    live = client.portal.call(at.tables.get, table.removeprefix("/t/")).live
    return live.number if live else 0


# ---- how long a match may become


def test_bots_among_themselves_come_to_an_end(
    client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MATCH_ENTRIES", 8)
    bots = {"seat-0": "simple", "seat-1": "simple", "spectators": "on"}
    table = lea.post("/new/killer", {**ENDLESS, **bots}).headers["location"]
    wait_until(lambda: number_of(client, table) == 8)
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    wait_until(lambda: at.bots.awake == 0)
    assert "too long to be played on" in lea.get(table).text  # which wakes no bot
    assert at.bots.awake == 0
    assert number_of(client, table) == 8


@pytest.mark.parametrize(("lang", "words"), [("en", "too long to be played on"), ("fr", "trop longue pour continuer")])
def test_whoever_plays_on_is_told_and_can_still_leave(
    client: TestClient, lang: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lea, tom = Visitor(client, lang), Visitor(client, lang)
    table = two_at(lea, tom, clock="30")
    lea.post(f"{table}/move", {"seat": "0", "number": "0", "move": "show heads"})
    monkeypatch.setattr(limits, "MATCH_ENTRIES", 1)
    answer = tom.post(f"{table}/move", {"seat": "1", "number": "0", "move": "show heads"})
    assert answer.status_code == 409
    assert words in answer.text
    assert words in lea.get(table).text
    assert number_of(client, table) == 1
    assert lea.post(f"{table}/leave", {"seat": "0"}).status_code == 303
    assert number_of(client, table) == 2
    assert tom.post("/me/forget", {"sure": "yes"}).status_code == 303
    wait_until(lambda: number_of(client, table) == 3)


def test_few_entries_of_all_matches_are_kept_in_memory(
    client: TestClient, lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match of 10,000 entries takes 20 MB, and 1,500 matches were kept whatever their length."""
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    tables = [two_at(lea, tom) for _ in range(3)]
    for table in tables:
        lea.post(f"{table}/move", {"seat": "0", "number": "0", "move": "show heads"})
        tom.post(f"{table}/move", {"seat": "1", "number": "0", "move": "show heads"})
    assert list(at.tables.live) == [table[3:] for table in tables]
    monkeypatch.setattr(limits, "ENTRIES_IN_MEMORY", 5)
    fourth = two_at(lea, tom)
    assert list(at.tables.live) == [tables[1][3:], tables[2][3:], fourth[3:]]
    assert number_of(client, tables[0]) == 2


def test_matches_of_one_client_are_made_one_at_a_time(
    client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty of 10,000 entries, looked at again and again, had all threads at work on one client's matches."""
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    codes = [lea.play("killer").removeprefix("/t/") for _ in range(3)]
    at_work, most = 0, 0

    async def slowly(function: Any, *arguments: Any) -> Any:
        nonlocal at_work, most
        at_work += 1
        for _ in range(20):
            most = max(most, at_work)
            await asyncio.sleep(0)
        at_work -= 1
        return function(*arguments)

    async def look() -> None:
        at.tables.live.clear()
        await asyncio.gather(*map(at.tables.get, codes))

    assert client.portal is not None
    monkeypatch.setattr("douzaine.server.tables.asyncio", SimpleNamespace(to_thread=slowly, Lock=asyncio.Lock))
    client.portal.call(look)
    assert most == 1


# ---- what is told of a long one


def test_the_track_of_a_long_match_is_followed_elsewhere(
    client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(match: dz.Match) -> Any:
        raise AssertionError("the server follows a long match")

    for module in (live_match, luck_jobs):
        monkeypatch.setattr(module, "STEPS_AT_ONCE", 0)
    monkeypatch.setattr(live_match, "_short_track", forbidden)
    rng, table = random.Random(2), lea.play("killer")
    while not wait(lea, table).over:
        lea.decide(table, rng)
    at: Services = client.app.state.services  # type: ignore[attr-defined]

    def track() -> Any:
        assert lea.get(table).status_code == 200
        assert client.portal is not None
        return client.portal.call(at.tables.get, table.removeprefix("/t/")).live.track

    match = dz.Match.replay(lea.get(f"{table}/record").text)
    assert wait_until(track) == live_match.track_of(match)


def test_luck_that_comes_to_no_end_is_tried_once_and_no_page_waits_for_it(
    lea: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Endless:
        async def run(self, owner: str, *work: Any) -> Any:
            asked.append(owner)
            raise GivenUp

    monkeypatch.setattr(luck_jobs, "patient", Endless)
    dz.game("pennies").compile()
    table = finished(lea)
    wait_until(lambda: "#luck" not in lea.get(table).text)
    assert len(asked) == 1
    monkeypatch.setattr(limits, "LUCK_STEPS", 0)
    assert "#luck" not in lea.get(finished(lea)).text  # it is too long to be tried at all
    assert len(asked) == 1


# ---- its story


def finished(lea: Visitor) -> str:
    rng, table = random.Random(2), lea.play("pennies")
    while not wait(lea, table).over:
        lea.decide(table, rng)
    return table


def test_a_long_story_has_pages_that_hold_all_of_it(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(lea)
    path, whole = f"{table}/story", re.findall(r'id="event-(\d+)"', lea.get(f"{table}/story").text)
    monkeypatch.setattr(story, "EVENTS_A_PAGE", 2)
    pages: list[list[str]] = []
    while path:
        shown = lea.get(path).text
        pages.append(re.findall(r'id="event-(\d+)"', shown))
        earlier = re.search(r'href="(/t/[^"]+/story\?before=\d+)"', shown)
        path = earlier[1] if earlier else ""
    assert [each for page in pages for each in page] == whole
    assert len(pages) > 1
    for number in ("0", "9" * 5000, "-1", "x"):
        assert lea.get(f"{table}/story?before={number}").status_code == 200


def test_programs_read_a_long_story_in_parts(client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{finished(lea).removeprefix('/t/')}"
    headers = {"Authorization": f"Bearer {lea.cookies['douzaine']}"}
    whole = client.get(f"{path}/story", headers=headers).json()["story"]
    lines = client.get(f"{path}/events", headers=headers).text
    monkeypatch.setattr(operations, "EVENTS_AT_ONCE", 2)
    parts: list[Any] = []
    while some := client.get(f"{path}/story?after={len(parts)}", headers=headers).json()["story"]:
        assert len(some) <= 2
        parts += some
    assert parts == whole
    monkeypatch.setattr(stream, "MOST_AT_ONCE", 2)
    assert client.get(f"{path}/events", headers=headers).text == lines
