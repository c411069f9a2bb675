"""What is kept, for how long, and who is counted: the janitor, quotas, health, a disk that fills up."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.server import janitor, limits
from douzaine.server.model import LogEntry, Refused, Seat
from douzaine.store import schema
from douzaine.store.clock import Clock
from douzaine.store.database import Database
from douzaine.store.store import Store
from douzaine.web.app import make_app, make_services
from douzaine.web.context import Services
from tests.patience import PATIENCE_S
from tests.server.time_machine import TimeMachine
from tests.web.forms import Visitor

RECORD = dz.Match(dz.game("pennies").box(), seed=1).record()


@pytest.fixture
def machine() -> TimeMachine:
    return TimeMachine()


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(janitor, "PAUSE_S", 0)


def run(database: str, machine: TimeMachine, act: Callable[[Services], Awaitable[None]]) -> None:
    """Do something with a server's insides, without HTTP and without what it does by itself."""

    async def whole() -> None:
        services = make_services(Store(database, machine.clock))
        await services.store.open()
        await services.janitor.round()  # the first one, which removes nothing
        try:
            await act(services)
        finally:
            await services.bots.close()
            await services.store.close()

    asyncio.run(whole())


async def opened(at: Services, name: str, seats: str = "person open") -> tuple[str, Any]:
    """A table of pennies and its host; it begins if no seat is open."""
    host, _ = await at.store.people.create(name)
    places = [
        Seat(n, kind, host.id if kind == "person" else None, "simple" if kind == "bot" else None, f"{name} {n}")
        for n, kind in enumerate(seats.split())
    ]
    return await at.lobby.create(host, dz.game("pennies").box(), places), host


async def end(at: Services, code: str) -> None:
    await at.store.log.append(code, LogEntry(1, "leave", 0, (), at.store.clock.now()), {"winners": [1]})


async def count(at: Services, table: Any) -> int:
    async with at.store.database.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def there(at: Services, *codes: str) -> list[bool]:
    at.store.database.cache.forget(None)
    return [await at.store.tables.get(code) is not None for code in codes]


# ---- how long


def test_everything_goes_at_its_time_and_finished_matches_stay(database: str, machine: TimeMachine) -> None:
    async def act(at: Services) -> None:
        lobby, _ = await opened(at, "lobby")
        match, _ = await opened(at, "match", "person person")
        over, _ = await opened(at, "over", "person person")
        await end(at, over)
        await at.store.tables.set_successor(over, lobby)
        alone, _ = await at.store.people.create("alone")
        link = await at.store.people.new_token(alone.id, "link")
        await at.store.records.keep(RECORD)
        seen = []
        for days in (0.9, 0.2, 5.8, 0.2, 22.8, 0.2, 59.8, 0.2, 7.1):  # 0.9, 1.1, 6.9, 7.1, 29.9, 30.1, 89.9, 90.1, 97.2
            machine.wait(days)
            await at.janitor.round()
            has_link = await at.store.people.by_secret(link, "link") is not None
            assert has_link == (machine.passed < limits.LINK_HOURS * 3600)
            seen.append([*await there(at, lobby, match, over), await count(at, schema.upload)])
        assert seen == [
            [True, True, True, 1],
            [False, True, True, 1],
            [False, True, True, 1],
            [False, True, True, 1],
            [False, True, True, 1],
            [False, True, True, 0],
            [False, True, True, 0],
            [False, False, True, 0],
            [False, False, True, 0],
        ]
        assert await count(at, schema.person) == 1  # who has a finished match
        assert await count(at, schema.token) == 1
        assert await count(at, schema.seat) == 2
        row = await at.store.tables.get(over)
        assert row is not None
        assert row.successor is None

    run(database, machine, act)


def test_people_without_matches_go_after_a_week(database: str, machine: TimeMachine) -> None:
    async def act(at: Services) -> None:
        await opened(at, "host", "person person")
        await asyncio.gather(*(at.store.people.create(f"p{n}") for n in range(7)))
        machine.wait(days=6)
        visitor, secret = await at.store.people.create("visitor")
        await at.janitor.round()
        assert await count(at, schema.person) == 9
        machine.wait(days=1.1)
        await at.janitor.round()
        assert await count(at, schema.person) == 2
        machine.wait(days=5)
        at.visits.note(people=[visitor.id])
        await at.janitor.round()
        machine.wait(days=6)
        await at.janitor.round()
        assert await at.store.people.by_secret(secret) == visitor
        machine.wait(days=2)
        await at.janitor.round()
        assert await at.store.people.by_secret(secret) is None
        assert await count(at, schema.person) == 1

    run(database, machine, act)


def test_people_are_looked_through_in_steps(
    database: str, machine: TimeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("douzaine.store.retention.PEOPLE_LOOKED_AT", 3)

    async def act(at: Services) -> None:
        now = at.store.clock.now()
        rows = [{"id": f"{n:032}", "name": "x", "created": now, "visited": now + n // 5} for n in range(20)]
        async with at.store.database.begin() as connection:
            await connection.execute(insert(schema.person), rows)
        await opened(at, "host", "person person")
        machine.wait(days=8)
        await at.janitor.round()
        assert await count(at, schema.person) == 1

    run(database, machine, act)


def test_an_upgrade_removes_nothing_for_thirty_days(database: str, machine: TimeMachine) -> None:
    async def act(at: Services) -> None:
        lobby, _ = await opened(at, "lobby")
        match, _ = await opened(at, "match", "person person")
        await at.store.records.keep(RECORD)
        began = await at.store.retention.began()
        async with at.store.database.begin() as connection:  # as the migration leaves what was there before
            for table in (schema.match, schema.person):
                await connection.execute(update(table).values(visited=began))
            await connection.execute(update(schema.upload).values(created=began - 100 * 86400))
        machine.wait(days=29.9)
        fresh, _ = await opened(at, "fresh")
        await at.janitor.round()
        assert await there(at, lobby, match, fresh) == [True, True, True]
        assert await count(at, schema.upload) == 1
        assert await count(at, schema.person) == 3
        machine.wait(days=0.2)
        await at.janitor.round()
        assert await there(at, lobby, match, fresh) == [False, True, True]
        assert await count(at, schema.upload) == 0
        assert await count(at, schema.person) == 2

    run(database, machine, act)


@pytest.mark.parametrize(("away_days", "is_kept"), [(3, False), (200, True), (5000, True)])
def test_a_server_that_was_away_for_long_removes_nothing_at_once(
    database: str, machine: TimeMachine, away_days: float, is_kept: bool
) -> None:
    """Nor does one that starts with a date of years ahead, or with the right one after that."""
    codes: list[str] = []

    async def before(at: Services) -> None:
        codes.append((await opened(at, "lobby"))[0])

    async def after(at: Services) -> None:
        machine.wait(seconds=janitor.GRACE_S + 1)
        assert await there(at, *codes) == [True]  # there is time to come back
        await at.janitor.round()
        assert await there(at, *codes) == [is_kept]
        machine.wait(days=29)
        await at.janitor.round()
        assert await there(at, *codes) == [is_kept]
        machine.wait(days=2)
        await at.janitor.round()
        assert await there(at, *codes) == [False]

    async def ahead(at: Services) -> None:
        assert await there(at, *codes) == [True]

    run(database, machine, before)
    if away_days == 5000:
        far = TimeMachine()
        far.set_wall(away_days * 86400)
        far.clock = Clock(far.wall, far.monotonic)
        run(database, far, ahead)
    else:
        machine.wait(days=away_days)
    run(database, machine, after)


def test_who_looks_on_keeps_a_table_and_moves_do_too(database: str, machine: TimeMachine) -> None:
    async def act(at: Services) -> None:
        looked_at, _ = await opened(at, "a")
        visited, _ = await opened(at, "b")
        moved, _ = await opened(at, "c", "person person")
        machine.wait(days=1.5)
        at.janitor.watched = lambda: [looked_at]
        at.visits.note(tables=[visited])
        await at.janitor.round()
        assert await there(at, looked_at, visited) == [True, True]
        at.janitor.watched = lambda: []
        machine.wait(days=89)
        await at.store.log.append(moved, LogEntry(1, "silent", 0, (), at.store.clock.now()))
        await at.janitor.round()
        assert await there(at, looked_at, visited, moved) == [False, False, True]

    run(database, machine, act)


def test_a_word_can_name_another_table_afterwards(
    database: str, machine: TimeMachine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("douzaine.server.lobby.new_code", lambda: "tilleul-4127")

    async def act(at: Services) -> None:
        code, host = await opened(at, "first", "person person")
        number = await at.play.decide(code, host, 0, 0, {}, ["show heads"])
        assert number == 1
        machine.wait(days=91)
        await at.janitor.round()
        code, host = await opened(at, "second", "person person")
        table = await at.tables.get(code)
        assert table.live is not None
        assert table.live.number == 0
        assert await at.play.decide(code, host, 0, 0, {}, ["show tails"]) == 1

    run(database, machine, act)


def test_two_janitors_at_once(database: str, machine: TimeMachine) -> None:
    async def act(at: Services) -> None:
        for n in range(30):
            await opened(at, f"p{n}")
        keep, _ = await opened(at, "keep", "person person")
        machine.wait(days=8)
        other = make_services(at.store)
        await asyncio.gather(at.janitor.round(), other.janitor.round())
        assert await count(at, schema.match) == 1
        assert await there(at, keep) == [True]
        await other.bots.close()

    run(database, machine, act)


def test_looking_at_a_page_is_a_visit(tmp_path: Any, machine: TimeMachine) -> None:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'test.sqlite'}", compiles=False, clock=machine.clock)) as client:
        lea, tom = Visitor(client), Visitor(client)
        at: Services = client.app.state.services  # type: ignore[attr-defined]
        assert client.portal is not None
        tables = [lea.post("/invite", {"game": "pennies"}).headers["location"] for _ in range(2)]
        tom.post("/join", {"code": tables[0]})
        machine.wait(days=0.9)
        assert tom.get(tables[0]).status_code == 200
        client.portal.call(at.visits.write)
        machine.wait(days=0.5)
        client.portal.call(at.janitor.round)
        assert [tom.get(table).status_code for table in tables] == [200, 404]


# ---- people are made with something that stays


def people(client: TestClient) -> int:
    assert client.portal is not None
    return client.portal.call(count, client.app.state.services, schema.person)  # type: ignore[attr-defined,no-any-return]


ACTS = ("sit", "stand", "bot", "start", "move", "back", "leave", "words", "silent", "return", "rematch", "deck")


def test_posts_to_tables_that_do_not_exist_make_nobody(client: TestClient, lea: Visitor, stranger: Visitor) -> None:
    for act in ACTS:
        assert stranger.post(f"/t/zebre-1111/{act}", {"seat": "0"}).status_code == 404
    assert people(client) == 0
    private = lea.post("/invite", {"game": "pennies"}).headers["location"]
    for act in ACTS:
        assert stranger.post(f"{private}/{act}", {"seat": "1"}).status_code == 404, act
    form = {"seat-0": "me", "seat-1": "open", "spectators": "on", "public": "on"}
    table = lea.post("/new/pennies", form).headers["location"]
    for act in ACTS:
        assert stranger.post(f"{table}/{act}", {"seat": "0"}).status_code in (303, 403, 409), act
        assert stranger.post(f"{table}/{act}", {"seat": "7"}).status_code in (303, 403, 404, 409), act
    for each in (private, table):
        assert client.post(f"/api/tables{each[2:]}/sit", json={"seat": 0}).status_code == 409
    assert client.post("/api/tables", json={"game": "pennies", "seats": ["nonsense"]}).status_code == 422
    assert stranger.post("/me/name", {"name": " \u202e "}).status_code == 303
    assert stranger.post("/play", {"game": "nothing"}).status_code == 404
    assert stranger.post("/replays", {"record": RECORD}).status_code == 303
    assert people(client) == 1
    assert "douzaine" not in stranger.cookies
    assert stranger.post(f"{table}/sit", {"seat": "1"}).status_code == 303
    assert people(client) == 2


def test_nobody_is_made_for_a_seat_that_is_kept(
    client: TestClient, lea: Visitor, tom: Visitor, stranger: Visitor
) -> None:
    form = {"seat-0": "me", "seat-1": "open", "spectators": "on", "public": "on", "leaving": "end"}
    over = lea.post("/new/pennies", form).headers["location"]
    tom.sit(over, 1, "Tom")
    lea.post(f"{over}/start")
    lea.post(f"{over}/leave", {"seat": "0"})
    table = lea.post(f"{over}/rematch").headers["location"]
    assert stranger.post(f"{table}/sit", {"seat": "1"}).status_code == 409
    answer = client.post(f"/api/tables{table[2:]}/sit", json={"seat": 1})
    assert (answer.status_code, answer.json()["error"]) == (409, "seat-kept")
    assert people(client) == 2
    assert tom.post(f"{table}/sit", {"seat": "1"}).status_code == 303


@pytest.fixture
def far(tmp_path: Any) -> Iterator[TestClient]:
    """A client that does not run on the server's own machine, and so is counted."""
    app = make_app(f"sqlite:///{tmp_path / 'test.sqlite'}", compiles=False)
    with TestClient(app, client=("203.0.113.5", 1)) as client:
        yield client


def test_new_people_are_counted_for_their_address(far: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "NEW_THINGS_PER_S", 1e-6)  # none comes back while the test runs
    table = Visitor(far).post("/invite", {"game": "pennies"}).headers["location"]
    statuses = [Visitor(far).post("/me/name", {"name": f"n{n}"}).status_code for n in range(60)]
    assert statuses[:35] == [303] * 35
    assert 429 in statuses
    late = Visitor(far).post(f"{table}/sit", {"seat": "1"})
    assert late.status_code == 429
    answer = far.post(f"/api/tables{table[2:]}/sit", json={"seat": 1})
    assert (answer.status_code, answer.json()["error"]) == (429, "often")
    for path in ("/daily/match", "/build/crowns13"):  # which are counted when they make something
        assert Visitor(far).post(path, {"act": "try"}).status_code == 429


def test_unfinished_tables_of_one_person_are_limited(
    lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HOSTED_TABLES", 2)
    assert [lea.post("/invite", {"game": "pennies"}).status_code for _ in range(3)] == [303, 303, 409]
    assert tom.post("/invite", {"game": "pennies"}).status_code == 303


# ---- uploads


def test_comments_in_records_are_not_kept(client: TestClient, lea: Visitor) -> None:
    commented = RECORD.replace("moves\n", "# a secret message\n\n  moves\n# another\n")
    for path in (
        lea.post("/replays", {"record": commented}).headers["location"],
        f"/r/{client.post('/api/records', json={'record': commented}).json()['id']}",
    ):
        kept = lea.get(f"{path}/record").text
        assert "message" not in kept
        assert dz.Match.replay(kept).record() == RECORD


def test_a_record_that_comes_again_stays_from_then_on_whoever_brought_it_first(
    database: str, machine: TimeMachine
) -> None:
    async def act(at: Services) -> None:
        (lea, _), (tom, _), records = (
            await at.store.people.create("Lea"),
            await at.store.people.create("Tom"),
            at.store.records,
        )
        for bringer, theirs in ((lea, 1), (lea, 1), (tom, 0), (lea, 0)):
            id = await records.keep(RECORD, bringer.id)
            assert await records.kept_for(lea.id) == (theirs, theirs * len(RECORD))
            machine.wait(20)
            await at.janitor.round()
            assert await records.get(id)
        await at.deletion.begin(lea, "somebody")
        await at.deletion.finish_all()
        assert await records.get(id)

    run(database, machine, act)


def test_records_of_one_person_are_limited(
    client: TestClient, lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def record(seed: int) -> dict[str, str]:
        return {"record": dz.Match(dz.game("pennies").box(), seed=seed).record()}

    lea.post("/me/name", {"name": "Lea"})
    tom.post("/me/name", {"name": "Tom"})
    monkeypatch.setattr(limits, "UPLOADS_PER_PERSON", 3)
    assert [lea.post("/replays", record(n)).status_code for n in range(4)] == [303, 303, 303, 409]
    assert tom.post("/replays", record(9)).status_code == 303
    monkeypatch.setattr(limits, "UPLOADS_PER_PERSON", 100)
    assert lea.post("/replays", record(5)).status_code == 303
    monkeypatch.setattr(limits, "UPLOAD_CHARACTERS_PER_PERSON", 5 * len(record(6)["record"]) - 10)
    refused = lea.post("/replays", record(6))
    assert refused.status_code == 409
    assert "30 days" in refused.text


def test_bytes_of_records_are_counted_for_their_address(far: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UPLOAD_BYTES_AT_ONCE", 3 * len(RECORD))
    monkeypatch.setattr(limits, "UPLOAD_BYTES_PER_DAY", len(RECORD))
    statuses = [far.post("/api/records", json={"record": f"{RECORD}\n# {n}"}).status_code for n in range(5)]
    assert statuses == [201, 201, 201, 429, 429]
    assert far.post("/api/people", json={}).status_code == 201  # only records are refused


# ---- health


def test_health_is_a_write_now_and_then(client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    write = Database.try_write

    async def counting(database: Database) -> None:
        written.append(1)
        await write(database)

    async def fail(database: Database) -> None:
        raise OperationalError("UPDATE", None, Exception("disk full"))

    monkeypatch.setattr(Database, "try_write", counting)
    assert [lea.get("/healthz").status_code for _ in range(20)] == [200] * 20
    assert len(written) <= 1  # the start of the server may have been one of them
    monkeypatch.setattr(Database, "try_write", fail)
    monkeypatch.setattr("douzaine.server.room.TRIED_EVERY_S", 0)
    answer = lea.get("/healthz")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})
    monkeypatch.setattr(Database, "try_write", write)
    assert lea.get("/healthz").status_code == 200


def test_a_disk_that_fills_up_refuses_uploads_first_then_tables_and_moves_last(
    client: TestClient, lea: Visitor, stranger: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = lea.play("pennies")
    monkeypatch.setattr("douzaine.server.room.LOOKED_EVERY_S", 0)

    def tried(free: int) -> list[int]:
        monkeypatch.setattr(
            "douzaine.server.room.shutil", SimpleNamespace(disk_usage=lambda _: SimpleNamespace(free=free))
        )
        return [
            stranger.post("/replays", {"record": RECORD}).status_code,
            client.post("/api/records", json={"record": RECORD}).status_code,
            lea.post("/play", {"game": "pennies"}).status_code,
            stranger.post("/invite", {"game": "pennies"}).status_code,
            client.post("/api/tables", json={"game": "pennies"}).status_code,
            lea.post(f"{table}/leave", {"seat": "0"}).status_code,
        ]

    plenty, little, least = 10**9, limits.DISK_BYTES_FOR_UPLOADS - 1, limits.DISK_BYTES_FOR_TABLES - 1
    assert tried(plenty)[:5] == [303, 201, 303, 303, 201]
    table = lea.play("pennies")
    assert tried(little) == [503, 503, 303, 303, 201, 303]
    table = lea.play("pennies")
    before = people(client)
    assert tried(least) == [503, 503, 503, 503, 503, 303]
    assert people(client) == before
    assert "disk is nearly full" in lea.post("/play", {"game": "pennies"}).text


# ---- upgrades


@pytest.mark.slow
def test_an_early_database_on_postgresql_is_mended(postgres: Any, machine: TimeMachine) -> None:
    """As SQLite's, which samples show: the first migration grew before it was released."""
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import Connection, text

    from douzaine.store.database import MIGRATIONS

    def begin_early(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for change in (
            "ALTER TABLE match DROP COLUMN clock, ALTER COLUMN seed TYPE varchar(40)",
            "ALTER TABLE seat DROP COLUMN words",
            "DROP INDEX match_host",
            "INSERT INTO match VALUES ('a-1', 'pennies', 1, '{}', '12', 'p', false, true, true, false, 'bot', 1, 1)",
            "INSERT INTO seat VALUES ('a-1', 0, 'person', 'p', NULL, 'Lea')",
        ):
            connection.execute(text(change))

    uri = postgres()

    async def early() -> None:
        database = Database(uri)
        async with database.engine.begin() as connection:
            await connection.run_sync(begin_early)
        await database.close()

    async def act(at: Services) -> None:
        row = await at.store.tables.get("a-1")
        assert row is not None
        assert (row.version, row.clock, row.seats[0].words) == (0, None, "")
        assert (await opened(at, "new"))[0]

    asyncio.run(early())
    run(uri, machine, act)


@pytest.mark.slow
def test_what_no_database_can_hold_is_not_there(postgres: Any, machine: TimeMachine) -> None:
    """PostgreSQL refuses a NUL; pages then said that the database does not answer, and the log that it failed."""

    async def act(at: Services) -> None:
        assert await at.store.tables.get("zebre-\0") is None
        assert await at.store.records.get("\0") is None
        assert await at.store.guests.invited_to("\0") is None
        await at.store.people.end_session("lea", "\0" * 16)

    run(postgres(), machine, act)


@pytest.mark.slow
def test_other_processes_forget_what_is_removed(postgres: Any, machine: TimeMachine) -> None:
    async def act(at: Services) -> None:
        other = make_services(Store(at.store.database.engine.url.render_as_string(False), machine.clock))
        await other.store.open()
        assert other.store.listener is not None
        other.store.listener.start(lambda code: other.tables.refresh(code, lambda _: False))
        code, host = await opened(at, "match", "person person")
        await at.play.decide(code, host, 0, 0, {}, ["show heads"])
        async with asyncio.timeout(PATIENCE_S):
            while not other.store.listener.hears:
                await asyncio.sleep(0.01)
        assert (await other.tables.get(code)).live is not None
        machine.wait(days=91)
        await at.janitor.round()
        async with asyncio.timeout(PATIENCE_S):
            while code in other.tables.live:
                await asyncio.sleep(0.01)
        with pytest.raises(Refused):
            await other.tables.get(code)
        await other.store.listener.stop()
        await other.bots.close()
        await other.store.close()

    run(postgres(), machine, act)
