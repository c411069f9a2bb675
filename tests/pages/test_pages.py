"""Every page of whole matches is drawn; the API and kept databases stay as they are."""

import json
import os
from pathlib import Path

import pytest

from tests.pages import adapter
from tests.pages.make import GOLDEN, normal, replayed
from tests.pages.play import GAMES, MATCHES, played

DEPTH = int(os.environ.get("DOUZAINE_DEPTH", "1"))


@pytest.mark.parametrize("number", range(MATCHES if DEPTH > 1 else 2))
@pytest.mark.parametrize("id", GAMES)
def test_every_page_of_a_match_is_drawn(id: str, number: int) -> None:
    """Whoever looks, in both languages, at every beat: no text is missing, and nothing fails."""
    count = 0
    for page in adapter.pages(played(id, number)):
        assert page.html
        count += 1
    assert count > 10


def test_the_api_is_described_the_same() -> None:
    assert adapter.api_document() == json.loads((GOLDEN / "openapi.json").read_text(encoding="utf-8"))


def test_an_old_database_opens_and_every_table_is_played_again(tmp_path: Path) -> None:
    assert replayed(tmp_path) == json.loads((GOLDEN / "database-1.json").read_text(encoding="utf-8"))


def test_pages_are_compared_as_a_browser_reads_them() -> None:
    assert normal("<p>&#233;</p>\n  <p>&#x27;&#34;&lt;</p>  <b> c </b>") == "<p>é</p><p>&#39;&quot;&lt;</p> <b> c </b>"
