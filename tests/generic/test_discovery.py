"""Games are found by their folder or by an entry point; nothing else names them."""

from importlib.metadata import EntryPoint, EntryPoints

import pytest

import douzaine as dz
from douzaine.match.game import shelf


def test_our_games_stand_in_the_order_of_their_shelf() -> None:
    ours = [id for id in dz.games() if dz.game(id).facts.shelf < 90]
    assert ours[0] == "killer"
    assert ours == sorted(ours, key=lambda id: dz.game(id).facts.shelf)


def test_an_entry_point_brings_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = EntryPoints([EntryPoint("coins", "tests.pennies", "douzaine.games")])
    monkeypatch.setattr(shelf, "entry_points", lambda group: theirs.select(group=group))
    monkeypatch.setattr(shelf, "_installed", shelf._installed.__wrapped__)
    assert "coins" in dz.games()
    match = dz.Match(dz.game("coins").box(rounds=1), seed=1)
    match.play(0, "show heads")
    match.play(1, "show heads")
    assert match.over


def test_unknown_games_are_refused_with_the_known_ones() -> None:
    for id in ("chess", "", None, 3, "killer/"):
        with pytest.raises(dz.UnknownGame, match="killer"):
            dz.game(id)  # type: ignore[arg-type]
    with pytest.raises(ModuleNotFoundError):
        dz.add_game("nothing", "no_such_package_here")


def test_simultaneous_choices_do_not_depend_on_the_order_of_arrival() -> None:
    one, two = (dz.Match(dz.game("pennies").box(), seed=4) for _ in range(2))
    one.play(0, "show heads")
    assert one.actors == (1,)
    assert one.view(1).position()["picks"] == ["?", None]
    one.play(1, "show tails")
    two.play(1, "show tails")
    two.play(0, "show heads")
    assert one.position() == two.position()
    assert [event.text() for event in one.story] == [event.text() for event in two.story]


def test_details_of_events_are_kept_from_others() -> None:
    match = dz.Match(dz.game("pennies").box(), seed=4)
    mine, theirs = match.view(0).story[0], match.view(1).story[0]
    assert mine.details
    assert not theirs.details
    assert theirs.hidden
    assert theirs.text() == "Player 1"
    assert match.view(None).story[0].hidden
    assert match.story[0].details == mine.details
