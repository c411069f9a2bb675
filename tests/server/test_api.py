"""The JSON API: everything a page can do, as the document says, and streams that lose nothing."""

import json
import re
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import Route
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import douzaine as dz
from douzaine.web.api import calls as api
from douzaine.web.api import openapi
from examples import bot
from tests.patience import PATIENCE_S
from tests.server.tools import Inside


def call(server: Inside, method: str, path: str, token: str | None = None, **body: Any) -> Any:
    """Ask the API, and check the answer against the document."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.request(
        method, f"{server.address}/api{path}", json=body or None, headers=headers, timeout=PATIENCE_S
    )
    check(method, f"/api{path}".split("?")[0], answer)
    return answer.json()


def check(method: str, path: str, answer: httpx.Response) -> None:
    """An answer must be one that the document describes."""
    found = [
        each
        for each in api.OPERATIONS
        if each.method == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", each.path), path)
    ]
    assert len(found) == 1, path
    told = openapi.document()["paths"][found[0].path][method.lower()]["responses"]
    assert str(answer.status_code) in told, (path, answer.status_code, answer.text)
    shape = found[0].answer if answer.status_code == found[0].status else api.s.Problem
    msgspec.json.decode(answer.content, type=shape, strict=True)


def opened(server: Inside, **more: Any) -> tuple[str, str]:
    told = call(server, "POST", "/tables", **{"game": "killer", "options": {"players": 2}, "seats": ["me"], **more})
    return told["code"], told["token"]


# ---- the document


def test_the_document_is_served_and_describes_exactly_the_routes(server: Inside) -> None:
    served = httpx.get(f"{server.address}/api/openapi.json").json()
    assert served == json.loads(msgspec.json.encode(openapi.document()))
    routes = {
        (route.path, method)
        for route in server.app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path != "/api/openapi.json"
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(path, method.upper()) for path, methods in served["paths"].items() for method in methods}
    ids = [each["operationId"] for methods in served["paths"].values() for each in methods.values()]
    assert len(ids) == len(set(ids))


def test_every_reference_in_the_document_leads_somewhere() -> None:
    text = json.dumps(openapi.document())
    for name in re.findall(r'"#/components/schemas/(\w+)"', text):
        assert name in openapi.document()["components"]["schemas"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_for_people_names_every_operation(server: Inside, lang: str) -> None:
    text = server.browser(lang).get("/api").text
    for each in api.OPERATIONS:
        assert f"{each.method} {each.path}" in text


# ---- everything a page can do


def test_a_whole_life_over_the_api(server: Inside) -> None:
    assert {each["id"] for each in call(server, "GET", "/games")["games"]} == set(dz.games())
    assert call(server, "GET", "/games/killer?lang=fr")["title"]
    assert call(server, "GET", "/games/killer/rules")["rules"]
    assert "hp" in call(server, "GET", "/games/killer/position-schema")["schema"]["$defs"]["Position"]["properties"]
    assert call(server, "GET", "/games/chess/position-schema")["error"] == "no-game"
    me = call(server, "POST", "/people", name="  Mia\n ")
    assert call(server, "GET", "/me", me["token"]) == {"name": "Mia"}
    assert call(server, "PATCH", "/me", me["token"], name="Noé") == {"name": "Noé"}
    code = call(server, "POST", "/tables", me["token"], game="killer", options={"players": 2}, public=True)["code"]
    assert code in [each["code"] for each in call(server, "GET", "/tables")["tables"]]
    assert call(server, "POST", f"/tables/{code}/sit", me["token"], seat=0) == {"seat": 0, "token": None}
    assert call(server, "POST", f"/tables/{code}/words", me["token"], seat=0, words="prune")["seats"][0]["words"]
    assert call(server, "POST", f"/tables/{code}/start", me["token"])["error"] == "seats-open"
    call(server, "POST", f"/tables/{code}/bot", me["token"], seat=1, level="random")
    call(server, "POST", f"/tables/{code}/stand", me["token"], seat=1)
    call(server, "POST", f"/tables/{code}/bot", me["token"], seat=1, level="simple")
    assert call(server, "GET", f"/tables/{code}/state", me["token"])["error"] == "not-begun"
    assert call(server, "POST", f"/tables/{code}/start", me["token"])["phase"] == "playing"
    assert call(server, "GET", f"/tables/{code}/record", me["token"])["error"] == "not-over"
    assert call(server, "GET", f"/tables/{code}/fair", me["token"])["seed"] is None
    bot.play(bot.Table(server.address, me["token"]), code)
    state = call(server, "GET", f"/tables/{code}/state", me["token"])
    assert state["over"]
    assert state["ending"]["winners"]
    record = call(server, "GET", f"/tables/{code}/record", me["token"])["record"]
    assert dz.Match.replay(record).over
    answer = httpx.get(f"{server.address}/api/tables/{code}/record", headers={"Authorization": f"Bearer {me['token']}"})
    assert dz.Match.replay(answer.text).record() == record  # the file that anybody would keep
    assert call(server, "GET", f"/tables/{code}/fair", me["token"])["seed"] in record
    assert call(server, "GET", f"/tables/{code}/story?after=2&lang=fr")["story"]
    assert call(server, "GET", f"/tables/{code}", me["token"])["phase"] == "over"
    again = call(server, "POST", f"/tables/{code}/rematch", me["token"])["code"]
    assert call(server, "POST", f"/tables/{code}/rematch", me["token"])["code"] == again
    assert call(server, "POST", f"/tables/{again}/leave", me["token"], seat=0)["number"] > 0
    kept = call(server, "POST", "/records", record=record)["id"]
    assert call(server, "GET", f"/records/{kept}")["record"] == record
    assert len(call(server, "GET", "/me/tables", me["token"])["tables"]) == 2
    call(server, "DELETE", "/me", me["token"])
    assert call(server, "GET", "/me", me["token"])["error"] == "token"


def test_a_move_counts_once(server: Inside) -> None:
    code, token = opened(server, seats=["me", "open"])
    other = call(server, "POST", f"/tables/{code}/sit", seat=1)["token"]
    call(server, "POST", f"/tables/{code}/start", token)
    while True:
        state, seat = next(
            (told, seat)
            for seat, key in enumerate((token, other))
            if (told := call(server, "GET", f"/tables/{code}/state", key))["asked"] is not None
        )
        key, wrong = (token, other) if seat == 0 else (other, token)
        body = {"seat": seat, "number": state["asked"], "moves": [state["legal"][0]["move"]]}
        assert call(server, "POST", f"/tables/{code}/moves", wrong, **body)["error"] == "not-your-seat"
        assert call(server, "POST", f"/tables/{code}/moves", **body)["error"] == "token"
        bad = {**body, "moves": ["fly"]}
        assert call(server, "POST", f"/tables/{code}/moves", key, **bad)["error"] == "illegal"
        done = call(server, "POST", f"/tables/{code}/moves", key, **body)
        assert done == {"number": state["number"] + 1}
        assert call(server, "POST", f"/tables/{code}/moves", key, **body)["error"] in ("stale", "illegal")
        if done["number"] > 3:
            break


def test_who_comes_too_late_is_told_how_the_table_stands(server: Inside) -> None:
    code, token = opened(server, seats=["me", "open"])
    early = call(server, "POST", f"/tables/{code}/moves", token, seat=0, number=0, moves=["roll"])
    assert "state" not in early  # play has not begun
    other = call(server, "POST", f"/tables/{code}/sit", seat=1)["token"]
    call(server, "POST", f"/tables/{code}/start", token)
    for seat, key in enumerate((token, other)):
        late = call(server, "POST", f"/tables/{code}/moves", key, seat=seat, number=9999, moves=["roll"])
        assert late["error"] == "stale"
        assert late["state"] == call(server, "GET", f"/tables/{code}/state?seat={seat}", key)
        assert late["state"]["seat"] == seat
    refused = call(server, "POST", f"/tables/{code}/moves", token, seat=1, number=9999, moves=["roll"])
    assert set(refused) == {"error", "message"}  # somebody else's seat: a 403 shows nothing


def test_bad_input_gets_a_sentence_and_changes_nothing(server: Inside) -> None:
    code, token = opened(server)
    for method, path, body in (
        ("POST", "/tables", {"game": "chess"}),
        ("POST", "/tables", {"game": "killer", "options": {"players": 99}}),
        ("POST", "/tables", {"game": "killer", "options": {"wings": 1}}),
        ("POST", "/tables", {"game": "killer", "seats": ["giant"]}),
        ("POST", "/tables", {"game": 3}),
        ("POST", f"/tables/{code}/sit", {"seat": 17}),
        ("POST", f"/tables/{code}/sit", {"seat": 1, "wings": 2}),
        ("POST", f"/tables/{code}/bot", {"seat": 1, "level": "god"}),
        ("GET", f"/tables/{code}/state?seat=x", {}),
    ):
        assert call(server, method, path, token, **body)["message"], path
    broken = httpx.post(f"{server.address}/api/tables", content=b"{\xff", headers={"Content-Type": "application/json"})
    assert broken.status_code == 400
    assert httpx.get(f"{server.address}/api/nowhere").status_code == 404


@pytest.mark.parametrize(
    ("body", "french"),
    [
        ({"game": "chess"}, "il n’y a pas de jeu 'chess'"),
        ({"game": "killer", "options": {"players": 99}}, "players = 99 n’est pas permis"),
        ({"game": "killer", "seats": ["giant"]}, "une place est me, open ou l’un de"),
        ({"game": 3}, "`str` attendu, `int` reçu, à `$.game`"),
        ({}, "il manque le champ `game` à `$`"),
        ({"game": "killer", "clock": 10**400}, "n’a pas la bonne forme"),
        ({"game": "crowns13", "options": {"deck": "schema = 2\nid = 3\n"}}, "le deck est refusé\u202f: "),
    ],
)
def test_bad_input_is_told_in_french(server: Inside, body: dict[str, Any], french: str) -> None:
    assert french in call(server, "POST", "/tables?lang=fr", **body)["message"]


def test_what_an_option_allows_is_told_in_both_languages(server: Inside) -> None:
    for query, allowed in (("", "2 to 10"), ("?lang=fr", "de 2 à 10")):
        assert call(server, "GET", f"/games/killer{query}")["options"][0]["allowed"] == allowed


def test_a_cookie_is_no_token(server: Inside) -> None:
    browser = server.browser()
    browser.post("/me/name", data={"name": "Mia"})
    assert browser.get("/api/me").status_code == 401


# ---- streams


def lines(server: Inside, code: str, token: str | None, after: int, most: int) -> list[dict[str, Any]]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    found: list[dict[str, Any]] = []
    address = f"{server.address}/api/tables/{code}/events?after={after}"
    with httpx.stream("GET", address, headers=headers, timeout=PATIENCE_S) as answer:
        for line in answer.iter_lines():
            if line:
                found.append(json.loads(line))
            if len(found) >= most:
                break
    return found


def test_a_stream_resumes_where_it_was_left(server: Inside) -> None:
    code, token = opened(server, seats=["me", "simple"])
    bot.play(bot.Table(server.address, token), code)
    whole = lines(server, code, token, -1, 10_000)
    numbers = [message["number"] for message in whole]
    assert numbers == list(range(len(numbers)))
    story = [event for message in whole for event in message.get("story", [])]
    assert story == call(server, "GET", f"/tables/{code}/story", token)["story"]
    assert whole[-1]["state"]["over"]
    for cut in (0, 1, len(whole) // 2, len(whole) - 1):
        assert lines(server, code, token, cut, 10_000) == whole[cut + 1 :] or cut == len(whole) - 1
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{server.address.replace('http', 'ws')}/api/tables/{code}/stream?after=3"
    with connect(address, additional_headers=headers) as socket:
        assert [json.loads(text) for text in socket] == whole[4:]


def messages(table: bot.Table, code: str, after: int = -1) -> Generator[dict[str, Any], None, None]:
    """Everything done at a table, from after a number; comes back by itself when the connection drops."""
    address = f"{table.address.replace('http', 'ws', 1)}/api/tables/{code}/stream"
    while True:
        try:
            with connect(f"{address}?after={after}", additional_headers=table.headers) as socket:
                while True:
                    message = json.loads(socket.recv())
                    after = max(after, message["number"])
                    yield message
                    if message.get("state") and message["state"]["over"]:
                        return
        except (OSError, WebSocketException):
            time.sleep(0.2)


def test_bots_play_each_other_while_their_connections_drop(server: Inside) -> None:
    """Every socket is cut after a few messages; nothing is lost and nothing is played twice."""
    code, token = opened(server, seats=["me", "open"])
    tables = [bot.Table(server.address, token), bot.Table(server.address)]
    bot.take_a_seat(tables[1], code, "Noé")
    call(server, "POST", f"/tables/{code}/start", token)
    endings: list[Any] = []

    def dropping(table: bot.Table) -> None:
        after, seen = -1, []
        while True:
            heard = messages(table, code, after)
            for _ in range(3):
                message = next(heard)
                if message["kind"] != "now":
                    assert message["number"] == after + 1
                    seen.append(message["number"])
                after = message["number"]
                state = message.get("state")
                if state and state["over"]:
                    endings.append((state["ending"], seen))
                    return
                if state and state["asked"] is not None:
                    bot.decide(table, code, state)
            heard.close()

    threads = [threading.Thread(target=dropping, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE_S)
    assert len(endings) == 2
    assert endings[0] == endings[1]


def test_the_example_needs_nothing_but_python() -> None:
    text = Path(bot.__file__).read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:from|import) (\w+)", text, re.MULTILINE))
    assert "urllib" in imported
    assert imported <= sys.stdlib_module_names
