"""The lab: parts in any order, figures that hold, and a report that is the same for the same seed."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import douzaine as dz
from douzaine import lab
from douzaine.bots.intervals import discoveries
from douzaine.bots.levels import LevelBot
from douzaine.cli import main
from douzaine.lab import choices, course, pieces, seeds
from douzaine.lab.report import SECTIONS
from douzaine.lab.statistics import elo, mean, p_value, resampled, share, two_seat_scale
from douzaine.lab.strengths import SEARCHING
from douzaine.lab.study import Study, carry_out
from douzaine.lab.watched import SQUARES, TIMES, WON, watch
from tests.conftest import DEPTH, depth

TINY = 0.002


class Counting:
    """A section that counts how often its parts are done."""

    __name__ = "counting"

    def __init__(self) -> None:
        self.done: list[int] = []

    def parts(self, study: Study) -> list[tuple[Any, ...]]:
        return [(number,) for number in range(6)]

    def work(self, study: Study, number: int) -> dict[str, Any]:
        self.done.append(number)
        if len(self.done) == 4:
            raise KeyboardInterrupt
        return {"number": number}

    def tables(self, study: Study, results: Any) -> dict[str, list[dict[str, Any]]]:
        return {"counted": list(results)}


def small_study(**options: Any) -> Study:
    return Study(dz.game("killer").box(starting_hp=6, **options), 1, TINY)


def test_a_study_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    file, section = tmp_path / "parts.jsonl", Counting()
    with pytest.raises(KeyboardInterrupt):
        carry_out(small_study(), {"counting": section}, file, cores=1)
    with file.open("a", encoding="utf-8") as broken:
        broken.write('{"part": "counting/5", "res')
    before = len(section.done)
    tables = carry_out(small_study(), {"counting": section}, file, cores=1)
    assert tables == {"counted": [{"number": n} for n in range(6)]}
    assert len(section.done) < before + 6  # what was kept is not done again


def test_a_folder_of_another_study_is_refused(tmp_path: Path) -> None:
    file, section = tmp_path / "parts.jsonl", Counting()
    section.done = [0] * 10  # so that it does not break off
    carry_out(small_study(), {"counting": section}, file, cores=1)
    with pytest.raises(dz.DouzaineError, match="another study"):
        carry_out(small_study(players=3), {"counting": section}, file, cores=1)


@pytest.mark.slow
def test_a_report_is_the_same_on_any_number_of_cores(tmp_path: Path) -> None:
    reports = [
        lab.balance("killer", dice_count=3, starting_hp=3, effort=TINY, cores=cores, vary={"all_hit": ["push_luck"]})
        for cores in (1, 2)
    ]
    assert reports[0].to_json() == reports[1].to_json()
    written = reports[0].write(tmp_path, "fr")
    page = written.read_text(encoding="utf-8")
    assert "est-ce équilibré" in page
    assert "Tous les dés touchent\u202f: " in page  # a variant in the game's words
    assert "push_luck" not in page
    assert reports[0]._repr_html_().startswith("<iframe")  # its style stays its own
    assert "NaN" not in page
    assert "nan" not in reports[0].to_json().lower().split('"')
    told = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert set(told["tables"]) == {p.stem for p in tmp_path.glob("*.csv")}
    with (tmp_path / "seats.csv").open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == len(told["tables"]["seats"]) == 6


@pytest.mark.slow
@pytest.mark.parametrize("id", dz.games() if DEPTH > 1 else ("killer", "king12"))  # each compiles for half a minute
def test_every_game_can_be_studied(id: str) -> None:
    """The parts of each section that differ most from game to game; a whole report takes minutes."""
    box = dz.game(id).box()
    study = Study(box, 3, TINY)
    assert all(section.parts(study) for name, section in SECTIONS.items() if name != "variants")
    followed = course.luck(box, "simple", Random(1))
    assert set(followed["squares"]) >= {course.CHOICES}
    words = box.game.words
    for kind in set(followed["squares"]) - {course.CHOICES, course.START}:
        for lang in ("en", "fr"):
            assert words.has(f"lab-chance-{kind.replace('_', '-')}", lang), kind
    found = choices.work(study, "weighed", "simple", 0)["positions"]
    assert found
    assert all(-1 <= each["stake"] <= 1 for each in found)
    word = next(iter(pieces.pieces(box)), None)
    if word is None:
        return
    without = pieces.work(study, "without", "simple", word.replace(" ", "_"))
    assert without["piece"] == word
    assert 0 <= without["score"] <= without["games"]


def test_who_is_watched_plays_the_matches_of_a_simulation() -> None:
    box = dz.game("killer").box(starting_hp=6)
    for level in ("random", "simple"):
        watched = watch(box, level, 7, 0, 300)
        assert watched.decisions == pytest.approx(dz.simulate(box, 300, level, seed=7).decisions, rel=0.2)
        assert watched.choices <= watched.decisions
        assert watched.open >= 2 * watched.choices
        rolls = watched.made[:, box.move_ids["roll"]]
        assert rolls[TIMES] <= 2 * 300
        assert rolls[SQUARES] <= rolls[WON] <= rolls[TIMES]


def test_a_seat_does_without_what_is_banned() -> None:
    box = dz.game("king12").box(players=2)
    ids = tuple(id for id, word in enumerate(box.moves) if word == "play golem")
    freely, without = watch(box, "random", 7, 0, 200), watch(box, "random", 7, 0, 200, ids)
    assert 0 < without.made[TIMES, ids[0]] < freely.made[TIMES, ids[0]]
    assert 0 < without.score < 200


@pytest.mark.parametrize(("id", "piece"), [("killer", "keep 6"), ("king12", "play golem")])
def test_who_does_without_thinks_as_ever(id: str, piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that solves or plans its turn does not begin to search because a move is banned: it would play worse."""

    def searched(*_: Any) -> None:
        raise AssertionError("searched")

    monkeypatch.setattr(LevelBot, "search", searched)
    box = dz.game(id).box(players=3)
    ids = (box.move_ids[piece],)
    freely, without = watch(box, SEARCHING, 7, 0, 2), watch(box, SEARCHING, 7, 0, 2, ids)
    assert without.made[TIMES, ids[0]] <= freely.made[TIMES, ids[0]]


def test_a_move_that_loses_is_seen_to_be_missed_by_nobody() -> None:
    """Doing without the only good move costs, and doing without a bad one helps: values made up."""
    p_values = [
        p_value(300.0, 1000, 0.5),
        p_value(505.0, 1000, 0.5),
        p_value(600.0, 1000, 0.5),
    ]
    assert discoveries(p_values, pieces.FALSE_FINDINGS) == [True, False, True]


def test_findings_are_seldom_chance() -> None:
    """Benjamini and Hochberg: where nothing is to be found, something is found in about 5 of 100 studies."""
    rng = np.random.default_rng(5)
    studies = depth(400)
    found = 0
    for _ in range(studies):
        p_values = [p_value(float(won), 2000, 0.5) for won in rng.binomial(2000, 0.5, size=12)]
        found += any(discoveries(p_values, pieces.FALSE_FINDINGS))
    assert found / studies < 0.05 + 4 * (0.05 * 0.95 / studies) ** 0.5


def test_intervals_of_means_hold() -> None:
    rng = np.random.default_rng(6)
    held = sum(
        each["low"] <= 0.3 <= each["high"] for each in (mean(rng.binomial(1, 0.3, size=200)) for _ in range(depth(600)))
    )
    assert 0.92 < held / depth(600) < 0.98
    seldom = mean([0.0] * 11 + [1.0])
    assert 0 < seldom["low"] < seldom["mean"] < seldom["high"] < 1  # a share is never less than nothing


def test_the_spread_of_results_is_the_sum_of_squared_changes() -> None:
    """A coin worth 3/4 of the spread and one worth 1/4, with rough estimates of the chance in between."""
    rng = np.random.default_rng(7)
    rows = []
    for _ in range(4000):
        first, second = rng.choice([-1, 1], size=2)
        value = 0.5 + first * 0.75**0.5 / 2
        estimates = value + rng.normal(0, 0.3, size=2)
        end = value + second * 0.25**0.5 / 2
        changes = [(estimates - 0.5).prod(), (end - estimates).prod()]
        rows.append(changes)
    known = resampled(np.array(rows), 1)
    assert known is not None
    middle, low, high = known
    assert low[0] < 0.75 < high[0]
    assert middle.sum() == pytest.approx(1)


def test_a_seed_that_decides_half_is_seen_to() -> None:
    """A coin of the seed and one of each match, of equal weight; and a seed that decides all, or nothing."""
    rng = np.random.default_rng(8)
    own, each = rng.choice([-1, 1], size=(400, 1)), rng.choice([-1, 1], size=(400, 4))
    for first, second, expected in ((1, 1, 0.5), (1, 0, 1.0), (0, 1, 0.0)):
        won = 0.5 + (first * own + second * each) / 4
        known = resampled(seeds.decided(np.stack([won, 1 - won], axis=2)), 1)
        assert known is not None
        middle, low, high = known
        assert low[0] - 0.03 <= expected <= high[0] + 0.03
        assert middle[0] == pytest.approx(expected, abs=0.1)


def test_a_seed_is_not_said_to_decide_all_where_nobody_draws_lots() -> None:
    study = small_study()
    first, second = [1.0, 0.0], [0.0, 1.0]
    alike = [[first] * 4, [second] * 4]
    by_lot = [[first, first, first, second], [second, second, second, first]]
    found = [{"level": "simple", "scores": each} for each in alike * 20]
    found += [{"level": "random", "scores": each} for each in (alike + by_lot) * 10]
    found += [{"level": SEARCHING, "scores": each} for each in by_lot * 20]
    assert {row["strength"] for row in seeds.tables(study, found)["seeds"]} == {"random", SEARCHING}


def test_few_cases_of_kingmaking_are_not_told() -> None:
    """Of three cases a normal interval means nothing."""
    weighed = [{"stake": 0.1, "random_cost": 0.1, "matters": True, "own": 0.0, "kingmaking": 0.1}] * 3
    found = choices.tables(small_study(players=3), [{"level": "simple", "positions": weighed}])["stakes"]
    assert "hopeless" in {row["what"] for row in found}
    assert "kingmaking" not in {row["what"] for row in found}


def test_shares_that_are_mere_noise_are_not_told() -> None:
    rough = np.random.default_rng(9).normal(0.01, 1, size=(12, 3))
    assert resampled(rough, 1) is None


def test_stakes_are_measured_where_they_were_not_chosen() -> None:
    """Among moves that are all alike, choosing the best one by half of the deals gains nothing in the other half."""
    rng = np.random.default_rng(8)
    found = [choices.stakes(rng.binomial(4, 0.5, size=(10, 16, 2)) / 4, 0) for _ in range(depth(300))]
    assert abs(np.mean([each["stake"] for each in found])) < 4 * 0.18 / depth(300) ** 0.5
    assert np.mean([each["matters"] for each in found]) < 0.08


def test_leads_count_only_beyond_their_error() -> None:
    steady = course.told_by(np.array([[0.52, 0.48], [0.47, 0.53], [0.55, 0.45], [0.9, 0.1]]), [0])
    assert (steady["changes"], steady["comeback"]) == (0, False)
    apart = 1.7 * course.LEAD_ERROR / 2  # of each seat from the middle: within the error of their difference
    near = course.told_by(np.array([[0.5 + apart, 0.5 - apart], [0.5 - apart, 0.5 + apart], [0.9, 0.1]]), [0])
    assert near["changes"] == 0
    wild = course.told_by(np.array([[0.8, 0.2], [0.1, 0.9], [0.85, 0.15], [0.95, 0.05]]), [0])
    assert (wild["changes"], wild["comeback"], wild["decided"]) == (2, True, 0.5)


def test_shares_on_the_scale_of_two() -> None:
    assert two_seat_scale(0.25, 4) == pytest.approx(0.5)
    assert two_seat_scale(0.5, 4) == pytest.approx(0.75)
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert share(5, 5, 10)["low"] < 0.5 < share(5, 5, 10)["high"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"effort": 0}, "effort"),
        ({"effort": "much"}, "effort"),
        ({"vary": {"players": [2] * 60}}, "too many"),
        ({"vary": {"all_hit": ["nothing"]}}, "all_hit"),
        ({"on": ""}, "not a cluster"),
    ],
)
def test_wrong_input_gets_a_sentence(given: dict[str, Any], told: str) -> None:
    with pytest.raises(dz.DouzaineError, match=told):
        lab.balance("killer", **given)


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["balance", "killer", "--vary", "all_hit"])
    assert "not a variant" in capsys.readouterr().err


def test_the_lab_is_there_for_whoever_asks_and_for_nobody_else() -> None:
    asked = "import sys, douzaine as dz; assert 'douzaine.lab' not in sys.modules; print(dz.lab.balance.__name__)"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "balance\n"
    assert not hasattr(dz, "laboratory")


def test_frames_ask_for_their_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("douzaine.lab.report.find_spec", lambda name: None)
    report = lab.Report(small_study(), {}, {"seats": [{"seat": 0}]})
    with pytest.raises(dz.DouzaineError, match="pandas"):
        report.frame("seats")
    with pytest.raises(dz.DouzaineError, match="there is no table"):
        report.frame("nothing")
