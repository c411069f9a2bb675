"""The operator's port: figures that hold, acts that only the operator can do, bans that bite."""

import json
import os
import random
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from douzaine.cli import main
from douzaine.cli.operate import token
from douzaine.cli.serve import port_told
from douzaine.errors import DouzaineError
from douzaine.server.bans import mark_of
from douzaine.server.metrics import part_of
from douzaine.server.model import Refused
from douzaine.server.moderation import client_of
from douzaine.web.app import make_app
from douzaine.web.operator import PORT_VARIABLE, TOKEN_VARIABLE, bound, operator_app, token_in
from tests.web.forms import Visitor
from tests.web.server import running_server

TOKEN = "a token of this test"
LOCAL = {"host": "127.0.0.1:8013"}


@pytest.fixture
def operator(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    """The operator's port of the site, in the same event loop."""
    monkeypatch.setenv(TOKEN_VARIABLE, TOKEN)
    made = TestClient(operator_app(client.app.state.services), headers=LOCAL)  # type: ignore[attr-defined]
    made.portal = client.portal
    return made


def order(operator: TestClient, act: str, **values: Any) -> Any:
    return operator.post(f"/{act}", json=values, headers={"authorization": f"Bearer {TOKEN}"})


def figure(operator: TestClient, name: str) -> float:
    """The value of a metric, all its labels together."""
    text = operator.get("/metrics").text
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if re.match(rf"{name}(\{{|\s)", line))


def test_figures_follow_what_is_done(operator: TestClient, lea: Visitor) -> None:
    before = {
        name: figure(operator, f"douzaine_{name}")
        for name in ("entries_total", "commit_seconds_count", "decision_seconds_count", "request_seconds_count")
    }
    table = lea.post("/new/killer", {"seat-0": "me", "seat-1": "guest", "option-players": "2"}).headers["location"]
    lea.decide(table, random.Random(1))
    assert figure(operator, "douzaine_tables") == 1
    assert figure(operator, "douzaine_matches_in_memory") == 1
    for name, was in before.items():
        assert figure(operator, f"douzaine_{name}") > was, name
    text = operator.get("/metrics").text
    assert "douzaine_bot_seconds" in text
    assert table.removeprefix("/t/") not in text  # nothing about anybody


def test_paths_of_strangers_make_no_new_figures() -> None:
    assert {part_of(f"/{word}/x") for word in ("t", "api", "static", "wp-admin", "", "me", "\x00")} == {
        *("table", "api", "file", "page")
    }


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "127.0.0.1:8013", "origin": "http://evil.example"},
        {"host": "127.0.0.1:8013", "origin": "null"},
        {"host": "127.0.0.1:8013", "sec-fetch-site": "cross-site"},
    ],
)
def test_no_page_of_another_site_can_ask(operator: TestClient, headers: dict[str, str]) -> None:
    assert operator.get("/metrics", headers=headers).status_code == 403
    allowed = {**headers, "authorization": f"Bearer {TOKEN}"}
    assert operator.post("/tables", json={}, headers=allowed).status_code == 403


@pytest.mark.parametrize("given", ["", "Bearer ", "Bearer wrong", "Basic x"])
def test_nobody_acts_without_the_token(operator: TestClient, given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert operator.post("/tables", json={}, headers={"authorization": given}).status_code == 403
    monkeypatch.delenv(TOKEN_VARIABLE)
    assert operator.post("/tables", json={}, headers={"authorization": given}).status_code == 403


def test_refusals_are_in_the_language_of_whoever_asks(operator: TestClient) -> None:
    headers = {"authorization": f"Bearer {TOKEN}"}
    for lang, sentence in (("fr", "cet ordre est incompréhensible"), ("xx", "this order cannot be understood")):
        answer = operator.post("/close", content=b"{}", headers={**headers, "accept-language": lang})
        assert answer.json() == {"detail": sentence}


@pytest.mark.parametrize("told", ["abc", "-1", "0", "65536", "8013 "])
def test_a_port_of_the_environment_is_a_port(told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PORT_VARIABLE, told)
    with pytest.raises(DouzaineError, match=PORT_VARIABLE):
        port_told()
    monkeypatch.setenv(PORT_VARIABLE, "8013")
    assert port_told() == 8013
    monkeypatch.delenv(PORT_VARIABLE)
    assert port_told() is None


ENDLESS = b'{"code": "zebre-1", "seat": 1e999, "name": "Lea"}'


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"{}", b'{"code": 7}', ENDLESS, b"x" * 20_000, b"[" * 9_000])
def test_odd_orders_are_refused(operator: TestClient, body: bytes) -> None:
    for act in ("close", "rename", "ban", "unban"):
        answer = operator.post(f"/{act}", content=body, headers={"authorization": f"Bearer {TOKEN}"})
        assert answer.status_code in (404, 422), act


def test_a_table_is_closed_with_its_record_kept(operator: TestClient, lea: Visitor) -> None:
    table = lea.play("killer")
    code = table.removeprefix("/t/")
    listed = order(operator, "tables").json()["tables"]
    assert [each["code"] for each in listed] == [code]
    with lea.live(f"{table}/live") as page:
        page.receive_text()
        record = order(operator, "close", code=code).json()["record"]
        with pytest.raises(WebSocketDisconnect):  # the page is hung up on
            read_all(page)
    assert record.startswith("douzaine")
    assert lea.get(table).status_code == 404
    assert order(operator, "close", code=code).status_code == 404
    assert order(operator, "tables").json()["tables"] == []


def read_all(page: Any) -> None:
    while True:
        page.receive_text()


def test_programs_that_follow_a_closed_table_hear_of_it_at_once(
    operator: TestClient, client: TestClient, lea: Visitor
) -> None:
    code = lea.play("killer").removeprefix("/t/")
    bell = client.app.state.services.streams.join(code)  # type: ignore[attr-defined]
    assert order(operator, "close", code=code).status_code == 200
    assert bell.is_set()


def test_somebody_is_renamed_everywhere(operator: TestClient, lea: Visitor) -> None:
    table = lea.post("/new/killer", {"name": "Rude", "seat-0": "me", "seat-1": "open", "option-players": "2"})
    path = table.headers["location"]
    assert "Rude" in lea.get(path).text
    code = path.removeprefix("/t/")
    assert order(operator, "rename", code=code, seat=0, name="Lea").json()["tables"] == [code]
    assert "Rude" not in lea.get(path).text
    assert "Rude" not in lea.get("/me").text
    assert order(operator, "rename", code=code, seat=1, name="Lea").status_code == 404
    assert order(operator, "rename", code=code, seat=0, name="\x00 ").status_code == 422


def test_a_banned_address_stays_outside_until_it_may_come_in(operator: TestClient, client: TestClient) -> None:
    def visit(address: str) -> int:
        client.cookies.clear()
        visiting = TestClient(client.app, client=(address, 5000))
        visiting.portal = client.portal
        return visiting.get("/").status_code

    assert order(operator, "ban", address="203.0.113.7", days=1).json() == {"banned": "203.0.113.7"}
    assert order(operator, "ban", address="2001:db8::1:2", days=1).json() == {"banned": "2001:db8::"}
    assert [visit(each) for each in ("203.0.113.7", "203.0.113.8", "2001:db8::9", "127.0.0.1")] == [403, 200, 403, 200]
    assert figure(operator, "douzaine_bans") == 2
    assert order(operator, "unban", address="203.0.113.7").json() == {"was_banned": True}
    assert order(operator, "unban", address="203.0.113.7").json() == {"was_banned": False}
    assert visit("203.0.113.7") == 200
    for wrong in ("127.0.0.1", "::1", "nobody", ""):
        assert order(operator, "ban", address=wrong, days=1).status_code == 422
    assert order(operator, "ban", address="203.0.113.7", days=0).status_code == 422


def test_addresses_stand_for_clients_as_limits_count_them() -> None:
    assert client_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert len("ban-" + mark_of("203.0.113.7")) <= 20
    with pytest.raises(Refused):
        client_of("127.0.0.1")


def test_the_token_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    made = token_in(tmp_path)
    assert token_in(tmp_path) == made == token(tmp_path)
    assert len(made) > 30
    if os.name == "posix":
        assert (tmp_path / "operator.token").stat().st_mode & 0o077 == 0
    with pytest.raises(DouzaineError, match="token"):
        token(tmp_path / "elsewhere")


def test_processes_that_start_together_have_a_port_each() -> None:
    first, second = bound(18113), bound(18113)
    try:
        assert first.getsockname() != second.getsockname()
    finally:
        first.close()
        second.close()


@pytest.mark.slow
def test_the_command_looks_after_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = bound(18013)
    port = listening.getsockname()[1]
    listening.close()
    monkeypatch.setenv(PORT_VARIABLE, str(port))
    monkeypatch.setenv(TOKEN_VARIABLE, token_in(tmp_path))
    with running_server(tmp_path) as address:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"process_resident_memory_bytes" in answer.read() or os.name != "posix"
        made = urllib.request.Request(
            f"{address}/api/tables",
            json.dumps({"game": "killer", "seats": ["me", "open"], "public": True}).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(made) as answer:
            code = json.load(answer)["code"]
        monkeypatch.delenv(TOKEN_VARIABLE)
        here = ["--port", str(port), "--data", str(tmp_path)]
        main(["operator", "tables", *here, "--json"])
        assert [each["code"] for each in json.loads(capsys.readouterr().out)] == [code]
        main(["operator", "ban", "203.0.113.7", *here])
        main(["operator", "unban", "203.0.113.7", *here])
        main(["operator", "close", code, *here])
        assert code in capsys.readouterr().out
        with pytest.raises(SystemExit):
            main(["operator", "close", code, *here])
    with pytest.raises(SystemExit):
        main(["operator", "tables", *here])
    assert "no server answers" in capsys.readouterr().err


def test_the_operator_acts_on_every_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN_VARIABLE, TOKEN)
    with TestClient(make_app(database, compiles=False)) as client:
        operator = TestClient(operator_app(client.app.state.services), headers=LOCAL)  # type: ignore[attr-defined]
        operator.portal = client.portal
        lea = Visitor(client)
        code = lea.play("killer").removeprefix("/t/")
        assert order(operator, "tables").json()["tables"][0]["code"] == code
        assert order(operator, "rename", code=code, seat=0, name="Mia").json()["tables"] == [code]
        assert order(operator, "ban", address="203.0.113.7", days=2).json() == {"banned": "203.0.113.7"}
        assert order(operator, "ban", address="203.0.113.7", days=3).json() == {"banned": "203.0.113.7"}
        assert (figure(operator, "douzaine_tables"), figure(operator, "douzaine_bans")) == (1, 1)
        assert order(operator, "unban", address="203.0.113.7").json() == {"was_banned": True}
        assert order(operator, "close", code=code).json()["record"].startswith("douzaine record 1")
        assert figure(operator, "douzaine_tables") == 0
