"""What tests of bots share."""

from collections.abc import Iterator

import pytest

from douzaine.games.killer.bots import solver
from tests.conftest import DEPTH


@pytest.fixture(scope="module", autouse=True)
def _low_ceilings() -> Iterator[None]:
    """Killer is solved up to fewer HP: everything that is asserted lies well below. At night, up to all of them."""
    with pytest.MonkeyPatch.context() as patch:
        if DEPTH == 1:
            patch.setattr(solver, "LEAST_CEILING", 30)
            patch.setattr(solver, "ROOM", 10)
        yield
