"""What compiled code depends on: editing it recompiles, editing anything else does not."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import douzaine as dz
from douzaine.engine.sources import source_files

ROOT = Path(dz.__file__).parent
READ = {
    "box",
    "table",
    "events",
    "view",
    "rules",
    "policy",
    "die",
    "laws",
    "heroes",
    "redeal",
    "sight",
}  # where there are
LEFT_OUT = {"board", "terminal", "position", "records", "odds"}
LEFT_OUT |= {"solver", "known", "positions", "rest", "turn_game", "tree", "ranges", "matrix", "exploit"}
PRINT = "import douzaine as dz; dz.add_game('coins', 'coins'); print(dz.game('coins').rule_set.fingerprint)"


def parts_of(path: Path) -> set[str]:
    """The names a path has below a game's folder: `rules/roll.py` is `rules` and `roll`."""
    return {*path.parts[:-1], path.stem}


def test_the_fingerprint_reads_what_is_compiled_and_nothing_else(game: dz.Game) -> None:
    sources = set(game.rule_set.sources)
    for path in game.folder.rglob("*.py"):
        inside = parts_of(path.relative_to(game.folder))
        if inside & LEFT_OUT:
            assert path not in sources, f"editing {path} should recompile nothing"
        elif inside & READ:
            assert path in sources, f"editing {path} should recompile"
    assert {path.suffix for path in sources} == {".py"}
    assert set((ROOT / "engine").glob("*.py")) < sources
    assert not any(
        path.is_relative_to(ROOT / room) for room in ("boards", "web", "terminal", "match") for path in sources
    )


def test_a_driver_is_made_of_its_helpers_too() -> None:
    king = dz.game("king12")
    king.part("solver")
    bots = f"{king.package}.bots"
    names = {path.name for path in source_files([f"{bots}.turn_game"], bots)}
    assert {"turn_game.py", "matrix.py"} <= names
    assert "solver.py" not in names


@pytest.fixture
def coins(tmp_path: Path) -> Path:
    """A game of somebody else's: a package that imports by dots."""
    folder = tmp_path / "coins"
    shutil.copytree(Path(__file__).parent.parent / "pennies", folder)
    for file in folder.rglob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("from tests.pennies.", "from ."), encoding="utf-8")
    return folder


def fingerprint(coins: Path) -> str:
    paths = os.pathsep.join([str(ROOT.parent), str(coins.parent)])
    done = subprocess.run(
        [sys.executable, "-c", PRINT],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_editing_a_picture_a_text_or_a_comment_recompiles_nothing_and_editing_a_rule_does(coins: Path) -> None:
    before = fingerprint(coins)
    for name in ("terminal.py", "position.py", "words/en.ftl", "book/fr.md"):
        with (coins / name).open("a", encoding="utf-8") as file:
            file.write("\n# edited\n")
    (coins / "board.css").write_text("body { color: red }", encoding="utf-8")
    rules = (coins / "rules.py").read_text(encoding="utf-8")
    (coins / "rules.py").write_text(f'"""Edited."""\n{rules}\n# edited\n', encoding="utf-8")
    assert fingerprint(coins) == before
    seen = {before}
    for name in ("rules.py", "view.py", "box.py", "events.py"):
        with (coins / name).open("a", encoding="utf-8") as file:
            file.write("\nEDITED = 1\n")
        seen.add(fingerprint(coins))
    assert len(seen) == 5
