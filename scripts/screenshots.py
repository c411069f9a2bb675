"""Make screenshots of every page and every game, at desktop and phone size, light and dark.

    python -m scripts.screenshots FOLDER [game …]
    python -m scripts.screenshots --readme FOLDER      only those of the README

It starts a server of its own on an empty database and plays real matches in Debian's Chromium: the first
decisions by clicking, the rest through the API, so that each match comes to its end.
"""

import random
import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import douzaine as dz
from douzaine.server.bots import prepare_bots
from tests.web.browser import await_question, choose, decide, open_table, play_now
from tests.web.server import CHROMIUM, running_server

SIZES = {"desktop": (1280, 800), "phone": (360, 740)}
PAGES = {
    "home": "/",
    "watch": "/watch",
    "how": "/how",
    "me": "/me",
    "replays": "/replays",
    "fair": "/fair",
    "error": "/t/nowhere-1000",
}
CLICKED = 12  # decisions made by clicking
SHOWN = (0, 1, 3, 6, 11)  # of them, those that are pictured


def main(folder: Path, games: list[str]) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        prepare_bots(dz.game(game))  # so that bots think and hints are there
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                viewport={"width": width, "height": height}, locale="en-GB", base_url=address, reduced_motion="reduce"
            )
            page = context.new_page()
            shoot = Shooter(page, folder, size)
            for name, path in PAGES.items():
                page.goto(path)
                shoot(name)
            for game in games:
                one_game(context, page, shoot, game)
            page.goto("/")
            shoot("home-later")
            page.goto("/me")
            shoot("me-later")
            context.close()
        browser.close()


class Shooter:
    """Names and takes pictures, each in light and in dark."""

    def __init__(self, page: Page, folder: Path, size: str) -> None:
        self.page, self.folder, self.size = page, folder, size

    def __call__(self, name: str, whole: bool = False) -> None:
        """Take one of each."""
        for scheme in ("dark", "light"):
            self.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            path = self.folder / f"{name}-{self.size}-{scheme}.png"
            self.page.screenshot(path=path, full_page=whole)
            print(path, flush=True)


def one_game(context: BrowserContext, page: Page, shoot: Shooter, game: str) -> None:
    """A match from its settings to its result, its replay and its review."""
    for name, path in {"settings": f"/new/{game}", "rules": f"/rules/{game}"}.items():
        page.goto(path)
        shoot(f"{game}-{name}", whole=name == "settings")
    page.goto("/")
    page.locator(f"[data-game={game}] form[action='/invite'] button").click()
    page.wait_for_selector(".lobby")
    shoot(f"{game}-lobby")
    play_now(page, game)
    rng = random.Random(12)
    for number in range(CLICKED):
        if not await_question(page):
            break
        if number == 0:
            shoot(f"{game}-start")
            ask_for_a_hint(page, shoot, game)
        choose(page, rng)
        if number in SHOWN:
            shoot(f"{game}-table-{number}")
        decide(page, rng)
    page.locator("#page").first.wait_for()
    after_it(context, page, shoot, game)


def readme(folder: Path) -> None:
    """The pictures of the README: two tables on a desk, and all games on a phone, dark, in French."""
    for game in dz.games():
        prepare_bots(dz.game(game))
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        desk = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
        phone = {"viewport": {"width": 360, "height": 740}, "locale": "fr-FR", "color_scheme": "dark"}
        for game, count in (("king12", 2), ("crowns13", 3), ("killer", 4)):
            picture(browser, address, desk, game, count, folder / f"{game}.png")
        phones = [folder / f"phone-{game}.png" for game in dz.games()]
        for game, path in zip(dz.games(), phones, strict=True):
            picture(browser, address, phone, game, 3, path)
        page = browser.new_page(viewport={"width": 360 * len(phones), "height": 740})
        row = "".join(f'<img src="data:image/png;base64,{b64encode(path.read_bytes()).decode()}">' for path in phones)
        page.set_content(f'<body style="margin:0;display:flex">{row}</body>')
        page.screenshot(path=folder / "phones.png")
        for path in phones:
            path.unlink()
        browser.close()


def picture(browser: Browser, address: str, how: dict[str, Any], game: str, count: int, path: Path) -> None:
    """A table after some decisions, with the next one chosen but not sent."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **how)
    page, rng = context.new_page(), random.Random(12)
    few = dz.game(game).seats[0] == dz.game(game).seats[1]
    open_table(page, game, ["me", "regular"] if few else ["me", "regular", "regular", "regular"], name="Lea")
    for _ in range(count):
        await_question(page)
        decide(page, rng)
    await_question(page)
    choose(page, rng)
    page.evaluate("document.documentElement.classList.remove('keys'); scrollTo(0, 0)")
    page.screenshot(path=path)
    context.close()


def ask_for_a_hint(page: Page, shoot: Shooter, game: str) -> None:
    """The sheet with what each move is worth, once bots can think."""
    if page.locator("#hint").count():
        page.locator("#hint").click()
        page.locator("#sheet table").wait_for()
        shoot(f"{game}-hint")
        page.keyboard.press("Escape")


def after_it(context: BrowserContext, page: Page, shoot: Shooter, game: str) -> None:
    """The end of the match, and what there is to see of it then."""
    table = page.url.split("?")[0]
    finish(context, table)
    page.goto(table)
    page.wait_for_timeout(300)
    shoot(f"{game}-result", whole=True)
    for name, path in {"replay": "/replay?at=30", "story": "/story", "review": "/review"}.items():
        page.goto(table + path)
        if name == "review":
            page.locator(".review").wait_for(timeout=120_000)
        shoot(f"{game}-{name}", whole=name == "review")


def finish(context: BrowserContext, table: str) -> None:
    """Play a match to its end by any legal moves."""
    rng, code = random.Random(3), table.rsplit("/", 1)[1]
    secret = next(each["value"] for each in context.cookies() if each["name"] == "douzaine")
    headers = {"authorization": f"Bearer {secret}"}
    address = table.rsplit("/t/", 1)[0] + f"/api/tables/{code}"
    while True:
        state: dict[str, Any] = context.request.get(f"{address}/state", headers=headers).json()
        if state["over"]:
            return
        if state["legal"]:
            move = rng.choice(state["legal"])["move"]
            body = {"seat": state["seat"], "number": state["asked"], "moves": [move]}
            context.request.post(f"{address}/moves", data=body, headers=headers)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--readme"]:
        readme(Path(sys.argv[2]))
        sys.exit()
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:] or list(dz.games()))
