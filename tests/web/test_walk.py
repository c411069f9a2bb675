"""The walk of a move, from socket to socket: somebody who follows it opens few modules."""

import sys
from typing import Any
from urllib.parse import urlencode

from starlette.testclient import TestClient

from tests.web.forms import Visitor, read
from tests.web.test_tables import two_at

MOST = 10  # modules of `web`; below them are the server's rooms, the store, and the match


def test_a_move_passes_few_modules_of_the_web(client: TestClient, lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    passed: set[str] = set()

    def note(frame: Any, event: str, _: Any) -> None:
        name = frame.f_globals.get("__name__", "")
        if event == "call" and name.startswith("douzaine."):
            passed.add(name)

    with lea.live(f"{table}/live") as mine, tom.live(f"{table}/live") as theirs:
        mine.receive_text()
        theirs.receive_text()
        for visitor in (lea, tom):  # a round, so that what is made once is there
            visitor.post(f"{table}/move", read(visitor.get(table).text).hidden | {"move": "show heads"})
        form = read(lea.get(table).text).hidden | {"move": "show heads", "answer": "1"}
        assert client.portal is not None
        client.portal.call(lambda: sys.setprofile(note))
        try:
            mine.send_text(urlencode(form))
            while read(theirs.receive_text()).page["data-version"] != "3":
                pass
        finally:
            client.portal.call(lambda: sys.setprofile(None))
    assert "douzaine.server.play" in passed
    assert "douzaine.store.log" in passed
    assert len({name for name in passed if name.startswith("douzaine.web.")}) <= MOST
