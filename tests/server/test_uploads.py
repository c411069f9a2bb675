"""What strangers bring: records and positions have bounds, decks are read elsewhere, and a record is replayed once."""

import json
import random
from typing import Any

import httpx
import pytest

import douzaine as dz
from douzaine.bots import advice
from douzaine.errors import BadRecord
from douzaine.server import limits, records
from douzaine.server.records import ReplayedMatch, bounded_replay, packed, replayed
from douzaine.web.render import options
from tests.conftest import play_out
from tests.server.tools import Inside

HEADING = "douzaine record 1\ngame killer 1\nby hand\n"


def starting(**position: Any) -> str:
    return f"{HEADING}from {json.dumps(position)}\nmoves\n"


# ---- bounds


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (starting(hp=[5_000_000, 1]), "hp' may be 1000 at the most"),
        (starting(hp=[30, 30], turns=100_001), "turns' may be 100000 at the most"),
        (f"{HEADING}moves\n" + "0 roll\n" * 40_000, "30000 steps at the most"),
        (f"{HEADING}moves\n" + "# \n" * 400_000, "1000000 characters at the most"),
    ],
)
def test_records_larger_than_any_match_are_refused_with_a_sentence(record: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        bounded_replay(record)
    with pytest.raises(BadRecord):
        bounded_replay(json.dumps({"record": record}))  # as the API hands records out


def test_what_a_line_looks_like_hides_no_number() -> None:
    for line in ('  from {"hp": [5000000, 1]}', 'from  {"x": "\u2028", "hp": [5000000, 1]}', 'from {"hp": [1e9, 1]}'):
        with pytest.raises(BadRecord):
            bounded_replay(f"{HEADING}{line}\nmoves\n")


def test_python_may_still_begin_where_it_likes() -> None:
    match = dz.Match.at(dz.game("killer").box(), {"hp": [5_000_000, 1]}, seed=1)
    assert match.position()["hp"] == [5_000_000, 1]
    with pytest.raises(dz.DouzaineError, match="more than 1000 HP") as caught:
        advice(match, 0)
    assert "plus de 1000 PDV" in caught.value.text("fr")


def test_every_record_of_a_real_match_is_accepted(game: dz.Game) -> None:
    match = play_out(dz.Match(game.box(), seed=3), random.Random(3))
    assert bounded_replay(match.record()).position() == match.position()
    half = play_out(dz.Match(game.box(), seed=3), random.Random(3), 20)
    assert bounded_replay(half.record()).position() == half.position()


# ---- over the wire


def post(server: Inside, path: str, lang: str = "en", **more: Any) -> httpx.Response:
    headers = {"Origin": server.address, "Accept-Language": lang}
    return httpx.post(f"{server.address}{path}", headers=headers, timeout=60, **more)


@pytest.mark.parametrize(("lang", "words"), [("en", "at the most"), ("fr", "au plus")])
def test_an_upload_out_of_bounds_is_refused_by_page_and_api(server: Inside, lang: str, words: str) -> None:
    record = starting(hp=[5_000_000, 1])
    page = post(server, "/replays", lang, data={"record": record})
    call = post(server, "/api/records", lang, json={"record": record})
    for answer in (page, call):
        assert answer.status_code == 422
        assert words in answer.text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_deck_of_many_keys_is_answered_soon_and_shortly(server: Inside, lang: str) -> None:
    text = "schema = 1\n" + "\n".join(f"k{number}=1" for number in range(3000)) + "\n"
    form = post(server, "/new/crowns13", lang, data={"seat-0": "me", "option-deck": text})
    call = post(server, "/api/tables", lang, json={"game": "crowns13", "options": {"deck": text}, "seats": ["me"]})
    for answer in (form, call):
        assert answer.status_code == 422
        assert len(answer.text) < 300_000
    heroes = {f"k{number}": 1 for number in range(60_000)}
    wanted = {"game": "heroes12", "options": {"deck_mode": "tournament", "deck_1": heroes}, "seats": ["me"]}
    assert post(server, "/api/tables", lang, json=wanted).status_code == 413


def test_an_address_too_long_for_a_picture_is_refused(server: Inside) -> None:
    browser = server.browser()
    code = browser.post("/invite", data={"game": "killer"}).url.path.removeprefix("/t/")
    assert browser.get(f"/t/{code}/qr.svg").status_code == 200
    answer = browser.get(f"/t/{code}/qr.svg", headers={"Host": "x" * 3000})
    assert answer.status_code == 422
    assert "too large" in answer.text


# ---- replays


def test_any_moment_is_the_one_that_replaying_gives(game: dz.Game) -> None:
    match = play_out(dz.Match(game.box(), seed=5), random.Random(5))
    found, beats = ReplayedMatch(match), list(match.beats())
    assert len(found.beats) == len(beats)
    for number in {0, 1, len(beats) // 2, len(beats) - 1, len(beats)}:
        shown, told = found.moment(number)
        expected = beats[number - 1] if number else match.beginning()
        assert shown.steps == expected.steps
        assert shown.data.tobytes() == expected.data.tobytes()
        before = (beats[number - 2] if number > 1 else match.beginning()).told
        assert told == (expected.told - before if number else 0)
    assert found.moment(len(beats) + 7)[0].steps == match.steps


def test_a_match_is_replayed_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [play_out(dz.Match(dz.game("pennies").box(), seed=seed), random.Random(seed)) for seed in range(4)]
    made: list[ReplayedMatch] = []

    class Counted(ReplayedMatch):
        def __init__(self, match: dz.Match) -> None:
            super().__init__(match)
            made.append(self)

    monkeypatch.setattr(records, "ReplayedMatch", Counted)
    monkeypatch.setattr(records, "_replayed", type(records._replayed)())
    for source in (packed(matches[0]), matches[0].record()):
        assert replayed(source) is replayed(source)
    assert len(made) == 2
    monkeypatch.setattr(limits, "REPLAY_STEPS_KEPT", 2 * max(len(match.steps) for match in matches))
    for match in matches:
        replayed(packed(match))
    assert 1 <= len(records._replayed) <= 3
    steps = sum(len(each.match.steps) for each in records._replayed.values())
    assert steps <= limits.REPLAY_STEPS_KEPT


def test_pages_of_a_record_do_not_replay_it_in_the_server(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(dz.Match(dz.game("killer").box(), seed=4), random.Random(4))
    path = post(server, "/replays", data={"record": match.record()}).headers["location"]

    def forbidden(*given: Any) -> Any:
        raise AssertionError("the server replays")

    monkeypatch.setattr(dz.Match, "replay", forbidden)
    monkeypatch.setattr(dz.Match, "apply", forbidden)
    for at in (0, 3, 10, 10**7):
        answer = httpx.get(f"{server.address}{path}?at={at}", timeout=60)
        assert answer.status_code == 200
    assert httpx.get(f"{server.address}{path}?eyes={'9' * 5000}", timeout=60).status_code == 200


def test_no_costly_option_is_drawn_in_the_event_loop(server: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form with a stranger's values is read and drawn by a worker process; here nothing is."""
    seen: list[object] = []
    monkeypatch.setattr(options, "option_field", lambda *given: seen.append(given))
    text = 'game = "heroes12"\nschema = 1\n'
    answer = post(
        server, "/new/heroes12", data={"seat-0": "me", "option-deck_mode": "tournament", "option-deck_1": text}
    )
    assert answer.status_code == 422
    assert seen == []
