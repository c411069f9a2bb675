"""Arrows point one way: between the layers, inside `web`, and never in a circle; no generic file names a game."""

import ast
import re
from pathlib import Path

import pytest

import douzaine
from tests.generic import layers
from tests.generic.layers import Graph, Pair

ROOT = Path(douzaine.__file__).parent
GAMES = sorted(path.parent.name for path in (ROOT / "games").glob("*/box.py"))
FILES = list(layers.modules_of(ROOT).values())
DEEPEST_IN_WEB = 8  # modules that somebody who follows a page from the top has to open, at the most

# What is not as it should be yet: this list only ever grows shorter.
NOT_YET: frozenset[Pair] = frozenset()


@pytest.fixture(scope="session", autouse=True)
def _warm_rules() -> None:
    """Sources are read here, and nothing is played."""


def graph() -> Graph:
    return layers.graph_of(ROOT)


def new_ones(found: list[Pair]) -> list[str]:
    return [f"{name} imports {other}" for name, other in found if (name, other) not in NOT_YET]


def test_imports_point_inward() -> None:
    assert new_ones(layers.upward(graph())) == []


def test_only_those_who_train_import_environments() -> None:
    """They bring packages along that nobody else needs."""
    reached = [name for name, other in layers.pairs(graph()) if layers.layer_of(other) == "envs"]
    assert {layers.layer_of(name) for name in reached} == {"envs"}


def test_no_game_imports_another() -> None:
    assert new_ones(layers.between_games(graph())) == []


def test_the_rooms_of_the_web_keep_to_themselves() -> None:
    """Nothing imports the application, no page another page, and drawing neither the store nor the server."""
    assert new_ones(layers.astray_in_web(graph())) == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert layers.cycle_in(layers.without(graph(), NOT_YET)) == []


def test_the_web_is_not_deep() -> None:
    known = layers.without(graph(), NOT_YET)
    deep = {name: layers.depth_of(known, name, "web.") for name in known if name.startswith("web.")}
    assert {name: depth for name, depth in deep.items() if depth > DEEPEST_IN_WEB} == {}


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


# ---- the checks themselves


def drawn(**imports: str) -> Graph:
    """A graph from a line a module: `web__app="web.pages.a match.view"`."""
    known = {name.replace("__", "."): frozenset(others.split()) for name, others in imports.items()}
    return {**{other: frozenset() for others in known.values() for other in others}, **known}


def test_every_import_is_read_wherever_it_stands(tmp_path: Path) -> None:
    package = tmp_path / "house"
    (package / "attic").mkdir(parents=True)
    for name in ("__init__", "one", "two", "three", "four", "attic/__init__", "attic/box"):
        (package / f"{name}.py").write_text("", encoding="utf-8")
    (package / "one.py").write_text(
        "from typing import TYPE_CHECKING\nimport house.two\nfrom house import three\n"
        "if TYPE_CHECKING:\n    from house.attic.box import Lid\n"
        "def later():\n    from house.four import x\n    import json\n",
        encoding="utf-8",
    )
    assert layers.graph_of(package)["one"] == {"two", "three", "four", "attic.box"}
    assert layers.graph_of(package)["attic.box"] == frozenset()


def test_arrows_that_point_up_are_found() -> None:
    ways = drawn(match__view="games.declare boards.dice", games__killer__board__cards="boards.dice games.killer.box")
    assert layers.upward(ways) == [("match.view", "boards.dice")]
    assert layers.upward(drawn(store__log="server.model", server__model="match.fair")) == []
    assert layers.upward(drawn(store__log="server.play")) == [("store.log", "server.play")]
    assert layers.upward(drawn(games__killer__rules__roll="games.killer.board")) != []
    with pytest.raises(AssertionError, match="stands in no layer"):
        layers.layer_of("cellar.wine")


def test_a_game_that_imports_another_is_found() -> None:
    ways = drawn(games__killer__box="games.declare games.king12.die games.killer.table")
    assert layers.between_games(ways) == [("games.killer.box", "games.king12.die")]


@pytest.mark.parametrize(
    ("name", "other", "is_allowed"),
    [
        ("web.context", "web.app", False),
        ("web.pages.home", "web.pages.table", False),
        ("web.pages.home", "web.render.page", True),
        ("web.render.page", "web.render.story", True),
        ("web.render.page", "web.context", False),
        ("web.render.page", "store.log", False),
        ("web.render.page", "server.play", False),
        ("web.render.page", "server.model", True),
        ("web.live.audience", "server.play", True),
    ],
)
def test_what_rooms_of_the_web_may_import(name: str, other: str, is_allowed: bool) -> None:
    assert layers.astray_in_web({name: frozenset({other})}) == ([] if is_allowed else [(name, other)])


def test_circles_and_depth_are_found() -> None:
    assert layers.cycle_in(drawn(a="b", b="c", c="d")) == []
    assert layers.cycle_in(drawn(x="a", a="b", b="c", c="a d")) == ["a", "b", "c"]
    assert layers.depth_of(drawn(web__a="web.b match.x", web__b="web.c", match__x="match.y"), "web.a", "web.") == 3
