"""Layer 3: deal everything anew that a seat cannot see, and not one byte it gets may change."""

import pickle
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import douzaine as dz
from douzaine.engine.story import ALL
from douzaine.match.event import TURN, Story, events_of
from douzaine.match.view import SPECTATOR
from douzaine.testing.leaks import check_hiding, check_redealt, check_views, redealt
from tests.conftest import depth, random_box, random_moves


@settings(max_examples=depth(15))
@given(seed=st.integers(0, 2**32 - 1))
def test_views_say_nothing_of_what_is_hidden(game: dz.Game, seed: int) -> None:
    check_views(game, seed)


def with_other_secrets(match: dz.Match, reader: int) -> list[tuple[int, ...]]:
    """The rows of a match's story, with other secrets in what was told to others than a reader."""
    declared = {int(kind): spec for kind, spec in events_of(match.game).items()}
    rows = []
    for row in match._rows:
        told = declared[row[0]]
        hidden = told.secret and row[1] != ALL and (reader == SPECTATOR or not row[1] >> reader & 1)
        open_places = [3 + n for n, field in enumerate(told.fields) if field.split(":")[0] not in told.secret]
        changed = [n for n in range(3, TURN) if n not in open_places] if hidden else []
        rows.append(tuple(value + 1 if n in changed else value for n, value in enumerate(row)))
    return rows


@settings(max_examples=depth(10))
@given(seed=st.integers(0, 2**32 - 1))
def test_a_view_holds_nothing_else_either(game: dz.Game, seed: int) -> None:
    """Not even where nobody looks: a View can be pickled, and sent to a bot in a process of somebody else's."""
    rng = random.Random(seed)
    match = dz.Match(random_box(game, rng), seed=seed)
    for number, _ in enumerate(random_moves(match, rng, 80)):
        for reader in (None, *range(match.box.players)) if number % 5 == 0 else ():
            place = SPECTATOR if reader is None else reader
            twin = redealt(match, place, rng.getrandbits(32))
            twin._rows = with_other_secrets(match, place)
            view, other = match.view(reader), twin.view(reader)
            assert pickle.dumps(other) == pickle.dumps(view)
            assert list(other.story) == list(view.story) == list(Story(view.box, match._rows, reader))
            assert list(pickle.loads(pickle.dumps(view)).story) == list(view.story)
        assert list(match.open_view().story) == match.story


@settings(max_examples=depth(5))
@given(seed=st.integers(0, 2**32 - 1))
def test_a_redealt_match_plays_on_to_its_end(game: dz.Game, seed: int) -> None:
    check_redealt(game, seed)


def test_hidden_games_really_hide_something(game: dz.Game) -> None:
    check_hiding(game)
