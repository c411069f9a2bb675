"""Deal everything anew that a viewer cannot see: not one byte of what the server sends them may change.

Every channel: page, fragment, API, streams, story, dice, replay and record in progress, and errors.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import douzaine as dz
from douzaine.engine.story import ALL
from douzaine.match.event import events_of
from douzaine.match.view import SPECTATOR
from douzaine.server.live_match import LiveMatch
from douzaine.server.model import LogEntry, Person, Seat, TableRow
from douzaine.server.table import Table
from douzaine.testing.leaks import redealt
from douzaine.web.api import calls as api
from douzaine.web.api import serialize as sights
from douzaine.web.render.draw import draw, preview
from douzaine.web.render.model import Reader, TableScene
from douzaine.web.scenes import Beat, Visitor, shown_to
from tests.conftest import depth, random_box
from tests.patience import PATIENCE_S
from tests.server.tools import Inside, inside

PATHS = ("", "/story", "/fair", "/fair.json", "/replay", "/replay?at=1&eyes=all", "/record")
API = (
    "",
    "/state",
    "/state?text=1&legal=0",
    "/asked?wait=0&text=1&lang=fr",
    "/story",
    "/fair",
    "/record",
    "/events?after=-1",
    "/events?after=1",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(Path(tmp_path_factory.mktemp("leak")), limits=False) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of best play come when they are found; two drawings that are compared must not differ by that."""
    monkeypatch.setattr("douzaine.web.scenes.solved_tables", lambda view: None)
    monkeypatch.setattr("douzaine.web.scenes.is_ready", lambda game: True)  # nor by what others compile meanwhile


class Viewer:
    """Somebody at a seat, or a spectator, with a cookie and a token."""

    def __init__(self, server: Inside, seat: int | None) -> None:
        self.server, self.seat = server, seat
        self.person, self.secret = server.do(server.services.store.people.create(f"P{seat}", "cookie"))
        self.token = server.do(server.services.store.people.new_token(self.person.id, "api"))
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.client = httpx.Client(
            base_url=server.address,
            cookies={"douzaine": self.secret},
            headers={"Origin": server.address},
            timeout=PATIENCE_S,
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
        cookie = f"douzaine={self.secret}"
        found["live"] = self.socket(f"/t/{code}/live", Origin=self.server.address, Cookie=cookie)
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
            asyncio.timeout(PATIENCE_S),
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
    code: str = server.do(server.services.lobby.create(viewers[0].person, box, seats))
    return code


def scrambled(match: dz.Match, reader: int, rng: random.Random) -> dz.Match:
    """The match with all dealt anew that a reader cannot see, and other secrets in what was told to others."""
    twin = redealt(match, reader, rng.getrandbits(32))
    declared = {int(kind): spec for kind, spec in events_of(match.game).items()}
    rows = []
    for row in match._rows:
        spec = declared[row[0]]
        hidden = row[1] != ALL and (reader == SPECTATOR or not row[1] >> reader & 1)
        names = [field.split(":")[0] for field in spec.fields]
        secret = [3 + n for n, name in enumerate(names) if hidden and name in spec.secret]
        rows.append(tuple(value + 1 if n in secret else value for n, value in enumerate(row)))
    twin._rows = rows
    return twin


def replace_match(server: Inside, code: str, match: dz.Match) -> None:
    """Put another match in place of the one that runs, as if it had been dealt so."""

    async def put() -> None:
        put_match(server.services.tables.live[code], match)

    server.do(put())


def put_match(running: LiveMatch, match: dz.Match) -> None:
    """The match, and what its rows of the log have told."""
    for n, each in enumerate(running.entries):
        first = each.told - len(each.story)
        story = match.story_since(0).part(range(first, each.told))
        running.entries[n] = replace(each, story=story)
    running.opening = match.story_since(0).part(range(len(running.opening)))
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
            running = server.services.tables.live[code]
            if running.over:
                break
            whole = running.match
            for viewer in rng.sample(viewers, 2):
                before = viewer.sent(code)
                twin = scrambled(whole, SPECTATOR if viewer.seat is None else viewer.seat, rng)
                changed += twin.data.tobytes() != whole.data.tobytes()
                replace_match(server, code, twin)
                after = viewer.sent(code)
                replace_match(server, code, whole)
                assert {name for name in before if before[name] != after[name]} == set()
        for viewer in viewers:
            viewer.client.close()
    assert changed or not game.facts.hidden


@pytest.mark.slow
def test_nothing_drawn_or_told_says_what_is_hidden_in_many_positions(server: Inside, game: dz.Game) -> None:
    """The same without sockets: fragments in both languages, states and streams of every seat and a spectator."""
    rng, positions, changed, most = random.Random(34), 0, 0, depth(120)
    while positions < most:
        box = random_box(game, rng)
        people = [Person(f"p{seat}", f"P{seat}") for seat in range(box.players)]
        table = bare_table(box, people, rng.randbytes(32).hex())
        running = table.live
        assert running is not None
        while not running.over and positions < most:
            for _ in range(rng.randrange(1, 8)):
                if not running.over:
                    seat = rng.choice(running.match.actors)
                    move = rng.choice(running.match.legal(seat))
                    running.apply(LogEntry(running.number + 1, "move", seat, (move,), 5.0))
            if running.over:
                break
            positions += 1
            seat = rng.randrange(-1, box.players)
            person = people[seat] if seat >= 0 else None
            twin = copy(running)
            twin.entries = list(running.entries)
            put_match(twin, scrambled(running.match, seat, rng))
            changed += twin.match.data.tobytes() != running.match.data.tobytes()
            lang = rng.choice(("en", "fr"))
            assert told(table, person, lang) == told(Table(table.row, twin), person, lang)
    assert positions > 100
    assert changed or not game.facts.hidden


def told(table: Table, person: Person | None, lang: str) -> tuple[Any, ...]:
    """The page and what it is drawn from (also as a beat on the way), the state and the whole stream of one reader."""
    assert table.live is not None
    live = table.live
    beats = (Beat(table, live.match), Beat(table, live.match, is_last=False, told=3))
    visitors = [Visitor(person, Reader(lang, previews=previews)) for previews in (True, False)]
    given: list[Any] = [shown_to(beat, visitor) for beat in beats for visitor in visitors]
    drawn: list[Any] = [draw(*each, Reader(lang)) for each in given]
    scene, events = given[1]
    if isinstance(scene, TableScene) and scene.asked:
        fields = {"move": [word for word in scene.board.legal if word.startswith("keep")]}
        drawn.append(preview(scene, events, visitors[1].reader, fields))
    messages = [api.encode(each) for each in sights.messages(table, person, None, -1, lang)]
    return given, drawn, api.encode(sights.state(table, person, None, lang, text=True)), messages


def bare_table(box: dz.Box, people: list[Person], seed: str) -> Table:
    """A table in play that no store knows."""
    seats = tuple(Seat(n, "person", person.id, None, person.name) for n, person in enumerate(people))
    agreed = TableRow(
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
    return Table(agreed, LiveMatch(agreed))


def play_some(server: Inside, code: str, rng: random.Random, moves: int) -> None:
    """Random moves of all seats, through the same door as everybody's."""

    async def play() -> None:
        tables = server.services.tables
        for _ in range(moves):
            async with tables.held(code):
                table = await tables.load(code)
                if table.live is None or table.live.over:
                    return
                seat = rng.choice(table.live.match.actors)
                words = [rng.choice(table.live.match.legal(seat))]
                await tables.append(table, "move", seat, words)

    server.do(play())


def test_unknown_and_forbidden_tables_answer_alike(server: Inside) -> None:
    owner, stranger = Viewer(server, 0), Viewer(server, None)
    box = dz.game("killer").box(players=2)
    seats = [Seat(0, "person", owner.person.id, None, "A"), Seat(1, "bot", None, "simple", "B")]
    secret = server.do(server.services.lobby.create(owner.person, box, seats, spectators=False))
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
