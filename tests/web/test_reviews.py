"""Reviews of finished matches: made beside the pages, kept, and linked to the moments they speak of."""

import random
import re
import time

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.bots import review
from douzaine.web import reviews
from douzaine.web.minds import make_ready
from douzaine.web.replays import Replay
from douzaine.web.reviews import Reviews, moments, tell
from douzaine.web.table import Refused
from tests.conftest import play_out
from tests.web.forms import Visitor
from tests.web.test_tables import wait


def finished(lea: Visitor, game: str = "pennies") -> str:
    make_ready(dz.game(game))
    table, rng = lea.play(game), random.Random(2)
    while not wait(lea, table).over:
        lea.decide(table, rng)
    return table


def made(visitor: Visitor, path: str) -> str:
    for _ in range(400):
        answer = visitor.get(path)
        assert answer.status_code == 200, answer.text
        if 'http-equiv="refresh"' not in answer.text:
            return str(answer.text)
        time.sleep(0.05)
    raise AssertionError("the review was never done")


@pytest.mark.parametrize(("lang", "luck"), [("en", "Luck and skill apart"), ("fr", "La chance et l’adresse")])
def test_a_match_played_here_is_reviewed(client: TestClient, lang: str, luck: str) -> None:
    lea = Visitor(client, lang)
    table = finished(lea)
    assert f'href="{table}/review"' in lea.get(table).text
    assert f'href="{table}/review"' in lea.get(f"{table}/replay").text
    page = made(lea, f"{table}/review")
    assert luck in page
    assert "<svg" in page
    links = re.findall(rf'href="({table}/replay\?at=\d+)"', page)
    assert links
    for link in links[:3]:
        assert lea.get(link).status_code == 200


def test_an_uploaded_record_is_reviewed(lea: Visitor) -> None:
    make_ready(dz.game("pennies"))
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    path = lea.post("/replays", {"record": match.record()}).headers["location"]
    assert f"{path}?at=" in made(lea, f"{path}/review")


def test_nothing_is_reviewed_before_the_end(lea: Visitor) -> None:
    table = lea.play("killer")
    assert lea.get(f"{table}/review").status_code == 409


def test_how_far_it_is_shows_and_it_is_made_once(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table, calls = finished(lea), []

    def slow(match: dz.Match, progress: object) -> object:
        calls.append(match)
        time.sleep(0.3)
        return review(match, 20, progress)  # type: ignore[arg-type]

    monkeypatch.setattr(reviews, "review", slow)
    first = lea.get(f"{table}/review").text
    assert "Looking at every decision again: 0 of" in first
    assert "<progress" in first
    made(lea, f"{table}/review")
    made(lea, f"{table}/review")
    assert len(calls) == 1


def test_a_bounded_number_waits_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    monkeypatch.setattr(reviews, "review", lambda match, progress: time.sleep(0.2))
    monkeypatch.setattr(reviews, "MOST_WAITING", 3)
    all_reviews = Reviews()
    for number in range(3):
        all_reviews.of(str(number), match)
    with pytest.raises(Refused, match="Many reviews"):
        all_reviews.of("one too many", match)
    all_reviews.close()


def test_every_decision_leads_to_the_moment_before_it(game: dz.Game) -> None:
    match = play_out(dz.Match(game.box(), seed=7), random.Random(7))
    replay = Replay("/r/x", "/r/x/record", "/r/x/review", match, tuple("ABCDEFGH"[: match._seats]))
    moment = moments(replay)
    from douzaine.web.replays import _beat

    for number in range(0, len(match.steps), max(1, len(match.steps) // 5)):
        shown, _, _ = _beat(match, moment(number))
        assert len(shown.steps) <= number
        assert shown.steps == match.steps[: len(shown.steps)]


def test_luck_and_skill_add_up_to_the_result() -> None:
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    found = review(match, 50)
    assert match.outcome
    for seat in range(2):
        end = 0.5 + found.luck[seat] - found.costs[seat] + found.gifts[seat] + found.meetings[seat]
        assert end == pytest.approx(match.outcome.scores[seat])
    told = tell(found, Replay("/r/x", "", "", match, ("A", "B")), "fr")
    assert len(told["sums"]) == 2
    assert all("\u202f%" in part for _, parts in told["sums"] for part in parts)
