"""The script that grades bots, in one process and over the API."""

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scripts import grade
from tests.server.tools import Inside

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def graded(text: str) -> dict[str, tuple[float, int, float, float]]:
    """By level: wins, matches, and the interval."""
    rows = [line.replace("%", "").split() for line in text.splitlines()[2:]]
    return {row[0]: (float(row[1]), int(row[2]), float(row[4]), float(row[6])) for row in rows}


def test_a_bot_is_graded_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["killer", "simple", "--levels", "random,simple", "--pairs", "12", "--cores", "1"]
    grade.main(words)
    text = capsys.readouterr().out
    found = graded(text)
    wins, matches, low, high = found["random"]
    assert matches == 24
    assert wins > 18
    assert 50 < low < 100 * wins / matches <= high <= 100
    wins, matches, low, high = found["simple"]  # against itself: both of a pair see the same dice
    assert low < 50 < high
    grade.main(words)
    assert capsys.readouterr().out == text


def test_sides_change_places_and_wins_are_counted_per_seat() -> None:
    seen: list[tuple[list[bool], int]] = []

    def play(mine: Sequence[bool], level: str, pair: int) -> list[float]:
        seen.append((list(mine), pair))
        return [1.0, 0.0, 0.0]

    share = grade.one_pair(play, 3, "random", 7)
    assert seen == [([True, False, True], 7), ([False, True, False], 7)]
    assert share == 0.5


def test_a_program_is_graded_over_the_api(server: Inside, capsys: pytest.CaptureFixture[str]) -> None:
    command = f"{sys.executable} {EXAMPLE}"
    words = ["killer", command, "starting_hp=10", "--levels", "simple", "--pairs", "1", "--cores", "2"]
    grade.main([*words, "--address", server.address])
    assert graded(capsys.readouterr().out)["simple"][1] == 2
    with pytest.raises(SystemExit, match="seat"):
        grade.main([*words, "--address", server.address, "--levels", "expert@9"])
    with pytest.raises(SystemExit, match="no-such-program"):
        grade.main(["killer", "no-such-program", *words[2:], "--address", server.address])


@pytest.mark.parametrize(
    "words",
    [
        ["chess", "simple"],
        ["killer", "giant"],
        ["killer", "simple", "players"],
        ["killer", "bot", "--address", "http://127.0.0.1:9"],
    ],
)
def test_bad_words_get_a_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        grade.main(words)
    assert "error: " in capsys.readouterr().err
