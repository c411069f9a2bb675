"""Devices and programs of one person: listed, ended, and what an ended one may still see."""

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from douzaine.server import limits
from douzaine.server.model import Guest, Seat
from douzaine.store.clock import Clock
from douzaine.store.people import People
from douzaine.store.store import Store
from tests.web.forms import Visitor
from tests.web.test_tables import two_at


def today() -> int:
    return Clock().today()


def another_device(visitor: Visitor) -> Visitor:
    """A second device of somebody, by a personal link."""
    secret = re.findall(r"/link#([\w-]+)", visitor.post("/me/link").text)[0]
    other = Visitor(visitor.client)
    other.post("/link", {"secret": secret, "sure": "yes"})
    assert other.cookies["douzaine"] != visitor.cookies["douzaine"]
    return other


def ends(visitor: Visitor) -> list[str]:
    """The sessions that a page offers to end."""
    return re.findall(r'name="id" value="(\w+)"', visitor.get("/me").text)


def is_somebody(visitor: Visitor) -> bool:
    return bool(visitor.get("/me/export").status_code == 200)


def test_every_device_is_listed_and_can_be_ended(lea: Visitor) -> None:
    lea.post("/me/name", {"name": "Lea"})
    assert ends(lea) == []
    phone, tablet = another_device(lea), another_device(lea)
    page = lea.get("/me").text
    assert page.count("This device") == 1
    assert page.count("Another device</b>") == 2
    assert len(ends(lea)) == len(ends(phone)) == 2
    lea.post("/me/sessions", {"id": ends(lea)[0]})
    assert sorted([is_somebody(phone), is_somebody(tablet)]) == [False, True]
    assert is_somebody(lea)
    lea.post("/me/sessions", {"others": "yes"})
    assert not is_somebody(phone)
    assert not is_somebody(tablet)
    assert ends(lea) == []


def test_ending_all_others_ends_links_that_were_not_used(lea: Visitor, stranger: Visitor) -> None:
    lea.post("/me/name", {"name": "Lea"})
    secret = re.findall(r"/link#([\w-]+)", lea.post("/me/link").text)[0]
    lea.post("/me/sessions", {"others": "yes"})
    assert stranger.post("/link", {"secret": secret}).status_code == 404


def test_nobody_ends_anothers_session(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    lea.post("/me/name", {"name": "Lea"})
    phone = another_device(lea)
    tom.post("/me/name", {"name": "Tom"})
    for id in (*ends(lea), "", "%", "_" * 16):
        tom.post("/me/sessions", {"id": id})
    assert is_somebody(phone)
    assert is_somebody(lea)
    assert stranger.post("/me/sessions", {"others": "yes"}).status_code == 403


def test_an_ended_device_is_shown_nothing_more(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    phone = another_device(lea)
    with phone.live(f"{table}/live") as socket:
        socket.receive_text()
        lea.post("/me/sessions", {"others": "yes"})
        tom.post(f"{table}/leave", {"seat": "1"})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == 4404


def test_an_ended_program_is_told_nothing_more(client: TestClient, lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    phone = another_device(lea)
    call = table.replace("/t/", "/api/tables/")
    with phone.live(f"{call}/stream", authorization=f"Bearer {phone.cookies['douzaine']}") as socket:
        assert '"start"' in socket.receive_text()
        lea.post("/me/sessions", {"others": "yes"})
        tom.post(f"{table}/leave", {"seat": "1"})
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_programs_list_and_end_sessions(client: TestClient) -> None:
    def ask(method: str, path: str, token: str, **body: Any) -> Any:
        headers = {"authorization": f"Bearer {token}"}
        return client.request(method, f"/api{path}", headers=headers, json=body or None).json()

    first = client.post("/api/people", json={"name": "Mia"}).json()["token"]
    found = ask("GET", "/me/sessions", first)["sessions"]
    assert [(each["kind"], each["this"], each["seen_on"]) for each in found] == [("api", True, today())]
    assert ask("POST", "/me/sessions/end", first, id="0" * 16)["sessions"] == found
    assert ask("POST", "/me/sessions/end", first, id=found[0]["id"])["sessions"] == []
    assert ask("GET", "/me/sessions", first)["error"] == "token"


def test_the_day_of_use_is_noted_once_a_day(client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    lea.post("/me/name", {"name": "Lea"})
    people = client.app.state.services.store.people  # type: ignore[attr-defined]
    notes: list[str] = []
    note = People._note_day

    async def counted(self: People, wanted: str) -> None:
        notes.append(wanted)
        await note(self, wanted)

    monkeypatch.setattr(People, "_note_day", counted)
    lea.get("/me")
    assert notes == []
    tomorrow = today() + 1
    monkeypatch.setattr(Clock, "today", lambda _: tomorrow)
    for _ in range(3):
        assert is_somebody(lea)
    assert len(notes) == 1
    assert client.portal is not None
    whose = client.portal.call(people.by_secret, lea.cookies["douzaine"])
    sessions = client.portal.call(people.sessions, whose.id, lea.cookies["douzaine"])
    assert [each.seen_on for each in sessions] == [tomorrow]


def test_pages_are_shown_where_no_day_can_be_written(
    client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    lea.post("/me/name", {"name": "Lea"})
    tomorrow = today() + 1
    monkeypatch.setattr(Clock, "today", lambda _: tomorrow)

    def full(self: Any) -> Any:
        raise OSError("disk full")

    monkeypatch.setattr("douzaine.store.database.Database.begin", full)
    assert is_somebody(lea)


def test_the_store_knows_guests_and_forgets_them_with_the_person(database: str) -> None:
    seats = [Seat(0, "open", None, None, "")]
    agreed = {"game": "killer", "version": 1, "options": {}, "seed": "00", "host": "", "public": False}
    agreed |= {"spectators": True, "hints": True, "guided": False, "leaving": "bot", "clock": None}

    async def use() -> None:
        store = Store(database)
        await store.open()
        try:
            (lea, _), (tom, secret) = await store.people.create("Lea"), await store.people.create("Tom")
            assert await store.tables.create(seats, code="tilleul-1234", invitation="x" * 22, **agreed)
            assert await store.guests.invited_to("x" * 22) == "tilleul-1234"
            assert await store.guests.invited_to("y" * 22) is None
            ways = ("link", "word", "away")
            await asyncio.gather(*(store.guests.note("tilleul-1234", Guest(lea.id, way)) for way in ways))
            await store.guests.note("tilleul-1234", Guest(tom.id, "away", "Tom"))
            await store.guests.note("tilleul-1234", Guest("nobody", "word"))  # which changes nothing
            row = await store.tables.get("tilleul-1234")
            assert row is not None
            assert set(row.guests) == {lea.id, tom.id}
            assert row.guests[tom.id] == Guest(tom.id, "away", "Tom")
            assert await store.guests.count("tilleul-1234", "away") in (1, 2)
            assert (
                await store.guests.count("tilleul-1234", "link") + await store.guests.count("tilleul-1234", "word") < 2
            )
            await store.people.end_other_sessions(tom.id, secret)
            assert await store.people.by_secret(secret) == tom
            await store.deletions.begin(lea.id, "Somebody")
            row = await store.tables.get("tilleul-1234")
            assert row is not None
            assert set(row.guests) == {tom.id}
            await store.guests.clear("tilleul-1234")
            row = await store.tables.get("tilleul-1234")
            assert row is not None
            assert row.guests == {}
            assert await store.tables.set_successor("tilleul-1234", "a-1000") == "a-1000"
            assert await store.tables.set_successor("tilleul-1234", "b-1000") == "a-1000"
            assert await store.tables.set_successor("tilleul-1234", "b-1000", "a-1000") == "b-1000"
        finally:
            await store.close()

    asyncio.run(use())


def test_cookies_of_before_stay_good(tmp_path: Path) -> None:
    """A database of the first schema: its people, its lobbies and their cookies go on after the migration."""
    golden = Path(__file__).parent.parent / "pages" / "golden" / "database-1.sql"
    file = tmp_path / "old.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(golden.read_text(encoding="utf-8"))
    connection.execute("INSERT INTO person VALUES ('p1', 'Lea', 1700000000.0)")
    hashed = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b"  # of "secret"
    connection.execute(f"INSERT INTO token VALUES ('{hashed}', 'p1', 'cookie', 1700000000.0)")
    connection.execute("UPDATE match SET started = NULL, ended = NULL, result = NULL WHERE code = 'cerise-1001'")
    connection.commit()
    connection.close()

    async def look() -> tuple[Any, Any, Any]:
        store = Store(f"sqlite:///{file}")
        await store.open()
        try:
            person = await store.people.by_secret("secret")
            return person, await store.people.sessions("p1", "secret"), await store.tables.get("cerise-1001")
        finally:
            await store.close()

    person, sessions, row = asyncio.run(look())
    assert person.name == "Lea"
    assert [(each.is_this, each.seen_on) for each in sessions] == [(True, today())]
    assert re.fullmatch(r"[\w-]{22}", row.invitation)
    assert all(seat.seal == "" for seat in row.seats)


def test_of_many_devices_the_one_longest_unused_is_ended(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SESSIONS_PER_PERSON", 3)
    lea.post("/me/name", {"name": "Lea"})
    second = another_device(lea)
    third = another_device(second)
    assert all(is_somebody(each) for each in (lea, second, third))
    fourth = another_device(second)
    assert [is_somebody(each) for each in (lea, second, third, fourth)] == [False, True, True, True]
    links = [second.post("/me/link").text for _ in range(4)]
    secrets = [re.findall(r"/link#([\w-]+)", each)[0] for each in links]
    assert [Visitor(lea.client).post("/link", {"secret": each}).status_code for each in secrets] == [404, 200, 200, 200]
