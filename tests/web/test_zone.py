"""Since when somebody is away is told by the clock of whoever reads it."""

import re

import pytest
from playwright.sync_api import sync_playwright

from douzaine.web.context import HERE
from tests.web.moments import open_blank, show, waiting_for_others
from tests.web.server import CHROMIUM

pytestmark = pytest.mark.browser


def test_away_is_told_by_the_readers_clock() -> None:
    _, away = waiting_for_others("killer", 2)
    moment = away._replace(html=re.sub(r'data-zone="-?\d+"', 'data-zone="0"', away.html))  # a server in Greenwich
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_context(timezone_id="Asia/Tokyo").new_page()
        open_blank(page)
        show(page, moment)
        assert "11:44" in page.locator(".away-since").first.inner_text()
        page.add_script_tag(content=(HERE / "static" / "clock.js").read_text(encoding="utf-8"), type="module")
        page.wait_for_function("document.querySelector('.away-since').textContent.includes('20:44')")
        assert "20:44" in page.locator("#note").inner_text()
        browser.close()
