"""Arrows point one way: cli, bots, ... → match → games → engine; no generic file names a game."""

import ast
import re
from pathlib import Path

import pytest

import douzaine

ROOT = Path(douzaine.__file__).parent
LAYERS = [
    "errors",
    "engine",
    "draw",
    "games",
    "match",
    "bots",
    "terminal",
    "web",
    "cli",
]  # each may import those before it
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/box.py"))
FILES = sorted(ROOT.rglob("*.py"))


def layer(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """What a file imports of ours at run time, as dotted names below `douzaine`."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node not in typing_only:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name.removeprefix("douzaine.") for name in names if name.startswith("douzaine.")}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_imports_point_inward(path: Path) -> None:
    if layer(path) == "__init__":
        return
    allowed = LAYERS[: LAYERS.index(layer(path)) + 1]
    for name in imported(path):
        assert name.split(".")[0] in allowed, f"{path} imports {name}"
        if layer(path) == "games" and path.parent.name in GAMES:
            others = [game for game in GAMES if game != path.parent.name]
            assert not name.startswith(tuple(f"games.{game}." for game in others))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_generic_file_names_a_game(path: Path) -> None:
    inside = path.relative_to(ROOT).parts
    if inside[0] == "games" and inside[1] in GAMES:
        return
    code = "\n".join(ast.unparse(node) for node in without_texts(path))
    assert not re.search(rf"\b({'|'.join(GAMES)})\b", code), f"{path} names a game"


def without_texts(path: Path) -> list[ast.stmt]:
    """The statements of a file without docstrings, whose examples may name a game."""
    body = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(body):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            node.body = node.body[1:] or [ast.Pass()]
    return body.body
