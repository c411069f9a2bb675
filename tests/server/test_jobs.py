"""Work that strangers can cause: bounded, fair, and nobody else notices when some of it hangs."""

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import douzaine as dz
from douzaine.errors import BadDeck
from douzaine.games.declare import Finding
from douzaine.server import bots, jobs, limits
from douzaine.server.bots import BotPool, prepare_bots
from douzaine.server.jobs import GivenUp, Job, JobPool
from douzaine.server.model import Refused
from douzaine.server.worker import fair_share
from douzaine.web.pages import setup
from tests.patience import wait_until
from tests.server.odd_jobs import (
    Unreadable,
    begin_and_sleep,
    hang_at_77,
    hang_for_all,
    hang_for_experts,
    loop_forever,
    note,
    print_something,
    refuse,
    wait_for,
)
from tests.server.tools import Inside, code_in, inside

LONG_S = 60.0  # for jobs that are to be done
ROUNDS = 40


@pytest.fixture(scope="module")
def pool() -> JobPool:
    return JobPool("test", 2)


def do(
    pool: JobPool, function: Callable[..., Any], *arguments: Any, seconds: float = LONG_S, owner: str = "Lea"
) -> Any:
    return pool.submit(owner, seconds, function, *arguments).future.result(LONG_S)


# ---- one job


def test_a_job_is_done_elsewhere_and_answers(pool: JobPool) -> None:
    assert do(pool, pow, 3, 4) == 81
    assert do(pool, os.getpid) != os.getpid()
    assert do(pool, print_something) == "answer"


def test_errors_come_back_with_all_they_say(pool: JobPool) -> None:
    with pytest.raises(BadDeck, match="the deck is refused") as caught:
        do(pool, refuse)
    assert caught.value.errors == (Finding("T1", details={"count": 3}),)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        do(pool, divmod, 1, 0)


@pytest.mark.parametrize("hang", [loop_forever, time.sleep], ids=["busy", "asleep"])
def test_a_job_that_hangs_is_ended_and_its_process_replaced(pool: JobPool, hang: Any) -> None:
    replaced = pool.replaced
    with pytest.raises(GivenUp, match="too long"):
        do(pool, hang, *([10_000] if hang is time.sleep else []), seconds=0.2)
    assert pool.replaced == replaced + 1
    assert do(pool, pow, 3, 4) == 81


def test_an_answer_that_cannot_be_read_ends_no_more_than_its_job() -> None:
    pool = JobPool("test", 1)
    with pytest.raises(GivenUp):
        do(pool, Unreadable)
    assert do(pool, pow, 3, 4) == 81


def test_a_process_that_dies_is_replaced(pool: JobPool) -> None:
    replaced = pool.replaced
    with pytest.raises(GivenUp):
        do(pool, os._exit, 3)
    assert pool.replaced == replaced + 1
    assert do(pool, pow, 3, 4) == 81


@pytest.mark.skipif(not hasattr(os, "fork"), reason="memory of a process cannot be bounded here")
def test_no_job_takes_all_memory(pool: JobPool) -> None:
    with pytest.raises(GivenUp):
        do(pool, bytearray, 6_000_000_000)
    assert do(pool, pow, 3, 4) == 81


def test_whoever_goes_takes_their_job_with_them(tmp_path: Path) -> None:
    pool = JobPool("test", 1)
    replaced, notes = pool.replaced, str(tmp_path / "notes")

    async def go() -> None:
        running = asyncio.create_task(pool.run("Lea", 100 * LONG_S, begin_and_sleep, notes))  # no bound of its own
        while not Path(notes).exists():
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(pool.run("Tom", LONG_S, note, notes, "Tom"))
        while pool.waiting != 1:
            await asyncio.sleep(0.01)
        for task in (running, waiting):
            task.cancel()
        await asyncio.gather(running, waiting, return_exceptions=True)
        assert pool.waiting == 0
        await asyncio.wait_for(pool.run("Mia", LONG_S, note, notes, "Mia"), LONG_S)

    asyncio.run(go())
    assert pool.replaced == replaced + 1
    assert Path(notes).read_text().split() == ["begun", "Mia"]


KILLED = """
from douzaine.server.jobs import JobPool
from tests.server.odd_jobs import loop_forever
import os, time
pool = JobPool("test", 1)
print(pool.submit("Lea", 60, os.getpid).future.result(60), flush=True)
pool.submit("Lea", 60, loop_forever)
time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are looked for as POSIX does")
def test_processes_end_with_their_server_however_it_ends() -> None:
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        os.kill(worker, 0)  # it is there
        server.kill()

    def is_gone() -> bool:
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            return True
        return False

    wait_until(is_gone)


# ---- many jobs


def test_lines_take_turns(tmp_path: Path) -> None:
    pool, door, notes = JobPool("test", 1), tmp_path / "door", tmp_path / "notes"
    first = pool.submit("Zoe", LONG_S, wait_for, str(door))
    wait_until(lambda: not pool.waiting)
    asked = [pool.submit(who, LONG_S, note, str(notes), who) for who in ["Lea"] * 5 + ["Tom"] * 2 + ["Mia"]]
    door.touch()
    for job in [first, *asked]:
        job.future.result(LONG_S)
    assert notes.read_text().split() == ["Lea", "Tom", "Mia", "Lea", "Tom", "Lea", "Lea", "Lea"]


def test_jobs_can_know_that_many_wait(tmp_path: Path) -> None:
    pool, door = JobPool("test", 1), tmp_path / "door"
    assert do(pool, fair_share) == 1
    first = pool.submit("Zoe", LONG_S, wait_for, str(door))
    wait_until(lambda: not pool.waiting)
    asked = [pool.submit(who, LONG_S, fair_share) for who in ("Lea", "Tom", "Mia")]
    door.touch()
    assert first.future.result(LONG_S)
    assert [job.future.result(LONG_S) for job in asked] == [1 / 3, 1 / 2, 1]


def test_nobody_has_all_workers(tmp_path: Path) -> None:
    pool, door = JobPool("test", 2), tmp_path / "door"
    held = [pool.submit("Lea", LONG_S, wait_for, str(door)) for _ in range(6)]
    wait_until(lambda: pool.waiting < 6)
    assert do(pool, pow, 3, 4, owner="Tom") == 81  # while Lea's first job still runs
    assert not held[0].future.done()
    door.touch()
    assert len({job.future.result(LONG_S) for job in held}) <= 2


def test_a_bounded_number_waits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(limits, "JOBS_WAITING_OF_ONE", 3)
    monkeypatch.setattr(limits, "JOBS_WAITING", 5)
    pool, door = JobPool("test", 1), tmp_path / "door"
    held: list[Job] = [pool.submit("Lea", LONG_S, wait_for, str(door))]
    wait_until(lambda: not pool.waiting)
    for who, most in (("Lea", 3), ("Tom", 2), ("Mia", 0)):
        held += [pool.submit(who, LONG_S, wait_for, str(door)) for _ in range(most)]
        with pytest.raises(Refused, match="Too many are waiting"):
            pool.submit(who, LONG_S, wait_for, str(door))
    door.touch()
    assert all(job.future.result(LONG_S) for job in held)


def test_the_people_of_one_client_share_its_turns(tmp_path: Path) -> None:
    pool, door, notes = JobPool("test", 1), tmp_path / "door", tmp_path / "notes"
    for who, client in (("lea", "203.0.113.7"), ("tom", "203.0.113.7"), ("mia", "203.0.113.8")):
        jobs.come_from(who, client)
    first = pool.submit("zoe", LONG_S, wait_for, str(door))
    wait_until(lambda: not pool.waiting)
    asked = [pool.submit(who, LONG_S, note, str(notes), who) for who in ("lea", "lea", "tom", "tom", "mia", "mia")]
    door.touch()
    for job in [first, *asked]:
        job.future.result(LONG_S)
    assert notes.read_text().split() == ["lea", "mia", "tom", "mia", "lea", "tom"]


def test_no_client_has_all_workers_by_being_many(tmp_path: Path) -> None:
    pool, door = JobPool("test", 2), tmp_path / "door"
    people = [f"sock puppet {number}" for number in range(4)]
    for who in people:
        jobs.come_from(who, "203.0.113.9")
    held = [pool.submit(who, LONG_S, wait_for, str(door)) for who in people]
    wait_until(lambda: pool.waiting < len(people))
    assert do(pool, pow, 3, 4, owner="somebody else") == 81
    assert pool.waiting == len(people) - 1
    door.touch()
    assert all(job.future.result(LONG_S) for job in held)


def test_a_pool_can_hold_less_of_each_client(tmp_path: Path) -> None:
    pool, door = JobPool("test", 1, most_of_one=2), tmp_path / "door"
    held = [pool.submit("Lea", LONG_S, wait_for, str(door)) for _ in range(2)]
    wait_until(lambda: pool.waiting == 1)
    with pytest.raises(Refused, match="Too many are waiting"):
        pool.submit("Lea", LONG_S, wait_for, str(door))
    held.append(pool.submit("Tom", LONG_S, wait_for, str(door)))
    pool.give_up(held[1])
    held[1] = pool.submit("Lea", LONG_S, wait_for, str(door))
    door.touch()
    assert all(job.future.result(LONG_S) for job in held)


# ---- bots


class Impatient(JobPool):
    """Ends what hangs soon, and lets everything else take its time, however slow the machine is."""

    def __init__(self, hanging: tuple[str, ...]) -> None:
        super().__init__("impatient", 2)
        self.hanging = hanging
        self.asked: list[str] = []

    def submit(self, owner: str, seconds: float, function: Any, *arguments: Any, progress: Any = None) -> Job:
        level = arguments[3]
        self.asked.append(level)
        return super().submit(owner, 0.3 if level in self.hanging else LONG_S, function, *arguments)


@pytest.mark.parametrize(
    ("hangs", "levels"), [(hang_for_experts, ("expert",)), (hang_for_all, ("expert", "simple"))], ids=["one", "all"]
)
def test_a_decision_is_taken_although_its_bot_hangs(
    hangs: Any, levels: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "bot_decision", hangs)
    pool, match = Impatient(levels), dz.Match(dz.game("killer").box(), seed=1)
    seat = match.actors[0]

    async def twice() -> list[str]:
        thinking = BotPool(pool)
        await thinking.decide("Lea", match, seat, "expert")
        return await thinking.decide("Lea", match, seat, "expert")

    words = asyncio.run(twice())
    match.play(seat, words)
    assert pool.asked.count("expert") == 1  # what came to no end is not asked again
    assert pool.asked.count("simple") == (2 if levels == ("expert",) else 1)
    assert pool.replaced == len(levels)


def test_a_bot_that_hung_once_is_asked_again_by_others_and_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever brings a bot to no end, with a position of their own, spoils nobody else's bots."""
    monkeypatch.setattr(bots, "bot_decision", hang_for_experts)
    pool, match = Impatient(("expert",)), dz.Match(dz.game("killer").box(), seed=1)

    async def asked_by(*owners: str) -> int:
        before = pool.asked.count("expert")
        for owner in owners:
            await thinking.decide(owner, match, match.actors[0], "expert")
        return pool.asked.count("expert") - before

    thinking = BotPool(pool)
    assert asyncio.run(asked_by("Lea", "Lea")) == 1
    assert asyncio.run(asked_by("Tom", "Lea")) == 1
    monkeypatch.setattr(bots.limits, "BOT_REPLACED_S", 0)
    assert asyncio.run(asked_by("Lea")) == 1


def test_a_solution_that_finds_no_room_is_begun_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Solutions stand in the line of whoever asks, and one that was refused is not taken for one being made."""
    asked: list[str] = []

    def submit(owner: str, *given: Any) -> Job:
        asked.append(owner)
        if len(asked) == 1:
            raise Refused(503, "server-error-busy")
        return Job(owner, 1, b"", lambda done: None)

    monkeypatch.setattr(bots, "patient", lambda: SimpleNamespace(submit=submit))
    for name, value in (("is_at_hand", False), ("has_solver", True), ("is_ready", True)):
        monkeypatch.setattr(bots, name, lambda *given, value=value: value)
    monkeypatch.setattr(bots, "_begun", set())
    view = dz.Match(dz.game("killer").box(), seed=1).view(0)
    for _ in range(3):
        bots.begin_solving(view, "Lea")
    assert asked == ["Lea", "Lea"]


def test_bots_that_think_for_long_think_apart() -> None:
    thinking, searching = jobs.thinking(), jobs.searching()
    assert thinking is not searching
    pools = {level: BotPool()._pool(level) for level in ("random", "simple", "novice", "regular", "expert", "perfect")}
    assert [level for level, pool in pools.items() if pool is searching] == ["expert", "perfect"]
    assert all(pool in (thinking, searching) for pool in pools.values())


# ---- a server where some of it hangs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    for id in ("killer", "pennies"):
        prepare_bots(dz.game(id))
    with inside(tmp_path_factory.mktemp("jobs")) as running:
        yield running


class Player:
    """Somebody who plays against a bot, and measures how long everything takes."""

    def __init__(self, server: Inside) -> None:
        self.client = httpx.Client(base_url=server.address, timeout=LONG_S, headers={"Origin": server.address})
        self.took: dict[str, list[float]] = {"page": [], "move": [], "bot": []}
        self.headers, self.code = {}, ""

    def timed(self, kind: str, function: Callable[..., Any], *arguments: Any) -> Any:
        before = time.perf_counter()
        found = function(*arguments)
        self.took[kind].append(time.perf_counter() - before)
        return found

    def open(self) -> None:
        body = {"game": "pennies", "seats": ["me", "novice"]}
        opened = self.client.post("/api/tables", json=body, headers=self.headers).json()
        self.code = opened["code"]
        if opened["token"]:
            self.headers = {"Authorization": f"Bearer {opened['token']}"}

    def asked(self) -> Any:
        """The state once one is asked, or it is over: until then the bot decides."""
        while True:
            state = self.client.get(f"/api/tables/{self.code}/state", headers=self.headers).json()
            if state["over"] or state["asked"] is not None:
                return state
            time.sleep(0.002)

    def move(self, number: int) -> None:
        body = {"seat": 0, "number": number, "moves": ["show heads"]}
        answer = self.client.post(f"/api/tables/{self.code}/moves", json=body, headers=self.headers)
        assert answer.status_code == 201, answer.text

    def play(self, rounds: int) -> "Player":
        self.open()
        state = self.asked()
        for _ in range(rounds):
            self.timed("page", self.client.get, f"/t/{self.code}")
            self.timed("move", self.move, state["asked"])
            state = self.timed("bot", self.asked)
            if state["over"]:
                self.open()
                state = self.asked()
        self.client.close()
        return self

    def p99(self) -> dict[str, float]:
        return {kind: sorted(times)[int(0.99 * (len(times) - 1))] for kind, times in self.took.items()}


@pytest.mark.slow
def test_others_do_not_notice_work_that_hangs(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot_decision", hang_for_experts)
    monkeypatch.setattr(setup, "agree_on", hang_at_77)
    monkeypatch.setattr(limits, "DECIDE_S", 3.0)
    monkeypatch.setattr(limits, "READ_S", 3.0)
    Player(server).play(20)  # what is loaded once is not counted
    seen = []
    for attempt in range(3):
        before = Player(server).play(ROUNDS).p99()
        ended = jobs.searching().replaced, jobs.reading().replaced
        stop, codes = threading.Event(), hang_bots(server, 5 * attempt, 5)
        forms = threading.Thread(target=hang_forms, args=(server, stop))
        forms.start()
        wait_until(lambda: bool(jobs.searching()._running) and bool(jobs.reading()._running))
        during = Player(server).play(ROUNDS).p99()
        stop.set()
        forms.join()
        assert jobs.searching().replaced > ended[0]
        assert jobs.reading().replaced > ended[1]
        seen.append((before, during))
        if all(during[kind] <= 3 * before[kind] for kind in before):
            break
    else:
        raise AssertionError(seen)
    wait_until(lambda: server.do(server.services.tables.get(codes[0])).live.number > 0)  # decided at last


def hang_bots(server: Inside, first: int, count: int) -> list[str]:
    """Tables whose expert comes to no end, each with a box of its own, so that one hangs after the other."""
    attacker = server.browser()
    seats = {"seat-0": "me", "seat-1": "expert", "option-players": "2", "option-first_player": "1"}
    return [
        code_in(attacker.post("/new/killer", data={**seats, "option-starting_hp": str(10 + number)}).url)
        for number in range(first, first + count)
    ]


def hang_forms(server: Inside, stop: threading.Event) -> None:
    """A form after the other that takes forever to read."""
    attacker = server.browser()
    while not stop.is_set():
        answer = attacker.post("/new/killer", data={"seat-0": "me", "option-starting_hp": "77"})
        assert answer.status_code == 503, answer.text
        assert "took too long" in answer.text


def test_people_are_counted_by_where_they_come_from(server: Inside) -> None:
    """Also those who are made together with a table, and never come again."""
    headers = {"X-Forwarded-For": "203.0.113.77", "Origin": server.address}
    with httpx.Client(base_url=server.address, headers=headers, timeout=LONG_S) as client:
        made = client.post("/api/tables", json={"game": "pennies", "seats": ["simple", "simple"]}).json()["code"]
        by_form = code_in(client.post("/invite", data={"game": "pennies"}).headers["location"])
    for code in (made, by_form):
        host = server.do(server.services.store.tables.get(code)).host
        assert Job(host, LONG_S, b"", lambda done: None).client == "203.0.113.77"
