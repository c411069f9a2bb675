"""What server tests share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.tools import Inside, inside


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder: Path = tmp_path_factory.mktemp("server")
    with inside(folder) as running:
        yield running
