"""Calls of the API that wait until a seat is asked, and what a state holds on request."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import douzaine as dz
from douzaine.boards.scene_text import prompt_text, scene_text
from douzaine.server import limits
from tests.conftest import random_box
from tests.patience import PATIENCE_S, wait_until
from tests.server.test_api import call, opened
from tests.server.tools import Inside, inside


class Two:
    """A table of Killer between two people, in play."""

    def __init__(self, server: Inside) -> None:
        self.server = server
        self.code, first = opened(server, seats=["me", "open"], name="[red] Mia")
        self.tokens = [first, call(server, "POST", f"/tables/{self.code}/sit", seat=1, name="Noé")["token"]]
        call(server, "POST", f"/tables/{self.code}/start", first)
        self.asked = next(seat for seat in (0, 1) if self.state(seat)["asked"] is not None)
        self.other = 1 - self.asked
        self.pool = ThreadPoolExecutor(2)

    def state(self, seat: int, query: str = "", path: str = "state") -> Any:
        return call(self.server, "GET", f"/tables/{self.code}/{path}?{query}", self.tokens[seat])

    def waits(self, seat: int) -> "Future[Any]":
        """A call that waits, once it is heard of."""
        answer = self.pool.submit(self.state, seat, "wait=30", "asked")
        wait_until(lambda: self.server.services.streams.follows(self.code))
        return answer

    def play_until_the_other_is_asked(self) -> int:
        """Returns the number of the last move."""
        for _ in range(500):
            state = self.state(self.asked)
            if self.asked not in state["actors"]:
                break
            body = {"seat": self.asked, "number": state["asked"], "moves": [state["legal"][0]["move"]]}
            call(self.server, "POST", f"/tables/{self.code}/moves", self.tokens[self.asked], **body)
        return int(state["number"])

    def leave(self, seat: int) -> None:
        call(self.server, "POST", f"/tables/{self.code}/leave", self.tokens[seat], seat=seat)


@pytest.fixture
def two(server: Inside) -> Two:
    return Two(server)


# ---- waiting


def test_whoever_is_asked_is_answered_at_once(two: Two) -> None:
    assert two.state(two.asked, "wait=30", "asked") == two.state(two.asked)


def test_a_call_waits_until_its_seat_is_asked(two: Two, server: Inside) -> None:
    answer = two.waits(two.other)
    assert not answer.done()
    number = two.play_until_the_other_is_asked()
    told = answer.result(PATIENCE_S)
    assert told["seat"] == two.other
    assert told["asked"] == told["number"] == number
    assert told["legal"]
    assert not server.services.streams.follows(two.code)


def test_when_time_is_up_the_state_comes_anyway(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    assert two.state(two.other, "wait=0", "asked") == two.state(two.other)
    monkeypatch.setattr(limits, "WAIT_S", 0.2)
    for query in ("wait=999", ""):
        assert two.state(two.other, query, "asked")["asked"] is None


def test_a_match_that_ends_is_waited_for_no_longer(server: Inside) -> None:
    code, token = opened(server, seats=["me", "open"], leaving="end")
    other = call(server, "POST", f"/tables/{code}/sit", seat=1)["token"]
    call(server, "POST", f"/tables/{code}/start", token)
    states = [call(server, "GET", f"/tables/{code}/state", key) for key in (token, other)]
    waiting = next(key for key, state in zip((token, other), states, strict=True) if state["asked"] is None)
    seat, leaving = (1, other) if waiting == token else (0, token)
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(call, server, "GET", f"/tables/{code}/asked", waiting)
        wait_until(lambda: server.services.streams.follows(code))
        call(server, "POST", f"/tables/{code}/leave", leaving, seat=seat)
        assert answer.result(PATIENCE_S)["over"]
    assert call(server, "GET", f"/tables/{code}/asked", waiting)["over"]


def test_whoever_sits_in_a_lobby_can_wait_for_the_start(server: Inside) -> None:
    code, token = opened(server, seats=["me", "me"])  # begins at once: both seats are theirs
    both = call(server, "GET", f"/tables/{code}/asked", token)
    assert both["asked"] is not None  # whichever seat it is
    code, token = opened(server, seats=["me", "open"])
    assert call(server, "GET", f"/tables/{code}/asked?wait=0", token)["error"] == "not-begun"
    guest = call(server, "POST", "/join", word=code)["token"]
    assert call(server, "GET", f"/tables/{code}/asked", guest)["error"] == "not-your-seat"  # at once: sit down first
    with ThreadPoolExecutor(1) as pool:
        call(server, "POST", f"/tables/{code}/bot", token, seat=1, level="random")
        answer = pool.submit(call, server, "GET", f"/tables/{code}/asked", token)
        wait_until(lambda: server.services.streams.follows(code))
        call(server, "POST", f"/tables/{code}/start", token)
        told = answer.result(PATIENCE_S)
        assert told["asked"] is not None or told["over"]


def test_who_hangs_up_is_waited_for_no_longer(two: Two, server: Inside) -> None:
    headers = {"Authorization": f"Bearer {two.tokens[two.other]}"}
    with pytest.raises(httpx.ReadTimeout):
        httpx.get(f"{server.address}/api/tables/{two.code}/asked", headers=headers, timeout=httpx.Timeout(5, read=0.3))
    wait_until(lambda: not server.services.streams.follows(two.code))


def test_who_may_see_is_asked_again_before_the_answer(two: Two, server: Inside) -> None:
    answer, token = two.waits(two.other), two.tokens[two.other]
    person = server.do(server.services.store.people.by_secret(token, "api"))
    server.do(server.services.store.people.end_other_sessions(person.id, ""))
    two.play_until_the_other_is_asked()
    assert answer.result(PATIENCE_S)["error"] == "token"


def test_somebody_without_a_seat_is_asked_nothing(two: Two, server: Inside) -> None:
    stranger = call(server, "POST", "/people", name="Léa")["token"]
    assert call(server, "GET", f"/tables/{two.code}/asked", stranger)["error"] == "not-your-seat"
    assert call(server, "GET", f"/tables/{two.code}/asked")["error"] == "token"
    assert two.state(two.other, f"seat={two.asked}", "asked")["error"] == "not-your-seat"
    for query in ("wait=x", "text=yes", "legal=x"):
        assert two.state(two.other, query, "asked")["error"] == "bad-input"


def test_calls_that_wait_count_as_open_connections(two: Two, server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "OPEN_CONNECTIONS", 1)
    headers = {"Authorization": f"Bearer {two.tokens[two.other]}", "X-Forwarded-For": "203.0.113.77"}
    address = f"{server.address}/api/tables/{two.code}/asked"
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(httpx.get, address, headers=headers, timeout=60)
        wait_until(lambda: server.services.streams.follows(two.code))
        second = httpx.get(address, headers=headers, timeout=60)
        assert second.status_code == 429
        two.play_until_the_other_is_asked()
        assert first.result(PATIENCE_S).status_code == 200
    assert httpx.get(address, headers=headers, timeout=60).status_code == 200


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        two = Two(server)
        answer = two.waits(two.other)
        server.server.config.timeout_graceful_shutdown = 0  # else 5 s
        server.server.should_exit = True
        assert answer.result(PATIENCE_S)["error"] == "stopping"


# ---- what a state holds


def test_a_state_tells_the_scene_and_the_moves_as_wished(two: Two) -> None:
    usual = two.state(two.asked)
    assert "text" not in usual
    told = two.state(two.asked, "text=1&legal=0")
    assert told == {**usual, "legal": [], "text": told["text"]}
    assert "[red] Mia" in told["text"]  # a name is a name, not a style
    assert "\x1b" not in told["text"]
    french = two.state(two.asked, "text=1&lang=fr")["text"]
    assert french != told["text"]
    prompts = [text.splitlines()[-1] for text in (told["text"], french)]
    assert all(prompt not in two.state(two.other, "text=1")["text"] for prompt in prompts)  # who is not asked


def test_a_409_carries_the_state_as_wished(two: Two, server: Inside) -> None:
    body = {"seat": two.asked, "number": 9999, "moves": ["roll"]}
    path = f"/tables/{two.code}/moves?text=1&legal=0&lang=fr"
    late = call(server, "POST", path, two.tokens[two.asked], **body)
    assert late["state"] == two.state(two.asked, "text=1&legal=0&lang=fr")


def test_a_stream_tells_the_scene_too(two: Two, server: Inside) -> None:
    address = f"{server.address}/api/tables/{two.code}/events?text=1&legal=0"
    with httpx.stream("GET", address, headers={"Authorization": f"Bearer {two.tokens[two.asked]}"}) as answer:
        first = next(answer.iter_lines())
    assert '"legal":[]' in first
    assert '"text":"' in first


def test_every_scene_has_a_text(game: dz.Game) -> None:
    rng = Random(5)
    for number in range(3):
        match = dz.Match(random_box(game, rng), seed=number)
        names = [f"[b]P{seat}[/b]" for seat in range(match.box.players)]
        for _ in range(40):
            if match.over:
                break
            seat = rng.choice(match.actors)
            for lang in ("en", "fr"):
                assert prompt_text(match.view(seat), lang, names)
                for reader in (seat, None):
                    text = scene_text(match.view(reader), lang, names)
                    assert text
                    assert "\x1b" not in text
            match.play(seat, rng.choice(match.legal(seat)))
