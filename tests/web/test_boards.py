"""Boards: every game draws every view of random matches, offers every legal move, and leaks nothing."""

import json
import pickle
import random
from dataclasses import replace

import pytest
from markupsafe import Markup

import douzaine as dz
from douzaine.boards import tag
from douzaine.boards.board import board_of
from douzaine.boards.colour import shade
from douzaine.boards.context import served_art
from douzaine.boards.regions import joined
from douzaine.boards.scene import Player, Scene
from douzaine.match.view import SPECTATOR
from douzaine.server.live_match import LiveMatch
from douzaine.server.model import LogEntry, Person, Seat, TableRow
from douzaine.server.table import Table, moves_from_form
from douzaine.testing.leaks import redealt
from douzaine.web.render.draw import draw
from douzaine.web.render.model import Reader, TableScene
from douzaine.web.scenes import Beat, Visitor, as_it_stands, lobby_scene, shown_to
from tests.conftest import depth, random_box, random_moves
from tests.generic.test_leak import with_other_secrets
from tests.web.forms import read


@pytest.fixture(autouse=True)
def _nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of best play come when they are found; two drawings that are compared must not differ by that."""
    monkeypatch.setattr("douzaine.web.scenes.solved_tables", lambda view: None)


def table_for(box: dz.Box, seed: int) -> Table:
    """A table with one person a seat."""
    seats = tuple(Seat(n, "person", f"person-{n}", None, f"Name{n}") for n in range(box.players))
    agreed = TableRow(
        "word-1000", box.game.id, box.game.version, dict(box.options), f"{seed:064x}", "person-0",
        False, True, True, True, "bot", 0.0, 1.0, None, None, None, seats,
    )  # fmt: skip
    return Table(agreed, LiveMatch(agreed))


def visitor(seat: int | None, lang: str = "en") -> Visitor:
    return Visitor(Person(f"person-{seat}", f"Name{seat}") if seat is not None else None, Reader(lang))


def page_of(beat: Beat, who: Visitor) -> str:
    """A beat as somebody sees it."""
    return joined(draw(*shown_to(beat, who), who.reader))


def played(game: dz.Game, seed: int, most: int = 60) -> list[Table]:
    """A random match, as tables along its way."""
    rng = random.Random(seed)
    table = table_for(random_box(game, rng), seed)
    running, found = table.live, []
    assert running is not None
    for number, (seat, move) in enumerate(random_moves(running.match.copy(), rng, most), 1):
        found.append(table.snapshot())
        running.apply(LogEntry(number, "move", seat, (move,), 1.0))
    return [*found, table.snapshot()]


@pytest.mark.parametrize(
    ("seed", "most"), [(3, 20), *(pytest.param(seed, 60, marks=pytest.mark.slow) for seed in range(depth(1)))]
)
def test_every_view_is_drawn_in_every_language(game: dz.Game, seed: int, most: int) -> None:
    for table in played(game, seed, most):
        assert table.live is not None
        beat = as_it_stands(table, {})
        for seat in (None, *range(len(table.row.seats))):
            for lang in ("en", "fr"):
                page = read(page_of(beat, visitor(seat, lang)))
                assert page.asked == (seat in table.live.actors())


def test_whoever_is_asked_can_answer_by_the_form(game: dz.Game) -> None:
    """Random ways to fill in the form lead to legal moves, and not always to the same."""
    rng = random.Random(5)
    for table in played(game, 5, 40)[:-1]:
        running = table.live
        assert running is not None
        for seat in running.actors():
            page = read(page_of(as_it_stands(table, {}), visitor(seat)))
            legal = set()
            for _ in range(40):
                fields = page.filled(rng)
                fields = {name: value if isinstance(value, list) else [value] for name, value in fields.items()}
                try:
                    words = moves_from_form(running.match.view(seat), fields)
                    running.after(LogEntry(1, "move", seat, tuple(words), 1.0))
                except (dz.DouzaineError, Exception) as error:
                    assert isinstance(error, dz.DouzaineError) or type(error).__name__ == "Refused"
                else:
                    legal.add(words[0])
            assert legal, f"no way to fill in the form at {running.match.position()}"


def test_controls_have_numbers_and_ids_of_their_own(game: dz.Game) -> None:
    for table in played(game, 7, 40):
        assert table.live is not None
        for seat in table.live.actors():
            html = page_of(as_it_stands(table, {}), visitor(seat))
            ids = [part.split('"')[0] for part in html.split(' id="')[1:]]
            assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
            numbers = [part.split('"')[0] for part in html.split(' data-n="')[1:]]
            assert len(numbers) == len(set(numbers))
            assert all(int(number) < 100 for number in numbers)


@pytest.mark.parametrize("seed", range(depth(2)))
def test_drawing_is_handed_nothing_of_what_is_hidden(game: dz.Game, seed: int) -> None:
    """Deal anew what a reader cannot see: not one byte of what drawing is given changes, at any beat."""
    rng = random.Random(seed)
    for table in played(game, seed + 20):
        running = table.live
        assert running is not None
        for seat in (None, *range(len(table.row.seats))):
            place = SPECTATOR if seat is None else seat
            twin = redealt(running.match, place, rng.getrandbits(32))
            twin._rows = with_other_secrets(running.match, place)
            other = table.snapshot()
            assert other.live is not None
            other.live.match = twin
            who, is_last = visitor(seat, rng.choice(("en", "fr"))), rng.random() < 0.7
            given, theirs = (
                shown_to(Beat(each, m, is_last), who) for each, m in ((table, running.match), (other, twin))
            )
            assert pickle.dumps(given) == pickle.dumps(theirs)
            assert draw(*given, who.reader) == draw(*theirs, who.reader)


def test_drawing_needs_nothing_but_plain_data(game: dz.Game) -> None:
    """What is drawn from survives JSON: numbers, texts and lists, and no object of ours behind them."""
    for table in played(game, 9, 30)[::3]:
        for seat in (None, *range(len(table.row.seats))):
            scene, events = shown_to(as_it_stands(table, {}), visitor(seat))
            assert isinstance(scene, TableScene)
            plain = json.loads(json.dumps({"board": vars(scene.board), "events": events}, default=vars))
            players = tuple(Player(**each) for each in plain["board"].pop("players"))
            same = replace(scene, board=Scene(**plain["board"], players=players))
            assert draw(same, [tuple(row) for row in plain["events"]], Reader("fr")) == draw(
                scene, events, Reader("fr")
            )


def test_who_is_ready_is_told_only_while_all_decide_at_once() -> None:
    game = dz.game("heroes12")
    phases, told = game.part("table").Phase, dict[str, set[bool]]()
    table = table_for(game.box(), 1)
    assert table.live is not None
    for number, (seat, move) in enumerate(random_moves(table.live.match.copy(), random.Random(1), 12), 1):
        phase = phases(int(table.live.match.view(None).table.phase)).name
        page = page_of(as_it_stands(table.snapshot(), {}), visitor(seat))
        told.setdefault(phase, set()).add(" is ready." in page)
        table.live.apply(LogEntry(number, "move", seat, (move,), 1.0))
    assert True in told.pop("MULLIGAN")
    assert told
    assert set.union(*told.values()) == {False}


def test_replays_go_from_the_start_to_the_end(game: dz.Game) -> None:
    last = played(game, 3, 500)[-1].live
    assert last is not None
    start = last.match.beginning()
    assert not start.steps
    told = [beat.told for beat in last.match.beats(start)]
    assert told == sorted(set(told))
    assert told[-1] == last.match.told


def test_posters_stand_alone(game: dz.Game) -> None:
    drawn = board_of(game).poster(served_art(game.id))
    assert isinstance(drawn, Markup)
    assert drawn.startswith("<svg")


def test_a_lobby_is_drawn_for_host_guest_and_stranger(game: dz.Game) -> None:
    table = Table(table_for(game.box(), 1).row, None)
    for seat in (None, 0, 1):
        assert "word-1000" in joined(draw(lobby_scene(table, visitor(seat).person, "fr"), (), Reader("fr")))


# ---- drawing


def test_texts_are_escaped_in_every_place() -> None:
    drawn = tag("p", "<b>", tag("i", "&"), title='"><script>', data_when="1", hidden=False, checked=True)
    assert drawn == '<p title="&quot;&gt;&lt;script&gt;" data-when="1" checked>&lt;b&gt;<i>&amp;</i></p>'


def test_shades_keep_the_hue() -> None:
    assert shade("#2878BD", 0) == "#2878BD"
    assert shade("#808080", 0.1) > "#808080" > shade("#808080", -0.1)
