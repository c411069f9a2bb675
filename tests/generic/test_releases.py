"""What released versions wrote, this one reads: their records replay to the same table, their databases open.

`tests/samples/releases/VERSION` holds records and what they came to; `tests/samples/MIGRATION-VERSION.sql` is a
database (`tests/server/test_upgrades.py` opens them all and plays on). When a version is released, write its
samples with `python -m tests.samples.release VERSION`, once, and never again.
"""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import douzaine as dz
from tests.samples.release import SAMPLES, told_of

ROOT = Path(__file__).parent.parent.parent
RECORDS = sorted((SAMPLES / "releases").glob("*/*.txt"))
HEADING = re.compile(r"^## (\d+\.\d+\.\d+)\b", re.MULTILINE)


def versions() -> list[str]:
    return HEADING.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_the_version_at_hand_heads_the_changes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert versions()[0] == project["version"]
    assert versions() == sorted(versions(), key=lambda each: tuple(map(int, each.split("."))), reverse=True)


def test_every_released_version_has_samples() -> None:
    for version in versions()[1:]:
        records = list((SAMPLES / "releases" / version).glob("*.txt"))
        assert {path.name.split("-")[0] for path in records} >= {"killer", "king12", "crowns13", "heroes12"}, version
        assert list(SAMPLES.glob(f"*-{version}.sql")), f"no database of {version}"


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_released_version_replays_to_the_same_table(record: Path) -> None:
    known: dict[str, Any] = json.loads((record.parent / "told.json").read_text(encoding="utf-8"))[record.stem]
    text = record.read_text(encoding="utf-8")
    match = dz.Match.replay(text)
    told = told_of(match)
    assert told["outcome"] == known["outcome"]
    for now, then in [(told["position"], known["position"]), *zip(told["views"], known["views"], strict=True)]:
        assert {key: now[key] for key in then} == then  # later versions may tell more
    assert match.record() == text


def test_upgrade_notes_tell_of_the_version_at_hand() -> None:
    notes = (ROOT / "docs/run/upgrades.md").read_text(encoding="utf-8")
    assert f"## To {versions()[0]}" in notes
