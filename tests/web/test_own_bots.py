"""Bots of the operator's own at the tables: who may sit there, and that nobody waits for one that fails."""

import asyncio
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.server import own_bots
from douzaine.server.bots import BotPool, bot_decision, is_bot, offered, offered_somewhere, playable
from douzaine.server.jobs import JobPool
from douzaine.web.render.template import level_about, level_text
from tests.web.forms import Visitor

FIRST = """
class First:
    def choose(self, view, seat, budget=None):
        return view.legal()[0]

class Pennies(First):
    games = ("pennies",)

class Broken(First):
    def choose(self, view, seat, budget=None):
        raise ZeroDivisionError("not today")

class Cheat(First):
    def choose(self, view, seat, budget=None):
        return "win at once"

class Endless(First):
    def choose(self, view, seat, budget=None):
        while True:
            pass

class regular(First):
    pass

class NameThatIsMuchTooLong(First):
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(own_bots.VARIABLE, "")
    path = tmp_path / "own.py"
    path.write_text(FIRST, encoding="utf-8")
    return path


def allow(file: Path, *names: str) -> None:
    own_bots.allow([f"{file}:{name}" for name in names])


def test_nobody_else_is_let_in(file: Path) -> None:
    box = dz.game("killer").box()
    assert not is_bot("First")
    allow(file, "First", "Pennies")
    assert is_bot("First")
    assert not is_bot(f"{file}:Cheat")
    assert offered(box)[-1] == playable(box)[-1] == "First"
    assert offered_somewhere(dz.game("pennies"))[-2:] == ("First", "Pennies")


@pytest.mark.parametrize("names", [["regular"], ["First", "First"], ["NameThatIsMuchTooLong"], ["Nobody"]])
def test_a_name_that_cannot_be_told_apart_is_refused(file: Path, names: list[str]) -> None:
    with pytest.raises(dz.DouzaineError):
        allow(file, *names)
    with pytest.raises(dz.DouzaineError):
        own_bots.allow(["expert"])


def test_a_bot_of_the_operator_sits_and_plays(file: Path, lea: Visitor) -> None:
    allow(file, "First@500")
    assert '<option value="First@500"' in lea.get("/new/pennies").text
    table = lea.post("/new/pennies", {"seat-0": "me", "seat-1": "First@500"}).headers["location"]
    page = lea.get(table)
    assert page.status_code == 200
    match = dz.Match(dz.game("pennies").box(), seed=1)
    assert bot_decision(match.box, match.data, 0, "First@500") == match.legal(0)[:1]
    opened = lea.client.post("/api/tables", json={"game": "pennies", "seats": ["me", "First@500"]})
    assert opened.status_code == 201
    assert "First@500" in lea.client.get("/api/games").text
    refused = lea.client.post("/api/tables", json={"game": "pennies", "seats": ["me", f"{file}:Cheat"]})
    assert refused.status_code in (400, 422)


def test_a_bot_that_is_gone_keeps_its_name_on_pages(file: Path) -> None:
    assert level_text("fr", "Gone") == "Gone"
    assert level_about("en", "Gone") == "A bot of this server’s own."
    assert level_text("fr", "expert") != "expert" or level_text("en", "expert") == "expert"


@pytest.mark.parametrize("name", ["Broken", "Cheat", "Gone", pytest.param("Endless", marks=pytest.mark.slow)])
def test_a_bot_that_fails_is_replaced_and_the_match_goes_on(
    file: Path, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if name != "Gone":
        allow(file, name)
    monkeypatch.setattr("douzaine.server.limits.DECIDE_S", 20.0 if name != "Endless" else 6.0)
    match = dz.Match(dz.game("pennies").box(), seed=1)
    pool = BotPool(JobPool("own", 1))
    words = asyncio.run(pool.decide("Mia", match, 0, name))
    assert words
    assert set(words) <= set(match.legal(0))
    gave_up = [record for record in caplog.records if record.message == "bot gives up"]
    assert vars(gave_up[0])["bot"] == name


def test_settings_explain_own_bots_in_french(file: Path, client: TestClient) -> None:
    allow(file, "First")
    assert "Un robot propre à ce serveur." in Visitor(client, "fr").get("/new/killer").text
