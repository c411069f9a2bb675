"""Every error speaks both languages: what the code raises has its texts, and French readers get no English."""

import ast
import pickle
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import douzaine as dz
from douzaine import errors
from douzaine.cli import main
from douzaine.errors import DouzaineError, Phrase, file_trouble
from douzaine.match.words import LANGUAGES, table_words
from tests.generic.test_words import COMMON, folders, messages

ROOT = Path(dz.__file__).parent
PHRASES = {name for name, each in vars(errors).items() if isinstance(each, type) and issubclass(each, Phrase)}
ARGUMENT = {"Refused": 1, "say_in_request": 1, "said": 2}  # which argument is the id; of phrases the first
MADE = {  # files that make an id of parts or hand one on, and what holds those ids
    "games/declare.py": "sentences of findings: the tests of each game's deck files read them all",
    "errors.py": "what the system says of a file",
    "web/api/calls.py": "SHAPES, read below",
    "web/middleware/throttle.py": "said hands on an id; those who call it are read here",
    "web/middleware/guard.py": "said, as in limits",
    "web/app.py": "one of two literals",
}
ENGLISH = re.compile(r"\b(the|is|are|not|must|there|has|of|and|it|with|cannot|be|to|or|this|from)\b", re.IGNORECASE)


def named(call: ast.Call) -> str:
    """What is called, without what stands before the dot."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def phrases() -> Iterator[tuple[Path, ast.Call, ast.expr]]:
    """Every place of the code that makes a phrase or raises an error, with its id."""
    for path in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and named(node) in PHRASES | set(ARGUMENT):
                yield path, node, node.args[ARGUMENT.get(named(node), 0)]


def ids_in(id: ast.expr) -> list[str]:
    """The ids an argument can be; none if it is put together."""
    if isinstance(id, ast.IfExp):
        return [*ids_in(id.body), *ids_in(id.orelse)]
    return [id.value] if isinstance(id, ast.Constant) and isinstance(id.value, str) else []


FOUND = list(phrases())
texts = cache(messages)


def test_the_code_is_read() -> None:
    assert len(FOUND) > 120
    assert {named(call) for _, call, _ in FOUND} == PHRASES | set(ARGUMENT)


@pytest.mark.parametrize(("path", "call", "id"), FOUND, ids=lambda each: getattr(each, "name", ""))
def test_every_phrase_has_its_text_and_all_values(path: Path, call: ast.Call, id: ast.expr) -> None:
    where = f"{path.relative_to(ROOT)}:{call.lineno}"
    if not ids_in(id):
        assert path.relative_to(ROOT).as_posix() in MADE, f"{where}: write the id out"
    given = {keyword.arg for keyword in call.keywords}
    for each in ids_in(id):
        game, _, text = each.rpartition(".")
        assert not game or path.is_relative_to(dz.game(game).folder), f"{where} speaks for another game"
        for lang in LANGUAGES:
            known = texts(COMMON / f"{lang}.ftl")
            known = known | texts(dz.game(game).folder / "words" / f"{lang}.ftl") if game else known
            assert text in known, f"{where}: {each} has no text in {lang}"
            assert None in given or known[text] <= given, f"{where}: {each} lacks {known[text] - given}"


def test_no_error_text_is_left_over() -> None:
    used = {each.rpartition(".")[2] for _, _, id in FOUND for each in ids_in(id)}
    used |= set(re.findall(r'"(error-[a-z-]+)"', (ROOT / "web" / "api" / "calls.py").read_text(encoding="utf-8")))
    for folder in folders():
        told = {id for id in messages(folder / "en.ftl") if id.startswith(("error-", "allowed-", "file-"))}
        if folder.is_relative_to(ROOT):
            assert told <= used, f"{folder} says what nobody raises: {told - used}"


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.parent.name)
def test_french_texts_hold_no_english(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text(encoding="utf-8").splitlines():
        id, _, text = line.partition(" = ")
        if id.startswith(("error-", "allowed-", "file-", "cli-wrong", "web-error-", "server-error-")):
            words = re.sub(r"\{[^}]*\}|`[^`]*`|'[^']*'", "", text)
            assert not ENGLISH.search(words.replace("--database", "")), line


# ---- the errors themselves


def killer() -> dz.Match:
    return dz.Match(dz.game("killer").box(first_player=0), dealer=None)


RAISED: list[tuple[type[DouzaineError], Callable[[], object], str]] = [
    (dz.UnknownGame, lambda: dz.game("chess"), "il n’y a pas de jeu 'chess'"),
    (dz.BadOption, lambda: dz.game("killer").box(players=99), "players = 99 n’est pas permis\u202f: de 2 à 10"),
    (dz.BadOption, lambda: dz.game("killer").box(max_turns=3), "0, ou de 50 à 100000"),
    (dz.BadOption, lambda: dz.game("killer").box(wings=1), "killer n’a pas d’option 'wings'"),
    (dz.BadOption, lambda: dz.game("king12").box(players=9), "il faut 3 boîtes"),
    (dz.IllegalMove, lambda: killer().deal("7"), "'7' ne peut pas sortir de ce tirage"),
    (dz.NotYourTurn, lambda: killer().play(1, "roll"), "la table attend le hasard"),
    (dz.NotSolved, lambda: dz.Match(dz.game("king12").box(), seed=1).view(0).value(), "n’est pas résolu"),
    (dz.BadPosition, lambda: dz.Match.at(dz.game("killer").box(), {"hp": [0, 0]}), "au moins une place en vie"),
    (dz.BadPosition, lambda: dz.Match.at(dz.game("killer").box(), {"turn": 9}), "de 0 à 1, et non 9"),
    (dz.BadRecord, lambda: dz.Match.replay("douzaine record 1\ngame chess 1"), "ligne 2\u202f: il n’y a pas de jeu"),
    (dz.BadRecord, lambda: dz.Match.replay("douzaine record 1\noption players {"), "ligne 2\u202f: ceci ne se lit pas"),
    (dz.BadDeck, lambda: dz.game("heroes12").box(deck_1=["orc"] * 3), "3 cartes\u202f; il en faut 12"),
    (dz.BadDeck, lambda: dz.game("crowns13").box(deck="schema = 1\n\n"), "Le champ"),
    (dz.DouzaineError, lambda: dz.bot("deep"), "il n’y a pas de robot 'deep'"),
    (dz.DouzaineError, lambda: dz.game("killer").book.rule("R999"), "n’a pas de règle 'R999'"),
    (dz.DouzaineError, lambda: dz.ladder("killer"), "demande une boîte"),  # type: ignore[arg-type]
    (dz.BadRecord, lambda: dz.Match.replay(Path("match.txt")), "il faut d’abord lire"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("kind", "cause", "french"), RAISED, ids=lambda each: getattr(each, "__name__", ""))
def test_an_error_is_told_in_french_and_english(
    kind: type[DouzaineError], cause: Callable[[], object], french: str
) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011 - which one is the first thing asserted
        cause()
    error = raised.value
    assert type(error) is kind
    assert french in error.text("fr")
    assert ENGLISH.search(str(error))
    assert not ENGLISH.search(re.sub(r"\bor\b", "", error.text("fr")))
    assert str(error) == error.text("en") == error.text()
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.text("fr"), again.args) == (type(error), error.text("fr"), error.args)


def test_every_kind_of_error_is_among_them() -> None:
    assert {kind.__name__ for kind, _, _ in RAISED} == PHRASES - {"Phrase"}


def test_a_sentence_says_itself_and_an_unknown_language_is_refused() -> None:
    assert str(DouzaineError("It rains. Go home.")) == "It rains. Go home."
    assert repr(dz.BadOption("It rains.")) == "BadOption('It rains.')"
    with pytest.raises(dz.DouzaineError, match="no language 'de'"):
        DouzaineError("error-over").text("de")


def test_numbers_are_written_as_they_are_typed() -> None:
    with pytest.raises(dz.DouzaineError, match="from 1 to 1000000000000, not 0"):
        dz.simulate(dz.game("killer").box(), games=0)


def test_bad_decks_keep_every_finding(tmp_path: Path) -> None:
    with pytest.raises(dz.BadDeck) as raised:
        dz.game("heroes12").box(deck_1=["orc"] * 3)
    assert pickle.loads(pickle.dumps(raised.value)).errors == raised.value.errors
    assert [finding.code for finding in raised.value.errors] == ["T1", "T2"]
    with pytest.raises(dz.BadDeck, match="No such file") as raised:
        dz.game("heroes12").box(deck_1=str(tmp_path / "nowhere"))
    assert "ce fichier n’existe pas" in raised.value.text("fr")


@pytest.mark.parametrize("error", [FileNotFoundError(), PermissionError(), IsADirectoryError(), UnicodeError()])
def test_troubles_with_files_are_told_in_both_languages(error: Exception) -> None:
    texts = [file_trouble(error).text(lang) for lang in LANGUAGES]
    assert texts[0] != texts[1]
    assert str(file_trouble(OSError(28, "No space left on device"))) == "No space left on device"


@pytest.mark.parametrize(
    ("words", "french"),
    [
        (["rules", "killer", "R99"], "n’a pas de règle 'R99'"),
        (["dance"], "il n’y a pas de commande 'dance'"),
        (["games", "--dance"], "il n’y a pas d’option '--dance' ici"),
        (["rules"], "manque"),
        (["games", "dance"], "il n’y a pas de jeu"),
        (["play", "killer", "--people", "x"], "--people ne peut pas être 'x'"),
        (["replay", "nowhere"], "nowhere\u202f: ce fichier n’existe pas"),
        (["replay", "tests"], "tests\u202f: c’est un dossier"),
        (["verify", "README.md"], "une partie enregistrée commence par la ligne"),
        (["deck", "check", "README.md"], "aucun jeu"),
        (["deck", "new", "killer"], "killer n’a pas de decks personnels"),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_the_command_line_refuses_in_french(
    words: list[str], french: str, first: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--lang", "fr", *words] if first else [*words, "--lang=fr"])
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert french in said
    assert not ENGLISH.search(said)


@pytest.mark.parametrize("words", [[], ["--lang", "fr"], ["--lang=en"]])
def test_the_command_alone_prints_its_help(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main(words)
    said = capsys.readouterr()
    assert "douzaine play killer" in said.out
    assert not said.err


def test_a_deck_file_is_judged_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('game = "heroes12"\nschema = 1\nid = "x"\n[deck]\norc = 3\n', encoding="utf-8")
    for lang, said in (("en", "orc: 3 cards"), ("fr", "orc\u202f: 3 cartes")):
        with pytest.raises(SystemExit):
            main(["deck", "check", str(file), "--lang", lang])
        assert said in capsys.readouterr().out


def test_the_table_keeps_its_words() -> None:
    assert table_words() is table_words()
