"""Clocks and silent seats: a bot plays on until its person returns, and everybody sees which."""

import time
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from douzaine.web import table as table_module
from tests.server.test_api import call, opened
from tests.server.tools import Inside, inside


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr("douzaine.web.clocks.GRACE", 0)
    with inside(tmp_path) as running:
        yield running


def in_play(server: Inside, **more: Any) -> tuple[str, list[str]]:
    code, token = opened(server, seats=["me", "open"], **more)
    other = call(server, "POST", f"/tables/{code}/sit", seat=1, name="Noé")["token"]
    call(server, "POST", f"/tables/{code}/start", token)
    return code, [token, other]


def shorten(server: Inside, code: str, seconds: int) -> None:
    """A clock shorter than people may choose."""
    store = server.site.store

    async def change() -> None:
        from sqlalchemy import update

        from douzaine.web import schema

        async with store._changing([code]) as connection:
            query = update(schema.match).where(schema.match.c.code == code).values(clock=seconds)
            await connection.execute(query)
        server.site.clocks.changed(await server.site.tables.table(code))

    server.do(change())


def until(ready: Callable[[], Any], seconds: float = 15) -> Any:
    end = time.time() + seconds
    while not (found := ready()):
        assert time.time() < end
        time.sleep(0.05)
    return found


def test_a_bot_plays_for_somebody_silent_until_they_return(server: Inside) -> None:
    code, tokens = in_play(server, clock=600)
    assert call(server, "GET", f"/tables/{code}/state", tokens[0])["deadline"] > time.time() + 500
    actor = call(server, "GET", f"/tables/{code}/state", tokens[0])["actors"][0]
    shorten(server, code, 1)

    def silent() -> bool:
        return bool(call(server, "GET", f"/tables/{code}", tokens[0])["seats"][actor]["silent"])

    until(silent)
    seat = call(server, "GET", f"/tables/{code}", tokens[1 - actor])["seats"][actor]
    assert seat["bot"] == "regular"
    until(lambda: call(server, "GET", f"/tables/{code}/state", tokens[0])["number"] > 1)
    page = unescape(server.browser().get(f"/t/{code}").text)
    assert f"A bot plays for {seat['name']} until they return" in page
    call(server, "POST", f"/tables/{code}/return", tokens[actor])
    if call(server, "GET", f"/tables/{code}", tokens[0])["phase"] == "playing":
        kinds = [mark.row.kind for mark in server.do(server.site.tables.table(code)).running.marks]
        assert kinds[0] == "silent"
        assert "return" in kinds


def test_a_move_is_a_return(server: Inside) -> None:
    code, tokens = in_play(server)
    state = call(server, "GET", f"/tables/{code}/state", tokens[0])
    seat = state["actors"][0]

    async def silence_only() -> None:
        """Silent, but the bot has not played yet."""
        tables = server.site.tables
        async with tables._held(code):
            await tables._append(await tables._table(code), "silent", seat, [])

    server.do(silence_only())
    state = call(server, "GET", f"/tables/{code}/state", tokens[seat])
    body = {"seat": seat, "number": state["asked"], "moves": [state["legal"][0]["move"]]}
    assert call(server, "POST", f"/tables/{code}/moves", tokens[seat], **body) == {"number": 3}
    rows = server.do(server.site.tables.table(code)).running.marks
    assert [mark.row.kind for mark in rows[:3]] == ["silent", "return", "move"]


def test_without_a_clock_others_may_ask_for_a_bot_after_a_while(
    server: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, tokens = in_play(server)
    state = call(server, "GET", f"/tables/{code}/state", tokens[0])
    assert state["deadline"] is None
    actor = state["actors"][0]
    other = tokens[1 - actor]
    assert call(server, "POST", f"/tables/{code}/silent", other, seat=actor)["error"] == "not-silent"
    monkeypatch.setattr(table_module, "PATIENCE", 0)
    stranger = call(server, "POST", "/people")["token"]
    assert call(server, "POST", f"/tables/{code}/silent", stranger, seat=actor)["error"] == "not-your-seat"
    assert call(server, "POST", f"/tables/{code}/silent", other, seat=1 - actor)["error"] == "not-silent"
    assert call(server, "POST", f"/tables/{code}/silent", other, seat=actor)["number"] >= 1
    until(lambda: call(server, "GET", f"/tables/{code}/state", other)["number"] > 1)


def test_clocks_run_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.web.clocks.GRACE", 0)
    with inside(tmp_path) as server:
        code, tokens = in_play(server, clock=600)
        actor = call(server, "GET", f"/tables/{code}/state", tokens[0])["actors"][0]
        shorten(server, code, 2)
    with inside(tmp_path) as server:
        until(lambda: call(server, "GET", f"/tables/{code}", tokens[0])["seats"][actor]["silent"])


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
