"""Axe at tables that are drawn without a server: every game, asked, out and over, in both themes."""

from collections.abc import Iterator
from functools import cache

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

from douzaine.web.scenes import as_it_stands
from tests.conftest import DEPTH
from tests.web.moments import Moment, moments, open_blank, page_for, show
from tests.web.server import CHROMIUM
from tests.web.test_climax import OPTIONS, ended

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    """One browser for all of them."""
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        blank = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 800}).new_page()
        open_blank(blank)
        blank.evaluate("document.title = 'Table'")
        yield blank
        browser.close()


@cache
def result(id: str) -> Moment:
    """The page of a match that is over."""
    table, _ = next(found for found in (ended(id, seed) for seed in range(60)) if found)
    return Moment(id, 2, "over", "en", page_for(as_it_stands(table, {}), 0, "en"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("id", OPTIONS)
def test_axe_finds_nothing_at_a_table_nor_on_its_result(page: Page, id: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
    asked = moments(id, 2)
    assert "is-over" in result(id).html
    shown = [*asked[:: 1 if DEPTH > 1 else 1 + len(asked) // 2], result(id)]
    found = []
    for moment in shown:
        show(page, moment)
        for each in Axe().run(page).response["violations"]:
            found.append(f"{moment.kind}: {each['id']}: {[node['html'][:160] for node in each['nodes'][:3]]}")
    assert found == []
