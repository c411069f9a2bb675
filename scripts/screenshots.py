"""Make screenshots of every page and every game, at desktop and phone size, light and dark.

    python scripts/screenshots.py FOLDER [game …]

It starts a server of its own on an empty database and plays real matches in Debian's Chromium.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import douzaine as dz
from tests.web.server import CHROMIUM, running_server

SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
PAGES = {"home": "/", "watch": "/watch", "how": "/how", "me": "/me", "replays": "/replays", "error": "/t/nowhere-1000"}


def main(folder: Path, games: list[str]) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        for size, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB", base_url=address
                )
                page = context.new_page()
                shoot = Shooter(page, folder, f"{size}-{scheme}")
                for name, path in PAGES.items():
                    page.goto(path)
                    shoot(name)
                for game in games:
                    one_game(page, shoot, game)
                page.goto("/")
                shoot("home-later")
                context.close()
        browser.close()


class Shooter:
    """Names and takes pictures."""

    def __init__(self, page: Page, folder: Path, suffix: str) -> None:
        self.page, self.folder, self.suffix = page, folder, suffix

    def __call__(self, name: str, whole: bool = False) -> None:
        """Take one."""
        path = self.folder / f"{name}-{self.suffix}.png"
        self.page.screenshot(path=path, full_page=whole)
        print(path)


def one_game(page: Page, shoot: Shooter, game: str) -> None:
    """A match from its settings to its result and replay."""
    for name, path in {"settings": f"/new/{game}", "rules": f"/rules/{game}"}.items():
        page.goto(path)
        shoot(f"{game}-{name}")
    page.goto("/")
    page.locator(f"[data-game={game}] form[action='/invite'] button").click()
    page.wait_for_selector(".lobby")
    shoot(f"{game}-lobby")
    page.goto("/")
    page.locator(f"[data-game={game}] form[action='/play'] button").click()
    taken = 0
    for _ in range(600):
        while not page.locator("#page[data-asked='1'], #page.is-over").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(50)
        if page.locator("#page.is-over").count():
            break
        picked = choose(page, 2)
        if taken < 12:
            page.wait_for_timeout(600 if taken < 3 else 0)
            shoot(f"{game}-table-{taken}")
            taken += 1
        send(page, picked)
    page.wait_for_timeout(700)
    shoot(f"{game}-result")
    page.goto(page.url.split("?")[0] + "/replay?at=9")
    shoot(f"{game}-replay")


def choose(page: Page, most: int) -> bool:
    """Choose a radio, or some boxes; False where there is nothing to choose."""
    controls = page.locator("#decide .choice input")
    boxes = page.locator("#decide .choice input[type=checkbox]")
    count = boxes.count()
    for number in range(min(count, most) if count else min(controls.count(), 1)):
        (boxes if count else controls).nth(number).check()
    return bool(controls.count())


def send(page: Page, picked: bool) -> None:
    """Send the decision and wait until it is taken."""
    ask = page.locator("#page").get_attribute("data-ask")
    page.locator("#send button.primary:visible").first.click()
    page.keyboard.press("Escape")
    page.wait_for_function("ask => document.getElementById('page').dataset.ask !== ask", arg=ask)
    page.keyboard.press("Escape")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:] or list(dz.games()))
