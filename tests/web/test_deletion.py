"""Deleting oneself: complete, answered at once, finished by the next server if need be; dice can still be checked."""

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, or_, select
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.cli import main
from douzaine.match.fair import HiddenWords
from douzaine.server import deletion
from douzaine.server.model import Person
from douzaine.store import schema
from douzaine.store.store import Store
from douzaine.web.app import make_services
from douzaine.web.context import Services
from tests.patience import wait_until
from tests.web.forms import Visitor

MATCHES = 231
FINISHED = 150  # among them
WORDS = "tarte aux prunes"


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deletion, "PAUSE_S", 0)


async def fill(store: Store, person: Person, other: Person) -> None:
    """Many matches of two people, begun and over, and a lobby that both sit in."""
    now = store.clock.now()
    common = {
        "game": "pennies", "version": 1, "options": "{}", "seed": "00" * 32, "host": person.id, "public": False,
        "spectators": True, "hints": True, "guided": False, "leaving": "bot", "created": now, "visited": now,
    }  # fmt: skip
    matches, seats = [], []
    for n in range(MATCHES + 1):
        ended = now if n < FINISHED else None
        result = '{"winners": [1], "reason": "left", "scores": []}' if ended else None
        matches.append(
            {**common, "code": f"m-{n}", "started": now if n < MATCHES else None, "ended": ended, "result": result}
        )
        for seat, who in enumerate((person, other)):
            words = WORDS if who is person and n % 3 == 0 else ""
            place = {"kind": "person", "person": who.id, "level": None, "name": who.name, "words": words}
            seats.append({"code": f"m-{n}", "number": seat, **place})
    async with store.database.begin() as connection:
        await connection.execute(insert(schema.match), matches)
        await connection.execute(insert(schema.seat), seats)
    await store.records.keep("a record", person.id)


async def traces(store: Store, person: Person) -> list[int]:
    """How many rows hold the person, the name, the words; left seats that nobody has left in the log."""
    seat = schema.seat.c
    queries = [
        select(func.count()).where(or_(seat.name == person.name, seat.words != "")),
        select(func.count()).where(seat.person == person.id),
        select(func.count()).where(schema.match.c.host == person.id),
        select(func.count()).where(schema.upload.c.person == person.id),
        select(func.count()).where(schema.person.c.id == person.id),
        select(func.count()).select_from(schema.move).where(schema.move.c.kind == "leave", schema.move.c.seat == 0),
    ]
    async with store.database.engine.connect() as connection:
        return [int((await connection.execute(query)).scalar_one()) for query in queries]


def test_all_matches_are_left_by_the_next_server_if_this_one_dies(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first() -> tuple[Person, Person]:
        at = make_services(Store(database))
        await at.store.open()
        (person, secret), (other, _) = await at.store.people.create("Zoé"), await at.store.people.create("Ann")
        await fill(at.store, person, other)
        await at.deletion.begin(person, "Somebody")
        assert await at.store.people.by_secret(secret) is None
        assert (await traces(at.store, person))[0] == 0
        lobby = await at.store.tables.get(f"m-{MATCHES}")
        assert lobby is not None
        assert [seat.kind for seat in lobby.seats] == ["open", "person"]
        tries = 0

        async def leave_some(*given: Any) -> None:
            nonlocal tries
            tries += 1
            if tries > 40:
                raise ConnectionError("the server dies here")
            await play(*given)

        play = at.play.leave
        monkeypatch.setattr(at.play, "leave", leave_some)
        with pytest.raises(ConnectionError):
            await at.deletion.finish_all()
        left = (await traces(at.store, person))[5]
        assert 0 < left < MATCHES - FINISHED
        await at.bots.close()
        await at.store.close()
        return person, other

    async def second(person: Person, other: Person) -> None:
        at = make_services(Store(database))
        await at.store.open()
        await at.janitor.round()
        assert await traces(at.store, person) == [0, 0, 0, 0, 0, MATCHES - FINISHED]
        lobby = await at.store.tables.get(f"m-{MATCHES}")
        assert lobby is not None
        assert lobby.host == other.id
        await at.janitor.round()
        assert await traces(at.store, person) == [0, 0, 0, 0, 0, MATCHES - FINISHED]
        await at.bots.close()
        await at.store.close()

    asyncio.run(second(*asyncio.run(first())))


def test_deleting_oneself_is_answered_at_once(client: TestClient, lea: Visitor, tom: Visitor) -> None:
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    lea.post("/me/name", {"name": "Zoé"})
    tom.post("/me/name", {"name": "Tom"})
    people = [client.portal.call(at.store.people.by_secret, each.cookies["douzaine"]) for each in (lea, tom)]
    client.portal.call(fill, at.store, *people)
    woken: list[str] = []
    at.bots.wake = woken.append  # type: ignore[method-assign]  # bots of 81 tables are no part of this
    wake, wanted = at.janitor.wake, list[bool]()
    at.janitor.wake = lambda: wanted.append(True)  # type: ignore[method-assign]  # the rest comes later
    assert lea.post("/me/forget", {"sure": "yes"}).status_code == 303
    assert client.portal.call(traces, at.store, people[0])[5] == 0  # the answer waits for no match to be left
    assert wanted
    for code in ("m-0", f"m-{MATCHES - 1}", f"m-{MATCHES}"):
        page = tom.get(f"/t/{code}").text + tom.get(f"/t/{code}/fair").text + tom.get(f"/t/{code}/fair.json").text
        assert "Zoé" not in page
        assert WORDS not in page
    client.portal.call(wake)
    done = [0, 0, 0, 0, 0, MATCHES - FINISHED]
    wait_until(lambda: client.portal.call(traces, at.store, people[0]) == done)  # type: ignore[union-attr]


def test_dice_of_somebody_who_is_gone_can_still_be_checked(
    client: TestClient, lea: Visitor, tom: Visitor, tmp_path: Path
) -> None:
    form = {"option-players": "2", "seat-0": "me", "seat-1": "open", "leaving": "end", "spectators": "on"}
    table = lea.post("/new/killer", {**form, "name": "Zoé"}).headers["location"]
    tom.sit(table, 1, "Tom")
    lea.post(f"{table}/words", {"seat": "0", "words": WORDS})
    tom.post(f"{table}/words", {"seat": "1", "words": "<b>dés</b>"})
    nothing, *own = [hashlib.sha256(words.encode()).hexdigest() for words in ("", "<b>dés</b>")]
    assert tom.get(f"{table}/fair.json").json()["words_sha256"] == [nothing, *own]  # of what he is told
    lea.post(f"{table}/start")
    before = tom.get(f"{table}/fair.json").json()
    assert before["words"] == [WORDS, "<b>dés</b>"]
    lea.post("/me/forget", {"sure": "yes"})
    wait_until(lambda: tom.get(f"{table}/fair.json").json()["seed"])
    told = tom.get(f"{table}/fair.json").json()
    hidden = hashlib.sha256(WORDS.encode()).hexdigest()
    assert told["words"] == [None, "<b>dés</b>"]
    assert told["words_sha256"] == before["words_sha256"] == [hidden, hashlib.sha256("<b>dés</b>".encode()).hexdigest()]
    assert told["seals"] == [{**before["seals"][0], "salt": ""}, before["seals"][1]]
    assert before["seals"][0]["salt"]
    dealer = dz.FairDealer(told["match"], [HiddenWords(hidden), "<b>dés</b>"], bytes.fromhex(told["seed"]))
    assert told["events"]
    for number, event in enumerate(told["events"]):
        assert dealer.choose(number, [int(weight) for weight in event["weights"]]) == event["outcome"]
    page = tom.get(f"{table}/fair").text
    assert "a supprimé ses données" in page
    assert hidden in page
    record = tom.get(f"{table}/record").text
    assert WORDS not in record
    assert dz.Match.replay(record).record() == record
    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    main(["verify", str(file)])
    with pytest.raises(dz.BadRecord):
        dz.Match.replay(record.replace(hidden, "0" * 64))
    for wrong in ("{}", '{"sha256": 3}', '{"sha256": "x"}', "3"):
        with pytest.raises(dz.BadRecord):
            dz.Match.replay(record.replace(f'{{"sha256": "{hidden}"}}', wrong))
    again = tom.post(f"{table}/rematch").headers["location"]
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    row = client.portal.call(at.store.tables.get, again.removeprefix("/t/"))
    assert row is not None
    assert [(seat.kind, seat.words_hash) for seat in row.seats] == [("open", None), ("person", None)]


def test_lobbies_forget_guests_and_keep_no_seat_for_whoever_is_gone(
    client: TestClient, lea: Visitor, tom: Visitor
) -> None:
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    assert client.portal is not None
    form = {"option-players": "2", "seat-0": "me", "seat-1": "open", "leaving": "end", "spectators": "on"}
    over = lea.post("/new/killer", {**form, "name": "Lea"}).headers["location"]
    tom.sit(over, 1, "Zoé")
    lea.post(f"{over}/start")
    lea.post(f"{over}/leave", {"seat": "0"})
    again = lea.post(f"{over}/rematch").headers["location"]
    away = lea.post("/invite", {"game": "pennies"}).headers["location"]
    tom.sit(away, 1, "Zoé")
    lea.post(f"{away}/stand", {"seat": "1"})
    assert "Zoé" in lea.get(away).text
    assert "Zoé" in lea.get(again).text
    tom.post("/me/forget", {"sure": "yes"})
    for table in (over, again, away):
        assert "Zoé" not in lea.get(table).text
        row = client.portal.call(at.store.tables.get, table.removeprefix("/t/"))
        assert row is not None
        assert len(row.guests) <= 1
    row = client.portal.call(at.store.tables.get, again.removeprefix("/t/"))
    assert row is not None
    assert [seat.kind for seat in row.seats] == ["person", "open"]

    async def guests() -> list[tuple[str, str]]:
        async with at.store.database.engine.connect() as connection:
            found = await connection.execute(select(schema.guest.c.came_by, schema.guest.c.name))
            return [(each.came_by, each.name) for each in found.all()]

    wait_until(lambda: not client.portal.call(guests))  # type: ignore[union-attr]
