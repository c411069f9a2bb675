"""The command line: help without arguments, facts as JSON, the options of a game, a pager."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App
from rich.console import Console

import douzaine as dz
from douzaine.cli import main, make_app
from douzaine.lessons import lesson_of, lessons
from douzaine.testing import play_out


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    main([*words, "--json", "--lang", "en"])
    return json.loads(capsys.readouterr().out)


def test_without_arguments_it_helps(capsys: pytest.CaptureFixture[str]) -> None:
    main([])
    shown = capsys.readouterr().out
    assert all(command in shown for command in ("play", "serve", "simulate", "rules"))


def test_help_is_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--lang", "fr"])
    shown = capsys.readouterr().out
    assert "Commandes" in shown
    assert not [word for word in ("Commands", "Display", "Show") if word in shown]


NO_FACTS = {"play", "serve", "deck new", "puzzles make"}  # tables, a file to begin with, and JSON whatever is asked


def commands(app: App, before: str = "") -> Iterator[tuple[str, App]]:
    """Every command, with those of its group before it."""
    for name in app:
        if not name.startswith("-"):
            found = list(commands(app[name], f"{before}{name} "))
            yield from found or [(f"{before}{name}", app[name])]


def test_every_command_that_prints_facts_prints_them_as_json() -> None:
    found = dict(commands(make_app("en")))
    assert set(found) >= NO_FACTS
    assert len(found) > 15
    for name, command in found.items():
        takes = any("--json" in argument.names for argument in command.assemble_argument_collection())
        assert takes != (name in NO_FACTS), name


def test_lessons_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    known = told(capsys, "learn")
    assert [each["game"] for each in known] == list(lessons())
    assert told(capsys, "learn", known[0]["game"]) == known[0]
    assert len(known[0]["steps"]) == len(lesson_of(known[0]["game"]).steps)


def test_the_package_is_a_command() -> None:
    done = subprocess.run([sys.executable, "-m", "douzaine", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == f"douzaine {dz.__version__}"


def test_every_option_of_a_game_is_listed(game: dz.Game, capsys: pytest.CaptureFixture[str]) -> None:
    facts = told(capsys, "games", game.id)
    assert [option["id"] for option in facts["options"]] == [option.id for option in game.options]
    for lang in ("en", "fr"):
        main(["games", game.id, "--lang", lang])
        shown = capsys.readouterr().out
        assert game.words.text("title", lang) in shown
        for option in game.options:
            assert f"--{option.id.replace('_', '-')}" in shown
            about = game.words.text(f"option-{option.id}.help", lang)
            assert set(about.split()) <= set(shown.split())  # nothing is cut off at the edge
    assert [each["id"] for each in told(capsys, "games")] == list(dz.games())
    with pytest.raises(SystemExit):
        main(["games", "chess"])


def test_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "rules", "killer") == dict(dz.game("killer").book.rules("en"))
    assert list(told(capsys, "rules", "killer", "r14")) == ["R14"]


def test_records_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = dz.Match(dz.game("pennies").box(), seed=3)
    play_out(match, random.Random(1))
    file = tmp_path / "match.txt"
    file.write_text(match.record(), encoding="utf-8")
    facts = told(capsys, "replay", str(file))
    assert facts["outcome"]["winners"] == list(match.outcome.winners)  # type: ignore[union-attr]
    assert [event["text"] for event in facts["story"]] == [event.text() for event in match.story]
    reviewed = told(capsys, "review", str(file), "--trials", "20")
    assert len(reviewed["decisions"]) == sum(step.seat != dz.CHANCE for step in match.steps)
    with pytest.raises(SystemExit):
        main(["verify", str(file), "--json"])  # a seed was not committed to


def test_ladders_and_simulations_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    rated = told(capsys, "ladder", "pennies", "--bots", "random,simple", "--games", "4", "--seed", "1")
    assert sorted(rated["levels"]) == ["random", "simple"]
    assert rated["box"]["game"] == "pennies"
    assert told(capsys, "simulate", "pennies", "--games", "20", "--seed", "1")["games"] == 20


def test_a_deck_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.toml"
    main(["deck", "new", "crowns13"])
    file.write_text(capsys.readouterr().out.replace('colour = "blue"', 'colour = "mauve"', 1), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["deck", "check", str(file), "--json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert findings
    assert not all(finding["warning"] for finding in findings)


def test_long_pages_go_through_a_pager_only_where_somebody_reads(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paged: list[str] = []
    monkeypatch.setattr("rich.pager.SystemPager.show", lambda self, content: paged.append(content))
    main(["rules", "killer"])
    assert "R40" in capsys.readouterr().out
    assert not paged
    monkeypatch.setattr("douzaine.cli.books.Console", lambda: Console(force_terminal=True))
    main(["rules", "killer"])
    assert "R40" in paged[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate"], "GAME is missing; --help says what it is"),
        (["simulate", "killer", "--games", "0"], "games must be a whole number"),
        (["simulate", "killer", "--bots", "nobody"], "there is no bot 'nobody'"),
    ],
)
def test_what_is_wrong_is_said_before_anything_is_begun(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(dz.game("killer").rule_set), "is_compiled", False)
    with pytest.raises(SystemExit) as stopped:
        main([*words, "--lang", "en"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith(f"douzaine: {said}")


def test_a_rule_that_is_not_there_is_named_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "killer", "R999", "--lang", "en"])
    assert "R1–R40, Q1–Q26" in capsys.readouterr().err
