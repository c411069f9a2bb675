"""Make a picture of a table for the documentation: `python scripts/table_picture.py heroes12 docs/heroes12.png`.

A match is played by regulars for a while; its page (`match.html()`) is photographed in Chromium.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import douzaine as dz
from tests.web.server import CHROMIUM

DECISIONS = 60
SIZE = {"width": 1280, "height": 760}


def main(game: str, file: str) -> None:
    """Play, draw, photograph."""
    match = dz.Match(dz.game(game).box(), seed=5)
    bots = [dz.bot("simple", seat) for seat in range(match.box.players)]
    for _ in range(DECISIONS):
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.view(seat), seat))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tool:
        page = Path(folder) / "table.html"
        page.write_text(match.html(names=["Mia", "Noé", "Tom", "Zoé"]), encoding="utf-8")
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        shown = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        shown.goto(page.as_uri())
        shown.screenshot(path=file)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:3])
