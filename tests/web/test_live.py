"""Decisions over the open connection of a page: the same as by its form, and nothing else gets through."""

import json
from typing import Any
from urllib.parse import urlencode

import pytest
from sqlalchemy.exc import OperationalError

from douzaine.web.store import Store
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


def test_a_spectator_decides_nothing(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = two_at(lea, tom)
    form = read(lea.get(table).text).hidden | {"move": "show heads"}
    with stranger.live(f"{table}/live") as socket:
        socket.receive_text()
        assert decide(socket, form)["status"] == 403


def test_whoever_is_deleted_decides_nothing_more(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        form = read(mine.receive_text()).hidden | {"move": "show heads"}
        assert lea.post("/me/forget", {"sure": "yes"}).status_code == 303
        assert decide(mine, form)["status"] == 403


def test_a_database_that_fails_is_said_by_page_and_connection(
    lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_at(lea, tom)

    async def fail(*_: Any) -> None:
        raise OperationalError("COMMIT", None, Exception("disk full"))

    with lea.live(f"{table}/live") as mine:
        form = read(mine.receive_text()).hidden | {"move": "show heads"}
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", fail)
            assert decide(mine, form) == {"answer": 7, "status": 503}
            answer = lea.post(f"{table}/move", form)
            assert answer.status_code == 503
            assert "The store does not answer" in answer.text
        assert decide(mine, form)["status"] == 204
