"""The puzzle of the day: nothing of its answer in any byte before it is answered. The match of the day."""

import asyncio
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.puzzles import Puzzle
from douzaine.puzzles.calendar import edition
from douzaine.server import limits
from douzaine.store.store import Store
from douzaine.web.app import make_app
from douzaine.web.context import Services
from douzaine.web.pages import daily
from tests.patience import wait_until
from tests.puzzles.sample import PUZZLES
from tests.server.time_machine import TimeMachine
from tests.web.forms import Visitor, read

TOLD = ("date", "content-length")  # headers that say nothing, or what the body says


@pytest.fixture
def time_machine() -> TimeMachine:
    return TimeMachine()


@pytest.fixture
def client(tmp_path: Path, time_machine: TimeMachine) -> Iterator[TestClient]:
    database = f"sqlite:///{tmp_path / 'test.sqlite'}"
    with TestClient(make_app(database, compiles=False, clock=time_machine.clock)) as client:
        yield client


@pytest.fixture
def at(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Services:
    monkeypatch.setattr("douzaine.server.daily.is_ready", lambda game: False)  # nothing is made here
    found: Services = client.app.state.services  # type: ignore[attr-defined]
    return found


def lay(client: TestClient, at: Services, puzzle: Puzzle | None, day: str | None = None) -> str:
    """Keep a puzzle for a day, as if it had been made."""
    when = day or at.daily.today().isoformat()

    async def keep() -> None:
        await at.store.daily.claim(when, edition(), 0)
        await at.store.daily.keep(when, edition(), puzzle.to_json() if puzzle else "")

    assert client.portal is not None
    client.portal.call(keep)
    at.daily._known.clear()
    return when


def other_answer(puzzle: Puzzle, seed: int) -> Puzzle:
    """The same question with another answer: another best choice, other values, other bots fooled."""
    rng = random.Random(seed)
    choices = [
        replace(
            each,
            value=round(rng.uniform(0.01, 0.5), 6),
            is_best=False,
            parts=dict.fromkeys(each.parts, rng.random()),
            line=each.moves,
        )
        for each in puzzle.choices
    ]
    rng.shuffle(choices)
    choices[0] = replace(choices[0], value=0.912345, is_best=True)
    picks = {level: rng.randrange(len(choices)) for level in puzzle.picks}
    return replace(puzzle, choices=tuple(choices), picks=picks)


def sent(answer: Any) -> tuple[int, Any, bytes]:
    headers = sorted((name, value) for name, value in answer.headers.items() if name not in TOLD)
    return answer.status_code, headers, answer.content


def everything(client: TestClient, day: str) -> list[tuple[int, Any, bytes]]:
    """All that somebody is sent who has not answered, by whatever they try."""
    found = []
    stranger = Visitor(client)
    for lang in ("en", "fr"):
        who = Visitor(client, lang)
        for path in ("/daily", f"/daily/{day}", f"/daily/{day}?at=1&best=1&answer=0", "/", "/me", "/api/openapi.json"):
            found.append(sent(who.get(path)))
        for form in (
            {},
            {"move": "nonsense"},
            {"move": ["a"] * 30},
            {"so_far": "keep 9"},
            {"so_far": "x," * 50, "move": "y"},
        ):
            found.append(sent(who.post(f"/daily/{day}", form)))
        for path in ("/api/daily", f"/api/daily/{day}", f"/api/daily/{day}?lang={lang}", f"/api/daily/{day}/answer"):
            found.append(sent(who.get(path)))
    body = {"moves": ["keep 1"]}
    found.append(sent(client.post(f"/api/daily/{day}/answer", json=body)))
    token = client.post("/api/people", json={"name": "Ada"}).json()["token"]
    for moves in (["nonsense"], ["x"] * 20, []):
        answer = client.post(
            f"/api/daily/{day}/answer", json={"moves": moves}, headers={"authorization": f"Bearer {token}"}
        )
        found.append(sent(answer))
    found.append(sent(stranger.get("/me/export")))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("id", PUZZLES)
def test_nothing_of_an_answer_is_sent_before_one_has_answered(client: TestClient, at: Services, id: str) -> None:
    day = lay(client, at, PUZZLES[id])
    first = everything(client, day)
    assert any(b"puzzle" in body or "énigme".encode() in body.lower() for _, _, body in first)
    assert {status for status, _, _ in first} >= {200, 422, 401}
    for seed in range(2):
        lay(client, at, other_answer(PUZZLES[id], seed))
        assert everything(client, day) == first


def test_an_unfinished_decision_tells_nothing_either(client: TestClient, at: Services) -> None:
    """A decision of several moves is sent in parts; what stands between them depends on the moves alone."""
    puzzle = PUZZLES["heroes12"]
    chain = next(each.moves for each in puzzle.choices if each.moves[0].startswith("deploy"))
    seen = []
    for answer in (puzzle, other_answer(puzzle, 1)):
        day = lay(client, at, answer)
        visitor = Visitor(client)
        page = visitor.post(f"/daily/{day}", {"move": chain[0]})
        assert page.status_code == 200
        assert read(page.text).hidden["so_far"] == chain[0]
        assert not visitor.cookies  # nobody is made before there is an answer
        seen.append(sent(page))
    assert seen[0] == seen[1]


# ---- answering


@pytest.mark.parametrize("id", PUZZLES)
def test_the_first_answer_counts_and_then_everything_is_told(client: TestClient, at: Services, id: str) -> None:
    puzzle = PUZZLES[id]
    day = lay(client, at, puzzle)
    lea = Visitor(client)
    answer = lea.get("/daily")
    rng = random.Random(1)
    while answer.status_code in (200, 422):  # a decision may take several forms, and not every one can be meant
        answer = lea.post(f"/daily/{day}", read(answer.text).filled(rng))
    assert answer.headers["location"] == f"/daily/{day}"
    told = lea.get(f"/daily/{day}").text
    assert "daily-values" in told
    assert told.count("tag-you") >= 1
    assert told.count('class="tag-best"') >= 1
    assert 'id="share-text"' in told
    assert "Streak: 1 day" in told
    before = lea.get("/me/export").json()["daily"]
    assert [each["day"] for each in before] == [day]
    assert lea.post(f"/daily/{day}", {"move": puzzle.best.moves[0]}).status_code == 303
    assert lea.get("/me/export").json()["daily"] == before


def test_others_are_counted_and_people_who_go_take_their_answers_along(client: TestClient, at: Services) -> None:
    puzzle = PUZZLES["king12"]
    day = lay(client, at, puzzle)
    lea, tom, mia = (Visitor(client) for _ in range(3))
    for visitor, choice in ((lea, puzzle.choices[0]), (tom, puzzle.choices[-1]), (mia, puzzle.choices[-1])):
        assert visitor.post(f"/daily/{day}", {"move": choice.moves[0]}).status_code == 303
    assert "2 others" in lea.get("/daily").text
    assert "100\u202f%" in lea.get("/daily").text
    tom.post("/me/forget", {"sure": "yes"})
    assert "1 other<" in lea.get("/daily").text
    assert client.portal is not None
    assert sum(client.portal.call(at.store.daily.counts, day).values()) == 2


def test_whoever_has_answered_plays_on_from_there(client: TestClient, at: Services) -> None:
    puzzle = PUZZLES["killer"]
    day = lay(client, at, puzzle)
    lea = Visitor(client)
    assert lea.post(f"/daily/{day}/practice").status_code == 403
    lea.post("/me/name", {"name": "Lea"})
    assert lea.post(f"/daily/{day}/practice").status_code == 409
    assert lea.post(f"/daily/{day}", {"move": ["keep 6"]}).status_code == 303
    table = lea.post(f"/daily/{day}/practice").headers["location"].removeprefix("/t/")
    assert client.portal is not None
    live = client.portal.call(at.tables.get, table).live
    assert live.match.position() == puzzle.question.match().position()


def test_every_table_of_a_day_is_counted(client: TestClient, at: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Practice at a puzzle opened as many tables as somebody could ask for."""
    day, lea, counted = lay(client, at, PUZZLES["killer"]), Visitor(client), list[str]()
    lea.post("/me/name", {"name": "Lea"})
    lea.post(f"/daily/{day}", {"move": ["keep 6"]})
    monkeypatch.setattr(daily, "charge", lambda request: counted.append(request.url.path))
    lea.post(f"/daily/{day}/practice")
    lea.post("/daily/match")
    assert counted == [f"/daily/{day}/practice", "/daily/match"]


def test_the_api_answers_once(client: TestClient, at: Services) -> None:
    puzzle = PUZZLES["killer"]
    day = lay(client, at, puzzle)
    token = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Ada'}).json()['token']}"}
    asked = client.get("/api/daily").json()
    assert asked["result"] is None
    assert asked["game"] == "killer"
    worst = puzzle.choices[-1]
    told = client.post(f"/api/daily/{day}/answer", json={"moves": list(worst.moves)}, headers=token).json()["result"]
    assert told["choice"] == len(puzzle.choices) - 1
    assert [each["value"] for each in told["choices"]] == [each.value for each in puzzle.choices]
    assert (told["streak"], told["choices"][0]["best"]) == (1, True)
    again = client.post(f"/api/daily/{day}/answer", json={"moves": list(puzzle.best.moves)}, headers=token)
    assert (again.status_code, again.json()["error"]) == (409, "answered")
    assert client.get("/api/daily", headers=token).json()["result"]["choice"] == len(puzzle.choices) - 1


def test_days_are_bounded(client: TestClient, at: Services, time_machine: TimeMachine) -> None:
    day = lay(client, at, PUZZLES["king12"])
    for wrong in ("2099-01-01", "1999-01-01", "tomorrow", "2026-13-40", "x" * 300, "20261116", "2026-W46-1"):
        assert client.get(f"/daily/{wrong}").status_code == 404
        assert client.get(f"/api/daily/{wrong}").status_code == 404
    lea = Visitor(client)
    time_machine.wait(days=3)
    assert lea.post(f"/daily/{day}", {"move": PUZZLES["king12"].best.moves[0]}).status_code == 303
    page = lea.get(f"/daily/{day}").text
    assert "Streak: 0 days" in page  # answered later: it is marked, but no streak
    assert "day-best" in page
    time_machine.wait(days=limits.DAILY_PAST_DAYS)
    assert lea.get(f"/daily/{day}").status_code == 404


def test_while_a_puzzle_is_made_the_page_says_so(client: TestClient, at: Services) -> None:
    page = client.get("/daily")
    assert page.status_code == 503
    assert "is being made" in page.text
    assert client.get("/api/daily").status_code == 503
    assert Visitor(client).post(f"/daily/{at.daily.today()}", {"move": "x"}).status_code == 503
    lay(client, at, None)
    assert client.get("/daily").status_code == 404  # none was found for the day


def test_one_process_makes_a_puzzle(database: str) -> None:
    """On SQLite and on PostgreSQL: whoever claims a day first makes it; later, or in a new edition, another may."""
    asyncio.run(claim_days(database))


async def claim_days(database: str) -> None:
    store = Store(database)
    await store.open()
    days = store.daily
    assert [await days.claim("2026-11-16", "1", 100) for _ in range(3)] == [True, False, False]
    assert await days.claim("2026-11-16", "1", -1)  # nobody came back with it
    await days.keep("2026-11-16", "1", "a puzzle")
    assert not await days.claim("2026-11-16", "1", -1)
    assert await days.claim("2026-11-16", "2", 100)
    await days.keep("2026-11-16", "2", None)  # given up
    assert await days.puzzle("2026-11-16") is None
    await store.close()


# ---- the match of the day


@pytest.fixture
def _simple_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.server.daily.DEFAULT_LEVEL", "simple")
    monkeypatch.setattr("douzaine.server.bot_seats.PAUSE_S", 0)


@pytest.fixture
def match(client: TestClient, at: Services, monkeypatch: pytest.MonkeyPatch, _simple_bots: None) -> Services:
    monkeypatch.setattr("douzaine.server.daily.is_ready", lambda game: True)
    monkeypatch.setattr(at.daily, "match_game", lambda day: dz.game("pennies"))
    monkeypatch.setattr(at.daily, "make", lambda day: None)
    return at


def play_out(visitor: Visitor, table: str) -> int:
    """Play to the end, always by the same choices; returns how many."""
    rng, made = random.Random(7), 0
    while not read(visitor.get(table).text).over:
        wait_until(lambda: (page := read(visitor.get(table).text)).asked or page.over)
        made += visitor.decide(table, rng) is not None
    return made


def test_everybody_plays_the_same_dice_against_the_same_bots(
    client: TestClient, match: Services, time_machine: TimeMachine
) -> None:
    people = [Visitor(client) for _ in range(2)]
    tables, made = [], []
    for visitor in people:
        tables.append(visitor.post("/daily/match").headers["location"])
        assert visitor.post("/daily/match").headers["location"] == tables[-1]  # one try each
        made.append(play_out(visitor, tables[-1]))
    assert tables[0] != tables[1]
    assert client.portal is not None
    codes = [table.removeprefix("/t/") for table in tables]
    steps = [client.portal.call(match.tables.get, code).live.match.steps for code in codes]
    for seat in (dz.CHANCE, 0, 1):  # who hands in first where both decide at once is nobody's doing
        first, second = ([step.choice for step in each if step.seat == seat] for each in steps)
        assert first == second
    seed = client.portal.call(match.store.tables.get, codes[0]).seed
    day = match.daily.today().isoformat()
    paths = ("", "/fair", "/fair.json", "/record", "/story", "/replay", "/replay?eyes=all&at=99")
    answers = [people[0].get(tables[0] + path) for path in paths] + [
        people[0].get("/daily"),
        people[0].get("/me/export"),
    ]
    assert all(seed not in answer.text for answer in answers)
    assert answers[3].status_code == 409
    assert "match of the day" in answers[1].text
    assert people[1].get(tables[0]).status_code == 404  # nobody looks on
    late = Visitor(client)
    begun = late.post("/daily/match").headers["location"]
    time_machine.wait(days=1)
    play_out(late, begun)  # knowing the seed: it does not count
    assert people[0].get(tables[0] + "/record").status_code == 200
    assert people[0].get(tables[0] + "/fair.json").json()["seed"] == seed
    record = people[0].get(tables[0] + "/record").text
    assert dz.Match.replay(record).over
    lay(client, match, PUZZLES["king12"], day)
    over = people[1].get(f"/daily/{day}").text
    assert seed in over
    listed = re.findall(r'<tr><th scope="row">[^<]*</th><td>[^<]*</td><td>(\d+)</td></tr>', over)
    assert [int(count) for count in listed] == sorted(made)  # what people decided themselves, and no bot's moves
    assert people[0].post("/daily/match").headers["location"] not in tables  # a new day, a new match


def test_a_match_of_the_day_is_no_rehearsal(client: TestClient, match: Services) -> None:
    lea = Visitor(client)
    table = lea.post("/daily/match").headers["location"]
    rng = random.Random(3)
    lea.decide(table, rng)
    assert 'action="' + table + '/back"' not in lea.get(table).text
    assert lea.get(table + "/hint?seat=0").status_code == 403
    assert client.portal is not None
    row = client.portal.call(match.store.tables.get, table.removeprefix("/t/"))
    assert (row.hints, row.spectators, row.leaving, row.daily) == (False, False, "end", match.daily.today().isoformat())
    token = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Ada'}).json()['token']}"}
    opened = client.post("/api/daily/match", headers=token).json()
    assert client.post("/api/daily/match", headers=token).json() == opened
