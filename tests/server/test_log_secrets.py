"""What opens something stands in no line of the log: neither ours nor that of the server below."""

import json
import logging
import re

import pytest
from websockets.sync.client import connect

from douzaine.web.middleware.guard import JsonLines, without_secrets
from tests.server.tools import Inside, code_in


def test_no_secret_is_written_to_the_log(server: Inside, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        host, guest = server.browser(), server.browser()
        code = code_in(host.post("/invite", data={"game": "killer", "name": "Mia"}).url)
        invitation = re.findall(r"/i/([\w-]{22})", host.get(f"/t/{code}").text)[0]
        personal = re.findall(r"/link#([\w-]+)", host.post("/me/link").text)[0]
        cookie = host.cookies["douzaine"]
        assert guest.get(f"/i/{invitation}").status_code == 200
        assert guest.post(f"/i/{invitation}", data={"name": "Noé"}).status_code == 200
        for path in (
            f"/link/{personal}",
            f"/link/{personal}/x",
            f"//i/{invitation}",
            f"/I/{invitation}",
            f"/x/{cookie}",
        ):
            assert guest.get(path).status_code == 404
        assert guest.post("/link", data={"secret": personal}).status_code == 200
        address = f"ws{server.address[4:]}/t/{code}/live"
        with connect(address, origin=server.address, additional_headers={"Cookie": f"douzaine={cookie}"}) as socket:  # type: ignore[arg-type]
            socket.recv(10)
    formatter = JsonLines()
    ours = [record for record in caplog.records if record.name.startswith(("douzaine", "uvicorn"))]
    lines = [formatter.format(record) for record in ours if record.levelno >= logging.INFO]
    assert any(json.loads(line).get("path") == "/i/…" for line in lines)
    for secret in (invitation, personal, cookie):
        assert not any(secret in line for line in lines)
        assert not any(secret in str(vars(record)) for record in ours if record.name == "douzaine.http")


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("/link/abc", "/link/…"),
        ('"GET /i/abc/d?e=1 HTTP/1.1" 200', '"GET /i/… HTTP/1.1" 200'),
        ("https://x/link#abc", "https://x/link#…"),
        ("/x/AbCdEfGhIjKlMnOpQrStUv", "/x/…"),
        ("/t/tilleul-4127/live", "/t/tilleul-4127/live"),
        ("/static/tokens.css", "/static/tokens.css"),
    ],
)
def test_what_could_be_a_secret_is_masked(text: str, masked: str) -> None:
    assert without_secrets(text) == masked


def test_an_error_in_the_log_shows_no_link() -> None:
    try:
        raise ValueError("/i/secret-of-somebody")
    except ValueError:
        record = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "GET /link/abc", (), None)
        import sys

        record.exc_info = sys.exc_info()
    line = JsonLines().format(record)
    assert "secret-of" not in line
    assert "abc" not in line


def test_no_fact_takes_the_place_of_the_level() -> None:
    record = logging.makeLogRecord({"levelname": "WARNING", "msg": "bot gives up", "level": "MyBot", "why": "slow"})
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["what"], line["why"]) == ("warning", "bot gives up", "slow")
