"""The command line of the server, and its documentation."""

import re
from pathlib import Path

import pytest

from douzaine.cli import main
from douzaine.web import limits

DOCS = Path(__file__).parent.parent.parent / "docs" / "serving.md"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--workers", "2"], "needs PostgreSQL"),
        (["--workers", "0"], "from 1 to 64"),
        (["--workers", "2", "--database", "sqlite:///x"], "needs PostgreSQL"),
    ],
)
def test_bad_numbers_of_workers_are_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as error:
        main(["serve", "--no-browser", *words])
    assert error.value.code == 2
    assert sentence in capsys.readouterr().err


def test_the_limits_are_those_of_the_document() -> None:
    text, client = DOCS.read_text(encoding="utf-8"), limits.Client()
    assert f"{client.requests.burst} at once, then {client.requests.rate} a second" in text
    assert f"{client.made.burst} at once, then one every {'two' if client.made.rate == 0.5 else '?'} seconds" in text
    assert re.search(rf"open pages and streams \| {client.most_connections} ", text)
