"""Layer 4: golden matches, one file a game and variant. `python -m tests.golden.make` makes them again."""

from pathlib import Path

import pytest

import douzaine as dz
from tests.golden.make import HERE, golden

FILES = sorted(HERE.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_match(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert golden(path.parent.name, text.split("\n", 1)[0]) == text


def test_every_game_has_golden_matches(game: dz.Game) -> None:
    if game.id != "pennies":
        assert any(path.parent.name == game.id for path in FILES)
