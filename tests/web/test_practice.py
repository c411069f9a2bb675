"""Practice tables: at a position or a moment of a match, alone against bots, with undo at will; nothing counts."""

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.server import limits
from douzaine.server.closed import record_of_log
from douzaine.server.model import Refused
from douzaine.server.practice import lay_moment, lay_position, steps_at
from douzaine.web.context import Services
from tests.conftest import play_out
from tests.server.time_machine import TimeMachine
from tests.web.forms import Visitor
from tests.web.test_keeping import run
from tests.web.test_reviews import finished
from tests.web.test_tables import wait

KILLER = {"hp": [30, 7], "turn": 1}


def services(client: TestClient) -> Services:
    found: Services = client.app.state.services  # type: ignore[attr-defined]
    return found


def row_of(client: TestClient, table: str) -> Any:
    assert client.portal is not None
    return client.portal.call(services(client).store.tables.get, table.removeprefix("/t/"))


def live_of(client: TestClient, table: str) -> Any:
    assert client.portal is not None
    return client.portal.call(services(client).tables.get, table.removeprefix("/t/")).live


def practise(visitor: Visitor, game: str, position: dict[str, Any], **options: Any) -> str:
    sent = {"game": game, "position": json.dumps(position), "options": json.dumps(options)}
    answer = visitor.post("/practice", sent)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def take_back(visitor: Visitor, client: TestClient, table: str, seat: int) -> Any:
    number = live_of(client, table).number
    return visitor.post(f"{table}/back", {"seat": str(seat), "number": str(number)})


# ---- at a position


def test_a_position_is_laid_and_played_on(client: TestClient, lea: Visitor) -> None:
    table = practise(lea, "killer", KILLER, players=2)
    decision = wait(lea, table)
    live = live_of(client, table)
    assert live.match.start_position["hp"] == [30, 7]
    assert decision.hidden["seat"] == "1"  # whoever is asked first
    page = lea.get(table).text
    assert '<span class="pill">Practice</span>' in page
    assert f"{table}/fair" not in page  # nothing was promised of these dice
    lea.decide(table, random.Random(1))
    wait(lea, table)
    assert live_of(client, table).number > 0


def test_undo_goes_back_over_dice_and_bots_up_to_the_start(client: TestClient, lea: Visitor) -> None:
    table, rng = practise(lea, "killer", {"hp": [30, 30]}, players=2), random.Random(3)
    wait(lea, table)
    stood = live_of(client, table).match.position()
    decided = 0
    while live_of(client, table).match.turns < 2 and not wait(lea, table).over:
        decided += lea.decide(table, rng) is not None
    assert decided > 2
    for _ in range(decided):
        wait(lea, table)
        assert "Undo" in lea.get(table).text
        assert take_back(lea, client, table, 0).status_code == 303
    assert live_of(client, table).match.position() == stood
    assert live_of(client, table).back_by(0) == 0
    assert take_back(lea, client, table, 0).status_code == 409
    lea.decide(table, rng)  # and on again
    assert live_of(client, table).back_by(0) > 0


def test_undo_from_a_page_that_bots_have_passed_by(client: TestClient, lea: Visitor) -> None:
    """It means one's own last move, whatever bots did since; clicked twice it is done once."""
    table, rng = practise(lea, "killer", {"hp": [30, 30]}, players=2), random.Random(3)
    mine: list[int] = []
    while not mine or mine[-1] == live_of(client, table).number:  # until the bot has played since
        wait(lea, table)
        lea.decide(table, rng)
        wait(lea, table)
        mine = [each.entry.number for each in live_of(client, table).entries if each.entry.seat == 0]
    sent = {"seat": "0", "number": str(mine[-1])}
    assert lea.post(f"{table}/back", sent).status_code == 303
    assert lea.post(f"{table}/back", sent).status_code == 409


def test_a_table_with_undos_is_the_same_after_a_restart(client: TestClient, lea: Visitor) -> None:
    table, rng = practise(lea, "killer", {"hp": [30, 30]}, players=2), random.Random(5)
    for _ in range(4):
        if wait(lea, table).over:
            break
        lea.decide(table, rng)
        wait(lea, table)
        take_back(lea, client, table, 0)
        wait(lea, table)
        lea.decide(table, rng)
    wait(lea, table)
    known = live_of(client, table)
    services(client).tables.live.clear()
    again = live_of(client, table)
    assert again.match.steps == known.match.steps
    assert again.match.position() == known.match.position()
    assert again.number == known.number


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        ({"game": "killer", "position": '{"hp": [30, 0]}', "options": '{"players": 2}'}, 409),  # it is over there
        ({"game": "killer", "position": '{"hp": [30]}', "options": '{"players": 2}'}, 422),
        ({"game": "killer", "position": '{"hp": [30, 1000000]}', "options": '{"players": 2}'}, 422),
        ({"game": "killer", "position": "[" * 2000, "options": ""}, 422),
        ({"game": "killer", "position": "null", "options": ""}, 422),
        ({"game": "killer", "position": "[" + "1," * 15000 + "1]", "options": ""}, 413),
        ({"game": "killer", "position": "{}", "options": "[3]"}, 422),
        ({"game": "killer", "position": "{}", "options": '{"players": 99}'}, 422),
        ({"game": "killer", "position": "{}", "options": "{}", "seat": "30"}, 422),
        ({"game": "crowns13", "position": "{}", "options": '{"deck": "/etc/passwd"}'}, 422),
        ({"game": "nothing", "position": "{}", "options": "{}"}, 404),
    ],
)
def test_what_cannot_be_laid_is_refused_and_makes_nobody(lea: Visitor, sent: dict[str, str], status: int) -> None:
    answer = lea.post("/practice", sent)
    assert answer.status_code == status, answer.text
    assert not lea.cookies


# ---- at a moment of a match


def test_play_from_here_lays_the_moment_of_a_replay(client: TestClient, lea: Visitor, stranger: Visitor) -> None:
    table = finished(lea, "killer")
    match = live_of(client, table).match
    page = lea.get(f"{table}/replay?at=9").text
    assert f'action="{table}/practice"' in page
    answer = lea.post(f"{table}/practice", {"at": "9"})
    made = str(answer.headers["location"])
    wait(lea, made)
    practice = live_of(client, made)
    steps = steps_at(match.record(), 9)
    assert practice.match.steps[:steps] == match.steps[:steps]
    assert row_of(client, made).seats_of(_person(client, lea)) == [0]  # one's own seat
    assert stranger.get(made).status_code == 404  # nobody watches
    last = lea.get(f"{table}/replay?at=99999").text
    assert f'action="{table}/practice"' not in last
    assert lea.post(f"{table}/practice", {"at": "99999"}).status_code == 409


def _person(client: TestClient, visitor: Visitor) -> Any:
    assert client.portal is not None
    return client.portal.call(services(client).store.people.by_secret, visitor.cookies["douzaine"])


@pytest.mark.parametrize("id", ["killer", "king12", "crowns13", "heroes12"])
def test_practice_can_begin_at_every_kind_of_step(id: str) -> None:
    match = play_out(dz.Match(dz.game(id).box(), seed=11), random.Random(11))
    record, rng = match.record(), random.Random(1)
    decisions = [n for n, step in enumerate(match.steps) if step.seat != dz.CHANCE]
    for steps in [0, *rng.sample(decisions, 6)]:
        laid = lay_moment(record, steps)
        assert laid.start.moves == tuple(record.split("\nmoves\n")[1].split("\n")[:steps])
        if steps:
            assert laid.seat == match.steps[steps].seat
    with pytest.raises(Refused, match="Nothing is left"):
        lay_moment(record, len(match.steps))


def test_a_match_in_play_is_nobodys_practice(lea: Visitor, stranger: Visitor) -> None:
    table = lea.play("pennies")
    for visitor in (lea, stranger):
        assert visitor.post(f"{table}/practice", {"at": "0"}).status_code == 409


def test_an_uploaded_record_can_be_played_from(client: TestClient, lea: Visitor) -> None:
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    upload = lea.post("/replays", {"record": match.record()}).headers["location"]
    assert f'action="{upload}/practice"' in lea.get(f"{upload}?at=1").text
    assert lea.post(f"{upload}/practice", {"steps": "1", "seat": "1"}).status_code == 303
    assert lea.post("/r/nothing/practice", {"steps": "1"}).status_code == 404


def test_a_record_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    monkeypatch.setattr(limits, "PRACTICE_STEPS", 0)
    with pytest.raises(Refused, match="up to step 0"):
        lay_moment(match.record(), 1)


# ---- nothing counts


def over(lea: Visitor, client: TestClient, position: dict[str, Any]) -> str:
    table, rng = practise(lea, "killer", position, players=2), random.Random(3)
    while not wait(lea, table).over:
        lea.decide(table, rng)
    return table


def test_practice_counts_nowhere_and_can_be_laid_again(client: TestClient, lea: Visitor) -> None:
    table = over(lea, client, {"hp": [30, 1]})
    page = lea.get(table).text
    assert "Try it again" in page
    assert f"{table}/fair" not in page
    assert lea.get(f"{table}/fair").status_code == 409
    assert live_of(client, table).luck is None
    mine = lea.get("/me").text
    assert "Practice" in mine
    assert "Statistics" not in mine
    assert json.loads(lea.get("/me/export").text)["matches"][0]["counts"] is False
    again = lea.post(f"{table}/rematch").headers["location"]
    assert again != table
    assert live_of(client, again).match.start_position["hp"] == [30, 1]
    assert live_of(client, table).match.over


def test_the_record_of_practice_replays(client: TestClient, lea: Visitor) -> None:
    table = over(lea, client, {"hp": [30, 1]})
    record = lea.get(f"{table}/record").text
    match = dz.Match.replay(record)
    assert match.over
    assert match.steps == live_of(client, table).match.steps
    store = services(client).store
    assert client.portal is not None
    code = table.removeprefix("/t/")
    log, start = client.portal.call(store.log.read, code), client.portal.call(store.tables.start_of, code)
    closed = record_of_log(row_of(client, table), log, start)  # as it is kept when no rules can play it
    assert dz.Match.replay(closed).steps == match.steps


def test_practice_tables_are_few_and_go_soon(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRACTICE_TABLES", 2)
    machine = TimeMachine()

    async def act(at: Services) -> None:
        lea, _ = await at.store.people.create("Lea")
        laid = lay_position("killer", {"players": 2}, KILLER)
        made = []
        for _ in range(3):
            made.append(await at.practice.open(lea, laid))
            machine.wait(days=0.01)
        assert await at.store.tables.practice_of(lea.id) == made[:0:-1]  # the first has made room
        assert await at.store.tables.count_hosted_by(lea.id) == 0
        await at.store.tables.close(made[1], {"reason": "x", "winners": [0], "scores": [1, 0]})
        machine.wait(days=limits.PRACTICE_DAYS + 1)
        await at.janitor.round()
        assert await at.store.tables.practice_of(lea.id) == []  # over or not

    run(f"sqlite:///{tmp_path / 'test.sqlite'}", machine, act)


# ---- by the API


def test_practice_by_the_api(client: TestClient) -> None:
    made = client.post("/api/practice", json={"game": "killer", "position": KILLER, "options": {"players": 2}})
    assert made.status_code == 201, made.text
    code, auth = made.json()["code"], {"Authorization": f"Bearer {made.json()['token']}"}
    info = client.get(f"/api/tables/{code}", headers=auth).json()
    assert info["practice"] is True
    assert info["commitment"] == ""
    assert [seat["yours"] for seat in info["seats"]] == [False, True]
    assert client.get(f"/api/tables/{code}").status_code == 404
    assert client.get(f"/api/tables/{code}/fair", headers=auth).status_code == 409
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    id = client.post("/api/records", json={"record": match.record()}).json()["id"]
    there = client.post(f"/api/records/{id}/practice", json={"steps": 1, "level": "simple"}, headers=auth)
    assert there.status_code == 201, there.text
    for wrong in ({"steps": 1, "level": "godlike"}, {"steps": 99999}, {"steps": -1}, {}):
        refused = client.post(f"/api/records/{id}/practice", json=wrong)
        assert refused.status_code in (409, 422), refused.text
    assert client.post("/api/tables/none-1/practice", json={"steps": 1}).status_code == 404
