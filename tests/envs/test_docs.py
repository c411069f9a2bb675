"""The page about environments says what the code does."""

import re

import pytest

import douzaine as dz
from douzaine import envs
from douzaine.testing.spaces import action_table, observation_table
from scripts.environments import PAGE, page


def test_the_tables_of_observations_and_actions_are_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text), "run python scripts/environments.py"


def test_the_tables_name_every_entry_and_every_action_once(game: dz.Game) -> None:
    box = game.box()
    spans = re.findall(r"^\| (\d+)(?:–(\d+))? \|", observation_table(box), re.MULTILINE)
    entries = [entry for first, last in spans for entry in range(int(first), int(last or first) + 1)]
    assert entries == list(range(box.observation_size))
    assert all(f"`{box.moves[0].split()[0]}" in table for table in [action_table(box)])


@pytest.mark.slow
def test_the_examples_of_the_page_work() -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    code = re.findall(r"```python\n(from douzaine import envs\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(code) == 1
    calls = [line.split("#")[0].strip() for line in code[0].splitlines() if line.startswith("envs.")]
    assert len(calls) == 5
    for call in calls:
        assert eval(call.replace("4096", "4"), {"envs": envs}) is not None
