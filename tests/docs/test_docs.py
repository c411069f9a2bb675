"""The documentation says what is so: snippets run, every page has its place, the site builds without a warning."""

import doctest
import json
import os
import random
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cyclopts import CycloptsError

import douzaine as dz
from douzaine.cli import main
from douzaine.match.simulate import check_device
from douzaine.web.api import schemas
from scripts import docs
from scripts.field_comments import comment_of, with_fences
from scripts.rules_pictures import fill_places
from tests.conftest import random_box

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted([*ROOT.glob("docs/**/*.md"), ROOT / "README.md"])
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NOT_RUN = ("text", "json", "nginx", "yaml", "toml", "")  # shown, not claimed


@pytest.fixture(scope="session", autouse=True)
def _warm_rules() -> None:
    """What a page plays, it compiles."""


def blocks(page: Path, *kinds: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(page.read_text(encoding="utf-8")) if kind in kinds]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prelude(page: Path) -> dict[str, Any]:
    """What a page may rely on besides its own snippets: the package, and on one page a match in progress."""
    known: dict[str, Any] = {"dz": dz}
    if page.name == "environments.md":
        match = dz.Match(dz.game("killer").box(players=2), seed=4)
        known |= {"m": match, "seat": match.actors[0], "id": match.legal_ids(match.actors[0])[0]}
        known["policy"] = lambda observation, mask: np.argmax(mask, axis=1)
    return known


@pytest.fixture
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The file `mybot.py` that a page asks its reader to save, in the current folder."""
    first = blocks(ROOT / "docs/program/bots.md", "python")[0]
    (tmp_path / "mybot.py").write_text(first, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    yield
    sys.modules.pop("mybot", None)


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=name)
@pytest.mark.slow
@pytest.mark.usefixtures("own_bot")
def test_every_python_snippet_runs(page: Path) -> None:
    known = prelude(page)
    for number, text in enumerate(blocks(page, "python"), 1):
        if 'device="cuda"' in text and not has_gpu():
            print(f"NOT CHECKED: snippet {number} of {name(page)} needs a GPU", file=sys.stderr)
        elif ">>>" in text:
            example = doctest.DocTestParser().get_doctest(text, known, f"{name(page)} {number}", None, 0)
            runner = doctest.DocTestRunner(verbose=False)
            runner.run(example, clear_globs=False)
            assert runner.failures == 0
            known |= example.globs
        else:
            exec(compile(text.replace("tables=4096", "tables=64"), f"{name(page)} {number}", "exec"), known)


def has_gpu() -> bool:
    try:
        check_device("cuda")
    except dz.DouzaineError:
        return False
    return True


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "console")], ids=name)
@pytest.mark.slow
@pytest.mark.usefixtures("own_bot")
def test_every_command_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for text in blocks(page, "console"):
        for line in text.splitlines():
            if line.startswith("$ "):
                command, *words = shlex.split(line.removeprefix("$ "))
                assert command == "douzaine"
                main(words)
                assert capsys.readouterr().out


def test_no_snippet_is_of_a_kind_that_nobody_runs() -> None:
    for page in PAGES:
        kinds = {kind for kind, _ in BLOCK.findall(page.read_text(encoding="utf-8"))}
        assert kinds <= {"python", "console", *NOT_RUN}, page


def test_every_command_that_is_shown_exists() -> None:
    """Those that are not run (servers, evenings, clusters) at least name commands and options that there are."""
    from douzaine.cli import make_app

    app = make_app("en")
    for page in PAGES:
        for text in blocks(page, "text", ""):
            for line in re.findall(r"^(?:\S+/)?douzaine (?!record \d)(\w.*)", text, re.MULTILINE):
                words = shlex.split(line, comments=True)
                try:
                    app.parse_args(words, print_error=False, exit_on_error=False)
                except CycloptsError as error:
                    raise AssertionError(f"{name(page)}: douzaine {line}") from error


def test_every_environment_variable_is_documented() -> None:
    told = (ROOT / "docs/run/variables.md").read_text(encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for path in (ROOT / "src").rglob("*.py"):
        for variable in re.findall(r'"(DOUZAINE_[A-Z_]+)"', path.read_text(encoding="utf-8")):
            known = variable in told or variable in contributing or variable == "DOUZAINE_LIMIT_"
            assert known, f"{path.name}: {variable} is not in docs/run/variables.md"


def test_every_public_name_is_in_the_reference() -> None:
    shown = re.findall(
        r"^::: (\S+)", "".join(each.read_text() for each in (ROOT / "docs/reference").glob("*.md")), re.M
    )
    errors = (ROOT / "docs/reference/errors.md").read_text(encoding="utf-8")
    found = [getattr(import_module(place), each) for place, _, each in (path.rpartition(".") for path in shown)]
    for each in dz.__all__:
        assert any(getattr(dz, each) is one for one in found) or each in errors, each


def test_the_search_does_not_look_through_sources() -> None:
    code = "<pre><code>def f():\n    return 1\n</code></pre>"
    assert docs.without_source(f"<p>Says f.</p> Source code in <code>f.py</code> {code}") == "<p>Says f.</p>"
    assert docs.without_source(f"<p>Says f.</p> {code}") == f"<p>Says f.</p> {code}"


def test_answers_of_the_api_are_shown_as_they_are() -> None:
    """Every field that is shown exists, and none that always stands there is missing."""
    opened, state, moved, problem = map(json.loads, blocks(ROOT / "docs/program/api.md", "json"))
    assert set(opened) == set(schemas.Opened.__struct_fields__)
    assert set(state) == set(schemas.State.__struct_fields__) - {"text"}
    assert set(state["position"]) == set(dz.Match(dz.game("killer").box(), seed=1).position())
    assert set(moved) == {"number"}
    assert set(problem) == set(schemas.Problem.__struct_fields__)


def test_examples_in_docstrings_are_set_as_code() -> None:
    text = "Says it.\n\n>>> f(\n...     1)\n2\n\nMore."
    assert with_fences(text) == "Says it.\n\n```pycon\n>>> f(\n...     1)\n2\n```\n\nMore."


@pytest.mark.parametrize("id", docs.OURS)
def test_every_word_of_a_game_is_specified(id: str) -> None:
    """Its moves, whatever is agreed, by the patterns of the page; its chance by the words it names."""
    title = dz.game(id).title
    page = (ROOT / "docs/program/words.md").read_text(encoding="utf-8")
    section = re.split(r"^## ", page.split(f"## {title}\n")[1], maxsplit=1, flags=re.MULTILINE)[0]
    moves = section.split("**Chance.**")[0]
    patterns = [re.sub(r"\b[A-Z]+\b", r"\\w+", each) for each in re.findall(r"`([^`]+)`", moves)]
    rng = random.Random(id)
    for box in [dz.game(id).box(), *(random_box(dz.game(id), rng) for _ in range(20))]:
        for move in box.moves:
            assert any(re.fullmatch(each, move) for each in patterns), move
        pieces = {move.rpartition(" ")[2] for move in box.moves}
        for outcome, _ in dz.Match(box, dealer=None).chance:
            words = re.split("[+ ]", outcome)
            assert all(word.isdecimal() or word in pieces or f"`{word}`" in section for word in words), outcome


def test_every_metric_is_documented() -> None:
    from douzaine.server.metrics import REGISTRY

    told = (ROOT / "docs/run/operator.md").read_text(encoding="utf-8")
    for metric in REGISTRY.collect():
        if metric.name.startswith("douzaine_"):
            assert f"`{metric.name}" in told, metric.name


def test_every_page_has_its_place(tmp_path: Path) -> None:
    docs.lay_out(tmp_path / "docs")
    laid_out = {path.relative_to(tmp_path / "docs").as_posix() for path in (tmp_path / "docs").rglob("*.md")}
    settings = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))
    assert laid_out == set(places(settings["project"]["nav"]))
    for place in docs.FOLDERS.values():
        for id in docs.OURS:
            page = (tmp_path / "docs" / place / f"rules-{id}.md").read_text(encoding="utf-8")
            assert all(option.id in page for option in dz.game(id).options)
    assert "<!-- " not in "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "docs").rglob("index.md"))


def places(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    return [place for each in (nav if isinstance(nav, list) else nav.values()) for place in places(each)]


@pytest.mark.parametrize(("id", "lang"), [("killer", "en"), ("king12", "fr"), ("crowns13", "en"), ("heroes12", "fr")])
def test_rules_are_shown_in_pictures_whose_numbers_lead_to_them(id: str, lang: str, tmp_path: Path) -> None:
    page = tmp_path / "play" / f"rules-{id}.html"
    page.parent.mkdir()
    written = docs.rules(dz.game(id), lang)
    page.write_text(written, encoding="utf-8")
    fill_places(tmp_path)
    drawn = page.read_text(encoding="utf-8")
    roots = drawn.count('<template shadowrootmode="open">')
    assert roots == written.count("data-show=")
    assert roots >= 2
    assert drawn.count('class="rules-panel"') >= 6
    assert not re.findall(r'(?:src|href)="/', drawn), "nothing is asked of a server"
    rules = set(re.findall(r'class="rule-link" href="#(\w+)"', drawn))
    assert rules
    assert rules <= set(re.findall(r'<b id="(\w+)">', drawn))
    style = (tmp_path / f"pictures-{id}.css").read_text(encoding="utf-8")
    assert style.partition(":host")[2].lstrip(" {").startswith("color-scheme: light dark; --paper")


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html#there">x</a><a href="b.html#gone">x</a><img src="no.png">')
    (tmp_path / "b.html").write_text('<h1 id="there">x</h1><a href="a.html">x</a><a href="https://x.example/">x</a>')
    assert docs.broken_links(tmp_path) == ["a.html: b.html#gone", "a.html: no.png"]


@pytest.mark.slow
def test_the_site_builds_without_a_warning() -> None:
    """Zensical itself is strict about links and anchors; `main` checks what came out once more."""
    if shutil.which("zensical", path=os.path.dirname(sys.executable)) is None:
        pytest.skip("NOT CHECKED: zensical is not installed")
    docs.main()
    assert "Match.replay" in (docs.SITE / "reference" / "match.html").read_text(encoding="utf-8")
    french = (docs.SITE / "fr" / "rules-killer.html").read_text(encoding="utf-8")
    assert '<html lang="fr"' in french
    assert '<template shadowrootmode="open">' in french


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("kind: str  # such as 'loses'", "Such as 'loses'."),
        ("moves: Words = of(\n    1,\n)  # what it's called", "What it's called."),
        ("mark = '# no comment'", ""),
        ('marks = ("#", 1)  # of a "line"', 'Of a "line".'),
        ("self.x = 1", ""),
        ("x = long()  # noqa: E501", ""),
    ],
)
def test_what_stands_beside_a_field_is_its_text_in_the_reference(source: str, text: str) -> None:
    assert comment_of(source) == text
