"""Who is drawn for first, and what a page is spared."""

import asyncio
import json
import threading
import time
from math import inf
from typing import Any

import pytest

import douzaine as dz
from douzaine.boards.regions import joined, slot
from douzaine.server.jobs import come_from
from douzaine.server.model import LogEntry
from douzaine.web.live.audience import GLANCE_S, SHORTEST_BEAT_S, Audience, Due, Page
from douzaine.web.live.draw_queue import DrawQueue
from douzaine.web.render.model import LobbyScene, Reader
from tests.patience import PATIENCE_S
from tests.web.forms import Visitor, read
from tests.web.test_boards import table_for, visitor
from tests.web.test_tables import two_at

# ---- the order


class Drawn:
    """Stands in for drawing: notes what was drawn, and in which thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[Any] = []
        self.in_loop: list[bool] = []
        monkeypatch.setattr("douzaine.web.live.draw_queue.draw", self)

    def __call__(self, scene: Any, *_: Any) -> dict[str, str]:
        self.names.append(scene.values["name"])
        self.in_loop.append(threading.current_thread() is threading.main_thread())
        return {}


def lobby(name: Any, game: str = "pennies") -> LobbyScene:
    return LobbyScene(game, {"name": name})


def test_what_is_wanted_soonest_is_drawn_first(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, drawn = DrawQueue(), Drawn(monkeypatch)

    async def draw(name: str, due: float) -> None:
        await drawing.draw(name, due, lobby(name), (), Reader("en"))

    async def main() -> None:
        await draw("first", 0)
        await asyncio.gather(draw("late", 9), draw("soon", 1), draw("sooner", 0.5), draw("same", 1))

    asyncio.run(main())
    drawing.close()
    assert drawn.names == ["first", "sooner", "soon", "same", "late"]


def test_a_client_that_wants_many_holds_up_nobody_who_wants_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hundred pages asked for at once made everybody else wait for six seconds."""
    drawing, drawn, now = DrawQueue(), Drawn(monkeypatch), time.monotonic()
    for person in ("Max", "Moritz"):
        come_from(person, "203.0.113.7")

    async def draw(owner: str, due: float) -> None:
        await drawing.draw(owner, due, lobby(owner), (), Reader("en"))

    async def main() -> None:
        await draw("first", 0)
        many = [draw(person, due) for _ in range(20) for person, due in (("Max", 0), ("Moritz", now - 9))]
        await asyncio.gather(*many, draw("Zoé", time.monotonic()))

    asyncio.run(main())
    drawing.close()
    assert drawn.names.index("Zoé") <= 3


def test_only_the_first_of_a_kind_is_drawn_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, drawn = DrawQueue(), Drawn(monkeypatch)

    async def main() -> None:
        for game in ("killer", "king12", "killer", "king12"):
            await drawing.draw("", 0, lobby(game, game), (), Reader("en"))

    asyncio.run(main())
    drawing.close()
    assert drawn.in_loop == [False, False, True, True]


def test_somebody_who_goes_away_while_waiting_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, drawn = DrawQueue(), Drawn(monkeypatch)

    async def main() -> None:
        await drawing.draw("", 0, lobby(0), (), Reader("en"))
        tasks = [asyncio.create_task(drawing.draw("", n, lobby(n), (), Reader("en"))) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), PATIENCE_S)

    asyncio.run(main())
    drawing.close()
    assert drawn.names == [0, 1, 3]


def test_whoever_is_called_and_gone_gives_the_turn_back(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, drawn = DrawQueue(), Drawn(monkeypatch)

    async def main() -> None:
        await drawing.draw("", 0, lobby(0), (), Reader("en"))
        for rounds in range(6):  # gone at every moment between asking and drawing
            task = asyncio.create_task(drawing.draw("", 1, lobby("gone"), (), Reader("en")))
            for _ in range(rounds):
                await asyncio.sleep(0)
            task.cancel()
        await asyncio.wait_for(drawing.draw("", 2, lobby("last"), (), Reader("en")), PATIENCE_S)

    asyncio.run(main())
    drawing.close()
    assert drawn.names[-1] == "last"


def test_a_decision_goes_first_but_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing, drawn = DrawQueue(), Drawn(monkeypatch)

    async def main() -> None:
        await drawing.draw("", 0, lobby("first"), (), Reader("en"))
        with drawing.after():
            waiting = asyncio.create_task(drawing.draw("", time.monotonic(), lobby("second"), (), Reader("en")))
            for _ in range(5):
                await asyncio.sleep(0)
            assert drawn.names == ["first"]
            await asyncio.wait_for(waiting, PATIENCE_S)  # though the decision still goes on
        assert drawn.names == ["first", "second"]

    asyncio.run(main())
    drawing.close()


# ---- beats


def beats_of(moves: list[str]) -> dict[int | None, list[Any]]:
    """What each seat and a spectator of Killer are shown when seat 0 decides."""

    async def main() -> dict[int | None, list[Any]]:
        table = table_for(dz.game("killer").box(players=2), 1)
        assert table.live is not None
        audience, seats = Audience(), (0, 1, None)
        pages = {seat: Page(table.row.code, visitor(seat)) for seat in seats}
        for page in pages.values():
            audience.join(page)
        before = table.live.match
        table.live.apply(LogEntry(1, "move", 0, tuple(moves), 1.0))
        audience.changed(table, before)
        return {seat: [page.waiting.get_nowait() for _ in range(page.waiting.qsize())]
                for seat, page in pages.items()}  # fmt: skip

    return asyncio.run(main())


def first_dice() -> list[str]:
    match = table_for(dz.game("killer").box(players=2), 1).live
    assert match is not None
    return [f"keep {face}" for face in match.match.position()["rolled"]]


def test_whoever_decides_is_not_told_what_they_decided() -> None:
    shown = beats_of([first_dice()[0], "roll"])
    assert [len(shown[seat]) for seat in (0, 1, None)] == [1, 2, 2]
    assert shown[0][0].beat.told == 2  # its one beat tells what the others hear in two


def test_whoever_decides_sees_what_comes_of_it() -> None:
    shown = beats_of(first_dice())  # a total, and what it does, before the next player rolls
    assert len(shown[0]) == len(shown[1]) >= 2


def test_others_come_first_and_a_choice_last() -> None:
    shown = beats_of([first_dice()[0], "roll"])
    start = shown[1][0].at
    assert 0 < shown[0][0].at - start - GLANCE_S < 2 * GLANCE_S  # the one who decides, and decides again
    assert abs(shown[1][1].at - start - SHORTEST_BEAT_S) < GLANCE_S
    assert [each.beat.is_last for each in shown[1]] == [False, True]
    assert not shown[1][0].is_late
    assert Due(shown[1][0].beat, start - 10).is_late
    assert not Due(shown[1][1].beat, start - 10).is_late


def test_where_much_is_to_be_drawn_beats_on_the_way_are_left_out(lea: Visitor, tom: Visitor) -> None:
    answer = lea.post("/new/killer", {"seat-0": "me", "seat-1": "open", "spectators": "on", "option-players": "2"})
    table = answer.headers["location"]
    tom.sit(table, 1, "Tom")
    lea.post(f"{table}/start")
    seats = {each: read(each.get(table).text) for each in (lea, tom)}
    decider, other = (lea, tom) if seats[lea].asked else (tom, lea)
    drawing = lea.client.app.state.services.drawing  # type: ignore[attr-defined]
    for many in (False, True):
        with other.live(f"{table}/live") as socket:
            socket.receive_text()
            decision = read(decider.get(table).text)
            form = decision.hidden | {"move": decision.boxes[0][1]}
            drawing._line = [(inf, n, Done()) for n in range(40)] if many else []
            assert decider.post(f"{table}/move", form, headers={"x-live": "1"}).status_code == 204
            assert ('class="dots"' in socket.receive_text()) == many  # the newest state already, or what was set aside


class Done:
    """Somebody in line who has gone."""

    def done(self) -> bool:
        return True


# ---- regions


def test_regions_stand_in_their_slots() -> None:
    before = {
        "frame": f"<p title='{slot('name')}'>{slot('scene')}</p>",
        "name": "Zoé",
        "scene": f"<b>{slot('name')}</b>",
    }
    assert joined(before) == "<p title='Zoé'><b>Zoé</b></p>"
    assert joined({"frame": "<p><!--not-ours--></p>"}) == "<p><!--not-ours--></p>"


def test_a_page_is_sent_only_regions_that_are_new_to_it(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        first = json.loads(mine._session.receive_text())["regions"]
        lea.post(f"{table}/move", read(lea.get(table).text).hidden | {"move": "show heads"})
        second = json.loads(mine._session.receive_text())["regions"]
    assert {"frame", "scene", "bar", "code"} <= set(first)
    assert "version" in second
    assert "bar" not in second
    assert "code" not in second
