"""What an editor knows of a game's records is what they are."""

import re

import numpy as np
import pytest

import douzaine as dz
from douzaine.testing.records import records_file, records_text

OURS = [id for id in dz.games() if dz.game(id).package.startswith("douzaine.")]


@pytest.mark.parametrize("id", OURS)
def test_records_agree_with_their_dtypes(id: str) -> None:
    game = dz.game(id)
    text = records_file(game).read_text(encoding="utf-8")
    assert text == records_text(game), "run scripts/records.py"
    for name, dtype in (("Box", game.rule_set.box), ("Table", game.rule_set.table)):
        told = re.search(rf"^class {name}\(Protocol\):\n(.*?)(?=^class|\Z)", text, re.M | re.S)
        assert told
        fields = dict(re.findall(r"^    (\w+): (\w+)$", told[1], re.M))
        assert fields == {field: kind_of(dtype[field]) for field in dtype.names}


def kind_of(dtype: "np.dtype[np.void]") -> str:
    return "Numbers" if dtype.shape else "int"


def test_comments_beside_fields_are_told() -> None:
    text = records_text(dz.game("pennies"))
    assert '    coin: Numbers\n    """[2] secret coin, 0 or 1; -1 = not dealt or not known"""\n' in text
    assert '    seats: int\n    """number of seats"""\n' in text
    assert "    rounds: int\n\n" in text  # no comment stands beside it
