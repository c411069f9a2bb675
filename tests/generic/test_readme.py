"""The examples people read first are run."""

import doctest
from pathlib import Path

import douzaine

ROOT = Path(__file__).parent.parent.parent


def test_the_readme_runs() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    result = doctest.testmod(douzaine)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_project_speaks_of_itself_alone() -> None:
    """No path of a machine, no name of a workplace, in anything that is shipped or read."""
    forbidden = ["/" + "work/", "/" + "root/", "ledg" + "er", "sub" + "agent", "../" + "shared"]
    for path in [*ROOT.glob("*.md"), *ROOT.glob("src/**/*"), *ROOT.glob("docs/**/*"), *ROOT.glob("tests/**/*")]:
        if path.is_file() and path.suffix in {".md", ".py", ".ftl", ".toml", ".txt", ".css", ".js", ".html", ".svg"}:
            text = path.read_text(encoding="utf-8")
            assert not [word for word in forbidden if word in text], path
