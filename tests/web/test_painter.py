"""The painter draws what the server would draw itself, and nobody is sent what is not committed."""

import asyncio
import os
import random
import signal
from contextlib import suppress
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import douzaine as dz
from douzaine.web.hub import Hub, Shown, Viewer, draw, shown_to
from douzaine.web.painter import Painter, Unpacker, packed
from douzaine.web.pieces import MOST, Pieces
from douzaine.web.render import QUICKEST, Moment, Reader, fragment
from douzaine.web.store import Logged
from douzaine.web.studio import MOST_UNSENT, Studio
from douzaine.web.table import Table
from tests.conftest import random_box
from tests.web.forms import Assembler, read
from tests.web.server import Server
from tests.web.test_boards import reader, table_for


@pytest.fixture(autouse=True)
def _nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.web.render.solved_tables", lambda box: None)


# ---- pieces


def test_a_page_puts_fragments_together_as_they_were() -> None:
    rng, pieces, page = random.Random(1), Pieces(), Assembler()
    texts = ["<b>é</b>", "\u2028", "🎲\n", *(f"{n:03}<p>« {'ü' * n} »\n" * 9 for n in range(300))]
    sizes = []
    for _ in range(200):
        parts = [rng.choice(texts) for _ in range(rng.randrange(30))]
        message = pieces.message(parts)
        assert unescape(page.whole(message)) == "".join(parts)
        sizes.append(len(message))
    assert len(page.known) <= MOST + 30
    assert sum(sizes[-50:]) < sum(sizes[:50]) / 3  # most was sent before


def test_pieces_begin_anew_when_there_are_many_or_something_was_lost() -> None:
    pieces, page = Pieces(), Assembler()
    for n in range(3 * MOST):
        text = f"{n:09}" * 20
        assert page.whole(pieces.message([text, text])) == text + text
    assert len(page.known) <= MOST + 2
    assert Assembler().whole(Pieces(anew=True).message(["a" * 200])) == "a" * 200
    page.known = ["something else"]
    assert page.whole(Pieces(anew=True).message(["b" * 200, "b" * 200])) == "b" * 400


# ---- the painter beside the server


class Line:
    """Both ends of a line, without a process: what the server says is heard when `work` is called."""

    def __init__(self) -> None:
        self.studio = Studio()
        self.studio.connection_made(self)  # type: ignore[arg-type]
        self.painter = Painter(self)  # type: ignore[arg-type]
        self.painter._hear = self.hear  # type: ignore[method-assign]
        self._said = bytearray()
        self._drawn = bytearray()
        self._unpacker = Unpacker()

    def write(self, data: bytes) -> None:
        self._said += data

    def sendall(self, data: bytes) -> None:
        self._drawn += data

    def work(self) -> None:
        """The painter hears and draws all there is; what it says stays on the line."""
        self.hear()
        while self.painter._due:
            self.painter._draw()

    def hear(self) -> None:
        """The painter hears all there is."""
        said, self._said = bytes(self._said), bytearray()
        for kind, *told in self._unpacker.take(said):
            getattr(self.painter, kind)(*told)

    def arrive(self) -> None:
        """The server hears what was drawn."""
        drawn, self._drawn = bytes(self._drawn), bytearray()
        half = len(drawn) // 2
        self.studio.data_received(drawn[:half])
        self.studio.data_received(drawn[half:])


class Page:
    """An open page of a reader."""

    def __init__(self, table: Table, who: Reader, in_pieces: bool = True) -> None:
        self.viewer = Viewer(table.agreed.code, who, Pieces() if in_pieces else None)
        self.assembler = Assembler()

    def shown(self) -> list[str]:
        """All that it was sent since."""
        found = []
        while not self.viewer.waiting.empty():
            message = self.viewer.waiting.get_nowait()
            assert isinstance(message, str)
            found.append(self.assembler.whole(message) if self.viewer.pieces else message)
        return found


def hub_with(line: Line) -> Hub:
    hub = Hub()
    hub.studio = line.studio
    return hub


def rows_of(table: Table, rng: random.Random, count: int) -> list[Logged]:
    """What may come in a log: mostly moves, also somebody silent or returning, and moves taken back."""
    running, found = Table(table.agreed, table.running).snapshot().running, []
    assert running is not None
    running.match = running.match.copy()
    while len(found) < count and not running.over:
        number, seat = running.number + 1, rng.choice(running.match.actors)
        row = Logged(number, "move", seat, (rng.choice(running.match.legal(seat)),), float(number))
        if rng.random() < 0.1:
            row = Logged(number, rng.choice(["silent", "return"]), seat, (), float(number))
        elif (back := running.back_by(seat)) and rng.random() < 0.3:
            row = Logged(number, "back", seat, (str(back),), float(number))
        running.apply(row)
        found.append(row)
    return found


@pytest.mark.parametrize("in_pieces", [True, False])
def test_the_painter_draws_what_the_server_would(game: dz.Game, in_pieces: bool) -> None:
    rng = random.Random(5)
    table, line = table_for(random_box(game, rng), 3), Line()
    hub, running = hub_with(line), table.running
    assert running is not None
    readers = [reader(0), reader(1, "fr"), reader(None)]
    pages = [Page(table, each, in_pieces) for each in readers]
    for page in pages:
        hub.join(page.viewer)
        hub.welcome(page.viewer, table.snapshot())
    here, others = Hub(), [Viewer(table.agreed.code, each) for each in readers]
    for viewer in others:
        here.join(viewer)
    for row in rows_of(table, rng, 40):
        before, after = running.match, running.after(row)
        if rng.random() < 0.7:  # else it comes from another process, and nobody knows of it beforehand
            hub.expect(table.agreed.code, row, after._steps[len(before._steps) :])
        line.work()
        running.apply(row, after)
        hub.changed(table.snapshot(), before)
        line.work()
        line.arrive()
        here.changed(table.snapshot(), before)
        for page, viewer in zip(pages, others, strict=True):
            drawn = [viewer.waiting.get_nowait() for _ in range(viewer.waiting.qsize())][-1]
            assert isinstance(drawn, Shown)
            assert unescape(page.shown()[-1]) == unescape("".join(draw(drawn.moment, viewer.reader)))
    assert running.number > 3
    for page in pages:
        hub.leave(page.viewer)
    line.work()
    painter, studio = line.painter, line.studio
    assert not any([painter._tables, painter._pages, painter._looking])
    assert not any([studio._told, studio._held, studio._looking, studio._viewers])  # nothing is kept


def test_a_move_taken_back_is_shown_and_nothing_is_said() -> None:
    table = table_for(dz.game("heroes12").box(), 3)
    running, rng = table.running, random.Random(4)
    assert running is not None
    while not (running.back_by(0) and len(running.match._rows) > 9):
        seat = rng.choice(running.match.actors)
        running.apply(Logged(running.number + 1, "move", seat, (rng.choice(running.match.legal(seat)),), 1.0))
    before = running.match
    running.apply(Logged(running.number + 1, "back", 0, (str(running.back_by(0)),), 1.0))
    assert len(running.match._rows) < len(before._rows)
    viewer = Viewer(table.agreed.code, reader(0))
    [(_, shown)] = shown_to([viewer], table.snapshot(), before, {})
    [moment] = [each.moment for each in shown]
    assert isinstance(moment, Moment)
    assert moment.told == 0
    assert f'data-pace="{QUICKEST}"' in fragment(moment, viewer.reader)


def a_match() -> tuple[Table, Logged, Line, Hub, Page]:
    """Killer for two, a decision, and the page of whoever does not make it."""
    table, line = table_for(dz.game("killer").box(players=2), 1), Line()
    assert table.running is not None
    seat = table.running.match.actors[0]
    row = Logged(1, "move", seat, (table.running.match.legal(seat)[0],), 1.0)
    hub, page = hub_with(line), Page(table, reader(1 - seat))
    hub.join(page.viewer)
    hub.welcome(page.viewer, table.snapshot())
    line.work()
    line.arrive()
    assert len(page.shown()) == 1
    return table, row, line, hub, page


def test_what_is_drawn_is_held_back_until_it_is_committed() -> None:
    table, row, line, hub, page = a_match()
    assert table.running is not None
    before, after = table.running.match, table.running.after(row)
    hub.expect(table.agreed.code, row, after._steps[len(before._steps) :])
    line.work()
    line.arrive()
    assert page.shown() == []
    table.running.apply(row, after)
    read_anew = Table(replace(table.agreed), table.snapshot().running)  # from the database: the same, not the very same
    hub.changed(read_anew, before)
    assert read(page.shown()[-1]).page["data-version"] == "1"
    line.work()
    line.arrive()
    assert page.shown() == []  # and not twice


@pytest.mark.parametrize("is_late", [False, True])
def test_what_was_not_committed_is_never_shown(is_late: bool) -> None:
    table, row, line, hub, page = a_match()
    assert table.running is not None
    before, after = table.running.match, table.running.after(row)
    hub.expect(table.agreed.code, row, after._steps[len(before._steps) :])
    line.work()
    if not is_late:
        line.arrive()
    hub.fail(table.snapshot())
    line.work()
    line.arrive()
    as_it_stood = fragment(Moment(table, table.running.match), page.viewer.reader)
    assert [unescape(each) for each in page.shown()] == [unescape(as_it_stood)]
    assert table.agreed.code in line.painter._tables  # so that choices can be previewed
    other = Logged(1, "move", row.seat, (table.running.match.legal(row.seat)[-1],), 2.0)
    assert other.words != row.words
    table.running.apply(other)
    hub.changed(table.snapshot(), before)  # somebody else's row of the same number counts
    line.work()
    line.arrive()
    _, (*_, last) = next(shown_to([page.viewer], table, before, {}))
    assert unescape(page.shown()[-1]) == unescape("".join(draw(last.moment, page.viewer.reader)))


def test_what_is_wanted_now_goes_before_what_is_being_drawn_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    table, row, line, hub, _ = a_match()
    assert table.running is not None
    other = Table(replace(table.agreed, code="word-1001"), table.snapshot().running)
    later, soon = Page(table, reader(row.seat)), Page(other, reader(0))
    for page, shown in ((later, table), (soon, other)):
        hub.join(page.viewer)
        hub.welcome(page.viewer, shown.snapshot())
    line.work()
    line.arrive()
    assert later.shown()
    board, drawn, say = dz.game("killer").part("board"), [], Painter._say
    draw_scene = board.scene

    def scene(stage: Any) -> Any:
        if stage.asked and not drawn:  # the choice of whoever has decided, which is not wanted at once
            hub.changed(other.snapshot())
            hub.changed(table.snapshot())
        return draw_scene(stage)

    def note(self: Painter, *told: Any) -> None:
        drawn.append(told[1])
        say(self, *told)

    monkeypatch.setattr(board, "scene", scene)
    before, after = table.running.match, table.running.after(row)
    table.running.apply(row, after)
    line.painter.leave(1, table.agreed.code)  # whoever looked on is gone
    monkeypatch.setattr(Painter, "_say", note)
    hub.changed(table.snapshot(), before)
    line.work()
    line.arrive()
    assert drawn == [soon.viewer.painted, later.viewer.painted, later.viewer.painted]
    assert unescape(later.shown()[1]) == unescape(fragment(Moment(table, table.running.match), later.viewer.reader))


def test_what_goes_before_a_drawing_lets_nothing_go_before_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, line, _, _ = a_match()
    painter, depth, deepest = line.painter, 0, 0
    pages = [painter._pages[1]]
    for id in range(2, 60):
        painter.join(id, table.agreed.code, reader(0), True)
        pages.append(painter._pages[id])

    def fake(moment: Any, reader: Reader, pause: Any) -> list[str]:
        nonlocal depth, deepest
        depth += 1
        deepest = max(deepest, depth)
        if pages:
            painter._give(pages.pop(), [Shown(table, float(len(pages)))])  # each is wanted before the one before
        pause()
        depth -= 1
        return ["drawn"]

    monkeypatch.setattr("douzaine.web.painter.draw", fake)
    painter._give(pages.pop(), [Shown(table, 1000.0)])
    line.work()
    assert not pages
    assert deepest == 2


def test_a_page_that_is_too_slow_is_asked_to_come_back() -> None:
    table, _, line, hub, page = a_match()
    for _ in range(MOST_UNSENT + 5):
        hub.changed(table.snapshot())
    line.work()
    line.arrive()
    waiting = [page.viewer.waiting.get_nowait() for _ in range(page.viewer.waiting.qsize())]
    assert None in waiting
    assert len(waiting) <= MOST_UNSENT


def test_without_the_painter_pages_come_back_and_are_drawn_for_here() -> None:
    table, _, line, hub, page = a_match()

    async def ask() -> Any:
        asked = asyncio.create_task(line.studio.preview(page.viewer, None, 0, {}))
        await asyncio.sleep(0)
        line.studio.connection_lost(None)
        return [
            *await asyncio.gather(asked, return_exceptions=True),
            await line.studio.preview(page.viewer, None, 0, {}),
        ]

    assert asyncio.run(ask()) == [None, None]  # nobody waits for an answer that does not come
    assert page.viewer.waiting.get_nowait() is None
    hub.leave(page.viewer)
    again = Page(table, page.viewer.reader)
    hub.join(again.viewer)
    hub.welcome(again.viewer, table.snapshot())
    assert not again.viewer.painted
    assert again.viewer.waiting.qsize() == 1


def test_messages_arrive_whole_however_they_are_cut() -> None:
    rng, unpacker = random.Random(2), Unpacker()
    sent = [("kind", n, "x" * rng.randrange(2000)) for n in range(50)]
    stream, found = b"".join(packed(*each) for each in sent), []
    while stream:
        cut = rng.randrange(1, 3000)
        found += unpacker.take(stream[:cut])
        stream = stream[cut:]
    assert found == sent


# ---- in a real server


@pytest.mark.skipif((os.cpu_count() or 1) < 2, reason="there is a painter only where it helps")
def test_a_killed_painter_costs_nothing_but_a_moment(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        assert server.process is not None
        pid = server.process.pid
        with httpx.Client(
            base_url=server.address, headers={"Origin": server.address}, follow_redirects=True
        ) as browser:
            path = browser.post("/play", data={"game": "killer"}).url.path
            headers = {"Cookie": f"douzaine={browser.cookies['douzaine']}"}
            address = f"ws{server.address[4:]}{path}/live?pieces=1"
            with connect(address, additional_headers=headers, origin=server.address) as page:  # type: ignore[arg-type]
                assert Assembler().whole(str(page.recv(20)))
                for painter in children(pid):
                    os.kill(painter, signal.SIGKILL)
                with suppress(ConnectionClosed):
                    while page.recv(20):
                        pass
                assert page.close_code == 1012  # come back
            with connect(address, additional_headers=headers, origin=server.address) as page:  # type: ignore[arg-type]
                assembler = Assembler()
                while not (decision := read(assembler.whole(str(page.recv(20))))).asked:
                    pass  # bots play first
                assert browser.post(f"{path}/move", data=decision.filled(random.Random(1))).status_code == 200
                assert page.recv(20)
        assert "the painter is gone" in (tmp_path / "server.log").read_text()
    finally:
        server.stop()


@pytest.mark.slow
def test_a_server_that_stops_misses_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    with httpx.Client(base_url=server.address, headers={"Origin": server.address}, follow_redirects=True) as browser:
        path = browser.post("/play", data={"game": "killer"}).url.path
        with connect(f"ws{server.address[4:]}{path}/live", origin=server.address) as page:  # type: ignore[arg-type]
            assert page.recv(20)
            server.stop()
            with suppress(ConnectionClosed):
                while page.recv(20):
                    pass
            assert page.close_code == 1012  # come back later
    assert '"error"' not in (tmp_path / "server.log").read_text()


def children(pid: int) -> list[int]:
    """The painter; not what compiles."""
    found = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [each for each in found if b"make_ready" not in Path(f"/proc/{each}/cmdline").read_bytes()]
