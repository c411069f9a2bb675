"""Decisions over the open connection of a page: the same as by its form, and nothing else gets through."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocketDisconnect

from douzaine.server import table as rules_of_tables
from douzaine.server.bot_seats import BotSeats
from douzaine.store.log import Log
from douzaine.web.live import audience
from tests.web.forms import Visitor, read
from tests.web.test_tables import two_at


def decide(socket: Any, form: dict[str, Any] | str, answer: int = 7) -> dict[str, Any]:
    """Send a decision; the answer to it, whatever else comes before."""
    socket.send_text(form if isinstance(form, str) else urlencode({**form, "answer": answer}, doseq=True))
    return answer_of(socket)


def answer_of(socket: Any) -> dict[str, Any]:
    while not (text := socket.receive_text()).startswith("{"):
        assert text.lstrip().startswith("<")
    found: dict[str, Any] = json.loads(text)
    return found


def test_a_decision_is_acknowledged_and_everybody_sees_it(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine, tom.live(f"{table}/live") as theirs:
        first = read(mine.receive_text())
        theirs.receive_text()
        assert decide(mine, first.hidden | {"move": "show heads"}) == {"answer": 7, "status": 204}
        assert read(theirs.receive_text()).page["data-version"] == "1"
        assert read(lea.get(table).text).page["data-version"] == "1"


def test_a_doubled_decision_changes_nothing_and_says_so(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        form = read(mine.receive_text()).hidden | {"move": "show heads"}
        assert decide(mine, form)["status"] == 204
        again = decide(mine, form, 8)
        assert (again["answer"], again["status"]) == (8, 409)
        assert read(again["html"]).refused
        assert read(lea.get(table).text).page["data-version"] == "1"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 403),
        ("answer=7", 403),
        ("seat=0&number=0&move=show+heads&answer=7&" + "&".join(f"x{n}=1" for n in range(300)), 403),
        ("seat=0&number=0&move=show+the+moon&answer=7", 422),
        ("seat=0&number=0&answer=7", 422),
        ("seat=1&number=0&move=show+heads&answer=7", 403),
        ("seat=0&number=99999999999999&move=show+heads&answer=7", 409),
        ("\x00\ud7ff%zz=&&&==", 403),
    ],
)
def test_nonsense_is_refused_with_the_table_as_it_stands(lea: Visitor, tom: Visitor, text: str, status: int) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        mine.receive_text()
        refused = decide(mine, text)
        assert refused["status"] == status
        assert read(refused["html"]).asked
        mine.send_bytes(b"\xff\x00")
        assert answer_of(mine)["status"] == 403
        good = read(lea.get(table).text).hidden | {"move": "show heads"}
        assert decide(mine, good)["status"] == 204  # the connection lives on


# ---- previews


def killer_at(lea: Visitor, tom: Visitor) -> tuple[str, Visitor, Visitor]:
    """A match of Killer, whoever decides, and the other, both in English."""
    lea.lang = tom.lang = "en"
    form = {"seat-0": "me", "seat-1": "open", "spectators": "on", "hints": "on", "option-players": "2"}
    answer = lea.post("/new/killer", form)
    table = str(answer.headers["location"])
    tom.sit(table, 1, "Tom")
    lea.post(f"{table}/start")
    return (table, lea, tom) if read(lea.get(table).text).asked else (table, tom, lea)


def test_a_page_asks_what_its_choice_leads_to(lea: Visitor, tom: Visitor) -> None:
    table, decider, other = killer_at(lea, tom)
    whole = decider.get(table).text
    with decider.live(f"{table}/live") as mine:
        text = mine.receive_text()
        form = read(text)
        assert " data-previews" in text
        assert len(text) < len(whole) / 2
        dice = [value for _, value in form.boxes][:2]
        told = decide(mine, form.hidden | {"move": dice, "preview": "1"})
        assert told["status"] == 200
        faces = [value.removeprefix("keep ") for value in dice]
        assert set(told["parts"]) == {"chosen-odds", "chosen-chances", "chosen-so-far", "chosen-sum", "chosen-button"}
        assert all(f'id="{each}"' in text for each in told["parts"])
        assert f"{faces[0]} {faces[1]}: attack" in told["parts"]["chosen-odds"]
        assert told["parts"]["chosen-button"] not in text  # only a page without a connection has all of them
        assert f"Keep {faces[0]} {faces[1]}, roll four dice" in told["parts"]["chosen-button"]
        for each in ("chosen-odds", "chosen-chances", "chosen-sum", "chosen-button"):
            assert told["parts"][each] in whole  # word for word as it is drawn beforehand
        assert read(decider.get(table).text).page["data-version"] == "0"  # nothing was decided
        with other.live(f"{table}/live") as theirs:
            theirs.receive_text()
            assert decide(theirs, form.hidden | {"move": dice, "preview": "1"}) == {"answer": 7, "status": 409}
        assert decide(mine, form.hidden | {"move": dice, "preview": "1", "number": "7"})["status"] == 409


@pytest.mark.parametrize("moves", [[], ["keep 9"], ["keep 6"] * 9, ["roll"], ["x" * 5000], ["keep ６"]])
def test_a_choice_that_cannot_be_made_has_no_preview(lea: Visitor, tom: Visitor, moves: list[str]) -> None:
    table, decider, _ = killer_at(lea, tom)
    with decider.live(f"{table}/live") as mine:
        form = read(mine.receive_text())
        told = decide(mine, form.hidden | {"move": moves, "preview": "1"})
        assert told["status"] == 200
        assert "chosen-odds" not in told["parts"]


def test_a_game_without_previews_answers_so(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        form = read(mine.receive_text()).hidden
        assert decide(mine, form | {"move": "show heads", "preview": "1"})["status"] == 409


def test_a_spectator_decides_nothing(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = two_at(lea, tom)
    form = read(lea.get(table).text).hidden | {"move": "show heads"}
    with stranger.live(f"{table}/live") as socket:
        socket.receive_text()
        assert decide(socket, form)["status"] == 403


def decide_until_closed(socket: Any, form: dict[str, Any]) -> None:
    """Decide, which is refused if the answer comes before the end, and listen until there is nothing more."""
    assert decide(socket, form)["status"] == 403
    while True:
        socket.receive_text()


def test_whoever_is_deleted_decides_nothing_more(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        form = read(mine.receive_text()).hidden | {"move": "show heads"}
        assert lea.post("/me/forget", {"sure": "yes"}).status_code == 303
        with pytest.raises(WebSocketDisconnect) as closed:
            decide_until_closed(mine, form)
        assert closed.value.code == 4404
    with lea.live(f"{table}/live") as again:  # as a spectator
        assert not read(again.receive_text()).asked
        assert decide(again, form)["status"] == 403


def test_a_database_that_fails_is_said_by_page_and_connection(
    lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_at(lea, tom)

    async def fail(*_: Any) -> None:
        raise OperationalError("COMMIT", None, Exception("disk full"))

    with lea.live(f"{table}/live") as mine:
        form = read(mine.receive_text()).hidden | {"move": "show heads"}
        with monkeypatch.context() as patch:
            patch.setattr(Log, "append", fail)
            assert decide(mine, form) == {"answer": 7, "status": 503}
            answer = lea.post(f"{table}/move", form)
            assert answer.status_code == 503
            assert "The database does not answer" in answer.text
        assert decide(mine, form)["status"] == 204


@pytest.mark.parametrize("error", [ValueError, RuntimeError])
def test_what_cannot_be_drawn_or_told_closes_the_connection_and_is_logged(
    lea: Visitor,
    tom: Visitor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: type[Exception],
) -> None:
    table = two_at(lea, tom)

    def fail(*_: Any) -> Any:
        raise error("a fault")

    for path, patched in (
        (f"{table}/live", "live.draw_queue.draw"),
        (f"/api/tables{table[2:]}/stream", "live.stream.serialize.messages"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(f"douzaine.web.{patched}", fail)
            with lea.live(path) as socket, pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text()
            assert closed.value.code == 1011
    assert [record.message for record in caplog.records if record.exc_info] == ["drawing failed", "stream failed"]


def test_whoever_only_loads_the_page_again_is_never_seen_to_be_away(lea: Visitor, tom: Visitor) -> None:
    """Nor is anybody whose page goes on from the lobby to the match, as it does for all when it starts."""
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        mine.receive_text()
        for _ in range(2):
            with tom.live(f"{table}/live") as theirs:
                theirs.receive_text()
        assert "away since" not in mine.receive_text()


def test_whoever_is_back_is_told_once_though_a_bot_has_played_meanwhile(
    lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "RELOAD_S", 0)
    monkeypatch.setattr(rules_of_tables, "STAND_IN_AFTER_S", 0)
    monkeypatch.setattr(BotSeats, "wake", lambda *_: None)  # it thinks for long
    table = two_at(lea, tom)
    gone, here = (lea, tom) if read(lea.get(table).text).asked else (tom, lea)
    with here.live(f"{table}/live") as socket:
        socket.receive_text()
        with gone.live(f"{table}/live") as theirs:
            theirs.receive_text()
        assert here.post(f"{table}/silent", {"seat": "0" if gone is lea else "1"}).status_code == 303
        gone.get(table)
        with gone.live(f"{table}/live") as theirs:
            theirs.receive_text()
            told = here.get(table).text.split('id="chapters"')[1].split("</aside>")[0]
    assert told.count("</b> is back." if here is lea else "Revoilà <b>") == 1
