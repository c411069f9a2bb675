"""Reviews of finished matches: made beside the pages, kept, and linked to the moments they speak of."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.bots import review
from douzaine.bots.review import TRIALS, played_decisions
from douzaine.server import limits
from douzaine.server.bots import prepare_bots
from douzaine.server.jobs import Job, JobPool
from douzaine.server.model import Refused
from douzaine.server.records import ReplayedMatch, packed
from douzaine.server.reviews import Reviews, make_review
from douzaine.web.replay_jobs import describe_review, moments
from douzaine.web.review_page import choices_in_pictures, height
from tests.conftest import play_out
from tests.patience import PATIENCE_S, wait_until
from tests.web.forms import Visitor
from tests.web.test_tables import wait


def finished(lea: Visitor, game: str = "pennies") -> str:
    prepare_bots(dz.game(game))
    table, rng = lea.play(game), random.Random(2)
    while not wait(lea, table).over:
        lea.decide(table, rng)
    return table


def made(visitor: Visitor, path: str) -> str:
    def look() -> str:
        answer = visitor.get(path)
        assert answer.status_code == 200, answer.text
        return "" if 'http-equiv="refresh"' in answer.text else answer.text

    return wait_until(look, 2 * PATIENCE_S)


@pytest.mark.parametrize(("lang", "luck"), [("en", "at the start"), ("fr", "au départ")])
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
    prepare_bots(dz.game("pennies"))
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    path = lea.post("/replays", {"record": match.record()}).headers["location"]
    assert f"{path}?at=" in made(lea, f"{path}/review")


def test_nothing_is_reviewed_before_the_end(lea: Visitor) -> None:
    table = lea.play("killer")
    assert lea.get(f"{table}/review").status_code == 409


class Held(JobPool):
    """Takes jobs, and does them when it is told to."""

    def __init__(self) -> None:
        super().__init__("held", 1)
        self.held: list[tuple[Job, Callable[[], Any]]] = []

    def submit(self, owner: str, seconds: float, function: Any, *arguments: Any, progress: Any = None) -> Job:
        job = Job(owner, seconds, b"", progress)
        self.held.append((job, lambda: function(*arguments)))
        return job

    def do_all(self) -> None:
        for job, work in self.held:
            if not job.future.done():
                job.answer("done", work())


def test_how_far_it_is_shows_and_it_is_made_once(lea: Visitor, client: TestClient) -> None:
    table, pool = finished(lea), Held()
    client.app.state.services.reviews._pool = pool  # type: ignore[attr-defined]
    first = lea.get(f"{table}/review").text
    assert "The review is starting" in first
    assert "<progress" in first
    pool.held[0][0].progress(2)
    assert "Looking at turn 2 of" in lea.get(f"{table}/review").text
    pool.do_all()
    made(lea, f"{table}/review")
    made(lea, f"{table}/review")
    assert len(pool.held) == 1


def test_one_client_cannot_keep_others_from_their_reviews() -> None:
    all_reviews = Reviews(JobPool("test", 0, most_of_one=3))
    for number in range(3):
        all_reviews.of(str(number), "Lea", b"", 10)
    with pytest.raises(Refused, match="Many reviews"):
        all_reviews.of("one too many", "Lea", b"", 10)
    assert not all_reviews.of("another's", "Tom", b"", 10).failed


def test_the_newest_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVIEWS_KEPT", 2)
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    pool = Held()
    all_reviews = Reviews(pool)
    made = []
    for number in range(4):
        made.append(all_reviews.of(str(number), "Lea", packed(match), len(match.steps)))
        pool.do_all()
    waiting = all_reviews.of("waiting", "Lea", packed(match), len(match.steps))
    assert all_reviews.of("3", "Lea", packed(match), len(match.steps)) is made[3]
    assert all_reviews.of("waiting", "Tom", packed(match), len(match.steps)) is waiting
    assert all_reviews.of("0", "Lea", packed(match), len(match.steps)) is not made[0]


def test_a_match_that_is_too_long_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Held()
    with pytest.raises(Refused, match="5000 steps at the most"):
        Reviews(pool).of("long", "Lea", b"", 5001)
    assert not pool.held


def test_a_review_that_nobody_looks_at_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Held()
    all_reviews = Reviews(pool)
    job = all_reviews.of("x", "Lea", b"", 10)
    pool.held[0][0].progress(1)
    assert not job.failed
    job.asked -= 61
    pool.held[0][0].progress(2)
    assert job.failed
    assert all_reviews.of("x", "Lea", b"", 10) is not job  # begun anew once somebody looks again
    assert len(pool.held) == 2


def test_a_review_that_comes_to_no_end_is_not_begun_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that refreshes kept a worker busy for ever."""
    pool = Held()
    all_reviews = Reviews(pool)
    all_reviews.of("x", "Lea", b"", 10)
    pool.held[0][0].answer("ended", None)
    for _ in range(2):
        with pytest.raises(Refused, match="takes too long"):
            all_reviews.of("x", "Tom", b"", 10)
    assert len(pool.held) == 1
    monkeypatch.setattr("douzaine.server.limits.REVIEW_AGAIN_S", 0)
    assert not all_reviews.of("x", "Tom", b"", 10).failed
    assert len(pool.held) == 2


def test_long_matches_are_weighed_less_deeply(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    trials: list[int] = []
    monkeypatch.setattr("douzaine.server.reviews.review", lambda match, depth, progress, cores: trials.append(depth))
    make_review(packed(match))
    monkeypatch.setattr(limits, "REVIEW_TRIALS", 30 * len(played_decisions(match)))
    make_review(packed(match))
    assert trials == [TRIALS, 30]


def test_a_review_uses_the_cores_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """King of 12 among four takes 55 s of one core for 98 decisions, and long matches have 120."""
    match, used = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4)), []
    monkeypatch.setattr("douzaine.server.reviews.review", lambda match, depth, progress, cores: used.append(cores))
    for cores in (None, 1, 2, 16):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        make_review(packed(match))
    assert used == [1, 1, 2, 2]


def test_every_decision_leads_to_the_moment_before_it(game: dz.Game) -> None:
    match = play_out(dz.Match(game.box(), seed=7), random.Random(7))
    found = ReplayedMatch(match)
    moment = moments(found.beats)
    for number in range(0, len(match.steps), max(1, len(match.steps) // 5)):
        shown, _ = found.moment(moment(number))
        assert len(shown.steps) <= number
        assert shown.steps == match.steps[: len(shown.steps)]


def test_the_sum_of_a_page_closes_and_is_told_in_points() -> None:
    match = play_out(dz.Match(dz.game("pennies").box(), seed=4), random.Random(4))
    told = describe_review(review(match, 200), ReplayedMatch(match).beats, ("A", "B"), "fr")
    assert [player["name"] for player in told["players"]] == ["A", "B"]
    for player in told["players"]:
        whole = [int(player[part].replace("−", "-")) for part in ("own", "others", "chance")]
        ends = [int(player[part].rstrip("\u202f%")) for part in ("start", "result")]
        assert ends[0] + sum(whole) == ends[1]
        assert len(player["costly"]) <= 3
        assert " sur 100\u202f: " in player["luck"]
    assert told["turns"][-1]["turn"] is None


def test_dice_are_shown_where_they_say_all_of_a_choice() -> None:
    kept, better = choices_in_pictures(dz.game("killer"), ["keep 3", "keep 2"], ["keep 6"])
    assert (kept.count("<svg"), better.count("<svg")) == (2, 1)
    assert not choices_in_pictures(dz.game("killer"), ["attack 1"], ["attack 2"])  # words name a player
    assert not choices_in_pictures(dz.game("king12"), ["play golem"], ["play oracle"])


def test_marks_stand_on_the_line_at_turns_that_were_not_weighed() -> None:
    points = [(1, 0.5), (5, 0.4), (9, 0.0)]
    assert [height(points, turn) for turn in (1, 3, 5, 7, 9, 12)] == pytest.approx([0.5, 0.45, 0.4, 0.2, 0.0, 0.0])
