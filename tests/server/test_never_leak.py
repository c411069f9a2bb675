"""Deal everything anew that a viewer cannot see: not one byte of what the server sends them may change.

Every channel: page, fragment, API, streams, story, dice, replay and record in progress, and errors.
"""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import douzaine as dz
from douzaine.engine.story import ALL
from douzaine.match.view import SPECTATOR
from douzaine.web import api, render, sights
from douzaine.web.render import Moment, Reader
from douzaine.web.running import Running
from douzaine.web.store import Agreed, Logged, Person, Seat
from douzaine.web.table import Table
from douzaine.web.template import board_of
from tests.conftest import random_box
from tests.generic.test_leak import redealt
from tests.server.tools import Inside, inside

PATHS = ("", "/story", "/fair", "/fair.json", "/replay", "/replay?at=1&eyes=all", "/record")
API = ("", "/state", "/story", "/fair", "/record", "/events?after=-1", "/events?after=1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(Path(tmp_path_factory.mktemp("leak")), limits=False) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of best play come when they are found; two drawings that are compared must not differ by that."""
    monkeypatch.setattr("douzaine.web.render.solved_tables", lambda box: None)
    monkeypatch.setattr("douzaine.web.render.is_ready", lambda game: True)  # nor by what others compile meanwhile


class Viewer:
    """Somebody at a seat, or a spectator, with a cookie and a token."""

    def __init__(self, server: Inside, seat: int | None) -> None:
        self.server, self.seat = server, seat
        self.person, self.secret = server.do(server.site.store.new_person(f"P{seat}", "cookie"))
        self.token = server.do(server.site.store.new_token(self.person.id, "api"))
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.client = httpx.Client(
            base_url=server.address, cookies={"douzaine": self.secret}, headers={"Origin": server.address}, timeout=20
        )

    def sent(self, code: str) -> dict[str, bytes]:
        """Everything the server sends this viewer, by where it comes from."""
        found = {}
        for path in PATHS:
            answer = self.client.get(f"/t/{code}{path}")
            assert answer.status_code < 500, path
            found[f"page {path}"] = answer.content + str(answer.status_code).encode()
        found["fragment"] = self.client.get(f"/t/{code}", headers={"X-Live": "1"}).content
        stale = {"seat": str(self.seat or 0), "number": "99999", "move": "nonsense"}
        found["stale move"] = self.client.post(f"/t/{code}/move", data=stale).content
        for path in API:
            found[f"api {path}"] = self.api(code, path)
        state = json.loads(found["api /state"])
        if state["asked"] is not None:
            body = {"seat": self.seat, "number": state["asked"], "moves": ["nonsense"]}
            answer = self.client.post(f"/api/tables/{code}/moves", json=body, headers=self.headers)
            found["illegal move"] = answer.content
            found["illegal form"] = self.client.post(
                f"/t/{code}/move", data={"seat": str(self.seat), "number": str(state["asked"]), "move": "nonsense"}
            ).content
        for path in (f"/t/{code}/live", f"/t/{code}/live?pieces=1"):
            found[path] = self.socket(path, Origin=self.server.address, Cookie=f"douzaine={self.secret}")
        found["stream"] = self.socket(f"/api/tables/{code}/stream?after=0", **self.headers)
        return found

    def api(self, code: str, path: str) -> bytes:
        """An answer of the API; of a stream, all up to now."""
        with self.client.stream("GET", f"/api/tables/{code}{path}", headers=self.headers) as answer:
            if "events" not in path or answer.status_code != 200:
                return answer.read()
            found = b""
            for line in answer.iter_lines():
                found += line.encode()
                if '"state"' in line:
                    return found
            return found

    def socket(self, path: str, **headers: str) -> bytes:
        """What a socket sends up to now: a stream up to the state, a page its first fragment."""
        return asyncio.run(self._heard(path, headers.pop("Origin", None), headers))

    async def _heard(self, path: str, origin: Any, headers: dict[str, str]) -> bytes:
        address, found = f"{self.server.address.replace('http', 'ws')}{path}", b""
        async with (
            asyncio.timeout(60),
            connect(address, additional_headers=headers, origin=origin, compression=None) as socket,
        ):
            while True:
                text = str(await socket.recv())
                found += text.encode()
                if '"state"' in text or not path.startswith("/api/"):
                    return found


def seated_table(server: Inside, box: dz.Box, viewers: list[Viewer]) -> str:
    """A table in play where every viewer but the last has a seat."""
    seats = [Seat(viewer.seat, "person", viewer.person.id, None, f"P{viewer.seat}") for viewer in viewers[:-1]]  # type: ignore[arg-type]
    code: str = server.do(server.site.tables.create(viewers[0].person, box, seats))
    return code


def scrambled(match: dz.Match, reader: int, rng: random.Random) -> dz.Match:
    """The match with all dealt anew that a reader cannot see, and other secrets in what was told to others."""
    twin = redealt(match, reader, rng.getrandbits(32))
    declared = match.game.part("box")
    rows = []
    for row in match._rows:
        told = declared.TELLING[declared.Say(row[0])]
        hidden = row[1] != ALL and (reader == SPECTATOR or not row[1] >> reader & 1)
        names = [field.split(":")[0] for field in told.fields]
        secret = [3 + n for n, name in enumerate(names) if hidden and name in told.secret]
        rows.append(tuple(value + 1 if n in secret else value for n, value in enumerate(row)))
    twin._rows = rows
    return twin


def replace_match(server: Inside, code: str, match: dz.Match) -> None:
    """Put another match in place of the one that runs, as if it had been dealt so."""

    async def put() -> None:
        put_match(server.site.tables._running[code], match)

    server.do(put())


def put_match(running: Running, match: dz.Match) -> None:
    """The match, and what its rows of the log have told."""
    for n, mark in enumerate(running.marks):
        first = mark.told - len(mark.story)
        running.marks[n] = type(mark)(mark.row, mark.steps, tuple(match._rows[first : mark.told]), mark.told)
    running.opening = tuple(match._rows[: len(running.opening)])
    running.match = match


def test_no_channel_says_what_is_hidden(server: Inside, game: dz.Game) -> None:
    rng, changed = random.Random(12), 0
    for number in range(12):
        if number >= 3 and (changed or not game.facts.hidden):
            break
        box = random_box(game, rng)
        viewers = [Viewer(server, seat) for seat in (*range(box.players), None)]
        code = seated_table(server, box, viewers)
        for _ in range(3):
            play_some(server, code, rng, rng.choice((1, 2, 3, 20)))
            running = server.site.tables._running[code]
            if running.over:
                break
            whole = running.match
            for viewer in rng.sample(viewers, 2):
                before = viewer.sent(code)
                twin = scrambled(whole, SPECTATOR if viewer.seat is None else viewer.seat, rng)
                changed += twin._data.tobytes() != whole._data.tobytes()
                replace_match(server, code, twin)
                after = viewer.sent(code)
                replace_match(server, code, whole)
                assert {name for name in before if before[name] != after[name]} == set()
        for viewer in viewers:
            viewer.client.close()
    assert changed or not game.facts.hidden


@pytest.mark.slow
def test_nothing_drawn_or_told_says_what_is_hidden_in_a_thousand_positions(server: Inside, game: dz.Game) -> None:
    """The same without sockets: fragments in both languages, states and streams of every seat and a spectator."""
    rng, positions, changed, until = random.Random(34), 0, 0, time.time() + 25
    while positions < 1000 and time.time() < until:
        box = random_box(game, rng)
        people = [Person(f"p{seat}", f"P{seat}") for seat in range(box.players)]
        table = bare_table(box, people, rng.randbytes(32).hex())
        running = table.running
        assert running is not None
        while not running.over and positions < 1000 and time.time() < until:
            for _ in range(rng.randrange(1, 8)):
                if not running.over:
                    seat = rng.choice(running.match.actors)
                    move = rng.choice(running.match.legal(seat))
                    running.apply(Logged(running.number + 1, "move", seat, (move,), 5.0))
            if running.over:
                break
            positions += 1
            seat = rng.randrange(-1, box.players)
            person = people[seat] if seat >= 0 else None
            twin = copy(running)
            twin.marks, twin.sentences, twin.shared = list(running.marks), {}, {}  # nothing that was drawn before
            put_match(twin, scrambled(running.match, seat, rng))
            changed += twin.match._data.tobytes() != running.match._data.tobytes()
            lang = rng.choice(("en", "fr"))
            assert told(table, person, lang) == told(Table(table.agreed, twin), person, lang)
    assert positions > 100
    assert changed or not game.facts.hidden


def told(table: Table, person: Person | None, lang: str) -> tuple[Any, ...]:
    """The fragment (also as a beat on the way), the state and the whole stream of one reader."""
    assert table.running is not None
    moments = (Moment(table, table.running.match), Moment(table, table.running.match, is_last=False, told=3))
    readers = (Reader(person, lang), Reader(person, lang, asks_for_previews=True))
    fragment: list[Any] = [render.fragment(moment, reader) for moment in moments for reader in readers]
    if person is not None and hasattr(board_of(moments[0].match.game), "preview"):
        seat = table.agreed.seats_of(person)[0]
        fields = {"move": [word for word in moments[0].match.legal(seat) if word.startswith("keep")]}
        fragment.append(render.preview(moments[0], readers[1], table.running.asked_at.get(seat, -1), fields))
    messages = [api.encode(each) for each in sights.messages(table, person, None, -1, lang)]
    return fragment, api.encode(sights.state(table, person, None, lang)), messages


def bare_table(box: dz.Box, people: list[Person], seed: str) -> Table:
    """A table in play that no store knows."""
    seats = tuple(Seat(n, "person", person.id, None, person.name) for n, person in enumerate(people))
    agreed = Agreed(
        code="tilleul-1234",
        game=box.game.id,
        version=box.game.version,
        options=dict(box.options),
        seed=seed,
        host="",
        public=False,
        spectators=True,
        hints=True,
        guided=True,
        leaving="bot",
        clock=None,
        created=1.0,
        started=2.0,
        ended=None,
        result=None,
        successor=None,
        seats=seats,
    )
    return Table(agreed, Running(agreed))


def play_some(server: Inside, code: str, rng: random.Random, moves: int) -> None:
    """Random moves of all seats, through the same door as everybody's."""

    async def play() -> None:
        tables = server.site.tables
        for _ in range(moves):
            async with tables._held(code):
                table = await tables._table(code)
                if table.running is None or table.running.over:
                    return
                seat = rng.choice(table.running.match.actors)
                words = [rng.choice(table.running.match.legal(seat))]
                await tables._append(table, "move", seat, words)

    server.do(play())


def test_unknown_and_forbidden_tables_answer_alike(server: Inside) -> None:
    owner, stranger = Viewer(server, 0), Viewer(server, None)
    box = dz.game("killer").box(players=2)
    seats = [Seat(0, "person", owner.person.id, None, "A"), Seat(1, "bot", None, "simple", "B")]
    secret = server.do(server.site.tables.create(owner.person, box, seats, spectators=False))
    unknown = "zebre-0000"
    forms: list[tuple[str, str, dict[str, Any]]] = [("GET", f"/t/CODE{path}", {}) for path in PATHS]
    forms += [("GET", f"/api/tables/CODE{path}", {}) for path in API]
    for act in ("sit", "stand", "bot", "start", "move", "back", "leave", "rematch", "words", "silent", "return"):
        forms.append(("POST", f"/t/CODE/{act}", {"data": {"seat": "0", "number": "0", "level": "simple"}}))
    for act, body in (
        ("sit", {"seat": 0}),
        ("stand", {"seat": 0}),
        ("bot", {"seat": 0, "level": "simple"}),
        ("words", {"seat": 0, "words": "x"}),
        ("start", None),
        ("moves", {"seat": 0, "number": 0, "moves": ["roll"]}),
        ("back", {"seat": 0, "number": 0}),
        ("leave", {"seat": 0}),
        ("silent", {"seat": 0}),
        ("return", None),
        ("rematch", None),
    ):
        forms.append(("POST", f"/api/tables/CODE/{act}", {"json": body}))
    for method, path, more in forms:
        answers = [
            stranger.client.request(method, path.replace("CODE", code), headers=stranger.headers, **more)
            for code in (secret, unknown)
        ]
        assert answers[0].status_code == answers[1].status_code, path
        assert answers[0].content.replace(secret.encode(), unknown.encode()) == answers[1].content, path
        assert [name for name, _ in answers[0].headers.items()] == [name for name, _ in answers[1].headers.items()]
    for viewer in (owner, stranger):
        viewer.client.close()
