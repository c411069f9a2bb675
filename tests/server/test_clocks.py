"""Clocks and silent seats: a bot plays on until its person returns, and everybody sees which."""

import asyncio
import time
from html import unescape
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from sqlalchemy import insert, select
from websockets.sync.client import connect

import douzaine as dz
from douzaine.server import resuming
from douzaine.server import table as table_module
from douzaine.server.bot_seats import BotSeats
from douzaine.server.model import Seat
from douzaine.server.resuming import MOST_AWAKE, resume
from douzaine.store import schema
from douzaine.store.clock import Clock
from douzaine.store.store import Store
from douzaine.web.app import make_services
from douzaine.web.middleware.throttle import Bucket
from tests.patience import PATIENCE_S, wait_until
from tests.server.test_api import call, opened
from tests.server.time_machine import TimeMachine
from tests.server.tools import Inside, code_in, inside


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("douzaine.server.clocks.GRACE_S", 0)
    with inside(tmp_path) as running:
        yield running


def in_play(server: Inside, **more: Any) -> tuple[str, list[str]]:
    code, token = opened(server, seats=["me", "open"], **more)
    other = call(server, "POST", f"/tables/{code}/sit", seat=1, name="Noé")["token"]
    call(server, "POST", f"/tables/{code}/start", token)
    return code, [token, other]


def shorten(server: Inside, code: str, seconds: int) -> None:
    """A clock shorter than people may choose."""
    store = server.services.store

    async def change() -> None:
        from sqlalchemy import update

        async with store.database.changing(code) as connection:
            query = update(schema.match).where(schema.match.c.code == code).values(clock=seconds)
            await connection.execute(query)
        server.services.clocks.changed(await server.services.tables.get(code))

    server.do(change())


def test_a_bot_plays_for_somebody_silent_until_they_return(server: Inside) -> None:
    code, tokens = in_play(server, clock=600)
    assert call(server, "GET", f"/tables/{code}/state", tokens[0])["deadline"] > time.time() + 500
    actor = call(server, "GET", f"/tables/{code}/state", tokens[0])["actors"][0]
    shorten(server, code, 1)

    def silent() -> bool:
        return bool(call(server, "GET", f"/tables/{code}", tokens[0])["seats"][actor]["silent"])

    wait_until(silent)
    seat = call(server, "GET", f"/tables/{code}", tokens[1 - actor])["seats"][actor]
    assert seat["bot"] == "regular"
    wait_until(lambda: call(server, "GET", f"/tables/{code}/state", tokens[0])["number"] > 1)
    page = unescape(server.browser().get(f"/t/{code}").text)
    assert f"A bot plays for <b>{seat['name']}</b> from here on." in page
    assert "stood-in" in page
    assert "a bot plays</span>" in page
    call(server, "POST", f"/tables/{code}/return", tokens[actor])
    if call(server, "GET", f"/tables/{code}", tokens[0])["phase"] == "playing":
        kinds = [each.entry.kind for each in server.do(server.services.tables.get(code)).live.entries]
        assert kinds[0] == "silent"
        assert "return" in kinds


def test_whoever_was_too_slow_finds_the_way_back_on_the_page(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be chosen while a bot plays for somebody; the prompt offers to return."""
    monkeypatch.setattr("douzaine.server.bot_seats.PAUSE_S", 600)
    browser = server.browser()
    form = {"name": "Mia", "option-players": "2", "seat-0": "me", "seat-1": "simple", "clock": "120"}
    code = str(browser.post("/new/king12", data=form).url).rpartition("/")[2]
    asked = browser.get(f"/t/{code}").text
    assert 'data-asked="1"' in asked
    assert 'class="plate own timed r-plate"' in asked
    assert "of 2:00</span>" in asked
    assert "Then a bot decides for you." in asked
    shorten(server, code, 1)
    wait_until(lambda: server.do(server.services.tables.get(code)).live.silent)
    page = browser.get(f"/t/{code}").text
    assert 'data-asked="0"' in page
    assert "A bot plays for you" in page
    assert ">I am back</button>" in page
    assert 'class="piece choice' not in page


def test_a_move_is_a_return(server: Inside) -> None:
    code, tokens = in_play(server)
    state = call(server, "GET", f"/tables/{code}/state", tokens[0])
    seat = state["actors"][0]

    async def silence_only() -> None:
        """Silent, but the bot has not played yet."""
        tables = server.services.tables
        async with tables.held(code):
            await tables.append(await tables.load(code), "silent", seat, [])

    server.do(silence_only())
    state = call(server, "GET", f"/tables/{code}/state", tokens[seat])
    body = {"seat": seat, "number": state["asked"], "moves": [state["legal"][0]["move"]]}
    assert call(server, "POST", f"/tables/{code}/moves", tokens[seat], **body) == {"number": 3}
    rows = server.do(server.services.tables.get(code)).live.entries
    assert [each.entry.kind for each in rows[:3]] == ["silent", "return", "move"]


def test_without_a_clock_others_may_ask_for_a_bot_after_a_while(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, tokens = in_play(server)
    state = call(server, "GET", f"/tables/{code}/state", tokens[0])
    assert state["deadline"] is None
    actor = state["actors"][0]
    other = tokens[1 - actor]
    assert call(server, "POST", f"/tables/{code}/silent", other, seat=actor)["error"] == "not-silent"
    monkeypatch.setattr(table_module, "STAND_IN_AFTER_S", 0)
    stranger = call(server, "POST", "/people")["token"]
    assert call(server, "POST", f"/tables/{code}/silent", stranger, seat=actor)["error"] == "not-your-seat"
    assert call(server, "POST", f"/tables/{code}/silent", other, seat=1 - actor)["error"] == "not-silent"
    assert call(server, "POST", f"/tables/{code}/silent", other, seat=actor)["number"] >= 1
    wait_until(lambda: call(server, "GET", f"/tables/{code}/state", other)["number"] > 1)


def test_clocks_run_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.server.clocks.GRACE_S", 0)
    with inside(tmp_path) as server:
        code, tokens = in_play(server, clock=600)
        actor = call(server, "GET", f"/tables/{code}/state", tokens[0])["actors"][0]
        shorten(server, code, 2)
    with inside(tmp_path) as server:
        wait_until(lambda: call(server, "GET", f"/tables/{code}", tokens[0])["seats"][actor]["silent"])


def test_a_table_can_be_opened_with_a_clock_in_the_browser(server: Inside) -> None:
    browser = server.browser()
    form = {
        "name": "Mia",
        "option-players": "2",
        "seat-0": "me",
        "seat-1": "simple",
        "clock": "120",
        "spectators": "on",
    }
    text = browser.post("/new/killer", data=form).text
    assert "data-until" in text or "A bot plays" in text
    assert browser.get("/new/killer").text.count("minutes a decision") == 2


# ---- the machine's clock is set


@pytest.mark.parametrize("ahead_s", [-90_000.0, 90_000.0])
def test_setting_the_machines_clock_changes_no_running_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ahead_s: float
) -> None:
    monkeypatch.setattr("douzaine.server.clocks.GRACE_S", 0)
    machine = TimeMachine()
    with inside(tmp_path, clock=machine.clock) as server:
        code, tokens = in_play(server, clock=600)
        before = call(server, "GET", f"/tables/{code}/state", tokens[0])

        def looked() -> list[int]:
            """Who is silent after the clock was looked at."""
            server.do(server.services.clocks._look(code))
            return sorted(server.do(server.services.tables.get(code)).live.silent)

        machine.set_wall(ahead_s)
        assert looked() == []
        assert call(server, "GET", f"/tables/{code}/state", tokens[0])["deadline"] == before["deadline"]
        other = tokens[1 - before["actors"][0]]
        said = call(server, "POST", f"/tables/{code}/silent", other, seat=before["actors"][0])
        assert said["error"] == "not-silent"
        machine.wait(seconds=500)
        assert looked() == []
        machine.wait(seconds=101)
        assert looked() == before["actors"]


@pytest.mark.parametrize("ahead_s", [-90_000.0, 90_000.0])
def test_after_a_restart_with_another_time_of_day_everybody_has_their_time(tmp_path: Path, ahead_s: float) -> None:
    with inside(tmp_path) as server:
        code, tokens = in_play(server, clock=600)
        actor = call(server, "GET", f"/tables/{code}/state", tokens[0])["actors"][0]
    machine = TimeMachine()
    machine.set_wall(ahead_s)
    machine.clock = Clock(machine.wall, machine.monotonic)
    with inside(tmp_path, clock=machine.clock) as server:
        deadline = call(server, "GET", f"/tables/{code}/state", tokens[0])["deadline"]
        assert deadline <= machine.clock.now() + 600
        server.do(server.services.clocks._look(code))
        assert server.do(server.services.tables.get(code)).live.silent == frozenset()  # GRACE_S at the least
        machine.wait(seconds=601)
        server.do(server.services.clocks._look(code))
        assert server.do(server.services.tables.get(code)).live.silent == {actor}


def test_limits_do_not_look_at_the_time_of_day(monkeypatch: pytest.MonkeyPatch) -> None:
    bucket = Bucket(rate=1, burst=5)
    assert [bucket.take() > 0 for _ in range(6)] == [False] * 5 + [True]
    monkeypatch.setattr(time, "time", lambda: 4e9)
    assert bucket.take() > 0


# ---- after a restart


def test_every_table_wakes_not_only_the_newest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.server.resuming.PAUSE_S", 0)
    count = 231
    with inside(tmp_path) as server:
        code = call(server, "POST", "/tables", game="pennies", seats=["me", "simple"])["code"]
        plain, _ = in_play(server)

        async def multiply() -> None:
            """The table with a bot, so many times over; and one whose player has left."""
            store = server.services.store
            async with store.database.begin() as connection:
                for table in (schema.match, schema.seat):
                    rows = (await connection.execute(select(table).where(table.c.code == code))).mappings().all()
                    same = [{name: value for name, value in row.items() if name != "invitation"} for row in rows]
                    copies = [{**row, "code": f"copy-{n}"} for n in range(count) for row in same]
                    await connection.execute(insert(table), copies)

        server.do(multiply())
    woken: list[str] = []
    monkeypatch.setattr(BotSeats, "wake", lambda _, code: woken.append(code))
    with inside(tmp_path):
        wait_until(lambda: len(woken) >= count + 1, 60)
    assert len(woken) == len(set(woken))
    assert set(woken) >= {code, *(f"copy-{n}" for n in range(count))}
    assert plain not in woken


def test_bots_of_every_table_wake_although_others_play_for_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where many think, the next wait a little, but not until those are done. Who has left is played for, too."""
    monkeypatch.setattr(resuming, "PATIENCE_S", 0.001)
    more = 5

    class Patient(asyncio.Event):
        waits = 0

        async def wait(self) -> Literal[True]:
            self.waits += 1
            return await super().wait()

    class Endless:
        """Bots that never come to an end."""

        def __init__(self) -> None:
            self.woken: list[str] = []

        @property
        def awake(self) -> int:
            return len(self.woken)

        def wake(self, code: str) -> None:
            self.woken.append(code)

    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
        await store.open()
        services = make_services(store)
        host, _ = await store.people.create("Lea")
        codes = []
        for _ in range(MOST_AWAKE + more):
            seats = [Seat(n, "person", host.id, None, "x") for n in range(2)]
            codes.append(await services.lobby.create(host, dz.game("pennies").box(), seats))
            await services.play.leave(codes[-1], host, 0)
        await services.bots.close()
        bots, closing = Endless(), Patient()
        await resume(store, bots, services.clocks, closing)  # type: ignore[arg-type]
        assert sorted(bots.woken) == sorted(codes)
        assert closing.waits == more
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("path", ["asked?wait=0", "events", "page"])
def test_whoever_looks_wakes_the_bots(tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a call that waits, by a stream, by an open page: not only by loading one."""
    with inside(tmp_path) as server:
        woken: list[str] = []
        monkeypatch.setattr(server.services.bots, "wake", woken.append)
        seats = {"seat-0": "me", "seat-1": "simple", "option-players": "2", "option-first_player": "1"}
        browser = server.browser()
        code = code_in(browser.post("/new/killer", data=seats).url)
        secret = browser.cookies["douzaine"]
        woken.clear()
        if path == "page":
            address, headers = f"ws{server.address[4:]}/t/{code}/live", {"Cookie": f"douzaine={secret}"}
            with connect(address, additional_headers=headers, origin=server.address) as page:  # type: ignore[arg-type]
                page.recv()
        else:
            address, headers = f"{server.address}/api/tables/{code}/{path}", {"Authorization": f"Bearer {secret}"}
            with httpx.stream("GET", address, headers=headers, timeout=PATIENCE_S) as answer:
                next(answer.iter_lines())
        assert code in woken
