"""Every address, with parts, questions and cookies that nobody would send: an answer, and never a traceback."""

import base64
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import BaseRoute, Route

from douzaine.web.app import all_routes
from tests.patience import PATIENCE_S
from tests.server.tools import Inside, inside

NASTY = ("9" * 5000, "-1", "%00", "%ff%fe", "%D9%A3", "..%2f..%2fx", "x" * 3000, "%F0%9F%92%A5")
COOKIES = ("douzaine", "lang", "theme", "learnt", "kept", "drafts")
DEEP = base64.urlsafe_b64encode(b"[" * 2200).decode()
ASKED = (
    "as",
    "at",
    "before",
    "seat",
    "eyes",
    "speed",
    "did",
    "draft",
    "code",
    "lang",
    "after",
    "wait",
    "legal",
    "text",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(Path(tmp_path_factory.mktemp("addresses"))) as running:
        yield running


def routes(routes: list[BaseRoute]) -> Iterator[tuple[str, str]]:
    """Every method and path that can be asked for."""
    for route in routes:
        if isinstance(route, Route):
            for method in sorted((route.methods or {"GET"}) - {"HEAD"}):
                yield method, route.path


def addresses(path: str) -> Iterator[str]:
    """A path with a nasty value in place of each of its parts, while the others make sense."""
    usual = {"game": "killer", "code": "zebre-1111", "step": "1", "day": "2026-11-16"}
    parts = re.findall(r"\{(\w+)(?::\w+)?\}", path)
    for part in parts:
        for value in NASTY:
            given = {each: usual.get(each, "x") for each in parts} | {part: value}
            yield re.sub(r"\{(\w+)(?::\w+)?\}", lambda found, given=given: given[found[1]], path)  # type: ignore[misc]


def is_answered(answer: httpx.Response) -> bool:
    """Whether somebody got an answer; what is still being made counts as one."""
    return answer.status_code < 500 or answer.status_code == 503


def test_every_part_of_an_address(server: Inside) -> None:
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=PATIENCE_S) as client:
        tried = 0
        for method, path in routes(all_routes()):
            for address in addresses(path):
                assert is_answered(client.request(method, address)), (method, address[:100])
                tried += 1
        assert tried > 300


def test_every_question_and_every_cookie(server: Inside) -> None:
    pages = [path for method, path in routes(all_routes()) if method == "GET" and "{" not in path]
    pages += [
        "/new/killer",
        "/learn/killer/1",
        "/build/heroes12",
        "/build/crowns13",
        "/rules/killer",
        "/api/games/killer",
    ]
    with httpx.Client(base_url=server.address, timeout=PATIENCE_S) as client:
        for path in pages:
            for value in ("9" * 5000, "%00", "%ff", "[" * 2000):
                asked = "&".join(f"{name}={value}" for name in ASKED)
                assert is_answered(client.get(f"{path}?{asked[:30_000]}")), (path, value[:10])
        for value in ("9" * 3000, DEEP, '"\\355\\377"', "killer.99-king12.end-x.1", "\xff"):
            cookie = "; ".join(f"{name}={value}" for name in COOKIES).encode("latin-1")
            for path in pages:
                assert is_answered(client.get(path, headers={b"Cookie": cookie})), (path, value[:10])
