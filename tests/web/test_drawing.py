"""Who is drawn for first, and what a page is spared."""

import asyncio
import threading
from html import unescape
from math import inf
from typing import Any

import douzaine as dz
from douzaine.draw import join, tag
from douzaine.draw.markup import Markup, ascii_only, parts
from douzaine.web.drawing import Drawing
from douzaine.web.hub import A_BEAT, A_GLANCE, Hub, Shown, Viewer
from douzaine.web.mould import Mould
from douzaine.web.store import Logged
from tests.web.forms import Visitor, read
from tests.web.test_boards import reader, table_for

# ---- the order


def test_what_is_wanted_soonest_is_drawn_first_and_a_decision_goes_before_all() -> None:
    drawing, done = Drawing(), []

    async def draw(name: str, due: float) -> None:
        await drawing.run("kind", due, done.append, name)

    async def decide() -> None:
        with drawing.after():
            for _ in range(10):
                await asyncio.sleep(0)
            done.append("decision")

    async def main() -> None:
        await draw("first", 0)
        done.clear()
        await asyncio.gather(draw("late", 9), draw("soon", 1), decide(), draw("sooner", 0.5), draw("same", 1))

    asyncio.run(main())
    drawing.close()
    assert done == ["decision", "sooner", "soon", "same", "late"]


def test_a_decision_that_takes_long_does_not_stop_all_drawing() -> None:
    drawing, done = Drawing(), []

    async def main() -> None:
        await drawing.run("kind", 0, done.append, 1)
        with drawing.after():
            await asyncio.wait_for(drawing.run("kind", 0, done.append, 2), 5)

    asyncio.run(main())
    drawing.close()
    assert done == [1, 2]


def test_only_the_first_of_a_kind_is_drawn_in_a_thread() -> None:
    drawing = Drawing()

    async def main() -> list[bool]:
        return [await drawing.run(kind, 0, threading.current_thread) is threading.main_thread() for kind in "abab"]

    assert asyncio.run(main()) == [False, False, True, True]
    drawing.close()


def test_somebody_who_goes_away_while_waiting_holds_up_nobody() -> None:
    drawing, done = Drawing(), []

    async def main() -> None:
        await drawing.run("kind", 0, done.append, 0)
        tasks = [asyncio.create_task(drawing.run("kind", n, done.append, n)) for n in (1, 2, 3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 5)

    asyncio.run(main())
    drawing.close()
    assert done == [0, 1, 3]


# ---- beats


def beats_of(moves: list[str]) -> dict[int | None, list[Any]]:
    """What each seat and a spectator of Killer are shown when seat 0 decides."""

    async def main() -> dict[int | None, list[Any]]:
        table = table_for(dz.game("killer").box(players=2), 1)
        assert table.running is not None
        hub, seats = Hub(), (0, 1, None)
        viewers = {seat: Viewer(table.agreed.code, reader(seat)) for seat in seats}
        for viewer in viewers.values():
            hub.join(viewer)
        before = table.running.match
        table.running.apply(Logged(1, "move", 0, tuple(moves), 1.0))
        hub.changed(table, before)
        return {seat: [viewer.waiting.get_nowait() for _ in range(viewer.waiting.qsize())]
                for seat, viewer in viewers.items()}  # fmt: skip

    return asyncio.run(main())


def first_dice() -> list[str]:
    match = table_for(dz.game("killer").box(players=2), 1).running
    assert match is not None
    return [f"keep {face}" for face in match.match.position()["rolled"]]


def test_whoever_decides_is_not_told_what_they_decided() -> None:
    shown = beats_of([first_dice()[0], "roll"])
    assert [len(shown[seat]) for seat in (0, 1, None)] == [1, 2, 2]
    assert shown[0][0].moment.told == 2  # its one beat tells what the others hear in two


def test_whoever_decides_sees_what_comes_of_it() -> None:
    shown = beats_of(first_dice())  # a total, and what it does, before the next player rolls
    assert len(shown[0]) == len(shown[1]) >= 2


def test_others_come_first_and_a_choice_last() -> None:
    shown = beats_of([first_dice()[0], "roll"])
    start = shown[1][0].due
    assert 0 < shown[0][0].due - start - A_GLANCE < 2 * A_GLANCE  # the one who decides, and decides again
    assert abs(shown[1][1].due - start - A_BEAT) < A_GLANCE
    assert [each.is_on_the_way for each in shown[1]] == [True, False]
    assert not shown[1][0].is_late
    assert Shown(shown[1][0].moment, start - 10).is_late


def test_where_much_is_to_be_drawn_beats_on_the_way_are_left_out(lea: Visitor, tom: Visitor) -> None:
    answer = lea.post("/new/killer", {"seat-0": "me", "seat-1": "open", "spectators": "on", "option-players": "2"})
    table = answer.headers["location"]
    tom.post(f"{table}/sit", {"seat": "1", "name": "Tom"})
    lea.post(f"{table}/start")
    seats = {each: read(each.get(table).text) for each in (lea, tom)}
    decider, other = (lea, tom) if seats[lea].asked else (tom, lea)
    drawing = lea.client.app.state.site.drawing  # type: ignore[attr-defined]
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


# ---- moulds


def test_a_mould_is_filled_as_a_template_would_be() -> None:
    places = Mould.places(["name", "part"])
    mould = Mould(f"<p title='…'>{places['name']}</p>{places['part']}{places['name']}")
    filled = "".join(mould.fill({"name": "Zoé <&>", "part": tag("b", "é")}))
    assert unescape(filled) == "<p title='…'>Zoé <&></p><b>é</b>Zoé <&>"
    assert "<&>" not in filled


def test_a_mould_leaves_parts_as_they_are() -> None:
    places = Mould.places(["part"])
    nested = [Markup("<i>"), ["<&>", None, [tag("b", "é")]], Markup("</i>")]
    filled = Mould(f"<p>{places['part']}</p>").fill({"part": nested})
    assert filled == ["<p>", "<i>", "&lt;&amp;&gt;", "<b>é</b>", "</i>", "</p>"]
    assert join([nested]) == join([parts("i", ["<&>", None], tag("b", "é"))]) == "".join(filled[1:-1])


def test_signs_become_references() -> None:
    assert ascii_only(tag("i", "12 % – é 🎲")) == Markup("<i>12 % &#8211; &#233; &#127922;</i>")
