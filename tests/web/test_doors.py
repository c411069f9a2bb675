"""Doors: who may look, what opens something once, and what is nobody's table."""

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from douzaine.errors import DouzaineError
from douzaine.server import limits
from douzaine.store import schema
from douzaine.store.backup import back_up, restore
from douzaine.store.clock import DAY_S
from douzaine.store.store import Store
from douzaine.web.middleware.throttle import Client, Throttle, address_of
from tests.web.forms import Visitor, read


def private_lobby(lea: Visitor) -> str:
    """A table of two without spectators, with a seat still open."""
    form = {"seat-0": "me", "seat-1": "open", "option-players": "2"}
    return str(lea.post("/new/pennies", form).headers["location"])


def test_a_page_open_in_the_lobby_sees_nothing_of_a_match_without_spectators(
    lea: Visitor, tom: Visitor, stranger: Visitor
) -> None:
    table = private_lobby(lea)
    stranger.post("/join", {"code": table})
    with stranger.live(f"{table}/live") as socket:
        socket.receive_text()
        tom.sit(table, 1, "Tom")
        assert "Tom" in socket.receive_text()
        lea.post(f"{table}/start")
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 4404
    assert stranger.get(table).status_code == 404


def test_somebody_sent_away_sees_nothing_of_the_match(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = private_lobby(lea)
    tom.sit(table, 1, "Tom")
    with tom.live(f"{table}/live") as socket:
        socket.receive_text()
        lea.post(f"{table}/stand", {"seat": "1"})
        stranger.sit(table, 1, "Mia")
        lea.post(f"{table}/start")
        shown = iter(socket.receive_text, None)
        with pytest.raises(WebSocketDisconnect) as closed:
            assert all(read(page).page["data-version"] == "lobby" for page in shown)
    assert closed.value.code == 4404


def test_only_tables_have_qr_codes(lea: Visitor) -> None:
    table = private_lobby(lea)
    assert lea.get(f"{table}/qr.svg").headers["content-type"] == "image/svg+xml"
    assert lea.get("/t/nobody-0000/qr.svg").status_code == 404
    assert lea.get(f"/t/{'x' * 3000}/qr.svg").status_code == 404


@pytest.mark.parametrize("number", ["9" * 5000, "٣", "-1", "1e3", ""])
def test_no_number_breaks_a_table(lea: Visitor, tom: Visitor, number: str) -> None:
    table = private_lobby(lea)
    tom.sit(table, 1, "Tom")
    lea.post(f"{table}/start")
    assert lea.get(f"{table}?as={number}").status_code == 200
    assert lea.get(f"{table}/hint?seat={number}").status_code in (403, 503)


def test_a_wrong_origin_is_refused_and_a_wrong_referer_ignored(lea: Visitor) -> None:
    assert lea.post("/play", {}, headers={"origin": "http://["}).status_code == 403
    answer = lea.post("/theme", {"value": "dark"}, headers={"referer": "http://["})
    assert answer.headers["location"] == "/"


def test_a_personal_link_is_taken_once_and_stands_in_no_log(
    client: TestClient, lea: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    lea.get("/")
    lea.post("/play", {"game": "pennies"})
    page = lea.post("/me/link").text
    secret = page.split("/link#")[1].split('"')[0].split("<")[0]
    people = client.app.state.services.store.people  # type: ignore[attr-defined]

    async def all_at_once() -> list[Any]:
        return list(await asyncio.gather(*(people.take_link(secret, 0) for _ in range(20))))

    with caplog.at_level(logging.INFO):
        assert Visitor(client).post("/link", {"secret": secret}).status_code == 200
        assert Visitor(client).get(f"/link/{secret}").status_code == 404  # an old link, still nothing for the log
    assert all(secret not in str(vars(record)) for record in caplog.records if record.name == "douzaine.http")
    assert client.portal is not None
    assert sum(taken is not None for taken in client.portal.call(all_at_once)) == 1
    assert Visitor(client).post("/link", {"secret": secret, "sure": "yes"}).status_code == 404


def test_opening_a_page_wakes_bots_that_sleep(client: TestClient, lea: Visitor) -> None:
    woken: list[str] = []
    services = client.app.state.services  # type: ignore[attr-defined]
    services.bots.wake = woken.append  # so that none plays on by itself
    seen = set()
    for _ in range(40):
        table = lea.play("killer")
        code = table.removeprefix("/t/")
        lea.get(table)  # so that the match is in memory
        bot_asked = 0 not in services.tables.live[code].actors()
        woken.clear()
        lea.get(table)
        assert woken == [code] * bot_asked
        seen.add(bot_asked)
    assert seen == {False, True}


def test_a_log_is_played_only_by_rules_of_its_version(client: TestClient, lea: Visitor) -> None:
    table = lea.play("pennies")
    services = client.app.state.services  # type: ignore[attr-defined]
    code = table.removeprefix("/t/")

    async def grow_old() -> None:
        async with services.store.database.changing(code) as connection:
            await connection.execute(update(schema.match).where(schema.match.c.code == code).values(version=99))
        services.tables.live.clear()

    assert client.portal is not None
    client.portal.call(grow_old)
    answer = lea.get(table)
    assert answer.status_code == 410
    assert "version 99" in answer.text


def test_networks_of_ipv6_are_one_client() -> None:
    def known_as(address: str) -> str:
        return address_of({"client": (address, 1)})

    assert known_as("2001:db8:1:2::1") == known_as("2001:db8:1:2:ffff:ffff:ffff:ffff") == "2001:db8:1:2::"
    assert known_as("2001:db8::1") == known_as("2001:0db8:0:0:9::") != known_as("2001:db8:0:1::1")
    assert known_as("::ffff:203.0.113.7") == known_as("203.0.113.7")
    assert known_as("::1") == "::1"
    assert known_as("testclient") == "testclient"


def test_an_idle_client_that_stays_keeps_nobody_else_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.server.limits.CLIENTS_REMEMBERED", 10)
    throttle = Throttle(None)  # type: ignore[arg-type]
    throttle.client("stays").under_way = 1
    for number in range(100):
        throttle.client(f"203.0.113.{number}")
    assert len(throttle.clients) == 10
    assert "stays" in throttle.clients


def test_a_file_is_one_servers_by_whatever_name(tmp_path: Any) -> None:
    (tmp_path / "other").symlink_to(tmp_path / "one.sqlite")

    async def both() -> None:
        first, second = Store(f"sqlite:///{tmp_path / 'one.sqlite'}"), Store(f"sqlite:///{tmp_path / 'other'}")
        await first.open()
        try:
            with pytest.raises(DouzaineError):
                await second.open()
        finally:
            await first.close()
            await second.close()

    asyncio.run(both())


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:one?uri=true", "sqlite:///one?mode=ro"]
)
def test_a_database_that_is_no_plain_file_is_refused(url: str) -> None:
    """Another server could not be told that it is in use."""
    with pytest.raises(DouzaineError, match="not name a plain file"):
        Store(url)


@pytest.mark.skipif(os.name == "nt", reason="files have other permissions there")
def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    async def use() -> None:
        store = Store(f"sqlite:///{tmp_path / 'one.sqlite'}")
        await store.open()
        try:
            made = [each for each in tmp_path.glob("one.sqlite*") if each.suffix != ".lock"]
            assert {each.stat().st_mode & 0o777 for each in made} == {0o600}
        finally:
            await store.close()

    asyncio.run(use())
    back_up(tmp_path / "one.sqlite", tmp_path / "monday.sqlite")
    assert (tmp_path / "monday.sqlite").stat().st_mode & 0o777 == 0o600
    restore(tmp_path / "monday.sqlite", tmp_path / "two.sqlite")
    assert (tmp_path / "two.sqlite").stat().st_mode & 0o777 == 0o600


def test_new_things_are_counted_by_the_day_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEW_THINGS_PER_S", 1e9)
    monkeypatch.setattr(limits, "NEW_THINGS_PER_DAY", 5)
    client = Client()
    assert [client.make() > 0 for _ in range(7)] == [False] * 5 + [True] * 2
    client.made_today.at -= DAY_S / 5
    assert client.make() == 0
    assert client.make() > 0
