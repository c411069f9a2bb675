"""Bots of every level at the tables: who is offered, who thinks, and that nobody waits for them."""

import asyncio
import random
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.bots import bot, levels_for
from douzaine.server import bots as server_bots
from douzaine.server.bots import (
    BotPool,
    bot_decision,
    decide,
    is_ready,
    offered,
    offered_somewhere,
    prepare_bots,
    shorter,
)
from douzaine.server.model import Refused
from douzaine.web.context import Services
from tests.patience import wait_until
from tests.web.forms import Visitor, read
from tests.web.test_tables import wait


def test_people_choose_among_levels_that_think(game: dz.Game) -> None:
    box = game.box()
    assert offered(box)[:3] == ("novice", "regular", "expert")
    assert set(offered(box)) <= set(levels_for(box))
    assert not {"random", "simple"} & set(offered_somewhere(game))


def test_perfect_is_offered_where_the_match_is_solved(lea: Visitor) -> None:
    killer = dz.game("killer")
    assert "perfect" in offered(killer.box(players=2))
    assert "perfect" not in offered(killer.box(players=3))
    assert offered_somewhere(killer) == ("novice", "regular", "expert", "perfect")
    seats = {"seat-0": "me", "seat-1": "perfect", "seat-2": "perfect"}
    refused = lea.post("/new/killer", seats | {"option-players": "3"})
    assert refused.status_code == 422
    assert "cannot play with these options" in refused.text
    assert lea.post("/new/killer", seats | {"option-players": "2"}).status_code == 303


def test_bots_try_again_where_too_many_wait(client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where nobody looks at the table meanwhile, which would wake them."""
    at: Services = client.app.state.services  # type: ignore[attr-defined]
    decide, refused = at.bots.pool.decide, iter(range(3))

    async def crowded(*given: Any) -> list[str]:
        if next(refused, None) is not None:
            raise Refused(503, "server-error-busy")
        return await decide(*given)

    monkeypatch.setattr(at.bots.pool, "decide", crowded)
    monkeypatch.setattr("douzaine.server.bot_seats.RETRY_AFTER_S", 0.01)
    code = lea.post("/new/pennies", {"seat-0": "me", "seat-1": "simple"}).headers["location"].removeprefix("/t/")
    assert client.portal is not None
    wait_until(lambda: client.portal.call(at.tables.get, code).live.number == 1)
    assert next(refused, None) is None


def test_the_host_seats_a_level_in_the_lobby(lea: Visitor) -> None:
    table = lea.post("/new/killer", {"seat-0": "me", "seat-1": "open", "option-players": "2"}).headers["location"]
    assert lea.post(f"{table}/bot", {"seat": "1", "level": "god"}).status_code == 422
    assert lea.post(f"{table}/bot", {"seat": "1", "level": "expert"}).status_code == 303
    assert "expert" in lea.get(table).text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_level_is_named_and_explained(client: TestClient, game: dz.Game, lang: str) -> None:
    page = Visitor(client, lang).get(f"/new/{game.id}").text
    from douzaine.match.words import table_words

    for level in offered_somewhere(game):
        assert f'<option value="{level}"' in page
        assert table_words().text(f"bots-level-{level}.about", lang).split()[0] in page


def test_a_level_plays_by_the_rule_of_thumb_until_it_can_think(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(server_bots, "is_ready", lambda game: False)
    monkeypatch.setattr(server_bots, "bot", lambda level: asked.append(level) or bot(level))
    match = dz.Match(dz.game("killer").box(), seed=1)
    monkeypatch.setattr(server_bots, "_bots", {})
    assert bot_decision(match.box, match.data, match.actors[0], "expert")
    assert asked == ["simple"]


def test_a_level_thinks_once_everything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dz.game("pennies")
    prepare_bots(game)
    assert is_ready(game)
    asked: list[str] = []
    monkeypatch.setattr(server_bots, "bot", lambda level: asked.append(level) or bot(level))
    match = dz.Match(game.box(), seed=1)
    monkeypatch.setattr(server_bots, "_bots", {})
    assert bot_decision(match.box, match.data, match.actors[0], "novice")
    assert asked == ["novice"]


def test_further_moves_of_a_decision_take_less_time() -> None:
    budget = dz.Budget(seconds=1.6)
    total = 0.0
    for _ in range(5):
        total += budget.seconds or 0
        budget = shorter(budget) or budget
    assert total < 3.3
    assert shorter(dz.Budget(trials=48)) == dz.Budget(trials=48)
    assert shorter(None) is None


def test_a_decision_goes_on_to_the_next_chance_event() -> None:
    match = dz.Match(dz.game("killer").box(), seed=1)
    seat = match.actors[0]
    words = decide(match.box, match.data, seat, bot("simple", 1))
    assert words[-1] in ("roll", "stop") or not words[-1].startswith("keep")
    match.play(seat, words)  # they are legal one after another


def test_the_event_loop_stays_free_while_bots_think() -> None:
    prepare_bots(dz.game("pennies"))
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - before)

    async def think() -> float:
        match = dz.Match(dz.game("pennies").box(), seed=1)
        pool = BotPool()
        await pool.decide("Lea", match, 0, "novice")  # what is loaded once is not counted
        looking = asyncio.create_task(watch())
        begun = time.perf_counter()
        await pool.decide("Lea", match, 0, "expert")
        looking.cancel()
        return time.perf_counter() - begun

    took = asyncio.run(think())
    assert 0 < longest < max(0.5, took / 2)


def test_old_tables_with_simple_bots_play_on(lea: Visitor) -> None:
    table = lea.post("/new/pennies", {"seat-0": "me", "seat-1": "simple"}).headers["location"]
    rng = random.Random(1)
    while not wait(lea, table).over:
        lea.decide(table, rng)
    assert read(lea.get(table).text).over


def test_nobody_waits_for_a_solution_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert of King of 12 with cards nobody has solved searches; solving them would take a minute."""
    match = dz.Match(dz.game("king12").box(players=2), seed=3)
    monkeypatch.setattr(server_bots, "is_at_hand", lambda box, seen: False)
    assert server_bots.must_search(match.view(0), "expert")
    assert not server_bots.must_search(match.view(0), "regular")
    monkeypatch.setattr(server_bots, "is_at_hand", lambda box, seen: True)
    assert not server_bots.must_search(match.view(0), "expert")
