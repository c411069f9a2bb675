"""Whoever has no right to a table is answered as if there were none: every route that names a table, whatever comes.

Routes are found, not listed: a new one is held to it from its first day.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import event
from starlette.applications import Starlette
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.forms import Visitor, read
from tests.web.test_invitations import invitation

UNKNOWN = "zebre-0000"
FORM = {"seat": "0", "number": "0", "level": "simple", "words": "x", "mark": "x", "seal": "", "salt": "", "sure": "yes"}
STATES = ("lobby", "starting", "in play", "over")


def private_table(lea: Visitor, tom: Visitor, state: str) -> str:
    """A table of Lea and Tom without spectators."""
    form = {"name": "Lea", "seat-0": "me", "seat-1": "open", "option-players": "2", "leaving": "end"}
    table = str(lea.post("/new/killer", form).headers["location"])
    tom.post(invitation(lea, table), {"name": "Tom", "seat": "1"})
    if state == "starting":
        lea.post(f"{table}/seal", {"seat": "0", "seal": "0" * 64})
    if state != "lobby":
        lea.post(f"{table}/start")
    if state == "over":
        lea.post(f"{table}/leave", {"seat": "0"})
        assert read(tom.get(table).text).over
    return table.removeprefix("/t/")


def routes(app: Starlette) -> Iterator[tuple[str, str]]:
    """Every method and path that names a table."""
    for route in app.routes:
        if isinstance(route, Route) and "{code}" in route.path:
            yield from ((method, route.path) for method in sorted((route.methods or set()) - {"HEAD"}))


def ask(visitor: Visitor, method: str, path: str, code: str) -> tuple[int, str, list[str]]:
    """What somebody is answered, with another word in place of the table's."""
    address, body, headers = path.replace("{code}", code), {}, {}
    if path.startswith("/api/") and visitor.cookies:
        headers = {"authorization": f"Bearer {visitor.cookies['douzaine']}"}
    if method == "POST":
        body = {"content": json.dumps({"seat": 0})} if path.startswith("/api/") else {"data": FORM}
    answer = visitor._ask(method, address, headers, **body)
    return answer.status_code, answer.text.replace(code, "CODE"), sorted(answer.headers)


def strangers(client: TestClient) -> dict[str, Visitor]:
    """Nobody, and somebody who has been here."""
    known = Visitor(client)
    known.post("/me/name", {"name": "Mia"})
    return {"nobody": Visitor(client), "somebody": known}


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
def test_a_closed_table_and_none_are_answered_alike(client: TestClient, lea: Visitor, tom: Visitor, state: str) -> None:
    code = private_table(lea, tom, state)
    asked = list(routes(client.app))  # type: ignore[arg-type]
    assert len(asked) > 40
    for who, stranger in strangers(client).items():
        for method, path in asked:
            if path == "/api/tables/{code}/sit" and state in ("lobby", "starting"):
                continue  # the word in the address lets somebody in, as on the first page, and wrong ones count
            closed = ask(stranger, method, path, code)
            assert closed[0] in (404, 401), (who, method, path)
            assert closed == ask(stranger, method, path, UNKNOWN), (who, method, path)
        assert set(stranger.cookies) <= {"douzaine"}
    assert client.app.state.services.audience.away(code, after_s=0) == {}  # type: ignore[attr-defined]


def test_a_closed_lobby_is_looked_for_in_the_database_like_one_that_is_not_there(
    client: TestClient, lea: Visitor, tom: Visitor, stranger: Visitor
) -> None:
    """Else its answer would come sooner, and whoever measures that finds words without being counted."""
    code = private_table(lea, tom, "lobby")
    engine = client.app.state.services.store.database.engine.sync_engine  # type: ignore[attr-defined]
    asked: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
    found = []
    for each in (code, UNKNOWN):
        asked.clear()
        assert stranger.get(f"/t/{each}").status_code == 404
        found.append(list(asked))
    assert found[0]
    assert [text[:40] for text in found[0]] == [text[:40] for text in found[1]]


@pytest.mark.parametrize("state", STATES)
def test_sockets_too(client: TestClient, lea: Visitor, tom: Visitor, state: str) -> None:
    code = private_table(lea, tom, state)
    sockets = [route.path for route in client.app.routes if isinstance(route, WebSocketRoute)]  # type: ignore[attr-defined]
    assert len(sockets) >= 2

    def closed(visitor: Visitor, path: str, which: str) -> int:
        with pytest.raises(WebSocketDisconnect) as told, visitor.live(path.replace("{code}", which)) as socket:
            socket.receive_text()
        return int(told.value.code)

    for stranger in strangers(client).values():
        for path in sockets:
            assert closed(stranger, path, code) == closed(stranger, path, UNKNOWN) == 4404


def test_whoever_was_sent_away_is_answered_as_if_there_were_no_table(
    client: TestClient, lea: Visitor, tom: Visitor
) -> None:
    code = private_table(lea, tom, "lobby")
    lea.post(f"/t/{code}/stand", {"seat": "1"})
    for method, path in routes(client.app):  # type: ignore[arg-type]
        assert ask(tom, method, path, code) == ask(tom, method, path, UNKNOWN), (method, path)


def test_a_stream_opened_in_the_lobby_ends_when_a_match_without_spectators_starts(
    client: TestClient, lea: Visitor, tom: Visitor, stranger: Visitor
) -> None:
    code = private_table(lea, tom, "lobby")
    stranger.post("/join", {"code": code})
    headers = {"authorization": f"Bearer {stranger.cookies['douzaine']}"}
    with stranger.live(f"/api/tables/{code}/stream", **headers) as socket:
        assert '"open"' in socket.receive_text()
        lea.post(f"/t/{code}/start")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()


def test_previews_are_for_those_who_may_look(client: TestClient, lea: Visitor, tom: Visitor) -> None:
    """A decision that is only tried over an open connection is asked for its right, too."""
    code = private_table(lea, tom, "in play")
    asked = next(each for each in (lea, tom) if read(each.get(f"/t/{code}").text).asked)
    with asked.live(f"/t/{code}/live") as socket:
        form = read(socket.receive_text()).hidden
        asked.post("/me/forget", {"sure": "yes"})
        socket.send_text("&".join(f"{name}={value}" for name, value in form.items()) + "&preview=1&answer=7")
        told: list[Any] = []
        with pytest.raises(WebSocketDisconnect) as closed:
            told.extend(json.loads(text) for text in iter(socket._session.receive_text, None))
        assert not any("parts" in each for each in told)
    assert closed.value.code == 4404


def test_no_page_shows_an_invitation_to_those_who_may_not_hand_it_on(
    client: TestClient, lea: Visitor, tom: Visitor, stranger: Visitor
) -> None:
    code = private_table(lea, tom, "lobby")
    secret = invitation(lea, f"/t/{code}").removeprefix("/i/")
    lea.post(f"/t/{code}/stand", {"seat": "1"})
    stranger.post("/join", {"code": code})
    token = {"authorization": f"Bearer {stranger.cookies['douzaine']}"}
    for method, path in routes(client.app):  # type: ignore[arg-type]
        if method == "GET" and not path.endswith("/events"):  # which goes on until the match is over
            answer = stranger.get(path.replace("{code}", code), headers=token)
            assert secret not in answer.text, path
            assert not re.search(r"/i/[\w-]{22}", answer.text), path
