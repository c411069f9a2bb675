"""What tests of bots share."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def _low_ceilings(low_ceilings: None) -> None:
    """All of them solve Killer up to fewer HP."""
