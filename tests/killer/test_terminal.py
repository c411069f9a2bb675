"""The terminal table, driven by what a person types."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import douzaine as dz
from douzaine.bots import bot
from douzaine.cli import main
from douzaine.terminal.players import Player
from douzaine.terminal.practice import lay
from douzaine.terminal.saves import resume
from douzaine.terminal.table import TerminalTable
from tests.killer.tools import GAME


def sit(match: dz.Match, answers: list[str], lang: str = "en", people: int = 1) -> str:
    """Play with these answers; what the screen showed."""
    screen = io.StringIO()
    typed = iter(answers)

    def ask(prompt: str) -> str:
        screen.write(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    players = [
        Player(f"P{seat}") if seat < people else Player(f"Bot{seat}", "simple", bot("simple", 1))
        for seat in range(match.box.players)
    ]
    TerminalTable(match, players, lang, Console(file=screen, width=80, highlight=False), ask).run()
    return screen.getvalue()


def first_seat(seed: int = 5) -> dz.Match:
    return dz.Match(GAME.box(first_player=0), seed=seed)


def test_a_person_plays_by_number_by_words_and_several_at_once() -> None:
    match = first_seat()
    top = match.position()["rolled"][0]
    shown = sit(match, ["1", "roll"])
    assert match.steps[-1].seat != 0 or len(match.steps) > 7
    assert f"keep {top}" in shown
    match = first_seat()
    sit(match, [f"keep {top}, roll"])
    assert match.position()["kept"][0] == top


def test_a_whole_match_can_be_played() -> None:
    match = first_seat()
    shown = sit(match, ["1"] * 2000)
    assert match.over
    assert "wins." in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_wrong_words_change_nothing_and_commands_answer() -> None:
    match = first_seat()
    before = match.record()
    shown = sit(match, ["nonsense", "99", "", "why", "rules R14", "rules R99", "odds", "story", "help", "undo"])
    assert match.record() == before
    for text in ("not one of the choices", "R9", "R14", "no rule 'R99'", "worth", "take back", "put the match away"):
        assert text in shown


def test_undo_takes_back_until_chance_intervenes() -> None:
    match = first_seat()
    before = match.record()
    sit(match, ["1", "undo"])
    assert match.record() == before


def test_french_words_and_commands() -> None:
    shown = sit(first_seat(), ["pourquoi", "règles r14", "chances", "n’importe quoi"], lang="fr")
    for text in ("Écartez au moins un dé", "Entre 12 et 30", "attaque", "n’est pas un des choix"):
        assert text in shown


def test_save_and_resume(tmp_path: Path) -> None:
    match, path = first_seat(), tmp_path / "later.douzaine"
    sit(match, ["1", f"save {path}"])
    again, players, lang = resume(path)
    assert again.record() == match.record()
    assert [player.level for player in players] == [None, "simple"]
    assert lang == "en"
    assert str(match.dealer.describe() if match.dealer else "") not in path.read_text(encoding="utf-8")
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(dz.BadRecord):
        resume(path)
    sit(match, [f"save {tmp_path / 'no' / 'such' / 'folder'}"])


def test_real_dice_are_typed_one_by_one_or_all_at_once() -> None:
    match = dz.Match(GAME.box(), dealer=None)
    shown = sit(match, ["1", "6 6 5 4 3 9", "2"], people=2)
    assert match.position()["turn"] == 1
    assert match.position()["rolled"] == [6, 6, 5, 4, 3, 2]
    assert "cannot have fallen" in shown


def test_errors_at_the_table_are_told_in_french(tmp_path: Path) -> None:
    shown = sit(first_seat(), ["règles R99", f"sauver {tmp_path}/nowhere/x"], "fr")
    assert "killer n’a pas de règle 'R99'" in shown
    assert "ce fichier n’existe pas" in " ".join(shown.split())


def test_two_people_at_one_keyboard_with_secrets_hand_over() -> None:
    match = dz.Match(dz.game("pennies").box(), seed=1)
    shown = sit(match, ["1", "", "1", "", "1"], people=2)
    assert "only you can see the screen" in shown


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["rules", "killer", "R99"], "no rule"),
        (["rules", "chess"], "no game 'chess'"),
        (["simulate", "killer", "--players", "11"], "players"),
        (["simulate", "killer", "--colour", "red"], "colour"),
        (["simulate", "killer", "--bots", "deep"], "no bot"),
        (["simulate", "killer", "--games", "0"], "games"),
        (["replay", "no such file"], "no such file"),
        (["play", "killer", "--people", "9"], "people"),
        (["play", "killer", "--lang", "de"], "language"),
        (["play", "--resume", "no such file"], "no such file"),
        (["deck", "check", "pyproject.toml"], "deck"),
        (["deck", "new", "killer"], "killer"),
        (["dance"], "dance"),
    ],
)
def test_wrong_input_gets_one_line_and_status_2(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    said = capsys.readouterr().err.strip()
    assert message in said
    assert len(said.splitlines()) == 1


def test_commands_print_what_they_should(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = first_seat()
    sit(match, ["1"] * 2000)
    path = tmp_path / "match.txt"
    path.write_text(match.record(), encoding="utf-8")
    for words, wanted in (
        (["games", "--lang", "en"], "killer"),
        (["rules", "killer", "R14", "--lang", "fr"], "Entre 12 et 30"),
        (["rules", "killer", "--lang", "en"], "R40"),
        (["replay", str(path), "--lang", "en"], "All others are out"),
        (["simulate", "killer", "--games", "50", "--seed", "1", "--json"], '"games": 50'),
        (["simulate", "killer", "--games", "50", "--seed", "1", "--lang", "fr"], "Victoires"),
        (["--version"], dz.__version__),
        (["--help"], "simulate"),
    ):
        main(words)
        assert wanted in capsys.readouterr().out


def test_without_a_terminal_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "killer"])
    assert stopped.value.code == 2
    assert "import douzaine" in capsys.readouterr().err


# ---- practice


def test_practice_in_the_terminal_takes_back_dice_and_bots(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"hp": [30, 12], "turn": 0}', encoding="utf-8")
    match = lay(file, "killer", {"players": "2"}, None, 4)
    shown = practised(match, ["undo", "1,roll", "undo", "undo", "undo", "quit"])
    assert "undo takes back your last move" in shown
    assert shown.count("Nothing to take back") == 2  # nothing yet, and back at the start again
    assert match.position()["hp"] == [30, 12]


def test_practice_in_the_terminal_begins_at_a_step_of_a_record(tmp_path: Path) -> None:
    match = first_seat()
    match.play(0, [match.legal(0)[0], "roll"])
    file = tmp_path / "record.txt"
    file.write_text(match.record(), encoding="utf-8")
    assert lay(file, None, {}, None, 4).steps == match.steps
    laid = lay(file, None, {}, 7, 4)
    assert laid.steps[:7] == match.steps[:7]
    assert laid.actors == (0,)
    with pytest.raises(dz.DouzaineError, match="--step"):
        lay(file, None, {}, 999, 4)


@pytest.mark.parametrize(
    "more", [["--from", "gone.json"], ["--from", "x.json", "--real-dice"], ["--from", __file__], ["--step", "x"]]
)
def test_practice_that_cannot_begin_is_one_sentence(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["play", "killer", *more])
    assert capsys.readouterr().err.count("\n") == 1


def practised(match: dz.Match, answers: list[str]) -> str:
    screen, typed = io.StringIO(), iter(answers)
    players = [Player("P0"), Player("Bot", "simple", bot("simple", 1))]
    table = TerminalTable(match, players, "en", Console(file=screen, width=200, highlight=False), lambda _: next(typed))
    table.practise()
    table.run()
    return screen.getvalue()


@pytest.mark.parametrize(
    ("lang", "minute", "example"), [("en", "In one minute", "Lea loses 3"), ("fr", "En une minute", "Léa perd 3")]
)
def test_rules_begin_with_one_minute_and_have_examples(
    lang: str, minute: str, example: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["rules", "killer", "--lang", lang])
    shown = capsys.readouterr().out
    assert shown.index(minute) < shown.index("R1 ") < shown.index(example)
    assert "30 − 27 = 3" in shown
