"""The engine itself: chance, the cache of compiled rules, the compiled twin of a rule."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import douzaine as dz
from douzaine.bots.weighing import run_trials
from douzaine.engine import drivers
from douzaine.engine.cache import cache_base
from douzaine.engine.chance import MASK, below, draw, pick, stream
from douzaine.engine.compile import Made, RuleSet, bind
from douzaine.engine.jit import compiler
from douzaine.engine.story import emit, new_story
from douzaine.engine.table import share_the_win, table_dtype

ROOT = Path(dz.__file__).parent


def sfc32(a: int, b: int, c: int, counter: int) -> int:
    """The reference generator on Python's unbounded integers: one output."""
    return (a + b + counter) % 2**32


def test_the_generator_is_sfc32() -> None:
    rng = np.array([1, 2, 3, 4], np.int64)
    a, b, c, counter = 1, 2, 3, 4
    for _ in range(1000):
        expected = (a + b + counter) % 2**32
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) % 2**32 | c >> 11) + expected) % 2**32
        counter = (counter + 1) % 2**32
        assert draw(rng) == expected
    assert rng.tolist() == [a, b, c, counter]


@given(seed=st.integers(0, 2**64 - 1), number=st.integers(0, 2**40), n=st.integers(1, 10**6))
def test_numbers_stay_in_range(seed: int, number: int, n: int) -> None:
    rng = stream(seed, number)
    for _ in range(5):
        assert 0 <= below(rng, n) < n
        assert all(0 <= word <= MASK for word in rng)


def test_streams_differ_and_dice_are_fair() -> None:
    assert len({stream(1, number).tobytes() for number in range(1000)}) == 1000
    assert stream(1).tobytes() != stream(2).tobytes()
    rng = stream(7)
    counts = Counter(int(below(rng, 6)) for _ in range(60_000))
    assert max(abs(count - 10_000) for count in counts.values()) < 500  # over five standard deviations
    weights = np.array([1, 0, 3], np.int64)
    picks = Counter(int(pick(rng, weights, 3)) for _ in range(20_000))
    assert picks[1] == 0
    assert abs(picks[2] - 15_000) < 350


def test_a_silent_story_stays_empty_and_a_full_one_counts_on() -> None:
    silent = new_story(0)
    emit(silent, 1, 0)
    assert silent.size == 0
    short = new_story(2)
    for _ in range(5):
        emit(short, 1, 0)
    assert short[0, 0] == 5


@pytest.mark.parametrize(
    ("amounts", "shares"), [([3, 5, 1], [0, 1, 0]), ([5, 5, 1], [0.5, 0.5, 0]), ([0, 0, 0], [1 / 3, 1 / 3, 1 / 3])]
)
def test_those_with_the_most_share_the_win(amounts: list[int], shares: list[float]) -> None:
    out = np.full(4, -1.0)
    share_the_win(np.array([*amounts, 9], np.int8), 3, out)  # the fourth seat is not taken
    assert out.tolist() == [*shares, -1]


def test_tables_refuse_padding_and_unsigned_fields() -> None:
    with pytest.raises(TypeError):
        table_dtype([("small", "i1"), ("large", "i4")])
    with pytest.raises(TypeError):
        table_dtype([("mask", "u4")])


def test_games_do_not_share_a_dtype() -> None:
    dtypes = [str(dz.game(id).rule_set.table) for id in dz.games()]
    assert len(set(dtypes)) == len(dtypes)


def test_an_edited_helper_makes_a_new_cache(tmp_path: Path) -> None:
    source = tmp_path / "helper.py"
    names = []
    for text in ("ONE = 1\n", "ONE = 2\n"):
        source.write_text(text, encoding="utf-8")
        rules = dz.game("pennies").rule_set
        names.append(RuleSet(**{**vars_of(rules), "sources": (*rules.sources, source)}).fingerprint)
    assert names[0] != names[1]


def vars_of(rules: RuleSet) -> dict[str, object]:
    return {name: getattr(rules, name) for name in RuleSet.__dataclass_fields__}


def in_a_fresh_process(code: str, **environment: str) -> str:
    here = str(Path(__file__).parent.parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": f"{ROOT.parent}{os.pathsep}{here}", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_import_loads_nothing_heavy() -> None:
    heavy = "numba", "llvmlite", "rich", "cyclopts", "fluent"
    code = f"import sys, douzaine; print([name for name in {heavy!r} if name in sys.modules])"
    assert in_a_fresh_process(code) == "[]"


@pytest.mark.slow
def test_cold_rules_are_played_interpreted_and_warm_ones_compiled(tmp_path: Path) -> None:
    code = (
        "import douzaine as dz; dz.add_game('pennies', 'tests.pennies'); box = dz.game('pennies').box();"
        "m = dz.Match(box, seed=1); rules = m.game.rule_set; print(rules.best().is_compiled);"
        "{warm} print(rules.best().is_compiled, m.legal(0))"
    )
    cold = in_a_fresh_process(code.format(warm=""), DOUZAINE_CACHE=str(tmp_path))
    assert cold.split() == ["False", "False", "['show", "heads',", "'show", "tails']"]
    warmed = in_a_fresh_process(code.format(warm="box.game.compile();"), DOUZAINE_CACHE=str(tmp_path))
    assert warmed.split()[:2] == ["False", "True"]
    assert in_a_fresh_process(code.format(warm=""), DOUZAINE_CACHE=str(tmp_path)).split()[:2] == ["True", "True"]


@pytest.mark.slow
def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    code = (
        "import douzaine as dz; dz.add_game('pennies', 'tests.pennies'); box = dz.game('pennies').box();"
        "print(dz.simulate(box, games=10, seed=1).games)"
    )
    assert in_a_fresh_process(code, DOUZAINE_CACHE=str(blocked)) == "10"


def test_among_temporary_files_the_cache_is_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOUZAINE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/nowhere")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = tmp_path / f"douzaine-{os.getuid()}"
    assert cache_base() == folder
    assert folder.stat().st_mode & 0o777 == 0o700
    assert cache_base() == folder  # again: it is there
    folder.chmod(0o777)
    assert cache_base() is None
    folder.chmod(0o770)
    assert cache_base() is None
    folder.chmod(0o700)
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    (tmp_path / f"douzaine-{os.getuid()}").mkdir()
    assert cache_base() is None  # made by somebody else beforehand


def test_a_link_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOUZAINE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/dev/null/nowhere")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "elsewhere").mkdir(mode=0o700)
    (tmp_path / f"douzaine-{os.getuid()}").symlink_to(tmp_path / "elsewhere")
    assert cache_base() is None


def test_a_rule_with_defaults_is_compiled_once() -> None:
    make = compiler(None, False)

    def plain(a: int, b: int = 2, c: int = 3) -> int:
        return a + 10 * b + 100 * c

    total: Any = make(plain, False)

    def totals(a: int) -> int:
        return total(a) + 1000 * total(a, 5) + 1_000_000 * total(a, c=7)  # type: ignore[no-any-return]

    assert make(totals, True)(1) == plain(1) + 1000 * plain(1, 5) + 1_000_000 * plain(1, c=7)
    assert len(total.signatures) == 1


def test_a_further_driver_calls_the_rules_that_were_bound_before() -> None:
    """Else every driver would compile a whole game again."""
    made: list[Any] = []

    def make(clone: Any, is_entry: bool) -> Any:
        made.append((clone.__code__, is_entry))
        return clone

    functions = dz.game("pennies").rule_set.functions
    bound: Made = {}
    bind(functions, make, drivers.ENTRIES, made=bound)
    before = len(made)
    bind(functions, make, {"driver": run_trials}, made=bound)
    assert (run_trials.__code__, True) in made[before:]
    assert len(set(made)) == len(made)
