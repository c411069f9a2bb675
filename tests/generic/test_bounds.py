"""Compiled rules check no index by themselves; here they do, once for each version of the rules."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import douzaine as dz
from tests.conftest import DEPTH
from tests.generic import bounds


def note_of(game: dz.Game) -> Path | None:
    """A file that says that exactly these rules have passed exactly this test."""
    folder = game.rule_set.cache_folder
    if folder is None:
        return None
    test = hashlib.sha256(Path(bounds.__file__).read_bytes()).hexdigest()[:8]
    return folder.parent / f"bounds-checked-{folder.name}-{test}"


@pytest.mark.slow
def test_compiled_rules_stay_within_their_arrays(game: dz.Game) -> None:
    passed = note_of(game)
    if passed and passed.exists() and DEPTH == 1:
        return  # compiling them anew would find nothing new
    command = [sys.executable, "-m", "tests.generic.bounds", game.id]
    environment = {**os.environ, "DOUZAINE_BOUNDS_CHECK": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert done.returncode == 0, done.stderr
    matches, positions = map(int, done.stdout.split())
    assert matches == 260 * DEPTH
    assert positions >= 20 * DEPTH
    if passed:
        passed.touch()
