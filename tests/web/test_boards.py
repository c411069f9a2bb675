"""Boards: every game draws every view of random matches, offers every legal move, and leaks nothing."""

import random

import pytest
from markupsafe import Markup

import douzaine as dz
from douzaine.draw import tag
from douzaine.draw.colour import shade
from douzaine.match.view import SPECTATOR
from douzaine.web.lobby import lobby_fragment
from douzaine.web.render import Moment, Reader, fragment
from douzaine.web.running import Running, beats, beginning
from douzaine.web.store import Agreed, Logged, Person, Seat
from douzaine.web.table import Table, meant
from douzaine.web.template import poster
from tests.conftest import random_box, random_moves
from tests.generic.test_leak import redealt
from tests.web.forms import read


@pytest.fixture(autouse=True)
def _nothing_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds of best play come when they are found; two drawings that are compared must not differ by that."""
    monkeypatch.setattr("douzaine.web.render.solved_tables", lambda box: None)


def table_for(box: dz.Box, seed: int) -> Table:
    """A table with one person a seat."""
    seats = tuple(Seat(n, "person", f"person-{n}", None, f"Name{n}") for n in range(box.players))
    agreed = Agreed(
        "word-1000", box.game.id, box.game.version, dict(box.options), f"{seed:064x}", "person-0",
        False, True, True, True, "bot", 0.0, 1.0, None, None, None, seats,
    )  # fmt: skip
    return Table(agreed, Running(agreed))


def reader(seat: int | None, lang: str = "en") -> Reader:
    return Reader(Person(f"person-{seat}", f"Name{seat}") if seat is not None else None, lang)


def played(game: dz.Game, seed: int, most: int = 60) -> list[Table]:
    """A random match, as tables along its way."""
    rng = random.Random(seed)
    table = table_for(random_box(game, rng), seed)
    running, found = table.running, []
    assert running is not None
    for number, (seat, move) in enumerate(random_moves(running.match.copy(), rng, most), 1):
        found.append(table.snapshot())
        running.apply(Logged(number, "move", seat, (move,), 1.0))
    return [*found, table.snapshot()]


@pytest.mark.parametrize(
    ("seed", "most"), [(3, 20), *(pytest.param(seed, 60, marks=pytest.mark.slow) for seed in range(3))]
)
def test_every_view_is_drawn_in_every_language(game: dz.Game, seed: int, most: int) -> None:
    for table in played(game, seed, most):
        assert table.running is not None
        moment = Moment(table, table.running.match)
        for seat in (None, *range(len(table.agreed.seats))):
            for lang in ("en", "fr"):
                page = read(fragment(moment, reader(seat, lang)))
                assert page.asked == (seat in table.running.actors())


def test_whoever_is_asked_can_answer_by_the_form(game: dz.Game) -> None:
    """Random ways to fill in the form lead to legal moves, and not always to the same."""
    rng = random.Random(5)
    for table in played(game, 5, 40)[:-1]:
        running = table.running
        assert running is not None
        for seat in running.actors():
            page = read(fragment(Moment(table, running.match), reader(seat)))
            legal = set()
            for _ in range(40):
                fields = page.filled(rng)
                fields = {name: value if isinstance(value, list) else [value] for name, value in fields.items()}
                try:
                    words = meant(running.match.view(seat), fields)
                    running.after(Logged(1, "move", seat, tuple(words), 1.0))
                except (dz.DouzaineError, Exception) as error:
                    assert isinstance(error, dz.DouzaineError) or type(error).__name__ == "Refused"
                else:
                    legal.add(words[0])
            assert legal, f"no way to fill in the form at {running.match.position()}"


def test_controls_have_numbers_and_ids_of_their_own(game: dz.Game) -> None:
    for table in played(game, 7, 40):
        assert table.running is not None
        for seat in table.running.actors():
            html = fragment(Moment(table, table.running.match), reader(seat))
            ids = [part.split('"')[0] for part in html.split(' id="')[1:]]
            assert len(ids) == len(set(ids)), sorted(id for id in ids if ids.count(id) > 1)
            numbers = [part.split('"')[0] for part in html.split(' data-n="')[1:]]
            assert len(numbers) == len(set(numbers))
            assert all(int(number) < 100 for number in numbers)


@pytest.mark.parametrize("seed", range(3))
def test_pages_say_nothing_of_what_is_hidden(game: dz.Game, seed: int) -> None:
    """Deal anew what a reader cannot see: not one byte of the page changes, at any beat."""
    rng = random.Random(seed)
    for table in played(game, seed + 20):
        running = table.running
        assert running is not None
        for seat in (None, *range(len(table.agreed.seats))):
            twin = redealt(running.match, SPECTATOR if seat is None else seat, rng.getrandbits(32))
            other = table.snapshot()
            assert other.running is not None
            other.running.match = twin
            mine, theirs = (
                fragment(Moment(each, m), reader(seat)) for each, m in ((table, running.match), (other, twin))
            )
            assert mine == theirs


def test_replays_go_from_the_start_to_the_end(game: dz.Game) -> None:
    last = played(game, 3, 500)[-1].running
    assert last is not None
    start = beginning(last.match)
    assert not start.steps
    told = [len(beat._rows) for beat in beats(start, last.match)]
    assert told == sorted(set(told))
    assert told[-1] == len(last.match._rows)


def test_posters_stand_alone(game: dz.Game) -> None:
    drawn = poster(game)
    assert isinstance(drawn, Markup)
    assert drawn.startswith("<svg")


def test_a_lobby_is_drawn_for_host_guest_and_stranger(game: dz.Game) -> None:
    table = Table(table_for(game.box(), 1).agreed, None)
    for seat in (None, 0, 1):
        assert "word-1000" in lobby_fragment(table, reader(seat))


# ---- drawing


def test_texts_are_escaped_in_every_place() -> None:
    drawn = tag("p", "<b>", tag("i", "&"), title='"><script>', data_when="1", hidden=False, checked=True)
    assert drawn == '<p title="&quot;&gt;&lt;script&gt;" data-when="1" checked>&lt;b&gt;<i>&amp;</i></p>'


def test_shades_keep_the_hue() -> None:
    assert shade("#2878BD", 0) == "#2878BD"
    assert shade("#808080", 0.1) > "#808080" > shade("#808080", -0.1)
